"""Killed at any moment, the server has lost nothing that it ever said, and has done nothing twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from secrets import randbits, token_hex

import asyncpg
import httpx
import orjson
import pytest
from crowd import PATIENCE, Crowd, Sitting
from running import Running, Somebody, hear, seated
from servers import database_for
from sqlalchemy import select

from moonstone.engine import Record
from moonstone.server.settings import database_url
from moonstone.server.storage import schema
from moonstone.server.storage.database import connect
from moonstone.server.storage.log_store import LogStore
from moonstone.server.storage.notifications import LOCK_CLASS
from moonstone.server.storage.results import read_results, result_row
from moonstone.tables import snapshot
from moonstone.tables.entries import LogEntry, Moved, WithMatchEntries
from moonstone.tables.listing import results
from moonstone.tables.table import Table

CIRCLES = (
    ("greedy", "random"),
    ("person", "live"),
    ("live", "greedy"),
    ("person", "random", "live"),
)
"""Who sits at the tables that are played at the same time."""
SEED = "MOONSTONE_SEED"
MARK = "MOONSTONE_KILLED"

MANY = pytest.param(52, marks=pytest.mark.soak)
quick_or_soak = pytest.mark.parametrize("kills", [2, MANY])
long_or_soak = pytest.mark.parametrize("kills", [pytest.param(2, marks=pytest.mark.long), MANY])


class Mortal(Running):
    """A server of which nothing may be left in the end, not even what it had started when it was killed."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        super().__init__(database, folder, *arguments)
        self.mark = token_hex(8)
        self.environment[MARK] = self.mark
        self.pids: set[str] = set()

    def wait(self) -> None:
        """Until it answers; not asked before it listens, since many starts are waited for."""
        assert self.process is not None
        self.pids.add(str(self.process.pid))
        wait_until(self._listens, "the server does not start")
        super().wait()

    def _listens(self) -> bool:
        assert self.process is not None
        with socket.socket() as probe:
            return self.process.poll() is not None or probe.connect_ex(("127.0.0.1", self.port)) == 0

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        wait_until(lambda: not self.processes(), "processes are left over")

    def processes(self) -> list[Path]:
        """All that live of those that this server has started, also without their parent; where /proc tells."""
        return [process for process in Path("/proc").glob("[0-9]*") if self._is_mine(process)]

    def _is_mine(self, process: Path) -> bool:
        try:
            marked = f"{MARK}={self.mark}".encode() in (process / "environ").read_bytes()
            return marked or process.name in self.pids
        except OSError:
            return False


@pytest.fixture
def rng() -> Random:
    """All that is left to chance. The seed is printed if the test fails."""
    seed = os.environ.get(SEED) or str(randbits(32))
    print(f"to repeat: {SEED}={seed}")
    return Random(seed)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return database_for("sqlite", tmp_path, request)
    return str(request.getfixturevalue("own_postgres"))


@quick_or_soak
def test_killed_at_random_moments(database: str, tmp_path: Path, rng: Random, kills: int) -> None:
    """Everything dies at once, again and again; people go on where they were, and so do the bots.

    Now and then the server is first stopped as a person would: it leaves a snapshot of every game to go on from.
    """
    with Mortal(database, tmp_path) as server, Crowd([server], CIRCLES, str(rng.random())) as crowd:
        for kill in range(kills):
            wait_for_a_moment(crowd, rng)
            if kill % 6 == 5:
                server.stop()
                server.start()
                wait_for_a_moment(crowd, rng)
            server.kill()
            check_unfinished(database)
            server.start()
        crowd.finish()
        check_all(crowd.sittings, database, server, rng)
        assert not any(sitting.refused for sitting in crowd.sittings)


@long_or_soak
def test_one_of_two_workers_is_killed_again_and_again(
    own_postgres: str, tmp_path: Path, rng: Random, kills: int
) -> None:
    """A worker dies with all its connections; the other takes on its tables and its bots until it is replaced."""
    with (
        Mortal(own_postgres, tmp_path, "--workers", "2") as server,
        Crowd([server], CIRCLES, str(rng.random())) as crowd,
    ):
        for _ in range(kills):
            workers = two_workers(server)
            wait_for_a_moment(crowd, rng)
            kill_worker(server, rng.choice(workers))
            check_unfinished(own_postgres)
        crowd.finish()
        check_all(crowd.sittings, own_postgres, server, rng)


@long_or_soak
def test_one_of_two_servers_is_killed_again_and_again(
    own_postgres: str, tmp_path: Path, rng: Random, kills: int
) -> None:
    """Of two servers on one database one dies; its people move to the other and find everything there."""
    with ExitStack() as stack:
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        servers = [stack.enter_context(Mortal(own_postgres, folder)) for folder in folders]
        crowd = stack.enter_context(Crowd(servers, CIRCLES, str(rng.random())))
        for _ in range(kills):
            wait_for_a_moment(crowd, rng)
            server = rng.choice(servers)
            server.kill()
            check_unfinished(own_postgres)
            wait_for_a_moment(crowd, rng)
            server.start()
        crowd.finish()
        check_all(crowd.sittings, own_postgres, rng.choice(servers), rng)


