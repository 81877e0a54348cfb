"""All tables that this process has in memory, and everything the server does by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Refused
from moonstone.server import metrics
from moonstone.server.bots.fair_queue import FairQueue
from moonstone.server.bots.pool import BotPool
from moonstone.server.live.after_commit import AfterCommit
from moonstone.server.live.background import Background
from moonstone.server.live.broadcast import Broadcaster
from moonstone.server.live.figures import Observer
from moonstone.server.live.recovery import Recovery
from moonstone.server.live.room import Presence, Room
from moonstone.server.people import People
from moonstone.server.settings import Settings
from moonstone.server.storage.clock import now
from moonstone.server.storage.database import STORAGE_ERRORS
from moonstone.server.storage.log_store import LogStore
from moonstone.server.storage.notifications import PgListener
from moonstone.server.storage.quota import Quota
from moonstone.server.storage.retired import let_rest
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import LogEntry, Opened
from moonstone.tables.listing import listing
from moonstone.tables.seats import Person, hash_token
from moonstone.tables.table import Table

RECOVERY_SECONDS = 0.5
PRESENCE_SECONDS = 10.0
"""How often a process repeats who is present through it. What is not repeated in time is forgotten."""
LONGEST_PAYLOAD = 7000
AGAIN_SECONDS = 0.5
"""After how long something is tried again that the storage did not let be done."""
EVERY_SESSION = "every"
FORGOTTEN_AT_ONCE = 200
"""How many ids a notice holds."""
SESSION_SECONDS = 60.0
"""How often the sessions of live sockets are looked at, should a notice of their end have been lost."""
PROBE_SECONDS = 10.0
"""How often the server checks, while nobody plays, that entries can be stored and bots answer."""
WORKERS_SECONDS = 5.0
CLEAN_SECONDS = 3600.0
"""How often expired sessions are deleted."""

logger = logging.getLogger("moonstone.rooms")


class Rooms:
    """The tables of this process. Any process can serve any table at any time."""

    def __init__(self, settings: Settings, engine: AsyncEngine, url: str, people: People) -> None:
        self.settings = settings
        self.people = people
        self.engine = engine
        self.worker = secrets.randbelow((1 << 31) - 1) + 1
        """This process's number among those on one database."""
        self.log_store = LogStore(engine, self.worker)
        self.quota = Quota(settings.tables_per_person)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.look_backs = FairQueue(1)
        """Earlier positions are worked out one at a time, in a thread beside the event loop."""
        self.broadcaster = Broadcaster()
        self.after_commit = AfterCommit()
        self.loaded: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: PgListener | None = None
        if self.log_store.shared:
            self._listener = PgListener(url, self.worker, self._hear, self._regained, settings.database_seconds)
        self._followed: dict[str, bool] = {}
        """Tables that are being caught up, and whether something has come since that began."""
        self.background = Background()
        self.forgetting: list[Callable[[Sequence[str]], None]] = []
        """Called with the ids of what must be read anew."""
        self.observer = Observer(settings, engine, url, lambda: self.bot_pool.waiting)
        self._tell_all_at = 0.0
        """When the presence of all tables is repeated."""
        self._presence_to_send: set[str] = set()
        """Tables whose presence is to be sent to the other processes."""

    async def begin(self) -> None:
        """Start writing, listening and recovering."""
        await let_rest(self.engine)
        await self.log_store.begin()
        if self._listener is not None:
            await self._listener.begin()
        recovery = Recovery(self.engine, self.worker, self.loaded, self.get_or_load)
        await recovery.begin()
        self.background.begin("clocks", recovery.keep_clocks, RECOVERY_SECONDS)
        self.background.begin("bots", recovery.keep_bots, RECOVERY_SECONDS)
        self.background.begin("idle tables", self._evict_idle, min(30.0, self.settings.idle_seconds))
        self.background.begin("heartbeat", self._beat, self.settings.heartbeat_seconds)
        self.background.begin("expired sessions", self.people.forget_expired, CLEAN_SECONDS)
        self.background.begin("writing", self.log_store.probe, PROBE_SECONDS)
        self.background.begin("bot processes", self.bot_pool.probe, PROBE_SECONDS)
        self.background.begin("figures", self.observer.look, PROBE_SECONDS)
        if self.settings.workers > 1:
            self.background.begin("workers", self.observer.count_workers, WORKERS_SECONDS)
        self.background.begin("ended sessions", self._end_lost_sessions, SESSION_SECONDS)
        if self._listener is not None:
            self.background.begin("presence", self._tell_presence, 0.1)

    async def end(self) -> None:
        """Store a snapshot of every table, and stop."""
        await self.background.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_pool.end()
        for room in list(self.loaded.values()):
            try:
                await room.save()
            except STORAGE_ERRORS as error:
                logger.warning("a snapshot could not be stored", extra={"reason": str(error)})
        await self.log_store.end()
        if self._listener is not None:
            await self._listener.end()

    @property
    def behind(self) -> list[str]:
        """What this process should do and has not done for a while."""
        return list(dict.fromkeys([*self.background.behind, *(["bot processes"] if self.bot_pool.fails else [])]))

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background; what it raises is logged."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get_or_load(self, table_id: str) -> Room:
        """The table of that id, from memory or from the database; Refused if there is none."""
        room = self.loaded.get(table_id)
        if room is not None:
            room.touched = asyncio.get_running_loop().time()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def current(self, table_id: str) -> Room:
        """The table with all that any process has stored before now: who asks may have been told of it by another."""
        if table_id in self.loaded and self.log_store.shared:
            await self.loaded[table_id].catch_up()
        return await self.get_or_load(table_id)

    async def _load(self, table_id: str) -> Room:
        room = self.add(*await self.log_store.load(table_id))
        if self.log_store.shared:
            # Something may have been written between the reading and now; from now on, this process hears of it.
            await room.catch_up()
        return room

    def add(self, table: Table, saved: int = -1) -> Room:
        """Hold a table that is stored in memory."""
        room = self.loaded[table.id] = Room(table, self, saved)
        metrics.tables.set(len(self.loaded))
        return room

    async def open(self, person: str, config: TableConfig) -> Room:
        """A new table, opened by a person."""
        entry = LogEntry(secrets.token_urlsafe(16), 0, now(), None, person, None, Opened(config))
        table = Table(entry)
        await self.log_store.open([entry], listing(table), self.quota)
        return self.add(table)

    async def _evict_idle(self) -> None:
        """Drop tables from memory that nobody looks at."""
        time = asyncio.get_running_loop().time()
        for room in list(self.loaded.values()):
            idle = time - room.touched > self.settings.idle_seconds
            if idle and not room.listeners and not room.lock.locked() and not room.table.state.seats_for_bots:
                try:
                    await room.save()
                except STORAGE_ERRORS as error:  # it can be worked out from its log
                    logger.warning("a snapshot could not be stored", extra={"reason": str(error).splitlines()[0]})
                if not room.listeners and not room.lock.locked() and time - room.touched > 0:
                    self.loaded.pop(room.table.id, None)
        metrics.tables.set(len(self.loaded))

    async def _beat(self) -> None:
        """Tell every live viewer now and then that the connection is open."""
        for room in list(self.loaded.values()):
            for listener in room.listeners:
                listener.beat = True
                room.notify(listener)

    async def sign_out(self, person: Person, token: str | None, by: str | None = None) -> None:
        """End the session and the live sockets of one device of a person, or for None all of them, in every process."""
        session = EVERY_SESSION if token is None else hash_token(token)
        await self.people.sign_out(person, token, f"{self.worker} ended {person.id} {session}", by)
        self._end_sockets(person.id, session)

    async def hang_up(self, person: str, session: str = EVERY_SESSION) -> None:
        """End the live sockets of a person in every process, or those of one session; what they may do is asked anew
        when they come back.
        """
        self._end_sockets(person, session)
        if self._listener is not None:
            await self._listener.notify(f"{self.worker} ended {person} {session}")

    async def forget(self, ids: Sequence[str]) -> None:
        """Read tables and campaigns of these ids anew, in every process: their logs have been rewritten."""
        if self._listener is not None:
            for start in range(0, len(ids), FORGOTTEN_AT_ONCE):
                words = " ".join(ids[start : start + FORGOTTEN_AT_ONCE])
                await self._listener.notify(f"{self.worker} forget {words}")
        await self._until_done(lambda: self._forget(ids))

    async def _forget(self, ids: Sequence[str]) -> None:
        for forget in self.forgetting:
            forget(ids)
        for table_id in ids:
            if table_id in self._loading or table_id in self.loaded:
                await (await self.get_or_load(table_id)).reload()

    async def _end_lost_sessions(self) -> None:
        """End the sockets whose sessions have been ended without this process having heard of it."""
        self.people.forget()
        listeners = [(room, listener) for room in self.loaded.values() for listener in room.listeners if listener.token]
        good = await self.people.still_good({listener.token for _, listener in listeners if listener.token})
        for room, listener in listeners:
            if listener.person is not None and listener.token not in good:
                listener.ended = True
                room.notify(listener)

    def _end_sockets(self, person: str, session: str) -> None:
        self.people.forget()
        for room in self.loaded.values():
            for listener in room.listeners:
                if listener.person == person and session in (EVERY_SESSION, hash_token(listener.token or "")):
                    listener.ended = True
                    room.notify(listener)

    def presence_changed(self, room: Room) -> None:
        """Tell the other processes soon who is present through this one."""
        if self._listener is not None:
            self._presence_to_send.add(room.table.id)

    async def _tell_presence(self) -> None:
        """Tell the other processes who is present through this one: what has changed, and now and then everything."""
        assert self._listener is not None
        time = asyncio.get_running_loop().time()
        if time >= self._tell_all_at:
            self._tell_all_at = time + PRESENCE_SECONDS
            self._presence_to_send.update(table_id for table_id, room in self.loaded.items() if room.listeners)
        words: list[str] = []
        for table_id in self._presence_to_send:
            room = self.loaded.get(table_id)
            here = room.local_presence if room is not None else Presence(frozenset(), 0)
            words.append(f"{table_id}:{','.join(map(str, sorted(here.seats)))}:{here.watchers}")
        self._presence_to_send.clear()
        while words:
            payload = f"{self.worker} present"
            while words and len(payload) + len(words[-1]) < LONGEST_PAYLOAD:
                payload += " " + words.pop()
            await self._listener.notify(payload)

    def _hear(self, payload: str) -> None:
        """Act on what another process has said."""
        worker, what, *rest = payload.split(" ")
        if int(worker) == self.worker:
            return
        if what == "ended":
            self._end_sockets(rest[0], rest[1])
            return
        if what == "forget":
            self.spawn(self._until_done(lambda: self._forget(rest)))
            return
        if what == "present":
            for word in rest:
                self._hear_presence(int(worker), *word.split(":"))
            return
        room = self.loaded.get(what)
        if room is not None and int(rest[0]) > room.table.seq:
            self._follow(room)

    def _hear_presence(self, worker: int, table_id: str, seats: str, watchers: str) -> None:
        room = self.loaded.get(table_id)
        if room is not None:
            until = asyncio.get_running_loop().time() + 2.5 * PRESENCE_SECONDS
            if worker not in room.remote_presence and room.listeners:
                # A process that has just loaded the table has not heard who is present here.
                self._presence_to_send.add(table_id)
            before = room.presence
            room.remote_presence[worker] = Presence(
                frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers), until
            )
            if room.presence != before:
                room.presence_changed(tell=False)

    def _regained(self) -> None:
        """Read what may have been written to any table while the connection was lost, and who has signed out."""
        self.spawn(self._until_done(self._end_lost_sessions))
        for room in self.loaded.values():
            self._follow(room)

    def _follow(self, room: Room) -> None:
        """Read what other processes have written to a table, however often that takes."""
        if room.table.id in self._followed:
            self._followed[room.table.id] = True
            return
        self._followed[room.table.id] = False

        async def follow() -> None:
            try:
                await self._until_done(room.catch_up)
            finally:
                more = self._followed.pop(room.table.id)
            if more:
                self._follow(room)

        self.spawn(follow())

    async def _until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again until the storage lets it be done."""
        while True:
            try:
                await work()
                return
            except (*STORAGE_ERRORS, Refused) as error:
                if isinstance(error, Refused) and error.code != "storage":
                    raise  # it would be so again
                logger.warning("it is tried again", extra={"reason": (str(error) or repr(error)).splitlines()[0]})
                await asyncio.sleep(AGAIN_SECONDS)


async def _logged(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        logger.exception("a background task failed")
