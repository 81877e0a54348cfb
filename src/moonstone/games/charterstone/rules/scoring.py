"""The result of a game (A6.5)."""

from __future__ import annotations

from moonstone.engine import Result, Tie
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.state import GameData


def result(state: GameData) -> Result | None:
    """Ranks by points once the game is over; equal ones share a rank."""
    if state.stack[-1][0] != FrameId.OVER:
        return None
    scores = tuple(state.vp)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    tied = {score: tuple(seat for seat, other in enumerate(scores) if other == score) for score in scores}
    ties = tuple(Tie(seats, None) for _, seats in sorted(tied.items(), reverse=True) if len(seats) > 1)
    return Result(ranks, scores, ties)
