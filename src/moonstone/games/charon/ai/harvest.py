"""What a seat can make of its gems: the reckoning of a search bot, which asks for it thousands of times a decision.

It goes by whole states, guessed ones, and by the projects of planning; each is worked out once for a hand and a row.
Trades are reckoned with, and the Synchrotron; what the supply lacks is not.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from moonstone.games.charon.ai.planning import KEPT, KEPT_CLEAR, Project, projects, with_one_more
from moonstone.games.charon.areas import WAREHOUSE
from moonstone.games.charon.cards import NUMBER, cards_in, numbers_in, same_numbers
from moonstone.games.charon.gems import CLEAR, counts
from moonstone.games.charon.moves import KEEP, KEEP_IN_WAREHOUSE, TRADE_SIZES
from moonstone.games.charon.rules.build import ROUNDS, may_transmute
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

SAVED: Final = {2: 0.23, 3: 0.15, 4: 0.07, 5: 0.05}
"""By number of players: the share of a hand card's number that is saved, while there is a next round, if it stays."""
SPENT: Final = {
    2: (0.0, 0.15, 0.24, 0.36),
    3: (0.0, 0.1, 0.15, 0.2),
    4: (0.0, 0.0, 0.0, 0.0),
    5: (0.0, 0.0, 0.0, 0.0),
}
"""By number of players and rounds to come: the share of all points that later builds will lack, since no number is
built twice.
"""
_REMEMBERED: Final = 1 << 13
"""How many menus are kept ready: those of one decision of a search, and some of the one before."""
_WORTH: Final = attrgetter("worth")


class Harvest(NamedTuple):
    """The best a seat can build: what the cards are worth with what is kept, and the cards."""

    worth: float
    cards: tuple[int, ...]


def menu(setup: GameSetup, hand: int, row: int, built: int, rounds_left: int, most: int) -> tuple[Project, ...]:
    """The projects of a hand and a row, both without the numbers that are built, that cost no more than so many gems;
    the one worth most first.
    """
    fresh = ~same_numbers(built)
    return _menu(setup, hand & fresh, row & fresh, rounds_left, most)


@lru_cache(_REMEMBERED)
def _menu(setup: GameSetup, hand: int, row: int, rounds_left: int, most: int) -> tuple[Project, ...]:
    found = [*_of_hand(setup, hand, rounds_left, most)]
    for card in cards_in(row):
        found += _with_card(setup, hand, card, rounds_left, most)
    found.sort(key=_WORTH, reverse=True)
    return tuple(found)


@lru_cache(_REMEMBERED)
def _of_hand(setup: GameSetup, hand: int, rounds_left: int, most: int) -> tuple[Project, ...]:
    """The projects of a hand alone."""
    spent, saved = shares(setup.seats, rounds_left)
    cards = cards_in(hand)
    costs = {card: _cost(setup, card) for card in cards}
    return tuple(projects(costs, {card: (1 - spent - saved) * NUMBER[card] for card in cards}, {}, most))


@lru_cache(_REMEMBERED)
def _with_card(setup: GameSetup, hand: int, card: int, rounds_left: int, most: int) -> tuple[Project, ...]:
    """The projects of a hand with a card of the row."""
    spent, _ = shares(setup.seats, rounds_left)
    plans = _of_hand(setup, hand, rounds_left, most)
    return tuple(with_one_more(plans, {card: (1 - spent) * NUMBER[card]}, {card: _cost(setup, card)}, most))


@lru_cache(1 << 12)
def _cost(setup: GameSetup, card: int) -> tuple[int, ...]:
    return counts(setup.edition.costs[card])[:CLEAR]


def shares(seats: int, rounds_left: int) -> tuple[float, float]:
    """What share of its number a card that is built costs later, and what share one that stays in the hand saves."""
    return SPENT[seats][rounds_left], SAVED[seats] if rounds_left else 0.0


def rounds_left(state: StateData) -> int:
    """The rounds after the last one that was played, or that is being built in."""
    return ROUNDS - state.round + (state.step < Step.SWAP)


def prospect(state: StateData, seat: int) -> float:
    """The points of a seat and what the hand promises for later rounds, gems apart."""
    spent, saved = shares(state.seats, rounds_left(state))
    built = state.built[seat]
    later = sum(numbers_in(state.hands[seat] & ~same_numbers(built))) if saved else 0
    return (1 - spent) * sum(numbers_in(built)) + saved * later


def menu_of(state: StateData, seat: int, row: int) -> tuple[Project, ...]:
    """The projects of a seat with that row: all it could pay with as many gems as it has, and a few more."""
    most = rounded(sum(counts(state.gems[seat])))
    return menu(state.setup, state.hands[seat], row, state.built[seat], ROUNDS - state.round, most)


def rounded(gems: int) -> int:
    """A number of gems rounded up, so that more questions ask for the same menu."""
    return gems + 3 & ~3


def harvest(state: StateData, seat: int, row: int) -> Harvest:
    """The best the seat can do with its gems as they are, if it may build of that row."""
    blue, yellow, green, purple, black, clear = counts(state.gems[seat])
    coloured = blue + yellow + green + purple + black
    warehouse = state.live[WAREHOUSE] >> seat & 1
    synchrotron = may_transmute(state, seat)
    rate = TRADE_SIZES[warehouse]
    keep = 0 if state.round == ROUNDS else KEEP_IN_WAREHOUSE if warehouse else KEEP
    best = kept(coloured, clear, keep)
    most = best
    chosen: tuple[int, ...] = ()
    for cards, worth, (need_blue, need_yellow, need_green, need_purple, need_black), size in menu_of(state, seat, row):
        if worth + most <= best:
            break
        missing = 0
        if need_blue > blue:
            missing += need_blue - blue
        if need_yellow > yellow:
            missing += need_yellow - yellow
        if need_green > green:
            missing += need_green - green
        if need_purple > purple:
            missing += need_purple - purple
        if need_black > black:
            missing += need_black - black
        spare = coloured - size + missing
        if missing and synchrotron:
            gaps = (
                need_blue - blue,
                need_yellow - yellow,
                need_green - green,
                need_purple - purple,
                need_black - black,
            )
            turned = min(max(gaps), -min(gaps))
            if turned > 0:
                missing -= turned
                spare -= turned
        by_clear = missing - spare // rate
        if by_clear < 0:
            by_clear = 0
        if by_clear > clear:
            continue
        left = kept(spare - rate * (missing - by_clear), clear - by_clear, keep)
        if worth + left > best:
            best, chosen = worth + left, cards
    return Harvest(best, chosen)


def kept(coloured: int, clear: int, keep: int) -> float:
    """What so many gems are worth after the reset, if so many can be kept."""
    clear = min(clear, keep)
    return KEPT_CLEAR * clear + KEPT * min(coloured, keep - clear)
