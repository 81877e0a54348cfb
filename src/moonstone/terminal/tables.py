"""Tables are found by entry points, so that a game in another package can bring its own."""

from __future__ import annotations

from importlib.metadata import entry_points

from moonstone.engine import AnyGame
from moonstone.terminal.plain import PlainTable
from moonstone.terminal.table import Table

GROUP = "moonstone.terminal"


def table_of(game: AnyGame) -> Table:
    """The table of a game; a plain one if the game brings none."""
    for point in entry_points(group=GROUP):
        if point.name == game.name:
            table = point.load()(game)
            assert isinstance(table, Table)
            return table
    return PlainTable(game)
