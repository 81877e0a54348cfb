"""Over the wire: two people can never see each other's hand by any request, nor by any message of the socket."""

from __future__ import annotations

import hashlib
import json
from contextlib import ExitStack
from itertools import chain
from random import Random
from typing import Any

from every_request import Viewer, cards_in, operations, requests_of
from running import Running, Somebody, hear, play_on, seated

EVERYTHING = 20
"""After so many decisions every operation is called; after each, what goes with decisions."""


def test_it_is_known_how_to_ask_through_every_operation(sqlite_server: Running) -> None:
    """A new operation cannot be forgotten in the walk below."""
    assert operations(sqlite_server) == requests_of("t", 0, 0, 0).keys()


def look(viewer: Viewer, now: dict[str, Any], step: int) -> Any:
    """Let a viewer hear and ask what there is at a step; the view they have."""
    viewer.texts.clear()
    viewer.hear_all(now["seq"])
    asked = requests_of(now["id"], now["seq"], now["position"], 1 if viewer.seat == 0 else 0)
    if step % EVERYTHING == 0:
        for request in chain(*asked.values()):
            viewer.ask(*request)
    elif step % 4 == 0:
        viewer.ask(*asked["get_position"][0])
    viewer.ask(*asked["preview"][0])
    return json.loads(viewer.ask("GET", f"/api/tables/{now['id']}/update?since={now['seq'] - 1}"))["view"]


def test_no_answer_of_a_whole_game_shows_a_hidden_card_or_a_secret(sqlite_server: Running) -> None:
    """For each seat and for spectators, at every decision: no card of another hand that the viewer does not know of.

    Nor anybody else's id or words, nor anything of the stored log, nor, before the end, the secret of the draws. The
    edition names every card there is; it is the same to the byte before there is a game.
    """
    rng = Random(5)
    host, guest = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, "Bob")
    edition = host.http.get("/api/games/charon/edition").text
    people = [host, guest]
    seats = [{"kind": "me"}, {"kind": "link"}]
    opened = host.post("/api/tables", game="charon", seats=seats, public=True)
    table, link = opened["table"]["id"], opened["links"]["1"]
    guest.post(f"/api/tables/{table}/claim", token=link)
    host.post(f"/api/tables/{table}/start")
    everybody = [*people, Somebody(sqlite_server, "Onlooker"), Somebody(sqlite_server)]
    ids = [person.get("/api/me")["id"] for person in everybody[:3]]
    cookies = [cookie.value for person in everybody for cookie in person.http.cookies.jar if cookie.value]
    words = [*cookies, link, *(hashlib.sha256(word.encode()).hexdigest() for word in (*cookies, link))]
    said: list[str] = []
    hidden_steps = 0
    with ExitStack() as stack:
        viewers = [
            Viewer(person, seat if seat < 2 else None, stack.enter_context(person.live(table)), [], set())
            for seat, person in enumerate(everybody)
        ]
        for step in range(2000):
            now = host.table(table)
            if now["phase"] == "over":
                break
            hands = [set(people[seat].update(table, since=now["seq"], seat=seat)["view"]["hand"]) for seat in range(2)]
            for number, viewer in enumerate(viewers):
                view = look(viewer, now, step)
                known = {card for hand in view["known"]["hands"] for card in hand}
                theirs = {card for seat, hand in enumerate(hands) if seat != viewer.seat for card in hand}
                hidden = theirs - known - viewer.ever_seen
                hidden_steps += bool(hidden)
                found = [text for text in viewer.texts if text != edition and cards_in(text) & hidden]
                assert not found, f"seat {viewer.seat} at step {step}: {hidden} in {found[0][:2000]}"
                if viewer.seat is not None:
                    assert set(view["hand"]) == hands[viewer.seat]
                viewer.ever_seen |= cards_in(json.dumps(view))
                text = "\n".join(viewer.texts)
                strangers = [own for other, own in enumerate(ids) if other != number]
                assert not [word for word in (*strangers, *words, '"entries":[{"by"', '"nature"') if word in text]
                said.append(text)
            seat = rng.choice(now["turn"])
            update = people[seat].update(table, since=now["seq"], seat=seat)
            people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), f"k{step}")
    over = everybody[-1].get(f"/api/tables/{table}")
    assert over["phase"] == "over"
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == over["commitment"]
    assert not [text for text in said if over["secret"] in text]
    assert over["commitment"] in said[0]
    assert hidden_steps > 20


