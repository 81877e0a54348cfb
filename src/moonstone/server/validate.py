"""Replaying every stored game on the present build: does it still lead where it led?"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Refused
from moonstone.server.campaigns import store
from moonstone.server.campaigns.validate import check_campaign
from moonstone.server.storage import schema
from moonstone.server.storage.bulk_writer import listing_values
from moonstone.server.storage.log_store import LogStore
from moonstone.server.storage.results import read_results, result_row
from moonstone.tables import snapshot
from moonstone.tables.campaign_entries import CampaignEntry
from moonstone.tables.earlier import old_names
from moonstone.tables.entries import LogEntry
from moonstone.tables.listing import listing, results
from moonstone.tables.members import Member
from moonstone.tables.table import Table


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out about one table or campaign; `problem` is None for a sound one."""

    id: str
    game: str
    phase: str
    rows: int
    problem: str | None = None
    retired: bool = False
    """Whether it is only kept, for its version of the rules is no longer played."""


async def count(engine: AsyncEngine) -> int:
    """How many tables there are."""
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one())


async def validate(engine: AsyncEngine) -> AsyncIterator[Verdict]:
    """Look at every table: its log must replay, every draw must follow from its secret, and what is kept beside the
    log, its place in the lists and its snapshot, must say the same.
    """
    logs = LogStore(engine, 0)
    async with engine.connect() as connection:
        ids = [row.id for row in await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))]
    for table_id in ids:
        yield await _judge(engine, logs, table_id)


async def validate_campaigns(engine: AsyncEngine) -> AsyncIterator[Verdict]:
    """Look at every campaign: its log must lead to what the tables of its games lead to, and its place in the lists
    must say the same.
    """
    logs, c = LogStore(engine, 0), schema.campaigns
    async with engine.connect() as connection:
        rows = list(await connection.execute(select(c).order_by(c.c.id)))
    for row in rows:
        entries: list[CampaignEntry] = []
        problem: str | None = None
        retired = False
        phase = "between" if row.table_id is None else "playing"
        try:
            entries = [entry for entry in await store.read(engine, row.id) if entry.seq <= row.seq]
            campaign = await check_campaign(logs, entries)
            retired, header = campaign.game.is_retired, store.header_of_campaign(campaign)
            if any(_listed(row.game, getattr(row, name)) != _listed(row.game, value) for name, value in header.items()):
                problem = "Its place in the lists is not what its log leads to."
        except Refused as refused:
            problem = refused.text
        yield Verdict(row.id, row.game, phase, len(entries), problem, retired)


def _listed(game: str, value: object) -> object:
    """A column of the lists to compare: members are read, as earlier versions wrote them in other words."""
    if not isinstance(value, str) or not value.startswith("{"):
        return value
    summary = json.loads(value)
    names = old_names(game)
    return summary["name"], summary["number"], [Member.from_json(member, names) for member in summary["places"]]


async def _judge(engine: AsyncEngine, logs: LogStore, table_id: str) -> Verdict:
    t, s = schema.tables, schema.snapshots
    async with engine.connect() as connection:
        row = (await connection.execute(select(t).where(t.c.id == table_id))).one()
        stored = (await connection.execute(select(s).where(s.c.table_id == table_id))).first()
    entries: list[LogEntry] = []
    problem: str | None = None
    try:
        entries = await logs.read(table_id)
        table = await logs.fold([entry for entry in entries if entry.seq <= row.seq])
        if table.game.is_retired:
            return Verdict(table_id, row.game, row.phase, len(entries), retired=True)
        phase, turn, *_ = listing_values(listing(table), 0)
        if (phase, turn, table.seq) != (row.phase, row.turn, row.seq):
            problem = "Its place in the lists is not what its log leads to."
        elif table.state.phase == "over":
            table.record().verify()
        if problem is None and await read_results(engine, table_id) != [result_row(one) for one in results(table)]:
            problem = "Its results are not what its log leads to."
        if problem is None and stored is not None and stored.build == snapshot.build_of(table):
            then = Table.fold([entry for entry in entries if entry.seq <= stored.seq])
            if snapshot.dump(then) != stored.body:
                problem = "Its snapshot is not what its log leads to."
    except Refused as refused:
        problem = refused.text
    return Verdict(table_id, row.game, row.phase, len(entries), problem)
