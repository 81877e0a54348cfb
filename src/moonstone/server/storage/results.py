"""The results of finished games as rows of `results`: written with the entry that ends a game, so that none is lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import orjson
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Json, Refused, Result
from moonstone.server.storage import schema
from moonstone.tables.entries import LogEntry
from moonstone.tables.listing import SeatResult, result_of, results
from moonstone.tables.table import Table


class ResultRow(NamedTuple):
    """The columns of `results`, in the table's order."""

    table_id: str
    seat: int
    person_id: str | None
    name: str
    bot: str | None
    scripted: bool
    score: int
    rank: int
    game: str
    seats: int
    options: str
    rules: int
    fingerprint: str
    campaign_id: str | None
    campaign_game: int | None
    imported: bool
    ended_at: int


def result_row(result: SeatResult) -> ResultRow:
    """The row of a seat's result."""
    return ResultRow(
        table_id=result.table_id,
        seat=result.seat,
        person_id=result.person,
        name=result.name,
        bot=result.bot,
        scripted=result.scripted,
        score=result.score,
        rank=result.rank,
        game=result.game,
        seats=result.seats,
        options=orjson.dumps(dict(result.options), option=orjson.OPT_SORT_KEYS).decode(),
        rules=result.rules,
        fingerprint=result.fingerprint,
        campaign_id=result.campaign,
        campaign_game=result.campaign_game,
        imported=result.imported,
        ended_at=result.ended_at,
    )


async def read_results(engine: AsyncEngine, table_id: str) -> list[ResultRow]:
    """The rows of a table's seats, in their order."""
    columns = schema.results.c
    query = select(schema.results).where(columns.table_id == table_id).order_by(columns.seat)
    async with engine.connect() as connection:
        return [ResultRow(*row) for row in await connection.execute(query)]


def stored_result(rows: Sequence[ResultRow]) -> Result | None:
    """How a table's game ended, as its rows say; None if there are none."""
    if not rows:
        return None
    return result_of([row.rank for row in rows], [row.score for row in rows])


@dataclass(frozen=True, slots=True)
class Filled:
    """How many tables' results were written, and how many tables this build cannot replay."""

    tables: int
    skipped: int


def fill_results(connection: Connection) -> Filled:
    """Write the results of every table whose game is over, from its log. Used once, by the migration that adds them."""
    names = ResultRow._fields
    insert = text(f"INSERT INTO results ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})")
    filled = skipped = 0
    over = text("SELECT id, summary FROM tables WHERE phase = 'over' ORDER BY id")
    for table_id, summary in connection.execute(over).all():
        try:
            ended = _listed_result(orjson.loads(summary))
            rows = [result_row(result) for result in results(Table.fold(_log(connection, table_id), ended))]
        except Refused:
            rows = []
        if not rows:
            skipped += 1
            continue
        people = {row.person_id for row in rows if row.person_id is not None}
        unknown = {person for person in people if not _is_known(connection, person)}
        connection.execute(
            insert,
            [row._replace(person_id=None)._asdict() if row.person_id in unknown else row._asdict() for row in rows],
        )
        filled += 1
    return Filled(filled, skipped)


def _listed_result(summary: Mapping[str, Json]) -> Result | None:
    """How a game ended by the scores in the lists, for one that cannot be replayed to its end any more."""
    scores = summary.get("scores")
    if not isinstance(scores, list):
        return None
    points = [int(str(score)) for score in scores]
    return result_of([1 + sum(other > score for other in points) for score in points], points)


def _log(connection: Connection, table_id: str) -> list[LogEntry]:
    """A table's log; Refused if an entry cannot be read."""
    query = text("SELECT seq, at, kind, seat, person_id, key, body FROM log WHERE table_id = :id ORDER BY seq")
    return [
        LogEntry.read(table_id, row.seq, row.at, row.kind, row.seat, row.person_id, row.key, orjson.loads(row.body))
        for row in connection.execute(query, {"id": table_id})
    ]


def _is_known(connection: Connection, person: str) -> bool:
    return connection.execute(text("SELECT 1 FROM people WHERE id = :id"), {"id": person}).first() is not None
