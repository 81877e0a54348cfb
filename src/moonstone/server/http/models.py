"""The shapes of requests and answers. The description at /openapi.json is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field

from moonstone.engine.naming import LONGEST_GIVEN_NAME, LONGEST_NAME

Name = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NAME, description="As shown to others, in printable characters.")
]
GivenName = Annotated[
    str, Field(min_length=1, max_length=LONGEST_GIVEN_NAME, description="A name that stays, in printable characters.")
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
AnyJson: TypeAlias = Any
"""Plain JSON, of a shape that the game defines."""


class Model(BaseModel):
    """Unknown fields are refused, and nothing is quietly converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """Why a request was refused: a stable code for programs, a sentence for people, and the sentence's particulars."""

    code: str
    text: str
    args: dict[str, AnyJson]


class GuestIn(Model):
    """A new guest."""

    name: Name


class Me(BaseModel):
    """You. An administrator may have muted you, or suspended you, until a time."""

    id: str
    name: str
    administrator: bool
    muted_until: int | None
    suspended_until: int | None


class Session(BaseModel):
    """Who is signed in on this device, if anybody is."""

    user: Me | None


class DeviceOut(BaseModel):
    """A device you are signed in on; `here` is this one."""

    handle: str
    agent: str | None
    began_at: int
    seen_at: int | None
    here: bool


class DevicesOut(BaseModel):
    """Where you are signed in."""

    sessions: list[DeviceOut]


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
    """A game that can be played here. `own_editions`: a table may bring an edition file.

    `scripted_option` is the option, if there is one, that says how many of the last seats the game itself plays.
    """

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
    scripted_option: str | None


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
    """An edition: what is printed on board and cards, and the `assets` made from it, which a client draws."""

    name: str
    fingerprint: str
    printed: AnyJson
    assets: dict[str, AnyJson]


class WordsOut(BaseModel):
    """What things are called and say in a language, by key; the keys are the game's own. Empty where clients know."""

    language: str
    words: dict[str, str]


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str
    worker: int
    process: int
    workers: int
    tables: int
    sockets: int
