"""Tables over the wire: opening, sitting down, starting, leaving, coming back, lists, chat, rematch, records."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from pebble_tables import NOBODY, THIRD_GAME, listed, opened, play_alone
from running import Running, Somebody, hear, until

import moonstone
from moonstone.engine import Match, Player, Record, load

STANDARD = Path(moonstone.__file__).parent / "games" / "charon" / "standard.toml"


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


def names(table: Any) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


# Opening


def test_options_are_completed_and_overrule_the_preset(ann: Somebody) -> None:
    plain = opened(ann, [{"kind": "me"}, NOBODY], game="charon")["table"]
    italian = opened(ann, [{"kind": "me"}, NOBODY], game="charon", preset="it")["table"]
    own = opened(ann, [{"kind": "me"}, NOBODY], game="charon", preset="it", options={"keep_clear": "count"})["table"]
    assert (plain["options"]["keep_clear"], plain["options"]["warehouse_gives"]) == ("count", "colour")
    assert (italian["options"]["keep_clear"], italian["options"]["warehouse_gives"]) == ("free", "clear")
    assert (own["options"]["keep_clear"], own["options"]["warehouse_gives"]) == ("count", "clear")
    assert own["options"].keys() == {option["name"] for option in ann.get("/api/games")["games"][0]["options"]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"keep_clear": "perhaps"}},
        {"options": {"no_such_option": 1}},
        {"preset": "xx"},
        {"game": "chess"},
        {"substitute": "nobody"},
        {"clock": {"kind": "per_move", "seconds": 0}},
        {"edition": "name = "},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [{"kind": "me"}, {"kind": "local"}]},
        {"seats": [{"kind": "me"}, {"kind": "local", "name": "\u0007"}]},
        {"seats": [{"kind": "me"}, {"kind": "throne"}]},
    ],
)
def test_a_table_that_cannot_be_played_is_refused_in_a_sentence(ann: Somebody, wrong: dict[str, Any]) -> None:
    problem = ann.post("/api/tables", 422, **{"game": "charon", "seats": [{"kind": "me"}, NOBODY], **wrong})
    assert problem["text"].endswith(".")
    assert ann.get("/api/tables", which="mine")["tables"] == []


def test_a_table_can_be_played_on_an_edition_of_ones_own(ann: Somebody) -> None:
    """It is played to the end by a person and a bot, who thinks in another process, and its record verifies."""
    text = STANDARD.read_text().replace('name = "standard"', 'name = "garden"').replace('2 = "0x1 2x1"', '2 = "0x1"')
    table = opened(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game="charon", edition=text, start=True)
    table = table["table"]
    standard = next(game for game in ann.get("/api/games")["games"] if game["name"] == "charon")
    assert (table["edition"], standard["edition"]) == ("garden", "standard")
    assert table["fingerprint"] != standard["fingerprint"]
    printed = ann.get(f"/api/tables/{table['id']}/edition")
    assert (printed["name"], printed["fingerprint"]) == ("garden", table["fingerprint"])
    play_alone(ann, table["id"], Random(2))
    record = Record.loads(ann.http.get(f"/api/tables/{table['id']}/record").content)
    assert record.edition == "garden"
    record.verify()


# Seats


def test_a_link_gives_its_seat_to_one_person_only(ann: Somebody, ben: Somebody, home: Running) -> None:
    made = opened(ann, [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    table, links = made["table"]["id"], made["links"]
    assert links.keys() == {"1", "2"}
    assert kinds(made["table"]) == ["person", "link", "link"]
    assert ben.post(f"/api/tables/{table}/seats/1/sit", 403)["code"] == "needs-link"
    assert ben.post(f"/api/tables/{table}/claim", 403, token="guessed")["code"] == "bad-link"
    assert ben.post(f"/api/tables/{table}/claim", token=links["2"])["yours"] == [2]
    cid = Somebody(home, "Cid")
    assert cid.post(f"/api/tables/{table}/claim", 409, token=links["2"])["code"] == "seat-taken"
    assert names(cid.table(table)) == ["Ann", None, "Ben"]


def test_the_word_of_a_link_is_nowhere_but_in_the_first_answer(ann: Somebody, ben: Somebody, home: Running) -> None:
    made = opened(ann, [{"kind": "me"}, {"kind": "link"}])
    table, word = made["table"]["id"], made["links"]["1"]
    ben.post(f"/api/tables/{table}/claim", token=word)
    for person in (ann, ben):
        for path in ("", "/update"):
            assert word not in person.http.get(f"/api/tables/{table}{path}").text
    assert word.encode() not in Path(home.database).read_bytes()
    assert word not in home.log.read_text()


def test_the_host_arranges_seats_before_the_game(ann: Somebody, ben: Somebody) -> None:
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    seat = f"/api/tables/{table}/seats/1"
    ben.post(f"{seat}/sit")
    assert ben.ask("PUT", seat, 403, json={"kind": "open"})["code"] == "not-host"
    assert ann.ask("PUT", seat, 409, json={"kind": "bot", "bot": "random"})["code"] == "seat-taken"
    opened_again = ann.ask("PUT", seat, json={"kind": "open"})["table"]
    assert kinds(opened_again) == ["person", "open"]
    assert ben.table(table)["yours"] == []
    assert kinds(ann.ask("PUT", seat, json={"kind": "bot", "bot": "random"})["table"]) == ["person", "bot"]
    linked = ann.ask("PUT", seat, json={"kind": "link"})
    assert ben.post(f"/api/tables/{table}/claim", token=linked["links"]["1"])["yours"] == [1]
    assert ann.ask("PUT", f"/api/tables/{table}/seats/9", 404, json={"kind": "open"})["code"] == "no-such-seat"
    ann.post(f"/api/tables/{table}/start")
    assert ann.ask("PUT", seat, 409, json={"kind": "open"})["code"] == "not-open"


def test_nothing_is_played_before_the_start(ann: Somebody) -> None:
    table = opened(ann, [{"kind": "me"}, NOBODY])["table"]["id"]
    assert ann.move(table, 0, 0, {"move": "lay", "number": 0}, "k", 409)["code"] == "not-playing"
    assert ann.update(table)["view"] is None
    assert ann.post(f"/api/tables/{table}/seats/0/hand-over", 409)["code"] == "not-playing"


def test_one_person_plays_several_seats_and_looks_from_each(ann: Somebody, ben: Somebody) -> None:
    """Each look shows the stone of that seat alone; others cannot look from there."""
    table = opened(ann, [{"kind": "me"}, NOBODY, {"kind": "local", "name": "Cy"}], start=True)["table"]["id"]
    assert ann.table(table)["yours"] == [0, 1, 2]
    assert kinds(ann.table(table)) == ["person", "local", "local"]
    views = [ann.update(table, seat=seat) for seat in range(3)]
    for seat, update in enumerate(views):
        assert update["viewer"] == seat
        assert update["view"]["stone"] in (1, 2, 3)
        dealt = [event for one in update["entries"] for event in one["events"] if event["event"] == "dealt"]
        assert [event["seat"] for event in dealt if "stone" in event] == [seat]
    assert ben.get(f"/api/tables/{table}/update", 403, seat=1)["code"] == "not-your-seat"
    assert ben.update(table)["view"]["stone"] is None
    with ann.live(table, seat=0) as socket:
        assert hear(socket)["view"] == views[0]["view"]
        socket.send('{"type":"look","seat":2}')
        looked = hear(socket)
        assert (looked["viewer"], looked["view"], looked["entries"]) == (
            2,
            views[2]["view"],
            views[2]["entries"],
        )
        socket.send('{"type":"look","seat":null}')
        assert hear(socket)["view"]["stone"] is None
    assert play_alone(ann, table, Random(3))["table"]["phase"] == "over"


def test_somebody_elses_seat_cannot_be_moved(ann: Somebody, ben: Somebody, home: Running) -> None:
    table = opened(ann, [{"kind": "me"}, NOBODY], start=True)["table"]["id"]
    position = ann.table(table)["position"]
    lay = {"move": "lay", "number": 0}
    for person, status in ((ben, 403), (Somebody(home), 401)):
        person.move(table, 1, position, lay, "k", status)
    assert ann.move(table, 5, position, lay, "k", 404)["code"] == "no-such-seat"
    assert ann.move(table, 1, position, {"move": "lay", "number": 9}, "k", 422)["text"].endswith(".")
    assert ann.table(table)["position"] == position


# Talk, leaving and coming back


def test_those_seated_and_those_looking_on_talk_with_each_other(ann: Somebody, ben: Somebody, home: Running) -> None:
    eve = Somebody(home, "Eve")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    for number, person in enumerate((ann, ben, eve)):
        person.post(f"/api/tables/{table}/chat", key="hello", text=f"  hello {number} ")
    said = [one for one in eve.update(table)["entries"] if one["kind"] == "chatted"]
    assert [(one["seat"], one["note"]["name"], one["note"]["text"]) for one in said] == [
        (0, "Ann", "hello 0"),
        (1, "Ben", "hello 1"),
        (None, "Eve", "hello 2"),
    ]
    assert Somebody(home).post(f"/api/tables/{table}/chat", 401, key="k", text="hi")["code"] == "no-session"
    assert ann.post(f"/api/tables/{table}/chat", 422, key="k", text="   ")["code"] == "bad-chat"
    with eve.live(table) as socket:
        hear(socket)
        socket.send(orjson.dumps({"type": "say", "key": "live", "text": "live"}).decode())
        assert hear(socket, "done")["key"] == "live"


def test_a_bot_plays_on_until_the_person_is_back(ann: Somebody, ben: Somebody) -> None:
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}], game="charon")["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/seats/1/hand-over", 403)["code"] == "not-your-seat"
    assert ben.post(f"/api/tables/{table}/seats/1/hand-over", 422, bot="nobody")["code"] == "unknown-bot"
    seat = ben.post(f"/api/tables/{table}/seats/1/hand-over", bot="random")["seats"][1]
    assert (seat["name"], seat["away"], seat["why"], seat["kind"]) == ("Ben", "random", "asked", "person")
    until(lambda: 1 not in ann.table(table)["turn"])
    update = ben.update(table)
    assert ben.move(table, 1, update["position"], {"move": "end"}, "k", 409)["code"] == "seat-away"
    assert ben.post(f"/api/tables/{table}/seats/1/hand-over", 409)["code"] == "seat-away"
    seat = ben.post(f"/api/tables/{table}/seats/1/return")["seats"][1]
    assert (seat["away"], seat["why"]) == (None, None)
    assert ben.post(f"/api/tables/{table}/seats/1/return", 409)["code"] == "not-away"
    update = until(lambda: ann.update(table) if ann.update(table)["moves"] else None)
    ann.move(table, 0, update["position"], update["moves"][0], "first")
    update = until(lambda: next((u for u in (ann.update(table), ben.update(table)) if u["moves"]), None))
    person = (ann, ben)[update["viewer"]]
    person.move(table, update["viewer"], update["position"], update["moves"][0], "second")


def test_whoever_leaves_during_the_game_keeps_the_seat_and_can_come_back(ann: Somebody, ben: Somebody) -> None:
    """When both have left, bots play to the end; in a game going on either can come back."""
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    seat = ben.post(f"/api/tables/{table}/seats/1/leave")["seats"][1]
    assert (seat["name"], seat["away"], seat["why"], seat["yours"]) == ("Ben", "greedy", "left", True)
    assert listed(ben, "mine") == [table]
    until(lambda: ann.table(table)["turn"] == [0])
    ben.post(f"/api/tables/{table}/seats/1/return")
    update = ann.update(table)
    ann.move(table, 0, update["position"], update["moves"][0], "k")
    update = ben.update(table)
    ben.move(table, 1, update["position"], update["moves"][0], "k")
    for number, person in enumerate((ann, ben)):
        person.post(f"/api/tables/{table}/seats/{number}/leave")
    until(lambda: ann.table(table)["phase"] == "over")
    assert ben.post(f"/api/tables/{table}/seats/1/return", 409)["code"] == "not-playing"
    record = Record.loads(ann.http.get(f"/api/tables/{table}/record").content)
    assert [player.bot for player in record.verify().players] == [None, None]


# Rematch


def test_a_rematch_seats_the_same_people_with_a_new_secret(ann: Somebody, ben: Somebody, home: Running) -> None:
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], public=True)["table"]
    old = table["id"]
    ben.post(f"/api/tables/{old}/seats/1/sit")
    ann.post(f"/api/tables/{old}/start")
    assert ann.post(f"/api/tables/{old}/rematch", 409)["code"] == "not-over"
    for number, person in enumerate((ann, ben)):
        person.post(f"/api/tables/{old}/seats/{number}/leave")
    until(lambda: ann.table(old)["phase"] == "over")
    assert Somebody(home, "Eve").post(f"/api/tables/{old}/rematch", 403)["code"] == "not-your-seat"
    new = ben.post(f"/api/tables/{old}/rematch", 201)
    before = ann.table(old)
    assert (new["rematch_of"], before["rematch"]) == (old, new["id"])
    assert (names(new), kinds(new)) == (names(before), kinds(before))
    assert [seat["away"] for seat in new["seats"]] == [None] * 3
    assert (new["phase"], new["host"], new["yours"]) == ("open", True, [1])
    assert (new["secret"], new["public"]) == (None, True)
    assert new["commitment"] != before["commitment"]
    again = ann.post(f"/api/tables/{old}/rematch", 409)
    assert (again["code"], again["args"]) == ("rematch-open", {"table": new["id"]})
    assert ann.update(old, since=before["seq"] - 1)["entries"][-1]["note"] == {"table": new["id"]}
    assert ann.table(new["id"])["yours"] == [0]
    assert ann.post(f"/api/tables/{new['id']}/start", 403)["code"] == "not-host"
    ben.post(f"/api/tables/{new['id']}/start")
    for number, person in enumerate((ann, ben)):
        person.post(f"/api/tables/{new['id']}/seats/{number}/leave")
    ended = until(lambda: (now := ann.table(new["id"]))["phase"] == "over" and now)
    assert ended["secret"] not in (None, before["secret"])


# Records


def test_there_is_a_record_only_when_the_game_is_over(ann: Somebody, ben: Somebody) -> None:
    table = opened(ann, [{"kind": "me"}, NOBODY])["table"]["id"]
    assert ann.get(f"/api/tables/{table}/record", 409)["code"] == "not-over"
    ann.post(f"/api/tables/{table}/start")
    assert ann.get(f"/api/tables/{table}/record", 409)["code"] == "not-over"
    assert ann.table(table)["secret"] is None
    play_alone(ann, table, Random(4))
    answer = ben.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="pebbles-{table}.json"'
    match = Record.loads(answer.content).verify()
    assert match.draws is not None
    assert match.draws.commitment == ann.table(table)["commitment"]


def brought(person: Somebody, record: Record, status: int | None = None) -> Any:
    return person.ask("POST", "/api/records", status, json=orjson.loads(record.dumps()))


def finished_match(game: str, seed: int, seats: int = 3) -> Match:
    match = Match.start(load(game), [Player(f"P{n}") for n in range(seats)], secret=Random(seed).randbytes(32))
    play_some(match, Random(seed), 100_000)
    return match


def play_some(match: Match, rng: Random, most: int) -> None:
    """Random decisions, and now and then one taken back."""
    for _ in range(most):
        if not match.turn:
            return
        seat = rng.choice(match.turn)
        match.play(seat, rng.choice(match.state.moves(seat)))
        if match.turn and match.free_undo_position(seat) is not None and rng.random() < 0.3:
            match.undo(seat)


@pytest.mark.parametrize("game", ["charon", "pebbles"])
def test_a_finished_record_is_replayed_from_every_seat(ann: Somebody, ben: Somebody, game: str) -> None:
    """Every position, through the eyes of every seat and of a spectator, is as the engine shows it."""
    match = finished_match(game, 5)
    table = brought(ann, Record.of(match), 201)
    assert (table["phase"], table["imported"], table["yours"]) == ("over", True, [0, 1, 2])
    assert table["result"] == orjson.loads(orjson.dumps(match.state.result.to_json() if match.state.result else None))
    twin = Match(match.game, match.players, match.options, None)
    step = 1 if game == "pebbles" else 23
    for position in range(len(match.log) + 1):
        if position % step == 0 or position == len(match.log):
            for seat in (None, 0, 1, 2):
                shown = ben.get(f"/api/tables/{table['id']}/at/{position}", seat=seat)
                assert shown["view"] == orjson.loads(orjson.dumps(twin.state.view(seat)))
                assert shown["turn"] == list(twin.state.turn)
        if position < len(match.log):
            twin.replay_entry(match.log[position])
    assert ben.get(f"/api/tables/{table['id']}/at/{len(match.log) + 1}", 404)["code"] == "no-such-position"
    again = Record.loads(ben.http.get(f"/api/tables/{table['id']}/record").content)
    assert again.verify().log == match.log


def test_while_a_game_goes_on_its_past_is_shown_from_ones_own_seat_only(ann: Somebody, ben: Somebody) -> None:
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/sit")
    position = ann.post(f"/api/tables/{table}/start")["position"]
    assert ann.get(f"/api/tables/{table}/at/{position}")["view"] == ann.update(table)["view"]
    assert ann.get(f"/api/tables/{table}/at/{position}", 403, seat=1)["code"] == "not-your-seat"
    assert ben.get(f"/api/tables/{table}/at/0", seat=1)["view"]["stone"] == 0


@pytest.mark.parametrize("game", ["charon", "pebbles"])
def test_a_saved_game_is_played_on_to_a_record_that_verifies(ann: Somebody, game: str) -> None:
    """The importer plays for its people, its bot for itself, and the draws go on where they were."""
    players = [Player("P0"), Player("P1"), Player("Robot", "random")]
    match = Match.start(load(game), players, secret=Random(6).randbytes(32))
    play_some(match, Random(6), 40 if game == "charon" else 4)
    assert match.turn
    table = brought(ann, Record.of(match, with_secret=True))
    assert (table["phase"], table["yours"], kinds(table)) == ("playing", [0, 1], ["local", "local", "bot"])
    assert table["secret"] is None
    assert table["position"] >= len(match.log)
    play_alone(ann, table["id"], Random(7))
    record = Record.loads(ann.http.get(f"/api/tables/{table['id']}/record").content)
    log = record.verify().log
    assert log[: len(match.log)] == match.log
    assert match.draws is not None
    assert record.commitment == match.draws.commitment


def test_a_record_with_a_bot_nobody_knows_here_is_played_on_and_stays_what_it_is(ann: Somebody) -> None:
    """What was taken back without asking that bot is read again; the importer plays its seat."""
    match = Match.start(load("pebbles"), [Player("P0"), Player("Deep", "deepest")], secret=Random(9).randbytes(32))
    first = len(match.log)
    for seat in (0, 1):
        match.play(seat, match.state.moves(seat)[0])
    match.undo(0, first)
    table = brought(ann, Record.of(match, with_secret=True))
    assert (table["yours"], kinds(table)) == ([0, 1], ["local", "local"])
    play_alone(ann, table["id"], Random(9))
    record = Record.loads(ann.http.get(f"/api/tables/{table['id']}/record").content)
    assert record.verify().players == match.players


def test_a_record_that_was_tampered_with_is_not_taken(ann: Somebody, home: Running) -> None:
    record = Record.of(finished_match("pebbles", 8))
    false = orjson.loads(record.dumps())
    dealt = next(entry for entry in false["log"] if entry["by"] == "nature")
    dealt["number"] = dealt["number"] % 3 + 1
    without = orjson.loads(record.dumps()) | {"secret": None}
    for bad in (false, without, {"moonstone": 1}, {}):
        assert ann.ask("POST", "/api/records", 422, json=bad)["text"].endswith(".")
    assert Somebody(home).ask("POST", "/api/records", 401, json={})["code"] == "no-session"
    assert ann.get("/api/tables", which="mine")["tables"] == []


# Any game


def test_a_game_of_another_package_is_served_as_any_other(ann: Somebody, ben: Somebody) -> None:
    """Two people and a bot play it at once, over the socket, to a record that verifies."""
    assert "pebbles" in [game["name"] for game in ann.get("/api/games")["games"]]
    assert ann.get("/api/games/pebbles/edition")["fingerprint"] == "pebbles"
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    rng = Random(9)
    with ann.live(table) as first, ben.live(table) as second:
        for number in range(3):
            for seat, socket in enumerate((first, second)):
                update = hear(socket)
                while update["view"]["round"] <= number or not update["moves"]:
                    update = hear(socket)
                deed = {"type": "move", "seat": seat, "position": update["position"], "key": f"{number}"}
                socket.send(orjson.dumps({**deed, "move": rng.choice(update["moves"])}).decode())
                hear(socket, "done")
    until(lambda: ann.table(table)["phase"] == "over")
    Record.loads(ann.http.get(f"/api/tables/{table}/record").content).verify()
