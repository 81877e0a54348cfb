"""Paying (rule 7): what a builder has, what a cost lacks, and the plan that pays it, move by move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import cast

from moonstone.engine import Json
from moonstone.games.charon.areas import AREAS, SYNCHROTRON, WAREHOUSE
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import CLEAR, COLOURS, KINDS, LETTERS, heap, spell
from moonstone.games.charon.moves import (
    KEEP,
    KEEP_IN_WAREHOUSE,
    TRADE_SIZES,
    Build,
    CharonMove,
    Synchrotron,
    Trade,
)
from moonstone.games.charon.rules.build import BEFORE_BUILDING, ROUNDS
from moonstone.games.charon.rules.steps import STEP_NAMES, Step


@dataclass(frozen=True, slots=True)
class Purse:
    """What a builder pays with: gems and supply by kind, the terms of trade (7.1), and what may be kept (8.1)."""

    gems: tuple[int, ...]
    supply: tuple[int, ...]
    rate: int
    """How many gems trade for a coloured one."""
    clear_rate: int
    """How many gems trade for a clear one; 0 where that is not done."""
    synchrotron: bool
    keep: int
    clear_stays: bool
    """Whether clear gems stay on top of those kept."""
    last: bool
    """Whether this is the last round, after which gems are worth nothing."""

    @classmethod
    def read(cls, view: Mapping[str, Json]) -> Purse:
        """The viewer's own, as its view shows them. Action areas count once they are held."""
        seen = cast(CharonView, view)
        you, options = seen["you"], seen["options"]
        assert you is not None, "a spectator has no purse"
        three, two = TRADE_SIZES
        warehouse = you in seen["areas"][AREAS[WAREHOUSE]]["holders"]
        gives_clear = warehouse and options["warehouse_gives"] == "clear"
        rate = two if warehouse and not gives_clear else three
        return cls(
            gems=tuple(seen["players"][you]["gems"][kind] for kind in KINDS),
            supply=tuple(seen["supply"][kind] for kind in KINDS),
            rate=rate,
            clear_rate=two if gives_clear else rate if options["trade_for_clear"] else 0,
            synchrotron=may_transmute(seen),
            keep=KEEP_IN_WAREHOUSE if warehouse else KEEP,
            clear_stays=options["keep_clear"] == "free",
            last=seen["round"] >= ROUNDS,
        )


def may_transmute(seen: CharonView) -> bool:
    """7.1 and 9: whether the viewer, by its view, holds the Synchrotron and may yet use it this round."""
    you, holders = seen["you"], seen["areas"][AREAS[SYNCHROTRON]]["holders"]
    if you is None or you not in holders:
        return False
    if seen["options"].get("synchrotron") != "before_building" or len(holders) == 1:
        return not (seen["transmuted"] and you in seen["turn"])
    if seen["step"] == STEP_NAMES[Step.SYNCHROTRON]:
        order = seen["order"]
        return order.index(you) <= order.index(seen["turn"][0])
    return seen["phase"] in BEFORE_BUILDING


