"""The command as a process of its own, without waiting for imports: forked from one that has made them all."""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

PATIENCE = 120

_processes = get_context("forkserver")
_processes.set_forkserver_preload(["moonstone.cli", "moonstone.server.app", "moonstone.server.keeping"])


def command(
    *arguments: str, cwd: Path | None = None, stdin: str = "", environment: dict[str, str] | None = None
) -> CompletedProcess[str]:
    """Run `moonstone` as a person would: its own process, files for its input and output, an exit code."""
    with TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_text(stdin)
        process = _processes.Process(target=_moonstone, args=(arguments, cwd or Path.cwd(), streams, environment or {}))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"moonstone {' '.join(arguments)} does not end")
        out, err = (stream.read_text() for stream in streams[1:])
    return CompletedProcess(["moonstone", *arguments], process.exitcode, out, err)


def _moonstone(arguments: tuple[str, ...], cwd: Path, streams: list[Path], environment: dict[str, str]) -> None:
    """What the process does."""
    os.chdir(cwd)
    os.environ.update({"COLUMNS": "120", "LINES": "40", "TERM": "dumb", **environment})
    for number, (stream, mode) in enumerate(zip(streams, "rww", strict=True)):
        handle = os.open(stream, os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(handle, number)
        os.close(handle)
    sys.stdin = open(0, closefd=False)  # multiprocessing has closed it  # noqa: SIM115
    sys.argv = ["moonstone", *arguments]
    from moonstone.cli import main

    main()
