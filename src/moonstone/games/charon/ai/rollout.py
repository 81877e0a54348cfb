"""What a search bot goes by: the moves worth a thought, a fast way to play on, and the chances in the end.

A guessed state is played on to the builds of the round; there it is reckoned what everybody can build, in turn, and
what hands and gems are left for the rounds to come.
"""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Final

from moonstone.engine import NATURE
from moonstone.engine.arithmetic import exp
from moonstone.games.charon.ai.evaluate import evaluate_moves, next_step
from moonstone.games.charon.ai.flagging import Worths, areas, flags_to_come, prices, relocation, spots, worths
from moonstone.games.charon.ai.harvest import harvest, kept, menu_of, prospect, rounds_left, shares
from moonstone.games.charon.ai.planning import payment
from moonstone.games.charon.cards import NUMBER, cards_in, same_numbers
from moonstone.games.charon.gems import CLEAR, counts
from moonstone.games.charon.moves import CharonMove, Pass
from moonstone.games.charon.rules.claim import MARKS, marks_of
from moonstone.games.charon.rules.paying import Purse
from moonstone.games.charon.rules.reset import limit
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

SPOTS: Final = 12
"""How many spots are thought of for a flag."""
AREAS_LEFT: Final = 3
"""How many areas are thought of to take it from."""
STEPS: Final = 6
"""How many ways to go on building are thought of."""
OTHERS: Final = 8
"""How many of all other moves are thought of."""
NOISE: Final = 1.0
"""How many points a flag's place may look better or worse to somebody who plays on."""
UNCERTAIN: Final = (1.0, 3.2, 3.8, 4.2)
"""By rounds to come: how many points ahead make victory nearly three times as likely as the other's."""


def is_evaluable(state: CharonState) -> bool:
    """From the builds of a round on, until the next begins to be drawn."""
    return state.step >= Step.BUILD or _new_round(state)


def _new_round(state: CharonState) -> bool:
    return state.turn[0] == NATURE and not state.row and state.step in (Step.SEED, Step.DEAL)


def win_probabilities(state: CharonState) -> tuple[float, ...]:
    """By seat, the chance of victory, reckoned at the builds of a round or later."""
    hopes = _hopes(state)
    most, scale = max(hopes), UNCERTAIN[rounds_left(state)]
    weights = [exp((hope - most) / scale) for hope in hopes]
    together = fsum(weights)
    return tuple(weight / together for weight in weights)


def _hopes(state: CharonState) -> list[float]:
    """By seat, points and what hand and gems promise, when those yet to build do the best they can, in turn."""
    hopes = [prospect(state, seat) for seat in range(state.seats)]
    yet_to_build = _yet_to_build(state)
    row = state.row
    for seat in yet_to_build:
        best = harvest(state, seat, 0 if state.from_row and seat == state.asked else row)
        hopes[seat] += best.worth
        for card in best.cards:
            row &= ~(1 << card)
    if rounds_left(state):
        for seat in set(range(state.seats)).difference(yet_to_build):
            *gems, clear = counts(state.gems[seat])
            keep = limit(state, seat) if state.step >= Step.BUILD else sum(gems) + clear
            hopes[seat] += kept(sum(gems), clear, keep)
    return hopes


def _yet_to_build(state: CharonState) -> tuple[int, ...]:
    if state.step == Step.SYNCHROTRON:
        return state.order
    return state.queue[state.at :] if state.step == Step.BUILD else ()


# The moves worth a thought


def candidate_moves(state: CharonState, seat: int) -> list[tuple[CharonMove, float]]:
    """The moves to think of, each with how good it looks, in points. Swaps and gems to keep are left to judgement."""
    if state.step == Step.STAKE:
        return _stakes(state, seat)
    if state.step == Step.BUILD:
        return _next_steps(state, seat)
    moves = state.moves(seat)
    weights = evaluate_moves(state.setup.board, state.view(seat), moves)
    if state.step in (Step.SWAP, Step.KEEP):
        weight, index = max(zip(weights, range(len(moves)), strict=True))
        return [(moves[index], weight)]
    found = sorted(zip(weights, range(len(moves)), strict=True), reverse=True)[:OTHERS]
    return [(moves[index], weight) for weight, index in found]


def _stakes(state: CharonState, seat: int) -> list[tuple[CharonMove, float]]:
    """5.1: the best spots, with flags from the areas that are worth least."""
    price = prices([worths(state, other) for other in range(state.seats)])[seat]
    marks = marks_of(state.setup, state.flags)
    best = sorted(spots(state, seat, price, flags_to_come(state), marks), reverse=True)[:SPOTS]
    left = sorted(areas(state, seat))[:AREAS_LEFT]
    stakes = state.setup.catalogue.stakes
    return [(stakes[area][spot], value - given_up) for value, spot in best for given_up, area in left]


