"""The clocks a table can choose from, one class each. When time runs out nobody is removed: a bot plays on for them.

To add a clock, write its class here and add its kind; the picker and its words are the page's.
"""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from moonstone.engine import Json, Refused
from moonstone.tables.fields import Fields

ClockKind: TypeAlias = Literal["none", "per_move", "fischer"]

LONGEST_CLOCK_SECONDS: Final = 100 * 24 * 3600
LONGEST_INCREMENT_SECONDS: Final = 24 * 3600
SHORTEST_ON_RETURN_MS: Final = 10_000
"""A player who returns after running out of time has at least this much."""


@dataclass(frozen=True, slots=True)
class Clock(ABC):
    """How much time a seat has. All times beyond the two settings are milliseconds of one seat."""

    seconds: int = 0
    increment: int = 0

    kind: ClassVar[ClockKind]
    runs: ClassVar[bool] = True
    """Whether a seat can run out of time."""

    @property
    def initial_ms(self) -> int:
        """The time a seat begins the game with."""
        return self.seconds * 1000

    def deadline(self, since: int, remaining_ms: int) -> int | None:
        """When time runs out for a seat that has owed a decision since then; None if it never does."""
        return since + remaining_ms

    def remaining_after(self, remaining_ms: int, used_ms: int, *, decided: bool) -> int:
        """What remains once a seat has used some time, whether it decided or the decision fell away."""
        return remaining_ms

    def refund_undo(self, remaining_ms: int) -> int:
        """What remains for a seat that takes its decision back."""
        return remaining_ms

    def charge_undo(self, used_ms: int) -> int:
        """How much of the new decision's time is gone for a seat that took this long and then took it back."""
        return 0

    def minimum_on_return(self, remaining_ms: int) -> int:
        """What a player has who returns after running out of time: never nothing."""
        return remaining_ms

    def to_json(self) -> dict[str, Json]:
        """The clock as plain data, for `read_clock`."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}


@dataclass(frozen=True, slots=True)
class NoClock(Clock):
    """Nobody runs out of time."""

    kind: ClassVar[ClockKind] = "none"
    runs: ClassVar[bool] = False

    @property
    def initial_ms(self) -> int:
        """Nothing is counted."""
        return 0

    def deadline(self, since: int, remaining_ms: int) -> int | None:
        """Never."""
        return None


@dataclass(frozen=True, slots=True)
class PerMove(Clock):
    """So many seconds for each decision."""

    kind: ClassVar[ClockKind] = "per_move"

    def charge_undo(self, used_ms: int) -> int:
        """All of it: an undo gives no time to think."""
        return used_ms


@dataclass(frozen=True, slots=True)
class Fischer(Clock):
    """So many seconds for the whole game, and an increment for each decision."""

    kind: ClassVar[ClockKind] = "fischer"

    def remaining_after(self, remaining_ms: int, used_ms: int, *, decided: bool) -> int:
        """Time used is gone; a decision earns the increment."""
        return max(0, remaining_ms - used_ms) + (self.increment * 1000 if decided else 0)

    def refund_undo(self, remaining_ms: int) -> int:
        """An undo gives back the increment that the decision earned."""
        return max(0, remaining_ms - self.increment * 1000)

    def minimum_on_return(self, remaining_ms: int) -> int:
        """A tenth of the whole time, or at least some seconds."""
        return max(remaining_ms, self.initial_ms // 10, SHORTEST_ON_RETURN_MS)


CLOCKS: Final[dict[ClockKind, type[Clock]]] = {clock.kind: clock for clock in (NoClock, PerMove, Fischer)}
OLD_KINDS: Final[dict[str, ClockKind]] = {"move": "per_move", "bank": "fischer"}
"""What clocks were called in logs of earlier versions."""


def make_clock(kind: ClockKind, seconds: int, increment: int) -> Clock:
    """The clock somebody chose; Refused if nobody could play with it."""
    clock = CLOCKS[kind](seconds, increment)
    if kind != "none" and seconds < 1:
        raise Refused("bad-clock", "A clock needs at least one second.")
    return clock


def read_clock(data: Fields) -> Clock:
    """The clock that `to_json` wrote, in this version or an earlier one."""
    written = data.text("kind")
    for kind, clock in CLOCKS.items():
        if kind == OLD_KINDS.get(written, written):
            return clock(data.number("seconds", 0), data.number("increment", 0))
    raise ValueError(f"there is no clock of the kind {written!r}")
