"""The bot that plays anything."""

from __future__ import annotations

from moonstone.bots.bot import Bot, Observation
from moonstone.engine import Move


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, observation: Observation) -> Move:
        """Any legal move."""
        return self.rng.choice(observation.moves)
