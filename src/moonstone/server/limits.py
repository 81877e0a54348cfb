"""How often somebody may do something: the same limits for all workers of a server together."""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from moonstone.engine import Refused

MOST_ADDRESSES = 20_000
SHARED: Final = "MOONSTONE_LIMITS"
"""The environment variable that names the file through which workers share their limits."""
SLOTS: Final = 1 << 16
"""How many buckets the file holds. Two askers may share one by chance, and then share their limit."""
SLOT: Final = struct.Struct("dd")
NETWORK: Final = 64
"""The bits of an IPv6 address that name a network: who has one address of it has them all."""


class Level(NamedTuple):
    """How much a bucket held, and when."""

    left: float
    at: float


class SharedLevels:
    """The levels of all workers' buckets, in a file that they map into their memory."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._file, SLOTS * SLOT.size)
        self._memory = mmap.mmap(self._file, SLOTS * SLOT.size)

    def offset(self, name: str) -> int:
        """Where the level of a bucket of that name lies."""
        return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big") % SLOTS * SLOT.size

    @contextmanager
    def alone(self) -> Iterator[mmap.mmap]:
        """The levels, while no other worker reads or changes them."""
        with suppress(ImportError):
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX)
            try:
                yield self._memory
            finally:
                fcntl.flock(self._file, fcntl.LOCK_UN)
            return
        yield self._memory


@cache
def shared_levels() -> SharedLevels | None:
    """What this worker shares with the others; None for the only one."""
    return SharedLevels(Path(os.environ[SHARED])) if SHARED in os.environ else None


class TokenBucket:
    """A rate per second, with a minute's worth in reserve. A rate of 0 is no limit. One with a name is shared."""

    __slots__ = ("_level", "_most", "_offset", "_rate", "_shared")

    def __init__(self, rate: float, most: float | None = None, name: str | None = None) -> None:
        self._rate = rate
        self._most = rate * 60 if most is None else most
        self._level = Level(self._most, monotonic())
        self._shared = None if name is None else shared_levels()
        self._offset = 0 if self._shared is None or name is None else self._shared.offset(name)

    def try_take(self) -> bool:
        """Take one, if there is one."""
        if not self._rate:
            return True
        if self._shared is None:
            self._level, taken = self._taken(self._level)
            return taken
        with self._shared.alone() as levels:
            level = Level(*SLOT.unpack_from(levels, self._offset))
            level, taken = self._taken(level if level.at else Level(self._most, monotonic()))
            SLOT.pack_into(levels, self._offset, *level)
        return taken

    def _taken(self, level: Level) -> tuple[Level, bool]:
        """The level now, less one if there is one, and whether there was."""
        time = monotonic()
        left = min(self._most, level.left + (time - level.at) * self._rate)
        return (Level(left, time), False) if left < 1 else (Level(left - 1, time), True)


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from; of an IPv6 address its network, for that is what one person is given."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"


class RateLimiter:
    """A bucket for every address; the one not seen for longest is forgotten first. With a name, workers share them."""

    def __init__(self, rate: float, most: float | None = None, name: str | None = None) -> None:
        self._rate, self._most, self._name = rate, most, name
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, connection: HTTPConnection) -> None:
        """Count a request; Refused if its address has asked too much."""
        if not self.bucket(address_of(connection)).try_take():
            raise Refused("too-many", "Too many requests from your address; wait a little.")

    def take_for(self, person: str) -> None:
        """Count something a person does; Refused if it was too much."""
        if not self.bucket(person).try_take():
            raise Refused("too-many", "Too many messages; wait a little.")

    def bucket(self, asker: str) -> TokenBucket:
        """The bucket of an address or a person."""
        bucket = self._buckets.get(asker)
        if bucket is None:
            name = None if self._name is None else f"{self._name} {asker}"
            bucket = self._buckets[asker] = TokenBucket(self._rate, self._most, name)
            while len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket
