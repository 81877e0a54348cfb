"""The five action areas: the flags on each, whether it is live, what it does and when."""

from __future__ import annotations

from rich.text import Text

from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.client.shapes import CharonArea, CharonView
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import FAINT, flag
from moonstone.terminal.lines import cut

LIVE, BLOCKED, EMPTY = "●", "✕", "○"


def draw_areas(view: CharonView, width: int, tall: bool, speaker: Speaker) -> list[Text]:
    """A line an area, two when tall: when it happens and what it does stand on the second, or behind if it fits."""
    lines = []
    for name in AREAS:
        area = view["areas"][name]
        line = _state(view, area, name, speaker)
        early = view["options"].get("synchrotron") == "before_building" and len(area["flags"]) > 1
        when = speaker.say(f"terminal-charon-when-{name}", early="yes" if early else "no")
        happens = f"{when}: {speaker.say(f'terminal-charon-does-{name}')}"
        if tall:
            lines += [line, Text(f"  {happens}", style=FAINT)]
            continue
        for words in (happens, when):
            if line.cell_len + len(words) < width:
                line.append(f" {words}", style=FAINT)
                break
        lines.append(line)
    return [cut(line, width) for line in lines]


def _state(view: CharonView, area: CharonArea, name: str, speaker: Speaker) -> Text:
    live, number = area["live"], len(area["flags"])
    sign, style = (LIVE, "bold green") if live else (BLOCKED, "bold red") if number else (EMPTY, FAINT)
    line = Text().append(f"{sign} ", style=style).append(f"{name:<13}", style="bold")
    for seat in range(view["seats"]):
        line.append_text(flag(seat) if seat in area["flags"] else Text("·", style=FAINT))
    state = "held" if area["holders"] else "live" if live else "blocked" if number else "empty"
    return line.append(f" {speaker.say(f'terminal-charon-area-{state}'):<8}", style=style)
