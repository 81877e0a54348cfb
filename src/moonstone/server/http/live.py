"""The live socket: everything that happens at a table, as its viewer may know it, and the viewer's commands."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from moonstone.engine import Refused
from moonstone.server import metrics
from moonstone.server.http.errors import status_of, to_problem_json
from moonstone.server.http.play import SeatQuery, key_of, viewer_wanted
from moonstone.server.http.socket_models import (
    SocketAnswer,
    SocketLook,
    SocketMove,
    SocketName,
    SocketPing,
    SocketRequest,
    SocketSay,
    SocketShow,
    SocketUndo,
)
from moonstone.server.limits import TokenBucket, address_of
from moonstone.server.live.broadcast import Listener
from moonstone.server.live.direct_writer import EXTENSION, DirectWriter
from moonstone.server.live.room import Command, Room
from moonstone.server.server import COOKIE, current_user, known_user, server_of
from moonstone.server.storage.clock import now
from moonstone.server.storage.database import STORAGE_ERRORS
from moonstone.tables import commands, projection
from moonstone.tables.seats import Person

router = APIRouter()

REQUEST: TypeAdapter[SocketRequest] = TypeAdapter(SocketRequest)
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")
LONGEST_KEY = 40
MOST_UNREAD = 1000
"""How many answers are kept for somebody who asks and does not read; with more the socket ends."""
NO_STORAGE = Refused("storage", "The server cannot reach its storage just now; try again.")
KINDS = {"name": "name", "undo": "undo", "answer": "answer", "say": "say", "show": "show"}
"""What the keys of commands other than moves are marked with."""
AGAIN = 1012
"""The socket closes with this where a client has only to connect again."""
CLOSE_REFUSED = 4400
"""Added to by the last two digits of the HTTP status: a refused socket closes with 4403, 4404 and so on."""


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    since: Annotated[int, Query(ge=-1)] = -1,
    seat: SeatQuery = None,
) -> None:
    """Listen to a table from number `since` on."""
    await socket.accept()
    here = server_of(socket)
    try:
        person = await known_user(socket)
        if person is not None:
            person.check_may_play()
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no-such-table", "There is no such table.")
        room = await here.rooms.current(table_id)
        own = person.id if person else None
        viewer = viewer_wanted(room.table, person, seat)
    except Refused as refused:
        await hang_up(socket, refused)
        return
    except STORAGE_ERRORS:
        await hang_up(socket, NO_STORAGE)
        return
    direct: DirectWriter | None = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("writer")
    known = since if since <= room.table.seq else -1
    listener = Listener(own, viewer, known, socket.cookies.get(COOKIE), direct)
    room.join(listener)
    metrics.sockets.inc()
    writer = asyncio.create_task(_write(socket, room, listener))
    bucket = here.senders.bucket(own or address_of(socket))  # the same one for all sockets of a person
    # In a task of its own: each message resumes it directly, without passing through the layers around this function.
    reader = asyncio.create_task(_read(socket, room, listener, person, bucket))
    try:
        await reader
    finally:
        metrics.sockets.dec()
        room.part(listener)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _write(socket: WebSocket, room: Room, listener: Listener) -> None:
    """Send what could not be sent at once. A slow reader gets several entries in one update."""
    while True:
        await listener.wake.wait()
        listener.wake.clear()
        if listener.ended:
            refused = await _why_ended(socket, listener)
            if refused is None:
                await socket.close(AGAIN)
            else:
                await hang_up(socket, refused)
            return
        listener.waiting = True
        for message in room.messages(listener):
            await socket.send({"type": "websocket.send", "text": message.decode()})
        listener.waiting = False


async def _why_ended(socket: WebSocket, listener: Listener) -> Refused | None:
    """Why a session is no longer good; None if it still is, and the viewer only has to connect again."""
    if listener.token is None:
        return None
    try:
        if (person := await known_user(socket)) is not None:
            person.check_may_play()
            return None
    except Refused as refused:
        return refused
    except STORAGE_ERRORS:
        return NO_STORAGE
    return Refused("no-session", "Your session has ended.")


async def hang_up(socket: WebSocket, refused: Refused) -> None:
    """Say why, and close."""
    await socket.send_text(_refused(None, refused).decode())
    await socket.close(CLOSE_REFUSED + status_of(refused.code) % 100)


async def _read(socket: WebSocket, room: Room, listener: Listener, person: Person | None, bucket: TokenBucket) -> None:
    """Do what the viewer asks, one thing after the other, until one side hangs up."""
    while socket.application_state is WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or listener.ended:
            return
        key: str | None = None
        try:
            if not bucket.try_take():
                raise Refused("too-many", "Too many messages; wait a little.")
            data = _parsed(message.get("text") or message.get("bytes") or "")
            key = _key(data)
            reply = await _answer(socket, room, listener, person, _request(data))
        except Refused as refused:
            reply = _refused(key, refused)
        except STORAGE_ERRORS:
            reply = _refused(key, NO_STORAGE)
        except WebSocketDisconnect:
            return
        if len(listener.replies) >= MOST_UNREAD:
            return
        if reply is not None:
            listener.replies.append(reply)
        room.notify(listener)


def _parsed(text: str | bytes) -> object:
    try:
        data: object = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refused("bad-json", "The message is not JSON.") from None
    return data


def _key(data: object) -> str | None:
    """The key of a message, sound or not, if it has one of a key's length."""
    key = data.get("key") if isinstance(data, dict) else None
    return key if isinstance(key, str) and len(key) <= LONGEST_KEY else None


