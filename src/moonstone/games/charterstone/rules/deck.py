"""The deck of advancement cards (A5.2)."""

from __future__ import annotations

from moonstone.engine import Event
from moonstone.games.charterstone.rules.state import GameData


def reshuffle(state: GameData, events: list[Event] | None) -> None:
    """A5.2: an empty deck takes the discard pile."""
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, 0
        if events is not None:
            events.append(Event("reshuffled"))
