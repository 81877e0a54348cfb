"""Many at once: what one seat sends twenty times over is done once, and nobody is in anybody's way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random
from threading import Barrier
from typing import Any, TypeVar

import httpx
import orjson
import pytest
from running import Running, Somebody, until

from moonstone.engine import Match, Player, Record, load

MANY = 20
T = TypeVar("T")


@pytest.fixture(scope="module")
def on_postgres(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two processes on one database."""
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("postgres") for _ in range(2)]
        yield [stack.enter_context(Running(postgres_url, folder)) for folder in folders]


@pytest.fixture(params=["sqlite", "postgres", "two processes"])
def places(request: pytest.FixtureRequest) -> list[Running]:
    """The processes through which everything is done, in turn."""
    if request.param == "sqlite":
        return [request.getfixturevalue("sqlite_server")]
    both: list[Running] = request.getfixturevalue("on_postgres")
    return both if request.param == "two processes" else both[:1]


def everywhere(person: Somebody, places: Sequence[Running], number: int) -> list[httpx.Client]:
    """So many connections of one person, through all processes in turn."""
    cookies = dict(person.http.cookies)
    return [
        httpx.Client(base_url=places[n % len(places)].url, timeout=60, cookies=cookies, verify=False)
        for n in range(number)
    ]


def at_once(requests: Sequence[Callable[[], T]]) -> list[T]:
    """What requests give that are all begun together."""
    barrier = Barrier(len(requests))

    def run(request: Callable[[], T]) -> T:
        barrier.wait(60)
        return request()

    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(run, requests))


def posts(clients: Sequence[httpx.Client], path: str, bodies: Sequence[Any]) -> list[httpx.Response]:
    """The answers to requests sent together, one by each client."""
    for client in clients:
        client.get("/health")
    return at_once([partial(client.post, path, json=body) for client, body in zip(clients, bodies, strict=True)])


def people_at(places: Sequence[Running], number: int, *, start: bool = True) -> tuple[str, list[Somebody]]:
    people = [Somebody(places[n % len(places)], f"Person {n}") for n in range(number)]
    table = people[0].open(["me", *["open"] * (number - 1)])
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/seats/{seat}/sit")
    if start:
        people[0].post(f"/api/tables/{table}/start")
    return table, people


def numbers(places: Sequence[Running], table: str) -> list[int]:
    """The numbers of all that happened, in the end the same through every process."""

    def agreed() -> list[int] | None:
        found = [[one["seq"] for one in Somebody(place).update(table)["entries"]] for place in places]
        return found[0] if found.count(found[0]) == len(found) else None

    found: list[int] = until(agreed)
    assert found == list(range(len(found)))
    return found


def moves_of(person: Somebody, table: str) -> list[Any]:
    moves: list[Any] = until(lambda: person.update(table, since=1 << 30)["moves"])
    return moves


def test_of_many_decisions_of_one_seat_one_counts(places: list[Running]) -> None:
    """The others are told that the table has gone on, and how."""
    table, people = people_at(places, 3)
    update = people[0].update(table)
    moves = update["moves"]
    body = {"seat": 0, "position": update["position"]}
    bodies = [{**body, "key": f"key-{n}", "move": moves[n % len(moves)]} for n in range(MANY)]
    answers = posts(everywhere(people[0], places, MANY), f"/api/tables/{table}/moves", bodies)
    done = [answer for answer in answers if answer.status_code == 200]
    stale = [answer.json() for answer in answers if answer.status_code == 409]
    assert (len(done), len(stale)) == (1, MANY - 1)
    accepted = done[0].json()["entry"]
    for problem in stale:
        assert problem["code"] == "stale"
        assert problem["update"]["position"] == update["position"] + 1
        assert problem["update"]["entries"] == [accepted]
    assert numbers(places, table)[-1] == accepted["seq"] == update["seq"] + 1


def test_a_decision_sent_many_times_with_one_key_is_made_once(places: list[Running]) -> None:
    table, people = people_at(places, 2)
    update = people[0].update(table)
    body = {"seat": 0, "position": update["position"], "key": "once", "move": update["moves"][0]}
    clients = everywhere(people[0], places, MANY)
    answers = posts(clients, f"/api/tables/{table}/moves", [body] * MANY)
    answers += [client.post(f"/api/tables/{table}/moves", json=body) for client in clients[:2]]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert numbers(places, table)[-1] == update["seq"] + 1


