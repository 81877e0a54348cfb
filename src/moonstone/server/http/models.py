"""The shapes of requests and answers. The description at /openapi.json is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field

from moonstone.tables.clocks import LONGEST_CLOCK_SECONDS, LONGEST_INCREMENT_SECONDS, ClockKind
from moonstone.tables.entries import EntryKind
from moonstone.tables.seats import AwayReason, SeatKind

Name = Annotated[
    str, Field(min_length=1, max_length=60, description="As shown to others: 1 to 60 printable characters.")
]
Key = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{1,40}$",
        description="Chosen by the client, one for each command: a command sent again with the same key is carried out "
        "once, and answered the same.",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=100, description="A seat, from 0.")]
Position = Annotated[
    int, Field(ge=0, le=1_000_000_000, description="The length of the game's log, as the last update gave it.")
]
Language = Annotated[str, Query(pattern=r"^[a-z]{2}$", description="Two letters: `fr`.")]
Json = Any
"""Plain JSON, of a shape that the game defines."""


class Model(BaseModel):
    """Unknown fields are refused, and nothing is quietly converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """Why a request was refused: a stable code for programs, a sentence for people, and the sentence's particulars."""

    code: str
    text: str
    args: dict[str, Json]


class GuestIn(Model):
    """A new guest."""

    name: Name


class Me(BaseModel):
    """You."""

    id: str
    name: str


class Recovery(BaseModel):
    """A word that makes another device yours. It is shown once; a new one replaces it."""

    token: str


class RecoverIn(Model):
    """A recovery word."""

    token: Annotated[str, Field(max_length=100)]


class OptionValue(BaseModel):
    """One value of an option, and who reads the rules so."""

    value: bool | int | str
    reading: str


class OptionOut(BaseModel):
    """A choice made when a table is opened; its first value is the default."""

    name: str
    text: str
    values: list[OptionValue]


class GameOut(BaseModel):
    """A game that can be played here. `own_editions`: a table may bring an edition file."""

    name: str
    title: str
    rules: int
    edition: str
    fingerprint: str
    seats: list[int]
    seat_names: list[str]
    options: list[OptionOut]
    presets: dict[str, dict[str, bool | int | str]]
    own_editions: bool


class Games(BaseModel):
    """All games, and the bots that can take a seat."""

    games: list[GameOut]
    bots: list[str]


class MessagesOut(BaseModel):
    """A game's Fluent messages in a language, a text for each file; none if the game has none."""

    language: str
    messages: list[str]


class EditionIn(Model):
    """The text of an edition file."""

    text: Annotated[str, Field(max_length=200_000)]


class EditionOut(BaseModel):
    """An edition: what is printed on board and cards, and worked out from it the `parts` a client draws it from."""

    name: str
    fingerprint: str
    printed: Json
    parts: dict[str, Json]


class WordsOut(BaseModel):
    """What things are called and say in a language, by key; the keys are the game's own. Empty where clients know."""

    language: str
    words: dict[str, str]


class SeatIn(Model):
    """Who a seat is for: `me`; a `local` player on my screen; anybody (`open`); the holder of a `link`; or a `bot`."""

    kind: Literal["me", "local", "open", "link", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=60, description="Which bot; its name is its level.")] | None = None


class ClockIn(Model):
    """`none`; `per_move`: `seconds` for each decision; `fischer`: `seconds` for the game, `increment` per decision."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Field(ge=0, le=LONGEST_CLOCK_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT_SECONDS)] = 0


class TableIn(Model):
    """A table to open."""

    game: Annotated[str, Field(max_length=60)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=20)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, description="They overrule the preset's.")
    preset: Annotated[str, Field(max_length=60)] | None = None
    edition: Annotated[str, Field(max_length=200_000, description="The text of an edition file.")] | None = None
    public: bool = Field(default=False, description="Whether everybody finds it, or only those with its address.")
    clock: ClockIn = Field(default_factory=ClockIn)
    substitute: Annotated[str, Field(max_length=60, description="The bot that plays on for people who are away.")] = (
        "greedy"
    )
    hints: bool = Field(default=True, description="Whether players may ask what looks best.")
    start: bool = Field(default=False, description="Begin at once; every seat must be taken.")


class SeatOut(BaseModel):
    """A seat: while `away` holds a bot's name, that bot plays on; `why` says why."""

    seat: int
    colour: str
    kind: SeatKind
    name: str | None
    bot: str | None
    away: str | None
    why: AwayReason | None
    yours: bool


class UndoRequestOut(BaseModel):
    """A seat wants to go back to position `to`; the seats in `pending` have yet to agree."""

    seq: int
    seat: int
    to: int
    pending: list[int]


class ClockSetting(BaseModel):
    """The table's clock."""

    kind: ClockKind
    seconds: int
    increment: int


class TieOut(BaseModel):
    """Seats with equal scores, and what told them apart."""

    seats: list[int]
    by: str | None
    detail: Json


class ResultOut(BaseModel):
    """How a game ended: ranks from 1 and scores, by seat."""

    ranks: list[int]
    scores: list[int]
    ties: list[TieOut]


class TableCampaign(BaseModel):
    """The campaign a table belongs to, the number of the game played at it, and the seats the game itself plays."""

    id: str
    name: str
    number: int
    scripted: list[int]


