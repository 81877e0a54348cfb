"""A building used without its cost (B1.7: a scroll)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.effects.special import enjoyable
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question
from moonstone.games.charterstone.rules.state import GameData


class UseFree(Question[moves.UseFree]):
    """B1.7: the benefit of a building in the seat's charter, without a worker and without its cost.

    Buildings that wait for income are none of them.
    """

    id = FrameId.USE_FREE
    answered_by = (moves.UseFree,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        table = state.setup.catalogue.use_free
        return [table[building] for building in enjoyable(state, frame[1])]

    def unlisted(self, state: GameData, frame: Frame, move: moves.UseFree) -> Refusal:
        text = "That building does not stand in your charter, or waits for income."
        return Refusal("not-your-charter", text, {"building": move.building})

    def do(self, state: GameData, frame: Frame, move: moves.UseFree, events: list[Event] | None) -> None:
        seat, index = frame[1], state.setup.index
        building = index.building_of[move.building]
        if events is not None:
            events.append(Event("enjoyed", {"seat": seat, "building": move.building}))
        source = state.setup.source(state.buildings.index(building + 1))
        push_terms(state, seat, index.benefits[building], state.partly, source)
