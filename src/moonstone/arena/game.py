"""One game between bots, from a seed to a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from moonstone.bots import Bot, Observation, decide, label, make
from moonstone.engine import AnyGame, Json, Match, Move, Player, Refused, secret_from_seed


@dataclass(slots=True)
class FinishedMatch:
    """A match that bots have played to its end. `decisions`, `seconds` and `failures` are by seat."""

    match: Match
    decisions: list[int]
    seconds: list[float]
    """The time its decisions took."""
    failures: list[list[str]] = field(default_factory=list)
    """In a sentence each, why a move had to be made for the seat."""


def play_game(
    game: AnyGame, bots: Sequence[str], options: Mapping[str, Json], seed: str, seconds: float | None = None
) -> FinishedMatch:
    """A match between bots, by seat. The seed fixes every bit of it that bots which go by no clock can decide."""
    match = Match.start(game, players_of(bots), options, secret=secret_from_seed(seed))
    return play_out(match, bots_of(bots, seed, seconds), match.play)


def play_out(match: Match, bots: Sequence[Bot], play: Callable[[int, Move], object]) -> FinishedMatch:
    """Let bots, by seat, play a match to its end; `play` is what makes a move in it."""
    played = FinishedMatch(match, [0] * len(bots), [0.0] * len(bots), [[] for _ in bots])
    while match.turn:
        seat = match.turn[0]
        began = perf_counter()
        move, failure = decide(bots[seat], Observation(match.game, match.state, seat))
        played.seconds[seat] += perf_counter() - began
        played.decisions[seat] += 1
        if failure is not None:
            played.failures[seat].append(failure.text)
        play(seat, move)
    return played


def players_of(bots: Sequence[str]) -> list[Player]:
    """What the bots, by seat, are called."""
    return [Player(label(bot, seat + 1), bot) for seat, bot in enumerate(bots)]


def bots_of(bots: Sequence[str], seed: str, seconds: float | None) -> list[Bot]:
    """The bots themselves, by seat."""
    return [make(bot, Random(f"{seed} {seat}"), seconds) for seat, bot in enumerate(bots)]


def check_bots(bots: Sequence[str]) -> None:
    """Refused if there is none, or one that does not exist."""
    if not bots:
        raise Refused("no-bots", "At least one bot must play.")
    for bot in bots:
        make(bot, Random(0))
