"""Playing: moves, undo, chat, and what a viewer sees."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from moonstone.engine import Match, Refused, client_of
from moonstone.server.bots.fair_queue import Asker
from moonstone.server.http.errors import to_problem_json
from moonstone.server.http.play_models import (
    AnswerIn,
    ChatIn,
    ChatOut,
    CurveOut,
    Done,
    GivenNameIn,
    HintOut,
    MoveIn,
    MuteIn,
    PlayedMoveOut,
    PreviewOut,
    ShowIn,
    TurningPointsOut,
    UndoIn,
    Update,
    WhyNotIn,
    WhyNotOut,
)
from moonstone.server.http.responses import STALE, Body, done, json_bytes, problems
from moonstone.server.http.tables import TableId
from moonstone.server.limits import address_of
from moonstone.server.server import CurrentUser, Here, OptionalUser
from moonstone.tables import commands, projection
from moonstone.tables.seats import Person
from moonstone.tables.table import Table

router = APIRouter(tags=["play"])

COMMAND = {**problems(401, 403, 404, 413), **STALE}
SPECTATOR = -1
SeatQuery = Annotated[
    int | None,
    Query(
        ge=SPECTATOR,
        le=100,
        description="From which seat to look; left out: your own, else as a spectator; -1: as a spectator in any case.",
    ),
]


@router.get("/tables/{table_id}/update", responses=problems(403, 404, 409), response_model=Update)
async def get_update(
    here: Here,
    me: OptionalUser,
    table_id: TableId,
    since: Annotated[int, Query(ge=-1, le=1 << 31, description="The last number you know; -1 for everything.")] = -1,
    seat: SeatQuery = None,
) -> Response:
    """What is new at a table, and how it stands: all a client needs to draw it. The live socket sends the same."""
    room = await here.rooms.current(table_id)
    viewer = viewer_wanted(room.table, me, seat)
    return json_bytes(room.projection.update(viewer, me.id if me else None, since, room.presence))


@router.get("/tables/{table_id}/preview", responses=problems(403, 404, 409), response_model=PreviewOut)
async def preview(here: Here, me: OptionalUser, table_id: TableId, seat: SeatQuery = None) -> Response:
    """What your decisions would change, worked out by the game: for previews, before anything is decided."""
    table = (await here.rooms.current(table_id)).table
    viewer = viewer_wanted(table, me, seat)
    changes = {} if table.match is None else client_of(table.game).preview(table.match.state, viewer)
    return json_bytes(orjson.dumps({"position": table.state.position, "preview": changes}))


@router.get("/tables/{table_id}/hint", responses=problems(401, 403, 404, 409, 503), response_model=HintOut)
async def hint(
    here: Here,
    me: CurrentUser,
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=100, description="For which seat; it must be yours and owe a decision.")],
) -> Body:
    """What looks best for you, from what you may know, where the table allows that question."""
    room = await here.rooms.current(table_id)
    table = room.table
    if not 0 <= seat < len(table.state.seats):
        raise Refused("no-such-seat", f"There is no seat {seat}.", seat=seat)
    if seat not in table.state.seats_of(me.id):
        raise Refused("not-your-seat", "That is not your seat.", seat=seat)
    if not table.config.hints:
        raise Refused("no-hints", "At this table everybody plays without hints.")
    commands.check_not_ended(table)
    if table.match is None:
        raise Refused("not-playing", "The game has not begun.")
    table.game.check_playable()
    return {"position": table.state.position, "seat": seat, "evaluations": await room.hint(seat, me.id)}


@router.get("/tables/{table_id}/curve", responses=problems(404, 409, 503), response_model=CurveOut)
async def win_probability_curve(here: Here, me: OptionalUser, request: Request, table_id: TableId) -> Body:
    """Everybody's chance of victory along a finished game, with all cards open, for the replay."""
    table = (await here.rooms.current(table_id)).table
    return {"points": await here.rooms.bot_pool.curve(table.record().dumps(), asker_of(request, me, table_id))}


