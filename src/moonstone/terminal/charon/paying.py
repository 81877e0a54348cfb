"""Planning a build (rule 7): whether a card can be paid now, after which trades, or what it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moonstone.games.charon.cards import CARD_OF
from moonstone.games.charon.edition import Edition
from moonstone.games.charon.gems import CLEAR, COLOURS, KINDS, LETTERS, counts
from moonstone.games.charon.moves import Synchrotron, Trade
from moonstone.terminal.charon.seen import CharonView


@dataclass(frozen=True, slots=True)
class Purse:
    """What a player pays with: gems and supply by kind, and the terms of trade as far as they are known now."""

    gems: tuple[int, ...]
    supply: tuple[int, ...]
    rate: int
    """How many gems trade for a coloured one."""
    clear_rate: int | None
    """How many gems trade for a clear one, where that is cheaper."""
    synchrotron: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """How a card can be paid: what it lacks, in letters, or the clear gems, the trades and the Synchrotron it takes."""

    lacks: str = ""
    clear: int = 0
    trades: int = 0
    transmute: Synchrotron | None = None
    trade: Trade | None = None
    """The first of the trades."""

    @property
    def payable(self) -> bool:
        """Whether the card can be built this turn."""
        return not self.lacks

    @property
    def now(self) -> bool:
        """Whether the card can be built at once."""
        return self.payable and not self.trades and self.transmute is None

    @property
    def words(self) -> str:
        """The plan in a word or two."""
        if self.lacks:
            return f"lacks {self.lacks}"
        if self.now:
            return f"now, {self.clear} clear" if self.clear else "now"
        trades = f"{self.trades} trade{'s' if self.trades > 1 else ''}" if self.trades else ""
        if self.transmute is None:
            return trades
        return f"synch., {trades}" if self.trades else "synchrotron"


def purse(view: CharonView, seat: int) -> Purse:
    """A player's means now. Action areas count once they are held."""
    gems, supply = view["players"][seat]["gems"], view["supply"]
    warehouse = seat in view["areas"]["warehouse"]["holders"]
    for_clear = warehouse and view["options"]["warehouse_gives"] == "clear"
    return Purse(
        tuple(gems[kind] for kind in KINDS),
        tuple(supply[kind] for kind in KINDS),
        2 if warehouse and not for_clear else 3,
        2 if for_clear else None,
        seat in view["areas"]["synchrotron"]["holders"] and not view["transmuted"],
    )


def plan(edition: Edition, card: str, means: Purse) -> Plan:
    """The plan with the fewest trades, without the Synchrotron where it does not help."""
    cost = counts(edition.costs[CARD_OF[card]])[:CLEAR]
    best = _by_trades(cost, means.gems, means)
    if best.now or not means.synchrotron:
        return best
    for give in range(len(COLOURS)):
        for get in range(len(COLOURS)):
            spare, short = means.gems[give] - cost[give], cost[get] - means.gems[get]
            number = min(spare, short, means.supply[get])
            if give != get and number > 0:
                gems = list(means.gems)
                gems[give] -= number
                gems[get] += number
                found = _by_trades(cost, gems, means)
                if found.payable and (not best.payable or found.trades < best.trades):
                    transmute = Synchrotron(LETTERS[give], LETTERS[get], number)
                    best = Plan("", found.clear, found.trades, transmute)
    return best


def _by_trades(cost: Sequence[int], gems: Sequence[int], means: Purse) -> Plan:
    """Clear gems stand in for what is short, spare gems are traded for the rest."""
    short = [max(0, need - have) for need, have in zip(cost, gems, strict=False)]
    spare = [max(0, have - need) for need, have in zip(cost, gems, strict=False)]
    lacking, clear = sum(short), gems[CLEAR]
    if lacking <= clear:
        return Plan(clear=lacking)
    left = lacking - clear
    for_clear = min(left, means.supply[CLEAR]) if means.clear_rate else 0
    price = (means.clear_rate or 0) * for_clear + means.rate * (left - for_clear)
    in_stock = sum(min(number, stock) for number, stock in zip(short, means.supply, strict=False))
    if price > sum(spare) or left - for_clear > in_stock:
        return Plan(lacks=_lacking(short, clear))
    rate = means.clear_rate if for_clear and means.clear_rate else means.rate
    get = CLEAR if for_clear else max(range(len(COLOURS)), key=lambda kind: min(short[kind], means.supply[kind]))
    return Plan("", clear, left, None, Trade(_give(spare, rate), LETTERS[get]))


def _lacking(short: Sequence[int], clear: int) -> str:
    """What is short, less what clear gems stand in for."""
    letters = "".join(letter * number for letter, number in zip(LETTERS, short, strict=False))
    return letters[: len(letters) - clear]


def _give(spare: Sequence[int], number: int) -> str:
    """So many of the gems to spare, from the most plentiful colours."""
    left = list(spare)
    taken = [0] * len(left)
    for _ in range(number):
        most = max(range(len(left)), key=lambda kind: left[kind])
        left[most] -= 1
        taken[most] += 1
    return "".join(letter * count for letter, count in zip(LETTERS, taken, strict=False))
