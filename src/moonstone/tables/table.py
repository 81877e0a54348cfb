"""A table: the fold of its log. No clock is read here and nothing is stored: rows in, a table out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from moonstone.engine import (
    NATURE,
    AnyGame,
    Draws,
    Event,
    Json,
    Match,
    Player,
    Record,
    Refused,
    Transition,
    load,
    read_entry,
)
from moonstone.tables.entries import KINDS, Row
from moonstone.tables.seats import Seat
from moonstone.tables.state import Ask, Asked, Game, Progress

LAYOUT: Final = 1
"""The version of a snapshot's layout."""
WITH_ENTRIES: Final = frozenset({"started", "moved", "undone"})
"""The kinds of rows that hold entries of the match's log: one of a seat, but for the first, and chance's answers."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A row of the log as the table remembers it: when, what, who, and the events of the game it brought about.

    `position` is the length of the match's log after it. `note` holds what everybody may know beyond that.
    """

    seq: int
    at: int
    kind: str
    seat: int | None
    position: int
    note: dict[str, Any]
    events: tuple[Event, ...] = ()

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The happening as a viewer may know it."""
        return {
            "seq": self.seq,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "position": self.position,
            "note": self.note,
            "events": [event.seen_by(viewer) for event in self.events],
        }

    def to_json(self) -> list[Any]:
        """The happening with its secrets, for a snapshot."""
        events = [event.to_json() for event in self.events]
        return [self.seq, self.at, self.kind, self.seat, self.position, self.note, events]

    @classmethod
    def from_json(cls, data: list[Any]) -> Happening:
        """The happening that `to_json` wrote."""
        seq, at, kind, seat, position, note, events = data
        return cls(seq, at, kind, seat, position, note, tuple(Event.from_json(event) for event in events))


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table was opened with; it never changes."""

    game: AnyGame
    host: str
    at: int
    options: dict[str, Json]
    public: bool
    stand_in: str
    """The bot that plays on for people who are away."""
    hints: bool
    """Whether players may ask what looks best."""
    secret: bytes
    commitment: str
    rematch_of: str | None
    imported: bool
    campaign: dict[str, Any] | None
    """The campaign's id and name, the number of its game, and what its seats are called."""
    body: dict[str, Any]

    @classmethod
    def of(cls, row: Row) -> Opening:
        """What the first row says; Refused if this build plays the game by other rules."""
        body = row.body
        assert row.person is not None
        game = load(body["game"], body["printed"])
        if (game.rules, game.fingerprint) != (body["rules"], body["fingerprint"]):
            text = f"This table was opened with other rules or another edition of {game.title} than this build has."
            raise Refused("rules-version", text, table=body["rules"], build=game.rules)
        draws = Draws(bytes.fromhex(body["secret"]))
        return cls(
            game=game,
            host=row.person,
            at=row.at,
            options=body["options"],
            public=body["public"],
            stand_in=body["stand_in"],
            hints=body.get("hints", True),
            secret=draws.secret,
            commitment=draws.commitment,
            rematch_of=body.get("rematch_of"),
            imported=body.get("imported", False),
            campaign=body.get("campaign"),
            body=body,
        )


