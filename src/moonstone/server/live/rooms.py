"""All tables that are awake in this process, and everything the server does by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import or_, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Refused
from moonstone.server import metrics
from moonstone.server.bots.pool import Thinkers
from moonstone.server.live.broadcast import Telling
from moonstone.server.live.room import Presence, Room, header_of
from moonstone.server.people import People
from moonstone.server.settings import Settings
from moonstone.server.storage import schema
from moonstone.server.storage.log_store import Journal, now
from moonstone.server.storage.notifications import LOCK_CLASS, Ears
from moonstone.tables.commands import hash_of
from moonstone.tables.entries import Row
from moonstone.tables.table import Table

SWEEP_SECONDS = 0.5
MOST_AT_ONCE = 200
"""How many tables one sweep looks after."""
PRESENCE_SECONDS = 10.0
"""How often a process repeats who is present through it; what is not repeated in time is forgotten."""
LONGEST_PAYLOAD = 7000
EVERY_SESSION = "every"
CLEAN_SECONDS = 3600.0
"""How often sessions that are over are dropped."""

logger = logging.getLogger("moonstone.rooms")


class Rooms:
    """The tables of this process. Any process can serve any table at any time."""

    def __init__(self, settings: Settings, engine: AsyncEngine, url: str, people: People) -> None:
        self.settings = settings
        self.people = people
        self.engine = engine
        self.worker = secrets.randbelow((1 << 31) - 1) + 1
        """This process's number among those on one database."""
        self.journal = Journal(engine, self.worker)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.telling = Telling()
        self.awake: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ears = Ears(url, self.worker, self._hear, self._regained) if self.journal.shared else None
        self._untold: set[str] = set()
        """Tables whose presence the other processes have not been told."""

    async def begin(self) -> None:
        """Start writing, listening and sweeping."""
        await self.journal.begin()
        if self._ears is not None:
            await self._ears.begin()
        self.spawn(self._sweep_for_ever())
        self.spawn(self._doze_for_ever())
        self.spawn(self._beat_for_ever())
        self.spawn(self._clean_for_ever())
        if self._ears is not None:
            self.spawn(self._tell_for_ever())

    async def end(self) -> None:
        """Put every table to sleep and stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.end()
        for room in list(self.awake.values()):
            try:
                await room.save()
            except SQLAlchemyError as error:
                logger.warning("a snapshot could not be stored", extra={"reason": str(error)})
        await self.journal.end()
        if self._ears is not None:
            await self._ears.end()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work run beside; what goes wrong in it is logged."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get(self, table_id: str) -> Room:
        """The table of that id, awakened if it sleeps; Refused if there is none."""
        room = self.awake.get(table_id)
        if room is not None:
            room.touched = asyncio.get_running_loop().time()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        room = self._awake(*await self.journal.load(table_id))
        if self.journal.shared:
            # It may have gone on between the reading and this moment, from which on this process hears of it.
            await room.catch_up()
        return room

    def _awake(self, table: Table, saved: int) -> Room:
        room = self.awake[table.id] = Room(table, self, saved)
        metrics.tables.set(len(self.awake))
        return room

    async def open(self, person: str, body: dict[str, Any]) -> Room:
        """A new table, opened by a person."""
        row = Row(secrets.token_urlsafe(16), 0, now(), "opened", None, person, None, body)
        table = Table(row)
        await self.journal.open([row], header_of(table.progress, self.worker, "opened"))
        return self._awake(table, saved=-1)

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                for table_id in await self._due():
                    await self._look_after(table_id)
            except (SQLAlchemyError, OSError) as error:
                logger.warning("the sweep failed", extra={"reason": str(error).splitlines()[0]})
            await asyncio.sleep(SWEEP_SECONDS)

    async def _due(self) -> list[str]:
        """The tables whose clock has run out, or whose bots are left to think by a process that is no more."""
        tables = schema.tables.c
        async with self.engine.connect() as connection:
            alive: list[int] = []
            if self.journal.shared:
                query = text("SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = :class AND granted")
                alive = [int(row[0]) for row in await connection.execute(query, {"class": LOCK_CLASS})]
            others = [worker for worker in alive if worker != self.worker]
            forsaken = tables.thinker.is_not(None) & tables.thinker.not_in(others)
            query_due = select(tables.id).where(or_(tables.due_at <= now(), forsaken)).limit(MOST_AT_ONCE)
            return [row.id for row in await connection.execute(query_due)]

    async def _look_after(self, table_id: str) -> None:
        try:
            await (await self.get(table_id)).do_what_is_due()
        except Refused as refused:
            logger.warning("a table cannot go on", extra={"table": table_id, "reason": refused.text})

    async def _doze_for_ever(self) -> None:
        """Put tables to sleep that nobody looks at."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds))
            time = asyncio.get_running_loop().time()
            for room in list(self.awake.values()):
                idle = time - room.touched > self.settings.idle_seconds
                if idle and not room.listeners and not room.lock.locked() and not room.table.progress.minds:
                    await room.save()
                    if not room.listeners and not room.lock.locked() and time - room.touched > 0:
                        self.awake.pop(room.table.id, None)
            metrics.tables.set(len(self.awake))

    async def _clean_for_ever(self) -> None:
        while True:
            try:
                await self.people.forget_expired()
            except (SQLAlchemyError, OSError) as error:
                logger.warning("sessions could not be cleaned", extra={"reason": str(error).splitlines()[0]})
            await asyncio.sleep(CLEAN_SECONDS)

    async def _beat_for_ever(self) -> None:
        """Let every live viewer know now and then that the line is open."""
        while True:
            await asyncio.sleep(self.settings.heartbeat_seconds)
            for room in list(self.awake.values()):
                for listener in room.listeners:
                    listener.beat = True
                    room.tell(listener)

    def signed_out(self, person: str, token: str | None) -> None:
        """End the live sockets of one device of a person, or for None of all of them, in every process."""
        session = EVERY_SESSION if token is None else hash_of(token)
        self._hang_up(person, session)
        if self._ears is not None:
            self.spawn(self._ears.tell(f"{self.worker} ended {person} {session}"))

    def _hang_up(self, person: str, session: str) -> None:
        self.people.forget()
        for room in self.awake.values():
            for listener in room.listeners:
                if listener.person == person and session in (EVERY_SESSION, hash_of(listener.token or "")):
                    listener.ended = True
                    room.tell(listener)

    def presence_changed(self, room: Room) -> None:
        """Somebody has come or gone here: the other processes are told soon."""
        if self._ears is not None:
            self._untold.add(room.table.id)

    async def _tell_for_ever(self) -> None:
        assert self._ears is not None
        loop = asyncio.get_running_loop()
        repeat_at = loop.time() + PRESENCE_SECONDS
        while True:
            await asyncio.sleep(0.1)
            if loop.time() >= repeat_at:
                repeat_at = loop.time() + PRESENCE_SECONDS
                self._untold.update(table_id for table_id, room in self.awake.items() if room.listeners)
            words: list[str] = []
            for table_id in self._untold:
                room = self.awake.get(table_id)
                here = room.here if room is not None else Presence(frozenset(), 0)
                words.append(f"{table_id}:{','.join(map(str, sorted(here.seats)))}:{here.watchers}")
            self._untold.clear()
            while words:
                payload = f"{self.worker} present"
                while words and len(payload) + len(words[-1]) < LONGEST_PAYLOAD:
                    payload += " " + words.pop()
                await self._ears.tell(payload)

    def _hear(self, payload: str) -> None:
        """Another process has said something."""
        worker, what, *rest = payload.split(" ")
        if int(worker) == self.worker:
            return
        if what == "ended":
            self._hang_up(rest[0], rest[1])
            return
        if what == "present":
            for word in rest:
                self._hear_presence(int(worker), *word.split(":"))
            return
        room = self.awake.get(what)
        if room is not None and int(rest[0]) > room.table.seq:
            self.spawn(room.catch_up())

    def _hear_presence(self, worker: int, table_id: str, seats: str, watchers: str) -> None:
        room = self.awake.get(table_id)
        if room is not None:
            until = asyncio.get_running_loop().time() + 2.5 * PRESENCE_SECONDS
            if worker not in room.elsewhere and room.listeners:
                # A process that has just woken the table up has not heard who is here.
                self._untold.add(table_id)
            before = room.present
            room.elsewhere[worker] = Presence(
                frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers), until
            )
            if room.present != before:
                room.presence_changed(tell=False)

    def _regained(self) -> None:
        """After a silence, every table may have gone on."""
        for room in self.awake.values():
            self.spawn(room.catch_up())


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        logger.exception("something went wrong beside")
