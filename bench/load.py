"""Load for socket servers: tables of four sockets each, where every seat that owes a decision answers at once.

`python -m bench.load bare --port P --tables N --seconds D` waits a second, then counts for D seconds the moves that
came back to their mover, and prints one JSON line. The frames are read and written here by hand, since on two cores
every microsecond of the generator is taken from the server: no compression, no fragments, a mask of noughts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic, perf_counter, process_time, sleep
from typing import Any, Protocol, cast

import orjson

HOST = "127.0.0.1"
SEATS = 4
WARM_UP = 1.0
ROOT = Path(__file__).parent.parent


class Unavailable(Exception):  # noqa: N818  it is no error of ours
    """A peer that cannot be measured here: one sentence for people, and its row is left out."""


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


@dataclass(frozen=True, slots=True)
class Door:
    """Where a seat's socket is opened, and with which cookie."""

    path: str
    cookie: str = ""


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A whole frame from a client, masked with noughts, which leave the payload as it is."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + b"\0\0\0\0" + payload
    return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Socket(asyncio.Protocol):
    """A WebSocket client that hands on whole text messages as bytes."""

    def __init__(self, door: Door, port: int, heard: Callable[[bytes], None], fail: Callable[[str], None]) -> None:
        """Prepare the handshake, which is sent as soon as the connection stands."""
        cookie = f"Cookie: {door.cookie}\r\n" if door.cookie else ""
        self.request = (
            f"GET {door.path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\n{cookie}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: bW9vbnN0b25lLWJlbmNoLQ==\r\n\r\n"
        ).encode()
        self.heard = heard
        self.fail = fail
        self.open = False
        self.closing = False
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        """A socket that the server closes is a failure of the run."""
        if not self.closing:
            self.fail(
                f"The server closed a socket: {error or self.rest.decode(errors='replace') or 'no reason given'}."
            )

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        if self.rest:
            data = self.rest + data
        if not self.open:
            head, end, frames = data.partition(b"\r\n\r\n")
            self.open = bool(end) and head.startswith(b"HTTP/1.1 101")
            if not self.open:
                self.rest = data
                return
            data = frames
        at, size = 0, len(data)
        while size - at >= 2 and not self.closing:
            length, start = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if start + length > size or start > size:
                break
            kind, at = data[at], start + length
            if kind == 0x81:
                self.heard(data[start:at])
            else:
                self.control(kind, data[start:at])
        self.rest = data[at:]

    def control(self, kind: int, payload: bytes) -> None:
        """Answer a ping; anything but a ping or a pong ends the run."""
        if kind == 0x89:
            self.transport.write(frame(payload, 0xA))
        elif kind != 0x8A:
            self.fail(f"The server sent a frame of kind {kind:#x}: {payload[2:].decode(errors='replace')}")

    def say(self, message: bytes) -> None:
        """Send a text message."""
        self.transport.write(frame(message))

    def close(self) -> None:
        """Say good-bye and hang up."""
        self.closing = True
        self.transport.write(frame(b"\x03\xe8", 8))
        self.transport.close()


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
        loop = asyncio.get_running_loop()
        doors = await self.adapter.doors(self.number)
        self.seats = [Seat(self, number) for number in range(SEATS)]
        for seat, door in zip(self.seats, doors, strict=True):
            made = Socket(door, self.adapter.port, self.ear(seat), self.fail)
            seat.socket = made
            await loop.create_connection(lambda made=made: made, HOST, self.adapter.port)  # type: ignore[misc]

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
        """The bare server opens a table for whoever comes."""
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


@contextmanager
def running(command: Sequence[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process in a group of its own, from the repository's root; the whole group is gone afterwards."""
    options = {"cwd": ROOT, "text": True, "start_new_session": True, **options}
    with subprocess.Popen(command, **options) as process:
        try:
            yield process
        finally:
            for sign, patience in ((signal.SIGTERM, 3.0), (signal.SIGKILL, 3.0)):
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, sign)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(patience)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def await_listening(process: subprocess.Popen[str], port: int, patience: float = 20.0) -> None:
    """Wait until a server answers on its port."""
    until = monotonic() + patience
    while monotonic() < until and process.poll() is None:
        with suppress(OSError), socket.create_connection((HOST, port), timeout=1.0):
            return
        sleep(0.05)
    raise Unavailable("The server did not start.")


def run_generator(command: Sequence[str], seconds: float, **options: Any) -> Load:
    """Run a load generator as a process of its own, and read its line."""
    return Load(**run_generator_of(command, seconds, **options))


def run_generator_of(command: Sequence[str], seconds: float, **options: Any) -> dict[str, Any]:
    """The line of any generator, run as a process of its own, as plain data."""
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as process:
        try:
            out, err = process.communicate(timeout=seconds + WARM_UP + 60)
        except subprocess.TimeoutExpired:
            raise Unavailable("The load generator did not come to an end.") from None
    if process.returncode:
        raise Unavailable(f"The load generator failed: {err.strip().splitlines()[-1:] or out}")
    line: dict[str, Any] = json.loads(out.splitlines()[-1])
    return line


def measure(kind: str, port: int, tables: int, seconds: float, seed: int = 1) -> Load:
    """Put load on a server of a kind that `ADAPTERS` knows, from a process of its own."""
    options = {"port": port, "tables": tables, "seconds": seconds, "seed": seed}
    flags = [text for name, value in options.items() for text in (f"--{name}", str(value))]
    return run_generator([sys.executable, "-m", "bench.load", kind, *flags], seconds)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's loop where it is installed, else Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


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
