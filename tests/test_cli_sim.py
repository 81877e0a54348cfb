"""`moonstone sim --campaign`: what whole campaigns come to, game by game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from moonstone.arena.chapters import by_game
from moonstone.arena.sim import Plan, simulate
from moonstone.engine.facets import GameFigures
from moonstone.games.charterstone.content.constants import CHARTERS
from test_cli import good

ARGUMENTS = ("sim", "charterstone", "--seats", "2", "--bots", "random", "--games", "1", "--campaign")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A whole campaign, and the first game after it."""
    return json.loads(good(*ARGUMENTS, "13", "--json", cwd=tmp_path_factory.mktemp("sim")))


def test_every_game_of_a_campaign_has_its_figures(report: Any) -> None:
    assert report["campaigns"] == 1
    games = report["by_game"]
    assert list(games) == [str(number) for number in range(1, 14)]
    opened = 0
    for game in games.values():
        numbers = game["numbers"]
        assert game["games"] == 1
        opened += numbers["crates opened"]["mean"]
        assert numbers["crates so far"]["mean"] == opened
        assert numbers["winning score"]["most"] == numbers["score"]["most"]
        assert 0 < numbers["turns a seat"]["least"] <= numbers["turns a seat"]["most"]
        assert 0 <= numbers["plots built"]["most"] <= 6
        assert set(game["outcomes"]["hurried on"]) <= {"yes", "no"}


def test_the_story_is_counted_by_how_it_went_on(report: Any) -> None:
    told = {number: game["outcomes"].get("story") for number, game in report["by_game"].items()}
    assert told["1"] is None
    for number, ways in zip(range(2, 12), ("AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "QR", "ST"), strict=True):
        assert set(told[str(number)]) <= set(ways)
    assert set(report["by_game"]["11"]["outcomes"]["finale"]) <= {"U", "V"}


def test_the_last_scoring_is_told_by_charter(report: Any) -> None:
    games = report["by_game"]
    final = games["12"]["by_role"]
    assert list(final["final score"]) == list(CHARTERS[:2])
    for charter in CHARTERS[:2]:
        parts = [figures[charter]["mean"] for name, figures in final.items() if name.startswith("final score, ")]
        assert sum(parts) == final["final score"][charter]["mean"]
    assert "final score" not in games["11"]["by_role"]
    assert "final score" not in games["13"]["by_role"]


def test_it_is_shown_in_tables(tmp_path: Path) -> None:
    shown = good(*ARGUMENTS, "2", cwd=tmp_path)
    assert "1 campaign, game by game" in shown
    assert "Crates so far" in shown
    assert "Story" in shown
    assert "game by game" not in good(*ARGUMENTS[:-1], cwd=tmp_path)


def test_shares_and_means_are_taken_over_the_games_of_a_number() -> None:
    found = by_game(
        [
            (2, GameFigures({"score": (1, 2)}, {"story": "A"}, {"score": {"red": 4}})),
            (1, GameFigures({"score": (7,)})),
            (2, GameFigures({"score": (3, 6)}, {"story": "B"}, {"score": {"red": 6}})),
        ]
    )
    assert list(found) == [1, 2]
    second: Any = found[2].to_json()
    assert second["numbers"]["score"] == {"mean": 3, "least": 1, "most": 6}
    assert {way: share["value"] for way, share in second["outcomes"]["story"].items()} == {"A": 0.5, "B": 0.5}
    assert second["by_role"]["score"]["red"]["mean"] == 5


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_once_for_every_game(jobs: int) -> None:
    told: list[None] = []
    plan = Plan("charterstone", ("random",), games=2, seed=1, campaign=2)
    found = simulate(plan, jobs, lambda: told.append(None))
    assert len(told) == found.games == 4
