"""Backups: every row of a database as it stood at one moment, in one file, and back into an empty database.

The file is compressed JSON lines: a head, then for each table a line with its columns and a line for each row, then a
foot with the number of rows and a digest of all before it. It is the same for both kinds of databases, so that the
backup of one can be restored into the other. It holds all secrets of the server.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import orjson
from sqlalchemy import Connection, MetaData, delete, func, insert, inspect, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Refused
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now
from moonstone.server.storage.database import (
    connect,
    create_file,
    is_sqlite,
    known_layouts,
    locked,
    migrating,
    newest_layout,
    storage_errors,
    upgrade,
)
from moonstone.server.storage.files import whole_file
from moonstone.server.storage.notifications import LOCK_CLASS
from moonstone.server.storage.reading import connected, reading

FORMAT: Final = 1
AT_ONCE: Final = 1000
"""How many rows are read and written at once."""
PAGES_AT_ONCE: Final = 1000
COPY: Final = ".moonstone-copy-"
"""What the folder begins with in which an embedded database is copied."""
NAME: Final = re.compile(r"moonstone-(\d{8}T\d{6}Z)\.backup")
"""The name of a backup: the time at which it was made."""
TIME: Final = "%Y%m%dT%H%M%SZ"

Progress = Callable[[str, int, int], None]
"""Is told what is being done, how much of it is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds: the layout of its tables, when and by which build it was made, and how many rows."""

    layout: str
    build: str
    at: int
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """How many rows there are in all."""
        return sum(self.rows.values())


def new_name() -> str:
    """The name of a backup that is made now."""
    return f"moonstone-{datetime.now(UTC):{TIME}}.backup"


def backups_in(folder: Path) -> list[Path]:
    """The backups in a folder, the oldest first."""
    return sorted(one for one in folder.iterdir() if NAME.fullmatch(one.name))


def newest_backup(folder: Path) -> int | None:
    """When the newest backup in a folder was made, in milliseconds; None if there is none, or nobody may look."""
    try:
        name = backups_in(folder)[-1].name
        made = datetime.strptime(f"{name}+0000", f"moonstone-{TIME}.backup%z")
    except (OSError, IndexError, ValueError):
        return None
    return int(made.timestamp() * 1000)


async def write(url: str, path: Path, progress: Progress) -> Backup:
    """Write everything to a file, as it stands now, whatever servers do meanwhile, and read the file back.

    Refused if the database is damaged, or the file cannot be written; then there is no file.
    """
    with storage_errors():
        async with _snapshot(url, path.parent, progress) as engine, engine.connect() as connection:
            rows = {str(table.name): await _count(connection, table.name) for table in schema.metadata.sorted_tables}
            made = Backup(str(newest_layout()), version("moonstone-games"), now(), rows)
            with whole_file(path, check) as raw, gzip.GzipFile("", "wb", 6, raw) as out:
                await _write(connection, made, out, progress)
    return made


async def _write(connection: AsyncConnection, made: Backup, out: gzip.GzipFile, progress: Progress) -> None:
    digest, done = hashlib.sha256(), 0

    def line(data: object) -> None:
        raw = orjson.dumps(data) + b"\n"
        digest.update(raw)
        out.write(raw)

    line({"moonstone-backup": FORMAT, "layout": made.layout, "build": made.build, "at": made.at})
    for table in schema.metadata.sorted_tables:
        line({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
        query = select(table).order_by(*table.primary_key.columns)
        async with connection.stream(query.execution_options(yield_per=AT_ONCE)) as rows:
            async for some in rows.partitions():
                for row in some:
                    line([*row])
                done += len(some)
                progress("writing", done, made.total)
    out.write(orjson.dumps({"rows": made.rows, "digest": digest.hexdigest()}) + b"\n")


@asynccontextmanager
async def _snapshot(url: str, folder: Path, progress: Progress) -> AsyncIterator[AsyncEngine]:
    """The database as it stands now. An embedded one is copied first: what a server writes meanwhile is not held up by
    somebody who reads for long, and damage is found.
    """
    if not is_sqlite(url):
        async with reading(url) as engine:
            yield engine
        return
    database = Path(make_url(url).database or "")
    if not database.exists():
        raise Refused("no-database", f"There is no database {database}.")
    try:
        place = tempfile.mkdtemp(prefix=COPY, dir=folder)
    except OSError as error:
        raise Refused("unwritable", f"Nothing can be written to {folder}: {error.strerror}.") from None
    try:
        copy = Path(place) / "moonstone.db"
        _copy(database, copy, progress)
        async with reading(f"sqlite+aiosqlite:///{copy}") as engine:
            yield engine
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _copy(database: Path, copy: Path, progress: Progress) -> None:
    """Copy an embedded database as it stands at one moment; Refused if it is damaged."""
    with closing(connected(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # what is written from now on is left out
        source.backup(
            target, pages=PAGES_AT_ONCE, progress=lambda _, left, total: progress("copying", total - left, total)
        )
        found = str(target.execute("PRAGMA quick_check(1)").fetchone()[0]).splitlines()[-1]
        if found != "ok":
            raise Refused("damaged", f"The database {database} is damaged: {found}. No backup was made.")


async def _count(connection: AsyncConnection, table: str) -> int:
    query = select(func.count()).select_from(schema.metadata.tables[table])
    return int((await connection.execute(query)).scalar_one())


def check(path: Path) -> Backup:
    """What a backup holds; Refused if it is not one, or a byte of it is not as it was written."""
    digest, found, table, rows = hashlib.sha256(), None, "", dict[str, int]()
    for raw, data in _lines(path):
        if found is None:
            found = _head(path, data)
        elif isinstance(data, list):
            rows[table] += 1
        elif "table" in data:
            rows[table := str(data["table"])] = 0
        elif data.get("digest") == digest.hexdigest() and data.get("rows") == rows:
            return Backup(found.layout, found.build, found.at, rows)
        else:
            break
        digest.update(raw)
    raise Refused("bad-backup", f"{path} is damaged, or its end is missing.")


def _head(path: Path, data: Any) -> Backup:
    if not isinstance(data, dict) or data.get("moonstone-backup") != FORMAT:
        raise Refused("not-a-backup", f"{path} is not a backup that this build of Moonstone can read.")
    return Backup(str(data["layout"]), str(data["build"]), int(data["at"]), {})


def _lines(path: Path) -> Iterator[tuple[bytes, Any]]:
    try:
        with gzip.open(path, "rb") as lines:
            for raw in lines:
                yield raw, orjson.loads(raw)
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror or 'it is not a backup'}.") from None
    except (ValueError, EOFError, KeyError, zlib.error):
        raise Refused("bad-backup", f"{path} is damaged or not a backup.") from None


async def restore(url: str, path: Path, progress: Progress) -> Backup:
    """Put everything of a backup into an empty database, in one transaction, and bring it to this build's layout.

    Refused if the backup is damaged or of a newer build, or if the database holds anything or is in use.
    """
    held = check(path)
    if held.layout not in known_layouts():
        raise Refused("newer-backup", f"{path} was made by a newer build of Moonstone: {held.build}.")
    with storage_errors(), locked(url):
        database = Path(make_url(url).database or "") if is_sqlite(url) else None
        is_new = database is not None and not database.exists()
        if database is not None:
            create_file(database)
        engine = connect(url)
        try:
            async with migrating(engine) as connection:
                await _check_nobody_serves(connection)
                await connection.run_sync(_check_empty)
                await connection.run_sync(upgrade, held.layout)
                await _fill(connection, path, held, progress)
                await connection.run_sync(upgrade)
            is_new = False
        finally:
            await engine.dispose()
            if is_new and database is not None:
                for suffix in ("", "-wal", "-shm"):
                    database.with_name(database.name + suffix).unlink(missing_ok=True)
    return held


async def _fill(connection: AsyncConnection, path: Path, held: Backup, progress: Progress) -> None:
    layout = MetaData()
    await connection.run_sync(layout.reflect)
    for table in reversed(layout.sorted_tables):
        if table.name in held.rows:
            await connection.execute(delete(table))  # what migrations put there themselves
    done, table, columns, rows = 0, "", list[str](), list[dict[str, object]]()

    async def flush() -> None:
        nonlocal done
        if rows:
            await connection.execute(insert(layout.tables[table]), rows)
            done += len(rows)
            progress("restoring", done, held.total)
            rows.clear()

    for _, data in _lines(path):
        if isinstance(data, list):
            rows.append(dict(zip(columns, data, strict=True)))
            if len(rows) == AT_ONCE:
                await flush()
        elif "table" in data:
            await flush()
            table, columns = data["table"], data["columns"]
    await flush()


async def _check_nobody_serves(connection: AsyncConnection) -> None:
    """Refused if a server runs on a PostgreSQL database; an embedded one is locked by its user."""
    if connection.dialect.name == "sqlite":
        return
    query = text(
        "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
        "WHERE datname = current_database() AND locktype = 'advisory' AND classid = :class"
    )
    if (await connection.execute(query, {"class": LOCK_CLASS})).scalar_one():
        raise Refused("database-in-use", "A Moonstone server is using the database. Stop it first.")


def _check_empty(connection: Connection) -> None:
    """Refused if anything is stored; else the empty tables go, for those of the backup may have another layout."""
    layout = MetaData()
    there = inspect(connection).get_table_names()
    layout.reflect(connection, only=[name for name in there if name in {*schema.metadata.tables, "alembic_version"}])
    for name, table in layout.tables.items():
        if name == "alembic_version":
            known = known_layouts()
            if any(row[0] not in known for row in connection.execute(select(table.c.version_num))):
                raise Refused("newer-database", "The database was made by a newer build of Moonstone.")
        elif name != "pulses" and connection.execute(select(table).limit(1)).first() is not None:
            raise Refused("not-empty", "The database is not empty. A backup is restored into an empty one only.")
    layout.drop_all(connection)
