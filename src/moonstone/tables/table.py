"""A table: the fold of its log. Entries in, a table out; nothing here reads a clock or stores anything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from moonstone.engine import (
    NATURE,
    AnyGame,
    Draws,
    Entry,
    Event,
    Json,
    Match,
    Named,
    Player,
    Record,
    Refused,
    Result,
    Transition,
    Undone,
    read_entry,
)
from moonstone.engine.match import UNFOLLOWABLE
from moonstone.tables.entries import (
    Chatted,
    EntryKind,
    LogEntry,
    MatchEntries,
    NewEntry,
    Opened,
    Started,
    WithMatchEntries,
)
from moonstone.tables.seats import mark_of
from moonstone.tables.state import MatchStatus, TableState


class TableEvent(NamedTuple):
    """An entry of the log as the table remembers it: when, what, who, and the events of the game it brought about.

    `position` is the length of the match's log after it. `note` holds what everybody may know beyond that.
    """

    seq: int
    at: int
    kind: EntryKind
    seat: int | None
    position: int
    note: dict[str, Json]
    events: tuple[Event, ...] = ()

    def seen_by(self, viewer: int | None) -> dict[str, Json]:
        """The event as a viewer may know it."""
        return {
            "seq": self.seq,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "position": self.position,
            "note": self.note,
            "events": [event.seen_by(viewer) for event in self.events],
        }


class Prepared(NamedTuple):
    """An entry with its number, and what it leads to: to be stored first, and then committed."""

    entry: LogEntry
    transition: Transition | Match | None
    state: TableState


class Table:
    """A table at one instant.

    Where the game follows a version that is no longer played, nobody owes a decision, and the match stands where the
    present rules cease to follow the log.
    """

    __slots__ = (
        "_ended",
        "config",
        "draws",
        "game",
        "history",
        "host",
        "id",
        "kept",
        "keys",
        "match",
        "opened_at",
        "state",
    )

    def __init__(self, first: LogEntry, ended: Result | None = None) -> None:
        """The table that the first entry of its log opens; Refused if this build does not know its rules or edition.

        `ended` is how its game is known to have ended, for a version that is no longer played.
        """
        if not isinstance(first.body, Opened) or first.seq != 0 or first.person is None:
            raise Refused("bad-log", "The table's log does not begin with its opening.")
        self.id = first.table_id
        self.host = first.person
        self.opened_at = first.at
        self.config = first.body.config
        self.game: AnyGame = self.config.load_game()
        self.draws: Draws = self.config.draws()
        self.state = TableState.opened(self.config)
        self.match: Match | None = None
        self.history: list[TableEvent] = [TableEvent(0, first.at, "opened", None, 0, {})]
        self.keys: dict[str, int] = {}
        """The number of the entry to which each command with a key led."""
        self.kept: list[Mapping[str, Json]] = []
        """Of a game whose version is no longer played: the match's log as it was written."""
        self._ended = ended if self.game.is_retired else None

    @classmethod
    def fold(cls, entries: Sequence[LogEntry], ended: Result | None = None) -> Table:
        """The table that a whole log leads to; Refused with the entry at which it breaks."""
        if not entries:
            raise Refused("bad-log", "The table has no log.")
        table = cls(entries[0], ended)
        table.apply_all(entries[1:])
        return table

    def apply_all(self, entries: Iterable[LogEntry]) -> None:
        """Do what the log says, entry by entry; Refused with the entry at which it breaks."""
        for entry in entries:
            try:
                self.apply(entry)
            except Refused as refused:
                raise Refused(refused.code, f"Entry {entry.seq}: {refused.text}", entry=entry.seq) from None
            except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
                raise Refused("bad-log", f"Entry {entry.seq}: it cannot be read.", entry=entry.seq) from None

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.history[-1].seq

    @property
    def keeper(self) -> str:
        """The person who may have all of its content."""
        return self.config.keeper or self.host

    @property
    def changed_at(self) -> int:
        """When the last entry was written."""
        return self.history[-1].at

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over, or where nobody knows any more.

        Of a version that is no longer played, that is what was stored: the present rules may follow the log to its end
        and come to other points.
        """
        if self.game.is_retired or self.match is None:
            return self._ended
        return self.match.state.result

    def apply(self, entry: LogEntry) -> None:
        """Do what an entry of the log says, every move and every draw of it checked."""
        if entry.seq != self.seq + 1:
            raise Refused("bad-log", f"entry {entry.seq} follows entry {self.seq}.")
        match, seat, body = self.match, entry.seat, entry.body
        if isinstance(body, Opened):
            raise Refused("bad-log", "the table has been opened already.")
        if isinstance(body, Started):
            if match is not None:
                raise Refused("bad-log", "the game has begun already.")
            match, seat = self.new_match(), NATURE
        events: list[Event] = []
        same_decisions = False
        if isinstance(body, WithMatchEntries):
            assert match is not None
            if self.game.is_retired:
                match, events = self._follow(match, seat, body.entries)
            else:
                entries = [read_entry(self.game, data) for data in body.entries]
                same_decisions = _leaves_decisions(match, entries)
                events = _replay(match, seat, entries)
        self._note(entry, match, events, self.state.apply(entry, self._status(match, same_decisions)))

    def prepare(self, new: NewEntry, now: int, key: str | None = None) -> Prepared:
        """A new entry with its number and all it leads to. Nothing changes before it is committed."""
        last = self.history[-1]
        entry = LogEntry(self.id, last.seq + 1, max(now, last.at), new.seat, new.person, key, new.body)
        return Prepared(entry, new.transition, self.state.apply(entry, self._status_after(new.transition)))

    def commit(self, prepared: Prepared) -> TableEvent:
        """Do what was prepared. Between the two nothing else may have been done."""
        match, events, transition = self.match, [], prepared.transition
        if isinstance(transition, Match):
            match, events = transition, list(transition.events)
        elif transition is not None:
            assert match is not None
            match.apply(transition)
            events = transition.events
        self._note(prepared.entry, match, events, prepared.state)
        return self.history[-1]

    def new_match(self) -> Match:
        """The match of this table before its first draw."""
        seats = self.state.seats
        players = [Player(seat.name or f"{index + 1}", seat.bot) for index, seat in enumerate(seats)]
        match = Match(self.game, players, self.config.options, self.draws)
        if match.lacks_key:
            match.become_copy()
        return match

    def since(self, seq: int) -> list[TableEvent]:
        """What happened after the entry of that number."""
        return self.history[max(0, seq + 1) :]

    def record(self, *, whole: bool = False) -> Record:
        """The game's record, as everybody may have it, or whole; Refused while it is not over, for it tells everything.

        That of a version which is no longer played is there in any case, as it was written.
        """
        if self.match is not None and self.game.is_retired:
            return self._kept_record(self.match)
        if self.match is None or self.state.phase != "over":
            raise Refused("not-over", "A record shows every hand, so there is none before the game is over.")
        return Record.of(self.match, sealed=not whole)

    def _kept_record(self, match: Match) -> Record:
        config, result = self.config, self.result
        return Record(
            game=config.game,
            rules=config.rules,
            edition=self.game.edition,
            fingerprint=config.fingerprint,
            edition_data=config.edition,
            players=match.players,
            options=dict(config.options),
            commitment=self.draws.commitment,
            secret=config.secret.hex(),
            log=tuple(dict(entry) for entry in self.kept),
            result=None if result is None else result.to_json(),
        )

    def _follow(self, match: Match, seat: int | None, entries: MatchEntries) -> tuple[Match, list[Event]]:
        """The match after these entries of its log, all of them, if the present rules follow it so far; else before."""
        before = len(self.kept)
        self.kept += entries
        if len(match.log) < before:
            return match, []
        try:
            return match, _replay(match, seat, [read_entry(self.game, data) for data in entries])
        except UNFOLLOWABLE:
            twin = Match(self.game, match.players, match.options, self.draws)
            twin.follow(self.kept[:before])
            return twin, []

    def _status_after(self, transition: Transition | Match | None) -> MatchStatus:
        if isinstance(transition, Transition):
            assert self.match is not None
            state, position = transition.state, transition.position + len(transition.entries)
            same_decisions = _leaves_decisions(self.match, transition.entries)
            return MatchStatus(state.turn, position, state.result is not None, same_decisions)
        return self._status(transition or self.match)

    def _status(self, match: Match | None, same_decisions: bool = False) -> MatchStatus:
        if match is None:
            return MatchStatus((), 0, False)
        return MatchStatus(
            turn=match.turn if match.game.is_playable else (),
            position=len(match.log),
            over=self.result is not None if self.game.is_retired else match.state.result is not None,
            same_decisions=same_decisions,
        )

    def _note(self, entry: LogEntry, match: Match | None, events: Sequence[Event], state: TableState) -> None:
        self.match = match
        self.state = state
        body, note = entry.body, entry.body.public()
        if isinstance(body, Chatted) and entry.person is not None:
            note["by"] = mark_of(self.id, entry.person)
        self.history.append(TableEvent(entry.seq, entry.at, body.kind, entry.seat, state.position, note, tuple(events)))
        if entry.key is not None:
            self.keys[entry.key] = entry.seq


def _leaves_decisions(match: Match, entries: Sequence[Entry]) -> bool:
    """Whether entries that come next in the match's log make no decision and take none back: names alone."""
    first = entries[0] if entries else None
    return isinstance(first, Named) or (isinstance(first, Undone) and not match.decided_since(first.to))


def _replay(match: Match, seat: int | None, entries: Sequence[Entry]) -> list[Event]:
    """Replay entries of the match's log: one of the seat, and chance's answers to it."""
    events: list[Event] = []
    for entry in entries:
        if entry.by != seat:
            raise Refused("bad-log", "it holds a move of another seat.")
        if not match.game.is_retired:
            match.check_draw(entry)
        events += match.replay_entry(entry)
        seat = NATURE
    if match.turn == (NATURE,):
        raise Refused("bad-log", "it ends before chance has spoken.")
    return events
