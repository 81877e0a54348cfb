"""The Automa (C2): it is played by a script, and its turns are chance's.

It never pays, and gains only what its cards say.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import CHARTERS, PLOTS
from moonstone.games.charterstone.content.content import COMMONS, AutomaCard
from moonstone.games.charterstone.rules import minions, moves
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, gain_effect, push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.die import RollDie, tell_rolled
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits
from moonstone.games.charterstone.rules.workers import place_worker


class DrawAutomaCard(ChanceQuestion[moves.Automa]):
    """C2: a card of the Automa's deck, which is shuffled anew when the last is drawn."""

    id = FrameId.DRAW_AUTOMA_CARD
    fields = ("seat",)
    answered_by = (moves.Automa,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        automas = state.setup.catalogue.automa
        return [automas[card] for card in bits(state.automa_deck)]

    def do(self, state: GameData, frame: Frame, move: moves.Automa, events: list[Event] | None) -> None:
        seat, index = frame[1], state.setup.index
        number = index.catalogue.automa.index(move)
        state.automa_deck ^= 1 << number
        if not state.automa_deck:
            state.automa_deck = (1 << len(index.content.automa)) - 1
        if events is not None:
            events.append(Event("automa-card", {"seat": seat, "card": move.card}, reveals=True))
        card = index.content.automa[number]
        if card.place == "die":
            state.stack.append((FrameId.ROLL_AUTOMA, seat, number))
        elif card.place == "own":
            _use(state, seat, card, _ranked(state, state.setup.charters[seat], card.rank), events)
        else:
            _use(state, seat, card, state.buildings.index(index.building_of[card.place] + 1), events)


class RollAutoma(RollDie):
    """C2: the charter an Automa places in."""

    id = FrameId.ROLL_AUTOMA
    fields = ("seat", "card")

    def do(self, state: GameData, frame: Frame, move: moves.Roll, events: list[Event] | None) -> None:
        _, seat, number = frame
        tell_rolled(events, move.charter)
        card = state.setup.content.automa[number]
        _use(state, seat, card, _ranked(state, CHARTERS.index(move.charter), card.rank), events)


def _ranked(state: GameData, charter: int, rank: int) -> int:
    """The building of that rank of value in a charter, or the last one; equal values by plot."""
    first = len(COMMONS) + charter * PLOTS
    slots = [slot for slot in range(first, first + PLOTS) if state.buildings[slot]]
    buildings = state.setup.content.buildings
    slots.sort(key=lambda slot: (-buildings[state.buildings[slot] - 1].value, slot))
    return slots[min(rank, len(slots)) - 1]


def _use(state: GameData, seat: int, card: AutomaCard, slot: int, events: list[Event] | None) -> None:
    """Place the worker, bumping; score the card or the difficulty; gain what the card says."""
    place_worker(state, seat, slot, True, events)
    minions.gain_for_owner(state, seat, slot)
    vp = state.setup.village.difficulty if card.vp < 0 else card.vp
    gain_effect(state, seat, vocabulary.VP, vp, NO_BUILDING, events)
    push_terms(state, seat, tuple(term.compiled() for term in card.gain))
