"""Keeping a server: every stored game replays, and everything can be carried to another database in one file."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from running import Running, Somebody, play_on, seated

from commands import command

NEW = "{} people, {} tables and 0 campaigns are new, {} tables and campaigns were there already.\n"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str], str]:
    """A stopped server's database with a finished table, a running and an open one, and Ann's cookie."""
    folder = tmp_path_factory.mktemp("kept")
    database = folder / "moonstone.db"
    with Running(str(database), folder) as server:
        finished, people = seated(server, 2)
        play_on(finished, people, Random(1))
        ann = people[0]
        running = ann.open(["me", "random"], start=True)
        ann.post(f"/api/tables/{running}/chat", key="hello", text="Hello")
        waiting = ann.open(["me", "open", "link"])
        cookie = ann.http.cookies["moonstone_session"]
    return database, {"over": finished, "playing": running, "open": waiting}, cookie


def copy_of(database: Path, folder: Path) -> Path:
    """A database of one's own to damage."""
    twin = folder / "twin.db"
    with sqlite3.connect(database) as source, sqlite3.connect(twin) as target:
        source.backup(target)
    return twin


def test_every_stored_game_replays(kept: tuple[Path, dict[str, str], str]) -> None:
    done = command("validate", "--database", str(kept[0]))
    assert done.returncode == 0, done.stderr
    tables = "3 of 3 tables are sound on this build (1 open, 1 over, 1 playing).\n"
    assert done.stdout == tables + "0 of 0 campaigns are sound on this build.\n"


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM log WHERE seq = 5", "Entry 6: entry 6 follows entry 4."),
        ("UPDATE log SET body = '{\"entries\":[]}' WHERE seq = 4", "Entry "),
        ("UPDATE tables SET turn = '7'", "Its place in the lists is not what its log leads to."),
        (
            "UPDATE snapshots SET body = replace(body, '\"round\":1', '\"round\":2')",
            "Its snapshot is not what its log leads to.",
        ),
    ],
)
def test_what_does_not_replay_is_named(
    kept: tuple[Path, dict[str, str], str], tmp_path: Path, damage: str, sentence: str
) -> None:
    twin = copy_of(kept[0], tmp_path)
    with sqlite3.connect(twin) as connection:
        connection.execute(damage)
    done = command("validate", "--database", str(twin))
    assert done.returncode == 1, done.stdout
    assert sentence in done.stdout
    assert kept[1]["over"] in done.stdout or kept[1]["playing"] in done.stdout


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_everything_is_carried_to_another_database(
    kept: tuple[Path, dict[str, str], str], tmp_path: Path, backend: str, request: pytest.FixtureRequest
) -> None:
    """People keep their cookies, running games go on, finished ones keep their records, open ones their seats."""
    database, tables, cookie = kept
    archive = tmp_path / "all.gz"
    told = command("export", str(archive), "--database", str(database))
    assert told.returncode == 0, told.stderr
    assert "2 people, 3 tables and 0 campaigns" in told.stdout
    assert archive.stat().st_mode & 0o077 == 0, "others can read the archive"
    other = str(tmp_path / "other.db") if backend == "sqlite" else str(request.getfixturevalue("own_postgres"))
    first = command("import", str(archive), "--database", other)
    assert first.stdout == NEW.format(2, 3, 0), first.stderr
    again = command("import", str(archive), "--database", other)
    assert again.stdout == NEW.format(0, 0, 3), again.stderr
    assert command("validate", "--database", other).returncode == 0
    with Running(other, tmp_path) as server:
        ann = Somebody(server)
        ann.http.cookies["moonstone_session"] = cookie
        mine = {table["id"]: table["phase"] for table in ann.get("/api/tables", which="mine")["tables"]}
        assert mine == {tables["playing"]: "playing", tables["open"]: "open"}
        over = ann.table(tables["over"])
        assert over["phase"] == "over"
        assert ann.http.get(f"/api/tables/{tables['over']}/record").json()["result"] == over["result"]
        assert ann.update(tables["playing"])["entries"][-1]["seq"] >= 2
        assert play_on(tables["playing"], [ann], Random(2))["table"]["phase"] == "over"


def test_a_game_that_does_not_replay_is_left_out_of_an_import(
    kept: tuple[Path, dict[str, str], str], tmp_path: Path
) -> None:
    archive, twin = tmp_path / "all.gz", tmp_path / "twin.gz"
    assert command("export", str(archive), "--database", str(kept[0])).returncode == 0
    with gzip.open(archive, "rt") as read:
        lines = [json.loads(line) for line in read]
    table = next(line for line in lines if line.get("table") == kept[1]["over"])
    del table["log"][7]
    with gzip.open(twin, "wt") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    done = command("import", str(twin), "--database", str(tmp_path / "new.db"))
    assert done.returncode == 1
    assert "Entry 8" in done.stdout
    assert "2 tables and 0 campaigns are new" in done.stdout


def test_bad_archives_and_databases_get_a_sentence(kept: tuple[Path, dict[str, str], str], tmp_path: Path) -> None:
    text, cut, new = tmp_path / "text", tmp_path / "cut.gz", str(tmp_path / "new.db")
    garbled, half, deep = tmp_path / "garbled.gz", tmp_path / "half.gz", tmp_path / "deep.gz"
    text.write_text("hello")
    archive = tmp_path / "all.gz"
    assert command("export", str(archive), "--database", str(kept[0])).returncode == 0
    cut.write_bytes(archive.read_bytes()[:-200])
    raw = bytearray(archive.read_bytes())
    raw[60:90] = b"\xff" * 30
    garbled.write_bytes(raw)
    half.write_bytes(gzip.compress(b'{"moonstone-archive": 1}\n{"person": {"id": "\\ud800"}}\n'))
    deep.write_bytes(gzip.compress(b'{"moonstone-archive": 1}\n' + b"[" * 100_000))
    for arguments in (
        ("import", str(text), "--database", new),
        ("import", str(cut), "--database", new),
        ("import", str(garbled), "--database", new),
        ("import", str(half), "--database", new),
        ("import", str(deep), "--database", new),
        ("import", str(tmp_path / "missing"), "--database", new),
        ("export", str(tmp_path / "no" / "such" / "folder"), "--database", str(kept[0])),
        ("export", str(tmp_path / "out"), "--database", str(tmp_path / "missing.db")),
        ("validate", "--database", str(tmp_path / "missing.db")),
        ("validate", "--database", "mysql://localhost/x"),
        ("validate", "--database", "postgresql://localhost:1/x"),
    ):
        done = command(*arguments)
        assert done.returncode == 2, arguments
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert done.stderr.rstrip().endswith((".", "…")), done.stderr


def test_a_database_in_use_is_not_imported_into(sqlite_server: Running, tmp_path: Path) -> None:
    archive = tmp_path / "all.gz"
    assert command("export", str(archive), "--database", sqlite_server.database).returncode == 0
    done = command("import", str(archive), "--database", sqlite_server.database)
    assert (done.returncode, "Another Moonstone is using" in done.stderr) == (2, True)
