"""Charterstone before a referee who knows rules and views, but no code: campaigns with and without Automas."""

from __future__ import annotations

import adversarial
import proof
import pytest
import village_campaigns

MOST_ROUNDS = 60
"""More than any adversary has made of a game."""


def test_every_line_holds_in_campaigns_of_all_kinds() -> None:
    """Of two, three and six seats, one with Automas: three games each, every move of them watched."""
    for index in (1, 8, 5):
        assert len(village_campaigns.referee(index)) == 3


def test_every_law_holds_in_random_games() -> None:
    """First games and late villages; no game goes on for ever."""
    figures, broken = proof.prove("villages", range(24))
    assert not broken
    assert len(figures["rounds"]) == 24


def test_adversaries_cannot_make_a_turn_or_a_game_endless() -> None:
    """A6.4: hands full of items and treasures, and every move tried for what keeps the turn or the game going."""
    for index in range(6):
        watching = adversarial.play(index)
        assert watching.view["result"] is not None


@pytest.mark.long
def test_hundreds_of_adversaries_end_their_games() -> None:
    for index in range(6, 120):
        assert adversarial.play(index).view["round"] < MOST_ROUNDS


@pytest.mark.long
def test_every_line_holds_in_a_hundred_campaigns() -> None:
    _, broken = proof.prove("campaigns", range(108))
    assert not broken


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kind", "number"), [("campaigns", 1000), ("medium", 50), ("villages", 20000), ("moons", 20000)]
)
def test_nothing_breaks_in_thousands_of_games(kind: str, number: int) -> None:
    """No refusal, no endless turn, and every law after every decision."""
    _, broken = proof.prove(kind, range(number))
    assert not broken
