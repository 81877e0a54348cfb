"""A table alive in this process: deeds one at a time, each on the disk before anybody sees it, then told to all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import orjson

from moonstone.engine import Json, Refused
from moonstone.server.bots.pool import BotPool, BotProcessError
from moonstone.server.live.broadcast import Broadcaster, Listener
from moonstone.server.storage.bulk_writer import Header
from moonstone.server.storage.log_store import LogStore, now
from moonstone.tables import commands
from moonstone.tables.commands import Draft
from moonstone.tables.entries import Row
from moonstone.tables.projection import UNCHANGING, Shown, check_viewer, usual_viewer
from moonstone.tables.state import Progress
from moonstone.tables.table import Happening, Table

SNAPSHOT_EVERY = 250
"""How many rows a snapshot may lag behind a table that is awake."""

Drafting: TypeAlias = Callable[[Table], Draft]

logger = logging.getLogger("moonstone.room")


class Process(Protocol):
    """What a room needs of the process it lives in."""

    worker: int
    log_store: LogStore
    bot_pool: BotPool
    broadcaster: Broadcaster

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work run beside; what goes wrong in it is logged."""

    def presence_changed(self, room: Room) -> None:
        """Tell the other processes who is here."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who has the table open, in one process: the seats, and how many look on."""

    seats: frozenset[int]
    watchers: int
    until: float = 0.0


