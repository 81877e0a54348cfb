"""Costs (A3.3): whether a seat can pay the whole of one, why not, and paying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import MINIONS, PERILS
from moonstone.games.charterstone.rules import personas, supply, targets
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.index import GOODS, NO_TARGET, Cost
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Give, Pay
from moonstone.games.charterstone.rules.supply import GOOD_NAMES, bits, pay, place_influence, spend

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


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
    given = dict(state.table.index.costs[building].given).get(vocabulary.MINION, 0)
    left = sum(supply.minions_at_hand(state, seat)) - 1
    return given <= left and can_use(state, seat, building, slot)


def _regained(state: CharterstoneState, seat: int, cost: Cost, slot: int) -> bool:
    """C 329: whether the influence that is missing comes from bumping an opponent, before anything is paid."""
    opponents = {state.workers[slot], state.beside[slot]} - {0, seat + 1}
    if not opponents or not state.spent[seat]:
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
        if what == vocabulary.INFLUENCE
    )


def _bartered(state: CharterstoneState, seat: int, cost: Cost) -> bool:
    """C 255: whether resources can stand in for the coins that are missing."""
    return supply.has(state, seat, "barter") and personas.spare(state, seat, cost.total) >= cost.coins


def _has_more(state: CharterstoneState, seat: int, cost: Cost, slot: int) -> bool:
    """Whether the seat has the cards, minions and perils of a cost, and no token on an income building yet."""
    return _lacking(state, seat, cost) is None and not (cost.income and state.tokens[slot] >> seat & 1)


def _lacking(state: CharterstoneState, seat: int, cost: Cost) -> tuple[str, int] | None:
    """The first of the cards, minions and perils of a cost that the seat lacks, and how many of it."""
    for kind, number in cost.perils:
        if state.plights[seat * len(PERILS) + kind] < number:
            return PERILS[kind], number
    for what, number in cost.given:
        if what == vocabulary.MINION:
            have = sum(supply.minions_at_hand(state, seat))
        else:
            have = supply.cards_of(state, seat, what - vocabulary.KIND).bit_count()
        if have < number:
            return vocabulary.WHATS[what], number
    return None


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
    lacking = ("minion", 1) if sent and vocabulary.MINION in dict(cost.given) else _lacking(state, seat, cost)
    if lacking is not None:
        return _cannot_pay(title, *lacking)
    if cost.income and state.tokens[slot] >> seat & 1:
        return Refusal("token-there", f"Your token is on {title} already.", {"building": title})
    return targets.WHY_NOT[cost.target](state, seat)


def _cannot_pay(title: str, what: str, number: int) -> Refusal:
    text = f"{title} costs {number} {what}, and you do not have that."
    return Refusal("cannot-pay", text, {"building": title, "what": what, "number": number})


def do_cost(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """What is to be paid beside a target, once that is chosen."""
    pay_fixed(state, frame[1], state.table.index.costs[frame[2]], events)


def pay_fixed(state: CharterstoneState, seat: int, cost: Cost, events: list[Event] | None) -> None:
    """Pay what leaves no choice; B1.11: an income building takes a token; C 255: coins may leave one."""
    if cost.paid:
        spend(state, seat, cost.paid)
    coins = cost.coins
    if coins and supply.has(state, seat, "barter"):
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
    if events is None:
        return
    paid = {"influence": cost.paid, "coin": coins}
    paid |= {GOOD_NAMES[good]: number for good, number in cost.fixed}
    paid |= {PERILS[kind]: number for kind, number in cost.perils}
    if any(paid.values()):
        events.append(Event("paid", {"seat": seat, "goods": {name: number for name, number in paid.items() if number}}))
    if cost.income:
        name = state.table.index.card_names[state.stuck[state.using] - 1]
        events.append(Event("income-token", {"seat": seat, "building": name}))


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


def do_pay(state: CharterstoneState, frame: Frame, move: Pay, events: list[Event] | None) -> None:
    """They go to the general supply."""
    seat = frame[1]
    names = move.resources.split("+")
    paid: dict[str, int] = {name: names.count(name) for name in GOOD_NAMES if name in names}
    for name, number in paid.items():
        pay(state, seat, GOOD_NAMES.index(name), number)
    if events is not None:
        events.append(Event("paid", {"seat": seat, "goods": {**paid}}))


# GIVE: advancement cards, minions and perils as goods or as a cost


def givable(state: CharterstoneState, seat: int, what: int) -> list[CharterstoneMove]:
    """Everything of a sort that the seat can part with, one move each; as often as there is one."""
    catalogue = state.table.index.catalogue
    if what == vocabulary.MINION:
        at_hand = enumerate(supply.minions_at_hand(state, seat))
        return [catalogue.lets_go[MINIONS[kind]] for kind, number in at_hand for _ in range(number)]
    if what == vocabulary.PERIL:
        suffered = enumerate(supply.perils(state, seat))
        return [catalogue.lets_go[PERILS[kind]] for kind, number in suffered for _ in range(number)]
    return [catalogue.gives[card] for card in bits(state.held[seat] & supply.kind_mask(state, what - vocabulary.KIND))]


def give_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Anything of the sort that is asked for."""
    return list(dict.fromkeys(givable(state, frame[1], frame[3])))


def check_give(state: CharterstoneState, frame: Frame, move: Give) -> Refusal | None:
    """The seat has it, and it is of the sort."""
    if move in give_answers(state, frame):
        return None
    return Refusal("not-yours", f"You do not have {move.card} to give.", {"card": move.card})


def do_give(state: CharterstoneState, frame: Frame, move: Give, events: list[Event] | None) -> None:
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
    if events is not None:
        events.append(Event("gave", {"seat": seat, "card": move.card}))
    if number > 1:
        state.stack.append((Ask.GIVE, seat, number - 1, what))
