"""Charterstone before referees who know rules and views, but no code: whole campaigns, late villages, adversaries."""

from __future__ import annotations

from dataclasses import replace

import adversarial
import proof
import pytest
from village_campaigns import REFEREED, referee

from moonstone.games.charterstone.content.versions import RELEASES, newest

QUICK = (1, 3, 7, 8)
"""Campaigns of two, four, two and three seats: in the second and third people come and go, the last has two Automas."""
MOST_ROUNDS = RELEASES[newest()].lines.hurry_after_round + 30
"""A6.4: once the guard is reached, progress needs fewer rounds than that."""


@pytest.mark.parametrize("number", QUICK)
def test_every_line_holds_in_whole_campaigns_of_random_bots(number: int) -> None:
    """With two games in the village afterwards."""
    assert referee([number], replace(REFEREED, level="random")).broken == []


def test_every_line_holds_in_whole_campaigns_of_greedy_bots() -> None:
    assert referee([1]).broken == []


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
def test_every_line_holds_in_a_hundred_campaigns_of_random_bots() -> None:
    assert referee(range(100), replace(REFEREED, level="random")).broken == []


@pytest.mark.long
def test_every_line_holds_in_campaigns_of_greedy_bots_with_every_number_of_seats() -> None:
    assert referee(range(2, 8)).broken == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kind", "number"), [("campaigns", 500), ("medium", 20), ("villages", 20000), ("moons", 20000)]
)
def test_nothing_breaks_in_thousands_of_games(kind: str, number: int) -> None:
    """No refusal, no endless turn, and every law after every decision."""
    _, broken = proof.prove(kind, range(number))
    assert not broken
