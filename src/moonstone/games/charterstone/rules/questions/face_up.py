"""The face-up advancement cards: revealed, and swept away (A2.2, A5.1, C2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import FACE_UP
from moonstone.games.charterstone.rules import nature_moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Step, impossible
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, reshuffle

DRAWN_FIRST: Final = (FrameId.REVEAL_CARD, FrameId.FIND_CARD, FrameId.OVER)
"""What comes before the mat is filled up: the card that fills it, the card somebody finds among those that come with a
crate (B3), and the end.
"""


def fill_mat(state: GameData, events: list[Event] | None) -> bool:
    """A5.1: where fewer than five cards lie face up and there are more, a card is to be revealed before all else.

    Returns whether it is. An empty deck takes the discard pile (A5.2).
    """
    if state.face_up.bit_count() >= FACE_UP or not state.mat_laid or not state.deck | state.discard:
        return False
    if state.stack[-1][0] in DRAWN_FIRST:
        return False
    reshuffle(state, events)
    state.stack.append((FrameId.REVEAL_CARD,))
    return True


class LayOutMat(Step):
    """A2.2: from now on five cards lie face up whenever there are so many."""

    id = FrameId.LAY_OUT_MAT

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        state.mat_laid = True


class RevealCard(ChanceQuestion[nature_moves.Reveal]):
    """A2.2, A5.1: a card of the deck is turned up."""

    id = FrameId.REVEAL_CARD
    answered_by = (nature_moves.Reveal,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        reveals = state.setup.catalogue.reveal
        return [reveals[card] for card in bits(state.deck)]

    def refusal(self, state: GameData, frame: Frame, move: nature_moves.Reveal) -> Refusal | None:
        return None if state.deck >> state.setup.index.card_of[move.card] & 1 else impossible(move)

    def do(self, state: GameData, frame: Frame, move: nature_moves.Reveal, events: list[Event] | None) -> None:
        bit = 1 << state.setup.index.card_of[move.card]
        state.deck ^= bit
        state.face_up |= bit
        if events is not None:
            events.append(Event("revealed", {"card": move.card}, reveals=True))


class SweepCard(ChanceQuestion[nature_moves.Sweep]):
    """C2: an Automa takes a face-up building card of either kind; where none lies there, it discards another card."""

    id = FrameId.SWEEP_CARD
    fields = ("seat",)
    answered_by = (nature_moves.Sweep,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        sweeps = state.setup.catalogue.sweep
        return [sweeps[card] for card in bits(state.face_up & state.setup.index.building_cards or state.face_up)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Sweep, events: list[Event] | None) -> None:
        seat, bit = frame[1], 1 << state.setup.index.card_of[move.card]
        state.face_up ^= bit
        kept = bit & state.setup.index.building_cards
        if kept:
            state.held[seat] |= bit
        else:
            state.discard |= bit
        if events is not None:
            events.append(Event("took" if kept else "swept", {"seat": seat, "card": move.card}, reveals=True))
