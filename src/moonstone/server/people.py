"""People are guests: a name and a cookie, and a link to be the same person on another device."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Refused
from moonstone.engine.naming import LONGEST_NAME, plain_name
from moonstone.server.storage import schema
from moonstone.server.storage.bulk_writer import CHANNEL
from moonstone.server.storage.clock import now
from moonstone.server.storage.database import STORAGE_ERRORS
from moonstone.tables.seats import Person, hash_token

SESSION_MS: Final = 400 * 24 * 3600 * 1000
"""How long a cookie lasts: as long as browsers keep one."""
PROVEN_MS: Final = 3600 * 1000
"""How long a session that was begun with the recovery word may replace it."""
SEEN_MS: Final = 24 * 3600 * 1000
"""How exactly the last use of a session is stored."""
REMEMBERED_MS: Final = 10_000
"""How long a session is believed without asking the database."""
MOST_REMEMBERED: Final = 10_000
MOST_AT_ONCE: Final = 500
"""How many sessions are asked about in one query."""


@dataclass(frozen=True, slots=True)
class User(Person):
    """Somebody with a cookie, and what the server's administrators have decided about them."""

    is_administrator: bool = False
    muted_until: int | None = None
    """Until when they may write to nobody; None if they may."""
    suspended_until: int | None = None
    """Until when they may only look on; None if they may play."""

    def check_may_write(self) -> None:
        """Refused for somebody who may write to nobody."""
        if self.muted_until is not None:
            text = "An administrator has muted you for a while."
            raise Refused("muted-everywhere", text, until=self.muted_until)

    def check_may_play(self) -> None:
        """Refused for somebody who may only look on."""
        if self.suspended_until is not None:
            text = "An administrator has suspended you: for now you can only look on."
            raise Refused("suspended", text, until=self.suspended_until)


def check_name(name: str) -> str:
    """A player's name as it will be shown; Refused if it cannot be."""
    return plain_name(name, "A player's name", LONGEST_NAME)


