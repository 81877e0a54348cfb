"""Numbers of the content, looked up: what something costs, gives and is worth may change with every tuning."""

from __future__ import annotations

from collections.abc import Callable

from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.content import Building, Content, Row
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
ROWS = [row.name for row in CONTENT.glory]


def building(name: str, content: Content = CONTENT) -> Building:
    """The building of that name."""
    return next(building for building in content.buildings if building.name == name)


def first_building(fits: Callable[[Building], bool], content: Content = CONTENT) -> Building:
    """The first building card that fits."""
    found = next((building for building in content.buildings if any(building.build) and fits(building)), None)
    assert found is not None, "no building of the content fits"
    return found


def values(*names: str, content: Content = CONTENT) -> int:
    """What these buildings are worth together."""
    return sum(building(name, content).value for name in names)


def built_with(name: str, content: Content = CONTENT) -> dict[str, int]:
    """The resources that a building is built with."""
    numbers = zip(RESOURCES, building(name, content).build, strict=True)
    return {resource: number for resource, number in numbers if number}


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
