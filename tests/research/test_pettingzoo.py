"""PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from moonstone.arena.campaigns import play_campaign
from moonstone.engine import AnyGame, CampaignFile, Refused, edition_data, load
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


@pytest.fixture(scope="module")
def campaign() -> CampaignFile:
    """Seven random games of three."""
    village: AnyGame = load("charterstone")
    *_, (file, _) = play_campaign(village, ["random"] * 3, {}, 7, "environments")
    return file


def number_of(env: GameEnv) -> Any:
    """The number of an environment's game in its campaign."""
    env.reset(seed=1)
    return env.now.view(None)["number"]


def test_a_game_of_a_campaigns_file_can_be_played(campaign: CampaignFile, tmp_path: Path) -> None:
    path = tmp_path / "village.jsonl"
    path.write_text(campaign.dumps(), encoding="utf-8")
    env = charterstone_v1.raw_env(campaign=path)
    assert (number_of(env), len(env.agents)) == (8, 3)
    assert edition_data(env.game) == edition_data(campaign.game)
    play_on(env, np.random.default_rng(1))
    assert sum(env.rewards.values()) == pytest.approx(0)
    env = charterstone_v1.raw_env(campaign=str(path), game=5, seats=3)
    assert number_of(env) == 5
    assert edition_data(env.game) == edition_data(campaign.begun[4].game)
    assert number_of(charterstone_v1.raw_env(campaign=path, game=1, seats=3)) == 1
    campaign.rewind(5)
    path.write_text(campaign.dumps(), encoding="utf-8")
    assert number_of(charterstone_v1.raw_env(campaign=path)) == 5, "the file was read before it was changed"


@pytest.mark.filterwarnings("ignore:Observation")
def test_the_api_test_passes_late_in_a_generated_village() -> None:
    api_test(charterstone_v1.env(seats=3, options={"automas": 1}, generated=5, seed=2), num_cycles=60)


def test_a_generated_village_follows_from_what_it_is_called_by() -> None:
    one, same, other = (charterstone_v1.raw_env(seats=2, generated=3, seed=seed) for seed in (1, 1, 2))
    assert edition_data(one.game) == edition_data(same.game) != edition_data(other.game)
    assert number_of(one) == 3
    assert charterstone_v1.raw_env(seats=2, generated=3, seed=1).game is one.game
    with_automa = charterstone_v1.raw_env(2, {"automas": 1}, generated=2)
    with_automa.reset(seed=1)
    assert [player["automa"] for player in _view(with_automa)["players"]] == [False, True]
    assert number_of(charterstone_v1.raw_env(5, generated=1)) == 1


def _view(env: GameEnv) -> Any:
    return env.now.view(None)


def test_a_village_that_there_is_not_is_refused(tmp_path: Path, campaign: CampaignFile) -> None:
    path = tmp_path / "village.jsonl"
    path.write_text(campaign.dumps(), encoding="utf-8")
    other = tmp_path / "other.jsonl"
    other.write_text("{}", encoding="utf-8")
    for code, given in (
        ("bad-village", {"campaign": path, "generated": 3}),
        ("bad-village", {"game": 3}),
        ("unreadable", {"campaign": tmp_path / "missing.jsonl"}),
        ("no-such-game", {"campaign": path, "game": 12}),
        ("no-such-game", {"generated": 0}),
        ("bad-seats", {"campaign": path, "seats": 4}),
        ("bad-seats", {"generated": 2, "seats": 7}),
    ):
        with pytest.raises(Refused) as refused:
            charterstone_v1.raw_env(**given)
        assert refused.value.code == code
    with pytest.raises(Refused):
        charterstone_v1.raw_env(campaign=other)


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
