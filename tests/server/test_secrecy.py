"""Two people can never see each other's hand by any request."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterable, Iterator, MutableMapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any, TypeAlias

import httpx
import pytest
from every_request import CARD, cards_in
from fastapi import FastAPI
from sitting import Stored

from moonstone.engine import Match, Move, State, canonical, secret_from_seed
from moonstone.server.http import tables as routes
from moonstone.server.http.app import make_app
from moonstone.server.live.room import Room
from moonstone.server.server import COOKIE, Server
from moonstone.server.settings import Settings
from moonstone.tables.entries import LogEntry
from moonstone.tables.table import Table

ALL_CARDS = {f"{number}{colour}" for number in range(2, 13) for colour in "bygpk"}
SEATS = 3
POSITIONS = 5
"""How many of a game are looked at."""

Answers: TypeAlias = dict[str, bytes]
"""By request: the status and the body."""


class Inside:
    """The app in this process, so that a test can change behind its back what a viewer must not know."""

    def __init__(self, app: FastAPI, loop: asyncio.Runner) -> None:
        self.app = app
        self.loop = loop
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://moonstone.test")

    @property
    def server(self) -> Server:
        server = self.app.state.server
        assert isinstance(server, Server)
        return server

    def become(self, name: str) -> str:
        """A new guest's cookie."""
        self.loop.run(self.http.post("/api/guests", json={"name": name})).raise_for_status()
        cookie = f"{COOKIE}={self.http.cookies[COOKIE]}"
        self.http.cookies.clear()
        return cookie

    def ask(self, cookie: str | None, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        headers = {} if cookie is None else {"cookie": cookie}
        answer = self.loop.run(self.http.request(method, path, json=body, headers=headers))
        return answer.status_code, answer.content

    def first_update(self, cookie: str | None, path: str) -> bytes:
        """What a live socket hears first."""
        return self.loop.run(self._first_update(cookie, path))

    async def _first_update(self, cookie: str | None, path: str) -> bytes:
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [] if cookie is None else [(b"cookie", cookie.encode())],
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("moonstone.test", 80),
            "scheme": "ws",
        }
        told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        heard: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        told.put_nowait({"type": "websocket.connect"})
        socket = asyncio.create_task(self.app(scope, told.get, heard.put))
        assert (await heard.get())["type"] == "websocket.accept"
        text: str = (await heard.get())["text"]
        told.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await socket
        return text.encode()

    def room(self, table: str) -> Room:
        return self.server.rooms.loaded[table]

    def rows(self, table: str) -> list[LogEntry]:
        return self.loop.run(self.server.rooms.log_store.read(table))


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """The app, without limits, on an embedded database."""
    database = str(tmp_path_factory.mktemp("inside") / "moonstone.db")
    app = make_app(Settings(database=database, requests_per_minute=0, guests_per_hour=0, tables_per_person=0))
    with asyncio.Runner() as loop:
        life = app.router.lifespan_context(app)
        loop.run(entered(life))
        yield Inside(app, loop)
        loop.run(left(life))


async def entered(context: AbstractAsyncContextManager[object]) -> None:
    await context.__aenter__()


async def left(context: AbstractAsyncContextManager[object]) -> None:
    await context.__aexit__(None, None, None)


@dataclass
class Play:
    """A table in mid-game at which three people play, by seat."""

    inside: Inside
    table: str
    people: list[str]
    looker_on: str

    @property
    def viewers(self) -> list[tuple[int | None, str | None]]:
        """Every seat with its cookie, a spectator with one and a spectator without."""
        return [*enumerate(self.people), (None, self.looker_on), (None, None)]

    @property
    def room(self) -> Room:
        return self.inside.room(self.table)

    @property
    def match(self) -> Match:
        match = self.room.table.match
        assert match is not None
        return match

    def decide(self, rng: Random) -> None:
        """Somebody who owes a decision makes a random one."""
        seat = rng.choice(self.match.turn)
        move = rng.choice(self.match.state.moves(seat)).to_json()
        position = len(self.match.log)
        body = {"seat": seat, "position": position, "key": f"{position}-{seat}", "move": move}
        status, content = self.inside.ask(self.people[seat], "POST", f"/api/tables/{self.table}/moves", body)
        assert status == 200, content

    def show(self, table: Table) -> None:
        """Let the server believe that the table is this one."""
        self.room.table = table
        self.room._projection = None

    def show_state(self, state: State[Move]) -> None:
        """Let the server believe that the game stands so."""
        self.match.state = state
        self.room._projection = None


