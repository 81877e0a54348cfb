"""Colours and signs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

STYLES: Final = {
    "purple": "bold magenta",
    "green": "bold green",
    "yellow": "bold yellow",
    "black": "bold grey62",
    "blue": "bold blue",
    "red": "bold red",
}
"""By charter."""
FAINT: Final = "grey62"


def mark_of(charter: str) -> Text:
    """The sign of a charter: its first letter, K for black."""
    return Text("K" if charter == "black" else charter[0].upper(), style=STYLES[charter])
