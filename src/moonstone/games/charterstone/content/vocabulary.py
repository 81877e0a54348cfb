"""The effect vocabulary: costs, benefits and bonuses as small texts, read once, acted on, drawn and put into words.

    cost = "3 influence, blueprint"      benefit = "5 vp, progress"      gain = "may 1 reputation"
    benefit = "1 coin or 1 influence"    benefit = "1 vp per assistant"  needs = "6+ coin"
    cost = "1 vermin"                    benefit = "1 cat, 1 vp"         when = "retrieve cat"

A text is a list of terms. In a cost all are paid, in a benefit each may be gained in full, in part or not at all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    KINDS,
    MINIONS,
    MOST_AT_ONCE,
    MOST_PICKS,
    MOST_SHIFT,
    PERILS,
    RESOURCES,
)

VP, COIN, INFLUENCE, REPUTATION, PROGRESS, RESOURCE = range(6)
PUMPKIN: Final = 6
"""The first of the six resources."""
CARD: Final = PUMPKIN + len(RESOURCES)
"""Any face-up advancement card."""
KIND: Final = CARD + 1
"""The first of the seven kinds of cards."""
CAPACITY: Final = KIND + len(KINDS)
PERSONA: Final = CAPACITY + 1
MINION: Final = PERSONA + 1
"""Any kind of minion there is."""
CAT: Final = MINION + 1
"""The first of the six kinds of minions."""
TOP: Final = CAT + len(MINIONS)
PRIVATE, PERIL, INCOME, RECALL, RETURN, RETRIEVE, AGAIN, SEARCH, FREE, SHIFT, JUNK, GLORY = range(TOP + 1, TOP + 13)
WHATS: Final = (
    *("vp", "coin", "influence", "reputation", "progress", "resource"),
    *RESOURCES,
    *("card", *KINDS, "capacity", "persona", "minion", *MINIONS),
    *("top", "private", "peril", "income", "recall", "return", "retrieve", "again", "search", "free", "shift", "junk"),
    "glory",
)
"""What can be gained. `resource`, `card` and `minion` are any of theirs; `top` is the top card of the deck, `private`
an objective that only the player can score, `peril` one that lies on a building of the player's charter; `income` is
the player's, at once. `recall` brings one worker back, `return` the one just placed, `retrieve` all; `again` is another
turn. `search` takes a card of the deck that is no treasure, `free` places this turn's worker in the player's charter
without the cost, `shift` moves progress either way by up to so much, `junk` discards the face-up cards; `glory` is a
star to mark at the end of the game.
"""
PAYABLE: Final = ("coin", "influence", "resource", *RESOURCES, "card", *KINDS, "minion", *PERILS)
TARGETS: Final = ("blueprint", "crate", "objective", "quota", "income")
"""Costs that name something to do with it: the four resources of a building card that is then built (A4 Zeppelin), a
crate that is opened (Charterstone), an objective that is scored with a token (Grandstand), a quota space that is filled
with its goods and a token (Cloud Port), a token on the building itself, whose benefit comes with every income (B1.11).
A building in a charter may name each of them, too (A6.6).
"""
ADVANCING: Final = ("blueprint", "crate", "objective")
"""A6.3: the targets that move progress."""

COUNTERS: Final = (
    *("coin", "resource", "resource-kind", "influence", "card", "card-kind", *KINDS, "building-card"),
    *("quota", "reputation", "objective", "own-building", "value", "persona", "goods"),
    *("minion", "minion-kind", "minion-out", "income", "peril", "peril-kind"),
)
"""What can be counted of a seat, for objectives, guideposts and `per`: `own-building` and `value` are of its charter,
`building-card` is either kind, `goods` coins and resources together, `minion` those at hand and on the board,
`minion-out` those on the board, `income` tokens on income buildings.
"""

TRIGGERS: Final[dict[str, tuple[str, ...] | None]] = {
    "use": None,
    "cost": (*RESOURCES, *KINDS),
    "progress": (),
    "reputation": (),
    "score": (),
    "first-score": (),
    "build": (),
    "open": (),
    "end": (),
    "income": (),
    "income-space": (),
    "take": KINDS,
    "earn": KINDS,
    "retrieve": (*MINIONS, "away"),
    "peril": PERILS,
    "bump": (),
    "commons": (),
    "first-use": (),
    "minion": (),
    "spent": (),
    "coin": CHARTERS,
    "vp": CHARTERS,
    "once": (),
}
"""What sets off a card or a persona, and of what (None: a building): `use market`; `cost pumpkin`, a building whose
cost shows one; each advance of progress; each token on the reputation track; an objective scored, or scored before
anybody else; a building built; a crate opened; the end of a game; income, and moving progress onto an income space;
`take item`, a card gained, and `earn treasure`, one gained by a building; `retrieve cat`, two or more of them taken
back, and `retrieve away`, both workers from opponents' charters; `peril blight`, picked up; an opponent's worker
bumped; the Commons used; the first use, by its builder, of a building built in this game; a minion placed; no
worker left after using a building; `coin green`, coins given by a building of that charter; and once a game when
its player says so.
"""

ABILITIES: Final = (
    *("three-objectives", "three-cards", "stand-beside", "omen", "match", "barter", "steer", "ignore-minions"),
    *("levy-card", "levy-coin", "levy-resource", "levy-influence", "levy-minion", "silence"),
)
"""What the vocabulary does not say: abilities with code of their own."""
LEVIES: Final = ABILITIES[-6:]
"""Those that are used once a game, against all opponents."""

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

    def met(self, number: int) -> bool:
        """Whether so many meet it."""
        return number <= self.number if self.at_most else number >= self.number


@dataclass(frozen=True, slots=True)
class Trigger:
    """What triggers an effect, and for some what exactly."""

    event: str
    of: str | None = None

    def __str__(self) -> str:
        return self.event if self.of is None else f"{self.event} {self.of}"


_TERM: Final = re.compile(r"(?P<may>may )?((?P<number>\d{1,2}) )?(?P<what>[a-z-]+)( per (?P<per>[a-z-]+))?")
_NEED: Final = re.compile(r"(?P<number>\d{1,2})(?P<sign>[+-]) (?P<counter>[a-z-]+)")


def read_terms(text: str, words: tuple[str, ...] = WHATS) -> tuple[Term, ...]:
    """The terms of a text; ValueError with a sentence if it is none."""
    return tuple(_alternatives(part.strip(), words) for part in text.split(",")) if text.strip() else ()


def read_gains(text: str, words: tuple[str, ...] = WHATS) -> tuple[Term, ...]:
    """The same of what is gained; A6.4: also ValueError if it could be more at once than anybody can be asked for."""
    terms = read_terms(text, words)
    if any(len(term.any_of) > MOST_PICKS for term in terms):
        raise ValueError(f"there are at most {MOST_PICKS} effects to pick one of.")
    for part in (part for term in terms for part in (term.any_of or (term,))):
        if part.what == "resource" and part.per:
            raise ValueError(
                f"“{part}” can be more than the {MOST_AT_ONCE} resources of any kind that are gained at once."
            )
        if part.what == "resource" and part.number > MOST_AT_ONCE:
            raise ValueError(f"at most {MOST_AT_ONCE} resources of any kind are gained at once.")
        if part.what == "shift" and (part.per or part.number > MOST_SHIFT):
            raise ValueError(f"progress moves by at most {MOST_SHIFT} either way.")
    return terms


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
    """What triggers something; ValueError with a sentence if nothing does."""
    event, _, of = text.partition(" ")
    if event not in TRIGGERS:
        raise ValueError(f"“{text}” sets nothing off; it begins with one of {', '.join(TRIGGERS)}.")
    allowed = TRIGGERS[event]
    if bool(of) != (allowed is None or bool(allowed)) or (allowed and of not in allowed):
        raise ValueError(f"{event} is of {'a building' if allowed is None else ', '.join(allowed) or 'nothing'}.")
    return Trigger(event, of or None)