def _next_steps(state: CharonState, seat: int) -> list[tuple[CharonMove, float]]:
    """7: the first steps towards the projects that are worth most, and the end of the turn."""
    purse = Purse.read(state.view(seat))
    row = 0 if state.from_row else state.row
    hand = cards_in(state.hands[seat] & ~same_numbers(state.built[seat]))
    costs = {card: counts(state.setup.edition.costs[card])[:CLEAR] for card in (*hand, *cards_in(row))}
    found: dict[CharonMove, float] = {}
    for project in menu_of(state, seat, row):
        paid = payment(project, purse)
        if paid is not None:
            step = next_step(purse, costs, project, paid, hand)
            found[step] = max(found.get(step, paid.worth), paid.worth)
            if len(found) == STEPS:
                break
    return list(found.items())


# Playing on


class Rollout:
    """Plays a guessed state on, to the builds of the round, about as people would."""

    __slots__ = ("_marks", "_prices", "_rng", "_state")

    def __init__(self, state: CharonState, rng: Random) -> None:
        self._state = state
        self._rng = rng
        self._prices: list[tuple[Worths, Worths]] | None = None
        self._marks: list[int] = []

    def run(self) -> None:
        """Play on until the chances can be told."""
        state = self._state
        while not is_evaluable(state):
            if state.turn[0] == NATURE:
                state.resolve_chance(self._rng.randrange)
                self._prices = None
            else:
                seat = state.turn[0]
                state.play(seat, self._choose(seat))

    def _choose(self, seat: int) -> CharonMove:
        state, step = self._state, self._state.step
        if step == Step.STAKE:
            return self._stake(seat)
        if step == Step.INTELLIGENCE:
            return relocate(state, seat, self._price(seat))
        if step == Step.ENGINEERING:
            return take(state, seat)
        if step == Step.OFFER:
            return offer(state, seat, self._rng)
        moves = state.moves(seat)
        return moves[0] if step == Step.SWAP else moves[self._rng.randrange(len(moves))]

    def _price(self, seat: int) -> tuple[Worths, Worths]:
        """What gems are worth to a seat, and denied to its rivals: worked out once while flags are staked."""
        if self._prices is None:
            state = self._state
            self._prices = prices([worths(state, other) for other in range(state.seats)])
            self._marks = marks_of(state.setup, state.flags)
        return self._prices[seat]

    def _stake(self, seat: int) -> CharonMove:
        """5.1: about the best spot and about the area worth least. What lags by more than the noise has no chance."""
        state, chance = self._state, self._rng.random
        price = self._price(seat)
        found = spots(state, seat, price, flags_to_come(state), self._marks)
        enough = max(found)[0] - NOISE
        _, spot = max([(value + NOISE * chance(), spot) for value, spot in found if value >= enough])
        _, area = min([(value + NOISE * chance(), area) for value, area in areas(state, seat)])
        mark = MARKS[seat][state.setup.kinds[spot]]
        for zone in state.setup.touching[spot]:
            self._marks[zone] += mark
        return state.setup.catalogue.stakes[area][spot]


def relocate(state: CharonState, seat: int, price: tuple[Worths, Worths]) -> CharonMove:
    """The flag that gains most elsewhere."""
    best = relocation(state, seat, price)
    return Pass() if best is None else state.setup.catalogue.relocations[best[1]][best[2]]


def take(state: CharonState, seat: int) -> CharonMove:
    """The card that makes most of the gems; else the highest for later."""
    hand, fresh = state.hands[seat], ~same_numbers(state.built[seat])
    cards = cards_in((state.pile | state.row) & fresh)[-6:]
    best, chosen = harvest(state, seat, state.row).worth, None
    _, saved = shares(state.seats, rounds_left(state))
    for card in cards:
        state.hands[seat] = hand | 1 << card
        worth = harvest(state, seat, state.row & ~(1 << card)).worth + saved * NUMBER[card]
        if worth > best:
            best, chosen = worth, card
    state.hands[seat] = hand
    return Pass() if chosen is None else state.setup.catalogue.takes[chosen]


def offer(state: CharonState, seat: int, rng: Random) -> CharonMove:
    """A number that is built, else about the lowest."""
    built = same_numbers(state.built[seat])
    _, card = min(
        (0.0 if built >> card & 1 else NUMBER[card] * (0.5 + rng.random()), card)
        for card in cards_in(state.hands[seat])
    )
    return state.setup.catalogue.offers[card]
