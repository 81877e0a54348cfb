"""Sky islands (B2.5, B2.16): tiles that lie on plots for a game, and are plots themselves."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import ALONE, CHARTERS, TILES, TILES_LAID
from moonstone.games.charterstone.rules import moves, nature_moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.build import LAST_BASIC
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step
from moonstone.games.charterstone.rules.seats import from_first, own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits


def tiles_of(state: GameData, seat: int) -> list[int]:
    """The tiles that a seat can still lay: those of its charter, or those that were dealt to it (B2.16)."""
    charter = state.setup.charters[seat]
    own = range(charter * TILES, (charter + 1) * TILES)
    mine = [*bits(state.dealt[seat])] if state.setup.chapter.has(ALONE) else own
    return [tile for tile in mine if tile + 1 not in state.tiles]


def free_plots(state: GameData, seat: int) -> list[int]:
    """The plots, from 1, on which a tile can be laid: those without one, but not that of the basic building; empty ones
    first.
    """
    plots = [
        (state.buildings[slot] > 0, plot)
        for plot, slot in enumerate(own_slots(state, seat), 1)
        if not state.tiles[slot] and not 0 < state.buildings[slot] <= LAST_BASIC
    ]
    return [plot for _, plot in sorted(plots)]


class LayTiles(Step):
    """B2.5: everybody lays two tiles, in the order of play; B2.16: after the campaign, of four that are dealt."""

    id = FrameId.LAY_TILES

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        state.stack += [(FrameId.LAY_TILE, seat, TILES_LAID) for seat in reversed(from_first(state))]
        if state.setup.chapter.has(ALONE):
            state.stack += [(FrameId.DEAL_TILE, seat, TILES) for seat in reversed(from_first(state))]


class DealTile(ChanceQuestion[nature_moves.DealTile]):
    """B2.16: tiles are shuffled and dealt; `left` are to come for the seat."""

    id = FrameId.DEAL_TILE
    fields = ("seat", "left")
    answered_by = (nature_moves.DealTile,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        dealt = 0
        for tiles in state.dealt:
            dealt |= tiles
        table = state.setup.catalogue.deal_tile
        return [table[tile] for tile in range(len(CHARTERS) * TILES) if not dealt >> tile & 1]

    def do(self, state: GameData, frame: Frame, move: nature_moves.DealTile, events: list[Event] | None) -> None:
        _, seat, left = frame
        state.dealt[seat] |= 1 << move.tile - 1
        if events is not None:
            events.append(Event("tile-dealt", {"seat": seat, "tile": move.tile}, reveals=True))
        if left > 1:
            state.stack.append((FrameId.DEAL_TILE, seat, left - 1))


class LayTile(Question[moves.LayTile]):
    """B2.5: a tile onto a plot of the seat's charter. What lies under it is out of play for this game."""

    id = FrameId.LAY_TILE
    fields = ("number",)
    answered_by = (moves.LayTile,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        lays, plots = state.setup.catalogue.lay_tile, free_plots(state, frame[1])
        return [lays[tile][plot - 1] for tile in tiles_of(state, frame[1]) for plot in plots]

    def unlisted(self, state: GameData, frame: Frame, move: moves.LayTile) -> Refusal:
        if move.tile - 1 not in tiles_of(state, frame[1]):
            return Refusal("not-your-tile", "That is not a sky island you can lay.", {"tile": move.tile})
        text = "Lay it on a plot of your charter without a sky island, but not on your basic building."
        return Refusal("no-plot", text, {"plot": move.plot})

    def do(self, state: GameData, frame: Frame, move: moves.LayTile, events: list[Event] | None) -> None:
        _, seat, left = frame
        slot = state.setup.slot(seat, move.plot)
        building = state.setup.tile_building(move.tile - 1)
        state.tiles[slot], state.under[slot] = move.tile, state.buildings[slot]
        state.buildings[slot] = building
        if events is not None:
            name = state.setup.index.card_names[building - 1] if building else None
            told = {"seat": seat, "tile": move.tile, "plot": move.plot, "building": name}
            events.append(Event("tile-laid", {**told}))
        if left > 1:
            state.stack.append((FrameId.LAY_TILE, seat, left - 1))
