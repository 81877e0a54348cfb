"""What can lie on the stack of a game: questions to seats, questions to chance, and steps that go by themselves.

A frame of the stack is a tuple of whole numbers that begins with one of these and then, where there is one, the seat.
`how` tells where an effect comes from: 1 if it is gained in part, and twice the source: 0 for none, 1 to 6 for a
building of a charter, 7 for one of the Commons.
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
    """So many advancement cards, minions or perils: (seat, number, what)."""
    BUILD = 5
    """A4: a building card and a plot: (seat, building in use). So for the next three."""
    OPEN = 6
    """A4: a crate."""
    SCORE = 7
    """A4: an objective."""
    SHIP = 8
    """A6.1: a quota space."""
    TAKE = 9
    """A5.1: a face-up card: (seat, kind or -1, how)."""
    GAIN = 10
    """So many resources of any kind from the supply: (seat, number)."""
    MAY = 11
    """Take an optional effect or not: (seat, term, how)."""
    PART = 12
    """A3.3: how much of an effect: (seat, term, how)."""
    PICK = 13
    """One of several effects: (seat, terms, how)."""
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
    ENTER = 19
    """C 231: bump the worker there, or stand beside it: (seat, slot)."""
    COINS = 20
    """C 255: a coin, or a resource in its place: (seat, number, resources still to pay)."""
    RECALL = 21
    """The worker that comes back."""
    SEARCH = 22
    """A card of the deck that is no treasure."""
    FREE = 23
    """The building of the own charter to enjoy without its cost."""
    SHIFT = 24
    """Where progress moves: (seat, by how many at most)."""
    CHOOSE = 25
    """C 223: one of the objectives drawn: (seat, those drawn)."""
    CLEAR = 26
    """B1.14: the building whose peril is taken."""
    TEND = 27
    """B1.15: minions to keep: (seat, how many more, those kept)."""
    ADOPT = 28
    """B1.8: the kind of a minion."""

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
    GROW = 39
    """B1.1: the building of a charter nobody plays: (charter)."""
    AFFLICT = 40
    """B1.17: the peril on a building: (slot)."""
    FIND = 41
    """B3: the card that the opener draws of those in a crate: (seat, crate)."""
    DEAL = 42
    """The top card of the deck, for a seat: (seat)."""
    LOOK = 43
    """C 307: the cards on top of the deck: (seat, how many more)."""
    ASSIGN = 44
    """B1.10: the top of the objective deck: (seat, those it can be, those drawn, how many more)."""
    OMEN = 45
    """C 232: the die, after a turn: (seat)."""
    MATCH = 46
    """C 331: the die, after placing in a charter: (seat, charter)."""

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
    INCOME = 65
    """B1.11: what income brings a seat, or everybody (-1): (seat)."""
    PLIGHT = 66
    """B1.17: the peril on a building is taken: (seat, slot)."""
    SPENT = 67
    """C 313: whether a worker is left after a building was used: (seat)."""
    YIELD = 70
    """B1.11: the benefit of an income building: (seat, slot)."""
    BEFALL = 69
    """B1.17: perils befall the buildings in charters, one after the other."""
    RETRIEVE = 68
    """All workers and minions come back: (seat)."""


BY_SEATS: Final = range(Ask.SETTLE, Ask.ADOPT + 1)
BY_CHANCE: Final = range(Ask.POST, Ask.MATCH + 1)
UNASKED: Final = frozenset(
    {
        *(Ask.BRING, Ask.PAY, Ask.GIVE, Ask.BUILD, Ask.OPEN, Ask.SCORE, Ask.SHIP, Ask.TAKE, Ask.GAIN),
        *(Ask.STAR, Ask.EXPAND, Ask.KEEP, Ask.HOLD, Ask.COINS, Ask.RECALL, Ask.SEARCH, Ask.FREE, Ask.CHOOSE),
        *(Ask.CLEAR, Ask.TEND, Ask.ADOPT),
    }
)
"""Where there is only one answer, it is taken as given."""
FROM_DECKS: Final = frozenset({Ask.GROW, Ask.SWEEP, Ask.DEAL, Ask.LOOK})
"""What chance draws from cards that can run out: then it brings nothing."""
