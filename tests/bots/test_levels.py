"""The levels: easy plays as people do in their first games, and each is stronger than the one below."""

from __future__ import annotations

from random import Random

import pytest
from positions import Position, position

from moonstone.arena.sim import Plan, simulate
from moonstone.bots import Observation, make
from moonstone.engine import load
from moonstone.games.charon import GAME
from moonstone.games.charon.moves import Stake


def at_a_glance(table: Position, seat: int = 0) -> list[str]:
    """The moves that look best to a beginner, as they are typed."""
    state = table.state
    moves = state.moves(seat)
    weights = GAME.ai.evaluate_moves_naively(state.view(seat), moves)
    assert len(weights) == len(moves)
    return [str(move) for move, weight in zip(moves, weights, strict=True) if weight == max(weights)]


def judged(table: Position, seat: int = 0) -> list[str]:
    """The moves that the game's own judgement finds best."""
    state = table.state
    moves = state.moves(seat)
    weights = GAME.ai.evaluate_moves(state.view(seat), moves)
    return [str(move) for move, weight in zip(moves, weights, strict=True) if weight == max(weights)]


def test_a_beginner_likes_centres() -> None:
    """A centre looks safe, though every other spot around the zone reaches further."""
    stakes = [move.split()[2] for move in at_a_glance(position(2).moon(d4="bbb").hand(0, "7b 3b"))]
    assert stakes == ["d4"]


def test_a_beginner_overlooks_which_colour_is_needed() -> None:
    """Three gems are more than two, whatever the cards ask for."""
    table = position(2).moon(d4="gg", j6="kkk").hand(0, "3g 5g").row("2b 4b")
    assert {move.split()[2] for move in at_a_glance(table)} == {"j6"}


def test_a_beginner_takes_the_highest_card_whether_or_not_it_can_be_paid() -> None:
    table = position(3).at("engineering", 0).holds(0, "engineering").round(4)
    table.hand(0, "2b").row("3b 4y 5p").pile("12b 12y 12g 12p 12k 8k").gems(0, "kkkbby")
    assert at_a_glance(table) == [f"take 12{colour}" for colour in "bygpk"]
    assert judged(table) == ["take 8k"]


def test_a_beginner_builds_the_highest_card_instead_of_the_best_two() -> None:
    """All gems go into the 7, where the 5 and the 3 would have been 8 points."""
    table = position(2).at("build", 0).round(4).hand(0, "7b 5b 3p").row("12g 11y").gems(0, "bbbpppggk")
    assert at_a_glance(table) == ["build 7b"]
    assert judged(table) != ["build 7b"]


def test_a_beginner_offers_the_lowest_card() -> None:
    assert at_a_glance(position(2).at("offer").hand(0, "5b 11g 9k")) == ["offer 5b"]


@pytest.mark.parametrize("game", ["charon", "charterstone"])
@pytest.mark.parametrize("bot", ["easy", "medium"])
def test_a_level_plays_whole_games_without_failing(bot: str, game: str) -> None:
    for seats in (2, load(game).seats[-1]):
        report = simulate(Plan(game, (bot, *["greedy"] * (seats - 1)), games=1, seed=seats))
        assert (report.games, dict(report.failures)) == (1, {})


def test_the_only_move_is_played_without_a_thought() -> None:
    """The generator is not touched."""
    state = position(2).at("build", 0).hand(0, "12b").row("11b 10b").game_state
    assert [str(move) for move in state.moves(0)] == ["end"]
    for bot in ("easy", "medium", "hard"):
        rng = Random(1)
        assert str(make(bot, rng).choose(Observation(load("charon"), state, 0))) == "end"
        assert rng.random() == Random(1).random()


def test_hard_plays_a_stake() -> None:
    state = position(2).at("stake").round(4).moon(f4="bb").hand(0, "3b 7b").game_state
    move = make("hard", Random(1)).choose(Observation(load("charon"), state, state.turn[0]))
    assert isinstance(move, Stake)
    assert GAME.board.zone_of["f4"] in GAME.board.spots[GAME.board.spot_of[move.spot]].zones


@pytest.mark.soak
@pytest.mark.parametrize("game", ["charon", "charterstone"])
@pytest.mark.parametrize(("better", "worse"), [("greedy", "easy"), ("medium", "greedy"), ("medium", "easy")])
def test_each_level_beats_the_one_below(better: str, worse: str, game: str) -> None:
    """By far more than chance would have it, so that the outcome hangs on no single game."""
    report = simulate(Plan(game, (better, worse), games=100, seed=3))
    assert report.bot_wins[better] >= 60
