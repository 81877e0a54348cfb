"""What earlier builds stored is read by this one: it looks the same, and it goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
import reading
from reading import HERE
from running import Running, Somebody, until

EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))

GOES_ON_BY_ITSELF = ("per-move", "fischer", "bot-to-decide")
"""Tables that go on as soon as a server is there."""


@dataclass
class House:
    """A server on a sample of a database, and what was expected and found when it opened."""

    server: Running
    expected: dict[str, Any]
    people: dict[str, Somebody]
    tables: dict[str, Any] = field(default_factory=dict)
    campaigns: dict[str, Any] = field(default_factory=dict)
    open_to_all: set[str] = field(default_factory=set)

    @property
    def ann(self) -> Somebody:
        return self.people["Ann"]

    @property
    def ben(self) -> Somebody:
        return self.people["Ben"]

    @property
    def cleo(self) -> Somebody:
        return self.people["Cleo"]

    def table(self, name: str) -> str:
        """A table's id."""
        return str(self.expected["tables"][name]["id"])

    def campaign(self, name: str) -> str:
        """A campaign's id."""
        return str(self.expected["campaigns"][name]["id"])

    def look(self, name: str) -> dict[str, Any]:
        return reading.look(self.ann, self.table(name))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a copy of a sample; nothing is wrong with it before the server comes, nor after all tests."""
    folder = tmp_path_factory.mktemp("samples")
    if request.param == "sqlite":
        database = str(folder / "moonstone.db")
        Path(database).write_bytes(reading.unpacked("moonstone.sqlite3.xz"))
    else:
        script = reading.unpacked("moonstone.postgres.sql.xz").decode()
        database = reading.restore(str(request.getfixturevalue("postgres_url")), script)
    assert reading.complaints(database) == ""
    expected = EXPECTED[request.param]
    with Running(database, folder) as server:
        people = {name: reading.person(server, session) for name, session in expected["people"].items()}
        house = House(server, expected, people)
        for name, table in expected["tables"].items():
            look = reading.lasting if name in GOES_ON_BY_ITSELF else reading.table_facts
            house.tables[name] = look(people[table["by"]], table["id"])
        for name, campaign in expected["campaigns"].items():
            house.campaigns[name] = reading.campaign_facts(people[campaign["by"]], campaign["id"])
        house.open_to_all = reading.tables_of(people["Dora"], "open")
        yield house
    assert reading.complaints(database) == ""


def through_json(facts: Any) -> Any:
    """Facts as they are once they were written down."""
    return json.loads(json.dumps(facts))


# Databases


def test_every_table_is_as_it_was(house: House) -> None:
    for name, table in house.expected["tables"].items():
        facts, now = table["facts"]["lasting"] if name in GOES_ON_BY_ITSELF else table["facts"], house.tables[name]
        expected = reading.kept_table(facts, now) if reading.is_kept(table["facts"]) else facts
        assert through_json(now) == expected, name


def test_every_campaign_is_as_it_was(house: House) -> None:
    for name, campaign in house.expected["campaigns"].items():
        now = through_json(house.campaigns[name])
        assert now == reading.kept_campaign(campaign["facts"], now), name


def test_people_are_who_they_were(house: House) -> None:
    for name, somebody in house.people.items():
        assert reading.name_of(somebody) == name
    assert reading.name_of(reading.recover(house.server, house.expected["recovery"])) == "Ben"
    played = reading.tables_of(house.ann, "played")
    assert {house.table(name) for name in ("finished", "finished-4", "finished-edition", "campaign-1")} <= played
    assert house.table("open") in house.open_to_all


def test_an_open_table_is_filled_and_begins(house: House) -> None:
    table = house.table("open")
    reading.sit(house.ben, table, 1)
    reading.claim(house.cleo, table, house.expected["links"]["open"])
    reading.start(house.ann, table)
    assert reading.lasting(house.ann, table)["names"] == ["Ann", "Ben", "Cleo", "Bo", "Greta"]
    assert reading.go_on([house.ann, house.ben, house.cleo], table, Random(1), 3) > 0


@pytest.mark.parametrize(("name", "host", "guest"), [("open-per-move", "Ann", "Cleo"), ("open-fischer", "Ben", "Cleo")])
def test_a_table_with_a_clock_begins(house: House, name: str, host: str, guest: str) -> None:
    table, people = house.table(name), [house.people[host], house.people[guest]]
    reading.sit(people[1], table, 1)
    reading.start(people[0], table)
    assert reading.go_on(people, table, Random(1), 3) == 3


def test_a_turn_is_taken_back_and_played_otherwise(house: House) -> None:
    table = house.table("mid-turn")
    (seat,) = house.look("mid-turn")["turn"]
    last, start = reading.can_take_back(house.ann, table, seat)
    assert last is not None
    assert start is not None
    assert start < last
    reading.take_back_the_turn(house.ann, table, seat)
    assert house.look("mid-turn")["turn"] == [seat]
    assert reading.go_on([house.ann], table, Random(1), 5) == 5


def test_a_request_to_take_back_is_answered(house: House) -> None:
    table, before = house.table("undo-request"), house.look("undo-request")
    (asked,) = before["undo_request"]["open"]
    people = [house.ann, house.ben, house.cleo]
    assert reading.answer_undo(people[asked], table, asked, agree=True) == "undone"
    after = house.look("undo-request")
    assert (after["undo_request"], after["turn"]) == (None, [before["undo_request"]["seat"]])
    assert after["position"] == before["position"] + 1, "an undo is an entry of the log"
    assert reading.go_on(people, table, Random(1), 5) == 5


def test_a_game_goes_on_after_undos(house: House) -> None:
    people = [house.ann, house.ben]
    assert reading.go_on(people, house.table("undone"), Random(1)) > 10
    assert reading.record_facts(reading.record_of(house.ann, house.table("undone")))["undone"] == 2


def test_a_decision_of_several_is_completed(house: House) -> None:
    """Ben has answered before, and is not asked again."""
    table = house.table("half-answered")
    reading.decide(house.ann, table, 0, Random(1))
    assert house.look("half-answered")["turn"] == [2]
    reading.decide(house.cleo, table, 2, Random(1))
    assert len(house.look("half-answered")["turn"]) == 1


def test_somebody_comes_back_to_a_seat(house: House) -> None:
    table = house.table("away")
    reading.come_back(house.ann, table, 0)
    assert house.look("away")["away"] == [None, None, None]
    assert reading.go_on([house.ann, house.ben, house.cleo], table, Random(1), 6) == 6


@pytest.mark.parametrize("name", ["per-move", "fischer"])
def test_time_that_is_out_lets_a_bot_play_on_until_the_person_is_back(house: House, name: str) -> None:
    people = [house.ann, house.ben]
    (seat,) = house.expected["tables"][name]["facts"]["now"]["turn"]
    away = until(lambda: (look := house.look(name))["away"][seat] and look, 20)
    assert (away["away"][seat], away["why"][seat]) == ("random", "time")
    reading.come_back(people[seat], house.table(name), seat)
    assert house.look(name)["away"][seat] is None


def test_a_bot_decides_what_it_owed_when_the_server_was_killed(house: House) -> None:
    before = house.expected["tables"]["bot-to-decide"]["facts"]["now"]
    assert before["turn"] == [1]
    after = until(lambda: (look := house.look("bot-to-decide"))["turn"] == [0] and look, 60)
    assert after["position"] > before["position"]


@pytest.mark.parametrize("name", ["finished", "finished-4", "finished-edition", "imported"])
def test_a_finished_game_gives_a_record_that_verifies(house: House, name: str) -> None:
    facts = house.expected["tables"][name]["facts"]
    record = reading.record_facts(
        reading.record_of(house.people[house.expected["tables"][name]["by"]], house.table(name))
    )
    assert (record["result"], record["entries"]) == (facts["result"], facts["now"]["position"])
    assert record["board"] == facts["game"]
    assert [name for name, _ in record["players"]] == facts["lasting"]["names"]


def test_a_rematch_begins(house: House) -> None:
    table = house.table("rematch")
    assert house.tables["finished"]["rematch"] == table
    reading.start(house.ben, table)
    assert reading.go_on([house.ann, house.ben], table, Random(1), 4) == 4


def test_a_running_game_is_played_to_its_end(house: House) -> None:
    name, people = "playing-edition", [house.ann, house.cleo]
    reading.go_on(people, house.table(name), Random(1))
    assert house.look(name)["phase"] == "over"
    record = reading.record_facts(reading.record_of(people[0], house.table(name)))
    assert record["edition"] == house.expected["tables"][name]["facts"]["lasting"]["edition"]


def test_an_imported_game_goes_on_with_its_bots(house: House) -> None:
    table = house.table("imported-playing")
    reading.decide(house.cleo, table, 0, Random(1))
    until(lambda: reading.look(house.cleo, table)["turn"] == [0], 30)


# Games and campaigns of a version that is no longer played


def kept_tables(house: House) -> list[str]:
    return [name for name, table in house.expected["tables"].items() if reading.is_kept(table["facts"])]


def test_a_kept_table_says_so_and_how_far_it_is_followed(house: House) -> None:
    for name in kept_tables(house):
        facts = house.expected["tables"][name]
        said = reading.retired(house.people[facts["by"]], "tables", facts["id"])
        followed = house.tables[name]["now"]["position"]
        assert said == {"followed": followed, "length": facts["facts"]["now"]["position"]}, name
    assert reading.retired(house.ann, "tables", house.table("finished")) is None


def test_a_kept_table_is_listed_where_it_can_be_looked_at_and_not_where_it_could_be_joined(house: House) -> None:
    mine, played = reading.tables_of(house.ann, "mine"), reading.tables_of(house.ann, "played")
    assert {house.table("village"), house.table("campaign-2")} <= mine
    assert {house.table("finished-village"), house.table("campaign-1")} <= played
    for which in ("open", "playing"):
        kept = {house.table(name) for name in kept_tables(house)}
        assert not kept & reading.tables_of(house.people["Dora"], which)


def test_a_kept_game_gives_the_record_that_was_stored(house: House) -> None:
    for name in kept_tables(house):
        facts = house.expected["tables"][name]["facts"]
        if facts["now"]["phase"] == "open":
            continue
        by = house.people[house.expected["tables"][name]["by"]]
        record = reading.kept_record_facts(reading.record_of(by, house.table(name)))
        assert (record["refused"], record["result"]) == ("rules-retired", facts["result"]), name
        assert record["entries"] == facts["now"]["position"]
        assert [player for player, _ in record["players"]] == facts["lasting"]["names"]
        assert record["edition"] == facts["lasting"]["edition"]


def test_nothing_goes_on_at_a_kept_table(house: House) -> None:
    table, position = house.table("village"), house.tables["village"]["now"]["position"]
    before = through_json(reading.table_facts(house.ann, table))
    (seat, *_) = house.ann.table(table)["yours"]
    at = f"/api/tables/{table}"
    move = {"seat": seat, "position": position, "move": {"move": "retrieve"}, "key": "kept"}
    assert reading.refused(house.ann, "POST", f"{at}/moves", **move) == "rules-retired"
    undo = {"seat": seat, "position": position, "key": "undo", "to": None}
    assert reading.refused(house.ann, "POST", f"{at}/undo", **undo) == "rules-retired"
    for command in ("leave", "hand-over", "return"):
        assert reading.refused(house.ann, "POST", f"{at}/seats/{seat}/{command}") == "rules-retired"
    assert through_json(reading.table_facts(house.ann, table)) == before
    host = house.people[house.expected["tables"]["open-village"]["by"]]
    opened = f"/api/tables/{house.table('open-village')}"
    assert reading.refused(host, "POST", f"{opened}/start") == "rules-retired"
    assert reading.refused(house.people["Dora"], "POST", f"{opened}/seats/1/sit") == "rules-retired"


def test_a_finished_kept_game_can_be_played_again_under_the_rules_of_today(house: House) -> None:
    again = house.ann.post(f"/api/tables/{house.table('finished-village')}/rematch")
    assert (again["rematch_of"], again["retired"]) == (house.table("finished-village"), None)
    assert again["rules"] > house.tables["finished-village"]["lasting"]["rules"]


def test_a_kept_campaign_says_so_and_nothing_is_done_to_it(house: House) -> None:
    for name, campaign in house.expected["campaigns"].items():
        by, at = house.people[campaign["by"]], f"/api/campaigns/{campaign['id']}"
        assert reading.retired(by, "campaigns", campaign["id"]) is True
        before = by.get(at)
        number = before["number"]
        if before["table"] is None:
            assert before["next"]["problem"]["code"] == "rules-retired"
            assert reading.refused(by, "POST", f"{at}/games", number=number) == "rules-retired"
        if before["games"]:
            assert reading.refused(by, "POST", f"{at}/rewind", number=1) == "rules-retired"
        assert reading.refused(by, "POST", f"{at}/fork", name="Another way", number=None) == "rules-retired"
        assert reading.refused(by, "POST", f"{at}/members", kind="bot", bot="greedy", name="Bo") == "rules-retired"
        assert by.get(at) == before, name


def test_a_kept_campaign_is_looked_back_at_and_gives_its_file(house: House) -> None:
    """The terminal's file was imported into the database by the build before: what comes out has the same games."""
    for name in ("village", "imported"):
        by, campaign = house.people[house.expected["campaigns"][name]["by"]], house.campaign(name)
        village = by.get(f"/api/campaigns/{campaign}/edition", game=1)["printed"]["village"]
        assert (village["number"], village["opened"]) == (1, [])
        text = reading.campaign_file_of(by, campaign)
        assert reading.kept_campaign_file_facts(text)["refused"] == "rules-retired"
    original = (HERE / "campaigns/terminal.jsonl").read_text(encoding="utf-8").splitlines()
    lines = text.splitlines()
    assert len(lines) > 100
    assert [unsealed(line) for line in original[1 : len(lines)]] == [unsealed(line) for line in lines[1:]]


