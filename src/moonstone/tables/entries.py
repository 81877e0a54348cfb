"""The entries of a table's log: what happened, in the words of one dataclass for each kind.

An entry holds secrets. What everybody may know of it is what `public` gives and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias, cast

from moonstone.engine import Json, Match, Refused, Transition
from moonstone.tables.config import TableConfig
from moonstone.tables.earlier import read_earlier
from moonstone.tables.fields import Fields
from moonstone.tables.seats import AwayReason, Person, Seat

EntryKind: TypeAlias = Literal[
    "opened",
    "seated",
    "started",
    "moved",
    "named",
    "undone",
    "undo_requested",
    "undo_answered",
    "away",
    "back",
    "chatted",
    "rematched",
    "paused",
    "muted",
    "shown",
    "ended",
]
MatchEntries: TypeAlias = Sequence[dict[str, Json]]
"""Entries of the match's log as plain data: one of a seat, and chance's answers to it."""


class Body(ABC):
    """What an entry says. `changes_listing` tells whether the table looks different in a list, but for the turn."""

    __slots__ = ()
    kind: ClassVar[EntryKind]
    changes_listing: ClassVar[bool] = True

    def to_json(self) -> dict[str, Json]:
        """The body as plain data, for `from_json`."""
        return {}

    @classmethod
    @abstractmethod
    def from_json(cls, data: Fields) -> Body:
        """The body that `to_json` wrote; ValueError if it cannot be read."""

    def public(self) -> dict[str, Json]:
        """What everybody may know of it, beyond when it happened and which seat it concerns."""
        return {}


@dataclass(frozen=True, slots=True)
class Opened(Body):
    """The table, with everything it was opened with."""

    config: TableConfig

    kind: ClassVar[EntryKind] = "opened"

    def to_json(self) -> dict[str, Json]:
        """The configuration."""
        return self.config.to_json()

    @classmethod
    def from_json(cls, data: Fields) -> Opened:
        """The body that `to_json` wrote."""
        return cls(TableConfig.from_json(data.data))


@dataclass(frozen=True, slots=True)
class Seated(Body):
    """A seat changed before the game began."""

    seat: Seat

    kind: ClassVar[EntryKind] = "seated"

    def to_json(self) -> dict[str, Json]:
        """The seat as it is now."""
        return {"seat": self.seat.to_json()}

    @classmethod
    def from_json(cls, data: Fields) -> Seated:
        """The body that `to_json` wrote."""
        return cls(Seat.from_json(data.json("seat")))

    def public(self) -> dict[str, Json]:
        """Who sits there."""
        return {"seat_kind": self.seat.kind, "name": self.seat.name}


@dataclass(frozen=True, slots=True)
class WithMatchEntries(Body):
    """A body that goes on with the match."""

    entries: MatchEntries

    def to_json(self) -> dict[str, Json]:
        """The entries of the match's log."""
        return {"entries": [*self.entries]}


@dataclass(frozen=True, slots=True)
class Started(WithMatchEntries):
    """The game began, with the draws before the first decision."""

    kind: ClassVar[EntryKind] = "started"

    @classmethod
    def from_json(cls, data: Fields) -> Started:
        """The body that `to_json` wrote."""
        return cls(data.objects("entries"))


@dataclass(frozen=True, slots=True)
class Moved(WithMatchEntries):
    """A seat decided."""

    kind: ClassVar[EntryKind] = "moved"
    changes_listing: ClassVar[bool] = False

    @classmethod
    def from_json(cls, data: Fields) -> Moved:
        """The body that `to_json` wrote."""
        return cls(data.objects("entries"))


@dataclass(frozen=True, slots=True)
class Named(WithMatchEntries):
    """A seat gave something in the game a name; the events of the game say what, and how."""

    kind: ClassVar[EntryKind] = "named"
    changes_listing: ClassVar[bool] = False

    @classmethod
    def from_json(cls, data: Fields) -> Named:
        """The body that `to_json` wrote."""
        return cls(data.objects("entries"))


@dataclass(frozen=True, slots=True)
class Undone(WithMatchEntries):
    """A seat took decisions back."""

    kind: ClassVar[EntryKind] = "undone"

    @classmethod
    def from_json(cls, data: Fields) -> Undone:
        """The body that `to_json` wrote."""
        return cls(data.objects("entries"))

    def public(self) -> dict[str, Json]:
        """How far back."""
        return {"to": self.entries[0]["undo"]}


