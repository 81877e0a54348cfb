"""Charterstone's things, terms, cards and events as phrases, for any language.

Costs, benefits and abilities are made from their terms. What comes out of a crate is called by a `Word`, since no
message may name it before.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Final

from moonstone.engine import Json
from moonstone.engine.phrase import Argument, Phrase, Uncounted, Word, event_phrase
from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.content import AbilityCard, Building, Content, Minion
from moonstone.games.charterstone.content.vocabulary import Need, Term, Trigger

WORDS: Final = files(__package__).joinpath("words")
"""One folder of Fluent files for each language."""
_KINDS: Final[Mapping[str, str]] = json.loads(files(__package__).joinpath("events.json").read_text(encoding="utf-8"))
"""What each field of an event holds, or that of one event, as `handed-over.to`. The page reads the same file."""
_TITLES: Final = (
    *("building.{}.name", "card.{}.title", "persona.{}.name", "objective.{}.name", "minion.{}.name", "peril.{}.name"),
    *("companion.{}.name", "victory.{}.name", "automa-persona.{}.name"),
)
"""The keys under which a thing's title can be found."""
NOTHING: Final = Phrase("charterstone-nothing")


def amount(what: str, number: int) -> Phrase:
    """So many of something."""
    counted = Word((f"term.{what}",), f"{number} {what}", number)
    return Phrase(f"charterstone-amount-{what}", {"count": number}, counted)


def goods(numbers: Mapping[str, int]) -> Argument:
    """Goods by kind, those there are."""
    return tuple(amount(what, number) for what, number in numbers.items() if number) or NOTHING


def resources(spelt: str) -> Argument:
    """Resources as moves spell them: "wood+coal"; or a coin."""
    names = spelt.split("+")
    return goods({what: names.count(what) for what in ("coin", *RESOURCES)})


def term(said: Term, cost: bool = False) -> Argument:
    """A term of a cost or of a benefit."""
    if said.any_of:
        first, *others = (term(part) for part in said.any_of)
        for other in others:
            first = Phrase("charterstone-either", {"one": first, "other": other})
        return first
    plain = amount(said.what, said.number)
    what = Phrase(f"charterstone-{'target' if cost else 'effect'}-{said.what}", {"count": said.number}, plain)
    if said.per is not None:
        what = Phrase("charterstone-per", {"what": what, "each": Uncounted(amount(said.per, 1))})
    return Phrase("charterstone-maybe", {"what": what}) if said.may else what


def terms(said: Sequence[Term], cost: bool = False) -> Argument:
    """A cost or a benefit."""
    return tuple(term(part, cost) for part in said) or NOTHING


def needs(said: Sequence[Need]) -> Argument:
    """Conditions."""
    return tuple(
        Phrase(
            f"charterstone-at-{'most' if need.at_most else 'least'}",
            {"count": need.number, "what": amount(need.counter, need.number)},
        )
        for need in said
    )


def building(part: Building) -> Phrase:
    """What a building costs and gives."""
    free = "no" if part.cost else "yes"
    return Phrase(
        "charterstone-pay-gain", {"free": free, "cost": terms(part.cost, True), "benefit": terms(part.benefit)}
    )


def minion(part: Minion) -> Phrase:
    """What a minion brings."""
    return Phrase("charterstone-does-placed", {"gain": terms(part.gain)})


