"""Tables are found by entry points, so that a game in another package can bring its own."""

from __future__ import annotations

from moonstone.engine import AnyGame
from moonstone.engine.registry import registered
from moonstone.terminal.plain import PlainRenderer
from moonstone.terminal.renderer import TableRenderer

GROUP = "moonstone.terminal"


def renderer_of(game: AnyGame) -> TableRenderer:
    """The table of a game; a plain one if the game brings none."""
    point = registered(GROUP).get(game.name)
    if point is None:
        return PlainRenderer(game)
    renderer = point.load()(game)
    assert isinstance(renderer, TableRenderer)
    return renderer
