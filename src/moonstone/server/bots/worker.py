"""A process in which bots decide: jobs come in as JSON lines, answers go out as JSON lines. It knows no table.

python -m moonstone.server.bots.worker [BYTES]

With a number of bytes, it can take no more memory than that.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from random import Random
from typing import Final

from moonstone.bots import Observation, make
from moonstone.bots.analysis import curve as go_along
from moonstone.bots.analysis import turning_points as find_turning_points
from moonstone.bots.search import advise
from moonstone.engine import AnyGame, CampaignFile, Json, Move, Record, Refusal, Refused, State, editions_of, load
from moonstone.server.bots.jobs import (
    CurveJob,
    DecideJob,
    HintJob,
    Job,
    Position,
    ReadEditionJob,
    TurningPointsJob,
    VerifiedRecord,
    VerifyCampaignJob,
    VerifyRecordJob,
)
from moonstone.server.http.errors import to_problem_json
from moonstone.tables.campaign_files import read_campaign_file

ADDRESSES: Final = 1 << 30
"""How many addresses a process may have beyond its memory: its programs and libraries."""
TOO_MUCH: Final = Refusal("too-large", "What you have sent takes more memory to read than there is for it.")


def decide(job: DecideJob) -> Json:
    """The move that a bot decides on."""
    game, state = _position(job)
    bot = make(job["bot"], Random(job["seed"]), job["seconds"])
    return bot.choose(Observation(game, state, job["seat"])).to_json()


def hint(job: HintJob) -> Json:
    """The best moves for a seat."""
    game, state = _position(job)
    evaluations = advise(game, state, job["seat"], job["simulations"], job["seconds"])
    return [evaluation.to_json() for evaluation in evaluations]


def curve(job: CurveJob) -> Json:
    """Everybody's chance of victory at each decision of a recorded game."""
    points = go_along(Record.loads(job["record"]).replay(), job["simulations"])
    return [
        {"position": position, "win_probabilities": [round(chance, 4) for chance in chances]}
        for position, chances in points
    ]


def read_edition(job: ReadEditionJob) -> Json:
    """Read an edition from text, and prove that a game can be made of it."""
    editions = editions_of(load(job["game"]))
    data = editions.read(job["text"])
    editions.with_data(data)
    return data


def turning_points(job: TurningPointsJob) -> Json:
    """The decisions of a seat that cost it most."""
    match = Record.loads(job["record"]).replay()
    return [point.to_json() for point in find_turning_points(match, job["seat"], job["simulations"], job["seconds"])]


def verify_record(job: VerifyRecordJob) -> VerifiedRecord:
    """What a record holds, once every move and draw of it has been checked."""
    match = Record.loads(job["record"]).verify()
    return {"log": [entry.to_json() for entry in match.log], "over": match.state.result is not None}


def verify_campaign(job: VerifyCampaignJob) -> Json:
    """What a campaign's file holds, once every hash, move and draw of it has been checked."""
    return read_campaign_file(CampaignFile.loads(job["file"]))


def run(job: Job) -> object:
    """The answer to one job, as plain data; Refused if it cannot be done."""
    match job["job"]:
        case "ping":
            return None
        case "decide":
            return decide(job)
        case "hint":
            return hint(job)
        case "curve":
            return curve(job)
        case "read edition":
            return read_edition(job)
        case "turning points":
            return turning_points(job)
        case "verify record":
            return verify_record(job)
        case "verify campaign":
            return verify_campaign(job)


def answer(line: bytes) -> bytes:
    """The answer to the job in a line, as an `Answer` in another."""
    try:
        found = {"answer": run(json.loads(line)), "refused": None}
    except Refused as refused:
        found = {"answer": None, "refused": to_problem_json(refused.refusal)}
    except (MemoryError, RecursionError):
        found = {"answer": None, "refused": to_problem_json(TOO_MUCH)}
    return json.dumps(found).encode() + b"\n"


def _position(job: Position) -> tuple[AnyGame, State[Move]]:
    game = load(job["game"], job["edition"], job["rules"])
    return game, game.state_from_json(job["state"])


def _limit_memory(most: int) -> None:
    """Let this process have no more than so many bytes, where the system can hold it to that."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        for name in ("RLIMIT_DATA", "RLIMIT_AS"):
            limit = most if name == "RLIMIT_DATA" else most + ADDRESSES
            with suppress(AttributeError, OSError, ValueError):
                resource.setrlimit(getattr(resource, name), (limit, limit))


def _end_with_parent() -> None:
    """A bot may go on for ever; a process without a server must not."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    """Answer jobs until the server hangs up. What a bot prints goes to the log, not among the answers."""
    _end_with_parent()
    if len(sys.argv) > 1:
        _limit_memory(int(sys.argv[1]))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that a command which is being asked ends, too
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answers.write(b"ready\n")
    answers.flush()
    with suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            answers.write(answer(line))
            answers.flush()


if __name__ == "__main__":
    main()
