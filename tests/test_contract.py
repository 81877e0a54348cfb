"""Every registered game keeps the contract: a new game is tested by being there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import moonstone
from moonstone.testing.contract import CHECKS, Case


def cases() -> Iterator[Case]:
    """Every number of seats blindly, every preset sensibly, each looked at now and then; `make soak` looks always."""
    for name in moonstone.games():
        game = moonstone.load(name)
        for seats in game.seats:
            yield Case(game, seats, seed=seats, every=seats + 1)
        for number, preset in enumerate(game.presets):
            seats = game.seats[number % len(game.seats)]
            yield Case(game, seats, seed=10 + number, options=dict(game.preset(preset)), every=6, sensible=0.8)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case.game.name}-{case.seats}-{case.seed}")
def test_contract(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


def long_cases() -> Iterator[Case]:
    """Every number of seats with every preset, several games each, blindly and sensibly."""
    for name in moonstone.games():
        game = moonstone.load(name)
        for seats in game.seats:
            for preset in game.presets or [None]:
                for seed in range(100, 103):
                    options = dict(game.preset(preset)) if preset is not None else {}
                    yield Case(game, seats, seed, options, sensible=0.5 * (seed - 100))


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(long_cases()), ids=lambda case: f"{case.game.name}-{case.seats}-{case.seed}")
def test_contract_at_length(case: Case, check: Callable[[Case], None]) -> None:
    check(case)
