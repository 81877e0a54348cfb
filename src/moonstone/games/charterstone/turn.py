"""The turn (A3): place a worker, pay and use the building, or take all workers back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone import belongings, effects, goods, minions, personas, targets
from moonstone.games.charterstone.asks import Ask
from moonstone.games.charterstone.gaining import YES, push, set_off
from moonstone.games.charterstone.goods import GOOD_NAMES, bits, pay, place_influence, spend
from moonstone.games.charterstone.moves import CharterstoneMove, Give, Partly, Pay, Place, Retrieve, Send, Use
from moonstone.games.charterstone.nouns import MINION_RULE, MINIONS, PATIENCE, PERILS, WORKERS
from moonstone.games.charterstone.table import FROM_COMMONS, GOODS, NO_TARGET, Cost

if TYPE_CHECKING:
    from moonstone.games.charterstone.state import CharterstoneState, Frame

RETRIEVE, PARTLY = Retrieve(), Partly()
NOBODY = -1


def do_next(state: CharterstoneState, frame: Frame, tell: list[Event] | None) -> None:
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
    if tell is not None:
        tell.append(Event("turn", {"seat": seat, "round": state.round}))
    state.stack.append((Ask.NEXT,))
    if goods.has(state, seat, "omen"):
        state.stack.append((Ask.OMEN, seat))
    if seat in state.table.automas and not state.idle[seat]:
        retrieve(state, seat, tell)
    else:
        state.stack.append((Ask.AUTOMA if seat in state.table.automas else Ask.TURN, seat))
    if not state.influence[seat]:
        state.stack.append((Ask.ADVANCE, seat))
    if state.round > PATIENCE:
        state.stack.append((Ask.ADVANCE, NOBODY))


def retrieve(state: CharterstoneState, seat: int, tell: list[Event] | None) -> None:
    """A3.2, B1.8: all workers and minions come back. C: two minions of a kind, or both workers from afar, count."""
    flag = seat + 1
    away = 0
    for places in (state.workers, state.beside):
        slot = places.find(flag)
        while slot >= 0:
            places[slot] = 0
            away += state.table.owner(slot) not in (None, seat)
            slot = places.find(flag, slot + 1)
    back = minions.come_back(state, seat) if any(state.pets) else ()
    if tell is not None:
        told: dict[str, Json] = {"seat": seat, "workers": WORKERS - state.idle[seat]}
        if any(back):
            told["minions"] = sum(back)
        tell.append(Event("retrieved", told))
    state.idle[seat] = WORKERS
    if away == WORKERS:
        set_off(state, seat, "retrieve away")
    for kind, number in enumerate(back):
        if number > 1:
            set_off(state, seat, f"retrieve {MINIONS[kind]}")


def do_retrieve(state: CharterstoneState, frame: Frame, tell: list[Event] | None) -> None:
    """All come back in the middle of a turn."""
    retrieve(state, frame[1], tell)


def put(state: CharterstoneState, seat: int, slot: int, bump: bool, tell: list[Event] | None) -> bool:
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
    if tell is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        bumped = before - 1 if before and bump else None
        tell.append(Event("placed", {"seat": seat, "building": name, "bumped": bumped}))
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
        kinds = [kind for kind, number in enumerate(goods.minions_at_hand(state, seat)) if number]
        if kinds:
            slots = minions.unoccupied(state, seat)
            buildings = [state.stuck[slot] - 1 for slot in slots if can_send(state, seat, state.stuck[slot] - 1, slot)]
            answers += [index.catalogue.sends[kind][building] for kind in kinds for building in buildings]
    if answers and not state.partly:
        answers.append(PARTLY)
    if state.held[seat] & index.usable or state.playing[seat] & index.once:
        answers += belongings.uses(state, seat)
    if someone_out(state, seat):
        answers.append(RETRIEVE)
    return answers


def someone_out(state: CharterstoneState, seat: int) -> bool:
    """Whether the seat has anybody to take back."""
    return state.idle[seat] < WORKERS or (any(state.pets) and bool(goods.minions_out(state, seat)))


def can_use(state: CharterstoneState, seat: int, building: int, slot: int) -> bool:
    """A3.3: whether the seat can pay the whole cost."""
    cost = state.table.index.costs[building]
    if state.influence[seat] < cost.influence and not _regained(state, seat, cost, slot):
        return False
    first = seat * GOODS
    have = state.goods
    if have[first] < cost.coins and not _bartered(state, seat, cost):
        return False
    for good, number in cost.fixed:
        if have[first + good] < number:
            return False
    if cost.total and sum(have[first + 1 : first + GOODS]) < cost.total:
        return False
    if cost.more and not _has_more(state, seat, cost, slot):
        return False
    return cost.target == NO_TARGET or targets.POSSIBLE[cost.target](state, seat, cost)


def can_send(state: CharterstoneState, seat: int, building: int, slot: int) -> bool:
    """B1.8: whether the seat can use a building with a minion, which is not at hand to be given away, too."""
    given = dict(state.table.index.costs[building].given).get(effects.MINION, 0)
    left = sum(goods.minions_at_hand(state, seat)) - 1
    return given <= left and can_use(state, seat, building, slot)


def _regained(state: CharterstoneState, seat: int, cost: Cost, slot: int) -> bool:
    """C 329: whether the influence that is missing comes from bumping an opponent, before anything is paid."""
    there = state.workers[slot]
    if not there or there == seat + 1 or not state.spent[seat]:
        return False
    return state.influence[seat] + _from_bumping(state, seat) >= cost.influence


def _from_bumping(state: CharterstoneState, seat: int) -> int:
    """How much influence the seat's personas bring back for a bump."""
    _, entries = state.table.index.persona_effects.get("bump", (0, ()))
    return sum(
        int(str(number))
        for bit, terms, _ in entries
        if bit & state.playing[seat]
        for what, number, *_ in terms
        if what == effects.INFLUENCE
    )


