"""The contest for the moon: who may win which zone while flags are yet to come."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum
from typing import Final, NamedTuple

from moonstone.engine.arithmetic import exp
from moonstone.games.charon.ai.position import Position
from moonstone.games.charon.board import Board, Kind
from moonstone.games.charon.gems import CLEAR

CENTRE_EDGE: Final = 0.6
"""6.2: what the centre is worth for breaking a tie, in flags."""
ROAD_EDGE: Final = 0.4
"""6.2: what a road is worth for that: nearly as much, since few centres are staked."""
CALM: Final = 0.15
"""How open a zone is when no flag is to come, in flags of difference: hardly."""
STIR: Final = 0.12
"""How much more open it is for each flag that is to come."""
NOBODY: Final = 0.1
"""How much likelier a tie that leaves the gems to nobody is than a victory of the second strongest, in flags."""


class Hopes(NamedTuple):
    """The gems to expect after claiming: the seat's by colour and in all, and what rivals get from the moon."""

    gems: list[float]
    total: float
    rivals: float


class Rivals(NamedTuple):
    """The rivals in a zone: their weight together, that of the strongest and of the second strongest."""

    together: float
    first: float
    second: float


class Contest:
    """The chances of a seat and its rivals in every zone.

    Each seat has a weight in each zone, which every flag multiplies, the more the fewer flags are to come. Its chance
    is its share of all weights, where nobody has a weight, too: that of the second strongest, about.
    """

    __slots__ = ("_claims", "_colour", "_count", "_mine", "_nobody", "_rivals", "factor", "hopes")

    def __init__(self, board: Board, position: Position, flags_to_come: int) -> None:
        heat = CALM + STIR * flags_to_come
        edges = {Kind.CENTRE: CENTRE_EDGE, Kind.ROAD: ROAD_EDGE, Kind.CROSSING: 0.0}
        self.factor = {kind: exp((1 + edge) / heat) for kind, edge in edges.items()}
        """By kind of spot: what a flag there multiplies its seat's weight by."""
        self._nobody = exp(NOBODY / heat)
        self._colour, self._count = position.colour, position.count
        weights = [[1.0] * position.seats for _ in position.count]
        for place, seat in position.flags.items():
            spot = board.spots[place]
            for zone in spot.zones:
                weights[zone][seat] *= self.factor[spot.kind]
        self._mine = [in_zone.pop(position.you) for in_zone in weights]
        self._rivals = [Rivals(fsum(in_zone), *sorted((*in_zone, 0.0), reverse=True)[:2]) for in_zone in weights]
        self._claims = [self._claim(zone, 1.0) for zone in range(len(self._count))]
        gems = [float(number) for number in position.gems[:CLEAR]]
        for colour, (mine, _) in zip(self._colour, self._claims, strict=True):
            gems[colour] += mine
        self.hopes = Hopes(gems, fsum(gems) + position.gems[CLEAR], fsum(theirs for _, theirs in self._claims))
        """What to expect as the flags stand."""

    def after(self, factors: Mapping[int, float]) -> Hopes:
        """What to expect if the seat's weight in some zones is multiplied by a factor."""
        gems, total, rivals = self.hopes
        gems = gems[:]
        for zone, factor in factors.items():
            if self._count[zone]:
                mine, theirs = self._claim(zone, factor)
                mine_before, theirs_before = self._claims[zone]
                gems[self._colour[zone]] += mine - mine_before
                total += mine - mine_before
                rivals += theirs - theirs_before
        return Hopes(gems, total, rivals)

    def _claim(self, zone: int, factor: float) -> tuple[float, float]:
        """The gems of a zone that the seat and that its rivals may expect."""
        mine = self._mine[zone] * factor
        together, first, second = self._rivals[zone]
        share = self._count[zone] / (mine + together + self._nobody * max(second, min(first, mine)))
        return share * mine, share * together
