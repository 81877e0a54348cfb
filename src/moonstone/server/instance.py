"""The address of the server that runs on an embedded database: left in a file beside it while the server runs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import ProxyHandler, build_opener

from sqlalchemy import make_url

from moonstone.server.settings import Settings
from moonstone.server.storage.database import is_sqlite

ANSWER_SECONDS: Final = 2.0


def address_of(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _file(url: str) -> Path | None:
    database = make_url(url).database if is_sqlite(url) else None
    return Path(f"{database}.address") if database else None


@contextmanager
def publish_address(url: str, settings: Settings) -> Iterator[None]:
    """Leave the address beside the database. The caller holds the database's lock: there is one such server at most."""
    path = _file(url)
    if path is None:
        yield
        return
    path.write_text(json.dumps({"address": address_of(settings), "process": os.getpid()}), encoding="utf-8")
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def find_running(url: str) -> str | None:
    """The address of the server that runs on a database; None if none runs, or another process answers there."""
    path = _file(url)
    try:
        told = json.loads(path.read_text(encoding="utf-8")) if path is not None else {}
        address = str(told["address"])
        return address if health(address) == told["process"] else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def health(address: str) -> int | None:
    """The process that answers there, if it is a Moonstone in good health."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/health", timeout=ANSWER_SECONDS) as answer:
            told = json.load(answer)
            return int(told["process"]) if told["status"] == "ok" else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
