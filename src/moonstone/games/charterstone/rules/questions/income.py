"""Income (B1.11) and guests (B1.4): what comes when progress reaches an income space."""

from __future__ import annotations

from moonstone.engine import Event
from moonstone.games.charterstone.content.constants import BOTH_REWARDS
from moonstone.games.charterstone.content.vocabulary import PICK
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.questions.question import Step
from moonstone.games.charterstone.rules.state import GameData


class Income(Step):
    """B1.11: for everybody (-1), from the current player in reverse order; or for one seat alone."""

    id = FrameId.INCOME
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seat = frame[1]
        if seat >= 0:
            _income_of(state, seat)
            return
        for other, muted in enumerate(state.muted):
            state.playing[other] |= muted
        state.muted, state.silenced = [0] * state.seats, 0
        order = [(state.current - step) % state.seats for step in range(state.seats)]
        state.stack += [(FrameId.INCOME, other) for other in reversed(order) if other not in state.setup.automas]


def _income_of(state: GameData, seat: int) -> None:
    """The benefits of the buildings that bear the seat's token, and the rewards of its guests.

    Up to three players take both rewards of a guest, more take one of them.
    """
    mask, guests = state.setup.index.effects.get("income", (0, ()))
    if mask & state.held[seat]:
        for bit, rewards, _ in guests:
            if bit & state.held[seat]:
                both = state.seats <= BOTH_REWARDS
                push_terms(state, seat, rewards if both else ((PICK, rewards),))
    state.stack += [
        (FrameId.INCOME_FROM, seat, slot) for slot, tokens in enumerate(state.income_tokens) if tokens >> seat & 1
    ]


class IncomeFrom(Step):
    """B1.11: one income building's benefit."""

    id = FrameId.INCOME_FROM
    fields = ("seat", "slot")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        _, seat, slot = frame
        index, building = state.setup.index, state.buildings[slot] - 1
        if events is not None:
            events.append(Event("income-from", {"seat": seat, "building": index.card_names[building]}))
        push_terms(state, seat, index.benefits[building], source=state.setup.source(slot))
