"""The page: what a browser gets. It is built into the package, read once when the server starts, and sent from memory.

Nothing is looked up on the disk for a request, so there is no path to walk out of, and a page that is built anew while
the server runs cannot be mixed with the old one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from moonstone.server.http import head
from moonstone.server.http.parts import PARTS, parts_of

BUILT: Final = Path(__file__).parent.parent.parent / "page"
"""Where the build puts it."""
PLACES: Final = ("/", "/new", "/table", "/campaigns", "/campaign", "/rules", "/learn", "/recover", "/embed", "/admin")
"""The addresses that the page itself knows, and with them all below each: every one is answered with the page."""
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Files below it have names made from their content: what was got once is good for ever."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed bodies that may lie beside a file, best first, by the names browsers ask for them with."""
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"} | {
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
}
"""Those that matter, whatever the machine's own table says."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Moonstone</title>
<h1>Moonstone</h1>
<p>This table server is running, but its page has not been built: run <code>make page</code> and start it again.</p>
<p>Programs find its description at <a href="/openapi.json">/openapi.json</a>.</p>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page: its bodies by coding ("" is the plain one), each with its tag."""

    media_type: str
    caching: str
    bodies: Mapping[str, tuple[bytes, str]]

    @classmethod
    def read(cls, path: Path, name: str) -> File:
        """The file, and what lies compressed beside it."""
        coded = {"": path, **{coding: path.with_name(path.name + ending) for coding, ending in CODINGS.items()}}
        bodies = {coding: one.read_bytes() for coding, one in coded.items() if one.is_file()}
        return cls(
            TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream",
            FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
            {coding: (body, _tag(body)) for coding, body in bodies.items()},
        )

    def response(self, request: Request) -> Response:
        """The body the browser likes best; none if it has that already."""
        coding = next((one for one in (*CODINGS, "") if one in self.bodies and (not one or accepts(request, one))), "")
        body, tag = self.bodies[coding]
        headers = {"Cache-Control": self.caching, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        return Response(body, headers=headers, media_type=self.media_type)


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def accepts(request: Request, coding: str) -> bool:
    """Whether a browser takes a body in a coding."""
    for word in request.headers.get("accept-encoding", "").split(","):
        name, _, quality = word.replace(" ", "").lower().partition(";q=")
        if name == coding:
            return quality not in ("0", "0.0", "0.00", "0.000")
    return False


def read(named: str) -> dict[str, File]:
    """The files of the page in a folder, or of the one in the package if none is named, by name; none if it is not
    built.
    """
    folder = Path(named) if named else BUILT
    if not (folder / INDEX).is_file():
        return {}
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in CODINGS.values()]
    names = [path.relative_to(folder).as_posix() for path in paths]
    return {name: File.read(path, name) for name, path in zip(names, paths, strict=True)}


class Index:
    """The page itself, which tells at some addresses what a link to them is shared with."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self.file = files.get(INDEX)
        text = "" if self.file is None else self.file.bodies[""][0].decode()
        self.shared = text if head.is_shared(text) else None
        self.parts = parts_of(files[PARTS].bodies[""][0]) if PARTS in files else {}

    async def response(self, request: Request) -> Response:
        """The page for an address."""
        if self.file is None:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN})
        if self.shared is None:
            return self.file.response(request)
        body = (await head.with_head(self.shared, request, self.parts)).encode()
        zipped = compress(body, 6, mtime=0)
        bodies = {"": (body, _tag(body)), "gzip": (zipped, _tag(zipped))}
        answer = File(self.file.media_type, self.file.caching, bodies).response(request)
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        return answer

    def not_found(self, request: Request) -> Response | None:
        """The page for a browser that looks for what is not there, which says so; None for a program."""
        wants_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        if not wants_page or self.file is None or request.url.path.startswith(("/api/", f"/{ASSETS}")):
            return None
        return Response(self.file.bodies[""][0], 404, {"Cache-Control": ASK_AGAIN}, self.file.media_type)


def router(files: Mapping[str, File], index: Index) -> APIRouter:
    """The routes of the page."""
    routes = APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        return await index.response(request)

    async def file(request: Request) -> Response:
        found = files.get(request.url.path.removeprefix("/"))
        if found is None:
            raise HTTPException(404)
        return found.response(request)

    def add(path: str, answer: Callable[[Request], Awaitable[Response]]) -> None:
        routes.add_api_route(path, answer, methods=["GET", "HEAD"])

    for place in PLACES:
        add(place, page)
        if place != "/":
            add(place + "/{rest:path}", page)
    add(f"/{ASSETS}{{name:path}}", file)
    for name in files:
        if name not in (INDEX, PARTS) and not name.startswith(ASSETS):
            add(f"/{name}", file)
    return routes
