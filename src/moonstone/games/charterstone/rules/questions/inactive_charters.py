"""Charters nobody plays (B1.1): from game 3 on each with an open plot grows by a building card of the deck."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event
from moonstone.games.charterstone.content.constants import CHARTERS, PLOTS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules import nature_moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits


class GrowCharter(ChanceQuestion[nature_moves.Grow]):
    """B1.1: cards are revealed until a building shows: any building card of the deck is as likely.

    The sticker goes on the first open plot; the card back into the deck if it shows a crate, else to the archive.
    """

    id = FrameId.GROW_CHARTER
    fields = ("charter",)
    answered_by = (nature_moves.Grow,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        index = state.setup.index
        return [index.catalogue.grow[card] for card in bits(state.deck & index.constructible & ~state.built)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Grow, events: list[Event] | None) -> None:
        index = state.setup.index
        card = index.building_of[move.card]
        slot = open_plot(state, frame[1])
        assert slot is not None
        state.buildings[slot] = card + 1
        state.built |= 1 << card
        if not index.crates[card]:
            state.deck ^= 1 << card
            state.archive |= 1 << card
        if events is not None:
            plot = slot - len(COMMONS) - frame[1] * PLOTS + 1
            grown = {"charter": CHARTERS[frame[1]], "card": move.card, "plot": plot}
            events.append(Event("grew", {**grown}, reveals=True))


def open_plot(state: GameData, charter: int) -> int | None:
    """The slot of a charter's first open plot."""
    first = len(COMMONS) + charter * PLOTS
    return next((slot for slot in range(first, first + PLOTS) if not state.buildings[slot]), None)
