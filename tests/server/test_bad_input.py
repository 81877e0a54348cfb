"""Whatever is sent, the answer is a status that is described, a code and a sentence, and nothing has changed."""

from __future__ import annotations

import json
import re
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from bad_requests import ALL, MOVES, NO_MOVE, Bad
from running import Running, Somebody, hear
from scene import Scene, open_scene
from websockets.exceptions import ConnectionClosed

SENTENCE = re.compile(r"[A-Z“].*[.?!]", re.DOTALL)
ROOT = str(Path(__file__).parents[2])
TRACES = ("Traceback", "site-packages", "/src/", ROOT, ".py", "sqlalchemy", "asyncpg", "pydantic")


@pytest.fixture(scope="module")
def scene(server: Running) -> Scene:
    return open_scene(server)


def documented(scene: Scene, method: str, path: str) -> set[str] | None:
    """The statuses that are described for a request; None where nothing is described."""
    path = path.partition("?")[0]
    for template, methods in scene.description["paths"].items():
        if re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)), path) and method.lower() in methods:
            return set(methods[method.lower()]["responses"])
    return None


def check_problem(problem: dict[str, Any], code: str) -> None:
    """A code and a whole sentence, and nothing of how the server is made."""
    assert problem.keys() >= {"code", "text", "args"}
    assert problem["code"] == code or not code, problem
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", problem["code"])
    text = json.dumps({name: part for name, part in problem.items() if name != "update"})
    assert SENTENCE.fullmatch(problem["text"]) or code == "bad-edition", "a field of an edition may begin a sentence"
    assert problem["text"][-1] in ".?!", problem["text"]
    assert not [trace for trace in TRACES if trace in text], text
    assert len(text) < 5000


def test_the_names_of_all_cases_differ() -> None:
    assert len({bad.name for bad in ALL}) == len(ALL)


@pytest.mark.parametrize("bad", ALL, ids=lambda bad: bad.name)
def test_a_bad_request_is_refused_with_a_code_and_a_sentence_and_changes_nothing(scene: Scene, bad: Bad) -> None:
    before = scene.numbers
    person: Somebody = getattr(scene, bad.who)
    path = scene.path(bad.path)
    answer = person.http.request(bad.method, path, **bad.sent(scene))
    assert answer.status_code == bad.status, answer.text[:500]
    assert answer.headers["content-type"] == "application/json"
    check_problem(answer.json(), bad.code)
    statuses = documented(scene, bad.method, path)
    if bad.code not in ("no-such-path", "bad-method"):
        assert statuses is not None
        assert str(bad.status) in statuses
    assert scene.numbers == before


def test_a_stale_move_is_answered_with_what_is_new(scene: Scene) -> None:
    path = scene.path(MOVES)
    problem = scene.ann.ask("POST", path, 409, json=scene.command(position=0, move=NO_MOVE))
    assert problem["update"]["position"] == scene.position
    assert problem["update"]["view"] == scene.ann.update(scene.playing)["view"]


