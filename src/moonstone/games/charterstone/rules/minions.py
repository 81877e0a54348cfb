"""Minions (B1.8): placed on unoccupied buildings of their charter, never bumped, back when all workers are."""

from __future__ import annotations

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import MINIONS
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import push_terms, trigger
from moonstone.games.charterstone.rules.seats import has, own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import minions_at_hand


def unoccupied(state: GameData, seat: int) -> list[int]:
    """The slots of the seat's charter with a building on which nobody stands."""
    return [
        slot
        for slot in own_slots(state, seat)
        if state.buildings[slot] and not state.workers[slot] and not state.minions_placed[slot]
    ]


def check_send(state: GameData, seat: int, move: moves.Send) -> Refusal | None:
    """Whether such a minion can stand there; what the building costs is looked at elsewhere."""
    if not minions_at_hand(state, seat)[MINIONS.index(move.minion)]:
        return Refusal("no-minion", f"You have no {move.minion} to place.", {"minion": move.minion})
    building = state.setup.index.building_of[move.building]
    if building + 1 not in state.buildings:
        return Refusal("not-built", "That building is not in the village.", {"building": move.building})
    if state.buildings.index(building + 1) not in own_slots(state, seat):
        return Refusal(
            "not-your-charter", "You can place minions only in your own charter.", {"building": move.building}
        )
    if state.buildings.index(building + 1) not in unoccupied(state, seat):
        return Refusal("occupied", "You can place minions only on unoccupied buildings.", {"building": move.building})
    return None


def place(state: GameData, seat: int, kind: int, slot: int, events: list[Event] | None) -> None:
    """The minion goes from its player onto the building."""
    state.minions_at_hand[seat * len(MINIONS) + kind] -= 1
    state.minions_placed[slot] = kind + 1
    if events is not None:
        name = state.setup.index.card_names[state.buildings[slot] - 1]
        events.append(Event("sent", {"seat": seat, "minion": MINIONS[kind], "building": name}))


def gain_for_placing(state: GameData, seat: int, kind: int) -> None:
    """What a minion brings its player when it is placed, and what that sets off."""
    trigger(state, seat, "minion")
    push_terms(state, seat, state.setup.index.minion_effects[kind])


def gain_for_owner(state: GameData, seat: int, slot: int) -> None:
    """An opponent's minion where the seat uses a building brings its owner something, unless it is ignored (C 301)."""
    mark, owner = state.minions_placed[slot], state.setup.owner(slot)
    if owner in state.setup.automas:
        return  # C2: it takes no benefits
    if mark and owner is not None and owner != seat and not has(state, seat, "ignore-minions"):
        push_terms(state, owner, state.setup.index.minion_effects[mark - 1])


def come_back(state: GameData, seat: int) -> list[int]:
    """All minions of a seat go home. Returns how many, by kind."""
    found = [0] * len(MINIONS)
    for slot in own_slots(state, seat):
        mark = state.minions_placed[slot]
        if mark:
            state.minions_placed[slot] = 0
            found[mark - 1] += 1
    for kind, number in enumerate(found):
        state.minions_at_hand[seat * len(MINIONS) + kind] += number
    return found
