"""The bot that plays anything."""

from __future__ import annotations

from moonstone.bots.bot import Bot, Sight
from moonstone.engine import Move


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, sight: Sight) -> Move:
        """Any legal move."""
        return self.rng.choice(sight.moves)
