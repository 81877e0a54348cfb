"""Requests that must be refused, each with the status and the code of its refusal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from scene import FINISHED, Scene

from moonstone.server.server import COOKIE

JSON = {"Content-Type": "application/json"}

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


def command(**changes: Any) -> Made:
    return lambda scene: {"json": scene.command(**changes)}


def raw_move(move: str) -> Made:
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
NAMES, given = "<playing>/names", partial(body, seat=0, key="k", what="bag", name="Odile")
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
        "unknown table to play at",
        "POST",
        "/api/tables/no-such-table/moves",
        404,
        "no-such-table",
        command(move=NO_MOVE),
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
    Bad("messages of an unknown game", "GET", "/api/games/chess/messages?language=en", 404, "no-such-game"),
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
    Bad("foreign seat", "POST", MOVES, 403, "not-your-seat", command(seat=1, move=NO_MOVE)),
    Bad("seat that is not there", "POST", MOVES, 404, "no-such-seat", command(seat=5, move=NO_MOVE)),
    Bad("seat beyond all", "POST", MOVES, 422, "bad-request", command(seat=101, move=NO_MOVE)),
    Bad("seat of another type", "POST", MOVES, 422, "bad-request", command(seat="0", move=NO_MOVE)),
    Bad("seat that is true", "POST", MOVES, 422, "bad-request", command(seat=True, move=NO_MOVE)),
    Bad("stale number", "POST", MOVES, 409, "stale", command(position=0, move=NO_MOVE)),
    Bad("future number", "POST", MOVES, 409, "stale", command(position=999_999, move=NO_MOVE)),
    Bad("huge number", "POST", MOVES, 422, "bad-request", command(position=10**30, move=NO_MOVE)),
    Bad("number that is none", "POST", MOVES, 422, "bad-request", raw_move('{}, "position": NaN')),
    Bad("no move of the game", "POST", MOVES, 422, "unknown-move", command(move=NO_MOVE)),
    Bad("move without its fields", "POST", MOVES, 422, "bad-move", command(move={"move": "stake"})),
    Bad("illegal move", "POST", MOVES, 422, "", command(move={"move": "build", "card": "12b", "clear": ""})),
    Bad("move of chance", "POST", MOVES, 422, "", command(move={"move": "deal", "seat": 0, "card": "2b"})),
    Bad("move that is no object", "POST", MOVES, 422, "bad-request", command(move="end")),
    Bad("move that names nothing", "POST", MOVES, 422, "bad-move", command(move={})),
    Bad("move of nested lists", "POST", MOVES, 422, "bad-move", raw_move('{"move": ' + "[" * 800 + "]" * 800 + "}")),
    Bad("move of a lone surrogate", "POST", MOVES, 422, "unknown-move", raw_move('{"move": "\\ud800"}')),
    Bad(
        "move with a lone surrogate",
        "POST",
        MOVES,
        422,
        "unknown-spot",
        raw_move('{"move": "stake", "area": "x", "spot": "\\ud800"}'),
    ),
    Bad("move with NaN", "POST", MOVES, 422, "bad-move", raw_move('{"move": "keep", "gems": NaN}')),
    Bad(
        "move with a huge number",
        "POST",
        MOVES,
        422,
        "",
        raw_move('{"move": "synchrotron", "give": "b", "get": "k", "count": 1' + "0" * 40 + "}"),
    ),
    Bad("key with a space", "POST", MOVES, 422, "bad-request", command(key="a b", move=NO_MOVE)),
    Bad("key too long", "POST", MOVES, 422, "bad-request", command(key="k" * 41, move=NO_MOVE)),
    Bad("move before the game", "POST", "<waiting>/moves", 409, "not-playing", command(position=0, move=NO_MOVE)),
    Bad("move after the game", "POST", "<over>/moves", 409, "not-playing", command(position=0, move=NO_MOVE)),
    Bad("name in a game without names", "POST", NAMES, 422, "not-to-name", given()),
    Bad("name for a foreign seat", "POST", NAMES, 403, "not-your-seat", given(seat=1)),
    Bad("name for a seat beyond", "POST", NAMES, 404, "no-such-seat", given(seat=9)),
    Bad("blank name in a game", "POST", NAMES, 422, "bad-name", given(name="  ")),
    Bad("name in a game with a line break", "POST", NAMES, 422, "bad-name", given(name="a\nb")),
    Bad("name in a game with NUL", "POST", NAMES, 422, "bad-name", given(name="\0")),
    Bad("name in a game of 41 characters", "POST", NAMES, 422, "bad-request", given(name="x" * 41)),
    Bad("name in a game that is endless", "POST", NAMES, 422, "bad-request", given(name="x" * 10_000)),
    Bad("name of nothing", "POST", NAMES, 422, "bad-request", given(what="")),
    Bad("name before the game", "POST", "<waiting>/names", 409, "not-playing", given()),
    Bad("name after the game", "POST", "<over>/names", 409, "not-playing", given()),
    Bad("undo from a stale number", "POST", UNDO, 409, "stale", command(position=0)),
    Bad("undo to nowhere", "POST", UNDO, 422, "nothing-to-undo", command(to=999_999)),
    Bad("undo to a huge number", "POST", UNDO, 422, "bad-request", command(to=10**30)),
    Bad("undo for a foreign seat", "POST", UNDO, 403, "not-your-seat", command(seat=1)),
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
    Bad("page of what is no name", "POST", "<playing>/show", 422, "bad-request", body(key="k", what="Buy!", page=0)),
    Bad("another page", "POST", "<playing>/show", 409, "page-turned", body(key="k", what="x", page=0, before=1)),
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
        record(lambda data: data["log"].append({"by": 0, "undo": 10**40, "consent": []})),
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
        "not-json",
        record(lambda data: data["players"][0].update(name="\ud800")),
    ),
    Bad(
        "record with unknown options",
        "POST",
        RECORDS,
        422,
        "unknown-option",
        record(lambda data: data.update(options={"no such": [1]})),
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
