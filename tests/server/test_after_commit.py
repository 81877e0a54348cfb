"""What follows once an entry is stored: in the process that wrote it, in the others, and after one was killed."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from typing import cast

import pytest
from running import Running, until
from settling import Settler, nearly_over, play_to_the_end
from sitting import Sitting, person
from sqlalchemy import text

from moonstone.server.live.after_commit import AfterCommit, LoadedTable
from moonstone.server.live.room import Room
from moonstone.server.settings import database_url
from moonstone.server.storage.database import connect
from moonstone.tables import commands
from moonstone.tables.consequences import Consequences


def change(database: str, *statements: str, **values: str) -> list[str]:
    """Change a database no server uses; the first column of what the last statement finds."""

    async def run() -> list[str]:
        engine = connect(database_url(database))
        async with engine.begin() as connection:
            for statement in statements:
                done = await connection.execute(text(statement), values)
            found = [str(row[0]) for row in done] if done.returns_rows else []
        await engine.dispose()
        return found

    return asyncio.run(run())


def campaign_log(server: Running, campaign: str) -> list[str]:
    """The kinds of a campaign's entries."""
    query = "SELECT kind FROM campaign_log WHERE campaign_id = :campaign ORDER BY seq"
    return change(server.database, query, campaign=campaign)


def test_a_campaign_goes_on_as_soon_as_its_game_is_over_though_nobody_looks(sqlite_server: Running) -> None:
    ann = Settler(sqlite_server, "Ann")
    ann.bring(nearly_over(1, 2))
    table = ann.look()["games"][1]["table"]
    before = campaign_log(sqlite_server, ann.campaign)
    play_to_the_end(table, [ann], Random(1))
    until(lambda: campaign_log(sqlite_server, ann.campaign) == [*before, "ended"])


def test_a_campaign_goes_on_at_the_next_look_if_the_process_was_killed_before_it_saw_to_that(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        ann = Settler(server, "Ann")
        ann.bring(nearly_over(1, 2))
        table = ann.look()["games"][1]["table"]
        before = campaign_log(server, ann.campaign)
        play_to_the_end(table, [ann], Random(1))
        until(lambda: campaign_log(server, ann.campaign) == [*before, "ended"])
        server.kill()
        of_the_end = "WHERE campaign_id = :campaign AND seq = (SELECT seq FROM campaigns WHERE id = :campaign)"
        as_before = "UPDATE campaigns SET seq = seq - 1, table_id = :table WHERE id = :campaign"
        change(server.database, f"DELETE FROM campaign_log {of_the_end}", as_before, campaign=ann.campaign, table=table)
        server.start()
        assert campaign_log(server, ann.campaign) == before
        assert ann.look()["number"] == 3
        assert campaign_log(server, ann.campaign) == [*before, "ended"]


class Recorded:
    """What a hook needs of a room; it keeps what is asked of it."""

    def __init__(self) -> None:
        self.sitting = Sitting("pebbles", person("ann"), person("bob"))
        self.table = self.sitting.table
        self.asked: list[str] = []

    def forget_presence(self) -> None:
        self.asked.append("forget presence")

    def notify_all(self) -> None:
        self.asked.append("notify")

    def start_bots(self, turns: object) -> None:
        self.asked.append("bots")

    def save_if_behind(self) -> None:
        self.asked.append("save")


@pytest.mark.parametrize(("ours", "asked"), [(True, ["notify", "bots", "save"]), (False, ["notify"])])
def test_another_process_only_tells_its_viewers(ours: bool, asked: list[str]) -> None:
    room, hook = Recorded(), AfterCommit()
    room.sitting.do(commands.start(room.table, "ann"))
    hook.publish(cast(Room, room), room.sitting.log[1:], ours=ours)
    assert room.asked == asked


def test_what_one_subscriber_raises_is_logged_and_nobody_else_s_trouble(caplog: pytest.LogCaptureFixture) -> None:
    def broken(room: LoadedTable, consequences: Consequences) -> None:
        raise ValueError("a notice that cannot be sent")

    room, hook = Recorded(), AfterCommit()
    hook.everywhere.insert(0, broken)
    room.sitting.do(commands.start(room.table, "ann"))
    with caplog.at_level(logging.ERROR, "moonstone.room"):
        hook.publish(cast(Room, room), room.sitting.log[1:], ours=True)
    assert room.asked == ["notify", "bots", "save"]
    assert "a notice that cannot be sent" in caplog.text


def test_a_subscriber_hears_of_results_once_when_the_game_is_over() -> None:
    room, hook = Recorded(), AfterCommit()
    heard: list[list[tuple[int, int]]] = []
    hook.once.append(lambda _, found: heard.append([(one.seat, one.score) for one in found.results]))
    sitting, rng = room.sitting, Random(5)
    sitting.do(commands.start(room.table, "ann"))
    match = room.table.match
    assert match is not None
    while match.turn:
        seat = match.turn[0]
        move = rng.choice(match.state.moves(seat)).to_json()
        sitting.do(commands.move(room.table, ("ann", "bob")[seat], seat, len(match.log), move))
        hook.publish(cast(Room, room), sitting.log[-1:], ours=True)
    assert match.state.result is not None
    assert heard[:-1] == [[]] * (len(heard) - 1)
    assert heard[-1] == list(enumerate(match.state.result.scores))
