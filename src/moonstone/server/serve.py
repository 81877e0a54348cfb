"""Running the server: one process on an embedded database, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import tempfile
from contextlib import suppress
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from moonstone.bots import register_command
from moonstone.engine import Refused
from moonstone.server import logs, metrics
from moonstone.server.http.app import make_app
from moonstone.server.http.page import INDEX
from moonstone.server.limits import SHARED
from moonstone.server.live import timely_http
from moonstone.server.live.socket_choice import choose_protocol
from moonstone.server.settings import VARIABLE, Settings, database_url
from moonstone.server.storage.database import is_sqlite, locked, opened

LARGEST_MESSAGE = 64 * 1024
MOST_CONNECTIONS = 1 << 16


def run(settings: Settings) -> None:
    """Serve until stopped. Refused if that cannot be done as asked."""
    url = database_url(settings.database)
    if settings.workers < 1:
        raise Refused("bad-workers", "There must be at least one worker.")
    if settings.workers > 1 and is_sqlite(url):
        text = "An embedded database serves one process. For several workers give --database postgresql://…"
        raise Refused("one-process", text, workers=settings.workers)
    if settings.page and not (Path(settings.page) / INDEX).is_file():
        raise Refused("no-page", f"There is no page in {settings.page}: it has no {INDEX}.")
    for named in settings.bots:
        register_command(*named.partition("=")[::2])
    _allow_many_connections()
    with locked(url):
        asyncio.run(_check(url))
        _check_port(settings)
        _serve(settings, url)


def _serve(settings: Settings, url: str) -> None:
    """In this process, or in several."""
    if not settings.quiet:
        where = "embedded database" if is_sqlite(url) else "PostgreSQL database"
        name = make_url(url).database
        print(f"Moonstone serves tables at http://{settings.host}:{settings.port} from the {where} {name}.")
        print("Stop it with Ctrl-C: every move is on the disk, nothing is lost.", flush=True)
    logs.set_up(settings.log_format, quiet=settings.quiet)
    if settings.workers == 1:
        _run(make_app(settings), settings)
        return
    os.environ[VARIABLE] = settings.dumps()
    folder = os.environ[metrics.FOLDER] = tempfile.mkdtemp(prefix="moonstone-metrics-")
    os.environ[SHARED] = str(Path(folder) / "limits")
    try:
        _run("moonstone.server.http.app:from_environment", settings)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(app: FastAPI | str, settings: Settings) -> None:
    """Serve an application, or the name of the function that makes one in every worker."""
    config = uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=timely_http.NAME,
        ws=choose_protocol(),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    if settings.workers == 1:
        server = uvicorn.Server(config)
        with suppress(KeyboardInterrupt):
            server.run()
        failed = not server.started
    else:
        workers = Multiprocess(config, sockets=[config.bind_socket()])
        workers.run()
        failed = any(process.exitcode == STARTUP_FAILURE for process in workers.processes)
    if failed:
        raise Refused("not-started", "The server could not be started; the log says why.")


def _allow_many_connections() -> None:
    """Let this process have as many connections as the system lets it ask for."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS if most == resource.RLIM_INFINITY else min(most, MOST_CONNECTIONS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _check_port(settings: Settings) -> None:
    """Say at once if somebody else is listening there."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            reason = error.strerror or "it is not an address of this machine"
            text = f"Moonstone cannot listen on {settings.host}:{settings.port}: {reason}. Choose another --port."
            raise Refused("port-in-use", text) from None


async def _check(url: str) -> None:
    """Migrate before anything is served, so that what is wrong is said at once."""
    async with opened(url):
        pass
