"""The screen: drawn whole, in one go, with the line that is typed on always in the same place.

Where there is no terminal, in a pipe or a test, the same things are printed one after the other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.text import Text

from moonstone.i18n.speaker import Speaker
from moonstone.terminal.lines import heading

with suppress(ImportError):  # it is what gives input() its line editing and history, where there is one
    import readline  # noqa: F401  # importing it is all it takes

ReadLine: TypeAlias = Callable[[str], str]
"""Shows a prompt and returns what is typed; raises EOFError at the end of the input."""
Row: TypeAlias = list[Segment]

QUIT: Final = ("quit", "exit", "q")
BELOW: Final = 2
"""The lines kept free for what is typed, so that nothing moves when Enter is pressed."""
LEAST_WIDTH: Final = 40
MOST_TYPED: Final = 500


class Left(Exception):  # noqa: N818  it is no error
    """Somebody has left: by `quit`, by the end of the input, or by an interrupt."""


def typed(prompt: str) -> str:
    """What is typed at the keyboard, or the next line of a pipe."""
    return input(prompt)


def printable(text: str) -> str:
    """A text from outside without anything that would move the cursor, and without spaces around it."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


class Screen:
    """Where a game is shown and moves are typed."""

    def __init__(self, console: Console, read_line: ReadLine = typed) -> None:
        self.console = console
        self._read_line = read_line
        self.live = console.is_terminal and (read_line is not typed or sys.stdin.isatty())
        """Whether there is a screen to draw on and somebody to look at it."""

    @property
    def width(self) -> int:
        """The columns of a line now."""
        return max(LEAST_WIDTH, self.console.width)

    @property
    def height(self) -> int | None:
        """The lines there are for what is shown; None for as many as one likes."""
        return max(1, self.console.height - BELOW) if self.live else None

    @contextmanager
    def open(self) -> Iterator[None]:
        """Take over the whole terminal, and give it back as it was."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def rows(self, renderable: RenderableType) -> list[Row]:
        """What is to be shown, line by line, none wider than the screen."""
        return self.console.render_lines(renderable, self.console.options.update_width(self.width), pad=False)

    def show(self, rows: Sequence[Row]) -> None:
        """Draw a whole screen: what is below its last line is cut off."""
        if not self.live:
            self.put(rows)
            return
        assert self.height is not None
        shown = list(rows[: self.height])
        with self.console:
            self.console.control(Control.home(), Control.clear())
            self.put([*shown, *[[] for _ in range(self.height - len(shown))]])

    def put(self, rows: Sequence[Row]) -> None:
        """Write lines below what is there."""
        segments = [segment for row in rows for segment in (*row, Segment.line())]
        self.console.print(Segments(segments), end="", crop=False, soft_wrap=True)

    def print(self, *renderables: RenderableType) -> None:
        """Print below what is there."""
        self.put(self.rows(Group(*renderables)))

    def busy(self, text: str) -> None:
        """Say on the last line what is being waited for."""
        if self.live:
            self.console.print(Text(text, style="dim"), end="\r", no_wrap=True, crop=True)

    def read(self, prompt: str) -> str:
        """What is typed next, without spaces around it and signs that print nothing. Raises Left if somebody leaves."""
        try:
            line = self._read_line(prompt if self.live else "")
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}"
        text = printable(line[:MOST_TYPED])
        if not self.live:
            self.console.print(Text(f"{prompt}{text}"), soft_wrap=True)
        if text.lower() in QUIT:
            raise Left
        return text

    def pages(self, title: str, renderable: RenderableType, say: Speaker) -> None:
        """Show something long, a screenful at a time."""
        rows = self.rows(renderable)
        head = self.rows(heading(title, self.width))
        if self.height is None:
            self.put([*head, *rows])
            return
        room = max(1, self.height - len(head))
        for start in range(0, max(1, len(rows)), room):
            self.show([*head, *rows[start : start + room]])
            left = len(rows) - start - room
            if left <= 0:
                self.read(say.say("terminal-page-end") + " ")
            elif self.read(say.say("terminal-page-more", count=left) + " ").lower().startswith("b"):
                return
