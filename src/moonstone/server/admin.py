"""The commands of a server's keeper: validate, export, import."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from moonstone.server import archive
from moonstone.server import validate as validation
from moonstone.server.settings import database_url
from moonstone.server.storage.database import opened
from moonstone.server.storage.reading import reading

Say = Callable[[str], None]


def validate(database: str, console: Console, say: Say) -> int:
    """Replay every stored game and campaign and say what was found; how many do not replay."""

    async def work() -> int:
        async with reading(database_url(database)) as engine:
            phases: Counter[str] = Counter()
            campaigns = broken = retired = 0
            with _progress(console, "replaying") as bar:
                task = bar.add_task("", total=await validation.count(engine))
                async for verdict in validation.validate(engine):
                    bar.advance(task)
                    phases[verdict.phase] += 1
                    retired += verdict.retired
                    if verdict.problem is not None:
                        broken += 1
                        say(f"{verdict.id} ({verdict.game}, {verdict.phase}): {verdict.problem}")
            total = sum(phases.values())
            counts = ", ".join(f"{number} {phase}" for phase, number in sorted(phases.items())) or "none"
            say(f"{total - broken} of {total} tables are sound on this build ({counts}).{_kept(retired)}")
            unsound = retired = 0
            async for verdict in validation.validate_campaigns(engine):
                campaigns += 1
                retired += verdict.retired
                if verdict.problem is not None:
                    unsound += 1
                    say(f"{verdict.id} (campaign of {verdict.game}, {verdict.phase}): {verdict.problem}")
            say(f"{campaigns - unsound} of {campaigns} campaigns are sound on this build.{_kept(retired)}")
            return broken + unsound

    return asyncio.run(work())


def export(database: str, file: Path, console: Console, say: Say) -> None:
    """Write an archive."""

    async def work() -> None:
        async with reading(database_url(database)) as engine:
            with _progress(console, "writing") as bar:
                task = bar.add_task("", total=await validation.count(engine))
                async for done in archive.export(engine, file):
                    bar.update(task, completed=done.tables)
        held = f"{done.people} people, {done.tables} tables and {done.campaigns} campaigns"
        say(f"{file}: {held}. It holds secrets: keep it to yourself.")

    asyncio.run(work())


def import_archive(database: str, file: Path, console: Console, say: Say) -> int:
    """Read an archive; how many of its games were left out because they do not replay."""

    async def work() -> int:
        done = archive.Count()
        async with opened(database_url(database)) as engine:
            with _progress(console, "reading") as bar:
                task = bar.add_task("", total=None)
                async for done in archive.import_archive(engine, file):
                    bar.update(task, completed=done.tables + done.known)
        for problem in done.problems:
            say(problem)
        new = f"{done.people} people, {done.tables} tables and {done.campaigns} campaigns are new"
        say(f"{new}, {done.known} tables and campaigns were there already.")
        if done.ends_unknown:
            games = f"{done.ends_unknown} games whose rules are no longer played"
            say(
                f"This archive is of an earlier build. Of {games}, it does not say whether they ended, nor how; the "
                "database it was written from does. To keep that, export the database with this build, and import the "
                "new archive into an empty one."
            )
        return len(done.problems)

    return asyncio.run(work())


def _kept(retired: int) -> str:
    """How many of those are there to be looked at only."""
    return f" Of these, {retired} are kept but not playable: their rules are no longer in use." if retired else ""


def _progress(console: Console, what: str) -> Progress:
    return Progress(
        SpinnerColumn(),
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("tables"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
