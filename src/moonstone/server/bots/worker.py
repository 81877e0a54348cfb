"""A process in which bots decide: jobs come in as JSON lines, answers go out as JSON lines. It knows no table.

python -m moonstone.server.bots.worker
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

from moonstone.bots import Observation, make
from moonstone.bots.analysis import curve as go_along
from moonstone.bots.analysis import turning_points as find_turning_points
from moonstone.bots.search import advise
from moonstone.engine import AnyGame, CampaignFile, Json, Move, Record, Refused, State, load
from moonstone.server.bots.jobs import (
    CurveJob,
    DecideJob,
    HintJob,
    Job,
    Position,
    TurningPointsJob,
    VerifiedRecord,
    VerifyCampaignJob,
    VerifyRecordJob,
)
from moonstone.server.http.errors import to_problem_json
from moonstone.tables.campaign_files import read_campaign_file


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
        case "decide":
            return decide(job)
        case "hint":
            return hint(job)
        case "curve":
            return curve(job)
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
    return json.dumps(found).encode() + b"\n"


def _position(job: Position) -> tuple[AnyGame, State[Move]]:
    game = load(job["game"], job["edition"], job["rules"])
    return game, game.state_from_json(job["state"])


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
