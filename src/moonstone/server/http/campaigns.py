"""Campaigns: founding one, taking places, playing game after game, going back, another way, files."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Response

from moonstone.bots import bots
from moonstone.engine import Refused, games, load
from moonstone.server.bots.pool import BotProcessError
from moonstone.server.campaigns import files, lists
from moonstone.server.campaigns.lists import Which
from moonstone.server.campaigns.projection import describe
from moonstone.server.campaigns.store import Drafting
from moonstone.server.http.campaign_models import (
    AwayIn,
    CampaignFileIn,
    CampaignIn,
    CampaignList,
    CampaignOut,
    CharterIn,
    ForkIn,
    GameIn,
    NameIn,
    PlaceClaimIn,
    PlacedCampaign,
    PlaceIn,
    RewindIn,
    SitIn,
)
from moonstone.server.http.games import edition_of, with_edition
from moonstone.server.http.models import EditionOut
from moonstone.server.http.responses import problems
from moonstone.server.server import CurrentUser, Here, OptionalUser, Server
from moonstone.server.storage.lists import PAGE
from moonstone.server.storage.log_store import now
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaign_forks import forked
from moonstone.tables.campaign_seats import Place
from moonstone.tables.campaigns import Entry
from moonstone.tables.clocks import make_clock
from moonstone.tables.config import has_secrets
from moonstone.tables.seats import Person

router = APIRouter(tags=["campaigns"])

CampaignId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The campaign's id.")]
PlaceNumber = Annotated[int, Path(ge=0, le=10_000, description="A place's number.")]
Known = Annotated[str | None, Header(alias="If-None-Match", description="The `ETag` of the answer you have.")]
WRITE = problems(401, 403, 404, 409, 413)
CHECK_SECONDS = 20.0
"""How long the checking of a campaign's file may take."""


@router.post("/campaigns", status_code=201, responses=problems(401, 403, 409, 413), response_model=PlacedCampaign)
async def found_campaign(here: Here, me: CurrentUser, wish: CampaignIn) -> dict[str, Any]:
    """Found a campaign: who is to have a place in it, each with a charter or none yet."""
    await _check_number(here, me)
    if wish.game not in games():
        raise Refused("unknown-game", f"There is no game {wish.game!r}.", game=wish.game)
    game = load(wish.game)
    if wish.edition is not None:
        game = await with_edition(game, wish.edition)
    wanted = [_requested(place, me) for place in wish.places]
    clock = make_clock(wish.clock.kind, wish.clock.seconds, wish.clock.increment)
    places = [place for place, _ in wanted]
    body = commands.founding(
        game, wish.name, places, public=wish.public, clock=clock, stand_in=wish.substitute, bots=bots()
    )
    campaign = await here.campaigns.found([Entry(secrets.token_urlsafe(16), 0, now(), "founded", me.id, body)])
    links = {str(number): token for number, (_, token) in enumerate(wanted) if token is not None}
    return {"campaign": describe(campaign, me.id), "links": links}


@router.get("/campaigns", responses=problems(401), response_model=CampaignList)
async def list_campaigns(
    here: Here,
    me: OptionalUser,
    which: Which = "open",
    before: Annotated[int | None, Query(ge=0, le=1 << 52, description="Only those changed before this time.")] = None,
) -> dict[str, Any]:
    """Campaigns, newest change first: `mine`, or public ones with a place that is `open`."""
    found = await lists.campaigns(here.campaigns, me, which, before)
    return {"campaigns": found, "before": found[-1]["changed_at"] if len(found) >= PAGE else None}


@router.get(
    "/campaigns/{campaign_id}",
    responses={**problems(404, 409), 304: {"description": "It is as you know it."}},
    response_model=CampaignOut,
)
async def get_campaign(
    here: Here, me: OptionalUser, response: Response, campaign_id: CampaignId, known: Known = None
) -> Any:
    """A campaign, its village left out. To follow it, ask again with the `ETag` of the last answer."""
    campaign = await here.campaigns.get(campaign_id)
    person = me.id if me else None
    viewer = hashlib.sha256((person or "").encode()).hexdigest()[:8]
    headers = {"ETag": f'"{campaign.seq}-{viewer}"', "Cache-Control": "private, no-cache", "Vary": "Cookie"}
    if known == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return describe(campaign, person)


