"""What may be done to a campaign, and by whom. Each function works a deed out on a campaign and changes nothing.

The result, a `Draft`, becomes an entry of the log; only when that is on the disk has it happened. What may not be done
raises Refused with a code and a sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from moonstone.engine import AnyGame, Json, Refused, edition_data, editions_of, legacy_of
from moonstone.engine.match import LONGEST_NAME
from moonstone.tables.campaign_seats import AUTOMA, Place
from moonstone.tables.campaigns import Campaign
from moonstone.tables.clocks import Clock
from moonstone.tables.config import CampaignGame, TableConfig
from moonstone.tables.seats import Person, Seat, check_bot, check_seat, distinct_names, requested_seat
from moonstone.tables.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be: what it will say."""

    kind: str
    person: str | None
    body: dict[str, Any] = field(default_factory=dict)


def wanted_place(
    kind: str,
    name: str | None,
    bot: str | None,
    charter: str | None,
    person: Person,
    *,
    token: str,
    bots: Collection[str],
) -> tuple[Place, str | None]:
    """A place as its host wants it, its number still 0, and the word of its link if it has one."""
    if kind == "automa":
        return Place(0, check_seat(replace(AUTOMA, name=name or AUTOMA.name), bots), charter, automa=True), None
    seat, link = requested_seat(kind, name, bot, person, token=token, bots=bots)
    return Place(0, seat, charter), link


def founding(
    game: AnyGame,
    name: str,
    places: Sequence[Place],
    *,
    public: bool,
    clock: Clock,
    stand_in: str,
    bots: Collection[str],
) -> dict[str, Any]:
    """The body of a campaign's first entry; Refused if such a campaign cannot be."""
    return {
        "game": game.name,
        "rules": game.rules,
        "fingerprint": game.fingerprint,
        "printed": edition_data(game),
        "name": check_title(name),
        "public": public,
        "clock": clock.to_json(),
        "substitute": check_bot(stand_in, bots),
        "places": _checked(game, [replace(place, number=number) for number, place in enumerate(places)]),
    }


def check_member(campaign: Campaign, person: str) -> None:
    """Refused unless it is a campaign of the person's."""
    if not campaign.belongs_to(person):
        raise Refused("not-your-seat", "Only those with a place in the campaign can do that.")


def check_title(name: str) -> str:
    """A campaign's name as it will be shown; Refused if it cannot be."""
    if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", f"A campaign's name must have 1 to {LONGEST_NAME} printable characters.")
    return name.strip()


def add(campaign: Campaign, person: str, place: Place) -> Draft:
    """The host makes room for one more."""
    _host(campaign, person)
    taken = [place.number for place in campaign.places]
    if campaign.running is not None:
        taken += [player["place"] for player in campaign.running.players]
    return _placed(campaign, person, [*campaign.places, replace(place, number=max(taken, default=-1) + 1)])


def arrange(campaign: Campaign, person: str, number: int, wanted: Place) -> Draft:
    """The host changes who a place is for. Without a charter it keeps the one it has."""
    _host(campaign, person)
    before = campaign.place(number)
    if before.seat.kind == "person" and before.seat.person != person and wanted.seat.kind not in ("open", "link"):
        raise Refused("seat-taken", "Somebody sits there: open the place first.", place=number)
    charter = before.charter if wanted.charter is None else wanted.charter
    if charter != before.charter:
        _check_free_to_choose(campaign, before)
    return _with(campaign, person, replace(wanted, number=number, charter=charter))


def remove(campaign: Campaign, person: str, number: int) -> Draft:
    """The host, or whoever has it, gives a place up; the charter becomes inactive with the next game (A7.2)."""
    place = campaign.place(number)
    if place.seat.person != person:
        _host(campaign, person)
    if len(campaign.places) == 1:
        raise Refused("nobody-left", "A campaign needs at least one place.")
    return _placed(campaign, person, [other for other in campaign.places if other is not place])


def sit(campaign: Campaign, person: Person, number: int, name: str | None) -> Draft:
    """Somebody takes an open place, for themselves or, with a name, for somebody at the same screen."""
    place = campaign.place(number)
    if place.seat.kind == "link":
        raise Refused("needs-link", "This place is kept for whoever brings its link.", place=number)
    if place.seat.kind != "open":
        raise Refused("seat-taken", "This place is taken.", place=number)
    return _with(campaign, person.id, replace(place, seat=_sitter(person, name)))


def claim(campaign: Campaign, person: Person, token: str, name: str | None) -> Draft:
    """Somebody takes the place whose link it is."""
    for place in campaign.places:
        if place.seat.opens_with(token):
            if place.seat.kind != "link":
                raise Refused("seat-taken", "Somebody has taken this place with the link.", place=place.number)
            seat = replace(_sitter(person, name), link=place.seat.link)
            return _with(campaign, person.id, replace(place, seat=seat))
    raise Refused("bad-link", "This link belongs to no place of this campaign, or has been replaced.")


