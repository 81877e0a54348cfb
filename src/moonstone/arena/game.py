"""One game between bots, from a seed to a record."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Final

from moonstone.bots import Bot, Observation, decide, label, make
from moonstone.engine import AnyGame, Json, Match, Move, Player, Refusal, Refused, secret_from_seed

logger: Final = logging.getLogger("moonstone.bots")


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
            played.failures[seat].append(_told(bots[seat], failure))
        play(seat, move)
    return played


def _told(bot: Bot, failure: Refusal) -> str:
    """A bot's failure as results hold it. Of an error that is its class: its text, file and line, which differ from
    machine to machine and from Python to Python, are in the log.
    """
    if "raised" not in failure.args:
        return failure.text
    _log_once(failure.text)
    return f"The bot {type(bot).__name__} raised {failure.args['raised']}."


@lru_cache(64)
def _log_once(text: str) -> None:
    """A bot that fails does so again and again: once in a process will do."""
    logger.warning("%s", text)


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
