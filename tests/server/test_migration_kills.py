"""A migration of an embedded database that is killed leaves it as it was: the next server brings it up to date."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, event

from moonstone.server.settings import database_url
from moonstone.server.storage.database import connect, migrate, migration_config

KILLED = -signal.SIGKILL


def migrate_until(database: str, statements: int) -> None:
    """Migrate, and die by SIGKILL before the statement of that number."""
    engine = connect(database_url(database))
    left = statements

    @event.listens_for(engine.sync_engine, "before_cursor_execute")
    def count(*_: object) -> None:
        nonlocal left
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1

    asyncio.run(migrate(engine))


def killed(database: str, statements: int) -> bool:
    """Whether a process that migrates was killed before it was done."""
    child = multiprocessing.get_context("fork").Process(target=migrate_until, args=(database, statements))
    child.start()
    child.join()
    assert child.exitcode in (0, KILLED)
    return child.exitcode == KILLED


def of_the_first_layout(database: str) -> None:
    """A database as the first build left it, with somebody in it."""

    def upgrade(connection: Connection) -> None:
        config = migration_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    async def run() -> None:
        engine = connect(database_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.exec_driver_sql("INSERT INTO people VALUES ('ann', 'Ann', 1)")
        await engine.dispose()

    asyncio.run(run())


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.long)])
def test_whenever_a_migration_is_killed_the_next_one_succeeds(tmp_path: Path, step: int) -> None:
    for first in (False, True):
        statements = 0
        while True:
            database = str(tmp_path / f"{first}-{statements}.db")
            if first:
                of_the_first_layout(database)
            if not killed(database, statements):
                break
            assert not killed(database, 1_000_000), (
                f"it cannot be used when it was killed before statement {statements}"
            )
            with sqlite3.connect(database) as stored:
                assert stored.execute("SELECT name FROM people").fetchall() == [("Ann",)] * first
            statements += step
        assert statements > 10