@dataclass(frozen=True, slots=True)
class UndoRequested(Body):
    """A seat wants to go back to position `to` and needs the consent of others."""

    to: int
    needs: tuple[int, ...]

    kind: ClassVar[EntryKind] = "undo_requested"

    def to_json(self) -> dict[str, Json]:
        """How far back, and who must agree."""
        return {"to": self.to, "needs": list(self.needs)}

    @classmethod
    def from_json(cls, data: Fields) -> UndoRequested:
        """The body that `to_json` wrote."""
        return cls(data.number("to"), data.list_of("needs", int))

    def public(self) -> dict[str, Json]:
        """How far back."""
        return {"to": self.to}


@dataclass(frozen=True, slots=True)
class UndoAnswered(Body):
    """A seat agreed to an undo, or did not."""

    agree: bool

    kind: ClassVar[EntryKind] = "undo_answered"

    def to_json(self) -> dict[str, Json]:
        """The answer."""
        return {"agree": self.agree}

    @classmethod
    def from_json(cls, data: Fields) -> UndoAnswered:
        """The body that `to_json` wrote."""
        return cls(data.flag("agree"))

    def public(self) -> dict[str, Json]:
        """The answer."""
        return {"agree": self.agree}


@dataclass(frozen=True, slots=True)
class Away(Body):
    """A bot plays on for the seat."""

    bot: str
    why: AwayReason

    kind: ClassVar[EntryKind] = "away"

    def to_json(self) -> dict[str, Json]:
        """Which bot, and why."""
        return {"bot": self.bot, "why": self.why}

    @classmethod
    def from_json(cls, data: Fields) -> Away:
        """The body that `to_json` wrote."""
        return cls(data.text("bot"), cast(AwayReason, data.text("why")))

    def public(self) -> dict[str, Json]:
        """Which bot, and why."""
        return self.to_json()


@dataclass(frozen=True, slots=True)
class Back(Body):
    """The person of the seat plays again."""

    kind: ClassVar[EntryKind] = "back"

    @classmethod
    def from_json(cls, data: Fields) -> Back:
        """The body that `to_json` wrote."""
        return cls()


@dataclass(frozen=True, slots=True)
class Chatted(Body):
    """Somebody said something."""

    name: str
    text: str

    kind: ClassVar[EntryKind] = "chatted"
    changes_listing: ClassVar[bool] = False

    def to_json(self) -> dict[str, Json]:
        """Who said what."""
        return {"name": self.name, "text": self.text}

    @classmethod
    def from_json(cls, data: Fields) -> Chatted:
        """The body that `to_json` wrote."""
        return cls(data.text("name"), data.text("text"))

    def public(self) -> dict[str, Json]:
        """Who said what."""
        return self.to_json()


@dataclass(frozen=True, slots=True)
class Rematched(Body):
    """The same people go on at another table."""

    table: str

    kind: ClassVar[EntryKind] = "rematched"

    def to_json(self) -> dict[str, Json]:
        """The other table."""
        return {"table": self.table}

    @classmethod
    def from_json(cls, data: Fields) -> Rematched:
        """The body that `to_json` wrote."""
        return cls(data.text("table"))

    def public(self) -> dict[str, Json]:
        """The other table."""
        return self.to_json()


@dataclass(frozen=True, slots=True)
class Paused(Body):
    """The server was away for a time, which nobody could use: no clock ran meanwhile."""

    since: int
    until: int

    kind: ClassVar[EntryKind] = "paused"
    changes_listing: ClassVar[bool] = False

    def to_json(self) -> dict[str, Json]:
        """From when to when."""
        return {"since": self.since, "until": self.until}

    @classmethod
    def from_json(cls, data: Fields) -> Paused:
        """The body that `to_json` wrote."""
        return cls(data.number("since"), data.number("until"))

    def public(self) -> dict[str, Json]:
        """From when to when."""
        return self.to_json()


@dataclass(frozen=True, slots=True)
class Muted(Body):
    """The host lets somebody write no more, or write again."""

    person: str
    muted: bool

    kind: ClassVar[EntryKind] = "muted"
    changes_listing: ClassVar[bool] = False

    def to_json(self) -> dict[str, Json]:
        """Who, and whether."""
        return {"person": self.person, "muted": self.muted}

    @classmethod
    def from_json(cls, data: Fields) -> Muted:
        """The body that `to_json` wrote."""
        return cls(data.text("person"), data.flag("muted"))


