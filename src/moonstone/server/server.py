"""Everything one server process holds, and how requests get at it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from moonstone.engine import Refused
from moonstone.server.campaigns.store import CampaignStore
from moonstone.server.limits import RateLimiter
from moonstone.server.live.after_commit import LoadedTable
from moonstone.server.live.rooms import Rooms
from moonstone.server.people import People
from moonstone.server.settings import Settings
from moonstone.tables.consequences import Consequences
from moonstone.tables.seats import Person

COOKIE = "moonstone_session"
CHAT_PER_MINUTE = 30


class Server:
    """The parts of a running server."""

    def __init__(self, settings: Settings, engine: AsyncEngine, url: str) -> None:
        self.settings = settings
        self.engine = engine
        self.people = People(engine)
        self.rooms = Rooms(settings, engine, url, self.people)
        self.campaigns = CampaignStore(engine, self.rooms)
        rate = settings.requests_per_minute / 60
        self.senders = RateLimiter(rate, name="sockets")
        """What a person may send over all sockets together."""
        self.talkers = RateLimiter(min(rate, CHAT_PER_MINUTE / 60), name="chat")
        """What a person may say, wherever they say it."""
        self.rooms.after_commit.once.append(self._end_campaign_game)

    def _end_campaign_game(self, _: LoadedTable, consequences: Consequences) -> None:
        """Let a campaign go on as soon as its game is over."""
        if consequences.campaign_ended is not None:
            self.rooms.spawn(self._look_at(consequences.campaign_ended))

    async def _look_at(self, campaign: str) -> None:
        await self.campaigns.get(campaign)


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request or a socket has come to."""
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


async def _here(connection: HTTPConnection) -> Server:
    return server_of(connection)


async def optional_user(connection: HTTPConnection) -> Person | None:
    """Who is asking; None for somebody without a cookie, or with one that is no longer good."""
    return await server_of(connection).people.authenticate(connection.cookies.get(COOKIE))


async def current_user(connection: HTTPConnection) -> Person:
    """Who is asking; Refused for somebody without a good cookie."""
    person = await optional_user(connection)
    if person is None:
        if connection.cookies.get(COOKIE):
            raise Refused("no-session", "Your session has ended: use your recovery link, or begin as a new guest.")
        raise Refused("no-session", "You need a name first.")
    return person


Here = Annotated[Server, Depends(_here)]
OptionalUser = Annotated[Person | None, Depends(optional_user)]
CurrentUser = Annotated[Person, Depends(current_user)]
