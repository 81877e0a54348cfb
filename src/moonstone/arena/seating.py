"""Balanced seatings: who sits where in every game, so that no bot owes anything to its seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import factorial


@dataclass(frozen=True, slots=True)
class Seatings:
    """The endless list of games of some bots at so many seats, made of rounds.

    In a round every line-up plays once in every rotation: each of its bots sits equally often on every seat. From
    round to round the neighbours change. With bots for all seats or more, the line-ups are all choices of them (those
    of one kind of bot alone left out); with fewer, the list is repeated to fill the seats, beginning with each in turn.
    """

    bots: tuple[str, ...]
    seats: int

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Who plays together."""
        bots, seats = self.bots, self.seats
        if len(bots) < seats:
            return tuple(tuple(bots[(first + seat) % len(bots)] for seat in range(seats)) for first in range(len(bots)))
        chosen = dict.fromkeys(combinations(bots, seats))
        return tuple(lineup for lineup in chosen if len(set(lineup)) > 1) or tuple(chosen)

    @property
    def round(self) -> int:
        """How many games a round has."""
        return len(self.lineups) * self.seats

    def whole_rounds(self, games: int) -> int:
        """The number of games, at least so many, that makes whole rounds."""
        return -(-games // self.round) * self.round

    def at(self, index: int) -> tuple[str, ...]:
        """The bots by seat in a game, counted from 0."""
        number, game = divmod(index, self.round)
        lineup = self.lineups[game // self.seats]
        return _rotated((lineup[0], *_order(lineup[1:], number)), game % self.seats)


def _order(others: Sequence[str], number: int) -> tuple[str, ...]:
    return next(islice(permutations(others), number % factorial(len(others)), None))


def _rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    return bots[-by:] + bots[:-by] if by else bots