@router.get("/campaigns/{campaign_id}/edition", responses=problems(404, 409))
async def get_campaign_edition(
    here: Here,
    campaign_id: CampaignId,
    game: Annotated[int | None, Query(ge=1, le=1000, description="As it stood when this game began.")] = None,
) -> EditionOut:
    """The village and everything that is unlocked: what may be drawn of it, as it stands or as it once stood."""
    return edition_of((await here.campaigns.get(campaign_id)).game_before(game))


@router.post("/campaigns/{campaign_id}/places", status_code=201, responses=WRITE, response_model=PlacedCampaign)
async def add_place(here: Here, me: CurrentUser, campaign_id: CampaignId, wish: PlaceIn) -> dict[str, Any]:
    """As the founder: make room for one more, who joins with the next game."""
    wanted, token = _requested(wish, me)
    campaign = await here.campaigns.do(campaign_id, lambda campaign: commands.add(campaign, me.id, wanted))
    links = {} if token is None else {str(campaign.places[-1].number): token}
    return {"campaign": describe(campaign, me.id), "links": links}


@router.put("/campaigns/{campaign_id}/places/{place}", responses=WRITE, response_model=PlacedCampaign)
async def arrange_place(
    here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber, wish: PlaceIn
) -> dict[str, Any]:
    """As the founder: change who a place is for, from the next game on. It keeps its charter if none is named."""
    wanted, token = _requested(wish, me)
    campaign = await _do(here, me, campaign_id, lambda campaign: commands.arrange(campaign, me.id, place, wanted))
    return {"campaign": campaign, "links": {} if token is None else {str(place): token}}


@router.delete("/campaigns/{campaign_id}/places/{place}", responses=WRITE, response_model=CampaignOut)
async def remove_place(here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber) -> dict[str, Any]:
    """Leave the campaign with your charter, or as the founder let any place go: nobody plays it from then on."""
    return await _do(here, me, campaign_id, lambda campaign: commands.remove(campaign, me.id, place))


@router.post("/campaigns/{campaign_id}/places/{place}/sit", responses=WRITE, response_model=CampaignOut)
async def take_place(
    here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber, wish: SitIn
) -> dict[str, Any]:
    """Take an open place, for yourself or for somebody at your screen."""
    return await _do(here, me, campaign_id, lambda campaign: commands.sit(campaign, me, place, wish.name))


@router.post("/campaigns/{campaign_id}/claim", responses=WRITE, response_model=CampaignOut)
async def claim_place(here: Here, me: CurrentUser, campaign_id: CampaignId, claim: PlaceClaimIn) -> dict[str, Any]:
    """Take the place whose link you have."""
    return await _do(here, me, campaign_id, lambda campaign: commands.claim(campaign, me, claim.token, claim.name))


@router.post("/campaigns/{campaign_id}/places/{place}/leave", responses=WRITE, response_model=CampaignOut)
async def leave_place(here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber) -> dict[str, Any]:
    """Give your place up to whoever comes; its charter, with all it has, is theirs then."""
    return await _do(here, me, campaign_id, lambda campaign: commands.leave(campaign, me.id, place))


@router.post("/campaigns/{campaign_id}/places/{place}/charter", responses=WRITE, response_model=CampaignOut)
async def choose_charter(
    here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber, wish: CharterIn
) -> dict[str, Any]:
    """Choose your charter, before your first game."""
    return await _do(here, me, campaign_id, lambda campaign: commands.choose(campaign, me.id, place, wish.charter))


@router.post("/campaigns/{campaign_id}/places/{place}/away", responses=WRITE, response_model=CampaignOut)
async def step_away(
    here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber, wish: AwayIn
) -> dict[str, Any]:
    """Let a bot hold your place, from the next game on; as the founder, anybody's. It stays theirs."""
    return await _do(here, me, campaign_id, lambda campaign: commands.go_away(campaign, me.id, place, wish.bot, bots()))


@router.post("/campaigns/{campaign_id}/places/{place}/back", responses=WRITE, response_model=CampaignOut)
async def return_to_place(here: Here, me: CurrentUser, campaign_id: CampaignId, place: PlaceNumber) -> dict[str, Any]:
    """Play the next game yourself again. At a running game, come back at its table: that counts here, too."""
    return await _do(here, me, campaign_id, lambda campaign: commands.come_back(campaign, me.id, place))


