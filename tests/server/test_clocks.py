"""Clocks: what is left follows from the log alone, and when time is out a bot plays on until the person is back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from running import Running, Somebody, until

from moonstone.engine import Record, Refused, load
from moonstone.tables import commands, config
from moonstone.tables.clocks import LEAST_ON_RETURN, Clock
from moonstone.tables.entries import Row
from moonstone.tables.seats import Seat
from moonstone.tables.state import Asked, Game, Progress
from moonstone.tables.table import Table

START = 1_000_000


class Folding:
    """A table's progress, row after row, at times a test makes up (in seconds since the start)."""

    def __init__(self, clock: Clock, *seats: Seat, turn: tuple[int, ...] = (0,)) -> None:
        given = seats or (Seat("person", "Ann", "ann"), Seat("person", "Ben", "ben"))
        body = {"clock": clock.to_json(), "seats": [seat.to_json() for seat in given]}
        self.progress = Progress.opened(body)
        self.seq = 0
        self.game = Game((), 0, False)
        self.row("started", None, 0, turn)

    def row(
        self, kind: str, seat: int | None, seconds: float, turn: tuple[int, ...] | None = None, **body: Any
    ) -> None:
        """A row at a time; with `turn` the match has gone on by one entry and those owe a decision."""
        self.seq += 1
        if turn is not None:
            self.game = Game(turn, self.game.position + 1, not turn)
        at = START + int(seconds * 1000)
        self.progress = self.progress.after(Row("t", self.seq, at, kind, seat, None, None, body), self.game)

    def left(self) -> list[float]:
        return [left / 1000 for left in self.progress.left]

    def deadlines(self) -> list[float | None]:
        """When time is out, by seat, in seconds since the start."""
        deadlines = [self.progress.deadline(seat) for seat in range(len(self.progress.seats))]
        return [None if deadline is None else (deadline - START) / 1000 for deadline in deadlines]

    @property
    def due(self) -> float | None:
        return None if self.progress.due_at is None else (self.progress.due_at - START) / 1000


# What is left


def test_without_a_clock_nothing_is_ever_due() -> None:
    fold = Folding(Clock(), turn=(0, 1))
    fold.row("moved", 0, 1_000_000, (1,))
    assert (fold.deadlines(), fold.due) == ([None, None], None)


def test_a_move_clock_gives_every_decision_its_time() -> None:
    fold = Folding(Clock("move", 30))
    assert (fold.deadlines(), fold.due) == ([30, None], 30)
    fold.row("moved", 0, 29, (1,))
    assert fold.deadlines() == [None, 59]
    fold.row("moved", 1, 40, (1,))
    assert fold.deadlines() == [None, 70]
    fold.row("moved", 1, 41, (0,))
    assert (fold.deadlines(), fold.left()) == ([71, None], [30, 30])


def test_a_bank_shrinks_while_its_seat_owes_a_decision_and_grows_with_each() -> None:
    fold = Folding(Clock("bank", 100, 5))
    assert fold.deadlines() == [100, None]
    fold.row("moved", 0, 30, (1,))
    assert (fold.left(), fold.deadlines()) == ([75, 100], [None, 130])
    fold.row("moved", 1, 90, (0,))
    assert (fold.left(), fold.deadlines()) == ([75, 45], [165, None])
    fold.row("moved", 0, 165, ())
    assert (fold.left(), fold.due) == ([5, 45], None)


def test_a_bank_is_never_less_than_empty() -> None:
    """A decision may be stored after its time, before anybody has looked at the clock."""
    fold = Folding(Clock("bank", 10, 3))
    fold.row("moved", 0, 60, (1,))
    assert fold.left() == [3, 10]


def test_who_goes_on_owing_the_same_decision_gets_no_new_time_for_it() -> None:
    fold = Folding(Clock("move", 30), turn=(0, 1))
    assert (fold.deadlines(), fold.due) == ([30, 30], 30)
    fold.row("moved", 0, 20, (1,))
    assert fold.deadlines() == [None, 30]
    assert fold.progress.asked[1] == Asked(1, START)
    fold.row("moved", 1, 25, (0, 1))
    assert fold.deadlines() == [55, 55]


def test_simultaneous_banks_run_each_for_itself() -> None:
    fold = Folding(Clock("bank", 100), turn=(0, 1))
    fold.row("moved", 0, 20, (1,))
    assert (fold.left(), fold.deadlines()) == ([80, 100], [None, 100])
    fold.row("moved", 1, 50, (0,))
    assert (fold.left(), fold.deadlines()) == ([80, 50], [130, None])


def test_talk_and_questions_stop_no_clock() -> None:
    fold = Folding(Clock("bank", 100))
    for kind, body in (
        ("said", {"name": "Ann", "text": "hm"}),
        ("asked", {"to": 0, "needs": [1]}),
        ("answered", {"agree": False}),
    ):
        fold.row(kind, 1, 10, **body)
        assert fold.deadlines() == [100, None]


