"""A table as one text, and back: to load it without playing its log. A snapshot is trusted, not proven."""

from __future__ import annotations

import json
from typing import Final, cast, get_args

from moonstone.engine import Event, Json, Match, Refused
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import EntryKind, LogEntry, Opened
from moonstone.tables.fields import Fields
from moonstone.tables.seats import Seat
from moonstone.tables.state import PendingDecision, Phase, TableState
from moonstone.tables.table import Table, TableEvent
from moonstone.tables.undo import UndoRequest

LAYOUT: Final = 3
"""The version of a snapshot's layout."""


def build_of(table: Table) -> str:
    """What a snapshot depends on: one made by another build is not read."""
    return f"{LAYOUT} {table.game.name} {table.game.rules} {table.game.fingerprint}"[:160]


def dump(table: Table) -> str:
    """All of the table. `json` is used for the whole numbers of any size that a state may hold."""
    state, request = table.state, table.state.undo_request
    return json.dumps(
        {
            "host": table.host,
            "opened_at": table.opened_at,
            "config": table.config.to_json(),
            "seats": [seat.to_json() for seat in state.seats],
            "remaining_ms": state.remaining_ms,
            "last_used_ms": state.last_used_ms,
            "phase": state.phase,
            "turn": state.turn,
            "position": state.position,
            "pending": [pending and [pending.position, pending.at] for pending in state.pending],
            "undo_request": request and [request.seq, request.seat, request.to, request.needs, request.agreed],
            "rematch": state.rematch,
            "muted": sorted(state.muted),
            "match": None if table.match is None else table.match.to_json(),
            "history": [_dump_event(event) for event in table.history],
            "keys": table.keys,
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def load(table_id: str, text: str) -> Table:
    """The table that `dump` wrote. ValueError, LookupError, TypeError or Refused if it cannot be read.

    A game of a version that is no longer played is always worked out from its log.
    """
    read = Fields(json.loads(text))
    config = TableConfig.from_json(read.json("config"))
    table = Table(LogEntry(table_id, 0, read.number("opened_at"), None, read.text("host"), None, Opened(config)))
    table.game.check_rules()
    phase = read.text("phase")
    if phase not in get_args(Phase):
        raise Refused("bad-log", "The snapshot cannot be read.")
    table.state = TableState(
        clock=config.clock,
        seats=tuple(Seat.from_json(seat) for seat in read.objects("seats")),
        remaining_ms=read.list_of("remaining_ms", int),
        last_used_ms=read.list_of("last_used_ms", int),
        phase=cast(Phase, phase),
        turn=read.list_of("turn", int),
        position=read.number("position"),
        pending=tuple(_load_pending(pending) for pending in read.list_of("pending", object)),
        undo_request=_load_request(read.json("undo_request")),
        rematch=read.text_or_none("rematch"),
        muted=frozenset(read.list_of("muted", str) if "muted" in read.data else ()),
    )
    if read.json("match") is not None:
        twin = table.new_match()
        table.match = Match.from_json(twin.game, twin.players, twin.options, twin.draws, read.json("match"))
    table.history = [_load_event(event) for event in read.list_of("history", list)]
    table.keys = {key: int(str(seq)) for key, seq in read.mapping("keys").items()}
    return table


def _load_pending(data: object) -> PendingDecision | None:
    if not isinstance(data, list):
        return None
    position, at = data
    return PendingDecision(position, at)


def _load_request(data: Json) -> UndoRequest | None:
    if not isinstance(data, list):
        return None
    read = Fields(dict(zip(("seq", "seat", "to", "needs", "agreed"), data, strict=True)))
    return UndoRequest(
        read.number("seq"),
        read.number("seat"),
        read.number("to"),
        read.list_of("needs", int),
        read.list_of("agreed", int),
    )


def _dump_event(event: TableEvent) -> list[Json]:
    events: list[Json] = [dict(one.to_json()) for one in event.events]
    return [event.seq, event.at, event.kind, event.seat, event.position, event.note, events]


def _load_event(data: list[Json]) -> TableEvent:
    read = Fields(dict(zip(("seq", "at", "kind", "seat", "position", "note", "events"), data, strict=True)))
    events = tuple(Event.from_json(event) for event in read.objects("events"))
    return TableEvent(
        read.number("seq"),
        read.number("at"),
        cast(EntryKind, read.text("kind")),
        read.number_or_none("seat"),
        read.number("position"),
        read.mapping("note"),
        events,
    )
