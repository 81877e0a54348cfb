"""Whatever is sent, the answer is a status that is described, a code and a sentence, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

import pytest
from running import Running, Somebody, hear, play_on, seated
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from moonstone.engine import Record, load
from moonstone.server.server import COOKIE
from moonstone.server.settings import database_url
from moonstone.server.storage import schema
from moonstone.server.storage.database import connect
from moonstone.tables.seats import hash_token
from moonstone.testing.contract import Case, random_match

JSON = {"Content-Type": "application/json"}
FINISHED: dict[str, Any] = json.loads(Record.of(random_match(Case(load("charon"), 2))).dumps())
FINISHED["players"] = [{"name": "Ann", "bot": None}, {"name": "Bob", "bot": None}]
SENTENCE = re.compile(r"[A-Z“].*[.?!]", re.DOTALL)
TRACES = ("Traceback", "site-packages", "/src/", "/work", ".py", "sqlalchemy", "asyncpg", "pydantic")


@dataclass
class Scene:
    """Tables in every phase: Ann hosts them all, Bob plays with her, Eve has a cookie and no seat."""

    server: Running
    ann: Somebody
    bob: Somebody
    eve: Somebody
    nobody: Somebody
    waiting: str
    playing: str
    over: str
    expired: str
    link: str
    description: Any
    position: int = 0
    moves: list[Any] = field(default_factory=list)

    @property
    def numbers(self) -> list[int]:
        """How far each table has come, and how many there are."""
        tables = [self.ann.table(table)["seq"] for table in (self.waiting, self.playing, self.over)]
        return [*tables, len(self.ann.get("/api/tables", which="mine")["tables"])]

    def path(self, path: str) -> str:
        for name in ("waiting", "playing", "over"):
            path = path.replace(f"<{name}>", f"/api/tables/{getattr(self, name)}")
        return path

    def deed(self, seat: int = 0, position: int | None = None, **more: Any) -> dict[str, Any]:
        """A deed at the table that is being played, with what is left out sound."""
        sound = {"seat": seat, "position": self.position if position is None else position, "key": "some-key"}
        return {**sound, **more}


@pytest.fixture(scope="module")
def scene(server: Running) -> Scene:
    playing, (ann, bob) = seated(server, 2)
    play_on(playing, [ann, bob], Random(1), 5)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
    opened = ann.post("/api/tables", game="charon", seats=seats)
    over = ann.ask("POST", "/api/records", json=FINISHED)["id"]
    stale = Somebody(server, "Old")
    expired = str(stale.http.cookies[COOKIE])
    asyncio.run(expire(server, expired))
    now = ann.table(playing)
    mover = (ann, bob)[now["turn"][0]].update(playing, seat=now["turn"][0])
    nobody = Somebody(server)
    description = nobody.get("/openapi.json")
    return Scene(
        server,
        ann,
        bob,
        Somebody(server, "Eve"),
        nobody,
        opened["table"]["id"],
        playing,
        over,
        expired,
        opened["links"]["2"],
        description,
        now["position"],
        mover["moves"],
    )


async def expire(server: Running, cookie: str) -> None:
    """Let a session have ended in the past."""
    engine = connect(database_url(server.database))
    try:
        async with engine.begin() as connection:
            sessions = schema.sessions
            query = update(sessions).where(sessions.c.token_hash == hash_token(cookie)).values(expires_at=1)
            assert (await connection.execute(query)).rowcount == 1
    finally:
        await engine.dispose()


Made: TypeAlias = Callable[[Scene], dict[str, Any]]


@dataclass(frozen=True)
class Bad:
    """A request that must be refused. What is sent is a function of the scene: options of an httpx request."""

    name: str
    method: str
    path: str
    status: int
    code: str
    sent: Made = lambda _: {}
    who: str = "ann"


def body(**fields: Any) -> Made:
    return lambda _: {"json": fields}


def raw(content: bytes, **headers: str) -> Made:
    return lambda _: {"content": content, "headers": {**JSON, **headers}}


def deed(**changes: Any) -> Made:
    return lambda scene: {"json": scene.deed(**changes)}


def raw_deed(move: str) -> Made:
    """A move as written, for what no encoder of ours would write."""
    text = '{"seat": 0, "position": %d, "key": "some-key", "move": %s}'
    return lambda scene: {"content": (text % (scene.position, move)).encode(), "headers": JSON}


def table(**changes: Any) -> Made:
    return body(**{"game": "charon", "seats": [{"kind": "me"}, {"kind": "open"}], **changes})


def record(change: Callable[[dict[str, Any]], object]) -> Made:
    """The finished record, changed."""

    def made(_: Scene) -> dict[str, Any]:
        copy = json.loads(json.dumps(FINISHED))
        change(copy)
        return {"content": json.dumps(copy), "headers": JSON}

    return made


def chunks(number: int) -> Iterator[bytes]:
    for _ in range(number):
        yield b" " * 65_536


def another_draw(data: dict[str, Any]) -> None:
    """Chance is said to have dealt a card twice over to the first, in place of what it gave."""
    deals = [entry for entry in data["log"] if entry.get("move") == "seed"]
    deals[0]["gem"], deals[1]["gem"] = ("b", "k") if deals[0]["gem"] != "b" else ("k", "b")


def unfinished(data: dict[str, Any]) -> None:
    data.update(secret=None, result=None, log=data["log"][:20])


GUESTS, TABLES, RECORDS = "/api/guests", "/api/tables", "/api/records"
MOVES, CHAT, UNDO, ANSWER, WHY = (
    "<playing>/moves",
    "<playing>/chat",
    "<playing>/undo",
    "<playing>/undo/answer",
    "<playing>/why-not",
)
EDITION = "/api/games/charon/edition"
NO_MOVE = {"move": "fly"}
SURROGATE, NUL = b"\\ud800", b"\\u0000"

ALL: list[Bad] = [
    # Who, where
    Bad("unknown path", "GET", "/api/nothing", 404, "no-such-path"),
    Bad("unknown path outside", "GET", "/index.php", 404, "no-such-path"),
    Bad("slash at the end", "GET", "/api/games/", 404, "no-such-path"),
    Bad("path that climbs", "GET", "/api/%2e%2e/%2e%2e/etc/passwd", 404, "no-such-path"),
    Bad("wrong method", "DELETE", "/api/games", 405, "bad-method"),
    Bad("wrong method of a table", "POST", "<playing>/update", 405, "bad-method"),
    Bad("unknown table", "GET", "/api/tables/no-such-table", 404, "no-such-table"),
    Bad(
        "unknown table to play at", "POST", "/api/tables/no-such-table/moves", 404, "no-such-table", deed(move=NO_MOVE)
    ),
    Bad("malformed id", "GET", "/api/tables/a%20b", 422, "bad-request"),
    Bad("id with NUL", "GET", "/api/tables/%00", 422, "bad-request"),
    Bad("id too long", "GET", f"/api/tables/{'x' * 33}", 422, "bad-request"),
    Bad("id that is not UTF-8", "GET", "/api/tables/%ff", 422, "bad-request"),
    Bad("no cookie", "GET", "/api/me", 401, "no-session", who="nobody"),
    Bad("no cookie to open a table", "POST", TABLES, 401, "no-session", table(), who="nobody"),
    Bad("no cookie to list one's own", "GET", "/api/tables?which=mine", 401, "no-session", who="nobody"),
    Bad(
        "garbage cookie",
        "GET",
        "/api/me",
        401,
        "no-session",
        lambda _: {"headers": {"Cookie": f"{COOKIE}=%00\\;;="}},
        who="nobody",
    ),
    Bad(
        "cookie of another alphabet",
        "GET",
        "/api/me",
        401,
        "no-session",
        lambda _: {"headers": {"Cookie": f"{COOKIE}=\xfc\xff".encode("latin-1")}},
        who="nobody",
    ),
    Bad(
        "huge cookie",
        "GET",
        "/api/me",
        401,
        "no-session",
        lambda _: {"headers": {"Cookie": f"{COOKIE}={'a' * 20_000}"}},
        who="nobody",
    ),
    Bad(
        "expired cookie",
        "GET",
        "/api/me",
        401,
        "no-session",
        lambda scene: {"headers": {"Cookie": f"{COOKIE}={scene.expired}"}},
        who="nobody",
    ),
    Bad(
        "page of another origin",
        "POST",
        GUESTS,
        403,
        "bad-origin",
        lambda _: {"json": {"name": "Eve"}, "headers": {"Origin": "https://evil.example"}},
    ),
    Bad(
        "origin that is none",
        "POST",
        GUESTS,
        403,
        "bad-origin",
        lambda _: {"json": {"name": "Eve"}, "headers": {"Origin": "http://["}},
    ),
    # Bodies
    Bad("10 MB", "POST", GUESTS, 413, "too-large", raw(b" " * 10_000_000)),
    Bad(
        "10 MB in chunks that do not say how much",
        "POST",
        GUESTS,
        413,
        "too-large",
        lambda _: {"content": chunks(160), "headers": JSON},
    ),
    Bad("10 MB of a record", "POST", RECORDS, 413, "too-large", raw(b" " * 10_000_000)),
    Bad(
        "10 MB of a record in chunks",
        "POST",
        RECORDS,
        413,
        "too-large",
        lambda _: {"content": chunks(160), "headers": JSON},
    ),
    Bad("10 MB where there is no body", "POST", "<playing>/start", 413, "too-large", raw(b" " * 10_000_000)),
    Bad("broken JSON", "POST", GUESTS, 400, "bad-json", raw(b'{"name": ')),
    Bad("no UTF-8", "POST", GUESTS, 400, "bad-json", raw(b'{"name": "\xff\xfe"}')),
    Bad("100,000 brackets", "POST", GUESTS, 400, "bad-json", raw(b"[" * 100_000)),
    Bad("100,000 objects", "POST", GUESTS, 400, "bad-json", raw(b'{"name":' * 30_000)),
    Bad("number of 6,000 digits", "POST", GUESTS, 400, "bad-json", raw(b'{"name": ' + b"9" * 6000 + b"}")),
    Bad("nothing", "POST", GUESTS, 422, "bad-request", raw(b"")),
    Bad("null", "POST", GUESTS, 422, "bad-request", raw(b"null")),
    Bad("a list", "POST", GUESTS, 422, "bad-request", raw(b"[]")),
    Bad("a text", "POST", GUESTS, 422, "bad-request", raw(b'"name"')),
    Bad("NaN", "POST", GUESTS, 422, "bad-request", raw(b'{"name": NaN}')),
    Bad("no content type", "POST", GUESTS, 422, "bad-request", lambda _: {"content": b'{"name": "Eve"}'}),
    Bad("plain text", "POST", GUESTS, 422, "bad-request", raw(b'{"name": "Eve"}', **{"Content-Type": "text/plain"})),
    Bad("a form", "POST", GUESTS, 422, "bad-request", lambda _: {"data": {"name": "Eve"}}),
    # People
    Bad("no name", "POST", GUESTS, 422, "bad-request", body()),
    Bad("empty name", "POST", GUESTS, 422, "bad-request", body(name="")),
    Bad("blank name", "POST", GUESTS, 422, "bad-name", body(name="  ")),
    Bad("blank new name", "PATCH", "/api/me", 422, "bad-name", body(name="\t")),
    Bad("name with a line break", "POST", GUESTS, 422, "bad-name", body(name="a\nb")),
    Bad("name with NUL", "POST", GUESTS, 422, "bad-name", raw(b'{"name": "a' + NUL + b'"}')),
    Bad("name of a lone surrogate", "POST", GUESTS, 422, "bad-request", raw(b'{"name": "' + SURROGATE + b'"}')),
    Bad(
        "field of a lone surrogate", "POST", GUESTS, 422, "bad-request", raw(b'{"name": "a", "' + SURROGATE + b'": 1}')
    ),
    Bad("name too long", "POST", GUESTS, 422, "bad-request", body(name="x" * 61)),
    Bad("name of another type", "POST", GUESTS, 422, "bad-request", body(name=7)),
    Bad("field too many", "POST", GUESTS, 422, "bad-request", body(name="Eve", admin=True)),
    Bad("wrong recovery word", "POST", "/api/recover", 403, "bad-recovery", body(token="no such word")),
    Bad("recovery word of NUL", "POST", "/api/recover", 403, "bad-recovery", raw(b'{"token": "' + NUL + b'"}')),
    # Opening a table
    Bad("unknown game", "POST", TABLES, 422, "unknown-game", table(game="chess")),
    Bad("game of NUL", "POST", TABLES, 422, "unknown-game", table(game="\0")),
    Bad("unknown option", "POST", TABLES, 422, "unknown-option", table(options={"cheat": True})),
    Bad("unknown value", "POST", TABLES, 422, "bad-option", table(options={"swap_from": "the sleeve"})),
    Bad("huge value", "POST", TABLES, 422, "bad-option", table(options={"swap_from": 10**40})),
    Bad(
        "option of a lone surrogate",
        "POST",
        TABLES,
        422,
        "unknown-option",
        lambda _: {
            "content": json.dumps(
                {"game": "charon", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"\ud800": 1}}
            ),
            "headers": JSON,
        },
    ),
    Bad("unknown preset", "POST", TABLES, 422, "unknown-preset", table(preset="mine")),
    Bad("edition that is no TOML", "POST", TABLES, 422, "bad-edition", table(edition="[[[")),
    Bad("edition of another game", "POST", TABLES, 422, "bad-edition", table(edition="name = 'x'")),
    Bad(
        "unknown bot", "POST", TABLES, 422, "unknown-bot", table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "deep"}])
    ),
    Bad("no bot named", "POST", TABLES, 422, "unknown-bot", table(seats=[{"kind": "me"}, {"kind": "bot"}])),
    Bad("unknown stand-in", "POST", TABLES, 422, "unknown-bot", table(substitute="deep")),
    Bad("unknown kind of seat", "POST", TABLES, 422, "bad-request", table(seats=[{"kind": "throne"}])),
    Bad("nobody's name here", "POST", TABLES, 422, "bad-name", table(seats=[{"kind": "me"}, {"kind": "local"}])),
    Bad(
        "blank name here",
        "POST",
        TABLES,
        422,
        "bad-name",
        table(seats=[{"kind": "me"}, {"kind": "local", "name": " "}]),
    ),
    Bad("no seats", "POST", TABLES, 422, "bad-request", table(seats=[])),
    Bad("too few seats", "POST", TABLES, 422, "bad-seats", table(seats=[{"kind": "me"}])),
    Bad("too many seats", "POST", TABLES, 422, "bad-seats", table(seats=[{"kind": "me"}] * 6)),
    Bad("far too many seats", "POST", TABLES, 422, "bad-request", table(seats=[{"kind": "me"}] * 1000)),
    Bad("clock without time", "POST", TABLES, 422, "bad-clock", table(clock={"kind": "per_move"})),
    Bad("clock of an age", "POST", TABLES, 422, "bad-request", table(clock={"kind": "fischer", "seconds": 10**30})),
    Bad("start with empty seats at once", "POST", TABLES, 409, "seats-empty", table(start=True)),
    Bad("edition too large", "POST", EDITION, 422, "bad-request", body(text="#" * 200_001)),
    Bad("edition of brackets", "POST", EDITION, 422, "bad-edition", body(text="a=" + "[" * 100_000)),
    Bad("edition with a huge number", "POST", EDITION, 422, "bad-edition", body(text=f"crossing_zones = {'9' * 4000}")),
    Bad("edition of an unknown game", "GET", "/api/games/chess/edition", 404, "no-such-game"),
    Bad("edition of a game of NUL", "GET", "/api/games/%00/edition", 404, "no-such-game"),
    Bad("list of another kind", "GET", "/api/tables?which=all", 422, "bad-request"),
    Bad("list before a huge time", "GET", f"/api/tables?before={10**30}", 422, "bad-request"),
    # Sitting down
    Bad("sit twice", "POST", "<waiting>/seats/0/sit", 409, "seat-taken"),
    Bad("sit on another's seat", "POST", "<waiting>/seats/0/sit", 409, "seat-taken", who="eve"),
    Bad("sit without the link", "POST", "<waiting>/seats/2/sit", 403, "needs-link", who="eve"),
    Bad("sit where there is no seat", "POST", "<waiting>/seats/9/sit", 404, "no-such-seat"),
    Bad("sit on a seat of another type", "POST", "<waiting>/seats/first/sit", 422, "bad-request"),
    Bad("sit on a seat below", "POST", "<waiting>/seats/-1/sit", 422, "bad-request"),
    Bad("sit on a huge seat", "POST", f"<waiting>/seats/{10**30}/sit", 422, "bad-request"),
    Bad("sit when the game has begun", "POST", "<playing>/seats/1/sit", 409, "not-open", who="eve"),
    Bad("claim with a wrong word", "POST", "<waiting>/claim", 403, "bad-link", body(token="guess"), who="eve"),
    Bad(
        "claim with the word of another table",
        "POST",
        "<playing>/claim",
        403,
        "bad-link",
        lambda scene: {"json": {"token": scene.link}},
        who="eve",
    ),
    Bad("claim with a word too long", "POST", "<waiting>/claim", 422, "bad-request", body(token="x" * 101), who="eve"),
    Bad("arrange as a guest", "PUT", "<waiting>/seats/1", 403, "not-host", body(kind="open"), who="eve"),
    Bad("arrange no seat", "PUT", "<waiting>/seats/7", 404, "no-such-seat", body(kind="open")),
    Bad("arrange when the game has begun", "PUT", "<playing>/seats/1", 409, "not-open", body(kind="open")),
    Bad("link as a guest", "POST", "<waiting>/seats/1/link", 403, "not-host", who="eve"),
    Bad("leave another's seat", "POST", "<waiting>/seats/0/leave", 403, "not-your-seat", who="eve"),
    Bad("hand over to an unknown bot", "POST", "<playing>/seats/0/hand-over", 422, "unknown-bot", body(bot="deep")),
    Bad("hand over before the game", "POST", "<waiting>/seats/0/hand-over", 409, "not-playing", body()),
    Bad("come back though not away", "POST", "<playing>/seats/0/return", 409, "not-away"),
    Bad("start with empty seats", "POST", "<waiting>/start", 409, "seats-empty"),
    Bad("start as a guest", "POST", "<waiting>/start", 403, "not-host", who="eve"),
    Bad("start twice", "POST", "<playing>/start", 409, "not-open"),
    Bad("rematch before the end", "POST", "<playing>/rematch", 409, "not-over"),
    Bad("rematch of others", "POST", "<over>/rematch", 403, "not-your-seat", who="eve"),
    # Playing
    Bad("foreign seat", "POST", MOVES, 403, "not-your-seat", deed(seat=1, move=NO_MOVE)),
    Bad("seat that is not there", "POST", MOVES, 404, "no-such-seat", deed(seat=5, move=NO_MOVE)),
    Bad("seat beyond all", "POST", MOVES, 422, "bad-request", deed(seat=101, move=NO_MOVE)),
    Bad("seat of another type", "POST", MOVES, 422, "bad-request", deed(seat="0", move=NO_MOVE)),
    Bad("seat that is true", "POST", MOVES, 422, "bad-request", deed(seat=True, move=NO_MOVE)),
    Bad("stale number", "POST", MOVES, 409, "stale", deed(position=0, move=NO_MOVE)),
    Bad("future number", "POST", MOVES, 409, "stale", deed(position=999_999, move=NO_MOVE)),
    Bad("huge number", "POST", MOVES, 422, "bad-request", deed(position=10**30, move=NO_MOVE)),
    Bad("number that is none", "POST", MOVES, 422, "bad-request", raw_deed('{}, "position": NaN')),
    Bad("no move of the game", "POST", MOVES, 422, "unknown-move", deed(move=NO_MOVE)),
    Bad("move without its fields", "POST", MOVES, 422, "bad-move", deed(move={"move": "stake"})),
    Bad("illegal move", "POST", MOVES, 422, "", deed(move={"move": "build", "card": "12b", "clear": ""})),
    Bad("move of chance", "POST", MOVES, 422, "", deed(move={"move": "deal", "seat": 0, "card": "2b"})),
    Bad("move that is no object", "POST", MOVES, 422, "bad-request", deed(move="end")),
    Bad("move that names nothing", "POST", MOVES, 422, "bad-move", deed(move={})),
    Bad("move of nested lists", "POST", MOVES, 422, "bad-move", raw_deed('{"move": ' + "[" * 800 + "]" * 800 + "}")),
    Bad("move of a lone surrogate", "POST", MOVES, 422, "unknown-move", raw_deed('{"move": "\\ud800"}')),
    Bad(
        "move with a lone surrogate",
        "POST",
        MOVES,
        422,
        "unknown-spot",
        raw_deed('{"move": "stake", "area": "x", "spot": "\\ud800"}'),
    ),
    Bad("move with NaN", "POST", MOVES, 422, "bad-move", raw_deed('{"move": "keep", "gems": NaN}')),
    Bad(
        "move with a huge number",
        "POST",
        MOVES,
        422,
        "",
        raw_deed('{"move": "synchrotron", "give": "b", "get": "k", "count": 1' + "0" * 40 + "}"),
    ),
    Bad("key with a space", "POST", MOVES, 422, "bad-request", deed(key="a b", move=NO_MOVE)),
    Bad("key too long", "POST", MOVES, 422, "bad-request", deed(key="k" * 41, move=NO_MOVE)),
    Bad("move before the game", "POST", "<waiting>/moves", 409, "not-playing", deed(position=0, move=NO_MOVE)),
    Bad("move after the game", "POST", "<over>/moves", 409, "not-playing", deed(position=0, move=NO_MOVE)),
    Bad("undo from a stale number", "POST", UNDO, 409, "stale", deed(position=0)),
    Bad("undo to nowhere", "POST", UNDO, 422, "nothing-to-undo", deed(to=999_999)),
    Bad("undo to a huge number", "POST", UNDO, 422, "bad-request", deed(to=10**30)),
    Bad("undo for a foreign seat", "POST", UNDO, 403, "not-your-seat", deed(seat=1)),
    Bad("answer to nothing", "POST", ANSWER, 409, "nothing-asked", body(seat=0, request=1, agree=True)),
    Bad("answer to a huge number", "POST", ANSWER, 422, "bad-request", body(seat=0, request=10**30, agree=True)),
    Bad("why not for a foreign seat", "POST", WHY, 403, "not-your-seat", body(seat=1, move=NO_MOVE)),
    Bad("why not before the game", "POST", "<waiting>/why-not", 409, "not-playing", body(seat=0, move=NO_MOVE)),
    Bad("blank chat", "POST", CHAT, 422, "bad-chat", body(key="k", text=" \n ")),
    Bad("empty chat", "POST", CHAT, 422, "bad-request", body(key="k", text="")),
    Bad("chat too long", "POST", CHAT, 422, "bad-request", body(key="k", text="x" * 501)),
    Bad(
        "chat of a lone surrogate", "POST", CHAT, 422, "bad-request", raw(b'{"key": "k", "text": "' + SURROGATE + b'"}')
    ),
    Bad("chat of another type", "POST", CHAT, 422, "bad-request", body(key="k", text=["x"])),
    Bad("look through a foreign seat", "GET", "<playing>/update?seat=1", 403, "not-your-seat"),
    Bad("look through no seat", "GET", "<playing>/update?seat=9", 404, "no-such-seat"),
    Bad("look since a huge number", "GET", f"<playing>/update?since={10**30}", 422, "bad-request"),
    Bad("look since no number", "GET", "<playing>/update?since=NaN", 422, "bad-request"),
    Bad("look back too far", "GET", "<playing>/at/999999", 404, "no-such-position"),
    Bad("look back before the game", "GET", "<waiting>/at/0", 404, "no-such-position"),
    Bad("look back to a huge number", "GET", f"<playing>/at/{10**30}", 422, "bad-request"),
    # Records
    Bad("record of an unfinished game", "GET", "<playing>/record", 409, "not-over"),
    Bad("record of a game not begun", "GET", "<waiting>/record", 409, "not-over"),
    Bad("no record", "POST", RECORDS, 422, "not-a-record", body(game="charon")),
    Bad("record that is a list", "POST", RECORDS, 422, "bad-request", raw(b"[]")),
    Bad(
        "record of another layout",
        "POST",
        RECORDS,
        422,
        "record-layout",
        record(lambda data: data.update(moonstone=99)),
    ),
    Bad(
        "record of a huge layout",
        "POST",
        RECORDS,
        422,
        "record-layout",
        record(lambda data: data.update(moonstone=10**40)),
    ),
    Bad("record of other rules", "POST", RECORDS, 409, "rules-version", record(lambda data: data.update(rules=99))),
    Bad(
        "record of rules of a huge number",
        "POST",
        RECORDS,
        409,
        "rules-version",
        record(lambda data: data.update(rules=10**40)),
    ),
    Bad(
        "record of another edition",
        "POST",
        RECORDS,
        422,
        "edition-changed",
        record(lambda data: data["edition"].update(fingerprint="x")),
    ),
    Bad(
        "record of an unknown game",
        "POST",
        RECORDS,
        422,
        "unknown-game",
        record(lambda data: data.update(game="chess")),
    ),
    Bad(
        "record with another result",
        "POST",
        RECORDS,
        422,
        "wrong-result",
        record(lambda data: data["result"].update(scores=[99, 1])),
    ),
    Bad(
        "record with another secret",
        "POST",
        RECORDS,
        422,
        "broken-commitment",
        record(lambda data: data.update(secret="00" * 32)),
    ),
    Bad("record without its secret", "POST", RECORDS, 422, "no-secret", record(unfinished)),
    Bad("record with a draw that chance did not give", "POST", RECORDS, 422, "", record(another_draw)),
    Bad("record with a move left out", "POST", RECORDS, 422, "", record(lambda data: data["log"].pop(40))),
    Bad(
        "record with a move of nobody",
        "POST",
        RECORDS,
        422,
        "bad-entry",
        record(lambda data: data["log"][-1].update(by="Eve")),
    ),
    Bad(
        "record with a move of a missing seat",
        "POST",
        RECORDS,
        422,
        "",
        record(lambda data: data["log"][-1].update(by=77)),
    ),
    Bad(
        "record with an undo to nowhere",
        "POST",
        RECORDS,
        422,
        "nothing-to-undo",
        record(lambda data: data["log"].append({"by": 0, "undo": 10**40})),
    ),
    Bad("record whose log is text", "POST", RECORDS, 422, "bad-record", record(lambda data: data.update(log="none"))),
    Bad(
        "record with a nameless player",
        "POST",
        RECORDS,
        422,
        "bad-name",
        record(lambda data: data["players"][0].update(name="")),
    ),
    Bad(
        "record with a name of a lone surrogate",
        "POST",
        RECORDS,
        422,
        "bad-name",
        record(lambda data: data["players"][0].update(name="\ud800")),
    ),
    Bad(
        "record with unknown options",
        "POST",
        RECORDS,
        422,
        "unknown-option",
        record(lambda data: data.update(options={"\ud800": [1]})),
    ),
    Bad(
        "record of nested lists",
        "POST",
        RECORDS,
        422,
        "bad-record",
        raw(b'{"moonstone": 1, "game": ' + b"[" * 700 + b"]" * 700 + b"}"),
    ),
]


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
    problem = scene.ann.ask("POST", path, 409, json=scene.deed(position=0, move=NO_MOVE))
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
        for message in (scene.deed(type="move", move=NO_MOVE), {"type": "say", "key": "k", "text": "hello"}):
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
