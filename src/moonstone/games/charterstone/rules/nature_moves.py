"""The moves that NATURE makes: what chance gives, and what an Automa does by chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moonstone.games.charterstone.rules.moves import CharterstoneMove


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


@dataclass(frozen=True, slots=True)
class Meet(CharterstoneMove):
    """NATURE, B2.6: the companion who joins the next charter."""

    verb = "meet"
    companion: str


@dataclass(frozen=True, slots=True)
class Flicker(CharterstoneMove):
    """NATURE, B2.11: whether the candle burns on, or goes out."""

    verb = "candle"
    state: str


@dataclass(frozen=True, slots=True)
class Locate(CharterstoneMove):
    """NATURE, B2.12: a location card."""

    verb = "locate"
    plot: int


@dataclass(frozen=True, slots=True)
class Stray(CharterstoneMove):
    """NATURE, B2.12: the minion that waits on the next building."""

    verb = "stray"
    minion: str


@dataclass(frozen=True, slots=True)
class Assume(CharterstoneMove):
    """NATURE, B2.18: an Automa's own persona."""

    verb = "assume"
    persona: str


@dataclass(frozen=True, slots=True)
class DealTile(CharterstoneMove):
    """NATURE, B2.16: a sky tile for the next seat."""

    verb = "tile"
    tile: int


@dataclass(frozen=True, slots=True)
class Offer(CharterstoneMove):
    """NATURE, B2.16: a persona to choose from."""

    verb = "offer"
    persona: str


NATURE_MOVES: Final = (
    *(Post, Reveal, Draw, Roll, Automa, Sweep, Grow, Afflict, Find, Deal, Look, Assign),
    *(Meet, Flicker, Locate, Stray, Assume, DealTile, Offer),
)
