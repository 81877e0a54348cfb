"""Load for socket servers: tables of four sockets each, where every seat that owes a decision answers at once.

`python -m bench.load bare --port P --tables N --seconds D` waits a second, then counts for D seconds the moves that
came back to their mover, and prints one JSON line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter, process_time
from typing import Any, Protocol

import orjson

from bench.processes import Unavailable, new_event_loop, run_generator_of
from bench.websocket import HOST, Door, Socket

SEATS = 4
WARM_UP = 1.0


@dataclass(frozen=True, slots=True)
class Load:
    """What a load generator saw between the end of its warm-up and its last second."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    updates: int
    """Updates that arrived, at all sockets: four times the moves where every socket hears of every move."""
    bytes_per_update: float
    games: int
    """Tables that ended and were replaced."""
    refused: int
    cpu: float
    """The share of one core that the generator itself took: near 1 it measures itself, not the server."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


@dataclass(slots=True)
class Count:
    """What is counted while the window is open."""

    measuring: bool = False
    moves: int = 0
    updates: int = 0
    bytes: int = 0
    games: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    active: set[int] = field(default_factory=set)
    refusal: str = ""
    failure: str | None = None

    def load(self, seconds: float, cpu: float) -> Load:
        """The figures, once the window has closed."""
        ordered = sorted(self.latencies) or [0.0]
        p50, p99 = (round(ordered[int(len(ordered) * share)] * 1e3, 2) for share in (0.5, 0.99))
        size = round(self.bytes / max(self.updates, 1))
        share = round(cpu / seconds, 2)
        return Load(self.moves, round(seconds, 3), p50, p99, self.updates, size, self.games, self.refused, share)


class Seat:
    """One socket at a table, with the move that is under way, if any."""

    __slots__ = ("awaited", "key", "number", "offer", "position", "sent", "seq", "socket", "table")

    def __init__(self, table: Table, number: int) -> None:
        """A seat that has not moved yet."""
        self.table = table
        self.number = number
        self.socket: Socket | None = None
        self.sent = 0.0
        self.key = 0
        self.seq = 0
        self.position = 0
        self.awaited = 0
        self.offer = b"null"

    def say(self, message: bytes) -> None:
        """Send a move."""
        assert self.socket is not None
        self.sent = perf_counter()
        self.socket.say(message)

    def landed(self) -> None:
        """Count the move under way, which has come back."""
        count = self.table.count
        if count.measuring:
            count.moves += 1
            count.latencies.append(perf_counter() - self.sent)
            count.active.add(self.table.number)
        self.sent = 0.0


class Adapter(Protocol):
    """How one kind of server is spoken to."""

    port: int

    async def doors(self, table: int) -> list[Door]:
        """Open a table, and say where its seats connect."""

    def heard(self, seat: Seat, message: bytes) -> None:
        """Take a message in: tell the seat what has landed, let it say its move, end its table."""


class Table:
    """Four seats at one table after another."""

    def __init__(self, number: int, adapter: Adapter, count: Count) -> None:
        """A table that is yet to be opened."""
        self.number = number
        self.adapter = adapter
        self.count = count
        self.seats: list[Seat] = []
        self.opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the table and seat four sockets."""
        doors = await self.adapter.doors(self.number)
        self.seats = [Seat(self, number) for number in range(SEATS)]
        for seat, door in zip(self.seats, doors, strict=True):
            made = Socket(door, self.adapter.port, self.ear(seat), self.fail)
            seat.socket = made
            await made.connect()

    def ear(self, seat: Seat) -> Callable[[bytes], None]:
        """What a seat's socket calls with every message."""
        heard = self.adapter.heard
        return lambda message: heard(seat, message)

    def fail(self, sentence: str) -> None:
        """Keep the first failure, which ends the run."""
        self.count.failure = self.count.failure or sentence

    def over(self) -> None:
        """Hang up, and open a fresh table in this one's place."""
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()
        self.count.games += self.count.measuring
        self.opening = asyncio.create_task(self.reopen())

    async def reopen(self) -> None:
        """Open the next table; a failure is the run's."""
        try:
            await self.open()
        except OSError as error:
            self.fail(f"A fresh table could not be opened: {error}.")


