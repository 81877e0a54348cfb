"""The set-up of a game: the board as this many players use it, and the options they chose. All its states share it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Final

from moonstone.engine.options import Choice
from moonstone.games.charon.areas import AREAS, EVERY_AREA
from moonstone.games.charon.board import Board
from moonstone.games.charon.edition import Edition
from moonstone.games.charon.gems import CLEAR, COLOURS, KINDS, ONE_OF_EACH, capped, holds
from moonstone.games.charon.moves import TRADE_SIZES, Catalogue, Stake, Trade
from moonstone.games.charon.rules.versions import Rules

LEFT_OUT: Final = {
    2: ("yellow", "pink", "blue"),
    3: ("yellow", "pink"),
    4: ("yellow",),
    5: (),
}
"""Rule 2.2: the zones that are not in play, by number of players."""
INTO_BAG: Final = {2: 3, 3: 4, 4: 4, 5: 5}
"""Rule 4.2: gems of each colour that go into the bag every round."""

_COLOURS_ONLY: Final = (1 << len(COLOURS)) - 1
_ANY_KIND: Final = (1 << len(KINDS)) - 1


class GameSetup:
    """What never changes during a game."""

    __slots__ = (
        "_trades",
        "board",
        "catalogue",
        "edition",
        "goods",
        "into_bag",
        "kinds",
        "options",
        "rules",
        "seats",
        "spots_of",
        "stakes",
        "synchrotron_first",
        "terms",
        "touching",
        "two_flags",
        "usable",
        "zones",
    )

    def __init__(
        self,
        edition: Edition,
        board: Board,
        catalogue: Catalogue,
        rules: Rules,
        seats: int,
        options: Mapping[str, Choice],
    ) -> None:
        self.edition, self.board, self.catalogue, self.rules = edition, board, catalogue, rules
        self.seats, self.options = seats, dict(options)
        self.zones = tuple(index for index, zone in enumerate(board.zones) if zone.tint not in LEFT_OUT[seats])
        """The zones in play (2.2), in reading order."""
        in_play = set(self.zones)
        self.touching = tuple(tuple(zone for zone in spot.zones if zone in in_play) for spot in board.spots)
        """By spot, the zones in play it touches: it influences no others (2.4)."""
        self.spots_of = tuple(
            tuple(index for index, spot in enumerate(board.spots) if zone in spot.zones)
            for zone in range(len(board.zones))
        )
        """By zone, the spots that touch it."""
        self.usable = bytes(bool(zones) for zones in self.touching)
        """By spot, whether it may be used at all (2.4)."""
        self.kinds = tuple(spot.kind for spot in board.spots)
        """By spot, whether it is a centre, a road or a crossing."""
        self.into_bag = INTO_BAG[seats]
        first = options["two_flags_from"]
        assert isinstance(first, int)
        self.two_flags = seats >= first
        """Whether an action is live with two flags, too (5.3)."""
        self.synchrotron_first = options.get("synchrotron") == "before_building"
        """Whether several holders of the Synchrotron use it before the builds (9)."""
        self.stakes: tuple[tuple[Stake, ...], ...] = tuple(
            sum((catalogue.stakes[area] for area in range(len(AREAS)) if areas >> area & 1), ())
            for areas in range(EVERY_AREA + 1)
        )
        """By set of areas, all moves of a flag from one of them, spot by spot."""
        self.terms = self._terms()
        self.goods = tuple(ONE_OF_EACH[reduce(or_, terms.values())] for terms in self.terms)
        """Without and with the Underground Warehouse: one gem of every kind that a trade may give."""
        self._trades: tuple[dict[int, tuple[Trade, ...]], ...] = ({}, {})

    def _terms(self) -> tuple[dict[int, int], dict[int, int]]:
        """The trades on offer (7.1) without and with the Underground Warehouse: kinds gained by gems given."""
        three, two = TRADE_SIZES
        kinds = _ANY_KIND if self.options["trade_for_clear"] else _COLOURS_ONLY
        if self.options["warehouse_gives"] == "clear":
            return {three: kinds}, {three: kinds, two: 1 << CLEAR}
        return {three: kinds}, {two: kinds}

    def stocked_trades(self, warehouse: int, gems: int) -> tuple[Trade, ...]:
        """All trades of a heap of gems, without or with the Underground Warehouse, while the supply holds all goods."""
        few = capped(gems)
        found = self._trades[warehouse].get(few)
        if found is None:
            found = self._trades[warehouse][few] = tuple(
                trade
                for number, kinds in self.terms[warehouse].items()
                for give, trades in self.catalogue.trades[number]
                if holds(gems, give)
                for kind, trade in enumerate(trades)
                if kinds >> kind & 1
            )
        return found
