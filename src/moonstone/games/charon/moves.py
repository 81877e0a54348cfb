"""The moves of Charon, Inc.: plain values that read like the rulebook, `Stake("synchrotron", "d4")`.

Spots and zones go by their short names, cards by number and colour letter, gems by letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import product
from typing import ClassVar, Final

from moonstone.engine import Ids, Json
from moonstone.games.charon.areas import AREAS, Area
from moonstone.games.charon.board import Board
from moonstone.games.charon.cards import CARDS, NAMES
from moonstone.games.charon.edition import Edition
from moonstone.games.charon.gems import (
    CLEAR,
    CLEAR_GEMS,
    FIELD,
    LETTERS,
    PER_COLOUR,
    count,
    counts,
    heap,
    heaps_of,
    spell,
)
from moonstone.games.charon.rules.versions import Rules

MOST_SEATS: Final = 5
KEEP: Final = 2
KEEP_IN_WAREHOUSE: Final = 6
KEEP_NONE: Final = "none"
"""What is typed in place of gems by a player who keeps none."""
TRADE_SIZES: Final = (3, 2)


@dataclass(frozen=True, slots=True)
class CharonMove:
    """A move: its verb and its fields, in the order a player says them."""

    verb: ClassVar[str]

    def to_json(self) -> dict[str, Json]:
        """The verb under "move", then the fields."""
        return {"move": self.verb, **{name: getattr(self, name) for name in FIELDS[self.verb]}}

    def __str__(self) -> str:
        words = [self.verb, *(str(getattr(self, name)) for name in FIELDS[self.verb])]
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Lead(CharonMove):
    """NATURE, 4.1: the seat comes next in the first round's order."""

    verb = "lead"
    seat: int


@dataclass(frozen=True, slots=True)
class Bury(CharonMove):
    """NATURE, 4.5: the card goes face down under the discard pile."""

    verb = "bury"
    card: str


@dataclass(frozen=True, slots=True)
class Seed(CharonMove):
    """NATURE, 4.3: the zone gets a gem from the bag."""

    verb = "seed"
    zone: str
    gem: str


@dataclass(frozen=True, slots=True)
class Deal(CharonMove):
    """NATURE, 4.6: the seat is dealt the card."""

    verb = "deal"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Draw(CharonMove):
    """NATURE, 4.7: the card replaces a duplicate."""

    verb = "draw"
    card: str


@dataclass(frozen=True, slots=True)
class Swap(CharonMove):
    """4.7: set a duplicate just dealt aside, to be replaced."""

    verb = "swap"
    card: str


@dataclass(frozen=True, slots=True)
class Done(CharonMove):
    """4.7: set no further duplicates aside."""

    verb = "done"


@dataclass(frozen=True, slots=True)
class Offer(CharonMove):
    """4.8: choose the card for the common row."""

    verb = "offer"
    card: str


@dataclass(frozen=True, slots=True)
class Stake(CharonMove):
    """5.1: take the flag off the area and put it on the spot."""

    verb = "stake"
    area: Area
    spot: str


@dataclass(frozen=True, slots=True)
class Relocate(CharonMove):
    """5.4, Stolen Intelligence: move the flag on one spot to another."""

    verb = "relocate"
    spot: str
    to: str


@dataclass(frozen=True, slots=True)
class Take(CharonMove):
    """6.4, Engineering Advance: take the card from the discard pile or the row."""

    verb = "take"
    card: str


@dataclass(frozen=True, slots=True)
class Pass(CharonMove):
    """5.4, 6.4 and 9: make no use of the action."""

    verb = "pass"


@dataclass(frozen=True, slots=True)
class Trade(CharonMove):
    """7.1: give these gems for one of that kind."""

    verb = "trade"
    give: str
    get: str


@dataclass(frozen=True, slots=True)
class Synchrotron(CharonMove):
    """7.1: turn that many gems of one colour into another."""

    verb = "synchrotron"
    give: str
    get: str
    count: int


@dataclass(frozen=True, slots=True)
class Build(CharonMove):
    """7.2: build the card, clear gems standing for the colours in `clear`."""

    verb = "build"
    card: str
    clear: str = ""


@dataclass(frozen=True, slots=True)
class End(CharonMove):
    """7.4: end the turn."""

    verb = "end"


@dataclass(frozen=True, slots=True)
class Keep(CharonMove):
    """8.1: keep these gems, give up the rest."""

    verb = "keep"
    gems: str

    def __str__(self) -> str:
        return f"{self.verb} {self.gems or KEEP_NONE}"


SEAT_MOVES: Final = (Swap, Done, Offer, Stake, Relocate, Take, Pass, Trade, Synchrotron, Build, End, Keep)
"""The kinds of moves that seats make; the others are chance's."""
_KINDS: Final[tuple[type[CharonMove], ...]] = (*SEAT_MOVES, Lead, Bury, Seed, Deal, Draw)
KINDS_OF_MOVE: Final = {kind.verb: kind for kind in _KINDS}
FIELDS: Final = {kind.verb: tuple(field.name for field in fields(kind)) for kind in _KINDS}
"""By verb: what a move of that kind names, in order."""

