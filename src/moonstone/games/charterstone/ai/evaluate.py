"""How good a move looks to a seat: what it has afterwards, weighed against what it has now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import Any, Final

from moonstone.engine import Json
from moonstone.games.charterstone.ai.holdings import all_plots
from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.ai.valuation import RESOURCE_WORTH
from moonstone.games.charterstone.client import part_shapes, shapes
from moonstone.games.charterstone.client.shapes import Plot
from moonstone.games.charterstone.content.constants import CAPACITIES, KINDS, MINIONS, PERILS, RESOURCES, WORKERS
from moonstone.games.charterstone.content.content import QuotaRow
from moonstone.games.charterstone.content.vocabulary import Term, Trigger
from moonstone.games.charterstone.rules import moves as made
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import CharterstoneMove

BUMPED_OTHER: Final = -0.2
"""An opponent gets a worker back."""
SPARED_WORKER: Final = 0.4
"""A minion does what a worker would have done."""
MINION_OUT: Final = 0.2
"""A minion on the board is the one to give."""
AT_ONCE: Final = 1000.0
"""What takes no turn is done first, or not at all."""
PARTLY: Final = -100.0


def evaluate_moves(index: Index, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> list[float]:
    """A weight for each move: higher is better."""
    position = Position.read(index, view)
    return [JUDGES[type(move)](position, move) for move in moves]


def _looks(before: Position, after: Position, extra: float = 0.0) -> float:
    """How good it looks to have come from one to the other."""
    return after.evaluate(after.stock() - before.stock() + extra)


def _place(position: Position, move: made.Place) -> float:
    """Pay the cheapest way, gain the benefit, and see."""
    after = position.copy()
    plot = _plot(position, move.building)
    worker = plot["worker"]
    bumped = worker not in (None, position.you)
    after.workers -= worker != position.you
    if bumped:
        after.points += position.trigger_worth(Trigger("bump")) + BUMPED_OTHER
    return _used(position, after, move.building, plot)


def _send(position: Position, move: made.Send) -> float:
    """As a worker, but the worker stays at hand, and the minion brings something."""
    after = position.copy()
    kind = MINIONS.index(move.minion)
    after.points += position.trigger_worth(Trigger("minion")) + SPARED_WORKER
    for term in position.index.content.minions[kind].gain:
        _gain(after, term)
    return _used(position, after, move.building, _plot(position, move.building))


def _used(position: Position, after: Position, name: str, plot: Plot, free: bool = False) -> float:
    """Pay for a building, unless a scroll does, and gain what it gives."""
    building = position.building(name)
    after.turns = max(0.0, after.turns - 1)
    costs = [term.what for term in building.cost]
    if "objective" in costs:  # its condition holds before anything is paid
        _score_best(after)
    if not (free or _question(position).get("free")):
        for term in building.cost:
            _pay_term(after, term)
    for what in costs:
        if what in TARGETS:
            TARGETS[what](after)
    if building.income:
        after.points += position.benefit_worth(building)
    else:
        for term in building.benefit:
            _gain(after, term)
    if "peril" in plot:
        after.perils[PERILS.index(plot["peril"])] += 1
        after.points += position.trigger_worth(Trigger("peril", plot["peril"]))
    after.points += position.trigger_worth(Trigger("use", building.name))
    after.points += position.trigger_worth(Trigger("commons")) if building.name in position.view["commons"] else 0.0
    for term in building.cost:
        if term.what in (*RESOURCES, *KINDS):
            after.points += position.trigger_worth(Trigger("cost", term.what))
    return _looks(position, after)


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


def _plot(position: Position, building: str) -> Plot:
    """Who and what is on a building."""
    plots = position.known.used_plots
    if plots is None:
        seen = position.view
        plots = {name: Plot(building=name, worker=worker) for name, worker in seen["commons"].items()}
        plots |= {plot["building"]: plot for plot in all_plots(seen) if plot["building"] is not None}
        position.known.used_plots = plots
    return plots[building]


def _pay_any(after: Position, number: int) -> None:
    """The resources there are most of."""
    for _ in range(number):
        kind = max(range(len(RESOURCES)), key=lambda kind: after.resources[kind])
        after.resources[kind] -= 1


def _gain(after: Position, term: Term) -> None:
    """Goods are had, everything else is points as it is worth them."""
    if term.any_of:
        _gain(after, max(term.any_of, key=after.term_worth))
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
        _build(after, max(cards, key=lambda card: after.building_worth(after.building(card))))


def _has(position: Position, card: str) -> bool:
    return all(want <= have for want, have in zip(position.building(card).build, position.resources, strict=True))


def _build(after: Position, card: str) -> None:
    for kind, number in enumerate(after.building(card).build):
        after.resources[kind] -= number
    after.cards.pop(card, None)
    after.points += after.building_worth(after.building(card)) + after.trigger_worth(Trigger("build"))


def _open_best(after: Position) -> None:
    """Any crate: nobody knows what is in it."""
    crates = [card for card in after.of_kind("constructed") if after.crate_worth(card)]
    if crates:
        best = max(crates, key=after.crate_worth)
        after.cards.pop(best, None)
        after.points += after.crate_worth(best) + after.trigger_worth(Trigger("open"))


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
        if _ship(then, space) and then.stock() > worth:
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


def _ship(after: Position, space: int) -> bool:
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
        _gain(after, term)
    return True


TARGETS: Final[dict[str, Callable[[Position], None]]] = {
    "blueprint": _build_best,
    "crate": _open_best,
    "quota": _ship_best,
}
"""What is done with a building once the rest of its cost is paid."""


# The answers to questions on the way


def _pay(position: Position, move: made.Pay) -> float:
    after = position.copy()
    if move.resources == "coin":
        after.coins -= 1
        return _looks(position, after)
    for name in move.resources.split("+"):
        after.resources[RESOURCES.index(name)] -= 1
    return _looks(position, after)


def _gain_resources(position: Position, move: made.Gain) -> float:
    after = position.copy()
    for name in move.resources.split("+"):
        after.resources[RESOURCES.index(name)] += 1
    return _looks(position, after)


def _give(position: Position, move: made.Give) -> float:
    after = position.copy()
    if move.card in MINIONS:
        after.minions[MINIONS.index(move.card)] -= 1
    elif move.card in PERILS:
        after.perils[PERILS.index(move.card)] -= 1
    else:
        after.cards.pop(move.card, None)
    return _looks(position, after)


def _release(position: Position, move: made.Release) -> float:
    """As a minion at hand, which could be placed again at once."""
    after = position.copy()
    minion = _plot(position, move.building)["minion"]
    after.minions[MINIONS.index(minion)] -= 1
    return _looks(position, after, MINION_OUT)


def _take(position: Position, move: made.Take) -> float:
    after = position.copy()
    after.cards[move.card] = None
    after.points += position.trigger_worth(Trigger("take", position.kind(move.card)))
    return _looks(position, after)


def _build_card(position: Position, move: made.Build) -> float:
    after = position.copy()
    _build(after, move.card)
    covered = position.plots[move.plot - 1]["building"]
    if covered is not None:
        after.points -= 1.0 + position.building_worth(position.building(covered))
    return _looks(position, after)


def _ship_space(position: Position, move: made.FillQuota) -> float:
    after = position.copy()
    index = position.index
    _ship(after, index.catalogue.fill_quota.index(move))
    return _looks(position, after)


def _yes(position: Position, move: made.Yes) -> float:
    question = _question(position)
    if question["ask"] == "enter":
        return 1.0 if _plot(position, question["building"])["worker"] == position.you else -1.0
    return position.reputation_worth() if _term(question["term"]).what == "reputation" else 1.0


def _pick(position: Position, move: made.Pick) -> float:
    terms = _question(position)["terms"]
    return position.term_worth(_term(terms[move.number - 1])) if move.number else 0.0


def _question(position: Position) -> shapes.Question:
    question = position.view["question"]
    assert question is not None  # it is being answered
    return question


def _term(shown: part_shapes.Term) -> Term:
    if "any" in shown:
        return Term("", any_of=tuple(map(_term, shown["any"])))
    return Term(shown["what"], shown["number"], shown.get("per"), shown.get("may", False))


def _bring(position: Position, move: made.ChoosePersona) -> float:
    """One that promises something, and that is not marked yet: every marked one counts when the campaign is over."""
    persona = position.index.content.personas[position.index.persona_of[move.persona]]
    used = move.persona in position.player["chest"]["used"]
    return position.promise(persona) - (2.0 if used else 0.0)


def _use(position: Position, move: made.Use) -> float:
    """Before all else, if what it gives now is worth more than what it takes, and much of what it can ever give."""
    index, content = position.index, position.index.content
    if move.card in index.persona_of:
        helper = content.personas[index.persona_of[move.card]]
    else:
        helper = content.cards[index.card_of[move.card] - len(index.building_of)]
    if any(term.what == "free" for term in helper.gain):
        return _scroll(position, move.card)
    worth = fsum(position.term_worth(term) for term in helper.gain)
    takes = RESOURCE_WORTH * sum(term.number for term in helper.cost) * position.late
    return AT_ONCE if worth - takes > (1.5 if position.turns > 2 else 0.2) else -AT_ONCE


def _scroll(position: Position, card: str) -> float:
    """C: the best placement in the charter without its cost, which is this turn's."""
    best = -AT_ONCE
    for plot in position.plots:
        name = plot["building"]
        if name is not None and not position.building(name).income:
            after = position.copy()
            after.cards.pop(card, None)
            after.workers -= plot["worker"] != position.you
            best = max(best, _used(position, after, name, plot, free=True))
    return best


