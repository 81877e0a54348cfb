"""Whole campaigns of twelve games and one afterwards: every law holds, nothing fails, and everything occurs (B2)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import whole_campaign
from everything import everything
from sweep_report import FEWEST, MOST_WINS, building_rows, report, shares
from sweeping import fresh, main, read, sweep
from swept import Run, missing, run_from_json
from whole_campaign import Plan, WholeCampaign

from moonstone.arena.uses import LEAST, MOST
from moonstone.bots.random import RandomBot
from moonstone.engine import CampaignFile, Refused
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.versions import RELEASES, newest
from moonstone.games.charterstone.state import CharterstoneState

CONTENT = GAME.content
HERE = Path(__file__).parent
JOBS = 2
QUICK = (0, 2, 7, 8)
"""Campaigns of one, three, two and three seats; in the third people come and go, the last has two Automas."""
FIRST_GAMES = Plan("random", games=2)


def swept(plan: Plan, first: int, end: int, jobs: int = 1) -> Run:
    """A run of its own."""
    return sweep(plan, fresh(), first, end, jobs)


@pytest.mark.parametrize("number", QUICK)
def test_b2_a_whole_campaign_of_greedy_bots_keeps_every_law(number: int) -> None:
    found = swept(Plan(read_back=1), number, number + 1).found
    assert found.broken == []
    assert (found.played["games"], found.played["games afterwards"], found.played["files read back"]) == (12, 1, 1)


def test_b2_whole_campaigns_of_random_bots_keep_every_law_after_every_decision() -> None:
    """Of every number of seats."""
    assert swept(Plan("random", every=1), 0, 6).found.broken == []


@pytest.mark.long
def test_b2_dozens_of_whole_campaigns_keep_every_law() -> None:
    found = swept(Plan(), 9, 33, JOBS).found
    assert found.broken == []
    left = missing(everything(CONTENT), found)
    assert not {"crates opened", "candle", "rules unlocked", "rows of the quota", "stars of glory"} & {*left}


@pytest.mark.long
def test_b2_dozens_of_whole_campaigns_of_random_bots_keep_every_law_after_every_decision() -> None:
    assert swept(Plan("random", every=1), 6, 60, JOBS).found.broken == []


@pytest.mark.long
def test_b2_a_whole_campaign_of_medium_bots_keeps_every_law() -> None:
    assert swept(Plan("medium"), 1, 2).found.broken == []


@pytest.fixture(scope="module")
def hundreds() -> Run:
    """Hundreds of campaigns of greedy bots, some more of them with six seats."""
    run = swept(Plan(), 0, 360, JOBS)
    return sweep(Plan(seats=6), run, 0, 150, JOBS)


@pytest.mark.soak
def test_b2_hundreds_of_whole_campaigns_keep_every_law(hundreds: Run) -> None:
    assert hundreds.found.broken == []


@pytest.mark.soak
def test_b3_everything_that_is_printed_occurs(hundreds: Run) -> None:
    """Where a king is angered for nothing in return, only random bots ever do so."""
    by_greedy = missing(everything(CONTENT), hundreds.found)
    by_random = missing(everything(CONTENT), swept(Plan("random"), 0, 36, JOBS).found)
    assert not [name for what, left in by_greedy.items() for name in left if name in by_random.get(what, ())]


@pytest.mark.soak
def test_b3_no_building_brings_under_a_third_or_over_three_times_its_groups_mean(hundreds: Run) -> None:
    rows = [(title, row.get("of_mean", 0.0)) for _, title, row in building_rows(hundreds.found)]
    assert [title for title, of_mean in rows if not LEAST <= of_mean <= MOST] == []


@pytest.mark.soak
def test_b2_19_every_charter_wins_its_share_of_the_campaigns_of_six(hundreds: Run) -> None:
    for charter, share in shares(hundreds.found).items():
        low, high = share.interval
        assert low <= MOST_WINS, charter
        assert high >= FEWEST, charter


@pytest.mark.soak
def test_b2_19_games_have_8_to_25_turns_a_seat_in_the_middle_and_end_before_they_are_hurried_on(hundreds: Run) -> None:
    turns = [numbers for what, numbers in hundreds.found.numbers.items() if what.startswith("turns a seat")]
    assert turns
    assert all(8 <= numbers.total / numbers.many <= 25 for numbers in turns)
    assert max(numbers.most for numbers in turns) < RELEASES[newest()].lines.hurry_after_round


@pytest.mark.soak
@pytest.mark.parametrize("level", ["medium"])
def test_b2_whole_campaigns_of_bots_that_look_ahead_keep_every_law(level: str) -> None:
    assert swept(Plan(level), 0, 24, JOBS).found.broken == []


def test_one_byte_changed_in_a_whole_campaign_is_refused_with_game_and_move() -> None:
    proven = WholeCampaign(Plan("random"), 2)
    assert proven.prove().broken == []
    lines, rng = proven.campaign.dumps().encode().splitlines(), Random(1)
    begins = [at for at, line in enumerate(lines) if line.startswith(b'{"begin"')]
    moves = [at for at, line in enumerate(lines) if line.startswith(b'{"by"')]
    for number in rng.sample(moves, 20):
        at = rng.randrange(len(lines[number]))
        byte = rng.choice([code for code in range(32, 127) if code != lines[number][at]])
        changed = lines[number][:at] + bytes([byte]) + lines[number][at + 1 :]
        with pytest.raises(Refused) as caught:
            CampaignFile.loads(b"\n".join([*lines[:number], changed, *lines[number + 1 :]]))
        game = sum(begin < number for begin in begins)
        assert caught.value.text.startswith(f"Game {game}, move {number - begins[game - 1]} (line {number + 1}): ")
        assert caught.value.code in ("not-json", "broken-seal", "bad-entry", "broken-commitment")


def test_runs_in_parts_come_to_the_same_as_one_run(tmp_path: Path) -> None:
    """Broken off and gone on with, over several processes, and from several files."""
    whole = swept(FIRST_GAMES, 0, 5)
    parts = sweep(FIRST_GAMES, sweep(FIRST_GAMES, fresh(), 3, 5), 0, 5)
    several = swept(FIRST_GAMES, 0, 5, JOBS)
    for run in (parts, several):
        assert json.dumps(run.to_json(), sort_keys=True) == json.dumps(whole.to_json(), sort_keys=True)
    files = []
    for first, end in ((0, 2), (2, 5)):
        files.append(tmp_path / f"{first}.json")
        sweep(FIRST_GAMES, fresh(), first, end, out=files[-1])
    both = tmp_path / "both.json"
    assert main(["merge", *map(str, files), "--out", str(both)]) == 0
    assert read(both).to_json() == whole.to_json()
    with pytest.raises(SystemExit, match="the same campaigns"):
        main(["merge", str(both), str(files[0])])


def test_runs_with_different_contents_are_not_added_up() -> None:
    run, other = fresh(), Run("another content")
    with pytest.raises(ValueError, match="different contents"):
        run.merge(other)


def test_the_report_tells_what_was_played_and_what_never_occurred() -> None:
    run = run_from_json(swept(FIRST_GAMES, 0, 2).to_json())
    told = report(run, CONTENT)
    assert "random 2 games: 0 to 1" in told
    assert "Nothing broke." in told
    assert "- candle: burning, out" in told


def test_a_bot_that_fails_is_told_with_its_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("too hard")

    monkeypatch.setattr(RandomBot, "choose", fails)
    (line,) = swept(FIRST_GAMES, 3, 4).found.broken
    assert line.startswith("random 3: game 1, decision 0: ZeroDivisionError too hard")


def test_a_broken_law_is_told_with_its_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(state: CharterstoneState) -> None:
        assert state.progress < 6, "progress is too far"

    monkeypatch.setattr(whole_campaign, "check_conserved", check)
    (line,) = swept(Plan("random", games=1, every=1), 2, 3).found.broken
    assert line.startswith("random 2: game 1, decision ")
    assert "AssertionError progress is too far" in line


def test_sweeping_needs_nothing_but_python_and_the_engine(tmp_path: Path) -> None:
    """On a machine without any other package, and where this one is not installed (`-S`)."""
    out = tmp_path / "one.json"
    command = [sys.executable, "-S", str(HERE / "sweeping.py"), "greedy", "0", "1", "--games", "1", "--out", str(out)]
    path = {**os.environ, "PYTHONPATH": str(HERE.parents[1] / "src")}
    done = subprocess.run(command, env=path, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert read(out).found.played["campaigns"] == 1
