"""The effect vocabulary: costs, benefits and bonuses as small texts, read once, acted on, drawn and put into words.

    cost = "3 influence, blueprint"      benefit = "5 vp, progress"      gain = "may 1 reputation"
    benefit = "1 coin or 1 influence"    benefit = "1 vp per assistant"  needs = "6+ coin"

A text is a list of terms. In a cost all are paid, in a benefit each may be gained in full, in part or not at all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from moonstone.engine import Json
from moonstone.games.charterstone.nouns import KINDS, RESOURCES

VP, COIN, INFLUENCE, REPUTATION, PROGRESS, RESOURCE = range(6)
PUMPKIN: Final = 6
"""The first of the six resources."""
CARD: Final = PUMPKIN + len(RESOURCES)
"""Any face-up advancement card."""
KIND: Final = CARD + 1
"""The first of the seven kinds of cards."""
CAPACITY: Final = KIND + len(KINDS)
PERSONA: Final = CAPACITY + 1
WHATS: Final = (
    *("vp", "coin", "influence", "reputation", "progress", "resource"),
    *RESOURCES,
    *("card", *KINDS, "capacity", "persona"),
)
"""What can be gained. `resource` and `card` are any of theirs."""
PAYABLE: Final = ("coin", "influence", "resource", *RESOURCES)
TARGETS: Final = ("blueprint", "crate", "objective", "quota")
"""Costs that name something to do with it: the four resources of a building card that is then built (A4 Zeppelin), a
crate that is opened (Charterstone), an objective that is scored with a token (Grandstand), a quota space that is filled
with its goods and a token (Cloud Port).
"""

COUNTERS: Final = (
    *("coin", "resource", "resource-kind", "influence", "card", "card-kind", *KINDS, "building-card"),
    *("quota", "reputation", "objective", "own-building", "value", "persona", "goods"),
)
"""What can be counted of a seat, for objectives, guideposts and `per`: `own-building` and `value` are of its charter,
`building-card` is either kind, `goods` coins and resources together.
"""

TRIGGERS: Final = ("use", "cost", "progress", "reputation", "score", "build", "open", "end")
"""What sets off an assistant or a persona: `use market`, `cost pumpkin` (a building whose cost shows one), each
advance of progress, each token on the reputation track, an objective scored, a building built, a crate opened, the end
of a game.
"""

PICK: Final = -1
"""In place of `what`: one of several terms, which follow."""


@dataclass(frozen=True, slots=True)
class Term:
    """So many of something, maybe for each of something else; `may` where taking it has a price, so it is asked."""

    what: str
    number: int = 1
    per: str | None = None
    may: bool = False
    any_of: tuple[Term, ...] = ()
    """If not empty: one of these, and nothing else counts."""

    def to_json(self) -> dict[str, Json]:
        """As the page draws it."""
        if self.any_of:
            return {"any": [term.to_json() for term in self.any_of]}
        drawn: dict[str, Json] = {"what": self.what, "number": self.number}
        if self.per is not None:
            drawn["per"] = self.per
        if self.may:
            drawn["may"] = True
        return drawn

    def __str__(self) -> str:
        if self.any_of:
            return " or ".join(map(str, self.any_of))
        per = "" if self.per is None else f" per {self.per}"
        return f"{'may ' if self.may else ''}{self.number} {self.what}{per}"

    def compiled(self) -> tuple[object, ...]:
        """As the stack keeps it: what, how many, the counter it is multiplied by or -1, whether it is optional."""
        if self.any_of:
            return (PICK, tuple(term.compiled() for term in self.any_of))
        per = -1 if self.per is None else COUNTERS.index(self.per)
        return (WHATS.index(self.what), self.number, per, int(self.may))


@dataclass(frozen=True, slots=True)
class Need:
    """A condition: at least, or at most, so many of something."""

    number: int
    at_most: bool
    counter: str

    def to_json(self) -> dict[str, Json]:
        """As the page draws it."""
        return {"number": self.number, "at_most": self.at_most, "of": self.counter}

    def met(self, number: int) -> bool:
        """Whether so many meet it."""
        return number <= self.number if self.at_most else number >= self.number


@dataclass(frozen=True, slots=True)
class Trigger:
    """What sets an effect off, and for some what exactly."""

    event: str
    of: str | None = None

    def to_json(self) -> dict[str, Json]:
        """As the page draws it."""
        return {"event": self.event, "of": self.of}

    def __str__(self) -> str:
        return self.event if self.of is None else f"{self.event} {self.of}"


_TERM: Final = re.compile(r"(?P<may>may )?((?P<number>\d{1,2}) )?(?P<what>[a-z-]+)( per (?P<per>[a-z-]+))?")
_NEED: Final = re.compile(r"(?P<number>\d{1,2})(?P<sign>[+-]) (?P<counter>[a-z-]+)")


def read_terms(text: str, words: tuple[str, ...] = WHATS) -> tuple[Term, ...]:
    """The terms of a text; ValueError with a sentence if it is none."""
    return tuple(_alternatives(part.strip(), words) for part in text.split(",")) if text.strip() else ()


def _alternatives(text: str, words: tuple[str, ...]) -> Term:
    terms = [_term(part.strip(), words) for part in text.split(" or ")]
    return terms[0] if len(terms) == 1 else Term("", any_of=tuple(terms))


def _term(text: str, words: tuple[str, ...]) -> Term:
    match = _TERM.fullmatch(text)
    if match is None:
        raise ValueError(f"“{text}” is no effect; one reads like “2 coin” or “1 vp per assistant”.")
    what, per, number = match["what"], match["per"], int(match["number"] or 1)
    if what not in words:
        raise ValueError(f"there is no {what!r} here; the words are {', '.join(words)}.")
    if per is not None and per not in COUNTERS:
        raise ValueError(f"nothing is counted by {per!r}; the words are {', '.join(COUNTERS)}.")
    if number < 1:
        raise ValueError(f"“{text}” is nothing at all; leave it out.")
    return Term(what, number, per, match["may"] is not None)


def read_needs(text: str) -> tuple[Need, ...]:
    """The conditions of a text, all of which must hold; ValueError with a sentence if it is none."""
    needs = []
    for part in text.split(","):
        match = _NEED.fullmatch(part.strip())
        if match is None or match["counter"] not in COUNTERS:
            raise ValueError(
                f"“{part.strip()}” is no condition; one reads like “6+ coin” or “3- influence”, and the words are "
                f"{', '.join(COUNTERS)}."
            )
        needs.append(Need(int(match["number"]), match["sign"] == "-", match["counter"]))
    return tuple(needs)


def read_trigger(text: str) -> Trigger:
    """What is said to set something off; ValueError with a sentence if that is nothing."""
    event, _, of = text.partition(" ")
    if event not in TRIGGERS or bool(of) != (event in ("use", "cost")):
        raise ValueError(f"“{text}” sets nothing off; write use BUILDING, cost RESOURCE, {', '.join(TRIGGERS[2:])}.")
    if event == "cost" and of not in RESOURCES:
        raise ValueError(f"there is no resource {of!r}; they are {', '.join(RESOURCES)}.")
    return Trigger(event, of or None)
