"""Whole campaigns by the hundred: every law is checked, and everything that occurs is counted.

    PYTHONPATH=src python tests/charterstone/sweeping.py greedy 0 1000 --jobs 16
    PYTHONPATH=src python tests/charterstone/sweeping.py merge one.json other.json --out both.json

plays campaigns 0 to 999 of greedy bots, twelve games and one in the village afterwards, keeps the figures in a file,
and prints a report in Markdown. Campaigns that the file has already are not played again, so that a run can be broken
off and gone on with. `merge` adds files up and reports on all of them. It needs nothing but Python and the engine.

It ends with 1 if anything was broken. `whole_campaign.py LEVEL NUMBER` plays a single campaign, as `everything.py` says
what is counted.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from sweep_report import report
from swept import Run, run_from_json
from whole_campaign import Plan, prove

from moonstone.arena.workers import Crew, spread
from moonstone.games.charterstone import GAME

SOMETIMES: Final = 10.0
"""Seconds between two lines about how far it is, and between two writings of the file."""


def sweep(plan: Plan, run: Run, first: int, end: int, jobs: int = 1, out: Path | None = None) -> Run:
    """Play the campaigns of that range that the run does not have yet, and add them to it."""
    played = {*run.done[plan.name]}
    numbers = [number for number in range(first, end) if number not in played]
    size = max(1, min(12, len(numbers) // (8 * jobs)))
    chunks = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    began, told, done = monotonic(), monotonic(), 0
    for chunk, found in zip(chunks, spread(partial(prove, plan), chunks, Crew(jobs)), strict=True):
        run.add(plan.name, chunk, found)
        done += len(chunk)
        if monotonic() - told > SOMETIMES:
            told = monotonic()
            tell(plan, run, done, len(numbers), told - began)
            keep(run, out)
    keep(run, out)
    return run


def tell(plan: Plan, run: Run, done: int, wanted: int, seconds: float) -> None:
    """A line about how far it is."""
    broken, left = len(run.found.broken), seconds / done * (wanted - done)
    line = f"{plan.name}: {done} of {wanted} campaigns in {seconds:.0f} s, {left:.0f} s to go, {broken} broken so far"
    print(line, file=sys.stderr, flush=True)


def keep(run: Run, out: Path | None) -> None:
    """Write the run's file; it is whole at any moment."""
    if out is not None:
        beside = out.with_name(f"{out.name}.new")
        beside.write_text(json.dumps(run.to_json(), ensure_ascii=False, indent=1), encoding="utf-8")
        os.replace(beside, out)


def read(path: Path) -> Run:
    """The run in a file."""
    return run_from_json(json.loads(path.read_text(encoding="utf-8")))


def fresh() -> Run:
    """Before any campaign."""
    return Run(GAME.content.fingerprint)


def started(path: Path) -> Run:
    """The run that goes on in a file, or a new one. SystemExit if it was played with another content."""
    run = read(path) if path.exists() else fresh()
    if run.content != GAME.content.fingerprint:
        raise SystemExit(f"{path} was played with another content. Choose another file with --out.")
    return run


def merged(files: Sequence[Path]) -> Run:
    """Several runs as one. SystemExit if they cannot be added up."""
    run, *others = map(read, files)
    for path, other in zip(files[1:], others, strict=True):
        try:
            run.merge(other)
        except ValueError as error:
            raise SystemExit(f"{path}: {error}.") from None
    return run


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """What is to be done."""
    parser = argparse.ArgumentParser("sweeping.py", description="Play whole campaigns, check and count everything.")
    if given[:1] == ["merge"]:
        parser.add_argument("merge")
        parser.add_argument("files", nargs="+", type=Path)
        parser.add_argument("--out", type=Path)
        return parser.parse_args(given)
    plain = Plan()
    parser.add_argument("level", help="the bots that play, such as greedy or medium; or merge, and files")
    parser.add_argument("first", type=int, help="the first campaign")
    parser.add_argument("end", type=int, help="the campaign after the last one")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--games", type=int, default=plain.games, help="games of each campaign")
    parser.add_argument("--every", type=int, default=plain.every, help="decisions between two checks of all laws")
    parser.add_argument("--read-back", type=int, default=plain.read_back, help="one file in so many is read back")
    parser.add_argument("--seats", type=int, default=plain.seats, help="seats at first; 0: one to six in turn")
    parser.add_argument("--out", type=Path, help="the file; sweep-LEVEL-FIRST-END.json if none is given")
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    """Do it, and print the report."""
    wanted = arguments(given)
    if "files" in wanted:
        run = merged(wanted.files)
        keep(run, wanted.out)
    else:
        plan = replace(Plan(wanted.level, wanted.games, wanted.every, wanted.read_back), seats=wanted.seats)
        out = wanted.out or Path(f"sweep-{wanted.level}-{wanted.first}-{wanted.end}.json")
        run = sweep(plan, started(out), wanted.first, wanted.end, wanted.jobs, out)
    print(report(run, GAME.content))
    return 1 if run.found.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
