"""The moves of Charterstone: plain values that read like the Chronicle, `Place("market")`, `Build("b22", 4)`.

Buildings, cards, objectives and personas go by the names the content gives them; several resources are joined by +.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from moonstone.engine import Ids, Json
from moonstone.games.charterstone.content import Content
from moonstone.games.charterstone.nouns import CAPACITIES, CHARTERS, PLOTS, RESOURCES

MOST_AT_ONCE: Final = 4
"""The most resources that are paid or gained in one answer."""


@dataclass(frozen=True, slots=True)
class CharterstoneMove:
    """A move: its verb and its fields, in the order a player says them."""

    verb: ClassVar[str]

    def to_json(self) -> dict[str, Json]:
        """The verb under "move", then the fields."""
        return {"move": self.verb, **{name: getattr(self, name) for name in FIELDS[self.verb]}}

    def __str__(self) -> str:
        return " ".join([self.verb, *(str(getattr(self, name)) for name in FIELDS[self.verb])])


@dataclass(frozen=True, slots=True)
class Settle(CharterstoneMove):
    """A2.1: the basic building goes on that plot of the own charter."""

    verb = "settle"
    plot: int


@dataclass(frozen=True, slots=True)
class Bring(CharterstoneMove):
    """B1.2: play with that persona."""

    verb = "bring"
    persona: str


@dataclass(frozen=True, slots=True)
class Place(CharterstoneMove):
    """A3.3: place a worker on a building."""

    verb = "place"
    building: str


@dataclass(frozen=True, slots=True)
class Retrieve(CharterstoneMove):
    """A3.2: take back all workers."""

    verb = "retrieve"


@dataclass(frozen=True, slots=True)
class Partly(CharterstoneMove):
    """A3.3: ask how much of each benefit to gain, this turn."""

    verb = "partly"


@dataclass(frozen=True, slots=True)
class Pay(CharterstoneMove):
    """A3.3: pay these resources where any will do."""

    verb = "pay"
    resources: str


@dataclass(frozen=True, slots=True)
class Give(CharterstoneMove):
    """A6.1: give an advancement card as goods."""

    verb = "give"
    card: str


@dataclass(frozen=True, slots=True)
class Build(CharterstoneMove):
    """A4: build the card on a plot of the own charter."""

    verb = "build"
    card: str
    plot: int


@dataclass(frozen=True, slots=True)
class Open(CharterstoneMove):
    """A5.4: open the crate on a constructed building's card."""

    verb = "open"
    card: str


@dataclass(frozen=True, slots=True)
class Score(CharterstoneMove):
    """A5.7: place a token on a completed objective."""

    verb = "score"
    objective: str


@dataclass(frozen=True, slots=True)
class Ship(CharterstoneMove):
    """A6.1: fill a quota space, by row and column."""

    verb = "ship"
    row: str
    column: int


@dataclass(frozen=True, slots=True)
class Take(CharterstoneMove):
    """A5.1: take a face-up advancement card."""

    verb = "take"
    card: str


@dataclass(frozen=True, slots=True)
class Gain(CharterstoneMove):
    """A3.3: gain these resources where any will do."""

    verb = "gain"
    resources: str


@dataclass(frozen=True, slots=True)
class Yes(CharterstoneMove):
    """Take the optional effect."""

    verb = "yes"


@dataclass(frozen=True, slots=True)
class No(CharterstoneMove):
    """Leave the optional effect."""

    verb = "no"


@dataclass(frozen=True, slots=True)
class Part(CharterstoneMove):
    """A3.3: gain so much of the effect asked about."""

    verb = "part"
    number: int


@dataclass(frozen=True, slots=True)
class Pick(CharterstoneMove):
    """Gain the effect of that number, from 1; 0 is none."""

    verb = "pick"
    number: int


@dataclass(frozen=True, slots=True)
class Decide(CharterstoneMove):
    """B1.13: the story goes on so. Also NATURE's, where an Automa is to choose."""

    verb = "decide"
    choice: str


@dataclass(frozen=True, slots=True)
class Star(CharterstoneMove):
    """B1.14: a star in that row of the chest."""

    verb = "star"
    row: str


@dataclass(frozen=True, slots=True)
class Expand(CharterstoneMove):
    """B1.12: one more capacity of that kind."""

    verb = "expand"
    capacity: str


@dataclass(frozen=True, slots=True)
class Keep(CharterstoneMove):
    """B1.15: a resource or a card to keep for the next game."""

    verb = "keep"
    what: str


@dataclass(frozen=True, slots=True)
class Post(CharterstoneMove):
    """NATURE, A2.3: an objective for this game."""

    verb = "post"
    objective: str


@dataclass(frozen=True, slots=True)
class Reveal(CharterstoneMove):
    """NATURE, A2.2: an advancement card is turned up."""

    verb = "reveal"
    card: str


@dataclass(frozen=True, slots=True)
class Draw(CharterstoneMove):
    """NATURE, A7.2: a newcomer's building card."""

    verb = "draw"
    card: str


