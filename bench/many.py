"""Many open tables in one process: each has a live listener, and now here, now there somebody moves.

`python -m bench.many --port P --process PID` opens the tables, plays for a while and prints one JSON line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

import orjson

from bench.load import Moonstone
from bench.processes import Unavailable, new_event_loop, run_generator_of
from bench.websocket import Door, Socket

TABLES = 1000
SECONDS = 10.0
MOVES_PER_SECOND = 100
"""A move every ten seconds at each table: a thousand tables in lively play."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """What was seen."""

    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    memory_mb: float


class Listener:
    """One table, played by one person for both seats, with one socket."""

    def __init__(self, port: int, door: Door) -> None:
        self.socket = Socket(door, port, self.heard, self.fail)
        self.latest: bytes = b""
        self.sent = 0.0
        self.latencies: list[float] = []

    def fail(self, sentence: str) -> None:
        """A lost socket ends the run."""
        raise Unavailable(sentence)

    def heard(self, message: bytes) -> None:
        """An update: whatever was under way has landed."""
        if message.startswith(b'{"type":"update"'):
            self.latest = message
            if self.sent:
                self.latencies.append(perf_counter() - self.sent)
                self.sent = 0.0

    def move(self, rng: random.Random, number: int) -> None:
        """A random decision, if this seat owes one; else look from the other seat, which then does."""
        update = orjson.loads(self.latest)
        if self.sent or not update["turn"]:
            return
        if not update["moves"]:
            self.socket.say(orjson.dumps({"type": "look", "seat": update["turn"][0]}))
            return
        self.sent = perf_counter()
        move = {"type": "move", "key": f"m{number}", "seat": update["viewer"], "position": update["position"]}
        self.socket.say(orjson.dumps({**move, "move": rng.choice(update["moves"])}))


async def play(port: int, process: int) -> Crowd:
    """Open the tables, then move at one after the other."""
    rng = random.Random(1)
    api = Moonstone(port, 1)
    _, cookie = await api.post("/api/guests", {"name": "Everybody"})
    seats = [{"kind": "me"}, {"kind": "local", "name": "The other"}]
    listeners: list[Listener] = []
    for _ in range(TABLES):
        request = {"game": "charon", "seats": seats, "start": True}
        opened, _ = await api.post("/api/tables", request, cookie)
        listener = Listener(port, Door(f"/api/tables/{opened['table']['id']}/live", cookie))
        listeners.append(listener)
        await listener.socket.connect()
    while not all(listener.latest for listener in listeners):
        await asyncio.sleep(0.05)
    began = perf_counter()
    for number in range(int(SECONDS * MOVES_PER_SECOND)):
        listeners[rng.randrange(TABLES)].move(rng, number)
        await asyncio.sleep(max(0.0, began + (number + 1) / MOVES_PER_SECOND - perf_counter()))
    await asyncio.sleep(1.0)
    ordered = sorted(latency for listener in listeners for latency in listener.latencies)
    p50, p99 = (round(ordered[int(len(ordered) * share)] * 1e3, 2) for share in (0.5, 0.99))
    return Crowd(TABLES, len(ordered), p50, p99, round(memory_mb(process), 1))


def memory_mb(process: int) -> float:
    """What a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) / 1024


def measure_many(port: int, process: int) -> Crowd:
    """The same, from a process of its own."""
    command = [sys.executable, "-m", "bench.many", "--port", str(port), "--process", str(process)]
    return Crowd(**run_generator_of(command, 180))


def main() -> int:
    """Play, print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--process", type=int, required=True)
    given = parser.parse_args()
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            print(json.dumps(asdict(runner.run(play(given.port, given.process)))))
    except (Unavailable, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
