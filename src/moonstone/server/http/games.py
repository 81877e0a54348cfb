"""The games, their options, and editions of one's own."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from moonstone.bots import bots
from moonstone.engine import AnyGame, Refused, client_of, editions_of, games, load
from moonstone.server.bots.fair_queue import Asker
from moonstone.server.http.models import EditionIn, EditionOut, GameOut, Games, Language, MessagesOut, OptionOut
from moonstone.server.http.responses import problems
from moonstone.server.server import CurrentUser, Here, Server
from moonstone.tables.seats import Person

router = APIRouter(tags=["games"])


def _game(name: str) -> AnyGame:
    if name not in games():
        raise Refused("no-such-game", f"There is no game {name!r}.", game=name)
    return load(name)


async def with_edition(here: Server, me: Person, game: AnyGame, text: str) -> AnyGame:
    """The game with an edition of one's own, read beside as it takes a while; Refused with what is wrong with it."""
    data = await here.rooms.bot_pool.read_edition(game.name, text, Asker(me.id))
    return await asyncio.to_thread(editions_of(game).with_data, data)


def edition_of(game: AnyGame) -> EditionOut:
    """The edition a game is played with."""
    public = None if game.editions is None else game.editions.public()
    return EditionOut(name=game.edition, fingerprint=game.fingerprint, printed=public, assets=client_of(game).assets())


def _described(game: AnyGame) -> GameOut:
    return GameOut(
        name=game.name,
        title=game.title,
        rules=game.rules,
        edition=game.edition,
        fingerprint=game.fingerprint,
        seats=list(game.seats),
        seat_names=list(game.seat_names),
        options=[OptionOut.model_validate(option.to_json()) for option in game.options],
        presets={name: dict(options) for name, options in game.presets.items()},
        own_editions=game.editions is not None,
        scripted_option=None if game.legacy is None else game.legacy.scripted_option,
    )


@router.get("/games")
async def list_games() -> Games:
    """Every game with its options and presets, and the bots."""
    return Games(games=[_described(load(name)) for name in games()], bots=list(bots()))


@router.get("/games/{game}/messages", responses=problems(404))
async def get_game_messages(game: str, language: Language) -> MessagesOut:
    """The game's own sentences, for clients that do not know them beforehand."""
    return MessagesOut(language=language, messages=list(client_of(_game(game)).messages(language)))


@router.get("/games/{game}/edition", responses=problems(404))
async def get_standard_edition(game: str) -> EditionOut:
    """What is printed on the standard board and cards."""
    return edition_of(_game(game))


@router.post("/games/{game}/edition", responses=problems(401, 403, 404, 413))
async def check_edition(here: Here, me: CurrentUser, game: str, edition: EditionIn) -> EditionOut:
    """Check an edition of your own. What is wrong with it comes back in sentences."""
    return edition_of(await with_edition(here, me, _game(game), edition.text))