def test_files_of_a_kept_version_are_not_taken_in(house: House) -> None:
    """They cannot be checked, move by move, by a build that no longer plays them."""
    record = json.loads((HERE / "records/charterstone-finished.json").read_text(encoding="utf-8"))
    assert reading.refused(house.ann, "POST", "/api/records", **record) == "rules-retired"
    file = (HERE / "campaigns/terminal.jsonl").read_text(encoding="utf-8")
    assert reading.refused(house.ann, "POST", "/api/campaigns/import", file=file) == "rules-retired"


def unsealed(line: str) -> dict[str, Any]:
    """A line of a campaign's file without the hash of those before it."""
    return {key: value for key, value in json.loads(line).items() if key != "seal"}


def test_kept_campaigns_take_no_room_from_those_that_can_go_on(tmp_path: Path) -> None:
    database, expected = tmp_path / "moonstone.db", EXPECTED["sqlite"]
    database.write_bytes(reading.unpacked("moonstone.sqlite3.xz"))
    with Running(str(database), tmp_path, "--tables", "1") as server:
        ann = reading.person(server, expected["people"]["Ann"])
        assert (reading.found_campaign(ann), reading.found_campaign(ann)) == (201, 429)


def test_a_kept_campaign_whose_end_of_a_game_was_not_written_is_the_same_in_lists(tmp_path: Path) -> None:
    """The server was killed after the last move. Nothing happens to the campaign any more, so nobody writes the end."""
    database, kept = tmp_path / "moonstone.db", EXPECTED["sqlite"]["campaigns"]["village"]
    database.write_bytes(reading.unpacked("moonstone.sqlite3.xz"))
    reading.let_be_over(database, kept["facts"]["table"])
    with Running(str(database), tmp_path) as server:
        ann = reading.person(server, EXPECTED["sqlite"]["people"]["Ann"])
        listed, known = reading.listed_campaign(ann, kept["id"])
        assert listed == known == (kept["facts"]["number"], kept["facts"]["table"], True)