def _shift(position: Position, move: made.MoveProgress) -> float:
    """Forward if that brings something, back if the seat has much left to do."""
    if move.way == "back":
        return move.number * (0.3 * position.influence - 2.0)
    return move.number * (position.progress_worth() + 1.0 - 0.2 * position.influence)


def _choose(position: Position, move: made.Choose) -> float:
    """The objective that is met, or the nearest."""
    needs = position.index.content.objectives[position.index.objective_of[move.objective]].needs
    return -float(
        sum(
            abs(need.number - position.count(need.counter))
            for need in needs
            if not need.met(position.count(need.counter))
        )
    )


def _star(position: Position, move: made.Star) -> float:
    """The row that is full soonest, then the one that gives most."""
    row = next(row for row in position.index.content.glory if row.name == move.row)
    marked = position.player["chest"]["glory"][move.row]
    bonus = fsum(position.term_worth(term) for term in row.bonus)
    return float(bonus / (row.stars - marked) + marked)


def _expand(position: Position, move: made.Expand) -> float:
    capacity = position.player["chest"]["capacity"]
    return -2.0 * int(capacity[move.capacity]) + (len(CAPACITIES) - CAPACITIES.index(move.capacity)) * 0.1


def _decide(position: Position, move: made.Decide) -> float:
    """What the seat gains more by than the best of the others."""
    gain = position.index.content.choices[move.choice].gain
    own = fsum(position.term_worth(term) for term in gain)
    others = []
    for seat in range(position.view["seats"]):
        if seat != position.you:
            theirs = Position.of(position.index, {**position.view, "you": seat})
            others.append(fsum(theirs.term_worth(term) for term in gain))
    return own - max(others, default=0.0)


