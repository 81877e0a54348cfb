"""A live socket that can be written to at once: one system call a message, no task, nothing to wait for.

uvicorn's own way to send goes through the event loop once for every message and viewer, which at a table of four costs
more than the move itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "moonstone.line"
"""Under which the line of a socket is found in its scope."""


class Line(Protocol):
    """Where messages go."""

    @property
    def free(self) -> bool:
        """Whether a message would go out at once: not if the reader is far behind."""

    def push(self, messages: Iterable[bytes]) -> None:
        """Send text messages."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's socket protocol, with a line."""

    async def run_asgi(self) -> None:
        """Let the application find the line."""
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = self
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Whether a message would go out at once: not if the reader is far behind."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def push(self, messages: Iterable[bytes]) -> None:
        """Send text messages."""
        self.transport.write(b"".join(map(frame, messages)))


def frame(message: bytes) -> bytes:
    """A text message as one WebSocket frame of a server."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
