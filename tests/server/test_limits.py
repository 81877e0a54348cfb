"""Limits: how much an address, a person and a socket may ask for."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from running import Running, Somebody, hear
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketState
from test_security import check_headers, from_address
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from moonstone.server import limits
from moonstone.server.http import live
from moonstone.server.limits import TokenBucket
from moonstone.server.live.broadcast import Listener


def check_too_many(answer: httpx.Response, code: str = "too-many") -> None:
    assert answer.status_code == 429
    assert answer.json()["code"] == code
    assert int(answer.headers["retry-after"]) > 0
    check_headers(answer)


def test_an_address_that_asks_too_much_must_wait_and_may_ask_again(strict_server: Running) -> None:
    with from_address(strict_server, "127.0.0.3") as client, from_address(strict_server, "127.0.0.4") as other:
        for _ in range(300):
            answer = client.get("/api/games")
            if answer.status_code == 429:
                break
        check_too_many(answer)
        assert other.get("/health").status_code == 200, "other addresses are not held up"
        for _ in range(200):
            if client.get("/health").status_code == 200:
                return
            time.sleep(0.05)
    raise AssertionError("the address is shut out for ever")


def test_who_is_no_proxy_cannot_hide_behind_other_addresses(strict_server: Running) -> None:
    with from_address(strict_server, "127.0.0.5") as client:
        statuses = {
            client.get("/health", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code for number in range(200)
        }
    assert statuses == {200, 429}


def test_behind_a_proxy_every_address_has_a_limit_of_its_own(strict_server: Running) -> None:
    with from_address(strict_server, "127.0.0.1") as proxy:
        for _ in range(200):
            if proxy.get("/health", headers={"X-Forwarded-For": "10.9.9.9"}).status_code == 429:
                break
        else:
            raise AssertionError("there is no limit")
        assert proxy.get("/health", headers={"X-Forwarded-For": "10.9.9.8"}).status_code == 200


def test_one_address_can_become_so_many_guests_and_try_so_many_words(strict_server: Running) -> None:
    with from_address(strict_server, "127.0.0.6") as client:
        for _ in range(3):
            assert client.post("/api/guests", json={"name": "Ann"}).status_code == 201
        check_too_many(client.post("/api/guests", json={"name": "Ann"}))
        check_too_many(client.post("/api/recover", json={"token": "guess"}))
        assert client.get("/api/me").status_code == 200, "the guests there are go on"


def test_one_person_can_have_so_many_unfinished_tables(strict_server: Running) -> None:
    with from_address(strict_server, "127.0.0.7") as client:
        client.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        table = {"game": "charon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(2):
            assert client.post("/api/tables", json=table).status_code == 201
        check_too_many(client.post("/api/tables", json=table), "too-many-tables")


def test_a_socket_that_says_too_much_is_refused_and_lives(strict_server: Running) -> None:
    with from_address(strict_server, "127.0.0.8") as client:
        client.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        table = client.post("/api/tables", json={"game": "charon", "seats": [{"kind": "me"}, {"kind": "open"}]})
        url = f"ws://127.0.0.1:{strict_server.port}/api/tables/{table.json()['table']['id']}/live"
        with connect(url, source_address=("127.0.0.8", 0)) as socket:
            hear(socket)
            for _ in range(300):
                socket.send('{"type": "look", "seat": 9}')
                answer = hear(socket, "refused")
                if answer["code"] != "no-such-seat":
                    break
            assert (answer["status"], answer["code"]) == (429, "too-many")


def test_a_socket_that_asks_for_ever_and_never_reads_is_ended() -> None:
    """What is kept for it is bounded, so that nobody can fill the server's memory."""
    asked = 0

    async def receive() -> dict[str, str]:
        nonlocal asked
        asked += 1
        kind = "receive" if asked < 3 * live.MOST_UNREAD else "disconnect"
        return {"type": f"websocket.{kind}", "text": '{"type": "ping"}'}

    socket = SimpleNamespace(application_state=WebSocketState.CONNECTED, receive=receive)
    listener = Listener(None, None, -1)
    room = SimpleNamespace(notify=lambda listener: None)

    async def read() -> None:
        await asyncio.wait_for(live._read(cast("Any", socket), cast("Any", room), listener, None, TokenBucket(0)), 30)

    asyncio.run(read())
    assert len(listener.replies) == live.MOST_UNREAD < asked


def test_a_rate_fills_up_with_time_and_never_beyond_its_most(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: at)
    bucket = TokenBucket(2.0, 3)
    assert [bucket.try_take() for _ in range(4)] == [True, True, True, False]
    at = 0.5
    assert [bucket.try_take() for _ in range(2)] == [True, False]
    at = 1000.0
    assert [bucket.try_take() for _ in range(4)] == [True, True, True, False]
    assert all(TokenBucket(0).try_take() for _ in range(1000)), "a rate of 0 is no limit"


def test_the_addresses_that_are_remembered_are_not_without_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    limiter = limits.RateLimiter(1.0)
    for number in range(100):
        limiter.take(HTTPConnection({"type": "http", "client": (f"10.0.0.{number}", 1)}))
    assert len(limiter._buckets) == 10


def test_one_address_has_only_so_many_sockets_open(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--sockets", "2") as server:
        ann = Somebody(server, "Ann")
        table = ann.open(["me", "open"])
        with ann.live(table) as first, ann.live(table) as second:
            hear(first)
            hear(second)
            with pytest.raises(InvalidStatus):
                ann.live(table)
        for _ in range(100):
            try:
                with ann.live(table) as third:
                    assert hear(third)["type"] == "update"
                    return
            except InvalidStatus:
                time.sleep(0.05)
        raise AssertionError("a closed socket still counts")


def test_many_at_once_get_no_more_tables_than_one_after_the_other(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--tables", "5") as server:
        ann = Somebody(server, "Ann")
        body = {"game": "charon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        cookies = dict(ann.http.cookies)

        def ask(_: int) -> int:
            with httpx.Client(base_url=server.url, timeout=60, cookies=cookies) as client:
                return client.post("/api/tables", json=body).status_code

        with ThreadPoolExecutor(20) as pool:
            assert sorted(pool.map(ask, range(20))) == [201] * 5 + [429] * 15


def test_several_workers_allow_no_more_than_one(own_postgres: str, tmp_path: Path) -> None:
    with Running(own_postgres, tmp_path, "--workers", "2", "--guests", "4") as server:
        statuses = []
        for _ in range(24):
            with httpx.Client(base_url=server.url, timeout=60) as client:
                statuses.append(client.post("/api/guests", json={"name": "Ann"}).status_code)
        assert sorted(statuses) == [201] * 4 + [429] * 20


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_counts_as_one_address(host: str, address: str) -> None:
    assert limits.address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == address
