"""Cookies, words, origins and headers: what keeps strangers out and a page's hands tied."""

from __future__ import annotations

import asyncio
import hashlib
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from running import Running, Somebody, hear, seated
from servers import PAGE
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from moonstone.engine import Refused
from moonstone.server.http.app import make_app
from moonstone.server.server import COOKIE, signed_in_user
from moonstone.server.settings import Settings

WORD = re.compile(r"[A-Za-z0-9_-]{22,}")
"""At least 128 bits, fit for an address."""


def from_address(server: Running, address: str, **headers: str) -> httpx.Client:
    """A client with an address of its own on this machine; the server takes only 127.0.0.1 for a proxy."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, transport=transport, headers=headers, timeout=30)


def cookie_of(person: Somebody) -> str:
    return str(person.http.cookies[COOKIE])


def closing_code(socket: ClientConnection) -> int:
    """With which code the server ends a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        hear(socket, "nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# Cookies and words --------------------------------------------------------------------------------------------------


def attributes(answer: httpx.Response) -> dict[str, str]:
    """Those of the cookie an answer sets, in small letters."""
    (cookie,) = answer.headers.get_list("set-cookie")
    parts = (part.strip().partition("=") for part in cookie.split(";")[1:])
    return {name.lower(): value.lower() for name, _, value in parts}


def test_the_cookie_is_for_the_browser_alone_and_for_this_site_alone(sqlite_server: Running) -> None:
    answer = httpx.post(f"{sqlite_server.url}/api/guests", json={"name": "Ann"})
    found = attributes(answer)
    assert "httponly" in found
    assert found["samesite"] == "lax"
    assert found["path"] == "/"
    assert int(found["max-age"]) > 300 * 24 * 3600
    assert "domain" not in found
    assert "secure" not in found
    assert WORD.fullmatch(answer.cookies[COOKIE])
    assert answer.cookies[COOKIE] not in answer.text


def test_behind_https_the_cookie_is_secure_if_a_proxy_we_trust_says_so(sqlite_server: Running) -> None:
    for address, secure in (("127.0.0.1", True), ("127.0.0.2", False)):
        with from_address(sqlite_server, address, **{"X-Forwarded-Proto": "https"}) as client:
            answer = client.post("/api/guests", json={"name": "Ann"})
            assert ("secure" in attributes(answer)) == secure
            recovery = client.post("/api/me/recovery", headers={"Cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}).json()[
                "token"
            ]
            again = client.post("/api/recover", json={"token": recovery})
            assert ("secure" in attributes(again)) == secure


def test_ids_and_words_cannot_be_guessed(sqlite_server: Running) -> None:
    words: list[str] = []
    for _ in range(5):
        person = Somebody(sqlite_server, "Ann")
        opened = person.post("/api/tables", game="charon", seats=[{"kind": "me"}, {"kind": "link"}])
        table = opened["table"]["id"]
        words += [cookie_of(person), person.get("/api/me")["id"], table, opened["links"]["1"]]
        words += [person.post("/api/me/recovery")["token"], person.post(f"/api/tables/{table}/seats/1/link")["token"]]
    assert len(set(words)) == len(words)
    for word in words:
        assert WORD.fullmatch(word)
        assert len(set(word)) > 8


def test_words_that_let_somebody_in_are_stored_as_hashes_only(sqlite_server: Running) -> None:
    ann, bob = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, "Bob")
    opened = ann.post("/api/tables", game="charon", seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/claim", token=opened["links"]["1"])
    link = ann.post(f"/api/tables/{table}/seats/2/link")["token"]
    words = [cookie_of(ann), cookie_of(bob), ann.post("/api/me/recovery")["token"], *opened["links"].values(), link]
    database = Path(sqlite_server.database)
    stored = b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))
    log = sqlite_server.log.read_bytes()
    for word in words:
        assert word.encode() not in stored
        assert word.encode() not in log
        assert hashlib.sha256(word.encode()).hexdigest().encode() in stored
    assert table.encode() in stored


