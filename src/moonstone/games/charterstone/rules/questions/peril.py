"""Perils (B1.17): one on every building in a charter at set-up; using the building brings it."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import PERILS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules import moves, nature_moves
from moonstone.games.charterstone.rules.effects.gain import trigger
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData


class DealPerils(Step):
    """B1.17: at set-up, once all buildings stand, each in a charter gets a peril."""

    id = FrameId.DEAL_PERILS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        state.stack += _next_building(state, 0)


def _next_building(state: GameData, slot: int) -> list[Frame]:
    """The question to chance for the first building from a slot on; none when there is no further one."""
    for at in range(max(slot, len(COMMONS)), len(state.buildings)):
        if state.buildings[at]:
            return [(FrameId.DRAW_PERIL, at)]
    return []


class DrawPeril(ChanceQuestion[nature_moves.Afflict]):
    """B1.17: the peril on a building; each token of the supply is as likely as any other."""

    id = FrameId.DRAW_PERIL
    fields = ("slot",)
    answered_by = (nature_moves.Afflict,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        afflicts = state.setup.catalogue.afflict
        return [afflicts[kind] for kind, number in enumerate(state.peril_supply) if number]

    def weights(self, state: GameData) -> list[int]:
        return [number for number in state.peril_supply if number]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Afflict, events: list[Event] | None) -> None:
        slot, kind = frame[1], PERILS.index(move.peril)
        state.peril_supply[kind] -= 1
        state.perils_placed[slot] = kind + 1
        if events is not None:
            name = state.setup.index.card_names[state.buildings[slot] - 1]
            events.append(Event("afflicted", {"building": name, "peril": move.peril}, reveals=True))
        state.stack += _next_building(state, slot + 1)


class SufferPeril(Step):
    """B1.17: after the benefit, the user of a building takes its peril."""

    id = FrameId.SUFFER_PERIL
    fields = ("seat", "slot")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        _, seat, slot = frame
        if state.perils_placed[slot]:
            trigger(state, seat, f"peril {PERILS[_take(state, seat, slot, events)]}")


class TakePeril(Question[moves.TakePeril]):
    """B1.14: the seat takes the peril from a building of its charter."""

    id = FrameId.TAKE_PERIL
    answered_by = (moves.TakePeril,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        table = state.setup.catalogue.take_peril
        return [table[state.buildings[slot] - 1] for slot in own_slots(state, frame[1]) if state.perils_placed[slot]]

    def unlisted(self, state: GameData, frame: Frame, move: moves.TakePeril) -> Refusal:
        return Refusal("no-peril", "That is not a building in your charter with a peril.", {"building": move.building})

    def do(self, state: GameData, frame: Frame, move: moves.TakePeril, events: list[Event] | None) -> None:
        building = state.setup.index.building_of[move.building]
        _take(state, frame[1], state.buildings.index(building + 1), events)


def _take(state: GameData, seat: int, slot: int, events: list[Event] | None) -> int:
    """A peril goes from a building to a seat. Returns its kind."""
    kind = state.perils_placed[slot] - 1
    state.perils_placed[slot] = 0
    state.perils_held[seat * len(PERILS) + kind] += 1
    if events is not None:
        name = state.setup.index.card_names[state.buildings[slot] - 1]
        events.append(Event("suffered", {"seat": seat, "building": name, "peril": PERILS[kind]}))
    return kind
