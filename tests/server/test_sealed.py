"""What no crate has shown is in no answer and no socket message, for nobody (A7.1)."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import chain
from random import Random
from typing import Any

import pytest
from every_request import Viewer, operations, requests_of
from running import Running, Somebody
from settling import Settler, play_to_the_end, played

from moonstone.engine import client_of, editions_of, load
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.client.languages import LANGUAGES, own_words, translated
from moonstone.games.charterstone.content.unlocking import Reached, open_texts, unlocked

CONTENT = GAME.content
SECRET = "The Unheard Of Orchard"
OWN = f"""
[building.b22]
name = "{SECRET}"
charter = "purple"
build = "2 pumpkin, 1 wood, 1 coal"
cost = "1 pumpkin"
benefit = "2 vp"
value = 3
crate = 7
"""
LONG = 60
"""Longer than any title."""
EVERYTHING = 60
"""After so many decisions every operation is called; after each, the sockets are listened to."""


def sealed(village: Any, opened: list[int], won: bool = False) -> set[str]:
    """What nobody may read yet, as JSON has it: names and titles of what is in unopened crates, and unread stories.

    In every language; of short words only what stands alone between quotes. What follows a game may be read once it is
    won.
    """
    reached = Reached(tuple(opened), village["number"], tuple(village["choices"]), won)
    names = unlocked(CONTENT, reached)
    hidden = [part for part in CONTENT.parts if part.name not in names]
    words = {quoted(word) for part in hidden for word in (part.name, part.title) if word}
    words |= {part.title for part in hidden if " " in part.title}
    for number, crate in CONTENT.crates.items():
        if number not in opened:
            words |= {quoted(crate.title), quoted(crate.story)[1:-1]}
    for chapter in CONTENT.games:
        if chapter.number > village["number"]:
            words |= {CONTENT.choices[choice].title for choice in chapter.choices}
    for text in (*CONTENT.stories, *CONTENT.slots):
        if not open_texts(CONTENT, [text], reached):
            words.add(quoted(text.text)[1:-1])
    for chapter in CONTENT.games[village["number"] :]:
        words |= {quoted(chapter.title), *(quoted(CONTENT.choices[name].title) for name in chapter.choices)}
    words -= {quoted(part.title) for part in CONTENT.parts if part.name in names}  # a chapter can be called like one
    return (words | foreign(words)) - {""}


def foreign(words: set[str]) -> set[str]:
    """The same in the other languages, but for what is called alike in something that may be seen.

    Titles stand alone: "Az adószedő" is also how a story that may be read begins.
    """
    own = own_words(CONTENT)
    keys = {key for key, text in own.items() if quoted(text) in words or quoted(text)[1:-1] in words}
    said = {(language, key): translated(language)[key] for language in LANGUAGES for key in keys}
    seen = {translated(language)[key] for language in LANGUAGES for key in own.keys() - keys}
    seen |= {text for key, text in own.items() if key not in keys}
    return {quoted(text)[1:-1] if len(text) > LONG else quoted(text) for text in said.values() if text not in seen}


def quoted(word: str) -> str:
    return json.dumps(word, ensure_ascii=False)


@pytest.fixture(scope="module")
def told(sqlite_server: Running) -> tuple[int, int]:
    """A walk through a campaign's second game and what follows: how many texts were read, and how many words sought.

    At every step, for each seat, a looker-on with a name and one without, everything that was said is searched.
    """
    ann, bob = Settler(sqlite_server, "Ann"), Settler(sqlite_server, "Bob")
    ann.bring(played(1))
    bob.campaign = ann.campaign
    ann.ask("PUT", f"{ann.at}/members/0", json={"kind": "me"})
    ann.ask("PUT", f"{ann.at}/members/1", json={"kind": "open"})
    bob.to_member(1, "sit")
    table = ann.begin(2)["table"]
    village = ann.village()
    people: list[Somebody] = [ann, bob, Somebody(sqlite_server, "Eve"), Somebody(sqlite_server)]
    rng, texts, sought, opened, hidden = Random(3), 0, 0, (-1, False), set[str]()
    with ExitStack() as stack:
        viewers = [
            Viewer(person, seat if seat < 2 else None, stack.enter_context(person.live(table)), [], set())
            for seat, person in enumerate(people)
        ]
        for step in range(3000):
            now = ann.table(table)
            seat = now["turn"][0] if now["turn"] else 0
            update = people[seat].update(table, since=now["seq"], seat=seat)
            view = update["view"]
            after = now["phase"] == "over"
            if after:
                village = ann.village()
            if after or (len(view["opened"]), bool(view["winners"])) != opened:
                opened = len(view["opened"]), bool(view["winners"])
                hidden = sealed(village, view["opened"], won=not after and opened[1])
                sought = max(sought, len(hidden))
            for viewer in viewers:
                viewer.texts.clear()
                viewer.hear_all(now["seq"])
                if step % EVERYTHING == 0 or after:
                    foreign = 1 if viewer.seat == 0 else 0
                    asked = requests_of(table, now["seq"], now["position"], foreign, ann.campaign, "charterstone")
                    for request in chain(*asked.values()):
                        viewer.ask(*request)
                texts += len(viewer.texts)
                said = "\n".join(viewer.texts)
                found = [word for word in hidden if word in said]
                assert not found, f"seat {viewer.seat} at step {step}: {found}"
            if after:
                return texts, sought
            people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), f"k{step}")
    raise AssertionError("the game does not end")


def test_no_answer_and_no_message_of_a_campaign_holds_what_is_not_unlocked(told: tuple[int, int]) -> None:
    texts, sought = told
    assert texts > 500
    assert sought > 1000


def test_every_operation_is_walked(sqlite_server: Running) -> None:
    assert operations(sqlite_server) == requests_of("t", 0, 0, 0, "c", "charterstone").keys()


def test_what_is_unlocked_is_found_by_the_same_search() -> None:
    """The search is no blind one: what a crate holds is found once it is open."""
    game = load("charterstone")
    village = json.loads(json.dumps(GAME.village.to_json()))
    everything = sealed(village, [])
    shown = json.dumps(editions_of(game).public(), ensure_ascii=False)
    assert not [word for word in everything if word in shown]
    first = next(iter(CONTENT.crates))
    public: Any = GAME.editions.public()
    data = {**public, "village": {**village, "opened": [first]}}
    opened = GAME.editions.with_data(data)
    shown = json.dumps(opened.editions.public(), ensure_ascii=False)
    assert {word for word in everything if word in shown} >= {quoted(CONTENT.crates[first].title)}
    for language in LANGUAGES:
        title = translated(language)[f"crate.{first}.title"]
        before, after = (
            json.dumps(client.words(language), ensure_ascii=False) for client in (client_of(game), opened.client)
        )
        assert not [word for word in everything if word in before]
        assert {word for word in everything if word in after} & {quoted(title), title}


def test_an_edition_of_ones_own_is_shown_to_its_founder_alone(sqlite_server: Running) -> None:
    """Where the content comes from the founder, the file and the records hold all of it."""
    ann, bob = Settler(sqlite_server, "Ann"), Settler(sqlite_server, "Bob")
    ann.found([{"kind": "me"}, {"kind": "open"}], edition=OWN)
    bob.campaign = ann.campaign
    bob.to_member(1, "sit")
    assert ann.http.get(f"{ann.at}/file").status_code == 200
    refused = bob.http.get(f"{bob.at}/file")
    assert (refused.status_code, refused.json()["code"]) == (403, "sealed")
    assert SECRET not in bob.http.get(f"{bob.at}/edition").text
    table = ann.begin(1)["table"]
    play_to_the_end(table, [ann, bob], Random(1))
    assert SECRET in ann.http.get(f"/api/tables/{table}/record").text
    refused = bob.http.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["code"]) == (403, "sealed")


def test_content_stays_with_its_founder_in_a_fork_and_a_rematch(sqlite_server: Running) -> None:
    """Somebody else who goes another way or plays again is a host, and gets no content by that."""
    ann, bob = Settler(sqlite_server, "Ann"), Settler(sqlite_server, "Bob")
    ann.found([{"kind": "me"}, {"kind": "open"}], edition=OWN)
    bob.campaign = ann.campaign
    bob.to_member(1, "sit")
    for _ in range(2):  # a fork, and a fork of that one
        bob.campaign = bob.post(f"{bob.at}/fork", name="Another way", number=None)["id"]
        assert bob.look()["host"]
        assert bob.get(f"{bob.at}/file", 403)["code"] == "sealed"
        assert SECRET in ann.http.get(f"{bob.at}/file").text
    table = bob.begin(1)["table"]
    play_to_the_end(table, [ann, bob], Random(1))
    assert bob.get(f"/api/tables/{table}/record", 403)["code"] == "sealed"
    assert SECRET in ann.http.get(f"/api/tables/{table}/record").text
    table = ann.open(["me", "open"], game="charterstone", edition=OWN)
    bob.post(f"/api/tables/{table}/seats/1/sit")
    ann.post(f"/api/tables/{table}/start")
    play_to_the_end(table, [ann, bob], Random(2))
    again = bob.post(f"/api/tables/{table}/rematch")["id"]
    bob.post(f"/api/tables/{again}/start")
    play_to_the_end(again, [ann, bob], Random(3))
    assert bob.get(f"/api/tables/{again}/record", 403)["code"] == "sealed"
    assert SECRET in ann.http.get(f"/api/tables/{again}/record").text
