"""The short way to the disk: many entries in one transaction, straight to the driver.

All moves pass here, so this is the one place that does not go through SQLAlchemy. An embedded database is written by a
process of its own (`sqlite_writer`).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol, TypedDict

import asyncpg
import orjson
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.server.storage.results import ResultRow, result_row
from moonstone.server.storage.sqlite_writer import Batch, Columns
from moonstone.tables.entries import LogEntry
from moonstone.tables.listing import Listing

CHANNEL = "moonstone"
"""The channel on which PostgreSQL tells the other processes which tables have new entries."""
NEW_RESULT = f"INSERT INTO results VALUES ({', '.join(f'${number + 1}' for number in range(len(ResultRow._fields)))})"
WRITE_SECONDS = 10.0
"""How long a writer process may take for a batch."""
END_SECONDS = 3.0
"""How long it may take to end."""
LISTING_COLUMNS = ("phase", "turn", "summary", "due_at", "thinker")
"""The columns of `listing_values`."""


class Write(NamedTuple):
    """An entry to be written, and what its table looks like in lists from then on."""

    entry: LogEntry
    listing: Listing


class BatchWriter(Protocol):
    """A database to which entries are written in batches."""

    async def write(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Store entries, at most one of a table; the table and number of those that were written.

        An entry whose number another process has taken is not written.
        """

    async def begin(self) -> None:
        """Get ready to write."""

    async def end(self) -> None:
        """Stop writing."""


def log_values(entry: LogEntry) -> Columns:
    """An entry's columns, in the order of the table `log`."""
    table_id, seq, at, seat, person, key, body = entry
    return table_id, seq, at, body.kind, seat, person, key, orjson.dumps(body.to_json()).decode()


def listing_values(listing: Listing, worker: int) -> tuple[str, str, str | None, int | None, int | None]:
    """A listing, in the order of LISTING_COLUMNS. The process that writes also runs the bots whose turn it is."""
    return (
        listing.phase,
        ",".join(map(str, listing.turn)),
        None if listing.summary is None else orjson.dumps(listing.summary.to_json()).decode(),
        listing.due_at,
        worker if listing.waits_for_bot else None,
    )


class SqliteBatchWriter:
    """An embedded database, used by this server alone: a process of its own writes."""

    def __init__(self, engine: AsyncEngine, worker: int) -> None:
        self._worker = worker
        self._path = make_url(str(engine.url)).database or ""
        self._writer: asyncio.subprocess.Process | None = None

    async def begin(self) -> None:
        """Start the process that writes; it is ready when that of a server before this one has ended."""
        self._writer = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "moonstone.server.storage.sqlite_writer", self._path),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        await self._heard(self._writer)

    async def write(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """Store entries. Nobody else writes here, so that a number that is taken is an error."""
        if self._writer is None or self._writer.returncode is not None:
            await self.begin()
        assert self._writer is not None
        assert self._writer.stdin is not None
        message: Batch = {
            "log": [log_values(write.entry) for write in batch],
            "listings": [_listing_values(write, self._worker) for write in batch],
            "seated": _seated(batch),
            "results": _results(batch),
        }
        self._writer.stdin.write(orjson.dumps(message) + b"\n")
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                problem = orjson.loads(await self._heard(self._writer))
        except TimeoutError:
            self._stop(self._writer)
            raise OSError(f"the writer process has not answered within {WRITE_SECONDS:g} seconds") from None
        if problem is not None:
            raise OSError(problem)
        return {(write.entry.table_id, write.entry.seq) for write in batch}

    async def _heard(self, writer: asyncio.subprocess.Process) -> bytes:
        """A line from the writer. A writer that has ended is replaced before the next batch."""
        assert writer.stdout is not None
        line = await writer.stdout.readline()
        if not line:
            self._writer = None
            raise OSError(f"the writer process ended with {await writer.wait()}")
        return line

    async def end(self) -> None:
        """Hang up, and wait until everything is written, but not for ever."""
        writer, self._writer = self._writer, None
        if writer is not None:
            assert writer.stdin is not None
            writer.stdin.close()
            try:
                await asyncio.wait_for(writer.wait(), END_SECONDS)
            except TimeoutError:
                self._stop(writer)

    def _stop(self, writer: asyncio.subprocess.Process) -> None:
        """End a writer that does not answer: its batch is on the disk or is not, and a look at the log tells."""
        self._writer = None
        with suppress(ProcessLookupError):
            writer.kill()


def _seated(batch: Sequence[Write]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The tables of a batch at which seats have changed, and the rows of `seated` that they have now."""
    return [
        (write.entry.table_id, [(write.entry.table_id, person) for person in sorted(write.listing.people)])
        for write in batch
        if write.listing.people is not None
    ]


def _results(batch: Sequence[Write]) -> list[tuple[str, list[Columns]]]:
    """The tables whose games end with a batch, and their rows of `results`."""
    return [
        (write.entry.table_id, [tuple(result_row(result)) for result in write.listing.results])
        for write in batch
        if write.listing.results
    ]


def _listing_values(write: Write, worker: int) -> Columns:
    entry = write.entry
    return entry.seq, entry.at, *listing_values(write.listing, worker), entry.table_id


class _WrittenRow(TypedDict):
    table_id: str
    seq: int


class PostgresBatchWriter:
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
        """Store entries. One statement is one transaction, and it is on the disk when it returns."""
        log = zip(*(log_values(write.entry) for write in batch), strict=True)
        new = zip(*(_listing_values(write, self._worker)[2:-1] for write in batch), strict=True)
        async with self._engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            values = (*log, *new, str(self._worker))
            try:
                if all(write.listing.people is None and not write.listing.results for write in batch):
                    return _written(await raw.fetch(self.STATEMENT, *values))
                return await self._write_all(raw, batch, values)
            except (OSError, asyncpg.InterfaceError):
                raw.terminate()  # it waits for nothing that a silent server would have to say
                await connection.invalidate()
                raise

    async def _write_all(
        self, raw: asyncpg.Connection, batch: Sequence[Write], values: Sequence[object]
    ) -> set[tuple[str, int]]:
        """Store entries together with rows beside the log."""
        async with raw.transaction():
            written = _written(await raw.fetch(self.STATEMENT, *values))
            kept = [write for write in batch if (write.entry.table_id, write.entry.seq) in written]
            for table_id, people in _seated(kept):
                await raw.execute("DELETE FROM seated WHERE table_id = $1", table_id)
                await raw.executemany("INSERT INTO seated VALUES ($1, $2)", people)
            for table_id, rows in _results(kept):
                await raw.execute("DELETE FROM results WHERE table_id = $1", table_id)
                await raw.executemany(NEW_RESULT, rows)
        return written

    async def begin(self) -> None:
        """Its connections are the engine's."""

    async def end(self) -> None:
        """Its connections are the engine's."""


def _written(found: Sequence[_WrittenRow]) -> set[tuple[str, int]]:
    return {(row["table_id"], row["seq"]) for row in found}
