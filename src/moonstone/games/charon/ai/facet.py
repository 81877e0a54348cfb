"""Charon's own judgement, as bots and searches use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from moonstone.engine import Ai, Json, State
from moonstone.games.charon.ai import rollout
from moonstone.games.charon.ai.beginner import evaluate_moves_naively
from moonstone.games.charon.ai.evaluate import evaluate_moves
from moonstone.games.charon.board import Board
from moonstone.games.charon.moves import CharonMove
from moonstone.games.charon.rules.state import CharonState


class CharonAi(Ai[CharonMove]):
    """Judges by what everybody can build and what is left for later rounds."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def evaluate_moves(self, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> Sequence[float]:
        """How good each move looks."""
        return evaluate_moves(self._board, view, moves)

    def evaluate_moves_naively(self, view: Mapping[str, Json], moves: Sequence[CharonMove]) -> Sequence[float]:
        """How good each move looks to a beginner."""
        return evaluate_moves_naively(self._board, view, moves)

    def candidate_moves(self, state: State[CharonMove], seat: int) -> Sequence[tuple[CharonMove, float]]:
        """The moves a search should consider."""
        assert isinstance(state, CharonState)
        return rollout.candidate_moves(state, seat)

    def is_evaluable(self, state: State[CharonMove]) -> bool:
        """At the builds of a round, and until the next begins to be drawn."""
        assert isinstance(state, CharonState)
        return rollout.is_evaluable(state)

    def rollout(self, state: State[CharonMove], rng: Random) -> None:
        """To the builds of the round."""
        assert isinstance(state, CharonState)
        rollout.Rollout(state, rng).run()

    def win_probabilities(self, state: State[CharonMove]) -> Sequence[float]:
        """By what everybody can build, and what is left for later rounds."""
        assert isinstance(state, CharonState)
        return rollout.win_probabilities(state)
