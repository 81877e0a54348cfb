"""What belongs to a person: their devices, their data, and the deletion of it all."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from running import Running, Somebody, hear, play_on, seated, until
from servers import database_for
from settling import Settler, played
from sqlalchemy import text

from commands import command
from moonstone.engine import Record
from moonstone.server.settings import database_url
from moonstone.server.storage.reading import reading

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
NAME, WORDS = "Xaver Unmistakable", "Something only Xaver says"


def with_browser(server: Running, agent: str) -> Somebody:
    person = Somebody(server)
    person.http.headers["User-Agent"] = agent
    return person


def test_devices_are_listed_and_signed_out_one_by_one(sqlite_server: Running) -> None:
    desk, phone = with_browser(sqlite_server, FIREFOX), with_browser(sqlite_server, PHONE)
    desk.post("/api/guests", name="Ann")
    word = desk.post("/api/me/recovery")["token"]
    phone.post("/api/recover", token=word)
    here, other = desk.get("/api/me/sessions")["sessions"]
    assert (here["agent"], here["here"]) == ("Firefox, Linux", True)
    assert (other["agent"], other["here"]) == ("Safari, iPhone", False)
    table = desk.open(["me", "open"])
    stranger = Somebody(sqlite_server, "Eve")
    assert stranger.ask("DELETE", f"/api/me/sessions/{other['handle']}", 404)["code"] == "no-such-session"
    with phone.live(table, seat=0) as socket:
        hear(socket)
        desk.ask("DELETE", f"/api/me/sessions/{other['handle']}")
        assert hear(socket, "refused")["code"] == "no-session"
    assert phone.get("/api/session")["user"] is None
    assert [one["here"] for one in desk.get("/api/me/sessions")["sessions"]] == [True]


def test_a_person_can_have_all_that_is_stored_about_them(sqlite_server: Running) -> None:
    table, (ann, ben) = seated(sqlite_server, 2)
    ann.post(f"/api/tables/{table}/chat", key="a", text="Mine")
    ben.post(f"/api/tables/{table}/chat", key="b", text="His")
    data = ann.get("/api/me/data")
    assert [one["text"] for one in data["messages"]] == ["Mine"]
    assert [one["id"] for one in data["tables"]] == [table]
    assert data["person"][0]["name"] == "Person 0"
    assert "token_hash" not in json.dumps(data)


def test_what_somebody_can_have_of_themselves_names_no_id_of_others(sqlite_server: Running) -> None:
    """By an id they could be found at every table, under any name."""
    table, (ann, ben) = seated(sqlite_server, 2)
    said = ben.post(f"/api/tables/{table}/chat", key="b", text="Boo")["entry"]["seq"]
    ann.post(f"/api/tables/{table}/relations", seat=1, kind="blocked")
    ann.post(f"/api/tables/{table}/reports", entry=said, reason="abuse", text="He scares me.")
    data = ann.get("/api/me/data")
    assert (data["muted_and_blocked"][0]["name"], data["muted_and_blocked"][0]["kind"]) == ("Person 1", "blocked")
    assert (data["reports_made"][0]["text"], data["reports_made"][0]["quote"]) == ("He scares me.", "Boo")
    assert ben.get("/api/me")["id"] not in json.dumps(data)
    mine = ben.get("/api/me/data")
    assert mine["muted_and_blocked"] == mine["reports_made"] == [], "who blocks or reports somebody is not told"
    assert ann.get("/api/me")["id"] not in json.dumps(mine)


def test_what_is_stored_about_somebody_is_not_looked_for_without_end(tmp_path: Path) -> None:
    with Running(str(tmp_path / "a.db"), tmp_path, "--rate", "100000") as server:
        ann = Somebody(server, "Ann")
        answers = [ann.http.get("/api/me/data").status_code for _ in range(32)]
        assert answers == [200] * 30 + [429] * 2


async def everything(database: str) -> str:
    """All that a database holds, as text."""
    found = []
    async with reading(database_url(database)) as engine, engine.connect() as connection:
        for table in (
            "people",
            "tables",
            "log",
            "snapshots",
            "results",
            "campaigns",
            "campaign_log",
            "audit",
            "reports",
        ):
            found += [str(row) for row in await connection.execute(text(f"SELECT * FROM {table}"))]
    return "\n".join(found)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_left_of_somebody_who_is_deleted_but_the_games_of_others(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    database = (
        database_for("sqlite", tmp_path, request) if kind == "sqlite" else str(request.getfixturevalue("own_postgres"))
    )
    with Running(database, tmp_path) as server:
        over, (ann, xaver) = seated(server, 2)
        xaver.ask("PATCH", "/api/me", json={"name": NAME})
        ann.ask("PATCH", "/api/me", json={"name": "Ann"})
        tables: list[str] = []
        for _ in range(2):
            tables.append(ann.open(["me", "open"]))
            xaver.post(f"/api/tables/{tables[-1]}/seats/1/sit")
            ann.post(f"/api/tables/{tables[-1]}/start")
            xaver.post(f"/api/tables/{tables[-1]}/chat", key="x", text=WORDS)
        over, playing = tables
        play_on(over, [ann, xaver], Random(1))
        play_on(playing, [ann, xaver], Random(2), 5)
        lobby = xaver.open(["me", {"kind": "local", "name": f"Child of {NAME}"[:40]}, "open"])
        settler = Settler(server, "Settler")
        settler.bring(played(1))
        settler.post(f"{settler.at}/members", kind="open")
        number = settler.look()["members"][-1]["number"]
        xaver.post(f"{settler.at}/members/{number}/sit")
        ann.post(f"/api/tables/{playing}/reports", seat=1, reason="spam", text="x")
        before = ann.http.get(f"/api/tables/{over}/record").json()
        with ann.live(playing, seat=0) as socket:
            hear(socket)
            xaver.ask("DELETE", "/api/me")
            until(lambda: ann.table(playing)["seats"][1]["name"] == "Former player")
        assert xaver.get("/api/session")["user"] is None
        assert ann.table(playing)["seats"][1]["away"] is not None, "a bot plays on"
        assert ann.table(lobby)["phase"] == "ended"
        assert [one["text"] for one in said(ann, playing)] == [""]
        record = ann.http.get(f"/api/tables/{over}/record")
        Record.loads(record.text).verify()
        after = record.json()
        assert (after["log"], after["result"]) == (before["log"], before["result"])
        assert [player["name"] for player in after["players"]] == ["Ann", "Former player"]
        members = settler.look()["members"]
        assert NAME not in json.dumps(members)
        assert play_on(playing, [ann], Random(3))["table"]["phase"] == "over"
    held = asyncio.run(everything(database))
    assert NAME not in held
    assert WORDS not in held
    done = command("validate", "--database", database)
    assert done.returncode == 0, done.stdout


def test_what_somebody_says_while_they_are_deleted_goes_too(tmp_path: Path) -> None:
    """And the others' table stays the one that is stored, whatever they do meanwhile."""
    database = tmp_path / "moonstone.db"
    with Running(str(database), tmp_path) as server:
        for _ in range(3):
            delete_in_the_middle_of_a_talk(server, database)
        held = asyncio.run(everything(str(database)))
        assert NAME not in held
        assert WORDS not in held
        assert "a commit failed" not in server.log.read_text()