def test_what_was_thought_before_an_undo_is_spent_and_earns_nothing() -> None:
    fold = Folding(Clock("bank", 100, 5))
    fold.row("moved", 0, 10, (1,))
    fold.row("undone", 0, 30, (0,))
    assert (fold.left(), fold.deadlines()) == ([90, 80], [120, None])
    assert fold.progress.asked[0] == Asked(3, START + 30_000)


def test_an_undo_gives_everybody_who_owes_a_decision_a_new_question() -> None:
    """But whoever takes back has already used some of the time for it."""
    fold = Folding(Clock("move", 30), turn=(0, 1))
    fold.row("moved", 0, 5, (1,))
    fold.row("undone", 0, 8, (0, 1))
    assert fold.deadlines() == [33, 38]
    assert fold.progress.asked == (Asked(3, START + 3000), Asked(3, START + 8000))


def test_moving_and_taking_back_again_and_again_gains_no_time() -> None:
    fold = Folding(Clock("move", 30))
    for seconds in (10, 12, 20, 25):
        fold.row("moved", 0, seconds, (0,))
        fold.row("undone", 0, seconds, (0,))
        assert fold.deadlines() == [30, None]


def test_no_clock_runs_for_a_bot() -> None:
    fold = Folding(Clock("bank", 100), Seat("person", "Ann", "ann"), Seat("bot", "Bot", bot="random"), turn=(1,))
    assert fold.due is None
    fold.row("moved", 1, 500, (0,))
    assert (fold.left(), fold.deadlines()) == ([100, 100], [600, None])


def test_the_clock_stands_while_a_bot_plays_on() -> None:
    fold = Folding(Clock("bank", 100, 5))
    fold.row("away", 0, 40, bot="greedy", why="asked")
    assert (fold.left(), fold.due, fold.progress.minds) == ([60, 100], None, [0])
    fold.row("moved", 0, 90, (1,))
    fold.row("moved", 1, 100, (0,))
    assert (fold.left(), fold.due) == ([60, 95], None)
    fold.row("back", 0, 150)
    assert (fold.left(), fold.deadlines(), fold.progress.minds) == ([60, 95], [210, None], [])


def test_who_lets_a_bot_play_on_and_comes_back_gains_no_time() -> None:
    fold = Folding(Clock("bank", 600))
    fold.row("away", 0, 590, bot="greedy", why="asked")
    fold.row("back", 0, 700)
    assert fold.left() == [10, 600]


def test_whoever_comes_back_is_asked_the_same_question_with_time_to_answer() -> None:
    """With a move clock all of it; with a bank at least a tenth of it, or a few seconds."""
    for clock, left in (
        (Clock("move", 30), 30),
        (Clock("bank", 600), 60),
        (Clock("bank", 20), LEAST_ON_RETURN / 1000),
    ):
        fold = Folding(clock)
        asked = fold.progress.asked[0]
        fold.row("away", 0, 700, bot="greedy", why="time")
        fold.row("back", 0, 1000)
        assert (fold.left()[0], fold.deadlines()[0]) == (left, 1000 + left)
        assert asked is not None
        assert fold.progress.asked[0] == Asked(asked.position, START + 1_000_000)


def test_time_is_out_at_its_time_and_not_before() -> None:
    """The clock's own deed: refused a moment early, for a seat that owes nothing, and for one whom a bot plays for."""
    seats = [Seat("person", "Ann", "ann"), Seat("person", "Ben", "ben")]
    body = config.opening(
        load("pebbles"), seats, {}, public=False, clock=Clock("move", 30), stand_in="random", secret=bytes(32)
    )
    table = Table(Row("t", 0, START, "opened", None, "ann", None, body))

    def do(draft: commands.Draft, at: int) -> None:
        row = Row("t", table.seq + 1, at, draft.kind, draft.seat, draft.person, None, draft.body)
        table.apply(row, draft.act, table.progress.after(row, table.game_after(draft.act)))

    do(commands.start(table, "ann"), START)
    with pytest.raises(Refused, match="not out"):
        commands.time_out(table, 0, START + 29_999)
    do(commands.move(table, "ann", 0, table.progress.position, {"move": "lay", "number": 0}), START + 10_000)
    with pytest.raises(Refused, match="not out"):
        commands.time_out(table, 0, START + 90_000)
    draft = commands.time_out(table, 1, START + 30_000)
    assert (draft.kind, draft.seat, draft.person, draft.body) == ("away", 1, None, {"bot": "random", "why": "time"})
    do(draft, START + 30_000)
    with pytest.raises(Refused, match="not out"):
        commands.time_out(table, 1, START + 90_000)


# Over the wire

