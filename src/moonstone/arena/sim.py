"""Simulations: the same bots play many games, and everything worth counting is counted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from math import fsum
from pathlib import Path
from time import perf_counter, process_time
from types import ModuleType

from moonstone.arena.campaigns import play_campaign
from moonstone.arena.chapters import by_game
from moonstone.arena.game import FinishedMatch, check_bots, play_game
from moonstone.arena.intervals import Spread
from moonstone.arena.workers import Crew, spread
from moonstone.engine import Json, Record, Refused, Tally, load, stats_of
from moonstone.engine.facets import GameFigures


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. `bots` has one name for each seat of the first game and moves on a seat with every game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    edition_data: Json = None
    """Another edition than the standard one."""
    records: Path | None = None
    """A folder for the records."""
    campaign: int = 0
    """How many games each campaign has; 0 for single games."""
    seconds: float | None = None
    """A decision's time; None: bots go by no clock but commands, which have their usual time."""
    parquet: Path | None = None
    """A file for every move of every game, with what was known and what was legal."""

    def bots_in(self, index: int) -> tuple[str, ...]:
        """The bots by seat in one of the games."""
        turn = index % len(self.bots)
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


@dataclass(slots=True)
class Outcome:
    """One game that was played."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    seconds: float
    """CPU time."""
    tally: Tally
    failures: tuple[tuple[str, ...], ...]
    """By seat: why moves had to be made for it."""
    number: int = 1
    """Which game of its campaign it was."""
    figures: GameFigures = field(default_factory=GameFigures)
    """What it came to, if it was a game of a campaign."""
    rows: object = None
    """Its moves as a table, if they are wanted."""


def nothing() -> None:
    """Tell nobody."""


def play_one(plan: Plan, index: int, progress: Callable[[], None] = nothing) -> list[Outcome]:
    """Play one of the plan's games, or campaigns, and write its record if there is a folder for it.

    `progress` is called after every game.
    """
    game, bots, seed = load(plan.game, plan.edition_data), plan.bots_in(index), f"{plan.seed}.{index}"
    if plan.campaign:
        outcomes, text, began = list[Outcome](), "", process_time()
        for campaign, played in play_campaign(game, bots, plan.options, plan.campaign, seed, plan.seconds):
            outcome = _outcome(bots, played, process_time() - began)
            outcome.number = len(outcomes) + 1
            match = played.match
            outcome.figures = stats_of(match.game).game_figures(match.state, match.events)
            outcomes.append(outcome)
            progress()
            text, began = campaign.dumps() if plan.records is not None else "", process_time()
        if plan.records is not None:
            _write(plan.records / f"{plan.game}-{plan.seed}-{index + 1:06}.jsonl", text)
        return outcomes
    began = process_time()
    played = play_game(game, bots, plan.options, seed, plan.seconds)
    outcome = _outcome(bots, played, process_time() - began)
    if plan.parquet is not None:
        outcome.rows = _parquet().rows(played.match, index, plan.seed)
    if plan.records is not None:
        _write(plan.records / f"{plan.game}-{plan.seed}-{index + 1:06}.json", Record.of(played.match).dumps())
    progress()
    return [outcome]


def _outcome(bots: tuple[str, ...], played: FinishedMatch, seconds: float) -> Outcome:
    match = played.match
    result = match.state.result
    assert result is not None
    return Outcome(
        bots=bots,
        scores=result.scores,
        ranks=result.ranks,
        decisions=sum(played.decisions),
        seconds=seconds,
        tally=stats_of(match.game).count_events(match.events),
        failures=tuple(map(tuple, played.failures)),
    )


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("unwritable", f"{path} cannot be written: {error.strerror}.") from None


def play_all(plan: Plan, jobs: int, progress: Callable[[], None] = nothing) -> Iterator[list[Outcome]]:
    """All games or campaigns of the plan in order, over that many processes.

    `progress` is called once for every game: of a campaign that another process plays, when all of it is played.
    """
    if plan.games < 1:
        raise Refused("bad-games", f"At least one game must be played, not {plan.games}.")
    if jobs == 1:
        yield from spread(partial(play_one, plan, progress=progress), range(plan.games), Crew())
        return
    for outcomes in spread(partial(play_one, plan), range(plan.games), Crew(jobs)):
        for _ in outcomes:
            progress()
        yield outcomes


@dataclass(slots=True)
class Report:
    """What a simulation showed. All but the speeds follow from the plan alone."""

    plan: Plan
    games: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    lengths: Spread = field(default_factory=Spread)
    by_rank: dict[int, Spread] = field(default_factory=lambda: defaultdict(Spread))
    by_seat: dict[int, Spread] = field(default_factory=lambda: defaultdict(Spread))
    seat_wins: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    by_bot: dict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    bot_wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    tally: dict[str, dict[str, int]] = field(default_factory=dict)
    failures: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    figures: list[tuple[int, GameFigures]] = field(default_factory=list)
    """Of campaigns: the number of each game, and what it came to."""

    def add(self, outcome: Outcome) -> None:
        """Count one game. A victory shared by several counts for each in equal parts."""
        self.games += 1
        if self.plan.campaign:
            self.figures.append((outcome.number, outcome.figures))
        self.cpu_seconds += outcome.seconds
        self.lengths.numbers.append(outcome.decisions)
        share = 1 / outcome.ranks.count(1)
        for place, score in enumerate(sorted(outcome.scores, reverse=True), 1):
            self.by_rank[place].numbers.append(score)
        for seat, (bot, score, rank) in enumerate(zip(outcome.bots, outcome.scores, outcome.ranks, strict=True)):
            self.by_seat[seat].numbers.append(score)
            self.by_bot[bot].numbers.append(score)
            self.seat_wins[seat] += share if rank == 1 else 0
            self.bot_wins[bot] += share if rank == 1 else 0
        for bot, reasons in zip(outcome.bots, outcome.failures, strict=True):
            if reasons:
                self.failures[bot] += reasons
        for title, counts in outcome.tally.items():
            table = self.tally.setdefault(title, dict.fromkeys(counts, 0))
            for label, number in counts.items():
                table[label] += number

    def to_json(self) -> dict[str, Json]:
        """Everything, for programs."""
        decisions = fsum(self.lengths.numbers)
        return {
            "game": self.plan.game,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.games,
            "games_per_second": round(self.games / self.seconds, 2),
            "decisions_per_second": round(decisions / self.seconds, 1),
            "cpu_seconds_per_game": round(self.cpu_seconds / self.games, 5),
            "decisions_a_game": self.lengths.to_json(),
            "scores_by_rank": {str(rank): spread.to_json() for rank, spread in sorted(self.by_rank.items())},
            "scores_by_seat": {
                str(seat): {**spread.to_json(), "wins": round(self.seat_wins[seat] / self.games, 4)}
                for seat, spread in sorted(self.by_seat.items())
            },
            "scores_by_bot": {
                bot: {**spread.to_json(), "wins": round(self.bot_wins[bot] / self.games, 4)}
                for bot, spread in sorted(self.by_bot.items())
            },
            "player_games": self.games * len(self.plan.bots),
            "failures": {bot: dict[str, Json](Counter(reasons)) for bot, reasons in sorted(self.failures.items())},
            "counts": {title: dict[str, Json](counts) for title, counts in self.tally.items()},
            **self._by_game(),
        }

    def _by_game(self) -> dict[str, Json]:
        """Of campaigns: what the games came to, by their number."""
        if not self.plan.campaign:
            return {}
        found = by_game(self.figures)
        return {
            "campaigns": found[1].games,
            "by_game": {str(number): games.to_json() for number, games in found.items()},
        }


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[], None] = nothing) -> Report:
    """Play the plan and report; `progress` is called once for every game."""
    game = load(plan.game, plan.edition_data)
    game.start(len(plan.bots), plan.options)
    report = Report(plan)
    began = perf_counter()
    with _parquet().writer(plan.parquet, game, plan.seed) if plan.parquet is not None else nullcontext() as keep:
        for outcomes in play_all(plan, jobs, progress):
            for outcome in outcomes:
                report.add(outcome)
                if keep is not None:
                    keep(outcome.rows)
    report.seconds = perf_counter() - began
    return report


def _parquet() -> ModuleType:
    """What writes Parquet files; Refused where its libraries are not installed."""
    try:
        from moonstone.research import parquet
    except ImportError:
        raise Refused("no-research", "Parquet files need pip install 'moonstone-games[research]'.") from None
    return parquet


def seat_bots(seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    """One bot for each seat, the list repeated as often as needed."""
    if len(bots) > seats:
        raise Refused("too-many-bots", f"There are {len(bots)} bots for {seats} seats.")
    check_bots(bots)
    return tuple(bots[seat % len(bots)] for seat in range(seats))
