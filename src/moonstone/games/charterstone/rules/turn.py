"""The turn (A3): place a worker, pay and use the building, or take all workers back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import MINION_RULE, MINIONS, PATIENCE, WORKERS
from moonstone.games.charterstone.rules import items, minions, personas, supply, targets
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.costs import can_send, can_use, pay_fixed, why_not_use
from moonstone.games.charterstone.rules.gaining import YES, push, set_off
from moonstone.games.charterstone.rules.index import FROM_COMMONS, GOODS, NO_TARGET
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Partly, Place, Retrieve, Send, Use

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame

RETRIEVE, PARTLY = Retrieve(), Partly()
NOBODY = -1


def do_next(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """The next player's turn, or, when a round after the hourglass is complete, the end (A6.4).

    A3.1: a turn begun without influence moves progress first. A treasure may have won the same player another turn.
    """
    seat = (state.current + 1) % state.seats
    begins = seat == state.first and not state.again
    if state.again:
        state.again -= 1
        seat = state.current
    elif begins:
        if state.ending:
            return
        state.round += 1
    state.current = seat
    state.partly = False
    state.using = -1
    if events is not None:
        events.append(Event("turn", {"seat": seat, "round": state.round}))
    state.stack.append((Ask.NEXT,))
    if supply.has(state, seat, "omen"):
        state.stack.append((Ask.OMEN, seat))
    if seat in state.table.automas and not state.idle[seat]:
        retrieve(state, seat, events)
    else:
        state.stack.append((Ask.AUTOMA if seat in state.table.automas else Ask.TURN, seat))
    if not state.influence[seat]:
        state.stack.append((Ask.ADVANCE, seat))
    if state.round > PATIENCE:
        state.stack.append((Ask.ADVANCE, NOBODY))


def retrieve(state: CharterstoneState, seat: int, events: list[Event] | None) -> None:
    """A3.2, B1.8: all workers and minions come back. C: two minions of a kind, or both workers from afar, count."""
    flag = seat + 1
    away = 0
    for places in (state.workers, state.beside):
        slot = places.find(flag)
        while slot >= 0:
            supply.step_off(state, seat, slot)
            away += state.table.owner(slot) not in (None, seat)
            slot = places.find(flag, slot)
    back = minions.come_back(state, seat) if any(state.pets) else ()
    if events is not None:
        told: dict[str, Json] = {"seat": seat, "workers": WORKERS - state.idle[seat]}
        if any(back):
            told["minions"] = sum(back)
        events.append(Event("retrieved", told))
    state.idle[seat] = WORKERS
    if away == WORKERS:
        set_off(state, seat, "retrieve away")
    for kind, number in enumerate(back):
        if number > 1:
            set_off(state, seat, f"retrieve {MINIONS[kind]}")


def do_retrieve(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """All come back in the middle of a turn."""
    retrieve(state, frame[1], events)


def put(state: CharterstoneState, seat: int, slot: int, bump: bool, events: list[Event] | None) -> bool:
    """A3.3: a worker onto a building; one that stands there goes home. Returns whether that was an opponent's."""
    before = state.workers[slot]
    opponent = False
    if before and bump:
        state.idle[before - 1] += 1
        opponent = before != seat + 1
        other = state.beside[slot]
        if other:
            state.beside[slot] = 0
            state.idle[other - 1] += 1
            opponent = opponent or other != seat + 1
    elif before:
        state.beside[slot] = before
    state.workers[slot] = seat + 1
    state.idle[seat] -= 1
    if events is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        bumped = before - 1 if before and bump else None
        events.append(Event("placed", {"seat": seat, "building": name, "bumped": bumped}))
    return opponent


# TURN


