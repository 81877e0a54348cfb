"""What whole campaigns have shown, as figures that are added up: over campaigns, processes and files."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from moonstone.engine import Json, Tally


@dataclass
class Numbers:
    """How many numbers, their sum, the least and the most."""

    many: int = 0
    total: float = 0
    least: float = 0
    most: float = 0

    def add(self, number: float) -> None:
        """One more."""
        self.merge(Numbers(1, number, number, number))

    def merge(self, other: Numbers) -> None:
        """Others beside these."""
        if not self.many or not other.many:
            self.least, self.most = self.least + other.least, self.most + other.most
        else:
            self.least, self.most = min(self.least, other.least), max(self.most, other.most)
        self.many, self.total = self.many + other.many, self.total + other.total

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.many if self.many else 0.0


@dataclass
class Found:
    """What was played, what was counted, and what was broken."""

    played: Counter[str] = field(default_factory=Counter)
    """Campaigns of each kind, games, decisions, and what was checked."""
    counts: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By kind of thing, then by name: how often it was seen."""
    tables: dict[str, dict[str, int]] = field(default_factory=dict)
    """What the game itself counts in its events."""
    numbers: dict[str, Numbers] = field(default_factory=lambda: defaultdict(Numbers))
    """Figures of games, by what they are and the number of the game."""
    wins: Counter[str] = field(default_factory=Counter)
    """By charter: the campaigns won of those in which people played all six from beginning to end, in sixtieths, as a
    victory may be shared.
    """
    broken: list[str] = field(default_factory=list)
    """Each with the level and number of its campaign, and where it was."""

    def count(self, tally: Tally) -> None:
        """Add what the game counts."""
        for title, table in tally.items():
            into = self.tables.setdefault(title, dict.fromkeys(table, 0))
            for label, number in table.items():
                into[label] = into.get(label, 0) + number

    def merge(self, other: Found) -> None:
        """What others have shown beside this."""
        self.played.update(other.played)
        self.wins.update(other.wins)
        for kind, names in other.counts.items():
            self.counts[kind].update(names)
        self.count(other.tables)
        for what, numbers in other.numbers.items():
            self.numbers[what].merge(numbers)
        self.broken = sorted([*self.broken, *other.broken])

    def to_json(self) -> dict[str, Json]:
        """For files."""
        return {
            "played": dict[str, Json](sorted(self.played.items())),
            "wins": dict[str, Json](sorted(self.wins.items())),
            "counts": {kind: dict[str, Json](sorted(names.items())) for kind, names in sorted(self.counts.items())},
            "tables": {title: dict[str, Json](table) for title, table in sorted(self.tables.items())},
            "numbers": {
                what: [numbers.many, numbers.total, numbers.least, numbers.most]
                for what, numbers in sorted(self.numbers.items())
            },
            "broken": [*self.broken],
        }


def found_from_json(data: Any) -> Found:
    """What `to_json` wrote."""
    found = Found(Counter(data["played"]), wins=Counter(data["wins"]), broken=data["broken"])
    found.counts.update((kind, Counter(names)) for kind, names in data["counts"].items())
    found.numbers.update((what, Numbers(*numbers)) for what, numbers in data["numbers"].items())
    found.count(data["tables"])
    return found


@dataclass
class Run:
    """What some campaigns have shown, and which they were."""

    content: str
    """The fingerprint of what is printed: only what was played with the same is added up."""
    done: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    """By the name of their plan: the numbers of the campaigns that were played, in order."""
    found: Found = field(default_factory=Found)

    def add(self, plan: str, numbers: Iterable[int], found: Found) -> None:
        """More campaigns of a plan; ValueError if one of them was counted already."""
        self.merge(Run(self.content, {plan: [*numbers]}, found))

    def merge(self, other: Run) -> None:
        """Another run; ValueError if it was played with another content, or has campaigns of this one."""
        if other.content != self.content:
            raise ValueError("the runs were played with different contents")
        for plan, numbers in other.done.items():
            if {*numbers} & {*self.done[plan]}:
                raise ValueError(f"both runs have some of the same campaigns: {plan}")
        for plan, numbers in other.done.items():
            self.done[plan] = sorted([*self.done[plan], *numbers])
        self.found.merge(other.found)

    def to_json(self) -> dict[str, Json]:
        """For files."""
        done: dict[str, Json] = {plan: [[*pair] for pair in ranges(numbers)] for plan, numbers in self.done.items()}
        return {"content": self.content, "done": done, **self.found.to_json()}


def run_from_json(data: Any) -> Run:
    """What `to_json` wrote."""
    run = Run(data["content"], found=found_from_json(data))
    run.done.update(
        (plan, [number for first, end in pairs for number in range(first, end)]) for plan, pairs in data["done"].items()
    )
    return run


def ranges(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Numbers in order as ranges, each with its first number and that after its last."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number:
            found[-1] = found[-1][0], number + 1
        else:
            found.append((number, number + 1))
    return found


def missing(everything: Mapping[str, Iterable[str]], found: Found) -> dict[str, list[str]]:
    """By kind: what never occurred of all there is."""
    left = {kind: [name for name in names if not found.counts[kind][name]] for kind, names in everything.items()}
    return {kind: names for kind, names in left.items() if names}
