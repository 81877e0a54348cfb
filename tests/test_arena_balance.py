"""Balance reports: uses, win share and points a use, each compared with its table."""

from __future__ import annotations

import pytest

from moonstone.arena.uses import balance, outstanding
from moonstone.engine import Refused

COUNTS = {
    "houses used": {"barn": 10, "mill": 5, "shed": 0, "fort": 2},
    "houses used by winners": {"barn": 5, "mill": 1, "shed": 0, "fort": 2},
    "houses used worth": {"barn": 100, "mill": 50, "shed": 0, "fort": 160},
    "turns": {"placing": 7},
}


def test_uses_win_share_and_points_a_use() -> None:
    report = balance(COUNTS)
    assert report["balance"] == {
        "houses used": {
            "barn": {"uses": 10, "wins": 0.5, "points": 1.0, "of_mean": 0.3},
            "mill": {"uses": 5, "wins": 0.2, "points": 1.0, "of_mean": 0.3},
            "shed": {"uses": 0},
            "fort": {"uses": 2, "wins": 1.0, "points": 8.0, "of_mean": 2.4},
        }
    }
    assert report["counts"] == {"turns": {"placing": 7}}


def test_what_stands_out_is_named() -> None:
    report = balance({**COUNTS, "houses used worth": {"barn": 100, "mill": 5, "shed": 0, "fort": 20}})["balance"]
    assert isinstance(report, dict)
    assert outstanding(report, "houses") == ["mill", "shed"]
    assert outstanding(report, "ships") == []


def test_a_game_that_counts_nothing_of_the_sort_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        balance({"turns": {"placing": 7}})
    assert caught.value.code == "no-balance"
