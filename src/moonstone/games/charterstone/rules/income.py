"""Income (B1.11) and guests (B1.4): what comes when progress reaches an income space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import BOTH_REWARDS
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.gaining import push

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def do_income(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """For everybody, from the current player in reverse order; or for one seat alone."""
    seat = frame[1]
    if seat >= 0:
        _income_of(state, seat)
        return
    order = [(state.current - step) % state.seats for step in range(state.seats)]
    state.stack += [(Ask.INCOME, other) for other in reversed(order) if other not in state.table.automas]


def _income_of(state: CharterstoneState, seat: int) -> None:
    """The benefits of the buildings that bear the seat's token, and the rewards of its guests.

    Up to three players take both rewards of a guest, more take one of them.
    """
    index = state.table.index
    mask, guests = index.effects.get("income", (0, ()))
    if mask & state.held[seat]:
        for bit, rewards, _ in guests:
            if bit & state.held[seat]:
                both = state.seats <= BOTH_REWARDS
                push(state, seat, rewards if both else ((vocabulary.PICK, rewards),), 0)
    state.stack += [(Ask.YIELD, seat, slot) for slot, tokens in enumerate(state.tokens) if tokens >> seat & 1]


def do_yield(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.11: one income building's benefit."""
    _, seat, slot = frame
    index, building = state.table.index, state.stuck[slot] - 1
    if events is not None:
        events.append(Event("income-from", {"seat": seat, "building": index.card_names[building]}))
    push(state, seat, index.benefits[building], state.table.source(slot) << 1)
