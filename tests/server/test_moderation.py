"""Keeping the peace: players mute, block and report each other; administrators act, and nobody else can."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from every_request import for_administrators
from running import Running, Somebody, hear, seated, until
from servers import DATABASES, database_for
from settling import Settler
from websockets.exceptions import ConnectionClosed

from commands import command


@pytest.fixture(scope="module", params=DATABASES)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an administrator to be."""
    folder = tmp_path_factory.mktemp(f"moderation-{request.param}")
    with Running(database_for(request.param, folder, request), folder) as running:
        yield running


def invitation(server: Running) -> str:
    """The word of a link, as the command prints it."""
    done = command("admin", "invite", "--address", "https://play.example.org/", "--database", server.database)
    assert done.returncode == 0, done.stderr
    address, _, token = done.stdout.strip().partition("/admin#")
    assert address == "https://play.example.org"
    return token


def administrator(server: Running) -> Somebody:
    boss = Somebody(server, "Boss")
    boss.post("/api/admin/claim", token=invitation(server))
    return boss


def id_of(person: Somebody) -> str:
    return str(person.get("/api/me")["id"])


def mark(person: Somebody, table: str) -> str:
    return str(person.get(f"/api/tables/{table}/relations")["you"])


def test_one_becomes_administrator_by_a_link_that_is_good_once(kept: Running) -> None:
    ann, eve, token = Somebody(kept, "Ann"), Somebody(kept, "Eve"), invitation(kept)
    assert ann.get("/api/me")["administrator"] is False
    assert eve.post("/api/admin/claim", 403, token="no such word")["code"] == "bad-link"
    ann.post("/api/admin/claim", token=token)
    assert eve.post("/api/admin/claim", 403, token=token)["code"] == "bad-link"
    assert Somebody(kept).post("/api/admin/claim", 401, token=token)["code"] == "no-session"
    assert ann.get("/api/session")["user"]["administrator"] is True
    listed = command("admin", "list", "--database", kept.database)
    assert f"{id_of(ann)}  Ann" in listed.stdout.splitlines()
    assert command("admin", "remove", id_of(eve), "--database", kept.database).returncode == 2
    assert command("admin", "remove", id_of(ann), "--database", kept.database).returncode == 0
    until(lambda: not ann.get("/api/me")["administrator"], 15)
    assert ann.get("/api/admin/overview", 404)["code"] == "no-such-path"


def test_to_all_others_there_is_nothing_there(kept: Running) -> None:
    table, (ann, _) = seated(kept, 2)
    host = Settler(kept, "Host")
    host.found([{"kind": "me"}], public=True)
    asked = for_administrators(table, host.campaign)
    assert len(asked) >= 12
    for name, requests in asked.items():
        for method, path, body in requests:
            for person in (ann, Somebody(kept)) if name != "claim_administration" else ():
                told = person.ask(method, path, 404, json=body)
                assert told["code"] == "no-such-path", name
    assert ann.table(table)["phase"] == "playing"


def test_who_is_muted_writes_nowhere_until_it_is_over(kept: Running) -> None:
    boss = administrator(kept)
    table, (ann, ben) = seated(kept, 2)
    say = {"key": "a", "text": "Hello"}
    with ben.live(table, seat=1) as socket:
        boss.post(f"/api/admin/people/{id_of(ben)}/mute", hours=24)
        until(lambda: ben.get("/api/me")["muted_until"] is not None, 15)
        assert ben.post(f"/api/tables/{table}/chat", 403, **say)["code"] == "muted-everywhere"
        page = {"key": "p", "what": "story-1", "page": 0, "before": None}
        assert ben.post(f"/api/tables/{table}/show", 403, **page)["code"] == "muted-everywhere"
        for message in ({"type": "say", **say}, {"type": "show", **page}):
            socket.send(json.dumps(message))
            assert hear(socket, "refused")["code"] == "muted-everywhere"
        ann.post(f"/api/tables/{table}/chat", **say)
        boss.post(f"/api/admin/people/{id_of(ben)}/mute", hours=0)
        until(lambda: ben.get("/api/me")["muted_until"] is None, 15)
        ben.post(f"/api/tables/{table}/chat", **say)
    done = [(one["action"], one["detail"]) for one in boss.get("/api/admin/audit")["entries"]][:2]
    assert done == [("mute", "0"), ("mute", "24")]


