"""The command as a process of its own, without waiting for imports: forked from one that has made them all."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from subprocess import CompletedProcess, TimeoutExpired
from tempfile import TemporaryDirectory

PATIENCE = 120
TESTS = Path(__file__).parent

_processes = get_context("forkserver")
_processes.set_forkserver_preload(["moonstone.cli", "moonstone.server.serve", "moonstone.server.admin"])


class Forked:
    """A `moonstone` with a session of its own, to be waited for and signalled like a `subprocess.Popen`."""

    def __init__(
        self, arguments: Sequence[str], environment: dict[str, str], cwd: Path, streams: Sequence[Path]
    ) -> None:
        work = (tuple(arguments), environment, cwd, tuple(streams))
        self._process = _processes.Process(target=_moonstone, args=work)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, once it has ended."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired("moonstone", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def command(
    *arguments: str, cwd: Path | None = None, stdin: str = "", environment: dict[str, str] | None = None
) -> CompletedProcess[str]:
    """Run `moonstone` as a person would: its own process, files for its input and output, an exit code."""
    with TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_text(stdin)
        surroundings = {"COLUMNS": "120", "LINES": "40", "TERM": "dumb", "LANGUAGE": "en", **(environment or {})}
        process = Forked(arguments, surroundings, cwd or Path.cwd(), streams)
        try:
            code = process.wait(PATIENCE)
        except TimeoutExpired:
            os.kill(process.pid, 9)
            raise
        out, err = (stream.read_text() for stream in streams[1:])
    return CompletedProcess(["moonstone", *arguments], code, out, err)


def _moonstone(arguments: tuple[str, ...], environment: dict[str, str], cwd: Path, streams: tuple[Path, ...]) -> None:
    """What the process does: everything as if Python had just been started, but for what it has imported."""
    os.setsid()
    os.chdir(cwd)
    os.environ.update(environment)
    ways = [way for way in os.environ.get("PYTHONPATH", "").split(os.pathsep) if way]
    sys.path[:] = [*ways, *(way for way in sys.path if not Path(way).absolute().is_relative_to(TESTS))]
    for number, stream in enumerate(streams):
        handle = os.open(stream, os.O_WRONLY | os.O_CREAT | os.O_APPEND if number else os.O_RDONLY)
        os.dup2(handle, number)
        os.close(handle)
    for handle in range(3, 256):
        with suppress(OSError):
            os.set_inheritable(handle, False)  # what it starts must not hold what is the forking process's own
    sys.stdin = open(0, closefd=False)  # noqa: SIM115  multiprocessing has closed it; it stays open
    sys.argv = ["moonstone", *arguments]
    from moonstone.cli import main

    main()
