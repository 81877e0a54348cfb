"""Bots, good and bad: they think in processes of their own, and whatever they do there the game goes on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from running import Running, Somebody, until

from moonstone.engine import Match, Player, Record, Refused, load
from moonstone.server.bots.pool import MOST_WAITING, BotPool

BOTS = '''
"""Bots that do everything a bot should not."""

import os
import sys
import time
from pathlib import Path

from moonstone.bots import Bot

FOLDER = Path(os.environ["BAD_BOTS_FOLDER"])


class Hangs(Bot):
    def choose(self, observation):
        while True:
            pass


class Dies(Bot):
    def choose(self, observation):
        os._exit(3)


class Fails(Bot):
    def choose(self, observation):
        raise RuntimeError("this bot has failed")


class Nothing(Bot):
    def choose(self, observation):
        return None


class Prints(Bot):
    """Talks a lot, and plays well."""

    def choose(self, observation):
        print("{\\"answer\\": null}", "\\x00\\xff" * 1000, flush=True)
        os.write(1, b"garbage\\n")
        sys.stderr.write("more garbage\\n")
        return observation.moves[0]


class Scribbles(Bot):
    """Writes nonsense wherever it can, the place for its answer included."""

    def choose(self, observation):
        for number in range(3, 30):
            try:
                os.write(number, b"{}\\n")
            except OSError:
                pass
        return observation.moves[0]


class Illegal(Bot):
    """Plays a move that exists and is not possible."""

    def choose(self, observation):
        return next(move for move in observation.game.ids if move not in observation.moves)


class Tells(Bot):
    """Says in which process it thinks."""

    def choose(self, observation):
        (FOLDER / f"pid-{os.getpid()}").touch()
        return observation.moves[0]


class Waits(Bot):
    """Thinks until it is let go on."""

    def choose(self, observation):
        (FOLDER / "waiting").touch()
        end = time.monotonic() + 50
        while not (FOLDER / "go").exists() and time.monotonic() < end:
            time.sleep(0.01)
        return observation.moves[0]
'''

ENTRY_POINTS = """
[moonstone.bots]
hangs = badbots:Hangs
dies = badbots:Dies
fails = badbots:Fails
nothing = badbots:Nothing
prints = badbots:Prints
scribbles = badbots:Scribbles
illegal = badbots:Illegal
tells = badbots:Tells
waits = badbots:Waits
missing = badbots:Missing
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where bots leave files."""
    return tmp_path_factory.mktemp("said")


@pytest.fixture(scope="module")
def bad_bots(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Processes that are started find the bad bots, and a third game, which is soon over."""
    path = tmp_path_factory.mktemp("path")
    (path / "badbots.py").write_text(BOTS)
    (path / "badbots-1.dist-info").mkdir()
    (path / "badbots-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1\n")
    (path / "badbots-1.dist-info" / "entry_points.txt").write_text(ENTRY_POINTS)
    third_game = Path(__file__).parent.parent / "third_game"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(path), str(third_game)]), prepend=os.pathsep)
        patch.setenv("BAD_BOTS_FOLDER", str(folder))
        yield