def refused(person: Somebody, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = person.http.request(method, path, json=body)
    return answer.status_code, answer.json()["code"]


def test_with_the_cookie_of_another_nothing_can_be_seen_or_done_for_a_seat(sqlite_server: Running) -> None:
    table, (ann, bob) = seated(sqlite_server, 2)
    root, eve = f"/api/tables/{table}", Somebody(sqlite_server, "Eve")
    before = ann.table(table)
    position = before["position"]
    for stranger, seat in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
        deed = {"seat": seat, "position": position, "key": "foreign"}
        owner = (ann, bob)[seat]
        move = owner.update(table, seat=seat)["moves"][0]
        for method, path, body in [
            ("GET", f"{root}/update?seat={seat}", None),
            ("GET", f"{root}/preview?seat={seat}", None),
            ("GET", f"{root}/hint?seat={seat}", None),
            ("GET", f"{root}/at/{position}?seat={seat}", None),
            ("POST", f"{root}/moves", {**deed, "move": move}),
            ("POST", f"{root}/names", {"seat": seat, "key": "foreign", "what": "moon", "name": "Odile"}),
            ("POST", f"{root}/undo", deed),
            ("POST", f"{root}/undo/answer", {"seat": seat, "request": 1, "agree": True}),
            ("POST", f"{root}/why-not", {"seat": seat, "move": move}),
            ("POST", f"{root}/seats/{seat}/leave", None),
            ("POST", f"{root}/seats/{seat}/hand-over", {"bot": "greedy"}),
            ("POST", f"{root}/seats/{seat}/return", None),
        ]:
            assert refused(stranger, method, path, body) == (403, "not-your-seat"), path
        with stranger.live(table) as socket:
            own = hear(socket)["viewer"]
            for message in (
                {"type": "look", "seat": seat},
                {"type": "move", **deed, "move": move},
                {"type": "name", "seat": seat, "key": "foreign", "what": "moon", "name": "Odile"},
                {"type": "undo", **deed},
                {"type": "answer", "seat": seat, "request": 1, "agree": True, "key": "foreign"},
            ):
                socket.send(json.dumps(message))
                answer = hear(socket, "refused")
                assert (answer["status"], answer["code"]) == (403, "not-your-seat"), message
            socket.send(json.dumps({"type": "look", "seat": own}))
            assert hear(socket)["viewer"] == own
        with stranger.live(table, seat=seat) as socket:
            assert hear(socket, "refused")["code"] == "not-your-seat"
    for path in (f"{root}/update?seat=0", f"{root}/preview?seat=0", f"{root}/at/{position}?seat=0"):
        assert refused(Somebody(sqlite_server), "GET", path) == (403, "not-your-seat")
    assert ann.table(table)["seq"] == before["seq"]


def test_after_the_game_any_seat_can_be_looked_through(sqlite_server: Running) -> None:
    table, people = seated(sqlite_server, 2)
    play_on(table, people, Random(2))
    anybody = Somebody(sqlite_server)
    for seat in range(2):
        update = anybody.update(table, seat=seat)
        assert update["viewer"] == seat
        assert update["view"]["hand"] == people[seat].update(table, seat=seat)["view"]["hand"]
        assert "hand" in anybody.get(f"/api/tables/{table}/at/{update['position'] // 2}", seat=seat)["view"]
        with anybody.live(table, seat=seat) as socket:
            assert hear(socket)["viewer"] == seat


def test_who_has_left_a_seat_hears_nothing_from_it_any_more(sqlite_server: Running) -> None:
    """A socket opened from a seat before the game does not follow the seat when somebody else plays it."""
    ann, bob, eve, dan = (Somebody(sqlite_server, name) for name in ("Ann", "Bob", "Eve", "Dan"))
    table = ann.open(["me", "open", "open"])
    for seat, person in ((1, eve), (2, dan)):
        person.post(f"/api/tables/{table}/seats/{seat}/sit")
    with eve.live(table, seat=1) as left, dan.live(table) as removed:
        assert (hear(left)["viewer"], hear(removed)["viewer"]) == (1, 2)
        eve.post(f"/api/tables/{table}/seats/1/leave")
        ann.ask("PUT", f"/api/tables/{table}/seats/2", json={"kind": "open"})
        for seat in (1, 2):
            bob.post(f"/api/tables/{table}/seats/{seat}/sit")
        ann.post(f"/api/tables/{table}/start")
        seq = ann.table(table)["seq"]
        for socket in (left, removed):
            while (update := hear(socket))["seq"] < seq:
                pass
            assert update["viewer"] is None
            assert "hand" not in update["view"]
            assert all("card" not in event for one in update["entries"] for event in one["events"])


def test_a_deed_asked_for_again_is_told_through_the_eyes_of_who_did_it(sqlite_server: Running) -> None:
    """Whatever key a deed has, its answer never shows what its events tell another seat."""
    table, people = seated(sqlite_server, 2)
    rng, dealt = Random(4), 0
    for number in range(400):
        now = people[0].table(table)
        if now["phase"] == "over" or dealt:
            break
        seat = rng.choice(now["turn"])
        update = people[seat].update(table, since=now["seq"], seat=seat)
        key = f"answer-{1 - seat}-{number}"
        done = people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), key)
        again = people[seat].http.post(
            f"/api/tables/{table}/undo/answer", json={"seat": 1 - seat, "request": number, "agree": True}
        )
        assert (again.status_code, again.json()["code"]) == (403, "not-your-seat")
        dealt += sum(event["event"] == "dealt" for event in done["entry"]["events"]) and now["seq"] > 8
    assert dealt
