"""What goes with a seat: its place in the order of play, the plots of its charter, what its personas can do."""

from __future__ import annotations

from moonstone.games.charterstone.content.constants import PLOTS
from moonstone.games.charterstone.rules.state import GameData


def from_first(state: GameData) -> list[int]:
    """The seats in the order of play."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def own_slots(state: GameData, seat: int) -> range:
    """The slots of a seat's charter."""
    first = state.setup.slot(seat, 1)
    return range(first, first + PLOTS)


def has(state: GameData, seat: int, ability: str) -> bool:
    """Whether a seat plays with a persona that has that ability."""
    return state.playing[seat] & state.setup.index.abilities[ability] != 0
