"""Workers on the board: placed, bumped, and back home (A3.2, A3.3)."""

from __future__ import annotations

from moonstone.engine import Event
from moonstone.games.charterstone.content.constants import WORKERS
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import minions_out


def place_worker(state: GameData, seat: int, slot: int, bump: bool, events: list[Event] | None) -> bool:
    """A3.3: a worker onto a building; one that stands there goes home. Returns whether that was an opponent's."""
    before, other = state.workers[slot], state.workers_beside[slot] if bump else 0
    opponent = False
    if before and bump:
        state.workers_at_hand[before - 1] += 1
        opponent = before != seat + 1
        if other:
            state.workers_beside[slot] = 0
            state.workers_at_hand[other - 1] += 1
            opponent = opponent or other != seat + 1
    elif before:
        state.workers_beside[slot] = before
    state.workers[slot] = seat + 1
    state.workers_at_hand[seat] -= 1
    if events is not None:
        name = state.setup.index.card_names[state.buildings[slot] - 1]
        bumped = before - 1 if before and bump else None
        events.append(Event("placed", {"seat": seat, "building": name, "bumped": bumped}))
        if other:
            tell_recalled(state, other - 1, slot, events)
    return opponent


def step_off(state: GameData, seat: int, slot: int) -> None:
    """A worker of the seat leaves a building; one that stood beside it has the place to itself (C 231)."""
    if state.workers[slot] == seat + 1:
        state.workers[slot] = state.workers_beside[slot]
    state.workers_beside[slot] = 0


def bring_home(state: GameData, seat: int, slot: int, events: list[Event] | None) -> None:
    """One worker comes back."""
    step_off(state, seat, slot)
    state.workers_at_hand[seat] += 1
    tell_recalled(state, seat, slot, events)


def tell_recalled(state: GameData, seat: int, slot: int, events: list[Event] | None) -> None:
    """Somebody has come back from a building."""
    if events is not None:
        name = state.setup.index.card_names[state.buildings[slot] - 1]
        events.append(Event("recalled", {"seat": seat, "building": name}))


def someone_out(state: GameData, seat: int) -> bool:
    """Whether the seat has anybody to take back."""
    return state.workers_at_hand[seat] < WORKERS or (any(state.minions_placed) and bool(minions_out(state, seat)))
