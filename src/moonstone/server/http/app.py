"""The web application."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Any

import orjson
from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import TypeAdapter
from pydantic_core import ErrorDetails
from sqlalchemy import text
from starlette.exceptions import HTTPException
from uvicorn.config import STARTUP_FAILURE

from moonstone.bots import register_command
from moonstone.engine import Refused, load
from moonstone.engine import games as names_of_games
from moonstone.server import logs, metrics
from moonstone.server.http import (
    administration,
    campaigns,
    games,
    live,
    moderation,
    page,
    people,
    play,
    tables,
    words,
)
from moonstone.server.http.errors import status_of, to_problem_json
from moonstone.server.http.middleware import RequestGuard, TooLarge
from moonstone.server.http.models import Health
from moonstone.server.http.responses import json_bytes, problems
from moonstone.server.http.shapes import schemas_of
from moonstone.server.http.socket_models import SocketReply, SocketRequest
from moonstone.server.instance import publish_address
from moonstone.server.limits import RateLimiter
from moonstone.server.server import Here, Server, optional_user
from moonstone.server.settings import Settings, database_url
from moonstone.server.storage.database import STORAGE_ERRORS, opened
from moonstone.tables.commands import Stale
from moonstone.tables.projection import default_viewer

RETRY_SECONDS = 1.0
HEALTH_SECONDS = 3.0
"""How long the database has to answer a question about health."""
REFS = "#/components/schemas/{model}"


logger = logging.getLogger("moonstone.server")


def make_app(settings: Settings) -> FastAPI:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        url = database_url(settings.database)
        async with AsyncExitStack() as stack:
            async with _started_again(settings):
                database = opened(url, seconds=settings.database_seconds, workers=settings.workers)
                engine = await stack.enter_async_context(database)
                server = Server(settings, engine, url)
                app.state.server = server
                await server.begin()
                stack.enter_context(publish_address(url, settings))
            _collect_garbage_rarely()
            try:
                yield
            finally:
                await server.rooms.end()

    app = FastAPI(
        title="Moonstone",
        version=version("moonstone-games"),
        summary="A server of tables for board games.",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    for named in settings.bots:
        register_command(*named.partition("=")[::2])
    app.state.guests = RateLimiter(settings.guests_per_hour / 3600, settings.guests_per_hour, "guests")
    app.include_router(live.router, prefix="/api")
    for part in (people, games, tables, play, campaigns, words, moderation, administration):
        app.include_router(part.router, prefix="/api", responses=problems(400, 422, 429, 503))
    app.include_router(router)
    files = page.read(settings.page)
    app.state.index = page.Index(files)
    app.include_router(page.router(files, app.state.index))
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(WebSocketRequestValidationError, _invalid_socket)
    app.add_exception_handler(HTTPException, _not_served)
    for error in STORAGE_ERRORS:
        app.add_exception_handler(error, _storage)
    app.add_middleware(RequestGuard, settings=settings)
    _complete_description(app)
    return app


@asynccontextmanager
async def _started_again(settings: Settings) -> AsyncIterator[None]:
    """Where the database is down when one of several workers begins, end it in a way that has it started again: a
    failure to start would end the whole server.
    """
    try:
        yield
    except (Refused, *STORAGE_ERRORS) as error:
        if settings.workers == 1:
            logger.error("the server cannot start", extra={"reason": str(error).splitlines()[0]})
            os._exit(STARTUP_FAILURE)
        if isinstance(error, Refused) and error.code != "database":
            raise
        logger.warning("a worker waits for the database", extra={"reason": str(error).splitlines()[0]})
        await asyncio.sleep(RETRY_SECONDS)
        os._exit(1)


def _collect_garbage_rarely() -> None:
    """Look for cycles of garbage seldom: a server makes many small things that die by themselves, and few cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def from_environment() -> FastAPI:
    """The application of a worker process."""
    settings = Settings.of_environment()
    logs.set_up(settings.log_format, quiet=settings.quiet)
    return make_app(settings)


router = APIRouter()


