"""Sky islands (B2.5): which one to lay, and where: what can be used there, and what lies under it for a game."""

from __future__ import annotations

from math import fsum
from typing import Final

from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.content.constants import CHARTERS, TILES
from moonstone.games.charterstone.rules import moves as made

PLACES: Final = (5.0, 3.0, 0.5, 0.0)
"""What the first, the second, … open plot is worth to somebody who will build in this game."""
BUILT_OVER: Final = 0.5
"""And if buildings can be built over (B1.9)."""


def lay(position: Position, move: made.LayTile) -> float:
    """B2.5: what can be used there, less what is out of play, and room to build in."""
    charter = position.view["charters"][position.player["charter"]]
    tile, under = _on_tile(position, move.tile), charter["plots"][move.plot - 1]["building"]
    room = sum(plot["building"] is None for plot in charter["plots"]) + (tile is None) - (under is None)
    places = fsum(PLACES[: max(0, room)]) * (BUILT_OVER if "overbuild" in position.view["rules"] else 1.0)
    return _useful(position, tile) - _useful(position, under) + places


def _on_tile(position: Position, tile: int) -> str | None:
    """What stands on a tile: they are numbered from 1, charter after charter."""
    charter = position.view["charters"][CHARTERS[(tile - 1) // TILES]]
    return charter["tiles"][(tile - 1) % TILES]


def _useful(position: Position, name: str | None) -> float:
    """What a building brings at each use, over what any other placement does; all can use it."""
    if name is None:
        return 0.0
    building = position.building(name)
    paid = fsum(position.goods_worth(term.what) * term.number for term in building.cost)
    return max(0.1, position.benefit_worth(building) - paid)
