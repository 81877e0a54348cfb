"""Who plays which charter of a campaign, from its next game on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from moonstone.tables.seats import Seat

AUTOMA: Final = Seat("bot", "Automa", bot="random")
"""The seat of the Automa. The game itself decides for it: the bot is never asked."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a campaign: who sits there, and the charter they play; None until it is chosen or given.

    While its seat is `away`, the bot of that name plays the next games.
    """

    number: int
    seat: Seat
    charter: str | None = None
    automa: bool = False

    def to_json(self) -> dict[str, Any]:
        """The place as plain data, for the log."""
        return {
            "number": self.number,
            "seat": self.seat.to_json(),
            "charter": self.charter,
            "automa": self.automa,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Place:
        """The place that `to_json` wrote."""
        return cls(data["number"], Seat.from_json(data["seat"]), data["charter"], data["automa"])
