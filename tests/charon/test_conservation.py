"""Nothing is ever lost or made: 20 gems of each colour and 6 clear, 55 cards, 5 flags a player, after every move."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from positions import ODD, Choice, any_move, assert_conserved, eager_move, position, random_game

from moonstone.engine import Json, Refused
from moonstone.games.charon import GAME
from moonstone.games.charon.rules.state import CharonState

TABLES = {**GAME.presets, "odd": ODD}
"""The four rulebooks, and every option at its other reading."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("choice", [any_move, eager_move])
def test_every_gem_card_and_flag_is_accounted_for(seats: int, table: str, choice: Choice) -> None:
    for seed in range(4):
        moves = 0
        for state, _ in random_game(seats, TABLES[table], seed=seed, choice=choice):
            assert_conserved(state)
            moves += 1
        assert moves > 100
        assert state.result is not None


@pytest.mark.parametrize(
    ("option", "value"), [(option.name, value) for option in GAME.options for value in option.values[1:]]
)
def test_with_each_option_by_itself(option: str, value: Json) -> None:
    for state, _ in random_game(4, {option: value}, seed=5):
        assert_conserved(state)
    assert state.result is not None


COMBINATIONS = [
    dict(zip([option.name for option in GAME.options], values, strict=True))
    for values in product(*(option.values for option in GAME.options))
]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_under_every_combination_of_options_what_is_listed_applies_and_what_is_not_is_refused(number: int) -> None:
    """A random game to its end: every listed move of some positions, and of all moves there are some that are not."""
    rng = Random(number)
    for state, _ in random_game(2 + number % 4, COMBINATIONS[number], seed=number):
        assert_conserved(state)
        if rng.random() < 0.04:
            check_moves(state, rng)
    assert state.result is not None


def check_moves(state: CharonState, rng: Random) -> None:
    for seat in state.turn:
        listed = state.moves(seat)
        assert len(set(listed)) == len(listed)
        for move in listed:
            twin = state.copy()
            twin.play(seat, move)
            assert_conserved(twin)
        before = state.to_json()
        for move in {GAME.ids[rng.randrange(len(GAME.ids))] for _ in range(40)} - set(listed):
            assert state.why_not(seat, move) is not None
            with pytest.raises(Refused):
                state.play(seat, move)
        assert state.to_json() == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_settled_in_one_go_is_chance_move_by_move(seats: int) -> None:
    one, other = GAME.start(seats, ODD), GAME.start(seats, ODD)
    at_once, by_one, choices = Random(3), Random(3), Random(4)
    while one.turn or other.turn:
        assert one.resolve_chance(at_once.randrange) == other.resolve_chance(by_one.randrange, [])
        assert one == other
        assert_conserved(one)
        if one.turn:
            seat = choices.choice(one.turn)
            move = eager_move(choices, one.moves(seat))
            one.play(seat, move)
            other.play(seat, move)
    assert one.result == other.result


@pytest.mark.parametrize(
    "step", ["swap", "offer", "stake", "intelligence", "engineering", "synchrotron", "build", "keep"]
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_arranged_position_can_be_played_to_the_end(step: str, seats: int) -> None:
    table = position(seats).at(step).built(0, "7b").gems(0, "bbkk")
    if step in ("intelligence", "engineering", "synchrotron"):
        table.holds(0, step)
    state, rng = table.state, Random(1)
    while state.turn:
        state.resolve_chance(rng.randrange)
        for seat in state.turn[:1]:
            state.play(seat, eager_move(rng, state.moves(seat)))
        assert_conserved(state)
    assert state.result is not None
