"""A persona that leaves (B2.11)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.seats import all_used_personas
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits


class Farewell(Step):
    """B2.11: the person on whose turn the candle went out archives a used persona. An Automa loses nothing."""

    id = FrameId.FAREWELL

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        choice = setup.content.choices[setup.chapter.choices[state.choice]]
        seat = state.candle_out_by - 1
        if choice.farewell and seat >= 0 and seat not in setup.automas and all_used_personas(state, seat):
            state.stack.append((FrameId.LOSE_PERSONA, seat))


class LosePersona(Question[moves.LosePersona]):
    """B2.11: which one, of those that are marked as used."""

    id = FrameId.LOSE_PERSONA
    answered_by = (moves.LosePersona,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        table = state.setup.catalogue.lose_persona
        return [table[persona] for persona in bits(all_used_personas(state, frame[1]))]

    def unlisted(self, state: GameData, frame: Frame, move: moves.LosePersona) -> Refusal:
        return Refusal("not-used", "That is not one of your used personas.", {"persona": move.persona})

    def do(self, state: GameData, frame: Frame, move: moves.LosePersona, events: list[Event] | None) -> None:
        seat, bit = frame[1], 1 << state.setup.index.persona_of[move.persona]
        state.chests[state.setup.charters[seat]] &= ~bit
        state.lost_personas |= bit
        if events is not None:
            events.append(Event("farewell", {"seat": seat, "persona": move.persona}))