def test_somebody_muted_who_becomes_administrator_can_write_again(kept: Running) -> None:
    boss, ann = administrator(kept), Somebody(kept, "Ann")
    boss.post(f"/api/admin/people/{id_of(ann)}/mute", hours=None)
    ann.post("/api/admin/claim", token=invitation(kept))
    assert boss.post(f"/api/admin/people/{id_of(ann)}/mute", 422, hours=1)["code"] == "not-possible"
    boss.post(f"/api/admin/people/{id_of(ann)}/mute", hours=0)
    until(lambda: ann.get("/api/me")["muted_until"] is None, 15)


def test_who_is_suspended_only_looks_on_and_keeps_nobody_waiting(kept: Running) -> None:
    """A bot plays their seats on, their sockets end, and afterwards they can come back."""
    boss = administrator(kept)
    table, (ann, ben) = seated(kept, 2)
    waiting = ann.open(["me", "open"])
    ben.post(f"/api/tables/{waiting}/seats/1/sit")
    settler = Settler(kept, "Settler")
    settler.found([{"kind": "me"}, {"kind": "open"}])
    ben.post(f"{settler.at}/members/1/sit")
    with ben.live(table, seat=1) as socket:
        hear(socket)
        boss.post(f"/api/admin/people/{id_of(ben)}/suspend", hours=None)
        assert hear(socket, "refused")["code"] == "suspended"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)
    until(lambda: ann.table(table)["seats"][1]["away"] is not None)
    until(lambda: ann.table(waiting)["seats"][1]["kind"] == "open")
    until(lambda: settler.look()["members"][1]["away"] is not None)
    assert ben.get("/api/session")["user"]["suspended_until"] > 0
    for method, path in (("GET", "/api/me/relations"), ("POST", f"/api/tables/{table}/seats/1/return")):
        assert ben.ask(method, path, 403)["code"] == "suspended"
    assert ben.table(table)["yours"] == [], "they see what anybody sees"
    assert "private" not in str(ben.update(table)["viewer"])
    with ben.live(table) as socket:
        assert hear(socket, "refused")["code"] == "suspended"
    boss.post(f"/api/admin/people/{id_of(ben)}/suspend", hours=0)
    until(lambda: ben.get("/api/session")["user"]["suspended_until"] is None, 15)
    ben.post(f"/api/tables/{table}/seats/1/return")
    assert ann.table(table)["seats"][1]["away"] is None
    assert boss.post(f"/api/admin/people/{id_of(boss)}/suspend", 422, hours=1)["code"] == "not-possible"
    assert boss.post("/api/admin/people/nobody/mute", 404, hours=1)["code"] == "no-such-person"


def test_a_table_that_is_ended_goes_on_for_nobody(kept: Running) -> None:
    boss = administrator(kept)
    table, (ann, ben) = seated(kept, 2, clock={"kind": "per_move", "seconds": 30}, public=True)
    lobby = ann.open(["me", "open"], public=True)
    bots = ann.open(["me", "random", "random"], start=True)
    turn = ann.table(table)["turn"][0]
    move = (ann, ben)[turn].update(table, seat=turn)["moves"][0]
    with ben.live(table) as socket:
        hear(socket)
        said = ben.post(f"/api/tables/{table}/chat", key="s", text="Hm")["entry"]["seq"]
        hear(socket)
        for one in (table, lobby, bots):
            boss.post(f"/api/admin/tables/{one}/end")
        update = hear(socket)
        assert (update["table"]["phase"], update["turn"], update["moves"]) == ("ended", [], None)
        assert update["entries"][-1]["kind"] == "ended"
    position = ann.table(table)["position"]
    refusals: list[Any] = [
        (ann, ben)[turn].move(table, turn, position, move, "late", 409),
        ben.post(f"/api/tables/{table}/chat", 409, key="c", text="Hello"),
        ben.post(f"/api/tables/{lobby}/seats/1/sit", 409),
        ann.post(f"/api/tables/{lobby}/start", 409),
        boss.post(f"/api/admin/tables/{table}/end", 409),
        ann.post(f"/api/tables/{table}/mute", 409, entry=said),
        ann.post(f"/api/tables/{table}/rematch", 409),
        (ann, ben)[turn].get(f"/api/tables/{table}/hint", 409, seat=turn),
    ]
    assert [one["code"] for one in refusals] == ["table-ended"] * 8
    assert "a bot's move was refused" not in kept.log.read_text()
    assert ann.get(f"/api/tables/{table}/record", 409)["code"] == "not-over", "hands stay secret"
    for which in ("open", "playing", "mine", "finished", "played"):
        listed = {one["id"] for one in ann.get("/api/tables", which=which)["tables"]}
        assert not listed & {table, lobby, bots}, which
    done = command("validate", "--database", kept.database)
    assert done.returncode == 0, done.stdout


