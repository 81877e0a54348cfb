"""The bots people choose by strength: easy, medium, hard."""

from __future__ import annotations

from typing import ClassVar

from moonstone.bots.bot import Bot, Observation
from moonstone.bots.search import Tree
from moonstone.engine import Move, ai_of


class EasyBot(Bot):
    """Judges as its game says a beginner does: at a glance, and wrong in the ways people are. Ties fall by chance."""

    def choose(self, observation: Observation) -> Move:
        """The move that looks best at a glance."""
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        weights = ai_of(observation.game).evaluate_moves_naively(observation.view, moves)
        best = max(weights)
        return self.rng.choice([move for move, weight in zip(moves, weights, strict=True) if weight == best])


class SearchBot(Bot):
    """Looks ahead so many times and plays what it looked at most. While nobody limits its time it reads no clock, and a
    seed fixes what it plays.
    """

    simulations: ClassVar[int]

    def choose(self, observation: Observation) -> Move:
        """The move that the search came to prefer."""
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        tree = Tree(observation, self.rng)
        tree.grow(self.simulations, self.seconds)
        return tree.evaluations[0].move


class MediumBot(SearchBot):
    """Looks ahead a little, for a hundredth of a second or two."""

    simulations = 12


class HardBot(SearchBot):
    """Looks ahead for a second at most on a slow core, a fraction of that with few players."""

    simulations = 300
