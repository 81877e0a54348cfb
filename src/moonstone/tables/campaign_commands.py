"""What may be done to a campaign, and by whom. Each function works out one command and changes nothing.

The result is an entry for the campaign's log; the campaign changes only once that is stored. What may not be done
raises Refused with a code and a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from moonstone.engine import AnyGame, CampaignSeat, Json, Refused, edition_data, legacy_of
from moonstone.engine.match import draws_for
from moonstone.engine.naming import LONGEST_NAME, plain_name
from moonstone.tables.campaign_entries import (
    Began,
    CampaignConfig,
    ChangedOver,
    Did,
    Ended,
    MembersChanged,
    NewCampaignEntry,
    Rewound,
)
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.clocks import Clock
from moonstone.tables.config import TableCampaign, TableConfig
from moonstone.tables.members import CampaignPlayer, Member, scripted_seat
from moonstone.tables.seats import Person, Seat, check_bot, check_seat, distinct_names, requested_seat
from moonstone.tables.table import Table


def requested_member(
    game: AnyGame,
    kind: str,
    name: str | None,
    bot: str | None,
    role: str | None,
    person: Person,
    *,
    token: str,
    bots: Collection[str],
) -> Member:
    """A member as the host wants it, its number still 0; the token is the one of its link, if it has one."""
    if kind == "scripted":
        seat = check_seat(scripted_seat(name or legacy_of(game).scripted_name), bots)
        return Member(0, seat, role, scripted=True)
    return Member(0, requested_seat(kind, name, bot, person, token=token, bots=bots), role)


def campaign_config(
    game: AnyGame,
    name: str,
    members: Sequence[Member],
    *,
    public: bool,
    clock: Clock,
    substitute: str,
    bots: Collection[str],
) -> CampaignConfig:
    """A campaign as somebody wants it; Refused if it cannot be played."""
    numbered = [replace(member, number=number) for number, member in enumerate(members)]
    return CampaignConfig(
        name=check_title(name),
        game=game.name,
        rules=game.rules,
        fingerprint=game.fingerprint,
        edition=edition_data(game),
        public=public,
        clock=clock,
        substitute=check_bot(substitute, bots),
        members=_checked(game, numbered),
    )


def check_member(campaign: SharedCampaign, person: str) -> None:
    """Refused unless the person has founded the campaign or takes part in it."""
    if not campaign.belongs_to(person):
        raise Refused("not-your-seat", "Only those with a place in the campaign can do that.")


def check_title(name: str) -> str:
    """A campaign's name as it will be shown; Refused if it cannot be."""
    return plain_name(name, "A campaign's name", LONGEST_NAME)


def add(campaign: SharedCampaign, person: str, member: Member) -> NewCampaignEntry:
    """The host makes room for one more."""
    _check_host(campaign, person)
    taken = [member.number for member in campaign.members]
    if campaign.running is not None:
        taken += [player.member for player in campaign.running.note.players]
    number = max(taken, default=-1) + 1
    return _placed(campaign, person, [*campaign.members, replace(member, number=number)])


def arrange(campaign: SharedCampaign, person: str, number: int, wanted: Member) -> NewCampaignEntry:
    """The host changes who a place is for. Without a role it keeps the one it has."""
    _check_host(campaign, person)
    before = campaign.member(number)
    if before.seat.kind == "person" and before.seat.person != person and wanted.seat.kind not in ("open", "link"):
        raise Refused("seat-taken", "Somebody sits there: open the place first.", member=number)
    _check_secrets(campaign, person, before)
    role = before.role if wanted.role is None else wanted.role
    if role != before.role:
        _check_free_to_choose(campaign, before)
    return _with(campaign, person, replace(wanted, number=number, role=role))


def remove(campaign: SharedCampaign, person: str, number: int) -> NewCampaignEntry:
    """The host, or its person, gives a place up for good: nobody plays its role from the next game on."""
    member = campaign.member(number)
    if member.seat.person != person:
        _check_host(campaign, person)
        _check_secrets(campaign, person, member)
    if len(campaign.members) == 1:
        raise Refused("nobody-left", "A campaign needs at least one place.")
    return _placed(campaign, person, [other for other in campaign.members if other is not member])


def sit(campaign: SharedCampaign, person: Person, number: int, name: str | None) -> NewCampaignEntry:
    """Somebody takes an open place, for themselves or, with a name, for a player on their screen."""
    member = campaign.member(number)
    if member.seat.kind == "link":
        raise Refused("needs-link", "This place is kept for the person who has its link.", member=number)
    if member.seat.kind != "open":
        raise Refused("seat-taken", "This place is taken.", member=number)
    return _with(campaign, person.id, replace(member, seat=_sitter(person, name)))


def claim(campaign: SharedCampaign, person: Person, token: str, name: str | None) -> NewCampaignEntry:
    """Somebody takes the place whose link they have."""
    for member in campaign.members:
        if member.seat.opens_with(token):
            if member.seat.kind != "link":
                raise Refused("seat-taken", "Somebody has taken this place with the link.", member=member.number)
            seat = replace(_sitter(person, name), link=member.seat.link)
            return _with(campaign, person.id, replace(member, seat=seat))
    raise Refused("bad-link", "This link belongs to no place of this campaign, or has been replaced.")