def leave(campaign: Campaign, person: str, number: int) -> Draft:
    """Somebody gives a place up to whoever comes: its charter waits for them, with everything in its chest."""
    place = _own(campaign, person, number)
    return _with(campaign, person, replace(place, seat=place.seat.vacated()))


def choose(campaign: Campaign, person: str, number: int, charter: str) -> Draft:
    """Somebody chooses their charter, before their first game; the host may for places without a person."""
    place = campaign.place(number)
    if place.seat.kind == "person" or campaign.host != person:
        _own(campaign, person, number)
    _check_free_to_choose(campaign, place)
    return _with(campaign, person, replace(place, charter=charter))


def go_away(campaign: Campaign, person: str, number: int, bot: str | None, bots: Collection[str]) -> Draft:
    """A bot holds the place, from the next game on until its person is back. The host may ask for it, too."""
    place = campaign.place(number)
    if campaign.host != person:
        _own(campaign, person, number)
    if place.seat.kind not in ("person", "local"):
        raise Refused("not-a-person", "Nobody sits there who could be away.", place=number)
    seat = replace(place.seat, away=check_bot(bot or campaign.stand_in, bots), why="asked")
    return _with(campaign, person, replace(place, seat=seat))


def come_back(campaign: Campaign, person: str, number: int) -> Draft:
    """The person plays the next game again."""
    place = _own(campaign, person, number)
    if place.seat.away is None:
        raise Refused("not-away", "No bot holds this place: it is yours.", place=number)
    return _with(campaign, person, replace(place, seat=place.seat.returned))


def give_name(campaign: Campaign, person: str, charter: str, what: str, name: str) -> Draft:
    """Whoever plays the charter names something that is the charter's to name."""
    if not any(place.charter == charter and place.seat.person == person for place in campaign.places):
        raise Refused("not-your-seat", "You do not play that charter.", charter=charter)
    deed: dict[str, Json] = {"deed": "name", "what": what, "name": name, "by": charter}
    campaign.changed([deed])
    return Draft("did", person, {"deed": deed})


def missing(campaign: Campaign) -> list[int]:
    """The places that nobody has taken yet."""
    return [place.number for place in campaign.places if not place.seat.taken]


def begin(
    campaign: Campaign, person: str, number: int, secret: bytes, bots: Collection[str]
) -> tuple[Draft, TableConfig]:
    """The next game: the entry, its table's id still to be added, and the opening of that table.

    Just before it charters are joined, handed over and left as the places have it, and bots name what is theirs.
    """
    check_member(campaign, person)
    if campaign.running is not None:
        text = f"Game {campaign.number} is being played already."
        raise Refused("game-running", text, number=campaign.number, table=campaign.running.table)
    if number != campaign.number:
        raise Refused("other-game", f"The next game is number {campaign.number}.", number=campaign.number)
    empty = missing(campaign)
    if empty:
        raise Refused("seats-empty", "Every place must be taken before a game can begin.", places=list[Json](empty))
    deeds, ready, sitting = ready_to_begin(campaign)
    played_by_bots = [seat for seat, place in enumerate(sitting) if place.seat.kind == "bot"]
    for deed in legacy_of(ready.game).bot_commands(played_by_bots, Random(secret.hex())):
        deeds.append(dict(deed))
        ready = ready.changed([deed])
    config = TableConfig.new(
        ready.game,
        [replace(place.seat, link=None) for place in sitting],
        {},
        public=campaign.public,
        clock=campaign.clock,
        substitute=campaign.stand_in,
        secret=secret,
        bots=bots,
    )
    config = replace(config, campaign=of_campaign(ready))
    players = [
        {
            "place": place.number,
            "charter": charter,
            "name": seat.name,
            "person": place.seat.person,
            "bot": place.seat.bot,
        }
        for place, charter, seat in zip(sitting, ready.game.seat_names, config.seats, strict=True)
    ]
    return Draft("began", person, {"number": number, "deeds": deeds, "players": players}), config


def ready_to_begin(campaign: Campaign) -> tuple[list[dict[str, Json]], Campaign, list[Place]]:
    """What is done to the village just before the next game, the campaign after that, and the places by seat; Refused
    if there is no next game.
    """
    places = by_charter(campaign)
    deeds = _entering(campaign, places)
    ready = campaign.changed(deeds)
    sitting = [places[charter] for charter in ready.game.seat_names]
    ready.game.start(len(sitting))
    return deeds, ready, sitting


