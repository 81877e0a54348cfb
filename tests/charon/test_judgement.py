"""The judgement of the greedy bot: sensible choices at every decision, and whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isfinite
from random import Random

import pytest
from positions import ODD, Position, position

from moonstone.bots import Observation, make
from moonstone.engine import Json, load
from moonstone.games.charon import GAME
from moonstone.games.charon.moves import Build, CharonMove, End
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

MOST_DECISIONS = 100
"""More than any player needs in a whole game: 16 flags, and some thirty other choices."""


def best(table: Position, seat: int = 0) -> list[str]:
    """The moves that the judgement finds best there, as they are typed."""
    state = table.state
    moves = state.moves(seat)
    weights = GAME.ai.evaluate_moves(state.view(seat), moves)
    assert len(weights) == len(moves)
    assert all(map(isfinite, weights))
    return [str(move) for move, weight in zip(moves, weights, strict=True) if weight == max(weights)]


def zones_at(spot: str) -> set[str]:
    """The zones a spot touches."""
    return {GAME.board.zone_names[zone] for zone in GAME.board.spots[GAME.board.spot_of[spot]].zones}


def greedy_game(
    seats: int, options: Mapping[str, Json], seed: str, bots: str = "greedy"
) -> Iterator[tuple[CharonState, int, CharonMove]]:
    """A whole game, seen before every decision; the bots are named in the order of the seats."""
    rng = Random(seed)
    game = load("charon")
    state = game.start(seats, options)
    players = [make(name, rng) for name in (bots.split() * seats)[:seats]]
    sights = [Observation(game, state, seat) for seat in range(seats)]
    assert isinstance(state, CharonState)
    state.resolve_chance(rng.randrange)
    while state.turn:
        seat = state.turn[0]
        move = players[seat].choose(sights[seat])
        assert isinstance(move, CharonMove)
        yield state, seat, move
        state.play(seat, move)
        state.resolve_chance(rng.randrange)


# Cards


def test_a_duplicate_is_swapped() -> None:
    table = position(3).at("swap", 0).round(2).built(0, "7b").hand(0, "7k 11b 3g").fresh(0, "7k 11b")
    assert best(table) == ["swap 7k"]


def test_a_number_that_is_built_is_offered_to_the_row() -> None:
    table = position(3).at("offer").round(2).built(0, "9y").hand(0, "11k 9b 10g")
    assert best(table) == ["offer 9b"]


def test_a_poor_card_is_offered_rather_than_a_rich_one() -> None:
    table = position(3).at("offer").hand(0, "2y 11g 10g")
    assert best(table) == ["offer 2y"]


def test_engineering_takes_the_highest_card_that_can_be_paid() -> None:
    table = position(3).at("engineering", 0).holds(0, "engineering").round(4)
    table.hand(0, "2b").row("3b 4y 5p").pile("12b 12y 12g 12p 12k 8k").gems(0, "bbbyygpk")
    assert best(table) == ["take 12b"]


def test_engineering_passes_rather_than_take_what_cannot_be_built() -> None:
    table = position(3).at("engineering", 0).holds(0, "engineering").round(4).built(0, "3k 12y")
    table.hand(0, "2b").row("3b 3g 3p").pile("12b 12g 12p 12k").gems(0, "bg")
    assert "pass" in best(table)


# Flags


def staked(table: Position) -> tuple[set[str], list[set[str]]]:
    """The areas that give up a flag in the best stakes of seat 0, and the zones that each of their spots touches."""
    stakes = [move.split() for move in best(table)]
    return {area for _, area, _ in stakes}, [zones_at(spot) for _, _, spot in stakes]


def test_the_only_zone_with_gems_is_staked() -> None:
    _, zones = staked(position(2).moon(f4="bbb").hand(0, "7b 3b").row("8k 10b"))
    assert all("f4" in touched for touched in zones)


def test_a_zone_of_the_colour_the_hand_needs_is_staked() -> None:
    _, zones = staked(position(2).moon(d4="ggg", j6="kkk").hand(0, "3g 7g").row("2b 4b"))
    assert all("d4" in touched for touched in zones)


def test_the_last_flag_goes_where_it_still_wins() -> None:
    """Rivals stand in both zones, in one of them too strong to be caught."""
    table = position(2).order(1, 0).moon(d4="bbb", j6="bbb").hand(0, "7b 3b").row("8k 10b")
    table.flags({"d4": 1, "e4": 1, "d5": 1, "j5": 1, "d8": 0, "f8": 0, "h8": 0})
    _, zones = staked(table)
    assert all("j6" in touched for touched in zones)


def test_the_flag_on_rare_minerals_goes_first_when_no_clear_gem_is_left() -> None:
    areas, _ = staked(position(3).gems(1, "cccccc"))
    assert areas == {"mineral"}


def test_the_flag_on_an_area_that_cannot_be_live_any_more_goes() -> None:
    """Two rivals have just one flag left off the moon, on the Warehouse."""
    table = position(3).order(1, 2, 0).holds(1, "warehouse").holds(2, "warehouse").holds(0, "warehouse")
    table.flags({"d2": 0, "f2": 0, "h2": 0, "d4": 1, "f4": 1, "h4": 1, "j4": 1, "d6": 2, "f6": 2, "h6": 2, "j6": 2})
    areas, _ = staked(table)
    assert areas == {"warehouse"}


def test_intelligence_moves_an_idle_flag_to_gems() -> None:
    table = position(3).at("intelligence", 0).holds(0, "intelligence").moon(d4="bb").hand(0, "3b 7b")
    assert all(move.startswith("relocate") and "d4" in zones_at(move.split()[2]) for move in best(table))


def test_intelligence_leaves_a_flag_that_wins() -> None:
    table = position(3).at("intelligence", 0).holds(0, "intelligence").moon(d4="bb").flags({"d4": 0, "e4": 1})
    assert not any(move.startswith("relocate d4") for move in best(table))


# Building


def builder(gems: str, hand: str, row: str = "2y 2g 2p", area: str = "intelligence") -> Position:
    """Seat 0 builds in the last round."""
    return position(3).at("build", 0).round(4).gems(0, gems).hand(0, hand).row(row).holds(0, area)


def test_the_best_card_that_can_be_paid_is_built() -> None:
    """3b is 2 blue and 1 yellow, 8b is 3 blue, 2 yellow and 1 green."""
    assert best(builder("bbbyyg", "3b 8b 11p")) == ["build 8b"]


def test_two_cards_are_built_rather_than_a_higher_one_alone() -> None:
    """7b takes the blue gems of 5b and 6y, which are worth more together."""
    state = builder("bbbggggyyppp", "7b 5b 6y", row="12y 12g 12p").built(0, "12k").state
    built = []
    while state.turn == (0,):
        weights = GAME.ai.evaluate_moves(state.view(0), state.moves(0))
        move = state.moves(0)[weights.index(max(weights))]
        built += [move.card] if isinstance(move, Build) else []
        state.play(0, move)
    assert sorted(built) == ["5b", "6y"]


def test_spare_gems_are_traded_for_what_is_lacking() -> None:
    assert best(builder("bbkkk", "3b")) == ["trade kkk y"]


def test_the_warehouse_trades_two_for_one() -> None:
    assert best(builder("bbkk", "3b", area="warehouse")) == ["trade kk y"]


def test_the_warehouse_of_the_italian_rules_gives_clear_gems() -> None:
    table = position(3, {"warehouse_gives": "clear"}).at("build", 0).round(4).holds(0, "warehouse")
    table.gems(0, "bbkk").hand(0, "3b").row("2y 2g 2p")
    assert best(table) == ["trade kk c"]


def test_the_synchrotron_turns_just_what_is_lacking() -> None:
    assert best(builder("bbbbkk", "8b", area="synchrotron", row="12y 12g 12p")) == ["end"]
    assert best(builder("bbbkkg", "8b", area="synchrotron", row="12y 12g 12p")) == ["synchrotron k y 2"]


def test_a_clear_gem_stands_only_for_what_is_lacking() -> None:
    assert best(builder("bbc", "3b")) == ["build 3b y"]
    assert best(builder("bbyc", "3b")) == ["build 3b"]


def test_clear_gems_are_kept_rather_than_spent_on_a_2() -> None:
    table = position(3).at("build", 0).round(1).gems(0, "cc").hand(0, "2b").row("12y 12g 12p")
    assert best(table) == ["end"]


def test_nothing_is_traded_when_nothing_can_be_built() -> None:
    assert best(builder("bbb", "11k", row="12y 12g 12p")) == ["end"]


def test_the_gems_that_the_hand_needs_are_kept() -> None:
    table = position(3).at("keep").gems(0, "bbkkgg").hand(0, "3b 7b")
    assert best(table) == ["keep bb"]


def test_a_clear_gem_is_kept() -> None:
    assert "c" in best(position(3).at("keep").gems(0, "kkkgggc").hand(0, "3b"))[0]


# Whole games


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [*GAME.presets.values(), ODD], ids=[*GAME.presets, "odd"])
def test_greedy_games_end_soon(seats: int, options: Mapping[str, Json]) -> None:
    """And nobody stops while a card can be built when there is no later."""
    for decisions, (state, seat, move) in enumerate(greedy_game(seats, options, f"{seats} {options}")):
        assert decisions < MOST_DECISIONS * seats
        if isinstance(move, End) and state.round == 4:
            assert not any(isinstance(other, Build) for other in state.moves(seat))
    assert state.step == Step.OVER


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(20):
        bots = "greedy random" if number % 2 else "random greedy"
        *_, (state, _, _) = greedy_game(2, {}, f"game {number}", bots)
        result = state.result
        assert result is not None
        won += result.winners == (bots.split().index("greedy"),)
    assert won >= 19


def test_a_judgement_depends_on_the_view_alone() -> None:
    """The same numbers for another state that the seat cannot tell apart."""
    rng = Random(5)
    for state, seat, _ in greedy_game(3, {}, "view"):
        twin = state.determinize(seat, rng)
        moves = state.moves(seat)
        assert GAME.ai.evaluate_moves(twin.view(seat), twin.moves(seat)) == GAME.ai.evaluate_moves(
            state.view(seat), moves
        )
