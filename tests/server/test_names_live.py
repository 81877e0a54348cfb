"""Naming over the wire. Who may, and what a name leaves as it is, is proven in tests/tables/test_names.py."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from running import Running, Somebody, hear, play_on, seated

from moonstone.engine import Record


def eager(moves: list[dict[str, str]], rng: Random) -> dict[str, str]:
    """A move that leads to an assistant, if there is one."""

    def zeal(move: dict[str, str]) -> tuple[bool, bool, bool]:
        building = move.get("building", "")
        return move.get("card", "")[:1] == "a", building == "market", building.startswith("basic-")

    return max(moves, key=lambda move: (*zeal(move), rng.random()))


def with_an_assistant(server: Running) -> tuple[str, list[Somebody], int, str]:
    """A table of two people at which a seat holds an assistant: the table, the people, the seat, the assistant."""
    table, people = seated(server, 2, game="charterstone")
    rng = Random(3)
    while True:
        update = people[0].update(table, since=1 << 30)
        found = [(seat, what) for seat, player in enumerate(update["view"]["players"]) for what in player["nameable"]]
        if found:
            return table, people, *found[0]
        if not update["turn"]:
            return with_an_assistant(server)
        (seat,) = update["turn"]
        owed = people[seat].update(table, since=1 << 30)
        people[seat].move(table, seat, owed["position"], eager(owed["moves"], rng), f"{owed['position']}")


def given(seat: int, what: str, name: str, key: str) -> dict[str, Any]:
    return {"seat": seat, "what": what, "name": name, "key": key}


def test_a_name_is_heard_by_all_stored_once_and_taken_back(server: Running) -> None:
    table, people, seat, what = with_an_assistant(server)
    namer, other, path = people[seat], people[1 - seat], f"/api/tables/{table}/names"
    before = namer.update(table)
    with other.live(table) as far, namer.live(table) as near:
        hear(far)
        hear(near)
        near.send(json.dumps({"type": "name", **given(seat, what, "  Odile ", "one")}))
        assert hear(near, "done")["seq"] == before["seq"] + 1
        told = hear(far)
        assert [entry["kind"] for entry in told["entries"]] == ["named"]
        assert told["entries"][0]["events"] == [{"event": "named", "seat": seat, "assistant": what, "name": "Odile"}]
        assert told["view"]["names"] == {what: "Odile"}
        assert told["turn"] == before["turn"]
    again = namer.post(path, 200, **given(seat, what, "Odile", "one"))
    assert again["entry"]["seq"] == before["seq"] + 1, "the same key is the same name"
    assert namer.post(path, 422, **given(seat, what, "Hob", "two"))["code"] == "not-to-name"
    undo = {"seat": seat, "position": before["position"] + 1, "key": "back"}
    assert namer.post(f"/api/tables/{table}/undo", 200, **undo)["entry"]["kind"] == "undone"
    namer.post(path, 200, **given(seat, what, "Hob", "three"))
    after = other.update(table)
    assert after["view"]["names"] == {what: "Hob"}
    assert after["turn"] == before["turn"]


def test_a_name_is_in_the_record_and_no_name_comes_after_the_end(server: Running) -> None:
    table, people, seat, what = with_an_assistant(server)
    people[seat].post(f"/api/tables/{table}/names", 200, **given(seat, what, "Zoë", "one"))
    play_on(table, people, Random(4))
    assert (
        people[seat].post(f"/api/tables/{table}/names", 409, **given(seat, what, "Hob", "late"))["code"]
        == "not-playing"
    )
    record = Record.loads(people[0].http.get(f"/api/tables/{table}/record").content)
    assert record.verify().state.view(None)["names"] == {what: "Zoë"}
