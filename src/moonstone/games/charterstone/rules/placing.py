"""Where a worker or a minion can be placed in a turn (A3.2, B1.8), and where without the cost (C: a scroll)."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Refusal
from moonstone.games.charterstone.content.constants import MINION_RULE, MINIONS_WAIT, TWO_WORKERS
from moonstone.games.charterstone.rules.costs import can_pay, can_use
from moonstone.games.charterstone.rules.game_rules import BY_SLOT, LARGE, MINION, SMALL, forbids
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.minions import unoccupied
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import minions_at_hand
from moonstone.games.charterstone.rules.workers import large_at_hand, small_at_hand

MUCH: Final = 99
"""More than any cost takes."""


def placements(state: GameData, seat: int) -> list[CharterstoneMove]:
    """A3.2, B1.8: a worker onto every building the seat can use, a minion onto those of its charter that are free."""
    answers: list[CharterstoneMove] = []
    if state.workers_at_hand[seat]:
        index, chapter = state.setup.index, state.setup.chapter
        costs, goods = index.costs, state.goods
        first, alike = seat * GOODS, not chapter.rules & BY_SLOT
        coins, influence = goods[first], state.influence[seat]
        if state.playing[seat] & index.thrifty:
            coins = influence = MUCH
        slots: list[int] = []
        for slot, mark in enumerate(state.buildings):
            if mark:
                cost = costs[mark - 1]
                if goods[first + cost.good] < cost.number or coins < cost.coins or influence < cost.influence:
                    continue
                if (cost.plain and alike) or can_pay(state, seat, cost, slot):
                    slots.append(slot)
        answers = _workers(state, seat, slots)
    if state.rules & MINION_RULE:
        usable = [slot for slot in unoccupied(state, seat) if can_use(state, seat, state.buildings[slot] - 1, slot)]
        answers += _sends(state, seat, usable)
    return answers


def _workers(state: GameData, seat: int, slots: list[int]) -> list[CharterstoneMove]:
    """A3.2: a worker onto these slots; B2.6: the large one, then the small one, as far as the rules of this game allow
    (B2.3).
    """
    catalogue, buildings, chapter = state.setup.catalogue, state.buildings, state.setup.chapter
    if not chapter.has(TWO_WORKERS):
        return [catalogue.place[buildings[slot] - 1] for slot in slots]
    answers: list[CharterstoneMove] = []
    for who, table, there in (
        (LARGE, catalogue.place, large_at_hand(state, seat)),
        (SMALL, catalogue.place_small, small_at_hand(state, seat)),
    ):
        if there and chapter.rules & BY_SLOT:
            slots_of_it = [slot for slot in slots if forbids(state, seat, slot, who) is None]
            answers += [table[buildings[slot] - 1] for slot in slots_of_it]
        elif there:
            answers += [table[buildings[slot] - 1] for slot in slots]
    return answers


def free_placements(state: GameData, seat: int) -> list[CharterstoneMove]:
    """C: the same in the seat's charter alone, where only what is done to a target must be possible.

    Buildings that wait for income bring nothing when somebody is placed there.
    """
    slots = [slot for slot in own_slots(state, seat) if can_use_free(state, seat, slot)]
    answers: list[CharterstoneMove] = []
    if state.workers_at_hand[seat]:
        answers += _workers(state, seat, slots)
    if state.rules & MINION_RULE:
        answers += _sends(state, seat, [slot for slot in unoccupied(state, seat) if slot in slots])
    return answers


def why_nobody_free(state: GameData, seat: int) -> Refusal | None:
    """The rule of this game that keeps somebody at hand off a building where a scroll would help (B2.3), or None."""
    own = [slot for slot in own_slots(state, seat) if can_use_free(state, seat, slot)]
    reach = {
        LARGE: own if large_at_hand(state, seat) else [],
        SMALL: own if small_at_hand(state, seat) else [],
        MINION: [slot for slot in unoccupied(state, seat) if slot in own] if any(minions_at_hand(state, seat)) else [],
    }
    found = (forbids(state, seat, slot, who) for who, slots in reach.items() for slot in slots)
    return next((refusal for refusal in found if refusal is not None), None)


def can_use_free(state: GameData, seat: int, slot: int) -> bool:
    """C: whether a scroll helps on a slot of the seat's charter."""
    building = state.buildings[slot] - 1
    index = state.setup.index
    if building < 0 or index.costs[building].income:
        return False
    return can_pay(state, seat, index.free_costs[building], slot)


def _sends(state: GameData, seat: int, slots: list[int]) -> list[CharterstoneMove]:
    """B1.8: every kind of minion at hand onto every one of these buildings."""
    if state.setup.chapter.has(MINIONS_WAIT):
        return []
    kinds = [kind for kind, number in enumerate(minions_at_hand(state, seat)) if number]
    buildings = [state.buildings[slot] - 1 for slot in slots]
    sends = state.setup.catalogue.send
    return [sends[kind][building] for kind in kinds for building in buildings]
