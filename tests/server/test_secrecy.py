"""Two people can never see each other's hand by any request."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import httpx
import pytest
from fastapi import FastAPI
from running import Running, Somebody, hear, play_on, seated
from sitting import Stored
from websockets.sync.client import ClientConnection

from moonstone.engine import Match, Move, State, canonical, secret_from_seed
from moonstone.i18n import LANGUAGES
from moonstone.server.http import tables as routes
from moonstone.server.http.app import make_app
from moonstone.server.live.room import Room
from moonstone.server.server import COOKIE, Server
from moonstone.server.settings import Settings
from moonstone.tables.entries import LogEntry
from moonstone.tables.table import Table

CARD = re.compile(r'"(\d{1,2}[bygpk])"')
ALL_CARDS = {f"{number}{colour}" for number in range(2, 13) for colour in "bygpk"}
ASKED_LANGUAGES = (*LANGUAGES, "xx")
SEATS = 3
POSITIONS = 5
"""How many of a game are looked at."""
EVERYTHING = 20
"""After so many decisions every operation is called; after each, what goes with decisions."""

Answers: TypeAlias = dict[str, bytes]
"""By request: the status and the body."""


def cards_in(text: str) -> set[str]:
    """The names of cards that occur in JSON."""
    return set(CARD.findall(text))


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
        scope = {
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
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        told.put_nowait({"type": "websocket.connect"})
        socket = asyncio.create_task(self.app(scope, told.get, heard.put))  # type: ignore[arg-type]
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

    for path in (root, *(f"{root}/{part}" for part in ("edition", "record", "update", "outlook"))):
        note("GET", path)
    for path in ("/api/games", "/api/me"):
        note("GET", path)
    for which in ("open", "playing", "mine", "finished", "played"):
        note("GET", f"/api/tables?which={which}")
    for seq in since:
        note("GET", f"{root}/update?since={seq}")
    for seat in range(SEATS + 1):
        note("GET", f"{root}/update?seat={seat}")
        note("GET", f"{root}/outlook?seat={seat}")
        note("GET", f"{root}/at/3?seat={seat}")
    for position in at:
        note("GET", f"{root}/at/{position}")
    for seat in range(SEATS):
        stale = {"seat": seat, "position": max(0, len(play.match.log) - 40), "key": "stale"}
        note("POST", f"{root}/moves", {**stale, "move": {"move": "end"}})
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


# Over the wire ------------------------------------------------------------------------------------------------------

Request: TypeAlias = tuple[str, str, Any]


@dataclass
class Viewer:
    """Somebody who looks at a table through all there is, and what may not be found there."""

    person: Somebody
    seat: int | None
    socket: ClientConnection
    texts: list[str]
    ever_seen: set[str]

    def ask(self, method: str, path: str, body: Any = None) -> str:
        """The text of an answer; its headers are looked at as well."""
        answer = self.person.http.request(method, path, json=body)
        assert answer.status_code < 500, answer.text
        self.texts += [answer.text, str(answer.headers)]
        return answer.text

    def hear_all(self, seq: int) -> None:
        """Everything the socket says up to the update with number `seq`."""
        while True:
            text = cast("str", self.socket.recv(timeout=20))
            self.texts.append(text)
            message = json.loads(text)
            if message["type"] == "update" and message["seq"] >= seq:
                return


def requests_of(
    table: str, seq: int, position: int, foreign: int, campaign: str = "none", game: str = "charon"
) -> dict[str, list[Request]]:
    """How to call every operation so that nothing changes: questions, and deeds that are refused."""
    village = f"/api/campaigns/{campaign}"
    place = f"{village}/places/0"
    root = f"/api/tables/{table}"
    seat = f"{root}/seats/{foreign}"
    deed = {"seat": foreign, "position": position, "key": "foreign"}
    return {
        "create_guest": [("POST", "/api/guests", {"name": "\n"})],
        "get_me": [("GET", "/api/me", None)],
        "rename_me": [("PATCH", "/api/me", {"name": "\n"})],
        "create_recovery_link": [],  # answered to its owner alone, and told apart in the tests of security
        "recover": [("POST", "/api/recover", {"token": "no such word"})],
        "sign_out": [],  # has no body
        "sign_out_everywhere": [],
        "list_games": [("GET", "/api/games", None)],
        "get_standard_edition": [("GET", f"/api/games/{game}/edition", None)],
        "check_edition": [("POST", f"/api/games/{game}/edition", {"text": "name = 3"})],
        "open_table": [("POST", "/api/tables", {"game": "none", "seats": [{"kind": "me"}]})],
        "list_tables": [
            ("GET", f"/api/tables?which={which}", None) for which in ("open", "playing", "mine", "finished", "played")
        ],
        "get_table": [("GET", root, None)],
        "get_table_edition": [("GET", f"{root}/edition", None)],
        "take_seat": [("POST", f"{seat}/sit", None)],
        "claim_seat": [("POST", f"{root}/claim", {"token": "no such word"})],
        "arrange_seat": [("PUT", seat, {"kind": "open"})],
        "create_seat_link": [("POST", f"{seat}/link", None)],
        "leave_seat": [("POST", f"{seat}/leave", None)],
        "hand_over_seat": [("POST", f"{seat}/hand-over", {})],
        "return_to_seat": [("POST", f"{seat}/return", None)],
        "start_game": [("POST", f"{root}/start", None)],
        "open_rematch": [("POST", f"{root}/rematch", None)],
        "download_record": [("GET", f"{root}/record", None)],
        "import_record": [("POST", "/api/records", {"moonstone": 1})],
        "get_update": [
            *[("GET", f"{root}/update?since={since}", None) for since in (-1, seq // 2, seq - 1, seq)],
            ("GET", f"{root}/update?seat={foreign}", None),
        ],
        "preview": [("GET", f"{root}/outlook{which}", None) for which in ("", f"?seat={foreign}")],
        "hint": [("GET", f"{root}/hint?seat={foreign}", None)],
        "win_probability_curve": [("GET", f"{root}/curve", None)],
        "move": [("POST", f"{root}/moves", {**deed, "move": {"move": "end"}})],
        "undo": [("POST", f"{root}/undo", deed)],
        "answer_undo_request": [("POST", f"{root}/undo/answer", {"seat": foreign, "request": 1, "agree": True})],
        "chat": [("POST", f"{root}/chat", {"key": "blank", "text": " "})],
        "why_not": [("POST", f"{root}/why-not", {"seat": foreign, "move": {"move": "end"}})],
        "get_position": [
            *[("GET", f"{root}/at/{at}", None) for at in (position, position // 2)],
            ("GET", f"{root}/at/{position}?seat={foreign}", None),
        ],
        "found_campaign": [("POST", "/api/campaigns", {"game": "none", "name": "x", "places": [{"kind": "me"}]})],
        "list_campaigns": [("GET", f"/api/campaigns?which={which}", None) for which in ("open", "mine")],
        "get_campaign": [("GET", village, None)],
        "get_campaign_edition": [("GET", f"{village}/edition{which}", None) for which in ("", "?game=1", "?game=9")],
        "add_place": [("POST", f"{village}/places", {"kind": "bot", "bot": "none"})],
        "arrange_place": [("PUT", place, {"kind": "bot", "bot": "none"})],
        "remove_place": [("DELETE", f"{village}/places/99", None)],
        "take_place": [("POST", f"{place}/sit", {})],
        "claim_place": [("POST", f"{village}/claim", {"token": "no such word"})],
        "leave_place": [("POST", f"{village}/places/99/leave", None)],
        "choose_charter": [("POST", f"{place}/charter", {"charter": "none"})],
        "step_away": [("POST", f"{place}/away", {"bot": "none"})],
        "return_to_place": [("POST", f"{place}/back", None)],
        "give_name": [("POST", f"{village}/names", {"charter": "none", "what": "none", "name": "none"})],
        "begin_game": [("POST", f"{village}/games", {"number": 99})],
        "rewind": [("POST", f"{village}/rewind", {"number": 99})],
        "fork": [("POST", f"{village}/fork", {"name": "x", "number": 99})],
        "download_campaign": [("GET", f"{village}/file", None)],
        "import_campaign": [("POST", "/api/campaigns/import", {"file": "{}"})],
        "get_table_words": [("GET", f"{root}/words?language={language}", None) for language in ASKED_LANGUAGES],
        "get_campaign_words": [("GET", f"{village}/words?language={language}", None) for language in ASKED_LANGUAGES],
        "health": [("GET", "/health", None)],
        "get_metrics": [("GET", "/metrics", None)],
    }


def operations(server: Running) -> set[str]:
    paths = Somebody(server).get("/openapi.json")["paths"]
    return {operation["operationId"] for path in paths.values() for operation in path.values()}


def test_it_is_known_how_to_ask_through_every_operation(sqlite_server: Running) -> None:
    """A new operation cannot be forgotten in the walk below."""
    assert operations(sqlite_server) == requests_of("t", 0, 0, 0).keys()


def test_no_answer_of_a_whole_game_shows_a_hidden_card_or_a_secret(sqlite_server: Running) -> None:
    """For each seat and for spectators, at every decision: no card of another hand that the viewer does not know of.

    Nor anybody else's id or words, nor anything of the stored log, nor, before the end, the secret of the draws. The
    edition names every card there is; it is the same to the byte before there is a game.
    """
    rng = Random(5)
    host, guest = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, "Bob")
    edition = host.http.get("/api/games/charon/edition").text
    people = [host, guest]
    seats = [{"kind": "me"}, {"kind": "link"}]
    opened = host.post("/api/tables", game="charon", seats=seats, public=True)
    table, link = opened["table"]["id"], opened["links"]["1"]
    guest.post(f"/api/tables/{table}/claim", token=link)
    host.post(f"/api/tables/{table}/start")
    everybody = [*people, Somebody(sqlite_server, "Onlooker"), Somebody(sqlite_server)]
    ids = [person.get("/api/me")["id"] for person in everybody[:3]]
    cookies = [cookie.value for person in everybody for cookie in person.http.cookies.jar if cookie.value]
    words = [*cookies, link, *(hashlib.sha256(word.encode()).hexdigest() for word in (*cookies, link))]
    said: list[str] = []
    hidden_steps = 0
    with ExitStack() as stack:
        viewers = [
            Viewer(person, seat if seat < 2 else None, stack.enter_context(person.live(table)), [], set())
            for seat, person in enumerate(everybody)
        ]
        for step in range(2000):
            now = host.table(table)
            if now["phase"] == "over":
                break
            hands = [set(people[seat].update(table, since=now["seq"], seat=seat)["view"]["hand"]) for seat in range(2)]
            for number, viewer in enumerate(viewers):
                viewer.texts.clear()
                viewer.hear_all(now["seq"])
                asked = requests_of(table, now["seq"], now["position"], 1 if viewer.seat == 0 else 0)
                if step % EVERYTHING == 0:
                    for request in chain(*asked.values()):
                        viewer.ask(*request)
                elif step % 4 == 0:
                    viewer.ask(*asked["get_position"][0])
                viewer.ask(*asked["preview"][0])
                view = json.loads(viewer.ask("GET", f"/api/tables/{table}/update?since={now['seq'] - 1}"))["view"]
                known = {card for hand in view["known"]["hands"] for card in hand}
                theirs = {card for seat, hand in enumerate(hands) if seat != viewer.seat for card in hand}
                hidden = theirs - known - viewer.ever_seen
                hidden_steps += bool(hidden)
                found = [text for text in viewer.texts if text != edition and cards_in(text) & hidden]
                assert not found, f"seat {viewer.seat} at step {step}: {hidden} in {found[0][:2000]}"
                if viewer.seat is not None:
                    assert set(view["hand"]) == hands[viewer.seat]
                viewer.ever_seen |= cards_in(json.dumps(view))
                text = "\n".join(viewer.texts)
                strangers = [own for other, own in enumerate(ids) if other != number]
                assert not [word for word in (*strangers, *words, '"entries":[{"by"', '"nature"') if word in text]
                said.append(text)
            seat = rng.choice(now["turn"])
            update = people[seat].update(table, since=now["seq"], seat=seat)
            people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), f"k{step}")
    over = everybody[-1].get(f"/api/tables/{table}")
    assert over["phase"] == "over"
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == over["commitment"]
    assert not [text for text in said if over["secret"] in text]
    assert over["commitment"] in said[0]
    assert hidden_steps > 20


def refused(person: Somebody, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = person.http.request(method, path, json=body)
    return answer.status_code, answer.json()["code"]


def test_with_the_cookie_of_another_nothing_can_be_seen_or_done_for_a_seat(sqlite_server: Running) -> None:
    table, (ann, bob) = seated(sqlite_server, 2)
    root, eve = f"/api/tables/{table}", Somebody(sqlite_server, "Eve")
    before = ann.table(table)
    position = before["position"]
    for stranger, seat in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
        deed = {"seat": seat, "position": position, "key": "foreign"}
        owner = (ann, bob)[seat]
        move = owner.update(table, seat=seat)["moves"][0]
        for method, path, body in [
            ("GET", f"{root}/update?seat={seat}", None),
            ("GET", f"{root}/outlook?seat={seat}", None),
            ("GET", f"{root}/hint?seat={seat}", None),
            ("GET", f"{root}/at/{position}?seat={seat}", None),
            ("POST", f"{root}/moves", {**deed, "move": move}),
            ("POST", f"{root}/undo", deed),
            ("POST", f"{root}/undo/answer", {"seat": seat, "request": 1, "agree": True}),
            ("POST", f"{root}/why-not", {"seat": seat, "move": move}),
            ("POST", f"{root}/seats/{seat}/leave", None),
            ("POST", f"{root}/seats/{seat}/hand-over", {"bot": "greedy"}),
            ("POST", f"{root}/seats/{seat}/return", None),
        ]:
            assert refused(stranger, method, path, body) == (403, "not-your-seat"), path
        with stranger.live(table) as socket:
            own = hear(socket)["viewer"]
            for message in (
                {"type": "look", "seat": seat},
                {"type": "move", **deed, "move": move},
                {"type": "undo", **deed},
                {"type": "answer", "seat": seat, "request": 1, "agree": True, "key": "foreign"},
            ):
                socket.send(json.dumps(message))
                answer = hear(socket, "refused")
                assert (answer["status"], answer["code"]) == (403, "not-your-seat"), message
            socket.send(json.dumps({"type": "look", "seat": own}))
            assert hear(socket)["viewer"] == own
        with stranger.live(table, seat=seat) as socket:
            assert hear(socket, "refused")["code"] == "not-your-seat"
    for path in (f"{root}/update?seat=0", f"{root}/outlook?seat=0", f"{root}/at/{position}?seat=0"):
        assert refused(Somebody(sqlite_server), "GET", path) == (403, "not-your-seat")
    assert ann.table(table)["seq"] == before["seq"]


def test_after_the_game_any_seat_can_be_looked_through(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    play_on(table, people, Random(2))
    anybody = Somebody(sqlite_server)
    for seat in range(2):
        update = anybody.update(table, seat=seat)
        assert update["viewer"] == seat
        assert update["view"]["hand"] == people[seat].update(table, seat=seat)["view"]["hand"]
        assert "hand" in anybody.get(f"/api/tables/{table}/at/{update['position'] // 2}", seat=seat)["view"]
        with anybody.live(table, seat=seat) as socket:
            assert hear(socket)["viewer"] == seat


def test_who_has_left_a_seat_hears_nothing_from_it_any_more(sqlite_server: Running) -> None:
    """A socket opened from a seat before the game does not follow the seat when somebody else plays it."""
    ann, bob, eve, dan = (Somebody(sqlite_server, name) for name in ("Ann", "Bob", "Eve", "Dan"))
    table = ann.open(["me", "open", "open"])
    for seat, person in ((1, eve), (2, dan)):
        person.post(f"/api/tables/{table}/seats/{seat}/sit")
    with eve.live(table, seat=1) as left, dan.live(table) as removed:
        assert (hear(left)["viewer"], hear(removed)["viewer"]) == (1, 2)
        eve.post(f"/api/tables/{table}/seats/1/leave")
        ann.ask("PUT", f"/api/tables/{table}/seats/2", json={"kind": "open"})
        for seat in (1, 2):
            bob.post(f"/api/tables/{table}/seats/{seat}/sit")
        ann.post(f"/api/tables/{table}/start")
        seq = ann.table(table)["seq"]
        for socket in (left, removed):
            while (update := hear(socket))["seq"] < seq:
                pass
            assert update["viewer"] is None
            assert "hand" not in update["view"]
            assert all("card" not in event for one in update["entries"] for event in one["events"])


def test_a_deed_asked_for_again_is_told_through_the_eyes_of_who_did_it(sqlite_server: Running) -> None:
    """Whatever key a deed has, its answer never shows what its events tell another seat."""
    table, people = seated(sqlite_server, 2)
    rng, dealt = Random(4), 0
    for number in range(400):
        now = people[0].table(table)
        if now["phase"] == "over" or dealt:
            break
        seat = rng.choice(now["turn"])
        update = people[seat].update(table, since=now["seq"], seat=seat)
        key = f"answer-{1 - seat}-{number}"
        done = people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), key)
        again = people[seat].http.post(
            f"/api/tables/{table}/undo/answer", json={"seat": 1 - seat, "request": number, "agree": True}
        )
        assert (again.status_code, again.json()["code"]) == (403, "not-your-seat")
        dealt += sum(event["event"] == "dealt" for event in done["entry"]["events"]) and now["seq"] > 8
    assert dealt
