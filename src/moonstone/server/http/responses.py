"""How answers are made and described."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from starlette.responses import Response

from moonstone.server.http.models import Problem
from moonstone.server.http.play_models import StaleProblem
from moonstone.tables.table import TableEvent

Body: TypeAlias = Mapping[str, object]
"""An answer as plain data, of the shape of its model."""
Responses: TypeAlias = dict[int | str, dict[str, Any]]
"""Descriptions of answers by their status, as FastAPI takes them."""

MEANING = {
    400: "The body is not JSON.",
    401: "Nobody is signed in, or the session has ended.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Not possible any more, or not yet.",
    413: "Too large.",
    422: "Understood, and not possible.",
    429: "Too many requests.",
    503: "The server cannot store anything just now.",
}


def problems(*statuses: int) -> Responses:
    """The description of refusals with these statuses."""
    return {status: {"model": Problem, "description": MEANING[status]} for status in sorted(statuses)}


STALE: Responses = {409: {"model": StaleProblem, "description": MEANING[409]}}


def json_bytes(content: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(content, status, media_type="application/json")


def done(event: TableEvent, viewer: int | None) -> Body:
    """The answer to a command, for the person who gave it."""
    return {"entry": event.seen_by(viewer)}
