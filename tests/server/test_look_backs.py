"""Looking back at a game holds nobody up: it is worked out beside the event loop, by turns, however much was undone."""

from __future__ import annotations

import asyncio
import json
import threading
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request

from moonstone.engine import Match, Played, Player, Record, load
from moonstone.server.bots.fair_queue import FairQueue
from moonstone.server.http import play, tables
from moonstone.server.people import User
from moonstone.tables.table import Table

DECISIONS = 40
UNDOS = 60


def much_undone() -> tuple[Match, list[str]]:
    """A match in which much was taken back, and how it stood after each entry of its log."""
    match = Match.start(load("charon"), [Player("Ann"), Player("Ben")], secret=bytes(32))
    rng, stood = Random(4), {len(match.log): str(match.state.to_json())}
    for number in range(DECISIONS + UNDOS):
        if number >= DECISIONS:
            back = rng.choice([moment for moment in match.history if moment.entry.by >= 0][-12:])
            match.undo(back.entry.by, back.position, [0, 1])
            stood[len(match.log)] = str(match.state.to_json())
        seat = match.turn[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
        stood[len(match.log)] = str(match.state.to_json())
    return match, [stood.get(position, "") for position in range(len(match.log) + 1)]


def test_an_earlier_position_takes_no_more_moves_than_stood_then(monkeypatch: pytest.MonkeyPatch) -> None:
    match, stood = much_undone()
    replayed = 0
    replay = Played.replay

    def count(self: Played, state: Any, events: Any = None) -> None:
        nonlocal replayed
        replayed += 1
        replay(self, state, events)

    monkeypatch.setattr(Played, "replay", count)
    match.at(len(match.log))
    assert replayed == len(match.history)
    for position, then in enumerate(stood):
        if then:
            assert str(match.at(position).to_json()) == then


def test_it_is_worked_out_in_another_thread_one_at_a_time() -> None:
    match, _ = much_undone()
    threads, most, now = set(), 0, 0

    class Watched(SimpleNamespace):
        def at(self, position: int) -> Any:
            nonlocal most, now
            now += 1
            most = max(most, now)
            threads.add(threading.current_thread())
            try:
                return match.at(position)
            finally:
                now -= 1

    table = SimpleNamespace(match=Watched(log=match.log), state=SimpleNamespace(seats_of=lambda person: []))

    async def get_or_load(table_id: str) -> Any:
        return SimpleNamespace(table=table)

    here = SimpleNamespace(rooms=SimpleNamespace(current=get_or_load, look_backs=FairQueue(1)))
    request = Request({"type": "http", "client": ("10.0.0.1", 1), "headers": []})

    async def look(person: User | None) -> Any:
        return await play.get_position(cast("Any", here), person, request, "table", 9, -1)

    async def run() -> list[Any]:
        return await asyncio.gather(*(look(None) for _ in range(8)), look(User("ann", "Ann")))

    answers = asyncio.run(run())
    assert all(answer == answers[0] for answer in answers)
    assert threading.main_thread() not in threads
    assert most == 1


def test_a_long_record_is_imported_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long of it is done in other threads, and once."""
    match, _ = much_undone()
    record = json.loads(Record.of(match, with_secret=True).dumps())
    threads: list[threading.Thread] = []
    fold = Table.fold

    def watched(entries: Any, ended: Any = None) -> Table:
        threads.append(threading.current_thread())
        return fold(entries, ended)

    monkeypatch.setattr(Table, "fold", watched)

    async def done(*_: object) -> Any:
        return {"log": record["log"], "over": False}

    opened: list[Any] = []

    async def keep(*arguments: object) -> None:
        opened.extend(arguments)

    room = SimpleNamespace(resume_bots=lambda: None)
    rooms = SimpleNamespace(
        bot_pool=SimpleNamespace(verify_record=done),
        log_store=SimpleNamespace(open=keep),
        quota=None,
        add=lambda table: room,
    )
    here = SimpleNamespace(rooms=rooms)
    answer = asyncio.run(tables.import_record(cast("Any", here), User("ann", "Ann"), record))
    assert answer["position"] == len(match.log)
    assert [thread is threading.main_thread() for thread in threads] == [False]
