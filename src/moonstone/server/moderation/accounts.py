"""What belongs to a person: the devices they are signed in on, all that is stored about them, and its deletion.

A person who is deleted stays as an id that says nothing, for others have played with them: their games remain, under
another name. What they said is deleted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

import orjson
from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.bots import bots
from moonstone.engine import Json, Refused
from moonstone.server.campaigns.store import CampaignStore
from moonstone.server.live.rooms import Rooms
from moonstone.server.moderation.relations import Relations
from moonstone.server.people import SESSION_MS, People, User
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now
from moonstone.tables import campaign_commands, commands
from moonstone.tables.seats import hash_token

FORMER: Final = "Former player"
"""What somebody is called who has been deleted; clients say it in their reader's language."""
DAY_MS: Final = 24 * 3600 * 1000
MOST_AT_ONCE: Final = 20
"""How many people and tables a round of tidying up deletes."""
SAYS_NAMES: Final = ("opened", "seated")
"""The kinds of entries of a table's log that name people."""

logger = logging.getLogger("moonstone.accounts")


class Accounts:
    """The accounts of a server's people."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms, campaigns: CampaignStore, people: People) -> None:
        self._engine = engine
        self._rooms = rooms
        self._campaigns = campaigns
        self._people = people
        self._relations = Relations(engine)

    async def sessions(self, person: User, token: str | None) -> list[dict[str, Json]]:
        """The devices a person is signed in on, the one used last first."""
        s, here = schema.sessions.c, hash_token(token or "")
        query = select(schema.sessions).where(s.person_id == person.id, s.expires_at > now())
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(query))
        found: list[dict[str, Json]] = [
            {
                "handle": _handle(row.token_hash),
                "agent": row.agent,
                "began_at": row.expires_at - SESSION_MS,
                "seen_at": row.seen_at,
                "here": row.token_hash == here,
            }
            for row in rows
        ]
        return sorted(found, key=lambda one: (not one["here"], -int(str(one["seen_at"] or one["began_at"]))))

    async def end_session(self, person: User, handle: str) -> None:
        """End the session of one device; Refused if there is none of that handle."""
        s = schema.sessions.c
        async with self._engine.begin() as connection:
            hashes = [
                row.token_hash
                for row in await connection.execute(select(s.token_hash).where(s.person_id == person.id))
                if _handle(row.token_hash) == handle
            ]
            if not hashes:
                raise Refused("no-such-session", "That device is not signed in any more.")
            await connection.execute(delete(schema.sessions).where(s.token_hash.in_(hashes)))
        for hashed in hashes:
            await self._rooms.hang_up(person.id, hashed)

    async def data(self, person: User) -> dict[str, Json]:
        """Everything that is stored about a person. What others keep secret from them is not theirs, nor are the ids
        of others, by which they could be found at any table.
        """
        log, t = schema.log.c, schema.tables.c
        said = select(log.table_id, log.at, log.body).where(log.person_id == person.id, log.kind == "chatted")
        seated = select(t.id, t.game, t.phase, t.created_at, t.changed_at).join(
            schema.seated, schema.seated.c.table_id == t.id
        )
        async with self._engine.connect() as connection:

            async def rows(table: Table, column: str, *left_out: str) -> list[Json]:
                found = await connection.execute(select(table).where(table.c[column] == person.id))
                return [{key: value for key, value in row._mapping.items() if key not in left_out} for row in found]

            return {
                "person": await rows(schema.people, "id"),
                "sessions": await rows(schema.sessions, "person_id", "token_hash"),
                "recovery_link": bool(await rows(schema.recoveries, "person_id")),
                "restrictions": await rows(schema.restrictions, "person_id"),
                "muted_and_blocked": [
                    {"name": one.name, "kind": one.kind, "at": one.at} for one in await self._relations.of(person.id)
                ],
                "reports_made": await rows(schema.reports, "reporter_id", "person_id"),
                "tables": [
                    dict(row._mapping)
                    for row in await connection.execute(seated.where(schema.seated.c.person_id == person.id))
                ],
                "results": await rows(schema.results, "person_id"),
                "campaigns": await rows(schema.members, "person_id"),
                "messages": [
                    {"table": row.table_id, "at": row.at, "text": orjson.loads(row.body)["text"]}
                    for row in await connection.execute(said.order_by(log.at))
                ],
            }

    async def stand_up(self, person: str, *, for_good: bool) -> None:
        """Let bots play for somebody who cannot, so that nobody waits for them, and free their other seats.

        In campaigns a bot holds their place, or for good the next person to join gets it.
        """
        t, s, m = schema.tables.c, schema.seated.c, schema.members.c
        goes_on = t.phase.in_(("open", "playing"))
        seated = select(t.id).join(schema.seated, s.table_id == t.id).where(s.person_id == person, goes_on)
        hosted = select(t.id).where(t.host == person, t.phase == "open")
        async with self._engine.connect() as connection:
            tables = [row.id for row in await connection.execute(seated)]
            waiting = [row.id for row in await connection.execute(hosted)] if for_good else []
            query = select(m.campaign_id).where(m.person_id == person)
            campaigns = [row.campaign_id for row in await connection.execute(query)]
        for table_id in waiting:
            with _where_possible():
                await (await self._rooms.current(table_id)).do(partial(commands.end, administrator=person))
        for table_id in tables:
            with _where_possible():
                await self._leave_table(person, table_id)
        for campaign_id in campaigns:
            with _where_possible():
                await self._leave_campaign(person, campaign_id, for_good=for_good)

    async def _leave_table(self, person: str, table_id: str) -> None:
        room = await self._rooms.current(table_id)
        for seat in room.table.state.seats_of(person):
            with _where_possible():
                await room.do(partial(commands.leave, person=person, number=seat))

    async def _leave_campaign(self, person: str, campaign_id: str, *, for_good: bool) -> None:
        campaign = await self._campaigns.get(campaign_id)
        for number in [member.number for member in campaign.members if member.seat.person == person]:
            leave = partial(campaign_commands.leave, person=person, number=number)
            away = partial(campaign_commands.go_away, person=person, number=number, bot=None, bots=bots())
            with _where_possible():
                await self._campaigns.do(campaign_id, leave if for_good else away)

    async def erase(self, person: str) -> None:
        """Delete everything about a person. Their games stay for those they played with, under another name."""
        await self.stand_up(person, for_good=True)
        async with self._engine.begin() as connection:
            changed = await _erase_in_logs(connection, person)
            for table, column in (
                (schema.sessions, "person_id"),
                (schema.recoveries, "person_id"),
                (schema.relations, "person_id"),
                (schema.relations, "other_id"),
                (schema.administrators, "person_id"),
                (schema.reports, "person_id"),
                (schema.erased, "person_id"),
            ):
                await connection.execute(delete(table).where(table.c[column] == person))
            r, p, a = schema.reports.c, schema.people.c, schema.audit.c
            await connection.execute(update(schema.reports).where(r.reporter_id == person).values(reporter_id=None))
            await connection.execute(update(schema.audit).where(a.person_id == person).values(name=FORMER))
            await connection.execute(update(schema.people).where(p.id == person).values(name=FORMER))
            await connection.execute(insert(schema.erased).values(person_id=person, at=now()))
        self._people.forget()
        await self._rooms.hang_up(person)
        logger.info("a person was deleted", extra={"tables_and_campaigns": len(changed)})
        while changed:  # what they were saying meanwhile came after it
            await self._rooms.forget(changed)
            async with self._engine.begin() as connection:
                changed = await _erase_in_logs(connection, person)

    async def tidy_up(self, guest_days: int, table_days: int) -> None:
        """Delete guests who have not been here for so many days and have no way back, and end tables that have waited
        for players so long; 0 for never.
        """
        if guest_days:
            for person in await self._idle(now() - guest_days * DAY_MS):
                await self.erase(person)
        if table_days:
            t = schema.tables.c
            query = select(t.id, t.host).where(t.phase == "open", t.changed_at < now() - table_days * DAY_MS)
            async with self._engine.connect() as connection:
                waiting = list(await connection.execute(query.limit(MOST_AT_ONCE)))
            for row in waiting:
                with suppress(Refused):
                    await (await self._rooms.current(row.id)).do(partial(commands.end, administrator=row.host))

    async def _idle(self, before: int) -> list[str]:
        """Guests without a recovery link who have used no session since then."""
        p, s = schema.people.c, schema.sessions.c
        used = func.coalesce(s.seen_at, s.expires_at - SESSION_MS)
        kept = [
            select(s.person_id).where(used >= before),
            select(schema.recoveries.c.person_id),
            select(schema.administrators.c.person_id),
            select(schema.erased.c.person_id),
        ]
        query = select(p.id).where(p.created_at < before, *(p.id.not_in(some) for some in kept)).limit(MOST_AT_ONCE)
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]


@contextmanager
def _where_possible() -> Iterator[None]:
    """Go on where something is not possible; but what could not be stored must not be passed over."""
    try:
        yield
    except Refused as refused:
        if refused.code == "storage":
            raise


async def _erase_in_logs(connection: AsyncConnection, person: str) -> list[str]:
    """Take somebody's name, and what they said, out of logs and lists; the ids of the tables and campaigns that held
    any of it.
    """
    tables = await _erase_in(connection, person, schema.log, "table_id", schema.tables)
    return [*tables, *await _erase_in(connection, person, schema.campaign_log, "campaign_id", schema.campaigns)]


async def _erase_in(connection: AsyncConnection, person: str, log: Table, key: str, listed: Table) -> list[str]:
    text = log.c.body.contains(person, autoescape=True)
    rows = list(await connection.execute(select(log).where(text | (log.c.person_id == person))))
    found = set[str]()
    for row in rows:
        body: Any = orjson.loads(row.body)
        if row.kind == "chatted" and row.person_id == person:
            body = {"name": FORMER, "text": ""}
        elif log is schema.campaign_log or row.kind in SAYS_NAMES:
            _rename(body, person)
        changed = orjson.dumps(body).decode()
        if changed != row.body:
            is_row = (log.c[key] == row._mapping[key]) & (log.c.seq == row.seq)
            await connection.execute(update(log).where(is_row).values(body=changed))
            found.add(row._mapping[key])
    for one in sorted({row._mapping[key] for row in rows}):
        summary = (await connection.execute(select(listed.c.summary).where(listed.c.id == one))).scalar_one()
        data: Any = orjson.loads(summary)
        seats = data.get("seats", [])
        mine = [number for number, seat in enumerate(seats) if seat.get("person") == person]
        _rename(data, person)
        values = {"summary": orjson.dumps(data).decode()}
        if values["summary"] != summary:
            await connection.execute(update(listed).where(listed.c.id == one).values(values))
            found.add(one)
        if mine:
            r = schema.results.c
            results = update(schema.results).where(r.table_id == one, r.seat.in_(mine))
            await connection.execute(results.values(name=FORMER))
    return sorted(found)


def _rename(data: Any, person: str) -> None:
    """Give every seat in plain data that is the person's another name."""
    if isinstance(data, dict):
        if data.get("person") == person and data.get("name") is not None:
            data["name"] = FORMER
        for value in data.values():
            _rename(value, person)
    elif isinstance(data, list):
        for value in data:
            _rename(value, person)


def _handle(token_hash: str) -> str:
    """The name by which a person refers to one of their sessions."""
    return hash_token(f"session {token_hash}")[:16]