def delete_in_the_middle_of_a_talk(server: Running, database: Path) -> None:
    table, (ann, xaver) = seated(server, 2)
    xaver.ask("PATCH", "/api/me", json={"name": NAME})
    enough = Event()

    def talk(person: Somebody, words: str) -> None:
        with httpx.Client(base_url=server.url, cookies=person.http.cookies, timeout=30) as http:
            for number in range(100_000):
                if enough.is_set():
                    return
                http.post(f"/api/tables/{table}/chat", json={"key": f"{words[0]}{number}", "text": words})

    def stored() -> int:
        with sqlite3.connect(database) as connection:
            return int(connection.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()[0])

    threads = [Thread(target=talk, args=one) for one in ((ann, "Well"), (xaver, WORDS), (xaver, f"Again {WORDS}"))]
    for thread in threads:
        thread.start()
    until(lambda: ann.table(table)["seq"] > 10)
    xaver.ask("DELETE", "/api/me")
    enough.set()
    for thread in threads:
        thread.join()
    until(lambda: ann.table(table)["seq"] == stored(), 5)
    assert {one["text"] for one in said(ann, table)} <= {"", "Well"}


def test_a_table_that_cannot_be_read_keeps_nobody_from_being_deleted(tmp_path: Path) -> None:
    database = tmp_path / "moonstone.db"
    with Running(str(database), tmp_path) as server:
        table, (ann, ben) = seated(server, 2)
        other = ben.open(["me", "open"])
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log SET kind = 'unheard of' WHERE table_id = ? AND kind = 'started'", (table,))
        connection.execute("DELETE FROM snapshots")
    with Running(str(database), tmp_path) as server:
        for person in (ann, ben):
            person.server = server
            person.http.base_url = httpx.URL(server.url)
        ben.ask("DELETE", "/api/me", 204)
        assert ann.table(other)["phase"] == "ended"
        assert "Person 1" not in asyncio.run(everything(str(database)))