@dataclass(frozen=True, slots=True)
class Shown(Body):
    """Somebody who plays here showed everybody a page of something that is read together."""

    what: str
    page: int

    kind: ClassVar[EntryKind] = "shown"
    changes_listing: ClassVar[bool] = False

    def to_json(self) -> dict[str, Json]:
        """What is read, and which page of it, from 0 on."""
        return {"what": self.what, "page": self.page}

    @classmethod
    def from_json(cls, data: Fields) -> Shown:
        """The body that `to_json` wrote."""
        return cls(data.text("what"), data.number("page"))

    def public(self) -> dict[str, Json]:
        """What is read, and which page of it."""
        return self.to_json()


@dataclass(frozen=True, slots=True)
class TableEnded(Body):
    """An administrator has ended the table: nothing happens there any more."""

    kind: ClassVar[EntryKind] = "ended"

    @classmethod
    def from_json(cls, data: Fields) -> TableEnded:
        """The body that `to_json` wrote."""
        return cls()


AnyBody: TypeAlias = (
    Opened
    | Seated
    | Started
    | Moved
    | Named
    | Undone
    | UndoRequested
    | UndoAnswered
    | Away
    | Back
    | Chatted
    | Rematched
    | Paused
    | Muted
    | Shown
    | TableEnded
)
BODIES: Final[Mapping[str, type[AnyBody]]] = {
    body.kind: body
    for body in (
        *(Opened, Seated, Started, Moved, Named, Undone),
        *(UndoRequested, UndoAnswered, Away, Back, Chatted, Rematched, Paused, Muted, Shown, TableEnded),
    )
}


class LogEntry(NamedTuple):
    """Something that happened at a table, with its number in the table's log."""

    table_id: str
    seq: int
    at: int
    """When, in milliseconds."""
    seat: int | None
    person: str | None
    key: str | None
    """Chosen by the client that sent the command: a command with a known key has been carried out before."""
    body: AnyBody

    @property
    def kind(self) -> EntryKind:
        """The kind of thing that happened."""
        return self.body.kind

    @classmethod
    def read(
        cls,
        table_id: str,
        seq: int,
        at: int,
        kind: str,
        seat: int | None,
        person: str | None,
        key: str | None,
        body: object,
    ) -> LogEntry:
        """The entry with these stored columns, of this version or an earlier one; Refused if it cannot be read."""
        kind, data = read_earlier(kind, Fields(body))
        if kind not in BODIES:
            raise Refused("bad-log", f"Entry {seq}: there is no entry of the kind {kind!r}.", entry=seq)
        try:
            read = BODIES[kind].from_json(data)
        except (ValueError, LookupError, Refused):
            raise Refused("bad-log", f"Entry {seq}: it cannot be read.", entry=seq) from None
        return cls(table_id, seq, at, seat, person, key, read)


class NewEntry(NamedTuple):
    """An entry that a command asks for, not yet numbered and stored, with what it does to the match."""

    body: AnyBody
    seat: int | None = None
    person: str | None = None
    transition: Transition | Match | None = None


def imported_log(
    table_id: str, at: int, person: Person, config: TableConfig, match_log: MatchEntries
) -> list[LogEntry]:
    """The whole log of a table for a game that was played elsewhere: an entry for each decision."""
    log = [LogEntry(table_id, 0, at, None, person.id, None, Opened(config))]
    decisions: list[list[dict[str, Json]]] = [[]]
    for data in match_log:
        if data["by"] != "nature":
            decisions.append([])
        decisions[-1].append(data)
    for entries in decisions:
        by = entries[0]["by"] if len(log) > 1 else None
        body = Started(entries) if len(log) == 1 else _decision(entries)
        log.append(LogEntry(table_id, len(log), at, by if isinstance(by, int) else None, person.id, None, body))
    return log


def _decision(entries: MatchEntries) -> Moved | Named | Undone:
    """The body for what a seat did in a match."""
    if "undo" in entries[0]:
        return Undone(entries)
    return Named(entries) if "named" in entries[0] else Moved(entries)
