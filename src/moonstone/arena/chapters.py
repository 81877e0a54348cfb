"""Campaigns by the number of the game: what first games came to, second ones, and so on."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from moonstone.arena.intervals import Share, Spread
from moonstone.engine import Json
from moonstone.engine.facets import GameFigures


@dataclass(slots=True)
class Chapter:
    """All games of one number. What is counted in them is for the game to say (`Stats.game_figures`)."""

    games: int = 0
    numbers: dict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    by_role: dict[str, dict[str, Spread]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Spread)))

    def add(self, figures: GameFigures) -> None:
        """Count one game."""
        self.games += 1
        for name, found in figures.numbers.items():
            self.numbers[name].numbers += found
        for name, way in figures.outcomes.items():
            self.outcomes[name][way] += 1
        for name, roles in figures.by_role.items():
            for role, number in roles.items():
                self.by_role[name][role].numbers.append(number)

    def to_json(self) -> dict[str, Json]:
        """The figures: means, and shares with their intervals."""
        return {
            "games": self.games,
            "numbers": {name: spread.to_json() for name, spread in self.numbers.items() if spread.numbers},
            "outcomes": {name: _shares(ways) for name, ways in self.outcomes.items()},
            "by_role": {
                name: {role: spread.to_json() for role, spread in roles.items()} for name, roles in self.by_role.items()
            },
        }


def _shares(ways: Mapping[str, int]) -> dict[str, Json]:
    """Each way it went, with its share of the games in which it could."""
    tries = sum(ways.values())
    return {way: Share(times, tries).to_json() for way, times in sorted(ways.items())}


def by_game(figures: Iterable[tuple[int, GameFigures]]) -> dict[int, Chapter]:
    """All that was played, by the number of the game."""
    found: dict[int, Chapter] = defaultdict(Chapter)
    for number, of_game in figures:
        found[number].add(of_game)
    return dict(sorted(found.items()))
