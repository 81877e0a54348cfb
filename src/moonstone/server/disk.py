"""The short way to the disk: many rows in one statement, straight to the driver.

This is where all moves pass, so it is the one place that does without SQLAlchemy's comforts. In one process a thread
does the writing, and every step of a statement makes that thread wait for its turn with the event loop: hence one
statement of many values, not many of one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import orjson
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.server.row import Row

CHANNEL = "moonstone"
"""Where PostgreSQL tells the other processes which tables have gone on."""


@dataclass(frozen=True, slots=True)
class Header:
    """What `tables` says of a table once a row is written, so that it can be found without its log."""

    phase: str
    turn: str
    summary: str | None
    """Seats and scores, for lists; None where they are as they were."""
    due_at: int | None
    """When a clock runs out."""
    thinker: int | None
    """The process that lets the bots think which owe a decision."""
    seated: frozenset[str] | None = None
    """The people with a seat, where that may have changed."""


@dataclass(frozen=True, slots=True)
class Write:
    """A row to be written, and what follows from it."""

    row: Row
    header: Header


class Disk(Protocol):
    """A database that can be written to the short way."""

    async def write(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Put rows on the disk, at most one of a table; which of them were written, by table and number.

        A row whose number is taken, by another process, is not.
        """

    def close(self) -> None:
        """Let go."""


LOG_COLUMNS = 8


def log_values(row: Row) -> tuple[Any, ...]:
    """A row's columns, in the order of the table `log`."""
    body = orjson.dumps(row.body).decode()
    return row.table_id, row.seq, row.at, row.kind, row.seat, row.person, row.key, body


class SqliteDisk:
    """An embedded database, used by this process alone."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")
        path = make_url(str(engine.url)).database or ""
        self._connection = sqlite3.connect(path, timeout=30, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            self._connection.execute(f"PRAGMA {pragma}")

    async def write(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Put rows on the disk. Here nobody else writes: a number that is taken is an error."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)
        return {(write.row.table_id, write.row.seq) for write in batch}

    def _write(self, batch: Sequence[Write]) -> None:
        log = [value for write in batch for value in log_values(write.row)]
        new = [value for write in batch for value in _new_values(write)]
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            execute(f"INSERT INTO log VALUES {_places(len(batch), LOG_COLUMNS)}", log)
            execute(
                f"WITH new(id, seq, at, phase, turn, summary, due_at, thinker) AS (VALUES {_places(len(batch), 8)}) "
                "UPDATE tables SET seq = new.seq, changed_at = new.at, phase = new.phase, turn = new.turn, "
                "summary = coalesce(new.summary, tables.summary), due_at = new.due_at, thinker = new.thinker "
                "FROM new WHERE tables.id = new.id",
                new,
            )
            for table_id, people in _seated(batch):
                execute("DELETE FROM seated WHERE table_id = ?", (table_id,))
                self._connection.executemany("INSERT INTO seated VALUES (?, ?)", people)
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let go."""
        self._thread.shutdown()
        self._connection.close()


def _places(rows: int, columns: int) -> str:
    row = f"({','.join('?' * columns)})"
    return ",".join([row] * rows)


def _seated(batch: Sequence[Write]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The tables of a batch at which seats have changed, and the rows of `seated` that they have now."""
    return [
        (write.row.table_id, [(write.row.table_id, person) for person in sorted(write.header.seated)])
        for write in batch
        if write.header.seated is not None
    ]


def _new_values(write: Write) -> tuple[Any, ...]:
    row, header = write.row, write.header
    return row.table_id, row.seq, row.at, header.phase, header.turn, header.summary, header.due_at, header.thinker


class PostgresDisk:
    """PostgreSQL, which any number of processes share: the others are told in the same transaction."""

    STATEMENT = f"""
        WITH
        written AS (
            INSERT INTO log (table_id, seq, at, kind, seat, person_id, key, body)
            SELECT * FROM unnest(
                $1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[]
            )
            ON CONFLICT DO NOTHING
            RETURNING table_id, seq
        ),
        new AS (
            SELECT * FROM unnest(
                $1::text[], $2::int[], $3::bigint[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::int[]
            ) AS new (table_id, seq, at, phase, turn, summary, due_at, thinker)
            JOIN written USING (table_id, seq)
        ),
        changed AS (
            UPDATE tables SET
                seq = new.seq, changed_at = new.at, phase = new.phase, turn = new.turn,
                summary = coalesce(new.summary, tables.summary), due_at = new.due_at, thinker = new.thinker
            FROM new WHERE tables.id = new.table_id
        )
        SELECT table_id, seq, pg_notify('{CHANNEL}', $14 || ' ' || table_id || ' ' || seq) FROM written
    """

    def __init__(self, engine: AsyncEngine, worker: int) -> None:
        self._engine = engine
        self._worker = worker

    async def write(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Put rows on the disk; one statement is one transaction, on the disk when it returns."""
        log = zip(*(log_values(write.row) for write in batch), strict=True)
        new = zip(*(_new_values(write)[3:] for write in batch), strict=True)
        async with self._engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            values = (*log, *new, str(self._worker))
            if all(write.header.seated is None for write in batch):
                return _written(await raw.fetch(self.STATEMENT, *values))
            async with raw.transaction():
                written = _written(await raw.fetch(self.STATEMENT, *values))
                kept = [write for write in batch if (write.row.table_id, write.row.seq) in written]
                for table_id, people in _seated(kept):
                    await raw.execute("DELETE FROM seated WHERE table_id = $1", table_id)
                    await raw.executemany("INSERT INTO seated VALUES ($1, $2)", people)
            return written

    def close(self) -> None:
        """Its connections are the engine's."""


def _written(found: Sequence[Any]) -> set[tuple[str, int]]:
    return {(row["table_id"], row["seq"]) for row in found}
