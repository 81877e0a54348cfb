"""Naming assistants in the course of a game (A5.5)."""

from __future__ import annotations

from moonstone.engine import Event
from moonstone.games.charterstone.rules.seats import next_person
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits


def nameable(state: GameData, seat: int) -> list[str]:
    """The assistants without a name that a seat holds, also those that others held before. An Automa names nothing: the
    next person clockwise names what it holds (B1.12).
    """
    if not state.turn or seat not in range(state.seats) or seat in state.setup.automas:
        return []
    index, village = state.setup.index, state.setup.village
    cards = state.held[seat]
    for automa in state.setup.automas:
        if next_person(state, automa) == seat:
            cards |= state.held[automa]
    held = [index.card_names[card] for card in bits(cards & index.kinds[0])]
    return [name for name in held if name not in village.names and name not in state.names]


def give_name(state: GameData, seat: int, what: str, name: str, events: list[Event] | None) -> None:
    """The assistant has its name for the rest of the campaign."""
    state.names = {**state.names, what: name}
    if events is not None:
        events.append(Event("named", {"seat": seat, "assistant": what, "name": name}))
