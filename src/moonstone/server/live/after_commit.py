"""What a process does once entries of a table are stored: a short list of subscribers. Whatever is to follow from an
entry in future, a notice for instance, becomes another of them.

A process may be killed before it calls them, so nothing depends on them alone: results are written in the commit
itself; bots, clocks and the ends of campaign games are looked after again by the next process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from moonstone.tables.consequences import BotTurn, Consequences, after_commit
from moonstone.tables.entries import LogEntry
from moonstone.tables.table import Table


class LoadedTable(Protocol):
    """What subscribers need of a room."""

    table: Table

    def forget_presence(self) -> None:
        """Work out anew who is present when it is next asked."""
        ...

    def notify_all(self) -> None:
        """Send every viewer what is new."""
        ...

    def start_bots(self, turns: Sequence[BotTurn]) -> None:
        """Let bots decide, except those that are thinking about that decision already."""
        ...

    def save_if_behind(self) -> None:
        """Begin to store a snapshot, if the stored one has fallen far behind."""
        ...


Subscriber: TypeAlias = Callable[[LoadedTable, Consequences], None]

logger = logging.getLogger("moonstone.room")


class AfterCommit:
    """The subscribers of one process. They are called in their order; what one of them raises is logged."""

    def __init__(self) -> None:
        self.everywhere: list[Subscriber] = [tell_viewers]
        """Called in every process that has the table loaded, also for entries that another process has written."""
        self.once: list[Subscriber] = [start_bots, save_snapshot]
        """Called in the process that has written the entries."""

    def publish(self, room: LoadedTable, entries: Sequence[LogEntry], *, ours: bool) -> None:
        """Tell the subscribers of entries that are stored, and that the room's table has applied."""
        consequences = after_commit(room.table, entries)
        for subscriber in (*self.everywhere, *self.once) if ours else self.everywhere:
            try:
                subscriber(room, consequences)
            except Exception:  # the entry is stored, and the person who sent the command must hear so
                logger.exception("a subscriber failed after a commit", extra={"table": room.table.id})


def tell_viewers(room: LoadedTable, consequences: Consequences) -> None:
    """Send every live viewer what is new."""
    if consequences.seats_changed:
        room.forget_presence()
    room.notify_all()


def start_bots(room: LoadedTable, consequences: Consequences) -> None:
    """Let the bots decide whose turn it is now."""
    room.start_bots(consequences.bot_turns)


def save_snapshot(room: LoadedTable, _: Consequences) -> None:
    """Store a snapshot, if the stored one has fallen behind."""
    room.save_if_behind()
