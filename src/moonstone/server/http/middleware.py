"""What stands before every request: sizes, rates, origins, and headers that keep a page's hands tied."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from time import monotonic, perf_counter
from urllib.parse import urlsplit

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from moonstone.engine import Refused
from moonstone.server import metrics
from moonstone.server.http.errors import status_of, to_problem_json
from moonstone.server.settings import Settings

SMALL_BODY = 256 * 1024
LARGE_BODY = 4 * 1024 * 1024
LARGE_PATHS = frozenset({"/api/records", "/api/campaigns/import"})
MOST_ADDRESSES = 20_000
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
EMBEDDED = "/embed/"
"""Below it finished games are shown, to be watched inside the pages of others. All other pages must not be framed."""
EMBEDDED_POLICY = HEADERS[b"content-security-policy"].replace(b"frame-ancestors 'none'", b"frame-ancestors *")
NO_STORE = (b"cache-control", b"no-store")
"""What the server answers about people and tables is for the asker alone."""

logger = logging.getLogger("moonstone.requests")


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
        address = address_of(connection)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._most)
            while len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        if not bucket.try_take():
            raise Refused("too-many", "Too many requests from your address; wait a little.")


class RequestGuard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = frozenset(settings.origins)
        self.limits = RateLimiter(settings.requests_per_minute / 60)
        self.most_sockets = settings.sockets_per_address
        self.sockets: Counter[str] = Counter()
        """Live sockets open now, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            self._check_origin(connection)
            self.limits.take(connection)
            if scope["type"] == "http":
                receive = self._limited(connection, receive)
            elif self.most_sockets and self.sockets[address_of(connection)] >= self.most_sockets:
                raise Refused("too-many", "Too many live sockets from your address; close some first.")
        except Refused as refused:
            await _refuse(scope, receive, send, refused)
            return
        if scope["type"] == "http":
            await self._http(scope, receive, send)
            return
        self.sockets[address := address_of(connection)] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500
        started = False

        async def watched(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message["headers"], *headers_for(scope["path"], message["headers"])]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except TooLarge as error:
            if not started:
                await _refuse(scope, receive, watched, error.refused)
        except Exception:
            logger.exception("a request failed", extra={"path": scope["path"]})
            if not started:
                refused = Refused("internal", "Something went wrong on the server; it has been noted.")
                await _refuse(scope, receive, watched, refused, 500)
        route = getattr(scope.get("route"), "path", "none")
        seconds = perf_counter() - began
        metrics.requests.labels(scope["method"], route, str(status)).inc()
        metrics.request_seconds.labels(scope["method"], route).observe(seconds)
        logger.info(
            "request",
            extra={"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
        )

    def _check_origin(self, connection: HTTPConnection) -> None:
        """A browser says from which page a request comes: only our own pages may change anything or listen."""
        origin = connection.headers.get("origin")
        if origin is None or (connection.scope["type"] == "http" and connection.scope["method"] in SAFE):
            return
        if origin in self.origins or _place(origin) == connection.headers.get("host"):
            return
        raise Refused("bad-origin", "Requests from that page are not accepted.")

    def _limited(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Stop reading a body that is too large, whatever it says about itself."""
        most = LARGE_BODY if connection.scope["path"] in LARGE_PATHS else SMALL_BODY
        refused = Refused("too-large", f"The request is larger than {most // 1024} kB.", most=most)
        declared = connection.headers.get("content-length", "0")
        if not declared.isdecimal() or int(declared) > most:
            raise refused
        left = most

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge(refused)
            return message

        return limited


class TooLarge(HTTPException):
    """A body turned out too large while it was read."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(413, refused.text, {"Connection": "close"})
        self.refused = refused


def _place(origin: str) -> str | None:
    """The host and port of an origin; None if it has none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def headers_for(path: str, present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers every answer gets, less those it has."""
    names = {name.lower() for name, _ in present}
    extra = [(name, value) for name, value in HEADERS.items() if name not in names]
    if path.startswith(EMBEDDED):
        extra = [(n, EMBEDDED_POLICY if n == b"content-security-policy" else value) for n, value in extra]
    if path.startswith("/api/") and b"cache-control" not in names:
        extra.append(NO_STORE)
    return extra


async def _refuse(scope: Scope, receive: Receive, send: Send, refused: Refused, status: int | None = None) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4400 + status_of(refused.code) % 100, "reason": refused.text})
        return
    status = status or status_of(refused.code)
    body = orjson.dumps(to_problem_json(refused.refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    if status == 413:
        headers.append((b"connection", b"close"))
    names = {name for name, _ in headers}
    headers += [header for header in headers_for(scope["path"], headers) if header[0] not in names]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
