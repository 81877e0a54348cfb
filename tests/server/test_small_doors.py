"""Small doors that are shut: names that pass for others, keys used twice, long answers, borrowed host names."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from running import Running, Somebody, hear

from moonstone.engine import Refused
from moonstone.server.bots.fair_queue import Asker
from moonstone.server.bots.pool import MOST_WAITING, BotPool, BotProcess
from moonstone.tables.seats import distinct_names


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164\u115f", "\u0301\u0302", "A\u0301\u0302\u0303\u0304\u0305\u0306", "a\u200bb"]
)
def test_nobody_has_a_name_that_cannot_be_read(sqlite_server: Running, name: str) -> None:
    somebody = Somebody(sqlite_server)
    assert somebody.post("/api/guests", 422, name=name)["code"] == "bad-name"
    ann = Somebody(sqlite_server, "Ann")
    seats = [{"kind": "me"}, {"kind": "local", "name": name}]
    assert ann.post("/api/tables", 422, game="charon", seats=seats)["code"] == "bad-name"


def test_nobody_at_a_table_passes_for_somebody_else(sqlite_server: Running) -> None:
    cyrillic, full = "\u0410nn", "\uff21nn"
    assert distinct_names(["Ann", cyrillic, "Ann", full, "ann", "A nn"]) == [
        *("Ann", f"{cyrillic} 2", "Ann 3", f"{full} 4", "ann", "A nn 5")
    ]
    ann, eve = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, cyrillic)
    table = ann.open(["me", "open"])
    sat = eve.post(f"/api/tables/{table}/seats/1/sit")
    assert [seat["name"] for seat in sat["seats"]] == ["Ann", f"{cyrillic} 2"]


def test_a_move_under_the_key_of_a_message_is_made(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", {"kind": "local", "name": "Bo"}], start=True)
    ann.post(f"/api/tables/{table}/chat", key="same", text="Hello")
    update = ann.update(table)
    done = ann.move(table, update["viewer"], update["position"], update["moves"][0], "same")
    assert done["entry"]["kind"] == "moved"
    with ann.live(table) as socket:
        hear(socket)
        socket.send('{"type": "say", "key": "same", "text": "Hello"}')
        assert hear(socket, "done")["seq"] < done["entry"]["seq"], "a message under its own key is said once"


def test_an_answer_is_no_longer_than_anybody_would_read(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    text = "\n".join(f'[nonsense.n{number}]\nwhat = "{"x" * 20}"' for number in range(4000))
    answer = ann.http.post("/api/games/charterstone/edition", json={"text": text})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-edition"
    assert len(answer.content) < 40_000


def test_a_public_name_does_not_lead_to_a_server_of_one_machine(sqlite_server: Running) -> None:
    host = f"evil.example:{sqlite_server.port}"
    somebody = Somebody(sqlite_server)
    headers = {"Host": host, "Origin": f"http://{host}"}
    answer = somebody.http.post("/api/guests", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    for name in ("127.0.0.1", "localhost"):
        host = f"{name}:{sqlite_server.port}"
        headers = {"Host": host, "Origin": f"http://{host}"}
        assert somebody.http.post("/api/guests", json={"name": "Ann"}, headers=headers).status_code == 201


def test_curves_that_nobody_waits_for_make_nobody_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []

    async def run(self: BotProcess, job: Any, seconds: float) -> Any:
        done.append(job["record"])
        await asyncio.sleep(0.01)
        return []

    monkeypatch.setattr(BotProcess, "run", run)

    async def ask() -> list[Any]:
        pool = BotPool(1, 30)
        asked = [asyncio.ensure_future(pool.curve(f"eve {n}", Asker("eve", f"{n}"))) for n in range(40)]
        await asyncio.sleep(0)
        await pool.curve("ann", Asker("ann", "table"))
        assert done.index("ann") <= 2
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = asyncio.run(ask())
    assert sum(isinstance(answer, Refused) for answer in answers) == 40 - 1 - MOST_WAITING
