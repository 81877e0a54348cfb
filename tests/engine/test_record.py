"""Records: whole, checkable, and refused with the entry and the reason when they are not."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import moonstone
from moonstone.engine import Match, Player, Record, Refused, editions_of, secret_from_seed
from moonstone.testing.contract import Case, random_match

Data = dict[str, Any]


@cache
def text(seats: int = 3, seed: int = 1) -> str:
    """The record of a random game of Charon."""
    return Record.of(random_match(Case(moonstone.load("charon"), seats, seed))).dumps()


def tampered(change: Data) -> Data:
    return {**json.loads(text()), **change}


def refusal(data: Data | str) -> Refused:
    with pytest.raises(Refused) as refused:
        Record.loads(data if isinstance(data, str) else json.dumps(data)).verify()
    assert refused.value.text.endswith(".")
    return refused.value


def test_a_record_is_one_json_object_with_a_line_an_entry() -> None:
    data = json.loads(text())
    assert list(data) == [
        "moonstone",
        "game",
        "rules",
        "edition",
        "players",
        "options",
        "commitment",
        "secret",
        "result",
        "log",
    ]
    assert len(text().splitlines()) == len(data["log"]) + len(data) + 3
    assert data["log"][0]["by"] == "nature"


def test_the_secret_is_published_only_at_the_end() -> None:
    match = Match.start(moonstone.load("charon"), [Player("Ann"), Player("Bob")], secret=secret_from_seed(5))
    record = Record.of(match)
    assert record.secret is None
    assert secret_from_seed(5).hex() not in record.dumps()
    assert record.commitment == match.draws.commitment if match.draws else False
    assert Record.of(match, with_secret=True).secret == secret_from_seed(5).hex()
    with pytest.raises(Refused, match="not published"):
        record.verify()
    assert record.replay().turn == match.turn


def test_a_saved_game_goes_on_as_if_nothing_had_happened() -> None:
    """Saved and read again after every decision, a game ends in the same record."""
    rng, game = Random(9), moonstone.load("charon")
    match = Match.start(game, [Player("Ann"), Player("Bob")], secret=secret_from_seed(9))
    straight = Match.start(game, [Player("Ann"), Player("Bob")], secret=secret_from_seed(9))
    while match.turn:
        seat = match.turn[0]
        move = rng.choice(match.state.moves(seat))
        match.play(seat, move)
        straight.play(seat, move)
        if rng.random() < 0.3:
            match = Record.loads(Record.of(match, with_secret=True).dumps()).replay()
    assert Record.of(match).dumps() == Record.of(straight).dumps()


def test_undos_are_replayed() -> None:
    rng = Random(4)
    match = Match.start(moonstone.load("charon"), [Player("Ann"), Player("bot", "random")], secret=secret_from_seed(4))
    undone = 0
    while match.turn:
        seat = match.turn[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
        if rng.random() < 0.15 and match.last_decision(0) is not None and undone < 12:
            match.undo(0)
            undone += 1
    assert undone == 12
    again = Record.loads(Record.of(match).dumps()).verify()
    assert again.state == match.state
    assert Record.of(again).dumps() == Record.of(match).dumps()


def test_a_home_made_edition_travels_with_the_record() -> None:
    standard = moonstone.load("charon")
    printed = deepcopy(editions_of(standard).public())
    assert isinstance(printed, dict)
    printed["name"] = "mine"
    printed["crossing_zones"] = 2
    match = random_match(Case(editions_of(standard).with_data(printed), 2, seed=8))
    record = Record.loads(Record.of(match).dumps())
    assert record.edition == "mine"
    assert record.verify().game.fingerprint == match.game.fingerprint != standard.fingerprint


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moonstone": 99}, "record-layout"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": 7}, "bad-record"),
        ({"rules": 99}, "rules-version"),
        ({"rules": True}, "bad-record"),
        ({"edition": {"name": "standard", "fingerprint": "00", "printed": None}}, "edition-changed"),
        ({"edition": {"name": "standard", "fingerprint": "00", "printed": {"name": "x"}}}, "bad-edition"),
        ({"edition": None}, "bad-record"),
        ({"players": []}, "bad-seats"),
        ({"players": ["Ann"]}, "bad-record"),
        ({"players": [{"name": "Ann", "bot": 3}]}, "bad-record"),
        ({"players": [{"name": "\u202e"}]}, "bad-name"),
        ({"players": [{"name": " "}]}, "bad-name"),
        ({"options": {"no such": 1}}, "unknown-option"),
        ({"options": {"two_flags_from": "4"}}, "bad-option"),
        ({"options": {"two_flags_from": True}}, "bad-option"),
        ({"secret": None}, "no-secret"),
        ({"secret": "xyz"}, "bad-secret"),
        ({"secret": "00" * 32}, "broken-commitment"),
        ({"commitment": "00"}, "broken-commitment"),
        ({"result": None}, "wrong-result"),
        ({"log": []}, "wrong-result"),
        ({"log": [1]}, "bad-entry"),
        ({"log": [{"by": "nobody", "move": "end"}]}, "bad-entry"),
        ({"log": [{"by": 0, "undo": "far"}]}, "bad-entry"),
        ({"log": [{"by": 0, "undo": 0, "consent": []}]}, "nothing-to-undo"),
        ({"log": [{"by": "nature", "move": "lead", "seat": 4}]}, "impossible-draw"),
        ({"log": [{"by": "nature", "move": "lead"}]}, "bad-move"),
        ({"log": [{"by": "nature", "move": "lead", "seat": [1]}]}, "bad-move"),
    ],
)
def test_a_tampered_record_is_refused(change: Data, code: str) -> None:
    assert refusal(tampered(change)).code == code


def test_a_chosen_draw_is_found_out() -> None:
    data = json.loads(text())
    first = data["log"][0]
    assert first["move"] == "lead"
    first["seat"] = (first["seat"] + 1) % 3
    refused = refusal(data)
    assert "Entry " in refused.text
    swapped = json.loads(text())
    deals = [entry for entry in swapped["log"] if entry["move"] == "bury"]
    deals[0]["card"], deals[1]["card"] = deals[1]["card"], deals[0]["card"]
    assert refusal(swapped).code == "false-draw"


@pytest.mark.parametrize("junk", ["", "{", "[]", "null", '{"moonstone": 1}', "\x00", "[" * 100_000, '"a record"'])
def test_junk_is_refused(junk: str) -> None:
    assert refusal(junk).code in ("not-json", "not-a-record", "bad-record")


@pytest.mark.parametrize("name", ["players", "options", "edition", "log", "game", "further"])
def test_a_record_that_could_not_be_written_again_is_refused(name: str) -> None:
    """JSON can name half a character, which no file takes."""
    held: Data = {"players": [{"name": "Ann", "bot": "\ud800"}, {"name": "Ben"}, {"name": "Cleo"}]}
    assert refusal(tampered({name: held.get(name, {"\ud800": 1})})).code == "not-json"


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 9), st.text(max_size=4), st.lists(st.integers(), max_size=2)
)


def changed(log: list[Data], index: int, data: st.DataObject) -> list[Data]:
    """The log with one entry dropped, doubled or given another value."""
    how = data.draw(st.sampled_from(["drop", "double", "change"]))
    entry = deepcopy(log[index])
    if how == "change":
        entry[data.draw(st.sampled_from(sorted(entry)))] = data.draw(VALUES)
    middle = {"drop": [], "double": [entry, entry], "change": [entry]}[how]
    return [*log[:index], *middle, *log[index + 1 :]]


def draws_of(log: list[Data]) -> list[tuple[int, Data]]:
    return [(position, entry) for position, entry in enumerate(log) if entry["by"] == "nature"]


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_draw_cannot_be_touched(data: st.DataObject) -> None:
    record = json.loads(text())
    index, _ = data.draw(st.sampled_from(draws_of(record["log"])))
    log = changed(record["log"], index, data)
    if log != record["log"]:
        assert refusal({**record, "log": log}).code


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_move_can_only_become_another_legal_one(data: st.DataObject) -> None:
    """Whatever becomes of a player's move, the record is refused or every draw is what it was."""
    record = json.loads(text())
    index = data.draw(st.sampled_from([at for at, entry in enumerate(record["log"]) if entry["by"] != "nature"]))
    log = changed(record["log"], index, data)
    try:
        Record.loads(json.dumps({**record, "log": log})).verify()
    except Refused:
        return
    assert [drawn for _, drawn in draws_of(log)] == [drawn for _, drawn in draws_of(record["log"])]


