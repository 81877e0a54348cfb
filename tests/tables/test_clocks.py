"""Clocks: what remains follows from the log alone, and when time runs out a bot plays on until the person is back."""

from __future__ import annotations

import pytest
from sitting import Sitting, person

from moonstone.engine import Refused, load
from moonstone.tables import commands
from moonstone.tables.clocks import (
    CLOCKS,
    SHORTEST_ON_RETURN_MS,
    Clock,
    Fischer,
    NoClock,
    PerMove,
    make_clock,
    read_clock,
)
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import (
    AnyBody,
    Away,
    Back,
    Chatted,
    LogEntry,
    Moved,
    Started,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from moonstone.tables.fields import Fields
from moonstone.tables.seats import Seat
from moonstone.tables.state import MatchStatus, PendingDecision, TableState

START = 1_000_000


class Folding:
    """A table's state, entry after entry, at times a test makes up (in seconds since the start)."""

    def __init__(self, clock: Clock, *seats: Seat, turn: tuple[int, ...] = (0,)) -> None:
        given = seats or (person("ann"), person("ben"))
        config = TableConfig.new(
            load("pebbles"),
            given,
            {},
            public=False,
            clock=clock,
            substitute="greedy",
            secret=bytes(32),
            bots=["greedy"],
        )
        self.state = TableState.opened(config)
        self.seq = 0
        self.status = MatchStatus((), 0, False)
        self.entry(Started([]), None, 0, turn)

    def entry(self, body: AnyBody, seat: int | None, seconds: float, turn: tuple[int, ...] | None = None) -> None:
        """An entry at a time; with `turn` the match has gone on by one entry and those owe a decision."""
        self.seq += 1
        if turn is not None:
            self.status = MatchStatus(turn, self.status.position + 1, not turn)
        at = START + int(seconds * 1000)
        self.state = self.state.apply(LogEntry("t", self.seq, at, seat, None, None, body), self.status)

    def moved(self, seat: int, seconds: float, turn: tuple[int, ...]) -> None:
        self.entry(Moved([]), seat, seconds, turn)

    def undone(self, seat: int, seconds: float, turn: tuple[int, ...]) -> None:
        self.entry(Undone([{"by": seat, "undo": 0}]), seat, seconds, turn)

    def remaining(self) -> list[float]:
        return [remaining / 1000 for remaining in self.state.remaining_ms]

    def deadlines(self) -> list[float | None]:
        """When time runs out, by seat, in seconds since the start."""
        deadlines = [self.state.deadline(seat) for seat in range(len(self.state.seats))]
        return [None if deadline is None else (deadline - START) / 1000 for deadline in deadlines]

    @property
    def due(self) -> float | None:
        return None if self.state.due_at is None else (self.state.due_at - START) / 1000


def test_without_a_clock_nothing_is_ever_due() -> None:
    fold = Folding(NoClock(), turn=(0, 1))
    fold.moved(0, 1_000_000, (1,))
    assert (fold.deadlines(), fold.due) == ([None, None], None)


def test_a_clock_per_move_gives_every_decision_its_time() -> None:
    fold = Folding(PerMove(30))
    assert (fold.deadlines(), fold.due) == ([30, None], 30)
    fold.moved(0, 29, (1,))
    assert fold.deadlines() == [None, 59]
    fold.moved(1, 40, (1,))
    assert fold.deadlines() == [None, 70]
    fold.moved(1, 41, (0,))
    assert (fold.deadlines(), fold.remaining()) == ([71, None], [30, 30])


def test_a_fischer_clock_runs_while_its_seat_owes_a_decision_and_grows_with_each() -> None:
    fold = Folding(Fischer(100, 5))
    assert fold.deadlines() == [100, None]
    fold.moved(0, 30, (1,))
    assert (fold.remaining(), fold.deadlines()) == ([75, 100], [None, 130])
    fold.moved(1, 90, (0,))
    assert (fold.remaining(), fold.deadlines()) == ([75, 45], [165, None])
    fold.moved(0, 165, ())
    assert (fold.remaining(), fold.due) == ([5, 45], None)


def test_a_clock_is_never_less_than_empty() -> None:
    """A decision may be stored after its time, before anybody has looked at the clock."""
    fold = Folding(Fischer(10, 3))
    fold.moved(0, 60, (1,))
    assert fold.remaining() == [3, 10]


def test_a_seat_that_still_owes_the_same_decision_gets_no_new_time() -> None:
    fold = Folding(PerMove(30), turn=(0, 1))
    assert (fold.deadlines(), fold.due) == ([30, 30], 30)
    fold.moved(0, 20, (1,))
    assert fold.deadlines() == [None, 30]
    assert fold.state.pending[1] == PendingDecision(1, START)
    fold.moved(1, 25, (0, 1))
    assert fold.deadlines() == [55, 55]


def test_clocks_of_a_simultaneous_decision_run_each_for_itself() -> None:
    fold = Folding(Fischer(100), turn=(0, 1))
    fold.moved(0, 20, (1,))
    assert (fold.remaining(), fold.deadlines()) == ([80, 100], [None, 100])
    fold.moved(1, 50, (0,))
    assert (fold.remaining(), fold.deadlines()) == ([80, 50], [130, None])


def test_chat_and_undo_requests_stop_no_clock() -> None:
    fold = Folding(Fischer(100))
    for body in (Chatted("Ann", "hm"), UndoRequested(0, (1,)), UndoAnswered(agree=False)):
        fold.entry(body, 1, 10)
        assert fold.deadlines() == [100, None]


def test_time_used_before_an_undo_is_gone_and_earns_nothing() -> None:
    fold = Folding(Fischer(100, 5))
    fold.moved(0, 10, (1,))
    fold.undone(0, 30, (0,))
    assert (fold.remaining(), fold.deadlines()) == ([90, 80], [120, None])
    assert fold.state.pending[0] == PendingDecision(3, START + 30_000)


def test_after_an_undo_everybody_who_owes_a_decision_owes_a_new_one() -> None:
    """The seat that took back has already used some of the time for it."""
    fold = Folding(PerMove(30), turn=(0, 1))
    fold.moved(0, 5, (1,))
    fold.undone(0, 8, (0, 1))
    assert fold.deadlines() == [33, 38]
    assert fold.state.pending == (PendingDecision(3, START + 3000), PendingDecision(3, START + 8000))


def test_moving_and_taking_back_again_and_again_gains_no_time() -> None:
    fold = Folding(PerMove(30))
    for seconds in (10, 12, 20, 25):
        fold.moved(0, seconds, (0,))
        fold.undone(0, seconds, (0,))
        assert fold.deadlines() == [30, None]


def test_no_clock_runs_for_a_bot() -> None:
    fold = Folding(Fischer(100), person("ann"), Seat("bot", "Bot", bot="random"), turn=(1,))
    assert fold.due is None
    fold.moved(1, 500, (0,))
    assert (fold.remaining(), fold.deadlines()) == ([100, 100], [600, None])


def test_a_clock_stands_still_while_a_bot_plays_on() -> None:
    fold = Folding(Fischer(100, 5))
    fold.entry(Away("greedy", "asked"), 0, 40)
    assert (fold.remaining(), fold.due, fold.state.seats_for_bots) == ([60, 100], None, [0])
    fold.moved(0, 90, (1,))
    fold.moved(1, 100, (0,))
    assert (fold.remaining(), fold.due) == ([60, 95], None)
    fold.entry(Back(), 0, 150)
    assert (fold.remaining(), fold.deadlines(), fold.state.seats_for_bots) == ([60, 95], [210, None], [])


def test_handing_over_to_a_bot_and_coming_back_gains_no_time() -> None:
    fold = Folding(Fischer(600))
    fold.entry(Away("greedy", "asked"), 0, 590)
    fold.entry(Back(), 0, 700)
    assert fold.remaining() == [10, 600]


def test_a_person_who_comes_back_owes_the_same_decision_and_has_time_for_it() -> None:
    """Per move, all of it; on a Fischer clock at least a tenth of it, or a few seconds."""
    for clock, remaining in (
        (PerMove(30), 30),
        (Fischer(600), 60),
        (Fischer(20), SHORTEST_ON_RETURN_MS / 1000),
    ):
        fold = Folding(clock)
        asked = fold.state.pending[0]
        fold.entry(Away("greedy", "time"), 0, 700)
        fold.entry(Back(), 0, 1000)
        assert (fold.remaining()[0], fold.deadlines()[0]) == (remaining, 1000 + remaining)
        assert asked is not None
        assert fold.state.pending[0] == PendingDecision(asked.position, START + 1_000_000)


def test_time_runs_out_at_its_time_and_not_before() -> None:
    """Refused a moment early, for a seat that owes nothing, and for one that a bot plays already."""
    table = Sitting("pebbles", person("ann"), person("ben"), clock=PerMove(30), at=START)
    table.do(commands.start(table.table, "ann"), at=START)
    with pytest.raises(Refused, match="not out"):
        commands.time_out(table.table, 0, START + 29_999)
    table.do(table.move("ann", 0, {"move": "lay", "number": 0}), at=START + 10_000)
    with pytest.raises(Refused, match="not out"):
        commands.time_out(table.table, 0, START + 90_000)
    new = commands.time_out(table.table, 1, START + 30_000)
    assert (new.body, new.seat, new.person) == (Away("greedy", "time"), 1, None)
    table.do(new, at=START + 30_000)
    with pytest.raises(Refused, match="not out"):
        commands.time_out(table.table, 1, START + 90_000)


@pytest.mark.parametrize("clock", [NoClock(), PerMove(30), Fischer(300, 5)], ids=lambda clock: clock.kind)
def test_a_clock_is_written_and_read(clock: Clock) -> None:
    assert read_clock(Fields(clock.to_json())) == clock
    assert make_clock(clock.kind, clock.seconds, clock.increment) == clock
    assert CLOCKS[clock.kind] is type(clock)


def test_clocks_are_read_by_the_names_of_earlier_versions() -> None:
    assert read_clock(Fields({"kind": "move", "seconds": 30, "increment": 0})) == PerMove(30)
    assert read_clock(Fields({"kind": "bank", "seconds": 300, "increment": 5})) == Fischer(300, 5)
    with pytest.raises(ValueError, match="hourglass"):
        read_clock(Fields({"kind": "hourglass", "seconds": 30, "increment": 0}))


def test_a_clock_needs_time() -> None:
    for kind in ("per_move", "fischer"):
        with pytest.raises(Refused, match="at least one second"):
            make_clock(kind, 0, 5)
    assert make_clock("none", 0, 0) == NoClock()
