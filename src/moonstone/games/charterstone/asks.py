"""What can lie on the stack of a game: questions to seats, questions to chance, and steps that go by themselves.

A frame of the stack is a tuple of whole numbers that begins with one of these and then, where there is one, the seat.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Ask(IntEnum):
    """The numbers are part of saved games."""

    # To a seat.
    SETTLE = 0
    """A2.1: the plot of the basic building."""
    BRING = 1
    """B1.2: the persona to play with."""
    TURN = 2
    """A3.2: place or retrieve."""
    PAY = 3
    """So many resources of any kind: (seat, number)."""
    GIVE = 4
    """So many advancement cards: (seat, number)."""
    BUILD = 5
    """A4: a building card and a plot: (seat, building in use). So for the next three."""
    OPEN = 6
    """A4: a crate."""
    SCORE = 7
    """A4: an objective."""
    SHIP = 8
    """A6.1: a quota space."""
    TAKE = 9
    """A5.1: a face-up card: (seat, kind or -1)."""
    GAIN = 10
    """So many resources of any kind from the supply: (seat, number)."""
    MAY = 11
    """Take an optional effect or not: (seat, term)."""
    PART = 12
    """A3.3: how much of an effect: (seat, term)."""
    PICK = 13
    """One of several effects: (seat, terms, whether none will do)."""
    DECIDE = 14
    """B1.13: how the story goes on."""
    STAR = 15
    """B1.14: the row for a star: (seat, stars left)."""
    EXPAND = 16
    """B1.12: the capacity that grows."""
    KEEP = 17
    """B1.15: resources to keep: (seat, how many more, those kept)."""
    HOLD = 18
    """B1.15: cards to keep: (seat, how many more, those kept)."""

    # To chance.
    POST = 30
    """A2.3: an objective."""
    REVEAL = 31
    """A2.2: an advancement card."""
    DRAW = 32
    """A7.2: a newcomer's building card."""
    FIRST = 33
    """A2.4: the die, for the first player."""
    CHOOSER = 34
    """B1.13: the die, between equals: (mask of seats)."""
    LOT = 35
    """C2: where an Automa is to choose how the story goes on."""
    AUTOMA = 36
    """C2: a card of the Automa's deck."""
    DIE = 37
    """C2: the charter an Automa places in: (seat, card)."""
    SWEEP = 38
    """C2: the face-up card an Automa takes away."""

    # By themselves.
    REFILL = 50
    """A5.1: face-up cards are made five again."""
    NEXT = 51
    """Whose turn it is, or the end."""
    TERM = 52
    """An effect: (seat, term, whether it is asked about in part)."""
    ADVANCE = 53
    """A6.3: progress: (seat)."""
    GUIDEPOST = 54
    REPUTATION = 55
    """A6.5: end scoring."""
    ABILITIES = 56
    """B1.12: personas at the end."""
    WINNERS = 57
    GLORY = 58
    """B1.14: (seat)."""
    CAPACITY = 59
    """B1.12: (seat)."""
    USED = 60
    """B1.3: personas in play are marked."""
    DISCARD = 61
    """B1.15: (seat)."""
    BEGIN = 62
    """A2.4: after the first player is known."""
    OVER = 63
    COST = 64
    """What else is to be paid: (seat, building in use)."""


BY_CHANCE: Final = range(Ask.POST, Ask.SWEEP + 1)
UNASKED: Final = frozenset(
    {
        *(Ask.BRING, Ask.PAY, Ask.GIVE, Ask.BUILD, Ask.OPEN, Ask.SCORE, Ask.SHIP, Ask.TAKE, Ask.GAIN),
        *(Ask.STAR, Ask.EXPAND, Ask.KEEP, Ask.HOLD),
    }
)
"""Where there is only one answer, it is taken as given."""
