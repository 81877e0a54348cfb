"""Numbers of the content, looked up: what something costs, gives and is worth may change with every tuning."""

from __future__ import annotations

from collections.abc import Callable

from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.content import AbilityCard, Building, Content, Minion, Row
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
TAKEN = frozenset({"coin", "resource", "influence", *RESOURCES})
ROWS = [row.name for row in CONTENT.glory]


def building(name: str, content: Content = CONTENT) -> Building:
    """The building of that name."""
    return next(building for building in content.buildings if building.name == name)


def first_building(fits: Callable[[Building], bool], content: Content = CONTENT) -> Building:
    """The first building card that costs nothing but goods and influence, and fits."""
    for card in content.buildings:
        if any(card.build) and {term.what for term in card.cost} <= TAKEN and fits(card):
            return card
    raise AssertionError("no building of the content fits")


def values(*names: str, content: Content = CONTENT) -> int:
    """What these buildings are worth together."""
    return sum(building(name, content).value for name in names)


def goods_to_build(name: str, content: Content = CONTENT) -> dict[str, int]:
    """The resources that a building is built with."""
    numbers = zip(RESOURCES, building(name, content).build, strict=True)
    return {resource: number for resource, number in numbers if number}


def goods_for(name: str, content: Content = CONTENT) -> dict[str, int]:
    """The coins and resources that a building costs; where any kind will do, it is wood."""
    goods = dict.fromkeys(("coin", *RESOURCES), 0)
    for term in building(name, content).cost:
        what = "wood" if term.what == "resource" else term.what
        if what in goods:
            goods[what] += term.number
    return goods


def points_of(name: str, content: Content = CONTENT) -> int:
    """The points that a building gives."""
    return sum(term.number for term in building(name, content).benefit if term.what == "vp")


def gain_of(card: str, what: str) -> int:
    """How many of something a card, a persona or a minion brings when it is triggered."""
    parts: tuple[AbilityCard | Minion, ...] = (*CONTENT.cards, *CONTENT.personas, *CONTENT.minions)
    gain = next(part.gain for part in parts if part.name == card)
    return sum(term.number for term in gain if term.what == what)


def points_for(card: str) -> int:
    """The points that it brings."""
    return gain_of(card, "vp")


def quota_bonus(row: str, column: int) -> int:
    """The points beside a space of the quota."""
    bonus = next(found.bonuses[column - 1] for found in CONTENT.quota if found.name == row)
    return sum(term.number for term in bonus if term.what == "vp")


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
