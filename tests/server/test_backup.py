"""Backups of a server that is being played on, and what comes of them in an empty database."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest
from running import Running, Somebody, play_on, seated
from servers import database_for
from settling import Settler, played
from sqlalchemy import insert

from commands import command
from moonstone.engine import Record, Refused
from moonstone.server.settings import database_url
from moonstone.server.storage import schema
from moonstone.server.storage.backup import newest_backup
from moonstone.server.storage.files import PART, whole_file
from moonstone.server.storage.reading import reading


def test_nobody_reads_along_who_can_put_files_into_the_folder(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.touch(0o666)
    kept = tmp_path / "kept.backup"
    (tmp_path / f"kept.backup{PART}").symlink_to(theirs)
    with whole_file(kept) as out:
        out.write(b"secret")
    assert (theirs.read_bytes(), kept.read_bytes(), kept.is_symlink()) == (b"", b"secret", False)
    assert kept.stat().st_mode & 0o777 == 0o600


def test_a_folder_of_backups_in_which_nothing_can_be_found_has_none(tmp_path: Path) -> None:
    assert newest_backup(tmp_path / "nowhere") is None
    (tmp_path / "moonstone-20260102T030405Z.backup").touch()
    assert newest_backup(tmp_path) == 1_767_323_045_000
    (tmp_path / "moonstone-99999999T999999Z.backup").touch()
    assert newest_backup(tmp_path) is None
    assert newest_backup(tmp_path / "moonstone-20260102T030405Z.backup") is None


@contextmanager
def load(circles: Sequence[tuple[str, Sequence[Somebody]]]) -> Iterator[None]:
    """Meanwhile everybody plays and talks."""
    enough, failed = Event(), list[BaseException]()

    def busy(number: int, table: str, people: Sequence[Somebody]) -> None:
        rng = Random(number)
        try:
            for turn in range(100_000):
                if enough.is_set() or people[0].table(table)["phase"] == "over":
                    return
                play_on(table, people, rng, 3)
                people[-1].post(f"/api/tables/{table}/chat", key=f"say-{turn}", text=f"Word {turn}")
        except BaseException as error:
            failed.append(error)

    threads = [Thread(target=busy, args=(number, *circle)) for number, circle in enumerate(circles)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        enough.set()
        for thread in threads:
            thread.join()
    assert not failed, failed[0]


def again(person: Somebody, server: Running) -> Somebody:
    """The same person, with the same cookie, at another server."""
    twin = Somebody(server)
    twin.http.cookies.set("moonstone_session", str(person.http.cookies["moonstone_session"]))
    return twin


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    return str(folder / "new.db") if kind == "sqlite" else str(request.getfixturevalue("own_postgres"))


def backups_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.backup"))


@pytest.mark.parametrize(
    ("kind", "into"),
    [("sqlite", "sqlite"), ("postgres", "sqlite"), pytest.param("sqlite", "postgres", marks=pytest.mark.long)],
)
def test_what_is_backed_up_under_load_goes_on_where_it_was(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, into: str
) -> None:
    """Every game goes on to its end, every record verifies, people keep their cookies, campaigns their villages."""
    source = database_for(kind, tmp_path, request) if kind == "sqlite" else request.getfixturevalue("own_postgres")
    folder, fresh = tmp_path / "kept", str(tmp_path / "new.db")
    if into == "postgres":
        fresh = str(request.getfixturevalue("own_postgres"))
    with Running(str(source), tmp_path) as server:
        circles = [seated(server, 2) for _ in range(3)]
        host = Somebody(server, "Host")
        circles.append((host.open(["me", "greedy"], start=True), [host]))
        settler = Settler(server, "Settler")
        settler.bring(played(1))
        with load(circles):
            for _ in range(2):
                time.sleep(1.1)
                done = command("backup", str(folder), "--keep", "1", "--database", str(source))
                assert done.returncode == 0, done.stderr
        assert "8 people" in done.stdout
        assert "Removed 1 older backup; the newest 1 are kept." in done.stdout
    (file,) = backups_in(folder)
    assert file.stat().st_mode & 0o077 == 0, "others can read the backup"
    restored = command("restore", str(file), "--database", fresh)
    assert restored.returncode == 0, restored.stderr
    assert command("validate", "--database", fresh).returncode == 0
    with Running(fresh, tmp_path) as server:
        for table, people in circles:
            twins = [again(person, server) for person in people]
            assert play_on(table, twins, Random(table))["table"]["phase"] == "over"
            record = Record.loads(twins[0].http.get(f"/api/tables/{table}/record").text)
            record.verify()
        village = again(settler, server).get(settler.at)
        assert village["games"][0]["result"] is not None


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A small database, and a backup of it."""
    folder = tmp_path_factory.mktemp("kept")
    database = folder / "moonstone.db"
    with Running(str(database), folder) as server:
        table, people = seated(server, 2)
        play_on(table, people, Random(1), 5)
    assert command("backup", str(folder / "backups"), "--database", str(database)).returncode == 0
    return database, backups_in(folder / "backups")[0]


