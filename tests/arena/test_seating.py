"""Balanced seatings: each bot equally often on each seat, with everybody, and beside everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from moonstone.arena.seating import Seatings

BOTS = [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d"), ("a", "b", "c", "d", "e", "f"), ("a",)]


def seatings(bots: tuple[str, ...], seats: int, rounds: int = 1) -> list[tuple[str, ...]]:
    plan = Seatings(bots, seats)
    return [plan.at(index) for index in range(rounds * plan.round)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", BOTS, ids=len)
def test_each_bot_sits_equally_often_on_each_seat(bots: tuple[str, ...], seats: int) -> None:
    counts = Counter((seat, bot) for game in seatings(bots, seats, 3) for seat, bot in enumerate(game))
    assert len(counts) == seats * len(bots)
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_meets_everybody_equally_often(seats: int) -> None:
    met = Counter(
        frozenset((one, other)) for game in seatings(BOTS[2], seats) for one in game for other in game if one < other
    )
    assert len(met) == 6
    assert len(set(met.values())) == 1


def test_neighbours_change_from_round_to_round() -> None:
    """With four seats there are six orders around the table, and six rounds show each."""
    games = seatings(BOTS[2], 4, 6)
    assert len(set(games)) == len(games) == 24


def test_one_against_several_of_a_kind() -> None:
    games = seatings(("hard", "easy", "easy", "easy"), 4)
    assert sorted(game.index("hard") for game in games) == [0, 1, 2, 3]
    assert all(game.count("easy") == 3 for game in games)
    assert {frozenset(game) for game in seatings(("hard", "easy", "easy"), 2)} == {frozenset(("hard", "easy"))}


def test_one_bot_plays_itself() -> None:
    assert set(seatings(("a",), 3)) == {("a", "a", "a")}


@pytest.mark.parametrize(("games", "played"), [(1, 12), (12, 12), (13, 24), (400, 408)])
def test_games_are_rounded_up_to_whole_rounds(games: int, played: int) -> None:
    assert Seatings(BOTS[2], 3).whole_rounds(games) == played
