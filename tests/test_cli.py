"""The command: it does what it says, and bad input gets one sentence, exit code 2, and changes nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import commands
import moonstone
from moonstone.engine import Record
from moonstone.games.charon.edition import standard

STANDARD = Path(moonstone.__file__).parent / "games" / "charon" / "standard.toml"


def run(*args: str, cwd: Path, stdin: str = "", hash_seed: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would, in a folder of its own; with a hash seed, in a Python of its own too."""
    if hash_seed is None:
        return commands.command(*args, cwd=cwd, stdin=stdin)
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "COLUMNS": "120",
        "LINES": "40",
        "TERM": "dumb",
        "LANGUAGE": "en",
    }
    return subprocess.run(
        [sys.executable, "-c", "from moonstone.cli import main; main()", *args],
        cwd=cwd,
        input=stdin,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def good(*args: str, cwd: Path, stdin: str = "", hash_seed: str | None = None) -> str:
    done = run(*args, cwd=cwd, stdin=stdin, hash_seed=hash_seed)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game between random bots."""
    folder = tmp_path / "records"
    good("sim", "charon", "--seats", "3", "--bots", "random", "--games", "1", "--records", str(folder), cwd=tmp_path)
    return next(folder.iterdir())


def test_help_names_every_command(tmp_path: Path) -> None:
    shown = good("--help", cwd=tmp_path)
    for command in ("play", "sim", "replay", "verify", "edition", "games"):
        assert command in shown
    for command in ("play", "sim", "replay", "verify", "hint", "analyse"):
        assert "Usage: " in good(command, "--help", cwd=tmp_path)


def test_games_lists_options_and_presets(tmp_path: Path) -> None:
    shown = good("games", cwd=tmp_path)
    assert "Charon, Inc., 2 to 5 players" in shown
    assert "keep_clear=count | free" in shown
    assert "fr, it, hu, de" in shown


def test_sim_counts(tmp_path: Path) -> None:
    report = json.loads(
        good("sim", "charon", "--seats", "4", "--bots", "random,greedy", "--games", "4", "--json", cwd=tmp_path)
    )
    assert report["games"] == 4
    assert report["player_games"] == 16
    assert set(report["scores_by_bot"]) == {"greedy", "random"}
    assert report["scores_by_bot"]["greedy"]["wins"] == 1.0
    assert len(report["scores_by_rank"]) == len(report["scores_by_seat"]) == 4
    built = report["counts"]["numbers built"]
    assert list(built) == [str(number) for number in range(2, 13)]
    assert sum(built.values()) == sum(report["counts"]["cards built from"].values())
    assert sum(report["counts"]["actions used"].values()) > 0
    assert "nobody, tied" in report["counts"]["zones claimed by"]


def test_arena_reports_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arguments = ["arena", "charon", "--bots", "random,greedy", "--seats", "2,3", "--games", "2"]
    shown = run(*arguments, cwd=tmp_path)
    assert shown.stderr.startswith("8 games, 0 of them in arena-charon-")
    assert "| greedy | 2 | 2 | 100.0% |" in shown.stdout
    (file,) = tmp_path.glob("arena-charon-*.jsonl")
    kept = file.read_bytes()
    again = run(*arguments, "--jobs", "2", "--json", cwd=tmp_path, hash_seed="1")
    assert again.stderr.startswith(f"8 games, 8 of them in {file.name}")
    assert file.read_bytes() == kept
    data = json.loads(again.stdout)
    assert data["wins"]["3"]["greedy"]["seats_held"] == 9
    assert f"```\n{data['command']}\n```" in shown.stdout
    balance = good(*arguments, "--report", "balance", cwd=tmp_path)
    assert "### By numbers built" in balance


def test_sim_prints_tables(tmp_path: Path) -> None:
    shown = good("sim", "charon", "--seats", "2", "--bots", "random", "--games", "3", cwd=tmp_path)
    for title in ("games/s", "decisions/s", "Scores by rank", "Scores by seat", "Numbers built", "Actions used"):
        assert title in shown


def test_sim_reports_the_balance(tmp_path: Path) -> None:
    arguments = ["sim", "charterstone", "--seats", "2", "--games", "2", "--bots", "random", "--report", "balance"]
    report = json.loads(good(*arguments, "--json", cwd=tmp_path))
    basic = report["balance"]["buildings used, basic"]["Clay Bank"]
    assert set(basic) == {"uses", "wins", "points", "of_mean"}
    assert report["counts"]["turns"]["placing"] > 0
    shown = good(*arguments, cwd=tmp_path)
    for title in ("Buildings used, basic", "of mean", "Crates opened, by game and depth", "Chains followed"):
        assert title in shown
    assert "there are counts and balance" in run(*arguments[:-1], "moon", cwd=tmp_path).stderr
    refused = run("sim", "charon", "--games", "1", "--bots", "random", "--report", "balance", cwd=tmp_path)
    assert (refused.returncode, refused.stderr.startswith("This game collects no statistics")) == (2, True)


def test_sim_gives_the_same_records_whatever_the_processes(tmp_path: Path) -> None:
    """Byte for byte, over hash seeds and numbers of processes."""
    found = []
    for number, (jobs, hash_seed) in enumerate((("1", "1"), ("2", "2"))):
        folder = tmp_path / str(number)
        arguments = ["--seats", "3", "--bots", "greedy,random", "--games", "4", "--seed", "7", "--jobs", jobs]
        good("sim", "charon", *arguments, "--records", str(folder), cwd=tmp_path, hash_seed=hash_seed)
        found.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert found[0] == found[1]
    assert len(found[0]) == 4


def test_verify_and_replay(record: Path, tmp_path: Path) -> None:
    assert "is a true record of Charon, Inc." in good("verify", str(record), cwd=tmp_path)
    shown = good("replay", str(record), cwd=tmp_path)
    assert "Round 1 begins." in shown
    assert "The game is over" in shown
    moment = good("replay", str(record), "--at", "60", "--as", "1", cwd=tmp_path)
    assert "d4" in moment


def test_replay_through_somebodys_eyes_keeps_secrets(record: Path, tmp_path: Path) -> None:
    dealt = [entry for entry in json.loads(record.read_text())["log"] if entry["move"] == "deal"]
    shown = good("replay", str(record), "--as", "0", cwd=tmp_path)
    names = [player["name"] for player in json.loads(record.read_text())["players"]]
    for entry in dealt:
        line = f"{names[entry['seat']]} is dealt {entry['card']}."
        assert (line in shown) == (entry["seat"] == 0), line


def test_a_home_made_edition_is_checked_drawn_and_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        STANDARD.read_text()
        .replace('name = "standard"', 'name = "mine"')
        .replace("crossing_zones = 4", "crossing_zones = 2")
    )
    shown = good("edition", "check", str(mine), cwd=tmp_path)
    assert "sound edition" in shown
    assert "d2" in shown
    folder = tmp_path / "records"
    good(
        "sim",
        "charon",
        "--games",
        "1",
        "--bots",
        "random",
        "--edition",
        str(mine),
        "--records",
        str(folder),
        cwd=tmp_path,
    )
    path = next(folder.iterdir())
    assert Record.loads(path.read_text()).edition == "mine"
    assert "true record" in good("verify", str(path), cwd=tmp_path)


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    arguments = ["play", "charon", "--seats", "you,random", "--seed", "3", "--save", "game.json"]
    good(*arguments, cwd=tmp_path, stdin="1\nquit\n")
    saved = Record.loads((tmp_path / "game.json").read_text())
    assert any(entry["by"] == 0 for entry in saved.log)
    good("play", "--resume", "game.json", cwd=tmp_path, stdin="1\nquit\n")
    later = Record.loads((tmp_path / "game.json").read_text())
    assert later.log[: len(saved.log)] == saved.log
    assert len(later.log) > len(saved.log)


BAD = [
    (["play", "chess"], "no game 'chess'"),
    (["play", "charon", "--seats", "you"], "2 to 5 players, not 1"),
    (["play", "charon", "--seats", "you,,greedy"], "Every seat needs a name"),
    (["play", "charon", "--preset", "en"], "no preset 'en'"),
    (["play", "charon", "--option", "keep_clear=never"], "takes count, free"),
    (["play", "charon", "--option", "nonsense"], "no option 'nonsense'"),
    (["play", "charon", "--seed", "x"], "Invalid value for '--seed'"),
    (["play", "charon", "--edition", "missing.toml"], "cannot be read"),
    (["play", "charon", "--resume", "missing.json"], "either GAME or --resume"),
    (["play", "--resume", "missing.json"], "cannot be read"),
    (["play", "--resume", "junk.json"], "not whole JSON"),
    (["sim", "charon", "--seats", "6"], "2 to 5 players, not 6"),
    (["sim", "charon", "--seats", "2", "--bots", "a,b,c"], "3 bots for 2 seats"),
    (["sim", "charon", "--bots", "deep-thought"], "no bot 'deep-thought'"),
    (["sim", "charon", "--bots", ","], "At least one bot"),
    (["sim", "charon", "--bots", "cmd:./no-such-bot"], "There is no program './no-such-bot'"),
    (["play", "charon", "--seats", "you,cmd:"], "is not a command"),
    (["serve", "--bot", "mine"], "does not name a bot"),
    (["serve", "--bot", "greedy=cmd:true"], "There is already a bot 'greedy'"),
    (["sim", "charon", "--games", "0"], "at least 1"),
    (["sim", "charon", "--jobs", "0"], "at least 1"),
    (["sim", "charon", "--records", "junk.json/x"], "cannot be made"),
    (["sim", "charon", "--parquet", "missing/x.parquet"], "cannot be written"),
    (["arena", "charon", "--seats", "2,x"], "not a list of numbers"),
    (["arena", "charon", "--seats", "2,9"], "2 to 5 players, not 9"),
    (["arena", "charon", "--seats", ""], "each number of seats once"),
    (["arena", "charon", "--bots", "deep-thought"], "no bot 'deep-thought'"),
    (["arena", "charon", "--games", "0"], "At least one game"),
    (["arena", "charon", "--jobs", "0"], "at least 1"),
    (["arena", "charon", "--report", "gossip"], "--report is one of: ladder, balance."),
    (["arena", "charon", "--results", "junk.json"], "junk.json is not a results file."),
    (["arena", "charon", "--results", "missing/x.jsonl"], "cannot be written"),
    (["sim"], "Missing argument"),
    (["sim", "charon", "--speed", "9"], "No such option"),
    (["replay", "missing.json"], "cannot be read"),
    (["replay", "junk.json"], "not whole JSON"),
    (["replay", "binary"], "not a text file"),
    (["verify", "."], "cannot be read"),
    (["verify", "empty.json"], "not whole JSON"),
    (["verify", "list.json"], "not a Moonstone record"),
    (["edition", "check", "19.toml"], "The moon has 20 zones; this one has 19."),
    (["edition", "check", "negative.toml"], "must have 1, 2 or 3 pits, not '-1'"),
    (["edition", "check", "junk.json"], "not TOML"),
    (["frobnicate"], "No such command"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bad")
    (path / "junk.json").write_text('{"moonstone": ')
    (path / "empty.json").write_text("")
    (path / "list.json").write_text("[1, 2]")
    (path / "binary").write_bytes(bytes(range(128, 256)))
    (path / "19.toml").write_text(
        STANDARD.read_text().replace(". 1 2 2 2 .", ". 1 2 2 . .").replace(". b - - - .", ". b - - . .")
    )
    (path / "negative.toml").write_text(STANDARD.read_text().replace(". 1 2 2 2 .", ". -1 2 2 2 ."))
    return path


@pytest.mark.parametrize(
    ("arguments", "sentence"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_gets_a_sentence(arguments: list[str], sentence: str, folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    done = run(*arguments, cwd=folder)
    assert done.returncode == 2, done.stdout + done.stderr
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""
    assert sorted(folder.rglob("*")) == before


def example() -> str:
    """The command of the example in Python."""
    return f"cmd:{sys.executable} {Path(__file__).parent.parent / 'examples' / 'bot.py'}"


def test_a_command_plays_wherever_a_bot_is_named(tmp_path: Path) -> None:
    shown = good("play", "charon", "--seats", f"{example()},random", "--seed", "1", "--save", "game.json", cwd=tmp_path)
    assert "Saved to game.json" in shown
    assert [player.bot for player in Record.loads((tmp_path / "game.json").read_text()).players] == [
        example(),
        "random",
    ]
    good("verify", "game.json", cwd=tmp_path)


def test_a_command_that_fails_is_reported(tmp_path: Path) -> None:
    shown = " ".join(good("play", "charon", "--seats", "cmd:false,random", "--save", "game.json", cwd=tmp_path).split())
    assert "The bot `false` ended with exit code 1. A random legal move was made for cmd:false." in shown
    shown = " ".join(good("sim", "charon", "--seats", "2", "--bots", "cmd:false", "--games", "1", cwd=tmp_path).split())
    assert "6 × The bot `false` ended with exit code 1." in shown


def test_a_saved_game_runs_no_command_unless_told_so(tmp_path: Path) -> None:
    marker = tmp_path / "it ran"
    (tmp_path / "evil").write_text(f"#!/bin/sh\ntouch '{marker}'\n")
    (tmp_path / "evil").chmod(0o755)
    good("play", "charon", "--seats", "Ann,cmd:./evil", "--save", "game.json", cwd=tmp_path, stdin="quit\n")
    marker.unlink(missing_ok=True)
    done = run("play", "--resume", "game.json", cwd=tmp_path, stdin="quit\n")
    assert done.returncode == 2
    assert "names the command `cmd:./evil` as a bot. If you trust it, add --allow-commands." in done.stderr
    assert not marker.exists()
    good("play", "--resume", "game.json", "--allow-commands", cwd=tmp_path, stdin="quit\n")


def test_a_truncated_or_tampered_record_is_refused_with_the_entry(record: Path, tmp_path: Path) -> None:
    whole = record.read_text()
    cut = tmp_path / "cut.json"
    cut.write_text(whole[: len(whole) // 2])
    assert run("verify", str(cut), cwd=tmp_path).returncode == 2
    changed = json.loads(whole)
    position = next(index for index, entry in enumerate(changed["log"]) if entry["move"] == "stake")
    changed["log"][position]["spot"] = "z9"
    tampered = tmp_path / "tampered.json"
    tampered.write_text(json.dumps(changed))
    done = run("verify", str(tampered), cwd=tmp_path)
    assert done.returncode == 2
    assert f"Entry {position + 1}: " in done.stderr


def test_a_record_that_cannot_be_written_ends_a_simulation_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "records" / "charon-1-000002.json").mkdir(parents=True)
    arguments = ["sim", "charon", "--bots", "random", "--games", "4", "--jobs", "2", "--records", "records"]
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("records/charon-1-000002.json cannot be written")
    assert len(done.stderr.splitlines()) == 1


def test_the_standard_edition_is_the_one_in_the_package() -> None:
    assert standard().fingerprint == moonstone.load("charon").fingerprint


def test_hint_says_what_looks_best(record: Path, tmp_path: Path) -> None:
    shown = good("hint", str(record), "--at", "60", "--simulations", "30", cwd=tmp_path)
    assert "Best moves for random" in shown
    assert "%" in shown
    evaluations = json.loads(good("hint", str(record), "--at", "60", "--simulations", "30", "--json", cwd=tmp_path))
    assert 1 <= len(evaluations) <= 5
    assert evaluations[0].keys() == {"move", "win_probability", "visits"}
    again = json.loads(
        good("hint", str(record), "--at", "60", "--simulations", "30", "--json", cwd=tmp_path, hash_seed="9")
    )
    assert again == evaluations


def test_there_is_no_hint_when_the_game_is_over(record: Path, tmp_path: Path) -> None:
    refused = run("hint", str(record), cwd=tmp_path)
    assert (refused.returncode, refused.stderr) == (2, "There is nothing to decide at that point.\n")
    assert run("hint", str(record), "--at", "99999", cwd=tmp_path).returncode == 2


def test_analyse_shows_curves_and_what_cost_most(record: Path, tmp_path: Path) -> None:
    shown = good("analyse", str(record), "--simulations", "2", cwd=tmp_path)
    assert "Chances of winning during the game" in shown
    assert "Most costly decisions" in shown
    assert any(bar in shown for bar in "▁▂▃▄▅▆▇█")
    report = json.loads(good("analyse", str(record), "--simulations", "2", "--json", cwd=tmp_path))
    assert report["result"]["scores"] == json.loads(record.read_text())["result"]["scores"]
    assert report["decisions"][0].keys() == {"entry", "seat", "move", "win_probabilities", "best", "cost"}
