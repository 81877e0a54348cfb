"""Tables: opening one, sitting down, starting, leaving and coming back, rematch, records."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import delete

from moonstone.bots import bots
from moonstone.engine import Json, Record, Refused, games, load
from moonstone.engine.chance import SECRET_BYTES
from moonstone.server.bots.fair_queue import Asker
from moonstone.server.http.games import edition_of, with_edition
from moonstone.server.http.models import AnyJson, EditionOut
from moonstone.server.http.responses import Body, json_bytes, problems
from moonstone.server.http.table_models import (
    ClaimIn,
    HandOverIn,
    OpenedTable,
    SeatIn,
    SeatLink,
    TableIn,
    TableOut,
    Tables,
)
from moonstone.server.live.room import Command, Room
from moonstone.server.server import CurrentUser, Here, OptionalUser, Server
from moonstone.server.storage import lists, schema
from moonstone.server.storage.clock import now
from moonstone.server.storage.lists import Which
from moonstone.tables import commands, projection
from moonstone.tables.clocks import make_clock
from moonstone.tables.config import TableConfig, has_secrets
from moonstone.tables.entries import LogEntry, MatchEntries, imported_log
from moonstone.tables.listing import listing
from moonstone.tables.seats import Person, Seat, requested_seat
from moonstone.tables.table import Table

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The table's id.")]
SeatPath = Annotated[int, Path(ge=0, le=100, description="A seat, from 0.")]
WRITE = problems(401, 403, 404, 409, 413)


@router.post("/tables", status_code=201, responses=problems(401, 403, 409, 413), response_model=OpenedTable)
async def open_table(here: Here, me: CurrentUser, request: TableIn) -> Body:
    """Open a table. With `start` the game begins at once."""
    if request.game not in games():
        raise Refused("unknown-game", f"There is no game {request.game!r}.", game=request.game)
    game = load(request.game)
    if request.edition is not None:
        game = await with_edition(here, me, game, request.edition)
    options: dict[str, Json] = dict(game.preset(request.preset)) if request.preset is not None else {}
    tokens = [secrets.token_urlsafe(16) for _ in request.seats]
    seats = [_requested(seat, me, token) for seat, token in zip(request.seats, tokens, strict=True)]
    if request.start and not all(seat.taken for seat in seats):
        raise Refused("seats-empty", "Every seat must be taken before the game can start.")
    config = TableConfig.new(
        game,
        seats,
        {**options, **request.options},
        public=request.public,
        clock=make_clock(request.clock.kind, request.clock.seconds, request.clock.increment),
        substitute=request.substitute,
        hints=request.hints,
        secret=secrets.token_bytes(SECRET_BYTES),
        bots=bots(),
    )
    room = await here.rooms.open(me.id, config)
    if request.start:
        await room.do(lambda table: commands.start(table, me.id))
    links = {str(seat): tokens[seat] for seat, wanted in enumerate(request.seats) if wanted.kind == "link"}
    return {"table": projection.describe(room.table, me.id), "links": links}


@router.get("/tables", responses=problems(401), response_model=Tables)
async def list_tables(
    here: Here,
    me: OptionalUser,
    which: Which = "open",
    game: Annotated[str | None, Query(max_length=60)] = None,
    before: Annotated[int | None, Query(ge=0, le=1 << 52, description="Only those changed before this time.")] = None,
) -> Body:
    """Tables, newest change first: public ones that are `open` or `playing`; `mine`; `played`, mine that are over; or
    `finished`, mine and public ones to replay.
    """
    found = await lists.tables(here.engine, me, which, game, before)
    return {"tables": found, "before": found[-1]["changed_at"] if len(found) >= lists.PAGE else None}


@router.get("/tables/{table_id}", responses=problems(404, 409), response_model=TableOut)
async def get_table(here: Here, me: OptionalUser, table_id: TableId) -> Body:
    """A table, its game left out."""
    room = await here.rooms.current(table_id)
    return projection.describe(room.table, me.id if me else None)


@router.get("/tables/{table_id}/edition", responses=problems(404, 409))
async def get_table_edition(here: Here, table_id: TableId) -> EditionOut:
    """What is printed on this table's board and cards."""
    return edition_of((await here.rooms.current(table_id)).table.game)


@router.post("/tables/{table_id}/seats/{seat}/sit", responses=WRITE, response_model=TableOut)
async def take_seat(here: Here, me: CurrentUser, table_id: TableId, seat: SeatPath) -> Body:
    """Take an open seat."""
    await _check_welcome(here, me, table_id)
    return await _do(here, me, table_id, lambda table: commands.sit(table, me.id, me.name, seat))


@router.post("/tables/{table_id}/claim", responses=WRITE, response_model=TableOut)
async def claim_seat(here: Here, me: CurrentUser, table_id: TableId, claim: ClaimIn) -> Body:
    """Take the seat whose link you have."""
    await _check_welcome(here, me, table_id)
    return await _do(here, me, table_id, lambda table: commands.claim(table, me.id, me.name, claim.token))


@router.put("/tables/{table_id}/seats/{seat}", responses=WRITE, response_model=OpenedTable)
async def arrange_seat(here: Here, me: CurrentUser, table_id: TableId, seat: SeatPath, request: SeatIn) -> Body:
    """As the host, before the game: change who a seat is for."""
    token = secrets.token_urlsafe(16)
    wanted = _requested(request, me, token)
    if request.kind in ("me", "local"):
        await _check_welcome(here, me, table_id)
    table = await _do(here, me, table_id, lambda table: commands.arrange(table, me.id, seat, wanted))
    return {"table": table, "links": {str(seat): token} if request.kind == "link" else {}}