@dataclass(frozen=True, slots=True)
class Roll(CharterstoneMove):
    """NATURE, A1.3: what the Charterstone die shows."""

    verb = "roll"
    charter: str


@dataclass(frozen=True, slots=True)
class Automa(CharterstoneMove):
    """NATURE, C2: a card of the Automa's deck."""

    verb = "automa"
    card: str


@dataclass(frozen=True, slots=True)
class Sweep(CharterstoneMove):
    """NATURE, C2: the face-up card an Automa takes away."""

    verb = "sweep"
    card: str


_KINDS: Final[tuple[type[CharterstoneMove], ...]] = (
    *(Settle, Bring, Place, Retrieve, Partly, Pay, Give, Build, Open, Score, Ship, Take, Gain, Yes, No, Part, Pick),
    *(Decide, Star, Expand, Keep, Post, Reveal, Draw, Roll, Automa, Sweep),
)
KINDS_OF_MOVE: Final = {kind.verb: kind for kind in _KINDS}
FIELDS: Final = {kind.verb: tuple(field.name for field in fields(kind)) for kind in _KINDS}
"""By verb: what a move of that kind names, in order."""
NUMBERS: Final = frozenset({"plot", "column", "number"})
"""The fields that are whole numbers."""
MOST_PART: Final = 36
MOST_PICKS: Final = 4


def heaps(size: int) -> Iterator[tuple[tuple[int, ...], str]]:
    """Every heap of so many resources, by resource and spelt."""
    for kinds in combinations_with_replacement(range(len(RESOURCES)), size):
        yield tuple(map(kinds.count, range(len(RESOURCES)))), "+".join(RESOURCES[kind] for kind in kinds)


class Catalogue:
    """Every move there is with a content, made once: moves are listed by picking from these tables."""

    __slots__ = (
        *("automas", "brings", "builds", "decides", "draws", "expands", "gains", "gives", "holds", "ids", "keeps"),
        *("opens", "parts", "pays", "picks", "places", "posts", "reveals", "rolls", "scores", "settles", "ships"),
        *("stars", "sweeps", "takes"),
    )

    def __init__(self, content: Content) -> None:
        buildings = [building.name for building in content.buildings]
        cards = [*buildings, *(card.name for card in content.cards)]
        plots = range(1, PLOTS + 1)
        self.settles = tuple(Settle(plot) for plot in plots)
        self.brings = tuple(Bring(persona.name) for persona in content.personas)
        self.places = tuple(Place(name) for name in buildings)
        sizes = range(MOST_AT_ONCE + 1)
        self.pays = tuple(tuple((heap, Pay(spelt)) for heap, spelt in heaps(size)) for size in sizes)
        self.gains = tuple(tuple((heap, Gain(spelt)) for heap, spelt in heaps(size)) for size in sizes)
        self.gives = tuple(Give(name) for name in cards)
        self.builds = tuple(tuple(Build(name, plot) for plot in plots) for name in buildings)
        self.opens = tuple(Open(name) for name in buildings)
        self.scores = tuple(Score(objective.name) for objective in content.objectives)
        self.ships = tuple(Ship(row.name, column) for row in content.quota for column in range(1, len(row.amounts) + 1))
        self.takes = tuple(Take(name) for name in cards)
        self.parts = tuple(Part(number) for number in range(MOST_PART + 1))
        self.picks = tuple(Pick(number) for number in range(MOST_PICKS + 1))
        self.decides = {name: Decide(name) for name in content.choices}
        self.stars = tuple(Star(row.name) for row in content.glory)
        self.expands = tuple(Expand(name) for name in CAPACITIES)
        self.keeps = tuple(Keep(name) for name in RESOURCES)
        self.holds = tuple(Keep(name) for name in cards)
        self.posts = tuple(Post(objective.name) for objective in content.objectives)
        self.reveals = tuple(Reveal(name) for name in cards)
        self.draws = tuple(Draw(name) for name in cards)
        self.rolls = tuple(Roll(name) for name in CHARTERS)
        self.automas = tuple(Automa(card.name) for card in content.automa)
        self.sweeps = tuple(Sweep(name) for name in cards)
        self.ids: Ids[CharterstoneMove] = Ids(self._all())

    def _all(self) -> Iterator[CharterstoneMove]:
        """The moves of the seats first, then those of NATURE."""
        yield from (*self.settles, *self.brings, *self.places, Retrieve(), Partly())
        for pays in self.pays[1:]:
            yield from (move for _, move in pays)
        yield from self.gives
        for builds in self.builds:
            yield from builds
        yield from (*self.opens, *self.scores, *self.ships, *self.takes)
        for gains in self.gains[1:]:
            yield from (move for _, move in gains)
        yield from (Yes(), No(), *self.parts, *self.picks, *self.decides.values(), *self.stars, *self.expands)
        yield from (*self.keeps, *self.holds)
        yield from (*self.posts, *self.reveals, *self.draws, *self.rolls, *self.automas, *self.sweeps)