class Table:
    """A table at one instant."""

    __slots__ = ("history", "id", "keys", "match", "opening", "progress")

    def __init__(self, first: Row) -> None:
        """The table that the first row of its log opens."""
        if first.kind != "opened" or first.seq != 0:
            raise Refused("bad-log", "The table's log does not begin with its opening.")
        self.id = first.table_id
        self.opening = Opening.of(first)
        self.progress = Progress.opened(first.body)
        self.match: Match | None = None
        self.history: list[Happening] = [Happening(0, first.at, "opened", None, 0, {})]
        self.keys: dict[str, int] = {}

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Table:
        """The table that a whole log leads to; Refused with the entry at which it breaks."""
        if not rows:
            raise Refused("bad-log", "The table has no log.")
        table = cls(rows[0])
        table.follow_all(rows[1:])
        return table

    def follow_all(self, rows: Iterable[Row]) -> None:
        """Do what the log says, row by row; Refused with the row at which it breaks."""
        for row in rows:
            try:
                self.follow(row)
            except Refused as refused:
                raise Refused(refused.code, f"Entry {row.seq}: {refused.text}", entry=row.seq) from None
            except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
                raise Refused("bad-log", f"Entry {row.seq}: it cannot be read.", entry=row.seq) from None

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return self.history[-1].seq

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return self.opening.game

    def follow(self, row: Row) -> None:
        """Do what a row of the log says, every move and every draw of it checked."""
        if row.seq != self.seq + 1:
            raise Refused("bad-log", f"entry {row.seq} follows entry {self.seq}.")
        if row.kind not in KINDS[1:]:
            raise Refused("bad-log", f"there is no entry of the kind {row.kind!r}.")
        match, seat = self.match, row.seat
        if row.kind == "started":
            if match is not None:
                raise Refused("bad-log", "the game has begun already.")
            match, seat = self.set_up(), NATURE
        events: list[Event] = []
        for data in row.body["entries"] if row.kind in WITH_ENTRIES else ():
            assert match is not None
            entry = read_entry(self.game, data)
            if entry.by != seat:
                raise Refused("bad-log", "it holds a move of another seat.")
            match.check_draw(entry)
            events += match.replay_entry(entry)
            seat = NATURE
        if match is not None and match.turn == (NATURE,):
            raise Refused("bad-log", "it ends before chance has spoken.")
        self._note(row, match, events)

    def apply(self, row: Row, act: Transition | Match | None, progress: Progress) -> None:
        """Do what a row says that was worked out on this very table: the match it starts, or the act it is, and the
        progress that follows from it.
        """
        match, events = self.match, []
        if isinstance(act, Match):
            match, events = act, list(act.events)
        elif act is not None:
            assert match is not None
            match.apply(act)
            events = act.events
        self._note(row, match, events, progress)

    def set_up(self) -> Match:
        """The match of this table before its first draw."""
        names = [seat.name or f"{index + 1}" for index, seat in enumerate(self.progress.seats)]
        players = [Player(name, seat.bot) for name, seat in zip(names, self.progress.seats, strict=True)]
        return Match(self.game, players, self.opening.options, Draws(self.opening.secret))

    def game_after(self, act: Transition | Match | None) -> Game:
        """How the match stands once an act is done; as it stands now for None."""
        if isinstance(act, Transition):
            position, state = act.position + len(act.entries), act.state
        else:
            match = act or self.match
            if match is None:
                return Game((), 0, False)
            position, state = len(match.log), match.state
        return Game(state.turn, position, state.result is not None)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person plays for, those here on the same screen included."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.progress.seats) if seat.person == person]

    def since(self, seq: int) -> list[Happening]:
        """What happened after the row of that number."""
        return self.history[max(0, seq + 1) :]

    def record(self) -> Record:
        """The game's record; Refused while it is not over, for it tells everything."""
        if self.match is None or self.progress.phase != "over":
            raise Refused("not-over", "A record shows every hand, so there is none before the game is over.")
        return Record.of(self.match)

    def _note(self, row: Row, match: Match | None, events: list[Event], progress: Progress | None = None) -> None:
        self.match = match
        self.progress = progress or self.progress.after(row, self.game_after(match))
        happening = Happening(row.seq, row.at, row.kind, row.seat, self.progress.position, note_of(row), tuple(events))
        self.history.append(happening)
        if row.key is not None:
            self.keys[row.key] = row.seq

    def snapshot(self) -> bytes:
        """All of this, so that it can be read back without playing it. A state holds whole numbers of any size."""
        progress = self.progress
        return json.dumps(
            {
                "opened": [self.opening.host, self.opening.at, self.opening.body],
                "seats": [seat.to_json() for seat in progress.seats],
                "left": progress.left,
                "used": progress.used,
                "phase": progress.phase,
                "turn": progress.turn,
                "position": progress.position,
                "asked": [asked and [asked.position, asked.at] for asked in progress.asked],
                "ask": (ask := progress.ask) and [ask.seq, ask.seat, ask.to, ask.needs, ask.agreed],
                "rematch": progress.rematch,
                "match": None if self.match is None else self.match.to_json(),
                "history": [happening.to_json() for happening in self.history],
                "keys": self.keys,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        ).encode()

    @property
    def build(self) -> str:
        """What a snapshot depends on: one made by another build is not read."""
        return f"{LAYOUT} {self.game.name} {self.game.rules} {self.game.fingerprint}"[:160]

    @classmethod
    def of_snapshot(cls, table_id: str, body: str | bytes) -> Table:
        """The table that `snapshot` wrote."""
        data = json.loads(body)
        host, at, opened = data["opened"]
        table = cls(Row(table_id, 0, at, "opened", None, host, None, opened))
        ask = data["ask"]
        table.progress = Progress(
            clock=table.progress.clock,
            seats=tuple(Seat.from_json(seat) for seat in data["seats"]),
            left=tuple(data["left"]),
            used=tuple(data["used"]),
            phase=data["phase"],
            turn=tuple(data["turn"]),
            position=data["position"],
            asked=tuple(asked and Asked(*asked) for asked in data["asked"]),
            ask=ask and Ask(ask[0], ask[1], ask[2], tuple(ask[3]), tuple(ask[4])),
            rematch=data["rematch"],
        )
        if data["match"] is not None:
            twin = table.set_up()
            table.match = Match.from_json(twin.game, twin.players, twin.options, twin.draws, data["match"])
        table.history = [Happening.from_json(happening) for happening in data["history"]]
        table.keys = data["keys"]
        return table


def note_of(row: Row) -> dict[str, Any]:
    """What everybody may know of a row beyond who and when; built up from its body, which holds secrets."""
    body = row.body
    match row.kind:
        case "seated":
            seat = Seat.from_json(body["seat"])
            return {"seat_kind": seat.kind, "name": seat.name}
        case "asked":
            return {"to": body["to"]}
        case "answered":
            return {"agree": body["agree"]}
        case "undone":
            return {"to": body["entries"][0]["undo"]}
        case "away":
            return {"bot": body["bot"], "why": body["why"]}
        case "said":
            return {"name": body["name"], "text": body["text"]}
        case "rematched":
            return {"table": body["table"]}
    return {}
