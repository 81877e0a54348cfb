"""The process that writes the moves of an embedded database: batches come in as JSON lines, each is one commit.

python -m moonstone.server.storage.sqlite_writer FILE

A thread of the server would share its interpreter with everything else there, and wait for its turn at every step of
every statement; a process of its own writes on another core. It ends when its server hangs up, and what it has begun
to write it writes to the end. Only one of them writes at a time: whoever comes next waits until the one before has
ended, so that a server reads nothing while the last words of a killed one are still on their way to the disk.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, suppress
from typing import Any

import orjson
from filelock import FileLock

NEW_ROW = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
NEW_HEADER = (
    "UPDATE tables SET seq = ?, changed_at = ?, phase = ?, turn = ?, summary = coalesce(?, summary), due_at = ?, "
    "thinker = ? WHERE id = ?"
)


def write(connection: sqlite3.Connection, batch: dict[str, Any]) -> str | None:
    """Put a batch on the disk, all of it or nothing; what went wrong, if anything did."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(NEW_ROW, batch["log"])
        connection.executemany(NEW_HEADER, batch["headers"])
        for table_id, people in batch["seated"]:
            connection.execute("DELETE FROM seated WHERE table_id = ?", (table_id,))
            connection.executemany("INSERT INTO seated VALUES (?, ?)", people)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return str(error)
    return None


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
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
