"""What a table is opened with: by somebody who wants to play, as a rematch, or from a record."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from moonstone.engine import AnyGame, Draws, Json, Record, Refused, edition_data, load
from moonstone.tables.clocks import Clock, NoClock, read_clock
from moonstone.tables.earlier import old_names, renamed
from moonstone.tables.fields import Fields
from moonstone.tables.seats import Person, Seat, check_bot, distinct_names, imported_seat

DEFAULT_SUBSTITUTE: Final = "greedy"
"""The bot that plays on for people who are away, where nobody chooses another."""


@dataclass(frozen=True, slots=True)
class TableCampaign:
    """Which game of which campaign is played at a table."""

    id: str
    name: str
    number: int
    seats: tuple[str, ...]
    """The role of each seat."""
    scripted: tuple[int, ...]
    """The seats that the game itself plays."""

    def public(self) -> dict[str, Json]:
        """What everybody may know of it."""
        return {"id": self.id, "name": self.name, "number": self.number}

    def to_json(self) -> dict[str, Json]:
        """This as plain data, for `from_json`."""
        return {
            "id": self.id,
            "name": self.name,
            "number": self.number,
            "seats": list(self.seats),
            "scripted": list(self.scripted),
        }

    @classmethod
    def from_json(cls, data: object, old_names: Mapping[str, str]) -> TableCampaign:
        """What `to_json` wrote, or an earlier version in the game's old names."""
        read = renamed(Fields(data), old_names)
        scripted = read.list_of("scripted", int) if "scripted" in read.data else ()
        return cls(read.text("id"), read.text("name"), read.number("number"), read.list_of("seats", str), scripted)


@dataclass(frozen=True, slots=True)
class TableConfig:
    """Everything a table is opened with. It never changes, and it holds the secret that fixes every draw."""

    game: str
    rules: int
    fingerprint: str
    edition: Json
    """The edition's data; None for the standard edition."""
    options: Mapping[str, Json]
    public: bool
    clock: Clock
    substitute: str
    """The bot that plays on for people who are away."""
    hints: bool
    """Whether players may ask which moves are best."""
    secret: bytes
    seats: tuple[Seat, ...]
    key: bytes | None = None
    """Where moves stay secret after the game: the key to its draws (`Draws.keyed`), which is never published."""
    rematch_of: str | None = None
    imported: bool = False
    campaign: TableCampaign | None = None
    keeper: str | None = None
    """The person whose content it is, if that is not the table's host: others may play it, and not have it."""

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: Sequence[Seat],
        options: Mapping[str, Json],
        *,
        public: bool,
        clock: Clock,
        substitute: str,
        secret: bytes,
        bots: Collection[str],
        hints: bool = True,
    ) -> TableConfig:
        """A table as somebody wants it; Refused if it cannot be played."""
        game.check_seats(len(seats))
        names = distinct_names([seat.name for seat in seats])
        return cls(
            game=game.name,
            rules=game.rules,
            fingerprint=game.fingerprint,
            edition=edition_data(game),
            options=dict(game.complete(options)),
            public=public,
            clock=clock,
            substitute=check_bot(substitute, bots),
            hints=hints,
            secret=secret,
            seats=tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True)),
        )

    def scripted_seats(self, game: AnyGame) -> tuple[int, ...]:
        """The seats that the game itself plays: in a campaign any, else as many of the last as an option says."""
        if self.campaign is not None:
            return self.campaign.scripted
        if game.legacy is None or game.legacy.scripted_option is None:
            return ()
        number = self.options.get(game.legacy.scripted_option)
        return tuple(range(len(self.seats)))[len(self.seats) - number :] if isinstance(number, int) else ()

    @classmethod
    def of_record(cls, record: Record, person: Person, bots: Collection[str]) -> TableConfig:
        """A table that goes on where a record ends; the importer plays for all its people."""
        assert record.secret is not None
        config = cls.new(
            record.load_game(),
            [imported_seat(player, person, bots) for player in record.players],
            record.options,
            public=False,
            clock=NoClock(),
            substitute=DEFAULT_SUBSTITUTE,
            secret=bytes.fromhex(record.secret),
            bots=bots,
        )
        return replace(config, imported=True)

    def rematch(self, table_id: str, seats: Sequence[Seat], secret: bytes, keeper: str | None) -> TableConfig:
        """The same table once more, under the newest rules, with the people who sit there now."""
        game = load(self.game, self.edition)
        return replace(
            self,
            rules=game.rules,
            fingerprint=game.fingerprint,
            options=dict(game.complete(self.options)),
            seats=tuple(replace(seat.returned, link=None) for seat in seats),
            secret=secret,
            rematch_of=table_id,
            imported=False,
            keeper=keeper,
        )

    def load_game(self) -> AnyGame:
        """The game with its edition and under its version; Refused if this build has another of that name."""
        game = load(self.game, self.edition, self.rules)
        if game.fingerprint != self.fingerprint:
            text = f"This table was opened with another edition of {game.title} than this build has."
            raise Refused("edition-changed", text)
        return game

    @property
    def seed(self) -> str:
        """What bots are seeded with. Who knows what is published cannot work out what they decided in secret."""
        return (self.secret if self.key is None else self.key).hex()

    def draws(self) -> Draws:
        """The draws that the secret fixes."""
        return Draws(self.secret, self.key)

    def to_json(self) -> dict[str, Json]:
        """The configuration as plain data, for `from_json`."""
        data: dict[str, Json] = {
            "game": self.game,
            "rules": self.rules,
            "fingerprint": self.fingerprint,
            "printed": self.edition,
            "options": dict(self.options),
            "public": self.public,
            "clock": self.clock.to_json(),
            "substitute": self.substitute,
            "hints": self.hints,
            "secret": self.secret.hex(),
            "seats": [seat.to_json() for seat in self.seats],
        }
        if self.key is not None:
            data["key"] = self.key.hex()
        if self.rematch_of is not None:
            data["rematch_of"] = self.rematch_of
        if self.imported:
            data["imported"] = True
        if self.campaign is not None:
            data["campaign"] = self.campaign.to_json()
        if self.keeper is not None:
            data["keeper"] = self.keeper
        return data

    @classmethod
    def from_json(cls, data: object) -> TableConfig:
        """The configuration that `to_json` wrote."""
        read = Fields(data)
        campaign, key = read.json("campaign"), read.text_or_none("key")
        return cls(
            game=read.text("game"),
            rules=read.number("rules"),
            fingerprint=read.text("fingerprint"),
            edition=read.json("printed"),
            options=read.mapping("options"),
            public=read.flag("public"),
            clock=read_clock(read.fields("clock")),
            substitute=read.text("substitute"),
            hints=read.flag("hints", True),
            secret=bytes.fromhex(read.text("secret")),
            seats=tuple(Seat.from_json(seat) for seat in read.objects("seats")),
            key=None if key is None else bytes.fromhex(key),
            rematch_of=read.text_or_none("rematch_of"),
            imported=read.flag("imported", False),
            campaign=None if campaign is None else TableCampaign.from_json(campaign, old_names(read.text("game"))),
            keeper=read.text_or_none("keeper"),
        )


def has_secrets(game: AnyGame) -> bool:
    """Whether the data of the game's edition holds content that players may not know yet."""
    return game.editions is not None and game.editions.has_secrets
