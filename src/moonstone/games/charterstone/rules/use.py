"""What using a building takes and gives, and taking everybody back (A3.2, A3.3)."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Event, Json
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import MINIONS, NEIGHBOURS, WORKERS
from moonstone.games.charterstone.rules import minions
from moonstone.games.charterstone.rules.candle import put_candle_out
from moonstone.games.charterstone.rules.costs import pay_fixed
from moonstone.games.charterstone.rules.effects.gain import push_terms, trigger
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.game_rules import BY_SLOT, toll
from moonstone.games.charterstone.rules.index import FROM_COMMONS, NO_TARGET, OBJECTIVE, QUOTA
from moonstone.games.charterstone.rules.questions.score import open_objectives
from moonstone.games.charterstone.rules.questions.target import price_of
from moonstone.games.charterstone.rules.questions.targets import BY_TARGET
from moonstone.games.charterstone.rules.seats import has
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.workers import is_spectral, large_bumped, place_worker, step_off

OMEN_VP: Final = 1
"""C 232."""
SPECTRAL_GAIN: Final = ((vocabulary.REPUTATION, 1, -1, 1),)
"""B2.8."""


def retrieve(state: GameData, seat: int, events: list[Event] | None) -> None:
    """A3.2, B1.8: all workers and minions come back. C: two minions of a kind, or both workers from afar, count."""
    flag = seat + 1
    away = 0
    for places in (state.workers, state.workers_beside):
        slot = places.find(flag)
        while slot >= 0:
            step_off(state, seat, slot)
            away += state.setup.owner(slot) not in (None, seat)
            slot = places.find(flag, slot)
    back = minions.come_back(state, seat) if any(state.minions_placed) else ()
    if events is not None:
        told: dict[str, Json] = {"seat": seat, "workers": WORKERS - state.workers_at_hand[seat]}
        if any(back):
            told["minions"] = sum(back)
        events.append(Event("retrieved", told))
    state.workers_at_hand[seat], state.small_at[seat] = WORKERS, 0
    if away == WORKERS:
        trigger(state, seat, "retrieve away")
    for kind, number in enumerate(back):
        if number > 1:
            trigger(state, seat, f"retrieve {MINIONS[kind]}")


def place_and_use(state: GameData, seat: int, slot: int, bump: bool, small: bool, events: list[Event] | None) -> None:
    """A3.3: a worker is placed, bumping or beside the one that stands there (C 231), and the building used.

    B2.8: the owner of the spectral worker may gain a reputation when it is placed, or bumped by an opponent.
    """
    bumped_spectral = bump and large_bumped(state, seat, slot)
    bumped = place_worker(state, seat, slot, bump, events, small)
    if not small and is_spectral(state, seat):
        push_terms(state, seat, SPECTRAL_GAIN)  # after all else: the cost is paid in full before
    use_building(state, seat, slot, bumped, events)
    if bumped_spectral:
        push_terms(state, state.spectral - 1, SPECTRAL_GAIN)


def use_building(
    state: GameData, seat: int, slot: int, bumped: bool, events: list[Event] | None, minion: int = -1
) -> None:
    """A3.3: what a building takes and gives, in this order from the top: bumping sets something off, the cost, the
    benefit, minions, the peril (B1.17), and what using it sets off.
    """
    setup = state.setup
    index, building = setup.index, state.buildings[slot] - 1
    cost = price_of(state, building)
    state.slot_in_use, state.minion_in_use = slot, minion >= 0
    source = setup.source(slot)
    _afterwards(state, seat, slot, source)
    if cost.target == QUOTA:
        state.stack.append((FrameId.USE_SETS_OFF, seat, building))
    else:
        trigger(state, seat, setup.use_triggers[building])
    for event in setup.cost_triggers[building]:
        trigger(state, seat, event)
    if state.perils_placed[slot]:
        state.stack.append((FrameId.SUFFER_PERIL, seat, slot))
        put_candle_out(state, seat, slot, events)
    if minion >= 0:
        minions.gain_for_placing(state, seat, minion)
    else:
        minions.gain_for_owner(state, seat, slot)
    if not cost.income:
        push_terms(state, seat, index.benefits[building], state.partly, source)
    if cost.any:
        state.stack.append((FrameId.PAY, seat, cost.any))
    for what, number in cost.given:
        state.stack.append((FrameId.GIVE, seat, number, what))
    if cost.target != NO_TARGET:
        state.stack += [(FrameId.PAY_REST, seat, building), (BY_TARGET[cost.target].id, seat, building)]
    elif bumped and "bump" in index.triggers:
        state.stack.append((FrameId.PAY_REST, seat, building))
    else:
        pay_fixed(state, seat, cost, events)
    state.met_before = 0
    if setup.chapter.rules & BY_SLOT and toll(state, seat, slot):
        state.stack.append((FrameId.PAY_TOLL, seat, slot))
    if bumped:
        if cost.target == OBJECTIVE:
            state.met_before = sum(1 << number for number in open_objectives(state, seat))
        trigger(state, seat, "bump")


def _afterwards(state: GameData, seat: int, slot: int, source: int) -> None:
    """What personas make of using a building, after all else. C 276: only its builder, in whose charter it stands, uses
    it for the first time.
    """
    setup = state.setup
    roll_neighbour(state, seat, slot)
    if source == FROM_COMMONS:
        trigger(state, seat, "commons")
    else:
        if has(state, seat, "match"):
            state.stack.append((FrameId.ROLL_MATCH, seat, source - 1))
        if state.omens[seat] == source:
            push_terms(state, seat, ((vocabulary.VP, OMEN_VP, -1, 0),))
    if state.unused_buildings >> slot & 1 and setup.owner(slot) == seat:
        state.unused_buildings ^= 1 << slot
        trigger(state, seat, "first-use")
    if "spent" in setup.index.triggers and not state.workers_at_hand[seat]:
        state.stack.append((FrameId.COUNT_WORKERS, seat))


def roll_neighbour(state: GameData, seat: int, slot: int) -> None:
    """B2.7: whoever plays the charter in which a building is used rolls the die, if that is an opponent."""
    owner = state.setup.owner(slot)
    if state.setup.chapter.has(NEIGHBOURS) and owner not in (None, seat):
        state.stack.append((FrameId.ROLL_NEIGHBOUR, seat, owner))
