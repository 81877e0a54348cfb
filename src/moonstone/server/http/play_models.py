"""The shapes of requests and answers about play: decisions, undo, chat, and what a viewer sees."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from moonstone.engine.naming import LONGEST_GIVEN_NAME
from moonstone.server.http.models import AnyJson, GivenName, Key, Model, Position, Problem, SeatNumber
from moonstone.server.http.table_models import TableOut
from moonstone.tables.commands import LONGEST_CHAT
from moonstone.tables.entries import EntryKind


class MoveIn(Model):
    """A decision. `move` is one of the moves the last update listed."""

    seat: SeatNumber
    position: Position
    key: Key
    move: dict[str, AnyJson]


class GivenNameIn(Model):
    """A name for something in the game; `what` is one of the things that the view says may be named."""

    seat: SeatNumber
    key: Key
    what: Annotated[str, Field(min_length=1, max_length=LONGEST_GIVEN_NAME)]
    name: GivenName


class WhyNotIn(Model):
    """A move that may not be possible."""

    seat: SeatNumber
    move: dict[str, AnyJson]


class WhyNotOut(BaseModel):
    """Why it is not possible; null if it is."""

    problem: Problem | None


class MoveEvaluationOut(BaseModel):
    """A move that was considered: the chance of victory it gives you, and how many simulations began with it."""

    move: dict[str, AnyJson]
    win_probability: float
    visits: int


class WinProbabilitiesOut(BaseModel):
    """By seat, the chance of victory with all cards open, where the game's log had that length."""

    position: int
    win_probabilities: list[float]


class CurveOut(BaseModel):
    """How the chances went along a finished game, from its first decision to its end."""

    points: list[WinProbabilitiesOut]


class TurningPointOut(BaseModel):
    """A decision that cost its seat some of its chance of victory: where it was made, what was played, what was better.

    `before` is the chance with the better move, `after` with the one that was made.
    """

    position: int
    move: dict[str, AnyJson]
    best: dict[str, AnyJson]
    before: float
    after: float


class TurningPointsOut(BaseModel):
    """The decisions that cost a seat most, in order, judged by what it could know."""

    seat: int
    points: list[TurningPointOut]


class HintOut(BaseModel):
    """What looks best for a seat at that position, from what it may know: a few moves, the best first."""

    position: int
    seat: int
    evaluations: list[MoveEvaluationOut]


class UndoIn(Model):
    """Take back the last decision (null), all of this turn ("turn"), or back to before a log entry of your own."""

    seat: SeatNumber
    position: Position
    key: Key
    to: Annotated[int, Field(ge=0, le=1_000_000_000)] | Literal["turn"] | None = None


class AnswerIn(Model):
    """The answer to another seat's undo request; `request` is the number of its entry."""

    seat: SeatNumber
    request: Annotated[int, Field(ge=0, le=1_000_000_000)]
    agree: bool


class ChatIn(Model):
    """Something to say."""

    key: Key
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class ShowIn(Model):
    """A page of something that is read together, for everybody at the table; the client chooses what it is called.

    `before` is the number of the entry that showed the page you turn from, null if none has been shown: if somebody has
    turned it meanwhile, the answer is `page-turned`.
    """

    key: Key
    what: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9.-]{0,39}$")]
    page: Annotated[int, Field(ge=0, le=999)]
    before: Annotated[int, Field(ge=0, le=1_000_000_000)] | None


class MuteIn(Model):
    """The number of a message: the person who wrote it may write no more, or write again."""

    entry: Annotated[int, Field(ge=0, le=1_000_000_000)]
    muted: bool = True


class EntryOut(BaseModel):
    """Something that happened at a table, as you may know it. `events` are the game's own, as you may know them."""

    seq: int
    at: int
    kind: EntryKind
    seat: int | None
    position: int
    note: dict[str, AnyJson]
    events: list[dict[str, AnyJson]]


class ChatOut(BaseModel):
    """What was said, the oldest first; `before` is what to ask with for what was said before, null if there is none."""

    entries: list[EntryOut]
    before: int | None


class Done(BaseModel):
    """What your command brought about: the same for the same key, whenever it is sent."""

    entry: EntryOut


class ClockOut(BaseModel):
    """The milliseconds that remain for a seat, and when it runs out of time if its clock is running."""

    remaining_ms: int
    deadline: int | None


class Present(BaseModel):
    """Who has the table open now."""

    seats: list[int]
    watchers: int


class UndoOut(BaseModel):
    """How far you can go back: to your last decision, and to the start of your turn if that is free."""

    last: int | None
    turn: int | None


class Update(BaseModel):
    """All that is new since the number you asked with; the live socket sends the same.

    `table` is null if it is as it was. `moves` is null unless you owe a decision.
    """

    type: Literal["update"]
    seq: int
    position: int
    viewer: int | None
    turn: list[int]
    clocks: list[ClockOut] | None
    table: TableOut | None
    present: Present
    entries: list[EntryOut]
    view: dict[str, AnyJson] | None
    moves: list[dict[str, AnyJson]] | None
    undo: UndoOut | None


class StaleProblem(Problem):
    """The table has gone on; `update` is what is new since the position you sent."""

    update: Update | None = None


class PreviewOut(BaseModel):
    """What your decisions would change, as far as you may know it, at this length of the game's log."""

    position: int
    preview: dict[str, AnyJson]


class PlayedMoveOut(BaseModel):
    """How the game stood when its log had that many entries, as you may know it.

    `private` names the parts of `view` that you have beyond what everybody knows.
    """

    position: int
    turn: list[int]
    view: dict[str, AnyJson]
    private: list[str]
