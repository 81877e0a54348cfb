"""Every registered game keeps the contract: a new game is tested by being there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import moonstone
from moonstone.testing.contract import CHECKS, Case


def cases() -> Iterator[Case]:
    for name in moonstone.games():
        game = moonstone.load(name)
        for seats in game.seats:
            yield Case(game, seats, seed=seats, every=1)
        for number, preset in enumerate(game.presets):
            seats = game.seats[number % len(game.seats)]
            yield Case(game, seats, seed=10 + number, options=dict(game.preset(preset)), every=3, sensible=0.8)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case.game.name}-{case.seats}-{case.seed}")
def test_contract(case: Case, check: Callable[[Case], None]) -> None:
    check(case)
