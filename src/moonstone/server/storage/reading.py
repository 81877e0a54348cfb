"""A database as it stands at one moment, to be looked at: nothing in it is changed, also where its layout is older."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import StaticPool, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from moonstone.engine import Refused
from moonstone.server.storage.database import is_sqlite, newest_layout, storage_errors, upgrade

VERSION: Final = "SELECT version_num FROM alembic_version"
COPIES: Final = (
    "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'alembic_version' "
    "UNION ALL SELECT 'alembic_version'"
)


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[AsyncEngine]:
    """A database as it stands now, all of it in one snapshot, in this build's layout; Refused if that cannot be.

    Servers may write to it meanwhile. One with an older layout is brought up to date in a copy.
    """
    if is_sqlite(url):
        with storage_errors(), _readable(Path(make_url(url).database or "")) as path:
            async with _one_connection(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true") as (engine, connection):
                await connection.exec_driver_sql("BEGIN")
                await connection.exec_driver_sql(VERSION)  # the snapshot begins with what is read first
                yield engine
        return
    with storage_errors():
        async with _one_connection(url) as (engine, connection):
            await connection.exec_driver_sql("BEGIN ISOLATION LEVEL REPEATABLE READ")
            await _copy_older(connection)
            await connection.exec_driver_sql("SET TRANSACTION READ ONLY")
            yield engine
            await connection.exec_driver_sql("ROLLBACK")


@asynccontextmanager
async def _one_connection(url: str) -> AsyncIterator[tuple[AsyncEngine, AsyncConnection]]:
    """An engine with one connection, on which whatever is asked is asked in the transaction that is begun by hand."""
    engine = create_async_engine(
        url,
        poolclass=StaticPool,
        isolation_level="AUTOCOMMIT",
        pool_reset_on_return=None,
        skip_autocommit_rollback=True,
    )
    try:
        async with engine.connect() as connection:
            yield engine, connection
    finally:
        await engine.dispose()


@contextmanager
def _readable(path: Path) -> Iterator[Path]:
    """The file, or a copy of it that is up to date or that can be read where the disk cannot be written to."""
    if not path.exists():
        raise Refused("no-database", f"There is no database {path}.")
    try:
        version = _version(path)
    except sqlite3.OperationalError:
        version = None  # what was written last lies in a file beside it, which cannot be read without writing
    if version is not None and version == newest_layout():
        yield path
        return
    with TemporaryDirectory(prefix="moonstone-") as folder:
        copy = Path(folder) / "moonstone.db"
        if version is None:
            for suffix in ("", "-wal"):
                if (source := path.with_name(path.name + suffix)).exists():
                    shutil.copy(source, copy.with_name(copy.name + suffix))
                    copy.with_name(copy.name + suffix).chmod(0o600)
        else:
            with closing(connected(path)) as source_file, closing(sqlite3.connect(copy)) as target:
                source_file.backup(target)
        yield _brought_up(copy)


def connected(path: Path) -> sqlite3.Connection:
    """A connection that can only read."""
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True)


def _version(path: Path) -> str | None:
    with closing(connected(path)) as connection:
        row = connection.execute(VERSION).fetchone()
        return None if row is None else str(row[0])


def _brought_up(path: Path) -> Path:
    """A copy of our own in this build's layout."""
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    return path


async def _copy_older(connection: AsyncConnection) -> None:
    """Where the layout is older, go on with copies of the tables that this connection alone has, brought up to date."""
    if (await connection.exec_driver_sql(VERSION)).scalar() == newest_layout():
        return
    tables = [row[0] for row in await connection.exec_driver_sql(COPIES)]
    for table in tables:
        await connection.exec_driver_sql(f'CREATE TEMP TABLE "{table}" (LIKE "{table}" INCLUDING ALL)')
    schema = (await connection.exec_driver_sql("SELECT current_schema()")).scalar()
    for table in tables:
        await connection.exec_driver_sql(f'INSERT INTO pg_temp."{table}" SELECT * FROM "{schema}"."{table}"')
    await connection.exec_driver_sql("SET LOCAL search_path TO pg_temp")
    await connection.run_sync(upgrade)
