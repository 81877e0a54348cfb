"""Writing and reading logs. What arrives together, of any tables, shares one commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

import asyncpg
import orjson
from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Refused
from moonstone.server import metrics
from moonstone.server.storage import schema
from moonstone.server.storage.bulk_writer import (
    LISTING_COLUMNS,
    BatchWriter,
    PostgresBatchWriter,
    SqliteBatchWriter,
    Write,
    listing_values,
    log_values,
)
from moonstone.server.storage.quota import Quota
from moonstone.server.storage.results import read_results, result_row, stored_result
from moonstone.tables import snapshot
from moonstone.tables.entries import LogEntry, Opened
from moonstone.tables.listing import Listing
from moonstone.tables.table import Table

LONG = 400
"""A log of so many entries is played beside the event loop."""
LARGEST_BATCH = 500
END_SECONDS = 3.0
"""How long what waits to be written is waited for in the end."""
ATTEMPTS = 5
"""How often a transaction that lost a deadlock to another process is tried."""
NO_LIMIT: Final = Quota()

logger = logging.getLogger("moonstone.log_store")


class _Waiting(NamedTuple):
    write: Write
    done: asyncio.Future[bool]


class LogStore:
    """Stores and reads logs. One task writes; everything that waits meanwhile goes into its next commit."""

    def __init__(self, engine: AsyncEngine, worker: int) -> None:
        self.engine = engine
        self.worker = worker
        self.shared = engine.dialect.name == "postgresql"
        self._batch_writer: BatchWriter | None = None
        insert = postgresql.insert if self.shared else sqlite.insert
        self._insert_snapshot = insert(schema.snapshots).on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: bindparam(f"new_{name}") for name in ("seq", "build", "body")},
        )
        self._waiting: list[_Waiting] = []
        self._probes: list[asyncio.Future[None]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start the task that writes. Without it, logs can be read and tables opened."""
        self._batch_writer = (
            PostgresBatchWriter(self.engine, self.worker)
            if self.shared
            else SqliteBatchWriter(self.engine, self.worker)
        )
        await self._batch_writer.begin()
        self._task = asyncio.create_task(self._run(), name="log store")

    async def end(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            end = perf_counter() + END_SECONDS
            while self._waiting and perf_counter() < end:
                await asyncio.sleep(0.005)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._batch_writer is not None:
            await self._batch_writer.end()

    async def write(self, entry: LogEntry, listing: Listing) -> bool:
        """Put an entry on the disk. False if another process has written an entry of that number before.

        If storage fails it may or may not be written: Refused, and the caller must read the log before going on.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(Write(entry, listing), done))
        self._wake.set()
        return await done

    async def probe(self) -> None:
        """Find out whether entries could be stored now; an error if not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._probes.append(done)
        self._wake.set()
        await done

    async def open(self, entries: Sequence[LogEntry], listing: Listing, quota: Quota = NO_LIMIT) -> None:
        """Put a new table on the disk with all of its log so far, its opening first: all or nothing."""
        async with self.engine.begin() as connection:
            host = entries[0].person
            assert host is not None
            await quota.check_tables(connection, host, listing.phase != "over")
            await self.insert(connection, entries, listing)

    async def insert(self, connection: AsyncConnection, entries: Sequence[LogEntry], listing: Listing) -> None:
        """Put a new table on the disk as a part of something larger."""
        first, last = entries[0], entries[-1]
        assert isinstance(first.body, Opened)
        config = first.body.config
        columns = {
            "id": first.table_id,
            "game": config.game,
            "rules": config.rules,
            "host": first.person,
            "public": config.public,
            "created_at": first.at,
            "changed_at": last.at,
            "seq": last.seq,
            "campaign": None if config.campaign is None else orjson.dumps(config.campaign.to_json()).decode(),
            **dict(zip(LISTING_COLUMNS, listing_values(listing, self.worker), strict=True)),
        }
        await connection.execute(schema.tables.insert(), columns)
        await connection.execute(schema.log.insert(), [_log_columns(entry) for entry in entries])
        people = sorted(listing.people or ())
        if people:
            seated = [{"table_id": first.table_id, "person_id": person} for person in people]
            await connection.execute(schema.seated.insert(), seated)
        if listing.results:
            await connection.execute(
                schema.results.insert(), [result_row(result)._asdict() for result in listing.results]
            )

    async def read(self, table_id: str, after: int = -1) -> list[LogEntry]:
        """The entries of a table's log after number `after`; Refused if one cannot be read."""
        query = select(schema.log).where(schema.log.c.table_id == table_id, schema.log.c.seq > after)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(schema.log.c.seq))
            return [entry_of(*columns) for columns in found]

    async def load(self, table_id: str) -> tuple[Table, int]:
        """A table from its snapshot, if this build can read it, and the entries after; else from its whole log.

        With it comes the number up to which a snapshot is stored, -1 if there is none.
        """
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
            stored = found.first()
        if stored is not None:
            try:
                table = (
                    snapshot.load(table_id, stored.body)
                    if stored.seq < LONG
                    else await asyncio.to_thread(snapshot.load, table_id, stored.body)
                )
            except (Refused, ValueError, LookupError, TypeError, AssertionError):
                table = None
            if table is not None and snapshot.build_of(table) == stored.build and table.seq == stored.seq:
                table.apply_all(await self.read(table_id, table.seq))
                return table, stored.seq
        entries = await self.read(table_id)
        if not entries:
            raise Refused("no-such-table", "There is no such table.")
        return await self.fold(entries), -1

    async def reload(self, table_id: str) -> Table:
        """A table from its whole log, which has been rewritten: a snapshot of what it was is deleted."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
        return await self.fold(await self.read(table_id))

    async def fold(self, entries: Sequence[LogEntry]) -> Table:
        """The table that a stored log leads to. How a game ended that can no longer be replayed is in the results."""
        table = Table(entries[0])
        ended = stored_result(await read_results(self.engine, table.id)) if table.game.is_retired else None
        if len(entries) < LONG:
            return Table.fold(entries, ended)
        return await asyncio.to_thread(Table.fold, entries, ended)

    async def save_snapshot(self, table: Table) -> None:
        """Keep the table as it stands, to load it quickly."""
        columns = {"seq": table.seq, "build": snapshot.build_of(table), "body": snapshot.dump(table)}
        async with self.engine.begin() as connection:
            await connection.execute(
                self._insert_snapshot,
                {"table_id": table.id, **columns, **{f"new_{name}": value for name, value in columns.items()}},
            )

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._probes:
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                probes, self._probes = self._probes, []
                began = perf_counter()
                try:
                    written = await self._commit([waiting.write for waiting in batch])
                except Exception as error:  # whatever it is, those who wait are answered and the next batch is written
                    metrics.storage_failures.inc()
                    logger.exception("a commit failed", extra={"rows": len(batch)})
                    refused = Refused("storage", "The move could not be stored just now; please try again.")
                    _settle((waiting.done for waiting in batch), refused)
                    _settle(probes, error)
                    continue
                _settle(probes, None)
                if batch:
                    metrics.commits.observe(perf_counter() - began)
                    metrics.entries.inc(len(written))
                for waiting in batch:
                    if not waiting.done.done():
                        entry = waiting.write.entry
                        waiting.done.set_result((entry.table_id, entry.seq) in written)

    async def _commit(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Write entries of different tables; the table and number of those that were written."""
        assert self._batch_writer is not None
        # In one order everywhere, so that two processes do not wait for each other in a ring.
        ordered = sorted(batch, key=lambda write: write.entry.table_id)
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._batch_writer.write(ordered)
            except asyncpg.DeadlockDetectedError:
                continue
        return await self._batch_writer.write(ordered)


def _settle(waiting: Iterable[asyncio.Future[Any]], error: Exception | None) -> None:
    """Tell all who wait that something went wrong, or for None that it did not."""
    for one in waiting:
        if not one.done():
            if error is None:
                one.set_result(None)
            else:
                one.set_exception(error)


def entry_of(
    table_id: str, seq: int, at: int, kind: str, seat: int | None, person: str | None, key: str | None, body: str
) -> LogEntry:
    """An entry from its columns; Refused if it cannot be read."""
    try:
        data = orjson.loads(body)
    except orjson.JSONDecodeError:
        raise Refused("bad-log", f"Entry {seq}: it cannot be read.", entry=seq) from None
    return LogEntry.read(table_id, seq, at, kind, seat, person, key, data)


def _log_columns(entry: LogEntry) -> dict[str, str | int | None]:
    return dict(zip(schema.log.columns.keys(), log_values(entry), strict=True))
