"""Planning a build (rule 7): a plan is the shortest way to a card, and where there is none, none can be found."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from positions import ODD, position, random_game

from moonstone.engine import Json
from moonstone.games.charon import GAME
from moonstone.games.charon.cards import CARDS, NAMES
from moonstone.games.charon.gems import CLEAR, FIELD, ONE, counts, heap, holds
from moonstone.games.charon.moves import Synchrotron, Trade
from moonstone.games.charon.rules.paying import Purse, plan
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

FULL = (20, 20, 20, 20, 20, 6)
BOTH = {**ODD, "warehouse_gives": "colour"}
"""Trades may give clear gems, and the Underground Warehouse trades two for any kind."""


def cost(card: int) -> tuple[int, ...]:
    return counts(GAME.sheet.costs[card])[:CLEAR]


def purse(gems: tuple[int, ...], *, rate: int = 3, clear_rate: int = 0, synchrotron: bool = False) -> Purse:
    return Purse(gems, FULL, rate, clear_rate, synchrotron, keep=2, clear_stays=False, last=False)


SEVEN = cost(NAMES.index("7b"))
"""Three blue and three purple."""


def test_7_1_trades_give_of_the_most_plentiful_colours() -> None:
    assert plan(SEVEN, purse((3, 3, 0, 2, 0, 0))).steps == (Trade("yyy", "p"),)
    assert plan(SEVEN, purse((2, 3, 3, 2, 0, 0))).steps == (Trade("yyg", "b"), Trade("ygg", "p"))


def test_7_1_the_synchrotron_comes_before_trades() -> None:
    assert plan(SEVEN, purse((3, 2, 0, 1, 0, 0), synchrotron=True)).steps == (Synchrotron("y", "p", 2),)
    how = plan(SEVEN, purse((2, 4, 0, 2, 0, 0), synchrotron=True))
    assert how.steps == (Synchrotron("y", "b", 1), Trade("yyy", "p"))


def test_7_1_the_synchrotron_is_left_alone_where_it_saves_no_trade() -> None:
    assert plan(SEVEN, purse((2, 0, 0, 3, 1, 1), synchrotron=True)).now


def test_7_1_clear_gems_are_traded_for_where_that_is_cheaper() -> None:
    how = plan(SEVEN, purse((3, 2, 0, 2, 0, 0), clear_rate=2))
    assert (how.steps, how.clear) == ((Trade("yy", "c"),), "p")


def test_7_2_clear_gems_stand_for_what_is_short() -> None:
    how = plan(SEVEN, purse((2, 0, 0, 2, 0, 2)))
    assert (how.now, how.clear, how.moves("7b")[-1].to_json()) == (
        True,
        "bp",
        {"move": "build", "card": "7b", "clear": "bp"},
    )


def reachable(state: CharonState, seat: int) -> dict[int, int]:
    """Every heap of gems that trades and the Synchrotron lead to, with the fewest trades."""
    found: dict[tuple[int, bool], int] = {(state.gems[seat], state.transmuted): 0}
    edge = [state]
    while edge:
        here = edge.pop(0)
        number = found[here.gems[seat], here.transmuted]
        for move in here.moves(seat):
            if isinstance(move, (Trade, Synchrotron)):
                after = here.copy()
                after.play(seat, move)
                trades = number + isinstance(move, Trade)
                key = (after.gems[seat], after.transmuted)
                if trades < found.get(key, 99):
                    found[key] = trades
                    edge.append(after)
    best: dict[int, int] = {}
    for (gems, _), trades in found.items():
        best[gems] = min(trades, best.get(gems, 99))
    return best


@pytest.mark.parametrize("area", ["intelligence", "synchrotron", "warehouse"])
@pytest.mark.parametrize("options", [{}, dict(GAME.preset("it")), ODD, BOTH], ids=["default", "it", "odd", "both"])
def test_7_a_plan_takes_the_fewest_trades_there_are_and_finds_every_way(options: Mapping[str, Json], area: str) -> None:
    """All heaps that trades lead to are tried, with supplies that lack this and that."""
    rng = Random(f"{area} {sorted(options.items())}")
    payable = lacking = 0
    for _ in range(4):
        state = position(2, options).at("build", 0).holds(0, area).holds(1, "engineering").state
        state.gems[0] = sum(ONE[rng.choice((0, 0, 1, 2, 3, 4, CLEAR))] for _ in range(rng.randint(4, 6)))
        state.supply = heap(rng.choice((0, 0, 1, 2, 9)) for _ in FULL)
        heaps = reachable(state, 0)
        mine = Purse.read(state.view(0))
        for card in range(CARDS):
            ways = [
                trades
                for gems, trades in heaps.items()
                if any(holds(gems, pay) for pay, _ in GAME.catalogue.builds[card][gems >> 30 & FIELD])
            ]
            how = plan(cost(card), mine)
            assert how.payable == bool(ways), f"{NAMES[card]} with {mine}"
            if ways:
                assert len(how.trades) == min(ways), f"{NAMES[card]} with {mine}"
            payable, lacking = payable + bool(ways), lacking + (not ways)
    assert payable > 3
    assert lacking > 20


@pytest.mark.parametrize("options", [{}, dict(GAME.preset("it")), ODD, BOTH], ids=["default", "it", "odd", "both"])
def test_7_every_move_of_a_plan_is_legal_in_its_turn(options: Mapping[str, Json]) -> None:
    followed = 0
    for seats in GAME.seats:
        for state, _ in random_game(seats, seed=seats, options=options):
            if state.step != Step.BUILD:
                continue
            seat = state.turn[0]
            cards = GAME.client.preview(state, seat)["cards"]
            assert isinstance(cards, dict)
            for name, told in cards.items():
                assert isinstance(told, dict)
                moves = told["moves"]
                assert isinstance(moves, list)
                assert bool(moves) == (told["plan"] in ("now", "trades"))
                after = state.copy()
                for move in moves:
                    after.play(seat, GAME.move_from_json(move))
                assert not moves or after.built[seat] == state.built[seat] | 1 << NAMES.index(name)
                followed += len(moves) > 1
    assert followed > 5
