"""What a process does for tables where nobody has to be: clocks run out, bots that lost their process go on, and time
while no process of the server was there is nobody's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Refused
from moonstone.server.live.room import Room
from moonstone.server.storage import clock, schema
from moonstone.server.storage.database import STORAGE_ERRORS
from moonstone.server.storage.notifications import LOCK_CLASS
from moonstone.tables import commands

MOST_AT_ONCE: Final = 200
"""How many clocks run out in one round, and how many tables are looked at for bots that nobody looks after."""
PULSE_MS: Final = 2_000
"""How often a process writes down that it is there."""
AWAY_MS: Final = 4_000
"""The server was away if no process has written so for this long."""
FORGOTTEN_MS: Final = 24 * 3600 * 1000
LONGEST_REST: Final = 60.0
"""How many seconds a table is left alone at most after something has gone wrong with it."""

logger = logging.getLogger("moonstone.recovery")


class Recovery:
    """The tables of a database, as one process looks after them."""

    def __init__(
        self,
        engine: AsyncEngine,
        worker: int,
        loaded: Mapping[str, Room],
        get_or_load: Callable[[str], Awaitable[Room]],
    ) -> None:
        self._engine = engine
        self._worker = worker
        self._shared = engine.dialect.name == "postgresql"
        self._loaded = loaded
        self._get_or_load = get_or_load
        self._pulsed: int | None = None
        """When this process has last written that it is there."""
        self._looked_at = ""
        """The table up to which the last round has looked for bots."""
        self._resting: dict[str, tuple[float, float]] = {}
        """Tables with which something went wrong: until when, and for how long, they are left alone."""

    async def begin(self) -> None:
        """Credit the time before this process, if no other was there, before anybody is served."""
        await self._pulse()

    async def keep_clocks(self) -> None:
        """Write down that this process is there, and let bots play for people whose time is out."""
        await self._pulse()
        for table_id in await self._run_out():
            await self._recover(table_id)

    async def keep_bots(self) -> None:
        """Take up the turns of bots that no process looks after."""
        for table_id in await self._orphaned():
            room = self._loaded.get(table_id)
            if room is None or not room.bots_think:
                await self._recover(table_id)

    async def _pulse(self) -> None:
        """Note the time. Where no process has done so for a while, first credit that time to every running clock."""
        time = clock.now()
        if self._pulsed is not None and time - self._pulsed < PULSE_MS:
            return
        p = schema.pulses.c
        async with self._engine.connect() as connection:
            last = (await connection.execute(select(func.max(p.at)))).scalar_one()
            others = await self._others(connection)
        if last is not None:
            if self._pulsed is None:
                clock.set_to(last) if others and abs(time - last) > AWAY_MS else clock.not_before(last)
                time = clock.now()
            away = time - last
            if away > AWAY_MS or (self._pulsed is None and not others and away > 0):
                await self._credit(last, time)
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(schema.pulses).where((p.worker == self._worker) | (p.at < time - FORGOTTEN_MS))
            )
            await connection.execute(insert(schema.pulses).values(worker=self._worker, at=time))
        self._pulsed = time

    async def _credit(self, since: int, until: int) -> None:
        """Let no clock have run meanwhile. However often and by however many processes it is tried, it is done once."""
        tables = schema.tables.c
        async with self._engine.connect() as connection:
            ids = [row.id for row in await connection.execute(select(tables.id).where(tables.due_at.is_not(None)))]
        for table_id in ids:
            try:
                room = await self._get_or_load(table_id)
                await room.do(lambda table: commands.pause(table, since, until), f"away:{since}")
            except STORAGE_ERRORS:
                raise
            except Refused as refused:
                if refused.code == "storage":
                    raise
            except Exception:  # the others are to have their time in any case
                logger.exception("a table cannot be credited", extra={"table": table_id})
        if ids:
            logger.warning("the server was away", extra={"ms": until - since, "tables": len(ids)})

    async def _run_out(self) -> list[str]:
        """The tables whose clock has run out, those that have waited longest first."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.due_at <= clock.now()).order_by(tables.due_at)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.limit(MOST_AT_ONCE + len(self._resting)))
            return [row.id for row in found]

    async def _orphaned(self) -> list[str]:
        """Tables that wait for bots which no other process runs. Each round goes on behind the last one, so that no
        number of tables keeps one from being looked at.
        """
        tables = schema.tables.c
        async with self._engine.connect() as connection:
            others = await self._others(connection)
            orphaned = tables.thinker.is_not(None) & tables.thinker.not_in(others) & (tables.id > self._looked_at)
            found = await connection.execute(select(tables.id).where(orphaned).order_by(tables.id).limit(MOST_AT_ONCE))
            ids = [row.id for row in found]
        self._looked_at = ids[-1] if len(ids) == MOST_AT_ONCE else ""
        return ids

    async def _others(self, connection: AsyncConnection) -> list[int]:
        """The other processes that are alive."""
        if not self._shared:
            return []
        query = text("SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = :class AND granted")
        alive = [int(row[0]) for row in await connection.execute(query, {"class": LOCK_CLASS})]
        return [worker for worker in alive if worker != self._worker]

    async def _recover(self, table_id: str) -> None:
        """Let a table go on. One with which something is wrong is left alone for a while, and holds no other up."""
        time = asyncio.get_running_loop().time()
        until, rest = self._resting.get(table_id, (0.0, 0.5))
        if time < until:
            return
        try:
            await (await self._get_or_load(table_id)).expire_clocks_and_resume_bots()
            self._resting.pop(table_id, None)
        except STORAGE_ERRORS:
            raise
        except Exception as error:
            rest = min(2 * rest, LONGEST_REST)
            self._resting[table_id] = (time + rest, rest)
            logger.warning(
                "a table cannot be recovered", extra={"table": table_id, "reason": str(error) or repr(error)}
            )
