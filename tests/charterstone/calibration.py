"""How far the chances that a replay shows can be trusted, by the number of the game in its campaign.

    PYTHONPATH=tests/charterstone python tests/charterstone/calibration.py 8 --processes 2

plays that many campaigns of greedy bots with each number of seats, to the first game after the last scoring. It asks
for everybody's chances at a few decisions of every game as the page does, and prints in Markdown how often those won
who were said to. It takes nothing but Moonstone and the standard library.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import fsum
from random import Random
from statistics import fmean
from typing import Final

from moonstone.arena.campaigns import play_campaign
from moonstone.arena.workers import Crew, spread
from moonstone.bots.analysis import curve, decisions
from moonstone.engine import Match, load
from moonstone.games.charterstone.state import CharterstoneState

GAMES: Final = 13
"""All of a campaign, and the first in the village afterwards."""
SIMULATIONS: Final = 12
"""As many as a server takes for a decision."""
THIRDS: Final = ("early", "middle", "late")
LOOKS: Final = 2
"""Decisions of each third of a game that are looked at."""
BINS: Final = 10
ENOUGH: Final = 100
"""A bin with fewer chances tells little."""
GROUPS: Final = (range(1, 2), range(2, 4), range(4, 7), range(7, 10), range(10, 13), range(13, 14))


@dataclass(frozen=True, slots=True)
class Said:
    """A seat's chance at one decision, and what came of it."""

    number: int
    """Of the game."""
    seats: int
    third: str
    chance: float
    won: float
    """A victory that several share counts for each in equal parts."""


def said_in(match: Match, number: int, rng: Random, looks: int = LOOKS) -> Iterator[Said]:
    """Everybody's chances at random decisions of each third of a game, up to the one that decides it."""
    open_ones = [position for position, state in decisions(match) if not _is_decided(state)]
    asked: dict[int, str] = {}
    for part, third in enumerate(THIRDS):
        some = open_ones[len(open_ones) * part // len(THIRDS) : len(open_ones) * (part + 1) // len(THIRDS)]
        asked |= dict.fromkeys(rng.sample(some, min(looks, len(some))), third)
    *points, (_, shares) = curve(match, SIMULATIONS, asked)
    for position, chances in points:
        for chance, won in zip(chances, shares, strict=True):
            yield Said(number, len(shares), asked[position], chance, won)


def _is_decided(state: object) -> bool:
    assert isinstance(state, CharterstoneState)
    return bool(state.winners)


def said_in_campaign(table: tuple[int, int], bot: str, seed: int, games: int = GAMES, looks: int = LOOKS) -> list[Said]:
    """What is said in one campaign: `table` has its number and its seats."""
    index, seats = table
    name = f"calibration {seed}.{index} {seats}"
    rng, found = Random(name), list[Said]()
    for number, (_, played) in enumerate(play_campaign(load("charterstone"), [bot] * seats, {}, games, name), 1):
        found += said_in(played.match, number, rng, looks)
    return found


def said_in_campaigns(
    campaigns: int, seats: Sequence[int], bot: str = "greedy", seed: int = 1, processes: int = 1, games: int = GAMES
) -> list[Said]:
    """What is said in so many campaigns with each number of seats."""
    tables = [(index, number) for index in range(campaigns) for number in seats]
    play = partial(said_in_campaign, bot=bot, seed=seed, games=games)
    return [said for found in spread(play, tables, Crew(processes)) for said in found]


def bins(found: Iterable[Said]) -> list[list[Said]]:
    """The same by how high the chance is."""
    by_bin: list[list[Said]] = [[] for _ in range(BINS)]
    for said in found:
        by_bin[min(BINS - 1, int(said.chance * BINS))].append(said)
    return by_bin


def off(found: Sequence[Said]) -> float:
    """By how much more was won than was said."""
    return fmean(said.won for said in found) - fmean(said.chance for said in found)


def error(found: Sequence[Said]) -> float:
    """How far what was won lies from what was said: the mean over the bins, each by the chances in it."""
    return fsum(abs(off(some)) * len(some) for some in bins(found) if some) / len(found)


def worst(found: Sequence[Said], enough: int = ENOUGH) -> float | None:
    """The same, of the bin with the greatest error among those with enough chances; nothing where there is none."""
    return max((abs(off(some)) for some in bins(found) if len(some) >= enough), default=None)


def brier(found: Sequence[Said]) -> float:
    """The mean of squares of how far a chance was from what came."""
    return fmean((said.chance - said.won) ** 2 for said in found)


def even(found: Sequence[Said]) -> float:
    """The Brier score of who always says that all are equally likely to win."""
    return fmean((1 / said.seats - said.won) ** 2 for said in found)


def group_of(said: Said) -> str:
    """The games that a game is counted with."""
    games = next(games for games in GROUPS if said.number in games)
    if games.start == GAMES:
        return "afterwards"
    return f"game {games.start}" if len(games) == 1 else f"games {games.start}–{games.stop - 1}"


def grouped(found: Iterable[Said], key: Callable[[Said], Hashable] = group_of) -> dict[Hashable, list[Said]]:
    """What was said by what it is counted with, in the order in which it comes."""
    groups: dict[Hashable, list[Said]] = {}
    for said in sorted(found, key=lambda said: said.number):
        groups.setdefault(key(said), []).append(said)
    return groups


def table(found: Sequence[Said], key: Callable[[Said], Hashable] = group_of) -> list[str]:
    """In Markdown. A cell tells what share was won of what was said to be about as likely, and of how many chances."""
    heads = [f"{100 * number // BINS}–{100 * (number + 1) // BINS} %" for number in range(BINS)]
    rows = ["| | " + " | ".join((*heads, "error", "worst", "Brier", "even guess")) + " |", "|---" * (BINS + 5) + "|"]
    for name, some in (*grouped(found, key).items(), ("all", found)):
        cells = [f"{fmean(said.won for said in part):.0%} of {len(part)}" if part else "–" for part in bins(some)]
        most = worst(some)
        cells += [f"{error(some):.1%}", "–" if most is None else f"{most:.1%}"]
        cells += [f"{brier(some):.3f}", f"{even(some):.3f}"]
        rows.append(f"| {name} | " + " | ".join(cells) + " |")
    return rows


def main() -> None:
    """Play, and print the tables by game, by third and by seats."""
    parser = ArgumentParser(description="How far the chances that a replay shows can be trusted.")
    parser.add_argument("campaigns", type=int, help="with each number of seats")
    parser.add_argument("--seats", default="2,3,4,5,6", help="numbers of seats, with commas")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    seats = [int(number) for number in asked.seats.split(",")]
    found = said_in_campaigns(asked.campaigns, seats, asked.bot, asked.seed, asked.processes)
    print("\n".join(table(found)))
    print("", *table(found, lambda said: said.third), sep="\n")
    print("", *table(found, lambda said: f"{said.seats} seats"), sep="\n")


if __name__ == "__main__":
    main()
