"""What a viewer gets: the view and the moves of their seat, what happened as they may know it, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sitting import BOTS, Sitting, person

from moonstone.engine import Refused
from moonstone.tables import commands
from moonstone.tables.clocks import PerMove
from moonstone.tables.projection import Encoder, Projection, authorize_viewer, default_viewer, describe
from moonstone.tables.seats import Seat, hash_token

ENCODE = Encoder(lambda data: json.dumps(data, separators=(",", ":")).encode())
PRESENT = b'{"seats":[],"watchers":0}'
LOCAL = Seat("local", "Bo", "ann")
BOT = Seat("bot", "Bot", bot="random")


def playing(*seats: Seat, game: str = "charon") -> Sitting:
    sitting = Sitting(game, person("ann"), *(seats or (person("ben"),)))
    sitting.start()
    return sitting


def update(sitting: Sitting, viewer: int | None, who: str | None = None, since: int = -1) -> dict[str, Any]:
    got: dict[str, Any] = json.loads(Projection(sitting.table, ENCODE).update(viewer, who, since, PRESENT))
    return got


def test_a_view_is_the_games_own_in_two_parts() -> None:
    sitting = playing()
    sitting.play_on(8)
    assert sitting.table.match is not None
    for viewer in (None, 0, 1):
        assert update(sitting, viewer)["view"] == sitting.table.match.state.view(viewer)


def test_moves_are_listed_for_those_who_owe_a_decision() -> None:
    sitting = playing(person("ben"), BOT, game="pebbles")
    assert sitting.table.match is not None
    listed = [move.to_json() for move in sitting.table.match.state.moves(0)]
    assert [update(sitting, viewer)["moves"] for viewer in (0, 2, None)] == [listed, None, None]
    sitting.do(commands.hand_over(sitting.table, "ann", 0, "random", BOTS))
    assert update(sitting, 0)["moves"] is None, "a bot decides for the seat"
    sitting.play(1)
    assert update(sitting, 1)["moves"] is None, "it has decided"


def test_secrets_of_an_event_are_shown_to_those_who_may_know_them() -> None:
    sitting = playing()
    dealt = {
        viewer: [event for one in update(sitting, viewer)["entries"] for event in one["events"]]
        for viewer in (None, 0, 1)
    }
    assert dealt[0] != dealt[1] != dealt[None]
    for viewer, events in dealt.items():
        assert {event["seat"] for event in events if event["event"] == "dealt" and "card" in event} == (
            set() if viewer is None else {viewer}
        )


def test_only_what_is_new_is_sent_and_the_description_where_it_has_changed() -> None:
    sitting = playing()
    seq = sitting.table.seq
    sitting.play_on(1)
    news = update(sitting, 0, since=seq)
    assert ([one["seq"] for one in news["entries"]], news["table"]) == ([seq + 1], None)
    sitting.do(commands.chat(sitting.table, "eve", "Eve", "hello"))
    assert update(sitting, 0, since=seq)["table"] is None
    sitting.do(commands.hand_over(sitting.table, "ben", 1, None, BOTS))
    news = update(sitting, 0, "ann", since=seq)
    assert [one["kind"] for one in news["entries"]] == ["moved", "chatted", "away"]
    assert news["table"] == json.loads(json.dumps(describe(sitting.table, "ann")))
    assert update(sitting, 0, since=sitting.table.seq)["entries"] == []
    assert update(sitting, 0, since=1 << 30)["entries"] == []
    assert [one["seq"] for one in update(sitting, 0)["entries"]] == list(range(sitting.table.seq + 1))


def test_before_the_game_there_is_nothing_to_see() -> None:
    sitting = Sitting("charon", person("ann"), Seat("open"))
    got = update(sitting, 0, "ann")
    assert (got["view"], got["moves"], got["undo"], got["turn"], got["clocks"]) == (None, None, None, [], None)


def test_clocks_show_what_remains_and_when_time_runs_out() -> None:
    sitting = Sitting("pebbles", person("ann"), person("ben"), clock=PerMove(30))
    started = sitting.start()
    sitting.do(sitting.move("ann", 0, {"move": "lay", "number": 0}), at=started.at + 1000)
    assert update(sitting, None)["clocks"] == [
        {"remaining_ms": 30_000, "deadline": None},
        {"remaining_ms": 30_000, "deadline": started.at + 30_000},
    ]


def test_what_several_viewers_share_is_encoded_once() -> None:
    encoded: list[object] = []

    def encode(data: object) -> bytes:
        encoded.append(data)
        return json.dumps(data).encode()

    sitting = playing(person("ben"), person("cid"))
    sitting.play_on(4)
    projection = Projection(sitting.table, Encoder(encode))
    for viewer in range(3):
        projection.update(viewer, None, sitting.table.seq, PRESENT)
    assert sitting.table.match is not None
    assert encoded.count(sitting.table.match.state.public()) == 1


def test_the_description_tells_each_what_is_theirs_and_nobody_the_secret() -> None:
    sitting = Sitting("pebbles", person("ann"), LOCAL, Seat("link", link=hash_token("word")))
    for who, yours, host in (("ann", [0, 1], True), ("eve", [], False), (None, [], False)):
        described = describe(sitting.table, who)
        assert (described["yours"], described["host"]) == (yours, host)
        assert "word" not in json.dumps(described)
        assert hash_token("word") not in json.dumps(described)
        assert described["secret"] is None
    sitting = playing(LOCAL, game="pebbles")
    assert describe(sitting.table, "ann")["secret"] is None
    sitting.play_on()
    assert describe(sitting.table, None)["secret"] == bytes(32).hex()


def test_each_looks_from_seats_of_theirs_and_from_any_once_the_game_is_over() -> None:
    sitting = playing(LOCAL, person("ben"), game="pebbles")
    table = sitting.table
    for seat in (0, 1, None):
        assert authorize_viewer(table, "ann", seat) == seat
    for who, seat in (("ann", 2), ("eve", 0), (None, 0)):
        with pytest.raises(Refused, match="not your seat"):
            authorize_viewer(table, who, seat)
    with pytest.raises(Refused, match="no seat 9"):
        authorize_viewer(table, "ann", 9)
    sitting.play_on()
    assert [authorize_viewer(table, None, seat) for seat in range(3)] == [0, 1, 2]


def test_without_a_wish_one_looks_from_a_seat_that_owes_a_decision() -> None:
    sitting = playing(LOCAL, person("ben"), game="pebbles")
    assert [default_viewer(sitting.table, who) for who in ("ann", "ben", "eve", None)] == [0, 2, None, None]
    sitting.play(0)
    assert default_viewer(sitting.table, "ann") == 1
