"""The balance of Charon, Inc. under greedy play, at length: what its page claims."""

from __future__ import annotations

import pytest

from moonstone.arena.sim import Plan, Report, simulate

SEATS = range(2, 6)


@pytest.fixture(scope="module")
def reports() -> dict[int, Report]:
    """300 games of greedy bots for every number of seats."""
    return {seats: simulate(Plan("charon", ("greedy",) * seats, games=300, seed=2)) for seats in SEATS}


@pytest.mark.soak
def test_greedy_beats_random() -> None:
    report = simulate(Plan("charon", ("greedy", "random"), games=400, seed=2))
    assert report.bot_wins["greedy"] >= 0.95 * 400


@pytest.mark.soak
def test_winning_scores_are_in_range_and_fall_as_players_are_added(reports: dict[int, Report]) -> None:
    means = [sum(report.by_rank[1].numbers) / report.games for report in reports.values()]
    assert all(25 <= mean <= 55 for mean in means), means
    assert means == sorted(means, reverse=True)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_every_number_is_built(reports: dict[int, Report], seats: int) -> None:
    report = reports[seats]
    for number, times in report.tally["numbers built"].items():
        assert times >= 0.03 * report.games * seats, f"{number} is hardly ever built by {seats}"


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_every_action_is_used(reports: dict[int, Report], seats: int) -> None:
    assert all(times > 0 for times in reports[seats].tally["actions used"].values())
