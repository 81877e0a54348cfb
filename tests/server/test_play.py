"""Whole games over the wire: what is sent, what is stored, what is heard."""

from __future__ import annotations

import json
from random import Random

from running import Running, Somebody, hear, play_on, seated

from moonstone.engine import Record


def test_a_whole_game_of_people_ends_in_a_record_that_verifies(server: Running) -> None:
    table, people = seated(server, 3)
    last = play_on(table, people, Random(1))
    assert last["table"]["phase"] == "over"
    record = Record.loads(people[0].http.get(f"/api/tables/{table}/record").content)
    match = record.verify()
    result = match.state.result
    assert result is not None
    assert last["table"]["result"] == result.to_json()
    assert record.secret == last["table"]["secret"]


def test_a_table_of_bots_plays_itself(server: Running) -> None:
    host = Somebody(server, "Ann")
    table = host.open(["greedy", "random"], start=True)
    with host.live(table) as socket:
        while (update := hear(socket))["turn"]:
            pass
    assert update["view"]["result"] is not None
    assert host.table(table)["phase"] == "over"
    Record.loads(host.http.get(f"/api/tables/{table}/record").content).verify()


def test_a_person_plays_against_a_bot_over_the_socket(server: Running) -> None:
    ann, rng = Somebody(server, "Ann"), Random(3)
    table = ann.open(["me", "greedy"], start=True)
    with ann.live(table) as socket:
        for number in range(10_000):
            update = hear(socket)
            if update["view"]["result"] is not None:
                break
            if update["moves"]:
                deed = {"type": "move", "seat": 0, "key": f"k{number}", "position": update["position"]}
                socket.send(json.dumps({**deed, "move": rng.choice(update["moves"])}))
                assert hear(socket, "done")["key"] == f"k{number}"
    assert ann.table(table)["result"] is not None


def test_a_table_of_charterstone_with_an_automa_plays_to_its_end(server: Running) -> None:
    """The first game of a fresh village: a person, a bot and the rule-bound stand-in, who is never asked."""
    ann, rng = Somebody(server, "Ann"), Random(3)
    table = ann.open(["me", "greedy", "random"], game="charterstone", options={"automas": 1}, start=True)
    with ann.live(table) as socket:
        for number in range(10_000):
            update = hear(socket)
            if update["view"]["result"] is not None:
                break
            assert 2 not in update["turn"]
            if update["moves"]:
                deed = {"type": "move", "seat": 0, "key": f"k{number}", "position": update["position"]}
                socket.send(json.dumps({**deed, "move": rng.choice(update["moves"])}))
                assert hear(socket, "done")["key"] == f"k{number}"
    assert ann.table(table)["result"] is not None
    Record.loads(ann.http.get(f"/api/tables/{table}/record").content).verify()
