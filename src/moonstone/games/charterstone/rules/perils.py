"""Perils (B1.17): one on every building in a charter at set-up; whoever uses the building takes it after the
benefit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import PERILS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.deck import impossible
from moonstone.games.charterstone.rules.gaining import set_off
from moonstone.games.charterstone.rules.moves import Afflict, CharterstoneMove, Clear
from moonstone.games.charterstone.rules.supply import own_slots

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def do_befall(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """At set-up, once all buildings stand."""
    state.stack += befall(state, 0)


def befall(state: CharterstoneState, slot: int) -> list[Frame]:
    """The question to chance for the first building from a slot on; none when there is no further one."""
    for at in range(max(slot, len(COMMONS)), len(state.stuck)):
        if state.stuck[at]:
            return [(Ask.AFFLICT, at)]
    return []


def afflicts(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any kind the supply holds; each token is as likely as any other, see `weights`."""
    table = state.table.index.catalogue.afflicts
    return [table[kind] for kind, number in enumerate(state.perils_left) if number]


def weights(state: CharterstoneState) -> list[int]:
    """How many tokens there are of each such kind."""
    return [number for number in state.perils_left if number]


def check_afflict(state: CharterstoneState, frame: Frame, move: Afflict) -> Refusal | None:
    """There is such a token."""
    return None if state.perils_left[PERILS.index(move.peril)] else impossible(move)


def do_afflict(state: CharterstoneState, frame: Frame, move: Afflict, events: list[Event] | None) -> None:
    """It lies on the building; the next building follows."""
    slot, kind = frame[1], PERILS.index(move.peril)
    state.perils_left[kind] -= 1
    state.perils[slot] = kind + 1
    if events is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        events.append(Event("afflicted", {"building": name, "peril": move.peril}, reveals=True))
    state.stack += befall(state, slot + 1)


def do_plight(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """Whoever used the building takes its peril."""
    _, seat, slot = frame
    if state.perils[slot]:
        set_off(state, seat, f"peril {PERILS[take(state, seat, slot, events)]}")


def take(state: CharterstoneState, seat: int, slot: int, events: list[Event] | None) -> int:
    """A peril goes from a building to a seat. Returns its kind."""
    kind = state.perils[slot] - 1
    state.perils[slot] = 0
    state.plights[seat * len(PERILS) + kind] += 1
    if events is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        events.append(Event("suffered", {"seat": seat, "building": name, "peril": PERILS[kind]}))
    return kind


# CLEAR


def clear_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any building of the own charter with a peril."""
    clears = state.table.index.catalogue.clears
    return [clears[state.stuck[slot] - 1] for slot in own_slots(state, frame[1]) if state.perils[slot]]


def check_clear(state: CharterstoneState, frame: Frame, move: Clear) -> Refusal | None:
    """There is one."""
    if move in clear_answers(state, frame):
        return None
    return Refusal("no-peril", "That is no building of your charter with a peril.", {"building": move.building})


def do_clear(state: CharterstoneState, frame: Frame, move: Clear, events: list[Event] | None) -> None:
    """The seat takes it."""
    building = state.table.index.building_of[move.building]
    take(state, frame[1], state.stuck.index(building + 1), events)
