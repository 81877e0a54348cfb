"""What the search goes by: what can be built, what a flag is worth, and the chances that follow."""

from __future__ import annotations

from random import Random

import pytest
from positions import Position, position

from moonstone.games.charon import GAME
from moonstone.games.charon.ai.flagging import Worths, areas, prices, relocation, spots, worths
from moonstone.games.charon.ai.harvest import harvest
from moonstone.games.charon.ai.planning import best_payment, projects
from moonstone.games.charon.ai.rollout import is_evaluable, win_probabilities
from moonstone.games.charon.cards import NUMBER, cards_in, same_numbers
from moonstone.games.charon.gems import CLEAR, counts
from moonstone.games.charon.moves import Build, Stake
from moonstone.games.charon.rules.claim import marks_of
from moonstone.games.charon.rules.paying import Purse
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step
from moonstone.testing.contract import Case

PLENTY = 8
"""So many of every colour in the supply that no trade lacks any."""


def builders(seats: int, seed: int) -> list[CharonState]:
    """Positions in which somebody is to build in the last round."""
    found = []
    for state in Case(GAME, seats, seed, sensible=0.9).walk():  # type: ignore[arg-type]  # a game of one kind of move stands for any game
        assert isinstance(state, CharonState)
        if state.step == Step.BUILD and state.round == 4 and min(counts(state.supply)[:CLEAR]) >= PLENTY:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_harvest_is_the_best_that_can_be_paid(seats: int) -> None:
    """In the last round only points count: the planner, which pays move by move, finds as many."""
    looked = 0
    for seed in range(5):
        for state in builders(seats, seed):
            seat = state.asked
            row = 0 if state.from_row else state.row
            fresh = ~same_numbers(state.built[seat])
            hand, open_row = cards_in(state.hands[seat] & fresh), cards_in(row & fresh)
            costs = {card: counts(GAME.sheet.costs[card])[:CLEAR] for card in (*hand, *open_row)}
            worth = {card: float(NUMBER[card]) for card in costs}
            plans = projects(costs, {c: worth[c] for c in hand}, {c: worth[c] for c in open_row}, 99)
            _, paid = best_payment(plans, Purse.read(state.view(seat)))
            assert harvest(state, seat, row).worth == pytest.approx(paid.worth)
            looked += 1
    assert looked > 10


def with_gems(first: str, second: str) -> Position:
    table = position(2).at("build", 0).round(4).order(0, 1).hand(0, "7b").hand(1, "7y").row("12g 12p")
    return table.gems(0, first).gems(1, second)


def test_whoever_can_build_more_has_the_better_chance() -> None:
    even = win_probabilities(with_gems("", "").state)
    ahead = win_probabilities(with_gems("bbbppp", "").state)
    behind = win_probabilities(with_gems("", "yyykkk").state)
    assert even == pytest.approx((0.5, 0.5))
    assert ahead[0] > 0.99
    assert behind[0] < 0.01


def test_the_same_lead_is_worth_more_the_later_it_is() -> None:
    table = position(2).at("build", 0).built(0, "5b 6b").built(1, "5y 3b").hand(0, "9b").hand(1, "9y").row("12b 12y")
    shares = [win_probabilities(table.round(number).state)[0] for number in (1, 2, 3, 4)]
    assert shares == sorted(shares)
    assert 0.5 < shares[0] < 0.8
    assert shares[-1] > 0.9


def test_a_row_card_is_built_by_one_only() -> None:
    """Both could pay the 8; the first in order takes it."""
    table = position(2).at("build", 0).round(4).order(0, 1).row("8b 12k").hand(0, "12g").hand(1, "12p")
    state = table.gems(0, "bbbyyg").gems(1, "bbbyyg").state
    assert win_probabilities(state)[0] > 0.99


def test_a_round_is_judged_from_its_builds_on() -> None:
    assert is_evaluable(position(2).at("build", 0).state)
    assert is_evaluable(position(2).at("keep").gems(0, "bbbbb").state)
    for step in ("offer", "stake"):
        assert not is_evaluable(position(2).at(step).state)


def test_a_gem_that_completes_a_card_is_worth_more_than_any() -> None:
    state = position(2).moon(d4="k").round(4).hand(0, "7b").hand(1, "2y").row("2g 2p").gems(0, "bbpp").state
    blue, yellow, green, purple, black = worths(state, 0)
    assert min(blue, purple) > max(yellow, green, black)


def price_of(state: CharonState) -> tuple[Worths, Worths]:
    return prices([worths(state, seat) for seat in range(2)])[0]


def test_the_best_spots_are_thought_of_first() -> None:
    state = position(2).moon(f4="bbb").hand(0, "7b 3b").row("2g 2p").state
    price = price_of(state)
    zone = GAME.board.zone_of["f4"]
    for value, spot in spots(state, 0, price, 8, marks_of(state.setup, state.flags)):
        assert (value > 0) == (zone in GAME.board.spots[spot].zones)
    for move, _ in GAME.ai.candidate_moves(state, 0):
        assert isinstance(move, Stake)
    best, _ = max(GAME.ai.candidate_moves(state, 0), key=lambda entry: entry[1])
    assert isinstance(best, Stake)
    assert zone in GAME.board.spots[GAME.board.spot_of[best.spot]].zones


def test_the_last_flag_is_judged_by_what_it_decides() -> None:
    """Nothing is to come: a flag that changes no zone is worth nothing, one that wins a zone its gems."""
    table = position(2).order(1, 0).moon(f4="bbb").hand(0, "7b 3b").row("2g 2p")
    state = table.flags({"e4": 1, "f5": 0, "d8": 0, "h8": 0, "f8": 1, "j5": 1, "d5": 1}).state
    price = price_of(state)
    marks = marks_of(state.setup, state.flags)
    values = {GAME.board.spots[spot].name: value for value, spot in spots(state, 0, price, 0, marks)}
    assert values["f4"] > 0
    assert values["j6"] == 0


def test_an_area_where_others_stay_is_worth_less() -> None:
    state = position(2).state
    alone = {area: value for value, area in areas(state, 0)}
    state.areas[1] = 1 << 1
    contested = {area: value for value, area in areas(state, 0)}
    assert contested[1] == 0
    assert contested[0] > alone[0]


def test_a_flag_is_moved_where_it_wins_most() -> None:
    table = position(2).at("intelligence", 0).holds(0, "intelligence").moon(f4="bb").hand(0, "3b").row("2g 2p")
    state = table.flags({"d8": 0, "f8": 0, "h8": 0, "j6": 0}).state
    price = price_of(state)
    best = relocation(state, 0, price)
    assert best is not None
    assert GAME.board.zone_of["f4"] in GAME.board.spots[best[2]].zones
    before = state.to_json()
    relocation(state, 0, price)
    assert state.to_json() == before


def test_the_next_step_of_every_good_project_is_thought_of() -> None:
    table = position(2).at("build", 0).round(4).hand(0, "7b 5b 3p").row("12g 11y").gems(0, "bbbpppggk")
    builds = {str(move) for move, _ in GAME.ai.candidate_moves(table.state, 0) if isinstance(move, Build)}
    assert builds >= {"build 7b", "build 3p"}


def test_playing_on_ends_where_the_chances_can_be_told() -> None:
    for seats in GAME.seats:
        state = position(seats).at("offer").state
        GAME.ai.rollout(state, Random(seats))
        assert state.step == Step.BUILD
