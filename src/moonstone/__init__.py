"""Moonstone: two board games, exact and fast, behind one small contract.

>>> import moonstone
>>> "charon" in moonstone.games()
True
>>> game = moonstone.load("charon")
>>> state = game.start(seats=3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import (
    NATURE,
    Draws,
    Event,
    Game,
    Match,
    Move,
    Player,
    Record,
    Refusal,
    Refused,
    Result,
    State,
    load,
    secret_from_seed,
)

if TYPE_CHECKING:
    from moonstone.engine import games as games
else:
    from moonstone import games  # the package of games is callable: it lists them

__all__ = [
    "NATURE",
    "Draws",
    "Event",
    "Game",
    "Match",
    "Move",
    "Player",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "games",
    "load",
    "secret_from_seed",
]
