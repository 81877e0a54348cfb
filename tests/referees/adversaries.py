"""Players of Charterstone who are up to no good: they would make a turn or a game endless.

They look at the state itself, which no bot may, and try every move on a copy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Final

from moonstone.engine import Move
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Retrieve
from moonstone.games.charterstone.state import CharterstoneState


class Adversary(ABC):
    """Chooses with a state in hand."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: CharterstoneState, seat: int) -> Move:
        """The move that comes nearest to what it is after; ties fall by chance."""
        tried: list[tuple[float, float, CharterstoneMove]] = []
        for move in state.moves(seat):
            twin = state.copy()
            twin.play(seat, move)
            twin.resolve_chance(self.rng.randrange)
            tried.append((self.likes(state, seat, move, twin), self.rng.random(), move))
        return max(tried, key=lambda one: one[:2])[2]

    @abstractmethod
    def likes(self, before: CharterstoneState, seat: int, move: CharterstoneMove, after: CharterstoneState) -> float:
        """How much it likes what a move leads to."""


class Dawdler(Adversary):
    """Goes on with its turn as long as it is let."""

    def likes(self, before: CharterstoneState, seat: int, move: CharterstoneMove, after: CharterstoneState) -> float:
        """Still the same turn; then more to go on with."""
        same = after.turn == (seat,) and (after.round, after.current) == (before.round, before.current)
        return 10.0 * same + 0.01 * after.held[seat].bit_count() - isinstance(move, Retrieve)


class Staller(Adversary):
    """Keeps progress where it is, and its influence."""

    def likes(self, before: CharterstoneState, seat: int, move: CharterstoneMove, after: CharterstoneState) -> float:
        """No progress, and nothing spent that would end the game."""
        return -5.0 * after.progress + after.influence[seat] + 0.1 * after.vp[seat]


class Feeder(Adversary):
    """After points that cost no influence."""

    def likes(self, before: CharterstoneState, seat: int, move: CharterstoneMove, after: CharterstoneState) -> float:
        """Points and goods, progress left alone."""
        first = seat * 7
        return 2.0 * after.vp[seat] + sum(after.goods[first : first + 7]) + 3.0 * after.influence[seat] - after.progress


KINDS: Final[dict[str, Callable[[Random], Adversary]]] = {"dawdler": Dawdler, "staller": Staller, "feeder": Feeder}
