"""What guests hand in is measured, and read in a process that can take only so much memory and time."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from running import Running, Somebody

from moonstone.engine import Refused
from moonstone.server.bots import pool as pools
from moonstone.server.bots.pool import BotPool
from moonstone.server.handed_in import DEEPEST, MOST_KEY_PARTS, check_edition

MIB = 1024


def peak_memory(process: int) -> int:
    """The most memory a process has had, in kB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))


def test_a_small_edition_cannot_take_much_memory(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    process = ann.get("/health")["process"]
    before = peak_memory(process)
    plain, quoted = ".".join("a" * 12_000), ".".join(['"a b"'] * 9_000)
    for text in (f"{plain} = 1", f"{quoted} = 1", f"[{plain}]"):
        refused = ann.post("/api/games/charon/edition", 422, text=text)
        assert refused["code"] == "bad-edition"
    assert peak_memory(process) - before < 100 * MIB


@pytest.mark.parametrize(
    "text", [".".join("a" * (MOST_KEY_PARTS + 2)), "a" + " . a" * MOST_KEY_PARTS, f"x = {'[' * (DEEPEST + 1)}"]
)
def test_what_is_too_deep_is_not_parsed(text: str) -> None:
    with pytest.raises(Refused, match="too deep"):
        check_edition(text)


def test_editions_that_people_write_are_not_too_deep() -> None:
    data = files("moonstone.games")
    texts = [path.read_text(encoding="utf-8") for path in Path(str(data)).rglob("*.toml")]
    assert len(texts) > 10
    for text in texts:
        check_edition(text)
    check_edition('text = "' + "end. " * 100 + '[[[[" # ' + "[" * 100)


def run(reading: Any) -> Any:
    """What a pool gives, which is ended afterwards."""

    async def work() -> Any:
        pool = BotPool(1, 30)
        try:
            return await reading(pool)
        finally:
            await pool.end()

    return asyncio.run(work())


def test_reading_that_takes_too_much_memory_is_refused_and_the_next_one_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where nobody has measured it."""
    monkeypatch.setattr(pools, "check_edition", lambda text: None)
    standard = files("moonstone.games.charon").joinpath("standard.toml").read_text(encoding="utf-8")

    async def read(pool: BotPool) -> Any:
        with pytest.raises(Refused):
            await pool.read_edition("charon", f"{'.'.join('a' * 60_000)} = 1")
        return await pool.read_edition("charon", standard.replace("Charon", "Other", 1))

    assert run(read)["cards"]


def test_reading_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "check_edition", lambda text: None)
    monkeypatch.setattr(pools, "READER_SECONDS", 0.5)

    async def read(pool: BotPool) -> Any:
        with pytest.raises(Refused, match="in time"):
            await pool.read_edition("charon", f"{'.'.join('a' * 15_000)} = 1")

    run(read)
