"""The progress track (A6.3, C 231)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import GUEST_RULE, INCOME_RULE
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, trigger
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.state import GameData


class AdvanceProgress(Step):
    """A6.3: progress moves on by one, if it has not reached the hourglass yet.

    Nobody (-1) moves it in a village that takes too long. Income is ignored until there is something that knows of it:
    income buildings, or guests (B1.4).
    """

    id = FrameId.ADVANCE_PROGRESS
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seat = frame[1]
        setup = state.setup
        if state.progress >= setup.end:
            return
        state.progress += 1
        marks = setup.content.progress[state.progress]
        income = "i" in marks and state.rules & (INCOME_RULE | GUEST_RULE)
        if events is not None:
            mover = seat if seat >= 0 else None
            events.append(Event("progress", {"seat": mover, "to": state.progress, "end": setup.end}))
            if income:
                events.append(Event("income", {}))
        if income:
            state.stack.append((FrameId.INCOME, -1))
            if seat >= 0:
                trigger(state, seat, "income-space")
        if "r" in marks and seat >= 0:
            state.stack.append((FrameId.GAIN_TERM, seat, (vocabulary.REPUTATION, 1, -1, 1), 0, NO_BUILDING))
        if "end" in marks:
            state.ending = True
            if events is not None:
                events.append(Event("hourglass", {"round": state.round}))
        if seat >= 0:
            trigger(state, seat, "progress")


class MoveProgress(Question[moves.MoveProgress]):
    """B1.7, C: progress moves either way, or not at all: forward space by space, as on any turn; backward in one go.

    `number` is by how many spaces at most. A6.4: in a village that takes too long nothing moves it back.
    """

    id = FrameId.MOVE_PROGRESS
    fields = ("number",)
    answered_by = (moves.MoveProgress,)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        table, reach = state.setup.catalogue.move_progress, frame[2]
        if state.ending:
            return [table[0]]
        end, back = state.setup.end, 0 if _is_hurried(state) else reach
        return [table[steps] for steps in range(reach, -back - 1, -1) if 0 <= state.progress + steps <= end]

    def unlisted(self, state: GameData, frame: Frame, move: moves.MoveProgress) -> Refusal:
        if move.way == "back" and _is_hurried(state):
            last = state.setup.lines.hurry_after_round
            return Refusal("no-way-back", f"After round {last}, nothing moves progress back.", {"round": last})
        return Refusal("not-so-far", f"Progress moves by at most {frame[2]} here, and not off its track.")

    def do(self, state: GameData, frame: Frame, move: moves.MoveProgress, events: list[Event] | None) -> None:
        if move.way == "forward":
            state.stack.extend([(FrameId.ADVANCE_PROGRESS, frame[1])] * move.number)
            return
        state.progress -= move.number
        if events is not None:
            events.append(Event("progress-back", {"seat": frame[1], "to": state.progress, "end": state.setup.end}))


def _is_hurried(state: GameData) -> bool:
    """A6.4: whether the game has taken so long that every turn moves progress on."""
    return state.round > state.setup.lines.hurry_after_round
