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
from moonstone.server.bots.fair_queue import ANYBODY, Asker, FairQueue
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
from moonstone.server.handed_in import check_edition

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
READER_SECONDS = 20.0
"""How long the checking of what a guest has handed in may take."""
READER_MEMORY = 1 << 30
"""How many bytes it may take."""
MOST_WAITING = 4
"""How many analyses of one person may wait to be worked out."""
MOST_HANDED_IN = 4
"""How much of one guest may wait to be checked."""
MOST_FAILURES = 10
"""After so many jobs without an answer, something is wrong with all of them."""
TURNING_POINT_SIMULATIONS = 64
"""How many simulations the first look at each decision of a seat takes."""
TURNING_POINT_SECONDS = 20.0
"""How long the turning points of one seat may be looked for."""
ANALYSES = 128
"""How many curves and turning points are remembered."""
STOP_SECONDS = 1.0
"""Seconds a process has to stop what it has started itself, before it is killed."""

logger = logging.getLogger("moonstone.bots")


class BotProcessError(Exception):
    """A process hung, died or wrote nonsense. It has been stopped."""


class BotProcess:
    """One process, started when it is first needed and again when it was stopped. It may have a limit on its memory."""

    def __init__(self, memory: int | None = None) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._limit = () if memory is None else (str(memory),)

    @property
    def is_started(self) -> bool:
        """Whether it is there."""
        return self._process is not None and self._process.returncode is None

    async def run(self, job: Job, seconds: float) -> Json:
        """The job's answer; Refused if it was refused, BotProcessError if there was none in time."""
        starting = False
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "moonstone.server.bots.worker", *self._limit),
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


class ProcessGroup:
    """Some processes, and the queue of those who wait for one."""

    def __init__(self, number: int, *, memory: int | None = None, most: int = 0) -> None:
        self._all = [BotProcess(memory) for _ in range(number)]
        self._idle = list(self._all)
        self.failures = 0
        """How many jobs have failed since one was answered."""
        self._queue = FairQueue(number, most)

    async def run(self, job: Job, seconds: float, asker: Asker) -> Json:
        """A job's answer; its seconds begin when it is the asker's turn."""
        async with self._queue.turn(asker):
            process = self._idle.pop()
            try:
                answer = await process.run(job, seconds)
                self.failures = 0
                return answer
            except BotProcessError:
                self.failures += 1
                raise
            except Refused:
                self.failures = 0
                raise
            finally:
                self._idle.append(process)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._queue.waiting

    async def probe(self) -> None:
        """Find out whether a process that has nothing to do gives an answer, the one that rested longest; an error if
        not. One that was never needed has not been started, and is not now.
        """
        if self._queue.has_place:
            async with self._queue.turn(ANYBODY):
                process = self._idle.pop(0)
                try:
                    if process.is_started:
                        await process.run({"job": "ping"}, GRACE)
                finally:
                    self._idle.append(process)

    async def end(self) -> None:
        """Stop all of them."""
        await asyncio.gather(*(process.stop() for process in self._all))