def test_what_is_hidden_is_in_no_list_that_everybody_sees(kept: Running) -> None:
    boss, eve = administrator(kept), Somebody(kept, "Eve")
    host = Settler(kept, "Host")
    host.found([{"kind": "me"}, {"kind": "open"}], public=True)
    table = host.open(["me", "open"], public=True)

    def listed(person: Somebody, which: str = "open") -> tuple[bool, bool]:
        tables = [one["id"] for one in person.get("/api/tables", which=which)["tables"]]
        campaigns = [one["id"] for one in person.get("/api/campaigns", which=which)["campaigns"]]
        return table in tables, host.campaign in campaigns

    assert listed(eve) == (True, True)
    for hidden in (True, False):
        boss.post(f"/api/admin/tables/{table}/hide", hidden=hidden)
        boss.post(f"/api/admin/campaigns/{host.campaign}/hide", hidden=hidden)
        assert listed(eve) == (not hidden, not hidden)
        assert listed(host, "mine") == (True, True)
    assert boss.post("/api/admin/tables/nothing/hide", 404, hidden=True)["code"] == "no-such-table"
    assert boss.post("/api/admin/campaigns/nothing/hide", 404, hidden=True)["code"] == "no-such-campaign"


def test_players_mute_and_block_each_other(kept: Running) -> None:
    table, (ann, ben) = seated(kept, 2)
    said = ben.post(f"/api/tables/{table}/chat", key="a", text="Boo")["entry"]
    assert said["note"]["by"] == mark(ben, table) != mark(ann, table)
    assert ann.get(f"/api/tables/{table}/relations")["people"] == []
    ann.post(f"/api/tables/{table}/relations", seat=1, kind="muted")
    assert ann.get(f"/api/tables/{table}/relations")["people"] == [
        {"by": mark(ben, table), "kind": "muted", "seats": [1]}
    ]
    assert ben.get(f"/api/tables/{table}/relations")["people"] == [], "nobody is told"
    lobby = ann.open(["me", "open", "open"])
    ben.post(f"/api/tables/{lobby}/seats/1/sit")
    ben.post(f"/api/tables/{lobby}/seats/1/leave")
    ann.post(f"/api/tables/{table}/relations", entry=said["seq"], kind="blocked")
    assert ben.post(f"/api/tables/{lobby}/seats/1/sit", 403)["code"] == "not-welcome"
    eve = Somebody(kept, "Eve")
    others = eve.post("/api/tables", game="charon", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "link"}])
    ann.post(f"/api/tables/{others['table']['id']}/seats/1/sit")
    refused = ben.post(f"/api/tables/{others['table']['id']}/claim", 403, token=others["links"]["2"])
    assert refused["code"] == "not-welcome", "not where she sits, either"
    settler = Settler(kept, "Settler")
    settler.http.cookies = ann.http.cookies
    settler.found([{"kind": "me"}, {"kind": "open"}])
    assert ben.post(f"{settler.at}/members/1/sit", 403, name=None)["code"] == "not-welcome"
    empty = ben.open(["open", "open"])
    ann.post(f"/api/tables/{empty}/seats/0/sit")
    for kind in ({"kind": "me"}, {"kind": "local", "name": "Ben"}):
        refused = ben.ask("PUT", f"/api/tables/{empty}/seats/1", 403, json=kind)
        assert refused["code"] == "not-welcome", "not at a table that he has opened"
    other = Settler(kept, "Other")
    other.http.cookies = ben.http.cookies
    other.found([{"kind": "bot", "bot": "random"}, {"kind": "open"}])
    ann.post(f"{other.at}/members/1/sit", name=None)
    assert ben.ask("PUT", f"{other.at}/members/0", 403, json={"kind": "me"})["code"] == "not-welcome"
    assert ben.post(f"{other.at}/members", 403, kind="me")["code"] == "not-welcome"
    (known,) = ann.get("/api/me/relations")["people"]
    assert (known["name"], known["kind"]) == ("Person 1", "blocked")
    assert ben.ask("DELETE", f"/api/me/relations/{known['handle']}", 404)["code"] == "no-such-person"
    ann.ask("DELETE", f"/api/me/relations/{known['handle']}")
    ben.post(f"/api/tables/{lobby}/seats/1/sit")
    for body, code in (
        ({"seat": 0}, "not-possible"),
        ({"seat": 7}, "no-such-seat"),
        ({}, "no-such-seat"),
        ({"entry": 1}, "no-such-message"),
    ):
        answer = ann.http.post(f"/api/tables/{table}/relations", json={"kind": "muted", **body}).json()
        assert answer["code"] == code


