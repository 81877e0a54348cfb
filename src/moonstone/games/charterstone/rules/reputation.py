"""What tokens on the reputation track score (A6.5): for the rules, and for bots that look ahead."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.games.charterstone.content.constants import REPUTATION_VP


def reputation_points(tokens: Sequence[int]) -> list[int]:
    """By seat: the points for the three highest numbers of tokens; tied players all get them."""
    numbers = sorted({number for number in tokens if number}, reverse=True)
    points = dict(zip(numbers, REPUTATION_VP, strict=False))
    return [points.get(number, 0) for number in tokens]
