"""What the search goes by in the village: quick play to the end, chances by points, and how a beginner looks at it."""

from __future__ import annotations

from random import Random

import pytest

from moonstone.arena.game import play_game
from moonstone.engine import Event, load
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.ai import pace
from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.ai.rollout import PlayedOn, appeals, is_evaluable, win_probabilities
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.moves import GainInPart, Give, Place, Retrieve
from moonstone.games.charterstone.state import CharterstoneState
from moonstone.games.charterstone.statistics.players import BUILT, ORDER, SHIPPED, USED


def first_turn(seats: int = 2, seed: int = 1) -> CharterstoneState:
    """The first turn of a game."""
    state, rng = GAME.start(seats), Random(seed)
    while state.stack[-1][0] != FrameId.TURN:
        state.resolve_chance(rng.randrange)
        if state.stack[-1][0] != FrameId.TURN:
            state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_playing_on_ends_when_the_winners_are_known(seats: int) -> None:
    state = first_turn(seats)
    assert not is_evaluable(state)
    GAME.ai.rollout(state, Random(seats))
    assert state.winners
    assert is_evaluable(state)
    best = [seat for seat in range(seats) if state.winners >> seat & 1]
    told = win_probabilities(state)
    assert sum(told) == pytest.approx(1)
    assert all(told[seat] == max(told) for seat in best)


def test_a_narrow_victory_counts_less_than_a_clear_one() -> None:
    state = first_turn()
    state.vp = [30, 29]
    narrow = win_probabilities(state)[0]
    state.vp = [30, 20]
    assert 0.5 < narrow < win_probabilities(state)[0] < 1


def test_playing_on_scores_more_than_playing_anything() -> None:
    """Either way the game is as short as one that is played on roughly."""
    quick: list[int] = []
    anything: list[int] = []
    for seed in range(10):
        state, rng = first_turn(seed=seed), Random(seed)
        GAME.ai.rollout(state, rng)
        quick += state.vp
        state = first_turn(seed=seed)
        state.setup = PlayedOn(state.setup, 0)
        while not is_evaluable(state):
            state.resolve_chance(rng.randrange)
            state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))
        anything += state.vp
    assert sum(quick) > 1.3 * sum(anything)


def test_in_the_last_round_points_alone_count() -> None:
    (going_on, at_last), _ = appeals(GAME.index)
    market, port = Place("market"), Place("cloud-port")
    assert going_on[Retrieve()] > 0 == at_last[Retrieve()] == at_last[market]
    assert at_last[port] > going_on[port] > going_on[market]


def test_no_search_asks_to_gain_in_part() -> None:
    state = first_turn()
    assert GainInPart() in state.moves(state.turn[0])
    assert GainInPart() not in [move for move, _ in GAME.ai.candidate_moves(state, state.turn[0])]


def test_a_beginner_takes_points_at_once_and_no_worker_back() -> None:
    moves = [Place("basic-red"), Place("market"), Place("zeppelin"), Retrieve(), GainInPart()]
    weights = dict(zip(moves, GAME.ai.evaluate_moves_naively({}, moves), strict=True))
    assert max(moves, key=weights.__getitem__) == Place("zeppelin")
    assert weights[Place("basic-red")] > weights[Retrieve()] > weights[GainInPart()]


def test_a_beginner_gives_perils_and_buildings_rather_than_abilities_and_minions() -> None:
    moves = [Give(name) for name in ("vermin", "b22", "a3", "cat")]
    assert [*GAME.ai.evaluate_moves_naively({}, moves)] == [1.0, 1.0, 0.0, 0.0]


def test_feats_are_by_seat_and_have_the_same_tables_for_all() -> None:
    events = [
        Event("first-player", {"seat": 1}),
        Event("placed", {"seat": 0, "building": "market", "bumped": None}),
        Event("placed", {"seat": 0, "building": "market", "bumped": 1}),
        Event("shipped", {"seat": 1, "row": "coins", "column": 2, "number": 2}),
        Event("progress", {"seat": None, "to": 3, "end": 9}),
    ]
    one, other = GAME.stats.player_stats(events, 2)
    assert (one[ORDER], other[ORDER]) == ({"first": 0, "second": 1}, {"first": 1, "second": 0})
    assert (one[USED]["Market"], other[USED]["Market"]) == (2, 0)
    assert (one[SHIPPED]["coins"], other[SHIPPED]["coins"]) == (0, 1)
    nothing = GAME.stats.player_stats((), 2)[0]
    assert {title: list(counts) for title, counts in nothing.items()} == {t: list(c) for t, c in one.items()}
    assert not any(nothing[BUILT].values())


def test_feats_know_everything_that_happens() -> None:
    """Every label of a whole game is in the tables: nothing is counted under a name of its own."""
    for seed in range(3):
        match = play_game(load("charterstone"), ("greedy",) * 4, {}, f"feats {seed}").match
        done = GAME.stats.player_stats(match.events, 4)
        assert all(sum(tally[USED].values()) > 5 for tally in done)


def test_a_game_that_has_stalled_is_ended_by_what_is_done_not_by_what_is_planned() -> None:
    """A6.4: everybody would else keep a good plan in hand for ever, and think that there was no time left for it."""
    state = first_turn()

    def seen(round_: int) -> Position:
        state.round = round_
        return Position.read(GAME.index, state.view(0))

    early, stalled = seen(5), seen(pace.STALLED + 12)
    small, smaller = 0.02, 0.01
    assert stalled.evaluate(small) - stalled.evaluate(smaller) == pytest.approx(small - smaller)
    assert early.evaluate(small) - early.evaluate(smaller) < small - smaller
    assert seen(pace.STALLED).turns < stalled.turns, "there is time again"
