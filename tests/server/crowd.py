"""People who play on whatever happens to the server, and who remember everything they were told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from threading import Condition, Event, Lock, Thread
from typing import Any, TypeAlias

import httpx
from running import Running, Somebody, seat_request
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

PATIENCE = 120.0
"""Seconds after which something that should happen is taken for hung."""
PAUSE = 0.02
"""Seconds between two looks at a table."""
THOUGHT = 0.03
"""Seconds, at most, that a person thinks about a move."""
BREATH = 0.2
"""Seconds between two attempts to get an answer."""
REST = 1.0
"""Seconds between two games."""
SILENCE = 5.0
"""Seconds without a word after which a listener connects anew."""
BROKEN = (WebSocketException, EOFError, OSError)

Viewer: TypeAlias = int | None


class GaveUp(Exception):  # noqa: N818  it is no error of its own
    """The crowd is sent home."""


@dataclass(frozen=True, slots=True)
class Command:
    """A move somebody wants to make: always sent as it is, however often it has to be sent."""

    person: str
    seat: int
    position: int
    key: str
    move: dict[str, Any]

    @property
    def stored_key(self) -> str:
        return f"{self.person}:{self.key}"

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "position": self.position, "key": self.key, "move": self.move}


@dataclass(eq=False, slots=True)
class Sitting:
    """One table, and all that anybody was told about it."""

    table: str
    went_on: Callable[[], None] = lambda: None
    sent: dict[str, Command] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)
    """By stored key: the number that was acknowledged."""
    refused: set[str] = field(default_factory=set)
    seen: dict[tuple[Viewer, int], Any] = field(default_factory=dict)
    """By viewer and number: the entry as it was shown."""
    lock: Lock = field(default_factory=Lock)

    def want(self, command: Command) -> Command:
        """Somebody is about to send a command."""
        with self.lock:
            assert command.stored_key not in self.sent
            self.sent[command.stored_key] = command
        return command

    def acknowledged(self, command: Command, seq: int) -> None:
        """The server says that a command is done. It must say the same whenever it is asked."""
        with self.lock:
            assert self.done.setdefault(command.stored_key, seq) == seq, f"{command}: done as {self.done} and as {seq}"

    def denied(self, command: Command, problem: dict[str, Any]) -> None:
        """The server says that a command is not done since the table has gone on. Then it must never have been done."""
        assert problem["code"] in ("stale", "not-playing"), f"{command}: {problem['code']} {problem['text']}"
        update = problem.get("update")
        assert update is None or update["position"] > command.position, f"{command}: refused at {update['position']}"
        with self.lock:
            assert command.stored_key not in self.done, f"{command}: first done, then refused"
            self.refused.add(command.stored_key)

    def shown(self, update: Any, since: int) -> None:
        """Somebody who knows the table up to number `since` was shown how it stands. It must not be as it once was."""
        assert update["seq"] >= since, f"{self.table} stands at {update['seq']} and has been at {since}"
        self.saw(update["viewer"], update["entries"])

    def saw(self, viewer: Viewer, entries: Sequence[Any]) -> None:
        """Somebody was shown what has happened. They must be shown the same whenever they look again."""
        for entry in entries:
            with self.lock:
                new = (viewer, entry["seq"]) not in self.seen
                before = self.seen.setdefault((viewer, entry["seq"]), entry)
            assert before == entry, f"viewer {viewer} of {self.table} saw {before}, then {entry}"
            if new:
                self.went_on()


class Patient(Somebody):
    """A person who tries again, and elsewhere if there are several servers, until there is an answer."""

    def __init__(self, servers: Sequence[Running], name: str | None, rng: Random, home: Event) -> None:
        super().__init__(rng.choice(servers))
        self.servers = list(servers)
        self.rng = rng
        self.home = home
        self.troubles = 0
        """How often there was no answer."""
        # Without kept connections every request may come to another worker.
        limits = httpx.Limits(max_keepalive_connections=rng.choice([0, 1]))
        self.http = httpx.Client(base_url=self.server.url, timeout=10, limits=limits, verify=False)
        self.id = "" if name is None else str(self.insist("POST", "/api/guests", json={"name": name}).json()["id"])

    def trying(self) -> Iterator[None]:
        """Once at once, then again and again until it takes too long."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.home.is_set():
                raise GaveUp
            yield
            self.home.wait(BREATH)
        raise AssertionError(f"no answer for {PATIENCE:g} seconds")

    def turn_away(self) -> None:
        """There was no answer here."""
        self.troubles += 1
        self.server = self.servers[(self.servers.index(self.server) + 1) % len(self.servers)]
        self.http.base_url = httpx.URL(self.server.url)

    def insist(self, method: str, path: str, **options: Any) -> httpx.Response:
        """The answer, however often it has to be asked for."""
        for _ in self.trying():
            try:
                answer = self.http.request(method, path, **options)
            except httpx.TransportError:
                self.turn_away()
                continue
            assert answer.status_code != 500, f"{method} {path}: {answer.text}"
            if not answer.is_server_error:
                return answer
            self.turn_away()
        raise AssertionError("there is an answer or an error")

    def insist_until(self, table: str, path: str, is_so: Callable[[Any], bool]) -> None:
        """A command without a key: if it is refused it may have been done before, without our hearing of it."""
        for _ in self.trying():
            answer = self.insist("POST", f"/api/tables/{table}/{path}")
            if answer.is_success or is_so(self.insist("GET", f"/api/tables/{table}").json()):
                return
        raise AssertionError("there is an answer or an error")

    def insist_live(self, table: str, **query: Any) -> ClientConnection:
        """A live socket, however often it has to be asked for."""
        for _ in self.trying():
            try:
                return self.live(table, **query)
            except BROKEN:
                self.turn_away()
        raise AssertionError("there is a socket or an error")