SLOW_BOT = '''
"""A bot that does not decide before a file lies there."""

import os
import time
from pathlib import Path

from moonstone.bots import Bot


class SlowBot(Bot):
    def choose(self, observation):
        end = time.monotonic() + 30
        while not Path(os.environ["SLOW_BOT_FILE"]).exists() and time.monotonic() < end:
            time.sleep(0.01)
        return self.rng.choice(observation.moves)
'''


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that lets the slow bot go on."""
    return tmp_path_factory.mktemp("gate") / "go"


@pytest.fixture(scope="module")
def third_game() -> Iterator[None]:
    """Servers that are started find a third game, which is soon over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent.parent / "third_game"), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def home(gate: Path, third_game: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a third game, and a bot that waits."""
    path, folder = tmp_path_factory.mktemp("path"), tmp_path_factory.mktemp("home")
    (path / "slowbot.py").write_text(SLOW_BOT)
    (path / "slowbot-1.dist-info").mkdir()
    (path / "slowbot-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: slowbot\nVersion: 1\n")
    (path / "slowbot-1.dist-info" / "entry_points.txt").write_text("[moonstone.bots]\nslow = slowbot:SlowBot\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(path), prepend=os.pathsep)
        patch.setenv("SLOW_BOT_FILE", str(gate))
        with Running(str(folder / "moonstone.db"), folder, "--bot-seconds", "60") as running:
            yield running


def two_people(home: Running, **more: Any) -> tuple[str, Somebody, Somebody]:
    ann, ben = Somebody(home, "Ann"), Somebody(home, "Ben")
    table = ann.open(["me", "open"], game="pebbles", **more)
    ben.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    return table, ann, ben


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_when_all_time_is_out_bots_finish_the_game_and_nobody_is_removed(home: Running, kind: str) -> None:
    clock = {"kind": kind, "seconds": 1}
    table, ann, ben = two_people(home, clock=clock, stand_in="random")
    ended = until(lambda: (now := ann.table(table))["phase"] == "over" and now)
    assert [(seat["name"], seat["kind"]) for seat in ended["seats"]] == [("Ann", "person"), ("Ben", "person")]
    assert {(seat["away"], seat["why"]) for seat in ended["seats"]} == {("random", "time")}
    assert (ended["yours"], ben.table(table)["yours"]) == ([0], [1])
    happenings = ann.update(table)["happenings"]
    gone = {one["seat"]: one for one in happenings if one["kind"] == "away"}
    assert {seat: one["note"] for seat, one in gone.items()} == {n: {"bot": "random", "why": "time"} for n in (0, 1)}
    started = next(one["at"] for one in happenings if one["kind"] == "started")
    assert all(one["at"] >= started + 1000 for one in gone.values())
    Record.loads(ann.http.get(f"/api/tables/{table}/record").content).verify()


def test_whoever_was_too_slow_comes_back_in_the_middle_of_the_game(home: Running, gate: Path) -> None:
    """What the bot thought in the meantime is not played any more."""
    ann = Somebody(home, "Ann")
    clock = {"kind": "bank", "seconds": 1}
    table = ann.open(["me", "random"], game="pebbles", clock=clock, stand_in="slow", start=True)
    seat = until(lambda: (seat := ann.table(table)["seats"][0])["away"] and seat)
    assert (seat["away"], seat["why"]) == ("slow", "time")
    assert ann.update(table)["moves"] is None
    ann.post(f"/api/tables/{table}/seats/0/return")
    update = ann.update(table)
    assert update["clocks"][0]["left"] == LEAST_ON_RETURN
    assert update["clocks"][0]["until"] is not None
    ann.move(table, 0, update["position"], update["moves"][-1], "mine")
    gate.touch()
    ann.post(f"/api/tables/{table}/seats/0/leave")
    until(lambda: ann.table(table)["phase"] == "over")
    moved = [one for one in ann.update(table)["happenings"] if one["kind"] in ("moved", "away", "back")]
    first = [one["kind"] for one in moved if one["seat"] == 0]
    assert first == ["away", "back", "moved", "away", "moved", "moved"]


@pytest.mark.usefixtures("third_game")
def test_a_clock_runs_out_while_the_server_is_down(tmp_path: Path) -> None:
    """Nobody looks at the table: the server that starts again sees to it by itself."""
    server = Running(str(tmp_path / "moonstone.db"), tmp_path)
    with server:
        table, ann, _ = two_people(server, clock={"kind": "move", "seconds": 2}, stand_in="random")
        server.kill()
        server.start()

        def finished() -> bool:
            return table in [one["id"] for one in ann.get("/api/tables", which="finished")["tables"]]

        until(finished)
        assert {seat["why"] for seat in ann.table(table)["seats"]} == {"time"}


@pytest.mark.usefixtures("third_game")
def test_a_clock_runs_out_whichever_process_the_table_was_at(postgres_url: str, tmp_path: Path) -> None:
    """One process dies for good; the other has never heard of the table and stops its clocks all the same."""
    first, second = Running(postgres_url, tmp_path), Running(postgres_url, tmp_path)
    with first, second:
        table, ann, _ = two_people(first, clock={"kind": "move", "seconds": 2}, stand_in="random")
        first.kill()
        elsewhere = Somebody(second)
        elsewhere.http.cookies.update(ann.http.cookies)

        def finished() -> bool:
            return table in [one["id"] for one in elsewhere.get("/api/tables", which="finished")["tables"]]

        until(finished)
        assert {seat["why"] for seat in elsewhere.table(table)["seats"]} == {"time"}
