"""How sure a share is: intervals that hold the true value 95 times in 100. How far numbers spread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Final

from moonstone.engine import Json

Z: Final = 1.959964
"""The 97.5th percentile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % interval (Wilson's, which is good for small numbers and near 0 and 1, too).

    Parts of a success may be counted, for a victory that is shared: they vary less than whole ones, so that the
    interval is then rather too wide than too narrow.
    """

    successes: float
    tries: int

    @property
    def value(self) -> float:
        """The share itself; 0 where nothing was tried."""
        return self.successes / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval; everything is possible where nothing was tried."""
        if not self.tries:
            return 0.0, 1.0
        number, share = self.tries, self.value
        middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
        half = Z * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number)) / (1 + Z * Z / number)
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> dict[str, Json]:
        """The figures, rounded for reading."""
        low, high = self.interval
        return {"value": round(self.value, 4), "low": round(low, 4), "high": round(high, 4), "tries": self.tries}


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """How much greater one share is than another, with its 95 % interval (Newcombe's, made of Wilson's)."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    value = one.value - other.value
    below = _distance(one.value - low, other_high - other.value)
    above = _distance(high - one.value, other.value - other_low)
    return value, value - below, value + above


def _distance(one: float, other: float) -> float:
    return sqrt(one * one + other * other)


def mean(numbers: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    listed = list(numbers)
    return fsum(listed) / len(listed) if listed else 0.0


@dataclass(slots=True)
class Spread:
    """Mean, least and most of some numbers."""

    numbers: list[float] = field(default_factory=list)

    def to_json(self) -> dict[str, Json]:
        """The figures, rounded for reading."""
        return {"mean": round(mean(self.numbers), 2), "least": min(self.numbers), "most": max(self.numbers)}