HEAPS: Final = {spell(gems): gems for number in range(KEEP_IN_WAREHOUSE + 1) for gems in heaps_of(number)}
"""Every heap that is ever given or kept, by its letters."""


class Catalogue:
    """Every move of an edition, made once: moves are listed by picking from these tables."""

    __slots__ = (
        "builds",
        "buries",
        "deals",
        "draws",
        "ids",
        "keeps",
        "leads",
        "offers",
        "payments",
        "relocations",
        "seeds",
        "stakes",
        "swaps",
        "synchrotrons",
        "takes",
        "trades",
        "within",
    )

    def __init__(self, edition: Edition, board: Board, rules: Rules) -> None:
        spots = [spot.name for spot in board.spots]
        self.stakes = tuple(tuple(Stake(area, spot) for spot in spots) for area in AREAS)
        self.relocations = tuple(tuple(Relocate(spot, to) for to in spots) for spot in spots)
        self.offers = tuple(Offer(name) for name in NAMES)
        self.takes = tuple(Take(name) for name in NAMES)
        self.swaps = tuple(Swap(name) for name in NAMES)
        self.trades = {
            number: tuple((gems, tuple(Trade(spell(gems), letter) for letter in LETTERS)) for gems in heaps_of(number))
            for number in TRADE_SIZES
        }
        """By number of gems given: the heap, and the trades that give it, one for each kind gained."""
        self.synchrotrons = {
            (give, get): tuple(Synchrotron(LETTERS[give], LETTERS[get], number) for number in range(1, PER_COLOUR + 1))
            for give, get in product(range(CLEAR), repeat=2)
            if give != get
        }
        """By colours: turning 1 gem, 2 gems, and so on."""
        payments = [list(_payments(card, edition.costs[card])) for card in range(CARDS)]
        self.builds = tuple(
            tuple(
                tuple((pay, move) for pay, move in ways if len(move.clear) <= clear) for clear in range(CLEAR_GEMS + 1)
            )
            for ways in payments
        )
        """By card and by the clear gems at hand: what is paid, and the move that pays so."""
        self.within = tuple(
            tuple(
                sum(1 << card for card in range(CARDS) if count(edition.costs[card], colour) <= number)
                for number in range(FIELD + CLEAR_GEMS + 1)
            )
            for colour in range(CLEAR)
        )
        """By colour and number of gems: the cards that ask for no more of it."""
        self.payments = {move: pay for ways in payments for pay, move in ways}
        self.leads = tuple(Lead(seat) for seat in range(MOST_SEATS))
        self.buries = tuple(Bury(name) for name in NAMES)
        self.seeds = tuple(tuple(Seed(zone, letter) for letter in LETTERS[:CLEAR]) for zone in board.zone_names)
        self.deals = tuple(tuple(Deal(seat, name) for name in NAMES) for seat in range(MOST_SEATS))
        self.draws = tuple(Draw(name) for name in NAMES)
        self.keeps = {
            number: tuple((gems, Keep(spell(gems))) for gems in heaps_of(number))
            for number in ((KEEP, KEEP_IN_WAREHOUSE) if rules.keeps_all_it_may else range(KEEP_IN_WAREHOUSE + 1))
        }
        """By number of gems: the heap, and the move that keeps it (8.1)."""
        self.ids: Ids[CharonMove] = Ids(self._all(board))

    def _all(self, board: Board) -> Iterator[CharonMove]:
        """The moves of the seats first, then those of NATURE."""
        yield from (*self.swaps, Done(), *self.offers)
        for area_stakes in self.stakes:
            yield from area_stakes
        for spot, relocations in enumerate(self.relocations):
            yield from (move for to, move in enumerate(relocations) if to != spot)
        yield from (*self.takes, Pass())
        for trades in self.trades.values():
            for _, by_kind in trades:
                yield from by_kind
        for transmutations in self.synchrotrons.values():
            yield from transmutations
        yield from self.payments
        yield End()
        for keeps in self.keeps.values():
            yield from (move for _, move in keeps)
        yield from (*self.leads, *self.buries)
        for zone_seeds in self.seeds:
            yield from zone_seeds
        for seat_deals in self.deals:
            yield from seat_deals
        yield from self.draws


def _payments(card: int, cost: int) -> Iterator[tuple[int, Build]]:
    """All ways to pay a card (7.2), those with the fewest clear gems first."""
    colours = counts(cost)[:CLEAR]
    ways = product(*(range(number + 1) for number in colours))
    for clear in sorted((way for way in ways if sum(way) <= CLEAR_GEMS), key=lambda way: (sum(way), way)):
        paid = [number - instead for number, instead in zip(colours, clear, strict=True)]
        yield heap((*paid, sum(clear))), Build(NAMES[card], spell(heap(clear)))
