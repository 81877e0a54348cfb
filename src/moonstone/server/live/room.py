"""A table in this process: one command at a time, each stored before anybody sees what it does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import orjson

from moonstone.engine import Json, Refused
from moonstone.server.bots.fair_queue import Asker
from moonstone.server.bots.pool import BotPool, BotProcessError
from moonstone.server.live.after_commit import AfterCommit
from moonstone.server.live.broadcast import Broadcaster, Listener
from moonstone.server.storage.clock import now
from moonstone.server.storage.log_store import LogStore
from moonstone.tables import commands
from moonstone.tables.consequences import BotTurn, bot_turns
from moonstone.tables.entries import LogEntry, NewEntry
from moonstone.tables.listing import listing_after
from moonstone.tables.projection import Encoder, Projection, authorize_viewer, default_viewer
from moonstone.tables.table import Table, TableEvent

SNAPSHOT_EVERY = 250
"""How many entries a snapshot may lag behind a table in memory."""

LONGEST_WAIT = 10.0
"""How many seconds a command waits for those before it."""

Command: TypeAlias = Callable[[Table], NewEntry]

ENCODER = Encoder(orjson.dumps)

logger = logging.getLogger("moonstone.room")


class Process(Protocol):
    """What a room needs of its process."""

    worker: int
    log_store: LogStore
    bot_pool: BotPool
    broadcaster: Broadcaster
    after_commit: AfterCommit

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background; what it raises is logged."""

    def presence_changed(self, room: Room) -> None:
        """Tell the other processes who is present through this one."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who has the table open, in one process: the seats, and how many look on."""

    seats: frozenset[int]
    watchers: int
    until: float = 0.0