def _bartered(state: CharterstoneState, seat: int, cost: Cost) -> bool:
    """C 255: whether resources can stand in for the coins that are missing."""
    return goods.has(state, seat, "barter") and personas.spare(state, seat, cost.total) >= cost.coins


def _has_more(state: CharterstoneState, seat: int, cost: Cost, slot: int) -> bool:
    """Whether the seat has the cards, minions and perils of a cost, and no token on an income building yet."""
    return _lacking(state, seat, cost) is None and not (cost.income and state.tokens[slot] >> seat & 1)


def _lacking(state: CharterstoneState, seat: int, cost: Cost) -> tuple[str, int] | None:
    """The first of the cards, minions and perils of a cost that the seat lacks, and how many of it."""
    for kind, number in cost.perils:
        if state.plights[seat * len(PERILS) + kind] < number:
            return PERILS[kind], number
    for what, number in cost.given:
        if what == effects.MINION:
            have = sum(goods.minions_at_hand(state, seat))
        else:
            have = goods.cards_of(state, seat, what - effects.KIND).bit_count()
        if have < number:
            return effects.WHATS[what], number
    return None


def check_turn(state: CharterstoneState, frame: Frame, move: CharterstoneMove) -> Refusal | None:
    """Why a worker cannot be placed there, or taken back."""
    seat = frame[1]
    if isinstance(move, Retrieve):
        if someone_out(state, seat):
            return None
        return Refusal("no-workers-out", "All your workers are at home.")
    if isinstance(move, Use):
        return belongings.check_use(state, seat, move)
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


def why_not_use(state: CharterstoneState, seat: int, building: int, slot: int, sent: bool) -> Refusal:
    """What the seat lacks to use a building."""
    index = state.table.index
    cost, title = index.costs[building], index.content.buildings[building].title
    first = seat * GOODS
    for good, number in ((0, cost.coins), *cost.fixed):
        if state.goods[first + good] < number:
            return _cannot_pay(title, GOOD_NAMES[good], number)
    if state.influence[seat] < cost.influence:
        return _cannot_pay(title, "influence", cost.influence)
    if sum(state.goods[first + 1 : first + GOODS]) < cost.total:
        return _cannot_pay(title, "resource", cost.total)
    lacking = ("minion", 1) if sent and effects.MINION in dict(cost.given) else _lacking(state, seat, cost)
    if lacking is not None:
        return _cannot_pay(title, *lacking)
    if cost.income and state.tokens[slot] >> seat & 1:
        return Refusal("token-there", f"Your token is on {title} already.", {"building": title})
    return targets.WHY_NOT[cost.target](state, seat)


def _cannot_pay(title: str, what: str, number: int) -> Refusal:
    text = f"{title} costs {number} {what}, and you do not have that."
    return Refusal("cannot-pay", text, {"building": title, "what": what, "number": number})


def do_turn(state: CharterstoneState, frame: Frame, move: CharterstoneMove, tell: list[Event] | None) -> None:
    """A3.3: bump, pay, gain; or take back; or use something first."""
    seat = frame[1]
    if move == RETRIEVE:
        retrieve(state, seat, tell)
        return
    if move == PARTLY or isinstance(move, Use):
        state.stack.append(frame)
        if isinstance(move, Use):
            belongings.use(state, seat, move, tell)
        else:
            state.partly = True
        return
    assert isinstance(move, Place | Send)
    slot = state.stuck.index(state.table.index.building_of[move.building] + 1)
    if isinstance(move, Send):
        kind = MINIONS.index(move.minion)
        minions.stand(state, seat, kind, slot, tell)
        use(state, seat, slot, False, tell, kind)
    elif state.workers[slot] and not state.beside[slot] and goods.has(state, seat, "stand-beside"):
        state.stack.append((Ask.ENTER, seat, slot))
    else:
        use(state, seat, slot, put(state, seat, slot, True, tell), tell)


def do_enter(state: CharterstoneState, frame: Frame, move: CharterstoneMove, tell: list[Event] | None) -> None:
    """C 231: yes sends the worker there home, no stands beside it."""
    _, seat, slot = frame
    use(state, seat, slot, put(state, seat, slot, move == YES, tell), tell)


