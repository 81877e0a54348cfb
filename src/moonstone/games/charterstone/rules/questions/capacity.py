"""Capacity (B1.12): one more for everybody who has not won."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import CAPACITIES
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import expandable
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.seats import from_first
from moonstone.games.charterstone.rules.state import GameData


class GrowCapacity(Step):
    """B1.12: a capacity of a seat grows; or of everybody (-1) who has not won, in the order of play. C2: for an Automa
    it always does.
    """

    id = FrameId.GROW_CAPACITY
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seat = frame[1]
        if seat < 0:
            automas = state.setup.automas
            growing = [other for other in from_first(state) if other in automas or not state.winners >> other & 1]
            state.stack += [(FrameId.GROW_CAPACITY, other) for other in reversed(growing)]
            return
        kinds = expandable(state, seat)
        if kinds and seat in state.setup.automas:
            first = seat * len(CAPACITIES)
            _expand(state, seat, min(kinds, key=lambda kind: state.capacity[first + kind]), events)
        elif kinds:
            state.stack.append((FrameId.EXPAND_CAPACITY, seat))


class ExpandCapacity(Question[moves.Expand]):
    """B1.12: the capacity that grows, any that can."""

    id = FrameId.EXPAND_CAPACITY
    answered_by = (moves.Expand,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        expands = state.setup.catalogue.expand
        return [expands[kind] for kind in expandable(state, frame[1])]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Expand) -> Refusal:
        return Refusal("cannot-grow", "That capacity cannot increase any more.", {"capacity": move.capacity})

    def do(self, state: GameData, frame: Frame, move: moves.Expand, events: list[Event] | None) -> None:
        _expand(state, frame[1], CAPACITIES.index(move.capacity), events)


def _expand(state: GameData, seat: int, kind: int, events: list[Event] | None) -> None:
    state.capacity[seat * len(CAPACITIES) + kind] += 1
    if events is not None:
        events.append(Event("expanded", {"seat": seat, "capacity": CAPACITIES[kind]}))