def begin(inside: Inside, seed: int) -> Play:
    """A table just started, with the draws of a seed."""
    people = [inside.become(f"Person {seat}") for seat in range(SEATS)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "charon", "seats": seats, "public": True}
    with pytest.MonkeyPatch.context() as patch:
        seeded = SimpleNamespace(token_bytes=lambda _: secret_from_seed(seed), token_urlsafe=secrets.token_urlsafe)
        patch.setattr(routes, "secrets", seeded)
        _, opened = inside.ask(people[0], "POST", "/api/tables", body)
    table = json.loads(opened)["table"]["id"]
    for seat in (1, 2):
        assert inside.ask(people[seat], "POST", f"/api/tables/{table}/seats/{seat}/sit")[0] == 200
    assert inside.ask(people[0], "POST", f"/api/tables/{table}/start")[0] == 200
    return Play(inside, table, people, inside.become("Onlooker"))


def impossible(play: Play, viewer: int, rng: Random, number: int) -> list[Any]:
    """Some moves the viewer cannot make, those with cards among them."""
    moves = [move for move in rng.sample(list(play.match.game.ids), 400) if "card" in move.to_json()][: number * 4]
    found = [move.to_json() for move in moves if play.match.state.why_not(viewer, move) is not None]
    return found[:number]


def everything(
    play: Play, viewer: int | None, cookie: str | None, refusable: list[Any], since: Iterable[int], at: Iterable[int]
) -> Answers:
    """All that a viewer can ask about a table without changing it, refusals included."""
    root = f"/api/tables/{play.table}"
    answers: Answers = {}

    def note(method: str, path: str, body: Any = None) -> None:
        status, content = play.inside.ask(cookie, method, path, body)
        answers[f"{method} {path} {json.dumps(body)}"] = b"%d %b" % (status, content)

    for path in (root, *(f"{root}/{part}" for part in ("edition", "record", "update", "preview"))):
        note("GET", path)
    for path in ("/api/games", "/api/me"):
        note("GET", path)
    for which in ("open", "playing", "mine", "finished", "played"):
        note("GET", f"/api/tables?which={which}")
    for seq in since:
        note("GET", f"{root}/update?since={seq}")
    for seat in range(SEATS + 1):
        note("GET", f"{root}/update?seat={seat}")
        note("GET", f"{root}/preview?seat={seat}")
        note("GET", f"{root}/at/3?seat={seat}")
    for position in at:
        note("GET", f"{root}/at/{position}")
    for seat in range(SEATS):
        stale = {"seat": seat, "position": max(0, len(play.match.log) - 40), "key": "stale"}
        note("POST", f"{root}/moves", {**stale, "move": {"move": "end"}})
        note("POST", f"{root}/names", {"seat": seat, "key": "name", "what": "moon", "name": "Odile"})
        note("POST", f"{root}/undo", stale)
        note("POST", f"{root}/undo/answer", {"seat": seat, "request": 3, "agree": True})
        for move in refusable if seat == viewer else refusable[:1]:
            note("POST", f"{root}/why-not", {"seat": seat, "move": move})
    if viewer is not None:
        for move in refusable:
            body = {"seat": viewer, "position": len(play.match.log), "key": "impossible", "move": move}
            note("POST", f"{root}/moves", body)
    answers["socket"] = play.inside.first_update(cookie, f"{root}/live")
    return answers


def differing(before: Answers, after: Answers) -> list[str]:
    assert before.keys() == after.keys()
    return [request for request in before if before[request] != after[request]]


