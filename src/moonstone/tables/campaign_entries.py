"""The entries of a campaign's log: what happened, in the words of one dataclass for each kind. None is ever sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from moonstone.engine import AnyGame, CampaignSeat, Json, Refused, load
from moonstone.tables.clocks import Clock, read_clock
from moonstone.tables.earlier import OLD_SETTINGS, old_names, renamed
from moonstone.tables.fields import Fields
from moonstone.tables.members import CampaignPlayer, Member

CampaignEntryKind: TypeAlias = Literal["founded", "placed", "did", "changed_over", "began", "ended", "rewound"]
OldNames: TypeAlias = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class CampaignConfig:
    """Everything a campaign is founded with."""

    name: str
    game: str
    rules: int
    fingerprint: str
    edition: Json
    """The edition's data; None for the standard edition."""
    public: bool
    clock: Clock
    substitute: str
    """The bot that plays on for people who are away."""
    members: tuple[Member, ...]
    fork_of: str | None = None
    imported: bool = False
    keeper: str | None = None
    """The person whose content it is, if that is not the campaign's host: others may play it, and not have it."""

    def load_game(self) -> AnyGame:
        """The game with its edition and under its version; Refused if this build has another of that name."""
        game = load(self.game, self.edition, self.rules)
        if game.fingerprint != self.fingerprint:
            text = f"This campaign was founded with another edition of {game.title} than this build has."
            raise Refused("edition-changed", text)
        return game


