"""The face-up advancement cards: revealed, and swept away (A2.2, A5.1, C2)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import FACE_UP
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Step, impossible
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, reshuffle


class Refill(Step):
    """A5.1: up to five cards are face up."""

    id = FrameId.REFILL

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if state.face_up.bit_count() >= FACE_UP:
            return
        reshuffle(state, events)
        if state.deck:
            state.stack += [(FrameId.REFILL,), (FrameId.REVEAL_CARD,)]


class RevealCard(ChanceQuestion[moves.Reveal]):
    """A2.2, A5.1: a card of the deck is turned up."""

    id = FrameId.REVEAL_CARD
    answered_by = (moves.Reveal,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        reveals = state.setup.catalogue.reveal
        return [reveals[card] for card in bits(state.deck)]

    def refusal(self, state: GameData, frame: Frame, move: moves.Reveal) -> Refusal | None:
        return None if state.deck >> state.setup.index.card_of[move.card] & 1 else impossible(move)

    def do(self, state: GameData, frame: Frame, move: moves.Reveal, events: list[Event] | None) -> None:
        bit = 1 << state.setup.index.card_of[move.card]
        state.deck ^= bit
        state.face_up |= bit
        if events is not None:
            events.append(Event("revealed", {"card": move.card}, reveals=True))


class SweepCard(ChanceQuestion[moves.Sweep]):
    """C2: an Automa takes a face-up building card of either kind; where none lies there, it discards another card."""

    id = FrameId.SWEEP_CARD
    fields = ("seat",)
    answered_by = (moves.Sweep,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        sweeps = state.setup.catalogue.sweep
        return [sweeps[card] for card in bits(state.face_up & state.setup.index.building_cards or state.face_up)]

    def do(self, state: GameData, frame: Frame, move: moves.Sweep, events: list[Event] | None) -> None:
        seat, bit = frame[1], 1 << state.setup.index.card_of[move.card]
        state.face_up ^= bit
        kept = bit & state.setup.index.building_cards
        if kept:
            state.held[seat] |= bit
        else:
            state.discard |= bit
        if events is not None:
            events.append(Event("took" if kept else "swept", {"seat": seat, "card": move.card}, reveals=True))
        state.stack.append((FrameId.REFILL,))
