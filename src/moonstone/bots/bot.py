"""What a bot is, and what it may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from moonstone.engine import AnyGame, Json, Move, Refusal, State


class Observation:
    """All a bot gets to see when it must decide: what its seat may know, and its legal moves. Never the state."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: AnyGame, state: State[Move], seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def view(self) -> dict[str, Json]:
        """What the seat may know."""
        return self._state.view(self.seat)

    @property
    def moves(self) -> Sequence[Move]:
        """The seat's legal moves."""
        return self._state.moves(self.seat)

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is legal, else the reason."""
        return self._state.why_not(self.seat, move)

    def determinize(self, rng: Random) -> State[Move]:
        """A whole state that agrees with everything the seat knows."""
        return self._state.determinize(self.seat, rng)


class Bot(ABC):
    """A player made of code, for one seat of one match. All its randomness comes from the generator it is given."""

    seconds: float | None = None
    """How long it may think about a decision, for bots that can stop early; None: as long as they need."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, observation: Observation) -> Move:
        """One of the legal moves."""
