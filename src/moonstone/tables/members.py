"""Who takes part in a campaign, from its next game on, and who took part in a game of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from moonstone.engine import Json
from moonstone.tables.earlier import renamed
from moonstone.tables.fields import Fields
from moonstone.tables.seats import Seat


@dataclass(frozen=True, slots=True)
class Member:
    """A seat of a campaign: who sits there, and the role they play; None until it is chosen or given.

    While its seat is `away`, the bot of that name plays the next games. The game itself plays a `scripted` one.
    """

    number: int
    seat: Seat
    role: str | None = None
    scripted: bool = False

    def to_json(self) -> dict[str, Json]:
        """The member as plain data, for `from_json`."""
        return {
            "number": self.number,
            "seat": self.seat.to_json(),
            "role": self.role,
            "scripted": self.scripted,
        }

    @classmethod
    def from_json(cls, data: object, old_names: Mapping[str, str]) -> Member:
        """The member that `to_json` wrote, or an earlier version in the game's old names."""
        read = renamed(Fields(data), old_names)
        seat = Seat.from_json(read.json("seat"))
        return cls(read.number("number"), seat, read.text_or_none("role"), read.flag("scripted"))


def scripted_seat(name: str) -> Seat:
    """The seat of a member that the game itself plays. Its bot is never asked."""
    return Seat("bot", name, bot="random")


@dataclass(frozen=True, slots=True)
class CampaignPlayer:
    """Who played a role in a game of a campaign: the number of the member, and who that was then."""

    member: int
    role: str
    name: str
    person: str | None
    bot: str | None

    def to_json(self) -> dict[str, Json]:
        """The player as plain data, for `from_json`."""
        return {
            "place": self.member,
            "role": self.role,
            "name": self.name,
            "person": self.person,
            "bot": self.bot,
        }

    @classmethod
    def from_json(cls, data: object, old_names: Mapping[str, str]) -> CampaignPlayer:
        """The player that `to_json` wrote, or an earlier version in the game's old names."""
        read = renamed(Fields(data), old_names)
        return cls(
            read.number("place"),
            read.text("role"),
            read.text("name"),
            read.text_or_none("person"),
            read.text_or_none("bot"),
        )
