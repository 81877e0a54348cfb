"""What the head of the page says at an address: what a link to it tells where it is shared, and what to fetch at once.

Services that show a link read its title, a sentence and a picture there, and run no scripts. A browser would learn only
from the scripts, one after the other, which screen of which game it shows, in which language, and what to ask for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Final

import orjson
from fastapi import Request
from sqlalchemy import Row, select

from moonstone.engine import client_of, games, load
from moonstone.i18n import LANGUAGES
from moonstone.i18n.speaker import Speaker, speaker
from moonstone.server.http.parts import Part
from moonstone.server.server import COOKIE, server_of
from moonstone.server.storage import schema
from moonstone.tables.seats import Seat, host_name

TITLE: Final = '<meta property="og:title" content="Moonstone"'
"""The tag that says the title; the page has it just so."""
PICTURE: Final = '<meta property="og:image" content="/'
"""The beginning of the tag that names the picture. Those who read it want a whole address."""
END: Final = "</head>"
LANGUAGE_COOKIE: Final = "moonstone-language"
"""Where the page writes down the language that its reader has chosen."""
STORED: Final = {"table": schema.tables, "campaign": schema.campaigns}
OF_A_GAME: Final = ("rules", "learn", "new")
"""The addresses that name a game."""
DRAWN: Final = {"table": "index.ts", "rules": "index.ts", "campaign": "legacy/index.ts"}
"""The parts of the game that screens draw, as they lie in its folder."""
SCREENS: Final = {
    "": ("src/home/Home.svelte",),
    "new": ("src/home/Setup.svelte",),
    "table": ("src/table/TableScreen.svelte",),
    "campaign": ("src/campaign/CampaignScreen.svelte",),
    "campaign/book": ("src/app/CampaignBook.svelte",),
    "campaigns": ("src/campaign/NewCampaign.svelte",),
    "rules": ("src/rules/Rules.svelte",),
    "learn": ("src/app/StartTutorial.svelte",),
    "admin": ("src/admin/AdminScreen.svelte",),
    "recover": ("src/app/Recover.svelte",),
    "embed": ("src/app/Embedded.svelte", "src/table/TableScreen.svelte"),
}
"""Where the screens lie in the page's sources, by the first word of their addresses, and the last where it matters."""


def is_shared(page: str) -> bool:
    """Whether the page says in its head what a link to it tells."""
    return TITLE in page and PICTURE in page


async def with_head(page: str, request: Request, parts: Mapping[str, Part]) -> str:
    """The page for this address. The parts are those of the page, by their sources."""
    place, _, name = request.url.path.strip("/").partition("/")
    language = language_of(request)
    row = await _stored(request, place, name)
    game = name if place in OF_A_GAME else row.game if row is not None else None
    screen = "campaign/book" if place == "campaign" and name.endswith("/book") else place
    links = [*_parts(parts, screen, game, language), *_answers(request, place, row, language)]
    title = "Moonstone" if row is None else _title(row, place, language)
    return (
        page.replace(TITLE, TITLE.replace("Moonstone", escape(title)), 1)
        .replace(PICTURE, PICTURE[:-1] + escape(str(request.base_url)), 1)
        .replace(END, "".join(links) + END, 1)
    )


def _parts(parts: Mapping[str, Part], screen: str, game: str | None, language: str) -> list[str]:
    """Links to the scripts and styles of a screen, beyond those that every screen has."""
    wanted = [*SCREENS.get(screen, ()), f"words:page/{language}"]
    if game:
        wanted.append(f"words:{game}/{language}")
    if screen in DRAWN:
        wanted.append(f"src/games/{game}/{DRAWN[screen]}")
    found = [parts[one] for one in wanted if one in parts]
    scripts = dict.fromkeys(script for part in found for script in part.scripts)
    styles = dict.fromkeys(style for part in found for style in part.styles)
    return [f'<link rel="modulepreload" crossorigin href="/{one}" />' for one in scripts] + [
        f'<link rel="preload" as="style" crossorigin href="/{one}" />' for one in styles
    ]


def _answers(request: Request, place: str, row: Row[tuple[object, ...]] | None, language: str) -> list[str]:
    """Links to what the screen asks the server for, whatever it shows."""
    wanted = ["session"]
    if not place and COOKIE in request.cookies:
        wanted += ["campaigns?which=mine", "tables?which=mine"]
    if row is not None:
        where = f"{place}s/{row.id}"
        wanted += [f"{where}/edition", *([where] if place == "campaign" else [])]
        if _has_words(row.game):
            wanted.append(f"{where}/words?language={language}")
    return [f'<link rel="preload" as="fetch" crossorigin href="/api/{one}" />' for one in wanted]


@cache
def _has_words(game: str) -> bool:
    """Whether the server has words of the things in a game."""
    return bool(client_of(load(game)).words("en"))


def language_of(request: Request) -> str:
    """The language that the reader has chosen, else the first they like that is spoken here, else English."""
    liked = [request.cookies.get(LANGUAGE_COOKIE, ""), *request.headers.get("accept-language", "").lower().split(",")]
    return next((tag for one in liked if (tag := one.strip()[:2]) in LANGUAGES), "en")


async def _stored(request: Request, place: str, name: str) -> Row[tuple[object, ...]] | None:
    """The table or the campaign at an address; None if there is none."""
    if place not in STORED or not name or "/" in name:
        return None
    query = select(STORED[place]).where(STORED[place].c.id == name)
    async with server_of(request).engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return row if row is not None and row.game in games() else None


def _title(row: Row[tuple[object, ...]], place: str, language: str) -> str:
    """Who invites to what, or who plays what."""
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
