"""A real server in a process of its own, and people who use it over the wire."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from commands import Forked

START_SECONDS = 60
PORTS = range(20_000, 32_000)
"""Systems give none of these to clients, so that no client takes a server's port while the server is started again."""


def free_port() -> int:
    """A port that nobody listens on."""
    for port in SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Running:
    """`moonstone serve` in a process of its own. It can be killed and started again on the same port and database."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.database = database
        self.log = folder / "server.log"
        self.port = free_port()
        self.arguments = arguments
        self.environment: dict[str, str] = {}
        """What its surroundings have beyond ours."""
        self.process: Forked | subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Running:
        command = ["serve", "--port", str(self.port), "--database", self.database, "--rate", "0", "--guests", "0"]
        command += ["--sockets", "0", "--tables", "0", "--log", "json", *self.arguments]
        streams = (Path(os.devnull), self.log, self.log)
        self.process = Forked(command, {**os.environ, **self.environment}, Path.cwd(), streams)
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """SIGKILL to the server and everything it started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._wait_for_port()

    def _wait_for_port(self) -> None:
        """Until nobody listens any more: killed workers may outlive the server by a moment."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with socket.socket() as probe, suppress(OSError):
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", self.port))
                return
            time.sleep(0.01)
        raise AssertionError("somebody still listens on the port of the server that was killed")

    def stop(self) -> int:
        """As a person stops it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        finally:
            if self.process.poll() is None:
                self.kill()

    def __enter__(self) -> Running:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Somebody:
    """A person with a browser's cookie jar."""

    def __init__(self, server: Running, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30, verify=False)
        if name is not None:
            self.post("/api/guests", name=name)

    def ask(self, method: str, path: str, status: int | None = None, **options: Any) -> Any:
        """The JSON of an answer; any status of success will do unless one is named."""
        answer = self.http.request(method, path, **options)
        good = answer.is_success if status is None else answer.status_code == status
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content else None

    def get(self, path: str, status: int | None = None, **query: Any) -> Any:
        return self.ask("GET", path, status, params={key: value for key, value in query.items() if value is not None})

    def post(self, path: str, status: int | None = None, /, **body: Any) -> Any:
        return self.ask("POST", path, status, json=body)

    def open(self, seats: Sequence[str | dict[str, Any]], **more: Any) -> str:
        """A new table's id. A seat is a kind, the name of a bot, or the whole request."""
        requests = [seat if isinstance(seat, dict) else seat_request(seat) for seat in seats]
        body = {"game": "charon", **more, "seats": requests}
        return str(self.post("/api/tables", **body)["table"]["id"])

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def update(self, table: str, since: int = -1, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{table}/update", since=since, seat=seat)

    def move(self, table: str, seat: int, position: int, move: Any, key: str, status: int | None = None) -> Any:
        return self.post(f"/api/tables/{table}/moves", status, seat=seat, position=position, move=move, key=key)

    def live(self, table: str, **query: Any) -> ClientConnection:
        """A live socket."""
        words = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{words}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return connect(address, additional_headers={"Cookie": cookies} if cookies else {}, max_size=None)


def seat_request(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in ("me", "open", "link") else {"kind": "bot", "bot": seat}


def hear(socket: ClientConnection, kind: str = "update", timeout: float = 60) -> Any:
    """The next message of a kind."""
    end = time.monotonic() + timeout
    while True:
        message = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if message["type"] == kind:
            return message


def until(what: Callable[[], Any], seconds: float = 90) -> Any:
    """What is so at last."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it never became so")


def seated(server: Running, people: int, **more: Any) -> tuple[str, list[Somebody]]:
    """A table at which that many people play, started."""
    everybody = [Somebody(server, f"Person {number}") for number in range(people)]
    table = everybody[0].open(["me", *["open"] * (people - 1)], **more)
    for number, person in enumerate(everybody[1:], 1):
        person.post(f"/api/tables/{table}/seats/{number}/sit")
    everybody[0].post(f"/api/tables/{table}/start")
    return table, everybody


def play_on(table: str, people: Sequence[Somebody], rng: Random, most: int = 100_000) -> Any:
    """Let people, by seat, make random decisions until the game is over or so many were made; the last update."""
    for number in range(most):
        table_now = people[0].table(table)
        if table_now["phase"] == "over":
            break
        asked = [seat for seat in table_now["turn"] if seat < len(people)]
        if not asked:
            time.sleep(0.02)
            continue
        seat = rng.choice(asked)
        update = people[seat].update(table, since=table_now["seq"], seat=seat)
        if update["moves"]:
            key = f"{update['position']}-{seat}-{number}"
            people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), key)
    return people[0].update(table)
