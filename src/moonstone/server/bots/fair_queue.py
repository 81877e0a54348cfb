"""Whose turn it is for what only a few can have at a time: people take turns, and so do the tables of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias

from moonstone.engine import Refused


class Asker(NamedTuple):
    """For whom something is done: a person, or an address of somebody without a name, and one of their tables."""

    person: str
    table: str = ""


ANYBODY = Asker("")

Waiting: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]
"""By table, those who wait, in the order in which they came."""


class FairQueue:
    """Lets so many in at a time. Who has much to do waits behind their own tasks, not in front of everybody else's."""

    def __init__(self, places: int, most: int = 0) -> None:
        self._free = places
        self._most = most
        """How many tasks of one person may wait; 0 for any number."""
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()

    @property
    def has_place(self) -> bool:
        """Whether somebody would be let in at once."""
        return self._free > 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(turns) for tables in self._waiting.values() for turns in tables.values())

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until it is the asker's turn, and let the next one in afterwards; Refused if too many wait already."""
        await self._enter(asker)
        try:
            yield
        finally:
            self._let_in()

    async def _enter(self, asker: Asker) -> None:
        if self._free:
            self._free -= 1
            return
        tables = self._waiting.setdefault(asker.person, OrderedDict())
        if self._most and sum(map(len, tables.values())) >= self._most:
            raise Refused("too-many", "You have asked for much that is still being worked out; wait a little.")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables.setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._let_in()
            raise

    def _let_in(self) -> None:
        """Give a place that is free to the next one: of the person, and of their tables, that have waited longest."""
        while self._waiting:
            person, tables = self._waiting.popitem(last=False)
            table, turns = tables.popitem(last=False)
            turn = turns.popleft()
            if turns:
                tables[table] = turns
            if tables:
                self._waiting[person] = tables
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
