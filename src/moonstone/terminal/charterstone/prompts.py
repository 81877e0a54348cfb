"""What is asked, and moves in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from moonstone.engine import Move
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.client.words import amount, helper_text, listing, needs_text, phrase, title_of
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.content.content import Building
from moonstone.games.charterstone.content.vocabulary import Term
from moonstone.games.charterstone.rules import moves as made
from moonstone.terminal.renderer import View

PROMPTS = {
    "settle": "where does your basic building go?",
    "bring": "whom do you play with?",
    "turn": "place a worker, or take all of them back",
    "pay": "pay {number} of any kind",
    "give": "give {number} {what}",
    "build": "what do you build, and where?",
    "open": "which crate do you open?",
    "score": "which objective do you score?",
    "ship": "which quota space do you fill?",
    "take": "which card do you take?",
    "gain": "gain {number} of any kind",
    "may": "do you want {term}?",
    "part": "how much of {term} do you want?",
    "pick": "what do you want?",
    "decide": "how does the story go on?",
    "star": "where do you mark a star? {number} to mark",
    "expand": "room for one more of what?",
    "keep": "which resource do you keep? {number} more",
    "hold": "which card do you keep? {number} more, each of another kind",
    "enter": "do you send the worker on {building} home? Else you stand beside it",
    "coins": "a coin, or a resource in its place? {number} to pay",
    "recall": "which worker comes back?",
    "search": "which card of the deck do you take?",
    "free": "which building of your charter do you enjoy?",
    "shift": "where does progress move? By {number} at most",
    "choose": "which objective do you keep?",
    "clear": "from which building do you take the peril?",
    "tend": "which minion do you keep? {number} more, each of another kind",
    "adopt": "which minion do you take?",
}


def prompt(game: Charterstone, view: View, names: Sequence[str]) -> str:
    """What is asked of whom, in one line."""
    seen: Mapping[str, Any] = view
    question = seen["question"]
    if question is None:
        return "The game is over."
    if question["seat"] is None:
        return "Chance decides."
    term = phrase(_term(question["term"])) if "term" in question else ""
    building = title_of(game.content, question.get("building", ""), seen["names"])
    what = amount(2, question.get("what", "card")).removeprefix("2 ")
    asked = PROMPTS[question["ask"]].format(
        number=question.get("number", ""), term=term.removeprefix("maybe "), building=building, what=what
    )
    return f"{names[question['seat']]}: {asked}"


def _term(shown: Mapping[str, Any]) -> Term:
    if "any" in shown:
        return Term("", any_of=tuple(_term(part) for part in shown["any"]))
    return Term(shown["what"], shown["number"], shown.get("per"), shown.get("may", False))


def describe(game: Charterstone, view: View, move: Move) -> str:
    """A move in words."""
    seen: Mapping[str, Any] = view
    content = game.content

    def title(name: str) -> str:
        return title_of(content, name, seen["names"])

    match move:
        case made.Settle(plot):
            return f"plot {plot}"
        case made.ChoosePersona(persona):
            return title(persona)
        case made.Place(name):
            return _place(game, seen, name)
        case made.Retrieve():
            return "take all your workers back"
        case made.GainInPart():
            return "choose how much of a benefit to gain, then place"
        case made.Pay(resources) | made.Gain(resources):
            names = resources.split("+")
            if names == ["coin"]:
                return "1 coin"
            return listing([amount(names.count(kind), kind) for kind in RESOURCES if kind in names])
        case made.Give(card) | made.Take(card):
            return f"{title(card)}{_card(game, card)}"
        case made.Send(minion, name):
            return f"a {minion} on {_place(game, seen, name)}"
        case made.Use(card):
            return f"{title(card)}: {_use(game, card)}"
        case made.Recall(name) | made.TakePeril(name):
            return title(name)
        case made.UseFree(name):
            return f"{title(name)}: {listing([phrase(term) for term in _building(game, name).benefit])}"
        case made.MoveProgress(way, number):
            return f"{way} by {number}" if number else "leave it where it is"
        case made.Choose(objective):
            part = content.objectives[game.index.objective_of[objective]]
            return f"{title(objective)}: {needs_text(part.needs)}"
        case made.TakeMinion(minion):
            return title(minion)
        case made.Build(card, plot):
            return f"{title(card)} on plot {plot}"
        case made.Open(card):
            return f"the crate of {title(card)}"
        case made.Score(objective):
            return title(objective)
        case made.FillQuota(row, column):
            return _space(game, row, column)
        case made.Part(number):
            return str(number) if number else "nothing"
        case made.Pick(number):
            terms = seen["question"]["terms"]
            return phrase(_term(terms[number - 1])) if number else "nothing"
        case made.Decide(choice):
            shown = content.choices[choice]
            gain = listing([f"everybody gains {phrase(term)}" for term in shown.gain]) if shown.gain else "nobody gains"
            return f"{shown.title}: {gain}; the king is {shown.king}"
        case made.Star(row):
            chest = seen["players"][seen["you"]]["chest"]["glory"]
            found = next(entry for entry in content.glory if entry.name == row)
            bonus = listing([phrase(term) for term in found.bonus])
            return f"{row}: {chest[row]} of {found.stars} marked; when full {bonus} at every set-up"
        case made.Expand(kind):
            return kind
        case made.Keep(what):
            return what if what in RESOURCES else title(what)
    return str(move)


def _building(game: Charterstone, name: str) -> Building:
    return game.content.buildings[game.index.building_of[name]]


def _use(game: Charterstone, name: str) -> str:
    index, content = game.index, game.content
    if name in index.persona_of:
        return helper_text(content, content.personas[index.persona_of[name]])
    return helper_text(content, content.cards[index.card_of[name] - len(index.building_of)])


def _place(game: Charterstone, seen: Mapping[str, Any], name: str) -> str:
    building = _building(game, name)
    cost = listing([phrase(term, cost=True) for term in building.cost]) + " → " if building.cost else ""
    gain = listing([phrase(term) for term in building.benefit])
    return f"{building.title}{_worker(seen, name)}: {cost}{gain}"


def _worker(seen: Mapping[str, Any], name: str) -> str:
    standing = dict(seen["commons"])
    for charter in CHARTERS:
        standing |= {plot["building"]: plot["worker"] for plot in seen["charters"][charter]["plots"]}
    seat = standing.get(name)
    if seat is None:
        return ""
    return " (you stand there)" if seat == seen["you"] else f" ({seen['players'][seat]['charter']} stands there)"


def _card(game: Charterstone, card: str) -> str:
    if card in game.index.building_of or card not in game.index.card_of:
        return ""
    return f" ({_use(game, card).removesuffix('.')})"


def _space(game: Charterstone, row: str, column: int) -> str:
    found = next(entry for entry in game.content.quota if entry.name == row)
    bonus = found.bonuses[column - 1]
    said = f", bonus {listing([phrase(term) for term in bonus])}" if bonus else ""
    return f"{row}, column {column}: {amount(found.amounts[column - 1], found.goods)}{said}"