class TableOut(BaseModel):
    """A table, its game left out. `secret` is published when the game is over; `commitment` is its SHA-256."""

    id: str
    game: str
    title: str
    rules: int
    edition: str
    fingerprint: str
    options: dict[str, bool | int | str]
    public: bool
    clock: ClockSetting
    substitute: str
    hints: bool
    phase: Literal["open", "playing", "over"]
    seq: int
    position: int
    turn: list[int]
    created_at: int
    changed_at: int
    seats: list[SeatOut]
    yours: list[int]
    host: bool
    undo_request: UndoRequestOut | None
    result: ResultOut | None
    commitment: str
    secret: str | None
    rematch: str | None
    rematch_of: str | None
    imported: bool
    campaign: TableCampaign | None


class OpenedTable(BaseModel):
    """A new table; `links` holds, by seat, the words for seats that are kept for whoever brings the link."""

    table: TableOut
    links: dict[str, str]


class SeatLink(BaseModel):
    """The word for a seat's link. It is shown once; a new one replaces it."""

    seat: int
    token: str


class ClaimIn(Model):
    """The word of a seat's link."""

    token: Annotated[str, Field(max_length=100)]


class HandOverIn(Model):
    """Which bot plays on; the table's own if none is named."""

    bot: Annotated[str, Field(max_length=60)] | None = None


class Summary(BaseModel):
    """A table in a list. `your_turn`: you owe it a decision."""

    id: str
    game: str
    title: str
    phase: Literal["open", "playing", "over"]
    public: bool
    created_at: int
    changed_at: int
    seats: list[SeatOut]
    yours: list[int]
    your_turn: bool
    scores: list[int] | None
    campaign: TableCampaign | None


class Tables(BaseModel):
    """Tables, newest change first; `before` is what to ask with for the next page."""

    tables: list[Summary]
    before: int | None


class MoveIn(Model):
    """A decision. `move` is one of the moves the last update listed."""

    seat: SeatNumber
    position: Position
    key: Key
    move: dict[str, Json]


class WhyNotIn(Model):
    """A move that may not be possible."""

    seat: SeatNumber
    move: dict[str, Json]


class WhyNotOut(BaseModel):
    """Why it is not possible; null if it is."""

    problem: Problem | None


class ThoughtOut(BaseModel):
    """A move that was thought of: the chance of victory it gives you, and how often it was looked at."""

    move: dict[str, Json]
    chance: float
    looks: int


class ChancesOut(BaseModel):
    """By seat, the chance of victory with all cards open, where the game's log had that length."""

    position: int
    chances: list[float]


class CurveOut(BaseModel):
    """How the chances went along a finished game, from its first decision to its end."""

    points: list[ChancesOut]


class HintOut(BaseModel):
    """What looks best for a seat at that position, from what it may know: a few moves, the best first."""

    position: int
    seat: int
    thoughts: list[ThoughtOut]


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
    text: Annotated[str, Field(min_length=1, max_length=500)]


class EntryOut(BaseModel):
    """Something that happened at a table, as you may know it. `events` are the game's own, as you may know them."""

    seq: int
    at: int
    kind: EntryKind
    seat: int | None
    position: int
    note: dict[str, Json]
    events: list[dict[str, Json]]


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
    view: dict[str, Json] | None
    moves: list[dict[str, Json]] | None
    undo: UndoOut | None


class StaleProblem(Problem):
    """The table has gone on; `update` is what is new since the position you sent."""

    update: Update | None = None


class OutlookOut(BaseModel):
    """What your decisions would change, as far as you may know it, at this length of the game's log."""

    position: int
    outlook: dict[str, Json]


class MomentOut(BaseModel):
    """How the game stood when its log had that many entries, as you may know it.

    `private` names the parts of `view` that you have beyond what everybody knows.
    """

    position: int
    turn: list[int]
    view: dict[str, Json]
    private: list[str]


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str
    worker: int
    process: int
    tables: int
    sockets: int


class SocketMove(MoveIn):
    """Make a decision."""

    type: Literal["move"]


class SocketUndo(UndoIn):
    """Take back."""

    type: Literal["undo"]


class SocketAnswer(AnswerIn):
    """Answer another seat's wish to take back."""

    type: Literal["answer"]
    key: Key


class SocketSay(ChatIn):
    """Say something."""

    type: Literal["say"]


class SocketLook(Model):
    """Look from another of your seats, or (null) as a spectator. Everything is sent anew from there."""

    type: Literal["look"]
    seat: SeatNumber | None


class SocketPing(Model):
    """Ask for a heartbeat."""

    type: Literal["ping"]


SocketRequest = Annotated[
    SocketMove | SocketUndo | SocketAnswer | SocketSay | SocketLook | SocketPing,
    Field(discriminator="type", description="What a client sends over the live socket."),
]


class SocketDone(BaseModel):
    """Your command with this key is carried out and stored; an update, before or after this, holds its number."""

    type: Literal["done"]
    key: str
    seq: int


class SocketRefused(BaseModel):
    """Your message was refused, with the status that HTTP would have given; `key` is null for one without."""

    type: Literal["refused"]
    key: str | None
    status: int
    code: str
    text: str
    args: dict[str, Json]


class SocketPresence(Present):
    """Somebody has come or gone."""

    type: Literal["presence"]


class SocketHeartbeat(BaseModel):
    """The line is open. `at` is the server's time."""

    type: Literal["heartbeat"]
    at: int


SocketReply = Annotated[
    Update | SocketDone | SocketRefused | SocketPresence | SocketHeartbeat,
    Field(discriminator="type", description="What the live socket sends."),
]