def _request(data: object) -> SocketRequest:
    try:
        return REQUEST.validate_python(data)
    except ValidationError as error:
        first = error.errors(include_input=False, include_context=False)[0]
        what = "its type is none of those known" if first["type"] == "union_tag_invalid" else first["msg"]
        where = "".join(f"{part}: " for part in (" ".join(map(str, first["loc"])),) if part)
        raise Refused("bad-request", f"The message is not as described: {where}{what}.") from None


async def _answer(
    socket: WebSocket, room: Room, listener: Listener, person: Person | None, request: SocketRequest
) -> bytes | None:
    """Do what is asked; the reply, if it needs one."""
    if isinstance(request, SocketPing):
        return b'{"type":"heartbeat","at":%d}' % now()
    if isinstance(request, SocketLook):
        listener.viewer = projection.authorize_viewer(room.table, listener.person, request.seat)
        listener.seq = -1
        return None
    if person is None:
        raise Refused("no-session", "You need a name first.")
    if isinstance(request, SocketSay | SocketShow):
        server_of(socket).talkers.take_for(person.id)
        user = await current_user(socket)  # under the name they have now
        user.check_may_write()
        person = user
    event = await room.do(_command(request, person), key_of(person.id, request.key, KINDS.get(request.type, "")))
    return orjson.dumps({"type": "done", "key": request.key, "seq": event.seq})


def _command(
    request: SocketMove | SocketName | SocketUndo | SocketAnswer | SocketSay | SocketShow, me: Person
) -> Command:
    match request:
        case SocketMove():
            return lambda table: commands.move(table, me.id, request.seat, request.position, request.move)
        case SocketName():
            return lambda table: commands.give_name(table, me.id, request.seat, request.what, request.name)
        case SocketUndo():
            return lambda table: commands.undo(table, me.id, request.seat, request.position, request.to)
        case SocketAnswer():
            return lambda table: commands.answer_undo(table, me.id, request.seat, request.request, request.agree)
        case SocketSay():
            return lambda table: commands.chat(table, me.id, me.name, request.text)
        case SocketShow():
            return lambda table: commands.show(table, me.id, request.before, request.what, request.page)


def _refused(key: str | None, refused: Refused) -> bytes:
    problem = to_problem_json(refused.refusal)
    return orjson.dumps({"type": "refused", "key": key, "status": status_of(refused.code), **problem})