class BotPool:
    """A few processes in which people's tables take turns. No bot waits for the two beside them: one works out what
    takes long, and one, with limits on its memory and time, reads what guests hand in.
    """

    def __init__(self, number: int, seconds: float) -> None:
        self.seconds = seconds
        self._bots = ProcessGroup(max(1, number))
        self._analyst = ProcessGroup(1, most=MOST_WAITING)
        self._reader = ProcessGroup(1, memory=READER_MEMORY, most=MOST_HANDED_IN)
        self._analyses: dict[tuple[str, int | None], asyncio.Future[Json]] = {}
        """What was worked out of recorded games, or is about to be: curves, and turning points by seat."""

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._bots.waiting

    @property
    def fails(self) -> bool:
        """Whether no bot's process has given an answer for a while."""
        return self._bots.failures >= MOST_FAILURES

    async def end(self) -> None:
        """Stop all processes."""
        await asyncio.gather(self._bots.end(), self._analyst.end(), self._reader.end())

    async def probe(self) -> None:
        """Find out whether the processes give answers; an error if not."""
        await asyncio.gather(self._bots.probe(), self._analyst.probe(), self._reader.probe())

    async def decide(self, match: Match, seat: int, bot: str, seed: str, asker: Asker = ANYBODY) -> Json:
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
            move = await self.run(job, limit, asker)
            refusal = state.why_not(seat, match.game.move_from_json(move))
            if refusal is None:
                return move
            raise Refused(refusal)
        except (BotProcessError, Refused) as failure:
            metrics.bot_failures.inc()
            logger.warning("the bot failed", extra={"bot": bot, "reason": str(failure)})
            return await self.run({**job, "bot": "random"}, self.seconds + GRACE, asker)
        finally:
            metrics.thinking.observe(perf_counter() - began)

    async def hint(self, match: Match, seat: int, asker: Asker = ANYBODY) -> Json:
        """What looks best for a seat; Refused if it has nothing to decide, or the search came to no end."""
        try:
            job: HintJob = {
                "job": "hint",
                **position_of(match, seat),
                "simulations": HINT_SIMULATIONS,
                "seconds": TIMELY * self.seconds,
            }
            return await self.run(job, self.seconds + GRACE, asker)
        except BotProcessError:
            raise Refused("no-hint-now", "The search came to no end in time. Try again in a moment.") from None

    async def curve(self, record: str, asker: Asker = ANYBODY) -> Json:
        """How the chances went along a recorded game."""
        job: CurveJob = {"job": "curve", "record": record, "simulations": CURVE_SIMULATIONS}
        return await self._analysis((record, None), job, CURVE_SECONDS, asker)

    async def turning_points(self, record: str, seat: int, asker: Asker = ANYBODY) -> Json:
        """The decisions of a seat that cost it most along a recorded game, by what it could know."""
        job: TurningPointsJob = {
            "job": "turning points",
            "record": record,
            "seat": seat,
            "simulations": TURNING_POINT_SIMULATIONS,
            "seconds": TURNING_POINT_SECONDS,
        }
        return await self._analysis((record, seat), job, TURNING_POINT_SECONDS + GRACE, asker)

    async def _analysis(
        self, key: tuple[str, int | None], job: CurveJob | TurningPointsJob, seconds: float, asker: Asker
    ) -> Json:
        """What there is to say of a recorded game. It is worked out once, however often it is asked.

        Analyses take turns in a process of their own. Where too many of one person wait, another is refused.
        """
        if key not in self._analyses:
            if len(self._analyses) >= ANALYSES:
                del self._analyses[next(iter(self._analyses))]
            self._analyses[key] = asyncio.ensure_future(self._analyst.run(job, seconds, asker))
        try:
            return await asyncio.shield(self._analyses[key])
        except BotProcessError:
            self._analyses.pop(key, None)
            raise Refused("no-hint-now", "The search came to no end in time. Try again in a moment.") from None
        except Refused as refused:
            self._analyses.pop(key, None)
            if refused.code == "too-many":
                raise Refused("no-hint-now", "Too many games are being analysed for you. Try again soon.") from None
            raise

    async def verify_record(self, record: str, asker: Asker = ANYBODY) -> VerifiedRecord:
        """What a record holds, once it has been checked; Refused if it is not sound."""
        return cast(VerifiedRecord, await self._read({"job": "verify record", "record": record}, asker))

    async def verify_campaign(self, file: str, asker: Asker = ANYBODY) -> Json:
        """What a campaign's file holds, once it has been checked; Refused if it is not sound."""
        return await self._read({"job": "verify campaign", "file": file}, asker)

    async def read_edition(self, game: str, text: str, asker: Asker = ANYBODY) -> Json:
        """The data of the edition in a text; Refused if no game can be made of it."""
        check_edition(text)
        return await self._read({"job": "read edition", "game": game, "text": text}, asker)

    async def _read(self, job: Job, asker: Asker) -> Json:
        """What was handed in, once it is the asker's turn; Refused if it takes too much time or memory."""
        try:
            return await self._reader.run(job, READER_SECONDS, asker)
        except BotProcessError:
            raise Refused("record-too-long", "What you have sent could not be checked in time.") from None

    async def run(self, job: Job, seconds: float | None = None, asker: Asker = ANYBODY) -> Json:
        """A job's answer, as soon as it is the asker's turn. It may take so many seconds, else as many as a bot."""
        return await self._bots.run(job, self.seconds if seconds is None else seconds, asker)


def position_of(match: Match, seat: int) -> Position:
    """What a process needs to decide for a seat."""
    game, state = match.game, match.state.to_json()
    return {"game": game.name, "rules": game.rules, "edition": edition_data(game), "state": state, "seat": seat}
