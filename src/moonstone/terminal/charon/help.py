"""Help: how moves are typed, what the signs mean, and the rules."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from moonstone.games.charon import Charon
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.client.move_text import USAGE
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import KINDS
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import FAINT, flag, gem

MOVES_AT: Final = {
    "swap": ("swap", "done"),
    "offer": ("offer",),
    "stake": ("stake",),
    "intelligence": ("relocate", "pass"),
    "engineering": ("take", "pass"),
    "synchrotron": ("synchrotron", "pass"),
    "build": ("build", "trade", "synchrotron", "end"),
    "keep": ("keep",),
}
EXAMPLES: Final = ("stake", "relocate", "trade", "synchrotron", "build", "keep")


def draw_help(view: CharonView, speaker: Speaker, rules: list[Text]) -> RenderableType:
    """Typing first, then signs, areas and rules."""
    return Group(
        *_typing(view, speaker), Text(), *_signs(view, speaker), Text(), *_areas(view, speaker), Text(), *rules
    )


def _title(text: str) -> Text:
    return Text(text, style="bold")


def _typing(view: CharonView, speaker: Speaker) -> list[RenderableType]:
    say, now = speaker.say, view["step"] in MOVES_AT
    verbs = MOVES_AT.get(view["step"], EXAMPLES)
    lines: list[RenderableType] = [_title(say("terminal-charon-moves", now="yes" if now else "no"))]
    for verb in verbs:
        lines.append(_paragraph(USAGE[verb], say(f"terminal-charon-example-{verb}") if verb in EXAMPLES else ""))
    return [*lines, Padding(Text(say("terminal-charon-shortened"), style=FAINT), (0, 0, 0, 2))]


def _signs(view: CharonView, speaker: Speaker) -> list[RenderableType]:
    say, gems, flags = speaker.say, Text("  "), Text("  ")
    for kind in KINDS:
        gems.append_text(gem(kind)).append(f" {say(f'gem-{kind}')}   ")
    for seat in range(view["seats"]):
        name = Charon.seat_names[seat].replace(" ", "-")
        flags.append_text(flag(seat)).append(f" {say(f'seat-{name}')}   ")
    return [
        _title(say("terminal-charon-signs")),
        gems,
        flags,
        _paragraph("R2", say("terminal-charon-sign-leads")),
        _paragraph("=2", say("terminal-charon-sign-tied")),
        _paragraph("b y g", say("terminal-charon-sign-gems")),
    ]


def _areas(view: CharonView, speaker: Speaker) -> list[RenderableType]:
    say = speaker.say
    gives, turning = (str(view["options"].get(option)) for option in ("warehouse_gives", "synchrotron"))
    lines: list[RenderableType] = [_title(say("charon-areas"))]
    for name in AREAS:
        does = say(f"area-{name}-does", gives=gives)
        when = say(f"area-{name}-when", synchrotron=turning)
        lines.append(_paragraph(name, f"{say(f'area-{name}')}. {when}: {does}"))
    return lines


def _paragraph(head: str, text: str) -> Padding:
    return Padding(Text().append(f"{head}  ", style="bold").append(text), (0, 0, 0, 2))
