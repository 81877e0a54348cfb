"""Who is best: ratings, wins with their intervals, who finishes ahead of whom, and who failed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import fsum
from typing import Final

from moonstone.arena.intervals import Share, Z, mean
from moonstone.arena.tournament import GameResult, Tournament
from moonstone.engine import Json

DIGITS: Final = 2
"""The decimals of a rating that are shown."""
SHOWN_FAILURES: Final = 5
"""Kinds of failures of a bot that a report names."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's skill as openskill's Plackett-Luce model finds it: everybody begins at 25, and 1.96 sigma are 95 %."""

    bot: str
    mu: float
    sigma: float

    def to_json(self) -> dict[str, Json]:
        """The figures, rounded for reading."""
        return {
            "bot": self.bot,
            "mu": round(self.mu, DIGITS),
            "sigma": round(self.sigma, 3),
            "low": round(self.mu - Z * self.sigma, DIGITS),
            "high": round(self.mu + Z * self.sigma, DIGITS),
        }


def ratings(bots: Sequence[str], games: Iterable[GameResult]) -> list[Rating]:
    """Ratings after all games, best first, and those that are shown alike by name.

    openskill takes `exp` from the platform, whose last bits differ: they must not decide who is first. Bots do not
    learn between games, so nothing is added to the uncertainty as time goes by (tau is 0). Where a bot has several
    seats, each is rated as if alone and the bot gets their mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    skills = dict.fromkeys(bots, (model.mu, model.sigma))
    for played in games:
        names = played.pairing.bots
        if len(set(names)) == 1:
            continue
        teams = [[model.rating(*skills[bot])] for bot in names]
        found = defaultdict(list)
        for bot, (rated,) in zip(names, model.rate(teams, ranks=[float(rank) for rank in played.ranks]), strict=True):
            found[bot].append(rated)
        for bot, several in found.items():
            skills[bot] = mean(one.mu for one in several), mean(one.sigma for one in several)
    listed = [Rating(bot, mu, sigma) for bot, (mu, sigma) in skills.items()]
    return sorted(listed, key=lambda rating: (-round(rating.mu, DIGITS), rating.bot))


@dataclass(slots=True)
class Wins:
    """What a bot won with one number of seats."""

    games: int = 0
    held: int = 0
    """Seats it had in them."""
    won: float = 0.0
    points: int = 0

    def add(self, played: GameResult, own: Sequence[int]) -> None:
        """Count a game in which the bot had these seats."""
        self.games += 1
        self.held += len(own)
        self.won += fsum(played.win(seat) for seat in own)
        self.points += sum(played.scores[seat] for seat in own)

    def to_json(self) -> dict[str, Json]:
        """The figures: wins a seat. Games are independent, seats of one game are not, so the interval goes by games."""
        share, scale = Share(self.won, self.games), self.games / self.held
        low, high = share.interval
        return {
            "games": self.games,
            "seats_held": self.held,
            "won": round(self.won, 2),
            "rate": round(share.value * scale, 4),
            "low": round(low * scale, 4),
            "high": round(min(1.0, high * scale), 4),
            "points": round(self.points / self.held, 2),
        }


def ladder(tournament: Tournament, games: Sequence[GameResult]) -> dict[str, Json]:
    """The whole report, for programs. It depends on the games alone, not on the machine or its speed."""
    bots = list(dict.fromkeys(tournament.bots))
    wins: dict[int, dict[str, Wins]] = {seats: defaultdict(Wins) for seats in tournament.seats}
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    for played in games:
        own = {bot: [seat for seat, one in enumerate(played.pairing.bots) if one == bot] for bot in bots}
        for bot, seats in own.items():
            if seats:
                wins[played.pairing.seats][bot].add(played, seats)
        for one, other in combinations(bots, 2):
            if own[one] and own[other]:
                ahead[one, other].append(mean(_ahead(played, a, b) for a in own[one] for b in own[other]))
    rated: list[Json] = [rating.to_json() for rating in ratings(bots, games)]
    met: list[Json] = [
        {"bot": one, "other": other, **Share(fsum(shares), len(shares)).to_json()}
        for (one, other), shares in ahead.items()
    ]
    return {
        "games": len(games),
        "ratings": rated,
        "wins": {
            str(seats): {bot: by_bot[bot].to_json() for bot in bots if bot in by_bot} for seats, by_bot in wins.items()
        },
        "ahead": met,
        "failures": _failures(bots, games),
    }


def _ahead(played: GameResult, seat: int, other: int) -> float:
    """1 if the seat finished ahead of the other, 1/2 if they share a rank."""
    mine, theirs = played.ranks[seat], played.ranks[other]
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def _failures(bots: Sequence[str], games: Iterable[GameResult]) -> dict[str, Json]:
    """By bot that failed: how many of its moves were made for it, of how many, and the commonest reasons."""
    decisions: Counter[str] = Counter()
    reasons: dict[str, Counter[str]] = {bot: Counter() for bot in bots}
    for played in games:
        for bot, number, why in zip(played.pairing.bots, played.decisions, played.failures, strict=True):
            decisions[bot] += number
            reasons[bot].update(why)
    return {
        bot: {
            "moves": counts.total(),
            "decisions": decisions[bot],
            "reasons": dict[str, Json](counts.most_common(SHOWN_FAILURES)),
        }
        for bot, counts in reasons.items()
        if counts
    }
