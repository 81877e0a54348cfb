"""The search: it goes by what its seat may know alone, a seed fixes it, and it sees further than judgement does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from positions import position

from moonstone.bots import Observation, bots, make
from moonstone.bots.search import COMPARED, LEAST_VISITS, MOST_ADVISED, MoveEvaluation, Tree, advise
from moonstone.engine import Move, Refused, State, ai_of, games, load
from moonstone.games.charon import GAME
from moonstone.games.charon.moves import Stake
from moonstone.testing.contract import Case

SIMULATIONS = 12
TABLES = [(name, seats) for name in games() for seats in (2, min(4, load(name).seats[-1]))]


def think(state: State[Move], seat: int, seed: int, simulations: int, game: str = "charon") -> list[MoveEvaluation]:
    tree = Tree(Observation(load(game), state, seat), Random(seed))
    tree.grow(simulations)
    return tree.evaluations


def decisions(game: str, seats: int, every: int) -> Iterator[tuple[State[Move], int]]:
    """Positions of a sensible game in which a seat has a choice."""
    case = Case(load(game), seats, seed=seats, every=every, sensible=0.7)
    for state in case.walk():
        for seat in state.turn:
            if len(state.moves(seat)) > 1 and seat >= 0:
                yield state, seat


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hidden_cards_do_not_sway_the_search(game: str, seats: int) -> None:
    """Re-deal what the seat cannot know: every move is looked at as often, with the same chance to the last bit."""
    for number, (state, seat) in enumerate(decisions(game, seats, every=11)):
        real = think(state, seat, number, SIMULATIONS, game)
        for deal in range(2):
            assert think(state.determinize(seat, Random(deal)), seat, number, SIMULATIONS, game) == real


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bot", [name for name in bots() if name != "hard"])
def test_hidden_cards_do_not_sway_a_bot(bot: str, name: str) -> None:
    """The same view and seed give the same move, whatever is hidden. Hard is medium with more simulations."""
    game = load(name)
    for number, (state, seat) in enumerate(decisions(name, 3, every=23)):
        moves = {
            make(bot, Random(number)).choose(Observation(game, world, seat))
            for world in (state, *(state.determinize(seat, Random(deal)) for deal in range(2)))
        }
        assert len(moves) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_fixes_the_search(game: str, seats: int) -> None:
    for state, seat in decisions(game, seats, every=17):
        assert think(state, seat, 5, SIMULATIONS, game) == think(state, seat, 5, SIMULATIONS, game)


def test_the_search_is_the_same_in_every_process() -> None:
    """Hashes of texts differ from process to process; the search does not."""
    program = (
        "from random import Random\n"
        "from moonstone.arena.game import play_game\n"
        "from moonstone.engine import load\n"
        "match = play_game(load('charon'), ('medium', 'easy'), {}, 'seed').match\n"
        "print([str(moment.entry.move) for moment in match.history][:60])\n"
    )
    shown = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert shown[0] == shown[1]
    assert "stake" in shown[0]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_search_thinks_of_legal_moves_and_keeps_to_its_simulations(game: str, seats: int) -> None:
    for state, seat in decisions(game, seats, every=19):
        before = state.to_json()
        evaluations = think(state, seat, 1, SIMULATIONS, game)
        assert state.to_json() == before
        assert 1 <= sum(evaluation.visits for evaluation in evaluations) <= SIMULATIONS
        assert [one.visits for one in evaluations] == sorted((one.visits for one in evaluations), reverse=True)
        for evaluation in evaluations:
            assert state.why_not(seat, evaluation.move) is None
            assert 0 <= evaluation.win_probability <= 1


# What it sees


def test_a_row_card_is_built_so_that_the_rival_cannot() -> None:
    """The 9 of the hand brings more, but then the rival builds the 8 of the row, all it can pay, and wins."""
    table = position(2).at("build", 0).round(4).order(0, 1)
    table.built(0, "12b 11b 7b").built(1, "12y 11y 10y").hand(0, "9b").hand(1, "2k").row("8b 3k")
    state = table.gems(0, "bbbgggkyy").gems(1, "bbbyyg").game_state
    weights = ai_of(load("charon")).evaluate_moves(state.view(0), state.moves(0))
    greedy = max(zip(weights, map(str, state.moves(0)), strict=True))[1]
    assert greedy.startswith("build 9b")
    assert str(think(state, 0, 1, 60)[0].move).startswith("build 8b")


def test_the_last_flag_goes_where_it_decides_the_game() -> None:
    """Three blue gems are all that lacks to a 7, and one more flag wins them."""
    table = position(2).round(4).order(1, 0).moon(f4="bbb", j6="k").gems(0, "ppp").hand(0, "7b").hand(1, "2k")
    table.built(0, "6b").built(1, "6y").row("11k 11g")
    table.flags({"e4": 1, "f5": 0, "d8": 0, "h8": 0, "f8": 1, "j5": 1, "d5": 1})
    stake = think(table.game_state, 0, 1, 100)[0].move
    assert isinstance(stake, Stake)
    assert GAME.board.zone_of["f4"] in GAME.board.spots[GAME.board.spot_of[stake.spot]].zones


def test_a_move_that_was_not_thought_of_can_be_considered() -> None:
    state = position(2).game_state
    tree = Tree(Observation(load("charon"), state, 0), Random(1))
    tree.grow(SIMULATIONS)
    thought_of = {evaluation.move for evaluation in tree.evaluations}
    other = next(move for move in state.moves(0) if move not in thought_of)
    evaluation = tree.consider(other, 7)
    assert (evaluation.move, evaluation.visits) == (other, 7)
    assert 0 < evaluation.win_probability < 1


# Advice


def test_advice_names_a_few_moves_for_whoever_is_asked() -> None:
    state = position(3).at("offer").hand(0, "2y 11g 10g").hand(1, "3k 4k").game_state
    game = load("charon")
    assert {str(evaluation.move) for evaluation in advise(game, state, 1, 30)} == {"offer 3k", "offer 4k"}
    assert advise(game, state, None, 30) == advise(game, state, 0, 30)
    assert 1 <= len(advise(game, position(3).game_state, None, 80)) <= MOST_ADVISED


def test_the_first_moves_of_advice_are_looked_at_closely() -> None:
    """Else one that was tried twice by chance might seem to win more often than the best."""
    first = advise(load("charon"), position(3).game_state, None, 120)[:COMPARED]
    assert len(first) == COMPARED
    assert min(evaluation.visits for evaluation in first) >= min(LEAST_VISITS, first[0].visits)


def test_there_is_no_advice_where_nothing_is_decided() -> None:
    game = load("charon")
    with pytest.raises(Refused) as refused:
        advise(game, position(3).game_state, 1, 10)
    assert refused.value.code == "nothing-to-decide"
    with pytest.raises(Refused):
        advise(game, game.start(2), None, 10)


def test_a_search_without_time_simulates_once_at_least() -> None:
    """However little time there is, some move is found."""
    tree = Tree(Observation(load("charon"), position(2).game_state, 0), Random(1))
    tree.grow(100_000, seconds=0)
    assert 1 <= sum(evaluation.visits for evaluation in tree.evaluations) <= 8
