"""What administrators may do, and how one becomes one."""

from __future__ import annotations

import os
import secrets
from importlib.metadata import version
from time import monotonic
from typing import Final, Literal, TypeAlias

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Json, Refused
from moonstone.server.live.rooms import Rooms
from moonstone.server.moderation import audit
from moonstone.server.moderation.accounts import Accounts
from moonstone.server.people import People, User
from moonstone.server.settings import Settings
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now
from moonstone.server.storage.lists import whole_page
from moonstone.tables import commands
from moonstone.tables.seats import hash_token

What: TypeAlias = Literal["mute", "suspend"]
UNTIL: Final = {"mute": "muted_until", "suspend": "suspended_until"}
FOR_GOOD: Final = 1 << 52
"""The end of a restriction without a time limit."""
HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS
MOST_FOUND: Final = 50
NEWEST_TABLES: Final = 20


class Administration:
    """A server's administrators at work. Who may call this is checked before."""

    def __init__(
        self, settings: Settings, engine: AsyncEngine, rooms: Rooms, accounts: Accounts, people: People
    ) -> None:
        self._settings = settings
        self._engine = engine
        self._rooms = rooms
        self._accounts = accounts
        self._people = people
        self._began = monotonic()

    async def overview(self) -> dict[str, Json]:
        """How the server is, and how much goes on."""
        t, p, s = schema.tables.c, schema.people.c, schema.sessions.c
        rooms, figures = self._rooms, self._rooms.observer.figures
        await rooms.observer.look()
        async with self._engine.connect() as connection:

            async def count(*where: ColumnElement[bool]) -> int:
                query = select(func.count()).where(*where)
                return int((await connection.execute(query)).scalar_one())

            counts: dict[str, Json] = {
                "people": await count(p.id.is_not(None)),
                "new_people": await count(p.created_at > now() - DAY_MS),
                "sessions": await count(s.expires_at > now()),
                "open": await count(t.phase == "open"),
                "playing": await count(t.phase == "playing"),
                "active": await count(t.phase == "playing", t.changed_at > now() - HOUR_MS),
                "over": await count(t.phase == "over"),
                "campaigns": int((await connection.execute(select(func.count(schema.campaigns.c.id)))).scalar_one()),
            }
        return {
            "version": version("moonstone-games"),
            "up_seconds": int(monotonic() - self._began),
            "workers": figures.workers,
            "behind": list[Json](rooms.behind),
            "load": _load(),
            "cores": os.cpu_count() or 1,
            "loaded": len(rooms.loaded),
            "sockets": sum(len(room.listeners) for room in rooms.loaded.values()),
            "bots_waiting": rooms.bot_pool.waiting,
            "database_bytes": figures.database_bytes,
            "disk_free_bytes": figures.disk_free_bytes,
            "backup_at": figures.backup_at,
            "backups_watched": bool(self._settings.backups),
            "open_reports": figures.open_reports,
            **counts,
        }

    async def close_report(self, by: User, report: int) -> None:
        """Close a report; Refused if there is none that waits."""
        r = schema.reports.c
        query = update(schema.reports).where(r.id == report, r.closed_at.is_(None)).values(closed_at=now())
        async with self._engine.begin() as connection:
            if not (await connection.execute(query)).rowcount:
                raise Refused("no-such-report", "There is no such report, or somebody has closed it already.")
            await audit.note(connection, by, "close report", str(report))

    async def find_people(self, name: str) -> list[dict[str, Json]]:
        """People whose name contains a text, or whose id it is, the newest first."""
        p = schema.people.c
        is_meant = (p.id == name) | func.lower(p.name).contains(name.lower(), autoescape=True)
        async with self._engine.connect() as connection:
            return await _described(connection, is_meant)

    async def person(self, person: str) -> dict[str, Json]:
        """A person, with the tables at which they sit; Refused if there is nobody of that id."""
        t, s = schema.tables.c, schema.seated.c
        query = (
            select(t.id, t.game, t.phase, t.changed_at)
            .join(schema.seated, s.table_id == t.id)
            .where(s.person_id == person)
            .order_by(t.changed_at.desc())
            .limit(NEWEST_TABLES)
        )
        async with self._engine.connect() as connection:
            found = await _described(connection, schema.people.c.id == person)
            if not found:
                raise Refused("no-such-person", "There is no such person.")
            tables: list[Json] = [dict(row._mapping) for row in await connection.execute(query)]
        return {**found[0], "tables": tables}

    async def restrict(self, by: User, person: str, what: What, hours: int | None) -> None:
        """Mute or suspend somebody for some hours: None is for good, 0 lifts it."""
        until = None if hours == 0 else FOR_GOOD if hours is None else now() + hours * HOUR_MS
        column, r = UNTIL[what], schema.restrictions.c
        async with self._engine.begin() as connection:
            found = await _described(connection, schema.people.c.id == person)
            if not found:
                raise Refused("no-such-person", "There is no such person.")
            if found[0]["administrator"] and until is not None:
                text = "An administrator can only be restricted once they are none: see `moonstone admin remove`."
                raise Refused("not-possible", text)
            changed = {column: until}
            query = update(schema.restrictions).where(r.person_id == person).values(changed)
            if not (await connection.execute(query)).rowcount:
                await connection.execute(insert(schema.restrictions).values(person_id=person, **changed))
            await audit.note(connection, by, what, person, "good" if hours is None else str(hours))
        self._people.forget()
        if what == "suspend" and until is not None:
            await self._rooms.hang_up(person)
            self._rooms.spawn(self._accounts.stand_up(person, for_good=False))

    async def end_table(self, by: User, table_id: str) -> None:
        """End a table, before its game or during it; Refused if it is over."""
        room = await self._rooms.current(table_id)
        await room.do(lambda table: commands.end(table, by.id))
        async with self._engine.begin() as connection:
            await audit.note(connection, by, "end table", table_id)

    async def hide(self, by: User, what: Literal["table", "campaign"], number: str, hidden: bool) -> None:
        """Keep a table or a campaign out of the lists that everybody sees, or let it be there again."""
        rows = schema.tables if what == "table" else schema.campaigns
        async with self._engine.begin() as connection:
            if not (await connection.execute(update(rows).where(rows.c.id == number).values(hidden=hidden))).rowcount:
                raise Refused(f"no-such-{what}", f"There is no such {what}.")
            await audit.note(connection, by, f"{'hide' if hidden else 'show'} {what}", number)

    async def tables(self, before: int | None) -> list[dict[str, Json]]:
        """Tables that have not ended, public or not, the newest change first."""
        t, p = schema.tables.c, schema.people.c
        query = (
            select(t.id, t.game, t.phase, t.public, t.hidden, t.created_at, t.changed_at, p.name.label("host"))
            .join(schema.people, p.id == t.host)
            .where(t.phase.in_(("open", "playing")))
            .order_by(t.changed_at.desc(), t.id)
        )
        query = query if before is None else query.where(t.changed_at < before)
        async with self._engine.connect() as connection:
            return [dict(row._mapping) for row in await whole_page(connection, query, t.changed_at, MOST_FOUND)]

    async def claim(self, user: User, token: str) -> None:
        """Become an administrator by a link from the command line; Refused if it is unknown, used or expired."""
        links, administrators = schema.administrator_links, schema.administrators
        good = (links.c.token_hash == hash_token(token)) & (links.c.expires_at > now())
        async with self._engine.begin() as connection:
            if not (await connection.execute(delete(links).where(good))).rowcount:
                raise Refused("bad-link", "This link is not known, has been used, or has expired.")
            await connection.execute(delete(administrators).where(administrators.c.person_id == user.id))
            await connection.execute(insert(administrators).values(person_id=user.id, since=now()))
            await audit.note(connection, user, "become administrator", user.id)
        self._people.forget()


