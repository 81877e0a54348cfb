"""The game's own judgement, as its AI facet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from moonstone.engine import Ai, Json, State
from moonstone.games.charterstone.ai import beginner, evaluate, rollout
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.state import CharterstoneState


class CharterstoneAi(Ai[CharterstoneMove]):
    """Judges by the points that plans lead to."""

    def __init__(self, index: Index) -> None:
        self._index = index

    def evaluate_moves(self, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> Sequence[float]:
        """How good each move looks."""
        return evaluate.evaluate_moves(self._index, view, moves)

    def evaluate_moves_naively(self, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> Sequence[float]:
        """How good each move looks to a beginner."""
        return beginner.evaluate_moves_naively(self._index, moves)

    def candidate_moves(self, state: State[CharterstoneMove], seat: int) -> Sequence[tuple[CharterstoneMove, float]]:
        """The moves a search should consider."""
        assert isinstance(state, CharterstoneState)
        return rollout.candidate_moves(state, seat)

    def is_evaluable(self, state: State[CharterstoneMove]) -> bool:
        """Once it is known who has won."""
        assert isinstance(state, CharterstoneState)
        return rollout.is_evaluable(state)

    def rollout(self, state: State[CharterstoneMove], rng: Random) -> None:
        """To the end."""
        assert isinstance(state, CharterstoneState)
        rollout.rollout(state, rng)

    def win_probabilities(self, state: State[CharterstoneMove]) -> Sequence[float]:
        """By the points in the end."""
        assert isinstance(state, CharterstoneState)
        return rollout.win_probabilities(state)
