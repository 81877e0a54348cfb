"""The limit for a durable table server: uvicorn, Starlette and SQLite, and no game at all.

`python -m bench.bare --port P --database FILE --bytes N` appends every message it gets to a SQLite log, and when that
is on disk sends a message of N bytes to the four sockets of the table. Whatever arrives while a commit runs shares the
next one; commits run in a thread of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import threading
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.load import SEATS, Load, measure
from bench.processes import await_listening, free_port, running
from bench.websocket import HOST

WEBSOCKETS = ("websockets-sansio", "websockets", "wsproto")


class Ledger:
    """A log in SQLite with group commit."""

    def __init__(self, database: Path) -> None:
        """The log of a file, which the thread opens."""
        self.database = database
        self.waiting: list[tuple[int, str, asyncio.Future[None]]] = []
        self.filled = threading.Condition()
        self.loop: asyncio.AbstractEventLoop | None = None

    def append(self, table: int, text: str) -> asyncio.Future[None]:
        """A future that is done when the text is on disk."""
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
            threading.Thread(target=self.write, daemon=True).start()
        future = self.loop.create_future()
        with self.filled:
            self.waiting.append((table, text, future))
            self.filled.notify()
        return future

    def write(self) -> None:
        """Commit whatever has gathered, for ever."""
        log = sqlite3.connect(self.database, isolation_level=None)
        log.execute("PRAGMA journal_mode = WAL")
        log.execute("PRAGMA synchronous = FULL")
        log.execute("CREATE TABLE log (position INTEGER PRIMARY KEY, board INTEGER NOT NULL, text TEXT NOT NULL)")
        assert self.loop is not None
        while True:
            with self.filled:
                self.filled.wait_for(lambda: self.waiting)
                batch, self.waiting = self.waiting, []
            log.execute("BEGIN")
            log.executemany("INSERT INTO log (board, text) VALUES (?, ?)", [(table, text) for table, text, _ in batch])
            log.execute("COMMIT")
            self.loop.call_soon_threadsafe(self.release, batch)

    @staticmethod
    def release(batch: list[tuple[int, str, asyncio.Future[None]]]) -> None:
        """Let everybody go on whose text is on disk."""
        for _, _, future in batch:
            if not future.done():
                future.set_result(None)


class Tables:
    """Who sits where, and whose turn it is."""

    def __init__(self, ledger: Ledger, size: int) -> None:
        """No tables yet."""
        self.ledger = ledger
        self.size = size
        self.sockets: dict[int, list[WebSocket]] = {}
        self.turns: dict[int, int] = {}

    async def live(self, socket: WebSocket) -> None:
        """One seat, from its coming to its going. The fourth to come sets the table going."""
        await socket.accept()
        table = int(socket.path_params["table"])
        sockets = self.sockets.setdefault(table, [])
        sockets.append(socket)
        try:
            if len(sockets) == SEATS:
                await self.broadcast(table)
            while True:
                await self.ledger.append(table, await socket.receive_text())
                await self.broadcast(table)
        except WebSocketDisconnect:
            sockets.remove(socket)

    async def broadcast(self, table: int) -> None:
        """Pass the turn, and tell everybody."""
        turn = self.turns[table] = (self.turns.get(table, -1) + 1) % SEATS
        update = f'{{"turn":{turn},"padding":"'
        update += "x" * (self.size - len(update) - 2) + '"}'
        for socket in self.sockets[table]:
            await socket.send_text(update)


def moves_per_second(tables: int, seconds: float, size: int, websockets: str = WEBSOCKETS[0]) -> Load:
    """Start the server on a fresh database, put load on it, stop it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bare.sqlite"
        flags = ["--port", str(port), "--database", str(database), "--bytes", str(size), "--ws", websockets]
        with running([sys.executable, "-m", "bench.bare", *flags]) as process:
            await_listening(process, port)
            return measure("bare", port, tables, seconds)


def main() -> None:
    """Serve until told to stop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", type=Path, required=True)
    parser.add_argument("--bytes", type=int, default=4000)
    parser.add_argument("--ws", choices=WEBSOCKETS, default=WEBSOCKETS[0])
    given = parser.parse_args()
    tables = Tables(Ledger(given.database), given.bytes)
    app = Starlette(routes=[WebSocketRoute("/{table:int}/{seat:int}", tables.live)])
    uvicorn.run(
        app,
        host=HOST,
        port=given.port,
        ws=given.ws,
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    main()