def leave(campaign: SharedCampaign, person: str, number: int) -> NewCampaignEntry:
    """Somebody leaves a place to others: its role, with all it has, waits for them."""
    member = _own(campaign, person, number)
    return _with(campaign, person, replace(member, seat=member.seat.vacated()))


def choose_role(campaign: SharedCampaign, person: str, number: int, role: str) -> NewCampaignEntry:
    """Somebody chooses their role, before their first game; the host may for places without a person."""
    member = campaign.member(number)
    if member.seat.kind == "person" or campaign.host != person:
        _own(campaign, person, number)
    _check_free_to_choose(campaign, member)
    return _with(campaign, person, replace(member, role=role))


def go_away(
    campaign: SharedCampaign, person: str, number: int, bot: str | None, bots: Collection[str]
) -> NewCampaignEntry:
    """A bot holds the place, from the next game on until its person is back. The host may ask for it, too."""
    member = campaign.member(number)
    if campaign.host != person:
        _own(campaign, person, number)
    if member.seat.kind not in ("person", "local"):
        raise Refused("not-a-person", "Nobody sits there who could be away.", member=number)
    seat = replace(member.seat, away=check_bot(bot or campaign.config.substitute, bots), why="asked")
    return _with(campaign, person, replace(member, seat=seat))


def come_back(campaign: SharedCampaign, person: str, number: int) -> NewCampaignEntry:
    """The person plays the next game again."""
    member = _own(campaign, person, number)
    if member.seat.away is None:
        raise Refused("not-away", "No bot holds this place: it is yours.", member=number)
    return _with(campaign, person, replace(member, seat=member.seat.returned))


def give_name(campaign: SharedCampaign, person: str, role: str, what: str, name: str) -> NewCampaignEntry:
    """The person who plays a role names something that is theirs to name."""
    if not any(member.role == role and member.seat.person == person for member in campaign.members):
        raise Refused("not-your-seat", "You do not play that role.", role=role)
    campaign.game.check_rules()
    command = legacy_of(campaign.game).name_command(role, what, name)
    campaign.after_commands([command])
    return NewCampaignEntry(Did(command), person)


def missing(campaign: SharedCampaign) -> list[int]:
    """The places that nobody has taken yet."""
    return [member.number for member in campaign.members if not member.seat.taken]


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game as it would begin: the commands before it, the campaign after those, and its members by seat."""

    rules: int | None
    """The newer version that the campaign changes over to before all that."""
    commands: tuple[Mapping[str, Json], ...]
    campaign: SharedCampaign
    members: tuple[Member, ...]


def begin(
    campaign: SharedCampaign, person: str, number: int, secret: bytes, bots: Collection[str]
) -> tuple[TableConfig, Callable[[str], Sequence[NewCampaignEntry]]]:
    """The next game: what its table is opened with, and the entries, once that table has an id.

    Just before it, the campaign changes over to the newest version of the rules, if there is a newer one and it can;
    roles are joined, handed over and left as the members have it; and bots name what is theirs.
    """
    check_member(campaign, person)
    campaign.game.check_playable()
    if campaign.running is not None:
        text = f"Game {campaign.number} is already in progress."
        raise Refused("game-running", text, number=campaign.number, table=campaign.running.note.table)
    if number != campaign.number:
        raise Refused("other-game", f"The next game is number {campaign.number}.", number=campaign.number)
    empty = missing(campaign)
    if empty:
        raise Refused("seats-empty", "Every place must be taken before a game can begin.", members=list[Json](empty))
    coming = next_game(campaign)
    ready = coming.campaign
    seats_of_bots = [seat for seat, member in enumerate(coming.members) if member.seat.kind == "bot"]
    named = legacy_of(ready.game).bot_commands(seats_of_bots, Random(secret.hex()))
    ready = ready.after_commands(named)
    draws = draws_for(ready.game, secret)
    config = TableConfig.new(
        ready.game,
        [replace(member.seat, link=None) for member in coming.members],
        {},
        public=campaign.config.public,
        clock=campaign.config.clock,
        substitute=campaign.config.substitute,
        secret=draws.secret,
        bots=bots,
    )
    seats = legacy_of(ready.game).seats
    players = tuple(
        CampaignPlayer(member.number, role.role, seat.name or role.role, member.seat.person, member.seat.bot)
        for member, role, seat in zip(coming.members, seats, config.seats, strict=True)
    )

    def entries(table: str) -> Sequence[NewCampaignEntry]:
        began = NewCampaignEntry(Began(number, table, (*coming.commands, *named), players), person)
        return [began] if coming.rules is None else [NewCampaignEntry(ChangedOver(coming.rules), person), began]

    begun = replace(config, key=draws.key, campaign=table_campaign(ready, seats), keeper=campaign.config.keeper)
    return begun, entries


def next_game(campaign: SharedCampaign) -> NextGame:
    """How the next game would begin; Refused if there is none."""
    campaign.game.check_playable()
    changed = campaign.campaign.changed_over()
    rules = None if changed is campaign.campaign else changed.game.rules
    campaign = replace(campaign, campaign=changed)
    by_role = members_by_role(campaign)
    wanted = [CampaignSeat(role, member.scripted) for role, member in by_role.items()]
    commands = tuple(legacy_of(campaign.game).seat_commands(wanted))
    ready = campaign.after_commands(commands)
    members = tuple(by_role[seat.role] for seat in legacy_of(ready.game).seats)
    ready.game.start(len(members))
    return NextGame(rules, commands, ready, members)


def table_campaign(campaign: SharedCampaign, seats: Sequence[CampaignSeat]) -> TableCampaign:
    """What the table of the campaign's next game is told of the campaign."""
    roles = tuple(seat.role for seat in seats)
    scripted = tuple(number for number, seat in enumerate(seats) if seat.scripted)
    return TableCampaign(campaign.id, campaign.name, campaign.number, roles, scripted)


