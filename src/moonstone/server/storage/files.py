"""Files that hold what a server keeps: each is there whole or not at all, and only its owner can read it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from moonstone.engine import Refused

PART = ".part"
"""What the name of a file that is being written ends in."""


@contextmanager
def whole_file(path: Path, check: Callable[[Path], object] = lambda _: None) -> Iterator[IO[bytes]]:
    """A new file in place of any that is there, once all of it is on the disk and has been checked; none if it could
    not be finished.
    """
    part = path.with_name(path.name + PART)
    try:
        part.unlink(missing_ok=True)  # what a killed process left, or what somebody else put there to read along
        handle = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        check(part)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise Refused("unwritable", f"{path} cannot be written: {error.strerror or error}.") from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _keep_name(path.parent)


def _keep_name(folder: Path) -> None:
    """Put a folder's list of names on the disk, where the system lets one ask for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
