"""Finding campaigns: one's own, and public ones with an open place."""

from __future__ import annotations

from typing import Literal, TypeAlias

import orjson
from sqlalchemy import Row, select

from moonstone.engine import Json, Refused, games, load
from moonstone.server.campaigns.store import CampaignStore
from moonstone.server.storage import schema
from moonstone.server.storage.lists import PAGE, whole_page
from moonstone.server.storage.retired import is_retired
from moonstone.tables.campaign_projection import describe_member, yours
from moonstone.tables.earlier import old_names
from moonstone.tables.members import Member
from moonstone.tables.seats import Person

Which: TypeAlias = Literal["mine", "open"]


async def campaigns(
    store: CampaignStore, person: Person | None, which: Which, before: int | None
) -> list[dict[str, Json]]:
    """Campaigns, newest change first."""
    c, t = schema.campaigns.c, schema.tables.c
    query = (
        select(schema.campaigns, t.phase, t.turn, t.summary.label("at_table"))
        .select_from(schema.campaigns.outerjoin(schema.tables, t.id == c.table_id))
        .where(c.game.in_(games()))
        .order_by(c.changed_at.desc(), c.id)
    )
    if which == "mine":
        if person is None:
            raise Refused("no-session", "You need a name first.")
        mine = select(schema.members.c.campaign_id).where(schema.members.c.person_id == person.id)
        query = query.where(c.id.in_(mine) | (c.host == person.id))
    else:
        query = query.where(c.public, ~c.hidden, c.open, ~is_retired(c.game, c.rules))
    if before is not None:
        query = query.where(c.changed_at < before)
    async with store.engine.connect() as connection:
        return [_summary(row, person) for row in await whole_page(connection, query, c.changed_at, PAGE)]


def _summary(row: Row[tuple[object, ...]], person: Person | None) -> dict[str, Json]:
    """A campaign in a list. A game that is over at its table counts as over, though nobody has looked yet; but not in a
    campaign to which nothing happens any more.
    """
    summary = orjson.loads(row.summary)
    names = old_names(row.game)
    members = [Member.from_json(member, names) for member in summary["places"]]
    own = person.id if person else None
    retired = row.rules in load(row.game).rules_retired
    over = row.phase == "over" and not retired
    return {
        "id": row.id,
        "name": summary["name"],
        "game": row.game,
        "title": load(row.game).title,
        "rules": row.rules,
        "retired": retired,
        "public": row.public,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "number": summary["number"] + over,
        "table": None if over else row.table_id,
        "members": [describe_member(member, own) for member in members],
        "yours": yours(members, own),
        "host": row.host == own,
        "your_turn": own is not None and not over and _owes(row, own),
    }


def _owes(row: Row[tuple[object, ...]], person: str) -> bool:
    """Whether the person owes a decision at the table of the campaign's game."""
    if row.at_table is None:
        return False
    seats = orjson.loads(row.at_table)["seats"]
    turn = [seats[int(seat)] for seat in row.turn.split(",") if seat]
    return any(seat.get("person") == person and seat.get("away") is None for seat in turn)
