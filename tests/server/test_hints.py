"""Hints over the wire: for one's own decision, from what one may know, and only where the table allows them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from running import Running, Somebody, play_on, seated


def refused(person: Somebody, table: str, seat: int | str) -> tuple[int, str]:
    answer = person.http.get(f"/api/tables/{table}/hint", params={"seat": seat})
    return answer.status_code, answer.json()["code"]


def hint(person: Somebody, table: str, seat: int) -> Any:
    return person.get(f"/api/tables/{table}/hint", seat=seat)


def test_a_hint_names_moves_that_can_be_made(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    for seat, person in enumerate(people):
        update = person.update(table, seat=seat)
        told = hint(person, table, seat)
        assert (told["position"], told["seat"]) == (update["position"], seat)
        assert 1 <= len(told["evaluations"]) <= 5
        for one in told["evaluations"]:
            assert one["move"] in update["moves"]
            assert 0 <= one["win_probability"] <= 1
        visits = [one["visits"] for one in told["evaluations"]]
        assert visits == sorted(visits, reverse=True)


def test_the_same_question_gets_the_same_answer_and_changes_nothing(sqlite_server: Running) -> None:
    table, (ann, _) = seated(sqlite_server, 2)
    before = ann.table(table)
    with ThreadPoolExecutor(4) as pool:
        first, *others = pool.map(lambda _: hint(ann, table, 0), range(4))
    assert all(other == first for other in others)
    assert ann.table(table) == before


def test_a_hint_is_for_the_position_it_is_asked_at(sqlite_server: Running) -> None:
    table, (ann, _) = seated(sqlite_server, 2)
    told = hint(ann, table, 0)
    ann.move(table, 0, told["position"], told["evaluations"][0]["move"], "hinted")
    assert refused(ann, table, 0) == (409, "nothing-to-decide")


def test_a_table_may_be_played_without_hints(sqlite_server: Running) -> None:
    table, (ann, _) = seated(sqlite_server, 2, hints=False)
    assert ann.table(table)["hints"] is False
    assert refused(ann, table, 0) == (403, "no-hints")
    assert Somebody(sqlite_server, "Bo").table(seated(sqlite_server, 2)[0])["hints"] is True


def test_a_rematch_keeps_to_what_was_agreed_on_hints(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2, hints=False)
    play_on(table, people, Random(4))
    again = people[0].post(f"/api/tables/{table}/rematch")["id"]
    assert people[0].table(again)["hints"] is False


def test_nobody_gets_a_hint_for_another(sqlite_server: Running) -> None:
    table, (ann, _) = seated(sqlite_server, 2)
    assert refused(ann, table, 1) == (403, "not-your-seat")
    assert refused(Somebody(sqlite_server, "Eve"), table, 0) == (403, "not-your-seat")
    assert refused(Somebody(sqlite_server), table, 0) == (401, "no-session")
    assert refused(ann, table, 7) == (404, "no-such-seat")
    assert refused(ann, table, "x") == (422, "bad-request")


def test_before_the_game_there_is_no_hint(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    assert refused(ann, ann.open(["me", "open"]), 0) == (409, "not-playing")


def test_the_chances_along_a_finished_game_are_everybodys_to_see(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    answer = people[0].http.get(f"/api/tables/{table}/curve")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    last = play_on(table, people, Random(5))
    points = Somebody(sqlite_server).get(f"/api/tables/{table}/curve")["points"]
    positions = [point["position"] for point in points]
    assert positions == sorted(set(positions))
    assert positions[-1] == last["position"]
    for point in points:
        assert abs(sum(point["win_probabilities"]) - 1) < 0.001
    winners = [rank == 1 for rank in last["table"]["result"]["ranks"]]
    assert [chance > 0 for chance in points[-1]["win_probabilities"]] == winners
    assert people[1].get(f"/api/tables/{table}/curve")["points"] == points


def test_the_turning_points_of_a_finished_game_are_told_by_seat(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    path = f"/api/tables/{table}/turning-points"
    early = people[0].http.get(path, params={"seat": 0})
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    last = play_on(table, people, Random(6))
    nobody = Somebody(sqlite_server).http.get(path, params={"seat": 0})
    assert (nobody.status_code, nobody.json()["code"]) == (401, "no-session")
    watcher = Somebody(sqlite_server, "Eve")
    for seat in range(2):
        told = watcher.get(path, seat=seat)
        assert told["seat"] == seat
        positions = [point["position"] for point in told["points"]]
        assert positions == sorted(set(positions))
        for point in told["points"]:
            moment = people[seat].get(f"/api/tables/{table}/at/{point['position']}", seat=seat)
            assert seat in moment["turn"]
            assert 0 <= point["after"] < point["before"] <= 1
            assert point["move"] != point["best"]
            assert point["position"] < last["position"]
        assert watcher.get(path, seat=seat) == told
    missing = watcher.http.get(path, params={"seat": 7})
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-seat")


def test_nobody_learns_from_anothers_turning_points_while_the_game_is_on(sqlite_server: Running) -> None:
    table, _ = seated(sqlite_server, 2)
    eve = Somebody(sqlite_server, "Eve")
    answer = eve.http.get(f"/api/tables/{table}/turning-points", params={"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