def end(campaign: SharedCampaign, table: Table) -> NewCampaignEntry:
    """The running game is over: what it has left behind. A person who came back at the table is back here, too."""
    running, match = campaign.running, table.match
    assert running is not None
    assert match is not None
    assert match.state.result is not None
    back = tuple(
        player.member
        for player, seat in zip(running.note.players, table.state.seats, strict=True)
        if player.person is not None and seat.away is None
    )
    left_behind = legacy_of(match.game).next_game(match.state)
    return NewCampaignEntry(Ended(table.id, match.state.result.to_json(), back, edition_data(left_behind)))


def rewind(campaign: SharedCampaign, person: str, number: int) -> NewCampaignEntry:
    """The host goes back to just before a game; what came after stays in the log and at its tables."""
    _check_host(campaign, person)
    campaign.campaign.to_play_again(number)
    return NewCampaignEntry(Rewound(number), person)


def members_by_role(campaign: SharedCampaign) -> dict[str, Member]:
    """Every member by the role it will play: the one that was chosen, else the next that is free."""
    given = {member.role: member for member in campaign.members if member.role is not None}
    free = [role for role in campaign.roles if role not in given]
    rest = [member for member in campaign.members if member.role is None]
    given |= {role: replace(member, role=role) for role, member in zip(free, rest, strict=False)}
    return {role: given[role] for role in campaign.roles if role in given}


def _sitter(person: Person, name: str | None) -> Seat:
    return check_seat(Seat("person", person.name, person.id) if name is None else Seat("local", name, person.id), ())


def _own(campaign: SharedCampaign, person: str, number: int) -> Member:
    member = campaign.member(number)
    if member.seat.person != person:
        raise Refused("not-your-seat", "That is not your place.", member=number)
    return member


def _check_host(campaign: SharedCampaign, person: str) -> None:
    if campaign.host != person:
        raise Refused("not-host", "Only the person who founded the campaign can do that.")


def _check_secrets(campaign: SharedCampaign, person: str, member: Member) -> None:
    """Nobody comes to know what others keep secret by taking their places from them, or in a fork of their own."""
    if member.seat.person in (None, person) or not legacy_of(campaign.game).keeps_secrets:
        return
    text = "What this player keeps secret comes with the place: a bot can hold it, but only they can give it up."
    raise Refused("seat-taken", text, member=member.number)


def _check_free_to_choose(campaign: SharedCampaign, member: Member) -> None:
    """A role that has been played belongs to its place for good."""
    if campaign.campaign.begun and member.role in [seat.role for seat in campaign.seats]:
        text = "This place has played its role already. Give the place up and join with another one."
        raise Refused("role-kept", text, role=member.role)


def _with(campaign: SharedCampaign, person: str, member: Member) -> NewCampaignEntry:
    members = [member if other.number == member.number else other for other in campaign.members]
    return _placed(campaign, person, members)


def _placed(campaign: SharedCampaign, person: str, members: Sequence[Member]) -> NewCampaignEntry:
    return NewCampaignEntry(MembersChanged(_checked(campaign.founded, members)), person)


def _checked(game: AnyGame, members: Sequence[Member]) -> tuple[Member, ...]:
    """The members, each with a name of its own; Refused if they cannot all play."""
    roles = legacy_of(game).roles
    taken = [member.role for member in members if member.role is not None]
    for role in taken:
        if role not in roles:
            raise Refused("unknown-role", f"There is no role {role!r}; they are {', '.join(roles)}.", role=role)
        if taken.count(role) > 1:
            raise Refused("role-taken", f"Somebody else plays {role}.", role=role)
    game.check_seats(len(members))
    if all(member.scripted for member in members):
        raise Refused("nobody-left", "At least one role must be played by a person or a bot.")
    names = distinct_names([member.seat.name for member in members])
    return tuple(
        replace(member, seat=replace(member.seat, name=name)) for member, name in zip(members, names, strict=True)
    )