def of_campaign(campaign: Campaign) -> CampaignGame:
    """What a table's opening says of the campaign whose next game is played there."""
    seats = list(campaign.game.seat_names)
    scripted = [seat for seat, charter in enumerate(seats) if campaign.active.get(charter)]
    return CampaignGame(campaign.id, campaign.name, campaign.number, tuple(seats), tuple(scripted))


def end(campaign: Campaign, table: Table) -> Draft:
    """The running game is over: what it has left behind. Who came back at the table is back in the campaign, too."""
    running, match = campaign.running, table.match
    assert running is not None
    assert match is not None
    assert match.state.result is not None
    back = [
        player["place"]
        for player, seat in zip(running.players, table.state.seats, strict=True)
        if player["person"] is not None and seat.away is None
    ]
    after = legacy_of(match.game).next_game(match.state)
    result = match.state.result.to_json()
    return Draft(
        "ended", None, {"table": table.id, "result": result, "back": back, "printed": editions_of(after).data()}
    )


def rewind(campaign: Campaign, person: str, number: int) -> Draft:
    """The host goes back to just before a game; what came after stays in the log and at its tables."""
    _host(campaign, person)
    campaign.the_game(number)
    return Draft("rewound", person, {"number": number})


def by_charter(campaign: Campaign) -> dict[str, Place]:
    """Every place by the charter it will play: the one that was chosen, else the next that is free."""
    given = {place.charter: place for place in campaign.places if place.charter is not None}
    free = [charter for charter in campaign.founded.seat_names if charter not in given]
    rest = [place for place in campaign.places if place.charter is None]
    given |= {charter: replace(place, charter=charter) for charter, place in zip(free, rest, strict=False)}
    return {charter: given[charter] for charter in campaign.founded.seat_names if charter in given}


def _entering(campaign: Campaign, places: dict[str, Place]) -> list[dict[str, Json]]:
    """What makes the village's charters those of the places. Somebody joins before anybody leaves or hands over to the
    Automa, so that there is always a person in it.
    """
    active = campaign.active
    deeds: list[dict[str, Json]] = [
        {"deed": "join", "charter": charter, "automa": place.automa}
        for charter, place in places.items()
        if charter not in active
    ]
    hands = [
        (place.automa, charter)
        for charter, place in places.items()
        if active.get(charter, place.automa) != place.automa
    ]
    deeds += [{"deed": "hand", "charter": charter, "automa": automa} for automa, charter in sorted(hands)]
    deeds += [{"deed": "leave", "charter": charter} for charter in active if charter not in places]
    return deeds


def _sitter(person: Person, name: str | None) -> Seat:
    return check_seat(Seat("person", person.name, person.id) if name is None else Seat("local", name, person.id), ())


def _own(campaign: Campaign, person: str, number: int) -> Place:
    place = campaign.place(number)
    if place.seat.person != person:
        raise Refused("not-your-seat", "That is not your place.", place=number)
    return place


def _host(campaign: Campaign, person: str) -> None:
    if campaign.host != person:
        raise Refused("not-host", "Only the person who founded the campaign can do that.")


def _check_free_to_choose(campaign: Campaign, place: Place) -> None:
    """A charter with a past belongs to its place for good."""
    if campaign.begun and place.charter in campaign.active:
        text = "This place has played its charter already. Give the place up and join with another one."
        raise Refused("charter-kept", text, charter=place.charter)


def _with(campaign: Campaign, person: str, place: Place) -> Draft:
    places = [place if other.number == place.number else other for other in campaign.places]
    return _placed(campaign, person, places)


def _placed(campaign: Campaign, person: str, places: Sequence[Place]) -> Draft:
    return Draft("placed", person, {"places": _checked(campaign.founded, places)})


def _checked(game: AnyGame, places: Iterable[Place]) -> list[dict[str, Any]]:
    """The places, each with a name of its own; Refused if they cannot all play."""
    places = list(places)
    legacy_of(game).between_games(
        {"deed": "join", "charter": game.seat_names[0], "automa": False}
    )  # refused where nothing is left behind
    charters = [place.charter for place in places if place.charter is not None]
    for charter in charters:
        if charter not in game.seat_names:
            text = f"There is no charter {charter!r}; they are {', '.join(game.seat_names)}."
            raise Refused("unknown-charter", text, charter=charter)
        if charters.count(charter) > 1:
            raise Refused("charter-taken", f"The {charter} charter is somebody else's.", charter=charter)
    game.check_seats(len(places))
    if all(place.automa for place in places):
        raise Refused("nobody-left", "At least one charter must be played by somebody else than the Automa.")
    names = distinct_names([place.seat.name for place in places])
    return [
        replace(place, seat=replace(place.seat, name=name)).to_json() for place, name in zip(places, names, strict=True)
    ]
