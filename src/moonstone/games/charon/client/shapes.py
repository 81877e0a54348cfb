"""The shapes of what clients get: view, preview and assets. The page's types are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict, Union

from moonstone.engine import Json
from moonstone.engine.shapes import Named, ResultShape
from moonstone.games.charon.areas import Area
from moonstone.games.charon.board import KindName
from moonstone.games.charon.edition import Tint
from moonstone.games.charon.gems import Gem
from moonstone.games.charon.moves import SEAT_MOVES
from moonstone.games.charon.rules.claim import How
from moonstone.games.charon.rules.steps import Phase, StepName

CharonMoveShape: TypeAlias = Annotated[
    dict[str, Json],
    Named(
        "CharonMove",
        "A move that a seat can make.",
        Union[SEAT_MOVES],  # noqa: UP007  # it has as many members as there are kinds of moves
    ),
]
CharonGems: TypeAlias = Annotated[dict[Gem, int], Named("CharonGems", "How many gems of each kind.")]


class CharonCost(TypedDict, total=False):
    """How many gems of each colour a card asks for, where it asks for any."""

    blue: int
    yellow: int
    green: int
    purple: int
    black: int


class CharonZone(TypedDict):
    """A zone in play: its gems and how it stands. `tied` are the seats that a tie-break told apart, or could not."""

    pits: int
    gem: Gem | None
    count: int
    influence: list[int]
    winner: int | None
    how: How | None
    tied: list[int]


class CharonArea(TypedDict):
    """An action area: the flags on it, whether that many make it live, and who holds it once flags are staked."""

    flags: list[int]
    live: bool
    holders: list[int]


class CharonPlayer(TypedDict):
    """What everybody sees of a player."""

    gems: CharonGems
    hand_size: int
    built: list[str]
    score: int


class CharonKnown(TypedDict):
    """The cards the viewer is sure about: in each hand, and in the discard pile."""

    hands: list[list[str]]
    pile: list[str]


class CharonPublic(TypedDict):
    """What lies open to everybody. `next_order` is the order that the gems, as they are, would give; `flags` says by
    spot whose flag stands there.
    """

    game: Literal["charon"]
    seats: int
    options: dict[str, bool | int | str]
    round: int
    phase: Phase
    step: StepName
    turn: list[int]
    order: list[int]
    next_order: list[int]
    zones: dict[str, CharonZone]
    flags: dict[str, int]
    areas: dict[Area, CharonArea]
    bag: CharonGems
    supply: CharonGems
    players: list[CharonPlayer]
    row: list[str]
    deck_size: int
    pile_size: int
    aside_size: int
    from_row: bool
    transmuted: bool
    result: ResultShape | None


class CharonPrivate(TypedDict):
    """What a viewer has beyond that; a spectator has no cards.

    `answer` is what the viewer has chosen where all choose at once, a card or gems by letter. `aside` and `pile` are
    there while the viewer may look at them.
    """

    you: int | None
    known: CharonKnown
    hand: NotRequired[list[str]]
    fresh: NotRequired[list[str]]
    answer: NotRequired[str | None]
    aside: NotRequired[list[str]]
    pile: NotRequired[list[str]]


class CharonView(CharonPublic, CharonPrivate):
    """All that a viewer knows."""


class CharonZonePart(TypedDict):
    """A zone as it is printed."""

    x: int
    y: int
    pits: int
    tint: Tint | None


class CharonSpotPart(TypedDict):
    """A spot for a flag, and the zones it touches."""

    x: int
    y: int
    kind: KindName
    zones: list[str]


class CharonCardPart(TypedDict):
    """A card as it is printed."""

    number: int
    cost: CharonCost
    building: str


class CharonAssets(TypedDict):
    """Everything to draw. Places lie on a grid of so many columns and rows, zones where both coordinates are odd."""

    columns: int
    rows: int
    zones: dict[str, CharonZonePart]
    spots: dict[str, CharonSpotPart]
    cards: dict[str, CharonCardPart]
    areas: list[Area]
    gems: list[Gem]
    letters: dict[Gem, str]


class CharonChange(TypedDict):
    """What a flag would change: every zone that would stand otherwise, the gems won, and those others would lose."""

    zones: dict[str, CharonZone]
    won: int
    denied: int


class CharonClaim(TypedDict):
    """The gems a seat would take from the moon as the flags stand."""

    gems: CharonGems
    total: int


class CharonLeaving(TypedDict):
    """How an action area would stand without the seat's flag."""

    flags: list[int]
    live: bool


class CharonPlan(TypedDict):
    """How a card would be paid for, the gems it lacks, and the moves that lead to it."""

    plan: Literal["now", "trades", "lacks", "built", "row-used"]
    clear: str
    lacks: str
    trades: int
    moves: list[CharonMoveShape]


class CharonKeep(TypedDict):
    """How many gems may be kept, and whether clear ones stay anyway."""

    most: int
    clear_free: bool


class CharonPreview(TypedDict):
    """What a seat's decisions would change; null where it has no bearing on what is asked now.

    By seat, what it would claim; by spot, what a flag there would change; by area, how it would stand without the flag;
    by spot and new spot, what moving a flag would change; by card in sight, how it would be paid for.
    """

    claims: list[CharonClaim] | None
    stakes: dict[str, CharonChange] | None
    leaving: dict[str, CharonLeaving] | None
    relocations: dict[str, dict[str, CharonChange]] | None
    cards: dict[str, CharonPlan] | None
    keep: CharonKeep | None


SHAPES: Final[Mapping[str, object]] = {
    "CharonView": CharonView,
    "CharonPreview": CharonPreview,
    "CharonAssets": CharonAssets,
    "CharonMove": CharonMoveShape,
}