def test_every_answer_is_the_same_when_what_the_viewer_cannot_know_is_dealt_anew(inside: Inside) -> None:
    """At several positions of a game, for every viewer: re-deal, and compare every answer byte for byte."""
    rng = Random(11)
    play = begin(inside, 11)
    looked, together, changed = 0, 0, 0
    for decision in range(400):
        if not play.match.turn or looked == POSITIONS:
            break
        choosing_together = 1 < len(play.match.turn) < SEATS and together < 3
        if decision % 12 == 5 or choosing_together:
            looked += 1
            together += choosing_together
            state, seq = play.match.state, play.room.table.seq
            for viewer, cookie in play.viewers:
                refusable = [] if viewer is None else impossible(play, viewer, rng, 4)
                since, at = (seq - 1, seq, seq + 1), (len(play.match.log),)
                before = everything(play, viewer, cookie, refusable, since, at)
                twin = state.determinize(viewer, rng)
                changed += canonical(twin.to_json()) != canonical(state.to_json())
                play.show_state(twin)
                after = everything(play, viewer, cookie, refusable, since, at)
                play.show_state(state)
                assert not differing(before, after), f"viewer {viewer} at decision {decision}"
            assert play.room.table.seq == seq, "a question changed the table"
        play.decide(rng)
    assert looked == POSITIONS
    assert together >= 2
    assert changed > looked * len(play.viewers) // 2


def test_why_a_move_is_not_possible_tells_nothing_hidden(inside: Inside) -> None:
    """Of a game's moves, the reason against each is the same when the hidden cards are dealt anew."""
    rng = Random(12)
    play = begin(inside, 12)
    for decision in range(120):
        if not play.match.turn:
            break
        if decision % 8 == 0:
            state = play.match.state
            for viewer in range(SEATS):
                twin = state.determinize(viewer, rng)
                for move in rng.sample(list(play.match.game.ids), 500):
                    assert state.why_not(viewer, move) == twin.why_not(viewer, move), f"{viewer} {move}"
        play.decide(rng)


def seen_by(match: Match, viewer: int | None) -> set[str]:
    """The cards a viewer has ever seen or been sure of, by the game's own account, replayed from its log."""
    twin = Match(match.game, match.players, match.options, None)
    seen = cards_in(canonical(twin.state.view(viewer)))
    for entry in match.log:
        events = twin.replay_entry(entry)
        seen |= cards_in(canonical(twin.state.view(viewer)))
        for event in events:
            seen |= cards_in(canonical(event.seen_by(viewer)))
    return seen


def exchanged(entry: LogEntry, one: str, other: str) -> LogEntry:
    """The entry with two cards in each other's place."""
    names = {one: other, other: one}
    text = CARD.sub(lambda found: f'"{names.get(found[1], found[1])}"', json.dumps(entry.body.to_json()))
    return replace(Stored.of(entry), body=json.loads(text)).read()


def with_another_past(play: Play, log: list[LogEntry], viewer: int | None, rng: Random) -> Table | None:
    """The table if two cards of one number that the viewer has never seen had lain in each other's place all along."""
    seen = seen_by(play.match, viewer)
    dealt = sorted(cards_in(json.dumps([entry.body.to_json() for entry in log])) - seen)
    pairs = [(one, other) for one in dealt for other in sorted(ALL_CARDS - seen) if one[:-1] == other[:-1]]
    for one, other in rng.sample(pairs, len(pairs)):
        twin = Table.fold([exchanged(entry, one, other) for entry in log])
        assert twin.match is not None
        if canonical(twin.match.state.to_json()) != canonical(play.match.state.to_json()):
            return twin
    return None


def test_every_answer_is_the_same_when_another_past_led_to_the_same_sight(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exchange, in the whole log, two cards of one number that a viewer has never seen: no answer changes.

    That covers what is built from the past: every update since any number, and every position looked back at.
    """
    monkeypatch.setattr(Match, "check_draw", lambda *_: None)
    rng = Random(13)
    play = begin(inside, 13)
    compared = 0
    for decision in range(66):
        if decision in (4, 30, 65):
            truth = play.room.table
            rows = inside.rows(play.table)
            for viewer, cookie in play.viewers[:SEATS] + play.viewers[-1:]:
                twin = with_another_past(play, rows, viewer, rng)
                if twin is None:
                    continue
                length = len(play.match.log)
                since, at = range(-1, truth.seq + 1), sorted({*rng.sample(range(length), 6), length})
                before = everything(play, viewer, cookie, [], since, at)
                play.show(twin)
                after = everything(play, viewer, cookie, [], since, at)
                play.show(truth)
                assert not differing(before, after), f"viewer {viewer} at decision {decision}"
                compared += 1
        play.decide(rng)
    assert compared >= 8
