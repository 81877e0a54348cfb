"""PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from moonstone.engine import Refused, load
from moonstone.research import charon_v1, charterstone_v1
from moonstone.research.aec import GameEnv
from moonstone.research.encoding import rewards

GAME = load("charon")


def start(seats: int = 3, seed: int = 1) -> GameEnv:
    env = charon_v1.raw_env(seats)
    env.reset(seed=seed)
    return env


def play_on(env: GameEnv, rng: np.random.Generator, most: int = 10_000) -> list[tuple[str, int]]:
    """Random legal decisions, to the end or so many; who made which."""
    made: list[tuple[str, int]] = []
    while not any(env.terminations.values()) and len(made) < most:
        agent = env.agent_selection
        action = int(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
        made.append((agent, action))
        env.step(action)
    return made


GAMES = (charon_v1, charterstone_v1)


@pytest.mark.parametrize("game", GAMES, ids=["charon", "charterstone"])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.filterwarnings("ignore:Observation")  # it would rather have a plain array, and knows its own few games
def test_the_api_test_passes(game: Any, seats: int) -> None:
    api_test(game.env(seats=seats), num_cycles=100)


@pytest.mark.parametrize("game", GAMES, ids=["charon", "charterstone"])
def test_the_seed_test_passes(game: Any) -> None:
    seed_test(lambda: game.env(seats=3), num_cycles=50)


def test_a_game_alone_has_nothing_to_win() -> None:
    env = charterstone_v1.raw_env(seats=1)
    env.reset(seed=1)
    play_on(env, np.random.default_rng(1))
    assert env.rewards == {"player_0": 0.0}
    assert env.metadata["name"] == "charterstone_v1"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_ends_with_the_rewards_of_its_result(seats: int) -> None:
    env = start(seats)
    play_on(env, np.random.default_rng(seats))
    result = env.now.result
    assert result is not None
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert list(env.rewards.values()) == rewards(result)
    assert env.metadata["name"] == "charon_v1"
    while env.agents:
        env.step(None)


def test_another_seed_is_another_game_and_none_goes_on_with_chance() -> None:
    one, other, same = start(seed=1), start(seed=2), start(seed=1)
    assert one.now.to_json() == same.now.to_json() != other.now.to_json()
    one.reset()
    assert one.now.to_json() != same.now.to_json()


def test_a_saved_moment_can_be_gone_back_to_as_often_as_wanted() -> None:
    env = start()
    play_on(env, np.random.default_rng(1), 20)
    moment = env.save()
    before = env.observe(env.agent_selection)
    ends = []
    for _ in range(2):
        made = play_on(env, np.random.default_rng(2))
        ends.append((made, env.rewards, env.now.to_json()))
        env.restore(moment)
        assert not any(env.terminations.values())
        after = env.observe(env.agent_selection)
        assert all(np.array_equal(before[name], after[name]) for name in before)
    assert ends[0] == ends[1]
    other = start(seed=9)
    other.restore(moment)
    assert (play_on(other, np.random.default_rng(2)), other.rewards, other.now.to_json()) == ends[0]


def test_a_deep_copy_plays_the_same_game() -> None:
    env = start()
    twin = deepcopy(env)
    assert play_on(env, np.random.default_rng(1)) == play_on(twin, np.random.default_rng(1))
    assert env.now.to_json() == twin.now.to_json()


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    env = start()
    before = env.now.to_json()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step(illegal)
    assert env.now.to_json() == before


def test_with_guards_an_illegal_move_loses() -> None:
    env = charon_v1.env(seats=2)
    env.reset(seed=1)
    observation: Any = env.last()[0]
    offender = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


def test_who_chooses_at_once_sees_nothing_of_the_others_choice() -> None:
    """The first decision of a game is such a one: all offer a card."""
    env = start()
    moment, agents = env.save(), env.possible_agents
    seen = []
    for action in np.flatnonzero(env.observe(agents[0])["action_mask"])[:2]:
        env.restore(moment)
        env.step(int(action))
        assert env.agent_selection == agents[1]
        seen.append(env.observe(agents[1]))
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])


def test_who_owes_nothing_has_an_empty_mask() -> None:
    env = start()
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_options_are_the_games() -> None:
    env = charon_v1.raw_env(2, {"keep_clear": "free"}, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert '"keep_clear": "free"' in shown
    with pytest.raises(Refused):
        charon_v1.raw_env(2, {"keep_clear": "perhaps"})
    with pytest.raises(Refused):
        charon_v1.raw_env(7)