class Titles:
    """What things are called: as players named them, else in the reader's language, else as printed."""

    def __init__(self, content: Content, given: Mapping[str, str]) -> None:
        self.given = given
        self._printed: Mapping[str, str] = {
            part.name: part.title
            for part in (*content.parts, *content.companions, *content.victory, *content.automa_personas)
        }

    def called(self, given: Mapping[str, str]) -> Titles:
        """The same, where players have given these names."""
        if given == self.given:
            return self
        other = copy(self)
        other.given = given
        return other

    def title(self, name: str) -> Argument:
        """A building, card, persona, objective, minion or peril; a companion or a victory card."""
        return self.given.get(name) or self.printed(name)

    def printed(self, name: str) -> Argument:
        """The same, but never by a name that players gave."""
        if name.startswith("original-"):
            return Phrase("persona-original")
        return Word(tuple(key.format(name) for key in _TITLES), self._printed.get(name) or name)

    def charter(self, name: str) -> Argument:
        """A charter: by its player's name for it, else by its colour."""
        return self.given.get(name) or Phrase(f"role-{name}", {}, name)

    def helper(self, helper: AbilityCard) -> Argument:
        """What an advancement card or a persona does."""
        if helper.name.startswith("original-"):
            return Phrase("charterstone-does-nothing")
        if helper.ability:
            return Word((f"ability.{helper.ability}.text",), helper.ability)
        gain = terms(helper.gain)
        if helper.cost:
            return Phrase("charterstone-does-item", {"cost": terms(helper.cost, True), "gain": gain})
        if helper.kind == "guest":
            return Phrase("charterstone-does-guest", {"gain": gain})
        if helper.when is None:
            return Phrase(f"charterstone-does-{'treasure' if helper.gain else 'nothing'}", {"gain": gain})
        said: dict[str, Argument] = {"when": self._trigger(helper.when), "gain": gain}
        if helper.needs:
            return Phrase("charterstone-does-with", {**said, "needs": needs(helper.needs)})
        return Phrase("charterstone-does", said)

    def _trigger(self, trigger: Trigger) -> Phrase:
        of = trigger.of
        if of is None or of == "away":
            return Phrase(f"charterstone-when-{of or trigger.event}")
        match trigger.event:
            case "use":
                said = self.title(of)
            case "take" | "earn":
                said = Phrase(f"charterstone-kind-{of}")
            case "coin" | "vp":
                said = self.charter(of)
            case "retrieve":
                said = amount(of, 2)
            case _:
                said = amount(of, 1)
        return Phrase(f"charterstone-when-{trigger.event}", {"of": said})

    def describe_event(self, event: Mapping[str, Json], names: Sequence[str]) -> Phrase:
        """An event as somebody sees it."""
        arguments = {
            "title": lambda name, _: self.title(str(name)) if name else "none",
            "printed": lambda name, _: self.printed(str(name)),
            "titles": lambda found, _: self._titles(found),
            "goods": lambda found, _: (
                goods({k: _number(v) for k, v in found.items()}) if isinstance(found, dict) else ""
            ),
            "amount": lambda what, event: amount(str(what), _number(event.get("number", 1))),
            "charter": lambda name, _: self.charter(str(name)),
            "charters": lambda names, _: (
                tuple(self.charter(str(name)) for name in names) if isinstance(names, list) else ""
            ),
            "rules": lambda rules, _: tuple(map(_rule, rules)) if isinstance(rules, list) else "",
            "choice": lambda choice, _: Word((f"choice.{choice}.title",), str(choice)),
        }
        key = str(event["event"])
        more: dict[str, Argument] = {name: "none" for name in _own_kinds(key) if name not in event}
        if key == "opened":
            more["found"] = self._titles([event["buildings"], event["persona"]])
        elif key == "placed":
            more["worker"] = str(event.get("worker", "any"))
        elif key == "victory-picked":
            more["known"] = "yes" if "victory" in event else "no"
        return event_phrase("charterstone", event, names, _kinds_in(key), arguments, more)

    def _titles(self, names: Json) -> tuple[Argument, ...]:
        """The titles in a list, and in the lists in it; nothing is left out of it."""
        if isinstance(names, list):
            return tuple(title for name in names for title in self._titles(name))
        return (self.title(str(names)),) if names else ()


@cache
def _kinds_in(event: str) -> Mapping[str, str]:
    """What each field of an event of that key holds."""
    return {**_KINDS, **_own_kinds(event)}


@cache
def _own_kinds(event: str) -> Mapping[str, str]:
    """What the fields hold that hold something else in other events, or that such an event may lack."""
    return {name.removeprefix(f"{event}."): kind for name, kind in _KINDS.items() if name.startswith(f"{event}.")}


def _rule(name: Json) -> Word:
    return Word((f"rule.{name}.name",), str(name))


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
