"""Moonstone on one's own machine: one command serves, and opens the page in the browser. Given again, it opens the page
of the server that is there.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final, TypeVar

from moonstone.engine import Refused
from moonstone.server.instance import address_of, find_running, health
from moonstone.server.serve import run
from moonstone.server.settings import Settings, database_url

HOST: Final = "127.0.0.1"
PORTS: Final = range(8400, 8500)
START_SECONDS: Final = 15.0
"""How long a server that is just starting is waited for."""

T = TypeVar("T")


def serve_and_open_browser(database: str, *, browser: bool, say: Callable[[str], None]) -> None:
    """Serve on this machine and open the page; if a server runs on the database already, open that one's."""
    url = database_url(database)
    address = find_running(url)
    if address is None:
        try:
            _serve(database, browser, say)
            return
        except Refused as refused:
            address = _awaited(lambda: find_running(url)) if refused.code == "database-in-use" else None
            if address is None:
                raise
    say(f"Moonstone is running already: {address}")
    if browser:
        _show(address, say)


def _serve(database: str, browser: bool, say: Callable[[str], None]) -> None:
    settings = Settings(database=database, host=HOST, port=_free_port(), quiet=True)
    address = address_of(settings)

    def greet() -> None:
        """Once it answers, say so."""
        if _awaited(lambda: health(address) == os.getpid() or None) is None:
            return
        say(f"Moonstone is at {address}")
        say("Stop it with Ctrl-C: every move is on the disk, nothing is lost.")
        if browser:
            _show(address, say)

    threading.Thread(target=greet, daemon=True).start()
    run(settings)


def _free_port() -> int:
    """The first port that is free."""
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise Refused("port-in-use", f"All ports from {PORTS[0]} to {PORTS[-1]} are taken on this machine.")


def _show(address: str, say: Callable[[str], None]) -> None:
    """Open the browser, unless this machine has no screen to open one on."""
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in screens):
        say("There is no screen here: open that address in a browser.")
    elif not webbrowser.open(address):
        say("No browser could be opened: open that address yourself.")


def _awaited(what: Callable[[], T | None]) -> T | None:
    """What the function finds at last; None if it takes too long."""
    end = time.monotonic() + START_SECONDS
    while (found := what()) is None and time.monotonic() < end:
        time.sleep(0.05)
    return found