def test_a_kept_game_that_is_over_and_of_which_nobody_knows_how_stands_in_no_way(tmp_path: Path) -> None:
    database, kept = tmp_path / "moonstone.db", EXPECTED["sqlite"]["campaigns"]["village"]["facts"]["table"]
    database.write_bytes(reading.unpacked("moonstone.sqlite3.xz"))
    reading.let_be_over(database, kept, "null")
    assert reading.complaints(str(database)) == ""
    assert reading.end_of(str(database), kept) == ("over", [])


# Files


def test_an_archive_is_imported_once(tmp_path: Path) -> None:
    archive, database = HERE / "archive.gz", str(tmp_path / "new.db")
    assert reading.import_archive(archive, database) == [4, 27, 4, 0]
    assert reading.import_archive(archive, database) == [0, 0, 0, 31]
    assert reading.complaints(database) == ""


def test_an_archive_says_of_how_many_kept_games_it_does_not_know_the_end(tmp_path: Path) -> None:
    """Earlier builds left that to the log, which the rules of today do not follow to the same end. Nothing is claimed;
    the old database has it, and this build writes it down.
    """
    old, new = str(tmp_path / "old.db"), str(tmp_path / "new.db")
    Path(old).write_bytes(reading.unpacked("moonstone.sqlite3.xz"))
    finished = EXPECTED["sqlite"]["tables"]["finished-village"]
    ended = ("over", finished["facts"]["result"]["scores"])

    assert reading.ends_unknown(HERE / "archive.gz", new) == 5
    assert reading.end_of(new, finished["id"]) == ("playing", [])
    assert reading.ends_unknown(HERE / "archive.gz", new) == 0, "nothing is new"

    archive, again = tmp_path / "archive.gz", str(tmp_path / "again.db")
    reading.moonstone("export", archive, old)
    assert reading.ends_unknown(archive, again) == 0
    assert reading.end_of(again, finished["id"]) == reading.end_of(old, finished["id"]) == ended


