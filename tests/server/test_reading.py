"""Looking at a database changes nothing in it, and what is told of it is true of one moment."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command as alembic
from running import Running, Somebody
from sqlalchemy import Connection, text
from test_migrations import engine_of, fresh, on  # noqa: F401  a fixture is found by its name

from commands import command
from moonstone.server import archive
from moonstone.server.settings import database_url
from moonstone.server.storage import reading as looking
from moonstone.server.storage.database import migration_config
from moonstone.server.storage.reading import reading

Fresh = Callable[[], str]


def of_version(database: str, version: str) -> None:
    """A database with the layout of an earlier build, and somebody in it."""

    def upgrade(connection: Connection) -> None:
        config = migration_config()
        config.attributes["connection"] = connection
        alembic.upgrade(config, version)
        connection.execute(text("INSERT INTO people VALUES ('ann', 'Ann', 1)"))

    on(database, upgrade)


def version(connection: Connection) -> object:
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


@pytest.mark.parametrize("layout", ["0001", "0003", "head"])
def test_who_looks_at_a_database_leaves_its_layout_alone(
    fresh: Fresh,  # noqa: F811  it is that fixture
    tmp_path: Path,
    layout: str,
) -> None:
    database, file = fresh(), tmp_path / "all.gz"
    of_version(database, layout)
    before = on(database, version)
    done = command("validate", "--database", database)
    assert (done.returncode, done.stdout.splitlines()[0][:6]) == (0, "0 of 0"), done.stderr
    told = command("export", str(file), "--database", database)
    assert told.returncode == 0, told.stderr
    assert "1 people, 0 tables" in told.stdout
    assert on(database, version) == before


def test_an_export_is_of_one_moment_though_people_sit_down_meanwhile(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    for backend in ("sqlite", "postgres"):
        database = str(tmp_path / "a.db") if backend == "sqlite" else str(request.getfixturevalue("own_postgres"))
        file = tmp_path / f"{backend}.gz"
        with Running(database, tmp_path) as server:
            ann = Somebody(server, "Ann")
            tables = [ann.open(["me", "open"]) for _ in range(3)]

            async def export(server: Running = server, tables: list[str] = tables, file: Path = file) -> None:
                async with reading(database_url(server.database)) as engine:
                    async for done in archive.export(engine, file):
                        if done.tables == 1:
                            late = Somebody(server, "Late")
                            for table in tables:
                                late.post(f"/api/tables/{table}/seats/1/sit")

            asyncio.run(export())
        done = command("import", str(file), "--database", str(tmp_path / f"{backend}-new.db"))
        assert (done.returncode, done.stdout.splitlines()[0][:20]) == (0, "1 people, 3 tables a"), done.stdout


def test_an_import_leaves_out_and_names_what_does_not_fit(tmp_path: Path) -> None:
    database, file, other = str(tmp_path / "a.db"), tmp_path / "all.gz", str(tmp_path / "b.db")
    with Running(database, tmp_path) as server:
        ann, ben = Somebody(server, "Ann"), Somebody(server, "Ben")
        kept, lost = ben.open(["me", "open"]), ben.open(["me", "open"])
        ann.post(f"/api/tables/{lost}/seats/1/sit")
        who = ann.get("/api/me")["id"]
    assert command("export", str(file), "--database", database).returncode == 0
    with gzip.open(file, "rt") as read:
        lines = [json.loads(line) for line in read]
    with gzip.open(file, "wt") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines if line.get("person", {}).get("id") != who)
    done = command("import", str(file), "--database", other)
    assert (done.returncode, "is not in the archive" in done.stdout) == (1, True), done.stderr
    with sqlite3.connect(other) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(kept,)]


def test_a_database_on_a_disk_that_cannot_be_written_to_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written last lies in a file beside it, and is read, too."""
    database = tmp_path / "a.db"
    of_version(str(database), "head")
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("INSERT INTO people VALUES ('ben', 'Ben', 1)")
    connection.commit()

    def refuse(path: Path) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(looking, "_version", refuse)

    async def people() -> list[str]:
        async with reading(database_url(str(database))) as engine, engine.connect() as read:
            return [row[0] for row in await read.execute(text("SELECT name FROM people ORDER BY name"))]

    assert asyncio.run(people()) == ["Ann", "Ben"]
    connection.close()
