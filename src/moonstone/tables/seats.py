"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

SeatKind: TypeAlias = Literal["open", "link", "person", "here", "bot"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or looks on."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table.

    `open` is for anybody, `link` for whoever brings the link, `person` is taken, `here` is taken by somebody who plays
    on the screen of another person, and `bot` needs nobody. While a person is `away` the bot of that name plays on.
    """

    kind: SeatKind
    name: str | None = None
    person: str | None = None
    bot: str | None = None
    link: str | None = None
    """The hash of the word in the link."""
    away: str | None = None
    why: str | None = None

    @property
    def taken(self) -> bool:
        """Whether there is somebody to play it."""
        return self.kind in ("person", "here", "bot")

    @property
    def mind(self) -> str | None:
        """The bot that decides for the seat now; None for a person."""
        return self.bot if self.kind == "bot" else self.away

    def to_json(self) -> dict[str, Any]:
        """The seat as plain data, for the log."""
        return {name: value for name in self.__slots__ if (value := getattr(self, name)) is not None}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Seat:
        """The seat that `to_json` wrote."""
        return cls(**data)
