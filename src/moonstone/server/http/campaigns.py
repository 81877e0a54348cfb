"""Campaigns: starting one, joining, playing game after game, rewinding, forking, files."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Response

from moonstone.bots import bots
from moonstone.engine import AnyGame, Refused, games, load
from moonstone.server.bots.fair_queue import Asker
from moonstone.server.campaigns import lists
from moonstone.server.campaigns.lists import Which
from moonstone.server.campaigns.store import Command
from moonstone.server.http.campaign_models import (
    AwayIn,
    CampaignFileIn,
    CampaignIn,
    CampaignList,
    CampaignOut,
    CampaignWithLinks,
    ForkIn,
    GameIn,
    MemberClaimIn,
    MemberIn,
    NameIn,
    RewindIn,
    RoleIn,
    SitIn,
)
from moonstone.server.http.games import edition_of, with_edition
from moonstone.server.http.models import EditionOut
from moonstone.server.http.responses import Body, problems
from moonstone.server.server import CurrentUser, Here, OptionalUser, Server
from moonstone.server.storage.clock import now
from moonstone.server.storage.lists import PAGE
from moonstone.tables import campaign_commands as commands
from moonstone.tables.campaign_entries import CampaignEntry, Founded
from moonstone.tables.campaign_files import export_file, finished_tables, import_file
from moonstone.tables.campaign_fork import fork as copy_past
from moonstone.tables.campaign_projection import describe
from moonstone.tables.clocks import make_clock
from moonstone.tables.config import has_secrets
from moonstone.tables.members import Member
from moonstone.tables.seats import Person

router = APIRouter(tags=["campaigns"])

CampaignId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The campaign's id.")]
MemberNumber = Annotated[int, Path(ge=0, le=10_000, description="A member's number.")]
Known = Annotated[str | None, Header(alias="If-None-Match", description="The `ETag` of the answer you have.")]
WRITE = problems(401, 403, 404, 409, 413)


@router.post("/campaigns", status_code=201, responses=problems(401, 403, 409, 413), response_model=CampaignWithLinks)
async def found_campaign(here: Here, me: CurrentUser, request: CampaignIn) -> Body:
    """Start a campaign with its members, each with a role or none yet."""
    if request.game not in games():
        raise Refused("unknown-game", f"There is no game {request.game!r}.", game=request.game)
    game = load(request.game)
    if request.edition is not None:
        game = await with_edition(here, me, game, request.edition)
    tokens = [secrets.token_urlsafe(16) for _ in request.members]
    members = [_requested(game, member, me, token) for member, token in zip(request.members, tokens, strict=True)]
    clock = make_clock(request.clock.kind, request.clock.seconds, request.clock.increment)
    config = commands.campaign_config(
        game, request.name, members, public=request.public, clock=clock, substitute=request.substitute, bots=bots()
    )
    founded = CampaignEntry(secrets.token_urlsafe(16), 0, now(), me.id, Founded(config))
    campaign = await here.campaigns.found([founded])
    links = {str(number): tokens[number] for number, wanted in enumerate(request.members) if wanted.kind == "link"}
    return {"campaign": describe(campaign, me.id), "links": links}


@router.get("/campaigns", responses=problems(401), response_model=CampaignList)
async def list_campaigns(
    here: Here,
    me: OptionalUser,
    which: Which = "open",
    before: Annotated[int | None, Query(ge=0, le=1 << 52, description="Only those changed before this time.")] = None,
) -> Body:
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
) -> Body | Response:
    """A campaign, its edition left out. To follow it, ask again with the `ETag` of the last answer."""
    campaign = await here.campaigns.get(campaign_id)
    person = me.id if me else None
    viewer = hashlib.sha256((person or "").encode()).hexdigest()[:8]
    newest = load(campaign.game.name).rules
    headers = {"ETag": f'"{campaign.seq}-{newest}-{viewer}"', "Cache-Control": "private, no-cache", "Vary": "Cookie"}
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
    """What may be drawn of the campaign's edition, all that is unlocked, as it stands or as it once stood."""
    return edition_of((await here.campaigns.get(campaign_id)).game_before(game))


