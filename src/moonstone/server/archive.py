"""All people and games of a database in one file, to keep or to move to another database.

The file is JSON lines: a head, then a line for each person and for each table and campaign with its whole log. It
holds the secrets of running games and whatever lets people in (as hashes), so it is for the keeper of the server alone.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypedDict

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonstone.engine import Json, Refused
from moonstone.engine.plain import from_text
from moonstone.server.campaigns import store
from moonstone.server.campaigns.validate import check_campaign
from moonstone.server.storage import schema
from moonstone.server.storage.files import whole_file
from moonstone.server.storage.log_store import LogStore
from moonstone.server.storage.results import read_results, stored_result
from moonstone.tables.campaign_entries import CampaignEntry, Ended
from moonstone.tables.entries import LogEntry
from moonstone.tables.listing import listing, result_of
from moonstone.tables.table import Table

FORMAT: Final = 1
NOBODY: Final = 0
"""The number of no process: bots of a table with it are taken up by the first server that comes."""


@dataclass(slots=True)
class Count:
    """What an export or import has done so far."""

    people: int = 0
    tables: int = 0
    campaigns: int = 0
    ends_unknown: int = 0
    """New tables of an import whose rules are no longer played, and of which the archive does not say whether the game
    ended, nor how: those of earlier builds, to which the log said it."""
    known: int = 0
    """Tables and campaigns of an import that were there already and are left as they were."""
    problems: tuple[str, ...] = ()


class PersonLine(TypedDict):
    """A person, with what lets them in: the hashes of their sessions and of their recovery word."""

    id: str
    name: str
    created_at: int
    sessions: Sequence[tuple[str, int]]
    recovery: str | None


async def export(engine: AsyncEngine, path: Path) -> AsyncIterator[Count]:
    """Write everything to a file that only its owner can read; counts as it goes on."""
    done = Count()
    with _writing(path) as out:
        _line(out, {"moonstone-archive": FORMAT})
        async with engine.connect() as connection:
            ids = [row.id for row in await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))]
            c = schema.campaigns.c
            campaigns = [row.id for row in await connection.execute(select(c.id).order_by(c.id))]
            async for person in _people(connection):
                _line(out, {"person": person})
                done.people += 1
        for table_id in ids:
            _line(out, {"table": table_id, "log": await _log(engine, table_id), **await _end(engine, table_id)})
            done.tables += 1
            yield done
        for campaign_id in campaigns:
            _line(out, {"campaign": campaign_id, "log": await _campaign_log(engine, campaign_id)})
            done.campaigns += 1
    yield done


async def import_archive(engine: AsyncEngine, path: Path) -> AsyncIterator[Count]:
    """Add everything in a file to a database; counts as it goes on. What is there already is left as it is.

    Every game is replayed first; one that does not replay is left out and named among the problems.
    """
    done = Count()
    logs = LogStore(engine, NOBODY)
    lines = _read(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("moonstone-archive") != FORMAT:
        raise Refused("not-an-archive", f"{path} is not an archive that this build of Moonstone can read.")
    ended = _ends(path)
    for number, line in enumerate(lines, 2):
        try:
            if "person" in line:
                done.people += await _import_person(engine, line["person"])
            elif "campaign" in line:
                game = line["log"][0][-1]["game"]
                entries = [CampaignEntry.read(game, line["campaign"], *columns) for columns in line["log"]]
                if await store.read(engine, line["campaign"]):
                    done.known += 1
                else:
                    await _import_campaign(engine, logs, entries)
                    done.campaigns += 1
            else:
                log = [LogEntry.read(line["table"], *columns) for columns in line["log"]]
                if await logs.read(line["table"]):
                    done.known += 1
                else:
                    end = ended.get(line["table"]) or line.get("ended")
                    table = await _import_table(logs, log, end)
                    done.tables += 1
                    done.ends_unknown += (
                        table.game.is_retired and table.state.phase == "playing" and "ended" not in line
                    )
        except Refused as refused:
            done.problems += (f"Line {number}: {refused.text}",)
        except IntegrityError:
            done.problems += (f"Line {number}: It names somebody or something that is not in the archive.",)
        except (KeyError, TypeError, ValueError):
            raise Refused("bad-archive", f"Line {number} of {path} is damaged.") from None
        yield done


async def _people(connection: AsyncConnection) -> AsyncIterator[PersonLine]:
    sessions: dict[str, list[tuple[str, int]]] = {}
    for row in await connection.execute(select(schema.sessions)):
        sessions.setdefault(row.person_id, []).append((row.token_hash, row.expires_at))
    recoveries = {row.person_id: row.token_hash for row in await connection.execute(select(schema.recoveries))}
    for row in await connection.execute(select(schema.people).order_by(schema.people.c.id)):
        yield {
            "id": row.id,
            "name": row.name,
            "created_at": row.created_at,
            "sessions": sessions.get(row.id, []),
            "recovery": recoveries.get(row.id),
        }


async def _import_person(engine: AsyncEngine, data: PersonLine) -> bool:
    """Add a person, unless it is there; whether it was added."""
    person = data["id"]
    async with engine.begin() as connection:
        known = await connection.execute(select(schema.people.c.id).where(schema.people.c.id == person))
        if known.first() is not None:
            return False
        columns = {"id": person, "name": data["name"], "created_at": data["created_at"]}
        await connection.execute(insert(schema.people).values(columns))
        for token_hash, expires_at in data["sessions"]:
            session = {"token_hash": token_hash, "person_id": person, "expires_at": expires_at}
            await connection.execute(insert(schema.sessions).values(session))
        if data["recovery"] is not None:
            recovery = {"person_id": person, "token_hash": data["recovery"]}
            await connection.execute(insert(schema.recoveries).values(recovery))
    return True


async def _log(engine: AsyncEngine, table_id: str) -> list[list[Json]]:
    """A table's log as it is stored, so that even one that this build cannot read is kept."""
    c = schema.log.c
    query = select(c.seq, c.at, c.kind, c.seat, c.person_id, c.key, c.body).where(c.table_id == table_id)
    async with engine.connect() as connection:
        rows = await connection.execute(query.order_by(c.seq))
        return [[*columns, json.loads(body)] for *columns, body in rows]


