"""One entry of a table's log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

KINDS: Final = (
    "opened",  # the table, with everything it was opened with
    "seated",  # a seat changed before the game began
    "started",
    "moved",
    "undone",
    "asked",  # for the others' consent to an undo
    "answered",
    "away",  # a bot plays on for the seat
    "back",
    "said",
    "rematched",
)


@dataclass(frozen=True, slots=True)
class Row:
    """Something that happened at a table. Its body holds secrets: it is read by the server only, never sent."""

    table_id: str
    seq: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    key: str | None
    body: dict[str, Any]
