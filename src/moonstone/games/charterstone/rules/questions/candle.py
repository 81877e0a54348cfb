"""The candle, at the start of every turn (B2.11)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event
from moonstone.games.charterstone.rules import candle, nature_moves
from moonstone.games.charterstone.rules.catalogue import OUT
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion
from moonstone.games.charterstone.rules.state import GameData


class TryCandle(ChanceQuestion[nature_moves.Flicker]):
    """B2.11: whether the candle goes out now; the odds rise from round to round."""

    id = FrameId.TRY_CANDLE
    answered_by = (nature_moves.Flicker,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.candle

    def weights(self, state: GameData) -> list[int]:
        out, whole = candle.odds(state)
        return [whole - out, out]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Flicker, events: list[Event] | None) -> None:
        if move.state == OUT:
            candle.go_out(state, state.current, events)
