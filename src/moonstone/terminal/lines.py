"""Screens are made of lines of known width: frames, columns side by side, text cut to fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

EDGE: Final = "#6c6c6c"
FRAME: Final = 4
"""The columns a frame takes from a line."""


def cut(line: Text, width: int) -> Text:
    """The line, no wider than that; an ellipsis where something is missing."""
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def padded(line: Text, width: int) -> Text:
    """The line, exactly that wide; its style does not reach into what is added."""
    exact = Text().append_text(cut(line, width))
    return exact.append(" " * (width - exact.cell_len))


def heading(title: str, width: int) -> Text:
    """A title on a line across."""
    line = Text().append("── ", style=EDGE).append(title, style="bold").append(" ")
    line = cut(line, width)
    return line.append("─" * (width - line.cell_len), style=EDGE)


def framed(title: str, lines: Sequence[Text], width: int) -> list[Text]:
    """The lines in a frame that is `width` columns wide, with a title in its upper edge."""
    inner = width - FRAME
    top = Text().append("╭─ ", style=EDGE).append_text(cut(Text(title, style="bold"), inner)).append(" ", style=EDGE)
    top.append("─" * (width - top.cell_len - 1) + "╮", style=EDGE)
    body = [Text().append("│ ", style=EDGE).append_text(padded(line, inner)).append(" │", style=EDGE) for line in lines]
    return [top, *body, Text("╰" + "─" * (width - 2) + "╯", style=EDGE)]


def beside(left: Sequence[Text], right: Sequence[Text], left_width: int, gap: int = 1) -> list[Text]:
    """Two columns: the left one exactly that wide, the right one as it is."""
    rows = []
    for index in range(max(len(left), len(right))):
        row = Text().append_text(padded(left[index], left_width) if index < len(left) else Text(" " * left_width))
        if index < len(right):
            row.append(" " * gap).append_text(right[index])
        rows.append(row)
    return rows


def wrapped(text: str | Text, width: int, indent: int = 0) -> list[Text]:
    """A sentence over as many lines as it needs, the later ones indented. Spaces before it stay."""
    line = Text(text) if isinstance(text, str) else text
    before = len(line.plain) - len(line.plain.lstrip(" "))
    first, *rest = _words(line[before:], width - before, width - indent)
    return [Text(" " * before).append_text(first), *(Text(" " * indent).append_text(more) for more in rest)]


def _words(line: Text, first: int, later: int) -> Iterable[Text]:
    """Split at spaces; a word too long for a line is cut."""
    lines: list[Text] = []
    room = first
    current = Text()
    for word in line.split(" "):
        part = cut(word, later)
        if current.cell_len and current.cell_len + 1 + part.cell_len > room:
            lines.append(current)
            current, room = Text(), later
        if current.cell_len:
            current.append(" ")
        current.append_text(part)
    return [*lines, current]
