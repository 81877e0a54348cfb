"""The shapes of effects and of parts of the content: what is shown the same way in views and in assets.

A tuple stands for a list of just so many entries, for JSON has no tuples.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict, final

from moonstone.engine.shapes import Named
from moonstone.games.charterstone.content.constants import CharterName

# Effects.


@final
class SomeOf(TypedDict):
    """So many of something, for each of `per` if it is given; `may` where taking it has a price."""

    what: str
    number: int
    per: NotRequired[str]
    may: NotRequired[bool]


@final
class OneOf(TypedDict):
    """One of several terms."""

    any: list[Term]


Term: TypeAlias = Annotated[
    SomeOf | OneOf, Named("Term", "A part of a cost or a benefit, in the vocabulary of the content.")
]


class Need(TypedDict):
    """A condition: at least, or at most, so many of something."""

    number: int
    at_most: bool
    of: str


class Trigger(TypedDict):
    """What triggers an effect, and for some what exactly."""

    event: str
    of: str | None


# Parts: what has a name and can be unlocked.


class BuildingPart(TypedDict):
    """A building; `build` is what its card costs, by resource."""

    title: str
    charter: CharterName | None
    build: dict[str, int]
    cost: list[Term]
    benefit: list[Term]
    value: int
    crate: int | None


class AbilityPart(TypedDict):
    """An advancement card that is no building, or a persona."""

    title: str
    kind: str
    charter: CharterName | None
    when: Trigger | None
    gain: list[Term]
    cost: NotRequired[list[Term]]
    needs: NotRequired[list[Need]]
    ability: NotRequired[str]


class ObjectivePart(TypedDict):
    """An objective."""

    title: str
    needs: list[Need]


class MinionPart(TypedDict):
    """A kind of minion: what it brings when it is placed, and when an opponent uses its building."""

    title: str
    gain: list[Term]


Part: TypeAlias = Annotated[
    BuildingPart | AbilityPart | ObjectivePart | MinionPart, Named("Part", "What has a name and can be unlocked.")
]


class CrateContents(TypedDict):
    """What came out of a crate."""

    title: str
    story: str
    persona: str | None
    minion: str | None
    buildings: list[str]
    cards: list[str]
    objectives: list[str]
    private: list[str]
    unlocks: list[str]


class QuotaRow(TypedDict):
    """A row of the quota: by column, how many goods a space takes and what it gives."""

    goods: str
    amounts: list[int]
    bonuses: list[list[Term]]


class GloryRow(TypedDict):
    """A row of stars in a chest."""

    stars: int
    bonus: list[Term]


class SlotMark(TypedDict):
    """A rule slot of the Chronicle that can be read, and how many earlier versions its sticker covers."""

    name: str
    number: int
    covers: int


class SlotText(SlotMark):
    """A rule slot with what it says."""

    title: str
    text: str


class StoryText(TypedDict):
    """A story of the Chronicle: when it is told, the choice that led to it, and how many kings it carries."""

    name: str
    number: int
    title: str
    text: str
    told: Literal["game", "end"]
    choice: str | None
    kings: int


Find: TypeAlias = Annotated[
    tuple[int, int, CharterName],
    Named("Find", "A crate that was opened: its number, the game, and the charter whose player did."),
]
