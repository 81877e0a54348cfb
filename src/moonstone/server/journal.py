"""Writing and reading logs. What arrives together, of any tables, shares one commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import perf_counter, time_ns
from typing import Any, TypeAlias

import asyncpg
import orjson
from sqlalchemy import Insert, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Refused
from moonstone.server import metrics, schema
from moonstone.server.disk import CHANNEL, Disk, Header, PostgresDisk, SqliteDisk, Write, log_values
from moonstone.server.row import Row
from moonstone.server.table import Table

LARGEST_BATCH = 500
ATTEMPTS = 5
"""How often a transaction that lost a deadlock to another process is tried."""
FAILURES = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What storage raises when it fails."""

Writing: TypeAlias = Callable[[Sequence[Write]], Awaitable[set[tuple[str, int]]]]

logger = logging.getLogger("moonstone.journal")


def now() -> int:
    """The time in milliseconds."""
    return time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class _Waiting:
    write: Write
    done: asyncio.Future[bool]


class Journal:
    """The way to the disk. One task writes; everything that waits while it does goes into its next commit."""

    def __init__(self, engine: AsyncEngine, worker: int) -> None:
        self.engine = engine
        self.worker = worker
        self.shared = engine.dialect.name == "postgresql"
        self._disk: Disk | None = None
        insert = postgresql.insert if self.shared else sqlite.insert
        self._insert_log: Insert = (
            insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table_id, schema.log.c.seq)
        )
        self._insert_seated: Insert = insert(schema.seated).on_conflict_do_nothing()
        self._insert_snapshot = insert(schema.snapshots).on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: bindparam(f"new_{name}") for name in ("seq", "build", "body")},
        )
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the task that writes. Without it, logs can be read and tables opened."""
        self._disk = PostgresDisk(self.engine, self.worker) if self.shared else SqliteDisk(self.engine)
        self._task = asyncio.create_task(self._run(), name="journal")

    async def end(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.005)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._disk is not None:
            self._disk.close()

    async def write(self, row: Row, header: Header) -> bool:
        """Put a row on the disk. False if another process has written a row of that number before.

        If storage fails it may or may not be written: Refused, and the caller must read the log before going on.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(Write(row, header), done))
        self._wake.set()
        return await done

    async def open(self, rows: Sequence[Row], header: Header) -> None:
        """Put a new table on the disk with all of its log so far, its opening first: all or nothing."""
        first, last = rows[0], rows[-1]
        columns = {
            "id": first.table_id,
            "game": first.body["game"],
            "host": first.person,
            "public": first.body["public"],
            "created_at": first.at,
            "changed_at": last.at,
            "seq": last.seq,
            "phase": header.phase,
            "turn": header.turn,
            "summary": header.summary,
            "due_at": header.due_at,
            "thinker": header.thinker,
        }
        async with self.engine.begin() as connection:
            await connection.execute(schema.tables.insert(), columns)
            await connection.execute(schema.log.insert(), [_log_columns(row) for row in rows])
            await self._seat(connection, first.table_id, header.seated or frozenset())

    async def read(self, table_id: str, after: int = -1) -> list[Row]:
        """The rows of a table's log after number `after`."""
        query = select(schema.log).where(schema.log.c.table_id == table_id, schema.log.c.seq > after)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(schema.log.c.seq))
            return [row_of(*columns) for columns in found]

    async def load(self, table_id: str) -> Table:
        """A table from its snapshot, if this build can read it, and the rows after; else from its whole log."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
            snapshot = found.first()
        if snapshot is not None:
            try:
                table = Table.of_snapshot(table_id, snapshot.body)
            except (Refused, ValueError, KeyError, TypeError, AssertionError):
                table = None
            if table is not None and table.build == snapshot.build and table.seq == snapshot.seq:
                table.follow_all(await self.read(table_id, table.seq))
                return table
        rows = await self.read(table_id)
        if not rows:
            raise Refused("no-such-table", "There is no such table.")
        return Table.of(rows)

    async def save_snapshot(self, table: Table) -> None:
        """Keep the table as it stands, to wake it quickly."""
        body = table.snapshot().decode()
        columns = {"seq": table.seq, "build": table.build, "body": body}
        async with self.engine.begin() as connection:
            await connection.execute(
                self._insert_snapshot,
                {"table_id": table.id, **columns, **{f"new_{name}": value for name, value in columns.items()}},
            )

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                began = perf_counter()
                try:
                    written = await self._commit([waiting.write for waiting in batch])
                except Exception:  # whatever it is, those who wait are answered and the next batch is written
                    metrics.storage_failures.inc()
                    logger.exception("a commit failed", extra={"rows": len(batch)})
                    for waiting in batch:
                        if not waiting.done.done():
                            refused = Refused("storage", "The move could not be stored just now; please try again.")
                            waiting.done.set_exception(refused)
                    continue
                metrics.commits.observe(perf_counter() - began)
                metrics.rows.inc(len(written))
                for waiting in batch:
                    if not waiting.done.done():
                        row = waiting.write.row
                        waiting.done.set_result((row.table_id, row.seq) in written)

    async def _commit(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Write rows of different tables, and say which of them were written. Those that change who has a seat, before
        a game begins, take the long way.
        """
        # In one order everywhere, so that two processes do not wait for each other in a ring.
        ordered = sorted(batch, key=lambda write: write.row.table_id)
        seating = [write for write in ordered if write.header.seated is not None]
        playing = [write for write in ordered if write.header.seated is None]
        written: set[tuple[str, int]] = set()
        if seating:
            written |= await self._retried(self._write_seating, seating)
        if playing:
            assert self._disk is not None
            written |= await self._retried(self._disk.write, playing)
        return written

    async def _retried(self, write: Writing, batch: Sequence[Write]) -> set[tuple[str, int]]:
        for _ in range(ATTEMPTS - 1):
            try:
                return await write(batch)
            except FAILURES as error:
                if "deadlock" not in str(error).lower():
                    raise
        return await write(batch)

    async def _write_seating(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        async with self.engine.begin() as connection:
            found = await connection.execute(self._insert_log, [_log_columns(write.row) for write in batch])
            written = {(table_id, seq) for table_id, seq in found}
            for write in batch:
                row = write.row
                if (row.table_id, row.seq) in written:
                    await connection.execute(_UPDATE_TABLE, _header_columns(write))
                    await self._seat(connection, row.table_id, write.header.seated or frozenset())
                    if self.shared:
                        payload = f"{self.worker} {row.table_id} {row.seq}"
                        await connection.execute(select(func.pg_notify(CHANNEL, payload)))
            return written

    async def _seat(self, connection: AsyncConnection, table_id: str, people: frozenset[str]) -> None:
        await connection.execute(delete(schema.seated).where(schema.seated.c.table_id == table_id))
        if people:
            rows = [{"table_id": table_id, "person_id": person} for person in sorted(people)]
            await connection.execute(self._insert_seated, rows)


_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        phase=bindparam("new_phase"),
        turn=bindparam("new_turn"),
        summary=bindparam("new_summary"),
        seq=bindparam("new_seq"),
        changed_at=bindparam("new_at"),
        due_at=bindparam("new_due_at"),
        thinker=bindparam("new_thinker"),
    )
)


def row_of(
    table_id: str, seq: int, at: int, kind: str, seat: int | None, person: str | None, key: str | None, body: str
) -> Row:
    """A row from its columns."""
    return Row(table_id, seq, at, kind, seat, person, key, orjson.loads(body))


def _log_columns(row: Row) -> dict[str, Any]:
    return dict(zip(schema.log.columns.keys(), log_values(row), strict=True))


def _header_columns(write: Write) -> dict[str, Any]:
    row, header = write.row, write.header
    return {
        "table": row.table_id,
        "new_seq": row.seq,
        "new_at": row.at,
        "new_phase": header.phase,
        "new_turn": header.turn,
        "new_summary": header.summary,
        "new_due_at": header.due_at,
        "new_thinker": header.thinker,
    }