def lines_of(backup: Path) -> list[Any]:
    with gzip.open(backup, "rt") as read:
        return [json.loads(line) for line in read]


def rewritten(lines: Sequence[Any], file: Path) -> Path:
    """A backup of those lines, with a foot that is right."""
    rows: dict[str, int] = {}
    table = ""
    for line in lines[1:-1]:
        if isinstance(line, dict):
            rows[table := line["table"]] = 0
        else:
            rows[table] += 1
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    foot = {"rows": rows, "digest": hashlib.sha256(body).hexdigest()}
    file.write_bytes(gzip.compress(body + json.dumps(foot).encode() + b"\n"))
    return file


def test_a_backup_of_an_earlier_layout_is_brought_up_to_date(kept: tuple[Path, Path], tmp_path: Path) -> None:
    """What the layout then lacked is left out of the file, as that build would have."""
    lines = lines_of(kept[1])
    lines[0] = {**lines[0], "layout": "0006"}
    known = {"people", "sessions", "recoveries", "tables", "seated", "log", "snapshots", "results"}
    known |= {"campaigns", "members", "campaign_log", "pulses"}
    old: list[Any] = []
    table, left = "", list[int]()
    columns = {"people": 3, "sessions": 3, "tables": 14, "campaigns": 11}
    for line in lines[1:-1]:
        if isinstance(line, dict):
            table = line["table"]
            left = list(range(columns.get(table, len(line["columns"]))))
            line = {"table": table, "columns": [line["columns"][index] for index in left]}
        else:
            line = [line[index] for index in left]
        if table in known:
            old.append(line)
    file = rewritten([lines[0], *old, lines[-1]], tmp_path / "old.backup")
    done = command("restore", str(file), "--database", str(tmp_path / "new.db"))
    assert done.returncode == 0, done.stderr
    assert command("validate", "--database", str(tmp_path / "new.db")).returncode == 0
    with sqlite3.connect(tmp_path / "new.db") as connection:
        assert connection.execute("SELECT count(*) FROM sessions WHERE recovered_at IS NULL").fetchone() == (2,)


