"""The turn (A3): place a worker, pay and use the building, or take all workers back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone import targets
from moonstone.games.charterstone.asks import Ask
from moonstone.games.charterstone.gaining import push, set_off
from moonstone.games.charterstone.goods import GOOD_NAMES, bits, pay, spend
from moonstone.games.charterstone.moves import CharterstoneMove, Give, Partly, Pay, Place, Retrieve
from moonstone.games.charterstone.nouns import PATIENCE, WORKERS
from moonstone.games.charterstone.table import GOODS, NO_TARGET, Cost

if TYPE_CHECKING:
    from moonstone.games.charterstone.state import CharterstoneState, Frame

RETRIEVE, PARTLY = Retrieve(), Partly()
NOBODY = -1


def do_next(state: CharterstoneState, frame: Frame, tell: list[Event] | None) -> None:
    """The next player's turn, or, when a round after the hourglass is complete, the end (A6.4).

    A3.1: a turn begun without influence moves progress first.
    """
    seat = (state.current + 1) % state.seats
    if seat == state.first:
        if state.ending:
            return
        state.round += 1
    state.current = seat
    state.partly = False
    if tell is not None:
        tell.append(Event("turn", {"seat": seat, "round": state.round}))
    state.stack += [(Ask.NEXT,), (Ask.AUTOMA if seat in state.table.automas else Ask.TURN, seat)]
    if seat in state.table.automas and not state.idle[seat]:
        state.stack.pop()
        retrieve(state, seat, tell)
    if not state.influence[seat]:
        state.stack.append((Ask.ADVANCE, seat))
    if seat == state.first and state.round > PATIENCE:
        state.stack.append((Ask.ADVANCE, NOBODY))


def retrieve(state: CharterstoneState, seat: int, tell: list[Event] | None) -> None:
    """A3.2: all workers come back."""
    flag = seat + 1
    workers = state.workers
    slot = workers.find(flag)
    while slot >= 0:
        workers[slot] = 0
        slot = workers.find(flag, slot + 1)
    if tell is not None:
        tell.append(Event("retrieved", {"seat": seat, "workers": WORKERS - state.idle[seat]}))
    state.idle[seat] = WORKERS


def put(state: CharterstoneState, seat: int, slot: int, tell: list[Event] | None) -> None:
    """A3.3: a worker onto a building; one that stands there goes home."""
    before = state.workers[slot]
    if before:
        state.idle[before - 1] += 1
    state.workers[slot] = seat + 1
    state.idle[seat] -= 1
    if tell is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        bumped = before - 1 if before else None
        tell.append(Event("placed", {"seat": seat, "building": name, "bumped": bumped}))


# TURN


def turn_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every building the seat can pay for, taking back, and gaining in part."""
    seat = frame[1]
    answers: list[CharterstoneMove] = []
    if state.idle[seat]:
        places = state.table.index.catalogue.places
        answers = [places[mark - 1] for mark in state.stuck if mark and can_use(state, seat, mark - 1)]
        if not state.partly:
            answers.append(PARTLY)
    if state.idle[seat] < WORKERS:
        answers.append(RETRIEVE)
    return answers


def can_use(state: CharterstoneState, seat: int, building: int) -> bool:
    """A3.3: whether the seat can pay the whole cost."""
    cost = state.table.index.costs[building]
    if state.influence[seat] < cost.influence:
        return False
    first = seat * GOODS
    goods = state.goods
    if goods[first] < cost.coins:
        return False
    for good, number in cost.fixed:
        if goods[first + good] < number:
            return False
    if cost.total and sum(goods[first + 1 : first + GOODS]) < cost.total:
        return False
    return cost.target == NO_TARGET or targets.POSSIBLE[cost.target](state, seat, cost)


def check_turn(state: CharterstoneState, frame: Frame, move: CharterstoneMove) -> Refusal | None:
    """Why a worker cannot be placed there, or taken back."""
    seat = frame[1]
    if isinstance(move, Retrieve):
        if state.idle[seat] < WORKERS:
            return None
        return Refusal("no-workers-out", "All your workers are at home.")
    if not state.idle[seat]:
        return Refusal("no-worker", "You have no worker left; take them all back.")
    if isinstance(move, Partly):
        return Refusal("already-partly", "You will be asked about every part already.") if state.partly else None
    assert isinstance(move, Place)
    building = state.table.index.building_of[move.building]
    if building + 1 not in state.stuck:
        return Refusal("not-built", "That building does not stand in the village.", {"building": move.building})
    if can_use(state, seat, building):
        return None
    return why_not_use(state, seat, building)