class Player:
    """A person on a seat of a table, who plays at random."""

    def __init__(self, person: Patient, sitting: Sitting, seat: int) -> None:
        self.person = person
        self.sitting = sitting
        self.seat = seat
        self.mine: list[Command] = []
        self.at = f"/api/tables/{sitting.table}"

    def decide(self, update: Any) -> Command:
        self.person.home.wait(self.person.rng.random() * THOUGHT)
        move = self.person.rng.choice(update["moves"])
        key = f"{len(self.mine)}-{self.person.rng.randrange(1 << 30)}"
        command = self.sitting.want(Command(self.person.id, self.seat, update["position"], key, move))
        self.mine.append(command)
        return command

    def send(self, command: Command) -> None:
        """Make a move over HTTP."""
        answer = self.person.insist("POST", f"{self.at}/moves", json=command.to_json())
        if answer.status_code == 200:
            entry = answer.json()["entry"]
            self.sitting.acknowledged(command, entry["seq"])
            self.sitting.saw(self.seat, [entry])
        else:
            self.sitting.denied(command, answer.json())

    def send_again(self) -> None:
        """Repeat the last move and an older one: the answers are the same, and nothing is done."""
        if self.mine:
            for command in (self.mine[-1], self.person.rng.choice(self.mine)):
                if command.stored_key in self.sitting.done:
                    self.send(command)

    def play(self) -> None:
        """Play over HTTP to the end of the game."""
        since, troubles = -1, self.person.troubles
        for _ in range(1_000_000):
            update = self.person.insist("GET", f"{self.at}/update", params={"since": since, "seat": self.seat}).json()
            self.sitting.shown(update, since)
            since = update["seq"]
            if is_over(update):
                return
            if update["moves"]:
                self.send(self.decide(update))
            elif self.person.home.wait(PAUSE):
                raise GaveUp
            if self.person.troubles != troubles or self.person.rng.random() < 0.05:
                troubles = self.person.troubles
                self.send_again()

    def play_live(self) -> None:
        """Play over the live socket to the end of the game; after each break, repeat what was not answered."""
        since, pending, over = -1, None, False
        while not over:
            with self.person.insist_live(self.sitting.table, since=since, seat=self.seat) as socket:
                since, pending, over = self._converse(socket, since, pending)
            self.send_again()
        if pending is not None:
            self.send(pending)

    def _converse(
        self, socket: ClientConnection, since: int, pending: Command | None
    ) -> tuple[int, Command | None, bool]:
        """Until the socket breaks or the game is over: what is known, what is not yet answered, whether it is over."""
        update: Any = None
        decided = since
        try:
            if pending is not None:
                socket.send(request(pending))
            while True:
                message = json.loads(socket.recv(timeout=SILENCE))
                match message["type"]:
                    case "update":
                        self.sitting.shown(message, since)
                        update, since = message, message["seq"]
                        if is_over(update):
                            return since, pending, True
                    case "done" | "refused":
                        assert pending is not None
                        assert message["key"] == pending.key
                        if message.get("status", 0) >= 500:
                            return since, pending, False
                        if message["type"] == "done":
                            self.sitting.acknowledged(pending, message["seq"])
                        else:
                            self.sitting.denied(pending, message)
                        pending, decided = None, message.get("seq", decided + 1)
                if pending is None and update is not None and update["seq"] >= decided and update["moves"]:
                    pending, decided = self.decide(update), update["seq"]
                    socket.send(request(pending))
        except BROKEN:
            self.person.turn_away()
            return since, pending, False


