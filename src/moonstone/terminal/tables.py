"""Tables are found by entry points, so that a game in another package can bring its own."""

from __future__ import annotations

from moonstone.engine import AnyGame
from moonstone.engine.registry import registered
from moonstone.terminal.plain import PlainTable
from moonstone.terminal.table import Table

GROUP = "moonstone.terminal"


def table_of(game: AnyGame) -> Table:
    """The table of a game; a plain one if the game brings none."""
    point = registered(GROUP).get(game.name)
    if point is None:
        return PlainTable(game)
    table = point.load()(game)
    assert isinstance(table, Table)
    return table
