"""What clients get, as types: for games to declare their own shapes with, and for clients to be generated from.

A shape is made of TypedDicts, lists, tuples for lists of a fixed length, dicts by name, literals, numbers, texts, None,
and unions of these. `object` or `Json` stands for anything, a class of moves for its JSON form. `Annotated[X, Named()]`
is X with a name for clients. Those know a game's shapes by names that begin with the game's: `View` or `CharonView` of
Charon is `CharonView`. A game that has shapes declares `View`, `Assets` and `Move`, and `Preview` if it has previews.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from moonstone.engine.state import Result


@dataclass(frozen=True, slots=True)
class Named:
    """A name and a description for a shape that is no TypedDict; with `shape`, clients get that in place of it."""

    name: str
    description: str
    shape: object = None


class TieShape(TypedDict):
    """Seats with equal scores, and what told them apart; null where nothing did and they share the rank."""

    seats: list[int]
    by: str | None
    detail: object


class ResultShape(TypedDict):
    """How a game ended. Ranks count from 1, by seat; seats that share a victory share rank 1."""

    ranks: list[int]
    scores: list[int]
    ties: list[TieShape]


def result_shape(result: Result) -> ResultShape:
    """A result as clients get it."""
    ties: list[TieShape] = [{"seats": [*tie.seats], "by": tie.by, "detail": tie.detail} for tie in result.ties]
    return {"ranks": [*result.ranks], "scores": [*result.scores], "ties": ties}
