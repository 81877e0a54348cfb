"""The commands for looking after a server: validate, backup, restore, administrators, export, import."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from sqlalchemy.ext.asyncio import AsyncEngine

from moonstone.engine import Refused
from moonstone.server import archive
from moonstone.server import validate as validation
from moonstone.server.moderation import administration
from moonstone.server.settings import database_url
from moonstone.server.storage import backup as backups
from moonstone.server.storage.database import in_use, opened
from moonstone.server.storage.files import PART
from moonstone.server.storage.reading import reading

Say = Callable[[str], None]
T = TypeVar("T")


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


def backup(database: str, folder: Path, keep: int, console: Console, say: Say) -> Path:
    """Write a backup into a folder, and of those there keep the newest ones, or all for 0."""
    with _alone_in(folder):
        path = folder / backups.new_name()
        if path.exists():
            raise Refused("just-made", f"{path} was made this very second.")
        with _steps(console) as progress:
            made = asyncio.run(backups.write(database_url(database), path, progress))
        say(f"{path}: {_held(made)}, {_size(path)}. It holds secrets: keep it to yourself.")
        old = backups.backups_in(folder)[: -keep if keep else 0]
        for one in old:
            one.unlink()
        if old:
            say(f"Removed {len(old)} older backup{'s' if len(old) > 1 else ''}; the newest {keep} are kept.")
    return path


def restore(database: str, file: Path, console: Console, say: Say) -> None:
    """Put everything of a backup into an empty database."""
    with _steps(console) as progress:
        held = asyncio.run(backups.restore(database_url(database), file, progress))
    made = datetime.fromtimestamp(held.at / 1000, UTC)
    say(f"Restored {_held(held)}, as they were on {made:%Y-%m-%d at %H:%M:%S} UTC.")
    say("Run `moonstone validate` on it, and start the server: every game goes on from there.")


def new_administrator_link(database: str) -> str:
    """The word of a link that makes somebody an administrator."""
    return _changed(database, administration.new_link)


def administrators(database: str) -> list[tuple[str, str]]:
    """The id and name of every administrator."""
    return _changed(database, administration.administrators)


def remove_administrator(database: str, person: str) -> None:
    """Take an administrator's rights away; Refused if the person has none."""
    if not _changed(database, lambda engine: administration.remove(engine, person)):
        raise Refused("no-such-person", f"No administrator has the id {person!r}; see `moonstone admin list`.")


def _changed(database: str, change: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """The result of a small change to a database that a server may be using."""

    async def work() -> T:
        url = database_url(database)
        async with in_use(url) as engine:
            return await change(engine)

    return asyncio.run(work())


def _held(one: backups.Backup) -> str:
    return f"{one.rows['people']} people, {one.rows['tables']} tables and {one.rows['campaigns']} campaigns"


def _size(path: Path) -> str:
    size = path.stat().st_size
    return f"{size / 1e6:.1f} MB" if size >= 100_000 else f"{size / 1000:.1f} kB"


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Make the folder if it is missing, keep other backups out, and remove what a killed one left there."""
    lock = FileLock(folder / ".moonstone.lock", mode=0o600)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock.acquire(blocking=False)
    except Timeout:
        raise Refused("backup-running", f"Another backup is being written to {folder}.") from None
    except OSError as error:
        raise Refused("unwritable", f"Nothing can be written to {folder}: {error.strerror}.") from None
    try:
        for one in folder.iterdir():
            if one.name.endswith(PART) and backups.NAME.fullmatch(one.name.removesuffix(PART)):
                one.unlink()
            elif one.name.startswith(backups.COPY) and one.is_dir():
                shutil.rmtree(one, ignore_errors=True)
        yield
    finally:
        lock.release()


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


@contextmanager
def _steps(console: Console) -> Iterator[backups.Progress]:
    """What a long command reports its steps to, so that a bar shows them."""
    with _progress(console, "{task.description}", "") as bar:
        task = bar.add_task("preparing", total=None)

        def progress(step: str, done: int, total: int) -> None:
            bar.update(task, description=step, completed=done, total=total)

        yield progress


def _progress(console: Console, what: str, of: str = "tables") -> Progress:
    return Progress(
        SpinnerColumn(),
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(of),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