def test_reports_come_to_administrators_with_what_was_said(kept: Running) -> None:
    boss = administrator(kept)
    table, (ann, ben) = seated(kept, 2)
    said = ben.post(f"/api/tables/{table}/chat", key="a", text="You fool")["entry"]["seq"]
    ann.post(f"/api/tables/{table}/reports", entry=said, reason="abuse", text="He insults me.")
    ann.post(f"/api/tables/{table}/reports", seat=1, reason="abuse", text="Again.")
    mine = [one for one in boss.get("/api/admin/reports")["reports"] if one["table"] == table]
    assert len(mine) == 1, "what is reported again is added to it"
    (report,) = mine
    assert (report["quote"], report["text"]) == ("You fool", "He insults me.\n\nAgain.")
    assert (report["name"], report["reporter_name"], report["reason"]) == ("Person 1", "Person 0", "abuse")
    person = boss.get(f"/api/admin/people/{report['person']}")
    assert (person["name"], person["reports"], person["tables"][0]["id"]) == ("Person 1", 1, table)
    found = boss.get("/api/admin/people", name="pers")["people"]
    assert report["person"] in [one["id"] for one in found]
    boss.post(f"/api/admin/reports/{report['id']}/close")
    assert boss.post(f"/api/admin/reports/{report['id']}/close", 404)["code"] == "no-such-report"
    assert report["id"] not in [one["id"] for one in boss.get("/api/admin/reports")["reports"]]
    assert report["id"] in [one["id"] for one in boss.get("/api/admin/reports", which="closed")["reports"]]
    assert ann.post(f"/api/tables/{table}/reports", 422, seat=0, reason="spam")["code"] == "not-possible"
    assert ann.post(f"/api/tables/{table}/reports", 422, seat=1, reason="dull")["code"] == "bad-request"


def test_who_reports_somebody_many_times_at_once_has_made_one_report(tmp_path: Path) -> None:
    with Running(str(tmp_path / "a.db"), tmp_path) as server:
        boss = administrator(server)
        table, (ann, _) = seated(server, 2)

        def report(number: int) -> int:
            body = {"seat": 1, "reason": "spam", "text": f"No. {number}"}
            return httpx.post(f"{server.url}/api/tables/{table}/reports", json=body, cookies=cookies).status_code

        cookies = dict(ann.http.cookies)
        with ThreadPoolExecutor(8) as many:
            assert list(many.map(report, range(16))) == [204] * 16
        (one,) = boss.get("/api/admin/reports")["reports"]
        assert set(one["text"].split("\n\n")) == {f"No. {number}" for number in range(16)}


def test_what_no_database_can_hold_keeps_nobody_from_reporting(kept: Running) -> None:
    """Nor do numbers that are too large for it."""
    boss = administrator(kept)
    table, (ann, ben) = seated(kept, 2)
    said = ben.post(f"/api/tables/{table}/chat", key="a", text="You\0 fool")["entry"]["seq"]
    ann.post(f"/api/tables/{table}/reports", 204, entry=said, reason="abuse", text="He\0 insults me.")
    (report,) = [one for one in boss.get("/api/admin/reports")["reports"] if one["table"] == table]
    assert (report["quote"], report["text"]) == ("You fool", "He insults me.")
    assert boss.ask("GET", "/api/admin/people?name=%00", 422)["code"] == "bad-request"
    largest = (1 << 31) - 1
    assert boss.post(f"/api/admin/reports/{largest}/close", 404)["code"] == "no-such-report"
    for path in ("reports", "audit"):
        boss.get(f"/api/admin/{path}", 200, before=largest)
        assert boss.get(f"/api/admin/{path}", 422, before=largest + 1)["code"] == "bad-request"


def test_administrators_see_the_load(kept: Running) -> None:
    boss = administrator(kept)
    table, _ = seated(kept, 2)
    overview = boss.get("/api/admin/overview")
    assert overview["playing"] >= 1
    assert overview["database_bytes"] > 0
    assert overview["behind"] == []
    assert table in [one["id"] for one in boss.get("/api/admin/tables")["tables"]]


def test_nobody_can_flood_administrators_with_reports(tmp_path: Path) -> None:
    with Running(str(tmp_path / "a.db"), tmp_path, "--rate", "100000") as server:
        table, (ann, _) = seated(server, 2)
        answers = [
            ann.http.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "spam"}).status_code
            for _ in range(35)
        ]
        assert answers == [204] * 30 + [429] * 5
