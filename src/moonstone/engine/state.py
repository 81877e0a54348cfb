"""A game at one instant, and how it ends.

A state is flat, mutable and knows no generator: `copy()` it to look ahead. Everything random is a move by NATURE, made
when it is needed. Everything undecided is plain data in the state, so that it can be saved, copied and shown at every
instant.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic

from moonstone.engine.chance import Draw, Odds
from moonstone.engine.event import Event
from moonstone.engine.move import NATURE, M
from moonstone.engine.naming import given_name
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats with equal scores, and what told them apart; `by` is None where nothing did and they share the rank."""

    seats: tuple[int, ...]
    by: str | None
    detail: Json = None

    def to_json(self) -> dict[str, Json]:
        """The tie as plain data."""
        return {"seats": list(self.seats), "by": self.by, "detail": self.detail}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranks` counts from 1, by seat; seats that share a victory share rank 1."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ties: tuple[Tie, ...] = field(default=())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> dict[str, Json]:
        """The result as plain data."""
        ties: list[Json] = [tie.to_json() for tie in self.ties]
        return {"ranks": list(self.ranks), "scores": list(self.scores), "ties": ties}


class State(ABC, Generic[M]):
    """A game at one instant."""

    __slots__ = ()

    turn: tuple[int, ...]
    """The seats that owe a decision now, ascending; (NATURE,) when chance must speak; () when the game is over.

    Several seats choose simultaneously: each answers in any order and nothing shows until all have.
    """

    @abstractmethod
    def moves(self, seat: int) -> Sequence[M]:
        """All legal moves of a seat, complete and in a stable order; empty when the seat is not in `turn`."""

    @abstractmethod
    def play(self, seat: int, move: M, events: list[Event] | None = None) -> None:
        """Apply a move in place. What happened is appended to `events` if there is such a list.

        Raises Refused and changes nothing if the move is not legal.
        """

    @abstractmethod
    def why_not(self, seat: int, move: M) -> Refusal | None:
        """None if `play` would accept the move, else the reason."""

    def nameable(self, seat: int) -> Sequence[str]:
        """What a seat may give a name to now, no matter whose turn it is, in a stable order: nothing in most games.

        Everybody may know it. It is empty for a seat that does not exist, and once the game is over.
        """
        return ()

    def give_name(self, seat: int, what: str, name: str, events: list[Event] | None = None) -> None:
        """Give something a name in place: free text, and so no move. What happened is appended to `events`.

        Who owes a decision, and which moves are legal, stays as it is. Raises Refused and changes nothing if the seat
        may not name it, or the name cannot be one.
        """
        name = given_name(name)
        if what not in self.nameable(seat):
            raise Refused("not-to-name", "You cannot name that now.", what=what)
        self._keep_name(seat, what, name, events)

    def _keep_name(self, seat: int, what: str, name: str, events: list[Event] | None) -> None:
        """Give a name that the seat may give; a game in which something is `nameable` says how."""
        raise NotImplementedError

    @abstractmethod
    def public(self) -> dict[str, Json]:
        """What lies open to everybody, JSON-ready: the part of every view that is the same for all viewers.

        It depends on nothing hidden and stays as it is when the game goes on: it can be made once and sent to all.
        Views may share their parts, so a caller changes nothing in them.
        """

    @abstractmethod
    def private(self, seat: int | None) -> dict[str, Json]:
        """What the viewer has beyond `public`, JSON-ready; private(None) is a spectator's.

        The keys are never those of `public`. It, too, stays as it is when the game goes on.
        """

    def view(self, seat: int | None) -> dict[str, Json]:
        """What a seat may know, JSON-ready; view(None) is a spectator's. Built up, never stripped down."""
        return {**self.public(), **self.private(seat)}

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None until the game is over."""

    @abstractmethod
    def copy(self) -> State[M]:
        """An independent state in the same position."""

    def __deepcopy__(self, memo: object) -> State[M]:
        """`copy.deepcopy` of a state is its `copy`: what never changes during a game is shared."""
        return self.copy()

    @abstractmethod
    def determinize(self, seat: int | None, rng: Random) -> State[M]:
        """A whole state that agrees with everything the seat knows.

        It depends on what the seat knows and on `rng` alone: two states that the seat cannot tell apart give
        the same guess. For None, what a spectator knows.
        """

    @abstractmethod
    def chance_outcomes(self) -> Odds[M]:
        """NATURE's outcomes, in the order of `moves(NATURE)`. Raises Refused when NATURE is not to move."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """The whole state, secrets included; `Game.state_from_json` reads it back."""

    def resolve_chance(self, draw: Draw, events: list[Event] | None = None) -> list[M]:
        """Let NATURE move until a seat must decide or the game is over; one `draw` a move. Returns its moves."""
        made: list[M] = []
        while self.turn == (NATURE,):
            move = self.chance_outcomes().pick(draw)
            self.play(NATURE, move, events)
            made.append(move)
        return made