@router.get(
    "/tables/{table_id}/turning-points",
    responses=problems(401, 403, 404, 409, 503),
    response_model=TurningPointsOut,
)
async def turning_points(
    here: Here,
    me: CurrentUser,
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=100, description="Whose decisions; one from which you may look.")],
) -> Body:
    """The decisions of a seat that cost it most in a finished game, from what it could know when it made them."""
    table = (await here.rooms.current(table_id)).table
    projection.authorize_viewer(table, me.id, seat)
    table.game.check_playable()
    record = table.record(whole=True).dumps()
    return {"seat": seat, "points": await here.rooms.bot_pool.turning_points(record, seat, Asker(me.id, table_id))}


@router.post("/tables/{table_id}/moves", responses=COMMAND, response_model=Done)
async def move(here: Here, me: CurrentUser, table_id: TableId, move: MoveIn) -> Body:
    """Make a decision. It is on the disk before anybody, you included, hears of it."""
    room = await here.rooms.current(table_id)
    event = await room.do(
        lambda table: commands.move(table, me.id, move.seat, move.position, move.move), key_of(me.id, move.key)
    )
    return done(event, viewer_of(event.seat, room.table.state.seats_of(me.id)))


@router.post("/tables/{table_id}/names", responses=problems(401, 403, 404, 409, 413), response_model=Done)
async def give_name_in_game(here: Here, me: CurrentUser, table_id: TableId, given: GivenNameIn) -> Body:
    """Name something in the game. It may be done at any moment, also on another's turn, and is no decision."""
    room = await here.rooms.current(table_id)
    event = await room.do(
        lambda table: commands.give_name(table, me.id, given.seat, given.what, given.name),
        key_of(me.id, given.key, "name"),
    )
    return done(event, viewer_of(event.seat, room.table.state.seats_of(me.id)))


@router.post("/tables/{table_id}/undo", responses=COMMAND, response_model=Done)
async def undo(here: Here, me: CurrentUser, table_id: TableId, request: UndoIn) -> Body:
    """Take back: at once where that is free (`undone`), else by asking the others (`undo_requested`)."""
    room = await here.rooms.current(table_id)
    event = await room.do(
        lambda table: commands.undo(table, me.id, request.seat, request.position, request.to),
        key_of(me.id, request.key, "undo"),
    )
    return done(event, viewer_of(event.seat, room.table.state.seats_of(me.id)))


@router.post("/tables/{table_id}/undo/answer", responses=COMMAND, response_model=Done)
async def answer_undo_request(here: Here, me: CurrentUser, table_id: TableId, answer: AnswerIn) -> Body:
    """Say whether another seat may take back. The last consent takes back at once.

    The seat that asked withdraws its request with `false`.
    """
    room = await here.rooms.current(table_id)
    event = await room.do(
        lambda table: commands.answer_undo(table, me.id, answer.seat, answer.request, answer.agree),
        key_of(me.id, f"answer:{answer.seat}:{answer.request}"),
    )
    return done(event, viewer_of(answer.seat, room.table.state.seats_of(me.id)))


@router.post("/tables/{table_id}/chat", responses=problems(401, 403, 404, 409, 413), response_model=Done)
async def chat(here: Here, me: CurrentUser, table_id: TableId, chat: ChatIn) -> Body:
    """Say something to everybody at the table."""
    me.check_may_write()
    here.talkers.take_for(me.id)
    room = await here.rooms.current(table_id)
    event = await room.do(lambda table: commands.chat(table, me.id, me.name, chat.text), key_of(me.id, chat.key, "say"))
    return done(event, None)


@router.get("/tables/{table_id}/chat", responses=problems(404, 409), response_model=ChatOut)
async def get_chat(
    here: Here,
    table_id: TableId,
    before: Annotated[int | None, Query(ge=0, le=1 << 31, description="Only what has a lower number.")] = None,
) -> Body:
    """What was said at a table, the newest of it: an update holds no more than that, either."""
    table = (await here.rooms.current(table_id)).table
    said = [event for event in table.history if event.kind == "chatted" and (before is None or event.seq < before)]
    newest = said[-projection.NEWEST_CHAT :]
    return {
        "entries": [event.seen_by(None) for event in newest],
        "before": newest[0].seq if len(said) > len(newest) else None,
    }