@router.post("/tables/{table_id}/seats/{seat}/link", status_code=201, responses=WRITE)
async def create_seat_link(here: Here, me: CurrentUser, table_id: TableId, seat: SeatPath) -> SeatLink:
    """As the host, before the game: a link for the seat. The one before it no longer works."""
    token = secrets.token_urlsafe(16)
    wanted = _requested(SeatIn(kind="link"), me, token)
    await _do(here, me, table_id, lambda table: commands.arrange(table, me.id, seat, wanted))
    return SeatLink(seat=seat, token=token)


@router.post("/tables/{table_id}/seats/{seat}/leave", responses=WRITE, response_model=TableOut)
async def leave_seat(here: Here, me: CurrentUser, table_id: TableId, seat: SeatPath) -> Body:
    """Before the game, give the seat up; during it, let the table's bot play on until you are back."""
    return await _do(here, me, table_id, lambda table: commands.leave(table, me.id, seat))


@router.post("/tables/{table_id}/seats/{seat}/hand-over", responses=WRITE, response_model=TableOut)
async def hand_over_seat(here: Here, me: CurrentUser, table_id: TableId, seat: SeatPath, request: HandOverIn) -> Body:
    """Let a bot play on for you."""
    return await _do(here, me, table_id, lambda table: commands.hand_over(table, me.id, seat, request.bot, bots()))


@router.post("/tables/{table_id}/seats/{seat}/return", responses=WRITE, response_model=TableOut)
async def return_to_seat(here: Here, me: CurrentUser, table_id: TableId, seat: SeatPath) -> Body:
    """Take your seat back from the bot."""
    return await _do(here, me, table_id, lambda table: commands.come_back(table, me.id, seat))


@router.post("/tables/{table_id}/start", responses=WRITE, response_model=TableOut)
async def start_game(here: Here, me: CurrentUser, table_id: TableId) -> Body:
    """As the host: begin, once every seat is taken."""
    return await _do(here, me, table_id, lambda table: commands.start(table, me.id))


@router.post("/tables/{table_id}/rematch", status_code=201, responses=WRITE, response_model=TableOut)
async def open_rematch(here: Here, me: CurrentUser, table_id: TableId) -> Body:
    """Open the same table again for the same people. Everybody at the old one is told."""
    room = await here.rooms.current(table_id)
    config = commands.rematch_config(room.table, me.id, secrets.token_bytes(SECRET_BYTES))
    new = await here.rooms.open(me.id, config)
    try:
        await room.do(lambda table: commands.rematch(table, me.id, new.table.id))
    except Refused:
        await _forget(here, new)
        raise
    return projection.describe(new.table, me.id)


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={
        **problems(403, 404, 409),
        200: {"description": "The record, as a file.", "content": {"application/json": {"schema": {"type": "object"}}}},
    },
)
async def download_record(here: Here, me: OptionalUser, table_id: TableId) -> Response:
    """The record of a finished game: it replays, and anybody can verify it."""
    table = (await here.rooms.current(table_id)).table
    if has_secrets(table.game) and (me is None or table.keeper != me.id):
        text = "The record holds what is not unlocked yet; it is for the person alone who has brought the content."
        raise Refused("sealed", text)
    response = json_bytes(table.record().dumps().encode())
    response.headers["Content-Disposition"] = f'attachment; filename="{table.game.name}-{table.id}.json"'
    return response


@router.post("/records", status_code=201, responses=problems(401, 403, 409, 413), response_model=TableOut)
async def import_record(here: Here, me: CurrentUser, record: dict[str, AnyJson]) -> Body:
    """Bring a record: a finished game to replay, or a saved one to go on with. Every move and draw is checked."""
    read, text = await asyncio.to_thread(_read_record, record)
    checked = await here.rooms.bot_pool.verify_record(text, Asker(me.id))
    log, table = await asyncio.to_thread(_table_of_record, read, checked["log"], me, now())
    await here.rooms.log_store.open(log, listing(table), here.rooms.quota)
    here.rooms.add(table).resume_bots()
    return projection.describe(table, me.id)


def _read_record(record: dict[str, AnyJson]) -> tuple[Record, str]:
    """A record and its text, read beside the event loop: it may be long."""
    try:
        text = json.dumps(record)
    except RecursionError:
        raise Refused("not-json", "This is not a Moonstone record: it is nested too deeply.") from None
    return Record.loads(text), text


def _table_of_record(record: Record, log: MatchEntries, me: Person, at: int) -> tuple[list[LogEntry], Table]:
    """A table that goes on where a checked record ends, and its log."""
    config = TableConfig.of_record(record, me, bots())
    entries = imported_log(secrets.token_urlsafe(16), at, me, config, log)
    return entries, Table.fold(entries)


def _requested(request: SeatIn, me: Person, token: str) -> Seat:
    """The seat that a host wants."""
    return requested_seat(request.kind, request.name, request.bot, me, token=token, bots=bots())


async def _check_welcome(here: Server, me: Person, table_id: str) -> None:
    """Refused if somebody at the table has blocked the person, unless they are there already."""
    table = (await here.rooms.current(table_id)).table
    if not table.state.seats_of(me.id):
        others = [table.host, *(seat.person for seat in table.state.seats)]
        await here.relations.check_welcome(me.id, others)


async def _do(here: Server, me: Person, table_id: str, command: Command) -> Body:
    room = await here.rooms.current(table_id)
    await room.do(command)
    return projection.describe(room.table, me.id)


async def _forget(here: Server, room: Room) -> None:
    """Remove a table that nobody has seen."""
    here.rooms.loaded.pop(room.table.id, None)
    async with here.engine.begin() as connection:
        await connection.execute(delete(schema.tables).where(schema.tables.c.id == room.table.id))
