"""Looking back at a match: chances at every decision, and a blunder stands out."""

from __future__ import annotations

import pytest
from positions import position

from moonstone.arena.game import play_game
from moonstone.bots.analysis import LEAST_COST, MOST_TURNING_POINTS, analyse, curve, judge_move, turning_points
from moonstone.engine import NATURE, Match, Played, Refused, load
from moonstone.terminal.analysis import squeezed

LOOKS = 8


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole game."""
    return play_game(load("charon"), ("greedy", "random"), {}, "analysed").match


def test_every_decision_with_a_choice_is_judged(match: Match) -> None:
    judged = list(analyse(match, LOOKS))
    state, decided = match.game.start(2, match.options), []
    for moment in match.history:
        made = moment.entry
        assert isinstance(made, Played)
        if made.by != NATURE and len(state.moves(made.by)) > 1:
            decided.append((moment.position, made.by, made.move))
        state.play(made.by, made.move)
    assert [(entry.position, entry.seat, entry.move) for entry in judged] == decided
    for entry in judged:
        assert len(entry.win_probabilities) == 2
        assert sum(entry.win_probabilities) == pytest.approx(1)
        assert 0 <= entry.cost <= 1
        assert entry.cost == 0 or entry.move != entry.best
    assert sum(entry.cost for entry in judged if entry.seat == 1) > sum(e.cost for e in judged if e.seat == 0)
    assert judged[-1].win_probabilities[0] > 0.9


def test_the_same_match_is_judged_the_same(match: Match) -> None:
    assert list(analyse(match, 2)) == list(analyse(match, 2))


def test_every_move_of_the_log_is_told_of(match: Match) -> None:
    told: list[None] = []
    list(analyse(match, 1, lambda: told.append(None)))
    assert len(told) == len(match.history)


def test_a_blunder_costs_the_game() -> None:
    """Seat 0 ends the turn instead of building the card that wins."""
    table = position(2).at("build", 0).round(4).order(1, 0).built(0, "6b").built(1, "7b").hand(0, "5b").row("12g 12p")
    state = table.gems(0, "bbgg").game_state
    game = load("charon")
    blunder = judge_move(game, state, 0, 0, game.move_from_text("end"), 40)
    assert str(blunder.best) == "build 5b"
    assert blunder.cost > 0.5
    right = judge_move(game, state, 0, 0, game.move_from_text("build 5b"), 40)
    assert right.cost == 0
    assert right.win_probabilities[0] > 0.9


def test_at_least_one_look_is_needed(match: Match) -> None:
    with pytest.raises(Refused):
        list(analyse(match, 0))


def test_a_curve_is_squeezed_into_the_room_there_is() -> None:
    assert squeezed([0.1, 0.2], 5) == [0.1, 0.2]
    assert squeezed([0.0, 1.0, 0.5, 0.5], 2) == [0.5, 0.5]
    assert len(squeezed([0.5] * 97, 10)) == 10


def test_a_curve_goes_from_the_first_decision_to_the_end(match: Match) -> None:
    points = list(curve(match, 2))
    positions = [position for position, _ in points]
    assert positions == sorted(set(positions))
    assert positions[-1] == len(match.log)
    assert points == list(curve(match, 2))
    result = match.state.result
    assert result is not None
    assert [seat for seat, chance in enumerate(points[-1][1]) if chance] == list(result.winners)
    for _, chances in points:
        assert sum(chances) == pytest.approx(1)


def test_turning_points_are_what_cost_a_seat_most(match: Match) -> None:
    careless, careful = turning_points(match, 1, 24), turning_points(match, 0, 24)
    assert 0 < len(careless) <= MOST_TURNING_POINTS
    positions = [point.position for point in careless]
    assert positions == sorted(set(positions))
    for point in careless:
        played = next(played.entry for played in match.history if played.position == point.position)
        assert isinstance(played, Played)
        assert (played.by, played.move) == (1, point.move)
        assert point.best != point.move
        assert point.before - point.after >= LEAST_COST
    lost = sum(point.before - point.after for point in careless)
    assert lost > sum(point.before - point.after for point in careful), "seat 1 plays at random"
    assert turning_points(match, 1, 24) == careless


def test_a_seat_is_judged_by_what_it_could_know() -> None:
    """Two games that look the same to seat 0 and differ in the other's hand have the same turning point."""

    def judged(hidden: str) -> tuple[object, ...]:
        table = (
            position(2).at("build", 0).round(4).order(1, 0).built(0, "6b").built(1, "7b").hand(0, "5b").row("12g 12p")
        )
        state = table.hand(1, hidden).gems(0, "bbgg").game_state
        game = load("charon")
        found = judge_move(game, state, 0, 0, game.move_from_text("end"), 40)
        return found.best, found.cost

    assert judged("2b 3g") == judged("11p 10y")


def test_turning_points_come_to_an_end_in_time(match: Match) -> None:
    assert len(turning_points(match, 1, 10_000, seconds=0.5)) <= MOST_TURNING_POINTS
