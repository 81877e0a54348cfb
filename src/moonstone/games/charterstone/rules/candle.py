"""The candle (B2.11): whether it burns, how likely it goes out, and what puts it out."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Event
from moonstone.games.charterstone.content.constants import PERILS
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.state import GameData

NO_CANDLE, BURNING, OUT = range(3)
FUEL_SHORTAGE: Final = PERILS.index("fuel-shortage")


def odds(state: GameData) -> tuple[int, int]:
    """In how many of how many cases the candle goes out at the start of the turn that has just come."""
    return _odds_in(state, state.round)


def coming_odds(state: GameData) -> tuple[int, int]:
    """The same for the coming turn: the odds rise with every round."""
    if state.stack[-1][0] == FrameId.TRY_CANDLE:
        return odds(state)
    begins = (state.current + 1) % state.seats == state.first and not state.extra_turns
    return _odds_in(state, state.round + begins)


def _odds_in(state: GameData, number: int) -> tuple[int, int]:
    """In how many of how many cases the candle goes out in each turn of a round."""
    candle = state.setup.chapter.candle
    assert candle is not None
    whole = candle * state.seats
    return min(max(1, number), whole), whole


def put_candle_out(state: GameData, seat: int, slot: int, events: list[Event] | None) -> None:
    """Using a building with a fuel shortage puts the candle out."""
    if state.candle == BURNING and state.perils_placed[slot] == FUEL_SHORTAGE + 1:
        go_out(state, seat, events)


def go_out(state: GameData, seat: int, events: list[Event] | None) -> None:
    """The candle goes out on a seat's turn, and is never lit again."""
    state.candle, state.candle_out_by = OUT, seat + 1
    if events is not None:
        events.append(Event("candle-out", {"seat": seat}, reveals=True))
