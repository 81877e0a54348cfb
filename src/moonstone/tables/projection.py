"""What a viewer gets: `view`, the legal moves, and happenings as that viewer may know them. Nothing else.

Everything is built up from these and is ready to be sent as bytes; what several viewers share is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from moonstone.engine import Move, Refused
from moonstone.tables.table import Happening, Table

UNCHANGING = frozenset({"moved", "said"})
"""Kinds of happenings after which a table's description is as it was, but for whose turn it is."""


@dataclass(frozen=True, slots=True)
class _News:
    """What happened since a number, who may know more of it than all, and whether the table's description changed."""

    happenings: list[Happening]
    knowers: frozenset[int]
    changed: bool

    @classmethod
    def of(cls, table: Table, since: int) -> _News:
        new = table.since(since)
        knowers = frozenset(seat for one in new for event in one.events for seat in event.knowers)
        changed = since < 0 or table.progress.phase != "playing" or any(one.kind not in UNCHANGING for one in new)
        return cls(new, knowers, changed)


class Shown:
    """A table as it stands, for all viewers. It is thrown away when the table goes on."""

    __slots__ = ("_moves", "_news", "_open", "_public", "_standing", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._standing: bytes | None = None
        self._news: dict[int, _News] = {}
        self._open: dict[tuple[int, int | None, bytes], bytes] = {}
        self._public: bytes | None = None
        self._moves: dict[int, bytes] = {}

    def update(self, viewer: int | None, person: str | None, since: int, present: bytes) -> bytes:
        """All that is new for a viewer who knows the log up to number `since`; everything for -1.

        Most of it is the same bytes for all viewers, who may only lack what they know beyond it.
        """
        news = self._news.get(since) or self._news.setdefault(since, _News.of(self.table, since))
        knower = viewer if viewer in news.knowers else None
        shared = self._open.get((since, knower, present))
        if shared is None:
            happenings = orjson.dumps([one.seen_by(knower) for one in news.happenings])
            shared = self._open[since, knower, present] = (
                b'{"type":"update","seq":%d,%b,"present":%b,"happenings":%b,"view":%b'
                % (self.table.seq, self.standing(), present, happenings, self.public())
            )
        return b'%b%b,"viewer":%b,"table":%b,"moves":%b,"undo":%b}' % (
            shared,
            self.private(viewer),
            _number(viewer),
            orjson.dumps(describe(self.table, person)) if news.changed else b"null",
            self.moves(viewer),
            undo_of(self.table, viewer),
        )

    def standing(self) -> bytes:
        """Whose turn it is, how long the game's log is and what the clocks show: the same for all viewers."""
        if self._standing is None:
            progress = self.table.progress
            times = b"null" if progress.clock.kind == "none" else orjson.dumps(clocks(self.table))
            parts = (progress.position, orjson.dumps(progress.turn), times)
            self._standing = b'"position":%d,"turn":%b,"clocks":%b' % parts
        return self._standing

    def public(self) -> bytes:
        """The view of the game as all have it, up to what each has beyond it; null before it begins."""
        if self._public is None:
            match = self.table.match
            self._public = b"null" if match is None else orjson.dumps(match.state.public())[:-1]
        return self._public

    def private(self, viewer: int | None) -> bytes:
        """The rest of the viewer's view."""
        match = self.table.match
        if match is None:
            return b""
        own = orjson.dumps(match.state.private(viewer))
        return own[1:] if self.public() == b"{" or own == b"{}" else b"," + own[1:]

    def moves(self, viewer: int | None) -> bytes:
        """The viewer's legal moves; null if it owes no decision, or a bot makes it."""
        match, progress = self.table.match, self.table.progress
        if match is None or viewer is None or viewer not in progress.turn or progress.seats[viewer].mind is not None:
            return b"null"
        if viewer not in self._moves:
            self._moves[viewer] = spelt(match.state.moves(viewer))
        return self._moves[viewer]


MOST_SPELT: Final = 1 << 16
_spelt: dict[int, bytes] = {}
_kept: list[Move] = []


def spelt(moves: Sequence[Move]) -> bytes:
    """Moves as a JSON list. Games list the same few thousand moves again and again: each is remembered by its identity,
    which is much quicker than by its hash, and kept alive so that the identity stays its own.
    """
    try:
        return b"[" + b",".join(map(_spelt.__getitem__, map(id, moves))) + b"]"
    except KeyError:
        if len(_kept) > MOST_SPELT:
            _spelt.clear()
            _kept.clear()
        for move in moves:
            if id(move) not in _spelt:
                _spelt[id(move)] = orjson.dumps(move.to_json())
                _kept.append(move)
        return b"[" + b",".join([_spelt[id(move)] for move in moves]) + b"]"


def undo_of(table: Table, viewer: int | None) -> bytes:
    """How far the viewer can go back: `last` is its last decision, `turn` the start of its turn if that is free."""
    match = table.match
    if match is None or viewer is None or table.progress.phase != "playing":
        return b"null"
    last, turn = match.last_decision(viewer), match.free_undo_position(viewer)
    return b'{"last":%b,"turn":%b}' % (_number(last), _number(turn))


def _number(number: int | None) -> bytes:
    return b"null" if number is None else b"%d" % number


def clocks(table: Table) -> list[dict[str, Any]]:
    """By seat: the milliseconds it has, and when they are out if they are running."""
    progress = table.progress
    return [{"left": progress.left[seat], "until": progress.deadline(seat)} for seat in range(len(progress.seats))]


def describe(table: Table, person: str | None) -> dict[str, Any]:
    """A table as a person may know it, its game left out."""
    opening, progress, game = table.opening, table.progress, table.game
    over = progress.phase == "over"
    result = None if table.match is None else table.match.state.result
    ask = progress.ask
    return {
        "id": table.id,
        "game": game.name,
        "title": game.title,
        "rules": game.rules,
        "edition": game.edition,
        "fingerprint": game.fingerprint,
        "options": opening.options,
        "public": opening.public,
        "clock": progress.clock.to_json(),
        "stand_in": opening.stand_in,
        "hints": opening.hints,
        "phase": progress.phase,
        "seq": table.seq,
        "position": progress.position,
        "turn": progress.turn,
        "created_at": opening.at,
        "changed_at": table.history[-1].at,
        "seats": [_seat(table, number, person) for number in range(len(progress.seats))],
        "yours": table.seats_of(person),
        "host": person is not None and opening.host == person,
        "ask": None if ask is None else {"seq": ask.seq, "seat": ask.seat, "to": ask.to, "open": ask.open},
        "result": None if result is None else result.to_json(),
        "commitment": opening.commitment,
        "secret": opening.secret.hex() if over else None,
        "rematch": progress.rematch,
        "rematch_of": opening.rematch_of,
        "imported": opening.imported,
        "campaign": campaign_of(opening.campaign),
    }


def campaign_of(data: dict[str, Any] | None) -> dict[str, Any] | None:
    """Of which campaign a table is, and which of its games."""
    if data is None:
        return None
    return {**{name: data[name] for name in ("id", "name", "number")}, "automas": data.get("automas", [])}


def _seat(table: Table, number: int, person: str | None) -> dict[str, Any]:
    seat = table.progress.seats[number]
    return {
        "seat": number,
        "colour": table.game.seat_names[number],
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.away,
        "why": seat.why,
        "yours": person is not None and seat.person == person,
    }


def check_viewer(table: Table, person: str | None, seat: int | None) -> int | None:
    """The seat, if the person may look from there: their own, any once the game is over; else Refused."""
    if seat is None:
        return None
    if seat not in range(len(table.progress.seats)):
        raise Refused("no-such-seat", f"This table has no seat {seat}.", seat=seat)
    if seat not in table.seats_of(person) and table.progress.phase != "over":
        raise Refused("not-your-seat", "That is not your seat.", seat=seat)
    return seat


def usual_viewer(table: Table, person: str | None) -> int | None:
    """From where a person looks who did not say: an own seat, if possible one that owes a decision."""
    mine = table.seats_of(person)
    return next((seat for seat in mine if seat in table.progress.turn), mine[0] if mine else None)
