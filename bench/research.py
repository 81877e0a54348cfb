"""PettingZoo: steps of our games beside its own classic environments, observations and masks included."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3

from bench.measure import Row, faster, rates
from moonstone.research import charon_v1, charterstone_v1


def steps(make: Callable[[], Any], games: int) -> Callable[[], int]:
    """Work: steps of so many random games with the usual guards on."""

    def work() -> int:
        rng = random.Random(1)
        env = make()
        made = 0
        for game in range(games):
            env.reset(seed=game)
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                done = termination or truncation
                env.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                made += 1
        return made

    return work


def rows() -> Iterator[Row]:
    """Beside chess, a game of like size, and connect four, which has next to nothing to observe."""
    for title, ours_is in (("Charon", charon_v1), ("Charterstone", charterstone_v1)):
        own = steps(partial(ours_is.env, seats=4), 3)
        for name, make, games, budget in (
            ("chess_v6", chess_v6.env, 2, 2.0),
            ("connect_four_v3", connect_four_v3.env, 20, 0.25),
        ):
            ours, theirs = rates(own, steps(make, games), rounds=3)
            yield faster(f"{title}: PettingZoo steps, 4 seats, beside {name}", "steps/s", ours, name, theirs, budget)
