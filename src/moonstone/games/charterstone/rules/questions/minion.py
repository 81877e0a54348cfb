"""A minion from the supply (B1.8)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import MINIONS
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import take_minions


class TakeMinion(Question[moves.TakeMinion]):
    """B1.8: a minion of any kind the supply holds."""

    id = FrameId.TAKE_MINION
    answered_by = (moves.TakeMinion,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        table = state.setup.catalogue.take_minion
        return [table[kind] for kind, number in enumerate(state.minion_supply) if number]

    def unlisted(self, state: GameData, frame: Frame, move: moves.TakeMinion) -> Refusal:
        return Refusal("no-minion-left", "There is no minion of that kind in the supply.", {"minion": move.minion})

    def do(self, state: GameData, frame: Frame, move: moves.TakeMinion, events: list[Event] | None) -> None:
        take_minions(state, frame[1], MINIONS.index(move.minion), 1, events)
