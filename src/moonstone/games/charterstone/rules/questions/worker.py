"""A worker that comes back before its turn."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.workers import bring_home


class RecallWorker(Question[moves.Recall]):
    """B1.7: one worker of the seat comes back from a building."""

    id = FrameId.RECALL_WORKER
    answered_by = (moves.Recall,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        flag, recalls = frame[1] + 1, state.setup.catalogue.recall
        out = zip(state.buildings, state.workers, state.workers_beside, strict=True)
        return [recalls[mark - 1] for mark, worker, other in out if flag in (worker, other)]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Recall) -> Refusal:
        return Refusal("no-worker-there", "None of your workers is there.", {"building": move.building})

    def do(self, state: GameData, frame: Frame, move: moves.Recall, events: list[Event] | None) -> None:
        building = state.setup.index.building_of[move.building]
        bring_home(state, frame[1], state.buildings.index(building + 1), events)
