"""Rule 5: stake claims, and Stolen Intelligence."""

from __future__ import annotations

from itertools import compress
from typing import Final

from moonstone.engine import Event, Refusal
from moonstone.games.charon.areas import AREA_OF, AREAS, INTELLIGENCE, TITLES
from moonstone.games.charon.moves import CharonMove, Pass, Relocate, Stake
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

FLAGS_STAKED: Final = 4
_PASS: Final = Pass()


def enter_stake(state: StateData, events: list[Event] | None) -> Step | None:
    """5.1: in turn order, one flag a turn, four times round."""
    state.queue = state.order * FLAGS_STAKED
    state.at = 0
    state.turn = (state.queue[0],)
    return None


def stakes(state: StateData, seat: int) -> list[CharonMove]:
    """Every own flag on an area to every empty spot."""
    areas = state.areas[seat]
    return list(compress(state.setup.stakes[areas], state.empty * areas.bit_count()))


def check_stake(state: StateData, seat: int, move: Stake) -> Refusal | None:
    """5.1 and 5.2: an own flag on that area, and an empty spot."""
    area = AREA_OF.get(move.area)
    if area is None:
        return Refusal("unknown-area", f"There is no action area {move.area!r}.", {"area": move.area})
    if not state.areas[seat] >> area & 1:
        return Refusal("no-flag-there", f"You have no flag left on {TITLES[area]}.", {"area": move.area})
    return _check_empty(state, move.spot)


def do_stake(state: StateData, seat: int, move: Stake, events: list[Event] | None) -> Step | None:
    """Put the flag down; after the last one see which areas are live."""
    state.areas[seat] ^= 1 << AREA_OF[move.area]
    plant(state, seat, state.setup.board.spot_of[move.spot])
    if events is not None:
        events.append(Event("staked", {"seat": seat, "area": move.area, "spot": move.spot}))
    state.at += 1
    if state.at < len(state.queue):
        state.turn = (state.queue[state.at],)
        return None
    state.live = live_areas(state)
    if events is not None:
        events.append(Event("live", {area: list(holders(state, index)) for index, area in enumerate(AREAS)}))
    return Step.INTELLIGENCE


def plant(state: StateData, seat: int, spot: int) -> None:
    """A flag goes onto a spot."""
    state.flags[spot] = seat + 1
    state.empty[spot] = 0


def live_areas(state: StateData) -> list[int]:
    """5.3: by area, the seats that hold it, as a mask; 0 where nobody does."""
    most = 2 if state.setup.two_flags else 1
    live = []
    for area in range(len(AREAS)):
        seats = sum(1 << seat for seat in range(state.seats) if state.areas[seat] >> area & 1)
        live.append(seats if seats.bit_count() <= most else 0)
    return live


def holders(state: StateData, area: int) -> tuple[int, ...]:
    """The seats that hold a live area, in reverse turn order, which is the order in which they act."""
    seats = state.live[area]
    return tuple(seat for seat in reversed(state.order) if seats >> seat & 1)


def enter_intelligence(state: StateData, events: list[Event] | None) -> Step | None:
    """5.4: each holder is asked."""
    state.queue = holders(state, INTELLIGENCE)
    state.at = 0
    return _next_holder(state)


def _next_holder(state: StateData) -> Step | None:
    if state.at == len(state.queue):
        return Step.CLAIM
    state.turn = (state.asked,)
    return None


def reachable(state: StateData) -> bytearray:
    """5.4: by spot, 1 where a flag may be moved to: it is empty and touches zones with 1 or 2 gems only."""
    spots_of, gems = state.setup.spots_of, state.zone_gems
    closed = (3,) if state.setup.rules.reaches_empty_zones else (0, 3)
    allowed = bytearray(len(state.empty))
    for zone in state.setup.zones:
        if gems[zone] in (1, 2):
            for spot in spots_of[zone]:
                allowed[spot] = state.empty[spot]
    for zone in state.setup.zones:
        if gems[zone] in closed:
            for spot in spots_of[zone]:
                allowed[spot] = 0
    return allowed


def relocations(state: StateData, seat: int) -> list[CharonMove]:
    """Each own flag to each spot allowed, or pass."""
    allowed = reachable(state)
    by_spot = state.setup.catalogue.relocations
    moves: list[CharonMove] = []
    for spot, flag in enumerate(state.flags):
        if flag == seat + 1:
            moves += compress(by_spot[spot], allowed)
    moves.append(_PASS)
    return moves


def check_relocate(state: StateData, seat: int, move: Relocate) -> Refusal | None:
    """5.4: an own flag to an empty spot among poor zones."""
    start = state.setup.board.spot_of.get(move.spot)
    if start is None or state.flags[start] != seat + 1:
        return Refusal("not-your-flag", f"You have no flag on {move.spot}.", {"spot": move.spot})
    refusal = _check_empty(state, move.to)
    return refusal if refusal is not None else check_gems(state, state.setup.board.spot_of[move.to])


def check_gems(state: StateData, spot: int) -> Refusal | None:
    """5.4: every zone in play that the spot touches holds 1 or 2 gems."""
    gems = [state.zone_gems[zone] for zone in state.setup.touching[spot]]
    if 3 in gems:
        return Refusal("zone-too-rich", "Stolen Intelligence cannot reach a spot that touches a zone with 3 gems.")
    if not any(gems):
        return Refusal("zones-empty", "Stolen Intelligence must reach a spot that touches a zone with 1 or 2 gems.")
    if 0 in gems and not state.setup.rules.reaches_empty_zones:
        return Refusal("zone-empty", "Stolen Intelligence cannot reach a spot that touches an empty zone.")
    return None


def do_relocate(state: StateData, seat: int, move: Relocate, events: list[Event] | None) -> Step | None:
    """Lift the flag and plant it."""
    spot_of = state.setup.board.spot_of
    start = spot_of[move.spot]
    state.flags[start] = 0
    state.empty[start] = 1
    plant(state, seat, spot_of[move.to])
    if events is not None:
        events.append(Event("relocated", {"seat": seat, "spot": move.spot, "to": move.to}))
    state.at += 1
    return _next_holder(state)


def pass_intelligence(state: StateData, seat: int, events: list[Event] | None) -> Step | None:
    """Leave all flags where they stand."""
    if events is not None:
        events.append(Event("passed", {"seat": seat, "area": AREAS[INTELLIGENCE]}))
    state.at += 1
    return _next_holder(state)


def _check_empty(state: StateData, name: str) -> Refusal | None:
    spot = state.setup.board.spot_of.get(name)
    if spot is None:
        return Refusal("unknown-spot", f"There is no spot {name!r} on this moon.", {"spot": name})
    if not state.setup.usable[spot]:
        text = f"The spot {name} touches no zone in play at a table of {state.seats}."
        return Refusal("spot-not-in-play", text, {"spot": name})
    if state.flags[spot]:
        return Refusal(
            "spot-taken", f"There is already a flag on {name}.", {"spot": name, "seat": state.flags[spot] - 1}
        )
    return None
