"""Building cards (rules 1.3 and 3.1). A card is an integer 0 to 54; a set of cards is a 55-bit mask."""

from __future__ import annotations

from typing import Final

from moonstone.games.charon.gems import COLOURS, LETTERS

NUMBERS: Final = range(2, 13)
COPIES: Final = len(COLOURS)
CARDS: Final = len(NUMBERS) * COPIES
ALL_CARDS: Final = (1 << CARDS) - 1
NUMBER: Final = tuple(NUMBERS[card // COPIES] for card in range(CARDS))
"""A card's number, which is also what it is worth."""
COPIES_OF: Final = {number: sum(1 << card for card in range(CARDS) if NUMBER[card] == number) for number in NUMBERS}
"""The five cards of each number."""
TWELVES: Final = COPIES_OF[12]
NAMES: Final = tuple(f"{NUMBER[card]}{LETTERS[card % COPIES]}" for card in range(CARDS))
"""A card's name: its number and the letter of its own colour, as in 7b."""
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}


def cards_in(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    cards = []
    base = 0
    while mask:
        cards += _IN_ELEVEN_BITS[base][mask & 2047]
        mask >>= 11
        base += 1
    return cards


_IN_ELEVEN_BITS: Final = tuple(
    tuple([base + bit for bit in range(11) if mask >> bit & 1] for mask in range(2048)) for base in range(0, CARDS, 11)
)
"""By eleven cards in a row: the cards of every set of them."""


def names_in(mask: int) -> list[str]:
    """The names of a set's cards, ascending."""
    return [NAMES[card] for card in cards_in(mask)]


def numbers_in(mask: int) -> list[int]:
    """The numbers of a set's cards, ascending."""
    return [NUMBER[card] for card in cards_in(mask)]


_FIRST_COPIES: Final = sum(1 << card for card in range(0, CARDS, COPIES))
_EVERY_COPY: Final = (1 << COPIES) - 1


def same_numbers(mask: int) -> int:
    """All cards that share a number with one of the set."""
    folded = mask | mask >> 1 | mask >> 2 | mask >> 3 | mask >> 4
    return (folded & _FIRST_COPIES) * _EVERY_COPY
