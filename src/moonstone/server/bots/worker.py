"""A process in which bots think: jobs come in as JSON lines, answers go out as JSON lines. It knows no table.

python -m moonstone.server.bots.worker
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from moonstone.bots import Observation, make
from moonstone.bots.analysis import curve as go_along
from moonstone.bots.search import advise
from moonstone.engine import CampaignFile, Record, Refused, load
from moonstone.server.http.errors import to_problem_json
from moonstone.tables.campaign_files import read_campaign_file


def think(job: dict[str, Any]) -> dict[str, Any]:
    """What a bot decides, from the game, the state, the seat, the bot's name or command, a seed and its time."""
    game = load(job["game"], job["printed"])
    state = game.state_from_json(job["state"])
    bot = make(job["bot"], Random(job["seed"]), job["seconds"])
    return bot.choose(Observation(game, state, job["seat"])).to_json()


def hint(job: dict[str, Any]) -> list[dict[str, Any]]:
    """What looks best for a seat, from the game, the state, the seat, how often to look ahead, and the time at most."""
    game = load(job["game"], job["printed"])
    thoughts = advise(game, game.state_from_json(job["state"]), job["seat"], job["looks"], job["seconds"])
    return [thought.to_json() for thought in thoughts]


def curve(job: dict[str, Any]) -> list[dict[str, Any]]:
    """How the chances went along a recorded game, from so many looks at each decision."""
    points = go_along(Record.loads(job["record"]).replay(), job["looks"])
    return [{"position": position, "chances": [round(chance, 4) for chance in chances]} for position, chances in points]


def verify(job: dict[str, Any]) -> dict[str, Any]:
    """What a record is, once every move and draw of it has been checked: its entries and whether it is finished."""
    match = Record.loads(job["record"]).verify()
    return {"log": [entry.to_json() for entry in match.log], "over": match.state.result is not None}


def verify_campaign(job: dict[str, Any]) -> dict[str, Any]:
    """What a campaign's file tells, once every seal, move and draw of it has been checked."""
    return read_campaign_file(CampaignFile.loads(job["file"]))


JOBS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "think": think,
    "hint": hint,
    "curve": curve,
    "verify": verify,
    "verify campaign": verify_campaign,
}


def answer(line: bytes) -> dict[str, Any]:
    """The answer to one job."""
    job = json.loads(line)
    try:
        return {"answer": JOBS[job["job"]](job)}
    except Refused as refused:
        return {"refused": to_problem_json(refused.refusal)}


def _end_with_parent() -> None:
    """A bot may think for ever; a process without a server must not."""
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
            answers.write(json.dumps(answer(line)).encode() + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
