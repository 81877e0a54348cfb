"""Every move there is with a content, made once: moves are listed by picking from these tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

from moonstone.engine import Ids
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, MINIONS, PERILS, PLOTS, RESOURCES
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.rules.moves import (
    Afflict,
    Assign,
    Automa,
    Build,
    CharterstoneMove,
    Choose,
    ChoosePersona,
    Deal,
    Decide,
    Draw,
    Expand,
    FillQuota,
    Find,
    Gain,
    GainInPart,
    Give,
    Grow,
    Keep,
    Look,
    MoveProgress,
    No,
    Open,
    Part,
    Pay,
    Pick,
    Place,
    Post,
    Recall,
    Retrieve,
    Reveal,
    Roll,
    Score,
    Send,
    Settle,
    Star,
    Sweep,
    Take,
    TakeMinion,
    TakePeril,
    Use,
    UseFree,
    Yes,
)

MOST_AT_ONCE: Final = 4
"""The most resources that are paid or gained in one answer."""
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
        self.brings = tuple(ChoosePersona(persona.name) for persona in content.personas)
        self.places = tuple(Place(name) for name in buildings)
        sizes = range(MOST_AT_ONCE + 1)
        self.pays = tuple(tuple((heap, Pay(spelt)) for heap, spelt in heaps(size)) for size in sizes)
        self.gains = tuple(tuple((heap, Gain(spelt)) for heap, spelt in heaps(size)) for size in sizes)
        self.gives = tuple(Give(name) for name in cards)
        self.builds = tuple(tuple(Build(name, plot) for plot in plots) for name in buildings)
        self.opens = tuple(Open(name) for name in buildings)
        self.scores = tuple(Score(objective.name) for objective in content.objectives)
        self.ships = tuple(
            FillQuota(row.name, column) for row in content.quota for column in range(1, len(row.amounts) + 1)
        )
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
        self.enjoys = tuple(UseFree(name) for name in buildings)
        self.shifts = {
            steps: MoveProgress("back" if steps < 0 else "forward", abs(steps))
            for steps in range(-MOST_SHIFT, MOST_SHIFT + 1)
        }
        self.chooses = tuple(Choose(objective.name) for objective in content.objectives)
        self.clears = tuple(TakePeril(name) for name in buildings)
        self.adopts = tuple(TakeMinion(name) for name in MINIONS)
        self.grows = tuple(Grow(name) for name in buildings)
        self.afflicts = tuple(Afflict(name) for name in PERILS)
        self.finds = tuple(Find(name) for name in cards)
        self.deals = tuple(Deal(name) for name in cards)
        self.looks = tuple(Look(name) for name in cards)
        self.assigns = tuple(Assign(objective.name) for objective in content.objectives)
        self.ids: Ids[CharterstoneMove] = Ids(self._all())

    def _all(self) -> Iterator[CharterstoneMove]:
        """The moves of the seats first, then those of NATURE."""
        yield from (*self.settles, *self.brings, *self.places, Retrieve(), GainInPart())
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
