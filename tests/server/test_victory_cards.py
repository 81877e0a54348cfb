"""Whose victory card is whose, nobody learns from a running server but its owner (B2.9)."""

from __future__ import annotations

import json
import re
import time
from random import Random
from typing import Any

import pytest
from picking import six_games, wanted
from running import Running, Somebody, hear
from settling import Settler

from moonstone.engine import CampaignFile, Record

CARD = re.compile(r'"v[1-6]"')
CARDS = ("v4", "v6", "v1", "")


def seventh_game(table: str, people: list[Settler], texts: list[str]) -> dict[int, str]:
    """Play it with K, everybody for one seat; a looker-on's answers are kept. Which card each seat picked."""
    picked: dict[int, str] = {}
    eve, rng = Somebody(people[0].server, "Eve"), Random(7)
    for step in range(5000):
        now = people[0].table(table)
        if now["phase"] == "over":
            return picked
        if not now["turn"]:
            time.sleep(0.01)
            continue
        seat = now["turn"][0]
        update = people[seat].update(table, since=now["seq"], seat=seat)
        move = update["moves"][wanted(update["moves"], CARDS[len(picked)], rng)]
        people[seat].move(table, seat, update["position"], move, f"k{step}")
        if move["move"] == "victory":
            picked[seat] = move["victory"]
            texts.append(eve.http.get(f"/api/tables/{table}/update?since=-1").text)
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def settled(sqlite_server: Running) -> tuple[list[Settler], str, dict[int, str], list[str]]:
    """Three people after their seventh game: its table, their cards, and what a looker-on heard of the picking."""
    people = [Settler(sqlite_server, name) for name in ("Ann", "Ben", "Cat")]
    ann = people[0]
    ann.bring(six_games())
    for number, person in enumerate(people):
        person.campaign = ann.campaign
        kind = "me" if number == 0 else "open"
        ann.ask("PUT", f"{ann.at}/members/{number}", json={"kind": kind})
        if number:
            person.to_member(number, "sit")
    table, texts = ann.begin(7)["table"], list[str]()
    return people, table, seventh_game(table, people, texts), texts


Settled = tuple[list[Settler], str, dict[int, str], list[str]]


def told_cards(update: str) -> set[str]:
    """The cards in the events of an update."""
    entries = json.loads(update)["entries"]
    events = [event for entry in entries for event in entry["events"] if event["event"] == "victory-picked"]
    assert events
    return set(CARD.findall(json.dumps(events)))


def test_each_sees_the_own_card_alone(settled: Settled) -> None:
    people, table, picked, texts = settled
    assert all(not told_cards(text) for text in texts)
    for seat, person in enumerate(people):
        update = person.http.get(f"/api/tables/{table}/update?since=-1").text
        assert told_cards(update) == {f'"{picked[seat]}"'}
        assert json.loads(update)["view"]["victory"] == picked[seat]
        assert person.get(f"/api/tables/{table}/at/{json.loads(update)['position']}")["view"]["victory"] == picked[seat]


def test_nobody_takes_anothers_seat_in_a_replay(settled: Settled) -> None:
    people, table, _, _ = settled
    for path in ("update?since=-1&seat=1", "at/3?seat=1", "preview?seat=1"):
        for other in (people[0], people[2], Somebody(people[0].server)):
            answer = other.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    with people[0].live(table) as socket:
        hear(socket)
        socket.send(json.dumps({"type": "look", "seat": 1}))
        assert hear(socket, "refused")["code"] == "not-your-seat"


def test_the_record_is_public_and_sealed(settled: Settled) -> None:
    people, table, _, _ = settled
    texts = {person.http.get(f"/api/tables/{table}/record").text for person in people}
    (text,) = texts
    assert not CARD.search(text)
    checked = Record.loads(text).verify()
    assert people[0].post("/api/records", **json.loads(text))["phase"] == "over"
    assert checked.game.is_copy


def test_the_file_holds_the_own_card_alone_for_the_host_as_well(settled: Settled) -> None:
    people, _, picked, _ = settled
    whole: CampaignFile | None = None
    for seat, person in enumerate(people):
        text = person.http.get(f"{person.at}/file").text
        assert CARD.findall(text) == [f'"{picked[seat]}"']
        read = CampaignFile.loads(text)
        whole = read if whole is None else whole.opened_with(read)
    assert whole is not None
    assert not whole.is_sealed
    brought = Settler(people[0].server, "Dan")
    problem: Any = brought.bring(people[0].http.get(f"{people[0].at}/file").text)["next"]["problem"]
    assert problem["code"] == "sealed-copy"
    refused = brought.http.post(f"{brought.at}/games", json={"number": 8})
    assert (refused.status_code, refused.json()["code"]) == (409, "sealed-copy")
    assert brought.bring(whole.dumps())["next"]["problem"] is None


def test_nothing_else_of_the_campaign_tells_a_card(settled: Settled) -> None:
    """On the campaign's home each is told the own one. What tells the titles of all is the same, whoever has which."""
    people, table, picked, _ = settled
    eve = Somebody(people[0].server, "Eve")
    for path in (f"tables/{table}", f"campaigns/{people[0].campaign}", "tables?which=finished", "campaigns?which=mine"):
        for person in (*people, eve):
            told = person.http.get(f"/api/{path}").text
            own = {f'"{card}"' for seat, card in picked.items() if person is people[seat : seat + 1][0]}
            assert set(CARD.findall(told)) == (own if path.startswith("campaigns/") else set())
    for path in (f"campaigns/{people[0].campaign}/edition", f"tables/{table}/edition"):
        village = eve.get(f"/api/{path}")["printed"]["village"]
        assert not CARD.search(json.dumps(village))
    eighth = people[0].begin(8)["table"]
    for seat, person in enumerate(people):
        update = person.update(eighth, seat=seat)
        assert set(CARD.findall(json.dumps(update))) == {f'"{update["view"]["victory"]}"'}
    assert not CARD.search(eve.http.get(f"/api/tables/{eighth}/update").text)