class CampaignBody(ABC):
    """What an entry says."""

    __slots__ = ()
    kind: ClassVar[CampaignEntryKind]

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """The body as plain data, for `from_json`."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Fields, old: OldNames) -> CampaignBody:
        """The body that `to_json` wrote, or an earlier version in old names; ValueError if it cannot be read."""


@dataclass(frozen=True, slots=True)
class Founded(CampaignBody):
    """The campaign, with everything it was founded with."""

    config: CampaignConfig

    kind: ClassVar[CampaignEntryKind] = "founded"

    def to_json(self) -> dict[str, Json]:
        """The configuration."""
        config = self.config
        data: dict[str, Json] = {
            "game": config.game,
            "rules": config.rules,
            "fingerprint": config.fingerprint,
            "printed": config.edition,
            "name": config.name,
            "public": config.public,
            "clock": config.clock.to_json(),
            "substitute": config.substitute,
            "places": [member.to_json() for member in config.members],
        }
        if config.fork_of is not None:
            data["fork_of"] = config.fork_of
        if config.imported:
            data["imported"] = True
        if config.keeper is not None:
            data["keeper"] = config.keeper
        return data

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> Founded:
        """The body that `to_json` wrote."""
        read = renamed(data, OLD_SETTINGS)
        config = CampaignConfig(
            name=read.text("name"),
            game=read.text("game"),
            rules=read.number("rules"),
            fingerprint=read.text("fingerprint"),
            edition=read.json("printed"),
            public=read.flag("public"),
            clock=read_clock(read.fields("clock")),
            substitute=read.text("substitute"),
            members=_members(read, old),
            fork_of=read.text_or_none("fork_of"),
            imported=read.flag("imported", False),
            keeper=read.text_or_none("keeper"),
        )
        return cls(config)


@dataclass(frozen=True, slots=True)
class MembersChanged(CampaignBody):
    """Who takes part, all of them anew."""

    members: tuple[Member, ...]

    kind: ClassVar[CampaignEntryKind] = "placed"

    def to_json(self) -> dict[str, Json]:
        """The members."""
        return {"places": [member.to_json() for member in self.members]}

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> MembersChanged:
        """The body that `to_json` wrote."""
        return cls(_members(data, old))


@dataclass(frozen=True, slots=True)
class Did(CampaignBody):
    """A command between two games, a name given for instance."""

    command: Mapping[str, Json]

    kind: ClassVar[CampaignEntryKind] = "did"

    def to_json(self) -> dict[str, Json]:
        """The command."""
        return {"deed": dict(self.command)}

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> Did:
        """The body that `to_json` wrote."""
        return cls(data.mapping("deed"))


@dataclass(frozen=True, slots=True)
class ChangedOver(CampaignBody):
    """From the next game on, the campaign follows a newer version of the rules."""

    rules: int

    kind: ClassVar[CampaignEntryKind] = "changed_over"

    def to_json(self) -> dict[str, Json]:
        """The version."""
        return {"rules": self.rules}

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> ChangedOver:
        """The body that `to_json` wrote."""
        return cls(data.number("rules"))


@dataclass(frozen=True, slots=True)
class Began(CampaignBody):
    """A game began at a table of its own, after some commands just before it.

    `seats` is by seat; None where the commands before the game say who takes part.
    """

    number: int
    table: str
    commands: tuple[Mapping[str, Json], ...]
    players: tuple[CampaignPlayer, ...]
    seats: tuple[CampaignSeat, ...] | None = None

    kind: ClassVar[CampaignEntryKind] = "began"

    def to_json(self) -> dict[str, Json]:
        """The game, its table, the commands and who plays."""
        data: dict[str, Json] = {
            "number": self.number,
            "table": self.table,
            "deeds": [dict(command) for command in self.commands],
            "players": [player.to_json() for player in self.players],
        }
        if self.seats is not None:
            data["active"] = {seat.role: seat.scripted for seat in self.seats}
        return data

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> Began:
        """The body that `to_json` wrote."""
        active = None if data.json("active") is None else data.mapping("active")
        return cls(
            data.number("number"),
            data.text("table"),
            data.objects("deeds"),
            tuple(CampaignPlayer.from_json(player, old) for player in data.objects("players")),
            None if active is None else tuple(CampaignSeat(role, bool(scripted)) for role, scripted in active.items()),
        )


@dataclass(frozen=True, slots=True)
class Ended(CampaignBody):
    """The running game ended, and left an edition behind. Members in `back` played it again themselves."""

    table: str
    result: Mapping[str, Json]
    back: tuple[int, ...]
    edition: Json

    kind: ClassVar[CampaignEntryKind] = "ended"

    def to_json(self) -> dict[str, Json]:
        """The result, and what was left behind."""
        return {
            "table": self.table,
            "result": dict(self.result),
            "back": list(self.back),
            "printed": self.edition,
        }

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> Ended:
        """The body that `to_json` wrote."""
        return cls(data.text("table"), data.mapping("result"), data.list_of("back", int), data.json("printed"))


@dataclass(frozen=True, slots=True)
class Rewound(CampaignBody):
    """The campaign went back to just before a game."""

    number: int

    kind: ClassVar[CampaignEntryKind] = "rewound"

    def to_json(self) -> dict[str, Json]:
        """The game."""
        return {"number": self.number}

    @classmethod
    def from_json(cls, data: Fields, old: OldNames) -> Rewound:
        """The body that `to_json` wrote."""
        return cls(data.number("number"))


AnyCampaignBody: TypeAlias = Founded | MembersChanged | Did | ChangedOver | Began | Ended | Rewound
CAMPAIGN_BODIES: Final[Mapping[str, type[AnyCampaignBody]]] = {
    body.kind: body for body in (Founded, MembersChanged, Did, ChangedOver, Began, Ended, Rewound)
}


@dataclass(frozen=True, slots=True)
class CampaignEntry:
    """Something that happened to a campaign, with its number in the campaign's log."""

    campaign_id: str
    seq: int
    at: int
    person: str | None
    body: AnyCampaignBody

    @property
    def kind(self) -> CampaignEntryKind:
        """The kind of thing that happened."""
        return self.body.kind

    @classmethod
    def read(
        cls, game: str, campaign_id: str, seq: int, at: int, kind: str, person: str | None, body: object
    ) -> CampaignEntry:
        """The entry with these stored columns, of a campaign of that game; Refused if it cannot be read."""
        if kind not in CAMPAIGN_BODIES:
            raise Refused("bad-log", f"Entry {seq}: there is no entry of the kind {kind!r}.", entry=seq)
        try:
            read = CAMPAIGN_BODIES[kind].from_json(Fields(body), old_names(game))
        except (ValueError, LookupError):
            raise Refused("bad-log", f"Entry {seq}: it cannot be read.", entry=seq) from None
        return cls(campaign_id, seq, at, person, read)


@dataclass(frozen=True, slots=True)
class NewCampaignEntry:
    """An entry that a command asks for, not yet numbered and stored."""

    body: AnyCampaignBody
    person: str | None = None


def _members(data: Fields, old: OldNames) -> tuple[Member, ...]:
    return tuple(Member.from_json(member, old) for member in data.objects("places"))
