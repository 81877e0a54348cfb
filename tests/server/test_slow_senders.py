"""Clients that are slow to send a request are hung up on; everybody else has all the time they want."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from moonstone.server.live import timely_http

HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Read the body, think for longer than a client may take to send, and answer."""
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(0.5)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def over(talk: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]) -> bytes:
    """What a client hears over a connection of its own."""

    async def run() -> bytes:
        config = uvicorn.Config(app, http=timely_http.TimelyHttpProtocol, lifespan="off", log_config=None)
        config.load()
        ours, theirs = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=theirs)
        loop = asyncio.get_running_loop()
        protocol = timely_http.TimelyHttpProtocol(config, ServerState(), {})
        await loop.connect_accepted_socket(lambda: protocol, ours)
        try:
            return await asyncio.wait_for(talk(reader, writer), 20)
        finally:
            writer.close()

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timely_http, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(timely_http, "BODY_SECONDS", 0.3)


@pytest.mark.parametrize(
    "part", [b"", b"GET", HEAD, b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf of it"]
)
def test_half_a_request_ends_its_connection(part: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(part)
        return await reader.read()

    begun = time.monotonic()
    over(talk)
    assert time.monotonic() - begun >= 0.25


def test_a_whole_request_is_answered_however_long_that_takes_and_so_is_the_next() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        heard = b""
        for _ in range(2):
            writer.write(HEAD + b"\r\n")
            heard = await reader.readuntil(b"ok")
            await asyncio.sleep(0.4)
        writer.write(HEAD)
        assert await reader.read() == b"", "the next one is half sent"
        return heard

    assert over(talk).startswith(b"HTTP/1.1 200")
