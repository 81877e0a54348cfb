"""OpenSpiel: its own random simulations, and that chance, information and secrets are as they should be."""

from __future__ import annotations

import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import moonstone.research.openspiel
from moonstone.arena.campaigns import play_campaign
from moonstone.engine import NATURE, AnyGame, Refused, load
from moonstone.research.encoding import encoded_games, rewards

OTHERWISE = "keep_clear=free,trade_for_clear=true,two_flags_from=5,row_chosen=before_seeding"


def test_every_game_with_an_encoding_is_registered() -> None:
    assert set(encoded_games()) <= set(pyspiel.registered_names())
    assert moonstone.research.openspiel.load_game("charon(players=4)").num_players() == 4


@pytest.mark.parametrize("text", ["charon", f"charon(players=3,{OTHERWISE})", "charterstone(players=3,automas=1)"])
def test_the_random_simulation_test_passes(text: str) -> None:
    """The one in C++, which looks at masks, tensors, strings, histories and copies at every node."""
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_random_simulation_test_passes_at_length_in_the_village(players: int) -> None:
    game = pyspiel.load_game(f"charterstone(players={players},automas={min(players % 3, players - 1)})")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("options", ["swap_from=pile", OTHERWISE, "warehouse_gives=clear,swap_from=deck"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_random_simulation_test_passes_at_length(players: int, options: str) -> None:
    game = pyspiel.load_game(f"charon(players={players},{options})")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["charon(swap_from=deck)", "charterstone"])
def test_the_simulation_test_with_serialisation_passes(text: str) -> None:
    """The one in Python, which clones, serialises and pickles on the way."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


def test_both_games_have_secrets_and_take_two() -> None:
    kinds = pyspiel.GameType.Information
    village = pyspiel.load_game("charterstone")
    assert village.num_players() == 2
    assert village.get_type().information == kinds.IMPERFECT_INFORMATION
    assert pyspiel.load_game("charon").get_type().information == kinds.IMPERFECT_INFORMATION
    with pytest.raises(Refused):
        pyspiel.load_game("charterstone(players=1)")


@pytest.fixture(scope="module")
def secret_village(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign's file in which three people are about to pick victory cards in secret, and one in which they have."""
    game: AnyGame = load("charterstone")
    for seed in range(20):
        *_, (file, _) = play_campaign(game, ["random"] * 3, {}, 7, f"secret {seed}")
        view: Any = file.game.start(3).view(None)
        if all(player["victory"] == "sealed" for player in view["players"]):
            path = tmp_path_factory.mktemp("villages") / "village.jsonl"
            path.write_text(file.dumps(), encoding="utf-8")
            return path
    raise AssertionError("nobody keeps anything secret")


def test_a_village_is_a_parameter(secret_village: Path) -> None:
    game = pyspiel.load_game(f"charterstone(campaign={secret_village},game=4)")
    assert game.num_players() == 3
    assert game.new_initial_state().now.view(None)["number"] == 4
    assert pyspiel.load_game(str(game)).new_initial_state().now.to_json() == game.new_initial_state().now.to_json()
    generated = pyspiel.load_game("charterstone(players=2,generated=4,seed=3)")
    assert generated.new_initial_state().now.view(None)["number"] == 4
    pyspiel.random_sim_test(generated, num_sims=1, serialize=True, verbose=False)
    assert "generated" not in pyspiel.load_game("charon").get_parameters()
    with pytest.raises(Refused):
        pyspiel.load_game(f"charterstone(campaign={secret_village},generated=3)")


def test_a_picked_victory_card_shows_to_nobody_else(secret_village: Path) -> None:
    """B2.9: where one seat picks its card, the others' strings and numbers are the same whatever it is."""
    picks = 0
    for seed in range(10):
        for state in walk(f"charterstone(campaign={secret_village},game=7)", seed):
            if state.is_terminal() or state.is_chance_node() or state.now.view(None)["step"] != "victory":
                continue
            picks += 1
            player = state.current_player()
            children = [state.child(action) for action in state.legal_actions()]
            for other in range(3):
                seen = [child for child in children if other == player or child.current_player() != other]
                differ = len(children) if other == player else min(1, len(seen))
                assert len({child.observation_string(other) for child in seen}) == differ
                assert len({child.information_state_string(other) for child in seen}) == differ
                assert len({tuple(child.observation_tensor(other)) for child in seen}) == differ
        if picks >= 3:
            break
    assert picks >= 3


def test_the_public_observation_holds_nobodys_victory_card(secret_village: Path) -> None:
    state = pyspiel.load_game(f"charterstone(campaign={secret_village})").new_initial_state()
    kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = state.get_game().make_py_observer(kind)
    public.set_from(state, 0)
    assert not public.dict["victory"].any()
    assert public.dict["players.sealed"].sum() == 3
    own = state.get_game().make_py_observer()
    own.set_from(state, 1)
    assert own.dict["victory"].sum() == 1
    cards = [state.now.view(seat)["victory"] for seat in range(3)]
    assert len({*cards}) == 3
    for seat, card in enumerate(cards):
        texts = [state.observation_string(other) for other in range(3) if other != seat]
        assert not any(f'"{card}"' in text for text in [*texts, public.string_from(state, seat)])


def walk(text: str, seed: int) -> Any:
    """A state of every node of a random game."""
    rng = Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_chance_is_explicit_and_exact() -> None:
    nodes = 0
    for state in walk("charon(players=4)", 1):
        if state.is_chance_node():
            nodes += 1
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            exact = {state.encoding.game.ids.of(move): float(odd) for move, odd in state.now.chance_outcomes()}
            assert outcomes == exact
    assert nodes > 50


def test_a_game_goes_as_the_engine_says() -> None:
    """The history of actions, played on the engine itself, leads through the same states to the same end."""
    game = load("charon")
    *_, last = walk("charon(players=3,keep_clear=free)", 2)
    twin = game.start(3, {"keep_clear": "free"})
    for action in last.history():
        twin.play(twin.turn[0], game.ids[action])
    assert twin.to_json() == last.now.to_json()
    result = twin.result
    assert result is not None
    assert last.returns() == rewards(result)


def test_information_states_hold_no_secret_and_recall_everything() -> None:
    """From one node on, each of another seat's secret choices gives this seat the same strings and numbers."""
    state = next(state for state in walk("charon(players=2)", 3) if state.current_player() == 0)
    assert len(state.legal_actions()) > 1
    told, seen = set(), set()
    for action in state.legal_actions():
        child = state.child(action)
        assert child.current_player() == 1
        told.add(child.information_state_string(1))
        seen.add(tuple(child.information_state_tensor(1)))
        assert f"> {child.encoding.game.ids[action]}" in child.information_state_string(0)
    assert len(told) == len(seen) == 1


def test_draws_that_a_player_does_not_see_do_not_show() -> None:
    """The same game but for what is dealt to another seat."""
    for state in walk("charon(players=2)", 4):
        if state.is_chance_node() and "deal 1 " in state.action_to_string(state.legal_actions()[0]):
            break
    children = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(0) for child in children}) == 1
    assert len({child.information_state_string(1) for child in children}) == len(children) > 1
    assert len({tuple(child.observation_tensor(0)) for child in children}) == 1


def test_clones_are_independent_and_share_what_never_changes() -> None:
    state = next(islice(walk("charon", 5), 80, None))
    twin = state.clone()
    assert twin.encoding is state.encoding
    before, story = str(state), state.information_state_string(0)
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == (before, story)
    assert str(twin) != before


def test_a_pickled_state_is_the_same_state() -> None:
    for number, state in enumerate(walk("charon(players=3)", 6)):
        if number in (0, 100):
            assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_nature_never_shows_as_a_player() -> None:
    for state in walk("charon", 7):
        assert state.is_chance_node() == (state.now.turn == (NATURE,))
        if not state.is_chance_node():
            assert [player for player in (0, 1) if state.legal_actions(player)] == [*state.now.turn][:1]


def test_python_ends_well_with_the_games_registered() -> None:
    code = (
        "import pyspiel, moonstone.research.openspiel as games; games.load_game('charon').new_initial_state().clone()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
