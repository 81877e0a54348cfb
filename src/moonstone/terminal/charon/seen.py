"""A view of Charon, Inc. with its types, for the parts of the table that draw it."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from moonstone.terminal.renderer import View


class ZoneSeen(TypedDict):
    """A zone in play: its gems, and how it stands."""

    pits: int
    gem: str | None
    count: int
    influence: list[int]
    winner: int | None
    how: str | None
    tied: list[int]


class AreaSeen(TypedDict):
    """An action area: the flags on it, whether that many make it live, and who holds it once flags are staked."""

    flags: list[int]
    live: bool
    holders: list[int]


class PlayerSeen(TypedDict):
    """What everybody sees of a player."""

    gems: dict[str, int]
    hand_size: int
    built: list[str]
    score: int


class KnownSeen(TypedDict):
    """The cards the viewer is sure about."""

    hands: list[list[str]]
    pile: list[str]


class CharonView(TypedDict):
    """The whole view; a spectator has no hand."""

    you: int | None
    seats: int
    options: dict[str, bool | int | str]
    round: int
    phase: str
    step: str
    turn: list[int]
    order: list[int]
    next_order: list[int]
    zones: dict[str, ZoneSeen]
    flags: dict[str, int]
    areas: dict[str, AreaSeen]
    bag: dict[str, int]
    supply: dict[str, int]
    players: list[PlayerSeen]
    row: list[str]
    deck_size: int
    pile_size: int
    aside_size: int
    from_row: bool
    transmuted: bool
    known: KnownSeen
    hand: NotRequired[list[str]]
    fresh: NotRequired[list[str]]
    answer: NotRequired[str | None]
    aside: NotRequired[list[str]]
    pile: NotRequired[list[str]]


def seen(view: View) -> CharonView:
    """The view as Charon, Inc. builds it."""
    return cast(CharonView, view)


def plain(view: CharonView) -> View:
    """The view as everybody else takes it."""
    return cast(View, view)
