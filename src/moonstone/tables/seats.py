"""The seats of a table and the people on them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, cast, get_args

from moonstone.engine import Json, Player, Refused
from moonstone.engine.naming import LONGEST_NAME, look_of, plain_name
from moonstone.tables.fields import Fields

SeatKind: TypeAlias = Literal["open", "link", "person", "local", "bot"]
AwayReason: TypeAlias = Literal["asked", "left", "time"]

OLD_KINDS: Final = {"here": "local"}
"""What kinds of seats were called in logs of earlier versions."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or looks on."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table.

    An `open` seat is for anybody, and a `link` seat for the person who has its link. A `person` has taken theirs; a
    `local` player shares the screen of the person named. A `bot` seat needs nobody. While its person is `away`, the bot
    of that name plays on.
    """

    kind: SeatKind
    name: str | None = None
    person: str | None = None
    bot: str | None = None
    link: str | None = None
    """The hash of the link's token."""
    away: str | None = None
    why: AwayReason | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody plays it, a bot included."""
        return self.kind in ("person", "local", "bot")

    @property
    def bot_in_charge(self) -> str | None:
        """The bot that decides for the seat now; None if its person does."""
        return self.bot if self.kind == "bot" else self.away

    @property
    def returned(self) -> Seat:
        """The seat with its person back on it."""
        return replace(self, away=None, why=None)

    def vacated(self) -> Seat:
        """The seat once its person has left: free again, for the link's holder if it has a link."""
        return Seat("link", link=self.link) if self.link else Seat("open")

    def opens_with(self, token: str) -> bool:
        """Whether that is the token of the seat's link."""
        return self.link is not None and hmac.compare_digest(self.link, hash_token(token))

    def to_json(self) -> dict[str, Json]:
        """The seat as plain data, for `from_json`."""
        return {name: value for name in self.__slots__ if (value := getattr(self, name)) is not None}

    @classmethod
    def from_json(cls, data: object) -> Seat:
        """The seat that `to_json` wrote, in this version or an earlier one."""
        read = Fields(data)
        written = read.text("kind")
        kind = OLD_KINDS.get(written, written)
        if kind not in get_args(SeatKind):
            raise ValueError(f"there is no seat of the kind {written!r}")
        name, person, bot, link, away, why = map(read.text_or_none, cls.__slots__[1:])
        return cls(cast(SeatKind, kind), name, person, bot, link, away, cast(AwayReason | None, why))


def hash_token(token: str) -> str:
    """What is stored of a token that lets somebody in."""
    return hashlib.sha256(token.encode()).hexdigest()


def mark_of(table: str, person: str) -> str:
    """What tells the people of a table apart there, and says nothing about who they are elsewhere."""
    return hash_token(f"{table} {person}")[:12]


def requested_seat(
    kind: str, name: str | None, bot: str | None, person: Person, *, token: str, bots: Collection[str]
) -> Seat:
    """A seat as its host wants it; the token is the one of its link, if it has one. Refused if it cannot be."""
    match kind:
        case "me":
            return check_seat(Seat("person", name or person.name, person.id), bots)
        case "local":
            if name is None:
                raise Refused("bad-name", "A player on your screen needs a name.", longest=LONGEST_NAME)
            return check_seat(Seat("local", name, person.id), bots)
        case "bot":
            if bot is None:
                raise Refused("unknown-bot", "Say which bot is to take the seat.")
            return check_seat(Seat("bot", name or check_bot(bot, bots), bot=bot), bots)
        case "link":
            return check_seat(Seat("link", name, link=hash_token(token)), bots)
    return Seat("open")


def imported_seat(player: Player, person: Person, bots: Collection[str]) -> Seat:
    """The seat of a player of an imported game: a bot that is known here, else the importer plays for them."""
    if player.bot in bots:
        return Seat("bot", player.name, bot=player.bot)
    return Seat("local", player.name, person.id, bot=player.bot)  # a bot unknown here stays one in the record


def check_bot(name: str, bots: Collection[str]) -> str:
    """The name, if a bot has it; else Refused."""
    if name not in bots:
        raise Refused("unknown-bot", f"There is no bot {name!r}; the bots are: {', '.join(bots)}.", bot=name)
    return name


def check_seat(seat: Seat, bots: Collection[str]) -> Seat:
    """The seat, if its name can be shown and its bot exists; else Refused."""
    if seat.bot is not None:
        check_bot(seat.bot, bots)
    if seat.name is not None:
        return replace(seat, name=plain_name(seat.name, "A player's name", LONGEST_NAME))
    return seat


def host_name(seats: Iterable[Seat], host: str) -> str | None:
    """The name of the person who opened the table, as they sit at it; None if they do not."""
    return next((seat.name for seat in seats if seat.kind == "person" and seat.person == host), None)


def distinct_names(names: Sequence[str | None]) -> list[str | None]:
    """The names, with a number after each that another seat has already, or one that looks the same."""
    given: list[str | None] = []
    looks: set[str] = set()
    for name in names:
        shown, number = name, 2
        while name is not None and shown is not None and look_of(shown) in looks:
            shown, number = f"{name[: LONGEST_NAME - 3]} {number}", number + 1
        given.append(shown)
        looks.add("" if shown is None else look_of(shown))
    return given
