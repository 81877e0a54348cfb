"""Tables in every phase, for requests that must be refused: none of them may change anything here."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from running import Running, Somebody, play_on, seated
from sqlalchemy import update

from moonstone.engine import Record, load
from moonstone.server.server import COOKIE
from moonstone.server.settings import database_url
from moonstone.server.storage import schema
from moonstone.server.storage.database import connect
from moonstone.tables.seats import hash_token
from moonstone.testing.contract import Case, random_match

FINISHED: dict[str, Any] = json.loads(Record.of(random_match(Case(load("charon"), 2))).dumps())
FINISHED["players"] = [{"name": "Ann", "bot": None}, {"name": "Bob", "bot": None}]


@dataclass
class Scene:
    """Tables in every phase: Ann hosts them all, Bob plays with her, Eve has a cookie and no seat."""

    server: Running
    ann: Somebody
    bob: Somebody
    eve: Somebody
    nobody: Somebody
    waiting: str
    playing: str
    over: str
    expired: str
    link: str
    description: Any
    position: int = 0
    moves: list[Any] = field(default_factory=list)

    @property
    def numbers(self) -> list[int]:
        """How far each table has come, and how many there are."""
        tables = [self.ann.table(table)["seq"] for table in (self.waiting, self.playing, self.over)]
        return [*tables, len(self.ann.get("/api/tables", which="mine")["tables"])]

    def path(self, path: str) -> str:
        for name in ("waiting", "playing", "over"):
            path = path.replace(f"<{name}>", f"/api/tables/{getattr(self, name)}")
        return path

    def command(self, seat: int = 0, position: int | None = None, **more: Any) -> dict[str, Any]:
        """A command at the table that is being played. What is left out is valid."""
        sound = {"seat": seat, "position": self.position if position is None else position, "key": "some-key"}
        return {**sound, **more}


def open_scene(server: Running) -> Scene:
    """Open the tables, and let people sit down."""
    playing, (ann, bob) = seated(server, 2)
    play_on(playing, [ann, bob], Random(1), 5)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
    opened = ann.post("/api/tables", game="charon", seats=seats)
    over = ann.ask("POST", "/api/records", json=FINISHED)["id"]
    stale = Somebody(server, "Old")
    expired = str(stale.http.cookies[COOKIE])
    asyncio.run(expire(server, expired))
    now = ann.table(playing)
    mover = (ann, bob)[now["turn"][0]].update(playing, seat=now["turn"][0])
    nobody = Somebody(server)
    description = nobody.get("/openapi.json")
    return Scene(
        server,
        ann,
        bob,
        Somebody(server, "Eve"),
        nobody,
        opened["table"]["id"],
        playing,
        over,
        expired,
        opened["links"]["2"],
        description,
        now["position"],
        mover["moves"],
    )


async def expire(server: Running, cookie: str) -> None:
    """Let a session have ended in the past."""
    engine = connect(database_url(server.database))
    try:
        async with engine.begin() as connection:
            sessions = schema.sessions
            query = update(sessions).where(sessions.c.token_hash == hash_token(cookie)).values(expires_at=1)
            assert (await connection.execute(query)).rowcount == 1
    finally:
        await engine.dispose()
