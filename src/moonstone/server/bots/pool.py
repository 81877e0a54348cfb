"""The processes in which bots decide. The event loop hands out jobs and never waits for one."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from time import perf_counter
from typing import cast

import orjson

from moonstone.bots import is_command, resolve_name
from moonstone.bots.subprocess import START_SECONDS
from moonstone.engine import Json, Match, Refusal, Refused, edition_data
from moonstone.server import metrics
from moonstone.server.bots.jobs import (
    Answer,
    CurveJob,
    DecideJob,
    HintJob,
    Job,
    Position,
    TurningPointsJob,
    VerifiedRecord,
)

LONGEST_LINE = 1 << 25
GRACE = 10.0
"""Seconds a process has to start, and to play any legal move, on a busy machine."""
TIMELY = 0.6
"""The share of its time after which a bot should come to an end by itself, before it is stopped."""
HINT_SIMULATIONS = 400
"""How many simulations a hint takes: a second or less for most decisions."""
CURVE_SIMULATIONS = 12
"""How many simulations each decision of a finished game takes for its curve."""
CURVE_SECONDS = 60.0
TURNING_POINT_SIMULATIONS = 64
"""How many simulations the first look at each decision of a seat takes."""
TURNING_POINT_SECONDS = 20.0
"""How long the turning points of one seat may be looked for."""
ANALYSES = 128
"""How many curves and turning points are remembered."""
MOST_WAITING = 16
"""How many analyses may wait for the one that is worked out."""
STOP_SECONDS = 1.0
"""Seconds a process has to stop what it has started itself, before it is killed."""

logger = logging.getLogger("moonstone.bots")


class BotProcessError(Exception):
    """A process hung, died or wrote nonsense. It has been stopped."""


class BotProcess:
    """One process, started when it is first needed and again when it was stopped."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def run(self, job: Job, seconds: float) -> Json:
        """The job's answer; Refused if it was refused, BotProcessError if there was none in time."""
        starting = False
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "moonstone.server.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
            starting = True
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            if starting:
                await asyncio.wait_for(process.stdout.readline(), GRACE)
            process.stdin.write(json.dumps(job).encode() + b"\n")  # states hold whole numbers of any size
            answer: Answer = orjson.loads(await asyncio.wait_for(process.stdout.readline(), seconds))
            result, refused = answer["answer"], answer["refused"]
        except (TimeoutError, OSError, ValueError, TypeError, KeyError) as error:
            await self.stop()
            raise BotProcessError(f"{type(error).__name__}: no answer within {seconds:g} seconds") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if refused is not None:
            raise Refused(Refusal(refused["code"], refused["text"], refused["args"]))
        return result

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), STOP_SECONDS)
            except TimeoutError:
                process.kill()
                await process.wait()


