"""A game as arrays of numbers: what a seat may know as one vector, its legal moves as a mask over stable integers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from moonstone.engine import AnyGame, Json, Move, Refused, Result, edition_data, load
from moonstone.engine.registry import registered

GROUP = "moonstone.encodings"

Floats: TypeAlias = NDArray[np.float32]
View: TypeAlias = Mapping[str, Any]
"""A view as an encoding reads it, which knows the shapes of its game."""
Mask: TypeAlias = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class Field:
    """One part of the vector: its name, its shape, and what its numbers say."""

    name: str
    shape: tuple[int, ...]
    text: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


class Encoding(ABC):
    """How one game, with one edition, is put into numbers. All numbers of a vector lie between 0 and 1.

    A vector is made from a view and nothing else, so that it holds no secrets. Its length is the same for every number
    of players, and seats come in the order around the table beginning with the viewer's own, so that one policy can
    play every seat at every table.
    """

    version: ClassVar[int]
    """Raised whenever the same view would give another vector."""
    longest: ClassVar[int]
    """A number of decisions that no game exceeds."""
    most_chance: ClassVar[int]
    """A number of draws that no game exceeds."""
    secrets: ClassVar[bool] = True
    """Whether anything is hidden from a seat but what chance has yet to say."""

    def __init__(self, game: AnyGame, fields: Sequence[Field]) -> None:
        self.game = game
        self.fields = tuple(fields)
        self.at: dict[str, slice] = {}
        """Where each field lies in the vector."""
        start = 0
        for field in self.fields:
            self.at[field.name] = slice(start, start + field.size)
            start += field.size
        self._shaped = [(field.name, field.shape) for field in self.fields if len(field.shape) > 1]
        self.size = start
        self.actions = len(game.ids)
        """How many moves there are, chance's included; the integer of a move is its place in `game.ids`."""
        self._ids = {id(move): index for index, move in enumerate(game.ids)}
        self._blank: list[tuple[Floats, dict[str, Floats]]] = []
        """Vectors of zeros with their fields, for `observe`: to name the fields takes as long as to fill them."""

    def __deepcopy__(self, memo: object) -> Encoding:
        """Nothing in it changes: a copy of an environment shares it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes it travels as what its game is loaded by."""
        return _encoding_by, (self.game.name, edition_data(self.game), self.game.rules)

    def observe(self, view: View) -> Floats:
        """What a view says, as numbers."""
        try:
            vector, parts = self._blank.pop()
        except IndexError:
            vector = np.zeros(self.size, np.float32)
            parts = self.parts(vector)
        self.fill(view, parts)
        seen = vector.copy()
        vector.fill(0)
        self._blank.append((vector, parts))
        return seen

    def parts(self, vector: Floats) -> dict[str, Floats]:
        """The fields of a vector, in their shapes: to look at, and to write to."""
        parts = {name: vector[at] for name, at in self.at.items()}
        for name, shape in self._shaped:
            parts[name] = parts[name].reshape(shape)
        return parts

    @abstractmethod
    def fill(self, view: View, parts: Mapping[str, Floats]) -> None:
        """Write what the view says into the fields of a vector of zeros."""

    def numbers(self, moves: Iterable[Move]) -> list[int]:
        """The integers of moves, in their order."""
        known, ids = self._ids, self.game.ids
        return [number if (number := known.get(id(move))) is not None else ids.of(move) for move in moves]

    def mask(self, moves: Iterable[Move]) -> Mask:
        """1 for each of these moves, 0 for every other."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.numbers(moves)] = 1
        return mask

    def observation_table(self) -> str:
        """The fields as a table in Markdown, for the documentation."""
        lines = ["| field | place | shape | what it says |", "|---|---|---|---|"]
        for field in self.fields:
            at = self.at[field.name]
            shape = " × ".join(map(str, field.shape))
            lines.append(f"| `{field.name}` | {at.start} to {at.stop - 1} | {shape} | {field.text} |")
        return "\n".join(lines)

    def action_table(self) -> str:
        """The moves as a table in Markdown: runs of integers whose moves have the same verb."""
        lines = ["| integers | move | first | last |", "|---|---|---|---|"]
        for verb, run in groupby(enumerate(self.game.ids), lambda item: item[1].to_json()["move"]):
            moves = list(run)
            (low, first), (high, last) = moves[0], moves[-1]
            lines.append(f"| {low} to {high} | {verb} | `{first}` | `{last}` |")
        return "\n".join(lines)


def encoding_of(game: AnyGame) -> Encoding:
    """The encoding of a game with its edition, made once; Refused if it has none."""
    key = game.name, game.fingerprint
    if key not in _MADE:
        point = registered(GROUP).get(game.name)
        if point is None:
            raise Refused("no-encoding", f"{game.title} has no encoding for research.", game=game.name)
        encoding = point.load()(game)
        assert isinstance(encoding, Encoding)
        _MADE[key] = encoding
    return _MADE[key]


def _encoding_by(name: str, edition: Json, rules: int) -> Encoding:
    return encoding_of(load(name, edition, rules))


_MADE: Final[dict[tuple[str, str], Encoding]] = {}


def encoded_games() -> tuple[str, ...]:
    """The names of all games that have an encoding, in alphabetical order."""
    return tuple(registered(GROUP))


def rewards(result: Result) -> list[float]:
    """By seat: 1 for a victory, less for a shared one; all rewards together are 0. Between two they are 1 and -1.

    Alone nobody wins or loses.
    """
    seats, winners = len(result.ranks), result.ranks.count(1)
    if seats == 1:
        return [0.0]
    won, lost = (seats / winners - 1) / (seats - 1), -1 / (seats - 1)
    return [won if rank == 1 else lost for rank in result.ranks]
