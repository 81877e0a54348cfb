"""The process that writes the moves of an embedded database: batches come in as JSON lines, each is one commit.

python -m moonstone.server.storage.sqlite_writer FILE

A thread of the server would share its interpreter with everything else there, and wait for its turn at every step of
every statement; a process of its own writes on another core. It ends when its server hangs up, after it has finished
the batch at hand. Only one of them writes at a time: the next one waits until the one before has ended, so that a
server reads nothing while the last batch of a killed one is still on its way to the disk.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from typing import TypeAlias, TypedDict

import orjson
from filelock import FileLock

Columns: TypeAlias = Sequence[str | int | None]

NEW_ENTRY = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
NEW_LISTING = (
    "UPDATE tables SET seq = ?, changed_at = ?, phase = ?, turn = ?, summary = coalesce(?, summary), due_at = ?, "
    "thinker = ? WHERE id = ?"
)
NEW_RESULT = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class Batch(TypedDict):
    """What one commit writes: columns in the order of the statements above, and rows that replace a table's."""

    log: Sequence[Columns]
    listings: Sequence[Columns]
    seated: Sequence[tuple[str, Sequence[Columns]]]
    results: Sequence[tuple[str, Sequence[Columns]]]


def write(connection: sqlite3.Connection, batch: Batch) -> str | None:
    """Store a batch, all of it or nothing. The answer is what went wrong, None if nothing did."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(NEW_ENTRY, batch["log"])
        connection.executemany(NEW_LISTING, batch["listings"])
        for table_id, people in batch["seated"]:
            connection.execute("DELETE FROM seated WHERE table_id = ?", (table_id,))
            connection.executemany("INSERT INTO seated VALUES (?, ?)", people)
        for table_id, results in batch["results"]:
            connection.execute("DELETE FROM results WHERE table_id = ?", (table_id,))
            connection.executemany(NEW_RESULT, results)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return str(error)
    return None


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, timeout=5, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def main() -> None:
    """Write batches until the server hangs up."""
    path = sys.argv[1]
    lock = FileLock(f"{path}.writer.lock", mode=0o600)
    with lock, closing(connect(path)) as connection, suppress(BrokenPipeError):
        answer(b"ready")
        for line in sys.stdin.buffer:
            answer(orjson.dumps(write(connection, orjson.loads(line))))


def answer(line: bytes) -> None:
    """Tell the server."""
    os.write(sys.stdout.fileno(), line + b"\n")


if __name__ == "__main__":
    main()
