"""The results of finished games: a row for each seat, written with the move that ends the game."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from running import Running, Somebody, play_on, seated, until
from servers import database_for
from sqlalchemy import Connection, text

from moonstone.server import admin
from moonstone.server.settings import database_url
from moonstone.server.storage.database import connect, migrate

PEBBLES = {"game": "pebbles"}


@pytest.fixture(scope="module", autouse=True)
def third_game() -> Iterator[None]:
    """Servers started here know the third game, which is over soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent.parent / "third_game"), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server, on each kind of database."""
    folder = tmp_path_factory.mktemp(f"home-{request.param}")
    with Running(database_for(request.param, folder, request), folder) as running:
        yield running


def on(database: str, look: Callable[[Connection], Any]) -> Any:
    """What a look at a database finds."""

    async def run() -> Any:
        engine = connect(database_url(database))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(look)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def results_of(database: str, table: str) -> list[dict[str, Any]]:
    """The rows of a table's seats."""
    query = text("SELECT * FROM results WHERE table_id = :table ORDER BY seat")
    return list(
        on(database, lambda connection: [dict(row._mapping) for row in connection.execute(query, {"table": table})])
    )


def test_each_seat_of_a_finished_game_has_a_row(home: Running) -> None:
    table, people = seated(home, 2, **PEBBLES)
    assert results_of(home.database, table) == []
    over = play_on(table, people, Random(1))
    people[0].post(f"/api/tables/{table}/chat", key="gg", text="Well played.")
    rows = results_of(home.database, table)
    facts = over["table"]
    assert [row["score"] for row in rows] == facts["result"]["scores"]
    assert [row["rank"] for row in rows] == facts["result"]["ranks"]
    assert [row["person_id"] for row in rows] == [person.get("/api/me")["id"] for person in people]
    assert [row["name"] for row in rows] == ["Person 0", "Person 1"]
    for seat, row in enumerate(rows):
        assert (row["seat"], row["seats"], row["bot"]) == (seat, 2, None)
        assert (row["game"], row["rules"], row["fingerprint"]) == ("pebbles", facts["rules"], facts["fingerprint"])
        assert json.loads(row["options"]) == facts["options"]
        assert (bool(row["scripted"]), bool(row["imported"])) == (False, False)
        assert (row["campaign_id"], row["campaign_game"]) == (None, None)
        assert row["ended_at"] == over["entries"][-1]["at"]


def test_bots_and_guests_at_another_screen_are_nobody_s_results(home: Running) -> None:
    ann = Somebody(home, "Ann")
    table = ann.open(["me", {"kind": "local", "name": "Bo"}, "random"], **PEBBLES, start=True)
    play_on(table, [ann, ann], Random(2))
    until(lambda: ann.table(table)["phase"] == "over")
    rows = results_of(home.database, table)
    assert [row["person_id"] for row in rows] == [ann.get("/api/me")["id"], None, None]
    assert [row["name"] for row in rows] == ["Ann", "Bo", "random"]
    assert [row["bot"] for row in rows] == [None, None, "random"]


def test_an_imported_game_is_marked_as_such(home: Running) -> None:
    table, people = seated(home, 2, **PEBBLES)
    play_on(table, people, Random(3))
    record = people[0].ask("GET", f"/api/tables/{table}/record")
    again = people[1].ask("POST", "/api/records", json=record)["id"]
    first, second = results_of(home.database, table), results_of(home.database, again)
    assert [row["score"] for row in first] == [row["score"] for row in second]
    assert [bool(row["imported"]) for row in (*first, *second)] == [False, False, True, True]


def test_results_are_the_same_once_they_were_exported_and_imported(home: Running, tmp_path: Path) -> None:
    table, people = seated(home, 2, **PEBBLES)
    play_on(table, people, Random(4))
    archive, copy = tmp_path / "archive.gz", str(tmp_path / "copy.db")
    admin.export(home.database, archive, Console(quiet=True), print)
    assert admin.import_archive(copy, archive, Console(quiet=True), print) == 0
    assert results_of(copy, table) == results_of(home.database, table) != []


LATER_TABLES = (
    *("results", "pulses", "reports", "audit", "administrators", "administrator_links", "restrictions"),
    *("relations", "erased"),
)
LATER_COLUMNS = {
    "sessions": ("recovered_at", "agent", "seen_at"),
    "tables": ("rules", "hidden"),
    "campaigns": ("rules", "hidden"),
}
"""What has been added since results were."""


def without_results(connection: Connection) -> None:
    """Take a database back to the layout before results."""
    for table in LATER_TABLES:
        connection.execute(text(f"DROP TABLE {table}"))
    for table, columns in LATER_COLUMNS.items():
        for column in columns:
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_a_migration_fills_in_the_games_that_are_over_and_skips_what_it_cannot_replay(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    database = str(tmp_path / "moonstone.db") if backend == "sqlite" else str(request.getfixturevalue("own_postgres"))
    with Running(database, tmp_path) as server:
        tables = []
        for number in range(3):
            table, people = seated(server, 2, **PEBBLES)
            play_on(table, people, Random(number))
            tables.append(table)
        unfinished, _ = seated(server, 2, **PEBBLES)
    before = [results_of(database, table) for table in tables]
    on(database, without_results)
    damage = text("UPDATE log SET body = '{}' WHERE table_id = :table AND kind = 'opened'")
    on(database, lambda connection: connection.execute(damage, {"table": tables[1]}) and None)

    async def run() -> None:
        engine = connect(database_url(database))
        await migrate(engine)
        await engine.dispose()

    with caplog.at_level(logging.INFO, "moonstone.storage"):
        asyncio.run(run())
    assert [(record.__dict__["tables"], record.__dict__["skipped"]) for record in caplog.records] == [(2, 1)]
    assert [results_of(database, table) for table in tables] == [before[0], [], before[2]]
    assert results_of(database, unfinished) == []
