"""The balance of Charterstone under greedy play, at length: what its page claims."""

from __future__ import annotations

import pytest

from moonstone.arena.sim import Outcome, Plan, Report, play_all, simulate
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.content.read import standard

SEATS = range(1, 7)
GAMES = 60
STARTING = [building.title for building in standard().buildings if building.name in (*COMMONS, *BASIC)]


@pytest.fixture(scope="module")
def outcomes() -> dict[int, list[Outcome]]:
    """Games of greedy bots for every number of seats."""
    plans = {seats: Plan("charterstone", ("greedy",) * seats, games=GAMES, seed=2) for seats in SEATS}
    return {seats: [game for games in play_all(plan, 1) for game in games] for seats, plan in plans.items()}


@pytest.fixture(scope="module")
def reports(outcomes: dict[int, list[Outcome]]) -> dict[int, Report]:
    """What these games show."""
    found = {seats: Report(Plan("charterstone", ("greedy",) * seats, games=GAMES, seed=2)) for seats in SEATS}
    for seats, games in outcomes.items():
        for game in games:
            found[seats].add(game)
    return found


@pytest.mark.soak
def test_greedy_beats_random() -> None:
    report = simulate(Plan("charterstone", ("greedy", "random"), games=200, seed=2))
    assert report.bot_wins["greedy"] >= 0.95 * 200


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_first_game_scores_lie_mostly_between_10_and_40(reports: dict[int, Report], seats: int) -> None:
    scores = [score for spread in reports[seats].by_seat.values() for score in spread.numbers]
    assert sum(10 <= score <= 40 for score in scores) >= 0.75 * len(scores)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_every_game_has_8_to_30_turns_a_seat(outcomes: dict[int, list[Outcome]], seats: int) -> None:
    for game in outcomes[seats]:
        turns = game.tally["turns"]
        assert 8 <= (turns["placing"] + turns["retrieving"]) / seats <= 30


@pytest.mark.soak
def test_every_starting_building_is_used_and_none_in_over_half_of_all_placements(reports: dict[int, Report]) -> None:
    for seats, report in reports.items():
        placed = report.tally["workers placed on"]
        assert max(placed.values()) <= 0.5 * sum(placed.values()), seats
    for title in STARTING:
        assert sum(report.tally["workers placed on"][title] for report in reports.values()) > 0, title


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_campaigns_of_three_games_are_played_to_their_end(seats: int) -> None:
    plan = Plan("charterstone", ("greedy", "random")[:seats] * seats, games=17, seed=3, campaign=3)
    report = simulate(Plan(plan.game, plan.bots[:seats], plan.games, plan.seed, campaign=plan.campaign))
    assert report.games == 51
