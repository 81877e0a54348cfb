"""Work spread over processes of this machine, or over a Ray cluster. Results come in the order of the work."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from moonstone.engine import Refused

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""Pieces of work under way for each worker: enough to keep all busy while the first is waited for."""


class Submit(Protocol):
    """Has a function worked out for an item, elsewhere."""

    def __call__(self, function: Callable[[T], R], item: T, /) -> Future[R]:
        """The promise of its result."""
        ...


@dataclass(frozen=True, slots=True)
class Crew:
    """Who works: so many processes here, or the Ray cluster at an address.

    The address `auto` is that of the cluster this machine is part of; `local` starts one of so many processes here.
    """

    jobs: int = 1
    ray: str | None = None


def spread(function: Callable[[T], R], items: Iterable[T], crew: Crew) -> Iterator[R]:
    """`function` of every item, in their order, no matter which process works them out."""
    if crew.jobs < 1:
        raise Refused("bad-jobs", f"At least one process must play, not {crew.jobs}.")
    if crew.ray is None and crew.jobs == 1:
        yield from map(function, items)
        return
    with _cluster(crew.ray, crew.jobs) if crew.ray is not None else _processes(crew.jobs) as (submit, workers):
        waiting: deque[Future[R]] = deque()
        try:
            for item in items:
                waiting.append(submit(function, item))
                if len(waiting) >= AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def _processes(jobs: int) -> Iterator[tuple[Submit, int]]:
    with ProcessPoolExecutor(jobs) as pool:
        yield pool.submit, jobs


@contextmanager
def _cluster(address: str, jobs: int) -> Iterator[tuple[Submit, int]]:
    try:
        import ray
    except ImportError:
        raise Refused("no-ray", "Ray is not installed: pip install 'moonstone-games[cluster]'.") from None
    try:
        ray.init(
            address=address,
            num_cpus=jobs if address == "local" else None,
            include_dashboard=False if address == "local" else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError) as error:
        raise Refused("no-cluster", f"There is no Ray cluster at {address!r}: {_first_line(error)}.") from None

    there: Any = ray.remote(_call)

    def submit(function: Callable[[T], R], item: T) -> Future[R]:
        future: Future[R] = there.remote(function, item).future()
        return future

    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has no types there
        yield submit, max(1, int(resources.get("CPU", 1)))
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise cause if isinstance(cause, Refused) else error from None
    finally:
        ray.shutdown()


def _call(function: Callable[[T], R], item: T) -> R:
    return function(item)


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].removesuffix(".") if lines else type(error).__name__
