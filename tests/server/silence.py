"""A way to PostgreSQL that can fall silent: nothing is closed, and nothing gets through."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from running import free_port
from sqlalchemy import make_url


class Silence:
    """A proxy before a PostgreSQL that listens on a Unix socket only."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        self._socket = str(Path(str(url.query["host"])) / ".s.PGSQL.5432")
        self._port = free_port()
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._away = False
        self._writers: set[asyncio.StreamWriter] = set()
        self.url = f"postgresql://{url.username}@127.0.0.1:{self._port}/{url.database}"

    def fall_silent(self) -> None:
        """Forward nothing more, in either direction."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def speak(self) -> None:
        """Forward everything again."""
        self._loop.call_soon_threadsafe(self._open.set)

    def go_away(self) -> None:
        """Close all connections, and every one that is made from now on."""
        self._away = True
        for writer in list(self._writers):
            self._loop.call_soon_threadsafe(writer.transport.abort)

    def come_back(self) -> None:
        """Let connections be made again."""
        self._away = False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError):
            await self._open.wait()
            if self._away:
                writer.transport.abort()
                return
            there, back = await asyncio.open_unix_connection(self._socket)
            self._writers |= {writer, back}
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            self._writers -= {writer, back}

    async def _serve(self, ready: threading.Event) -> None:
        self._open.set()
        await asyncio.start_server(self._connected, "127.0.0.1", self._port)
        ready.set()
        await asyncio.Event().wait()

    @contextmanager
    def serving(self) -> Iterator[Silence]:
        """The proxy, for as long as it is needed."""
        ready = threading.Event()

        def run() -> Any:
            asyncio.set_event_loop(self._loop)
            with suppress(asyncio.CancelledError):
                self._loop.run_until_complete(self._task)
            left = asyncio.all_tasks(self._loop)
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            self._loop.close()

        self._task = self._loop.create_task(self._serve(ready))
        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        assert ready.wait(10)
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(self._task.cancel)
            thread.join(10)
