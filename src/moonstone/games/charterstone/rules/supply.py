"""Coins, resources and influence: finite, paid in full, gained as far as there is (A1.2, A3.3, A3.4); and counting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from moonstone.engine import Event
from moonstone.games.charterstone.content.constants import KINDS, MINIONS, PERILS, PLOTS, RESOURCES
from moonstone.games.charterstone.content.vocabulary import COUNTERS
from moonstone.games.charterstone.rules.index import GOODS

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState

GOOD_NAMES: Final = ("coin", *RESOURCES)


def bits(mask: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def resources(state: CharterstoneState, seat: int) -> list[int]:
    """A seat's resources, by kind."""
    first = seat * GOODS + 1
    return state.goods[first : first + GOODS - 1]


def pay(state: CharterstoneState, seat: int, good: int, number: int) -> None:
    """Coins (0) or resources go back to the general supply."""
    state.goods[seat * GOODS + good] -= number
    state.supply[good] += number


def gain(state: CharterstoneState, seat: int, good: int, number: int) -> int:
    """As many as there are left. Returns how many."""
    number = min(number, state.supply[good])
    state.goods[seat * GOODS + good] += number
    state.supply[good] -= number
    return number


def spend(state: CharterstoneState, seat: int, number: int) -> None:
    """A3.4: influence paid goes to the general supply."""
    state.influence[seat] -= number
    state.spent[seat] += number


def place_influence(state: CharterstoneState, seat: int) -> None:
    """A3.4: a token that is placed stays where it is."""
    state.influence[seat] -= 1


def regain(state: CharterstoneState, seat: int, number: int) -> int:
    """A3.4: influence comes back from the general supply only. Returns how much."""
    number = min(number, state.spent[seat])
    state.influence[seat] += number
    state.spent[seat] -= number
    return number


def cards_of(state: CharterstoneState, seat: int, kind: int) -> int:
    """A seat's cards of a kind."""
    return state.held[seat] & kind_mask(state, kind)


def kind_mask(state: CharterstoneState, kind: int) -> int:
    """The cards that are of a kind now; -1 is any."""
    index = state.table.index
    if kind < 0:
        return -1
    if KINDS[kind] == "building":
        return index.constructible & ~state.built
    if KINDS[kind] == "constructed":
        return state.built
    return index.kinds[kind]


def own_slots(state: CharterstoneState, seat: int) -> range:
    """The slots of a seat's charter."""
    first = state.table.slot(seat, 1)
    return range(first, first + PLOTS)


def step_off(state: CharterstoneState, seat: int, slot: int) -> None:
    """A worker of the seat leaves a building; one that stood beside it has the place to itself (C 231)."""
    if state.workers[slot] == seat + 1:
        state.workers[slot] = state.beside[slot]
    state.beside[slot] = 0


def _value(state: CharterstoneState, seat: int) -> int:
    buildings = state.table.index.content.buildings
    return sum(buildings[state.stuck[slot] - 1].value for slot in own_slots(state, seat) if state.stuck[slot])


def has(state: CharterstoneState, seat: int, ability: str) -> bool:
    """Whether a seat plays with a persona that has that ability."""
    return state.playing[seat] & state.table.index.abilities[ability] != 0


def minions_at_hand(state: CharterstoneState, seat: int) -> list[int]:
    """B1.8: a seat's minions that are not placed, by kind."""
    return state.minions[seat * len(MINIONS) : (seat + 1) * len(MINIONS)]


def minions_out(state: CharterstoneState, seat: int) -> list[int]:
    """B1.8: the kinds of a seat's minions on the board, one for each; they stand in its own charter alone."""
    slots = own_slots(state, seat)
    return [mark - 1 for mark in state.pets[slots.start : slots.stop] if mark]


def minions(state: CharterstoneState, seat: int) -> list[int]:
    """All of a seat's minions, by kind."""
    found = minions_at_hand(state, seat)
    for kind in minions_out(state, seat):
        found[kind] += 1
    return found


def perils(state: CharterstoneState, seat: int) -> list[int]:
    """B1.17: the perils a seat has picked up, by kind."""
    return state.plights[seat * len(PERILS) : (seat + 1) * len(PERILS)]


def _of_kind(kind: int) -> Callable[[CharterstoneState, int], int]:
    return lambda state, seat: cards_of(state, seat, kind).bit_count()


_BUILDING, _CONSTRUCTED = KINDS.index("building"), KINDS.index("constructed")
_COUNT: Final[dict[str, Callable[[CharterstoneState, int], int]]] = {
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
    "own-building": lambda state, seat: sum(map(bool, (state.stuck[slot] for slot in own_slots(state, seat)))),
    "value": _value,
    "persona": lambda state, seat: state.chests[state.table.charters[seat]].bit_count(),
    "goods": lambda state, seat: sum(state.goods[seat * GOODS : (seat + 1) * GOODS]),
    "minion": lambda state, seat: sum(minions(state, seat)),
    "minion-kind": lambda state, seat: sum(map(bool, minions(state, seat))),
    "minion-out": lambda state, seat: len(minions_out(state, seat)),
    "income": lambda state, seat: sum(mark >> seat & 1 for mark in state.tokens),
    "peril": lambda state, seat: sum(perils(state, seat)),
    "peril-kind": lambda state, seat: sum(map(bool, perils(state, seat))),
}
_BY_NUMBER: Final = tuple(_COUNT[name] for name in COUNTERS)


def count(state: CharterstoneState, seat: int, counter: int) -> int:
    """How many of something a seat has, by the number of the counter."""
    return _BY_NUMBER[counter](state, seat)


def count_named(state: CharterstoneState, seat: int, counter: str) -> int:
    """How many of something a seat has."""
    return _COUNT[counter](state, seat)


def meets(state: CharterstoneState, seat: int, objective: int) -> bool:
    """A5.7: whether the objective's condition holds now."""
    needs = state.table.index.content.objectives[objective].needs
    return all(need.met(count_named(state, seat, need.counter)) for need in needs)


def tell_gain(events: list[Event] | None, seat: int, what: str, number: int) -> None:
    """Somebody gained something."""
    if events is not None and number:
        events.append(Event("gained", {"seat": seat, "what": what, "number": number}))
