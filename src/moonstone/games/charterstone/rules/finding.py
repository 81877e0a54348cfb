"""Cards and objectives that come from a crate or a deck: drawn, dealt, looked at, searched for (B3, B1.7, B1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.deck import impossible, reshuffle
from moonstone.games.charterstone.rules.feats import searchable
from moonstone.games.charterstone.rules.gaining import receive
from moonstone.games.charterstone.rules.moves import Assign, CharterstoneMove, Choose, Deal, Find, Look, Take
from moonstone.games.charterstone.rules.supply import bits, has

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


# FIND: one of the cards in a crate


def finds(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of the crate; they lie in the deck already."""
    index = state.table.index
    return [index.catalogue.finds[index.card_of[name]] for name in index.content.crates[frame[2]].cards]


def check_find(state: CharterstoneState, frame: Frame, move: Find) -> Refusal | None:
    """It was in the crate."""
    return None if move in finds(state, frame) else impossible(move)


def do_find(state: CharterstoneState, frame: Frame, move: Find, events: list[Event] | None) -> None:
    """It is the opener's."""
    _from_deck(state, frame[1], move.card, "found", events)


def _from_deck(state: CharterstoneState, seat: int, name: str, key: str, events: list[Event] | None) -> None:
    card = state.table.index.card_of[name]
    state.deck ^= 1 << card
    if events is not None:
        events.append(Event(key, {"seat": seat, "card": name}, reveals=True))
    receive(state, seat, card, 0)


# DEAL: the top card


def deals(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of the deck; an empty one takes the discard pile (A5.2)."""
    table = state.table.index.catalogue.deals
    return [table[card] for card in bits(state.deck or state.discard)]


def check_deal(state: CharterstoneState, frame: Frame, move: Deal) -> Refusal | None:
    """It is in the deck."""
    return None if move in deals(state, frame) else impossible(move)


def do_deal(state: CharterstoneState, frame: Frame, move: Deal, events: list[Event] | None) -> None:
    """It is the seat's."""
    reshuffle(state, events)
    _from_deck(state, frame[1], move.card, "dealt", events)


# LOOK: three cards from the top, to choose from


def looks(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of the deck; an empty one takes the discard pile (A5.2)."""
    table = state.table.index.catalogue.looks
    return [table[card] for card in bits(state.deck or state.discard)]


def check_look(state: CharterstoneState, frame: Frame, move: Look) -> Refusal | None:
    """It is in the deck."""
    return None if move in looks(state, frame) else impossible(move)


def do_look(state: CharterstoneState, frame: Frame, move: Look, events: list[Event] | None) -> None:
    """Up to three lie beside the face-up cards until one is taken."""
    _, seat, left = frame
    reshuffle(state, events)
    bit = 1 << state.table.index.card_of[move.card]
    state.deck ^= bit
    state.looked |= bit
    if events is not None:
        events.append(Event("looked", {"seat": seat, "card": move.card}, reveals=True))
    if left > 1:
        state.stack.append((Ask.LOOK, seat, left - 1))


# SEARCH: a card of the deck that is no treasure


def search_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any of them."""
    takes = state.table.index.catalogue.takes
    return [takes[card] for card in bits(searchable(state))]


def check_search(state: CharterstoneState, frame: Frame, move: Take) -> Refusal | None:
    """It is in the deck, and no treasure."""
    if move in search_answers(state, frame):
        return None
    return Refusal("not-in-deck", f"{move.card} is no card of the deck that you may take.", {"card": move.card})


def do_search(state: CharterstoneState, frame: Frame, move: Take, events: list[Event] | None) -> None:
    """It is the seat's; the deck is shuffled."""
    _from_deck(state, frame[1], move.card, "searched", events)


# ASSIGN and CHOOSE: objectives of one's own


def assigns(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any objective it can be that is not drawn yet."""
    table = state.table.index.catalogue.assigns
    return [table[number] for number in bits(frame[2] & ~frame[3])]


def check_assign(state: CharterstoneState, frame: Frame, move: Assign) -> Refusal | None:
    """It is one of those."""
    return None if move in assigns(state, frame) else impossible(move)


def do_assign(state: CharterstoneState, frame: Frame, move: Assign, events: list[Event] | None) -> None:
    """B1.10: the seat's own; C 223 chooses one of three."""
    _, seat, pool, drawn, left = frame
    drawn |= 1 << state.table.index.objective_of[move.objective]
    if events is not None:
        events.append(Event("assigned", {"seat": seat, "objective": move.objective}, reveals=True))
    if left > 1:
        state.stack.append((Ask.ASSIGN, seat, pool, drawn, left - 1))
    elif has(state, seat, "three-objectives"):
        state.stack.append((Ask.CHOOSE, seat, drawn))
    else:
        state.own[seat] |= drawn


def choose_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any of those drawn."""
    chooses = state.table.index.catalogue.chooses
    return [chooses[number] for number in bits(frame[2])]


def check_choose(state: CharterstoneState, frame: Frame, move: Choose) -> Refusal | None:
    """It was drawn."""
    if move in choose_answers(state, frame):
        return None
    return Refusal("not-drawn", "That objective is none of those drawn.", {"objective": move.objective})


def do_choose(state: CharterstoneState, frame: Frame, move: Choose, events: list[Event] | None) -> None:
    """The others go back."""
    state.own[frame[1]] |= 1 << state.table.index.objective_of[move.objective]
    if events is not None:
        events.append(Event("chose", {"seat": frame[1], "objective": move.objective}))
