"""Bots in Python that fail: any legal move is made for them too, and it is said why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonstone.arena.game import play_out
from moonstone.bots import Bot, Observation, decide
from moonstone.bots.random import RandomBot
from moonstone.engine import Match, Move, Player, Refused, load, secret_from_seed


def opening() -> Observation:
    """The first decision of a game."""
    match = Match.start(load("charon"), [Player("One"), Player("Two")], secret=secret_from_seed(1))
    return Observation(match.game, match.state, match.turn[0])


class Raises(Bot):
    def choose(self, observation: Observation) -> Move:
        raise KeyError("spot")


class Refuses(Bot):
    def choose(self, observation: Observation) -> Move:
        raise Refused("no-mood", "This bot is in no mood.")


class Lies(Bot):
    def choose(self, observation: Observation) -> Move:
        return observation.game.move_from_text("end")


class Nothing(Bot):
    def choose(self, observation: Observation) -> Move:
        nothing: Any = None
        return nothing  # type: ignore[no-any-return]  # that is the point


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Raises, "The bot Raises raised KeyError ('spot') in line "),
        (Refuses, "This bot is in no mood."),
        (Lies, "The bot Lies chose “end”: You cannot end now."),
        (Nothing, "The bot Nothing chose “None”: That is not a move of Charon, Inc."),
    ],
)
def test_a_bot_that_fails_loses_its_move(bot: type[Bot], reason: str) -> None:
    observation = opening()
    move, failure = decide(bot(Random(1)), observation)
    assert observation.why_not(move) is None
    assert failure is not None
    assert failure.text.startswith(reason)


def test_a_bot_that_is_stopped_by_hand_stops() -> None:
    class Interrupted(Bot):
        def choose(self, observation: Observation) -> Move:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        decide(Interrupted(Random(1)), opening())


def test_results_hold_of_an_error_what_is_the_same_everywhere_and_the_log_the_rest(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = Match.start(load("charon"), [Player("One"), Player("Two")], secret=secret_from_seed(1))
    played = play_out(match, [Raises(Random(1)), RandomBot(Random(2))], match.play)
    assert set(played.failures[0]) == {"The bot Raises raised KeyError."}
    assert len(played.failures[0]) == played.decisions[0]
    (logged,) = caplog.messages
    assert logged.startswith("The bot Raises raised KeyError ('spot') in line ")
    assert logged.endswith(f" of {__file__}.")
