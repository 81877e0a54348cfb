"""The moves that seats make: plain values that read like the Chronicle, `Place("market")`, `Build("b22", 4)`.

Buildings, cards, objectives and personas go by the names the content gives them; several resources are joined by +.
The verb of a move is what players type and records keep; it is not always the name of its class.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Final

from moonstone.engine import Json


@dataclass(frozen=True, slots=True)
class CharterstoneMove:
    """A move: its verb and its fields, in the order a player says them."""

    verb: ClassVar[str]

    def to_json(self) -> dict[str, Json]:
        """The verb under "move", then the fields."""
        return {"move": self.verb, **{field.name: getattr(self, field.name) for field in fields(self)}}

    def __str__(self) -> str:
        return " ".join([self.verb, *(str(getattr(self, field.name)) for field in fields(self))])


@dataclass(frozen=True, slots=True)
class Settle(CharterstoneMove):
    """A2.1: the basic building goes on that plot of your charter."""

    verb = "settle"
    plot: int


@dataclass(frozen=True, slots=True)
class ChoosePersona(CharterstoneMove):
    """B1.2: play with that persona."""

    verb = "bring"
    persona: str


@dataclass(frozen=True, slots=True)
class Place(CharterstoneMove):
    """A3.3: place a worker on a building."""

    verb = "place"
    building: str


@dataclass(frozen=True, slots=True)
class PlaceSmall(CharterstoneMove):
    """B2.6: place the small worker on a building; `Place` then places the large one."""

    verb = "small"
    building: str


@dataclass(frozen=True, slots=True)
class Retrieve(CharterstoneMove):
    """A3.2: take back all workers."""

    verb = "retrieve"


@dataclass(frozen=True, slots=True)
class GainInPart(CharterstoneMove):
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
    """A4: build the card on a plot of your charter."""

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
class FillQuota(CharterstoneMove):
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
    """B1.8: place a minion on a building of your charter."""

    verb = "send"
    minion: str
    building: str


@dataclass(frozen=True, slots=True)
class Use(CharterstoneMove):
    """B1.5, B1.7: use an item or a treasure, or what a persona can do once per game."""

    verb = "use"
    card: str


@dataclass(frozen=True, slots=True)
class Recall(CharterstoneMove):
    """One worker comes back from that building."""

    verb = "recall"
    building: str


@dataclass(frozen=True, slots=True)
class Release(CharterstoneMove):
    """B1.8: the minion on that building is the one that is given."""

    verb = "release"
    building: str


@dataclass(frozen=True, slots=True)
class MoveProgress(CharterstoneMove):
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
class TakePeril(CharterstoneMove):
    """B1.14: take the peril from that building of your charter."""

    verb = "clear"
    building: str


@dataclass(frozen=True, slots=True)
class TakeMinion(CharterstoneMove):
    """B1.8: a minion of that kind from the supply."""

    verb = "adopt"
    minion: str


@dataclass(frozen=True, slots=True)
class LayTile(CharterstoneMove):
    """B2.5: lay that sky tile on a plot of your charter."""

    verb = "lay"
    tile: int
    plot: int


@dataclass(frozen=True, slots=True)
class ChooseMood(CharterstoneMove):
    """B2.6: whether the companion is kind or unkind. Also NATURE's, for an Automa."""

    verb = "companion"
    mood: str


@dataclass(frozen=True, slots=True)
class PickVictory(CharterstoneMove):
    """B2.9: that victory card, in secret."""

    verb = "victory"
    victory: str


@dataclass(frozen=True, slots=True)
class Redeem(CharterstoneMove):
    """B2.8: pay that card, or coins, for the large worker."""

    verb = "redeem"
    what: str


@dataclass(frozen=True, slots=True)
class LosePersona(CharterstoneMove):
    """B2.11: that used persona is archived."""

    verb = "farewell"
    persona: str


@dataclass(frozen=True, slots=True)
class ChooseSide(CharterstoneMove):
    """B2.13: a charter is loyal, or a rebel. Also NATURE's, for an Automa."""

    verb = "side"
    side: str


@dataclass(frozen=True, slots=True)
class Levy(CharterstoneMove):
    """C: the resource that an opponent gives."""

    verb = "levy"
    resource: str


SEAT_MOVES: Final = (
    *(Settle, ChoosePersona, Place, Retrieve, GainInPart, Pay, Give, Build, Open, Score, FillQuota),
    *(Take, Gain, Yes, No, Part, Pick),
    *(Decide, Star, Expand, Keep, Send, Use, Recall, Release, MoveProgress, Choose, TakePeril, TakeMinion),
    *(PlaceSmall, LayTile, ChooseMood, PickVictory, Redeem, LosePersona, ChooseSide, Levy),
)
"""The kinds of moves that seats make; the others are chance's."""
