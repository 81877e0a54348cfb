"""How often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from starlette.requests import HTTPConnection

from moonstone.engine import Refused

MOST_ADDRESSES = 20_000


class TokenBucket:
    """A rate per second, with a minute's worth in reserve. A rate of 0 is no limit."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = rate * 60 if most is None else most
        self._left = self._most
        self._at = monotonic()

    def try_take(self) -> bool:
        """Take one, if there is one."""
        if not self._rate:
            return True
        time = monotonic()
        self._left = min(self._most, self._left + (time - self._at) * self._rate)
        self._at = time
        if self._left < 1:
            return False
        self._left -= 1
        return True


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client else ""


class RateLimiter:
    """A bucket for every address; the one not seen for longest is forgotten first."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate, self._most = rate, most
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
            bucket = self._buckets[asker] = TokenBucket(self._rate, self._most)
            while len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket
