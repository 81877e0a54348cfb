"""Taking back over the wire. What is free and who is asked is proven in tests/tables/test_undo.py."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from running import Running, Somebody, hear, until

SLOW_BOT = '''
"""A bot that thinks until it is let go on, and says in files when it begins and ends."""

import os
import time
from pathlib import Path

from moonstone.bots import Bot

HERE = Path(os.environ["SLOW_BOT_FOLDER"])


class SlowBot(Bot):
    def choose(self, observation):
        number = len(list(HERE.glob("began-*")))
        (HERE / f"began-{number}").touch()
        end = time.monotonic() + 30
        while not (HERE / f"go-{number}").exists() and time.monotonic() < end:
            time.sleep(0.01)
        (HERE / f"ended-{number}").touch()
        return self.rng.choice(observation.moves)
'''


@pytest.fixture(scope="module")
def slow_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("slow")


@pytest.fixture(scope="module")
def home(slow_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that knows a bot which thinks for as long as a test wants."""
    path, folder = tmp_path_factory.mktemp("path"), tmp_path_factory.mktemp("home")
    (path / "slowbot.py").write_text(SLOW_BOT)
    (path / "slowbot-1.dist-info").mkdir()
    (path / "slowbot-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: slowbot\nVersion: 1\n")
    (path / "slowbot-1.dist-info" / "entry_points.txt").write_text("[moonstone.bots]\nslow = slowbot:SlowBot\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(path), prepend=os.pathsep)
        patch.setenv("SLOW_BOT_FOLDER", str(slow_folder))
        with Running(str(folder / "moonstone.db"), folder, "--bot-seconds", "60") as running:
            yield running


@pytest.fixture
def ann(home: Running) -> Somebody:
    return Somebody(home, "Ann")


def decide(people: Sequence[Somebody], table: str, rng: Random) -> int:
    """Let one of those who owe a decision make any; the seat. `people` go by seat."""

    def found() -> tuple[int, Any] | None:
        turn = people[0].table(table)["turn"]
        for seat in rng.sample(turn, len(turn)):
            if seat < len(people) and (update := people[seat].update(table, since=1 << 30, seat=seat))["moves"]:
                return seat, update
        return None

    seat, update = until(found)
    key = f"decision-{update['position']}-{seat}"
    people[seat].move(table, seat, update["position"], rng.choice(update["moves"]), key)
    return int(seat)


def undo(
    person: Somebody, table: str, seat: int, to: Any = None, status: int | None = None, position: int | None = None
) -> Any:
    position = person.table(table)["position"] if position is None else position
    request = {"seat": seat, "position": position, "key": f"undo-{position}-{to}", "to": to}
    return person.post(f"/api/tables/{table}/undo", status, **request)


def answer(person: Somebody, table: str, seat: int, ask: int, agree: bool, status: int | None = None) -> Any:
    return person.post(f"/api/tables/{table}/undo/answer", status, seat=seat, request=ask, agree=agree)


def people_at(home: Running, *names: str) -> tuple[str, list[Somebody]]:
    """A table of so many people, the host first, with all cards on the table: nothing before can be undone freely."""
    people = [Somebody(home, name) for name in names]
    table = people[0].open(["me", *["open"] * (len(people) - 1)])
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/seats/{seat}/sit")
    people[0].post(f"/api/tables/{table}/start")
    for _ in people:
        decide(people, table, Random(1))
    return table, people


def kinds_since(person: Somebody, table: str, seq: int) -> list[str]:
    return [one["kind"] for one in person.update(table, since=seq)["entries"]]


def a_turn_with_moves(ann: Somebody) -> tuple[str, Any]:
    """A table at which one seat has made several decisions in its turn, all of them its own to take back."""
    for seed in range(50):
        table, rng = ann.open(["me", {"kind": "local", "name": "Bo"}], start=True), Random(seed)
        for _ in range(80):
            decide([ann, ann], table, rng)
            for seat in (0, 1):
                update = ann.update(table, since=1 << 30, seat=seat)
                back = update["undo"]
                if back and back["turn"] is not None and back["last"] > back["turn"]:
                    return table, update
    raise AssertionError("no such turn")


def test_in_ones_own_turn_taking_back_is_free(ann: Somebody) -> None:
    """The last decision is taken back, then another one, and the game goes on from there."""
    table, update = a_turn_with_moves(ann)
    seat, last = update["viewer"], update["undo"]["last"]
    done = undo(ann, table, seat)["entry"]
    assert (done["kind"], done["seat"], done["note"]) == ("undone", seat, {"to": last})
    after = ann.update(table, seat=seat)
    assert after["position"] == update["position"] + 1
    assert after["view"] == ann.get(f"/api/tables/{table}/at/{last}", seat=seat)["view"]
    assert after["undo"]["last"] < last
    undo(ann, table, seat)
    decide([ann, ann], table, Random(1))


def test_an_answer_that_is_sent_twice_counts_once(home: Running) -> None:
    table, people = people_at(home, "Ann", "Ben", "Cid")
    seat = decide(people, table, Random(5))
    ask = undo(people[seat], table, seat)["entry"]["seq"]
    other = next(other for other in range(3) if other != seat)
    once, twice = (answer(people[other], table, other, ask, True) for _ in range(2))
    assert once == twice
    assert people[0].table(table)["seq"] == once["entry"]["seq"]


def test_asking_and_answering_over_the_socket(home: Running) -> None:
    table, people = people_at(home, "Ann", "Ben")
    seat = decide(people, table, Random(12))
    other = 1 - seat
    with people[seat].live(table) as asking, people[other].live(table) as asked:
        position = hear(asking)["position"]
        hear(asked)
        request = {"type": "undo", "seat": seat, "position": position, "key": "back", "to": None}
        asking.send(json.dumps(request))
        ask = hear(asked)["table"]["undo_request"]
        assert (ask["seat"], ask["pending"]) == (seat, [other])
        asked.send(json.dumps({"type": "answer", "seat": other, "request": ask["seq"], "agree": True, "key": "yes"}))
        assert [one["kind"] for one in hear(asked)["entries"]] == ["undone"]
        assert hear(asking, "done") == {"type": "done", "key": "back", "seq": ask["seq"]}


def test_a_wish_from_an_old_position_is_refused_with_what_is_new(home: Running) -> None:
    table, people = people_at(home, "Ann", "Ben")
    position = people[0].table(table)["position"]
    decide(people, table, Random(13))
    stale = undo(people[0], table, 0, None, 409, position)
    assert stale["code"] == "stale"
    assert [one["kind"] for one in stale["update"]["entries"]] == ["moved"]


def test_a_bots_late_decision_is_not_played_in_the_position_taken_back_to(ann: Somebody, slow_folder: Path) -> None:
    """The bot ends its thought after the undo: nothing comes of it, and it thinks anew when it is its turn again."""
    table, rng = ann.open(["me", "slow"], start=True), Random(16)

    def thinking(number: int) -> None:
        until(lambda: (slow_folder / f"began-{number}").exists())

    def let_go(number: int) -> None:
        (slow_folder / f"go-{number}").touch()
        until(lambda: (slow_folder / f"ended-{number}").exists())

    thinking(0)
    decide([ann], table, rng)
    seq = ann.table(table)["seq"]
    undo(ann, table, 0)
    let_go(0)
    thinking(1)
    assert kinds_since(ann, table, seq) == ["undone"]
    assert ann.table(table)["turn"] == [0, 1]
    decide([ann], table, rng)
    let_go(1)
    until(lambda: ann.table(table)["seq"] == seq + 3)
    happened = ann.update(table, since=seq)["entries"]
    assert [(one["kind"], one["seat"]) for one in happened] == [("undone", 0), ("moved", 0), ("moved", 1)]
    assert "the bot failed" not in ann.server.log.read_text()