@router.get("/health", tags=["server"], responses=problems(429, 503))
async def health(here: Here) -> Health:
    """Whether this process can do its work: read, write, and all that it does by itself."""
    async with asyncio.timeout(HEALTH_SECONDS), here.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    if behind := here.rooms.behind:
        reason = f"Something the server does by itself has not succeeded for a while: {', '.join(behind)}."
        raise Refused("unwell", reason, behind=list(behind))
    return Health(
        status="ok",
        version=version("moonstone-games"),
        worker=here.rooms.worker,
        process=os.getpid(),
        workers=here.rooms.observer.figures.workers,
        tables=len(here.rooms.loaded),
        sockets=sum(len(room.listeners) for room in here.rooms.loaded.values()),
    )


@router.get(
    "/metrics",
    tags=["server"],
    response_class=Response,
    responses={**problems(429), 200: {"description": "Counts for Prometheus.", "content": {"text/plain": {}}}},
)
async def get_metrics() -> Response:
    """What the server has counted."""
    content, media_type = metrics.exposition()
    return Response(content, headers={"Content-Type": media_type})


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    problem = orjson.dumps(to_problem_json(error.refusal))
    if isinstance(error, Stale):
        problem = problem[:-1] + b',"update":' + await _update_since(request, error.position) + b"}"
    response = json_bytes(problem, status_of(error.code))
    if response.status_code == 429:
        response.headers["Retry-After"] = "60"
    return response


async def _update_since(request: Request, position: int) -> bytes:
    """What is new at the request's table since its game's log had `position` entries."""
    server: Server = request.app.state.server
    room = await server.rooms.get_or_load(request.path_params["table_id"])
    person = await optional_user(request)
    known = [event.seq for event in room.table.history if event.position <= position]
    viewer = default_viewer(room.table, person.id if person else None)
    return room.projection.update(viewer, person.id if person else None, known[-1] if known else -1, room.presence)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, _invalid_request(error.errors()))


def _invalid_request(found: Sequence[ErrorDetails]) -> Refused:
    """The refusal of a request that is not as described."""
    if any(one["type"] == "json_invalid" for one in found):
        return Refused("bad-json", "The body of the request is not JSON.")
    problems = [f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in found[:10]]
    return Refused("bad-request", f"The request is not as described: {'; '.join(problems)}.", problems=list(problems))


async def _invalid_socket(socket: WebSocket, error: Exception) -> None:
    assert isinstance(error, WebSocketRequestValidationError)
    await socket.accept()
    await live.hang_up(socket, _invalid_request(error.errors()))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        refused = Refused("bad-method", f"{request.method} is not possible here.")
    elif isinstance(error, TooLarge):
        refused = error.refused
    elif error.status_code == 400:
        refused = Refused("bad-json", "The body of the request cannot be read.")
    else:
        index: page.Index = request.app.state.index
        if found := index.not_found(request):
            return found
        refused = Refused("no-such-path", "There is nothing here.")
    response = await _refused(request, refused)
    response.headers.update(error.headers or {})
    return response


async def _storage(request: Request, error: Exception) -> Response:
    return await _refused(request, live.NO_STORAGE)


def _complete_description(app: FastAPI) -> None:
    """Add to the description what it has no place of its own for: messages of the live socket, and shapes of games."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = described()
            for name, adapter in (
                ("SocketRequest", TypeAdapter(SocketRequest)),
                ("SocketReply", TypeAdapter(SocketReply)),
            ):
                one = adapter.json_schema(ref_template=REFS)
                schema["components"]["schemas"].update(one.pop("$defs", {}))
                schema["components"]["schemas"][name] = one
            for game in map(load, names_of_games()):
                schema["components"]["schemas"].update(schemas_of(game))
            schema["x-live-socket"] = {
                "path": "/api/tables/{table_id}/live",
                "query": "since (the last number you know), seat (from which to look; -1: as a spectator)",
                "sends": REFS.format(model="SocketReply"),
                "takes": REFS.format(model="SocketRequest"),
            }
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]  # the way FastAPI documents to add to a description
