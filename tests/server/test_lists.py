"""Lists of tables: who finds which, what they say, and reading them page by page."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pebble_tables import THIRD_GAME, listed, opened, over
from running import Running, Somebody

from moonstone.server.settings import database_url
from moonstone.server.storage import database, lists, schema
from moonstone.tables.seats import Person


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose path a third game lies on."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(THIRD_GAME), prepend=os.pathsep)
        with Running(str(folder / "moonstone.db"), folder) as running:
            yield running


@pytest.fixture
def ann(home: Running) -> Somebody:
    return Somebody(home, "Ann")


@pytest.fixture
def ben(home: Running) -> Somebody:
    return Somebody(home, "Ben")


def test_public_tables_are_listed_to_everybody_and_private_ones_to_their_people(
    ann: Somebody, ben: Somebody, home: Running
) -> None:
    stranger = Somebody(home)
    seats = [{"kind": "me"}, {"kind": "open"}]
    public = opened(ann, seats, public=True)["table"]["id"]
    private = opened(ann, seats)["table"]["id"]
    ben.post(f"/api/tables/{private}/seats/1/sit")
    for person in (ann, ben, stranger):
        assert public in listed(person, "open")
        assert private not in listed(person, "open")
    assert set(listed(ann, "mine")) == {public, private}
    assert listed(ben, "mine") == [private]
    assert stranger.get("/api/tables", 401, which="mine")["code"] == "no-session"
    ben.post(f"/api/tables/{public}/seats/1/sit")
    for table in (public, private):
        ann.post(f"/api/tables/{table}/start")
    for person in (ann, ben, stranger):
        assert public not in listed(person, "open")
        assert public in listed(person, "playing")
        assert private not in listed(person, "playing")
    assert listed(ann, "playing", game="charon") == [
        one["id"] for one in ann.get("/api/tables", which="playing")["tables"] if one["game"] == "charon"
    ]


def test_finished_tables_are_listed_with_their_scores(ann: Somebody, ben: Somebody) -> None:
    public, private = over(ann, public=True), over(ann)
    assert {public, private} <= set(listed(ann, "finished"))
    assert public in listed(ben, "finished")
    assert private not in listed(ben, "finished")
    found = next(one for one in ann.get("/api/tables", which="finished")["tables"] if one["id"] == private)
    assert found["scores"] == ann.table(private)["result"]["scores"]
    assert not found["your_turn"]
    assert listed(ann, "mine") == []


def test_ones_own_finished_tables_are_listed_apart(ann: Somebody, ben: Somebody, home: Running) -> None:
    public, private = over(ann, public=True), over(ann)
    assert set(listed(ann, "played")) == {public, private}
    assert listed(ben, "played") == []
    assert Somebody(home).get("/api/tables", 401, which="played")["code"] == "no-session"


def test_a_list_marks_the_tables_where_it_is_your_turn(ann: Somebody, ben: Somebody) -> None:
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/sit")

    def marked(person: Somebody) -> bool:
        (one,) = person.get("/api/tables", which="mine")["tables"]
        return bool(one["your_turn"])

    assert (marked(ann), marked(ben)) == (False, False)
    ann.post(f"/api/tables/{table}/start")
    assert (marked(ann), marked(ben)) == (True, True)
    update = ann.update(table)
    ann.move(table, 0, update["position"], update["moves"][0], "k")
    assert (marked(ann), marked(ben)) == (False, True)


def test_lists_are_read_page_by_page_and_miss_nothing(home: Running) -> None:
    host = Somebody(home, "Host")
    tables = [opened(host, [{"kind": "me"}, {"kind": "open"}])["table"]["id"] for _ in range(120)]
    found: list[str] = []
    before, pages = None, 0
    while pages == 0 or before is not None:
        page = host.get("/api/tables", which="mine", before=before)
        found += [one["id"] for one in page["tables"]]
        before, pages = page["before"], pages + 1
        assert pages < 10
    assert pages == 3
    assert found == sorted(found, key=lambda one: -tables.index(one))
    assert set(found) == set(tables)


def test_pages_miss_nothing_that_changed_at_once_and_skip_games_that_are_gone(tmp_path: Path) -> None:
    """On a database of many tables with few times, among them some of a game that is no longer installed."""

    async def pages() -> list[list[str]]:
        ann = Person("ann", "Ann")
        async with database.opened(database_url(str(tmp_path / "many.db"))) as engine:
            async with engine.begin() as connection:
                await connection.execute(schema.people.insert(), {"id": "ann", "name": "Ann", "created_at": 0})
                await connection.execute(schema.tables.insert(), [row(number) for number in range(300)])
            found, before = [], None
            while page := await lists.tables(engine, ann, "mine", None, before):
                found.append([str(one["id"]) for one in page])
                before = int(str(page[-1]["changed_at"]))
            return found

    def row(number: int) -> dict[str, Any]:
        return {
            "id": f"{number:03}",
            "game": "pebbles" if number % 3 else "gone",
            "host": "ann",
            "public": False,
            "phase": "open",
            "turn": "",
            "summary": '{"seats":[],"scores":null}',
            "seq": 0,
            "created_at": 0,
            "changed_at": 1000 + number // 7,
        }

    found = asyncio.run(pages())
    assert [one for page in found for one in page] == sorted(
        (f"{number:03}" for number in range(300) if number % 3), key=lambda one: (-(int(one) // 7), one)
    )
    assert all(len(page) >= lists.PAGE for page in found[:-1])