@pytest.mark.parametrize("damage", ["cut", "changed", "row", "newer", "text", "missing", "unfit"])
def test_a_bad_backup_is_refused_and_leaves_nothing(kept: tuple[Path, Path], tmp_path: Path, damage: str) -> None:
    file, raw = tmp_path / "bad.backup", bytearray(kept[1].read_bytes())
    lines = lines_of(kept[1])
    if damage == "cut":
        file.write_bytes(raw[:-100])
    elif damage == "changed":
        raw[len(raw) // 2] ^= 1
        file.write_bytes(raw)
    elif damage == "row":
        at = next(number for number, line in enumerate(lines) if isinstance(line, list))
        text = "\n".join(json.dumps(line) for line in [*lines[:at], *lines[at + 1 :]])
        file.write_bytes(gzip.compress(text.encode()))
    elif damage == "newer":
        rewritten([{**lines[0], "layout": "9999", "build": "99.0"}, *lines[1:]], file)
    elif damage == "text":
        file.write_text("hello")
    elif damage == "unfit":
        people = next(number for number, line in enumerate(lines) if isinstance(line, list))
        rewritten([*lines[:people], *lines[people + 1 :]], file)  # somebody is missing who sits at a table
    done = command("restore", str(file), "--database", str(tmp_path / "new.db"))
    assert done.returncode == 2, done.stdout
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
def test_a_backup_is_restored_into_an_empty_database_only(
    kept: tuple[Path, Path], tmp_path: Path, request: pytest.FixtureRequest, into: str
) -> None:
    fresh = new_database(into, tmp_path, request)
    with Running(fresh, tmp_path) as server:
        in_use = command("restore", str(kept[1]), "--database", fresh)
        assert (in_use.returncode, "using" in in_use.stderr) == (2, True), in_use.stderr
        assert server.process is not None
    assert command("restore", str(kept[1]), "--database", fresh).returncode == 0, "a server left it empty"
    full = command("restore", str(kept[1]), "--database", fresh)
    assert (full.returncode, "is not empty" in full.stderr) == (2, True)


def test_the_newest_backups_are_kept_and_nothing_else_is_touched(kept: tuple[Path, Path], tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 6):
        (folder / f"moonstone-2026010{day}T000000Z.backup").write_text("old")
    for name in ("moonstone-20260101T000000Z.backup.part", "holidays.jpg", "moonstone-mine.backup"):
        (folder / name).write_text("other")
    (folder / ".moonstone-copy-x").mkdir()
    assert command("backup", str(folder), "--keep", "3", "--database", str(kept[0])).returncode == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names[:3] == [".moonstone.lock", "holidays.jpg", "moonstone-20260104T000000Z.backup"]
    assert names[3] == "moonstone-20260105T000000Z.backup"
    assert (len(names), names[-1]) == (6, "moonstone-mine.backup")


def test_what_cannot_be_backed_up_gets_a_sentence_and_removes_nothing(kept: tuple[Path, Path], tmp_path: Path) -> None:
    folder, damaged = tmp_path / "backups", tmp_path / "damaged.db"
    folder.mkdir()
    (folder / "moonstone-20260101T000000Z.backup").write_text("old")
    with sqlite3.connect(kept[0]) as source, sqlite3.connect(damaged) as target:
        source.backup(target)
    raw = bytearray(damaged.read_bytes())
    raw[40_000:60_000] = b"\x55" * 20_000
    damaged.write_bytes(raw)
    (tmp_path / "file").write_text("")
    for arguments in (
        (str(folder), "--keep", "1", "--database", str(damaged)),
        (str(folder), "--keep", "1", "--database", str(tmp_path / "missing.db")),
        (str(tmp_path / "file"), "--database", str(kept[0])),
        (str(folder), "--keep", "-1", "--database", str(kept[0])),
        (str(folder), "--keep", "1", "--database", "postgresql://localhost:1/x"),
    ):
        done = command("backup", *arguments)
        assert done.returncode == 2, arguments
        assert len(done.stderr.splitlines()) == 1, done.stderr
    assert [path.name for path in folder.iterdir() if path.name[0] != "."] == ["moonstone-20260101T000000Z.backup"]
    assert not list(folder.glob(".moonstone-copy-*"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_validate_never_writes(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """Not even by mistake: the database itself refuses."""
    database = new_database(kind, tmp_path, request)
    with Running(database, tmp_path) as server:
        Somebody(server, "Ann").open(["me", "open"])

    def stored() -> list[bytes]:
        """All bytes of an embedded database; what SQLite lays beside it to read it is not a part of it."""
        return [path.read_bytes() for path in sorted(tmp_path.glob("new.db*")) if path.suffix != ".db-shm"]

    before = stored()
    assert command("validate", "--database", database).returncode == 0
    assert [one for one in stored() if one] == [one for one in before if one]

    async def write() -> None:
        async with reading(database_url(database)) as engine, engine.connect() as connection:
            await connection.execute(insert(schema.people).values(id="eve", name="Eve", created_at=1))

    with pytest.raises(Refused, match=r"read-?only"):
        asyncio.run(write())
