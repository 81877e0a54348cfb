"""The shapes of requests and answers about tables: who sits at them, and how they are listed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, Field

from moonstone.server.http.models import AnyJson, Model, Name
from moonstone.tables.clocks import LONGEST_CLOCK_SECONDS, LONGEST_INCREMENT_SECONDS, ClockKind
from moonstone.tables.seats import AwayReason, SeatKind

Phase: TypeAlias = Literal["open", "playing", "over", "ended"]


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
    detail: AnyJson


class ResultOut(BaseModel):
    """How a game ended: ranks from 1 and scores, by seat."""

    ranks: list[int]
    scores: list[int]
    ties: list[TieOut]


class TableCampaign(BaseModel):
    """The campaign a table belongs to, and the number of the game played at it."""

    id: str
    name: str
    number: int


class RetiredOut(BaseModel):
    """A game of a version of the rules that is no longer played: it is kept as it is, and cannot be continued.

    It is shown as far as the present rules follow it: for the first `followed` of the `length` entries of its log.
    """

    followed: int
    length: int


class TableOut(BaseModel):
    """A table, its game left out. `secret` is published when the game is over; `commitment` is its SHA-256.

    `scripted` are the seats that the game itself plays; `opened_by` is the host's name, if they sit at the table.
    """

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
    phase: Phase
    seq: int
    position: int
    turn: list[int]
    created_at: int
    changed_at: int
    seats: list[SeatOut]
    scripted: list[int]
    yours: list[int]
    host: bool
    opened_by: str | None
    undo_request: UndoRequestOut | None
    result: ResultOut | None
    commitment: str
    secret: str | None
    rematch: str | None
    rematch_of: str | None
    imported: bool
    campaign: TableCampaign | None
    retired: RetiredOut | None


class OpenedTable(BaseModel):
    """A new table; `links` holds, by seat, the tokens of seats that are kept for a link."""

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
    """A table in a list. `your_turn`: you owe it a decision; `retired`: it cannot be continued, for its rules are no
    longer played.
    """

    id: str
    game: str
    title: str
    rules: int
    retired: bool
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
