"""What administrators see and do. To anybody else there is nothing here."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from moonstone.server.http.campaigns import CampaignId
from moonstone.server.http.moderation_models import (
    AdminTables,
    AuditOut,
    HideIn,
    HoursIn,
    OverviewOut,
    PeopleOut,
    PersonWithTables,
    ReportsOut,
    TokenIn,
)
from moonstone.server.http.responses import Body, problems
from moonstone.server.http.tables import TableId
from moonstone.server.moderation import audit, reports
from moonstone.server.moderation.administration import MOST_FOUND, What
from moonstone.server.server import CurrentAdministrator, CurrentUser, Here

router = APIRouter(tags=["administration"])

LARGEST_NUMBER = (1 << 31) - 1
"""The largest that a database has for what it numbers itself."""
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="A person's id.")]
ReportId = Annotated[int, Path(ge=1, le=LARGEST_NUMBER, description="A report's number.")]
BeforeTime = Annotated[int | None, Query(ge=0, le=1 << 52, description="As the last page's `before`.")]
BeforeNumber = Annotated[int | None, Query(ge=0, le=LARGEST_NUMBER, description="As the last page's `before`.")]
READ = problems(404)
WRITE = problems(403, 404, 413)


@router.post("/admin/claim", status_code=204, responses=problems(401, 403, 413))
async def claim_administration(here: Here, me: CurrentUser, request: Request, body: TokenIn) -> None:
    """Become an administrator by the link that `moonstone admin invite` has printed."""
    request.app.state.guests.take(request)
    await here.administration.claim(me, body.token)


@router.get("/admin/overview", responses=READ, response_model=OverviewOut)
async def get_overview(here: Here, me: CurrentAdministrator) -> Body:
    """How the server is, and how much goes on."""
    return await here.administration.overview()


@router.get("/admin/reports", responses=READ, response_model=ReportsOut)
async def list_reports(
    here: Here, me: CurrentAdministrator, which: Literal["open", "closed"] = "open", before: BeforeNumber = None
) -> Body:
    """Reports by players: those that wait, the oldest first, or those that are closed, the newest first."""
    found = await here.reports.page(is_open=which == "open", before=before)
    return {"reports": found, "before": found[-1]["id"] if len(found) >= reports.PAGE else None}


@router.post("/admin/reports/{report}/close", status_code=204, responses=WRITE)
async def close_report(here: Here, me: CurrentAdministrator, report: ReportId) -> None:
    """Close a report."""
    await here.administration.close_report(me, report)


@router.get("/admin/people", responses=READ, response_model=PeopleOut)
async def find_people(
    here: Here,
    me: CurrentAdministrator,
    name: Annotated[str, Query(min_length=1, max_length=60, pattern=r"^[^\x00]*$")],
) -> Body:
    """People whose name contains a text, or whose id it is."""
    return {"people": await here.administration.find_people(name)}


@router.get("/admin/people/{person}", responses=READ, response_model=PersonWithTables)
async def get_person(here: Here, me: CurrentAdministrator, person: PersonId) -> Body:
    """A person, with the newest of their tables."""
    return await here.administration.person(person)


@router.post("/admin/people/{person}/{what}", status_code=204, responses=WRITE)
async def restrict_person(here: Here, me: CurrentAdministrator, person: PersonId, what: What, request: HoursIn) -> None:
    """Mute somebody, who can then write to nobody, or suspend them, who can then only look on; or lift that."""
    await here.administration.restrict(me, person, what, request.hours)


@router.get("/admin/tables", responses=READ, response_model=AdminTables)
async def list_all_tables(here: Here, me: CurrentAdministrator, before: BeforeTime = None) -> Body:
    """Tables that have not ended, public or not, newest change first."""
    found = await here.administration.tables(before)
    return {"tables": found, "before": found[-1]["changed_at"] if len(found) >= MOST_FOUND else None}


@router.post("/admin/tables/{table_id}/end", status_code=204, responses={**WRITE, **problems(409)})
async def end_table(here: Here, me: CurrentAdministrator, table_id: TableId) -> None:
    """End a table: nothing happens there any more. Everybody at it is told."""
    await here.administration.end_table(me, table_id)


@router.post("/admin/tables/{table_id}/hide", status_code=204, responses=WRITE)
async def hide_table(here: Here, me: CurrentAdministrator, table_id: TableId, request: HideIn) -> None:
    """Keep a table out of public lists, or let it be there again."""
    await here.administration.hide(me, "table", table_id, request.hidden)


@router.post("/admin/campaigns/{campaign_id}/hide", status_code=204, responses=WRITE)
async def hide_campaign(here: Here, me: CurrentAdministrator, campaign_id: CampaignId, request: HideIn) -> None:
    """Keep a campaign out of public lists, or let it be there again."""
    await here.administration.hide(me, "campaign", campaign_id, request.hidden)


@router.get("/admin/audit", responses=READ, response_model=AuditOut)
async def get_audit(here: Here, me: CurrentAdministrator, before: BeforeNumber = None) -> Body:
    """What administrators did."""
    found = await audit.page(here.engine, before)
    return {"entries": found, "before": found[-1]["id"] if len(found) >= audit.PAGE else None}
