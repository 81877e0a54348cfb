"""The example that learns: after some games with itself it beats a player that plays anything."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from moonstone.research import charon_v1


@pytest.fixture(scope="module")
def selfplay() -> Any:
    path = Path(__file__).parent.parent.parent / "examples" / "selfplay.py"
    spec = importlib.util.spec_from_file_location("selfplay", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_from_a_few_games(selfplay: Any) -> None:
    rng = np.random.default_rng(1)
    env = charon_v1.raw_env(seats=2)
    policy = selfplay.Policy(env, rng)
    before = selfplay.meet(env, policy, 16, rng)
    assert selfplay.train(env, policy, games=24) == 24
    after = selfplay.meet(env, policy, 16, rng)
    assert before < 0.8 < after


@pytest.mark.long
def test_it_beats_random_after_two_minutes(selfplay: Any) -> None:
    rng = np.random.default_rng(2)
    env = charon_v1.raw_env(seats=2)
    policy = selfplay.Policy(env, rng)
    selfplay.train(env, policy, seconds=120)
    assert selfplay.meet(env, policy, 200, rng) > 0.9