@router.post("/campaigns/{campaign_id}/members", status_code=201, responses=WRITE, response_model=CampaignWithLinks)
async def add_member(here: Here, me: CurrentUser, campaign_id: CampaignId, request: MemberIn) -> Body:
    """As the host: make room for one more, who joins with the next game."""
    await _check_welcome_as(request, here, me, campaign_id)
    token = secrets.token_urlsafe(16)
    campaign = await here.campaigns.do(
        campaign_id, lambda campaign: commands.add(campaign, me.id, _requested(campaign.founded, request, me, token))
    )
    links = {str(campaign.members[-1].number): token} if request.kind == "link" else {}
    return {"campaign": describe(campaign, me.id), "links": links}


@router.put("/campaigns/{campaign_id}/members/{member}", responses=WRITE, response_model=CampaignWithLinks)
async def arrange_member(
    here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber, request: MemberIn
) -> Body:
    """As the host: change who takes part as this member, from the next game on. The role stays if none is named."""
    await _check_welcome_as(request, here, me, campaign_id)
    token = secrets.token_urlsafe(16)
    campaign = await _do(
        here,
        me,
        campaign_id,
        lambda campaign: commands.arrange(campaign, me.id, member, _requested(campaign.founded, request, me, token)),
    )
    return {"campaign": campaign, "links": {str(member): token} if request.kind == "link" else {}}


@router.delete("/campaigns/{campaign_id}/members/{member}", responses=WRITE, response_model=CampaignOut)
async def remove_member(here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber) -> Body:
    """Leave the campaign with your role, or as the host let any place go: nobody plays it from then on."""
    return await _do(here, me, campaign_id, lambda campaign: commands.remove(campaign, me.id, member))


@router.post("/campaigns/{campaign_id}/members/{member}/sit", responses=WRITE, response_model=CampaignOut)
async def take_membership(
    here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber, request: SitIn
) -> Body:
    """Join as an open member, for yourself or for somebody at your screen."""
    await _check_welcome(here, me, campaign_id)
    return await _do(here, me, campaign_id, lambda campaign: commands.sit(campaign, me, member, request.name))


@router.post("/campaigns/{campaign_id}/claim", responses=WRITE, response_model=CampaignOut)
async def claim_membership(here: Here, me: CurrentUser, campaign_id: CampaignId, claim: MemberClaimIn) -> Body:
    """Join by the link you have."""
    await _check_welcome(here, me, campaign_id)
    return await _do(here, me, campaign_id, lambda campaign: commands.claim(campaign, me, claim.token, claim.name))


@router.post("/campaigns/{campaign_id}/members/{member}/leave", responses=WRITE, response_model=CampaignOut)
async def give_up_membership(here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber) -> Body:
    """Leave to others: the person who joins next gets your role, with all it has."""
    return await _do(here, me, campaign_id, lambda campaign: commands.leave(campaign, me.id, member))


@router.post("/campaigns/{campaign_id}/members/{member}/role", responses=WRITE, response_model=CampaignOut)
async def choose_role(
    here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber, request: RoleIn
) -> Body:
    """Choose your role, before your first game."""
    return await _do(
        here, me, campaign_id, lambda campaign: commands.choose_role(campaign, me.id, member, request.role)
    )


@router.post("/campaigns/{campaign_id}/members/{member}/away", responses=WRITE, response_model=CampaignOut)
async def step_away(
    here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber, request: AwayIn
) -> Body:
    """Let a bot hold your place, from the next game on; as the host, anybody's. It stays theirs."""
    return await _do(
        here, me, campaign_id, lambda campaign: commands.go_away(campaign, me.id, member, request.bot, bots())
    )


@router.post("/campaigns/{campaign_id}/members/{member}/back", responses=WRITE, response_model=CampaignOut)
async def return_to_campaign(here: Here, me: CurrentUser, campaign_id: CampaignId, member: MemberNumber) -> Body:
    """Play the next game yourself again. At a running game, come back at its table: that counts here, too."""
    return await _do(here, me, campaign_id, lambda campaign: commands.come_back(campaign, me.id, member))


