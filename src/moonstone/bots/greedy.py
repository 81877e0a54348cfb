"""The bot that plays what looks best now."""

from __future__ import annotations

from moonstone.bots.bot import Bot, Observation
from moonstone.engine import Move, ai_of


class GreedyBot(Bot):
    """Plays the move its game's own judgement finds best, without looking ahead; ties fall by chance."""

    def choose(self, observation: Observation) -> Move:
        """The best-looking legal move."""
        moves = observation.moves
        if len(moves) == 1:
            return moves[0]
        weights = ai_of(observation.game).evaluate_moves(observation.view, moves)
        best = max(weights)
        return self.rng.choice([move for move, weight in zip(moves, weights, strict=True) if weight == best])
