"""What a server knows of itself, for its metrics and its administrators."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.server import metrics
from moonstone.server.settings import Settings
from moonstone.server.storage import clock, schema
from moonstone.server.storage.backup import newest_backup
from moonstone.server.storage.database import is_sqlite

PRESENT_MS = 15_000
"""A process that has written that it is there within this time is there."""


@dataclass(slots=True)
class Figures:
    """What was found out last."""

    workers: int = 1
    open_reports: int = 0
    database_bytes: int = 0
    disk_free_bytes: int | None = None
    """None where the database lies on another machine."""
    backup_at: int | None = None
    """When the newest backup was made; None if there is none, or nobody has said where they lie."""


class Observer:
    """Finds out, again and again, how a server is."""

    def __init__(self, settings: Settings, engine: AsyncEngine, url: str, waiting: Callable[[], int]) -> None:
        self.figures = Figures()
        self._settings = settings
        self._engine = engine
        self._file = Path(make_url(url).database or "") if is_sqlite(url) else None
        self._waiting = waiting

    async def look(self) -> None:
        """Find out, and tell the metrics."""
        found, r = self.figures, schema.reports.c
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(schema.reports).where(r.closed_at.is_(None))
            found.open_reports = int((await connection.execute(query)).scalar_one())
            if self._file is None:
                size = text("SELECT pg_database_size(current_database())")
                found.database_bytes = int((await connection.execute(size)).scalar_one())
        if self._file is not None:
            beside = [self._file, self._file.with_name(self._file.name + "-wal")]
            found.database_bytes = sum(one.stat().st_size for one in beside if one.exists())
            found.disk_free_bytes = shutil.disk_usage(self._file.parent).free
            metrics.disk_free_bytes.set(found.disk_free_bytes)
        if self._settings.backups:
            found.backup_at = newest_backup(Path(self._settings.backups))
            metrics.backup_made.set((found.backup_at or 0) / 1000)
        metrics.open_reports.set(found.open_reports)
        metrics.database_bytes.set(found.database_bytes)
        metrics.waiting.set(self._waiting())

    async def count_workers(self) -> None:
        """Find out whether all processes of the server are there; an error if not."""
        p = schema.pulses.c
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(schema.pulses).where(p.at > clock.now() - PRESENT_MS)
            self.figures.workers = int((await connection.execute(query)).scalar_one())
        metrics.workers.set(self.figures.workers)
        if self.figures.workers < self._settings.workers:
            raise RuntimeError(f"{self.figures.workers} of {self._settings.workers} workers are there")
