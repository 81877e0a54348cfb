"""Which WebSocket protocol the server uses: the fast one if it works with the uvicorn installed, else uvicorn's own."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Final, cast

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from moonstone.server.live.direct_writer import EXTENSION, DirectWriter

FAST: Final = "moonstone.server.live.fast_socket:FastWebSocketProtocol"
PUBLIC: Final = "websockets-sansio"
TRIAL_SECONDS: Final = 5.0
REQUEST: Final = (
    b"GET / HTTP/1.1\r\nHost: moonstone\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bW9vbnN0b25lbW9vbnN0bw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MESSAGE: Final = b"\x81\x82\0\0\0\0{}"
"""A client's frame of two characters, masked with zeros."""
ANSWER: Final = b"\x81\x02{}"
"""The same frame from a server."""

logger = logging.getLogger("moonstone.live")


def choose_protocol() -> str:
    """The protocol's name, as uvicorn takes it. The fast one has carried a message both ways before it is chosen."""
    try:
        asyncio.run(asyncio.wait_for(_try_fast_socket(), TRIAL_SECONDS))
    except Exception as error:  # whatever another uvicorn breaks, the public way still works
        extra = {"uvicorn": uvicorn.__version__, "reason": f"{type(error).__name__}: {error}"}
        logger.warning("the fast socket does not work with this uvicorn: live updates are slower", extra=extra)
        return PUBLIC
    return FAST


async def _try_fast_socket() -> None:
    """Connect, send a message and get it back; raises whatever goes wrong."""
    from moonstone.server.live.fast_socket import FastWebSocketProtocol

    config = uvicorn.Config(_echo, ws=FastWebSocketProtocol, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    reader, writer = await asyncio.open_connection(sock=theirs)
    try:
        await loop.connect_accepted_socket(lambda: FastWebSocketProtocol(config, state, {}), ours)
        writer.write(REQUEST)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(MESSAGE)
        if await reader.readexactly(len(ANSWER)) != ANSWER:
            raise ValueError("another message came back")
    finally:
        writer.close()
        await asyncio.gather(*state.tasks, return_exceptions=True)


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer one message through the direct writer."""
    await receive()
    await send({"type": "websocket.accept"})
    message = await receive()
    writer = cast(DirectWriter, scope["extensions"][EXTENSION]["writer"])
    if not writer.can_write:
        raise ValueError("a fresh socket cannot be written to")
    writer.write([message["text"].encode()])
    await receive()
