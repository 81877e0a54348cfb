"""Opening a database: SQLite in a file for one process, or PostgreSQL for any number."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Final

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from moonstone.engine import Refused

MIGRATIONS: Final = Path(__file__).parent / "migrations"
STORAGE_ERRORS: Final = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What using a database raises when it cannot be used; a time-out is an OSError, too."""
CONNECT_SECONDS: Final = 10.0
"""How long a connection may take to be made."""
MOST_CONNECTIONS: Final = 64
"""How many connections to PostgreSQL the workers of one server have together; it allows 100 by itself."""
MIGRATION_LOCK: Final = 8400
"""The advisory lock that one process on a PostgreSQL holds while it migrates."""


def is_sqlite(url: str) -> bool:
    """Whether the address is of an embedded database, which one process alone may use."""
    return make_url(url).get_backend_name() == "sqlite"


def connect(url: str, *, seconds: float | None = None, workers: int = 1) -> AsyncEngine:
    """An engine whose commits are on the disk when they return. PostgreSQL may have a limit of seconds for an answer,
    and gives each of so many workers its share of connections.
    """
    if not is_sqlite(url):
        share = max(2, min(8, MOST_CONNECTIONS // (2 * workers)))
        limits = {"timeout": CONNECT_SECONDS, **({} if seconds is None else {"command_timeout": seconds})}
        engine = create_async_engine(
            url, pool_size=share, max_overflow=share, pool_timeout=seconds or 30, connect_args=limits
        )
        event.listen(engine.sync_engine, "handle_error", _lose_silent_connection)
        return engine
    engine = create_async_engine(url, pool_size=4, connect_args={"timeout": 10})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def _lose_silent_connection(context: ExceptionContext) -> None:
    """A connection that gave no answer in time is lost, and so are those that were open beside it."""
    if isinstance(context.original_exception, OSError):
        context.is_disconnect = True


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this build's layout, all of it or nothing; Refused if it cannot be reached or is of a newer
    build.
    """
    with storage_errors():
        async with migrating(engine) as connection:
            await connection.run_sync(upgrade)


@asynccontextmanager
async def migrating(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which the layout may be changed; it is committed at the end."""
    async with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            # By itself, the driver would commit before every change of the layout, and a server killed in between
            # would leave a database that no build can read.
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            # Two servers that start at once must not both migrate.
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        yield connection
        await connection.commit()


@contextmanager
def storage_errors() -> Iterator[None]:
    """Turn what goes wrong with a database into a sentence."""
    try:
        yield
    except (OSError, DBAPIError, sqlite3.Error) as error:
        reason = (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()[0]
        raise Refused("database", f"The database cannot be used: {reason}.") from None


def upgrade(connection: Connection, layout: str = "head") -> None:
    """Run the migrations that a database lacks, up to a layout, in the transaction that is open."""
    config = migration_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, layout)
    except CommandError as error:
        raise Refused("newer-database", f"The database was made by a newer build of Moonstone: {error}.") from None


def migration_config() -> Config:
    """Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def known_layouts() -> list[str]:
    """The versions of the layout that this build knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


def newest_layout() -> str:
    """The version of this build's layout."""
    return known_layouts()[0]


@asynccontextmanager
async def opened(
    url: str, *, alone: bool = True, seconds: float | None = None, workers: int = 1
) -> AsyncIterator[AsyncEngine]:
    """A migrated database, made if it is not there; see `connect`.

    An embedded one is locked if it is wanted alone, so that no second process can use it meanwhile.
    """
    with locked(url) if alone else nullcontext():
        if is_sqlite(url):
            create_file(Path(make_url(url).database or ""))
        unhurried = connect(url)  # a migration may take long
        try:
            await migrate(unhurried)
        finally:
            await unhurried.dispose()
        engine = connect(url, seconds=seconds, workers=workers)
        try:
            yield engine
        finally:
            await engine.dispose()


@asynccontextmanager
async def in_use(url: str) -> AsyncIterator[AsyncEngine]:
    """A database for a small change while a server may be running on it; Refused if its layout is not this build's."""
    if is_sqlite(url) and not Path(make_url(url).database or "").exists():
        raise Refused("no-database", f"There is no database {make_url(url).database}.")
    engine = connect(url)
    try:
        with storage_errors():
            async with engine.connect() as connection:
                found = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalar()
            if found != newest_layout():
                raise Refused("older-database", "The database is of another build. Start this build's server first.")
            yield engine
    finally:
        await engine.dispose()


_locked: Final[set[Path]] = set()
"""The embedded databases that this process has for itself."""


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Keep other processes off an embedded database; Refused if one is using it. Within, it may be asked for again."""
    path = Path(make_url(url).database or "")
    if not is_sqlite(url) or path in _locked:
        yield
        return
    lock = _lock(path)
    _locked.add(path)
    try:
        yield
    finally:
        _locked.remove(path)
        lock.release()


def create_file(path: Path) -> None:
    """Make the file, if it is not there, readable by its owner alone: it holds the secrets of running games."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Refused("unwritable", f"{path} cannot be made: {error.strerror}.") from None


def _lock(path: Path) -> FileLock:
    """A lock beside the file that the system frees when this process ends, however it ends."""
    file = path.with_name(path.name + ".lock")
    lock = FileLock(file, mode=0o600, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        text = f"Another Moonstone is using {path}. Stop it first, or serve from PostgreSQL."
        raise Refused("database-in-use", text) from None
    except OSError as error:
        raise Refused("unwritable", f"{file} cannot be made: {error.strerror}.") from None
    return lock
