"""Reading together: a page is turned for everybody, once, and is still open after a reload and a restart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from running import Running, Somebody, hear
from servers import database_for

from moonstone.server.server import CHAT_PER_MINUTE


@pytest.fixture(params=["sqlite", "postgres"])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed, on each kind of database."""
    backend = str(request.param)
    url = database_for(backend, tmp_path, request) if backend == "sqlite" else request.getfixturevalue("own_postgres")
    with Running(url, tmp_path, *(("--workers", "2") if backend == "postgres" else ())) as server:
        yield server


def turn(person: Somebody, table: str, page: int, before: int | None, status: int = 200, key: str = "") -> Any:
    """Turn to a page of the story."""
    asked = {"key": key or f"page-{page}", "what": "story-1", "page": page, "before": before}
    return person.post(f"/api/tables/{table}/show", status, **asked)


def shown(person: Somebody, table: str, since: int = -1) -> list[dict[str, Any]]:
    """The pages that an update tells of."""
    update = person.get(f"/api/tables/{table}/update", since=since)
    return [{"seq": one["seq"], **one["note"]} for one in update["entries"] if one["kind"] == "shown"]


def two_at_a_table(server: Running) -> tuple[Somebody, Somebody, str]:
    ann, bob = Somebody(server, "Ann"), Somebody(server, "Bob")
    table = ann.open(["me", "open"])
    bob.post(f"/api/tables/{table}/seats/1/sit")
    return ann, bob, table


def test_two_who_turn_at_once_turn_one_page(own_server: Running) -> None:
    ann, bob, table = two_at_a_table(own_server)
    last: int | None = None
    for page in range(6):
        with ThreadPoolExecutor(2) as both:
            asked = {"what": "story-1", "page": page, "before": last}
            answers = [
                both.submit(person.http.post, f"/api/tables/{table}/show", json={**asked, "key": f"{page}"})
                for person in (ann, bob)
            ]
        codes = sorted(answer.result().status_code for answer in answers)
        assert codes == [200, 409], [answer.result().text for answer in answers]
        refused = next(answer.result().json() for answer in answers if answer.result().status_code == 409)
        assert refused["code"] == "page-turned"
        done = next(answer.result().json()["entry"] for answer in answers if answer.result().status_code == 200)
        assert done["note"] == {"what": "story-1", "page": page}
        last = done["seq"]
    told = [one["seq"] for one in shown(ann, table)]
    assert told == [last], "an update holds the last page alone"


def test_a_page_stays_open_when_the_server_is_killed(own_server: Running) -> None:
    ann, bob, table = two_at_a_table(own_server)
    seq = turn(ann, table, 1, None)["entry"]["seq"]
    own_server.kill()
    own_server.start()
    assert shown(bob, table) == [{"seq": seq, "what": "story-1", "page": 1}]
    assert turn(ann, table, 1, None)["entry"]["seq"] == seq, "the same command again turns nothing"
    after = turn(bob, table, 2, seq)["entry"]["seq"]
    assert [one["page"] for one in shown(ann, table, since=seq)] == [2]
    assert [one["seq"] for one in shown(Somebody(own_server), table)] == [after]


def test_those_who_look_on_see_every_page_and_turn_none(server: Running) -> None:
    ann, bob, table = two_at_a_table(server)
    eve = Somebody(server, "Eve")
    with eve.live(table) as watching, bob.live(table) as playing, Somebody(server).live(table) as unnamed:
        for line in (watching, playing, unnamed):
            hear(line)
        playing.send('{"type": "show", "key": "a", "what": "story-1", "page": 1, "before": null}')
        seq = hear(playing, "done")["seq"]
        for line in (watching, unnamed):
            heard = hear(line, "update")
            while not heard["entries"]:
                heard = hear(line, "update")
            assert [(one["kind"], one["seat"], one["note"]) for one in heard["entries"]] == [
                ("shown", 1, {"what": "story-1", "page": 1})
            ]
            assert heard["table"] is None or heard["table"]["phase"] == "open"
        second = json.dumps({"type": "show", "key": "a", "what": "story-1", "page": 2, "before": seq})
        watching.send(second)
        refused = hear(watching, "refused")
        assert (refused["status"], refused["code"]) == (403, "not-your-seat")
        unnamed.send(second)
        assert hear(unnamed, "refused")["code"] == "no-session"
    assert turn(eve, table, 2, seq, 403)["code"] == "not-your-seat"
    assert turn(Somebody(server), table, 2, seq, 401)["code"] == "no-session"
    assert [one["page"] for one in shown(ann, table)] == [1]


def test_who_turns_too_many_pages_must_wait_and_others_need_not(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--rate", "6000") as server:
        ann, bob, table = two_at_a_table(server)
        last: int | None = None
        for number in range(2 * CHAT_PER_MINUTE):
            asked = {"key": f"{number}", "what": "story-1", "page": number, "before": last}
            answer = bob.http.post(f"/api/tables/{table}/show", json=asked)
            if answer.status_code != 200:
                break
            last = answer.json()["entry"]["seq"]
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        said = ann.post(f"/api/tables/{table}/chat", key="stop", text="Slowly!")["entry"]["seq"]
        assert turn(ann, table, 0, last)["entry"]["seq"] == said + 1, "what was said turns no page"


def test_a_page_leaves_the_game_as_it_is(server: Running) -> None:
    ann = Somebody(server, "Ann")
    table = ann.open(["me", {"kind": "local", "name": "Bo"}], start=True)
    before = ann.update(table)
    done = turn(ann, table, 0, None)["entry"]
    assert (done["position"], done["seat"]) == (before["position"], None)
    after = ann.update(table)
    assert (after["position"], after["moves"]) == (before["position"], before["moves"]), "nobody's decision is touched"
