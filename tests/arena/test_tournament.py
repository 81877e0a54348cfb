"""Tournaments: the same seed gives the same games on any workers, and a run goes on where another stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from moonstone.arena.report import KINDS, command, markdown, report
from moonstone.arena.results import Results, default_path, header
from moonstone.arena.tournament import GameResult, Pairing, Tournament, play_pairing, play_rest
from moonstone.arena.workers import Crew, spread
from moonstone.engine import Refused, load

TOURNAMENT = Tournament("charon", ("greedy", "random"), (2, 3), games=3, seed=7)


def forget(played: GameResult) -> None:
    """Keep nothing."""


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    """The tournament, played here."""
    return play_rest(TOURNAMENT, {}, Crew(), forget)


def timeless(games: list[GameResult]) -> list[GameResult]:
    return [replace(played, seconds=()) for played in games]


def test_processes_play_the_same_games(games: list[GameResult]) -> None:
    assert timeless(play_rest(TOURNAMENT, {}, Crew(2), forget)) == timeless(games)


def test_another_seed_gives_other_games(games: list[GameResult]) -> None:
    others = play_rest(replace(TOURNAMENT, seed=8), {}, Crew(), forget)
    assert not {played.digest for played in others} & {played.digest for played in games}


def test_a_ray_cluster_gives_the_same_reports(games: list[GameResult], monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster of two workers on this machine."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    there = play_rest(TOURNAMENT, {}, Crew(2, "local"), forget)
    assert timeless(there) == timeless(games)
    for kind in KINDS:
        assert report(kind, TOURNAMENT, there) == report(kind, TOURNAMENT, games)


def test_where_no_cluster_is_that_is_said() -> None:
    with pytest.raises(Refused) as refused:
        next(spread(str, [1], Crew(1, "nowhere")))
    assert refused.value.code == "no-cluster"


def test_a_run_goes_on_where_another_stopped(games: list[GameResult], tmp_path: Path) -> None:
    """Killed at any byte: what was written whole is kept, the rest is played again, and the report is the same."""
    path = tmp_path / "results.jsonl"
    results = Results.open(path, TOURNAMENT)
    for played in games:
        results.keep(played)
    whole = path.read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for cut in (
        0,
        5,
        ends[0] - 1,
        ends[0],
        ends[0] + 1,
        ends[2] - 1,
        ends[2],
        ends[3] + 40,
        len(whole) - 1,
        len(whole),
    ):
        path.write_bytes(whole[:cut])
        results = Results.open(path, TOURNAMENT)
        lost = len(games) - len(results.played)
        assert len(results.played) == max(0, sum(end <= cut for end in ends) - 1)
        for played in games[len(games) - lost :]:
            results.keep(played)
        again = Results.open(path, TOURNAMENT)
        assert list(again.played.values()) == list(Results.open(path, TOURNAMENT).played.values())
        assert report("ladder", TOURNAMENT, list(again.played.values())) == report("ladder", TOURNAMENT, games)


def test_only_what_is_missing_is_played(games: list[GameResult]) -> None:
    done = {played.pairing: played for played in games[:-2]}
    kept: list[Pairing] = []
    everything = play_rest(TOURNAMENT, done, Crew(), lambda played: kept.append(played.pairing))
    assert kept == [played.pairing for played in games[-2:]]
    assert timeless(everything) == timeless(games)


def test_more_games_and_seats_extend_a_file(games: list[GameResult], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results.open(path, TOURNAMENT)
    results.keep(games[0])
    more = replace(TOURNAMENT, games=50, seats=(2, 3, 4))
    assert list(Results.open(path, more).played) == [games[0].pairing]
    assert default_path(more) == default_path(TOURNAMENT)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(TOURNAMENT, seed=8), "its seed is 7, not 8"),
        (replace(TOURNAMENT, bots=("random", "greedy")), "its bots is"),
        (replace(TOURNAMENT, options={"keep_clear": "free"}), "its options is"),
        (replace(TOURNAMENT, seconds=1.0), "its seconds is None, not 1.0"),
    ],
)
def test_another_tournaments_file_is_refused_and_stays(other: Tournament, what: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results.open(path, TOURNAMENT)
    before = path.read_bytes()
    with pytest.raises(Refused, match=what) as refused:
        Results.open(path, other)
    assert refused.value.code == "other-tournament"
    assert path.read_bytes() == before
    assert default_path(other) != default_path(TOURNAMENT)


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", '{"moonstone": 1}\n', "[]\n", "\n", "a\nb"])
def test_a_file_of_something_else_is_refused_and_stays(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(Refused) as refused:
        Results.open(path, TOURNAMENT)
    assert refused.value.code == "bad-results"
    assert path.read_text() == text


@pytest.mark.parametrize("change", ["{}", "null", '{"seats": 2', "twice", "bots"])
def test_a_damaged_line_is_refused_with_its_number(change: str, games: list[GameResult], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results.open(path, TOURNAMENT)
    for played in games[:3]:
        results.keep(played)
    lines = path.read_text().splitlines()
    if change == "twice":
        lines[2] = lines[1]
    elif change == "bots":
        lines[2] = json.dumps({**json.loads(lines[2]), "bots": ["greedy", "greedy"]})
    else:
        lines[2] = change
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(Refused, match="Line 3 of ") as refused:
        Results.open(path, TOURNAMENT)
    assert refused.value.code == "bad-results"


def test_results_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Results.open(tmp_path / "missing" / "results.jsonl", TOURNAMENT)
    assert refused.value.code == "unwritable"


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ({"games": 0}, "bad-games"),
        ({"seats": ()}, "bad-seats"),
        ({"seats": (2, 2)}, "bad-seats"),
        ({"seats": (2, 9)}, "bad-seats"),
        ({"bots": ()}, "no-bots"),
        ({"bots": ("deep-thought",)}, "unknown-bot"),
        ({"game": "go"}, "unknown-game"),
        ({"options": {"easy": True}}, "unknown-option"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(bad: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        replace(TOURNAMENT, **bad).check()  # type: ignore[arg-type]  # that is the point
    assert refused.value.code == code


def test_a_third_game_has_an_arena_for_nothing() -> None:
    tournament = Tournament("pebbles", ("random", "greedy"), (2, 3), games=4)
    tournament.check()
    games = play_rest(tournament, {}, Crew(), forget)
    for kind in KINDS:
        assert markdown(report(kind, tournament, games), "Pebbles").startswith(f"# Pebbles: {kind}\n")


def test_a_bot_that_fails_is_in_the_report() -> None:
    tournament = Tournament("charon", ("cmd:false", "random"), (2,), games=1)
    played = play_pairing(tournament, next(tournament.pairings()))
    data = report("ladder", tournament, [played])
    failures = data["failures"]
    assert isinstance(failures, dict)
    assert failures.keys() == {"cmd:false"}
    shown = markdown(data, "Charon, Inc.")
    assert f"- cmd:false: {played.decisions[0]} of {played.decisions[0]} moves were made for it" in shown
    assert "  - 3 ×: The bot `false` ended with exit code 1." in shown
    assert "--bot-seconds 2" in command(replace(tournament, seconds=2.0))


def test_the_header_holds_all_that_fixes_the_games() -> None:
    head = header(TOURNAMENT)
    game = load("charon")
    assert (head["rules"], head["fingerprint"]) == (game.rules, game.fingerprint)
    assert head["options"] == game.complete({})
    assert default_path(TOURNAMENT).name.startswith("arena-charon-")
