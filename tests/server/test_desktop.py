"""`moonstone` alone: it serves on this machine and opens the page; given again, it opens the page that is there."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from running import Running, until

from commands import Forked
from moonstone.engine import Refused
from moonstone.server import desktop
from moonstone.server.instance import address_of, find_running
from moonstone.server.settings import Settings, database_url

BROWSER = "import pathlib, sys; pathlib.Path(sys.argv[1]).open('a').write(sys.argv[2] + chr(10))"
"""Stands in for a browser: it writes down what it is asked to open."""


class Machine:
    """Somebody's machine: a database, and a browser that remembers where it was sent."""

    def __init__(self, folder: Path) -> None:
        self.database, self.visited, self.log = folder / "moonstone.db", folder / "visited", folder / "log"
        (folder / "browser.py").write_text(BROWSER)
        command = f"{sys.executable} {folder / 'browser.py'} {self.visited} %s"
        self.environment = {**os.environ, "MOONSTONE_DATABASE": str(self.database), "BROWSER": command}

    @contextmanager
    def moonstone(self, *arguments: str) -> Iterator[Forked]:
        """The command in a process of its own, stopped in the end."""
        process = Forked(arguments, self.environment, Path.cwd(), (Path(os.devnull), self.log, self.log))
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def said(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def visits(self) -> list[str]:
        return self.visited.read_text().splitlines() if self.visited.exists() else []

    def address(self) -> str | None:
        return find_running(database_url(str(self.database)))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_it_serves_and_opens_the_page_and_given_again_opens_the_same_page(machine: Machine) -> None:
    with machine.moonstone() as server:
        (address,) = until(machine.visits)
        assert httpx.get(address).headers["content-type"].startswith("text/html")
        assert f"Moonstone is at {address}\n" in until(machine.said)
        assert machine.address() == address
        with machine.moonstone() as second:
            assert second.wait(60) == 0
        assert machine.visits() == [address, address]
        assert f"Moonstone is running already: {address}\n" in machine.said()
        server.send_signal(signal.SIGINT)
        server.wait(30)
    assert machine.address() is None
    assert not machine.database.with_name("moonstone.db.address").exists()


def test_two_at_once_end_with_one_server(machine: Machine) -> None:
    """Whichever is later finds the database in use, waits for the other to answer, and opens its page."""
    with machine.moonstone() as one, machine.moonstone() as other:
        first, second = until(lambda: visits if len(visits := machine.visits()) == 2 else None)
        assert first == second
        ended = until(lambda: [process for process in (one, other) if process.poll() is not None])
        assert [process.poll() for process in ended] == [0]


def test_without_a_browser_the_address_is_only_said(machine: Machine) -> None:
    with machine.moonstone("--no-browser"):
        said = until(lambda: text if "Moonstone is at " in (text := machine.said()) else None)
        address = said.split("Moonstone is at ")[1].splitlines()[0]
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        assert machine.visits() == []


def test_a_server_that_was_killed_is_not_taken_for_a_running_one(machine: Machine) -> None:
    with machine.moonstone():
        until(machine.visits)
    assert machine.database.with_name("moonstone.db.address").exists()
    assert machine.address() is None
    with machine.moonstone():
        until(lambda: len(machine.visits()) == 2)
        assert machine.address() == machine.visits()[1]


def test_a_server_somebody_serves_on_the_same_database_is_found(machine: Machine, tmp_path: Path) -> None:
    with Running(str(machine.database), tmp_path) as server, machine.moonstone() as command:
        assert command.wait(60) == 0
        assert machine.visits() == [server.url]


def test_an_address_that_leads_to_another_server_is_not_believed(machine: Machine, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with Running(str(elsewhere / "moonstone.db"), elsewhere) as server:
        told = {"address": server.url, "process": 1}
        for text in (json.dumps(told), json.dumps({"address": server.url}), "[]", "not json", ""):
            machine.database.with_name("moonstone.db.address").write_text(text)
            assert machine.address() is None


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(desktop, "PORTS", range(port, port + 1))
        with pytest.raises(Refused, match=f"All ports from {port} to {port} are taken"):
            desktop._free_port()


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:1"), ("0.0.0.0", "http://127.0.0.1:1"), ("::", "http://[::1]:1")],
)
def test_the_address_is_one_a_browser_here_can_use(host: str, address: str) -> None:
    assert address_of(Settings(host=host, port=1)) == address


def test_a_machine_without_a_screen_is_told_the_address_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    desktop._show("http://127.0.0.1:1", said.append)
    assert said == ["There is no screen here: open that address in a browser."]
