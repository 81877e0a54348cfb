"""Everything that can be counted of a seat, for objectives, guideposts and effects “per” something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from moonstone.games.charterstone.content.constants import KINDS
from moonstone.games.charterstone.content.vocabulary import COUNTERS
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import cards_of, minions_of, minions_out, perils_of, resources


def _value(state: GameData, seat: int) -> int:
    buildings = state.setup.content.buildings
    return sum(buildings[state.buildings[slot] - 1].value for slot in own_slots(state, seat) if state.buildings[slot])


def _of_kind(kind: int) -> Callable[[GameData, int], int]:
    return lambda state, seat: cards_of(state, seat, kind).bit_count()


_BUILDING, _CONSTRUCTED = KINDS.index("building"), KINDS.index("constructed")
_COUNT: Final[dict[str, Callable[[GameData, int], int]]] = {
    "coin": lambda state, seat: state.goods[seat * GOODS],
    "resource": lambda state, seat: sum(resources(state, seat)),
    "resource-kind": lambda state, seat: sum(map(bool, resources(state, seat))),
    "influence": lambda state, seat: state.influence[seat],
    "card": lambda state, seat: state.held[seat].bit_count(),
    "card-kind": lambda state, seat: sum(bool(cards_of(state, seat, kind)) for kind in range(len(KINDS))),
    **{name: _of_kind(kind) for kind, name in enumerate(KINDS)},
    "building-card": lambda state, seat: (
        cards_of(state, seat, _BUILDING) | cards_of(state, seat, _CONSTRUCTED)
    ).bit_count(),
    "quota": lambda state, seat: state.quota.count(seat + 1),
    "reputation": lambda state, seat: state.reputation[seat],
    "objective": lambda state, seat: state.scored[seat].bit_count(),
    "own-building": lambda state, seat: sum(map(bool, (state.buildings[slot] for slot in own_slots(state, seat)))),
    "value": _value,
    "persona": lambda state, seat: state.chests[state.setup.charters[seat]].bit_count(),
    "goods": lambda state, seat: sum(state.goods[seat * GOODS : (seat + 1) * GOODS]),
    "minion": lambda state, seat: sum(minions_of(state, seat)),
    "minion-kind": lambda state, seat: sum(map(bool, minions_of(state, seat))),
    "minion-out": lambda state, seat: len(minions_out(state, seat)),
    "income": lambda state, seat: sum(mark >> seat & 1 for mark in state.income_tokens),
    "peril": lambda state, seat: sum(perils_of(state, seat)),
    "peril-kind": lambda state, seat: sum(map(bool, perils_of(state, seat))),
}
_BY_NUMBER: Final = tuple(_COUNT[name] for name in COUNTERS)


def count(state: GameData, seat: int, counter: int) -> int:
    """How many of something a seat has, by the number of the counter."""
    return _BY_NUMBER[counter](state, seat)


def count_named(state: GameData, seat: int, counter: str) -> int:
    """How many of something a seat has."""
    return _COUNT[counter](state, seat)


def meets(state: GameData, seat: int, objective: int) -> bool:
    """A5.7: whether the objective's condition holds now."""
    needs = state.setup.content.objectives[objective].needs
    return all(need.met(count_named(state, seat, need.counter)) for need in needs)