@router.post("/campaigns/{campaign_id}/names", responses=WRITE, response_model=CampaignOut)
async def give_name(here: Here, me: CurrentUser, campaign_id: CampaignId, request: NameIn) -> Body:
    """Between games: name something that is yours to name. The name stays."""
    return await _do(
        here,
        me,
        campaign_id,
        lambda campaign: commands.give_name(campaign, me.id, request.role, request.what, request.name),
    )


@router.post("/campaigns/{campaign_id}/games", responses=WRITE, response_model=CampaignOut)
async def begin_game(here: Here, me: CurrentUser, campaign_id: CampaignId, request: GameIn) -> Body:
    """Begin the next game, once no member is missing: it is a table like every other, named in `table`."""
    return describe(await here.campaigns.begin(campaign_id, me.id, request.number), me.id)


@router.post("/campaigns/{campaign_id}/rewind", responses=WRITE, response_model=CampaignOut)
async def rewind(here: Here, me: CurrentUser, campaign_id: CampaignId, request: RewindIn) -> Body:
    """As the host: go back to just before a game, to play it anew. What came after stays at its tables."""
    return await _do(here, me, campaign_id, lambda campaign: commands.rewind(campaign, me.id, request.number))


@router.post("/campaigns/{campaign_id}/fork", status_code=201, responses=WRITE, response_model=CampaignOut)
async def fork(here: Here, me: CurrentUser, campaign_id: CampaignId, request: ForkIn) -> Body:
    """Found another campaign with the same past, up to just before a game; everybody keeps their places."""
    campaign = await here.campaigns.get(campaign_id)
    commands.check_member(campaign, me.id)
    past = await here.campaigns.read(campaign_id)
    entries = copy_past(
        campaign, past, me.id, request.name, request.number, fork_id=secrets.token_urlsafe(16), now=now()
    )
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
    if has_secrets(campaign.founded) and campaign.keeper != me.id:
        text = "The file holds what is not unlocked yet; it is for the person alone who has brought the content."
        raise Refused("sealed", text)
    entries = await here.campaigns.read(campaign_id)
    tables = {table: (await here.rooms.get_or_load(table)).table for table in finished_tables(entries)}
    roles = [member.role for member in campaign.members if member.seat.person == me.id and member.role is not None]
    text = await asyncio.to_thread(export_file, entries, tables, roles)
    headers = {"Content-Disposition": f'attachment; filename="{campaign.game.name}-{campaign.id}.jsonl"'}
    return Response(text.encode(), media_type="text/plain", headers=headers)


@router.post("/campaigns/import", status_code=201, responses=problems(401, 403, 409, 413), response_model=CampaignOut)
async def import_campaign(here: Here, me: CurrentUser, request: CampaignFileIn) -> Body:
    """Import a campaign's file. Every hash, move and draw is checked; each game gets a table, and you play for its
    people until others take their places.
    """
    held = await here.rooms.bot_pool.verify_campaign(request.file, Asker(me.id))
    imported = await asyncio.to_thread(
        import_file, held, me, now=now(), new_id=lambda: secrets.token_urlsafe(16), bots=bots()
    )
    return describe(await here.campaigns.found(imported.entries, imported.tables), me.id)


def _requested(game: AnyGame, request: MemberIn, me: Person, token: str) -> Member:
    """The member that the host wants."""
    return commands.requested_member(
        game, request.kind, request.name, request.bot, request.role, me, token=token, bots=bots()
    )


async def _check_welcome(here: Server, me: Person, campaign_id: str) -> None:
    """Refused if somebody of the campaign has blocked the person, unless they take part already."""
    campaign = await here.campaigns.get(campaign_id)
    people = [member.seat.person for member in campaign.members]
    if me.id not in people:
        await here.relations.check_welcome(me.id, [campaign.host, *people])


async def _check_welcome_as(request: MemberIn, here: Server, me: Person, campaign_id: str) -> None:
    """Refused if a host means to take part where somebody has blocked them."""
    if request.kind in ("me", "local"):
        await _check_welcome(here, me, campaign_id)


async def _do(here: Server, me: Person, campaign_id: str, command: Command) -> Body:
    return describe(await here.campaigns.do(campaign_id, command), me.id)
