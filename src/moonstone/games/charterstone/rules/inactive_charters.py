"""Charters nobody plays (B1.1): from game 3 on each with an open plot grows by a building card of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import CHARTERS, PLOTS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.deck import impossible
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Grow
from moonstone.games.charterstone.rules.supply import bits

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


GROWING_FROM = 3
"""The game from which on they grow."""


def growing(state: CharterstoneState) -> list[Frame]:
    """The questions to chance at set-up, the first charter first."""
    if state.table.number < GROWING_FROM:
        return []
    inactive = [charter for charter in range(len(CHARTERS)) if charter not in state.table.seat_of]
    return [(Ask.GROW, charter) for charter in inactive if open_plot(state, charter) is not None]


def open_plot(state: CharterstoneState, charter: int) -> int | None:
    """The slot of a charter's first open plot."""
    first = len(COMMONS) + charter * PLOTS
    return next((slot for slot in range(first, first + PLOTS) if not state.stuck[slot]), None)


def grows(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Cards are revealed until a building shows: any building card of the deck is as likely."""
    index = state.table.index
    return [index.catalogue.grows[card] for card in bits(state.deck & index.constructible & ~state.built)]


def check_grow(state: CharterstoneState, frame: Frame, move: Grow) -> Refusal | None:
    """It is a building card of the deck."""
    return None if move in grows(state, frame) else impossible(move)


def do_grow(state: CharterstoneState, frame: Frame, move: Grow, events: list[Event] | None) -> None:
    """The sticker goes on the first open plot; the card back into the deck if it shows a crate, else to the archive."""
    index = state.table.index
    card = index.building_of[move.card]
    slot = open_plot(state, frame[1])
    assert slot is not None
    state.stuck[slot] = card + 1
    state.built |= 1 << card
    if not index.crates[card]:
        state.deck ^= 1 << card
        state.archive |= 1 << card
    if events is not None:
        plot = slot - len(COMMONS) - frame[1] * PLOTS + 1
        grown = {"charter": CHARTERS[frame[1]], "card": move.card, "plot": plot}
        events.append(Event("grew", {**grown}, reveals=True))
