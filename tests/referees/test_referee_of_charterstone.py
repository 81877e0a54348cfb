"""Charterstone before a referee who knows rules and views, but no code: campaigns with and without Automas."""

from __future__ import annotations

import proof
import pytest
import village_campaigns


def test_every_line_holds_in_campaigns_of_all_kinds() -> None:
    """Of two, three and six seats, one with Automas: three games each, every move of them watched."""
    for index in (1, 8, 5):
        assert len(village_campaigns.referee(index)) == 3


def test_every_law_holds_in_random_games() -> None:
    """First games and late villages; no game goes on for ever."""
    figures, broken = proof.prove("villages", range(24))
    assert not broken
    assert len(figures["rounds"]) == 24


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
