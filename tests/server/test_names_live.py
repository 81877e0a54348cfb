"""Naming over the wire. Who may, and what a name leaves as it is, is proven in tests/tables/test_names.py."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from assistants import with_an_assistant
from running import Running, hear, play_on

from moonstone.engine import Record


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
