"""Encodings: true to the view and to nothing else, alike for every seat, and as documented."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from moonstone.engine import NATURE, Move, Refused, Result, State, editions_of, load
from moonstone.games.charon.cards import CARD_OF, NAMES
from moonstone.games.charon.edition import standard
from moonstone.games.charon.gems import KINDS
from moonstone.research.encoding import encoded_games, encoding_of, rewards

GAME = load("charon")
ENCODING = encoding_of(GAME)
DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "research.md"


def random_states(seats: int, seed: int) -> Iterator[State[Move]]:
    """A random game, before every move of it, chance's included, and at its end."""
    rng = Random(seed)
    state = GAME.start(seats, GAME.preset("it" if seed % 2 else "fr"))
    while True:
        yield state
        if not state.turn:
            return
        if state.turn == (NATURE,):
            state.play(NATURE, state.chance_outcomes().pick(rng.randrange))
        else:
            seat = rng.choice(state.turn)
            state.play(seat, rng.choice(state.moves(seat)))


def cards(part: Any) -> list[str]:
    return [NAMES[card] for card in np.flatnonzero(part)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_vector_says_what_the_view_says(seats: int) -> None:
    for number, state in enumerate(random_states(seats, seats)):
        seat = number % seats
        view: Any = state.view(seat)
        vector = ENCODING.observe(view)
        assert vector.shape == (ENCODING.size,)
        assert vector.dtype == np.float32
        assert 0.0 <= vector.min() <= vector.max() <= 1.0
        parts = ENCODING.parts(vector)
        assert int(parts["seats"].argmax()) + 2 == seats
        assert cards(parts["hand"]) == view["hand"]
        assert cards(parts["row"]) == view["row"]
        assert cards(parts["known.pile"]) == view["known"]["pile"]
        assert cards(parts["pile"]) == view.get("pile", [])
        assert parts["round"].sum() == bool(view["round"])
        assert parts["flags"].sum() == len(view["flags"])
        assert parts["zones.in_play"].sum() == len(view["zones"])
        for other, player in enumerate(view["players"]):
            place = (other - seat) % seats
            assert cards(parts["players.built"][place]) == player["built"]
            most = [6 if kind == "clear" else 20 for kind in KINDS]
            assert np.rint(parts["players.gems"][place] * most).tolist() == [player["gems"][kind] for kind in KINDS]
            assert parts["turn"][place] == (other in view["turn"])
        answer = view["answer"]
        assert cards(parts["answer.card"]) == ([answer] if answer in CARD_OF else [])
        kept = 0 if answer is None or answer in CARD_OF else len(answer)
        assert np.count_nonzero(parts["answer.gems"]) <= kept
        assert bool(parts["answer.gems"].any()) == bool(kept)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_vector_holds_no_secret(seats: int) -> None:
    """Whatever a seat cannot know is dealt anew: its vector and its mask stay the same."""
    rng = Random(seats)
    for number, state in enumerate(random_states(seats, seats + 10)):
        seat = number % seats
        other = state.determinize(seat, rng)
        assert np.array_equal(ENCODING.observe(other.view(seat)), ENCODING.observe(state.view(seat)))
        assert np.array_equal(ENCODING.mask(other.moves(seat)), ENCODING.mask(state.moves(seat)))


def test_a_mask_is_the_legal_moves() -> None:
    for state in random_states(3, 5):
        for seat in range(3):
            found = [GAME.ids[int(number)] for number in np.flatnonzero(ENCODING.mask(state.moves(seat)))]
            assert set(found) == set(state.moves(seat))


def test_equal_moves_have_equal_integers() -> None:
    """Those of the game itself, and those read from elsewhere."""
    moves = list(GAME.ids)[::97]
    assert ENCODING.numbers([type(move)(**_fields(move)) for move in moves]) == [GAME.ids.of(move) for move in moves]
    assert ENCODING.numbers(moves) == list(range(0, len(GAME.ids), 97))


def _fields(move: Move) -> dict[str, Any]:
    return {name: value for name, value in move.to_json().items() if name != "move"}


@pytest.mark.parametrize("name", encoded_games())
def test_the_documented_tables_are_true(name: str) -> None:
    text, encoding = DOCUMENT.read_text(encoding="utf-8"), encoding_of(load(name))
    assert encoding.observation_table() in text
    assert encoding.action_table() in text
    assert f"### {load(name).title}, version {encoding.version}\n" in text


def test_another_edition_has_its_own_encoding() -> None:
    printed = standard().printed
    same = encoding_of(editions_of(GAME).with_data(printed))
    assert same.size == ENCODING.size
    assert encoding_of(GAME) is ENCODING


def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        encoding_of(load("pebbles"))
    assert refused.value.code == "no-encoding"
    assert "pebbles" not in encoded_games()


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((3, 1, 2), [-0.5, 1, -0.5]),
        ((1, 1, 3), [0.25, 0.25, -0.5]),
        ((1, 1, 1, 1, 1), [0] * 5),
    ],
)
def test_rewards_add_up_to_nothing(ranks: tuple[int, ...], expected: list[float]) -> None:
    assert rewards(Result(ranks, ranks)) == pytest.approx(expected)
    assert sum(expected) == 0
