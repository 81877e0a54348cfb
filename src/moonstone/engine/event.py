"""What happened, as a key with arguments, for each viewer what that viewer may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from moonstone.engine.plain import Json


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a game, for the log and the animation.

    Everybody sees `key` and `args`. `secret` holds further arguments that only the seats in `knowers` see.
    `reveals` says that the event showed the seat that moved something it did not know, a card turned up or a
    pile looked through: from there on its undo is no longer free.
    """

    key: str
    args: Mapping[str, Json] = field(default_factory=dict)
    secret: Mapping[str, Json] = field(default_factory=dict)
    knowers: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, viewer: int | None) -> dict[str, Json]:
        """The event as `viewer` may know it, JSON-ready; None is a spectator."""
        seen: dict[str, Json] = {"event": self.key, **self.args}
        if viewer in self.knowers:
            seen.update(self.secret)
        return seen

    def to_json(self) -> dict[str, Json]:
        """The whole event as plain data, secrets included; `from_json` reads it back."""
        knowers: list[Json] = list(self.knowers)
        return {
            "key": self.key,
            "args": dict(self.args),
            "secret": dict(self.secret),
            "knowers": knowers,
            "reveals": self.reveals,
        }

    @classmethod
    def from_json(cls, data: Any) -> Event:
        """The event that `to_json` wrote."""
        return cls(data["key"], data["args"], data["secret"], tuple(data["knowers"]), data["reveals"])
