"""What a process does by itself, again and again: whatever goes wrong is logged, and the next round comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import time
from typing import Final

from moonstone.server import metrics

GRACE_SECONDS: Final = 15.0
"""How much longer than its interval a loop may go without a round that succeeds."""

logger = logging.getLogger("moonstone.background")


@dataclass(slots=True)
class Loop:
    """Something that is done again and again."""

    name: str
    seconds: float
    succeeded: float
    """When a round has last succeeded, by the event loop's time."""


class Background:
    """The loops of one process. None of them ends before it is told to."""

    def __init__(self) -> None:
        self._loops: list[Loop] = []
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, name: str, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Do something every so many seconds."""
        loop = Loop(name, seconds, asyncio.get_running_loop().time())
        self._loops.append(loop)
        metrics.loop_succeeded.labels(name).set(time())
        self._tasks.append(asyncio.create_task(self._run(loop, work), name=name))

    async def end(self) -> None:
        """Stop all of them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def behind(self) -> list[str]:
        """The loops of which no round has succeeded for long, or that are no longer there."""
        now = asyncio.get_running_loop().time()
        return [
            loop.name
            for loop, task in zip(self._loops, self._tasks, strict=True)
            if task.done() or now - loop.succeeded > loop.seconds + GRACE_SECONDS
        ]

    async def _run(self, loop: Loop, work: Callable[[], Awaitable[None]]) -> None:
        failed = False
        clock = asyncio.get_running_loop().time
        while True:
            try:
                await work()
                loop.succeeded, failed = clock(), False
                metrics.loop_succeeded.labels(loop.name).set(time())
            except Exception as error:  # whatever it is, the next round may succeed
                reason = (str(error) or repr(error)).splitlines()[0]
                logger.warning("a round failed", extra={"loop": loop.name, "reason": reason}, exc_info=not failed)
                metrics.loop_failures.labels(loop.name).inc()
                failed = True
            due = clock() + loop.seconds
            await asyncio.sleep(loop.seconds)
            metrics.lag.observe(max(0.0, clock() - due))
