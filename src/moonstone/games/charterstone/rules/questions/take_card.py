"""Advancement cards that somebody gets: taken, drawn, looked at, searched for (A5.1, B1.7, B3, C 307)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import KINDS
from moonstone.games.charterstone.rules import moves, nature_moves
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, receive_card
from moonstone.games.charterstone.rules.effects.special import searchable
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, kind_mask, reshuffle


class GainCard(Step):
    """A5.1: a face-up card of a kind, or one of those looked at (C 307), if there is any."""

    id = FrameId.GAIN_CARD
    fields = ("seat", "kind", "source")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if (state.face_up | state.looked_at) & kind_mask(state, frame[2]):
            state.stack.append((FrameId.TAKE_CARD, *frame[1:]))
        else:
            _put_back(state)


class TakeCard(Question[moves.Take]):
    """A5.1: which of the cards of a kind; what was only looked at goes back into the deck (C 307)."""

    id = FrameId.TAKE_CARD
    fields = ("kind", "source")
    answered_by = (moves.Take,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        takes = state.setup.catalogue.take
        return [takes[card] for card in bits((state.face_up | state.looked_at) & kind_mask(state, frame[2]))]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Take) -> Refusal:
        kind = "advancement" if frame[2] < 0 else KINDS[frame[2]]
        return Refusal("not-face-up", f"{move.card} is not a face-up {kind} card.", {"card": move.card, "kind": kind})

    def do(self, state: GameData, frame: Frame, move: moves.Take, events: list[Event] | None) -> None:
        _, seat, _, source = frame
        card = state.setup.index.card_of[move.card]
        bit = 1 << card
        state.face_up &= ~bit
        state.looked_at &= ~bit
        _put_back(state)
        if events is not None:
            events.append(Event("took", {"seat": seat, "card": move.card}))
        receive_card(state, seat, card, source)


def _put_back(state: GameData) -> None:
    """C 307: what was looked at goes back into the deck."""
    state.deck |= state.looked_at
    state.looked_at = 0


class FindCard(ChanceQuestion[nature_moves.Find]):
    """B3: the card that the opener of a crate draws of those in it, which lie in the deck already."""

    id = FrameId.FIND_CARD
    fields = ("seat", "crate")
    answered_by = (nature_moves.Find,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        finds, card_of = state.setup.catalogue.find, state.setup.index.card_of
        return [finds[card_of[name]] for name in state.setup.content.crates[frame[2]].cards]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Find, events: list[Event] | None) -> None:
        _from_deck(state, frame[1], move.card, "found", events)


class DealCard(ChanceQuestion[nature_moves.Deal]):
    """C: the top card of the deck, for a seat; an empty deck takes the discard pile (A5.2)."""

    id = FrameId.DEAL_CARD
    fields = ("seat", "source")
    answered_by = (nature_moves.Deal,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        deals = state.setup.catalogue.deal
        return [deals[card] for card in bits(state.deck or state.discard)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Deal, events: list[Event] | None) -> None:
        reshuffle(state, events)
        _from_deck(state, frame[1], move.card, "dealt", events, frame[2])


class LookAtCard(ChanceQuestion[nature_moves.Look]):
    """C 307: so many cards from the top of the deck lie beside the face-up ones until one is taken."""

    id = FrameId.LOOK_AT_CARD
    fields = ("seat", "left")
    answered_by = (nature_moves.Look,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        looks = state.setup.catalogue.look
        return [looks[card] for card in bits(state.deck or state.discard)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Look, events: list[Event] | None) -> None:
        _, seat, left = frame
        reshuffle(state, events)
        bit = 1 << state.setup.index.card_of[move.card]
        state.deck ^= bit
        state.looked_at |= bit
        if events is not None:
            events.append(Event("looked", {"seat": seat, "card": move.card}, reveals=True))
        if left > 1:
            state.stack.append((FrameId.LOOK_AT_CARD, seat, left - 1))


class SearchDeck(Question[moves.Take]):
    """B1.7: a card of the deck that is no treasure; the deck is shuffled."""

    id = FrameId.SEARCH_DECK
    answered_by = (moves.Take,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        takes = state.setup.catalogue.take
        return [takes[card] for card in bits(searchable(state))]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Take) -> Refusal:
        return Refusal("not-in-deck", f"{move.card} is not a card you can take from the deck.", {"card": move.card})

    def do(self, state: GameData, frame: Frame, move: moves.Take, events: list[Event] | None) -> None:
        _from_deck(state, frame[1], move.card, "searched", events)


def _from_deck(
    state: GameData, seat: int, name: str, key: str, events: list[Event] | None, source: int = NO_BUILDING
) -> None:
    card = state.setup.index.card_of[name]
    state.deck ^= 1 << card
    if events is not None:
        events.append(Event(key, {"seat": seat, "card": name}, reveals=True))
    receive_card(state, seat, card, source)
