"""Time in which the server was away is nobody's: no clock runs meanwhile, whatever the system's clock does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from running import Running, Somebody, until

from moonstone.server.live import background
from moonstone.server.live.background import Background
from moonstone.server.storage import clock
from moonstone.tables.clocks import Clock, Fischer, PerMove
from moonstone.tables.entries import LogEntry, Paused
from moonstone.tables.seats import Seat
from moonstone.tables.state import MatchStatus, PendingDecision, TableState

DOWN = 6


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_while_the_server_is_away_no_clock_runs(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(request.getfixturevalue("own_postgres")) if backend == "postgres" else str(tmp_path / "m.db")
    server = Running(database, tmp_path)
    with server:
        ann = Somebody(server, "Ann")
        ben = Somebody(server, "Ben")
        table = ann.open(["me", "open"], clock={"kind": "fischer", "seconds": 8, "increment": 0}, substitute="random")
        ben.post(f"/api/tables/{table}/seats/1/sit")
        ann.post(f"/api/tables/{table}/start")
        time.sleep(2.5)  # long enough for a pulse
        server.kill()
        time.sleep(DOWN)
        server.start()
        now = ann.table(table)
        assert [seat["away"] for seat in now["seats"]] == [None, None], "their time was used up while nobody could play"
        paused = [entry for entry in ann.update(table)["entries"] if entry["kind"] == "paused"]
        assert len(paused) == 1
        assert paused[0]["note"]["until"] - paused[0]["note"]["since"] >= DOWN * 1000
        until(lambda: ann.table(table)["seats"][now["turn"][0]]["away"], 30)


@pytest.mark.parametrize("kind", [PerMove(10), Fischer(10, 5)])
def test_a_pause_moves_a_deadline_by_what_was_lost_of_it(kind: Clock) -> None:
    seats = (Seat("person", "Ann", "ann"), Seat("person", "Ben", "ben"))
    pending = (PendingDecision(3, 5_000), PendingDecision(3, 9_000))
    state = TableState(kind, seats, (10_000, 10_000), (0, 0), "playing", (0, 1), 3, pending)
    entry = LogEntry("table", 9, 20_000, None, None, None, Paused(8_000, 18_000))
    after = state.apply(entry, MatchStatus((0, 1), 3, False))
    assert (state.deadline(0), after.deadline(0)) == (15_000, 25_000)
    assert (state.deadline(1), after.deadline(1)) == (19_000, 28_000), "it began while the server was away"


def test_a_jump_of_the_systems_clock_changes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: 1)
    monkeypatch.setattr(clock, "time_ns", lambda: 1)
    assert 0 <= clock.now() - before < 60_000


def test_a_loop_goes_on_whatever_happens_in_a_round_and_says_when_it_is_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "GRACE_SECONDS", 0.05)
    rounds: list[int] = []

    async def run() -> tuple[list[str], list[str]]:
        loops = Background()

        async def work() -> None:
            rounds.append(len(rounds))
            if len(rounds) < 30:
                raise ValueError("one row is broken")

        async def stuck() -> None:
            await asyncio.sleep(60)

        loops.begin("failing", work, 0.01)
        loops.begin("stuck", stuck, 0.01)
        await asyncio.sleep(0.2)
        behind = loops.behind
        while len(rounds) < 31:
            await asyncio.sleep(0.01)
        after = loops.behind
        await loops.end()
        return behind, after

    behind, after = asyncio.run(run())
    assert behind == ["failing", "stuck"]
    assert after == ["stuck"]


def broken(server: Running, table: str) -> None:
    """Damage the log of a table, behind the server's back."""
    import sqlite3

    with sqlite3.connect(server.database, timeout=30) as connection:
        connection.execute("UPDATE log SET body = '{' WHERE table_id = ? AND seq = 1", (table,))


def test_a_broken_table_stops_no_clock_at_another(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        ann, ben = Somebody(server, "Ann"), Somebody(server, "Ben")
        tables: list[Any] = []
        for _ in range(2):
            table = ann.open(["me", "open"], clock={"kind": "per_move", "seconds": 3}, substitute="random")
            ben.post(f"/api/tables/{table}/seats/1/sit")
            ann.post(f"/api/tables/{table}/start")
            tables.append(table)
        server.kill()
        broken(server, tables[0])
        server.start()
        until(lambda: ann.table(tables[1])["seats"][ann.table(tables[1])["turn"][0]]["away"], 30)
        assert ann.get("/health")["status"] == "ok"
        assert ann.get(f"/api/tables/{tables[0]}", 422)["code"] == "bad-log"
