"""The moves of Charterstone: plain values that read like the Chronicle, `Place("market")`, `Build("b22", 4)`.

Buildings, cards, objectives and personas go by the names the content gives them; several resources are joined by +.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from moonstone.engine import Ids, Json
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, MINIONS, PERILS, PLOTS, RESOURCES
from moonstone.games.charterstone.content.content import Content

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
    """A3.3: pay these resources where any will do; or a coin, where a persona may pay either."""

    verb = "pay"
    resources: str


@dataclass(frozen=True, slots=True)
class Give(CharterstoneMove):
    """A6.1: give an advancement card, a minion or a peril as goods or as a cost."""

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
    """B1.15: a resource, a card or a minion to keep for the next game."""

    verb = "keep"
    what: str


@dataclass(frozen=True, slots=True)
class Send(CharterstoneMove):
    """B1.8: place a minion on a building of the own charter."""

    verb = "send"
    minion: str
    building: str


@dataclass(frozen=True, slots=True)
class Use(CharterstoneMove):
    """B1.5, B1.7: use an item or a treasure, or what a persona can do once a game."""

    verb = "use"
    card: str


@dataclass(frozen=True, slots=True)
class Recall(CharterstoneMove):
    """One worker comes back from that building."""

    verb = "recall"
    building: str


@dataclass(frozen=True, slots=True)
class Enjoy(CharterstoneMove):
    """The benefit of a building in the own charter, without its cost."""

    verb = "enjoy"
    building: str


@dataclass(frozen=True, slots=True)
class Shift(CharterstoneMove):
    """Progress moves that way, forward or back, by so many spaces; forward 0 leaves it."""

    verb = "shift"
    way: str
    number: int


@dataclass(frozen=True, slots=True)
class Choose(CharterstoneMove):
    """B1.10: that objective, of those drawn."""

    verb = "choose"
    objective: str


@dataclass(frozen=True, slots=True)
class Clear(CharterstoneMove):
    """B1.14: take the peril from that building of the own charter."""

    verb = "clear"
    building: str


@dataclass(frozen=True, slots=True)
class Adopt(CharterstoneMove):
    """B1.8: a minion of that kind from the supply."""

    verb = "adopt"
    minion: str


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


@dataclass(frozen=True, slots=True)
class Grow(CharterstoneMove):
    """NATURE, B1.1: a charter nobody plays grows by that building."""

    verb = "grow"
    card: str


@dataclass(frozen=True, slots=True)
class Afflict(CharterstoneMove):
    """NATURE, B1.17: the peril that befalls the next building."""

    verb = "afflict"
    peril: str


@dataclass(frozen=True, slots=True)
class Find(CharterstoneMove):
    """NATURE, B3: the card that the opener of a crate draws of those in it."""

    verb = "find"
    card: str


@dataclass(frozen=True, slots=True)
class Deal(CharterstoneMove):
    """NATURE: the top card of the deck."""

    verb = "deal"
    card: str


@dataclass(frozen=True, slots=True)
class Look(CharterstoneMove):
    """NATURE: a card from the top of the deck, to choose from."""

    verb = "look"
    card: str


@dataclass(frozen=True, slots=True)
class Assign(CharterstoneMove):
    """NATURE, B1.10: the top of the objective deck."""

    verb = "assign"
    objective: str


_KINDS: Final[tuple[type[CharterstoneMove], ...]] = (
    *(Settle, Bring, Place, Retrieve, Partly, Pay, Give, Build, Open, Score, Ship, Take, Gain, Yes, No, Part, Pick),
    *(Decide, Star, Expand, Keep, Send, Use, Recall, Enjoy, Shift, Choose, Clear, Adopt),
    *(Post, Reveal, Draw, Roll, Automa, Sweep, Grow, Afflict, Find, Deal, Look, Assign),
)
KINDS_OF_MOVE: Final = {kind.verb: kind for kind in _KINDS}
FIELDS: Final = {kind.verb: tuple(field.name for field in fields(kind)) for kind in _KINDS}
"""By verb: what a move of that kind names, in order."""
NUMBERS: Final = frozenset({"plot", "column", "number"})
"""The fields that are whole numbers."""
MOST_PART: Final = 36
MOST_PICKS: Final = 4
MOST_SHIFT: Final = 2


def heaps(size: int) -> Iterator[tuple[tuple[int, ...], str]]:
    """Every heap of so many resources, by resource and spelt."""
    for kinds in combinations_with_replacement(range(len(RESOURCES)), size):
        yield tuple(map(kinds.count, range(len(RESOURCES)))), "+".join(RESOURCES[kind] for kind in kinds)


class Catalogue:
    """Every move there is with a content, made once: moves are listed by picking from these tables."""

    __slots__ = (
        *("automas", "brings", "builds", "decides", "draws", "expands", "gains", "gives", "holds", "ids", "keeps"),
        *("opens", "parts", "pays", "picks", "places", "posts", "reveals", "rolls", "scores", "settles", "ships"),
        *("stars", "sweeps", "takes", "adopts", "afflicts", "assigns", "chooses", "clears", "deals", "enjoys", "finds"),
        *("grows", "lets_go", "looks", "pay_coin", "recalls", "sends", "shifts", "tends", "uses"),
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
        self.pay_coin = Pay("coin")
        self.lets_go = {name: Give(name) for name in (*MINIONS, *PERILS)}
        self.tends = tuple(Keep(name) for name in MINIONS)
        self.sends = tuple(tuple(Send(name, building) for building in buildings) for name in MINIONS)
        usable = [card.name for card in content.cards if card.kind in ("item", "treasure")]
        usable += [part.name for part in content.personas if part.when is not None and part.when.event == "once"]
        self.uses = {name: Use(name) for name in usable}
        self.recalls = tuple(Recall(name) for name in buildings)
        self.enjoys = tuple(Enjoy(name) for name in buildings)
        self.shifts = {
            steps: Shift("back" if steps < 0 else "forward", abs(steps)) for steps in range(-MOST_SHIFT, MOST_SHIFT + 1)
        }
        self.chooses = tuple(Choose(objective.name) for objective in content.objectives)
        self.clears = tuple(Clear(name) for name in buildings)
        self.adopts = tuple(Adopt(name) for name in MINIONS)
        self.grows = tuple(Grow(name) for name in buildings)
        self.afflicts = tuple(Afflict(name) for name in PERILS)
        self.finds = tuple(Find(name) for name in cards)
        self.deals = tuple(Deal(name) for name in cards)
        self.looks = tuple(Look(name) for name in cards)
        self.assigns = tuple(Assign(objective.name) for objective in content.objectives)
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
        for sends in self.sends:
            yield from sends
        yield from (self.pay_coin, *self.lets_go.values(), *self.tends, *self.uses.values(), *self.recalls)
        yield from (*self.enjoys, *self.shifts.values(), *self.chooses, *self.clears, *self.adopts)
        yield from (*self.posts, *self.reveals, *self.draws, *self.rolls, *self.automas, *self.sweeps)
        yield from (*self.grows, *self.afflicts, *self.finds, *self.deals, *self.looks, *self.assigns)
