"""Costs (A3.3): whether a seat can pay the whole of one, why not, and paying what leaves no choice."""

from __future__ import annotations

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import PERILS
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.game_rules import BY_SLOT, toll, why_no_toll
from moonstone.games.charterstone.rules.index import GOODS, NO_TARGET, Cost
from moonstone.games.charterstone.rules.questions.target import price_of
from moonstone.games.charterstone.rules.questions.targets import BY_TARGET
from moonstone.games.charterstone.rules.seats import has
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import (
    GOOD_NAMES,
    cards_of,
    number_of_minions,
    pay_cost,
    payee,
    place_influence,
    spend,
    tell_paid,
)


def can_use(state: GameData, seat: int, building: int, slot: int) -> bool:
    """A3.3: whether the seat can pay the whole cost."""
    return can_pay(state, seat, price_of(state, building), slot)


def can_pay(state: GameData, seat: int, cost: Cost, slot: int) -> bool:
    """Whether the seat has everything that using the building on a slot takes."""
    needed = cost.influence
    if state.setup.chapter.rules & BY_SLOT:
        needed += toll(state, seat, slot)
    if state.influence[seat] < needed and not _regained(state, seat, needed, slot):
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
    return cost.target == NO_TARGET or BY_TARGET[cost.target].possible(state, seat, cost)


def _regained(state: GameData, seat: int, needed: int, slot: int) -> bool:
    """C 329: whether the influence that is missing comes from bumping an opponent, before anything is paid."""
    opponents = {state.workers[slot], state.workers_beside[slot]} - {0, seat + 1}
    if not opponents or not state.influence_in_supply[seat]:
        return False
    return state.influence[seat] + _from_bumping(state, seat) >= needed


def _from_bumping(state: GameData, seat: int) -> int:
    """How much influence the seat's personas bring back for a bump."""
    _, entries = state.setup.index.persona_effects.get("bump", (0, ()))
    return sum(
        int(str(number))
        for bit, terms, _ in entries
        if bit & state.playing[seat]
        for what, number, *_ in terms
        if what == vocabulary.INFLUENCE
    )


def _bartered(state: GameData, seat: int, cost: Cost) -> bool:
    """C 255: whether resources can stand in for the coins that are missing."""
    return has(state, seat, "barter") and _spare(state, seat, cost.total) >= cost.coins


def _spare(state: GameData, seat: int, needed: int) -> int:
    """How many coins a barterer has, counting the resources beyond those needed."""
    first = seat * GOODS
    return sum(state.goods[first : first + GOODS]) - needed


def _has_more(state: GameData, seat: int, cost: Cost, slot: int) -> bool:
    """Whether the seat has the cards, minions and perils of a cost, and no token on an income building yet."""
    for what, number in cost.given:
        if _to_give(state, seat, what, slot) < number:
            return False
    for kind, number in cost.perils:
        if state.perils_held[seat * len(PERILS) + kind] < number:
            return False
    return not (cost.income and state.income_tokens[slot] >> seat & 1)


def _to_give(state: GameData, seat: int, what: int, slot: int) -> int:
    """How many cards of a kind, or minions, the seat has when it uses the building on a slot.

    B2.12: a minion that waits there is the seat's before the cost is paid.
    """
    if what == vocabulary.MINION:
        return number_of_minions(state, seat) + (state.loose_minions[slot] > 0)
    return cards_of(state, seat, what - vocabulary.KIND).bit_count()


def _lacking(state: GameData, seat: int, cost: Cost, slot: int) -> tuple[str, int] | None:
    """The first of the perils, cards and minions of a cost that the seat lacks, and how many of it are needed."""
    for kind, number in cost.perils:
        if state.perils_held[seat * len(PERILS) + kind] < number:
            return PERILS[kind], number
    for what, number in cost.given:
        if _to_give(state, seat, what, slot) < number:
            return vocabulary.WHATS[what], number
    return None


def why_not_use(state: GameData, seat: int, building: int, slot: int) -> Refusal:
    """What the seat lacks to use a building."""
    index = state.setup.index
    cost, title = price_of(state, building), index.content.buildings[building].title
    first = seat * GOODS
    for good, number in ((0, cost.coins), *cost.fixed):
        if state.goods[first + good] < number and not (good == 0 and _bartered(state, seat, cost)):
            return _cannot_pay(title, GOOD_NAMES[good], number)
    if state.influence[seat] < cost.influence:
        return _cannot_pay(title, "influence", cost.influence)
    if state.influence[seat] < cost.influence + toll(state, seat, slot):
        return why_no_toll(state, seat, slot)
    if sum(state.goods[first + 1 : first + GOODS]) < cost.total:
        return _cannot_pay(title, "resource", cost.total)
    lacking = _lacking(state, seat, cost, slot)
    if lacking is not None:
        return _cannot_pay(title, *lacking)
    if cost.income and state.income_tokens[slot] >> seat & 1:
        return Refusal("token-there", f"Your token is already on {title}.", {"building": title})
    return BY_TARGET[cost.target].why_impossible(state, seat)


def _cannot_pay(title: str, what: str, number: int) -> Refusal:
    text = f"{title} costs {number} {what}, and you do not have that."
    return Refusal("cannot-pay", text, {"building": title, "what": what, "number": number})


def pay_fixed(state: GameData, seat: int, cost: Cost, events: list[Event] | None) -> None:
    """Pay what leaves no choice; B1.11: an income building takes a token; C 255: coins may leave one."""
    if cost.paid:
        spend(state, seat, cost.paid)
    coins = cost.coins
    if coins and has(state, seat, "barter"):
        state.stack.append((FrameId.PAY_COINS, seat, coins, cost.any))
        coins = 0
    elif coins:
        pay_cost(state, seat, 0, coins)
    for good, number in cost.fixed:
        pay_cost(state, seat, good, number)
    for kind, number in cost.perils:
        state.perils_held[seat * len(PERILS) + kind] -= number
        state.peril_supply[kind] += number
    if cost.income:
        place_influence(state, seat)
        state.income_tokens[state.slot_in_use] |= 1 << seat
    if events is None:
        return
    goods: dict[str, int] = {"coin": coins, **{GOOD_NAMES[good]: number for good, number in cost.fixed}}
    perils = {PERILS[kind]: number for kind, number in cost.perils}
    owner = payee(state, seat)
    if owner >= 0:
        tell_paid(events, seat, goods, owner)
        tell_paid(events, seat, {"influence": cost.paid, **perils})
    else:
        tell_paid(events, seat, {"influence": cost.paid, **goods, **perils})
    if cost.income:
        name = state.setup.index.card_names[state.buildings[state.slot_in_use] - 1]
        events.append(Event("income-token", {"seat": seat, "building": name}))
