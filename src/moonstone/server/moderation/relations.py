"""Whom a player has muted or blocked. Somebody who is muted is not heard; somebody who is blocked also cannot sit down
where the player is already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Refused
from moonstone.server.storage import schema
from moonstone.server.storage.clock import now
from moonstone.tables.seats import hash_token

Kind: TypeAlias = Literal["none", "muted", "blocked"]

MOST: Final = 1000
"""How many people somebody may mute or block."""


class Relation(NamedTuple):
    """What somebody thinks of another person, and that person's present name."""

    person: str
    name: str
    kind: str
    at: int


class Relations:
    """What the players of a server think of each other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> list[Relation]:
        """Everybody whom a person has muted or blocked, the newest first."""
        r, p = schema.relations.c, schema.people.c
        query = (
            select(r.other_id, p.name, r.kind, r.at)
            .join(schema.people, p.id == r.other_id)
            .where(r.person_id == person)
            .order_by(r.at.desc(), r.other_id)
        )
        async with self._engine.connect() as connection:
            return [Relation(*row) for row in await connection.execute(query)]

    async def set(self, person: str, other: str, kind: Kind) -> None:
        """Mute or block somebody, or for `none` neither; Refused for oneself."""
        if person == other:
            raise Refused("not-possible", "You can only mute or block others.")
        r = schema.relations.c
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.relations).where(r.person_id == person, r.other_id == other))
            if kind == "none":
                return
            count = select(func.count()).select_from(schema.relations).where(r.person_id == person)
            if int((await connection.execute(count)).scalar_one()) >= MOST:
                raise Refused("not-possible", f"You can mute and block {MOST} people at most.", most=MOST)
            columns = {"person_id": person, "other_id": other, "kind": kind, "at": now()}
            await connection.execute(insert(schema.relations).values(columns))

    async def lift(self, person: str, handle: str) -> None:
        """Undo muting or blocking somebody; Refused if the handle is nobody's."""
        for one in await self.of(person):
            if handle_of(person, one.person) == handle:
                await self.set(person, one.person, "none")
                return
        raise Refused("no-such-person", "You have not muted or blocked that person.")

    async def check_welcome(self, person: str, others: Iterable[str | None]) -> None:
        """Refused if one of the others has blocked the person."""
        asked = sorted({other for other in others if other is not None and other != person})
        if asked and await self._blocking(person, asked):
            raise Refused("not-welcome", "Somebody there has blocked you.")

    async def _blocking(self, person: str, others: Sequence[str]) -> bool:
        r = schema.relations.c
        query = select(r.person_id).where(r.other_id == person, r.kind == "blocked", r.person_id.in_(others)).limit(1)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None


def handle_of(person: str, other: str) -> str:
    """How a person refers to somebody they have muted or blocked: it means nothing to anybody else."""
    return hash_token(f"relation {person} {other}")[:16]