def test_a_recovery_word_makes_another_device_the_same_person_until_it_is_replaced(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "greedy"], start=True)
    word = ann.post("/api/me/recovery")["token"]
    second = Somebody(sqlite_server)
    assert second.post("/api/recover", token=word) == ann.get("/api/me")
    assert cookie_of(second) != cookie_of(ann)
    assert second.update(table)["view"]["hand"] == ann.update(table)["view"]["hand"]
    newer = second.post("/api/me/recovery")["token"]
    third = Somebody(sqlite_server)
    assert third.post("/api/recover", 403, token=word)["code"] == "bad-recovery"
    assert third.post("/api/recover", token=newer)["name"] == "Ann"
    assert ann.get("/api/me")["id"] == second.get("/api/me")["id"]


def test_a_cookie_alone_replaces_no_recovery_word(sqlite_server: Running) -> None:
    """Who has stolen it cannot take the person over, and the owner can end what they have."""
    ann = Somebody(sqlite_server, "Ann")
    word = ann.post("/api/me/recovery")["token"]
    thief = Somebody(sqlite_server)
    thief.http.cookies.update(ann.http.cookies)
    assert thief.post("/api/me/recovery", 409)["code"] == "recovery-kept"
    owner = Somebody(sqlite_server)
    owner.post("/api/recover", token=word)
    newer = owner.post("/api/me/recovery")["token"]
    owner.ask("DELETE", "/api/me/sessions")
    assert thief.get("/api/me", 401)["code"] == "no-session"
    assert owner.post("/api/recover", 403, token=word)["code"] == "bad-recovery"
    assert owner.post("/api/recover", token=newer)["name"] == "Ann", "who came by the word keeps it"


def test_a_word_that_a_thief_has_made_ends_with_all_sessions(sqlite_server: Running) -> None:
    ann, thief = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server)
    thief.http.cookies.update(ann.http.cookies)
    word = thief.post("/api/me/recovery")["token"]
    ann.ask("DELETE", "/api/me/sessions")
    assert thief.post("/api/recover", 403, token=word)["code"] == "bad-recovery"


def devices(server: Running) -> tuple[Somebody, Somebody]:
    """One person with two devices."""
    first, second = Somebody(server, "Ann"), Somebody(server)
    second.post("/api/recover", token=first.post("/api/me/recovery")["token"])
    for device in (first, second):
        device.get("/api/me")
    return first, second


def test_signing_out_ends_one_device_at_once_and_its_sockets(sqlite_server: Running) -> None:
    first, second = devices(sqlite_server)
    table = first.open(["me", "open"])
    cookie = cookie_of(first)
    with first.live(table) as ended, second.live(table) as stays:
        hear(ended)
        hear(stays)
        answer = first.http.delete("/api/me/session")
        assert answer.status_code == 204
        assert attributes(answer)["max-age"] == "0"
        assert hear(ended, "refused")["code"] == "no-session"
        assert closing_code(ended) == 4401
        stays.send('{"type": "ping"}')
        assert hear(stays, "heartbeat")
    assert COOKIE not in first.http.cookies
    again = httpx.get(f"{sqlite_server.url}/api/me", cookies={COOKIE: cookie})
    assert (again.status_code, again.json()["code"]) == (401, "no-session")
    assert second.get("/api/me")["name"] == "Ann"


def test_signing_out_everywhere_ends_every_device_and_nobody_else(sqlite_server: Running) -> None:
    first, second = devices(sqlite_server)
    bob = Somebody(sqlite_server, "Bob")
    table = first.open(["me", "open"])
    with first.live(table) as one, second.live(table) as other, bob.live(table) as strange:
        for socket in (one, other, strange):
            hear(socket)
        assert second.http.delete("/api/me/sessions").status_code == 204
        assert (closing_code(one), closing_code(other)) == (4401, 4401)
        strange.send('{"type": "ping"}')
        assert hear(strange, "heartbeat")
    assert first.get("/api/me", 401)["code"] == "no-session"
    assert second.get("/api/me", 401)["code"] == "no-session"
    assert bob.get("/api/me")["name"] == "Bob"


