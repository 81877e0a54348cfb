"""The table of B2.19: what is wanted of whole campaigns, and what they come to, by the number of seats.

    PYTHONPATH=tests/charterstone python tests/charterstone/pacing.py 40 greedy

plays that many campaigns with every number of seats, in two processes, and prints the table in Markdown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import fsum
from statistics import fmean
from typing import Final

from moonstone.arena.chapters import Chapter, by_game
from moonstone.arena.sim import Plan, simulate
from moonstone.games.charterstone.statistics.campaign import FINAL

GAMES: Final = 12
CRATES: Final = 54
SHORTEST, LONGEST = 8, 25
"""Turns of a seat that a game is to have."""
ALIKE: Final = 0.15
"""How far the final scores of two charters may lie apart."""

Campaigns = Mapping[int, Chapter]
"""All games of one number of seats, by their number in the campaign."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that is wanted."""

    text: str
    measure: Callable[[Campaigns], float | None]
    """Nothing where it does not apply."""
    holds: Callable[[float, int], bool]
    """Whether a figure is as wanted, with so many seats."""
    show: str = "{:.0%}"


def opened_a_crate(played: Campaigns) -> float:
    """The share of the games up to the tenth in which a crate was opened."""
    ways = [played[number].outcomes["a crate opened"] for number in range(1, 11)]
    return sum(way["yes"] for way in ways) / sum(way.total() for way in ways)


def crates(number: int) -> Callable[[Campaigns], float]:
    """The share of all crates that is open after a game."""
    return lambda played: fmean(played[number].numbers["crates so far"].numbers) / CRATES


def winning(number: int) -> Callable[[Campaigns], float]:
    """The score that wins a game."""
    return lambda played: fmean(played[number].numbers["winning score"].numbers)


def turns(played: Campaigns) -> list[float]:
    """What is left of a game of each seat."""
    return [turn for chapter in played.values() for turn in chapter.numbers["turns a seat"].numbers]


def good_length(played: Campaigns) -> float:
    """The share of games of a seat with as many turns as wanted."""
    return fmean(SHORTEST <= turn <= LONGEST for turn in turns(played))


def hurried(played: Campaigns) -> float:
    """The share of games that reached the guard."""
    ways = [chapter.outcomes["hurried on"] for chapter in played.values()]
    return sum(way["yes"] for way in ways) / sum(way.total() for way in ways)


def full_before_game_6(played: Campaigns) -> float:
    """The share of charters that were full after the fifth game."""
    return fmean(number >= 6 for number in played[5].numbers["plots built"].numbers)


def most_stars(played: Campaigns) -> float:
    """The most stars that a chest held after the ninth game."""
    return max(played[9].numbers["stars"].numbers)


def unlike(played: Campaigns) -> float:
    """How far the mean final scores of charters lie from the mean of all, at most."""
    means = [fmean(spread.numbers) for spread in played[GAMES].by_role[FINAL].values()]
    return max(abs(mean / fmean(means) - 1) for mean in means) if len(means) > 1 else 0.0


def rarer(number: int, outcome: str, *ways: str) -> Callable[[Campaigns], float]:
    """The share of the rarer of two outcomes."""

    def share(played: Campaigns) -> float:
        seen = played[number].outcomes[outcome]
        return min(seen[way] for way in ways) / max(1, seen.total())

    return share


def least_wins(played: Campaigns) -> float | None:
    """The share of campaigns that the least lucky charter wins."""
    shares = wins(played)
    return min(shares) if len(shares) == 6 else None


def most_wins(played: Campaigns) -> float | None:
    """The share of campaigns that the luckiest charter wins."""
    shares = wins(played)
    return max(shares) if len(shares) == 6 else None


def wins(played: Campaigns) -> list[float]:
    """By charter, the share of the campaigns that it won."""
    won = {name: fsum(spread.numbers) for name, spread in played[GAMES].by_role["wins of the campaign"].items()}
    return [number / fsum(won.values()) for number in won.values()]


