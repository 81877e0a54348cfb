"""How good a move looks to a seat: what it has afterwards, weighed against what it has now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from moonstone.engine import Json
from moonstone.games.charterstone import moves as made
from moonstone.games.charterstone.effects import Term, Trigger
from moonstone.games.charterstone.moves import CharterstoneMove
from moonstone.games.charterstone.nouns import CAPACITIES, RESOURCES, WORKERS
from moonstone.games.charterstone.position import CRATE_WORTH, Position

if TYPE_CHECKING:
    from moonstone.games.charterstone import Charterstone

BUMPED_OTHER: Final = -0.2
"""An opponent gets a worker back."""
PARTLY: Final = -100.0


def weigh(game: Charterstone, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> list[float]:
    """A weight for each move: higher is better."""
    position = Position.read(game, view)
    return [JUDGES[type(move)](position, move) for move in moves]


def _looks(before: Position, after: Position, extra: float = 0.0) -> float:
    """How good it looks to have come from one to the other."""
    return after.outlook(after.stock() - before.stock() + extra)


def _place(position: Position, move: made.Place) -> float:
    """Pay the cheapest way, gain the benefit, and see."""
    game, seen = position.game, position.seen
    building = game.content.buildings[game.index.building_of[move.building]]
    after = position.copy()
    after.turns = max(0.0, after.turns - 1)
    for term in building.cost:
        if term.what == "coin":
            after.coins -= term.number
        elif term.what == "influence":
            after.influence -= term.number
            after.spent += term.number
        elif term.what in RESOURCES:
            after.resources[RESOURCES.index(term.what)] -= term.number
        elif term.what == "resource":
            _pay_any(after, term.number)
    for term in building.cost:
        if term.what in TARGETS:
            TARGETS[term.what](after)
    for term in building.benefit:
        _gain(after, term)
    after.points += position.set_off(Trigger("use", building.name))
    for term in building.cost:
        if term.what in RESOURCES:
            after.points += position.set_off(Trigger("cost", term.what))
    worker = _worker(seen, move.building)
    after.workers -= worker != position.you
    return _looks(position, after) + (0.0 if worker in (None, position.you) else BUMPED_OTHER)


def _worker(seen: Mapping[str, Any], building: str) -> int | None:
    """Who stands on a building."""
    standing: dict[str, int | None] = dict(seen["commons"])
    for charter in seen["charters"].values():
        standing |= {plot["building"]: plot["worker"] for plot in charter["plots"]}
    return standing.get(building)


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
    supply = after.seen["supply"]
    if term.what == "coin":
        after.coins += min(number, supply["coin"])
    elif term.what in RESOURCES:
        after.resources[RESOURCES.index(term.what)] += min(number, supply[term.what])
    elif term.what == "resource":
        for _ in range(number):
            kind = min(range(len(RESOURCES)), key=lambda kind: (supply[RESOURCES[kind]] < 1, after.resources[kind]))
            after.resources[kind] += 1
    elif term.what == "influence":
        number = min(number, after.spent)
        after.influence += number
        after.spent -= number
    elif term.what == "reputation" and after.reputation_worth() > 0 and after.influence:
        after.points += after.reputation_worth() + after.token
        after.influence -= 1
        after.reputation += 1
    elif term.what != "reputation":
        after.points += after.term_worth(term)


def _build_best(after: Position) -> None:
    """The card of most value that can be paid."""
    cards = [card for card in after.cards if after.kind(card) == "building" and _has(after, card)]
    if cards:
        _build(after, max(cards, key=lambda card: _building(after, card).value))


def _building(position: Position, card: str) -> Any:
    return position.game.content.buildings[position.game.index.building_of[card]]


def _has(position: Position, card: str) -> bool:
    return all(want <= have for want, have in zip(_building(position, card).build, position.resources, strict=True))


def _build(after: Position, card: str) -> None:
    for kind, number in enumerate(_building(after, card).build):
        after.resources[kind] -= number
    after.cards.discard(card)
    after.points += after.building_worth(_building(after, card))


def _open_best(after: Position) -> None:
    """Any crate: nobody knows what is in it."""
    crates = [card for card in after.cards if after.kind(card) == "constructed" and _openable(after, card)]
    if crates:
        after.cards.discard(crates[0])
        after.points += CRATE_WORTH


def _openable(position: Position, card: str) -> bool:
    return _building(position, card).crate in position.game.content.crates


def _score_best(after: Position) -> None:
    """Any objective that is met."""
    met = [
        name
        for name, objective in after.seen["objectives"].items()
        if after.you in objective["met"] and name not in after.scored
    ]
    if met:
        after.scored.add(met[0])
        after.influence -= 1


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
        after.influence, after.quota, after.points = best.influence, best.quota, best.points
        after.spaces, after.reputation = best.spaces, best.reputation


def _space(position: Position, space: int) -> tuple[Any, int]:
    spaces = [(row, column) for row in position.game.content.quota for column in range(len(row.amounts))]
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
    else:
        if len(after.cards) < amount:
            return False
        for card in sorted(after.cards, key=after.card_worth)[:amount]:
            after.cards.discard(card)
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
    "objective": _score_best,
    "quota": _ship_best,
}


# The answers to questions on the way


def _pay(position: Position, move: made.Pay) -> float:
    after = position.copy()
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
    after.cards.discard(move.card)
    return _looks(position, after)


def _take(position: Position, move: made.Take) -> float:
    after = position.copy()
    after.cards.add(move.card)
    return _looks(position, after)


def _build_card(position: Position, move: made.Build) -> float:
    after = position.copy()
    _build(after, move.card)
    return _looks(position, after)


def _ship_space(position: Position, move: made.Ship) -> float:
    after = position.copy()
    index = position.game.index
    _ship(after, index.catalogue.ships.index(move))
    return _looks(position, after)


def _yes(position: Position, move: made.Yes) -> float:
    term = position.seen["question"]["term"]
    return position.reputation_worth() if term["what"] == "reputation" else 1.0


def _pick(position: Position, move: made.Pick) -> float:
    terms = position.seen["question"]["terms"]
    return position.term_worth(_term(terms[move.number - 1])) if move.number else 0.0


def _term(shown: Mapping[str, Any]) -> Term:
    return Term(shown["what"], shown["number"], shown.get("per"), shown.get("may", False))


def _bring(position: Position, move: made.Bring) -> float:
    helper = position.game.content.personas[position.game.index.persona_of[move.persona]]
    used = move.persona in position.seen["players"][position.you]["chest"]["used"]
    return position.helper_worth(helper.when, helper.gain) - (0.5 if used else 0.0)


def _star(position: Position, move: made.Star) -> float:
    """The row that is full soonest, then the one that gives most."""
    row = next(row for row in position.game.content.glory if row.name == move.row)
    marked = position.seen["players"][position.you]["chest"]["glory"][move.row]
    bonus = sum(position.term_worth(term) for term in row.bonus)
    return float(bonus / (row.stars - marked) + marked)


def _expand(position: Position, move: made.Expand) -> float:
    capacity = position.seen["players"][position.you]["chest"]["capacity"]
    return -2.0 * int(capacity[move.capacity]) + (len(CAPACITIES) - CAPACITIES.index(move.capacity)) * 0.1


def _decide(position: Position, move: made.Decide) -> float:
    """What the seat gains more by than the best of the others."""
    gain = position.game.content.choices[move.choice].gain
    own = sum(position.term_worth(term) for term in gain)
    others = []
    for seat in range(position.seen["seats"]):
        if seat != position.you:
            theirs = Position.read(position.game, {**position.seen, "you": seat})
            others.append(sum(theirs.term_worth(term) for term in gain))
    return own - max(others, default=0.0)


def _keep(position: Position, move: made.Keep) -> float:
    if move.what in RESOURCES:
        return -position.resources[RESOURCES.index(move.what)] * 0.1
    return {"assistant": 2.0, "building": 3.0, "constructed": 2.5}.get(position.kind(move.what), 1.0)


def _retrieve(position: Position, move: made.Retrieve) -> float:
    """Nothing gained, but all workers at hand."""
    after = position.copy()
    after.turns = max(0.0, after.turns - 1)
    after.workers = WORKERS
    return _looks(position, after)


JUDGES: Final[dict[type[CharterstoneMove], Callable[[Position, Any], float]]] = {
    made.Settle: lambda position, move: 0.0,
    made.Bring: _bring,
    made.Place: _place,
    made.Retrieve: _retrieve,
    made.Partly: lambda position, move: PARTLY,
    made.Pay: _pay,
    made.Give: _give,
    made.Build: _build_card,
    made.Open: lambda position, move: 0.0,
    made.Score: lambda position, move: 0.0,
    made.Ship: _ship_space,
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
}
