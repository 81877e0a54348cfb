"""A campaign whose server becomes a newer build in the middle of its second game: it changes over before the third."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from running import Running
from settling import Settler, play_to_the_end

import next_release

OLD, NEW = 4, 5


def of_the_next_build(content: Path) -> dict[str, str]:
    """The surroundings that make a Python one of the next build, of the code that is tested."""
    folders = [str(Path(next_release.__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders), next_release.VARIABLE: str(content)}


class NextBuild(Running):
    """The same server on the same database, once it was updated."""

    def start(self) -> NextBuild:
        command = [sys.executable, "-m", "moonstone", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--rate", "0", "--guests", "0", "--sockets", "0", "--tables", "0", "--log", "json"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, env={**os.environ, **self.environment}
            )
        self.wait()
        return self


def rules_of(campaign: Any) -> list[int]:
    return [game["rules"] for game in campaign["games"]]


def kinds_of(file: str) -> list[Any]:
    """The beginnings, changeovers and ends of a campaign's file, in their order."""
    entries = [json.loads(line) for line in file.splitlines()[1:]]
    words = ("begin", "rules", "over", "rewind")
    return [(word, entry[word]) for entry in entries for word in words if word in entry]


def test_a_campaign_goes_on_through_an_update_of_the_server(tmp_path: Path) -> None:
    content = next_release.make(tmp_path)
    database = str(tmp_path / "moonstone.db")
    rng = Random(1)
    with Running(database, tmp_path) as server:
        ann = Settler(server, "Ann")
        ann.found([{"kind": "me", "role": "red"}, {"kind": "local", "name": "Kit", "role": "blue"}])
        play_to_the_end(ann.begin(1)["table"], [ann], rng)
        second = ann.look()
        assert (second["rules"], second["next"]["rules"]) == (OLD, None)
        table = ann.begin(2)["table"]
        play_to_the_end(table, [ann], rng, most=5)

    updated = NextBuild(database, tmp_path)
    updated.port, updated.environment = server.port, of_the_next_build(content)
    with updated:
        assert ann.table(table)["rules"] == OLD, "a game ends under the rules it began with"
        play_to_the_end(table, [ann], rng)
        assert ann.get(f"/api/tables/{table}/record")["rules"] == OLD
        between = ann.look()
        assert (between["rules"], between["next"]["rules"], rules_of(between)) == (OLD, NEW, [OLD, OLD])
        village = ann.village()

        third = ann.begin(3)
        assert (third["rules"], rules_of(third)) == (NEW, [OLD, OLD, NEW])
        before = {name: charter["coins"] for name, charter in village["charters"].items()}
        assert {name: charter["coins"] for name, charter in ann.village(3)["charters"].items()} == before
        play_to_the_end(third["table"], [ann], rng)
        assert rules_of(ann.look()) == [OLD, OLD, NEW]
        file = ann.http.get(f"{ann.at}/file").text
        whole = [("begin", 1), ("over", 1), ("begin", 2), ("over", 2), ("rules", NEW), ("begin", 3), ("over", 3)]
        assert kinds_of(file) == whole

        fork = ann.post(f"{ann.at}/fork", name="Another way", number=2)
        assert (fork["rules"], fork["next"]["rules"], rules_of(fork)) == (OLD, NEW, [OLD])
        back = ann.post(f"{ann.at}/rewind", number=2)
        assert (back["rules"], back["next"]["rules"], rules_of(back)) == (OLD, NEW, [OLD])
        again = ann.begin(2)
        assert rules_of(again) == [OLD, NEW]
        play_to_the_end(again["table"], [ann], rng)
        file = ann.http.get(f"{ann.at}/file").text
        assert kinds_of(file) == [*whole, ("rewind", 2), ("rules", NEW), ("begin", 2), ("over", 2)]

        brought = Settler(updated, "Bob")
        assert rules_of(brought.bring(file)) == [OLD, NEW]
        assert len(brought.look()["left"]) == 2
        copy = brought.http.get(f"{brought.at}/file").text
        assert kinds_of(copy) == kinds_of(file)
        records = [ann.http.get(f"/api/tables/{game['table']}/record").text for game in ann.look()["games"]]

    assert [json.loads(record)["rules"] for record in records] == [OLD, NEW]
    for number, record in enumerate(records):
        path = tmp_path / f"{number}.json"
        path.write_text(record, encoding="utf-8")
        moonstone(content, "verify", str(path))
    (tmp_path / "ours.jsonl").write_text(file, encoding="utf-8")
    assert f"version {NEW} of the rules" in moonstone(content, "campaign", "show", str(tmp_path / "ours.jsonl"))
    assert "3 of 3 campaigns are sound" in moonstone(content, "validate", "--database", database)


def moonstone(content: Path, *arguments: str) -> str:
    """What a command of the next build says, which must succeed."""
    command = [sys.executable, "-m", "moonstone", *arguments]
    done = subprocess.run(command, env=of_the_next_build(content), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