class People:
    """Everybody this server knows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._remembered: OrderedDict[str, tuple[User, int]] = OrderedDict()
        self._forgotten = 0
        """How often everybody has been forgotten: what was asked before then is not remembered."""
        self._is_shared = engine.dialect.name == "postgresql"
        """Whether other processes may rename people and end sessions: then nobody is believed from memory."""

    async def create_guest(self, name: str, agent: str | None = None) -> tuple[Person, str]:
        """A new guest, and the token for their cookie."""
        person = Person(secrets.token_urlsafe(16), check_name(name))
        token, session = _session(person.id, agent)
        async with self.engine.begin() as connection:
            columns = {"id": person.id, "name": person.name, "created_at": now()}
            await connection.execute(insert(schema.people).values(columns))
            await connection.execute(insert(schema.sessions).values(session))
        return person, token

    async def authenticate(self, token: str | None) -> User | None:
        """The person whose cookie it is; None if there is none, or it has expired."""
        if not token:
            return None
        hashed, time = hash_token(token), now()
        known = None if self._is_shared else self._remembered.get(hashed)
        if known is not None and known[1] > time:
            return known[0]
        forgotten = self._forgotten
        people, sessions, administrators = schema.people, schema.sessions, schema.administrators
        r = schema.restrictions.c
        query = (
            select(
                people.c.id,
                people.c.name,
                administrators.c.since,
                r.muted_until,
                r.suspended_until,
                sessions.c.seen_at,
            )
            .join(sessions, sessions.c.person_id == people.c.id)
            .outerjoin(administrators, administrators.c.person_id == people.c.id)
            .outerjoin(schema.restrictions, r.person_id == people.c.id)
            .where(sessions.c.token_hash == hashed, sessions.c.expires_at > time)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            self._remembered.pop(hashed, None)
            return None
        if (row.seen_at or 0) < time - SEEN_MS:
            await self._note_seen(hashed, time)
        muted, suspended = (
            until if until is not None and until > time else None for until in (row.muted_until, row.suspended_until)
        )
        person = User(row.id, row.name, row.since is not None, muted, suspended)
        if forgotten == self._forgotten:
            self._remembered[hashed] = (person, time + REMEMBERED_MS)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return person

    async def _note_seen(self, hashed: str, time: int) -> None:
        """Keep when a session was used. Where that cannot be stored just now, the person is still let in."""
        query = update(schema.sessions).where(schema.sessions.c.token_hash == hashed).values(seen_at=time)
        with suppress(*STORAGE_ERRORS):
            async with self.engine.begin() as connection:
                await connection.execute(query)

    async def rename(self, person: User, name: str) -> User:
        """The person under another name; tables already begun keep the old one."""
        renamed = replace(person, name=check_name(name))
        async with self.engine.begin() as connection:
            query = update(schema.people).where(schema.people.c.id == person.id).values(name=renamed.name)
            await connection.execute(query)
        self.forget()
        return renamed

    async def new_recovery(self, person: Person, session: str | None) -> str:
        """A word that makes another device this person's. The one before it no longer works, and is needed to replace
        it: Refused unless there is none yet, or the session was begun with it not long ago.
        """
        token = secrets.token_urlsafe(32)
        async with self.engine.begin() as connection:
            r = schema.recoveries.c
            known = (await connection.execute(select(r.token_hash).where(r.person_id == person.id))).first()
            if known is not None and not await _has_recovered(connection, session):
                text = "You have a recovery link already. To replace it, open it on this device; then make a new one."
                raise Refused("recovery-kept", text)
            await connection.execute(delete(schema.recoveries).where(schema.recoveries.c.person_id == person.id))
            columns = {"person_id": person.id, "token_hash": hash_token(token)}
            await connection.execute(insert(schema.recoveries).values(columns))
        return token

    async def recover(self, recovery: str, agent: str | None = None) -> tuple[Person, str]:
        """The person whose recovery word it is, and the word for this device's cookie; Refused if nobody's.

        The recovery word goes on working until a new one is made: people keep the link.
        """
        query = (
            select(schema.people.c.id, schema.people.c.name)
            .join(schema.recoveries, schema.recoveries.c.person_id == schema.people.c.id)
            .where(schema.recoveries.c.token_hash == hash_token(recovery))
        )
        async with self.engine.begin() as connection:
            row = (await connection.execute(query)).first()
            if row is None:
                raise Refused("bad-recovery", "This recovery link is not known, or has been replaced by a newer one.")
            token, session = _session(row.id, agent)
            await connection.execute(insert(schema.sessions).values({**session, "recovered_at": now()}))
        return Person(row.id, row.name), token

    def forget(self) -> None:
        """Ask the database about everybody again."""
        self._forgotten += 1
        self._remembered.clear()

    async def forget_expired(self) -> None:
        """Drop the sessions whose time is over."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at <= now()))

    async def sign_out(self, person: Person, token: str | None, notice: str, by: str | None = None) -> None:
        """End one device's session; the same commit gives other processes notice.

        For None, end all of the person's, and the recovery word with them, for somebody else may have made it; unless
        this session, `by`, was begun with it not long ago.
        """
        query = delete(schema.sessions).where(schema.sessions.c.person_id == person.id)
        if token is not None:
            query = query.where(schema.sessions.c.token_hash == hash_token(token))
        async with self.engine.begin() as connection:
            proven = token is None and await _has_recovered(connection, by)
            await connection.execute(query)
            if token is None and not proven:
                recovery = delete(schema.recoveries).where(schema.recoveries.c.person_id == person.id)
                await connection.execute(recovery)
            if self._is_shared:
                await connection.execute(select(func.pg_notify(CHANNEL, notice)))
        self.forget()

    async def still_good(self, tokens: Iterable[str]) -> set[str]:
        """Those of the tokens whose sessions have not been ended, and whose people are not suspended."""
        s, found = schema.sessions.c, set[str]()
        suspended = select(schema.restrictions.c.person_id).where(schema.restrictions.c.suspended_until > now())
        async with self.engine.connect() as connection:
            ordered = sorted(tokens)
            for start in range(0, len(ordered), MOST_AT_ONCE):
                some = ordered[start : start + MOST_AT_ONCE]
                hashes = {hash_token(token): token for token in some}
                query = select(s.token_hash).where(
                    s.token_hash.in_(hashes), s.expires_at > now(), s.person_id.not_in(suspended)
                )
                found.update(hashes[row.token_hash] for row in await connection.execute(query))
        return found


async def _has_recovered(connection: AsyncConnection, session: str | None) -> bool:
    """Whether the session of that token was begun with the recovery word not long ago."""
    s = schema.sessions.c
    query = select(s.recovered_at).where(s.token_hash == hash_token(session or ""), s.recovered_at > now() - PROVEN_MS)
    return (await connection.execute(query)).first() is not None


def _session(person: str, agent: str | None) -> tuple[str, dict[str, object]]:
    token, time = secrets.token_urlsafe(32), now()
    return token, {
        "token_hash": hash_token(token),
        "person_id": person,
        "expires_at": time + SESSION_MS,
        "agent": agent,
        "seen_at": time,
    }
