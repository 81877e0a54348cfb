"""Saving a match, all or nothing, and how to go on with it."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from tempfile import NamedTemporaryFile

from moonstone.engine import Match, Record, Refused


def save(match: Match, path: Path) -> None:
    """Write the match with its secret, so that it can go on. The file is whole at every instant; Refused if it cannot
    be written.
    """
    text = Record.of(match, with_secret=True).dumps()
    temporary: str | None = None
    try:
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as file:
            temporary = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise Refused("unwritable", f"{path} cannot be written: {error.strerror}.") from None


def resume_command(path: Path) -> str:
    """What to type to go on with a saved match."""
    return f"moonstone play --resume {shlex.quote(str(path))}"
