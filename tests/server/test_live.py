"""The live socket: it goes on from any number, tells who is there, and loses nothing, across processes too."""

from __future__ import annotations

import json
import os
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from running import Running, Somebody, hear
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60


@pytest.fixture(scope="module")
def third_game() -> Iterator[None]:
    """Servers that are started find a third game, which is soon over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent.parent / "third_game"), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def home(third_game: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("home")
    with Running(str(folder / "moonstone.db"), folder) as running:
        yield running


@pytest.fixture(scope="module")
def pair(
    third_game: None, postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """Two processes on one database."""
    with ExitStack() as stack:
        first, second = (stack.enter_context(Running(postgres_url, tmp_path_factory.mktemp("pair"))) for _ in range(2))
        yield first, second


def at(server: Running, person: Somebody) -> Somebody:
    """The same person at another process."""
    twin = Somebody(server)
    twin.http.cookies.update(person.http.cookies)
    return twin


class Ear:
    """A live socket that keeps all it hears."""

    def __init__(self, person: Somebody, table: str, **query: Any) -> None:
        self.person, self.table, self.query = person, table, query
        self.entries: list[Any] = []
        self.last: Any = None
        self.presences: list[Any] = []

    def __enter__(self) -> Ear:
        self.socket = self.person.live(self.table, **self.query)
        self.socket.__enter__()
        self.hear()
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hear(self, seq: int = -1) -> Any:
        """Listen until what has that number has been heard; the last update."""
        while self.last is None or self.last["seq"] < seq:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            self._keep(message)
        return self.last

    def _keep(self, message: Any) -> None:
        if message["type"] == "presence":
            self.presences.append(message)
        if message["type"] == "update":
            expected = range(message["seq"] + 1 - len(message["entries"]), message["seq"] + 1)
            assert [one["seq"] for one in message["entries"]] == list(expected)
            assert self.last is None or not self.last["entries"] or expected.start == self.last["seq"] + 1
            self.entries += message["entries"]
            self.last = message

    def presence(self, seats: list[int], watchers: int) -> None:
        """Listen until exactly those are said to be there."""
        said = (self.last or {}).get("present") if not self.presences else self.presences[-1]
        while said is None or (said["seats"], said["watchers"]) != (seats, watchers):
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            self._keep(message)
            if message["type"] == "presence":
                said = message
            elif message["type"] == "update":
                said = message["present"]

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def two_people(server: Running, game: str = "pebbles", **more: Any) -> tuple[str, Somebody, Somebody]:
    ann, ben = Somebody(server, "Ann"), Somebody(server, "Ben")
    table = ann.open(["me", "open"], game=game, **more)
    ben.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    return table, ann, ben


def decide(person: Somebody, table: str, seat: int, rng: Random) -> int:
    """The number of any decision of the seat; -1 if it owes none."""
    update = person.update(table, since=1 << 30, seat=seat)
    if not update["moves"]:
        return -1
    key = f"decision-{update['position']}-{seat}"
    done = person.move(table, seat, update["position"], rng.choice(update["moves"]), key)
    return int(done["entry"]["seq"])


def say(person: Somebody, table: str, text: str) -> int:
    done = person.post(f"/api/tables/{table}/chat", key=f"say-{abs(hash(text))}", text=text)
    return int(done["entry"]["seq"])


def without_time(update: Any) -> Any:
    """An update without what depends on when it was asked for."""
    return {name: value for name, value in update.items() if name not in ("entries", "present", "table")}


# Going on from any number


@pytest.mark.parametrize("game", ["pebbles", "charon"])
def test_a_listener_goes_on_from_any_number_as_if_it_had_never_been_gone(home: Running, game: str) -> None:
    """For a seat, the other seat and a stranger, with talk, undo, absence and return among the moves."""
    table, ann, ben = two_people(home, game)
    rng, people = Random(1), (ann, ben)
    with Ear(ann, table) as first, Ear(ben, table) as second, Ear(Somebody(home), table) as third:
        ears, seq, step = (first, second, third), 0, 0
        done: list[str] = []
        while ann.table(table)["phase"] == "playing":
            step += 1
            for seat in rng.sample(range(2), 2):
                seq = max(seq, decide(people[seat], table, seat, rng))
                if seq and step == 1 and "undone" not in done:
                    request = {"seat": seat, "position": ann.table(table)["position"], "key": "undo"}
                    done.append(people[seat].post(f"/api/tables/{table}/undo", **request)["entry"]["kind"])
                    seq = decide(people[seat], table, seat, rng)
            if step == 1:
                seq = say(ben, table, f"step {step}")
                ben.post(f"/api/tables/{table}/seats/1/hand-over", bot="random")
                seq = ben.post(f"/api/tables/{table}/seats/1/return")["seq"]
            for ear in ears:
                ear.hear(seq)
        seq = say(ann, table, "a good game")
        for ear in ears:
            ear.hear(seq)
    assert {"chatted", "undone", "away", "back", "moved"} <= {one["kind"] for one in first.entries}
    for ear, eye in zip(ears, (0, 1, None), strict=True):
        assert [one["seq"] for one in ear.entries] == list(range(seq + 1))
        stride = 1 if game == "pebbles" else 29
        for since in range(-1, seq + 1):
            after = [one for one in ear.entries if one["seq"] > since]
            asked = ear.person.update(table, since, eye)
            assert asked["entries"] == after
            assert without_time(asked) == without_time(ear.last)
            if since % stride == 0:
                with Ear(ear.person, table, since=since) as again:
                    assert again.entries == after
                    assert without_time(again.last) == without_time(ear.last)
    assert first.entries != second.entries != third.entries


def test_a_number_that_has_not_been_reached_gives_everything(home: Running) -> None:
    table, ann, _ = two_people(home)
    with Ear(ann, table, since=9999) as ear:
        assert [one["seq"] for one in ear.entries] == [0, 1, 2]


def test_a_listener_comes_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    """Everything that was heard is still there, and what happens next follows it."""
    server = Running(str(tmp_path / "moonstone.db"), tmp_path)
    with server:
        table, ann, ben = two_people(server, "charon")
        with Ear(ann, table) as ear:
            ear.hear(decide(ann, table, 0, Random(2)))
            heard, last = ear.entries, ear.last
            server.kill()
            with pytest.raises(ConnectionClosed):
                ear.hear(last["seq"] + 1)
        server.start()
        with Ear(ann, table, since=last["seq"]) as ear:
            assert ear.entries == []
            assert without_time(ear.last) == without_time(last)
            ear.hear(decide(ben, table, 1, Random(2)))
            assert [one["seq"] for one in ear.entries] == [last["seq"] + 1]
        assert ann.update(table)["entries"][: len(heard)] == heard


# Presence, heartbeats, looks


def test_a_ping_is_answered(home: Running) -> None:
    table, _, _ = two_people(home)
    with Ear(Somebody(home), table) as ear:
        ear.send(type="ping")
        assert hear(ear.socket, "heartbeat")["at"] > 0


def test_all_are_told_who_comes_and_goes(home: Running) -> None:
    table, ann, ben = two_people(home)
    with Ear(ann, table) as ear:
        ear.presence([0], 0)
        with Ear(ben, table) as other:
            other.presence([0, 1], 0)
            ear.presence([0, 1], 0)
            with Ear(Somebody(home), table), Ear(Somebody(home, "Eve"), table):
                ear.presence([0, 1], 2)
            ear.presence([0, 1], 0)
        ear.presence([0], 0)
        assert ann.update(table)["present"] == {"seats": [0], "watchers": 0}


def test_a_person_with_two_sockets_is_there_until_the_last_is_closed(home: Running) -> None:
    table, ann, ben = two_people(home)
    with Ear(ben, table) as ear:
        with Ear(ann, table) as phone:
            ear.presence([0, 1], 0)
            with Ear(ann, table) as laptop:
                seq = decide(ann, table, 0, Random(3))
                assert phone.hear(seq)["view"] == laptop.hear(seq)["view"]
            ear.hear(say(ann, table, "one left"))
            assert ear.last["present"]["seats"] == [0, 1]
        ear.presence([1], 0)


def test_a_stranger_looks_on_and_may_do_nothing(home: Running) -> None:
    table, ann, _ = two_people(home)
    with Ear(Somebody(home), table) as ear:
        assert (ear.last["viewer"], ear.last["moves"], ear.last["undo"]) == (None, None, None)
        assert ear.last["view"]["stone"] is None
        ear.send(type="say", key="k", text="hi")
        refused = hear(ear.socket, "refused")
        assert (refused["key"], refused["status"], refused["code"]) == ("k", 401, "no-session")
        ear.send(type="look", seat=0)
        assert hear(ear.socket, "refused")["code"] == "not-your-seat"
        ear.hear(decide(ann, table, 0, Random(4)))
        assert [event["event"] for event in ear.entries[-1]["events"]] == ["laid"]
        assert "pebbles" not in ear.entries[-1]["events"][0]


@pytest.mark.parametrize("query", ["seat=1", "seat=9", "missing"])
def test_a_socket_that_may_not_be_is_closed_with_the_reason(home: Running, query: str) -> None:
    table, ann, _ = two_people(home)
    path = "nowhere" if query == "missing" else table
    number, code = {"seat=1": (403, "not-your-seat"), "seat=9": (404, "no-such-seat")}.get(
        query, (404, "no-such-table")
    )
    words = {} if query == "missing" else {"seat": query.removeprefix("seat=")}
    with ann.live(path, **words) as socket:
        refused = hear(socket, "refused")
        assert (refused["status"], refused["code"]) == (number, code)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400 + number % 100


@pytest.mark.parametrize("message", ["{", "[]", '{"type":"dance"}', '{"type":"move","key":"k"}', '"ping"', "\x00"])
def test_a_message_that_means_nothing_is_refused_and_the_line_stays_open(home: Running, message: str) -> None:
    table, ann, _ = two_people(home)
    with Ear(ann, table) as ear:
        ear.socket.send(message)
        refused = hear(ear.socket, "refused")
        assert refused["text"].endswith(".")
        assert refused["key"] == ("k" if '"k"' in message else None)
        ear.send(type="ping")
        hear(ear.socket, "heartbeat")


def test_a_look_sends_everything_anew_from_the_other_seat(home: Running) -> None:
    ann = Somebody(home, "Ann")
    table = ann.open(["me", {"kind": "local", "name": "Bo"}], game="pebbles", start=True)
    seq = decide(ann, table, 0, Random(5))
    with ann.live(table, seat=0) as socket:
        hear(socket)
        for seat in (1, 0, None):
            socket.send(json.dumps({"type": "look", "seat": seat}))
            update = hear(socket)
            assert update["viewer"] == seat
            fresh = ann.update(table, seat=seat) if seat is not None else Somebody(home).update(table)
            assert [one["seq"] for one in update["entries"]] == list(range(seq + 1))
            assert (update["view"], update["entries"]) == (fresh["view"], fresh["entries"])


def slow_reader(person: Somebody, table: str) -> ClientConnection:
    """A live socket over a line so thin that little fits into it."""
    thin = sockets.socket()
    thin.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    thin.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_MAXSEG, 536)
    thin.connect(("127.0.0.1", person.server.port))
    address = f"ws://127.0.0.1:{person.server.port}/api/tables/{table}/live"
    return connect(address, sock=thin, max_size=None, max_queue=1)


def test_a_slow_reader_gets_several_happenings_at_once_and_misses_none(home: Running) -> None:
    ann = Somebody(home, "Ann")
    seats: list[str | dict[str, Any]] = ["me", *({"kind": "local", "name": f"Bo {n}"} for n in range(4))]
    table = ann.open(seats, start=True)
    with slow_reader(Somebody(home), table) as socket:
        seq = 0
        for number in range(100):
            seq = say(ann, table, f"{number} " + "well, " * 80)
        heard: list[list[int]] = []
        while not heard or heard[-1][-1] < seq:
            heard.append([one["seq"] for one in hear(socket, timeout=PATIENCE)["entries"]])
    assert [number for several in heard for number in several] == list(range(seq + 1))
    assert max(len(several) for several in heard[1:]) > 1


# Two processes


def test_what_happens_at_one_process_is_heard_at_the_other(pair: tuple[Running, Running]) -> None:
    """A whole game, decisions of one seat made here and of the other there; all hear the same."""
    table, ann, ben = two_people(pair[0])
    people, rng = (ann, at(pair[1], ben)), Random(6)
    with Ear(ann, table) as here, Ear(people[1], table) as there, Ear(Somebody(pair[1]), table) as stranger:
        seq = 0
        while here.last["turn"]:
            for seat, ear in enumerate((here, there)):
                ear.hear(seq)
                seq = max(seq, decide(people[seat], table, seat, rng))
            for ear in (here, there, stranger):
                ear.hear(seq)
    assert here.last["view"]["points"] == there.last["view"]["points"] == stranger.last["view"]["points"]
    for ear, person in ((here, ann), (there, people[1])):
        seat = 0 if person is ann else 1
        for server in pair:
            assert at(server, person).update(table, seat=seat)["entries"] == ear.entries
    records = {Somebody(server).http.get(f"/api/tables/{table}/record").content for server in pair}
    assert len(records) == 1


def test_who_is_there_is_known_at_both_processes(pair: tuple[Running, Running]) -> None:
    table, ann, ben = two_people(pair[0])
    with Ear(ann, table) as here:
        here.presence([0], 0)
        with Ear(at(pair[1], ben), table) as there:
            here.presence([0, 1], 0)
            there.presence([0, 1], 0)
            with Ear(Somebody(pair[1]), table):
                here.presence([0, 1], 1)
                there.presence([0, 1], 1)
            here.presence([0, 1], 0)
        here.presence([0], 0)


def test_bots_of_a_process_that_died_go_on_at_the_other(
    third_game: None, pair: tuple[Running, Running], tmp_path: Path
) -> None:
    """A table of bots whose process is killed at once is played to its end by one that never heard of it."""
    with Running(pair[0].database, tmp_path) as third:
        host = Somebody(third, "Ann")
        table = host.open(["random", "random"], start=True)
        third.kill()
    with Ear(at(pair[0], host), table) as ear:
        while ear.last["turn"]:
            ear.hear(ear.last["seq"] + 1)
        assert ear.last["view"]["result"] is not None


def test_whoever_sits_at_a_table_can_look_as_a_spectator(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "random"], start=True)
    assert "hand" in ann.update(table)["view"]
    with ann.live(table, seat=-1) as socket:
        heard = hear(socket)
    for seen in (ann.update(table, seat=-1), heard):
        assert seen["viewer"] is None
        assert "hand" not in seen["view"]
    position = ann.update(table)["position"]
    own, theirs = (ann.get(f"/api/tables/{table}/at/{position}", seat=seat) for seat in (0, -1))
    assert "hand" in own["view"]
    assert "hand" in own["private"]
    assert "zones" in own["view"]
    assert "zones" not in own["private"]
    assert "hand" not in theirs["view"]
    assert "hand" not in theirs["private"]
    assert ann.get(f"/api/tables/{table}/preview", seat=-1)["preview"]["cards"] is None
