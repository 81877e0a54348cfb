"""Keeping campaigns: they are validated with their tables, carried to another database, and there after a migration."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic import command as alembic
from running import Running
from settling import Settler, played
from sqlalchemy import Connection, text

from commands import command
from moonstone.server import archive
from moonstone.server.settings import database_url
from moonstone.server.storage.database import connect, migrate, migration_config, opened
from moonstone.server.validate import validate_campaigns


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A stopped server's database with a campaign between games, a fork and one in a game; the first one's id."""
    folder = tmp_path_factory.mktemp("kept")
    with Running(str(folder / "moonstone.db"), folder) as server:
        ann = Settler(server, "Ann")
        ann.bring(played(2))
        ann.post(f"{ann.at}/fork", name="Another way", number=2)
        first = ann.campaign
        ann.found([{"kind": "me"}, {"kind": "local", "name": "Kit"}])
        ann.begin(1)
    return folder / "moonstone.db", first


def test_campaigns_are_replayed_with_their_tables(kept: tuple[Path, str]) -> None:
    done = command("validate", "--database", str(kept[0]))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "3 of 3 campaigns are sound on this build.")


async def judge(database: str) -> dict[str, str]:
    """What is wrong with campaigns, by id."""
    async with opened(database_url(database), alone=False) as engine:
        return {one.id: one.problem async for one in validate_campaigns(engine) if one.problem is not None}


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM campaign_log WHERE seq = 2 AND campaign_id = ?", "follows entry 1."),
        (
            "UPDATE campaign_log SET body = replace(body, '\"difficulty\":', '\"difficulty\":1') "
            "WHERE campaign_id = ?1 AND seq = "
            "(SELECT max(seq) FROM campaign_log WHERE kind = 'ended' AND campaign_id = ?1)",
            "left something else behind.",
        ),
        (
            "UPDATE campaign_log SET body = replace(body, '\"ranks\":[', '\"ranks\":[9,') "
            "WHERE kind = 'ended' AND campaign_id = ?",
            "did not end so at its table.",
        ),
        ("UPDATE campaigns SET open = 1 WHERE id = ?", "Its place in the lists is not what its log leads to."),
        ("DELETE FROM tables WHERE campaign LIKE '%' || ? || '%'", "did not begin at its table"),
    ],
)
def test_a_campaign_that_does_not_replay_is_named(
    kept: tuple[Path, str], tmp_path: Path, damage: str, sentence: str
) -> None:
    twin = tmp_path / "twin.db"
    shutil.copy(kept[0], twin)
    with sqlite3.connect(twin) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        assert connection.execute(damage, (kept[1],)).rowcount > 0
    assert sentence in asyncio.run(judge(str(twin)))[kept[1]]


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_campaigns_are_carried_to_another_database(
    kept: tuple[Path, str], tmp_path: Path, backend: str, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "all.gz"
    other = str(tmp_path / "other.db") if backend == "sqlite" else str(request.getfixturevalue("own_postgres"))

    async def carry() -> list[tuple[int, int, int]]:
        """New tables, new campaigns and what was there, on the first and on the second time."""
        async with opened(database_url(str(kept[0])), alone=False) as engine:
            async for count in archive.export(engine, file):
                assert count.tables <= 3
        counts = []
        async with opened(database_url(other)) as engine:
            for _ in range(2):
                async for count in archive.import_archive(engine, file):
                    assert count.problems == ()
                counts.append((count.tables, count.campaigns, count.known))
        return counts

    assert asyncio.run(carry()) == [(3, 3, 0), (0, 0, 6)]
    assert asyncio.run(judge(other)) == {}


def first_layout(connection: Connection) -> None:
    config = migration_config()
    config.attributes["connection"] = connection
    alembic.upgrade(config, "0001")


def test_a_database_without_campaigns_gets_them_and_keeps_its_tables(tmp_path: Path) -> None:
    database = tmp_path / "old.db"

    async def before_and_after() -> list[tuple[str, str | None]]:
        engine = connect(database_url(str(database)))
        try:
            async with engine.begin() as connection:
                await connection.run_sync(first_layout)
                await connection.execute(text("INSERT INTO people VALUES ('p', 'Ann', 1)"))
                row = "('t', 'charon', 'p', 0, 'open', '', '{}', 0, 1, 1, NULL, NULL)"
                await connection.execute(text(f"INSERT INTO tables VALUES {row}"))
            await migrate(engine)
            async with engine.connect() as connection:
                found = await connection.execute(text("SELECT id, campaign FROM tables"))
                return [(row.id, row.campaign) for row in found]
        finally:
            await engine.dispose()

    assert asyncio.run(before_and_after()) == [("t", None)]
