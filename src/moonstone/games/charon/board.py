"""The moon: zones, flag spots, and what touches what (rule 2).

Every place has a short name like a chess square: a letter for the column and a number for the row of a grid on which
zones have even rows and columns b, d, f, ...; roads lie between two zones, crossings where corners meet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from string import ascii_lowercase
from typing import Final, Literal, TypeAlias, get_args

from moonstone.games.charon.edition import Edition, Zone


class Kind(IntEnum):
    """What a spot is, which is what breaks ties (rule 6.2), however many zones in play it touches (rule 2.4)."""

    CENTRE = 0
    ROAD = 1
    CROSSING = 2


KindName: TypeAlias = Literal["centre", "road", "crossing"]
KIND_NAMES: Final[tuple[KindName, ...]] = get_args(KindName)
"""What clients call the kinds of spots, by kind."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for one flag, and the zones it touches."""

    x: int
    y: int
    kind: Kind
    zones: tuple[int, ...]

    @property
    def name(self) -> str:
        """Its short name, d4 for instance."""
        return place(self.x, self.y)


def place(x: int, y: int) -> str:
    """The name of a place on the grid."""
    return f"{ascii_lowercase[x]}{y + 1}"


class Board:
    """The whole moon of an edition. `spots` and `zones` are in reading order; their indices are used everywhere."""

    __slots__ = ("columns", "edition", "rows", "spot_of", "spots", "zone_names", "zone_of", "zones")

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.zones: tuple[Zone, ...] = edition.zones
        at = {(2 * zone.column + 1, 2 * zone.row + 1): index for index, zone in enumerate(self.zones)}
        self.columns = 2 * max(zone.column for zone in self.zones) + 3
        self.rows = 2 * max(zone.row for zone in self.zones) + 3
        spots: list[Spot] = []
        for y in range(self.rows):
            for x in range(self.columns):
                around = [
                    at[x + dx, y + dy]
                    for dy in (-1, 0, 1)
                    for dx in (-1, 0, 1)
                    if (x + dx, y + dy) in at and (x % 2 == 0 or dx == 0) and (y % 2 == 0 or dy == 0)
                ]
                if x % 2 and y % 2:
                    kind, least = Kind.CENTRE, 1
                elif x % 2 or y % 2:
                    kind, least = Kind.ROAD, 2
                else:
                    kind, least = Kind.CROSSING, edition.crossing_zones
                if len(around) >= least:
                    spots.append(Spot(x, y, kind, tuple(around)))
        self.spots: tuple[Spot, ...] = tuple(spots)
        self.spot_of = {spot.name: index for index, spot in enumerate(self.spots)}
        self.zone_names = tuple(place(2 * zone.column + 1, 2 * zone.row + 1) for zone in self.zones)
        self.zone_of = {name: index for index, name in enumerate(self.zone_names)}
