"""What a viewer may know of a table: its description, the view, the legal moves, and what happened.

Everything is built up from these, and is ready to be sent as bytes: what several viewers share is made once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from moonstone.engine import Json, Move, Refused
from moonstone.tables.entries import BODIES, WithMatchEntries
from moonstone.tables.seats import Seat, host_name
from moonstone.tables.table import Table, TableEvent
from moonstone.tables.undo import undo_options

NEWEST_CHAT: Final = 100
"""How many messages somebody gets who has not read any."""
MOST_MOVES: Final = 1 << 16
"""How many moves an encoder remembers."""


class Encoder:
    """JSON as bytes. The encoding itself is the shell's; this remembers each move's."""

    __slots__ = ("_by_identity", "_kept", "json")

    def __init__(self, json: Callable[[object], bytes]) -> None:
        self.json = json
        self._by_identity: dict[int, bytes] = {}
        self._kept: list[Move] = []

    def moves(self, moves: Sequence[Move]) -> bytes:
        """Moves as a JSON list.

        Games list the same few thousand moves again and again. Each is remembered by its identity, which is much
        quicker than by its hash, and is kept alive so that no other object gets the same identity.
        """
        try:
            return b"[" + b",".join(map(self._by_identity.__getitem__, map(id, moves))) + b"]"
        except KeyError:
            if len(self._kept) > MOST_MOVES:
                self._by_identity.clear()
                self._kept.clear()
            for move in moves:
                if id(move) not in self._by_identity:
                    self._by_identity[id(move)] = self.json(move.to_json())
                    self._kept.append(move)
            return b"[" + b",".join([self._by_identity[id(move)] for move in moves]) + b"]"


class _News(NamedTuple):
    """What happened since a number, which seats may know more of it than all, and whether the description changed."""

    events: list[TableEvent]
    seats_with_secrets: frozenset[int]
    changed: bool

    @classmethod
    def of(cls, table: Table, since: int) -> _News:
        new = without_old_pages(without_old_chat(table.since(since)))
        seats = frozenset([seat for one in new for event in one.events for seat in event.knowers])
        playing = since >= 0 and table.state.phase == "playing"
        changed = not playing or any(BODIES[one.kind].changes_listing for one in new) or _request_stood(table, since)
        return cls(new, seats, changed)


def without_old_chat(events: list[TableEvent]) -> list[TableEvent]:
    """The events, of what was said only the newest: the rest is asked for page by page."""
    said = [event.seq for event in events if event.kind == "chatted"]
    if len(said) <= NEWEST_CHAT:
        return events
    first = said[-NEWEST_CHAT]
    return [event for event in events if event.kind != "chatted" or event.seq >= first]


def without_old_pages(events: list[TableEvent]) -> list[TableEvent]:
    """The events, of the pages that were shown only the last: nobody reads the others any more."""
    shown = [event.seq for event in events if event.kind == "shown"]
    if len(shown) <= 1:
        return events
    return [event for event in events if event.kind != "shown" or event.seq == shown[-1]]


def _request_stood(table: Table, since: int) -> bool:
    """Whether a request to undo was open after the entry of that number: what came next in the match has ended it."""
    for seq in range(min(since, table.seq), -1, -1):
        kind = table.history[seq].kind
        if kind == "undo_requested":
            return True
        if issubclass(BODIES[kind], WithMatchEntries):
            return False
    return False


class Projection:
    """A table as it stands, for all viewers. It is thrown away when the table goes on."""

    __slots__ = ("_encode", "_json", "_moves", "_news", "_public", "_shared", "_turn_and_clocks", "table")

    def __init__(self, table: Table, encode: Encoder) -> None:
        self.table = table
        self._encode = encode
        self._json = encode.json
        self._turn_and_clocks: bytes | None = None
        self._news: dict[int, _News] = {}
        self._shared: dict[tuple[int, int | None, bytes], bytes] = {}
        self._public: bytes | None = None
        self._moves: dict[int, bytes] = {}

    def update(self, viewer: int | None, person: str | None, since: int, presence: bytes) -> bytes:
        """All that is new for a viewer who knows the log up to number `since`; everything for -1.

        Most of it is the same bytes for all viewers, but for what each knows beyond it.
        """
        news = self._news.get(since) or self._news.setdefault(since, _News.of(self.table, since))
        knower = viewer if viewer in news.seats_with_secrets else None
        shared = self._shared.get((since, knower, presence))
        if shared is None:
            entries = self._json([event.seen_by(knower) for event in news.events])
            shared = self._shared[since, knower, presence] = (
                b'{"type":"update","seq":%d,%b,"present":%b,"entries":%b,"view":%b'
                % (self.table.seq, self.turn_and_clocks(), presence, entries, self.public())
            )
        return b'%b%b,"viewer":%b,"table":%b,"moves":%b,"undo":%b}' % (
            shared,
            self.private(viewer),
            _number(viewer),
            self._json(describe(self.table, person)) if news.changed else b"null",
            self.moves(viewer),
            _undo(self.table, viewer),
        )

    def turn_and_clocks(self) -> bytes:
        """Whose turn it is, how long the match's log is and what the clocks show: the same for all viewers."""
        if self._turn_and_clocks is None:
            state = self.table.state
            times = b"null" if not state.clock.runs else self._json(clocks(self.table))
            parts = (state.position, self._json(state.turn), times)
            self._turn_and_clocks = b'"position":%d,"turn":%b,"clocks":%b' % parts
        return self._turn_and_clocks

    def public(self) -> bytes:
        """The view of the game as all have it, up to what each has beyond it; null before it begins."""
        if self._public is None:
            match = self.table.match
            self._public = b"null" if match is None else self._json(match.state.public())[:-1]
        return self._public

    def private(self, viewer: int | None) -> bytes:
        """The rest of the viewer's view."""
        match = self.table.match
        if match is None:
            return b""
        private = self._json(match.state.private(viewer))
        return private[1:] if self.public() == b"{" or private == b"{}" else b"," + private[1:]

    def moves(self, viewer: int | None) -> bytes:
        """The viewer's legal moves; null if it owes no decision, or a bot makes it."""
        match, state = self.table.match, self.table.state
        if match is None or viewer is None or viewer not in state.turn or state.seats[viewer].bot_in_charge is not None:
            return b"null"
        if viewer not in self._moves:
            self._moves[viewer] = self._encode.moves(match.state.moves(viewer))
        return self._moves[viewer]