class BotPool:
    """A few processes and a queue; and one more, for what takes long, that no bot ever waits for."""

    def __init__(self, number: int, seconds: float) -> None:
        self.seconds = seconds
        self._all = [BotProcess() for _ in range(max(1, number))]
        self._free: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._analyst = BotProcess()
        self._analysing = asyncio.Lock()
        self._analyses: dict[tuple[str, int | None], asyncio.Future[Json]] = {}
        """What was worked out of recorded games, or is about to be: curves, and turning points by seat."""
        for process in self._all:
            self._free.put_nowait(process)

    async def end(self) -> None:
        """Stop all processes."""
        await asyncio.gather(*(process.stop() for process in (*self._all, self._analyst)))

    async def decide(self, match: Match, seat: int, bot: str, seed: str) -> Json:
        """A bot's decision. If it hangs, dies or plays an illegal move, any legal move is played for it."""
        began = perf_counter()
        state = match.state.copy()
        name = resolve_name(bot)
        job: DecideJob = {
            "job": "decide",
            **position_of(match, seat),
            "bot": name,
            "seed": seed,
            "seconds": self.seconds if is_command(name) else TIMELY * self.seconds,
        }
        try:
            if is_command(bot):
                raise Refused("commands-not-allowed", "A command plays only under the name it was given by --bot.")
            # A command is stopped by the process that asks it, which then has a reason to tell.
            limit = self.seconds + START_SECONDS + GRACE if is_command(name) else None
            move = await self.run(job, limit)
            refusal = state.why_not(seat, match.game.move_from_json(move))
            if refusal is None:
                return move
            raise Refused(refusal)
        except (BotProcessError, Refused) as failure:
            metrics.bot_failures.inc()
            logger.warning("the bot failed", extra={"bot": bot, "reason": str(failure)})
            return await self.run({**job, "bot": "random"}, self.seconds + GRACE)
        finally:
            metrics.thinking.observe(perf_counter() - began)

    async def hint(self, match: Match, seat: int) -> Json:
        """What looks best for a seat; Refused if it has nothing to decide, or the search came to no end."""
        try:
            job: HintJob = {
                "job": "hint",
                **position_of(match, seat),
                "simulations": HINT_SIMULATIONS,
                "seconds": TIMELY * self.seconds,
            }
            return await self.run(job, self.seconds + GRACE)
        except BotProcessError:
            raise Refused("no-hint-now", "The search came to no end in time. Try again in a moment.") from None

    async def curve(self, record: str) -> Json:
        """How the chances went along a recorded game."""
        return await self._analysis(
            (record, None), {"job": "curve", "record": record, "simulations": CURVE_SIMULATIONS}, CURVE_SECONDS
        )

    async def turning_points(self, record: str, seat: int) -> Json:
        """The decisions of a seat that cost it most along a recorded game, by what it could know."""
        job: TurningPointsJob = {
            "job": "turning points",
            "record": record,
            "seat": seat,
            "simulations": TURNING_POINT_SIMULATIONS,
            "seconds": TURNING_POINT_SECONDS,
        }
        return await self._analysis((record, seat), job, TURNING_POINT_SECONDS + GRACE)

    async def _analysis(self, key: tuple[str, int | None], job: CurveJob | TurningPointsJob, seconds: float) -> Json:
        """What there is to say of a recorded game. It is worked out once, however often it is asked.

        Analyses take turns in a process of their own. Where too many wait, another is refused.
        """
        if key not in self._analyses:
            if sum(not analysis.done() for analysis in self._analyses.values()) > MOST_WAITING:
                raise Refused("no-hint-now", "Too many games are being analysed. Try again in a moment.")
            if len(self._analyses) >= ANALYSES:
                del self._analyses[next(iter(self._analyses))]
            self._analyses[key] = asyncio.ensure_future(self._analyse(job, seconds))
        try:
            return await asyncio.shield(self._analyses[key])
        except BotProcessError:
            self._analyses.pop(key, None)
            raise Refused("no-hint-now", "The search came to no end in time. Try again in a moment.") from None

    async def _analyse(self, job: CurveJob | TurningPointsJob, seconds: float) -> Json:
        async with self._analysing:
            return await self._analyst.run(job, seconds)

    async def verify_record(self, record: str) -> VerifiedRecord:
        """What a record holds, once it has been checked; Refused if it is not sound."""
        return cast(VerifiedRecord, await self.run({"job": "verify record", "record": record}))

    async def run(self, job: Job, seconds: float | None = None) -> Json:
        """A job's answer, as soon as a process is free. It may take so many seconds, else as many as a bot."""
        process = await self._free.get()
        try:
            return await process.run(job, self.seconds if seconds is None else seconds)
        finally:
            self._free.put_nowait(process)


def position_of(match: Match, seat: int) -> Position:
    """What a process needs to decide for a seat."""
    game, state = match.game, match.state.to_json()
    return {"game": game.name, "rules": game.rules, "edition": edition_data(game), "state": state, "seat": seat}
