"""The database's layout: migrations make what the code expects, and what cannot be used is said in a sentence."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from running import Running, Somebody
from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine

from commands import command
from moonstone.engine import Refused
from moonstone.server.settings import database_url
from moonstone.server.storage import schema
from moonstone.server.storage.database import connect, migrate, opened

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes empty databases, and gives the address of each."""
    if request.param == "sqlite":
        return lambda: str(tmp_path / f"{secrets.token_hex(4)}.db")
    server = str(request.getfixturevalue("postgres_url"))

    def make() -> str:
        name = f"fresh_{secrets.token_hex(4)}"
        asyncio.run(create_database(server, name))
        return make_url(server).set(database=name).render_as_string(hide_password=False)

    return make


async def create_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()


@asynccontextmanager
async def engine_of(database: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(database_url(database))
    try:
        yield engine
    finally:
        await engine.dispose()


def on(database: str, look: Callable[[Connection], T]) -> T:
    """What a look at a database finds."""

    async def run() -> T:
        async with engine_of(database) as engine, engine.begin() as connection:
            return await connection.run_sync(look)

    return asyncio.run(run())


def migrated(database: str) -> str:
    async def run() -> None:
        async with engine_of(database) as engine:
            await migrate(engine)

    asyncio.run(run())
    return database


def layout(connection: Connection) -> dict[str, Any]:
    """Everything a database says about its tables, in an order of its own."""
    found: dict[str, Any] = {}
    inspector = inspect(connection)
    for table in sorted(set(inspector.get_table_names()) - {"alembic_version"}):
        found[table] = {
            "columns": [(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in inspector.get_columns(table)],
            "key": inspector.get_pk_constraint(table),
            "foreign": sorted(inspector.get_foreign_keys(table), key=str),
            "indexes": sorted(inspector.get_indexes(table), key=str),
            "unique": sorted(inspector.get_unique_constraints(table), key=str),
        }
        if connection.dialect.name == "sqlite":
            listed = connection.exec_driver_sql("SELECT wr, strict FROM pragma_table_list WHERE name = ?", (table,))
            found[table]["storage"] = tuple(listed.one())
    return found


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


def test_migrations_make_exactly_the_layout_the_code_expects(fresh: Callable[[], str]) -> None:
    database, made_at_once = migrated(fresh()), fresh()
    assert on(database, differences) == []
    on(made_at_once, schema.metadata.create_all)
    assert on(database, layout) == on(made_at_once, layout)
    assert set(on(database, layout)) == set(schema.metadata.tables)


def test_migrating_twice_changes_nothing(fresh: Callable[[], str]) -> None:
    database = migrated(fresh())
    on(database, lambda c: c.execute(schema.people.insert(), {"id": "a", "name": "Ann", "created_at": 1}) and None)
    before = on(database, layout)
    migrated(database)
    assert on(database, layout) == before
    assert on(database, lambda c: list(c.execute(text("SELECT name FROM people")))) == [("Ann",)]


def of_a_newer_build(database: str) -> str:
    migrated(database)
    on(database, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")) and None)
    return database


def test_a_database_of_a_newer_build_is_refused_and_left_alone(fresh: Callable[[], str]) -> None:
    database = of_a_newer_build(fresh())
    before = on(database, layout)
    with pytest.raises(Refused, match="newer build") as caught:
        migrated(database)
    assert caught.value.code == "newer-database"
    assert on(database, layout) == before
    assert on(database, lambda c: c.execute(text("SELECT version_num FROM alembic_version")).scalar()) == "9999"


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`moonstone serve` where it ends by itself."""
    return command("serve", "--port", "0", *arguments, environment=environment)


def refused_in_a_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What the command said, which must be a sentence and nothing else."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    said = " ".join(done.stderr.split())
    assert said.endswith((".", "…")), said
    return said


def test_a_second_server_on_the_same_file_is_refused(sqlite_server: Running) -> None:
    said = refused_in_a_sentence(serve("--database", sqlite_server.database))
    assert "Another Moonstone is using" in said
    assert Somebody(sqlite_server, "Ann").get("/api/me")["name"] == "Ann"


def test_the_file_is_free_again_when_its_server_was_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "moonstone.db")
    running = Running(database, tmp_path).start()
    running.kill()
    use(database)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    database = tmp_path / "moonstone.db"
    said = refused_in_a_sentence(serve("--database", str(database), "--workers", "2"))
    assert "postgresql://" in said
    assert not database.exists()


def use(database: str) -> None:
    """Open a database as a server does."""

    async def run() -> None:
        async with opened(database_url(database)):
            pass

    asyncio.run(run())


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("mysql://somewhere", "unknown-database"),
        ("/nowhere/at/all/moonstone.db", "unwritable"),
        ("postgresql:///x?host=/nowhere", "database"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(database: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        use(database)
    assert caught.value.code == code
    assert caught.value.text.endswith((".", "…"))


def test_a_file_that_is_no_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "moonstone.db"
    file.write_text("Dear diary, today I lost at Charon again.\n" * 100)
    with pytest.raises(Refused, match="not a database"):
        use(str(file))
    assert file.read_text().startswith("Dear diary")


class Unset(Running):
    """A server started with nothing but a port of its own."""

    def start(self) -> Unset:
        command = [sys.executable, "-m", "moonstone", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        self.wait()
        return self


def test_a_server_without_settings_makes_and_uses_a_database_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    server = Unset("", tmp_path)
    with server:
        ann = Somebody(server, "Ann")
        table = ann.open(["me", "random"], start=True)
        seq = ann.table(table)["seq"]
    file = tmp_path / "data" / "moonstone" / "moonstone.db"
    assert file.exists()
    assert file.parent.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as stored:
        assert stored.execute("SELECT name FROM people").fetchall() == [("Ann",)]
    with server:
        assert ann.get("/api/me")["name"] == "Ann"
        assert ann.table(table)["seq"] >= seq


def test_a_database_in_use_is_not_served_again_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link, folder = tmp_path / "link.db", tmp_path / "other"
    folder.symlink_to(tmp_path / "folder")
    link.symlink_to(tmp_path / "folder" / "moonstone.db")
    with Running(str(tmp_path / "folder" / "moonstone.db"), tmp_path):
        for name in (link, folder / "moonstone.db"):
            assert "Another Moonstone is using" in refused_in_a_sentence(serve("--database", str(name)))
