"""Answers to questions on the way through a game: what a seat has afterwards, weighed against what it has now."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Final

from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.ai.using import (
    build,
    looks,
    open_crate,
    question_of,
    ship,
    stand_of,
    used,
)
from moonstone.games.charterstone.ai.valuation import RESOURCE_WORTH
from moonstone.games.charterstone.client import part_shapes, shapes
from moonstone.games.charterstone.content.constants import MINIONS, PERILS, RESOURCES, WORKERS
from moonstone.games.charterstone.content.vocabulary import Term, Trigger
from moonstone.games.charterstone.rules import moves as made
from moonstone.games.charterstone.rules.questions.build import BLUEPRINT_SIZE

MINION_OUT: Final = 0.2
"""A minion on the board is the one to give."""
AT_ONCE: Final = 1000.0
"""What takes no turn is done first, or not at all."""
FEW_TURNS: Final = 2
"""With so many turns left things are used for what they give."""


def pay(position: Position, move: made.Pay) -> float:
    """The resources that are needed least."""
    after = position.copy()
    if move.resources == "coin":
        after.coins -= 1
        return looks(position, after)
    for name in move.resources.split("+"):
        after.resources[RESOURCES.index(name)] -= 1
    return looks(position, after)


def gain_resources(position: Position, move: made.Gain) -> float:
    """Those that are wanted most."""
    after = position.copy()
    for name in move.resources.split("+"):
        after.resources[RESOURCES.index(name)] += 1
    return looks(position, after)


def give(position: Position, move: made.Give) -> float:
    """What is worth least."""
    after = position.copy()
    if move.card in MINIONS:
        after.minions[MINIONS.index(move.card)] -= 1
    elif move.card in PERILS:
        after.perils[PERILS.index(move.card)] -= 1
    else:
        after.cards.pop(move.card, None)
    return looks(position, after)


def release(position: Position, move: made.Release) -> float:
    """As a minion at hand, which could be placed again at once."""
    after = position.copy()
    minion = stand_of(position, move.building).plot["minion"]
    after.minions[MINIONS.index(minion)] -= 1
    return looks(position, after, MINION_OUT)


def take(position: Position, move: made.Take) -> float:
    """The card, and what taking it sets off."""
    after = position.copy()
    after.cards[move.card] = None
    after.points += position.trigger_worth(Trigger("take", position.kind(move.card)))
    return looks(position, after)


def build_card(position: Position, move: made.Build) -> float:
    """A building, and what it covers is lost."""
    after = position.copy()
    build(after, move.card, position.plots[move.plot - 1]["building"])
    return looks(position, after)


def open_card(position: Position, move: made.Open) -> float:
    """The crate that is thought to hold most."""
    after = position.copy()
    open_crate(after, move.card)
    return looks(position, after)


def ship_space(position: Position, move: made.FillQuota) -> float:
    """What it takes and gives."""
    after = position.copy()
    ship(after, position.index.catalogue.fill_quota.index(move))
    return looks(position, after)


def yes(position: Position, move: made.Yes) -> float:
    """Mostly; a token of reputation is worth what it brings."""
    question = question_of(position)
    if question["ask"] == "enter":
        return 1.0 if stand_of(position, question["building"]).plot["worker"] == position.you else -1.0
    if term_of(question["term"]).what != "reputation":
        return 1.0
    after = position.copy()
    after.reputation += 1
    return position.reputation_worth() + after.guidepost() - position.guidepost()


def no(position: Position, move: made.No) -> float:
    """Nothing; B2.16: in place of a building, any four resources, and the card is kept."""
    if question_of(position)["ask"] != "build":
        return 0.0
    after = position.copy()
    after.wild -= BLUEPRINT_SIZE
    return looks(position, after)


def pick(position: Position, move: made.Pick) -> float:
    """The effect that is worth most."""
    terms = question_of(position)["terms"]
    return position.term_worth(term_of(terms[move.number - 1])) if move.number else 0.0


def term_of(shown: part_shapes.Term) -> Term:
    """A term as a view shows it."""
    if "any" in shown:
        return Term("", any_of=tuple(map(term_of, shown["any"])))
    return Term(shown["what"], shown["number"], shown.get("per"), shown.get("may", False))


def use(position: Position, move: made.Use) -> float:
    """Before all else, if what it gives now is worth more than what it takes, and much of what it can ever give."""
    index, content = position.index, position.index.content
    if move.card in index.persona_of:
        helper = content.personas[index.persona_of[move.card]]
    else:
        helper = content.cards[index.card_of[move.card] - len(index.building_of)]
    if any(term.what == "free" for term in helper.gain):
        return _scroll(position, move.card)
    if helper.redeems and position.spectral:
        return -AT_ONCE  # it is kept for the end of the game
    if helper.ability in GIVEN:
        return AT_ONCE if position.turns <= FEW_TURNS or _all_give(position, GIVEN[helper.ability]) else -AT_ONCE
    worth = fsum(position.term_worth(term) for term in helper.gain)
    takes = RESOURCE_WORTH * sum(term.number for term in helper.cost) * position.late
    return AT_ONCE if worth - takes > (1.5 if position.turns > FEW_TURNS else 0.2) else -AT_ONCE


GIVEN: Final[dict[str, Callable[[shapes.Player], bool]]] = {
    "levy-card": lambda player: bool(player["cards"]),
    "levy-coin": lambda player: bool(player["goods"]["coin"]),
    "levy-resource": lambda player: any(player["goods"][name] for name in RESOURCES),
    "levy-influence": lambda player: bool(player["influence"]),
    "levy-minion": lambda player: any(player["minions"].values()),
}
"""C: by what a loyal persona takes from its opponents: whether one of them has it."""


def _all_give(position: Position, has: Callable[[shapes.Player], bool]) -> bool:
    """Whether every opponent has something to give; an Automa never does."""
    players = enumerate(position.view["players"])
    return all(has(player) for seat, player in players if seat != position.you and not player["automa"])


def _scroll(position: Position, card: str) -> float:
    """C: the best placement in the charter without its cost, which is this turn's."""
    best = -AT_ONCE
    for plot in position.plots:
        name = plot["building"]
        if name is not None and not position.building(name).income:
            after = position.copy()
            after.cards.pop(card, None)
            after.workers -= plot["worker"] != position.you
            best = max(best, used(position, after, name, stand_of(position, name), free=True))
    return best


def shift(position: Position, move: made.MoveProgress) -> float:
    """Forward if that brings something, back if the seat has much left to do."""
    if move.way == "back":
        return move.number * (0.3 * position.influence - 2.0)
    return move.number * (position.progress_worth() + 1.0 - 0.2 * position.influence)


def choose(position: Position, move: made.Choose) -> float:
    """The objective that is met, or the nearest."""
    needs = position.index.content.objectives[position.index.objective_of[move.objective]].needs
    return -float(
        sum(
            abs(need.number - position.count(need.counter))
            for need in needs
            if not need.met(position.count(need.counter))
        )
    )


def retrieve(position: Position, move: made.Retrieve) -> float:
    """Nothing gained, but all workers at hand."""
    after = position.copy()
    after.turns = max(0.0, after.turns - 1)
    after.workers = WORKERS
    out = [plot["minion"] for plot in position.plots if "minion" in plot]
    for name in dict.fromkeys(out):
        if out.count(name) > 1:
            after.points += position.trigger_worth(Trigger("retrieve", name))
    return looks(position, after)


def levy(position: Position, move: made.Levy) -> float:
    """The resource that is wanted most."""
    after = position.copy()
    after.resources[RESOURCES.index(move.resource)] += 1
    return looks(position, after)