def _load() -> float | None:
    """How many processes want to run on this machine; None where the system does not say."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return None


async def new_link(engine: AsyncEngine) -> str:
    """The word of a link that makes the person who opens it an administrator, once, within a day."""
    token, links = secrets.token_urlsafe(32), schema.administrator_links
    async with engine.begin() as connection:
        await connection.execute(delete(links).where(links.c.expires_at <= now()))
        await connection.execute(insert(links).values(token_hash=hash_token(token), expires_at=now() + DAY_MS))
        await audit.note(connection, None, "make link", "administrator")
    return token


async def administrators(engine: AsyncEngine) -> list[tuple[str, str]]:
    """The id and name of every administrator."""
    a, p = schema.administrators.c, schema.people.c
    query = select(p.id, p.name).join(schema.administrators, a.person_id == p.id).order_by(a.since)
    async with engine.connect() as connection:
        return [(row.id, row.name) for row in await connection.execute(query)]


async def remove(engine: AsyncEngine, person: str) -> bool:
    """Take an administrator's rights away; whether the person had them."""
    a = schema.administrators
    async with engine.begin() as connection:
        if not (await connection.execute(delete(a).where(a.c.person_id == person))).rowcount:
            return False
        await audit.note(connection, None, "remove administrator", person)
    return True


async def _described(connection: AsyncConnection, is_meant: ColumnElement[bool]) -> list[dict[str, Json]]:
    """What an administrator sees of people."""
    p, a, r = schema.people.c, schema.administrators.c, schema.restrictions.c
    reports = select(func.count(schema.reports.c.id)).where(schema.reports.c.person_id == p.id).scalar_subquery()
    query = (
        select(p.id, p.name, p.created_at, a.since, r.muted_until, r.suspended_until, reports.label("reports"))
        .outerjoin(schema.administrators, a.person_id == p.id)
        .outerjoin(schema.restrictions, r.person_id == p.id)
        .where(is_meant)
        .order_by(p.created_at.desc())
        .limit(MOST_FOUND)
    )
    time = now()
    return [
        {
            "id": row.id,
            "name": row.name,
            "created_at": row.created_at,
            "administrator": row.since is not None,
            "muted_until": row.muted_until if (row.muted_until or 0) > time else None,
            "suspended_until": row.suspended_until if (row.suspended_until or 0) > time else None,
            "reports": row.reports,
        }
        for row in await connection.execute(query)
    ]
