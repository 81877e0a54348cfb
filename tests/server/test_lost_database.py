"""PostgreSQL falls silent, goes away and comes back: it is noticed, said and mended, and nobody waits for ever."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running import Running, Somebody, hear, until
from silence import Silence
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0
"""More than any answer may take while the database is silent, on a busy machine."""


@pytest.fixture
def quiet(own_postgres: str) -> Iterator[Silence]:
    """A way to an empty database that can fall silent."""
    with Silence(own_postgres).serving() as way:
        yield way


def test_while_the_database_is_silent_everybody_is_told_and_afterwards_all_goes_on(
    quiet: Silence, own_postgres: str, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    with (
        Running(quiet.url, tmp_path, "--database-seconds", "1") as server,
        Running(own_postgres, tmp_path / "other") as other,
    ):
        ann, ben = Somebody(server, "Ann"), Somebody(other, "Ben")
        table = ann.open(["me", "open"])
        ben.post(f"/api/tables/{table}/seats/1/sit")
        ann.post(f"/api/tables/{table}/start")
        with ann.live(table) as socket:
            hear(socket)
            quiet.fall_silent()
            said = {"key": "one", "text": "Hello?"}
            for method, path in (("POST", f"/api/tables/{table}/chat"),) * 2 + (("GET", "/health"),):
                begun = time.monotonic()
                answer = ann.ask(method, path, 503, json=said if method == "POST" else None)
                assert answer["code"] == "storage"
                assert time.monotonic() - begun < PATIENCE
            until(lambda: "lost the connection" in server.log.read_text(), PATIENCE)
            ben.post(f"/api/tables/{table}/chat", key="said", text="While you heard nothing")
            quiet.speak()
            until(lambda: ann.http.get("/health").status_code == 200, PATIENCE)
            heard = ""
            while "While you heard nothing" not in heard:
                heard = str(hear(socket, timeout=PATIENCE))
        ann.post(f"/api/tables/{table}/chat", key="three", text="There you are")


def workers_of(server: Running) -> set[int]:
    """The processes that answer."""
    found: set[int] = set()
    for _ in range(40):
        with httpx.Client(base_url=server.url, timeout=5) as client:
            answer = client.get("/health")
            if answer.status_code == 200:
                found.add(answer.json()["process"])
    return found


def test_a_worker_that_dies_while_the_database_is_down_is_started_again(quiet: Silence, tmp_path: Path) -> None:
    with Running(quiet.url, tmp_path, "--workers", "2", "--database-seconds", "1") as server:
        before: set[int] = until(lambda: len(found := workers_of(server)) == 2 and found)
        quiet.go_away()
        os.kill(min(before), signal.SIGKILL)
        until(lambda: server.log.read_text().count("waits for the database") > 1, 60)
        assert server.process is not None
        assert server.process.poll() is None, "the server has given up"
        quiet.come_back()
        until(lambda: len(workers_of(server) - {min(before)}) == 2, 60)


def test_a_worker_that_waits_for_the_database_can_be_stopped(quiet: Silence, tmp_path: Path) -> None:
    with Running(quiet.url, tmp_path, "--workers", "2", "--database-seconds", "1") as server:
        before: set[int] = until(lambda: len(found := workers_of(server)) == 2 and found)
        quiet.go_away()
        os.kill(min(before), signal.SIGKILL)
        until(lambda: "waits for the database" in server.log.read_text(), 60)
        server.stop()


def test_while_the_database_is_away_everything_says_so_and_no_socket_breaks_off(quiet: Silence, tmp_path: Path) -> None:
    with Running(quiet.url, tmp_path, "--database-seconds", "1") as server:
        ann = Somebody(server, "Ann")
        table = ann.open(["me", "open"])
        with ann.live(table) as socket:
            hear(socket)
            quiet.go_away()
            for path in ("/health", "/api/me", "/api/tables", f"/api/tables/{table}"):
                assert ann.get(path, 503)["code"] == "storage", path
            socket.send('{"type": "say", "key": "a", "text": "Hello?"}')
            assert hear(socket, "refused")["status"] == 503
            with ann.live(table) as late:
                assert hear(late, "refused")["status"] == 503
                with pytest.raises(ConnectionClosed) as closed:
                    late.recv(timeout=PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
            quiet.come_back()
            until(lambda: ann.http.get("/health").status_code == 200)
            socket.send('{"type": "say", "key": "b", "text": "There you are"}')
            hear(socket, "done")