def turn_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every building the seat can pay for, with a worker or a minion; what it can use by hand; and taking back."""
    seat = frame[1]
    index = state.table.index
    answers: list[CharterstoneMove] = []
    if state.idle[seat]:
        places, costs, first = index.catalogue.places, index.costs, seat * GOODS
        have = state.goods[first : first + GOODS]
        for slot, mark in enumerate(state.stuck):
            if mark:
                cost = costs[mark - 1]
                if have[cost.good] >= cost.number and (cost.plain or can_use(state, seat, mark - 1, slot)):
                    answers.append(places[mark - 1])
    if state.rules & MINION_RULE:
        kinds = [kind for kind, number in enumerate(supply.minions_at_hand(state, seat)) if number]
        if kinds:
            slots = minions.unoccupied(state, seat)
            buildings = [state.stuck[slot] - 1 for slot in slots if can_send(state, seat, state.stuck[slot] - 1, slot)]
            answers += [index.catalogue.sends[kind][building] for kind in kinds for building in buildings]
    if answers and not state.partly:
        answers.append(PARTLY)
    if state.held[seat] & index.usable or state.playing[seat] & index.once:
        answers += items.uses(state, seat)
    if someone_out(state, seat):
        answers.append(RETRIEVE)
    return answers


def someone_out(state: CharterstoneState, seat: int) -> bool:
    """Whether the seat has anybody to take back."""
    return state.idle[seat] < WORKERS or (any(state.pets) and bool(supply.minions_out(state, seat)))


def check_turn(state: CharterstoneState, frame: Frame, move: CharterstoneMove) -> Refusal | None:
    """Why a worker cannot be placed there, or taken back."""
    seat = frame[1]
    if isinstance(move, Retrieve):
        if someone_out(state, seat):
            return None
        return Refusal("no-workers-out", "All your workers are at home.")
    if isinstance(move, Use):
        return items.check_use(state, seat, move)
    if isinstance(move, Send):
        refusal = minions.check_send(state, seat, move)
        if refusal is not None:
            return refusal
    elif isinstance(move, Partly):
        if state.partly:
            return Refusal("already-partly", "You will be asked about every part already.")
        if PARTLY in turn_answers(state, frame):
            return None
        return Refusal("no-worker", "You have no worker left; take them all back.")
    elif not state.idle[seat]:
        return Refusal("no-worker", "You have no worker left; take them all back.")
    assert isinstance(move, Place | Send)
    building = state.table.index.building_of[move.building]
    if building + 1 not in state.stuck:
        return Refusal("not-built", "That building does not stand in the village.", {"building": move.building})
    slot = state.stuck.index(building + 1)
    if (can_send if isinstance(move, Send) else can_use)(state, seat, building, slot):
        return None
    return why_not_use(state, seat, building, slot, isinstance(move, Send))


def do_turn(state: CharterstoneState, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
    """A3.3: bump, pay, gain; or take back; or use something first."""
    seat = frame[1]
    if move == RETRIEVE:
        retrieve(state, seat, events)
        return
    if move == PARTLY or isinstance(move, Use):
        state.stack.append(frame)
        if isinstance(move, Use):
            items.use(state, seat, move, events)
        else:
            state.partly = True
        return
    assert isinstance(move, Place | Send)
    slot = state.stuck.index(state.table.index.building_of[move.building] + 1)
    if isinstance(move, Send):
        kind = MINIONS.index(move.minion)
        minions.stand(state, seat, kind, slot, events)
        use(state, seat, slot, False, events, kind)
    elif state.workers[slot] and not state.beside[slot] and supply.has(state, seat, "stand-beside"):
        state.stack.append((Ask.ENTER, seat, slot))
    else:
        use(state, seat, slot, put(state, seat, slot, True, events), events)


def do_enter(state: CharterstoneState, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
    """C 231: yes sends the worker there home, no stands beside it."""
    _, seat, slot = frame
    use(state, seat, slot, put(state, seat, slot, move == YES, events), events)


def use(
    state: CharterstoneState, seat: int, slot: int, bumped: bool, events: list[Event] | None, minion: int = -1
) -> None:
    """A3.3: what a building takes and gives, in this order from the top: bumping sets something off, the cost, the
    benefit, minions, the peril (B1.17), and what using it sets off.
    """
    table = state.table
    index, building = table.index, state.stuck[slot] - 1
    cost = index.costs[building]
    state.using = slot
    source = table.source(slot)
    _afterwards(state, seat, slot, source)
    set_off(state, seat, table.use_triggers[building])
    for trigger in table.cost_triggers[building]:
        set_off(state, seat, trigger)
    if state.perils[slot]:
        state.stack.append((Ask.PLIGHT, seat, slot))
    if minion >= 0:
        minions.placed(state, seat, minion)
    else:
        minions.disturb(state, seat, slot)
    if not cost.income:
        push(state, seat, index.benefits[building], state.partly | source << 1)
    if cost.any:
        state.stack.append((Ask.PAY, seat, cost.any))
    for what, number in cost.given:
        state.stack.append((Ask.GIVE, seat, number, what))
    if cost.target != NO_TARGET:
        state.stack += [(Ask.COST, seat, building), (targets.ASKS[cost.target], seat, building)]
    elif bumped and "bump" in index.triggers:
        state.stack.append((Ask.COST, seat, building))
    else:
        pay_fixed(state, seat, cost, events)
    if bumped:
        set_off(state, seat, "bump")


def _afterwards(state: CharterstoneState, seat: int, slot: int, source: int) -> None:
    """What personas make of using a building, after all else."""
    if source == FROM_COMMONS:
        set_off(state, seat, "commons")
    else:
        if supply.has(state, seat, "match"):
            state.stack.append((Ask.MATCH, seat, source - 1))
        if state.omens[seat] == source:
            push(state, seat, ((vocabulary.VP, personas.OMEN_VP, -1, 0),), 0)
    if state.fresh >> slot & 1:
        state.fresh ^= 1 << slot
        set_off(state, seat, "first-use")
    if "spent" in state.table.index.triggers and not state.idle[seat]:
        state.stack.append((Ask.SPENT, seat))
