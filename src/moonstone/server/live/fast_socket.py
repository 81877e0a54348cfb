"""A live socket that can be written to at once: one system call, no task, nothing to wait for.

uvicorn's own way to send goes through the event loop once for every message and viewer, which costs more at a table of
four than the move itself; its way to read treats a small message like a large one in parts. This one relies on private
parts of uvicorn: `socket_choice` tries it before it is used.
"""

from __future__ import annotations

from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from moonstone.server.live.direct_writer import EXTENSION

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's socket protocol with a `DirectWriter`, and a short way in for what nearly every client sends: one whole
    text message at a time.
    """

    whole = True
    """Whether the client has sent nothing but whole frames, so that nothing waits for the rest of it."""

    def data_received(self, data: bytes) -> None:
        """Read what has come. A client that has sent part of a frame or message is read uvicorn's way from then on."""
        if self.handshake_complete and self.whole:
            start = payload_of(data)
            self.whole = start > 0
            if self.whole and data[0] == WHOLE_TEXT:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:], data[start - 4 : start])]
                self.send_receive_event_to_app()
                return
        elif self.handshake_initiated:
            self.whole = False
        super().data_received(data)

    async def run_asgi(self) -> None:
        """Let the application find the writer."""
        self.scope.setdefault("extensions", {})[EXTENSION] = {"writer": self}
        await super().run_asgi()

    @property
    def can_write(self) -> bool:
        """Whether a message would go out at once: not if the reader is far behind."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages."""
        self.transport.write(b"".join(map(frame, messages)))


def payload_of(data: bytes) -> int:
    """Where the payload begins in what is exactly one frame of a client, masked and the last of its message; else 0."""
    if len(data) < 6 or data[0] & 0xF0 != 0x80 or data[1] < 0x80:
        return 0
    size, start = data[1] & 0x7F, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    return start if size != 127 and len(data) == start + size else 0


def frame(message: bytes) -> bytes:
    """A text message as one WebSocket frame of a server."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
