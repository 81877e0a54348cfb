"""A campaign that is played at tables: the fold of its log. It is a value: `apply` gives the next one.

The log names the table of every game, which holds its moves, and keeps what each game left behind: a checkpoint, from
which the next one begins and to which one can go back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from moonstone.engine import AnyGame, Campaign, CampaignGame, CampaignSeat, Json, Refused, legacy_of, load
from moonstone.tables.campaign_entries import (
    Began,
    CampaignConfig,
    CampaignEntry,
    ChangedOver,
    Did,
    Ended,
    Founded,
    MembersChanged,
    NewCampaignEntry,
    Rewound,
)
from moonstone.tables.members import CampaignPlayer, Member


@dataclass(frozen=True, slots=True)
class GameAtTable:
    """What is noted of a game of the campaign: its table, who played, and how it ended."""

    table: str
    at: int
    seq: int
    """The number of the entry with which it began."""
    seats: tuple[CampaignSeat, ...]
    """Who took part, by seat."""
    players: tuple[CampaignPlayer, ...]
    """By seat."""
    ended_at: int | None = None
    result: Mapping[str, Json] | None = None


@dataclass(frozen=True, slots=True)
class SharedCampaign:
    """A campaign of several people at one instant."""

    id: str
    seq: int
    host: str
    founded_at: int
    changed_at: int
    config: CampaignConfig
    members: tuple[Member, ...]
    """Who takes part from the next game on."""
    campaign: Campaign[GameAtTable]
    """Its games, and what the next one is played with."""

    @classmethod
    def fold(cls, entries: Sequence[CampaignEntry]) -> SharedCampaign:
        """The campaign that a whole log leads to; Refused with the entry at which it breaks."""
        if not entries:
            raise Refused("bad-log", "The campaign has no log.")
        return cls._founded(entries[0]).apply_all(entries[1:])

    @classmethod
    def _founded(cls, entry: CampaignEntry) -> SharedCampaign:
        if not isinstance(entry.body, Founded) or entry.seq != 0 or entry.person is None:
            raise Refused("bad-log", "The campaign's log does not begin with its founding.")
        config = entry.body.config
        campaign: Campaign[GameAtTable] = Campaign.found(config.load_game())
        at = entry.at
        return cls(entry.campaign_id, 0, entry.person, at, at, config, config.members, campaign)

    @property
    def name(self) -> str:
        """What the campaign is called."""
        return self.config.name

    @property
    def keeper(self) -> str:
        """The person who may have all of its content."""
        return self.config.keeper or self.host

    @property
    def founded(self) -> AnyGame:
        """The game as the campaign found it."""
        return self.campaign.founded

    @property
    def game(self) -> AnyGame:
        """The game as it stands between two matches, or as it stood before the running one."""
        return self.campaign.game

    @property
    def roles(self) -> tuple[str, ...]:
        """All roles there are."""
        return legacy_of(self.founded).roles

    @property
    def seats(self) -> tuple[CampaignSeat, ...]:
        """Who takes part in the running game, or has taken part in the last."""
        running = self.running
        return legacy_of(self.game).seats if running is None else running.note.seats

    @property
    def running(self) -> CampaignGame[GameAtTable] | None:
        """The game that is being played."""
        return self.campaign.running

    @property
    def number(self) -> int:
        """The number of the game that is played, or else of the next."""
        return self.campaign.number

    @property
    def people(self) -> frozenset[str]:
        """The people who take part."""
        return frozenset(member.seat.person for member in self.members if member.seat.person is not None)

    def belongs_to(self, person: str | None) -> bool:
        """Whether the person has founded the campaign or takes part in it."""
        return person is not None and (person == self.host or person in self.people)

    def member(self, number: int) -> Member:
        """The member of that number; Refused if there is none."""
        for member in self.members:
            if member.number == number:
                return member
        raise Refused("no-such-member", f"This campaign has no place {number}.", member=number)

    def game_before(self, number: int | None) -> AnyGame:
        """The game as it stood when the one of that number began, or (None) as it stands."""
        return self.game if number is None else self.campaign.numbered(number).game

    def apply_all(self, entries: Iterable[CampaignEntry]) -> SharedCampaign:
        """The campaign once all of that has happened; Refused with the entry at which the log breaks."""
        campaign = self
        for entry in entries:
            try:
                campaign = campaign.apply(entry)
            except Refused as refused:
                raise Refused(refused.code, f"Entry {entry.seq}: {refused.text}", entry=entry.seq) from None
            except (AssertionError, LookupError, TypeError, ValueError):
                raise Refused("bad-log", f"Entry {entry.seq}: it cannot be read.", entry=entry.seq) from None
        return campaign

    def prepare(self, new: NewCampaignEntry, now: int) -> tuple[CampaignEntry, SharedCampaign]:
        """A new entry with its number, and the campaign once it has happened.

        Refused if its version is no longer played: nothing happens to such a campaign any more.
        """
        self.game.check_rules()
        entry = CampaignEntry(self.id, self.seq + 1, max(now, self.changed_at), new.person, new.body)
        return entry, self.apply(entry)

    def apply(self, entry: CampaignEntry) -> SharedCampaign:
        """The campaign once `entry` has happened."""
        if entry.seq != self.seq + 1:
            raise Refused("bad-log", f"entry {entry.seq} follows entry {self.seq}.")
        now = replace(self, seq=entry.seq, changed_at=entry.at)
        match entry.body:
            case MembersChanged(members):
                return replace(now, members=members)
            case Did(command):
                return now._done([command])
            case ChangedOver(rules):
                return replace(now, campaign=self.campaign.change_over(rules))
            case Began() as body:
                return now._began(entry, body)
            case Ended() as body:
                return now._ended(entry, body)
            case Rewound(number):
                return replace(now, campaign=self.campaign.rewind(number))
            case Founded():
                raise Refused("bad-log", "the campaign has been founded already.")

    def after_commands(self, commands: Iterable[Mapping[str, Json]]) -> SharedCampaign:
        """The campaign after commands between two games; Refused if one may not be given."""
        campaign = self.campaign
        for command in commands:
            campaign = campaign.between_games(command)
        return replace(self, campaign=campaign)

    def _done(self, commands: Iterable[Mapping[str, Json]]) -> SharedCampaign:
        """The campaign after commands of its log. Where its version is no longer played, those that the present rules
        refuse are left out: what each game left behind is in the log in any case.
        """
        if not self.game.is_retired:
            return self.after_commands(commands)
        campaign = self
        for command in commands:
            with suppress(Refused):
                campaign = campaign.after_commands([command])
        return campaign

    def _began(self, entry: CampaignEntry, body: Began) -> SharedCampaign:
        ready = self._done(body.commands)
        if body.number != self.number:
            raise Refused("bad-log", f"game {body.number} cannot begin here.")
        seats = legacy_of(ready.game).seats if body.seats is None else body.seats
        note = GameAtTable(body.table, entry.at, entry.seq, seats, body.players)
        roles = {player.member: player.role for player in body.players}
        members = tuple(replace(member, role=roles.get(member.number, member.role)) for member in self.members)
        return replace(ready, campaign=ready.campaign.begin(note), members=members)

    def _ended(self, entry: CampaignEntry, body: Ended) -> SharedCampaign:
        running = self.running
        if running is None or running.note.table != body.table:
            raise Refused("bad-log", "no game can end here.")
        note = replace(running.note, ended_at=entry.at, result=body.result)
        members = tuple(
            replace(member, seat=member.seat.returned) if member.number in body.back else member
            for member in self.members
        )
        left_behind = load(self.game.name, body.edition, self.game.rules)
        return replace(self, campaign=self.campaign.end(left_behind, note), members=members)
