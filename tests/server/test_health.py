"""What a keeper is told of a server without looking: health, figures, and alerts that name what there is."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest
import yaml
from running import Running, Somebody, until

from commands import command
from moonstone.server.bots import pool
from moonstone.server.bots.pool import BotPool, BotProcessError
from moonstone.server.live.figures import Observer
from moonstone.server.settings import Settings, database_url
from moonstone.server.storage import clock, schema
from moonstone.server.storage.database import opened
from moonstone.server.storage.log_store import LogStore

ROOT = Path(__file__).parents[2]
ALERTS = ROOT / "deploy" / "prometheus" / "alerts.yml"


def test_whether_entries_could_be_stored_is_found_out_while_nobody_plays(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "moonstone.db"))

    async def run() -> None:
        async with opened(url) as engine:
            store = LogStore(engine, 1)
            await store.begin()
            await store.probe()
            hog = sqlite3.connect(tmp_path / "moonstone.db", isolation_level=None)
            hog.execute("BEGIN IMMEDIATE")
            with pytest.raises(OSError, match="locked"):
                await store.probe()
            hog.execute("ROLLBACK")
            hog.close()
            await store.probe()
            await store.end()

    asyncio.run(run())


def test_a_bot_process_that_hangs_while_nobody_needs_it_is_found_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE", 2.0)

    async def run() -> None:
        bots = BotPool(1, 5)
        await bots.probe()
        (process,) = bots._bots._all
        assert not process.is_started, "what nobody needs is not started"
        await bots.run({"job": "ping"}, 60)
        await bots.probe()
        assert process._process is not None
        os.kill(process._process.pid, signal.SIGSTOP)
        with pytest.raises(BotProcessError):
            await bots.probe()
        assert not process.is_started
        await bots.run({"job": "ping"}, 60)
        await bots.probe()
        await bots.end()

    asyncio.run(run())


def test_a_worker_that_is_missing_is_found_out(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "moonstone.db"))

    async def run() -> None:
        async with opened(url) as engine:
            observer = Observer(Settings(workers=2), engine, url, lambda: 0)
            for worker in (1, 2):
                async with engine.begin() as connection:
                    await connection.execute(schema.pulses.insert().values(worker=worker, at=clock.now()))
                if worker == 1:
                    with pytest.raises(RuntimeError, match="1 of 2"):
                        await observer.count_workers()
            await observer.count_workers()

    asyncio.run(run())


@pytest.mark.long
def test_health_says_what_is_wrong_with_writing(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        ann = Somebody(server, "Ann")
        with sqlite3.connect(server.database, isolation_level=None) as hog:
            hog.execute("BEGIN IMMEDIATE")
            until(lambda: "writing" in str(ann.http.get("/health").text))
            hog.execute("ROLLBACK")
        until(lambda: ann.http.get("/health").status_code == 200)


def names_in(text: str) -> set[str]:
    return set(re.findall(r"\bmoonstone_[a-z_]+", text))


def test_alerts_name_what_a_server_counts_and_the_documents_name_all_of_it(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--backups", str(backups)) as server:
        ann = Somebody(server, "Ann")
        ann.post(f"/api/tables/{ann.open(['me', 'greedy'], start=True)}/chat", key="a", text="Hello")
        assert "moonstone_backup_timestamp_seconds 0.0" in ann.http.get("/metrics").text
        assert command("backup", str(backups), "--database", server.database).returncode == 0
        until(lambda: "moonstone_backup_timestamp_seconds 1." in ann.http.get("/metrics").text)
        found = names_in(re.sub(r"^#.*$", "", ann.http.get("/metrics").text, flags=re.MULTILINE))
    rules = yaml.safe_load(ALERTS.read_text())["groups"][0]["rules"]
    assert len(rules) >= 12
    for rule in rules:
        assert names_in(rule["expr"]) <= found, rule["alert"]
    told = (ROOT / "docs" / "operating.md").read_text()
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in found if not name.endswith("_created")}
    assert not [name for name in sorted(families) if f"`{name}`" not in told]
    for rule in rules:
        assert rule["alert"] in told


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not installed here")
def test_prometheus_takes_the_alerts() -> None:
    done = subprocess.run(["promtool", "check", "rules", ALERTS], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
