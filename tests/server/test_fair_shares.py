"""Fair shares: nobody waits behind all that somebody else has asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from running import Running, Somebody, until

from moonstone.engine import Refused
from moonstone.server.bots.fair_queue import Asker, FairQueue

MANY = 12


def order(asked: list[Asker], places: int = 1) -> list[Asker]:
    """In which order those are let in who ask one after the other while all places are taken."""

    async def run() -> list[Asker]:
        queue, done = FairQueue(places), []

        async def ask(asker: Asker) -> None:
            async with queue.turn(asker):
                done.append(asker)
                await asyncio.sleep(0)

        await asyncio.gather(*map(ask, asked))
        return done

    return asyncio.run(run())


def test_people_take_turns_and_so_do_the_tables_of_each() -> None:
    eve = [Asker("eve", table) for table in "aaabbc"]
    ann = [Asker("ann", "x"), Asker("ann", "y")]
    done = order([*eve, *ann])
    assert [asker.person for asker in done[1:5]] == ["eve", "ann", "eve", "ann"]
    assert [asker.table for asker in done if asker.person == "eve"] == ["a", "a", "b", "c", "a", "b"]


def test_who_gives_up_waiting_is_passed_over_and_nobody_is_lost() -> None:
    async def run() -> list[str]:
        queue, done = FairQueue(1), []

        async def ask(name: str) -> None:
            async with queue.turn(Asker(name)):
                done.append(name)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(ask(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ask("e")
        return done

    assert asyncio.run(run()) == ["a", "c", "d", "e"]


def test_one_person_can_have_only_so_much_waiting() -> None:
    async def run() -> int:
        queue = FairQueue(1, most=2)
        gate = asyncio.Event()

        async def ask() -> None:
            async with queue.turn(Asker("eve")):
                await gate.wait()

        asked = [asyncio.create_task(ask()) for _ in range(5)]
        await asyncio.sleep(0)
        gate.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return sum(isinstance(answer, Refused) for answer in answers)

    assert asyncio.run(run()) == 2


def test_a_bot_decides_although_somebody_has_many_tables_of_bots(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--bot-seconds", "1") as server:
        eve, ann = Somebody(server, "Eve"), Somebody(server, "Ann")
        theirs = [eve.open(["hard"] * 5, start=True) for _ in range(MANY)]
        table = ann.open(["easy", "me"], start=True)
        until(lambda: ann.table(table)["turn"] == [1], 60)
        begun = [eve.table(one)["position"] for one in theirs]
        assert begun.count(min(begun)) > MANY // 2, f"Ann has waited until most of them had their turn: {begun}"


@pytest.mark.parametrize("bots", [1, 2])
def test_every_place_is_used(bots: int) -> None:
    assert len(order([Asker(name) for name in "abcdef"], bots)) == 6
