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
from moonstone.server.moderation.accounts import Accounts
from moonstone.server.moderation.administration import Administration
from moonstone.server.moderation.relations import Relations
from moonstone.server.moderation.reports import Reports
from moonstone.server.people import People, User
from moonstone.server.settings import Settings
from moonstone.tables.consequences import Consequences

COOKIE = "moonstone_session"
CHAT_PER_MINUTE = 30
REPORTS_PER_HOUR = 30
DOWNLOADS_PER_HOUR = 30
TIDY_SECONDS = 600.0
"""How often guests and tables that have been left are looked for."""


class Server:
    """The parts of a running server."""

    def __init__(self, settings: Settings, engine: AsyncEngine, url: str) -> None:
        self.settings = settings
        self.engine = engine
        self.people = People(engine)
        self.rooms = Rooms(settings, engine, url, self.people)
        self.campaigns = CampaignStore(engine, self.rooms)
        self.relations = Relations(engine)
        self.reports = Reports(engine)
        self.accounts = Accounts(engine, self.rooms, self.campaigns, self.people)
        self.administration = Administration(settings, engine, self.rooms, self.accounts, self.people)
        rate = settings.requests_per_minute / 60
        self.reporters = RateLimiter(min(rate, REPORTS_PER_HOUR / 3600), REPORTS_PER_HOUR, name="reports")
        """What a person may report, and how often they may change whom they block."""
        self.downloaders = RateLimiter(min(rate, DOWNLOADS_PER_HOUR / 3600), DOWNLOADS_PER_HOUR, name="downloads")
        """How often an address may have all that is stored about somebody: it is looked for in every log."""
        self.senders = RateLimiter(rate, name="sockets")
        """What a person may send over all sockets together."""
        self.talkers = RateLimiter(min(rate, CHAT_PER_MINUTE / 60), name="chat")
        """What a person may say, wherever they say it."""
        self.rooms.after_commit.once.append(self._end_campaign_game)
        self.rooms.forgetting.append(self.campaigns.forget)

    async def begin(self) -> None:
        """Start serving, and tidying up."""
        await self.rooms.begin()
        self.rooms.background.begin("tidying up", self._tidy_up, TIDY_SECONDS)

    async def _tidy_up(self) -> None:
        await self.accounts.tidy_up(self.settings.guest_days, self.settings.table_days)

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


async def known_user(connection: HTTPConnection) -> User | None:
    """Who is asking; None for somebody without a cookie, or with one that is no longer good."""
    return await server_of(connection).people.authenticate(connection.cookies.get(COOKIE))


async def optional_user(connection: HTTPConnection) -> User | None:
    """Who is asking, as `known_user`; also None for somebody who is suspended: they see what anybody sees."""
    person = await known_user(connection)
    return None if person is None or person.suspended_until is not None else person


async def signed_in_user(connection: HTTPConnection) -> User:
    """Who is asking, also if they are suspended; Refused for somebody without a good cookie."""
    person = await known_user(connection)
    if person is None:
        if connection.cookies.get(COOKIE):
            raise Refused("no-session", "Your session has ended: use your recovery link, or begin as a new guest.")
        raise Refused("no-session", "You need a name first.")
    return person


async def current_user(connection: HTTPConnection) -> User:
    """Who is asking; Refused for somebody without a good cookie, or who is suspended."""
    person = await signed_in_user(connection)
    person.check_may_play()
    return person


async def current_administrator(connection: HTTPConnection) -> User:
    """The administrator who is asking; to anybody else there is nothing here."""
    person = await optional_user(connection)
    if person is None or not person.is_administrator:
        raise Refused("no-such-path", "There is nothing here.")
    return person


Here = Annotated[Server, Depends(_here)]
KnownUser = Annotated[User | None, Depends(known_user)]
OptionalUser = Annotated[User | None, Depends(optional_user)]
SignedInUser = Annotated[User, Depends(signed_in_user)]
CurrentUser = Annotated[User, Depends(current_user)]
CurrentAdministrator = Annotated[User, Depends(current_administrator)]
