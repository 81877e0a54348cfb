"""A program of somebody else's that answers questions: JSON lines in, JSON lines out, and never waited for too long."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final, NoReturn

from moonstone.engine import Json, Refused

VERSION: Final = 1
"""The version of the protocol, said by both sides in their first line."""
START_SECONDS: Final = 20.0
"""How long a program may take from its start to its first line."""
LAST_SECONDS: Final = 2.0
"""How long the end of a program is waited for, once it has nothing more to say."""
LONGEST_LINE: Final = 1 << 20
LAST_WORDS: Final = 300
"""How much of what a program said on its error output goes into a report."""


class Program:
    """One command, started when it is first asked and again when it had to be stopped.

    Three threads carry its input, output and error output, so that a program that neither reads nor writes, or does
    nothing else, holds up nobody for longer than it was given.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self.words = split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._said: Queue[bytes] = Queue()
        self._told: Queue[bytes] = Queue()
        self._last: deque[bytes] = deque(maxlen=20)
        self._threads: list[Thread] = []
        self._asked = 0
        self._game: Json = None

    def ask(self, game: dict[str, Json], question: dict[str, Json], seconds: float) -> dict[str, Json]:
        """The answer to a question about a game; Refused, and the program stopped, if it gives none in time.

        The game is told to a program once, before the first question about it.
        """
        try:
            if self._process is None:
                self._start()
            if game != self._game:
                self._tell({"type": "game", **game})
                self._game = game
            self._asked += 1
            self._tell({"type": "decide", "id": self._asked, "seconds": seconds, **question})
            answer = self._hear(seconds)
            if answer.get("id") != self._asked:
                self._fail(f"answered question {answer.get('id')!r} when question {self._asked} was asked")
        except BaseException:
            self.stop()
            raise
        return answer

    def stop(self) -> None:
        """End the process and all it has started, whatever they are doing."""
        process, self._process, self._game = self._process, None, None
        if process is None:
            return
        if os.name == "posix":
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            except PermissionError:
                process.kill()
        else:
            process.kill()
        process.wait()
        self._told.put(b"")
        self._let_go()

    def _let_go(self) -> None:
        """Let the threads end: one may wait to say what nobody wants to hear any more."""
        end = monotonic() + LAST_SECONDS
        while any(thread.is_alive() for thread in self._threads) and monotonic() < end:
            with suppress(Empty):
                self._said.get(timeout=0.01)

    def _start(self) -> None:
        try:
            process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            self._fail(f"cannot be started: {error.strerror}")
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._asked = 0
        self._said, self._told, self._last = Queue(16), Queue(), deque(maxlen=20)
        self._threads = [
            Thread(target=_carry_in, args=(self._told, process.stdin), daemon=True),
            Thread(target=_carry_out, args=(process.stdout, self._said), daemon=True),
            Thread(target=_listen, args=(process.stderr, self._last), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._tell({"type": "hello", "moonstone": VERSION})
        hello = self._hear(START_SECONDS)
        if hello.get("type") != "hello" or hello.get("moonstone") != VERSION:
            self._fail(f"did not answer the hello of version {VERSION} with one of its own")

    def _tell(self, line: dict[str, Json]) -> None:
        self._told.put(json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def _hear(self, seconds: float) -> dict[str, Json]:
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            self._fail(f"gave no answer within {seconds:g} seconds")
        if not line:
            self._fail_ended()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            self._fail(f"wrote a line that is no JSON object: {_quoted(line)}")
        return answer

    def _fail_ended(self) -> NoReturn:
        assert self._process is not None
        try:
            code = self._process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            self._fail("closed its output")
        self._threads[-1].join(LAST_SECONDS)
        last = _quoted(b"".join(self._last).strip()[-LAST_WORDS:])
        self._fail(f"ended with exit code {code}" + (f"; its last words: {last}" if self._last else ""))

    def _fail(self, what: str) -> NoReturn:
        raise Refused("bot-failed", f"The bot `{self.command}` {what}.")


def split(command: str) -> list[str]:
    """A command's words, as a shell reads them, the program found; Refused if there is none."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or not command.isprintable():
        raise Refused("bad-command", f"{command!r} is not a command: write cmd:./mybot, for instance.", command=command)
    program = shutil.which(words[0])
    if program is None:
        raise Refused("no-such-program", f"There is no program {words[0]!r} that can be run.", command=command)
    return [program, *words[1:]]


def _carry_in(told: Queue[bytes], stdin: IO[bytes]) -> None:
    """Write lines until an empty one, or until nobody reads."""
    try:
        while line := told.get():
            stdin.write(line)
            stdin.flush()
        stdin.close()
    except OSError:  # the program is gone; waiting for its answer will tell
        pass


def _carry_out(stdout: IO[bytes], said: Queue[bytes]) -> None:
    """Read lines to the end. A line without end is cut, and so is no JSON."""
    with stdout:
        while line := stdout.readline(LONGEST_LINE):
            said.put(line)
    said.put(b"")


def _listen(stderr: IO[bytes], last: deque[bytes]) -> None:
    """Keep the last lines."""
    with stderr:
        while line := stderr.readline(LAST_WORDS):
            last.append(line)


def _quoted(line: bytes) -> str:
    text = line[:LAST_WORDS].decode(errors="replace")
    return "“" + "".join(sign if sign.isprintable() else " " for sign in text).strip() + "”"
