"""Minions that belong to nobody (B2.12): where they wait."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event
from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    LOCATIONS,
    MINIONS,
    MINIONS_A_LOCATION,
    PLOTS,
)
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules import nature_moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Step
from moonstone.games.charterstone.rules.state import GameData


class DrawLocations(Step):
    """B2.12: a location card for every six minions in the supply, at most three."""

    id = FrameId.DRAW_LOCATIONS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        number = min(LOCATIONS, sum(state.minion_supply) // MINIONS_A_LOCATION)
        if number:
            state.stack.append((FrameId.DRAW_LOCATION, number, 0))


class DrawLocation(ChanceQuestion[nature_moves.Locate]):
    """B2.12: a location card; on the plot it shows a minion waits in every charter, where a building stands.

    `left` cards are drawn, this one included; `drawn` are those drawn before, as a mask.
    """

    id = FrameId.DRAW_LOCATION
    fields = ("left", "drawn")
    answered_by = (nature_moves.Locate,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        locates = state.setup.catalogue.locate
        return [locate for plot, locate in enumerate(locates) if not frame[2] >> plot & 1]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Locate, events: list[Event] | None) -> None:
        _, left, drawn = frame
        if events is not None:
            events.append(Event("location", {"plot": move.plot}, reveals=True))
        if left > 1:
            state.stack.append((FrameId.DRAW_LOCATION, left - 1, drawn | 1 << move.plot - 1))
        slots = [len(COMMONS) + charter * PLOTS + move.plot - 1 for charter in range(len(CHARTERS))]
        state.stack += [(FrameId.DRAW_MINION, slot) for slot in reversed(slots) if state.buildings[slot]]


class DrawMinion(ChanceQuestion[nature_moves.Stray]):
    """B2.12: the minion that waits on a building; each of the supply is as likely as any other."""

    id = FrameId.DRAW_MINION
    fields = ("slot",)
    answered_by = (nature_moves.Stray,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        strays = state.setup.catalogue.stray
        return [strays[kind] for kind, number in enumerate(state.minion_supply) if number]

    def weights(self, state: GameData) -> list[int]:
        return [number for number in state.minion_supply if number]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Stray, events: list[Event] | None) -> None:
        kind, slot = MINIONS.index(move.minion), frame[1]
        state.minion_supply[kind] -= 1
        state.loose_minions[slot] = kind + 1
        if events is not None:
            name = state.setup.index.card_names[state.buildings[slot] - 1]
            events.append(Event("strayed", {"building": name, "minion": move.minion}, reveals=True))