@router.post("/tables/{table_id}/show", responses=problems(401, 403, 404, 409, 413), response_model=Done)
async def show_page(here: Here, me: CurrentUser, table_id: TableId, shown: ShowIn) -> Body:
    """Turn the page of something that is read together, for everybody at the table. It counts as saying something."""
    me.check_may_write()
    here.talkers.take_for(me.id)
    room = await here.rooms.current(table_id)
    event = await room.do(
        lambda table: commands.show(table, me.id, shown.before, shown.what, shown.page),
        key_of(me.id, shown.key, "show"),
    )
    return done(event, None)


@router.post("/tables/{table_id}/mute", responses=problems(401, 403, 404, 409, 413), response_model=Done)
async def mute(here: Here, me: CurrentUser, table_id: TableId, request: MuteIn) -> Body:
    """As the host: let the person who wrote a message write no more at this table, or write again."""
    room = await here.rooms.current(table_id)
    found = [one for one in await here.rooms.log_store.read(table_id, request.entry - 1) if one.kind == "chatted"][:1]
    if not found or found[0].seq != request.entry or found[0].person is None:
        raise Refused("no-such-message", "There is no such message.", entry=request.entry)
    person = found[0].person
    return done(await room.do(lambda table: commands.mute(table, me.id, person, request.muted)), None)


@router.post("/tables/{table_id}/why-not", responses=problems(401, 403, 404, 409, 413), response_model=WhyNotOut)
async def why_not(here: Here, me: CurrentUser, table_id: TableId, request: WhyNotIn) -> Body:
    """Why a move of yours is not possible now; nothing is changed."""
    table = (await here.rooms.current(table_id)).table
    projection.authorize_viewer(table, me.id, request.seat)
    if request.seat not in table.state.seats_of(me.id):
        raise Refused("not-your-seat", "That is not your seat.", seat=request.seat)
    if table.match is None:
        raise Refused("not-playing", "The game has not begun.")
    try:
        refusal = table.match.state.why_not(request.seat, table.game.move_from_json(request.move))
    except Refused as refused:
        refusal = refused.refusal
    return {"problem": None if refusal is None else to_problem_json(refusal)}


@router.get("/tables/{table_id}/at/{position}", responses=problems(403, 404, 409), response_model=PlayedMoveOut)
async def get_position(
    here: Here,
    me: OptionalUser,
    request: Request,
    table_id: TableId,
    position: Annotated[int, Path(ge=0, le=1 << 31, description="A length of the game's log.")],
    seat: SeatQuery = None,
) -> Body:
    """How the game stood then, as you may know it; once it is over, from any seat."""
    table = (await here.rooms.current(table_id)).table
    viewer = viewer_wanted(table, me, seat)
    if table.match is None or position > len(table.match.log):
        raise Refused("no-such-position", "The game's log is not that long.", position=position)
    async with here.rooms.look_backs.turn(asker_of(request, me, table_id)):
        return await asyncio.to_thread(_as_it_stood, table.match, position, viewer)


def _as_it_stood(match: Match, position: int, viewer: int | None) -> Body:
    state = match.at(position)
    public, private = state.public(), state.private(viewer)
    return {"position": position, "turn": list(state.turn), "view": {**public, **private}, "private": list(private)}


def viewer_wanted(table: Table, me: Person | None, seat: int | None) -> int | None:
    """From where somebody looks: the seat they name, if they may, or nobody's; else their own."""
    person = me.id if me else None
    if seat is None:
        return projection.default_viewer(table, person)
    return None if seat == SPECTATOR else projection.authorize_viewer(table, person, seat)


def asker_of(request: Request, me: Person | None, table_id: str) -> Asker:
    """For whom something is worked out at a table."""
    return Asker(address_of(request) if me is None else me.id, table_id)


def key_of(person: str, key: str, kind: str = "") -> str:
    """A command's key in the log: each person has keys of their own, and other ones for each kind of command."""
    return f"{person}:{kind}:{key}" if kind else f"{person}:{key}"


def viewer_of(seat: int | None, mine: list[int]) -> int | None:
    """The viewer for the answer to a command: the seat it was given for, if that is the person's."""
    return seat if seat in mine else None