class Room:
    """One table in this process. All commands go through `do`."""

    def __init__(self, table: Table, process: Process, saved: int = -1) -> None:
        self.table = table
        self.process = process
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_presence: dict[int, Presence] = {}
        """Who is here through other processes."""
        self.touched = asyncio.get_running_loop().time()
        self.saved = saved
        """The number up to which a snapshot is stored."""
        self._projection: Projection | None = None
        self._present: bytes | None = None
        self._thinking: set[BotTurn] = set()
        self._log_may_be_ahead = False
        self._hints: dict[int, tuple[int, asyncio.Future[Json]]] = {}

    @property
    def projection(self) -> Projection:
        """The table as viewers see it now."""
        if self._projection is None:
            self._projection = Projection(self.table, ENCODER)
        return self._projection

    async def do(self, command: Command, key: str | None = None) -> TableEvent:
        """Carry a command out: its entry is stored, then applied, then everybody is told.

        A command with a known key has been carried out before: the answer is what it brought about then. Raises Refused
        and changes nothing if the command is not possible.
        """
        async with self._turn():
            self.touched = asyncio.get_running_loop().time()
            if self._log_may_be_ahead:
                await self._catch_up()
            while True:
                if key is not None and key in self.table.keys:
                    return self.table.history[self.table.keys[key]]
                try:
                    new = command(self.table)
                except Refused:
                    # It may be possible now: another process may have gone on with the table a moment ago.
                    if self.process.log_store.shared and await self._catch_up():
                        continue
                    raise
                prepared = self.table.prepare(new, now(), key)
                try:
                    written = await self.process.log_store.write(prepared.entry, listing_after(self.table, prepared))
                except (Refused, asyncio.CancelledError):
                    self._log_may_be_ahead = True
                    raise
                if written:
                    break
                await self._catch_up()
            event = self.table.commit(prepared)
            self._publish([prepared.entry], ours=True)
            return event

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for the commands before; Refused if the storage lets them wait, too."""
        if self.lock.locked():
            try:
                await asyncio.wait_for(self.lock.acquire(), LONGEST_WAIT)
            except TimeoutError:
                raise Refused("storage", "The storage does not answer just now; please try again.") from None
        else:
            await self.lock.acquire()
        try:
            yield
        finally:
            self.lock.release()

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        entries = await self.process.log_store.read(self.table.id, self.table.seq)
        self.table.apply_all(entries)
        self._log_may_be_ahead = False
        if entries:
            self._publish(entries, ours=False)
        return bool(entries)

    async def reload(self) -> None:
        """Read the whole log anew, for it has been rewritten. There is one room for a table at all times, or a command
        that waits would be carried out on a table that nobody looks at. Viewers connect again.
        """
        async with self.lock:
            self.table = await self.process.log_store.reload(self.table.id)
            self.saved, self._log_may_be_ahead, self._projection = -1, False, None
            for listener in self.listeners:
                listener.ended = True
            self.notify_all()

    def _publish(self, entries: Sequence[LogEntry], *, ours: bool) -> None:
        self._projection = None
        self.process.after_commit.publish(self, entries, ours=ours)

    def resume_bots(self) -> None:
        """Let every bot decide whose turn it is."""
        self.start_bots(bot_turns(self.table))

    @property
    def bots_think(self) -> bool:
        """Whether every bot whose turn it is thinks here already."""
        return self._thinking.issuperset(bot_turns(self.table))

    def start_bots(self, turns: Sequence[BotTurn]) -> None:
        """Let bots decide, except those that are thinking about that decision already."""
        for turn in turns:
            if turn not in self._thinking:
                self._thinking.add(turn)
                self.process.spawn(self._think(turn))

    async def _think(self, turn: BotTurn) -> None:
        """Let the seat's bot decide. Whatever happens meanwhile, the decision counts once or not at all."""
        try:
            table, seat = self.table, turn.seat
            match, bot, position = table.match, table.state.seats[seat].bot_in_charge, table.state.position
            if match is None or bot is None:
                return
            seed = f"{table.config.seed} {seat} {turn.position}"
            move = await self.process.bot_pool.decide(match, seat, bot, seed, Asker(table.host, table.id))
            await self.do(lambda table: commands.bot_move(table, seat, position, move), f"bot:{seat}:{turn.position}")
        except Refused as refused:
            if refused.code not in ("stale", "not-playing", "not-a-bot", "table-ended", "storage"):
                logger.error("a bot's move was refused", extra={"table": self.table.id, "code": refused.code})
        except BotProcessError as failed:
            logger.error("no bot could decide", extra={"table": self.table.id, "reason": str(failed)})
        finally:
            self._thinking.discard(turn)

    async def hint(self, seat: int, person: str) -> Json:
        """The best moves for a seat now. They are worked out once, however often somebody asks."""
        assert self.table.match is not None
        position, known = self.table.state.position, self._hints.get(seat)
        if known is None or known[0] != position or _failed(known[1]):
            known = (
                position,
                asyncio.ensure_future(self.process.bot_pool.hint(self.table.match, seat, Asker(person, self.table.id))),
            )
            self._hints[seat] = known
        return await asyncio.shield(known[1])

    async def expire_clocks_and_resume_bots(self) -> None:
        """Let bots play for people whose time is out, and take up the turns of bots that no process looks after."""
        if self.process.log_store.shared:
            await self.catch_up()
        state = self.table.state
        for seat in state.turn:
            deadline = state.deadline(seat)
            if deadline is not None and deadline <= now():
                await self._time_out(seat)
        self.resume_bots()

    async def _time_out(self, seat: int) -> None:
        try:
            await self.do(lambda table: commands.time_out(table, seat, now()))
        except Refused as refused:
            if refused.code == "storage":
                raise

    async def save(self) -> None:
        """Store a snapshot, unless the stored one is up to date."""
        if self.table.seq > self.saved and self.table.match is not None and not self.table.game.is_retired:
            self.saved = self.table.seq
            await self.process.log_store.save_snapshot(self.table)

    def save_if_behind(self) -> None:
        """Begin to store a snapshot, if the stored one has fallen far behind."""
        if self.table.seq - self.saved >= SNAPSHOT_EVERY:
            self.process.spawn(self.save())

    def join(self, listener: Listener) -> None:
        """A live viewer has come."""
        self.listeners.add(listener)
        self.presence_changed()

    def part(self, listener: Listener) -> None:
        """A live viewer has gone."""
        self.listeners.discard(listener)
        self.touched = asyncio.get_running_loop().time()
        self.presence_changed()

    def notify(self, listener: Listener) -> None:
        """Send a viewer what is new: soon if it can be written to at once, else as soon as it can."""
        self.process.broadcaster.add(self, listener)

    def notify_all(self) -> None:
        """Send every viewer what is new."""
        for listener in self.listeners:
            self.notify(listener)

    def forget_presence(self) -> None:
        """Work out anew who is present when it is next asked."""
        self._present = None

    def messages(self, listener: Listener) -> list[bytes]:
        """What a viewer is to be sent now: answers first, then what is new."""
        if listener.seats is not self.table.state.seats:
            self._look_from_own_seat(listener)
        messages, listener.replies = listener.replies, []
        if self.table.seq != listener.seq or listener.present is None:
            listener.present = self.presence
            messages.append(self.projection.update(listener.viewer, listener.person, listener.seq, listener.present))
            listener.seq = self.table.seq
        elif self.presence != listener.present:
            listener.present = self.presence
            messages.append(b'{"type":"presence",' + listener.present[1:])
        elif listener.beat and not messages:
            messages.append(b'{"type":"heartbeat","at":%d}' % now())
        listener.beat = False
        return messages

    def _look_from_own_seat(self, listener: Listener) -> None:
        """Let a viewer who has lost the seat they looked from, before the game, look from one of their own."""
        listener.seats = self.table.state.seats
        try:
            authorize_viewer(self.table, listener.person, listener.viewer)
        except Refused:
            listener.viewer, listener.seq = default_viewer(self.table, listener.person), -1

    def presence_changed(self, *, tell: bool = True) -> None:
        """Somebody has come or gone: everybody here is told, and if it happened here, the other processes too."""
        self.forget_presence()
        self.notify_all()
        if tell:
            self.process.presence_changed(self)

    @property
    def local_presence(self) -> Presence:
        """Who has the table open through this process."""
        seats: set[int] = set()
        watchers = 0
        for listener in self.listeners:
            own = self.table.state.seats_of(listener.person)
            seats.update(own)
            watchers += not own
        return Presence(frozenset(seats), watchers)

    @property
    def presence(self) -> bytes:
        """Who has the table open at all. What other processes say of it holds for a while only."""
        if self._present is None or self.remote_presence:
            time = asyncio.get_running_loop().time()
            everywhere = [self.local_presence, *(one for one in self.remote_presence.values() if one.until > time)]
            seats = sorted(frozenset().union(*(one.seats for one in everywhere)))
            self._present = orjson.dumps({"seats": seats, "watchers": sum(one.watchers for one in everywhere)})
        return self._present


def _failed(thought: asyncio.Future[Json]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
