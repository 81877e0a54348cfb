"""What players can do about each other: mute, block, report."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from moonstone.engine import Refused
from moonstone.server.http.moderation_models import MarksOut, RelationIn, RelationsOut, ReportIn, WhoIn
from moonstone.server.http.responses import Body, problems
from moonstone.server.http.tables import TableId
from moonstone.server.live.room import Room
from moonstone.server.moderation.relations import handle_of
from moonstone.server.server import CurrentUser, Here, Server
from moonstone.tables.entries import Chatted
from moonstone.tables.seats import mark_of

router = APIRouter(tags=["people"])

Handle = Annotated[str, Path(pattern=r"^[a-f0-9]{16}$", description="Somebody you have muted or blocked.")]
WRITE = problems(401, 403, 404, 413)


@router.get("/me/relations", responses=problems(401, 403), response_model=RelationsOut)
async def list_relations(here: Here, me: CurrentUser) -> Body:
    """Whom you have muted or blocked."""
    found = await here.relations.of(me.id)
    return {
        "people": [
            {"handle": handle_of(me.id, one.person), "name": one.name, "kind": one.kind, "at": one.at} for one in found
        ]
    }


@router.delete("/me/relations/{handle}", status_code=204, responses=WRITE)
async def lift_relation(here: Here, me: CurrentUser, handle: Handle) -> None:
    """Undo muting or blocking somebody."""
    await here.relations.lift(me.id, handle)


@router.get("/tables/{table_id}/relations", responses=problems(401, 403, 404, 409), response_model=MarksOut)
async def get_marks(here: Here, me: CurrentUser, table_id: TableId) -> Body:
    """Whom of a table's people you have muted or blocked: what they write is yours to hide."""
    table = (await here.rooms.current(table_id)).table
    people = [
        {"by": mark_of(table.id, one.person), "kind": one.kind, "seats": table.state.seats_of(one.person)}
        for one in await here.relations.of(me.id)
    ]
    present = {str(event.note["by"]) for event in table.history if event.kind == "chatted" and "by" in event.note}
    silenced = table.state.muted if table.host == me.id else ()
    return {
        "you": mark_of(table.id, me.id),
        "people": [one for one in people if one["seats"] or one["by"] in present],
        "silenced": sorted(mark_of(table.id, person) for person in silenced),
    }


@router.post("/tables/{table_id}/relations", status_code=204, responses={**WRITE, **problems(409)})
async def set_relation(here: Here, me: CurrentUser, table_id: TableId, request: RelationIn) -> None:
    """Mute or block somebody at a table, or neither. A blocked person cannot sit down where you are already."""
    here.reporters.take_for(me.id)
    room = await here.rooms.current(table_id)
    person, _, _ = await _person(here, room, request)
    await here.relations.set(me.id, person, request.kind)


@router.post("/tables/{table_id}/reports", status_code=204, responses={**WRITE, **problems(409)})
async def report(here: Here, me: CurrentUser, table_id: TableId, request: ReportIn) -> None:
    """Tell the server's administrators about somebody at a table."""
    here.reporters.take_for(me.id)
    room = await here.rooms.current(table_id)
    person, name, quote = await _person(here, room, request)
    if person == me.id:
        raise Refused("not-possible", "You can only report others.")
    await here.reports.add(me.id, person, table_id, name, request.reason, request.text, quote)


async def _person(here: Server, room: Room, who: WhoIn) -> tuple[str, str, str | None]:
    """Who is meant, what they are called at the table, and the message that was named; Refused if nobody is."""
    if who.entry is not None:
        found = await here.rooms.log_store.read(room.table.id, who.entry - 1)
        said = next((one for one in found[:1] if one.seq == who.entry), None)
        if said is None or not isinstance(said.body, Chatted) or said.person is None:
            raise Refused("no-such-message", "There is no such message.", entry=who.entry)
        return said.person, said.body.name, said.body.text
    seats = room.table.state.seats
    if who.seat is None or who.seat >= len(seats):
        raise Refused("no-such-seat", f"This table has no seat {who.seat}.")
    seat = seats[who.seat]
    if seat.person is None:
        raise Refused("no-such-person", "No person sits there.")
    return seat.person, seat.name or "", None
