"""Intervals: against the published figures, and against chance itself."""

from __future__ import annotations

from math import comb

import pytest

from moonstone.arena.intervals import Share, difference, mean


@pytest.mark.parametrize(
    ("successes", "tries", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson(successes: int, tries: int, low: float, high: float) -> None:
    """The examples of Newcombe (1998) on single proportions, method 3."""
    assert list(Share(successes, tries).interval) == pytest.approx([low, high], abs=5e-5)


def test_newcombe() -> None:
    """The first example of Newcombe (1998) on differences, method 10: 56/70 less 48/80."""
    assert list(difference(Share(56, 70), Share(48, 80))) == pytest.approx([0.2, 0.0524, 0.3339], abs=5e-5)


@pytest.mark.parametrize("truth", [0.1, 0.25, 0.5, 0.85])
def test_the_true_share_is_inside_about_95_times_in_100(truth: float) -> None:
    """Worked out over all that 400 games can bring, not drawn."""
    tries = 400
    inside = 0.0
    for successes in range(tries + 1):
        low, high = Share(successes, tries).interval
        if low <= truth <= high:
            inside += comb(tries, successes) * truth**successes * (1 - truth) ** (tries - successes)
    assert 0.94 <= inside <= 0.965


def test_of_nothing_nothing_is_known() -> None:
    assert (Share(0, 0).value, Share(0, 0).interval) == (0.0, (0.0, 1.0))
    assert mean([]) == 0.0
