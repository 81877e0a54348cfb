"""What a client draws a table from: where zones and spots lie, what touches what, what each card asks for."""

from __future__ import annotations

from typing import cast

from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.board import KIND_NAMES, Board
from moonstone.games.charon.cards import NAMES, NUMBER, NUMBERS
from moonstone.games.charon.client.shapes import (
    CharonAssets,
    CharonCardPart,
    CharonCost,
    CharonSpotPart,
    CharonZonePart,
)
from moonstone.games.charon.gems import KINDS, LETTERS, by_kind


def assets(board: Board) -> CharonAssets:
    """Places lie on a grid of so many columns and rows, zones where both coordinates are odd."""
    zones: dict[str, CharonZonePart] = {
        name: {"x": 2 * zone.column + 1, "y": 2 * zone.row + 1, "pits": zone.pits, "tint": zone.tint}
        for name, zone in zip(board.zone_names, board.zones, strict=True)
    }
    spots: dict[str, CharonSpotPart] = {
        spot.name: {
            "x": spot.x,
            "y": spot.y,
            "kind": KIND_NAMES[spot.kind],
            "zones": [board.zone_names[zone] for zone in spot.zones],
        }
        for spot in board.spots
    }
    cards: dict[str, CharonCardPart] = {
        name: {
            "number": number,
            "cost": cast(CharonCost, {kind: asked for kind, asked in by_kind(cost).items() if asked}),
            "building": board.edition.buildings[number - NUMBERS[0]],
        }
        for name, number, cost in zip(NAMES, NUMBER, board.edition.costs, strict=True)
    }
    return {
        "columns": board.columns,
        "rows": board.rows,
        "zones": zones,
        "spots": spots,
        "cards": cards,
        "areas": [*AREAS],
        "gems": [*KINDS],
        "letters": dict(zip(KINDS, LETTERS, strict=True)),
    }
