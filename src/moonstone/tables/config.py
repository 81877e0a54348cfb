"""The first row of a table: from what somebody wants, from a table that is over, or from a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from moonstone.bots import bots
from moonstone.engine import AnyGame, Json, Player, Record, Refused, edition_data
from moonstone.tables.clocks import Clock
from moonstone.tables.commands import check_bot, check_seat, distinct, hash_of
from moonstone.tables.entries import Row
from moonstone.tables.seats import Person, Seat
from moonstone.tables.table import Table


def wanted_seat(kind: str, name: str | None, bot: str | None, person: Person) -> tuple[Seat, str | None]:
    """A seat as its host wants it, and the word of its link if it has one; Refused if it cannot be."""
    match kind:
        case "me":
            return check_seat(Seat("person", name or person.name, person.id)), None
        case "here":
            if name is None:
                raise Refused("bad-name", "Somebody who plays here needs a name.")
            return check_seat(Seat("here", name, person.id)), None
        case "bot":
            if bot is None:
                raise Refused("unknown-bot", "Say which bot is to take the seat.")
            return check_seat(Seat("bot", name or check_bot(bot), bot=bot)), None
        case "link":
            token = secrets.token_urlsafe(16)
            return check_seat(Seat("link", name, link=hash_of(token))), token
    return Seat("open"), None


def opening(
    game: AnyGame,
    seats: Sequence[Seat],
    options: dict[str, Json],
    *,
    public: bool,
    clock: Clock,
    stand_in: str,
    hints: bool = True,
    secret: bytes | None = None,
) -> dict[str, Any]:
    """The body of a table's first row; Refused if the table cannot be played."""
    game.check_seats(len(seats))
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused("bad-clock", "A clock needs at least one second.")
    names = distinct([seat.name for seat in seats])
    return {
        "game": game.name,
        "rules": game.rules,
        "fingerprint": game.fingerprint,
        "printed": edition_data(game),
        "options": game.complete(options),
        "public": public,
        "clock": clock.to_json(),
        "stand_in": check_bot(stand_in),
        "hints": hints,
        "secret": (secret or secrets.token_bytes(32)).hex(),
        "seats": [replace(seat, name=name).to_json() for seat, name in zip(seats, names, strict=True)],
    }


def keeps_secrets(game: AnyGame) -> bool:
    """Whether the data of the game's edition holds more than may be shown of it: what is to be unlocked later."""
    return game.editions is not None and game.editions.has_secrets


def again(table: Table) -> dict[str, Any]:
    """The opening of a rematch: everybody on the same seat, and a new secret."""
    seats = [replace(seat, away=None, why=None, link=None).to_json() for seat in table.progress.seats]
    body = {name: value for name, value in table.opening.body.items() if name != "imported"}
    return {**body, "seats": seats, "secret": secrets.token_bytes(32).hex(), "rematch_of": table.id}


def of_record(record: Record, person: Person) -> dict[str, Any]:
    """The opening of a table that goes on where a record ends; the importer plays for all its people."""
    assert record.secret is not None
    body = opening(
        record.load_game(),
        [imported_seat(player, person) for player in record.players],
        record.options,
        public=False,
        clock=Clock(),
        stand_in="greedy",
        secret=bytes.fromhex(record.secret),
    )
    return {**body, "imported": True}


def imported_seat(player: Player, person: Person) -> Seat:
    """The seat of a player of a game from elsewhere: a bot's, or else the importer's to play for."""
    if player.bot in bots():
        return Seat("bot", player.name, bot=player.bot)
    return Seat("here", player.name, person.id, bot=player.bot)  # a bot unknown here stays one in the record


def rows_of(table_id: str, at: int, person: Person, body: dict[str, Any], log: Sequence[dict[str, Any]]) -> list[Row]:
    """A whole table's log from a record's: each decision is a row, with chance's answer to it."""
    rows = [Row(table_id, 0, at, "opened", None, person.id, None, body)]
    entries: list[dict[str, Any]] = []
    rows.append(Row(table_id, 1, at, "started", None, person.id, None, {"entries": entries}))
    for entry in log:
        if entry["by"] != "nature":
            entries = []
            kind = "undone" if "undo" in entry else "moved"
            rows.append(Row(table_id, len(rows), at, kind, entry["by"], person.id, None, {"entries": entries}))
        entries.append(entry)
    return rows
