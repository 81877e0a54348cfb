"""Moves: the decisions of seats and the outcomes of chance, and the stable number of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Generic, Protocol, TypeVar

from moonstone.engine.plain import Json

NATURE: Final = -1
"""The seat of chance."""


class Move(Protocol):
    """One decision of a seat, or one outcome of chance: an immutable, hashable value that knows no state."""

    def to_json(self) -> dict[str, Json]:
        """The move as a readable JSON object; `Game.move_from_json` reads it back."""
        ...

    def __hash__(self) -> int:
        """Equal moves have equal hashes."""
        ...

    def __str__(self) -> str:
        """The move as a player types it; `Game.move_from_text` reads it back."""
        ...


M = TypeVar("M", bound=Move)


class Ids(Generic[M]):
    """Every move a game can ever see, with a stable integer for each: `ids[17]` and `ids.of(move)`.

    The numbering is fixed for one rules version and one edition.
    """

    __slots__ = ("_ids", "_moves")

    def __init__(self, moves: Iterable[M]) -> None:
        self._moves: tuple[M, ...] = tuple(moves)
        self._ids: dict[M, int] = {move: index for index, move in enumerate(self._moves)}
        if len(self._ids) != len(self._moves):
            raise ValueError("a move is listed twice")

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> M:
        return self._moves[index]

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._ids

    def of(self, move: M) -> int:
        """The integer of a move. Raises KeyError for a move the game does not know."""
        return self._ids[move]
