"""A WebSocket client for load: frames are read and written by hand, since on two cores every microsecond of the
generator is taken from the server. No compression, no fragments, a mask of noughts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Door:
    """Where a seat's socket is opened, and with which cookie."""

    path: str
    cookie: str = ""


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A whole frame from a client, masked with noughts, which leave the payload as it is."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + b"\0\0\0\0" + payload
    return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Socket(asyncio.Protocol):
    """A WebSocket client that hands on whole text messages as bytes."""

    def __init__(self, door: Door, port: int, heard: Callable[[bytes], None], fail: Callable[[str], None]) -> None:
        """Prepare the handshake, which is sent as soon as the connection stands."""
        cookie = f"Cookie: {door.cookie}\r\n" if door.cookie else ""
        self.request = (
            f"GET {door.path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\n{cookie}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: bW9vbnN0b25lLWJlbmNoLQ==\r\n\r\n"
        ).encode()
        self.port = port
        self.heard = heard
        self.fail = fail
        self.open = False
        self.closing = False
        self.rest = b""

    async def connect(self) -> None:
        """Open the connection."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        """A socket that the server closes is a failure of the run."""
        if not self.closing:
            self.fail(
                f"The server closed a socket: {error or self.rest.decode(errors='replace') or 'no reason given'}."
            )

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        if self.rest:
            data = self.rest + data
        if not self.open:
            head, end, frames = data.partition(b"\r\n\r\n")
            self.open = bool(end) and head.startswith(b"HTTP/1.1 101")
            if not self.open:
                self.rest = data
                return
            data = frames
        at, size = 0, len(data)
        while size - at >= 2 and not self.closing:
            length, start = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if start + length > size or start > size:
                break
            kind, at = data[at], start + length
            if kind == 0x81:
                self.heard(data[start:at])
            else:
                self.control(kind, data[start:at])
        self.rest = data[at:]

    def control(self, kind: int, payload: bytes) -> None:
        """Answer a ping; anything but a ping or a pong ends the run."""
        if kind == 0x89:
            self.transport.write(frame(payload, 0xA))
        elif kind != 0x8A:
            self.fail(f"The server sent a frame of kind {kind:#x}: {payload[2:].decode(errors='replace')}")

    def say(self, message: bytes) -> None:
        """Send a text message."""
        self.transport.write(frame(message))

    def close(self) -> None:
        """Say good-bye and hang up."""
        self.closing = True
        self.transport.write(frame(b"\x03\xe8", 8))
        self.transport.close()
