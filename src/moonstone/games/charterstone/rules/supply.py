"""Coins, resources and influence: finite, paid in full, gained as far as they go (A1.2, A3.3, A3.4); who has what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from moonstone.engine import Event, Json
from moonstone.games.charterstone.content.constants import (
    KINDS,
    MINIONS,
    PAY_OPPONENTS,
    PERILS,
    RESOURCES,
    GoodName,
)
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData

GOOD_NAMES: Final[tuple[GoodName, ...]] = ("coin", *RESOURCES)


def bits(mask: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def resources(state: GameData, seat: int) -> list[int]:
    """A seat's resources, by kind."""
    first = seat * GOODS + 1
    return state.goods[first : first + GOODS - 1]


def pay(state: GameData, seat: int, good: int, number: int) -> None:
    """Coins (0) or resources go back to the general supply."""
    state.goods[seat * GOODS + good] -= number
    state.supply[good] += number


def pay_cost(state: GameData, seat: int, good: int, number: int) -> None:
    """A3.3: coins or resources that using a building takes. B2.9: in a person's charter they may go to that person."""
    owner = payee(state, seat)
    if owner < 0:
        pay(state, seat, good, number)
    else:
        state.goods[seat * GOODS + good] -= number
        state.goods[owner * GOODS + good] += number


def payee(state: GameData, seat: int) -> int:
    """B2.9: the opponent in whose charter the building in use stands, or -1 where goods go to the supply."""
    setup = state.setup
    if not setup.chapter.has(PAY_OPPONENTS) or state.slot_in_use < 0:
        return -1
    owner = setup.owner(state.slot_in_use)
    return -1 if owner is None or owner == seat or owner in setup.automas else owner


def tell_paid(events: list[Event] | None, seat: int, goods: Mapping[str, int], to: int = -1) -> None:
    """Somebody paid goods, to an opponent (B2.9) or to the supply; what there is none of is left out."""
    heap: dict[str, Json] = {name: number for name, number in goods.items() if number}
    if events is not None and heap:
        events.append(Event("paid", {"seat": seat, "goods": heap, **({"to": to} if to >= 0 else {})}))


def gain(state: GameData, seat: int, good: int, number: int) -> int:
    """As many as there are left. Returns how many."""
    number = min(number, state.supply[good])
    state.goods[seat * GOODS + good] += number
    state.supply[good] -= number
    return number


def spend(state: GameData, seat: int, number: int) -> None:
    """A3.4: influence paid goes to the general supply."""
    state.influence[seat] -= number
    state.influence_in_supply[seat] += number


def place_influence(state: GameData, seat: int) -> None:
    """A3.4: a token that is placed stays where it is."""
    state.influence[seat] -= 1


def regain(state: GameData, seat: int, number: int) -> int:
    """A3.4: influence comes back from the general supply only. Returns how much."""
    number = min(number, state.influence_in_supply[seat])
    state.influence[seat] += number
    state.influence_in_supply[seat] -= number
    return number


def cards_of(state: GameData, seat: int, kind: int) -> int:
    """A seat's cards of a kind."""
    return state.held[seat] & kind_mask(state, kind)


def kind_mask(state: GameData, kind: int) -> int:
    """The cards that are of a kind now; -1 is any."""
    index = state.setup.index
    if kind < 0:
        return -1
    if KINDS[kind] == "building":
        return index.constructible & ~state.built
    if KINDS[kind] == "constructed":
        return state.built
    return index.kinds[kind]


def reshuffle(state: GameData, events: list[Event] | None) -> None:
    """A5.2: an empty deck takes the discard pile."""
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, 0
        if events is not None:
            events.append(Event("reshuffled"))


def minions_at_hand(state: GameData, seat: int) -> list[int]:
    """B1.8: a seat's minions that are not placed, by kind."""
    return state.minions_at_hand[seat * len(MINIONS) : (seat + 1) * len(MINIONS)]


def minions_out(state: GameData, seat: int) -> list[int]:
    """B1.8: the kinds of a seat's minions on the board, one for each; they stand in its own charter alone."""
    slots = own_slots(state, seat)
    return [mark - 1 for mark in state.minions_placed[slots.start : slots.stop] if mark]


def number_of_minions(state: GameData, seat: int) -> int:
    """How many minions a seat has, at hand and on the board."""
    slots = own_slots(state, seat)
    free = state.minions_placed[slots.start : slots.stop].count(0)
    return sum(minions_at_hand(state, seat)) + len(slots) - free


def minions_of(state: GameData, seat: int) -> list[int]:
    """All of a seat's minions, by kind."""
    found = minions_at_hand(state, seat)
    for kind in minions_out(state, seat):
        found[kind] += 1
    return found


def take_minions(state: GameData, seat: int, kind: int, number: int, events: list[Event] | None) -> None:
    """B1.8: minions of a kind come from the supply."""
    state.minion_supply[kind] -= number
    state.minions_at_hand[seat * len(MINIONS) + kind] += number
    if events is not None:
        events.append(Event("gained", {"seat": seat, "what": MINIONS[kind], "number": number}))


def perils_of(state: GameData, seat: int) -> list[int]:
    """B1.17: the perils a seat has picked up, by kind."""
    return state.perils_held[seat * len(PERILS) : (seat + 1) * len(PERILS)]


def tell_gain(events: list[Event] | None, seat: int, what: str, number: int) -> None:
    """Somebody gained something."""
    if events is not None and number:
        events.append(Event("gained", {"seat": seat, "what": what, "number": number}))
