"""The objectives of a game: those face up (A2.3), and private ones (B1.10, C 223)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import OBJECTIVES_SHOWN
from moonstone.games.charterstone.rules import moves, nature_moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, impossible
from moonstone.games.charterstone.rules.seats import has
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits


class PostObjective(ChanceQuestion[nature_moves.Post]):
    """A2.3: an objective for this game, until three lie there, or all."""

    id = FrameId.POST_OBJECTIVE
    answered_by = (nature_moves.Post,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        posts = state.setup.catalogue.post
        return [posts[objective] for objective in bits(state.setup.objectives & ~state.shown)]

    def refusal(self, state: GameData, frame: Frame, move: nature_moves.Post) -> Refusal | None:
        open_ones = state.setup.objectives & ~state.shown
        return None if open_ones >> state.setup.index.objective_of[move.objective] & 1 else impossible(move)

    def do(self, state: GameData, frame: Frame, move: nature_moves.Post, events: list[Event] | None) -> None:
        state.shown |= 1 << state.setup.index.objective_of[move.objective]
        if events is not None:
            events.append(Event("posted", {"objective": move.objective}, reveals=True))
        if state.shown.bit_count() < min(OBJECTIVES_SHOWN, state.setup.objectives.bit_count()):
            state.stack.append((FrameId.POST_OBJECTIVE,))


class DrawObjective(ChanceQuestion[nature_moves.Assign]):
    """B1.10: the top of the objective deck is the seat's private objective; C 223 chooses one of three."""

    id = FrameId.DRAW_OBJECTIVE
    fields = ("seat", "pool", "drawn", "left")
    answered_by = (nature_moves.Assign,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        assigns = state.setup.catalogue.assign
        return [assigns[number] for number in bits(frame[2] & ~frame[3])]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Assign, events: list[Event] | None) -> None:
        _, seat, pool, drawn, left = frame
        drawn |= 1 << state.setup.index.objective_of[move.objective]
        if events is not None:
            events.append(Event("assigned", {"seat": seat, "objective": move.objective}, reveals=True))
        if left > 1:
            state.stack.append((FrameId.DRAW_OBJECTIVE, seat, pool, drawn, left - 1))
        elif has(state, seat, "three-objectives"):
            state.stack.append((FrameId.CHOOSE_OBJECTIVE, seat, drawn))
        else:
            state.private_objectives[seat] |= drawn


class ChooseObjective(Question[moves.Choose]):
    """C 223: one of the objectives drawn; the others go back."""

    id = FrameId.CHOOSE_OBJECTIVE
    fields = ("drawn",)
    answered_by = (moves.Choose,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        chooses = state.setup.catalogue.choose
        return [chooses[number] for number in bits(frame[2])]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Choose) -> Refusal:
        return Refusal("not-drawn", "That is not one of the objectives you drew.", {"objective": move.objective})

    def do(self, state: GameData, frame: Frame, move: moves.Choose, events: list[Event] | None) -> None:
        state.private_objectives[frame[1]] |= 1 << state.setup.index.objective_of[move.objective]
        if events is not None:
            events.append(Event("chose", {"seat": frame[1], "objective": move.objective}))