def why_not_use(state: CharterstoneState, seat: int, building: int) -> Refusal:
    """What the seat lacks to use a building."""
    index = state.table.index
    cost, title = index.costs[building], index.content.buildings[building].title
    first = seat * GOODS
    lacking = [(GOOD_NAMES[good], number) for good, number in ((0, cost.coins), *cost.fixed)]
    for (name, number), (good, _) in zip(lacking, ((0, 0), *cost.fixed), strict=True):
        if state.goods[first + good] < number:
            return _cannot_pay(title, name, number)
    if state.influence[seat] < cost.influence:
        return _cannot_pay(title, "influence", cost.influence)
    if sum(state.goods[first + 1 : first + GOODS]) < cost.total:
        return _cannot_pay(title, "resource", cost.total)
    return targets.WHY_NOT[cost.target](state, seat)


def _cannot_pay(title: str, what: str, number: int) -> Refusal:
    text = f"{title} costs {number} {what}, and you do not have that."
    return Refusal("cannot-pay", text, {"building": title, "what": what, "number": number})


def do_turn(state: CharterstoneState, frame: Frame, move: CharterstoneMove, tell: list[Event] | None) -> None:
    """A3.3: bump, pay, gain; or take back."""
    seat = frame[1]
    if move == RETRIEVE:
        retrieve(state, seat, tell)
        return
    if move == PARTLY:
        state.partly = True
        state.stack.append(frame)
        return
    assert isinstance(move, Place)
    table = state.table
    index = table.index
    building = index.building_of[move.building]
    put(state, seat, state.stuck.index(building + 1), tell)
    set_off(state, seat, table.use_triggers[building])
    for trigger in table.cost_triggers[building]:
        set_off(state, seat, trigger)
    push(state, seat, index.benefits[building], state.partly)
    cost = index.costs[building]
    if cost.any:
        state.stack.append((Ask.PAY, seat, cost.any))
    if cost.target == NO_TARGET:
        pay_fixed(state, seat, cost, tell)
    else:
        state.stack += [(Ask.COST, seat, building), (targets.ASKS[cost.target], seat, building)]


def do_cost(state: CharterstoneState, frame: Frame, tell: list[Event] | None) -> None:
    """What is to be paid beside a target, once that is chosen."""
    pay_fixed(state, frame[1], state.table.index.costs[frame[2]], tell)


def pay_fixed(state: CharterstoneState, seat: int, cost: Cost, tell: list[Event] | None) -> None:
    """Pay what leaves no choice."""
    if cost.paid:
        spend(state, seat, cost.paid)
    if cost.coins:
        pay(state, seat, 0, cost.coins)
    for good, number in cost.fixed:
        pay(state, seat, good, number)
    if tell is not None and (cost.paid or cost.coins or cost.fixed):
        goods = {"influence": cost.paid, "coin": cost.coins}
        goods |= {GOOD_NAMES[good]: number for good, number in cost.fixed}
        tell.append(Event("paid", {"seat": seat, "goods": {name: number for name, number in goods.items() if number}}))


# PAY: resources of any kind


def pay_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every heap of that size the seat has."""
    _, seat, number = frame
    first = seat * GOODS + 1
    have = state.goods[first : first + GOODS - 1]
    heaps = state.table.index.catalogue.pays[number]
    if number == 1:
        return [heaps[kind][1] for kind, own in enumerate(have) if own]
    return [move for heap, move in heaps if all(want <= own for want, own in zip(heap, have, strict=True))]


def check_pay(state: CharterstoneState, frame: Frame, move: Pay) -> Refusal | None:
    """So many, and such as the seat has."""
    if move in pay_answers(state, frame):
        return None
    return Refusal("not-those-resources", f"Pay {frame[2]} of the resources you have.", {"number": frame[2]})


def do_pay(state: CharterstoneState, frame: Frame, move: Pay, tell: list[Event] | None) -> None:
    """They go to the general supply."""
    seat = frame[1]
    names = move.resources.split("+")
    goods: dict[str, int] = {name: names.count(name) for name in GOOD_NAMES if name in names}
    for name, number in goods.items():
        pay(state, seat, GOOD_NAMES.index(name), number)
    if tell is not None:
        tell.append(Event("paid", {"seat": seat, "goods": {**goods}}))


# GIVE: advancement cards as goods


def give_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of the seat."""
    gives = state.table.index.catalogue.gives
    return [gives[card] for card in bits(state.held[frame[1]])]


def check_give(state: CharterstoneState, frame: Frame, move: Give) -> Refusal | None:
    """The seat has it."""
    if state.held[frame[1]] >> state.table.index.card_of[move.card] & 1:
        return None
    return Refusal("not-yours", f"You do not have the card {move.card}.", {"card": move.card})


def do_give(state: CharterstoneState, frame: Frame, move: Give, tell: list[Event] | None) -> None:
    """Onto the discard pile, one by one."""
    _, seat, number = frame
    bit = 1 << state.table.index.card_of[move.card]
    state.held[seat] ^= bit
    state.discard |= bit
    if tell is not None:
        tell.append(Event("gave", {"seat": seat, "card": move.card}))
    if number > 1:
        state.stack.append((Ask.GIVE, seat, number - 1))
