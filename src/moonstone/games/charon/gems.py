"""Gems (rule 1.2). A heap of gems is one integer: six fields of six bits, one a kind.

The lower five bits of a field count up to 31; the sixth stays free, so that heaps add and subtract like numbers and
one comparison tells whether a heap holds another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final, Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["blue", "yellow", "green", "purple", "black"]
Gem: TypeAlias = Literal[Colour, "clear"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
KINDS: Final[tuple[Gem, ...]] = get_args(Gem)
CLEAR: Final = 5
LETTERS: Final = "bygpkc"
KIND_OF: Final = {letter: kind for kind, letter in enumerate(LETTERS)}
PER_COLOUR: Final = 20
CLEAR_GEMS: Final = 6

WIDTH: Final = 6
FIELD: Final = 31
ONE: Final = tuple(1 << WIDTH * kind for kind in range(len(KINDS)))
GUARD: Final = sum(one << 5 for one in ONE)
ONE_OF_EACH: Final = tuple(
    sum(one for kind, one in enumerate(ONE) if kinds >> kind & 1) for kinds in range(1 << len(KINDS))
)
"""By set of kinds: the heap with one of each."""
COLOURED: Final = sum(FIELD * one for one in ONE[:CLEAR])
"""The fields of the five colours."""
ALL_GEMS: Final = sum(PER_COLOUR * one for one in ONE[:CLEAR]) + CLEAR_GEMS * ONE[CLEAR]


def heap(counts: Iterable[int]) -> int:
    """The heap with these counts by kind."""
    return sum(count * one for count, one in zip(counts, ONE, strict=False))


def counts(gems: int) -> tuple[int, ...]:
    """How many of each kind."""
    return (
        gems & FIELD,
        gems >> WIDTH & FIELD,
        gems >> 2 * WIDTH & FIELD,
        gems >> 3 * WIDTH & FIELD,
        gems >> 4 * WIDTH & FIELD,
        gems >> 5 * WIDTH & FIELD,
    )


def count(gems: int, kind: int) -> int:
    """How many of one kind."""
    return gems >> WIDTH * kind & FIELD


def size(gems: int) -> int:
    """How many in all."""
    return sum(counts(gems))


def holds(gems: int, part: int) -> bool:
    """Whether `part` can be taken out of the heap."""
    return ((gems | GUARD) - part) & GUARD == GUARD


def capped(gems: int) -> int:
    """The heap with no more than three of a kind: all that matters for what can be traded away."""
    many = (gems >> 2 | gems >> 3 | gems >> 4) & ONE_OF_EACH[-1]
    return (gems | many | many << 1) & 3 * ONE_OF_EACH[-1]


def spell(gems: int) -> str:
    """A letter a gem: two blue and a clear one are "bbc"."""
    return "".join(letter * number for letter, number in zip(LETTERS, counts(gems), strict=True))


def read(letters: str) -> int | None:
    """The heap that is spelt so, letters in any order; None if it is none."""
    numbers = [letters.count(letter) for letter in LETTERS]
    if sum(numbers) != len(letters) or max(numbers) > FIELD:
        return None
    return heap(numbers)


def heaps_of(number: int, kinds: Sequence[int] = range(len(KINDS))) -> list[int]:
    """All heaps of that many gems of these kinds, in a stable order."""
    return [sum(ONE[kind] for kind in chosen) for chosen in combinations_with_replacement(kinds, number)]


def by_kind(gems: int) -> dict[Gem, int]:
    """The counts under the kinds' names."""
    return dict(zip(KINDS, counts(gems), strict=True))
