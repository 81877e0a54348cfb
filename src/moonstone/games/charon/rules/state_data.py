"""The fields of a state, and nothing that knows a rule: rules are functions of them."""

from __future__ import annotations

from typing import Final, TypeVar

from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.steps import Step

S = TypeVar("S", bound="StateData")

NUMBERS: Final = ("round", "step", "at", "bag", "supply", "deck", "pile", "row", "aside", "owed")
"""The fields that are one whole number each."""
LISTS: Final = ("order", "queue", "turn", "gems", "areas", "live", "hands", "built", "fresh", "answers", "could")
"""The fields that are a sequence of whole numbers."""
BYTES: Final = ("zone_colour", "zone_gems", "flags", "empty")
"""The fields by zone or by spot."""
SWITCHES: Final = ("from_row", "transmuted")
FIELDS: Final = (*NUMBERS, *LISTS, *BYTES, *SWITCHES)


class StateData:
    """A game at one instant, flat and cheap to copy.

    Heaps of gems are integers (see gems), sets of cards are masks (see cards), sets of areas or seats too.
    """

    __slots__ = ("seats", "setup", *FIELDS)

    seats: int
    setup: GameSetup
    round: int
    step: Step
    """What is asked now."""
    turn: tuple[int, ...]
    order: tuple[int, ...]
    """The turn order, first player first."""
    queue: tuple[int, ...]
    """Who, or which zone, is yet to come in this step; `at` points into it."""
    at: int
    bag: int
    supply: int
    """The gems beside the board, clear ones included: those lie on Rare Mineral Find."""
    gems: list[int]
    zone_colour: bytearray
    zone_gems: bytearray
    flags: bytearray
    """By spot: 0, or the seat of the flag plus 1."""
    empty: bytearray
    """By spot: 1 if it may be used and no flag stands there."""
    areas: list[int]
    """By seat: the areas that hold one of its flags."""
    live: list[int]
    """By area, once all flags are staked: the seats that hold it, if it is live."""
    deck: int
    pile: int
    row: int
    hands: list[int]
    built: list[int]
    fresh: list[int]
    """By seat: the cards just dealt, while they can be swapped."""
    aside: int
    """The duplicates that the asked seat has set aside."""
    owed: int
    """The cards yet to be drawn for them."""
    answers: list[int]
    """By seat: a simultaneous choice nobody has seen yet, a card or a heap; -1 for none."""
    from_row: bool
    """Whether the builder has built a card of the row."""
    transmuted: bool
    """Whether the builder has used the Synchrotron."""
    could: list[int]
    """Who may know what: see knowledge."""

    @property
    def asked(self) -> int:
        """The seat whose turn it is in the queue."""
        return self.queue[self.at]

    def copy(self: S) -> S:
        """An independent state in the same position."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.seats = self.seats
        twin.setup = self.setup
        twin.round = self.round
        twin.step = self.step
        twin.turn = self.turn
        twin.order = self.order
        twin.queue = self.queue
        twin.at = self.at
        twin.bag = self.bag
        twin.supply = self.supply
        twin.gems = self.gems[:]
        twin.zone_colour = self.zone_colour[:]
        twin.zone_gems = self.zone_gems[:]
        twin.flags = self.flags[:]
        twin.empty = self.empty[:]
        twin.areas = self.areas[:]
        twin.live = self.live[:]
        twin.deck = self.deck
        twin.pile = self.pile
        twin.row = self.row
        twin.hands = self.hands[:]
        twin.built = self.built[:]
        twin.fresh = self.fresh[:]
        twin.aside = self.aside
        twin.owed = self.owed
        twin.answers = self.answers[:]
        twin.from_row = self.from_row
        twin.transmuted = self.transmuted
        twin.could = self.could[:]
        return twin
