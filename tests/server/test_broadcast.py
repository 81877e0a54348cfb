"""Viewers are told together, each what is its own, and none waits for another's trouble."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from moonstone.server.live.broadcast import Broadcaster, Listener
from moonstone.server.live.room import Room


class Heard:
    """A writer that keeps what it is given, and the order in which all writers got theirs."""

    def __init__(self, name: str, order: list[str]) -> None:
        self.name = name
        self.order = order
        self.can_write = True

    def write(self, messages: Iterable[bytes]) -> None:
        if self.name == "torn":
            raise OSError("a connection that broke this very moment")
        self.order.append(f"{self.name} {b' '.join(messages).decode()}")


class Told:
    """What `Broadcaster` needs of a room."""

    def __init__(self, order: list[str], *, broken: bool = False) -> None:
        self.table = SimpleNamespace(id="t", seq=1)
        self.projection = SimpleNamespace(public=self._public)
        self.order = order
        self.broken = broken

    def _public(self) -> bytes:
        self.order.append("view")
        return b"{}"

    def messages(self, listener: Listener) -> list[bytes]:
        if self.broken:
            raise ValueError("a view that cannot be built")
        self.order.append("messages")
        new = [b"new"] if listener.seq < self.table.seq else []
        found, listener.replies, listener.seq = listener.replies + new, [], self.table.seq
        return found


def told(*asked: tuple[Told, Listener]) -> None:
    """Let the viewers be told, in one turn of the loop."""

    async def work() -> None:
        broadcaster = Broadcaster()
        for room, listener in asked:
            broadcaster.add(cast(Room, room), listener)
        await asyncio.sleep(0)
        assert not any(listener.due for _, listener in asked)

    asyncio.run(work())


def viewer(name: str, order: list[str]) -> Listener:
    return Listener(None, None, 0, writer=Heard(name, order))


def test_all_that_is_due_is_worked_out_before_anything_is_sent() -> None:
    order: list[str] = []
    one, other = Told(order), Told(order)
    told((one, viewer("ann", order)), (one, viewer("ben", order)), (other, viewer("cid", order)))
    assert order == ["view"] * 3 + ["messages"] * 3 + ["ann new", "ben new", "cid new"]


def test_who_is_told_twice_in_one_turn_gets_everything_once() -> None:
    order: list[str] = []
    room, ann = Told(order), viewer("ann", order)
    ann.replies.append(b"done")
    told((room, ann), (room, ann))
    assert order == ["view", "messages", "ann done new"]


def test_who_has_nothing_new_costs_no_view_and_no_message() -> None:
    order: list[str] = []
    room, ann = Told(order), viewer("ann", order)
    ann.seq = 1
    told((room, ann))
    assert order == ["messages"]


@pytest.mark.parametrize("why", ["slow", "waiting", "ended", "woken", "no writer"])
def test_who_cannot_be_told_at_once_is_woken_and_told_later(why: str) -> None:
    order: list[str] = []
    room, ann, ben = Told(order), viewer("ann", order), viewer("ben", order)
    cast(Any, ann.writer).can_write = why != "slow"
    ann.waiting, ann.ended = why == "waiting", why == "ended"
    if why == "woken":
        ann.wake.set()
    if why == "no writer":
        ann.writer = None
    told((room, ann), (room, ben))
    assert ann.wake.is_set()
    assert [step for step in order if " " in step] == ["ben new"]


@pytest.mark.parametrize("what", ["view", "writer"])
def test_one_viewers_trouble_is_nobody_elses(what: str, caplog: pytest.LogCaptureFixture) -> None:
    order: list[str] = []
    unlucky = viewer("torn" if what == "writer" else "ann", order)
    with caplog.at_level(logging.ERROR):
        told((Told(order, broken=what == "view"), unlucky), (Told(order), viewer("ben", order)))
    assert order[-1] == "ben new"
    assert [record.message for record in caplog.records] == ["a viewer could not be told"]
