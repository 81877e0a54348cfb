"""Clocks, a choice of the table. When time is out nobody is removed: a bot plays on until the person is back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeAlias

ClockKind: TypeAlias = Literal["none", "move", "bank"]

LEAST_ON_RETURN: Final = 10_000
"""Milliseconds that whoever comes back with an empty bank has at least."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time there is: none counted, `seconds` for each decision, or a bank of `seconds` for the whole game.

    A bank grows by `increment` seconds with each decision.
    """

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def full(self) -> int:
        """The milliseconds a seat begins with."""
        return self.seconds * 1000 if self.kind != "none" else 0

    def after(self, left: int, spent: int, *, decided: bool) -> int:
        """What is left of `left` once `spent` is gone."""
        if self.kind != "bank":
            return left
        return max(0, left - spent) + (self.increment * 1000 if decided else 0)

    def taken_back(self, left: int) -> int:
        """What is left to somebody who takes a decision back: without what it had earned."""
        return max(0, left - self.increment * 1000) if self.kind == "bank" else left

    def held_against(self, used: int) -> int:
        """How much of the time for a decision is gone for somebody who takes it back after thinking so long."""
        return used if self.kind == "move" else 0

    def on_return(self, left: int) -> int:
        """What somebody has who comes back after their time was out: never nothing."""
        return max(left, self.full // 10, LEAST_ON_RETURN) if self.kind == "bank" else left

    def to_json(self) -> dict[str, Any]:
        """The clock as plain data."""
        return asdict(self)
