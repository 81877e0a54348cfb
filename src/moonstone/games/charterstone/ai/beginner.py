"""How a beginner looks at a move: at what it brings at once, not at what it costs or what it is for.

Points on the spot are best, and having more of anything is good. A beginner spends influence as if there were no end of
it, takes workers back only when none is left, and hurries the game on without asking who is ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from moonstone.games.charterstone.content.constants import PERILS
from moonstone.games.charterstone.content.vocabulary import Term
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import (
    Build,
    CharterstoneMove,
    FillQuota,
    GainInPart,
    Give,
    Open,
    Place,
    PlaceSmall,
    Redeem,
    Retrieve,
    Yes,
)

ANYTHING: Final = 0.6
"""What anything that is gained looks worth, beside a point."""
NEVER: Final = -100.0


def evaluate_moves_naively(index: Index, moves: Sequence[CharterstoneMove]) -> list[float]:
    """One number a move, higher is better."""
    return [_looks(index, move) for move in moves]


def _looks(index: Index, move: CharterstoneMove) -> float:
    content = index.content
    match move:
        case Place(building) | PlaceSmall(building):
            return fsum(map(_gained, content.buildings[index.building_of[building]].benefit))
        case FillQuota():
            _, amount, _ = index.quota[index.catalogue.fill_quota.index(move)]
            return float(amount)  # the biggest space looks best
        case Give(card):
            return float(card in index.building_of or card in PERILS)  # cards with abilities and minions are kept
        case Yes() | Build() | Open() | Redeem():
            return 1.0
        case GainInPart():
            return NEVER
        case Retrieve():
            return -1.0
        case _:
            return 0.0


def _gained(term: Term) -> float:
    if term.any_of:
        return max(map(_gained, term.any_of))
    return (1.0 if term.what == "vp" else ANYTHING) * term.number
