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
from moonstone.games.charon.rules.versions import NEWEST, Rules
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


def draw_help(view: CharonView, rules: Rules, speaker: Speaker, book: list[Text]) -> RenderableType:
    """Typing first, then signs, areas and the rules as the book has them, and before these what has changed in them."""
    parts = (
        _typing(view, rules, speaker),
        _signs(view, speaker),
        _areas(view, rules, speaker),
        _earlier(rules, speaker),
    )
    return Group(*(line for part in parts if part for line in (*part, Text())), *book)


def _title(text: str) -> Text:
    return Text(text, style="bold")


def _typing(view: CharonView, rules: Rules, speaker: Speaker) -> list[RenderableType]:
    say, now = speaker.say, view["step"] in MOVES_AT
    clear, fewer = str(view["options"]["keep_clear"]), "no" if rules.keeps_all_it_may else "yes"
    verbs = MOVES_AT.get(view["step"], EXAMPLES)
    lines: list[RenderableType] = [_title(say("terminal-charon-moves", now="yes" if now else "no"))]
    for verb in verbs:
        usage = "keep GEMS" if verb == "keep" and rules.keeps_all_it_may else USAGE[verb]
        example = say(f"terminal-charon-example-{verb}", clear=clear, fewer=fewer) if verb in EXAMPLES else ""
        lines.append(_paragraph(usage, example))
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


def _areas(view: CharonView, rules: Rules, speaker: Speaker) -> list[RenderableType]:
    say = speaker.say
    gives, turning = (str(view["options"].get(option)) for option in ("warehouse_gives", "synchrotron"))
    lines: list[RenderableType] = [_title(say("charon-areas"))]
    for name in AREAS:
        does = say(f"area-{name}-does", gives=gives, rules=rules.version)
        when = say(f"area-{name}-when", synchrotron=turning)
        lines.append(_paragraph(name, f"{say(f'area-{name}')}. {when}: {does}"))
    return lines


def _earlier(rules: Rules, speaker: Speaker) -> list[RenderableType]:
    """What the rules have otherwise that a game began with; nothing in a game of the newest version."""
    if rules.version == NEWEST:
        return []
    return [Text(speaker.say("terminal-charon-earlier-rules", rules=rules.version), style="bold")]


def _paragraph(head: str, text: str) -> Padding:
    return Padding(Text().append(f"{head}  ", style="bold").append(text), (0, 0, 0, 2))