class Bare:
    """The bare server of `bench.bare`: an update starts with the seat whose turn it is."""

    MOVE = b'{"type":"move","key":"' + b"x" * 226 + b'"}'
    TURN = len(b'{"turn":')

    def __init__(self, port: int, seed: int) -> None:
        """Nothing is random here."""
        self.port = port

    async def doors(self, table: int) -> list[Door]:
        """The bare server opens a table for anybody."""
        return [Door(f"/{table}/{seat}") for seat in range(SEATS)]

    def heard(self, seat: Seat, message: bytes) -> None:
        """Every message is an update."""
        count = seat.table.count
        if count.measuring:
            count.updates += 1
            count.bytes += len(message)
        if seat.sent:
            seat.landed()
        if message[self.TURN] - 48 == seat.number:
            seat.say(self.MOVE)


class Moonstone:
    """Our own server: guests sit down at tables of Charon, Inc., play random moves until the game is over, and then
    the next game, for which the first of them asks for a rematch.
    """

    HEAD = re.compile(rb'\{"type":"update","seq":(\d+),"position":(\d+),')
    MOVES = b'"moves":'
    AFTER_MOVES = b',"undo":'

    def __init__(self, port: int, seed: int) -> None:
        """The guests of a table stay the same from game to game."""
        self.port = port
        self.random = random.Random(seed)
        self.guests: dict[int, list[str]] = {}
        self.played: dict[int, str] = {}
        """By table: the path of its last game."""
        self.lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        """Connections that stand open for the next request, as a browser keeps them."""

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
        """Post JSON; the answer, and the session cookie if one was set."""
        payload = orjson.dumps(body)
        sent = f"Cookie: {cookie}\r\n" if cookie else ""
        request = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nOrigin: http://{HOST}:{self.port}\r\n{sent}"
            f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n".encode()
            + payload
        )
        head = b""
        while not head:
            kept = self.lines.pop() if self.lines else None
            reader, writer = kept or await asyncio.open_connection(HOST, self.port)
            writer.write(request)
            try:
                head = await reader.readuntil(b"\r\n\r\n")
            except (asyncio.IncompleteReadError, ConnectionError):
                # The server hangs up on lines that were silent for some seconds.
                if kept is None:
                    raise OSError(f"{path} was not answered") from None
        first, *lines = head.decode().split("\r\n")
        headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
        answer = await reader.readexactly(int(dict(headers)["content-length"]))
        self.lines.append((reader, writer))
        if not first.startswith("HTTP/1.1 2"):
            raise OSError(f"{path} was answered {first}: {answer.decode(errors='replace')[:200]}")
        cookies = [value.partition(";")[0] for name, value in headers if name == "set-cookie"]
        mine = [text for text in cookies if text.startswith("moonstone_session=")]
        return orjson.loads(answer), mine[0] if mine else ""

    async def doors(self, table: int) -> list[Door]:
        """The next game of four guests, opened and started by the first; to their first one the others sit down."""
        if table not in self.guests:
            names = [f"Guest {table} {seat}" for seat in range(SEATS)]
            self.guests[table] = [(await self.post("/api/guests", {"name": name}))[1] for name in names]
        host, *others = guests = self.guests[table]
        if table in self.played:
            opened, _ = await self.post(f"{self.played[table]}/rematch", {}, host)
            path = f"/api/tables/{opened['id']}"
        else:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
            opened, _ = await self.post("/api/tables", {"game": "charon", "seats": seats}, host)
            path = f"/api/tables/{opened['table']['id']}"
            for number, guest in enumerate(others, 1):
                await self.post(f"{path}/seats/{number}/sit", {}, guest)
        self.played[table] = path
        await self.post(f"{path}/start", {}, host)
        return [Door(f"{path}/live?seat={number}", guest) for number, guest in enumerate(guests)]

    def heard(self, seat: Seat, message: bytes) -> None:
        """Most updates ask nothing of the seat that hears them, so that only their head is read."""
        head = self.HEAD.match(message)
        if head is not None:
            self.updated(seat, int(head[1]), int(head[2]), message)
            return
        told = orjson.loads(message)
        match told["type"]:
            case "done":
                seat.key, seat.awaited = 0, told.get("seq", seat.awaited)
                self.settled(seat)
            case "refused":
                self.refused(seat, message)

    def updated(self, seat: Seat, seq: int, position: int, message: bytes) -> None:
        """Note what the seat is offered; whatever was under way may have landed with this update."""
        count = seat.table.count
        if count.measuring:
            count.updates += 1
            count.bytes += len(message)
        if b'"result":null' not in message and orjson.loads(message)["view"]["result"] is not None:
            self.ended(seat.table)
            return
        seat.seq, seat.position = seq, position
        start = message.rindex(self.MOVES) + len(self.MOVES)
        seat.offer = message[start : message.rindex(self.AFTER_MOVES)]
        self.settled(seat)

    def settled(self, seat: Seat) -> None:
        """With both the receipt and the update the move has landed; then the seat answers what it owes."""
        if seat.key or seat.seq < seat.awaited:
            return
        if seat.sent:
            seat.landed()
        if seat.offer != b"null":
            self.answer(seat)

    def answer(self, seat: Seat) -> None:
        """One of the moves on offer, at random."""
        moves = orjson.loads(seat.offer)
        seat.offer, seat.key, seat.awaited = b"null", self.random.getrandbits(60) + 1, seat.seq + 1
        said = {
            "type": "move",
            "key": f"{seat.key:x}",
            "seat": seat.number,
            "position": seat.position,
            "move": moves[int(self.random.random() * len(moves))],
        }
        seat.say(orjson.dumps(said))

    def refused(self, seat: Seat, message: bytes) -> None:
        """Where several seats owe a decision, moves may cross: what was offered since then is answered instead."""
        count = seat.table.count
        count.refused += count.measuring
        count.refusal = message.decode()[:300]
        seat.key, seat.awaited, seat.sent = 0, 0, 0.0
        self.settled(seat)

    def ended(self, table: Table) -> None:
        """The game is over: its last move is counted, and the table cleared."""
        for seat in table.seats:
            if seat.sent:
                seat.landed()
        table.over()


