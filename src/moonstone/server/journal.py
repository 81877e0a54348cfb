"""Writing and reading logs. What arrives together, of any tables, shares one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, time_ns
from typing import Any

import orjson
from sqlalchemy import Insert, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Refused
from moonstone.server import metrics, schema
from moonstone.server.row import Row
from moonstone.server.table import Table

CHANNEL = "moonstone"
"""Where PostgreSQL tells the other processes which tables have gone on."""
LARGEST_BATCH = 500
ATTEMPTS = 5
"""How often a transaction that lost a deadlock to another process is tried."""


def now() -> int:
    """The time in milliseconds."""
    return time_ns() // 1_000_000


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
    opened: dict[str, Any] | None = None
    """For the first row: the columns that never change."""


@dataclass(frozen=True, slots=True)
class _Write:
    row: Row
    header: Header
    done: asyncio.Future[bool]


class Journal:
    """The way to the disk. One task writes; everything that waits while it does goes into its next commit."""

    def __init__(self, engine: AsyncEngine, worker: int) -> None:
        self.engine = engine
        self.worker = worker
        self.shared = engine.dialect.name == "postgresql"
        insert = postgresql.insert if self.shared else sqlite.insert
        self._insert_log: Insert = (
            insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table_id, schema.log.c.seq)
        )
        self._insert_seated: Insert = insert(schema.seated).on_conflict_do_nothing()
        self._insert_snapshot = insert(schema.snapshots).on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: bindparam(f"new_{name}") for name in ("seq", "build", "body")},
        )
        self._waiting: list[_Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the task that writes."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def end(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.005)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, row: Row, header: Header) -> bool:
        """Put a row on the disk. False if another process has written a row of that number before.

        If storage fails it may or may not be written: Refused, and the caller must read the log before going on.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(row, header, done))
        self._wake.set()
        return await done

    async def write_together(self, writes: Sequence[tuple[Row, Header]]) -> None:
        """Put many rows on the disk, all or none."""
        loop = asyncio.get_running_loop()
        await self._commit([_Write(row, header, loop.create_future()) for row, header in writes])

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
                    written = await self._commit(batch)
                except (SQLAlchemyError, OSError) as error:
                    metrics.storage_failures.inc()
                    for write in batch:
                        if not write.done.done():
                            refused = Refused("storage", "The move could not be stored just now; please try again.")
                            refused.__cause__ = error
                            write.done.set_exception(refused)
                    continue
                metrics.commits.observe(perf_counter() - began)
                metrics.rows.inc(len(written))
                for write in batch:
                    if not write.done.done():
                        write.done.set_result((write.row.table_id, write.row.seq) in written)

    async def _commit(self, batch: Sequence[_Write]) -> set[tuple[str, int]]:
        # In one order everywhere, so that two processes do not wait for each other in a ring.
        ordered = sorted(batch, key=lambda write: (write.row.table_id, write.row.seq))
        for attempt in range(ATTEMPTS):
            try:
                async with self.engine.begin() as connection:
                    return await self._write_all(connection, ordered)
            except DBAPIError as error:
                if attempt + 1 == ATTEMPTS or "deadlock" not in str(error.orig).lower():
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _write_all(self, connection: AsyncConnection, batch: Sequence[_Write]) -> set[tuple[str, int]]:
        opened = [write for write in batch if write.header.opened is not None]
        if opened:
            await connection.execute(schema.tables.insert(), [_opened_columns(write) for write in opened])
        found = await connection.execute(self._insert_log, [_log_columns(write.row) for write in batch])
        written = {(table_id, seq) for table_id, seq in found}
        kept = [write for write in batch if (write.row.table_id, write.row.seq) in written]
        changed = [_header_columns(write) for write in kept if write.header.opened is None]
        if changed:
            await connection.execute(_UPDATE_TABLE, changed)
        for write in kept:
            if write.header.seated is not None:
                await self._seat(connection, write.row.table_id, write.header.seated)
        if self.shared and kept:
            told = {write.row.table_id: write.row.seq for write in kept}
            payloads = [{"payload": f"{self.worker} {table_id} {seq}"} for table_id, seq in told.items()]
            await connection.execute(_NOTIFY, payloads)
        return written

    async def _seat(self, connection: AsyncConnection, table_id: str, people: frozenset[str]) -> None:
        await connection.execute(delete(schema.seated).where(schema.seated.c.table_id == table_id))
        if people:
            rows = [{"table_id": table_id, "person_id": person} for person in sorted(people)]
            await connection.execute(self._insert_seated, rows)


_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.seq < bindparam("new_seq"))
    .values(
        phase=bindparam("new_phase"),
        turn=bindparam("new_turn"),
        summary=func.coalesce(bindparam("new_summary"), schema.tables.c.summary),
        seq=bindparam("new_seq"),
        changed_at=bindparam("new_at"),
        due_at=bindparam("new_due_at"),
        thinker=bindparam("new_thinker"),
    )
)
_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))


def row_of(
    table_id: str, seq: int, at: int, kind: str, seat: int | None, person: str | None, key: str | None, body: str
) -> Row:
    """A row from its columns."""
    return Row(table_id, seq, at, kind, seat, person, key, orjson.loads(body))


def _log_columns(row: Row) -> dict[str, Any]:
    return {
        "table_id": row.table_id,
        "seq": row.seq,
        "at": row.at,
        "kind": row.kind,
        "seat": row.seat,
        "person_id": row.person,
        "key": row.key,
        "body": orjson.dumps(row.body).decode(),
    }


def _header_columns(write: _Write) -> dict[str, Any]:
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


def _opened_columns(write: _Write) -> dict[str, Any]:
    row, header = write.row, write.header
    assert header.opened is not None
    return {
        "id": row.table_id,
        "seq": row.seq,
        "created_at": row.at,
        "changed_at": row.at,
        "phase": header.phase,
        "turn": header.turn,
        "summary": header.summary,
        "due_at": header.due_at,
        "thinker": header.thinker,
        **header.opened,
    }
