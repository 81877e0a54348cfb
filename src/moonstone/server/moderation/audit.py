"""What administrators did, and the keeper at the command line: kept for good, and written to the log."""

from __future__ import annotations

import logging

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Json
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now
from moonstone.tables.seats import Person

PAGE = 100
KEEPER = "-"
"""The name of who acts at the command line."""

logger = logging.getLogger("moonstone.audit")


async def note(connection: AsyncConnection, by: Person | None, action: str, subject: str, detail: str = "") -> None:
    """Keep what was done, in the transaction that does it; by None at the command line."""
    columns = {
        "at": now(),
        "person_id": None if by is None else by.id,
        "name": KEEPER if by is None else by.name,
        "action": action,
        "subject": subject,
        "detail": detail,
    }
    await connection.execute(insert(schema.audit).values(columns))
    logger.info("administration", extra={key: value for key, value in columns.items() if key not in ("at", "name")})


async def page(engine: AsyncEngine, before: int | None) -> list[dict[str, Json]]:
    """What was done, the newest first."""
    a = schema.audit.c
    query = select(schema.audit).order_by(a.id.desc()).limit(PAGE)
    async with engine.connect() as connection:
        rows = await connection.execute(query if before is None else query.where(a.id < before))
        names = ("id", "at", "name", "action", "subject", "detail")
        return [{name: getattr(row, name) for name in names} for row in rows]