ADAPTERS: dict[str, Callable[[int, int], Adapter]] = {"bare": Bare, "moonstone": Moonstone}


async def generate(adapter: Adapter, tables: int, seconds: float) -> Load:
    """Open the tables, let them warm up, and count."""
    count = Count()
    opened = [Table(number, adapter, count) for number in range(tables)]
    for table in opened:
        await table.open()
    await asyncio.sleep(WARM_UP)
    count.measuring = True
    began, cpu = perf_counter(), process_time()
    while perf_counter() - began < seconds and count.failure is None:
        await asyncio.sleep(min(0.1, max(0.0, seconds - (perf_counter() - began))))
    count.measuring = False
    took, used = perf_counter() - began, process_time() - cpu
    if count.failure is None and len(count.active) < tables:
        count.failure = f"{tables - len(count.active)} of {tables} tables made no move. {count.refusal}".strip()
    if count.failure is not None:
        raise Unavailable(count.failure)
    return count.load(took, used)


def run_generator(command: Sequence[str], seconds: float, **options: Any) -> Load:
    """Run a load generator as a process of its own, and read its line."""
    return Load(**run_generator_of(command, seconds, **options))


def measure(kind: str, port: int, tables: int, seconds: float, seed: int = 1) -> Load:
    """Put load on a server of a kind that `ADAPTERS` knows, from a process of its own."""
    options = {"port": port, "tables": tables, "seconds": seconds, "seed": seed}
    flags = [text for name, value in options.items() for text in (f"--{name}", str(value))]
    return run_generator([sys.executable, "-m", "bench.load", kind, *flags], seconds)


def main() -> int:
    """Generate load, print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=ADAPTERS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    adapter = ADAPTERS[given.kind](given.port, given.seed)
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            load = runner.run(generate(adapter, given.tables, given.seconds))
    except (Unavailable, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(asdict(load)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
