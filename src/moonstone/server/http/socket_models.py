"""The messages of the live socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from moonstone.server.http.models import AnyJson, Key, Model, SeatNumber
from moonstone.server.http.play_models import AnswerIn, ChatIn, GivenNameIn, MoveIn, Present, ShowIn, UndoIn, Update


class SocketMove(MoveIn):
    """Make a decision."""

    type: Literal["move"]


class SocketName(GivenNameIn):
    """Name something in the game."""

    type: Literal["name"]


class SocketUndo(UndoIn):
    """Take back."""

    type: Literal["undo"]


class SocketAnswer(AnswerIn):
    """Answer another seat's undo request."""

    type: Literal["answer"]
    key: Key


class SocketSay(ChatIn):
    """Say something."""

    type: Literal["say"]


class SocketShow(ShowIn):
    """Turn the page of something that is read together, for everybody."""

    type: Literal["show"]


class SocketLook(Model):
    """Look from another of your seats, or (null) as a spectator. Everything is sent anew from there."""

    type: Literal["look"]
    seat: SeatNumber | None


class SocketPing(Model):
    """Ask for a heartbeat."""

    type: Literal["ping"]


SocketRequest = Annotated[
    SocketMove | SocketName | SocketUndo | SocketAnswer | SocketSay | SocketShow | SocketLook | SocketPing,
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
    args: dict[str, AnyJson]


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
