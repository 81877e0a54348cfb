"""A position as a seat sees it: its view, read once, with indices instead of names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from moonstone.engine import Json
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.board import Board
from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import KINDS
from moonstone.games.charon.rules.build import ROUNDS
from moonstone.games.charon.rules.paying import Purse
from moonstone.games.charon.rules.stake import FLAGS_STAKED


@dataclass(frozen=True, slots=True)
class Position:
    """What the judgement goes by. Zones, spots and areas are indices, cards and gems as everywhere."""

    you: int
    seats: int
    round: int
    step: str
    """What is asked, as the view names it."""
    hand: tuple[int, ...]
    row: tuple[int, ...]
    pile: tuple[int, ...]
    """The cards known to lie in the discard pile."""
    built: frozenset[int]
    """The numbers the seat has built."""
    colour: tuple[int, ...]
    """By zone: the colour of its gems; any if it has none."""
    count: tuple[int, ...]
    """By zone: the number of its gems; none where it is not in play."""
    flags: dict[int, int]
    """By spot: the seat whose flag stands there."""
    areas: tuple[tuple[int, ...], ...]
    """By area: the seats with a flag on it."""
    from_row: bool
    """Whether the seat has built a card of the row this turn."""
    purse: Purse
    options: Mapping[str, Json]

    @classmethod
    def read(cls, board: Board, view: Mapping[str, Json]) -> Position:
        """The position in a seat's view."""
        seen = cast(CharonView, view)
        you = seen["you"]
        assert you is not None, "a spectator has no position"
        player = seen["players"][you]
        zones = [seen["zones"].get(name) for name in board.zone_names]
        areas = [seen["areas"][area] for area in AREAS]
        return cls(
            you=you,
            seats=seen["seats"],
            round=seen["round"],
            step=seen["step"],
            hand=tuple(CARD_OF[name] for name in seen["hand"]),
            row=tuple(CARD_OF[name] for name in seen["row"]),
            pile=tuple(CARD_OF[name] for name in seen.get("pile", seen["known"]["pile"])),
            built=frozenset(NUMBER[CARD_OF[name]] for name in player["built"]),
            colour=tuple(KINDS.index(zone["gem"]) if zone and zone["gem"] else 0 for zone in zones),
            count=tuple(zone["count"] if zone else 0 for zone in zones),
            flags={board.spot_of[name]: seat for name, seat in seen["flags"].items()},
            areas=tuple(tuple(area["flags"]) for area in areas),
            from_row=seen["from_row"] and you in seen["turn"],
            purse=Purse.read(view),
            options=seen["options"],
        )

    @property
    def gems(self) -> tuple[int, ...]:
        """The seat's own, by kind."""
        return self.purse.gems

    @property
    def supply(self) -> tuple[int, ...]:
        """What lies beside the board, by kind."""
        return self.purse.supply

    @property
    def rounds_left(self) -> int:
        """The rounds after this one."""
        return ROUNDS - self.round

    @property
    def two_flags(self) -> bool:
        """Whether an action is live with two flags, too (5.3)."""
        first = self.options["two_flags_from"]
        return isinstance(first, int) and self.seats >= first

    def flags_left(self, seat: int) -> int:
        """How many flags a seat has yet to stake (5.1)."""
        return FLAGS_STAKED - sum(owner == seat for owner in self.flags.values())