@long_or_soak
def test_bots_go_on_by_themselves(database: str, tmp_path: Path, rng: Random, kills: int) -> None:
    """Killed while bots think, the server goes on with their games when it is back, though nobody has come."""
    sittings: list[Sitting] = []

    def gone_on(aim: int) -> bool:
        stored = stored_tables(database).values()
        return sum(seq for _, seq in stored) >= aim or all(phase == "over" for phase, _ in stored)

    with Mortal(database, tmp_path) as server:
        for _ in range(kills):
            if gone_on(1 << 30):
                sittings += [bots_alone(server, bots) for bots in (["greedy", "random", "greedy"], ["random"] * 5)]
            aim = sum(seq for _, seq in stored_tables(database).values()) + rng.randrange(60)
            wait_until(partial(gone_on, aim), "the bots do not go on")
            server.kill()
            check_unfinished(database)
            server.start()
        wait_until(partial(gone_on, 1 << 30), "the bots do not finish")
        check_all(sittings, database, server, rng)


def test_a_server_that_has_heard_nothing_knows_everything_that_people_know(
    own_postgres: str, tmp_path: Path, rng: Random
) -> None:
    """A person from another server is shown nothing older than they have seen, and a repeated move is done once.

    The server they come to has lost, for a moment, the connection over which it hears of what the others do.
    """
    (tmp_path / "two").mkdir()
    with Mortal(own_postgres, tmp_path) as first, Mortal(own_postgres, tmp_path / "two") as second:
        table, people = seated(first, 2)
        for number in range(3):
            for person in people:
                come_to(second, person).update(table)
                come_to(first, person)
            deafen(second, own_postgres)
            for _ in range(4):
                seat = people[0].table(table)["turn"][0]
                update = people[seat].update(table, seat=seat)
                key, position = f"{number}-{update['position']}", update["position"]
                move = rng.choice(update["moves"])
                answer = people[seat].move(table, seat, position, move, key)
            person, seq = come_to(second, people[seat]), answer["entry"]["seq"]
            match number:
                case 0:
                    assert person.move(table, seat, position, move, key) == answer
                case 1:
                    assert person.update(table, seq)["seq"] == seq
                case 2:
                    with person.live(table, since=seq) as line:
                        assert hear(line)["seq"] == seq


def come_to(server: Running, person: Somebody) -> Somebody:
    """The person, from now on at another server."""
    person.server = server
    person.http.base_url = httpx.URL(server.url)
    return person


def deafen(server: Running, database: str) -> None:
    """Cut the connection over which a server hears of the others, once it has one."""
    worker = httpx.get(f"{server.url}/health", timeout=30, verify=False).json()["worker"]
    lock = "FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND granted"

    async def cut() -> None:
        connection = await asyncpg.connect(database)
        end = time.monotonic() + PATIENCE
        while not await connection.fetchval(f"SELECT pg_terminate_backend(pid) {lock}", LOCK_CLASS, worker):
            assert time.monotonic() < end, "the server does not listen"
        while await connection.fetchval(f"SELECT pid {lock}", LOCK_CLASS, worker):
            assert time.monotonic() < end, "the server goes on listening"
        await connection.close()

    asyncio.run(cut())


def wait_for_a_moment(crowd: Crowd, rng: Random) -> None:
    """Until the next blow. Often it comes very soon, so that what was just begun is hit."""
    crowd.wait_for(rng.choice([0, 1, rng.randrange(10), rng.randrange(100), rng.randrange(200)]))
    time.sleep(rng.random() * 0.02)


