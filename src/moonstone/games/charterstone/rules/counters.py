"""Everything that can be counted of a seat, for objectives, guideposts and effects “per” something.

What a seat has is a `Countable`: to the rules it is `SeatOf` a state, to a bot whatever it imagines the seat to have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from moonstone.games.charterstone.content.constants import KINDS
from moonstone.games.charterstone.content.vocabulary import COUNTERS
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import cards_of, minions_of, minions_out, perils_of, resources


class Countable(Protocol):
    """What a seat has."""

    @property
    def coins(self) -> int: ...
    @property
    def resources(self) -> Sequence[int]:
        """By kind."""

    @property
    def influence(self) -> int:
        """Tokens at hand."""

    @property
    def quota(self) -> int:
        """Tokens on the quota."""

    @property
    def reputation(self) -> int:
        """Tokens on the reputation track."""

    @property
    def objectives_scored(self) -> int: ...
    @property
    def card_count(self) -> int: ...
    def cards_of_kind(self, kind: str) -> int:
        """How many cards of a kind."""

    @property
    def building_values(self) -> Sequence[int]:
        """The values of the buildings in the seat's charter."""

    @property
    def persona_count(self) -> int:
        """The personas in the chest."""

    @property
    def minions(self) -> Sequence[int]:
        """By kind, those on the board included."""

    @property
    def minions_out(self) -> int:
        """Minions on the board."""

    @property
    def income_tokens(self) -> int:
        """Tokens on income buildings."""

    @property
    def perils(self) -> Sequence[int]:
        """By kind."""


def _of_kind(kind: str) -> Callable[[Countable], int]:
    return lambda has: has.cards_of_kind(kind)


COUNT: Final[dict[str, Callable[[Countable], int]]] = {
    "coin": lambda has: has.coins,
    "resource": lambda has: sum(has.resources),
    "resource-kind": lambda has: sum(map(bool, has.resources)),
    "influence": lambda has: has.influence,
    "card": lambda has: has.card_count,
    "card-kind": lambda has: sum(map(bool, map(has.cards_of_kind, KINDS))),
    **{kind: _of_kind(kind) for kind in KINDS},
    "building-card": lambda has: has.cards_of_kind("building") + has.cards_of_kind("constructed"),
    "quota": lambda has: has.quota,
    "reputation": lambda has: has.reputation,
    "objective": lambda has: has.objectives_scored,
    "own-building": lambda has: len(has.building_values),
    "value": lambda has: sum(has.building_values),
    "persona": lambda has: has.persona_count,
    "goods": lambda has: has.coins + sum(has.resources),
    "minion": lambda has: sum(has.minions),
    "minion-kind": lambda has: sum(map(bool, has.minions)),
    "minion-out": lambda has: has.minions_out,
    "income": lambda has: has.income_tokens,
    "peril": lambda has: sum(has.perils),
    "peril-kind": lambda has: sum(map(bool, has.perils)),
}
"""By counter."""
_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
_BY_NUMBER: Final = tuple(COUNT[name] for name in COUNTERS)


class SeatOf:
    """What a seat has in a state."""

    __slots__ = ("seat", "state")

    def __init__(self, state: GameData, seat: int) -> None:
        self.state, self.seat = state, seat

    @property
    def coins(self) -> int:
        return self.state.goods[self.seat * GOODS]

    @property
    def resources(self) -> Sequence[int]:
        return resources(self.state, self.seat)

    @property
    def influence(self) -> int:
        return self.state.influence[self.seat]

    @property
    def quota(self) -> int:
        return self.state.quota.count(self.seat + 1)

    @property
    def reputation(self) -> int:
        return self.state.reputation[self.seat]

    @property
    def objectives_scored(self) -> int:
        return self.state.scored[self.seat].bit_count()

    @property
    def card_count(self) -> int:
        return self.state.held[self.seat].bit_count()

    def cards_of_kind(self, kind: str) -> int:
        return cards_of(self.state, self.seat, _KIND[kind]).bit_count()

    @property
    def building_values(self) -> Sequence[int]:
        state = self.state
        buildings = state.setup.content.buildings
        marks = (state.buildings[slot] for slot in own_slots(state, self.seat))
        return [buildings[mark - 1].value for mark in marks if mark]

    @property
    def persona_count(self) -> int:
        return self.state.chests[self.state.setup.charters[self.seat]].bit_count()

    @property
    def minions(self) -> Sequence[int]:
        return minions_of(self.state, self.seat)

    @property
    def minions_out(self) -> int:
        return len(minions_out(self.state, self.seat))

    @property
    def income_tokens(self) -> int:
        return sum(mark >> self.seat & 1 for mark in self.state.income_tokens)

    @property
    def perils(self) -> Sequence[int]:
        return perils_of(self.state, self.seat)


def count(state: GameData, seat: int, counter: int) -> int:
    """How many of something a seat has, by the number of the counter."""
    return _BY_NUMBER[counter](SeatOf(state, seat))


def count_named(state: GameData, seat: int, counter: str) -> int:
    """How many of something a seat has."""
    return COUNT[counter](SeatOf(state, seat))


def meets(state: GameData, seat: int, objective: int) -> bool:
    """A5.7: whether the objective's condition holds now."""
    has = SeatOf(state, seat)
    for need in state.setup.content.objectives[objective].needs:  # noqa: SIM110 - views ask this often, and `all` is slower
        if not need.met(COUNT[need.counter](has)):
            return False
    return True
