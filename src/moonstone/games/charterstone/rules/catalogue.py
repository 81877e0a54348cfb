"""Every move there is with a content, made once: moves are listed by picking from these tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from moonstone.engine import Ids
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    MINIONS,
    MOODS,
    MOST_AT_ONCE,
    MOST_PICKS,
    MOST_SHIFT,
    PERILS,
    PLOTS,
    RESOURCES,
    SIDES,
    TILES,
)
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.rules.moves import (
    Build,
    CharterstoneMove,
    Choose,
    ChooseMood,
    ChoosePersona,
    ChooseSide,
    Decide,
    Expand,
    FillQuota,
    Gain,
    GainInPart,
    Give,
    Keep,
    LayTile,
    Levy,
    LosePersona,
    MoveProgress,
    No,
    Open,
    Part,
    Pay,
    Pick,
    PickVictory,
    Place,
    PlaceSmall,
    Recall,
    Redeem,
    Release,
    Retrieve,
    Score,
    Send,
    Settle,
    Star,
    Take,
    TakeMinion,
    TakePeril,
    Use,
    Yes,
)
from moonstone.games.charterstone.rules.nature_moves import (
    Afflict,
    Assign,
    Assume,
    Automa,
    Deal,
    DealTile,
    Draw,
    Find,
    Flicker,
    Grow,
    Locate,
    Look,
    Meet,
    Offer,
    Post,
    Reveal,
    Roll,
    Stray,
    Sweep,
)

EVERY_PLOT: Final = range(1, PLOTS + 1)
EVERY_TILE: Final = range(1, len(CHARTERS) * TILES + 1)
MOST_PART: Final = 36
BURNS, OUT = "burns", "out"
"""B2.11: how the candle is."""
SEALED: Final = "sealed"
"""B2.9: in place of a victory card that a copy of a game does not tell."""


def heaps(size: int) -> Iterator[tuple[tuple[int, ...], str]]:
    """Every heap of so many resources, by resource and spelt."""
    for kinds in combinations_with_replacement(range(len(RESOURCES)), size):
        yield tuple(map(kinds.count, range(len(RESOURCES)))), "+".join(RESOURCES[kind] for kind in kinds)


class Catalogue:
    """Every move there is with a content, made once: moves are listed by picking from these tables.

    A table is named after its moves and goes by what they name: `place[building]`, `fill_quota[space]`.
    """

    __slots__ = (
        *("afflict", "assign", "automa", "build", "choose", "choose_persona", "deal", "decide", "draw", "expand"),
        *("fill_quota", "find", "gain", "give_card", "give_other", "grow", "ids", "keep_card", "keep_minion"),
        *("keep_resource", "look", "move_progress", "open", "part", "pay", "pay_coin", "pick", "place", "post"),
        *("recall", "release", "reveal", "roll", "score", "send", "settle", "star", "sweep", "take", "take_minion"),
        *("take_peril", "use", "assume", "candle", "choose_mood", "choose_side", "deal_tile", "lay_tile", "levy"),
        *("locate", "lose_persona", "meet", "offer", "pick_victory", "place_small", "redeem", "stray"),
    )

    def __init__(self, content: Content) -> None:
        buildings = [building.name for building in content.buildings]
        cards = [*buildings, *(card.name for card in content.cards)]
        self._make_moves_of_seats(content, buildings, cards)
        self._make_moves_of_nature(content, buildings, cards)
        self.ids: Ids[CharterstoneMove] = Ids(self._all())

    def _make_moves_of_seats(self, content: Content, buildings: Sequence[str], cards: Sequence[str]) -> None:
        self.settle = tuple(Settle(plot) for plot in EVERY_PLOT)
        self.choose_persona = tuple(ChoosePersona(persona.name) for persona in content.personas)
        self.place = tuple(Place(name) for name in buildings)
        sizes = range(MOST_AT_ONCE + 1)
        self.pay = tuple(tuple((heap, Pay(spelt)) for heap, spelt in heaps(size)) for size in sizes)
        self.gain = tuple(tuple((heap, Gain(spelt)) for heap, spelt in heaps(size)) for size in sizes)
        self.give_card = tuple(Give(name) for name in cards)
        self.build = tuple(tuple(Build(name, plot) for plot in EVERY_PLOT) for name in buildings)
        self.open = tuple(Open(name) for name in buildings)
        self.score = tuple(Score(objective.name) for objective in content.objectives)
        self.fill_quota = tuple(
            FillQuota(row.name, column) for row in content.quota for column in range(1, len(row.amounts) + 1)
        )
        self.take = tuple(Take(name) for name in cards)
        self.part = tuple(Part(number) for number in range(MOST_PART + 1))
        self.pick = tuple(Pick(number) for number in range(MOST_PICKS + 1))
        self.decide = {name: Decide(name) for name in content.choices}
        self.star = tuple(Star(row.name) for row in content.glory)
        self.expand = tuple(Expand(name) for name in CAPACITIES)
        self.keep_resource = tuple(Keep(name) for name in RESOURCES)
        self.keep_card = tuple(Keep(name) for name in cards)
        self.pay_coin = Pay("coin")
        self.give_other = {name: Give(name) for name in (*MINIONS, *PERILS)}
        self.keep_minion = tuple(Keep(name) for name in MINIONS)
        self.send = tuple(tuple(Send(name, building) for building in buildings) for name in MINIONS)
        usable = [card.name for card in content.cards if card.kind in ("item", "treasure")]
        usable += [part.name for part in content.personas if part.when is not None and part.when.event == "once"]
        self.use = {name: Use(name) for name in usable}
        self.recall = tuple(Recall(name) for name in buildings)
        self.release = tuple(Release(name) for name in buildings)
        self.move_progress = {
            steps: MoveProgress("back" if steps < 0 else "forward", abs(steps))
            for steps in range(-MOST_SHIFT, MOST_SHIFT + 1)
        }
        self.choose = tuple(Choose(objective.name) for objective in content.objectives)
        self.take_peril = tuple(TakePeril(name) for name in buildings)
        self.take_minion = tuple(TakeMinion(name) for name in MINIONS)
        self.place_small = tuple(PlaceSmall(name) for name in buildings)
        self.lay_tile = tuple(tuple(LayTile(tile, plot) for plot in EVERY_PLOT) for tile in EVERY_TILE)
        self.choose_mood = tuple(ChooseMood(mood) for mood in MOODS)
        self.pick_victory = tuple(PickVictory(name) for name in (*(card.name for card in content.victory), SEALED))
        redeeming = [card.name for card in content.cards if card.redeems]
        self.redeem = {name: Redeem(name) for name in (*redeeming, *(["coin"] if content.redemption else []))}
        self.lose_persona = tuple(LosePersona(persona.name) for persona in content.personas)
        self.choose_side = tuple(ChooseSide(side) for side in SIDES)
        self.levy = tuple(Levy(name) for name in RESOURCES)

    def _make_moves_of_nature(self, content: Content, buildings: Sequence[str], cards: Sequence[str]) -> None:
        self.post = tuple(Post(objective.name) for objective in content.objectives)
        self.reveal = tuple(Reveal(name) for name in cards)
        self.draw = tuple(Draw(name) for name in cards)
        self.roll = tuple(Roll(name) for name in CHARTERS)
        self.automa = tuple(Automa(card.name) for card in content.automa)
        self.sweep = tuple(Sweep(name) for name in cards)
        self.grow = tuple(Grow(name) for name in buildings)
        self.afflict = tuple(Afflict(name) for name in PERILS)
        self.find = tuple(Find(name) for name in cards)
        self.deal = tuple(Deal(name) for name in cards)
        self.look = tuple(Look(name) for name in cards)
        self.assign = tuple(Assign(objective.name) for objective in content.objectives)
        self.meet = tuple(Meet(companion.name) for companion in content.companions)
        self.candle = (Flicker(BURNS), Flicker(OUT))
        self.locate = tuple(Locate(plot) for plot in EVERY_PLOT)
        self.stray = tuple(Stray(name) for name in MINIONS)
        self.assume = tuple(Assume(persona.name) for persona in content.automa_personas)
        self.deal_tile = tuple(DealTile(tile) for tile in EVERY_TILE)
        self.offer = tuple(Offer(persona.name) for persona in content.personas)

    def _all(self) -> Iterator[CharterstoneMove]:
        """The moves of the seats first, then those of NATURE."""
        yield from (*self.settle, *self.choose_persona, *self.place, Retrieve(), GainInPart())
        for pays in self.pay[1:]:
            yield from (move for _, move in pays)
        yield from self.give_card
        for builds in self.build:
            yield from builds
        yield from (*self.open, *self.score, *self.fill_quota, *self.take)
        for gains in self.gain[1:]:
            yield from (move for _, move in gains)
        yield from (Yes(), No(), *self.part, *self.pick, *self.decide.values(), *self.star, *self.expand)
        yield from (*self.keep_resource, *self.keep_card)
        for sends in self.send:
            yield from sends
        yield from (
            self.pay_coin,
            *self.give_other.values(),
            *self.keep_minion,
            *self.use.values(),
            *self.recall,
        )
        yield from (
            *self.release,
            *self.move_progress.values(),
            *self.choose,
            *self.take_peril,
            *self.take_minion,
        )
        yield from self.place_small
        for lays in self.lay_tile:
            yield from lays
        yield from (*self.choose_mood, *self.pick_victory, *self.redeem.values(), *self.lose_persona)
        yield from (*self.choose_side, *self.levy)
        yield from (*self.post, *self.reveal, *self.draw, *self.roll, *self.automa, *self.sweep)
        yield from (*self.grow, *self.afflict, *self.find, *self.deal, *self.look, *self.assign)
        yield from (*self.meet, *self.candle, *self.locate, *self.stray, *self.assume, *self.deal_tile, *self.offer)