LINES: Final = (
    Line("a crate opened, games 1 to 10: 95 %", opened_a_crate, lambda share, _: share >= 0.95),
    Line(
        "crates in game 1: 4 to 9 with six seats",
        lambda played: fmean(played[1].numbers["crates so far"].numbers),
        lambda number, seats: seats < 6 or 4 <= number <= 9,
        "{:.1f}",
    ),
    Line(
        "crates after game 6: about half with six seats",
        crates(6),
        lambda share, seats: seats < 6 or 0.4 <= share <= 0.62,
    ),
    Line(
        "crates after game 12: 60 % with two or three seats, 85 % with six",
        crates(12),
        lambda share, seats: share >= {2: 0.6, 3: 0.6, 6: 0.85}.get(seats, 0.0),
    ),
    Line("winning score in game 1: 15 to 35", winning(1), lambda score, _: 15 <= score <= 35, "{:.1f}"),
    Line("winning score in game 6", winning(6), lambda *_: True, "{:.1f}"),
    Line("winning score in game 12: 50 to 100", winning(12), lambda score, _: 50 <= score <= 100, "{:.1f}"),
    Line("turns of a seat, mean", lambda played: fmean(turns(played)), lambda *_: True, "{:.1f}"),
    Line("8 to 25 turns of a seat", good_length, lambda share, _: share >= 0.99, "{:.1%}"),
    Line("the guard reached: never", hurried, lambda share, _: share == 0, "{:.1%}"),
    Line("charters full before game 6: none", full_before_game_6, lambda share, _: share <= 0.02, "{:.1%}"),
    Line("stars after game 9, at most: under 60", most_stars, lambda number, _: number < 60, "{:.0f}"),
    Line("final scores of charters, from their mean: 15 %", unlike, lambda share, _: share <= ALIKE),
    Line(
        "spectral worker redeemed or not, the rarer: 25 %",
        rarer(11, "spectral worker", "kept", "redeemed"),
        lambda share, _: share >= 0.25,
    ),
    Line("candle out or burning, the rarer: 25 %", rarer(9, "story", "O", "P"), lambda share, _: share >= 0.25),
    Line("victory or defeat, the rarer: 25 %", rarer(11, "finale", "U", "V"), lambda share, _: share >= 0.25),
    Line("above the par or not, the rarer", rarer(6, "story", "I", "J"), lambda share, _: share >= 0.25),
    Line("perils left or none, the rarer", rarer(8, "story", "M", "N"), lambda *_: True),
    Line("happy or angry kings in game 10, the rarer", rarer(10, "story", "Q", "R"), lambda *_: True),
    Line("campaigns won by the least lucky charter: 10 %", least_wins, lambda share, _: share >= 0.1),
    Line("campaigns won by the luckiest charter: 25 %", most_wins, lambda share, _: share <= 0.25),
)


def play(seats: int, campaigns: int, bots: tuple[str, ...], seed: int = 1, jobs: int = 2) -> Campaigns:
    """Whole campaigns with a number of seats."""
    plan = Plan("charterstone", bots * seats, campaigns, seed, campaign=GAMES)
    return by_game(simulate(plan, jobs).figures)


def table(played: Mapping[int, Campaigns]) -> list[str]:
    """In Markdown; what is not as wanted is bold."""
    rows = ["| wanted | " + " | ".join(map(str, played)) + " |", "|---" * (len(played) + 1) + "|"]
    for line in LINES:
        cells = []
        for seats, campaigns in played.items():
            found = line.measure(campaigns)
            shown = "–" if found is None else line.show.format(found)
            cells.append(shown if found is None or line.holds(found, seats) else f"**{shown}**")
        rows.append(f"| {line.text} | " + " | ".join(cells) + " |")
    return rows


def by_number(played: Campaigns) -> list[str]:
    """What the games of each number came to, to be read while one tunes."""
    rows = ["| game | crates | winner | turns | plots | full | stars | personas |", "|---" * 8 + "|"]
    for number, chapter in played.items():
        means = [
            fmean(chapter.numbers[name].numbers)
            for name in ("crates so far", "winning score", "turns a seat", "plots built", "charters full", "stars")
        ]
        means.append(fmean(chapter.numbers["personas used"].numbers))
        rows.append(f"| {number} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
    return rows


if __name__ == "__main__":
    numbers = [int(number) for number in sys.argv[3].split(",")] if len(sys.argv) > 3 else [*range(1, 7)]
    found = {seats: play(seats, int(sys.argv[1]), (sys.argv[2],)) for seats in numbers}
    print("\n".join(table(found)))
    for seats, campaigns in found.items():
        print(f"\n{seats} seats", *by_number(campaigns), sep="\n")
