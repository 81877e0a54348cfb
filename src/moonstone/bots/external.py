"""Bots in any language: a command that is told what its seat may know and answers with a move (docs/bots.md)."""

from __future__ import annotations

import os
from functools import lru_cache
from random import Random
from typing import Final

from moonstone.bots.bot import Bot, Observation
from moonstone.bots.subprocess import Program
from moonstone.engine import AnyGame, Json, Move, Refused, client_of

PREFIX: Final = "cmd:"
"""What a bot's name begins with if the rest is a command."""
SECONDS: Final = 5.0
"""A decision's time where nothing else is said."""
FAILURES: Final = 3
"""After so many failures in one match a bot is not asked again there."""


class CommandBot(Bot):
    """Asks a command for every decision.

    Raises Refused, code bot-failed, when the command hangs, ends, writes something that is no answer or names a move
    that is not legal. One that is out of step is stopped, and started afresh for the next decision. All seats of a
    process that name the same command share one running program: every question stands on its own.
    """

    seconds: float

    def __init__(self, command: str, rng: Random, seconds: float) -> None:
        super().__init__(rng)
        self.seconds = seconds
        self._program = _program(os.getpid(), command)
        self._failures = 0

    def choose(self, observation: Observation) -> Move:
        """The command's answer, if it is a legal move."""
        if self._failures >= FAILURES:
            text = f"The bot `{self._program.command}` has failed {FAILURES} times and is not asked any more."
            raise Refused("bot-failed", text)
        moves = observation.moves
        question: dict[str, Json] = {
            "seat": observation.seat,
            "seed": self.rng.getrandbits(53),
            "view": observation.view,
            "moves": [move.to_json() for move in moves],
        }
        try:
            answer = self._program.ask(_told(observation.game), question, self.seconds).get("move")
            if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(moves):
                return moves[answer]
            return self._named(observation, answer)
        except Refused:
            self._failures += 1
            raise

    def _named(self, observation: Observation, answer: Json) -> Move:
        """The legal move that is written out like that."""
        who = f"The bot `{self._program.command}`"
        try:
            move = observation.game.move_from_json(answer)
        except Refused as refused:
            raise Refused("bot-failed", f"{who} did not answer with a move: {refused.text}") from None
        illegal = observation.why_not(move)
        if illegal is not None:
            raise Refused("bot-failed", f"{who} chose “{move}”: {illegal.text}")
        return move


@lru_cache(64)
def _program(process: int, command: str) -> Program:
    """The one running program for a command in this process; one that was forked off starts its own."""
    return Program(command)


@lru_cache(16)
def _told(game: AnyGame) -> dict[str, Json]:
    """What a command is told of a game, once."""
    return {
        "game": game.name,
        "rules": game.rules,
        "edition": game.edition,
        "fingerprint": game.fingerprint,
        "parts": client_of(game).assets(),
    }