def test_chat_holds_whatever_text_people_send(scene: Scene) -> None:
    """Also what a database may not be able to hold by itself."""
    for number, text in enumerate(["a\0b", "\u202eright", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 🪐", "'; DROP TABLE log; --", "x" * 500]):
        said = scene.eve.post(f"/api/tables/{scene.over}/chat", key=f"text-{number}", text=text)
        assert said["entry"]["note"]["text"] == text
        assert scene.bob.update(scene.over)["entries"][-1]["note"]["text"] == text


def test_tables_of_a_game_that_is_not_there_are_none(scene: Scene) -> None:
    for game in ("chess", "\0", "'"):
        assert scene.ann.get("/api/tables", game=game) == {"tables": [], "before": None}


def test_names_that_stand_at_a_table_twice_are_told_apart_within_the_longest(scene: Scene) -> None:
    name = "x" * 60
    seats = [{"kind": "local", "name": name}, {"kind": "local", "name": name}, {"kind": "local", "name": name}]
    table = scene.eve.post("/api/tables", game="charon", seats=seats, start=True)["table"]
    names = [seat["name"] for seat in table["seats"]]
    assert len(set(names)) == 3
    assert max(map(len, names)) <= 60
    assert table["phase"] == "playing"


def test_a_request_that_declares_too_much_is_refused_before_it_is_sent(scene: Scene) -> None:
    with socket_to(scene.server) as connection:
        connection.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n")
        answer = connection.recv(65_536)
    assert answer.startswith(b"HTTP/1.1 413 ")


def test_what_is_no_http_is_refused_and_the_server_lives(scene: Scene) -> None:
    for sent in (
        b"\0\1\2\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ):
        with socket_to(scene.server) as connection:
            connection.sendall(sent)
            with suppress(ConnectionError):
                assert not connection.recv(65_536).startswith(b"HTTP/1.1 5")
    assert scene.nobody.get("/health")["status"] == "ok"


# The socket ---------------------------------------------------------------------------------------------------------

MESSAGES: list[tuple[str | bytes, int, str]] = [
    ("", 400, "bad-json"),
    ("{", 400, "bad-json"),
    ("NaN", 400, "bad-json"),
    ("[" * 60_000, 400, "bad-json"),
    (b"\xff\xfe\x00", 400, "bad-json"),
    ('{"type": "say", "key": "k", "text": "\\ud800"}', 400, "bad-json"),
    ("null", 422, "bad-request"),
    ('"ping"', 422, "bad-request"),
    ("[]", 422, "bad-request"),
    ("{}", 422, "bad-request"),
    ('{"type": "fly"}', 422, "bad-request"),
    ('{"type": 7}', 422, "bad-request"),
    ('{"type": "%s"}' % ("x" * 50_000), 422, "bad-request"),
    ('{"type": "ping", "more": 1}', 422, "bad-request"),
    ('{"type": "move"}', 422, "bad-request"),
    ('{"type": "move", "seat": "0", "position": 1, "key": "k", "move": {}}', 422, "bad-request"),
    ('{"type": "move", "seat": 0, "position": 99999999999999999999, "key": "k", "move": {}}', 422, "bad-request"),
    ('{"type": "move", "seat": 0, "position": 0, "key": "k", "move": {}}', 409, "stale"),
    ('{"type": "move", "seat": 1, "position": 0, "key": "k", "move": {}}', 403, "not-your-seat"),
    ('{"type": "move", "seat": 9, "position": 0, "key": "k", "move": {}}', 404, "no-such-seat"),
    ('{"type": "undo", "seat": 0, "position": 0, "key": "k"}', 409, "stale"),
    ('{"type": "undo", "seat": 0, "position": 0, "key": "k", "to": 99999999999999999999}', 422, "bad-request"),
    ('{"type": "answer", "seat": 0, "request": 1, "agree": true, "key": "k"}', 409, "nothing-asked"),
    ('{"type": "answer", "seat": 0, "request": 99999999999999999999, "agree": true, "key": "k"}', 422, "bad-request"),
    ('{"type": "say", "key": "k", "text": "  "}', 422, "bad-chat"),
    ('{"type": "say", "key": "k", "text": "%s"}' % ("x" * 501), 422, "bad-request"),
    ('{"type": "say", "key": "%s", "text": "x"}' % ("k" * 50_000), 422, "bad-request"),
    ('{"type": "show", "key": "k", "what": "Buy this!", "page": 0, "before": null}', 422, "bad-request"),
    ('{"type": "show", "key": "k", "what": "story", "page": 1000, "before": null}', 422, "bad-request"),
    ('{"type": "show", "key": "k", "what": "story", "page": 0}', 422, "bad-request"),
    ('{"type": "show", "key": "k", "what": "story", "page": 0, "before": 0}', 409, "page-turned"),
    ('{"type": "look", "seat": 1}', 403, "not-your-seat"),
    ('{"type": "look", "seat": 50}', 404, "no-such-seat"),
    ('{"type": "look", "seat": -1}', 422, "bad-request"),
    ('{"type": "look"}', 422, "bad-request"),
]


def test_bad_messages_are_refused_and_the_socket_lives(scene: Scene) -> None:
    """One line takes them all, one after the other, and still answers a sound message after each."""
    before = scene.numbers
    with scene.ann.live(scene.playing) as line:
        hear(line)
        for message, status, code in MESSAGES:
            line.send(message)
            answer = hear(line, "refused")
            assert (answer["status"], answer["code"]) == (status, code), message[:80]
            check_problem(answer, code)
            line.send('{"type": "ping"}')
            assert hear(line, "heartbeat")["at"]
        line.send(b'{"type": "ping"}')
        assert hear(line, "heartbeat")["at"], "a sound message may come as bytes"
    assert scene.numbers == before


def test_somebody_without_a_name_can_look_on_and_do_nothing(scene: Scene) -> None:
    with scene.nobody.live(scene.playing) as line:
        assert hear(line)["viewer"] is None
        for message in (scene.command(type="move", move=NO_MOVE), {"type": "say", "key": "k", "text": "hello"}):
            line.send(json.dumps(message))
            assert hear(line, "refused")["code"] == "no-session"


def test_a_message_that_is_too_large_ends_the_socket_and_nothing_else(scene: Scene) -> None:
    with scene.ann.live(scene.playing) as line, scene.bob.live(scene.playing) as other:
        hear(line)
        hear(other)
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            hear(line, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        other.send('{"type": "ping"}')
        assert hear(other, "heartbeat")


@pytest.mark.parametrize(
    ("table", "query", "close", "code"),
    [
        ("no-such-table", {}, 4404, "no-such-table"),
        ("%00", {}, 4404, "no-such-table"),
        ("x" * 500, {}, 4404, "no-such-table"),
        ("%ff", {}, 4404, "no-such-table"),
        ("<playing>", {"seat": 1}, 4403, "not-your-seat"),
        ("<playing>", {"seat": 9}, 4404, "no-such-seat"),
        ("<playing>", {"seat": -2}, 4422, "bad-request"),
        ("<playing>", {"seat": "me"}, 4422, "bad-request"),
        ("<playing>", {"since": "yesterday"}, 4422, "bad-request"),
    ],
)
def test_a_socket_that_is_refused_says_why_and_closes(
    scene: Scene, table: str, query: dict[str, Any], close: int, code: str
) -> None:
    with scene.ann.live(table.replace("<playing>", scene.playing), **query) as line:
        check_problem(hear(line, "refused"), code)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == close


def socket_to(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)
