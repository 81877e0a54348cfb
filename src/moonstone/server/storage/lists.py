"""Finding tables: open ones, one's own, those being played, and finished games to replay."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import orjson
from sqlalchemy import ColumnElement, Row, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Json, Refused, games, load
from moonstone.server.storage import schema
from moonstone.server.storage.quota import GOES_ON
from moonstone.server.storage.retired import is_retired
from moonstone.tables.config import TableCampaign
from moonstone.tables.earlier import old_names
from moonstone.tables.projection import describe_seat
from moonstone.tables.seats import Person, Seat

Which: TypeAlias = Literal["open", "mine", "playing", "finished", "played"]

PAGE = 50


async def tables(
    engine: AsyncEngine, person: Person | None, which: Which, game: str | None, before: int | None
) -> list[dict[str, Json]]:
    """Tables, newest change first. `open` and `playing` are public, and can go on; `mine` and `played`, those that are
    over, need a person; `finished` are both.
    """
    known = games()
    t = schema.tables.c
    mine = select(schema.seated.c.table_id).where(schema.seated.c.person_id == (person.id if person else ""))
    query = select(schema.tables).where(t.game.in_(known)).order_by(t.changed_at.desc(), t.id)
    if which in ("mine", "played"):
        if person is None:
            raise Refused("no-session", "You need a name first.")
        over = t.phase == "over" if which == "played" else t.phase.in_(GOES_ON)
        query = query.where(t.id.in_(mine) | (t.host == person.id), over)
    elif which == "finished":
        query = query.where(
            t.phase == "over", (t.public & ~t.hidden) | t.id.in_(mine) | (t.host == (person.id if person else ""))
        )
    else:
        query = query.where(t.phase == which, t.public, ~t.hidden, ~is_retired(t.game, t.rules))
    if game is not None:
        if game not in known:
            return []
        query = query.where(t.game == game)
    if before is not None:
        query = query.where(t.changed_at < before)
    async with engine.connect() as connection:
        return [_summary(row, person) for row in await whole_page(connection, query, t.changed_at, PAGE)]


async def whole_page(
    connection: AsyncConnection, query: Select[Any], changed_at: ColumnElement[int], size: int
) -> list[Row[Any]]:
    """The first rows of a query that begins with the newest change: as many as it takes to end with all that changed at
    the same time, so that the next page misses none.
    """
    rows = list(await connection.execute(query.limit(size)))
    if len(rows) < size:
        return rows
    last = rows[-1].changed_at
    equal = await connection.execute(query.where(changed_at == last))
    return [*(row for row in rows if row.changed_at != last), *equal]


def _summary(row: Row[tuple[object, ...]], person: Person | None) -> dict[str, Json]:
    game, summary = load(row.game), orjson.loads(row.summary)
    campaign = (
        None if row.campaign is None else TableCampaign.from_json(orjson.loads(row.campaign), old_names(row.game))
    )
    colours = game.seat_names if campaign is None else campaign.seats
    turn = [int(seat) for seat in row.turn.split(",") if seat]
    seats = [Seat.from_json(seat) for seat in summary["seats"]]
    own = None if person is None else person.id
    yours = [number for number, seat in enumerate(seats) if own is not None and seat.person == own]
    return {
        "id": row.id,
        "game": row.game,
        "title": game.title,
        "rules": row.rules,
        "retired": row.rules in game.rules_retired,
        "phase": row.phase,
        "public": row.public,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "seats": [describe_seat(seat, number, colours[number], own) for number, seat in enumerate(seats)],
        "yours": yours,
        "your_turn": any(number in turn and seats[number].away is None for number in yours),
        "scores": summary["scores"],
        "campaign": None if campaign is None else campaign.public(),
    }
