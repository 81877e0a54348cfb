"""uvicorn's HTTP protocol, in which a client that is slow to send its request is hung up on."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

NAME: Final = "moonstone.server.live.timely_http:TimelyHttpProtocol"
HEADER_SECONDS = 15.0
"""How long a client may take from its connection, or its first byte after another request, to the last header."""
BODY_SECONDS = 60.0
"""How long it may take from there to the end of the body."""


class TimelyHttpProtocol(HttpToolsProtocol):
    """A request that is only half there holds its connection for so long and no longer."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Wait for a request."""
        super().connection_made(transport)
        self._wait(HEADER_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Read on; the first part of another request begins its time."""
        if self._patience is None:
            self._wait(HEADER_SECONDS)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Everything is there."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on, which may be silent."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nothing to wait for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
