"""The table server: durable moves a second over live sockets, beside boardgame.io and what the machine allows."""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bench import bare, boardgameio, inserts, many
from bench.load import Load, measure
from bench.measure import Row, faster, shorter
from bench.processes import Unavailable, await_listening, free_port, running
from moonstone.testing import postgres as own_postgres

TABLES = 32
MANY_TABLES = 64
SECONDS = 6.0
ROUNDS = 3
UNIT = "moves/s"
MEMORY_LIMIT_MB = 1024.0
LATENCY_LIMIT_MS = 250.0


@contextmanager
def server(database: str) -> Iterator[tuple[int, int]]:
    """The port and the process of our server, with its limits on rates lifted."""
    port = free_port()
    flags = ["--rate", "0", "--guests", "0", "--sockets", "0", "--tables", "0", "--quiet"]
    command = [sys.executable, "-m", "moonstone", "serve", "--port", str(port), "--database", database, *flags]
    with running(command) as process:
        await_listening(process, port)
        yield port, process.pid


def ours(database: str, tables: int) -> Load:
    """Our server under load."""
    with server(database) as (port, _):
        return measure("moonstone", port, tables, SECONDS)


def on_sqlite(tables: int) -> Load:
    """Our server on a fresh embedded database."""
    with tempfile.TemporaryDirectory() as folder:
        return ours(str(Path(folder) / "moonstone.db"), tables)


def middle(run: Callable[[], float]) -> float:
    """The median of a few runs."""
    return statistics.median(run() for _ in range(ROUNDS))


def rows(say: Callable[[str], None]) -> Iterator[Row]:
    """All figures of the server. A peer that cannot be had here is named, and its rows are left out."""
    pairs: list[tuple[float, float]] = []
    size = 0.0
    try:
        for _ in range(ROUNDS):
            load = on_sqlite(TABLES)
            size = load.bytes_per_update
            pairs.append((load.rate, boardgameio.moves_per_second(TABLES, SECONDS).rate))
        mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        yield faster(f"durable moves, {TABLES} tables of 4, SQLite", UNIT, mine, "boardgame.io in memory", theirs, 3.0)
    except Unavailable as missing:
        say(str(missing))
        mine, theirs = middle(lambda: on_sqlite(TABLES).rate), 0.0
    alone = middle(lambda: inserts.sqlite_inserts())
    yield faster("the same", UNIT, mine, "bare committed inserts", alone, 0.1)
    limit = middle(lambda: bare.moves_per_second(MANY_TABLES, SECONDS, int(size) or 4700).rate)
    most = middle(lambda: on_sqlite(MANY_TABLES).rate)
    yield faster(f"the same, {MANY_TABLES} tables (aim: 0.5 ×)", UNIT, most, "bare socket server", limit, 0.1)
    try:
        with own_postgres.postgres() as url:
            mine = middle(lambda: ours(url, TABLES).rate)
            alone = middle(lambda: inserts.postgres_inserts(url))
        if theirs:
            name = f"durable moves, {TABLES} tables of 4, PostgreSQL"
            yield faster(name, UNIT, mine, "boardgame.io in memory", theirs, 0.5)
        yield faster("the same, PostgreSQL", UNIT, mine, "bare committed inserts", alone, 0.1)
    except own_postgres.Unavailable as missing:
        say(str(missing))
    with tempfile.TemporaryDirectory() as folder, server(str(Path(folder) / "many.db")) as (port, process):
        crowd = many.measure_many(port, process)
    name = f"{crowd.tables:,} open tables with a listener each"
    yield shorter(f"{name}: memory", "MB", crowd.memory_mb, "limit", MEMORY_LIMIT_MB, 1.0)
    yield shorter(f"{name}: p99 of a move", "ms", crowd.p99_ms, "limit", LATENCY_LIMIT_MS, 1.0)
