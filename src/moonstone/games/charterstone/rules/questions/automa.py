"""The Automa (C2, B2.18): it is played by a script, and its turns are chance's.

It never pays, and gains only what its cards say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from moonstone.engine import Event
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS_WAIT, NOT_AT_HOME
from moonstone.games.charterstone.content.content import AutomaCard
from moonstone.games.charterstone.rules import minions, nature_moves
from moonstone.games.charterstone.rules.candle import put_candle_out
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, gain_effect, push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.game_rules import MINION, forbids
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.build import building_plots, put_up
from moonstone.games.charterstone.rules.questions.die import RollDie, tell_rolled
from moonstone.games.charterstone.rules.questions.open_crate import crates_of, open_crate
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion
from moonstone.games.charterstone.rules.seats import slots_of
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, minions_at_hand
from moonstone.games.charterstone.rules.use import SPECTRAL_GAIN, roll_neighbour
from moonstone.games.charterstone.rules.workers import large_at_hand, large_bumped, place_worker


class DrawAutomaCard(ChanceQuestion[nature_moves.Automa]):
    """C2: a card of the Automa's deck, which is shuffled anew when the last is drawn."""

    id = FrameId.DRAW_AUTOMA_CARD
    fields = ("seat",)
    answered_by = (nature_moves.Automa,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        automas = state.setup.catalogue.automa
        return [automas[card] for card in bits(state.automa_deck)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Automa, events: list[Event] | None) -> None:
        seat, index = frame[1], state.setup.index
        number = index.catalogue.automa.index(move)
        state.automa_deck ^= 1 << number
        if not state.automa_deck:
            state.automa_deck = state.setup.automa_deck
        if events is not None:
            events.append(Event("automa-card", {"seat": seat, "card": move.card}, reveals=True))
        card = index.content.automa[number]
        if card.place == "die":
            state.stack.append((FrameId.ROLL_AUTOMA, seat, number))
        elif card.place == "own":
            _place_at_home(state, seat, card, events)
        else:
            _place(state, seat, card, state.buildings.index(index.building_of[card.place] + 1), events)


class RollAutoma(RollDie):
    """C2: the charter an Automa places in."""

    id = FrameId.ROLL_AUTOMA
    fields = ("seat", "card")

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        _, seat, number = frame
        tell_rolled(events, move.charter)
        card, charter = state.setup.content.automa[number], CHARTERS.index(move.charter)
        if charter == state.setup.charters[seat]:
            _place_at_home(state, seat, card, events)
        else:
            _place(state, seat, card, _ranked(state, _open_to(state, seat, slots_of(charter)), card.rank), events)


def _open_to(state: GameData, seat: int, slots: Sequence[int]) -> list[int]:
    """B2.14: those of these slots that the rules of this game let it use."""
    return [
        slot for slot in slots if forbids(state, seat, slot, MINION) is None or state.setup.chapter.has(MINIONS_WAIT)
    ]


def _place_at_home(state: GameData, seat: int, card: AutomaCard, events: list[Event] | None) -> None:
    """B2.18: in its own charter a minion goes first, if it has one at hand and a building to put it on."""
    kind = next((kind for kind, number in enumerate(minions_at_hand(state, seat)) if number), None)
    slots = minions.unoccupied(state, seat)
    if kind is None or not slots or state.setup.chapter.has(MINIONS_WAIT):
        charter = state.setup.charters[seat] + state.setup.chapter.has(NOT_AT_HOME)
        _place(state, seat, card, _ranked(state, slots_of(charter % len(CHARTERS)), card.rank), events)
    else:
        slot = _ranked(state, slots, card.rank)
        minions.place(state, seat, kind, slot, events)
        _score(state, seat, slot, card, events)


def _place(state: GameData, seat: int, card: AutomaCard, slot: int, events: list[Event] | None) -> None:
    """Place a worker, bumping: the large one as long as it is at hand, or stands there."""
    stands = seat + 1 in (state.workers[slot], state.workers_beside[slot]) and state.small_at[seat] != slot + 1
    bumped_spectral = large_bumped(state, seat, slot)
    place_worker(state, seat, slot, True, events, not (stands or large_at_hand(state, seat)))
    if bumped_spectral:
        push_terms(state, state.spectral - 1, SPECTRAL_GAIN)
    roll_neighbour(state, seat, slot)
    minions.gain_for_owner(state, seat, slot)
    _score(state, seat, slot, card, events)


def _ranked(state: GameData, slots: Sequence[int], rank: int) -> int:
    """The slot with the building of that rank of value, or the last one; equal values by plot."""
    built = [slot for slot in slots if state.buildings[slot]]
    return sorted(built, key=lambda slot: (-_value(state, state.buildings[slot] - 1), slot))[:rank][-1]


def _value(state: GameData, building: int) -> int:
    return state.setup.content.buildings[building].value


def _score(state: GameData, seat: int, slot: int, card: AutomaCard, events: list[Event] | None) -> None:
    """Score the card or the difficulty; then the card's bonus: first what it does, then what it gains. B1.17: after
    that it takes the building's peril, like everybody.
    """
    if state.perils_placed[slot]:
        state.stack.append((FrameId.SUFFER_PERIL, seat, slot))
        put_candle_out(state, seat, slot, events)
    vp = state.setup.village.difficulty if card.vp < 0 else card.vp
    gain_effect(state, seat, vocabulary.VP, vp, NO_BUILDING, events)
    push_terms(state, seat, tuple(term.compiled() for term in card.gain))
    if card.does is not None:
        DOES[card.does](state, seat, events)


def _build(state: GameData, seat: int, events: list[Event] | None) -> None:
    """The most valuable of its building cards, on its first empty plot; where there is none, over its least valuable
    building, if that is worth less (B2.18). Progress moves by one.
    """
    cards = [*bits(state.held[seat] & state.setup.index.constructible & ~state.built)]
    plots = building_plots(state, seat)
    if not cards or not plots:
        return
    best = max(cards, key=lambda card: _value(state, card))
    plots = sorted(plots, key=lambda plot: state.tiles[state.setup.slot(seat, plot)] > 0)  # B2.18: tiles come last
    standing = [state.buildings[state.setup.slot(seat, plot)] - 1 for plot in plots]
    values = [_value(state, building) if building >= 0 else -1 for building in standing]
    if min(values) < _value(state, best):
        state.stack.append((FrameId.ADVANCE_PROGRESS, seat))
        put_up(state, seat, best, plots[values.index(min(values))], events)


def _open(state: GameData, seat: int, events: list[Event] | None) -> None:
    """The crate on the most valuable of its constructed buildings' cards. Progress moves by one."""
    cards = [*bits(crates_of(state, seat))]
    if cards:
        state.stack.append((FrameId.ADVANCE_PROGRESS, seat))
        open_crate(state, seat, max(cards, key=lambda card: _value(state, card)), events)


def _take(state: GameData, seat: int, events: list[Event] | None) -> None:
    """A building card that lies face up."""
    state.stack.append((FrameId.SWEEP_CARD, seat))


DOES: Final[dict[str, Callable[[GameData, int, list[Event] | None], None]]] = {
    "build": _build,
    "open": _open,
    "take": _take,
}
"""C2: by what a card has an Automa do; it pays nothing for it."""