async def _campaign_log(engine: AsyncEngine, campaign_id: str) -> list[list[Json]]:
    """A campaign's log as it is stored."""
    c = schema.campaign_log.c
    query = select(c.seq, c.at, c.kind, c.person_id, c.body).where(c.campaign_id == campaign_id)
    async with engine.connect() as connection:
        rows = await connection.execute(query.order_by(c.seq))
        return [[*columns, json.loads(body)] for *columns, body in rows]


async def _end(engine: AsyncEngine, table_id: str) -> dict[str, Json]:
    """How the game of a table ended, so that it is known even to a build that no longer plays its rules; None if it did
    not, for without a word nobody could tell.
    """
    result = stored_result(await read_results(engine, table_id))
    return {"ended": None if result is None else {"ranks": list(result.ranks), "scores": list(result.scores)}}


def _ends(path: Path) -> dict[str, Any]:
    """By table, how its game ended, as the campaigns in an archive have it."""
    found = {}
    for line in _read(path):
        with suppress(KeyError, IndexError, TypeError):  # what is damaged is said when it is imported
            bodies = [entry[-1] for entry in line["log"] if "campaign" in line and entry[2] == Ended.kind]
            found.update({body["table"]: body["result"] for body in bodies})
    return found


async def _import_table(logs: LogStore, log: list[LogEntry], ended: Any) -> Table:
    """Add a table whose log replays; its place in the lists follows from the log.

    `ended` says how the game of a version ended that is no longer played.
    """
    known = None if ended is None else result_of(ended["ranks"], ended["scores"])
    table = Table.fold(log, known)
    await logs.open(log, listing(table))
    return table


async def _import_campaign(engine: AsyncEngine, logs: LogStore, entries: list[CampaignEntry]) -> None:
    """Add a campaign whose games are there and replay; its place in the lists follows from the log."""
    campaign = await check_campaign(logs, entries)
    async with engine.begin() as connection:
        await store.insert(connection, campaign, entries)


@contextmanager
def _writing(path: Path) -> Iterator[IO[str]]:
    """A new file of compressed text."""
    with whole_file(path) as raw, gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as out:
        yield out


def _line(out: IO[str], data: Mapping[str, object]) -> None:
    out.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def _read(path: Path) -> Iterator[Any]:
    """The lines of an archive, as unproven as its file."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield from_text(line)
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror or 'it is not an archive'}.") from None
    except (ValueError, EOFError, zlib.error):
        raise Refused("bad-archive", f"{path} is damaged or not an archive.") from None