def wait_until(is_so: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, otherwise
        time.sleep(0.1)


def two_workers(server: Running) -> list[int]:
    """The processes that answer, once there are two."""
    found: set[int] = set()

    def are_two() -> bool:
        try:
            found.add(httpx.get(f"{server.url}/health", timeout=5, verify=False).json()["process"])
        except httpx.TransportError:
            found.clear()
        found.intersection_update(pid for pid in found if is_alive(pid))
        return len(found) > 1

    wait_until(are_two, "there is no second worker")
    return sorted(found)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def kill_worker(server: Running, pid: int) -> None:
    """SIGKILL to one worker alone; what it has started is to end by itself."""
    assert server.process is not None
    assert os.getpgid(pid) == server.process.pid
    os.kill(pid, signal.SIGKILL)


def bots_alone(server: Running, bots: Sequence[str]) -> Sitting:
    """A table of bots whose host has left."""
    host = Somebody(server, "Ann")
    table = host.open(bots, start=True)
    host.http.close()
    return Sitting(table)


@asynccontextmanager
async def log_store_of(database: str) -> AsyncIterator[LogStore]:
    """A look past the server at what is stored."""
    engine = connect(database_url(database))
    try:
        yield LogStore(engine, 0)
    finally:
        await engine.dispose()


def stored_tables(database: str) -> dict[str, tuple[str, int]]:
    """By id: the phase of a table and the number of its last row."""

    async def read() -> dict[str, tuple[str, int]]:
        async with log_store_of(database) as store, store.engine.connect() as connection:
            tables = schema.tables.c
            found = await connection.execute(select(tables.id, tables.phase, tables.seq))
            return {table: (phase, seq) for table, phase, seq in found}

    return asyncio.run(read())


def rows_of(database: str, tables: Sequence[str]) -> dict[str, list[LogEntry]]:
    """The logs of tables. Snapshots with what follows, and results, are what the whole log leads to."""

    async def read() -> dict[str, list[LogEntry]]:
        logs = {}
        async with log_store_of(database) as store:
            for table in tables:
                loaded, _ = await store.load(table)
                logs[table] = await store.read(table)
                folded = Table.fold(logs[table][: loaded.seq + 1])
                assert snapshot.dump(loaded) == snapshot.dump(folded)
                if folded.seq == logs[table][-1].seq:
                    assert await read_results(store.engine, table) == [result_row(one) for one in results(folded)]
        return logs

    return asyncio.run(read())


def check_unfinished(database: str) -> None:
    """The games that are being played can be read back."""
    rows_of(database, [table for table, (phase, _) in stored_tables(database).items() if phase == "playing"])


def check_all(sittings: Sequence[Sitting], database: str, server: Running, rng: Random) -> None:
    """Every game is over, and everything that anybody was told is so. Tables nobody was told of never began."""
    stored = stored_tables(database)
    assert {stored.pop(sitting.table)[0] for sitting in sittings} == {"over"}
    assert {phase for phase, _ in stored.values()} <= {"open"}
    logs = rows_of(database, [sitting.table for sitting in sittings])
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as http:
        for sitting in sittings:
            rows = logs[sitting.table]
            check_deeds(sitting, rows)
            check_sights(sitting, Table.fold(rows))
            check_snapshot(rows, rng.randrange(1, len(rows)))
            check_bots(rows)
            check_record(Record.loads(http.get(f"/api/tables/{sitting.table}/record").content), rows)
    done, refused = sum(len(one.done) for one in sittings), sum(len(one.refused) for one in sittings)
    print(f"{len(logs)} games, {sum(map(len, logs.values()))} rows, {done} moves of people, {refused} stale")


def check_deeds(sitting: Sitting, rows: Sequence[LogEntry]) -> None:
    """Every deed was answered; what is acknowledged is stored once, as it was sent; what is refused is not stored."""
    stored = {row.key: row for row in rows if row.kind == "moved" and row.person is not None}
    assert {key: row.seq for key, row in stored.items()} == sitting.done
    assert sitting.sent.keys() - sitting.done.keys() == sitting.refused
    assert not sitting.refused & sitting.done.keys()
    for key, row in stored.items():
        deed = sitting.sent[str(key)]
        assert (row.person, row.seat) == (deed.person, deed.seat)
        assert isinstance(row.body, Moved)
        assert row.body.entries[0] == {"by": deed.seat, **deed.move}
    assert len(stored) == sum(row.kind == "moved" and row.person is not None for row in rows)


def check_sights(sitting: Sitting, table: Table) -> None:
    """Nobody ever saw anything happen that is not stored just so."""
    for (viewer, seq), entry in sitting.seen.items():
        assert json.loads(orjson.dumps(table.history[seq].seen_by(viewer))) == entry


def check_snapshot(rows: Sequence[LogEntry], length: int) -> None:
    """A snapshot made after so many rows, with those that follow, leads to where the whole log leads."""
    table = snapshot.load(rows[0].table_id, snapshot.dump(Table.fold(rows[:length])))
    table.apply_all(rows[length:])
    assert snapshot.dump(table) == snapshot.dump(Table.fold(rows))


def check_bots(rows: Sequence[LogEntry]) -> None:
    """Every question that a bot was asked is answered once."""
    table = Table(rows[0])
    for row in rows[1:]:
        if row.kind == "moved" and row.person is None:
            assert row.seat is not None
            pending = table.state.pending[row.seat]
            assert pending is not None
            assert row.key == f"bot:{row.seat}:{pending.position}"
        table.apply(row)
    keys = [row.key for row in rows if row.key is not None]
    assert len(set(keys)) == len(keys)


def check_record(record: Record, rows: Sequence[LogEntry]) -> None:
    """The record verifies, and holds just what the log holds: of each seat as many moves as were made for it."""
    record.verify()
    assert list(record.log) == [
        entry for row in rows if isinstance(row.body, WithMatchEntries) for entry in row.body.entries
    ]
    made = Counter(row.seat for row in rows if row.kind == "moved")
    assert Counter(entry["by"] for entry in record.log if entry["by"] != "nature") == made
