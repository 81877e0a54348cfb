"""Who may know which card lies where.

For every observer (each seat, and the spectator as the last) and every hidden place (each hand, the discard pile, the
draw deck) the state keeps the set of cards that, for all the observer has seen, could lie there: `could`, a flat list.
It is narrowed when a card is seen and widened when a card moves unseen. What could lie nowhere hidden is in plain sight
of the observer. From these sets come the certainties in a view and the guesses of search bots.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.games.charon.cards import ALL_CARDS, TWELVES, same_numbers
from moonstone.games.charon.rules.state_data import StateData


def at_start(seats: int) -> list[int]:
    """Everybody knows that the 12s lie in the pile and the others in the deck (4.5)."""
    nothing_in_hands = [0] * seats
    return [*nothing_in_hands, TWELVES, ALL_CARDS & ~TWELVES] * (seats + 1)


def pile(seats: int) -> int:
    """The place of the discard pile."""
    return seats


def deck(seats: int) -> int:
    """The place of the draw deck."""
    return seats + 1


def show(state: StateData, cards: int) -> None:
    """Everybody sees the cards: they lie in the open now."""
    hidden = ~cards
    state.could = [mask & hidden for mask in state.could]


def show_to(state: StateData, observer: int, cards: int) -> None:
    """One seat takes the cards into its hand, or sees them there."""
    width = state.seats + 2
    hidden = ~cards
    could = state.could
    for index in range(observer * width, (observer + 1) * width):
        could[index] &= hidden


def carry(state: StateData, start: int, end: int, knower: int | None = None) -> None:
    """A card moves between hidden places, unseen by all but the knower."""
    width = state.seats + 2
    could = state.could
    for observer in range(state.seats + 1):
        if observer != knower:
            could[observer * width + end] |= could[observer * width + start]


def lay(state: StateData, cards: int, end: int, knower: int | None = None) -> None:
    """Cards in the open go to a hidden place: all but the knower, who holds them, keep them in mind."""
    width = state.seats + 2
    could = state.could
    for observer in range(state.seats + 1):
        if observer != knower:
            could[observer * width + end] |= cards


def look(state: StateData, observer: int) -> None:
    """A seat looks through the discard pile (6.4)."""
    show_to(state, observer, state.pile)
    state.could[observer * (state.seats + 2) + pile(state.seats)] = state.pile


def return_duplicates(state: StateData, seat: int, cards: int, end: int) -> None:
    """Duplicates just dealt go to the pile, or the deck, face down (4.7): others know only that their numbers are
    built by that seat and that they came from the deck.
    """
    width = state.seats + 2
    built = same_numbers(state.built[seat])
    could = state.could
    for observer in range(state.seats + 1):
        base = observer * width
        dealt = could[base + deck(state.seats)] & could[base + seat]
        could[base + end] |= cards if observer == seat else dealt & built


def of(state: StateData, observer: int) -> tuple[int, ...]:
    """What an observer knows: by place, the cards that could lie there."""
    width = state.seats + 2
    return tuple(state.could[observer * width : (observer + 1) * width])


def certain(could: Sequence[int]) -> list[int]:
    """By place, the cards an observer is sure lie there who knows which could."""
    once = twice = 0
    for mask in could:
        twice |= once & mask
        once |= mask
    return [mask & ~twice for mask in could]