def test_simultaneous_choices_are_all_accepted(places: list[Running]) -> None:
    """Everybody chooses at the same position, at the same time; so it goes in every round of a whole game."""
    table, people = people_at(places, 5)
    update = people[0].update(table)
    assert update["turn"] == [0, 1, 2, 3, 4]
    clients = [everywhere(person, [person.server], 1)[0] for person in people]
    bodies = [
        {"seat": seat, "position": update["position"], "key": "offer", "move": moves_of(person, table)[0]}
        for seat, person in enumerate(people)
    ]
    answers = posts(clients, f"/api/tables/{table}/moves", bodies)
    assert [answer.status_code for answer in answers] == [200] * 5
    assert sorted(answer.json()["entry"]["seat"] for answer in answers) == [0, 1, 2, 3, 4]
    assert len(numbers(places, table)) == update["seq"] + 6
    assert len(people[0].table(table)["turn"]) == 1


def test_talk_and_moves_do_not_get_in_each_others_way(places: list[Running]) -> None:
    host = Somebody(places[0], "Ann")
    table = host.open(["me", {"kind": "local", "name": "Bo"}], start=True)
    before = host.table(table)["seq"]

    def play() -> list[int]:
        rng, statuses = Random(1), []
        for number in range(30):
            update = host.update(table, since=1 << 30)
            body = {"seat": update["viewer"], "position": update["position"], "key": f"move-{number}"}
            answer = host.http.post(f"/api/tables/{table}/moves", json={**body, "move": rng.choice(update["moves"])})
            statuses.append(answer.status_code)
        return statuses

    def talk(client: httpx.Client, name: int) -> list[int]:
        said = [{"key": f"say-{name}-{number}", "text": f"{name} says {number}"} for number in range(15)]
        return [client.post(f"/api/tables/{table}/chat", json=body).status_code for body in said]

    talkers = [everywhere(Somebody(place, "Eve"), [place], 1)[0] for place in [*places, *places, *places][:4]]
    requests: list[Callable[[], list[int]]] = [play]
    requests += [partial(talk, client, name) for name, client in enumerate(talkers)]
    statuses = [status for several in at_once(requests) for status in several]
    assert set(statuses) == {200}
    assert len(numbers(places, table)) == before + 1 + len(statuses)
    entries = host.update(table, since=before)["entries"]
    assert sum(one["kind"] == "moved" for one in entries) == 30
    for name in range(len(talkers)):
        heard = [one["note"]["text"] for one in entries if one["note"].get("text", "").startswith(f"{name} ")]
        assert heard == [f"{name} says {number}" for number in range(15)]


def test_of_many_who_want_one_seat_one_gets_it(places: list[Running]) -> None:
    host = Somebody(places[0], "Ann")
    table = host.open(["me", "open"])
    wanting = [Somebody(places[n % len(places)], f"Person {n}") for n in range(8)]
    clients = [everywhere(person, [person.server], 1)[0] for person in wanting]
    answers = posts(clients, f"/api/tables/{table}/seats/1/sit", [{}] * len(clients))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
    assert numbers(places, table) == [0, 1]
    assert sum(person.table(table)["yours"] == [1] for person in wanting) == 1


def test_of_many_who_want_a_rematch_one_opens_it_and_all_find_it(places: list[Running]) -> None:
    ann = Somebody(places[0], "Ann")
    match, rng = Match.start(load("charon"), [Player("One"), Player("Two")], secret=bytes(32)), Random(2)
    while match.turn:
        seat = rng.choice(match.turn)
        match.play(seat, rng.choice(match.state.moves(seat)))
    table = ann.post("/api/records", **orjson.loads(Record.of(match).dumps()))["id"]
    answers = posts(everywhere(ann, places, 8), f"/api/tables/{table}/rematch", [{}] * 8)
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    (new,) = (answer.json()["id"] for answer in answers if answer.status_code == 201)
    assert {answer.json()["args"]["table"] for answer in answers if answer.status_code == 409} == {new}
    numbers(places, table)
    for client in everywhere(ann, places, len(places)):
        assert client.get(f"/api/tables/{table}").json()["rematch"] == new
    assert [one["id"] for one in ann.get("/api/tables", which="mine")["tables"]] == [new]