def request(command: Command) -> str:
    return json.dumps({"type": "move", **command.to_json()})


def has_seat(seat: int, table: Any) -> bool:
    return seat in table["yours"]


def is_over(update: Any) -> bool:
    return update["table"] is not None and update["table"]["phase"] == "over"


def listen(person: Patient, sitting: Sitting) -> None:
    """Look on to the end of the game; after each break, from where it was or from the beginning."""
    since, over = -1, False
    while not over:
        asked = person.rng.choice([since, -1])
        with person.insist_live(sitting.table, since=asked) as socket:
            try:
                while not over:
                    message = json.loads(socket.recv(timeout=SILENCE))
                    if message["type"] == "update":
                        sitting.shown(message, asked)
                        asked = since = message["seq"]
                        over = is_over(message)
            except BROKEN:
                person.turn_away()


class Crowd:
    """Several circles of people, each at its table, and when a game is over at the next one."""

    def __init__(self, servers: Sequence[Running], circles: Sequence[Sequence[str]], seed: str) -> None:
        self.servers = servers
        self.seed = seed
        self.sittings: list[Sitting] = []
        self.errors: list[BaseException] = []
        self.happened = 0
        """How many entries anybody was shown for the first time."""
        self._news = Condition()
        self._home = Event()
        self._enough = Event()
        self._threads = [Thread(target=self._try, args=(self._circle, *one)) for one in enumerate(circles)]

    def __enter__(self) -> Crowd:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._home.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    def wait_for(self, entries: int) -> None:
        """Until the crowd has seen so much more."""
        with self._news:
            aim = self.happened + entries
            moved = self._news.wait_for(lambda: self.happened >= aim or self.errors, PATIENCE)
        self.check()
        assert moved, f"nothing happens at the tables: {self.happened} of {aim}"

    def finish(self) -> None:
        """Open no more tables, and play those to the end that are open."""
        self._enough.set()
        end = time.monotonic() + 2 * PATIENCE
        for thread in self._threads:
            while thread.is_alive() and time.monotonic() < end and not self.errors:
                thread.join(0.1)
        self.check()
        assert not any(thread.is_alive() for thread in self._threads), "the games do not end"

    def check(self) -> None:
        """Raise what went wrong with anybody."""
        if self.errors:
            self._home.set()
            raise self.errors[0]

    def _try(self, work: Callable[..., None], *arguments: Any) -> None:
        try:
            work(*arguments)
        except GaveUp:
            pass
        except BaseException as error:
            self.errors.append(error)
            with self._news:
                self._news.notify_all()

    def _went_on(self) -> None:
        with self._news:
            self.happened += 1
            self._news.notify_all()

    def _circle(self, number: int, seats: Sequence[str]) -> None:
        """Game after game at tables with such seats: a `person` plays over HTTP, a `live` one over the socket."""
        for game in range(1_000_000):
            self._play(f"{self.seed} {number} {game}", seats)
            if self._enough.wait(REST):
                return

    def _play(self, seed: str, seats: Sequence[str]) -> None:
        kinds = [seat if seat not in ("person", "live") else "open" for seat in seats]
        people = {
            seat: Patient(self.servers, f"Person {seat}", Random(f"{seed} {seat}"), self._home)
            for seat, kind in enumerate(kinds)
            if kind == "open"
        }
        host = people.get(0) or Patient(self.servers, "Host", Random(f"{seed} host"), self._home)
        body = {"game": "charon", "seats": [seat_request(kind) for kind in kinds]}
        opened = host.insist("POST", "/api/tables", json=body)
        assert opened.status_code == 201, opened.text
        table = str(opened.json()["table"]["id"])
        for seat, person in people.items():
            person.insist_until(table, f"seats/{seat}/sit", partial(has_seat, seat))
        host.insist_until(table, "start", lambda now: now["phase"] != "open")
        sitting = Sitting(table, self._went_on)
        self.sittings.append(sitting)
        spectator = Patient(self.servers, None, Random(f"{seed} spectator"), self._home)
        threads = [Thread(target=self._try, args=(listen, spectator, sitting))]
        for seat, person in people.items():
            player = Player(person, sitting, seat)
            threads.append(Thread(target=self._try, args=(player.play_live if seats[seat] == "live" else player.play,)))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for person in {host, spectator, *people.values()}:
            person.http.close()
