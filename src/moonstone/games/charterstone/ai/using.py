"""What using a building makes of a position: the cheapest way to pay, all of the benefit, and what else it sets off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from moonstone.games.charterstone.ai import this_game
from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.ai.stands import Stand
from moonstone.games.charterstone.client import shapes
from moonstone.games.charterstone.content.constants import KINDS, MINIONS, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import QuotaRow
from moonstone.games.charterstone.content.vocabulary import Term, Trigger
from moonstone.games.charterstone.rules import moves as made

BUMPED_OTHER: Final = -0.2
"""An opponent gets a worker back."""
BUMPED_SPECTRAL: Final = -0.5
"""B2.8: and may gain a reputation."""
SPARED_WORKER: Final = 0.4
"""A minion does what a worker would have done."""
SMALL_FIRST: Final = 0.05
"""B2.6: what it is worth to keep the large worker, which can still go where the small one stands."""


def looks(before: Position, after: Position, extra: float = 0.0) -> float:
    """How good it looks to have come from one to the other."""
    return after.evaluate(after.stock() - before.stock() + extra)


def place_large(position: Position, move: made.Place) -> float:
    """B2.8: the spectral worker brings a reputation, if that is wanted."""
    spectral = max(0.0, position.reputation_worth()) if position.spectral and position.influence else 0.0
    return _place(position, move.building) + spectral


def place_small(position: Position, move: made.PlaceSmall) -> float:
    """B2.6: as the large one; where one of them can go to fewer buildings, that one first."""
    scarce = "small-worker" in position.view["chapter"]["rules"] and position.workers > 1
    return _place(position, move.building) + SMALL_FIRST * scarce


def _place(position: Position, building: str) -> float:
    """Pay the cheapest way, gain the benefit, and see. Either worker comes to the same."""
    found = position.known.placed
    if building not in found:
        after = position.copy()
        stand = stand_of(position, building)
        _bump(position, after, stand)
        found[building] = used(position, after, building, stand)
    return found[building]


def _bump(position: Position, after: Position, stand: Stand) -> None:
    """Whoever stands there goes home."""
    there = (stand.plot["worker"], stand.plot.get("beside"))
    after.workers += there.count(position.you) - 1
    others = [seat for seat in there if seat not in (None, position.you)]
    if others:
        after.points += position.trigger_worth(Trigger("bump")) + BUMPED_OTHER
    for seat in others:
        player = position.view["players"][seat or 0]
        if player.get("spectral") and player.get("small") != stand.plot["building"]:
            after.points += BUMPED_SPECTRAL


def send(position: Position, move: made.Send) -> float:
    """As a worker, but the worker stays at hand, and the minion brings something."""
    after = position.copy()
    kind = MINIONS.index(move.minion)
    after.points += position.trigger_worth(Trigger("minion")) + SPARED_WORKER
    for term in position.index.content.minions[kind].gain:
        gain(after, term)
    return used(position, after, move.building, stand_of(position, move.building))


def used(position: Position, after: Position, name: str, stand: Stand, free: bool = False) -> float:
    """Pay for a building, unless a scroll does, and gain what it gives."""
    building = position.building(name)
    after.turns = max(0.0, after.turns - 1)
    costs = [term.what for term in building.cost]
    if "objective" in costs:  # its condition holds before anything is paid
        _score_best(after)
    this_game.pay_toll(after, stand)
    if not (free or question_of(position).get("free")):
        for term in building.cost:
            _pay_term(after, term)
    for what in costs:
        if what in TARGETS:
            TARGETS[what](after)
    if building.income:
        after.points += position.benefit_worth(building)
    else:
        for term in building.benefit:
            gain(after, term)
    peril = stand.plot.get("peril")
    if peril is not None:
        after.perils[PERILS.index(peril)] += 1
        after.points += position.trigger_worth(Trigger("peril", peril))
    after.points += position.trigger_worth(Trigger("use", building.name))
    after.points += position.trigger_worth(Trigger("commons")) if stand.charter is None else 0.0
    for term in building.cost:
        if term.what in (*RESOURCES, *KINDS):
            after.points += position.trigger_worth(Trigger("cost", term.what))
    brought = this_game.brings(position, building, stand)
    after.points += max(0.0, brought)
    return looks(position, after) + min(0.0, brought)  # what this costs is lost, whatever else there is to do


def question_of(position: Position) -> shapes.Question:
    """What is being answered."""
    question = position.view["question"]
    assert question is not None
    return question


def _pay_term(after: Position, term: Term) -> None:
    """What a term of a cost takes, the cheapest way."""
    if term.what == "coin":
        after.coins -= term.number
    elif term.what in ("influence", "income"):
        after.influence -= term.number
        after.spent += term.number if term.what == "influence" else 0
    elif term.what in RESOURCES:
        after.resources[RESOURCES.index(term.what)] -= term.number
    elif term.what == "resource":
        _pay_any(after, term.number)
    elif term.what in PERILS:
        after.perils[PERILS.index(term.what)] -= term.number
    elif term.what == "minion":
        _part_with_minions(after, term.number)
    elif term.what == "card" or term.what in KINDS:
        for card in sorted(after.of_kind(term.what), key=after.card_worth)[: term.number]:
            after.cards.pop(card, None)


def _part_with_minions(after: Position, number: int) -> None:
    for _ in range(number):
        kinds = [kind for kind, have in enumerate(after.minions) if have]
        if kinds:
            after.minions[min(kinds, key=after.minion_worth)] -= 1


def stand_of(position: Position, building: str) -> Stand:
    """Who and what is on a building, and where that is."""
    return position.stands[building]


def _pay_any(after: Position, number: int) -> None:
    """The resources there are most of."""
    for _ in range(number):
        kind = max(range(len(RESOURCES)), key=lambda kind: after.resources[kind])
        after.resources[kind] -= 1


def gain(after: Position, term: Term) -> None:
    """Goods are had, everything else is points as it is worth them."""
    if term.any_of:
        gain(after, max(term.any_of, key=after.term_worth))
        return
    number = term.number * (1 if term.per is None else after.count(term.per))
    supply = after.view["supply"]
    if term.what == "coin":
        after.coins += min(number, supply["coin"])
    elif term.what in RESOURCES:
        after.resources[RESOURCES.index(term.what)] += min(number, supply[term.what])
    elif term.what == "resource":
        after.wild += number
    elif term.what == "influence":
        number = min(number, after.spent)
        after.influence += number
        after.spent -= number
    elif term.what == "reputation" and after.reputation_worth() > 0 and after.influence:
        after.points += after.reputation_worth() + after.token
        after.influence -= 1
        after.reputation += 1
    elif term.what in MINIONS:
        after.minions[MINIONS.index(term.what)] += min(number, after.view["minions"].get(term.what, 0))
    elif term.what != "reputation":
        after.points += after.term_worth(term)


def _build_best(after: Position) -> None:
    """The card of most value that can be paid."""
    cards = [card for card in after.of_kind("building") if _has(after, card)]
    if cards:
        build(after, max(cards, key=lambda card: after.building_worth(after.building(card))), after.cheapest_cover())


def _has(position: Position, card: str) -> bool:
    return all(want <= have for want, have in zip(position.building(card).build, position.resources, strict=True))


def build(after: Position, card: str, over: str | None) -> None:
    """Pay for a building, and have it, maybe over another."""
    for kind, number in enumerate(after.building(card).build):
        after.resources[kind] -= number
    after.cards.pop(card, None)
    after.points += after.building_worth(after.building(card)) + after.trigger_worth(Trigger("build"))
    if over is None:
        after.raised += 1
    else:
        after.points -= after.value_worth(after.building(over))


def _open_best(after: Position) -> None:
    """Any crate: nobody knows what is in it."""
    crates = [card for card in after.of_kind("constructed") if after.crate_worth(card)]
    if crates:
        open_crate(after, max(crates, key=after.crate_worth))


def open_crate(after: Position, card: str) -> None:
    """Nobody knows what is in it, but mostly a persona is."""
    after.cards.pop(card, None)
    after.points += after.crate_worth(card) + after.trigger_worth(Trigger("open"))
    after.recruits += 1


def _score_best(after: Position) -> None:
    """Any objective that is met."""
    met = [name for name, needs in after.objectives() if all(need.met(after.count(need.counter)) for need in needs)]
    if met:
        after.scored.add(met[0])
        after.influence -= 1
        after.points += after.trigger_worth(Trigger("score"))


def _ship_best(after: Position) -> None:
    """The space that leaves most."""
    best: Position | None = None
    worth = float("-inf")
    tried: set[tuple[str, int, str]] = set()
    for space in after.spaces:
        row, column = _space(after, space)
        key = (row.goods, row.amounts[column], " ".join(map(str, row.bonuses[column])))
        if key in tried:
            continue
        tried.add(key)
        then = after.copy()
        if ship(then, space) and then.stock() > worth:
            best, worth = then, then.stock()
    if best is not None:
        after.coins, after.resources, after.cards = best.coins, best.resources, best.cards
        after.minions, after.perils = best.minions, best.perils
        after.influence, after.quota, after.points = best.influence, best.quota, best.points
        after.spaces, after.reputation = best.spaces, best.reputation


def _space(position: Position, space: int) -> tuple[QuotaRow, int]:
    spaces = position.known.spaces
    if spaces is None:
        spaces = [(row, column) for row in position.index.content.quota for column in range(len(row.amounts))]
        position.known.spaces = spaces
    return spaces[space]


def ship(after: Position, space: int) -> bool:
    """Fill a space, if its goods are there."""
    row, column = _space(after, space)
    amount = row.amounts[column]
    if row.goods == "coin":
        if after.coins < amount:
            return False
        after.coins -= amount
    elif row.goods == "resource":
        if sum(after.resources) < amount:
            return False
        _pay_any(after, amount)
    elif row.goods == "minion":
        if sum(after.minions) < amount:
            return False
        _part_with_minions(after, amount)
    elif row.goods == "peril":
        if sum(after.perils) < amount:
            return False
        for _ in range(amount):
            kinds = [kind for kind, have in enumerate(after.perils) if have]
            after.perils[min(kinds, key=after.peril_worth)] -= 1
    else:
        if len(after.cards) < amount:
            return False
        for card in sorted(after.cards, key=after.card_worth)[:amount]:
            after.cards.pop(card, None)
    after.influence -= 1
    after.points += after.towards("quota")
    after.quota += 1
    after.spaces.remove(space)
    for term in row.bonuses[column]:
        gain(after, term)
    return True


TARGETS: Final[dict[str, Callable[[Position], None]]] = {
    "blueprint": _build_best,
    "crate": _open_best,
    "quota": _ship_best,
}
"""What is done with a building once the rest of its cost is paid."""
