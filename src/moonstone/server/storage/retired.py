"""Tables and campaigns of versions of the rules that are no longer played: kept and shown, and left alone otherwise."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, false, or_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import games, load
from moonstone.server.storage import schema


def is_retired(game: ColumnElement[str], rules: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether a row of those columns is of a version that is no longer played."""
    retired = {name: load(name).rules_retired for name in games()}
    return or_(false(), *(and_(game == name, rules.in_(versions)) for name, versions in retired.items() if versions))


async def let_rest(engine: AsyncEngine) -> None:
    """Nobody owes a decision at such a table: no clock runs there, no bot thinks, and it is nobody's turn."""
    t = schema.tables.c
    waits = (t.turn != "") | t.due_at.is_not(None) | t.thinker.is_not(None)
    resting = update(schema.tables).where(is_retired(t.game, t.rules), waits)
    async with engine.begin() as connection:
        await connection.execute(resting.values(turn="", due_at=None, thinker=None))
