"""Buildings and rows of the chest, looked up in the content as it is read: what fits, and what it is worth.

What the texts say is in `worth`.
"""

from __future__ import annotations

from collections.abc import Callable

from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.content import Building, Content, Row
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
TAKEN = frozenset({"coin", "resource", "influence", *RESOURCES})
ROWS = [row.name for row in CONTENT.glory]


def building(name: str, content: Content = CONTENT) -> Building:
    """The building of that name."""
    return next(building for building in content.buildings if building.name == name)


def first_building(fits: Callable[[Building], bool]) -> Building:
    """The first building card that costs nothing but goods and influence, and fits."""
    for card in CONTENT.buildings:
        if any(card.build) and {term.what for term in card.cost} <= TAKEN and fits(card):
            return card
    raise AssertionError("no building of the content fits")


def values(*names: str, content: Content = CONTENT) -> int:
    """What these buildings are worth together."""
    return sum(building(name, content).value for name in names)


def row_of(name: str) -> Row:
    """A row of the chest."""
    return CONTENT.glory[ROWS.index(name)]


def full(*names: str) -> dict[str, int]:
    """So many stars in each of these rows that it is full."""
    return {name: row_of(name).stars for name in names}


def bonus(name: str) -> int:
    """How many of what a row is about it gives when it is full."""
    (term,) = row_of(name).bonus
    assert (term.what, term.per) == (name, None)
    return term.number


def stars(**marked: int) -> tuple[int, ...]:
    """So many stars in these rows."""
    return tuple(marked.get(row, 0) for row in ROWS)
