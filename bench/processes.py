"""Servers and load generators as processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from bench.websocket import HOST

ROOT = Path(__file__).parent.parent
PATIENCE = 61.0
"""Seconds, beyond those it counts, after which a generator is taken for hung."""


class Unavailable(Exception):  # noqa: N818  it is no error of ours
    """A peer that cannot be measured here: one sentence for people, and its row is left out."""


@contextmanager
def running(command: Sequence[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process in a group of its own, from the repository's root; the whole group is gone afterwards."""
    options = {"cwd": ROOT, "text": True, "start_new_session": True, **options}
    with subprocess.Popen(command, **options) as process:
        try:
            yield process
        finally:
            for sign, patience in ((signal.SIGTERM, 3.0), (signal.SIGKILL, 3.0)):
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, sign)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(patience)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def await_listening(process: subprocess.Popen[str], port: int, patience: float = 20.0) -> None:
    """Wait until a server answers on its port."""
    until = monotonic() + patience
    while monotonic() < until and process.poll() is None:
        with suppress(OSError), socket.create_connection((HOST, port), timeout=1.0):
            return
        sleep(0.05)
    raise Unavailable("The server did not start.")


def run_generator_of(command: Sequence[str], seconds: float, **options: Any) -> dict[str, Any]:
    """The line of any generator, run as a process of its own, as plain data."""
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as process:
        try:
            out, err = process.communicate(timeout=seconds + PATIENCE)
        except subprocess.TimeoutExpired:
            raise Unavailable("The load generator did not come to an end.") from None
    if process.returncode:
        raise Unavailable(f"The load generator failed: {err.strip().splitlines()[-1:] or out}")
    line: dict[str, Any] = json.loads(out.splitlines()[-1])
    return line


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's loop where it is installed, else Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop
