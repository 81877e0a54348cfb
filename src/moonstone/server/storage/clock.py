"""The time as this process counts it: it goes on evenly, whatever somebody does to the system's clock meanwhile."""

from __future__ import annotations

from time import monotonic_ns, time_ns

_begun = time_ns() - monotonic_ns()
"""What is to be added to the even clock."""


def now() -> int:
    """The time, in milliseconds since 1970."""
    return (_begun + monotonic_ns()) // 1_000_000


def not_before(time: int) -> None:
    """Let the time be no earlier from now on: others have stored that it was so late already."""
    global _begun
    _begun += max(0, time - now()) * 1_000_000


def set_to(time: int) -> None:
    """Let the time be that from now on, as the other processes of the server have it."""
    global _begun
    _begun += (time - now()) * 1_000_000
