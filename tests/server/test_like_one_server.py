"""Several processes on one PostgreSQL are like one server: what is done through one holds at once in all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from running import Running, Somebody, hear, play_on
from silence import Silence
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from moonstone.engine import Refused
from moonstone.server.live.rooms import Rooms

MANY = 20


@pytest.fixture(scope="module")
def both(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two processes on one database."""
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("one") for _ in range(2)]
        yield [stack.enter_context(Running(postgres_url, folder)) for folder in folders]


def elsewhere(person: Somebody, server: Running) -> Somebody:
    """The same person at another process."""
    twin = Somebody(server)
    twin.http.cookies.update(person.http.cookies)
    return twin


def is_ended(socket: ClientConnection) -> bool:
    """Whether a socket is closed for a session that has ended."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 4401
    except TimeoutError:
        return False


def test_signing_out_ends_every_socket_of_other_processes(both: list[Running]) -> None:
    host = Somebody(both[0], "Host")
    table = host.open(["me", "open"])
    people = [Somebody(both[0], f"Person {number}") for number in range(MANY)]
    with ExitStack() as stack:
        sockets = [stack.enter_context(elsewhere(person, both[1]).live(table)) for person in people]
        for socket in sockets:
            hear(socket)
        with ThreadPoolExecutor(MANY) as pool:
            list(pool.map(lambda person: person.ask("DELETE", "/api/me/session"), people))
        assert [is_ended(socket) for socket in sockets] == [True] * MANY


def test_a_process_that_did_not_hear_of_it_ends_the_socket_once_it_hears_again(
    own_postgres: str, tmp_path: Path
) -> None:
    (tmp_path / "deaf").mkdir()
    with (
        Silence(own_postgres).serving() as way,
        Running(own_postgres, tmp_path) as one,
        Running(way.url, tmp_path / "deaf", "--database-seconds", "1") as deaf,
    ):
        ann = Somebody(one, "Ann")
        table = ann.open(["me", "open"])
        with elsewhere(ann, deaf).live(table) as socket:
            hear(socket)
            way.go_away()
            ann.ask("DELETE", "/api/me/session")
            way.come_back()
            assert is_ended(socket)


def follow(catch_up: Callable[[], Awaitable[None]], times: int) -> dict[str, bool]:
    """Let a table be caught up, so many times at once; what is still followed afterwards."""

    async def run() -> dict[str, bool]:
        rooms = object.__new__(Rooms)
        rooms._followed, rooms._tasks = {}, set()
        room = SimpleNamespace(table=SimpleNamespace(id="table"), catch_up=catch_up)
        for _ in range(times):
            rooms._follow(cast("Any", room))
            await asyncio.sleep(0)
        while rooms._tasks:
            await asyncio.gather(*rooms._tasks)
        return rooms._followed

    return asyncio.run(asyncio.wait_for(run(), 30))


def test_what_could_not_be_read_at_once_is_read_again() -> None:
    """The storage fails twice; what comes meanwhile is read, too."""
    tries: list[int] = []

    async def catch_up() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise OSError("the database is away")

    assert follow(catch_up, 2) == {}
    assert tries == [0, 1, 2, 3]


def test_a_log_that_cannot_be_read_is_not_read_for_ever() -> None:
    tries: list[int] = []

    async def catch_up() -> None:
        tries.append(len(tries))
        raise Refused("bad-log", "Entry 3: it cannot be read.")

    assert follow(catch_up, 1) == {}
    assert tries == [0]


def test_what_a_person_has_been_told_by_one_process_the_next_one_knows(both: list[Running]) -> None:
    one, other = both
    for number in range(8):
        ann = Somebody(one, "Ann")
        table = ann.open(["me", "open"])
        twin = elsewhere(ann, other)
        assert twin.table(table)["phase"] == "open"
        ben = Somebody(one, "Ben")
        ben.post(f"/api/tables/{table}/seats/1/sit")
        with elsewhere(ben, other).live(table, seat=1) as socket:
            assert hear(socket, "update", 10)["viewer"] == 1
        started = ann.post(f"/api/tables/{table}/start")
        assert twin.table(table)["seq"] == started["seq"]
        mover = (ann, ben)[started["turn"][0]]
        update = mover.update(table, seat=started["turn"][0])
        done = mover.move(table, started["turn"][0], update["position"], update["moves"][0], "first")
        assert twin.table(table)["seq"] == done["entry"]["seq"]
        ann.ask("PATCH", "/api/me", json={"name": f"Anna {number}"})
        assert twin.get("/api/me")["name"] == f"Anna {number}"


def test_a_rematch_can_be_asked_of_any_process_as_soon_as_the_game_is_over(both: list[Running]) -> None:
    one, other = both
    ann = Somebody(one, "Ann")
    twin = elsewhere(ann, other)
    for number in range(3):
        table = ann.open(["me", {"kind": "local", "name": "Bo"}], start=True)
        twin.table(table)
        play_on(table, [ann, ann], Random(number))
        assert twin.post(f"/api/tables/{table}/rematch")["rematch_of"] == table
