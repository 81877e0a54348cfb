"""Which refusal gets which HTTP status. A code that is not listed is 422: understood, and not possible."""

from __future__ import annotations

from typing import Final

import orjson

from moonstone.engine import Json, Refusal

LARGEST: Final = 32 * 1024
"""How many bytes a problem may have; of a larger one, the beginning is told."""
LONGEST: Final = 4000

STATUS: Final = {
    "bad-json": 400,
    "bad-origin": 403,
    "no-session": 401,
    "bad-recovery": 403,
    "bad-link": 403,
    "needs-link": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "no-hints": 403,
    "sealed": 403,
    "muted": 403,
    "muted-everywhere": 403,
    "suspended": 403,
    "not-welcome": 403,
    "no-such-table": 404,
    "no-such-path": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-position": 404,
    "no-such-campaign": 404,
    "no-such-member": 404,
    "no-such-message": 404,
    "no-such-person": 404,
    "no-such-session": 404,
    "no-such-report": 404,
    "bad-method": 405,
    "stale": 409,
    "page-turned": 409,
    "table-ended": 409,
    "not-open": 409,
    "not-over": 409,
    "not-playing": 409,
    "seat-taken": 409,
    "seats-empty": 409,
    "seat-away": 409,
    "not-away": 409,
    "nothing-to-decide": 409,
    "nothing-asked": 409,
    "not-asked": 409,
    "rematch-open": 409,
    "recovery-kept": 409,
    "campaign-game": 409,
    "campaign-over": 409,
    "role-kept": 409,
    "role-taken": 409,
    "game-running": 409,
    "other-game": 409,
    "rules-version": 409,
    "rules-retired": 409,
    "sealed-copy": 409,
    "too-large": 413,
    "bad-media-type": 415,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-campaigns": 429,
    "storage": 503,
    "unwell": 503,
    "no-hint-now": 503,
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, 422)


def to_problem_json(refusal: Refusal) -> dict[str, Json]:
    """The refusal as plain data that can be sent, whatever it quotes: without particulars that no JSON can hold."""
    problem = refusal.to_json()
    try:
        if len(orjson.dumps(problem)) <= LARGEST:
            return problem
    except TypeError:
        pass
    text = refusal.text.encode(errors="replace").decode()
    return {"code": refusal.code, "text": text if len(text) <= LONGEST else f"{text[:LONGEST]} …", "args": {}}