@pytest.fixture(scope="module")
def home(bad_bots: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that gives bots little time."""
    folder = tmp_path_factory.mktemp("home")
    with Running(str(folder / "moonstone.db"), folder, "--bot-seconds", "0.5") as running:
        yield running


@pytest.fixture(scope="module")
def patient(bad_bots: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that gives bots all the time they want."""
    folder = tmp_path_factory.mktemp("patient")
    with Running(str(folder / "moonstone.db"), folder, "--bot-seconds", "60") as running:
        yield running


def is_over(person: Somebody, table: str) -> bool:
    return bool(person.table(table)["phase"] == "over")


def played_out(person: Somebody, *seats: str) -> Record:
    """The record of a game between bots, which verifies."""
    table = person.open(seats, game="pebbles", start=True)
    until(partial(is_over, person, table))
    record = Record.loads(person.http.get(f"/api/tables/{table}/record").content)
    record.verify()
    return record


def failures(server: Running) -> list[Any]:
    """The bots that failed so far, from the server's log."""
    lines = server.log.read_text().splitlines()
    said = [orjson.loads(line) for line in lines if line.startswith("{") and "the bot failed" in line]
    return [line["bot"] for line in said]


@pytest.mark.parametrize("bot", ["hangs", "dies", "fails", "nothing", "scribbles", "illegal", "missing"])
def test_for_a_bot_that_fails_any_legal_move_is_played(home: Running, bot: str) -> None:
    """Each of its decisions is made for it, once."""
    host = Somebody(home, "Ann")
    record = played_out(host, bot, "random")
    assert [player.bot for player in record.players] == [bot, "random"]
    decisions = sum(entry["by"] == 0 for entry in record.log)
    assert failures(home).count(bot) == decisions == 3


def test_what_a_bot_prints_does_no_harm(patient: Running) -> None:
    record = played_out(Somebody(patient, "Ann"), "prints", "prints")
    laid = [entry for entry in record.log if entry["by"] != "nature"]
    assert {entry["number"] for entry in laid} == {0}
    assert failures(patient) == []


def test_bots_think_outside_the_process_that_serves(patient: Running, folder: Path) -> None:
    host = Somebody(patient, "Ann")
    played_out(host, "tells", "tells")
    processes = {int(file.name.removeprefix("pid-")) for file in folder.glob("pid-*")}
    assert processes
    assert host.get("/health")["process"] not in processes
    assert os.getpid() not in processes


def test_while_a_bot_thinks_the_server_answers_everybody(patient: Running, folder: Path) -> None:
    """Health, lists, people's moves at this and other tables: all is served although no bot can be heard."""
    ann = Somebody(patient, "Ann")
    table = ann.open(["me", "waits"], game="pebbles", start=True)
    until(lambda: (folder / "waiting").exists())
    assert ann.get("/health")["status"] == "ok"
    update = ann.update(table)
    assert update["turn"] == [0, 1]
    ann.move(table, 0, update["position"], update["moves"][0], "first")
    other = ann.open(["me", {"kind": "local", "name": "Bo"}], game="pebbles", start=True)
    while ann.table(other)["phase"] == "playing":
        update = ann.update(other, since=1 << 30)
        key = f"move-{update['position']}"
        ann.move(other, update["viewer"], update["position"], update["moves"][0], key)
    assert ann.table(table)["turn"] == [1]
    (folder / "go").touch()
    until(lambda: 0 in ann.table(table)["turn"])


# The same thought twice


def some_match(game: str, bot: str, decisions: int) -> Match:
    players = [Player("One", bot), Player("Two", bot), Player("Three", bot)]
    match = Match.start(load(game), players, secret=Random(1).randbytes(32))
    rng = Random(2)
    for _ in range(decisions):
        seat = rng.choice(match.turn)
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_position_thought_over_again_gives_the_same_move(bot: str) -> None:
    """In the same process and in another one; another seed may give another."""
    match = some_match("charon", bot, 5)
    (seat, *_) = match.turn

    async def think() -> tuple[list[Any], set[bytes]]:
        first, second = BotPool(1, 30), BotPool(1, 30)
        try:
            same = [await pool.decide(match, seat, bot, "seed") for pool in (first, first, second)]
            others = {orjson.dumps(await first.decide(match, seat, bot, f"{number}")) for number in range(20)}
        finally:
            await first.end()
            await second.end()
        return same, others

    same, others = asyncio.run(think())
    assert same[0] == same[1] == same[2]
    assert match.state.why_not(seat, match.game.move_from_json(same[0])) is None
    assert bot == "greedy" or len(others) > 1


def test_a_saved_game_of_bots_is_played_on_alike_each_time(patient: Running) -> None:
    """Whatever else the server does: a bot's decision follows from the table and the position alone."""
    ann = Somebody(patient, "Ann")
    saved = Record.of(some_match("pebbles", "random", 1), with_secret=True)
    logs = []
    for _ in range(2):
        table = ann.post("/api/records", **orjson.loads(saved.dumps()))["id"]
        until(partial(is_over, ann, table))
        logs.append(Record.loads(ann.http.get(f"/api/tables/{table}/record").content).log)
        played_out(ann, "random", "random")
    assert sorted(map(str, logs[0])) == sorted(map(str, logs[1]))


def test_no_bot_waits_for_the_analysis_of_a_finished_game() -> None:
    """It takes its time in a process of its own, also where bots have but one."""
    match = some_match("charon", "greedy", 0)
    over = some_match("charon", "greedy", 0)
    while over.turn:
        over.play(over.turn[0], over.state.moves(over.turn[0])[0])

    async def run() -> bool:
        pool = BotPool(1, 30)
        try:
            await pool.decide(match, match.turn[0], "greedy", "seed")
            curve = asyncio.ensure_future(pool.curve(Record.of(over, with_secret=True).dumps()))
            await asyncio.sleep(0)
            await pool.decide(match, match.turn[0], "greedy", "seed")
            first = not curve.done()
            assert await curve
            return first
        finally:
            await pool.end()

    assert asyncio.run(run())


def test_no_more_analyses_wait_than_can_be_worked_out_soon() -> None:
    async def run() -> str:
        pool = BotPool(1, 30)
        waiting = [asyncio.ensure_future(pool.turning_points(f"{number}", 0)) for number in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(Refused) as refused:
                await pool.turning_points("one more", 0)
            return refused.value.code
        finally:
            for one in (*waiting, *pool._analyses.values()):
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await pool.end()

    assert asyncio.run(run()) == "no-hint-now"


def test_a_job_that_is_refused_is_refused_and_the_process_goes_on() -> None:
    async def run() -> Any:
        pool = BotPool(1, 30)
        try:
            with pytest.raises(Refused, match="not a Moonstone record"):
                await pool.verify_record("{}")
            match = some_match("charon", "random", 0)
            return await pool.verify_record(Record.of(match, with_secret=True).dumps())
        finally:
            await pool.end()

    assert asyncio.run(run())["over"] is False


# Commands


@pytest.fixture(scope="module")
def commanded(bad_bots: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with two bots of its keeper's own: the example, and one that never answers."""
    folder = tmp_path_factory.mktemp("commanded")
    example = Path(__file__).parent.parent.parent / "examples" / "bot.py"
    (folder / "silent.py").write_text(
        'import time\nprint(\'{"type": "hello", "moonstone": 1}\', flush=True)\ntime.sleep(999)'
    )
    words = [
        "--bot",
        f"builder=cmd:{sys.executable} {example}",
        "--bot",
        f"silent=cmd:{sys.executable} {folder}/silent.py",
    ]
    with Running(str(folder / "moonstone.db"), folder, "--bot-seconds", "0.5", *words) as running:
        yield running


def test_guests_may_choose_a_command_by_the_name_its_keeper_gave(commanded: Running) -> None:
    host = Somebody(commanded, "Ann")
    listed = host.get("/api/games")["bots"]
    assert {"builder", "silent"} <= set(listed)
    played_out(host, "builder", "builder")
    assert failures(commanded) == []
    record = played_out(host, "silent", "random")
    assert [player.bot for player in record.players] == ["silent", "random"]
    assert failures(commanded).count("silent") == 3
    assert "gave no answer within 0.5 seconds" in commanded.log.read_text()


@pytest.mark.parametrize("bot", ["cmd:true", "cmd:touch it-ran"])
def test_guests_may_not_name_commands(commanded: Running, bot: str) -> None:
    host = Somebody(commanded, "Ann")
    refused = host.post("/api/tables", 422, game="pebbles", seats=[{"kind": "bot", "bot": bot}, {"kind": "me"}])
    assert refused["code"] == "unknown-bot"
    table = host.open(["me", "open"], game="pebbles")
    refused = host.ask("PUT", f"/api/tables/{table}/seats/1", 422, json={"kind": "bot", "bot": bot})
    assert refused["code"] == "unknown-bot"
    assert bot not in host.get("/api/games")["bots"]


def test_a_stored_table_runs_no_command_either() -> None:
    """Whatever an archive from elsewhere says: another legal move is made."""
    match = some_match("charon", "random", 3)
    marker = Path("it-ran")

    async def think() -> Any:
        pool = BotPool(1, 30)
        try:
            return await pool.decide(match, match.turn[0], "cmd:touch it-ran", "seed")
        finally:
            await pool.end()

    move = match.game.move_from_json(asyncio.run(think()))
    assert match.state.why_not(match.turn[0], move) is None
    assert not marker.exists()