def _keep(position: Position, move: made.Keep) -> float:
    if move.what in RESOURCES:
        return -position.resources[RESOURCES.index(move.what)] * 0.1
    if move.what in MINIONS:
        return position.minion_worth(MINIONS.index(move.what))
    kind = position.kind(move.what)
    value = position.building(move.what).value * 0.2 if kind in ("building", "constructed") else 0.0
    return {"assistant": 2.0, "building": 3.0, "constructed": 4.0}.get(kind, 1.0) + value


def _retrieve(position: Position, move: made.Retrieve) -> float:
    """Nothing gained, but all workers at hand."""
    after = position.copy()
    after.turns = max(0.0, after.turns - 1)
    after.workers = WORKERS
    out = [plot["minion"] for plot in position.plots if "minion" in plot]
    for name in dict.fromkeys(out):
        if out.count(name) > 1:
            after.points += position.trigger_worth(Trigger("retrieve", name))
    return _looks(position, after)


JUDGES: Final[dict[type[CharterstoneMove], Callable[[Position, Any], float]]] = {
    made.Settle: lambda position, move: 0.0,
    made.ChoosePersona: _bring,
    made.Place: _place,
    made.Retrieve: _retrieve,
    made.GainInPart: lambda position, move: PARTLY,
    made.Pay: _pay,
    made.Give: _give,
    made.Build: _build_card,
    made.Open: lambda position, move: position.crate_worth(move.card),
    made.Score: lambda position, move: 0.0,
    made.FillQuota: _ship_space,
    made.Take: _take,
    made.Gain: _gain_resources,
    made.Yes: _yes,
    made.No: lambda position, move: 0.0,
    made.Part: lambda position, move: float(move.number),
    made.Pick: _pick,
    made.Decide: _decide,
    made.Star: _star,
    made.Expand: _expand,
    made.Keep: _keep,
    made.Send: _send,
    made.Use: _use,
    made.Recall: lambda position, move: 0.0,
    made.Release: _release,
    made.MoveProgress: _shift,
    made.Choose: _choose,
    made.TakePeril: lambda position, move: 0.0,
    made.PlaceSmall: _place,
    made.LayTile: lambda position, move: 0.0,
    made.ChooseMood: lambda position, move: float(move.mood == "kind"),
    made.PickVictory: lambda position, move: 0.0,
    made.Redeem: lambda position, move: 1.0,
    made.LosePersona: lambda position, move: 0.0,
    made.ChooseSide: lambda position, move: 0.0,
    made.Levy: lambda position, move: 0.0,
    made.TakeMinion: lambda position, move: position.minion_worth(MINIONS.index(move.minion)),
}
