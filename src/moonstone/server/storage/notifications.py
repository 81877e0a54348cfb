"""How processes on one PostgreSQL hear of each other: which tables have new entries, who is present, who is alive."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import make_url

from moonstone.server.storage.bulk_writer import CHANNEL

LOCK_CLASS = 8400
"""Every live process holds an advisory lock of this class under its number, which PostgreSQL frees when it dies."""
RETRY_SECONDS = 1.0
HEARTBEAT_SECONDS = 3.0
"""How often the connection is asked whether it is there."""
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What a connection raises when it breaks, at any moment."""

logger = logging.getLogger("moonstone.notifications")


class PgListener:
    """A connection that listens, and whose lock tells the others that this process is alive."""

    def __init__(
        self, url: str, worker: int, hear: Callable[[str], None], regained: Callable[[], None], seconds: float
    ) -> None:
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._worker = worker
        self._hear = hear
        self._regained = regained
        self._seconds = seconds
        """How long PostgreSQL has for an answer."""
        self._asking = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Listen, and go on listening whatever happens to the connection."""
        await self._connect()
        self._task = asyncio.create_task(self._reconnect_loop(), name="notifications")

    async def end(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def notify(self, payload: str) -> None:
        """Tell the other processes something. It is lost if the connection is."""
        if self._connection is not None and not self._connection.is_closed():
            with suppress(*LOST):
                async with self._asking:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=self._seconds, command_timeout=self._seconds)
        try:
            # A shared lock: PostgreSQL may not have noticed yet that the connection before this one is lost.
            await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", LOCK_CLASS, self._worker)
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(heard[-1]))
        except LOST:
            connection.terminate()
            raise
        self._connection = connection

    async def _reconnect_loop(self) -> None:
        while True:
            await self._until_lost()
            logger.warning("lost the connection to the other processes")
            while True:
                await asyncio.sleep(RETRY_SECONDS)
                try:
                    await self._connect()
                    break
                except LOST:
                    continue
            self._regained()

    async def _until_lost(self) -> None:
        """Until the connection is closed, or gives no answer any more."""
        connection = self._connection
        if connection is None or connection.is_closed():
            return
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), HEARTBEAT_SECONDS)
            except TimeoutError:
                try:
                    async with self._asking:
                        await connection.execute("SELECT 1")
                except LOST:
                    connection.terminate()
                    return
