"""Clocks on a real server: when time runs out a bot plays on until the person is back, kills or not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from running import Running, Somebody, until

from moonstone.engine import Record
from moonstone.tables.clocks import SHORTEST_ON_RETURN_MS

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


@pytest.mark.parametrize("kind", ["per_move", "fischer"])
def test_when_all_time_is_out_bots_finish_the_game_and_nobody_is_removed(home: Running, kind: str) -> None:
    clock = {"kind": kind, "seconds": 1}
    table, ann, ben = two_people(home, clock=clock, substitute="random")
    ended = until(lambda: (now := ann.table(table))["phase"] == "over" and now)
    assert [(seat["name"], seat["kind"]) for seat in ended["seats"]] == [("Ann", "person"), ("Ben", "person")]
    assert {(seat["away"], seat["why"]) for seat in ended["seats"]} == {("random", "time")}
    assert (ended["yours"], ben.table(table)["yours"]) == ([0], [1])
    entries = ann.update(table)["entries"]
    gone = {one["seat"]: one for one in entries if one["kind"] == "away"}
    assert {seat: one["note"] for seat, one in gone.items()} == {n: {"bot": "random", "why": "time"} for n in (0, 1)}
    started = next(one["at"] for one in entries if one["kind"] == "started")
    assert all(one["at"] >= started + 1000 for one in gone.values())
    Record.loads(ann.http.get(f"/api/tables/{table}/record").content).verify()


def test_whoever_was_too_slow_comes_back_in_the_middle_of_the_game(home: Running, gate: Path) -> None:
    """What the bot thought in the meantime is not played any more."""
    ann = Somebody(home, "Ann")
    clock = {"kind": "fischer", "seconds": 1}
    table = ann.open(["me", "random"], game="pebbles", clock=clock, substitute="slow", start=True)
    seat = until(lambda: (seat := ann.table(table)["seats"][0])["away"] and seat)
    assert (seat["away"], seat["why"]) == ("slow", "time")
    assert ann.update(table)["moves"] is None
    ann.post(f"/api/tables/{table}/seats/0/return")
    update = ann.update(table)
    assert update["clocks"][0]["remaining_ms"] == SHORTEST_ON_RETURN_MS
    assert update["clocks"][0]["deadline"] is not None
    ann.move(table, 0, update["position"], update["moves"][-1], "mine")
    gate.touch()
    ann.post(f"/api/tables/{table}/seats/0/leave")
    until(lambda: ann.table(table)["phase"] == "over")
    moved = [one for one in ann.update(table)["entries"] if one["kind"] in ("moved", "away", "back")]
    first = [one["kind"] for one in moved if one["seat"] == 0]
    assert first == ["away", "back", "moved", "away", "moved", "moved"]


@pytest.mark.usefixtures("third_game")
def test_a_clock_runs_out_while_the_server_is_down(tmp_path: Path) -> None:
    """Nobody looks at the table: the server that starts again sees to it by itself."""
    server = Running(str(tmp_path / "moonstone.db"), tmp_path)
    with server:
        table, ann, _ = two_people(server, clock={"kind": "per_move", "seconds": 2}, substitute="random")
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
        table, ann, _ = two_people(first, clock={"kind": "per_move", "seconds": 2}, substitute="random")
        first.kill()
        elsewhere = Somebody(second)
        elsewhere.http.cookies.update(ann.http.cookies)

        def finished() -> bool:
            return table in [one["id"] for one in elsewhere.get("/api/tables", which="finished")["tables"]]

        until(finished)
        assert {seat["why"] for seat in elsewhere.table(table)["seats"]} == {"time"}
