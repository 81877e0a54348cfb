"""The process that writes an embedded database may die like any other: nothing is lost by it, nothing done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from running import Running, Somebody, play_on, seated, until
from sitting import Sitting
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.server.people import People
from moonstone.server.settings import database_url
from moonstone.server.storage.bulk_writer import SqliteBatchWriter, Write
from moonstone.server.storage.database import opened
from moonstone.server.storage.log_store import LogStore
from moonstone.tables.entries import Chatted, LogEntry
from moonstone.tables.listing import Listing, listing
from moonstone.tables.seats import Seat

LISTING = Listing("open", (), None, None, waits_for_bot=False, people=None, results=())


def writers_of(server: int) -> set[int]:
    """The processes that write for a process."""
    children = {
        int(child)
        for thread in Path(f"/proc/{server}/task").iterdir()
        for child in (thread / "children").read_text().split()
    }
    return {
        child
        for child in children
        if b"moonstone.server.storage.sqlite_writer" in Path(f"/proc/{child}/cmdline").read_bytes()
    }


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[tuple[AsyncEngine, str]]:
    """A database with one table that has just been opened."""
    async with opened(database_url(str(folder / "moonstone.db"))) as engine:
        person, _ = await People(engine).create_guest("Ann")
        table = Sitting("charon", Seat("open"), Seat("open"), host=person.id)
        await LogStore(engine, 1).open(table.log, listing(table.table))
        yield engine, table.table.id


def chatted(table_id: str, seq: int) -> Write:
    return Write(LogEntry(table_id, seq, 0, None, None, f"key {seq}", Chatted("Ann", "é\n")), LISTING)


async def numbers(engine: AsyncEngine, table_id: str) -> list[int]:
    return [row.seq for row in await LogStore(engine, 1).read(table_id)]


def test_a_writer_that_died_is_replaced(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        assert server.process is not None
        table_id, people = seated(server, 2)
        pid = server.process.pid
        (first,) = writers_of(pid)
        os.kill(first, signal.SIGKILL)
        until(lambda: first not in writers_of(pid))
        assert play_on(table_id, people, Random(1))["table"]["phase"] == "over"
        assert len(writers_of(pid)) == 1


def test_a_batch_that_dies_with_its_writer_is_not_said_to_be_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as (engine, table_id):
            disk = SqliteBatchWriter(engine, 1)
            await disk.begin()
            (writer,) = writers_of(os.getpid())
            os.kill(writer, signal.SIGSTOP)
            batch = asyncio.create_task(disk.write([chatted(table_id, 1)]))
            await asyncio.sleep(0)
            os.kill(writer, signal.SIGKILL)
            with pytest.raises(OSError, match="the writer process ended"):
                await batch
            assert await numbers(engine, table_id) == [0]
            assert await disk.write([chatted(table_id, 1)]) == {(table_id, 1)}
            assert await numbers(engine, table_id) == [0, 1]
            await disk.end()

    asyncio.run(play())


def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path) as (engine, table_id):
            disk = SqliteBatchWriter(engine, 1)
            await disk.begin()
            with pytest.raises(OSError, match="UNIQUE"):
                await disk.write([chatted(table_id, 1), chatted(table_id, 0)])
            assert await numbers(engine, table_id) == [0]
            await disk.write([chatted(table_id, 1)])
            await disk.end()
            assert await numbers(engine, table_id) == [0, 1]
            assert writers_of(os.getpid()) == set()

    asyncio.run(play())


def test_the_next_server_begins_when_the_writer_of_the_last_one_has_ended(tmp_path: Path) -> None:
    """It outlives a killed server until the batch is written that it was handed."""

    async def play() -> None:
        async with table(tmp_path) as (engine, table_id):
            killed, following = SqliteBatchWriter(engine, 1), SqliteBatchWriter(engine, 1)
            await killed.begin()
            (writer,) = writers_of(os.getpid())
            os.kill(writer, signal.SIGSTOP)
            batch = asyncio.create_task(killed.write([chatted(table_id, 1)]))
            await asyncio.sleep(0)
            ending = asyncio.create_task(killed.end())
            beginning = asyncio.create_task(following.begin())
            while len(writers_of(os.getpid())) < 2:
                await asyncio.sleep(0.01)
            assert await numbers(engine, table_id) == [0]
            assert not beginning.done()
            os.kill(writer, signal.SIGCONT)
            await beginning
            assert await numbers(engine, table_id) == [0, 1]
            await asyncio.gather(batch, ending)
            await following.end()

    asyncio.run(play())


def test_a_writer_that_stalls_is_said_to_and_replaced_and_the_server_can_be_stopped(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        assert server.process is not None
        ann = Somebody(server, "Ann")
        table_id = ann.open(["me", "open"])
        (first,) = writers_of(server.process.pid)
        os.kill(first, signal.SIGSTOP)
        assert ann.post(f"/api/tables/{table_id}/chat", 503, key="a", text="Hello")["code"] == "storage"
        said = ann.post(f"/api/tables/{table_id}/chat", key="a", text="Hello")
        assert [entry["seq"] for entry in ann.update(table_id)["entries"]][-1] == said["entry"]["seq"] == 1
        (second,) = writers_of(server.process.pid) - {first}
        os.kill(second, signal.SIGSTOP)
        server.stop()


def test_health_covers_writing(tmp_path: Path) -> None:
    """A database that can be read and not written to is no good one; once it can be, all is well again."""
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        ann = Somebody(server, "Ann")
        with sqlite3.connect(server.database, isolation_level=None) as hog:
            hog.execute("BEGIN IMMEDIATE")
            assert until(lambda: (answer := ann.http.get("/health")).status_code == 503 and answer.json())["args"] == {
                "behind": ["clocks"]
            }
            hog.execute("ROLLBACK")
        until(lambda: ann.http.get("/health").status_code == 200)
