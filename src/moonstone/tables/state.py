"""How a table stands: everything that follows from its log but the game itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple, TypeAlias

from moonstone.tables.clocks import Clock
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import (
    Away,
    Back,
    LogEntry,
    Moved,
    Muted,
    Named,
    Paused,
    Rematched,
    Seated,
    Started,
    TableEnded,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from moonstone.tables.seats import Seat
from moonstone.tables.undo import UndoRequest

Phase: TypeAlias = Literal["open", "playing", "over", "ended"]
"""A game that is `over` has come to its own end; a table that an administrator has `ended` has not."""


class PendingDecision(NamedTuple):
    """Since when a seat has owed its decision: the length of the match's log, and the time."""

    position: int
    at: int


def _without(pending: PendingDecision | None, since: int, until: int) -> PendingDecision | None:
    """A decision for which a span of time does not count."""
    if pending is None or pending.at >= until:
        return pending
    return pending._replace(at=pending.at + until - max(since, pending.at))


class MatchStatus(NamedTuple):
    """What the match says after an entry: who owes a decision, how long its log is, whether it is over."""

    turn: tuple[int, ...]
    position: int
    over: bool
    same_decisions: bool = False
    """Whether every decision is owed since the same time as before, for only names were given or taken back."""


class TableState(NamedTuple):
    """A value: `apply` gives the next one and leaves this as it is."""

    clock: Clock
    seats: tuple[Seat, ...]
    remaining_ms: tuple[int, ...]
    """By seat, the time it has for its decision from the moment it owes one."""
    last_used_ms: tuple[int, ...]
    """By seat, the time its last decision took: an undo does not give it back."""
    phase: Phase = "open"
    turn: tuple[int, ...] = ()
    position: int = 0
    pending: tuple[PendingDecision | None, ...] = ()
    """By seat; None for a seat that owes nothing."""
    undo_request: UndoRequest | None = None
    rematch: str | None = None
    """The table on which the same people went on."""
    muted: frozenset[str] = frozenset()
    """The people who may not write."""

    @classmethod
    def opened(cls, config: TableConfig) -> TableState:
        """A table just opened."""
        clock, seats = config.clock, config.seats
        none = (0,) * len(seats)
        return cls(clock, seats, (clock.initial_ms,) * len(seats), none, pending=(None,) * len(seats))

    def apply(self, entry: LogEntry, status: MatchStatus) -> TableState:
        """The state once `entry` has happened and the match stands as `status` says."""
        match entry.body:
            case Started() | Moved() | Named() | Undone():
                if status.same_decisions:
                    return self._replace(position=status.position, undo_request=None)
                return self._gone_on(entry, status)
            case Seated(seat):
                return self._with_seat(entry.seat, seat)
            case UndoRequested(to, needs):
                assert entry.seat is not None
                return self._replace(undo_request=UndoRequest(entry.seq, entry.seat, to, needs))
            case UndoAnswered(agree):
                assert self.undo_request is not None
                assert entry.seat is not None
                return self._replace(undo_request=self.undo_request.answered(entry.seat, agree))
            case Away() as body:
                return self._away(entry, body)
            case Back():
                return self._back(entry)
            case Rematched(table):
                return self._replace(rematch=table)
            case TableEnded():
                none = (None,) * len(self.seats)
                return self._replace(phase="ended", turn=(), pending=none, undo_request=None)
            case Muted(person, muted):
                return self._replace(muted=self.muted | {person} if muted else self.muted - {person})
            case Paused(since, until):
                return self._replace(pending=tuple(_without(pending, since, until) for pending in self.pending))
        return self

    @property
    def seats_for_bots(self) -> list[int]:
        """The seats that owe a decision and have a bot in charge."""
        return [seat for seat in self.turn if self.seats[seat].bot_in_charge is not None]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person plays, those of others on the same screen included."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def deadline(self, seat: int) -> int | None:
        """When the seat runs out of time; None where no clock runs."""
        pending = self.pending[seat]
        if pending is None or self.seats[seat].bot_in_charge is not None:
            return None
        return self.clock.deadline(pending.at, self.remaining_ms[seat])

    @property
    def due_at(self) -> int | None:
        """When the first clock runs out if nobody decides before."""
        if not self.clock.runs:
            return None
        due: int | None = None
        for seat in self.turn:
            deadline = self.deadline(seat)
            if deadline is not None and (due is None or deadline < due):
                due = deadline
        return due

    def _with_seat(self, number: int | None, seat: Seat) -> TableState:
        assert number is not None
        return self._replace(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _gone_on(self, entry: LogEntry, status: MatchStatus) -> TableState:
        """A seat that still owes the same decision goes on owing it; all other clocks stop or start anew."""
        pending: list[PendingDecision | None] = []
        remaining, last_used = list(self.remaining_ms), list(self.last_used_ms)
        moved, undone = isinstance(entry.body, Moved), isinstance(entry.body, Undone)
        for seat, before in enumerate(self.pending):
            mine, owes = seat == entry.seat, seat in status.turn
            if moved and owes and not mine and before is not None:
                pending.append(before)
                continue
            if before is not None and self.seats[seat].bot_in_charge is None:
                used = entry.at - before.at
                remaining[seat] = self.clock.remaining_after(remaining[seat], used, decided=moved and mine)
                last_used[seat] = used + (last_used[seat] if undone and mine else 0)
            since = entry.at
            if undone and mine:
                remaining[seat] = self.clock.refund_undo(remaining[seat])
                since -= self.clock.charge_undo(last_used[seat])
            pending.append(PendingDecision(status.position, since) if owes else None)
        return TableState(
            clock=self.clock,
            seats=self.seats,
            remaining_ms=tuple(remaining),
            last_used_ms=tuple(last_used),
            phase="over" if status.over else "playing",
            turn=status.turn,
            position=status.position,
            pending=tuple(pending),
            rematch=self.rematch,
            muted=self.muted,
        )

    def _away(self, entry: LogEntry, body: Away) -> TableState:
        """A bot plays on. A request to undo that involves the seat is dropped: it can be made again."""
        assert entry.seat is not None
        number, before = entry.seat, self.pending[entry.seat]
        remaining = list(self.remaining_ms)
        if before is not None:
            remaining[number] = self.clock.remaining_after(remaining[number], entry.at - before.at, decided=False)
        seat = replace(self.seats[number], away=body.bot, why=body.why)
        dropped = self.undo_request is not None and self.undo_request.involves(number)
        return self._with_seat(number, seat)._replace(
            remaining_ms=tuple(remaining),
            undo_request=None if dropped else self.undo_request,
        )

    def _back(self, entry: LogEntry) -> TableState:
        assert entry.seat is not None
        number, before = entry.seat, self.pending[entry.seat]
        remaining, pending = list(self.remaining_ms), list(self.pending)
        if self.seats[number].why == "time":
            remaining[number] = self.clock.minimum_on_return(remaining[number])
        if before is not None:
            pending[number] = PendingDecision(before.position, entry.at)
        returned = self._with_seat(number, self.seats[number].returned)
        return returned._replace(remaining_ms=tuple(remaining), pending=tuple(pending))
