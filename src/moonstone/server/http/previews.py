"""What a link tells where it is shared: services that show one read its title, a sentence and a picture from the page's
head, and run no scripts.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

import orjson
from fastapi import Request
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import games, load
from moonstone.i18n import LANGUAGES
from moonstone.i18n.speaker import Speaker, speaker
from moonstone.server.server import server_of
from moonstone.server.storage import schema
from moonstone.tables.seats import Seat, host_name

TITLE: Final = '<meta property="og:title" content="Moonstone"'
"""The tag that says the title; the page has it just so."""
PICTURE: Final = '<meta property="og:image" content="/'
"""The beginning of the tag that names the picture. Those who read it want a whole address."""


def is_shared(page: str) -> bool:
    """Whether the page says in its head what a link to it tells."""
    return TITLE in page and PICTURE in page


async def with_preview(page: str, request: Request) -> str:
    """The page with what a link to this address tells."""
    origin = escape(str(request.base_url))
    page = page.replace(PICTURE, PICTURE[:-1] + origin)
    place, _, name = request.url.path.strip("/").partition("/")
    title = await _title(server_of(request).engine, place, name, language_of(request))
    return page if title is None else page.replace(TITLE, f'<meta property="og:title" content="{escape(title)}"', 1)


def language_of(request: Request) -> str:
    """The first of the languages an asker likes that is spoken here; English for one who names none."""
    liked = request.headers.get("accept-language", "").lower().split(",")
    return next((tag for one in liked if (tag := one.strip()[:2]) in LANGUAGES), "en")


async def _title(engine: AsyncEngine, place: str, name: str, language: str) -> str | None:
    """Who invites to what, or who plays what, at the address of a table or a campaign; None elsewhere."""
    kinds = {"table": schema.tables, "campaign": schema.campaigns}
    if place not in kinds or not name or "/" in name:
        return None
    async with engine.connect() as connection:
        row = (await connection.execute(select(kinds[place]).where(kinds[place].c.id == name))).first()
    if row is None or row.game not in games():
        return None
    summary, title = orjson.loads(row.summary), load(row.game).title
    if place == "campaign":
        seats = [Seat.from_json(member["seat"]) for member in summary["places"]]
        return invitation(language, host_name(seats, row.host), f"{summary['name']} ({title})")
    seats = [Seat.from_json(seat) for seat in summary["seats"]]
    if row.phase == "open":
        return invitation(language, host_name(seats, row.host), title)
    people = [seat.name for seat in seats if seat.kind != "bot" and seat.name]
    return f"{title}: {', '.join(people)}" if people else title


def invitation(language: str, host: str | None, what: str) -> str:
    """The sentence that invites to a game or a campaign."""
    says = _speaker(language)
    return says.say("invited-to", what=what) if host is None else says.say("invited-by", host=host, what=what)


@cache
def _speaker(language: str) -> Speaker:
    return speaker(language)
