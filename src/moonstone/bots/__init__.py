"""Players made of code. They are found by entry points, so that a bot can live in another package."""

from __future__ import annotations

from random import Random

from moonstone.bots.bot import Bot, Sight
from moonstone.engine import Refused
from moonstone.engine.registry import registered

GROUP = "moonstone.bots"

__all__ = ["Bot", "Sight", "bots", "make"]


def bots() -> tuple[str, ...]:
    """The names of all bots, in alphabetical order."""
    return tuple(registered(GROUP))


def make(name: str, rng: Random) -> Bot:
    """A new bot of that name; Refused if there is none."""
    point = registered(GROUP).get(name)
    if point is None:
        raise Refused("unknown-bot", f"There is no bot {name!r}; the bots are: {', '.join(bots())}.", bot=name)
    bot = point.load()(rng)
    assert isinstance(bot, Bot)
    return bot
