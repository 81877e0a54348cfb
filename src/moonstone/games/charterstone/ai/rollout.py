"""What a search bot goes by: the moves worth a thought, a fast way to play on to the end, and who is likely to win.

Little is hidden in this game, and a whole one is short: a search plays on to its end, about as people would, and sees
who has won. All is worked out from the content's costs and benefits, so that new buildings and cards need no code here.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import fsum
from random import Random
from typing import Final

from moonstone.engine import NATURE
from moonstone.engine.arithmetic import exp
from moonstone.games.charterstone.ai.evaluate import evaluate_moves
from moonstone.games.charterstone.content.constants import RESOURCES, SMALL_WORKER
from moonstone.games.charterstone.content.vocabulary import Term
from moonstone.games.charterstone.rules.counters import count_named
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import (
    CharterstoneMove,
    Decide,
    GainInPart,
    Place,
    PlaceSmall,
    Retrieve,
    Send,
)
from moonstone.games.charterstone.rules.scoring import leaders
from moonstone.games.charterstone.rules.workers import is_spectral
from moonstone.games.charterstone.state import CharterstoneState

WORTH: Final = {"vp": 1.0, "reputation": 1.5, "influence": 0.8, "coin": 0.4, "progress": 0.0, "resource": 0.35}
"""What is gained or paid, in points, while the game goes on; a card and all else count as CARD."""
CARD: Final = 0.5
TOKEN: Final = 1.2
"""What an influence token that is spent could have brought elsewhere."""
NOISE: Final = 1.5
"""How many points a place may look better or worse to somebody who plays on."""
HOME: Final = 0.2
"""What it is worth to have all workers back."""
OTHER: Final = 0.5
"""What a turn is worth that is neither a place nor the way home."""
OTHERS: Final = 12
"""How many moves are thought of."""
JUDGED: Final = frozenset(
    {
        *(FrameId.DECIDE, FrameId.MARK_STAR, FrameId.EXPAND_CAPACITY, FrameId.CHOOSE_MOOD, FrameId.PICK_VICTORY),
        *(FrameId.REDEEM, FrameId.LOSE_PERSONA, FrameId.CHOOSE_SIDE),
        *(FrameId.KEEP_RESOURCES, FrameId.KEEP_CARDS, FrameId.KEEP_MINIONS),
    }
)
"""What is asked for the campaign: who wins this game tells nothing of it, so that judgement alone decides."""
TIE: Final = 0.5
"""What it is worth in points to be first of those with equal points."""
SEVERAL: Final = 3
"""How many answers are thought of where the campaign matters as much as this game."""
PARTLY_JUDGED: Final = frozenset({FrameId.CHOOSE_PERSONA, FrameId.LAY_TILE})
ENOUGH: Final = 16
"""After how many rounds a game that is played on roughly is hurried on."""
MARGIN: Final = 0.5
"""How many points ahead, at an end that was played to roughly, make victory nearly three times as likely."""
ROUGHLY: Final = 8.5
"""By how many points that is more where the whole game was played so. The share of its points that was made on the way
counts squared: the longer the way, the less a lead at its end tells. `tests/charterstone/calibration.py` measures it.
"""


def is_evaluable(state: CharterstoneState) -> bool:
    """Once it is known who has won: what follows is for the games to come."""
    return bool(state.winners) or not state.turn


class PlayedOn(GameSetup):
    """The setup of a game that is played on roughly: it remembers the points of all together when that began, and comes
    to its end as soon as games do: nobody who plays roughly brings it about.
    """

    __slots__ = ("points",)

    def __init__(self, setup: GameSetup, points: int) -> None:
        for name in GameSetup.__slots__:
            setattr(self, name, getattr(setup, name))
        self.points = points
        self.lines = replace(self.lines, hurry_after_round=min(self.lines.hurry_after_round, ENOUGH))


def win_probabilities(state: CharterstoneState) -> tuple[float, ...]:
    """By seat, from the points: those who play on do so roughly, and a narrow victory may be a defeat. B2.16: between
    equals something else decides after the campaign.
    """
    first, made = leaders(state), 0.0
    if isinstance(state.setup, PlayedOn):
        together = sum(state.vp)
        made = max(0, together - state.setup.points) / max(1, together)
    elif state.winners:
        return tuple((seat in first) / len(first) for seat in range(state.seats))
    margin, most = MARGIN + ROUGHLY * made * made, max(state.vp)
    behind = [most - points + TIE * (points == most and seat not in first) for seat, points in enumerate(state.vp)]
    weights = [exp(-points / margin) for points in behind]
    whole = fsum(weights)
    return tuple(weight / whole for weight in weights)


def candidate_moves(state: CharterstoneState, seat: int) -> list[tuple[CharterstoneMove, float]]:
    """The best by judgement. A search always gains everything in full."""
    moves = [move for move in state.moves(seat) if not isinstance(move, GainInPart)]
    question = state.stack[-1][0]
    if question == FrameId.TURN:
        moves = _told_apart(state, seat, moves)
    weights = evaluate_moves(state.setup.index, state.view(seat), moves)
    best = sorted(zip(weights, range(len(moves)), strict=True), reverse=True)
    most = 1 if question in JUDGED else SEVERAL if question in PARTLY_JUDGED else OTHERS
    return [(moves[index], weight) for weight, index in best[:most]]


def _told_apart(state: CharterstoneState, seat: int, moves: list[CharterstoneMove]) -> list[CharterstoneMove]:
    """B2.6: one of the two workers for a place where both come to the same: the small one, if that can go to fewer."""
    if is_spectral(state, seat):
        return moves
    dropped, kept = (Place, PlaceSmall) if state.setup.chapter.has(SMALL_WORKER) else (PlaceSmall, Place)
    there = {move.building for move in moves if isinstance(move, kept)}
    return [move for move in moves if not (isinstance(move, dropped) and move.building in there)]


def rollout(state: CharterstoneState, rng: Random) -> None:
    """Play on until it is known who has won. What is in closed crates stays unknown, whoever asks (A7.1)."""
    if is_evaluable(state):
        return
    state.setup = PlayedOn(state.setup.as_known(state.opened), sum(state.vp))
    chance = rng.random
    places, spaces = appeals(state.setup.index)
    while not is_evaluable(state):
        seat = state.turn[0]
        if seat == NATURE:
            state.resolve_chance(rng.randrange)
            continue
        frame = state.stack[-1]
        moves = state.moves(seat)
        if frame[0] == FrameId.TURN:
            now = places[state.ending]
            weights = [_appeal(now, move) + NOISE * chance() for move in moves]
            move = moves[weights.index(max(weights))]
        elif frame[0] == FrameId.FILL_QUOTA:
            weights = [spaces[move] + NOISE * chance() for move in moves]
            move = moves[weights.index(max(weights))]
        elif frame[0] == FrameId.DECIDE:
            move = max(moves, key=lambda move: _gains_more(state, seat, move))
        else:
            move = moves[int(len(moves) * chance())]
        state.answer(move, None)


def _gains_more(state: CharterstoneState, seat: int, move: CharterstoneMove) -> float:
    """By how many points a seat gains more by a choice than the best of the others."""
    assert isinstance(move, Decide)
    gain = [term for term in state.setup.content.choices[move.choice].gain if term.what == "vp"]
    points = [
        float(sum(term.number * (1 if term.per is None else count_named(state, other, term.per)) for term in gain))
        for other in range(state.seats)
    ]
    own = points.pop(seat)
    return own - max(points, default=0.0)


Appeals = dict[CharterstoneMove, float]


def _appeal(appeals: Appeals, move: CharterstoneMove) -> float:
    """How good a turn looks. Any worker or minion does what another would; all else that can be done is as good."""
    known = appeals.get(move)
    if known is None:
        known = appeals.get(Place(move.building), OTHER) if isinstance(move, Send | PlaceSmall) else OTHER
        appeals[move] = known
    return known


@lru_cache(8)
def appeals(index: Index) -> tuple[tuple[Appeals, Appeals], Appeals]:
    """How good it looks to place a worker on each building, while the game goes on and in its last round; and to fill
    each quota space.
    """
    content, catalogue = index.content, index.catalogue
    going_on: Appeals = {Retrieve(): HOME, GainInPart(): -100.0}
    at_last: Appeals = {Retrieve(): 0.0, GainInPart(): -100.0}
    for building, cost in zip(content.buildings, index.costs, strict=True):
        gained = fsum(map(_worth, building.benefit))
        paid = TOKEN * cost.influence + WORTH["coin"] * cost.coins + WORTH["resource"] * cost.total
        going_on[Place(building.name)] = gained - paid
        at_last[Place(building.name)] = fsum(_worth(term) for term in building.benefit if term.what == "vp")
    spaces = [(row.amounts[column], row.bonuses[column]) for row in content.quota for column in range(len(row.amounts))]
    ships: Appeals = {
        move: fsum(map(_worth, bonus)) - WORTH["resource"] * amount
        for move, (amount, bonus) in zip(catalogue.fill_quota, spaces, strict=True)
    }
    return (going_on, at_last), ships


def _worth(term: Term) -> float:
    """What a term is worth to any seat."""
    if term.any_of:
        return max(map(_worth, term.any_of))
    if term.what in RESOURCES:
        return WORTH["resource"] * term.number
    return WORTH.get(term.what, CARD) * term.number
