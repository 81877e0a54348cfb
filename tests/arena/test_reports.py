"""Reports: figures worked out by hand from a few games that never were."""

from __future__ import annotations

from typing import Any

import pytest
from openskill.models import PlackettLuce

from moonstone.arena.balance import balance
from moonstone.arena.intervals import Share
from moonstone.arena.ladder import ladder, ratings
from moonstone.arena.report import command, markdown, report
from moonstone.arena.tournament import GameResult, Pairing, Tournament
from moonstone.engine import Tally

TOURNAMENT = Tournament("charon", ("a", "b"), (2, 4), games=2)


def game(bots: str, ranks: list[int], *, index: int = 0, stats: list[Tally] | None = None) -> GameResult:
    """A game that went so; who is first has ten points more than the next."""
    seats = len(bots)
    return GameResult(
        pairing=Pairing(seats, index, tuple(bots)),
        ranks=tuple(ranks),
        scores=tuple(10 * (seats - rank) for rank in ranks),
        decisions=(20,) * seats,
        seconds=(0.0,) * seats,
        failures=((),) * seats,
        player_stats=tuple(stats or [{}] * seats),
        digest="",
    )


def data_of(games: list[GameResult]) -> Any:
    return ladder(TOURNAMENT, games)


def test_wins_are_counted_by_seat_and_shared_victories_in_parts() -> None:
    games = [game("ab", [1, 2]), game("ba", [1, 1]), game("ab", [1, 2]), game("ba", [2, 1])]
    wins = data_of(games)["wins"]["2"]
    low, high = Share(3.5, 4).interval
    assert wins["a"] == {
        "games": 4,
        "seats_held": 4,
        "won": 3.5,
        "rate": 0.875,
        "low": round(low, 4),
        "high": round(high, 4),
        "points": 10.0,
    }
    assert wins["b"]["won"] == 0.5


def test_a_bot_with_several_seats_is_counted_by_seat_with_the_interval_of_its_games() -> None:
    games = [game("aabb", [1, 3, 2, 4]), game("bbaa", [2, 4, 1, 3]), game("abab", [2, 1, 3, 4])]
    wins = data_of(games)["wins"]["4"]
    assert wins["a"]["seats_held"] == 6
    assert wins["a"]["rate"] == round(2 / 6, 4)
    low, high = Share(2, 3).interval
    assert (wins["a"]["low"], wins["a"]["high"]) == (round(low / 2, 4), round(high / 2, 4))


def test_who_finishes_ahead_counts_pairs_of_seats_and_equals_half() -> None:
    games = [game("aabb", [1, 3, 2, 4]), game("ab", [1, 1])]
    (met,) = data_of(games)["ahead"]
    assert (met["bot"], met["other"], met["tries"]) == ("a", "b", 2)
    assert met["value"] == (3 / 4 + 1 / 2) / 2


def test_ratings_follow_the_results() -> None:
    """Everybody begins alike; who wins more has more, the surer the more games, and equals stay equal."""
    one, other = ratings(["a", "b"], [game("ab", [1, 2])] * 10)
    assert (one.bot, other.bot) == ("a", "b")
    assert one.mu > 25 > other.mu
    assert one.mu + other.mu == pytest.approx(50)
    (longer, _) = ratings(["a", "b"], [game("ab", [1, 2])] * 40)
    assert longer.sigma < one.sigma < 25 / 3
    equal = ratings(["a", "b"], [game("ab", [1, 1])] * 10)
    assert equal[0].mu == pytest.approx(equal[1].mu) == pytest.approx(25)


@pytest.mark.parametrize("bit", [-1e-12, 0.0, 1e-12])
def test_a_last_bit_of_a_rating_puts_nobody_first(bit: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """A platform whose `exp` rounds otherwise lists bots in the same order."""
    monkeypatch.setattr(PlackettLuce, "rate", lambda self, teams, ranks: [[self.rating(25 + bit)], [self.rating(25)]])
    assert [rating.bot for rating in ratings(["b", "a"], [game("ba", [1, 1])])] == ["a", "b"]


def test_a_game_of_one_bot_alone_rates_nobody() -> None:
    (alone,) = ratings(["a"], [game("aa", [1, 2])])
    assert (alone.mu, alone.sigma) == (25.0, 25 / 3)


BUILT = "numbers built"


def test_balance_tells_those_who_did_from_those_who_did_not_by_bot_and_seats() -> None:
    games = [
        game("ab", [1, 2], stats=[{BUILT: {"12": 1, "2": 2}}, {}], index=0),
        game("ba", [2, 1], stats=[{BUILT: {"12": 1}}, {BUILT: {"12": 1}}], index=1),
        game("ab", [2, 1], stats=[{BUILT: {"2": 1}}, {}], index=2),
    ]
    data: Any = balance(TOURNAMENT, games)
    assert [(section["seats"], section["bot"]) for section in data["sections"]] == [(2, "a"), (2, "b")]
    tables = data["sections"][0]["tables"]
    lines = {line["label"]: line for line in tables[BUILT]}
    assert list(lines) == [str(number) for number in range(2, 13)]
    assert (lines["12"]["players"], lines["12"]["wins"]["value"], lines["12"]["other_wins"]["value"]) == (2, 1.0, 0.0)
    assert (lines["2"]["players"], lines["2"]["wins"]["value"], lines["2"]["other_wins"]["value"]) == (2, 0.5, 1.0)
    assert lines["12"]["difference"]["value"] == 1.0
    assert lines["12"]["difference"]["low"] < 1.0 <= lines["12"]["difference"]["high"]
    assert lines["7"]["players"] == 0
    by_seat = {line["label"]: line for line in tables["seat"]}
    assert (by_seat["burgundy"]["players"], by_seat["burgundy"]["wins"]["value"]) == (2, 0.5)
    assert (by_seat["white"]["players"], by_seat["white"]["points"]) == (1, 10.0)


def test_reports_read_as_documents_and_name_their_command() -> None:
    games = [game("ab", [1, 2], stats=[{BUILT: {"12": 1}}, {}]), game("ba", [2, 1])]
    shown = markdown(report("ladder", TOURNAMENT, games), "Charon, Inc.")
    assert "moonstone arena charon --bots a,b --seats 2,4 --games 2 --seed 1\n" in shown
    assert "| a | 2 | 2 | 100.0% | 34.2% to 100.0% | 10.0 |" in shown
    assert "None: every bot made all its moves itself." in shown
    shown = markdown(report("balance", TOURNAMENT, games), "Charon, Inc.")
    assert shown.count("### By numbers built") == 1, "what nobody did has no table"
    assert "| 12 | 1 | 100.0% |" in shown
    assert "| 11 |" not in shown
    assert "| burgundy | 1 | 100.0% |" in shown
    assert "--report balance" in shown


def test_the_command_names_what_differs_from_the_usual() -> None:
    tournament = Tournament("charon", ("cmd:./my bot", "b"), (2,), 3, options={"keep_clear": "free"}, seconds=0.5)
    assert command(tournament, "balance") == (
        "moonstone arena charon --bots 'cmd:./my bot,b' --seats 2 --games 3 --seed 1 --bot-seconds 0.5"
        " --option keep_clear=free --report balance"
    )
