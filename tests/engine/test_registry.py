"""Games are found by entry points, in this package or another."""

from __future__ import annotations

import pickle

import pytest

import moonstone
from moonstone.engine import Refused


def test_games_of_other_packages_are_found() -> None:
    assert moonstone.games() == ("charon", "charterstone", "pebbles")
    assert moonstone.load("pebbles").title == "Pebbles"


def test_the_folder_of_games_and_the_list_of_games_share_a_name() -> None:
    import moonstone.games.charon

    assert moonstone.games.charon.GAME is moonstone.load("charon")  # type: ignore[attr-defined]  # both are called games
    assert "charon" in moonstone.games()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="There is no game 'chess'; the games are: charon, charterstone, pebbles"):
        moonstone.load("chess")


def test_a_refusal_travels_whole_between_processes() -> None:
    refused = Refused("gems-missing", "You still need 2 blue.", missing={"blue": 2})
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, again.text, again.refusal) == ("gems-missing", "You still need 2 blue.", refused.refusal)
