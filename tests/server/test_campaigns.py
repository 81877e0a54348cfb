"""Campaigns: places, charters, game after game, away and back, joining and leaving, history, forks, rewinds, files."""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from running import Running, Somebody
from servers import DATABASES
from settling import Settler, nearly_over, play_to_the_end, played
from sqlalchemy import func, select

from moonstone.engine import CampaignFile, Record
from moonstone.server.settings import database_url
from moonstone.server.storage import schema
from moonstone.server.storage.database import connect


@pytest.fixture
def ann(sqlite_server: Running) -> Settler:
    return Settler(sqlite_server, "Ann")


@pytest.fixture
def bob(sqlite_server: Running) -> Settler:
    return Settler(sqlite_server, "Bob")


def problem(person: Somebody, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = person.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["code"]


def by_role(campaign: Any) -> dict[str, str]:
    return {place["role"]: place["name"] for place in campaign["members"]}


def test_two_houses_play_a_campaign_and_one_is_away_for_a_game(server: Running, tmp_path: Path) -> None:
    """From the founding to the third game, with everything that lies between."""
    ann, bob = Settler(server, "Ann"), Settler(server, "Bob")
    placed = ann.found(
        [{"kind": "me", "role": "green"}, {"kind": "link"}, {"kind": "local", "name": "Kit"}, {"kind": "scripted"}]
    )
    bob.campaign = ann.campaign
    coming = {"number": 1, "rules": None, "ready": False, "missing": [1], "problem": None}
    assert placed["campaign"]["next"] == coming
    assert problem(ann, "POST", f"{ann.at}/games", number=1) == (409, "seats-empty")
    bob.post(f"{bob.at}/claim", token=placed["links"]["1"])
    bob.to_member(1, "role", role="blue")
    begun = ann.begin(1)
    first = begun["table"]
    assert begun["phase"] == "playing"
    assert by_role(begun) == {"green": "Ann", "blue": "Bob", "purple": "Kit", "yellow": "Automa"}
    assert bob.begin(1)["table"] == first, "asked for again, it is the same game"
    assert [seat["colour"] for seat in ann.table(first)["seats"]] == ["purple", "green", "yellow", "blue"]
    listed = {table["id"]: table for table in bob.get("/api/tables", which="mine")["tables"]}[first]
    assert [seat["colour"] for seat in listed["seats"] if seat["yours"]] == ["blue"]
    assert listed["campaign"] == {"id": ann.campaign, "name": "Our village", "number": 1}
    play_to_the_end(first, [ann, bob], Random(1))

    after = bob.look()
    assert (after["phase"], after["number"], after["next"]["ready"]) == ("between", 2, True)
    scores = dict(zip(("purple", "green", "yellow", "blue"), after["games"][0]["result"]["scores"], strict=True))
    assert after["games"][0]["table"] == first
    assert ann.village()["scores"] == [scores]
    assert problem(ann, "POST", f"/api/tables/{first}/rematch") == (409, "campaign-game")
    (what, by), *_ = [(what, by) for what, by in ann.village()["rights"].items() if by == "green"]
    ann.post(f"{ann.at}/names", role="green", what=what, name="Ann's own")
    assert ann.village()["names"][what] == "Ann's own"
    assert by == "green"

    bob.to_member(1, "away", bot="random")
    second = ann.begin(2)["table"]
    assert [seat["away"] for seat in ann.table(second)["seats"]] == [None, None, None, "random"]
    play_to_the_end(second, [ann], Random(2), most=20)
    bob.post(f"/api/tables/{second}/seats/3/return")
    play_to_the_end(second, [ann, bob], Random(3))
    assert [place["away"] for place in bob.look()["members"]] == [None] * 4, "who came back at the table is back"
    assert ann.begin(3)["games"][2]["result"] is None

    text = bob.http.get(f"{bob.at}/file").text
    (tmp_path / "village.jsonl").write_text(text)
    read = CampaignFile.loads(text)
    assert (len(read.begun), read.match, read.title) == (2, None, "Our village")
    for game in ann.look()["games"][:2]:
        Record.loads(ann.http.get(f"/api/tables/{game['table']}/record").text).verify()


def test_a_campaign_is_found_by_its_people_and_if_it_is_public_by_all(ann: Settler, bob: Settler) -> None:
    ann.found([{"kind": "me"}, {"kind": "open"}], public=True, name="An open village")
    (found,) = [one for one in bob.get("/api/campaigns")["campaigns"] if one["id"] == ann.campaign]
    assert (found["name"], found["number"], found["table"], found["yours"]) == ("An open village", 1, None, [])
    assert bob.get("/api/campaigns", which="mine")["campaigns"] == []
    bob.campaign = ann.campaign
    bob.to_member(1, "sit", name="Kit")
    assert bob.look()["members"][1]["kind"] == "local"
    assert [one["yours"] for one in bob.get("/api/campaigns", which="mine")["campaigns"]] == [[1]]
    assert ann.campaign not in [one["id"] for one in bob.get("/api/campaigns")["campaigns"]]
    bob.to_member(1, "leave")
    assert bob.get("/api/campaigns", which="mine")["campaigns"] == []
    assert problem(Somebody(ann.server), "GET", "/api/campaigns?which=mine") == (401, "no-session")


def test_the_list_tells_whose_turn_it_is(ann: Settler, bob: Settler) -> None:
    ann.found([{"kind": "me"}, {"kind": "open"}, {"kind": "scripted"}])
    bob.campaign = ann.campaign
    bob.to_member(1, "sit")

    def marked(person: Settler) -> bool:
        (found,) = person.get("/api/campaigns", which="mine")["campaigns"]
        return bool(found["your_turn"])

    assert not marked(ann)
    table = ann.begin(1)["table"]
    turn = ann.table(table)["turn"]
    assert [marked(ann), marked(bob)] == [0 in turn, 1 in turn] != [False, False]
    mover = [ann, bob][turn[0]]
    mover.post(f"/api/tables/{table}/seats/{turn[0]}/leave")
    assert not marked(mover), "a bot decides"


def test_whoever_knows_a_campaign_is_told_only_that_it_has_not_changed(ann: Settler, bob: Settler) -> None:
    ann.found([{"kind": "me"}, {"kind": "open"}])
    answer = ann.http.get(ann.at)
    known = {"If-None-Match": answer.headers["ETag"]}
    assert answer.headers["Cache-Control"] == "private, no-cache"
    again = ann.http.get(ann.at, headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert bob.http.get(ann.at, headers=known).status_code == 200, "another person sees it with other eyes"
    bob.campaign = ann.campaign
    bob.to_member(1, "sit")
    assert ann.http.get(ann.at, headers=known).json()["members"][1]["name"] == "Bob"


def test_people_join_and_leave_between_games(ann: Settler, bob: Settler) -> None:
    """A7.2: a joiner takes an inactive charter, a leaver's becomes inactive; a place given up keeps its charter."""
    ann.bring(played(1))
    bob.campaign = ann.campaign
    assert [place["kind"] for place in ann.look()["members"]] == ["bot", "bot"]
    ann.ask("PUT", f"{ann.at}/members/0", json={"kind": "me"})
    links = ann.post(f"{ann.at}/members", kind="link")["links"]
    (number,) = map(int, links)
    bob.post(f"{bob.at}/claim", token=links[str(number)])
    bob.to_member(number, "role", role="red")
    assert problem(ann, "POST", f"{ann.at}/members/0/role", role="blue") == (409, "role-kept")
    ann.post(f"{ann.at}/members", kind="scripted", role="black")
    ann.ask("DELETE", f"{ann.at}/members/1")
    assert not ann.village()["charters"]["red"]["active"], "nothing changes before the next game begins"
    assert by_role(ann.begin(2)) == {"purple": "Ann", "red": "Bob", "black": "Automa"}
    charters = ann.village()["charters"]
    assert {name for name, charter in charters.items() if charter["active"]} == {"purple", "red", "black"}
    assert (charters["red"]["newcomer"], charters["black"]["automa"], charters["green"]["cards"]) == (True, True, [])
    bob.to_member(number, "leave")
    assert problem(bob, "POST", f"{bob.at}/claim", token="wrong") == (403, "bad-link")
    assert bob.post(f"{bob.at}/claim", token=links[str(number)])["members"][1]["role"] == "red"


def test_a_fork_and_a_rewind_go_on_from_a_checkpoint(ann: Settler, bob: Settler) -> None:
    ann.bring(played(2))
    before = ann.look()
    villages = [ann.village(1), ann.village(2), ann.village()]
    assert [village["number"] for village in villages] == [1, 2, 3]
    assert problem(bob, "POST", f"{ann.at}/fork", name="Mine") == (403, "not-your-seat")
    assert problem(ann, "POST", f"{ann.at}/fork", name="Mine", number=3) == (404, "no-such-game")
    fork = Settler(ann.server)
    fork.http = ann.http
    fork.campaign = ann.post(f"{ann.at}/fork", name="Another way", number=2)["id"]
    assert (fork.look()["number"], fork.look()["fork_of"], fork.look()["name"]) == (2, before["id"], "Another way")
    assert fork.look()["games"] == before["games"][:1], "its past is at the same tables"
    whole = ann.post(f"{ann.at}/fork", name="All of it")["id"]
    assert ann.get(f"/api/campaigns/{whole}/edition")["printed"]["village"] == villages[2]
    back = ann.post(f"{ann.at}/rewind", number=2)
    assert (back["number"], back["games"], back["left"]) == (2, before["games"][:1], before["games"][1:])
    assert ann.village() == villages[1]
    for campaign in (ann, fork):
        table = campaign.begin(2)["table"]
        play_to_the_end(table, [ann], Random(1))
        assert campaign.look()["number"] == 3
    assert ann.look()["games"][1]["table"] != fork.look()["games"][1]["table"]
    fork.ask("PUT", f"{fork.at}/members/0", json={"kind": "me"})
    fork.ask("DELETE", f"{fork.at}/members/1")
    assert fork.post(f"{fork.at}/rewind", number=1)["next"]["ready"], "back at the beginning others may play"
    assert list(by_role(fork.begin(1))) == ["purple"]
    assert CampaignFile.loads(ann.http.get(f"{ann.at}/file").text).number == 3


def test_going_back_behind_a_running_game_leaves_it_and_its_secret_alone(ann: Settler) -> None:
    ann.found([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    table = ann.begin(1)["table"]
    ann.post(f"{ann.at}/rewind", number=1)
    assert (ann.look()["phase"], [game["table"] for game in ann.look()["left"]]) == ("between", [table])
    assert len(CampaignFile.loads(ann.http.get(f"{ann.at}/file").text).begun) == 0
    again = ann.begin(1)["table"]
    assert again != table
    text = ann.http.get(f"{ann.at}/file").text
    assert "secret" not in text, "the file holds finished games alone"
    assert ann.table(table)["phase"] == "playing"


def test_a_file_that_is_brought_is_the_file_that_is_taken_away(ann: Settler) -> None:
    """Deeds, games, rewinds: every line, but for what is still being played."""
    campaign = CampaignFile.loads(played(2))
    campaign.rewind(2)
    campaign.between_games({"deed": "leave", "charter": "green"})
    text = campaign.dumps()
    ann.bring(text)
    assert ann.http.get(f"{ann.at}/file").text == text
    ann.bring(nearly_over(1, 3))
    assert ann.look()["phase"] in ("playing", "between")
    play_to_the_end(ann.look()["games"][1]["table"], [ann], Random(1))
    assert ann.look()["number"] == 3
    assert CampaignFile.loads(ann.http.get(f"{ann.at}/file").text).number == 3


def changed(text: str, line: int) -> str:
    lines = text.splitlines(keepends=True)
    lines[line] = lines[line].replace("0", "1", 1)
    return "".join(lines)


def test_a_file_that_was_changed_is_refused_and_nothing_is_kept(ann: Settler) -> None:
    assert problem(ann, "POST", "/api/campaigns/import", file=changed(played(1), 2)) == (422, "broken-seal")
    half = '{"moonstone": 1, "campaign": "X", "a": "\\ud800", "seal": "x"}'
    assert problem(ann, "POST", "/api/campaigns/import", file=half) == (422, "not-json")
    assert problem(ann, "POST", "/api/campaigns/import", file="") == (422, "not-a-campaign")
    assert problem(ann, "POST", "/api/campaigns/import", file="x" * 5_000_000) == (413, "too-large")
    assert ann.get("/api/campaigns", which="mine")["campaigns"] == []


@pytest.mark.parametrize(
    ("who", "method", "path", "body", "status", "code"),
    [
        ("ann", "POST", "", {"game": "chess", "name": "x", "members": [{"kind": "me"}]}, 422, "unknown-game"),
        ("ann", "POST", "", {"game": "charon", "name": "x", "members": [{"kind": "me"}]}, 422, "no-campaigns"),
        ("ann", "POST", "", {"game": "charterstone", "name": "\n", "members": [{"kind": "me"}]}, 422, "bad-name"),
        ("ann", "POST", "", {"game": "charterstone", "name": "x", "members": []}, 422, "bad-request"),
        ("ann", "POST", "", {"game": "charterstone", "name": "x", "members": [{"kind": "me"}] * 7}, 422, "bad-seats"),
        (
            "ann",
            "POST",
            "",
            {"game": "charterstone", "name": "x", "members": [{"kind": "scripted"}]},
            422,
            "nobody-left",
        ),
        ("nobody", "POST", "", {"game": "charterstone", "name": "x", "members": [{"kind": "me"}]}, 401, "no-session"),
        ("ann", "GET", "/no-such-campaign", {}, 404, "no-such-campaign"),
        ("ann", "GET", "/<id>/edition?game=7", {}, 404, "no-such-game"),
        ("ann", "POST", "/<id>/members", {"kind": "bot", "bot": "deep"}, 422, "unknown-bot"),
        ("ann", "POST", "/<id>/members", {"kind": "open", "role": "pink"}, 422, "unknown-role"),
        ("ann", "POST", "/<id>/members", {"kind": "open", "role": "green"}, 409, "role-taken"),
        ("bob", "POST", "/<id>/members", {"kind": "open"}, 403, "not-host"),
        ("bob", "PUT", "/<id>/members/0", {"kind": "open"}, 403, "not-host"),
        ("bob", "DELETE", "/<id>/members/0", {}, 403, "not-host"),
        ("ann", "DELETE", "/<id>/members/9", {}, 404, "no-such-member"),
        ("bob", "POST", "/<id>/members/0/sit", {}, 409, "seat-taken"),
        ("bob", "POST", "/<id>/members/1/sit", {}, 403, "needs-link"),
        ("bob", "POST", "/<id>/claim", {"token": "guess"}, 403, "bad-link"),
        ("bob", "POST", "/<id>/members/0/leave", {}, 403, "not-your-seat"),
        ("bob", "POST", "/<id>/members/0/role", {"role": "red"}, 403, "not-your-seat"),
        ("bob", "POST", "/<id>/members/0/away", {}, 403, "not-your-seat"),
        ("ann", "POST", "/<id>/members/1/away", {}, 422, "not-a-person"),
        ("ann", "POST", "/<id>/members/0/away", {"bot": "deep"}, 422, "unknown-bot"),
        ("ann", "POST", "/<id>/members/0/back", {}, 409, "not-away"),
        ("bob", "POST", "/<id>/names", {"role": "green", "what": "village", "name": "x"}, 403, "not-your-seat"),
        ("ann", "POST", "/<id>/names", {"role": "green", "what": "village", "name": "x"}, 422, "not-to-name"),
        ("bob", "POST", "/<id>/games", {"number": 1}, 403, "not-your-seat"),
        ("ann", "POST", "/<id>/games", {"number": 2}, 409, "other-game"),
        ("ann", "POST", "/<id>/games", {"number": 0}, 422, "bad-request"),
        ("bob", "POST", "/<id>/rewind", {"number": 1}, 403, "not-host"),
        ("ann", "POST", "/<id>/rewind", {"number": 1}, 404, "no-such-game"),
        ("bob", "GET", "/<id>/file", {}, 403, "not-your-seat"),
        ("nobody", "GET", "/<id>/file", {}, 401, "no-session"),
        ("ann", "POST", "/import", {"file": "hello"}, 422, "not-json"),
    ],
)
def test_bad_input_gets_a_status_a_code_and_a_sentence(
    scene: tuple[Settler, dict[str, Somebody]], who: str, method: str, path: str, body: Any, status: int, code: str
) -> None:
    ann, people = scene
    before = ann.look()
    answer = people[who].http.request(method, "/api/campaigns" + path.replace("<id>", ann.campaign), json=body)
    said = answer.json()
    assert (answer.status_code, said["code"]) == (status, code), said
    assert said["text"][0].isupper()
    assert said["text"].endswith(".")
    assert ann.look() == before


@pytest.fixture(scope="module")
def scene(sqlite_server: Running) -> tuple[Settler, dict[str, Somebody]]:
    ann, bob = Settler(sqlite_server, "Ann"), Somebody(sqlite_server, "Bob")
    ann.found([{"kind": "me", "role": "green"}, {"kind": "link"}])
    return ann, {"ann": ann, "bob": bob, "nobody": Somebody(sqlite_server)}


# Nothing is lost ----------------------------------------------------------------------------------------------------


def stored(database: str, campaign: str) -> list[str]:
    """The kinds of a campaign's entries, as they are on the disk."""

    async def read() -> list[str]:
        engine = connect(database_url(database))
        log = schema.campaign_log.c
        try:
            async with engine.connect() as connection:
                query = select(log.kind).where(log.campaign_id == campaign).order_by(log.seq)
                return [row.kind for row in await connection.execute(query)]
        finally:
            await engine.dispose()

    return asyncio.run(read())


def tables_of(database: str, campaign: str) -> int:
    """How many tables there are for a campaign's games."""

    async def read() -> int:
        engine = connect(database_url(database))
        try:
            async with engine.connect() as connection:
                query = select(func.count()).where(schema.tables.c.campaign.contains(campaign))
                return int((await connection.execute(query)).scalar_one())
        finally:
            await engine.dispose()

    return asyncio.run(read())


@pytest.mark.parametrize("backend", DATABASES)
def test_killed_between_two_games_nothing_is_lost_or_done_twice(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The last move is on the disk and nobody has looked at the campaign: after the kill the game has ended, once."""
    postgres = backend == "postgres"
    database = str(request.getfixturevalue("own_postgres")) if postgres else str(tmp_path / "moonstone.db")
    with Running(database, tmp_path, *(["--workers", "2"] if postgres else [])) as server:
        ann = Settler(server, "Ann")
        ann.bring(nearly_over(1, 2))
        begun = ann.look()["games"][1]["table"]
        play_to_the_end(begun, [ann], Random(1))
        server.kill()
        before = stored(database, ann.campaign)
        server.start()
        with ThreadPoolExecutor(6) as many:
            looks = list(many.map(lambda _: ann.look(), range(12)))
        assert [look["number"] for look in looks] == [3] * 12
        assert stored(database, ann.campaign) in (before, [*before, "ended"])
        assert stored(database, ann.campaign).count("ended") == 2
        ann.ask("PUT", f"{ann.at}/members/0", json={"kind": "me"})
        with ThreadPoolExecutor(6) as many:
            began = list(many.map(lambda _: ann.begin(3)["table"], range(12)))
        assert len(set(began)) == 1, "begun once, however often it is asked for"
        server.kill()
        assert stored(database, ann.campaign).count("began") == 3
        assert tables_of(database, ann.campaign) == 3


def test_of_many_who_take_one_place_one_has_it(server: Running) -> None:
    ann = Settler(server, "Ann")
    ann.found([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    people = [Somebody(server, f"Person {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as many:
        answers = list(many.map(lambda one: one.http.post(f"{ann.at}/members/1/sit", json={}), people))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
    (winner,) = [person for person, answer in zip(people, answers, strict=True) if answer.status_code == 200]
    assert ann.look()["members"][1]["name"] == winner.get("/api/me")["name"]
    assert ann.look()["seq"] == 1


def test_the_draws_of_a_campaigns_game_are_committed_to(ann: Settler) -> None:
    ann.bring(nearly_over(0, 1))
    table = ann.look()["games"][0]["table"]
    play_to_the_end(table, [ann], Random(1))
    over = ann.table(table)
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == over["commitment"]
