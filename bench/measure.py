"""What a benchmark row is, and how it is timed on a noisy machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time


@dataclass(frozen=True, slots=True)
class Row:
    """One figure beside its peer or limit. `ratio` is how many times better we are than the peer."""

    name: str
    ours: float
    unit: str
    peer: str
    theirs: float
    ratio: float
    budget: float
    """The least ratio that is good enough."""

    @property
    def kept(self) -> bool:
        """Whether the budget is kept."""
        return self.ratio >= self.budget

    def to_json(self) -> dict[str, object]:
        """The row as plain data."""
        return {**asdict(self), "kept": self.kept}


def rate(work: Callable[[], int]) -> float:
    """How much of its work a callable, which returns the amount, does in a second of CPU time."""
    began = process_time()
    amount = work()
    return amount / (process_time() - began)


def rates(ours: Callable[[], int], theirs: Callable[[], int], rounds: int = 5) -> tuple[float, float]:
    """The best rates of two callables, measured in turn so that both meet the same weather."""
    pairs = [(rate(ours), rate(theirs)) for _ in range(rounds)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def faster(name: str, unit: str, ours: float, peer: str, theirs: float, budget: float) -> Row:
    """A row where more is better."""
    return Row(name, ours, unit, peer, theirs, ours / theirs, budget)


def shorter(name: str, unit: str, ours: float, peer: str, theirs: float, budget: float) -> Row:
    """A row where less is better."""
    return Row(name, ours, unit, peer, theirs, theirs / ours, budget)