@pytest.mark.parametrize("name", EXPECTED["records"])
def test_a_record_replays(name: str) -> None:
    text = (HERE / name).read_text(encoding="utf-8")
    if reading.is_kept(EXPECTED["records"][name]):
        facts = through_json(reading.kept_record_facts(text))
        assert facts.pop("refused") == "rules-retired"
        assert facts.items() <= EXPECTED["records"][name].items()
        return
    assert through_json(reading.record_facts(text)) == EXPECTED["records"][name]


def test_a_saved_game_goes_on_to_its_end() -> None:
    text = (HERE / "records/charon-saved.json").read_text(encoding="utf-8")
    facts = reading.record_facts(reading.finish(text, Random(1)))
    assert (facts["turn"], facts["result"] is None) == ([], False)


@pytest.mark.parametrize("name", EXPECTED["campaigns"])
def test_a_campaign_file_is_read_and_kept(name: str) -> None:
    facts = reading.kept_campaign_file_facts((HERE / name).read_text(encoding="utf-8"))
    assert facts.pop("refused") == "rules-retired"
    assert facts.items() <= EXPECTED["campaigns"][name].items()


def test_a_home_made_edition_is_read() -> None:
    text = (HERE / "garden.toml").read_text(encoding="utf-8")
    assert reading.edition_facts("charon", text) == EXPECTED["edition"]
