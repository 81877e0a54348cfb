"""What players report about others, for administrators to look at."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Json
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now

Reason: TypeAlias = Literal["abuse", "cheating", "name", "spam", "other"]
REASONS: Final[tuple[str, ...]] = get_args(Reason)
PAGE: Final = 50


class Reports:
    """The reports of a server's players."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(
        self, reporter: str, person: str, table: str, name: str, reason: Reason, text: str, quote: str | None
    ) -> None:
        """Keep a report. A second one by the same reporter, about the same person at the same table, adds to the first
        while nobody has closed it.
        """
        r = schema.reports.c
        text, quote = _storable(text), None if quote is None else _storable(quote)
        same = (r.reporter_id == reporter) & (r.person_id == person) & (r.table_id == table) & r.closed_at.is_(None)
        async with self._engine.begin() as connection:
            # It is written first, so that of two reports at once the second waits, and adds to the first.
            await connection.execute(update(schema.reports).where(same).values(reason=reason))
            known = (await connection.execute(select(r.id, r.text, r.quote).where(same))).first()
            if known is not None:
                texts = list(dict.fromkeys(one for one in (known.text, text) if one))
                quotes = list(dict.fromkeys(one for one in (known.quote, quote) if one))
                changed = {"text": _joined(texts), "quote": _joined(quotes) or None}
                await connection.execute(update(schema.reports).where(r.id == known.id).values(changed))
                return
            columns = {
                "at": now(),
                "reporter_id": reporter,
                "person_id": person,
                "table_id": table,
                "name": name,
                "reason": reason,
                "text": text,
                "quote": quote,
            }
            await connection.execute(insert(schema.reports).values(columns))

    async def page(self, *, is_open: bool, before: int | None) -> list[dict[str, Json]]:
        """Reports that wait, the oldest first, or those that are closed, the newest first."""
        r, p = schema.reports.c, schema.people.c
        reporter = schema.people.alias("reporter")
        query = (
            select(schema.reports, p.name.label("now_called"), reporter.c.name.label("reporter_name"))
            .join(schema.people, p.id == r.person_id)
            .outerjoin(reporter, reporter.c.id == r.reporter_id)
        )
        if is_open:
            query = query.where(r.closed_at.is_(None), r.id > (before or 0)).order_by(r.id)
        else:
            query = query.where(r.closed_at.is_not(None)).order_by(r.id.desc())
            query = query if before is None else query.where(r.id < before)
        async with self._engine.connect() as connection:
            return [
                {
                    "id": row.id,
                    "at": row.at,
                    "person": row.person_id,
                    "name": row.name,
                    "now_called": row.now_called,
                    "reporter": row.reporter_id,
                    "reporter_name": row.reporter_name,
                    "table": row.table_id,
                    "reason": row.reason,
                    "text": row.text,
                    "quote": row.quote,
                    "closed_at": row.closed_at,
                }
                for row in await connection.execute(query.limit(PAGE))
            ]


LONGEST: Final = 4000


def _storable(text: str) -> str:
    """A text without what PostgreSQL stores in none."""
    return text.replace("\0", "").strip()


def _joined(texts: list[str]) -> str:
    """Several texts as one, of which what was said last is cut off where there is too much."""
    return "\n\n".join(texts)[:LONGEST]
