"""The moon as a grid of text: zones are blocks, roads and crossings lie between them, axes name the spots."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase
from typing import Final, TypeAlias

from rich.text import Text

from moonstone.games.charon.board import Board, Spot
from moonstone.terminal.charon.colours import FAINT

Cell: TypeAlias = Callable[[int, int, int], list[Text]]
"""Asked with a zone, a width and a number of lines: the zone's block."""
SpotText: TypeAlias = Callable[[Spot], Text]
"""Asked with a spot: what stands there, at most as wide as a road; empty where it may not be used."""

WIDE_CELL: Final = 8
"""From this width on a block shows gems and standing side by side."""
WIDEST_CELL: Final = 10
NARROWEST_CELL: Final = 4
AXIS: Final = 3
TALL, SMALL = 3, 2
"""How many lines a zone takes."""


class Grid:
    """The measures of a moon that is drawn into a width: how wide zones and roads are, which rim is drawn."""

    def __init__(self, board: Board, width: int) -> None:
        self.board = board
        self.at = {(spot.x, spot.y): spot for spot in board.spots}
        self.zone_at = {(2 * zone.column + 1, 2 * zone.row + 1): index for index, zone in enumerate(board.zones)}
        self.xs = [x for x in range(board.columns) if x % 2 or any(spot.x == x for spot in board.spots)]
        self.ys = [y for y in range(board.rows) if y % 2 or any(spot.y == y for spot in board.spots)]
        zones = sum(x % 2 for x in self.xs)
        roads = len(self.xs) - zones
        self.road = 3 if width >= AXIS + zones * NARROWEST_CELL + roads * 3 else 2
        self.cell = max(NARROWEST_CELL, min(WIDEST_CELL, (width - AXIS - roads * self.road) // zones))

    def column_width(self, x: int) -> int:
        """How wide a column is drawn."""
        return self.cell if x % 2 else self.road

    def lines(self, tall: bool) -> int:
        """How many lines a zone takes."""
        return TALL if tall or self.cell < WIDE_CELL else SMALL

    def draw(self, cell: Cell, spot_text: SpotText, tall: bool) -> list[Text]:
        """The whole moon, line by line: the letters of the columns, then row by row."""
        head = Text(" " * AXIS, style=FAINT)
        for x in self.xs:
            head.append(f"{ascii_lowercase[x]:^{self.column_width(x)}}")
        rows = [head]
        for y in self.ys:
            rows += self._zone_row(y, cell, spot_text, self.lines(tall)) if y % 2 else [self._road_row(y, spot_text)]
        return rows

    def _zone_row(self, y: int, cell: Cell, spot_text: SpotText, lines: int) -> list[Text]:
        rows = [_label(y) if line == 1 else Text(" " * AXIS) for line in range(lines)]
        for x in self.xs:
            zone = self.zone_at.get((x, y))
            block = [] if zone is None else cell(zone, self.cell, lines)
            for line, row in enumerate(rows):
                if block:
                    row.append_text(block[line])
                elif line == 1 and x % 2 == 0:
                    row.append_text(self._spot(x, y, spot_text))
                else:
                    row.append(" " * self.column_width(x))
        return rows

    def _road_row(self, y: int, spot_text: SpotText) -> Text:
        row = _label(y)
        for x in self.xs:
            row.append_text(self._spot(x, y, spot_text))
        return row

    def _spot(self, x: int, y: int, spot_text: SpotText) -> Text:
        spot = self.at.get((x, y))
        return centred(Text() if spot is None else spot_text(spot), self.column_width(x))


def centred(text: Text, width: int) -> Text:
    """The text in the middle of so many columns; a dot for a text that does not fit."""
    if text.cell_len > width:
        text = Text("·", style=text.style)
    left = (width - text.cell_len) // 2
    return Text(" " * left).append_text(text).append(" " * (width - text.cell_len - left))


def _label(y: int) -> Text:
    return Text(f"{y + 1:>{AXIS - 1}} ", style=FAINT)