class Room:
    """One table in this process. All deeds go through `do`."""

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
        self._shown: Shown | None = None
        self._present: bytes | None = None
        self._thinking: set[tuple[int, int]] = set()
        self._log_may_be_ahead = False
        self._hints: dict[int, tuple[int, asyncio.Future[Json]]] = {}

    @property
    def shown(self) -> Shown:
        """The table as viewers see it now."""
        if self._shown is None:
            self._shown = Shown(self.table)
        return self._shown

    async def do(self, drafting: Drafting, key: str | None = None) -> Happening:
        """Work a deed out, put it on the disk, do it, tell everybody. A deed with a known key was done: its happening.

        Raises Refused and changes nothing if it may not be done.
        """
        async with self.lock:
            self.touched = asyncio.get_running_loop().time()
            if self._log_may_be_ahead:
                await self._catch_up()
            while True:
                if key is not None and key in self.table.keys:
                    return self.table.history[self.table.keys[key]]
                try:
                    draft = drafting(self.table)
                except Refused:
                    # It may be possible now: another process may have gone on with the table a moment ago.
                    if self.process.log_store.shared and await self._catch_up():
                        continue
                    raise
                row = self._row(draft, key)
                progress = self.table.progress.after(row, self.table.game_after(draft.act))
                result = draft.act.state.result if draft.act is not None else None
                scores = None if result is None else result.scores
                try:
                    header = header_of(progress, self.process.worker, row.kind, scores)
                    written = await self.process.log_store.write(row, header)
                except (Refused, asyncio.CancelledError):
                    self._log_may_be_ahead = True
                    raise
                if written:
                    break
                await self._catch_up()
            self.table.apply(row, draft.act, progress)
            self._went_on()
            self.resume_bots()
            if self.table.seq - self.saved >= SNAPSHOT_EVERY:
                self.process.spawn(self.save())
            return self.table.history[-1]

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def reach(self, seq: int) -> None:
        """Somebody has seen the row of that number: if not here, then through another process."""
        if self.process.log_store.shared and seq > self.table.seq:
            await self.catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        rows = await self.process.log_store.read(self.table.id, self.table.seq)
        self.table.follow_all(rows)
        self._log_may_be_ahead = False
        if rows:
            self._went_on()
        return bool(rows)

    def _row(self, draft: Draft, key: str | None) -> Row:
        table = self.table
        at = max(now(), table.history[-1].at)
        return Row(table.id, table.seq + 1, at, draft.kind, draft.seat, draft.person, key, draft.body)

    def _went_on(self) -> None:
        self._shown = None
        if self.table.progress.phase == "open":
            self._present = None
        for listener in self.listeners:
            self.notify(listener)

    def resume_bots(self) -> None:
        """Set every bot thinking that owes a decision and does not think yet."""
        progress = self.table.progress
        for seat in progress.minds:
            asked = progress.asked[seat]
            assert asked is not None
            if (seat, asked.position) not in self._thinking:
                self._thinking.add((seat, asked.position))
                self.process.spawn(self._think(seat, asked.position))

    async def _think(self, seat: int, asked: int) -> None:
        """Let the seat's bot decide. Whatever happens meanwhile, the decision counts once or not at all."""
        try:
            table = self.table
            match, bot, position = table.match, table.progress.seats[seat].mind, table.progress.position
            if match is None or bot is None:
                return
            seed = f"{table.opening.secret.hex()} {seat} {asked}"
            move = await self.process.bot_pool.decide(match, seat, bot, seed)
            await self.do(lambda table: commands.bot_move(table, seat, position, move), f"bot:{seat}:{asked}")
        except Refused as refused:
            if refused.code not in ("stale", "not-playing", "not-a-bot", "storage"):
                logger.error("a bot's move was refused", extra={"table": self.table.id, "code": refused.code})
        except BotProcessError as failed:
            logger.error("no bot could decide", extra={"table": self.table.id, "reason": str(failed)})
        finally:
            self._thinking.discard((seat, asked))

    async def hint(self, seat: int) -> Json:
        """What looks best for a seat now. It is thought over once, however often it is asked."""
        assert self.table.match is not None
        position, known = self.table.progress.position, self._hints.get(seat)
        if known is None or known[0] != position or _failed(known[1]):
            known = position, asyncio.ensure_future(self.process.bot_pool.hint(self.table.match, seat))
            self._hints[seat] = known
        return await asyncio.shield(known[1])

    async def expire_clocks_and_resume_bots(self) -> None:
        """Stop the clocks that have run out, and let bots think that nobody lets think."""
        if self.process.log_store.shared:
            await self.catch_up()
        progress = self.table.progress
        for seat in progress.turn:
            deadline = progress.deadline(seat)
            if deadline is not None and deadline <= now():
                try:
                    await self.do(lambda table, seat=seat: commands.time_out(table, seat, now()))  # type: ignore[misc]
                except Refused as refused:
                    if refused.code == "storage":
                        raise
        self.resume_bots()

    async def save(self) -> None:
        """Store a snapshot, unless the stored one is up to date."""
        if self.table.seq > self.saved and self.table.match is not None:
            self.saved = self.table.seq
            await self.process.log_store.save_snapshot(self.table)

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
        """Send a viewer what is new: soon if its line is free, else as soon as it is."""
        self.process.broadcaster.add(self, listener)

    def messages(self, listener: Listener) -> list[bytes]:
        """What a viewer is to be sent now: answers first, then what is new."""
        if listener.seats is not self.table.progress.seats:
            self._look_from_own_seat(listener)
        messages, listener.replies = listener.replies, []
        if self.table.seq != listener.seq or listener.present is None:
            listener.present = self.presence
            messages.append(self.shown.update(listener.viewer, listener.person, listener.seq, listener.present))
            listener.seq = self.table.seq
        elif self.presence != listener.present:
            listener.present = self.presence
            messages.append(b'{"type":"presence",' + listener.present[1:])
        elif listener.beat and not messages:
            messages.append(b'{"type":"heartbeat","at":%d}' % now())
        listener.beat = False
        return messages

    def _look_from_own_seat(self, listener: Listener) -> None:
        """Whoever has lost the seat they looked from, before the game, sees from there on what is theirs to see."""
        listener.seats = self.table.progress.seats
        try:
            check_viewer(self.table, listener.person, listener.viewer)
        except Refused:
            listener.viewer, listener.seq = usual_viewer(self.table, listener.person), -1

    def presence_changed(self, *, tell: bool = True) -> None:
        """Somebody has come or gone: everybody here is told, and if it happened here, the other processes too."""
        self._present = None
        for listener in self.listeners:
            self.notify(listener)
        if tell:
            self.process.presence_changed(self)

    @property
    def local_presence(self) -> Presence:
        """Who has the table open through this process."""
        seats: set[int] = set()
        watchers = 0
        for listener in self.listeners:
            own = self.table.seats_of(listener.person)
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


def header_of(progress: Progress, worker: int, kind: str, scores: Sequence[int] | None = None) -> Header:
    """What the list of tables says of a table that has come so far by a row of that kind."""
    summary = seated = None
    if kind not in UNCHANGING or scores is not None:
        summary = orjson.dumps({"seats": [seat.to_json() for seat in progress.seats], "scores": scores}).decode()
    if kind in ("opened", "seated"):
        seated = frozenset(seat.person for seat in progress.seats if seat.person is not None)
    return Header(
        phase=progress.phase,
        turn=",".join(map(str, progress.turn)),
        summary=summary,
        due_at=progress.due_at,
        thinker=worker if progress.minds else None,
        seated=seated,
    )
