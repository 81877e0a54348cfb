"""Minions (B1.8): placed on unoccupied buildings of the own charter, never bumped, back when all workers are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import MINIONS
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.gaining import push, set_off
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Keep, Send
from moonstone.games.charterstone.rules.supply import has, minions, minions_at_hand, own_slots

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def unoccupied(state: CharterstoneState, seat: int) -> list[int]:
    """The slots of the own charter with a building on which nobody stands."""
    return [
        slot
        for slot in own_slots(state, seat)
        if state.stuck[slot] and not state.workers[slot] and not state.pets[slot]
    ]


def check_send(state: CharterstoneState, seat: int, move: Send) -> Refusal | None:
    """Whether such a minion can stand there; what the building costs is looked at elsewhere."""
    if not minions_at_hand(state, seat)[MINIONS.index(move.minion)]:
        return Refusal("no-minion", f"You have no {move.minion} at hand.", {"minion": move.minion})
    building = state.table.index.building_of[move.building]
    if building + 1 not in state.stuck:
        return Refusal("not-built", "That building does not stand in the village.", {"building": move.building})
    if state.stuck.index(building + 1) not in own_slots(state, seat):
        return Refusal("not-your-charter", "Minions are placed in your own charter.", {"building": move.building})
    if state.stuck.index(building + 1) not in unoccupied(state, seat):
        return Refusal("occupied", "Minions are placed where nobody stands.", {"building": move.building})
    return None


def stand(state: CharterstoneState, seat: int, kind: int, slot: int, events: list[Event] | None) -> None:
    """The minion is placed, and brings what its kind brings."""
    state.minions[seat * len(MINIONS) + kind] -= 1
    state.pets[slot] = kind + 1
    if events is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        events.append(Event("sent", {"seat": seat, "minion": MINIONS[kind], "building": name}))


def placed(state: CharterstoneState, seat: int, kind: int) -> None:
    """What a minion brings whoever places it, and what that sets off."""
    set_off(state, seat, "minion")
    push(state, seat, state.table.index.minion_effects[kind], 0)


def disturb(state: CharterstoneState, seat: int, slot: int) -> None:
    """An opponent's minion where the seat uses a building brings its owner something, unless it is ignored (C 301)."""
    mark, owner = state.pets[slot], state.table.owner(slot)
    if mark and owner is not None and owner != seat and not has(state, seat, "ignore-minions"):
        push(state, owner, state.table.index.minion_effects[mark - 1], 0)


def come_back(state: CharterstoneState, seat: int) -> list[int]:
    """All minions of a seat go home. Returns how many, by kind."""
    found = [0] * len(MINIONS)
    for slot in own_slots(state, seat):
        mark = state.pets[slot]
        if mark:
            state.pets[slot] = 0
            found[mark - 1] += 1
    for kind, number in enumerate(found):
        state.minions[seat * len(MINIONS) + kind] += number
    return found


# TEND: minions to keep for the next game (B1.15)


def crowded(state: CharterstoneState, seat: int, room: int) -> bool:
    """Whether not all of them can be kept: more than there is room for, or two of a kind."""
    numbers = minions(state, seat)
    return sum(numbers) > room or max(numbers) > 1


def tend_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any kind the seat has and does not keep yet."""
    _, seat, _, kept = frame
    tends = state.table.index.catalogue.tends
    return [tends[kind] for kind, number in enumerate(minions(state, seat)) if number and not kept >> kind & 1]


def check_tend(state: CharterstoneState, frame: Frame, move: Keep) -> Refusal | None:
    """The seat has one, and keeps no other of its kind."""
    if move in tend_answers(state, frame):
        return None
    return Refusal("nothing-to-keep", f"{move.what} is no minion of yours that you do not keep already.")


def do_tend(state: CharterstoneState, frame: Frame, move: Keep, events: list[Event] | None) -> None:
    """After the last one, or when no other kind is left, the rest goes back to the supply."""
    _, seat, left, kept = frame
    kept |= 1 << MINIONS.index(move.what)
    if left > 1 and tend_answers(state, (Ask.TEND, seat, left - 1, kept)):
        state.stack.append((Ask.TEND, seat, left - 1, kept))
        return
    come_back(state, seat)
    gone: dict[str, Json] = {}
    for kind, number in enumerate(minions_at_hand(state, seat)):
        rest = number - (kept >> kind & 1)
        state.minions[seat * len(MINIONS) + kind] -= rest
        state.wild[kind] += rest
        if rest:
            gone[MINIONS[kind]] = rest
    if events is not None:
        events.append(Event("discarded", {"seat": seat, "goods": gone}))