def said(person: Somebody, table: str) -> list[dict[str, Any]]:
    return [one["note"] for one in person.get(f"/api/tables/{table}/chat")["entries"]]


def test_guests_and_tables_that_were_left_are_tidied_up_by_setting(tmp_path: Path) -> None:
    """People with a recovery link stay, and so do those who were here."""
    database = tmp_path / "moonstone.db"
    with Running(str(database), tmp_path) as server:
        gone, kept, here = (Somebody(server, name) for name in ("Gone", "Kept", "Here"))
        kept.post("/api/me/recovery")
        lobby, fresh = gone.open(["me", "open"]), here.open(["me", "open"])
        ids = {person.get("/api/me")["id"]: name for person, name in ((gone, "Gone"), (kept, "Kept"), (here, "Here"))}
    old = 40 * 24 * 3600 * 1000
    with sqlite3.connect(database) as connection:
        for person, name in ids.items():
            connection.execute("UPDATE people SET created_at = created_at - ? WHERE id = ?", (old, person))
            if name != "Here":
                connection.execute("UPDATE sessions SET seen_at = seen_at - ? WHERE person_id = ?", (old, person))
        connection.execute("UPDATE tables SET changed_at = changed_at - ? WHERE id = ?", (old, lobby))
    with Running(str(database), tmp_path, "--guest-days", "30", "--table-days", "30") as server:
        here.server = server
        visitor = Somebody(server)
        until(lambda: visitor.table(lobby)["phase"] == "ended")
        assert visitor.table(fresh)["phase"] == "open"

        def names() -> set[str]:
            with sqlite3.connect(database) as connection:
                return {row[0] for row in connection.execute("SELECT name FROM people")}

        until(lambda: names() == {"Former player", "Kept", "Here"})
    assert command("validate", "--database", str(database)).returncode == 0


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ａｎｎ", "Ann"),
        ("ﬁona", "fiona"),
        ("A\u3164nn", "Ann"),
        ("\u2800Ben\u034f", "Ben"),
        ("Zoë", "Zoë"),
        ("Ann\ufe00\U000e0100", "Ann"),
        (" A   nn", "A nn"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_names_are_plain_and_hold_nothing_that_nobody_sees(sqlite_server: Running, name: str, kept: str) -> None:
    assert Somebody(sqlite_server).post("/api/guests", name=name)["name"] == kept


def test_names_that_a_host_gives_are_as_plain_and_none_looks_like_another(sqlite_server: Running) -> None:
    host = Somebody(sqlite_server, "Host")
    seats = [{"kind": "local", "name": name} for name in ("Ann", "A\u034fnn", "Ann\ufe0f", "Ａｎｎ")]
    opened = host.post("/api/tables", game="charon", seats=seats)["table"]
    assert [seat["name"] for seat in opened["seats"]] == ["Ann", "Ann 2", "Ann\ufe0f 3", "Ann 4"]
    settler = Settler(sqlite_server, "Settler")
    founded = settler.post(
        "/api/campaigns", game="charterstone", name="\u3164 My\u3164   village", members=[{"kind": "me"}]
    )
    assert founded["campaign"]["name"] == "My village"