def use(
    state: CharterstoneState, seat: int, slot: int, bumped: bool, tell: list[Event] | None, minion: int = -1
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
        pay_fixed(state, seat, cost, tell)
    if bumped:
        set_off(state, seat, "bump")


def _afterwards(state: CharterstoneState, seat: int, slot: int, source: int) -> None:
    """What personas make of using a building, after all else."""
    if source == FROM_COMMONS:
        set_off(state, seat, "commons")
    else:
        if goods.has(state, seat, "match"):
            state.stack.append((Ask.MATCH, seat, source - 1))
        if state.omens[seat] == source:
            push(state, seat, ((effects.VP, personas.OMEN_VP, -1, 0),), 0)
    if state.fresh >> slot & 1:
        state.fresh ^= 1 << slot
        set_off(state, seat, "first-use")
    if "spent" in state.table.index.triggers and not state.idle[seat]:
        state.stack.append((Ask.SPENT, seat))


def do_cost(state: CharterstoneState, frame: Frame, tell: list[Event] | None) -> None:
    """What is to be paid beside a target, once that is chosen."""
    pay_fixed(state, frame[1], state.table.index.costs[frame[2]], tell)


def pay_fixed(state: CharterstoneState, seat: int, cost: Cost, tell: list[Event] | None) -> None:
    """Pay what leaves no choice; B1.11: an income building takes a token; C 255: coins may leave one."""
    if cost.paid:
        spend(state, seat, cost.paid)
    coins = cost.coins
    if coins and goods.has(state, seat, "barter"):
        state.stack.append((Ask.COINS, seat, coins, cost.any))
        coins = 0
    elif coins:
        pay(state, seat, 0, coins)
    for good, number in cost.fixed:
        pay(state, seat, good, number)
    for kind, number in cost.perils:
        state.plights[seat * len(PERILS) + kind] -= number
        state.perils_left[kind] += number
    if cost.income:
        place_influence(state, seat)
        state.tokens[state.using] |= 1 << seat
    if tell is None:
        return
    paid = {"influence": cost.paid, "coin": coins}
    paid |= {GOOD_NAMES[good]: number for good, number in cost.fixed}
    paid |= {PERILS[kind]: number for kind, number in cost.perils}
    if any(paid.values()):
        tell.append(Event("paid", {"seat": seat, "goods": {name: number for name, number in paid.items() if number}}))
    if cost.income:
        name = state.table.index.card_names[state.stuck[state.using] - 1]
        tell.append(Event("income-token", {"seat": seat, "building": name}))


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
    paid: dict[str, int] = {name: names.count(name) for name in GOOD_NAMES if name in names}
    for name, number in paid.items():
        pay(state, seat, GOOD_NAMES.index(name), number)
    if tell is not None:
        tell.append(Event("paid", {"seat": seat, "goods": {**paid}}))


# GIVE: advancement cards, minions and perils as goods or as a cost


def givable(state: CharterstoneState, seat: int, what: int) -> list[CharterstoneMove]:
    """Everything of a sort that the seat can part with, one move each; as often as there is one."""
    catalogue = state.table.index.catalogue
    if what == effects.MINION:
        at_hand = enumerate(goods.minions_at_hand(state, seat))
        return [catalogue.lets_go[MINIONS[kind]] for kind, number in at_hand for _ in range(number)]
    if what == effects.PERIL:
        suffered = enumerate(goods.perils(state, seat))
        return [catalogue.lets_go[PERILS[kind]] for kind, number in suffered for _ in range(number)]
    return [catalogue.gives[card] for card in bits(state.held[seat] & goods.kind_mask(state, what - effects.KIND))]


def give_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Anything of the sort that is asked for."""
    return list(dict.fromkeys(givable(state, frame[1], frame[3])))


def check_give(state: CharterstoneState, frame: Frame, move: Give) -> Refusal | None:
    """The seat has it, and it is of the sort."""
    if move in give_answers(state, frame):
        return None
    return Refusal("not-yours", f"You do not have {move.card} to give.", {"card": move.card})


def do_give(state: CharterstoneState, frame: Frame, move: Give, tell: list[Event] | None) -> None:
    """A card goes onto the discard pile, all else to the supply; one by one."""
    _, seat, number, what = frame
    if move.card in MINIONS:
        kind = MINIONS.index(move.card)
        state.minions[seat * len(MINIONS) + kind] -= 1
        state.wild[kind] += 1
    elif move.card in PERILS:
        kind = PERILS.index(move.card)
        state.plights[seat * len(PERILS) + kind] -= 1
        state.perils_left[kind] += 1
    else:
        bit = 1 << state.table.index.card_of[move.card]
        state.held[seat] ^= bit
        state.discard |= bit
    if tell is not None:
        tell.append(Event("gave", {"seat": seat, "card": move.card}))
    if number > 1:
        state.stack.append((Ask.GIVE, seat, number - 1, what))