def _undo(table: Table, viewer: int | None) -> bytes:
    if table.match is None or viewer is None or table.state.phase != "playing" or not table.match.game.is_playable:
        return b"null"
    last, turn = undo_options(table.match, viewer)
    return b'{"last":%b,"turn":%b}' % (_number(last), _number(turn))


def _number(number: int | None) -> bytes:
    return b"null" if number is None else b"%d" % number


def clocks(table: Table) -> list[dict[str, Json]]:
    """By seat: the milliseconds it has, and when it runs out of time if its clock is running."""
    state = table.state
    return [
        {"remaining_ms": state.remaining_ms[seat], "deadline": state.deadline(seat)} for seat in range(len(state.seats))
    ]


def describe(table: Table, person: str | None) -> dict[str, Json]:
    """A table as a person may know it, its game left out."""
    config, state, game = table.config, table.state, table.game
    result = table.result
    request = None if game.is_retired else state.undo_request
    campaign = config.campaign
    return {
        "id": table.id,
        "game": game.name,
        "title": game.title,
        "rules": game.rules,
        "edition": game.edition,
        "fingerprint": game.fingerprint,
        "options": dict(config.options),
        "public": config.public,
        "clock": state.clock.to_json(),
        "substitute": config.substitute,
        "hints": config.hints,
        "phase": state.phase,
        "seq": table.seq,
        "position": state.position,
        "turn": list(state.turn),
        "created_at": table.opened_at,
        "changed_at": table.changed_at,
        "seats": [
            describe_seat(seat, number, game.seat_names[number], person) for number, seat in enumerate(state.seats)
        ],
        "scripted": list[Json](config.scripted_seats(game)),
        "yours": list[Json](state.seats_of(person)),
        "host": person is not None and table.host == person,
        "opened_by": host_name(state.seats, table.host),
        "undo_request": None
        if request is None
        else {"seq": request.seq, "seat": request.seat, "to": request.to, "pending": list(request.pending)},
        "result": None if result is None else result.to_json(),
        "commitment": table.draws.commitment,
        "secret": config.secret.hex() if state.phase == "over" else None,
        "rematch": state.rematch,
        "rematch_of": config.rematch_of,
        "imported": config.imported,
        "campaign": None if campaign is None else campaign.public(),
        "retired": {"followed": state.position, "length": len(table.kept)} if game.is_retired else None,
    }


def describe_seat(seat: Seat, number: int, colour: str, person: str | None) -> dict[str, Json]:
    """A seat as a person may know it."""
    return {
        "seat": number,
        "colour": colour,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.away,
        "why": seat.why,
        "yours": person is not None and seat.person == person,
    }


def authorize_viewer(table: Table, person: str | None, seat: int | None) -> int | None:
    """The seat, if the person may look from there: from their own, or from any once all of the game lies open."""
    if seat is None:
        return None
    if seat not in range(len(table.state.seats)):
        raise Refused("no-such-seat", f"This table has no seat {seat}.", seat=seat)
    if seat not in table.state.seats_of(person) and not _lies_open(table):
        raise Refused("not-your-seat", "That is not your seat.", seat=seat)
    return seat


def _lies_open(table: Table) -> bool:
    """Whether the game is over, and nothing of it stays secret."""
    return table.state.phase == "over" and (table.match is None or not table.match.keeps_secrets)


def default_viewer(table: Table, person: str | None) -> int | None:
    """From where a person looks who did not say: a seat of theirs, if possible one that owes a decision."""
    mine = table.state.seats_of(person)
    return next((seat for seat in mine if seat in table.state.turn), mine[0] if mine else None)