@router.post("/campaigns/{campaign_id}/names", responses=WRITE, response_model=CampaignOut)
async def give_name(here: Here, me: CurrentUser, campaign_id: CampaignId, wish: NameIn) -> dict[str, Any]:
    """Between games: name something that is your charter's to name. The name stays."""
    return await _do(
        here,
        me,
        campaign_id,
        lambda campaign: commands.give_name(campaign, me.id, wish.charter, wish.what, wish.name),
    )


@router.post("/campaigns/{campaign_id}/games", responses=WRITE, response_model=CampaignOut)
async def begin_game(here: Here, me: CurrentUser, campaign_id: CampaignId, wish: GameIn) -> dict[str, Any]:
    """Begin the next game, once every place is taken: it is a table like every other, named in `table`."""
    return describe(await here.campaigns.begin(campaign_id, me.id, wish.number), me.id)


@router.post("/campaigns/{campaign_id}/rewind", responses=WRITE, response_model=CampaignOut)
async def rewind(here: Here, me: CurrentUser, campaign_id: CampaignId, wish: RewindIn) -> dict[str, Any]:
    """As the founder: go back to just before a game, to play it anew. What came after stays at its tables."""
    return await _do(here, me, campaign_id, lambda campaign: commands.rewind(campaign, me.id, wish.number))


@router.post("/campaigns/{campaign_id}/fork", status_code=201, responses=WRITE, response_model=CampaignOut)
async def fork(here: Here, me: CurrentUser, campaign_id: CampaignId, wish: ForkIn) -> dict[str, Any]:
    """Found another campaign with the same past, up to just before a game; everybody keeps their places."""
    await _check_number(here, me)
    campaign = await here.campaigns.get(campaign_id)
    commands.check_member(campaign, me.id)
    past = await here.campaigns.read(campaign_id)
    entries = forked(campaign, past, me.id, wish.name, wish.number, now())
    return describe(await here.campaigns.found(entries), me.id)


@router.get(
    "/campaigns/{campaign_id}/file",
    response_class=Response,
    responses={
        **problems(401, 403, 404, 409),
        200: {"description": "The campaign, as a file.", "content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def download_campaign(here: Here, me: CurrentUser, campaign_id: CampaignId) -> Response:
    """The campaign up to its last finished game as one file, which anybody can check and go on with."""
    campaign = await here.campaigns.get(campaign_id)
    commands.check_member(campaign, me.id)
    if has_secrets(campaign.founded) and campaign.host != me.id:
        raise Refused("sealed", "The file holds what is not unlocked yet; it is for the founder alone.")
    entries = await here.campaigns.read(campaign_id)
    tables = {table: (await here.rooms.get_or_load(table)).table for table in files.finished(entries)}
    text = await asyncio.to_thread(files.written, entries, tables)
    headers = {"Content-Disposition": f'attachment; filename="{campaign.game.name}-{campaign.id}.jsonl"'}
    return Response(text.encode(), media_type="text/plain", headers=headers)


@router.post("/campaigns/import", status_code=201, responses=problems(401, 403, 409, 413), response_model=CampaignOut)
async def import_campaign(here: Here, me: CurrentUser, wish: CampaignFileIn) -> dict[str, Any]:
    """Bring a campaign's file. Every seal, move and draw is checked; each game gets a table, and you play for its
    people until others take their places.
    """
    await _check_number(here, me)
    try:
        told: Any = await here.rooms.bot_pool.run({"job": "verify campaign", "file": wish.file}, CHECK_SECONDS)
    except BotProcessError:
        raise Refused("record-too-long", "The campaign could not be checked in time.") from None
    entries, tables = await asyncio.to_thread(files.brought, told, me, now())
    return describe(await here.campaigns.found(entries, tables), me.id)


def _requested(wish: PlaceIn, me: Person) -> tuple[Place, str | None]:
    """The place that its host wants, and the token of its link if it has one."""
    token = secrets.token_urlsafe(16)
    return commands.wanted_place(wish.kind, wish.name, wish.bot, wish.charter, me, token=token, bots=bots())


async def _do(here: Server, me: Person, campaign_id: str, drafting: Drafting) -> dict[str, Any]:
    return describe(await here.campaigns.do(campaign_id, drafting), me.id)


async def _check_number(here: Server, me: Person) -> None:
    limit = here.settings.tables_per_person
    if limit and await lists.founded(here.campaigns, me) >= limit:
        raise Refused("too-many-campaigns", f"You have founded {limit} campaigns, which is the most there may be.")
