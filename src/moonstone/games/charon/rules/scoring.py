"""Rule 8.3: who has won, and how ties were broken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from moonstone.engine import Json, Result, Tie
from moonstone.games.charon.cards import numbers_in


def score(built: int) -> int:
    """The points of the cards built."""
    return sum(numbers_in(built))


def result(built: Sequence[int]) -> Result:
    """Most points; then the highest card, then the next, and so on; equal to the last card is a shared rank."""
    cards = [numbers_in(mask)[::-1] for mask in built]
    scores = [sum(numbers) for numbers in cards]
    keys = [(total, *numbers) for total, numbers in zip(scores, cards, strict=True)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    ties = []
    by_score = sorted(range(len(built)), key=lambda seat: (-scores[seat], ranks[seat], seat))
    for _, group in groupby(by_score, key=lambda seat: scores[seat]):
        seats = list(group)
        if len(seats) > 1:
            shared = len({ranks[seat] for seat in seats}) == 1
            detail: list[Json] = [list[Json](cards[seat]) for seat in seats]
            ties.append(Tie(tuple(seats), None if shared else "highest-card", detail))
    return Result(tuple(ranks), tuple(scores), tuple(ties))
