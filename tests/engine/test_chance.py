"""Chance is honest: exact, fixed by the secret, the same everywhere."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from moonstone.engine import Draws, Odds, secret_from_seed


def test_draws_are_the_same_on_every_platform() -> None:
    draws = Draws(bytes(range(32)))
    assert draws.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [draws.nth(number, 1000) for number in range(8)] == [866, 820, 429, 326, 370, 778, 371, 85]


def test_a_draw_depends_on_the_secret_and_its_number_alone() -> None:
    one, two = Draws(secret_from_seed(1)), Draws(secret_from_seed(2))
    assert one.nth(7, 10**6) == Draws(secret_from_seed(1)).nth(7, 10**6)
    assert [one.nth(number, 10**6) for number in range(5)] != [two.nth(number, 10**6) for number in range(5)]


def test_draws_are_uniform() -> None:
    draws = Draws(secret_from_seed("uniform"))
    counts = Counter(draws.nth(number, 6) for number in range(6000))
    assert set(counts) == set(range(6))
    chi_squared = sum((number - 1000) ** 2 / 1000 for number in counts.values())
    assert chi_squared < 20.5, "beyond the 0.1% point for five degrees of freedom"


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Draws(b"short")


def test_odds_are_exact_and_picked_by_weight() -> None:
    odds = Odds(["a", "b", "c"], [1, 3, 2])
    assert list(odds) == [("a", Fraction(1, 6)), ("b", Fraction(1, 2)), ("c", Fraction(1, 3))]
    numbers = iter(range(6))
    assert [odds.pick(lambda total: next(numbers)) for _ in range(6)] == ["a", "b", "b", "b", "c", "c"]
    with pytest.raises(ValueError, match="outside its range"):
        odds.pick(lambda total: total)
