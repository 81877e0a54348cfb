"""Tables of the third game, which one person plays to the end."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from running import Somebody

THIRD_GAME = Path(__file__).parent.parent / "third_game"
NOBODY = {"kind": "local", "name": "Bo"}


def opened(person: Somebody, seats: list[Any], status: int | None = None, **more: Any) -> Any:
    return person.post("/api/tables", status, **{"game": "pebbles", **more, "seats": seats})


def play_alone(person: Somebody, table: str, rng: Random, most: int = 100_000) -> Any:
    """One person decides for all seats of theirs until the game is over or so many decisions were made."""
    for number in range(most):
        update = person.update(table, since=1 << 30)
        if not update["turn"]:
            break
        if not update["moves"]:
            time.sleep(0.01)
            continue
        key = f"alone-{update['position']}-{number}"
        person.move(table, update["viewer"], update["position"], rng.choice(update["moves"]), key)
    return person.update(table)


def over(person: Somebody, seats: list[Any] | None = None, **more: Any) -> str:
    """A table of Pebbles that one person has played to the end."""
    table = str(opened(person, seats or [{"kind": "me"}, NOBODY], start=True, **more)["table"]["id"])
    assert play_alone(person, table, Random(1))["table"]["phase"] == "over"
    return table


def listed(person: Somebody, which: str, **more: Any) -> list[str]:
    return [table["id"] for table in person.get("/api/tables", which=which, **more)["tables"]]
