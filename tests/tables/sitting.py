"""A table without a server: commands are prepared and committed as a room does it, each kept as it was stored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from moonstone.engine import Json, load
from moonstone.tables import commands
from moonstone.tables.clocks import Clock, NoClock
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import LogEntry, NewEntry, Opened
from moonstone.tables.seats import Seat
from moonstone.tables.table import Table, TableEvent

BOTS = ("greedy", "random")
START = 1_000_000


def person(name: str) -> Seat:
    """A seat that a person has taken."""
    return Seat("person", name.capitalize(), name)


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry as it lies in a database."""

    table_id: str
    seq: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    key: str | None
    body: dict[str, Any]

    @classmethod
    def of(cls, entry: LogEntry) -> Stored:
        body = json.loads(json.dumps(entry.body.to_json()))
        return cls(entry.table_id, entry.seq, entry.at, entry.kind, entry.seat, entry.person, entry.key, body)

    def read(self) -> LogEntry:
        """The entry; Refused if it cannot be read."""
        return LogEntry.read(self.table_id, self.seq, self.at, self.kind, self.seat, self.person, self.key, self.body)


class Sitting:
    """A table and its log. The first seat's person is the host."""

    def __init__(
        self,
        game: str,
        *seats: Seat,
        host: str = "ann",
        clock: Clock | None = None,
        options: Mapping[str, Json] | None = None,
        secret: bytes = bytes(32),
        at: int = START,
    ) -> None:
        config = TableConfig.new(
            load(game),
            seats,
            options or {},
            public=True,
            clock=clock or NoClock(),
            substitute="greedy",
            secret=secret,
            bots=BOTS,
        )
        self.at = at
        self.log = [LogEntry("table", 0, at, None, host, None, Opened(config))]
        self.table = Table(self.log[0])

    def do(self, new: NewEntry, *, at: int | None = None, key: str | None = None) -> TableEvent:
        """Store what a command asks for, and apply it."""
        self.at = self.at + 1000 if at is None else at
        prepared = self.table.prepare(new, self.at, key)
        self.log.append(Stored.of(prepared.entry).read())
        return self.table.commit(prepared)

    def start(self, host: str = "ann") -> TableEvent:
        """The host starts the game."""
        return self.do(commands.start(self.table, host))

    def move(self, who: str, seat: int, data: Mapping[str, Json]) -> NewEntry:
        """A decision of a person, worked out."""
        return commands.move(self.table, who, seat, self.table.state.position, dict(data))

    def play(self, seat: int, index: int = 0) -> TableEvent:
        """One of the seat's legal moves, made by its person or bot."""
        table = self.table
        assert table.match is not None
        data = table.match.state.moves(seat)[index].to_json()
        if table.state.seats[seat].bot_in_charge is not None:
            return self.do(commands.bot_move(table, seat, table.state.position, data))
        return self.do(self.move(table.state.seats[seat].person or "nobody", seat, data))

    def play_on(self, decisions: int = 10_000) -> TableEvent:
        """So many decisions, each the first that is legal, or to the end of the game."""
        event = self.table.history[-1]
        for _ in range(decisions):
            if not self.table.state.turn:
                break
            event = self.play(self.table.state.turn[0])
        return event
