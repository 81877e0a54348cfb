"""Keeping campaigns: reading and writing their logs. Any process serves any campaign at any time.

An entry is stored before anybody hears of it, and a game begins in the same commit in which its table is opened. When
two processes write the same number, one entry is inserted; the other process reads what is new and works its command
out again. A game that is over at its table is ended in the campaign when somebody looks at it next, whatever was killed
in between.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

import orjson
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.bots import bots
from moonstone.engine import Refused
from moonstone.engine.chance import SECRET_BYTES
from moonstone.server.live.rooms import Rooms
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaign_entries import CampaignEntry, NewCampaignEntry
from moonstone.tables.campaigns import SharedCampaign
from moonstone.tables.commands import start
from moonstone.tables.config import TableConfig
from moonstone.tables.entries import LogEntry, Opened
from moonstone.tables.listing import Listing, listing
from moonstone.tables.table import Table

MOST_REMEMBERED: Final = 200
ATTEMPTS: Final = 20
"""How often a command is worked out again because somebody else was quicker."""

Command: TypeAlias = Callable[[SharedCampaign], NewCampaignEntry]
NewTable: TypeAlias = tuple[Sequence[LogEntry], Listing]


class CampaignStore:
    """The campaigns of a database."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms) -> None:
        self.engine = engine
        self.rooms = rooms
        self._remembered: OrderedDict[str, SharedCampaign] = OrderedDict()

    async def get(self, campaign_id: str) -> SharedCampaign:
        """The campaign as it stands on the disk, a game that is over ended; Refused if there is none."""
        for _ in range(ATTEMPTS):
            campaign, over = await self._read(campaign_id)
            if not over:
                return campaign
            assert campaign.running is not None
            room = await self.rooms.get_or_load(campaign.running.note.table)
            await room.catch_up()
            await self._write(campaign, [commands.end(campaign, room.table)])
        raise _busy()

    async def do(self, campaign_id: str, command: Command) -> SharedCampaign:
        """Carry a command out and store what it brings about; the campaign after it.

        Raises Refused and changes nothing if the command is not possible.
        """
        for _ in range(ATTEMPTS):
            campaign = await self.get(campaign_id)
            after = await self._write(campaign, [command(campaign)])
            if after is not None:
                return after
        raise _busy()

    async def begin(self, campaign_id: str, person: str, number: int) -> SharedCampaign:
        """Begin the game of that number at a table of its own, which is in the same commit. Once it has begun, asking
        for it again changes nothing.
        """
        for _ in range(ATTEMPTS):
            campaign = await self.get(campaign_id)
            if campaign.running is not None and campaign.number == number and campaign.belongs_to(person):
                return campaign
            config, entries = commands.begin(campaign, person, number, secrets.token_bytes(SECRET_BYTES), bots())
            table, new = self._started(campaign.host, config)
            after = await self._write(campaign, entries(table), [new])
            if after is not None:
                (await self.rooms.get_or_load(table)).resume_bots()
                return after
        raise _busy()

    def _started(self, host: str, config: TableConfig) -> tuple[str, NewTable]:
        """The id of a table just opened and started, its log, and its place in the lists."""
        first = LogEntry(secrets.token_urlsafe(16), 0, now(), None, host, None, Opened(config))
        table = Table(first)
        prepared = table.prepare(start(table, host), now())
        table.commit(prepared)
        return table.id, ([first, prepared.entry], listing(table))

    async def found(self, entries: Sequence[CampaignEntry], tables: Sequence[NewTable] = ()) -> SharedCampaign:
        """Put a new campaign on the disk with all of its log so far, and new tables of it: all or nothing."""
        campaign = SharedCampaign.fold(entries)
        quota = self.rooms.quota
        async with self.engine.begin() as connection:
            await quota.check_campaign(connection, campaign.host)
            await quota.check_tables(connection, campaign.host, sum(listed.phase != "over" for _, listed in tables))
            await insert(connection, campaign, entries)
            for log, listed in tables:
                await self.rooms.log_store.insert(connection, log, listed)
        return self._remember(campaign)

    def forget(self, ids: Iterable[str]) -> None:
        """Read campaigns of these ids anew: their logs have been rewritten."""
        for campaign_id in ids:
            self._remembered.pop(campaign_id, None)

    async def read(self, campaign_id: str, after: int = -1) -> list[CampaignEntry]:
        """The entries of a campaign's log after number `after`."""
        return await read(self.engine, campaign_id, after)

    async def _read(self, campaign_id: str) -> tuple[SharedCampaign, bool]:
        """The campaign as its log has it, and whether its running game is over at the table."""
        c, t = schema.campaigns.c, schema.tables.c
        query = (
            select(c.seq, c.table_id, t.phase)
            .select_from(schema.campaigns.outerjoin(schema.tables, t.id == c.table_id))
            .where(c.id == campaign_id)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Refused("no-such-campaign", "There is no such campaign.")
        campaign = self._remembered.get(campaign_id)
        if campaign is None:
            campaign = SharedCampaign.fold(await self.read(campaign_id))
        elif campaign.seq < row.seq:
            campaign = campaign.apply_all(await self.read(campaign_id, campaign.seq))
        running = campaign.running
        over = running is not None and running.note.table == row.table_id and row.phase == "over"
        over = over and not campaign.game.is_retired  # nothing happens to such a campaign any more
        return self._remember(campaign), over

    def _remember(self, campaign: SharedCampaign) -> SharedCampaign:
        self._remembered[campaign.id] = campaign
        self._remembered.move_to_end(campaign.id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return campaign

    async def _write(
        self, campaign: SharedCampaign, new: Sequence[NewCampaignEntry], tables: Sequence[NewTable] = ()
    ) -> SharedCampaign | None:
        """The campaign with new entries, once they are stored; None if another entry of such a number is there."""
        entries, after = [], campaign
        for one in new:
            entry, after = after.prepare(one, now())
            entries.append(_columns(entry))
        try:
            async with self.engine.begin() as connection:
                await self.rooms.quota.check_tables(connection, campaign.host, len(tables))
                await connection.execute(schema.campaign_log.insert(), entries)
                changed = update(schema.campaigns).where(schema.campaigns.c.id == campaign.id)
                await connection.execute(changed.values(header_of_campaign(after)))
                for log, listed in tables:
                    await self.rooms.log_store.insert(connection, log, listed)
                if after.people != campaign.people:
                    await _insert_members(connection, after)
        except IntegrityError:
            return None
        return self._remember(after)


async def read(engine: AsyncEngine, campaign_id: str, after: int = -1) -> list[CampaignEntry]:
    """The entries of a campaign's log after number `after`."""
    log = schema.campaign_log
    query = (
        select(log, schema.campaigns.c.game)
        .join(schema.campaigns, schema.campaigns.c.id == log.c.campaign_id)
        .where(log.c.campaign_id == campaign_id, log.c.seq > after)
        .order_by(log.c.seq)
    )
    async with engine.connect() as connection:
        return [
            CampaignEntry.read(
                row.game, row.campaign_id, row.seq, row.at, row.kind, row.person_id, orjson.loads(row.body)
            )
            for row in await connection.execute(query)
        ]


async def insert(connection: AsyncConnection, campaign: SharedCampaign, entries: Sequence[CampaignEntry]) -> None:
    """Put a whole campaign on the disk; its place in the lists follows from the log."""
    columns = {
        "id": campaign.id,
        "game": campaign.game.name,
        "host": campaign.host,
        "public": campaign.config.public,
        "created_at": campaign.founded_at,
        **header_of_campaign(campaign),
    }
    await connection.execute(schema.campaigns.insert(), columns)
    await connection.execute(schema.campaign_log.insert(), [_columns(entry) for entry in entries])
    await _insert_members(connection, campaign)


async def _insert_members(connection: AsyncConnection, campaign: SharedCampaign) -> None:
    await connection.execute(delete(schema.members).where(schema.members.c.campaign_id == campaign.id))
    if campaign.people:
        rows = [{"campaign_id": campaign.id, "person_id": person} for person in sorted(campaign.people)]
        await connection.execute(schema.members.insert(), rows)


def _columns(entry: CampaignEntry) -> dict[str, str | int | None]:
    return {
        "campaign_id": entry.campaign_id,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "person_id": entry.person,
        "body": orjson.dumps(entry.body.to_json()).decode(),
    }


def header_of_campaign(campaign: SharedCampaign) -> dict[str, str | int | None]:
    """What the list of campaigns says of one."""
    running = campaign.running
    summary = {
        "name": campaign.name,
        "number": campaign.number,
        "places": [member.to_json() for member in campaign.members],
    }
    return {
        "open": any(member.seat.kind == "open" for member in campaign.members),
        "table_id": None if running is None else running.note.table,
        "rules": campaign.game.rules,
        "summary": orjson.dumps(summary).decode(),
        "seq": campaign.seq,
        "changed_at": campaign.changed_at,
    }


def _busy() -> Refused:
    return Refused("storage", "Too much happens to this campaign at once; try again.")
