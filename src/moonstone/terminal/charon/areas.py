"""The five action areas: the flags on each, whether it is live, what it does and when."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from moonstone.games.charon.areas import AREAS
from moonstone.terminal.charon.colours import FAINT, flag
from moonstone.terminal.charon.seen import AreaSeen, CharonView

WHEN: Final = ("after staking", "after claiming", "after claiming", "when building", "when building")
WHAT: Final = (
    "move one flag",
    "gain a clear gem",
    "take a pile/row card",
    "recolour gems once",
    "trade 2:1, keep 6",
)
LIVE, BLOCKED, EMPTY = "●", "✕", "○"


def draw_areas(view: CharonView, width: int, tall: bool) -> list[Text]:
    """A line an area, two when tall: when it happens and what it does stand on the second."""
    lines = []
    for area, name in enumerate(AREAS):
        line = _state(view, view["areas"][name], name)
        if not tall:
            line.append(f"  {WHEN[area]}", style=FAINT)
        lines.append(line)
        if tall:
            lines.append(Text(f"  {WHEN[area]}: {WHAT[area]}", style=FAINT))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _state(view: CharonView, area: AreaSeen, name: str) -> Text:
    live, number = area["live"], len(area["flags"])
    sign, style = (LIVE, "bold green") if live else (BLOCKED, "bold red") if number else (EMPTY, FAINT)
    line = Text().append(f"{sign} ", style=style).append(f"{name:<13}", style="bold")
    for seat in range(view["seats"]):
        line.append_text(flag(seat) if seat in area["flags"] else Text("·", style=FAINT))
    if area["holders"]:
        return line.append(" held")
    word = "live" if live else "blocked" if number else "empty"
    return line.append(f" {word:<7}", style=style)
