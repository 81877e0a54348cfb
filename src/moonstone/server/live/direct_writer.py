"""How a live socket lets the server write to it at once, where it can."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

EXTENSION: Final = "moonstone.direct_writer"
"""The ASGI extension whose `writer` is a socket's `DirectWriter`. Without it, messages are sent uvicorn's way."""


class DirectWriter(Protocol):
    """Where messages go."""

    @property
    def can_write(self) -> bool:
        """Whether a message would go out at once: not if the reader is far behind."""

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages."""
