"""The chances that a replay shows: what is said to come three times in ten does, in every game of a campaign."""

from __future__ import annotations

import pytest
from calibration import GAMES, SIMULATIONS, Said, bins, brier, error, even, grouped, off, said_in_campaigns, table
from campaigns import arrange, begun

from moonstone.games.charterstone.ai.rollout import PlayedOn, win_probabilities
from moonstone.server.bots.pool import CURVE_SIMULATIONS


def said(chance: float, *won: float, number: int = 1) -> list[Said]:
    """Equal chances of two, and what came of each."""
    return [Said(number, 2, "late", chance, part) for part in won]


def test_chances_are_asked_for_as_the_page_does() -> None:
    assert SIMULATIONS == CURVE_SIMULATIONS


def test_what_comes_as_often_as_it_was_said_to_is_no_error() -> None:
    right = said(0.25, 1, 0, 0, 0) + said(0.5, 0.5, 0.5)
    assert error(right) == 0
    assert even(right) == pytest.approx(0.25 * 4 / 6)
    assert brier(right) == pytest.approx(0.75 / 6)
    wrong = said(0.25, 1, 1, 0, 0)
    assert off(wrong) == error(wrong) == 0.25


def test_a_certain_victory_is_in_the_last_bin() -> None:
    assert [len(part) for part in bins(said(1.0, 1) + said(0.0, 0))] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_games_are_counted_in_groups_and_the_table_has_a_line_for_each() -> None:
    found = [entry for number in (13, 1, 2, 3, 12) for entry in said(0.5, 0.5, number=number)]
    assert [*grouped(found)] == ["game 1", "games 2–3", "games 10–12", "afterwards"]
    assert len(table(found)) == 2 + 4 + 1


def test_a_lead_tells_less_at_the_end_of_a_longer_way() -> None:
    """The same end, played to roughly from ever earlier."""
    state = begun(arrange(1)).state
    state.vp[:] = (30, 25)
    chances = []
    for points in (55, 40, 20, 0):
        state.setup = PlayedOn(state.setup, points)
        first, second = win_probabilities(state)
        assert first + second == pytest.approx(1)
        chances.append(first)
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.99
    assert 0.5 < chances[-1] < 0.75


def test_chances_come_true_roughly() -> None:
    """Two campaigns tell little: chances that take one seat for another, or are always certain, would show."""
    found = said_in_campaigns(1, (2, 3))
    assert {entry.number for entry in found} == {*range(1, GAMES + 1)}
    assert error(found) < 0.15
    assert brier(found) < even(found)


@pytest.mark.long
def test_chances_come_true_in_every_part_of_a_campaign() -> None:
    found = said_in_campaigns(2, (2, 3, 4, 5, 6))
    assert error(found) < 0.05
    for name, group in grouped(found).items():
        assert error(group) < 0.15, name
        assert brier(group) < even(group), name
