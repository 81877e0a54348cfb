"""Colours and letters. Colour is never the only sign: flags are capital letters, gems are small ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from moonstone.games.charon.gems import KINDS, LETTERS

MARKS: Final = "RWBGA"
"""By seat: burgundy (red), white, deep blue, gold, aquamarine."""
FLAGS: Final = (
    "bold #ffffff on #8a1538",
    "bold #000000 on #f2f2f2",
    "bold #ffffff on #2445c4",
    "bold #000000 on #e3b112",
    "bold #000000 on #4fd8c0",
)
NAMES: Final = ("bold #e0567f", "bold", "bold #6f92ff", "bold #e3b112", "bold #4fd8c0")
"""By seat: the style of a player's name."""
TINTS: Final = ("#571529", "#5c5c5c", "#1a2c75", "#574409", "#0e5347")
"""By seat: the ground of a zone the seat leads."""
GROUND: Final = "#3a3a3a"
"""The ground of a zone nobody leads."""
INK: Final = "#d0d0d0"
FAINT: Final = "#8a8a8a"
"""What may be overlooked."""
FAINT_INK: Final = "#b0b0b0"
"""What may be overlooked on the ground of a zone."""

_GEMS: Final = ("#79aeff", "#ffe45c", "#5fdd6b", "#d79bff", "#ffffff", "#9ff3ff")
_GEM_GROUNDS: Final = ("#10224a", "#3d3300", "#0c3312", "#321247", "#000000", "#2f4a4d")


def gem_style(kind: str, ground: str | None = None) -> str:
    """The style of a gem's letter."""
    index = KINDS.index(kind)
    return f"bold {_GEMS[index]} on {ground or _GEM_GROUNDS[index]}"


def gem(kind: str, number: int = 1) -> Text:
    """So many gems of a kind, a letter each."""
    return Text(LETTERS[KINDS.index(kind)] * number, style=gem_style(kind))


def gems(counts: Mapping[str, int]) -> Text:
    """A heap, a letter a gem."""
    return Text().join(gem(kind, counts[kind]) for kind in KINDS if counts.get(kind))


def letters(text: str) -> Text:
    """A heap that is spelt in letters."""
    return Text().join(gem(KINDS[LETTERS.index(letter)]) for letter in text)


def with_gems(said: Text, spelt: str) -> Text:
    """A text in which a heap that is spelt in letters has the colours of its gems."""
    before, found, after = said.plain.partition(spelt)
    style = str(said.style)
    return Text().append(before, style=style).append_text(letters(found)).append(after, style=style)


def flag(seat: int) -> Text:
    """A flag: the mark of a seat in its colours."""
    return Text(MARKS[seat], style=FLAGS[seat])