class Gap:
    """How gems and a cost differ, by colour: what is short and what is spare. Turning and trading change it."""

    __slots__ = ("_purse", "short", "spare", "stock")

    def __init__(self, cost: Sequence[int], purse: Purse) -> None:
        self._purse = purse
        self.short = [max(0, need - have) for need, have in zip(cost, purse.gems, strict=False)]
        self.spare = [max(0, have - need) for need, have in zip(cost, purse.gems, strict=False)]
        self.stock = list(purse.supply)
        """By kind, what the supply holds."""

    @property
    def lacking(self) -> int:
        """How many gems are short."""
        return sum(self.short)

    @property
    def in_stock(self) -> int:
        """How many of them could come out of the supply, colour by colour."""
        return sum(min(number, stock) for number, stock in zip(self.short, self.stock, strict=False))

    def turn(self, give: int, get: int) -> int:
        """Turn as many spare gems of one colour as another is short of (7.1, Synchrotron); how many that are."""
        number = min(self.spare[give], self.short[get], self.stock[get])
        self.spare[give] -= number
        self.short[get] -= number
        self.stock[give] += number
        self.stock[get] -= number
        return number

    def price(self, number: int) -> int | None:
        """How many spare gems must be given to gain that many; None if they cannot be had."""
        purse, coloured = self._purse, self.in_stock
        clear = self.stock[CLEAR] if purse.clear_rate else 0
        if number > clear + coloured:
            return None
        cheap = min(number, clear) if purse.clear_rate < purse.rate else max(0, number - coloured)
        price = purse.clear_rate * cheap + purse.rate * (number - cheap)
        return price if price <= sum(self.spare) else None

    def next_kind(self) -> int:
        """The kind to trade for: clear where that is cheaper, else the colour lacking most that the supply holds."""
        purse, clear = self._purse, self._purse.clear_rate and self.stock[CLEAR]
        if clear and purse.clear_rate < purse.rate:
            return CLEAR
        colour = max(range(len(COLOURS)), key=lambda colour: min(self.short[colour], self.stock[colour]))
        return colour if min(self.short[colour], self.stock[colour]) or not clear else CLEAR

    def trade(self) -> Trade:
        """Trade for the next kind, giving of the most plentiful colours."""
        get = self.next_kind()
        given = [0] * len(COLOURS)
        for _ in range(self._purse.clear_rate if get == CLEAR else self._purse.rate):
            most = max(range(len(COLOURS)), key=lambda colour: self.spare[colour])
            self.spare[most] -= 1
            self.stock[most] += 1
            given[most] += 1
        self.stock[get] -= 1
        if get != CLEAR:
            self.short[get] -= 1
        return Trade(spell(heap(given)), LETTERS[get])


@dataclass(frozen=True, slots=True)
class Plan:
    """How a card can be paid this turn: the Synchrotron, then trades, then the build. Or what it lacks."""

    lacks: str = ""
    """The gems, in letters, that cannot be had."""
    clear: str = ""
    """The gems that clear ones stand for."""
    transmute: Synchrotron | None = None
    trades: tuple[Trade, ...] = ()

    @property
    def payable(self) -> bool:
        """Whether the card can be built this turn."""
        return not self.lacks

    @property
    def now(self) -> bool:
        """Whether the card can be built at once."""
        return self.payable and not self.trades and self.transmute is None

    @property
    def steps(self) -> tuple[CharonMove, ...]:
        """What comes before the build."""
        return self.trades if self.transmute is None else (self.transmute, *self.trades)

    def moves(self, card: str) -> tuple[CharonMove, ...]:
        """All moves in order, the build last."""
        return (*self.steps, Build(card, self.clear))


def plan(cost: Sequence[int], purse: Purse) -> Plan:
    """The plan with the fewest trades for a cost by colour, without the Synchrotron where it saves none."""
    best = _by_trades(Gap(cost, purse), purse, None)
    if best.now or not purse.synchrotron:
        return best
    for give, get in permutations(range(len(COLOURS)), 2):
        gap = Gap(cost, purse)
        number = gap.turn(give, get)
        if number:
            found = _by_trades(gap, purse, Synchrotron(LETTERS[give], LETTERS[get], number))
            if found.payable and (not best.payable or len(found.trades) < len(best.trades)):
                best = found
    return best


def _by_trades(gap: Gap, purse: Purse, transmute: Synchrotron | None) -> Plan:
    """Clear gems stand in for what is short, spare gems are traded for the rest."""
    clear = min(purse.gems[CLEAR], gap.lacking)
    number = gap.lacking - clear
    if gap.price(number) is None:
        short = spell(heap(gap.short))
        return Plan(short[:number], short[number:], transmute)
    trades = tuple(gap.trade() for _ in range(number))
    return Plan("", spell(heap(gap.short)), transmute, trades)