def test_signing_out_is_heard_by_every_process(postgres_url: str, tmp_path: Path) -> None:
    """Also by one that believed the cookie a moment ago, and by a socket there that only listens."""
    (tmp_path / "other").mkdir()
    with Running(postgres_url, tmp_path) as here, Running(postgres_url, tmp_path / "other") as there:
        ann = Somebody(here, "Ann")
        table = ann.open(["me", "open"])
        elsewhere = Somebody(there)
        elsewhere.http.cookies.update(ann.http.cookies)
        elsewhere.get("/api/me", 200)
        with elsewhere.live(table) as socket:
            hear(socket)
            ann.http.delete("/api/me/sessions")
            assert hear(socket, "refused")["code"] == "no-session"
        elsewhere.get("/api/me", 401)


def test_the_name_and_the_seats_of_a_session_are_its_own(sqlite_server: Running) -> None:
    """Renaming one person changes nobody else."""
    ann, bob = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, "Bob")
    ann.ask("PATCH", "/api/me", json={"name": "Anna"})
    assert ann.get("/api/me")["name"] == "Anna"
    assert bob.get("/api/me")["name"] == "Bob"


# Origins ------------------------------------------------------------------------------------------------------------


def test_pages_of_other_origins_can_change_nothing(strict_server: Running, sqlite_server: Running) -> None:
    own = sqlite_server.url
    for origin, status in (
        (None, 201),
        (own, 201),
        ("https://evil.example", 403),
        (own.replace("127.0.0.1", "127.0.0.1.evil.example"), 403),
        (f"http://evil.example@{own.removeprefix('http://')}", 403),
        (own.rpartition(":")[0], 403),
        ("null", 403),
        ("", 403),
        (PAGE, 403),
    ):
        headers = {} if origin is None else {"Origin": origin}
        answer = httpx.post(f"{own}/api/guests", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status, origin
        if status == 403:
            assert answer.json()["code"] == "bad-origin"
            assert "set-cookie" not in answer.headers
        for name in answer.headers:
            assert not name.startswith("access-control-"), "no page of another origin may read an answer"
    with from_address(strict_server, "127.0.0.9") as client:
        assert client.post("/api/guests", json={"name": "Ann"}, headers={"Origin": PAGE}).status_code == 201
        refused = client.post("/api/guests", json={"name": "Ann"}, headers={"Origin": "https://evil.example"})
        assert refused.status_code == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_every_method_that_changes_something_is_checked_for_its_origin(sqlite_server: Running, method: str) -> None:
    ann = Somebody(sqlite_server, "Ann")
    answer = ann.http.request(method, "/api/me/session", headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert ann.get("/api/me")["name"] == "Ann"


def test_pages_of_other_origins_cannot_listen(sqlite_server: Running, strict_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "open"])

    def listens(server: Running, table: str, origin: str | None, address: str = "127.0.0.1") -> bool:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        headers: dict[str, str] = {} if origin is None else {"Origin": origin}
        headers["Cookie"] = f"{COOKIE}={cookie_of(ann)}"
        try:
            with connect(url, additional_headers=headers, source_address=(address, 0)) as socket:
                hear(socket, "update" if server is sqlite_server else "refused")
        except InvalidStatus as refused:
            return refused.response.status_code != 403
        return True

    assert listens(sqlite_server, table, None)
    assert listens(sqlite_server, table, sqlite_server.url)
    for origin in ("https://evil.example", "null", PAGE, "http://["):
        assert not listens(sqlite_server, table, origin)
    assert listens(strict_server, "no-such-table", PAGE, "127.0.0.9")
    assert not listens(strict_server, "no-such-table", "https://evil.example", "127.0.0.9")


# Headers ------------------------------------------------------------------------------------------------------------


def check_headers(answer: httpx.Response) -> None:
    """What every answer carries, but those of the viewer for other pages."""
    policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    for what in ("script-src", "style-src", "font-src", "media-src", "connect-src", "manifest-src", "form-action"):
        assert policy[what] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert not [word for word in ("unsafe", "*", "http:") if word in answer.headers["content-security-policy"]]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "x-powered-by" not in answer.headers
    names = [name for name, _ in answer.headers.multi_items() if name != "set-cookie"]
    assert len(names) == len(set(names)), "no header is there twice"
    if answer.request.url.path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_every_kind_of_answer_ties_the_hands_of_a_page(sqlite_server: Running) -> None:
    table, (ann, _) = seated(sqlite_server, 2)
    huge: dict[str, Any] = {"content": b" " * 300_000, "headers": {"Content-Type": "application/json"}}
    foreign: dict[str, Any] = {"json": {"name": "x"}, "headers": {"Origin": "https://evil.example"}}
    cases: list[tuple[str, str, int, dict[str, Any]]] = [
        ("GET", "/", 200, {}),
        ("GET", "/openapi.json", 200, {}),
        ("GET", "/health", 200, {}),
        ("GET", "/metrics", 200, {}),
        ("GET", "/api/games", 200, {}),
        ("GET", f"/api/tables/{table}/update", 200, {}),
        ("POST", "/api/guests", 201, {"json": {"name": "Bob"}}),
        ("POST", "/api/guests", 400, {"content": b"{", "headers": {"Content-Type": "application/json"}}),
        ("POST", "/api/guests", 403, foreign),
        ("GET", f"/api/tables/{table}/update?seat=1", 403, {}),
        ("GET", "/nothing", 404, {}),
        ("GET", "/api/nothing", 404, {}),
        ("DELETE", "/api/games", 405, {}),
        ("GET", f"/api/tables/{table}/record", 409, {}),
        ("POST", "/api/guests", 413, huge),
        ("POST", "/api/guests", 413, {**huge, "content": iter([b" " * 100_000] * 3)}),
        ("POST", "/api/guests", 422, {"json": {}}),
        ("DELETE", "/api/me/session", 204, {}),
        ("GET", "/api/me", 401, {}),
    ]
    for method, path, status, options in cases:
        answer = ann.http.request(method, path, **options)
        assert answer.status_code == status, f"{method} {path}"
        check_headers(answer)


def test_only_the_viewer_of_a_game_may_stand_inside_another_page(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    usual = ann.http.get("/").headers["content-security-policy"]
    assert "frame-ancestors 'none'" in usual
    viewer = ann.http.get("/embed/some-table")
    assert viewer.headers["content-security-policy"] == usual.replace("frame-ancestors 'none'", "frame-ancestors *")
    for path in ("/embed", "/embedded", "/table/embed/", "/embed/../table/x", "/assets/embed/", "/api/embed/"):
        answer = httpx.get(sqlite_server.url + path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path


def test_a_record_is_a_file_to_keep_and_no_page(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["random", "random"], start=True)
    with ann.live(table) as socket:
        while hear(socket)["turn"]:
            pass
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="charon-{table}.json"'
    assert answer.headers["content-type"] == "application/json"
    check_headers(answer)


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (RuntimeError("the word is swordfish"), 500, "internal"),
        (OperationalError("SELECT swordfish", {}, Exception("swordfish")), 503, "storage"),
        (Refused("too-many", "Wait a little."), 429, "too-many"),
    ],
)
def test_an_error_inside_tells_nothing_of_the_inside(error: Exception, status: int, code: str) -> None:
    """No trace, no message of it, and all the headers of any other answer."""

    def broken() -> None:
        raise error

    app = make_app(Settings(requests_per_minute=0))
    app.dependency_overrides[signed_in_user] = broken

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://moonstone.test") as client:
            return await client.get("/api/me")

    answer = asyncio.run(ask())
    assert answer.status_code == status
    assert answer.json().keys() == {"code", "text", "args"}
    assert answer.json()["code"] == code
    assert "swordfish" not in answer.text
    assert "Traceback" not in answer.text
    assert ("retry-after" in answer.headers) == (status == 429)
    check_headers(answer)
