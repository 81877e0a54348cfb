"""Committed inserts a second, one row of about 250 bytes a commit, and no server: the limit without group commit."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from time import perf_counter

import asyncpg

from bench.processes import new_event_loop

ROW = "x" * 250
WARM_UP = 0.3


def sqlite_inserts(seconds: float = 2.0) -> float:
    """SQLite, write-ahead log, every commit synced to disk."""
    with tempfile.TemporaryDirectory() as folder:
        log = sqlite3.connect(Path(folder) / "inserts.sqlite", isolation_level=None)
        log.execute("PRAGMA journal_mode = WAL")
        log.execute("PRAGMA synchronous = FULL")
        log.execute("CREATE TABLE log (position INTEGER PRIMARY KEY, text TEXT NOT NULL)")
        try:
            for span in (WARM_UP, seconds):
                inserts, began = 0, perf_counter()
                while perf_counter() - began < span:
                    log.execute("INSERT INTO log (text) VALUES (?)", (ROW,))
                    inserts += 1
                took = perf_counter() - began
        finally:
            log.close()
    return inserts / took


async def _postgres_inserts(url: str, seconds: float) -> float:

    connection = await asyncpg.connect(url)
    try:
        await connection.execute("DROP TABLE IF EXISTS inserts")
        await connection.execute("CREATE TABLE inserts (position BIGSERIAL PRIMARY KEY, text TEXT NOT NULL)")
        insert = await connection.prepare("INSERT INTO inserts (text) VALUES ($1)")
        for span in (WARM_UP, seconds):
            inserts, began = 0, perf_counter()
            while perf_counter() - began < span:
                await insert.fetch(ROW)
                inserts += 1
            took = perf_counter() - began
    finally:
        await connection.close()
    return inserts / took


def postgres_inserts(url: str, seconds: float = 2.0) -> float:
    """PostgreSQL as it is installed, which syncs every commit to disk; one connection, a prepared statement."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_postgres_inserts(url, seconds))