def test_a_record_cut_short_is_refused() -> None:
    record = json.loads(text())
    for length in range(0, len(record["log"]), 17):
        assert refusal({**record, "log": record["log"][:length]}).code == "wrong-result"


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 255))
def test_a_damaged_file_is_refused_or_harmless(position: int, byte: int) -> None:
    """One byte changed anywhere: the record still says the same, or it is refused with a sentence."""
    raw = bytearray(text().encode())
    raw[position % len(raw)] = byte
    try:
        result = Record.loads(bytes(raw)).verify().state.result
    except Refused as refused:
        sentence, result = refused.text, None
        assert sentence
    assert result in (None, Record.loads(text()).replay().state.result)


def test_the_same_record_in_processes_with_different_hash_seeds() -> None:
    """Byte for byte, for every game and for a whole simulation's games."""
    program = (
        "import hashlib, moonstone\n"
        "from moonstone.engine import Record\n"
        "from moonstone.arena.game import play_game\n"
        "game = moonstone.load('charon')\n"
        "for seats in game.seats:\n"
        "    for bots in (['random'] * seats, ['greedy'] * seats):\n"
        "        match = play_game(game, bots, {}, 'same').match\n"
        "        print(hashlib.sha256(Record.of(match).dumps().encode()).hexdigest())\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True, text=True
        ).stdout
        for seed in ("1", "2", "77")
    }
    assert len(printed) == 1
    assert len(printed.pop().split()) == 8
