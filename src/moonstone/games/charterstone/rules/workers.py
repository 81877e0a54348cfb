"""Workers on the board, placed, bumped and back home (A3.2, A3.3): the large, the small and the spectral one."""

from __future__ import annotations

from moonstone.engine import Event, Json
from moonstone.games.charterstone.content.constants import TWO_WORKERS, WORKERS
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import minions_out


def large_at_hand(state: GameData, seat: int) -> bool:
    """B2.6: whether the seat can place its large worker; before workers are told apart, any."""
    if not state.setup.chapter.has(TWO_WORKERS):
        return state.workers_at_hand[seat] > 0
    return state.workers_at_hand[seat] > (state.small_at[seat] == 0)


def small_at_hand(state: GameData, seat: int) -> bool:
    """B2.6: whether the seat can place its small worker."""
    return state.setup.chapter.has(TWO_WORKERS) and state.small_at[seat] == 0


def is_spectral(state: GameData, seat: int) -> bool:
    """B2.8: whether the seat's large worker is spectral."""
    return state.spectral == seat + 1


def place_worker(
    state: GameData, seat: int, slot: int, bump: bool, events: list[Event] | None, small: bool = False
) -> bool:
    """A3.3: a worker onto a building; one that stands there goes home. Returns whether that was an opponent's."""
    before, other = state.workers[slot], state.workers_beside[slot] if bump else 0
    opponent = False
    if before and bump:
        _send_home(state, before - 1, slot)
        opponent = before != seat + 1
        if other:
            state.workers_beside[slot] = 0
            _send_home(state, other - 1, slot)
            opponent = opponent or other != seat + 1
    elif before:
        state.workers_beside[slot] = before
    state.workers[slot] = seat + 1
    state.workers_at_hand[seat] -= 1
    state.small_in_use = small
    if small:
        state.small_at[seat] = slot + 1
    if events is not None:
        name = state.setup.index.card_names[state.buildings[slot] - 1]
        told: dict[str, Json] = {"seat": seat, "building": name, "bumped": before - 1 if before and bump else None}
        if state.setup.chapter.has(TWO_WORKERS):
            told["worker"] = worker_name(state, seat, small)
        events.append(Event("placed", told))
        if other:
            tell_recalled(state, other - 1, slot, events)
    return opponent


def worker_name(state: GameData, seat: int, small: bool) -> str:
    """What a worker is called."""
    return "small" if small else "spectral" if is_spectral(state, seat) else "large"


def large_bumped(state: GameData, seat: int, slot: int) -> bool:
    """B2.8: whether placing somebody there would send the spectral worker of an opponent home."""
    owner = state.spectral - 1
    if owner in (-1, seat) or owner + 1 not in (state.workers[slot], state.workers_beside[slot]):
        return False
    both = state.workers[slot] == state.workers_beside[slot]
    return both or state.small_at[owner] != slot + 1


def _send_home(state: GameData, seat: int, slot: int) -> None:
    """A worker that was bumped is at hand again. Where both of a seat's stand, both are."""
    state.workers_at_hand[seat] += 1
    if state.small_at[seat] == slot + 1:
        state.small_at[seat] = 0


def step_off(state: GameData, seat: int, slot: int) -> None:
    """A worker of the seat leaves a building; one that stood beside it has the place to itself (C 231).

    Where both of the seat's stand, the one in use leaves if that is the small one, and else the large one.
    """
    both = state.workers[slot] == state.workers_beside[slot]
    if state.workers[slot] == seat + 1:
        state.workers[slot] = state.workers_beside[slot]
    state.workers_beside[slot] = 0
    if state.small_at[seat] == slot + 1 and (not both or (state.small_in_use and state.slot_in_use == slot)):
        state.small_at[seat] = 0


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
