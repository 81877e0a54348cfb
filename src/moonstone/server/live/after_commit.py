"""What a process does once entries of a table are stored: a short list of subscribers. Whatever is to follow from an
entry in future, a notice for instance, becomes another of them.

A process may be killed before it calls them, so nothing depends on them alone: results are written in the commit
itself; bots, clocks and the ends of campaign games are looked after again by the next process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from moonstone.tables.consequences import Consequences, after_commit
from moonstone.tables.entries import LogEntry

if TYPE_CHECKING:
    from moonstone.server.live.room import Room

Subscriber: TypeAlias = "Callable[[Room, Consequences], None]"

logger = logging.getLogger("moonstone.room")


class AfterCommit:
    """The subscribers of one process. They are called in their order; what one of them raises is logged."""

    def __init__(self) -> None:
        self.everywhere: list[Subscriber] = [tell_viewers]
        """Called in every process that has the table loaded, also for entries that another process has written."""
        self.once: list[Subscriber] = [start_bots, save_snapshot]
        """Called in the process that has written the entries."""

    def publish(self, room: Room, entries: Sequence[LogEntry], *, ours: bool) -> None:
        """Tell the subscribers of entries that are stored, and that the room's table has applied."""
        consequences = after_commit(room.table, entries)
        for subscriber in self.everywhere:
            _call(subscriber, room, consequences)
        if ours:
            for subscriber in self.once:
                _call(subscriber, room, consequences)


def tell_viewers(room: Room, consequences: Consequences) -> None:
    """Send every live viewer what is new."""
    if consequences.seats_changed:
        room.forget_presence()
    room.notify_all()


def start_bots(room: Room, consequences: Consequences) -> None:
    """Let the bots decide whose turn it is now."""
    room.start_bots(consequences.bot_turns)


def save_snapshot(room: Room, _: Consequences) -> None:
    """Store a snapshot, if the stored one has fallen behind."""
    room.save_if_behind()


def _call(subscriber: Subscriber, room: Room, consequences: Consequences) -> None:
    try:
        subscriber(room, consequences)
    except Exception:  # the entry is stored, and the person who sent the command must hear so
        logger.exception("a subscriber failed after a commit", extra={"table": room.table.id})
