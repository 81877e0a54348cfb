"""Live viewers, and how updates reach them.

Updates that are due at the same time are worked out for everybody first and then sent to everybody: a step that is done
for many viewers in a row takes a fraction of the time it takes between other steps.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from moonstone.server.live.direct_writer import DirectWriter
from moonstone.tables.projection import Projection
from moonstone.tables.seats import Seat
from moonstone.tables.table import Table

logger = logging.getLogger("moonstone.broadcast")


class ViewedTable(Protocol):
    """What sending updates needs of a room: its table, and what each viewer is to get."""

    table: Table

    @property
    def projection(self) -> Projection:
        """The table as viewers may know it."""
        ...

    def messages(self, listener: Listener) -> list[bytes]:
        """What the listener is to be sent now."""
        ...


@dataclass(eq=False, slots=True)
class Listener:
    """A live viewer: the seat it looks from, and the number up to which it knows the log."""

    person: str | None
    viewer: int | None
    seq: int
    token: str | None = None
    """The token of its session's cookie."""
    writer: DirectWriter | None = None
    """For messages that can be sent at once."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something must wait to be sent."""
    replies: list[bytes] = field(default_factory=list)
    """Answers to its own messages, to be sent before anything else."""
    present: bytes | None = None
    """Who is present, as last sent; None until its first update."""
    beat: bool = False
    """Whether a heartbeat is to be sent."""
    ended: bool = False
    """Whether its session has been ended."""
    waiting: bool = False
    """Whether messages wait to be sent: nothing may overtake them."""
    seats: tuple[Seat, ...] = ()
    """The seats when it was last checked that it may look from its own."""
    due: bool = False
    """Whether an update is due."""

    @property
    def ready(self) -> DirectWriter | None:
        """Its writer, if a message would go out at once."""
        writer = self.writer
        if writer is None or self.ended or self.waiting or self.wake.is_set() or not writer.can_write:
            return None
        return writer


class Broadcaster:
    """Sends updates to the live viewers of one process."""

    def __init__(self) -> None:
        self._due: list[tuple[ViewedTable, Listener]] = []

    def add(self, room: ViewedTable, listener: Listener) -> None:
        """Send a viewer what is new, together with all others, once the code that runs now has run."""
        if listener.due:
            return
        listener.due = True
        self._due.append((room, listener))
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._send_due)

    def _send_due(self) -> None:
        due, self._due = self._due, []
        ready: list[tuple[ViewedTable, Listener, DirectWriter]] = []
        for room, listener in due:
            listener.due = False
            writer = listener.ready
            if writer is None:
                listener.wake.set()
            else:
                ready.append((room, listener, writer))
        for room, listener, _ in ready:
            if listener.seq != room.table.seq:
                with suppress(Exception):  # an error in it is logged when its viewers get their messages
                    room.projection.public()
        messages = [_messages(room, listener) for room, listener, _ in ready]
        for (room, _, writer), words in zip(ready, messages, strict=True):
            if words:
                try:
                    writer.write(words)
                except Exception:
                    _log_failure(room)


def _messages(room: ViewedTable, listener: Listener) -> list[bytes]:
    try:
        return room.messages(listener)
    except Exception:
        _log_failure(room)
        return []


def _log_failure(room: ViewedTable) -> None:
    """Log one viewer's error; it must not become anybody else's."""
    logger.exception("a viewer could not be told", extra={"table": room.table.id})
