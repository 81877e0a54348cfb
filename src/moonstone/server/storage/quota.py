"""How much one person may have on a server: counted where it is written, so that nobody gets past it by being quick."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from moonstone.engine import Refused
from moonstone.server.storage import schema
from moonstone.server.storage.retired import is_retired

GOES_ON = ("open", "playing")
"""The phases of a table that is not finished."""


@dataclass(frozen=True, slots=True)
class Quota:
    """The most unfinished tables and campaigns that one person may have opened; 0 for no limit."""

    most: int = 0

    async def check_tables(self, connection: AsyncConnection, host: str, new: int = 1) -> None:
        """Refused if the person cannot have so many more unfinished tables, whatever they come from."""
        t = schema.tables.c
        query = select(func.count()).where(t.host == host, t.phase.in_(GOES_ON), ~is_retired(t.game, t.rules))
        if self.most and new and await _count(connection, host, query) + new > self.most:
            text = f"One person can have {self.most} unfinished tables: finish or leave some first."
            raise Refused("too-many-tables", text, most=self.most)

    async def check_campaign(self, connection: AsyncConnection, host: str) -> None:
        """Refused if the person cannot have another campaign that can go on."""
        c = schema.campaigns.c
        query = select(func.count()).where(c.host == host, ~is_retired(c.game, c.rules))
        if self.most and await _count(connection, host, query) >= self.most:
            text = f"You have founded {self.most} campaigns, which is the most there may be."
            raise Refused("too-many-campaigns", text, most=self.most)


async def _count(connection: AsyncConnection, host: str, query: Select[int]) -> int:
    """What the query counts. The lock on their row lets nobody else count for the same person until this is done."""
    people = schema.people
    await connection.execute(update(people).where(people.c.id == host).values(name=people.c.name))
    return int((await connection.execute(query)).scalar_one())
