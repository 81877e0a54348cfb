"""The players: order now and by gems, gems by kind, hand size, built cards, score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import FAINT, FLAGS, MARKS, NAMES, gem_style
from moonstone.terminal.lines import cut, padded

LEAST_NAME: Final = 6
MOST_NAME: Final = 16
MANY: Final = 10
"""From so many gems of a kind on, numbers need more room."""
BEFORE, AFTER = len("▸1→2  R  "), 11
"""The columns before a name, and those behind the gems: the total, the hand and the points."""


def draw_players(view: CharonView, names: Sequence[str], width: int, tall: bool, speaker: Speaker) -> list[Text]:
    """A line a player in turn order, two when tall: what is built stands on the second.

    The places are the one now and the one the gems would give.
    """
    digits = 3 if any(number >= MANY for player in view["players"] for number in player["gems"].values()) else 2
    name = max(LEAST_NAME, min(MOST_NAME, width - BEFORE - digits * len(KINDS) - AFTER))
    say = speaker.say
    head = Text().append_text(padded(Text(f" {say('terminal-charon-places')}", style=FAINT), BEFORE + name))
    for letter, kind in zip(LETTERS, KINDS, strict=True):
        head.append(" " * (digits - 1)).append(letter, style=gem_style(kind))
    columns = (say(f"terminal-charon-{column}") for column in ("all", "cards", "points"))
    heads = "".join(f"{head[: room - 1]:>{room}}" for head, room in zip(columns, (4, 3, 4), strict=True))
    lines = [head.append(heads, style=FAINT)]
    for seat in view["order"] or range(view["seats"]):
        lines.append(_line(view, seat, names[seat], name, digits))
        if tall:
            lines.append(_built(view, seat, speaker))
    return [cut(line, width) for line in lines]


def _line(view: CharonView, seat: int, name: str, room: int, digits: int) -> Text:
    player = view["players"][seat]
    line = Text().append("▸" if seat in view["turn"] else " ", style="bold")
    line.append(_place(view["order"], seat)).append(f"→{_place(view['next_order'], seat)} ", style=FAINT)
    line.append(f" {MARKS[seat]} ", style=FLAGS[seat]).append(" ")
    line.append_text(padded(Text(name, style=NAMES[seat]), room))
    for kind in KINDS:
        number = player["gems"][kind]
        line.append(f"{number or '·':>{digits}}", style="" if number else FAINT)
    total = sum(player["gems"].values())
    return line.append(f"{total:>4}{player['hand_size']:>3}").append(f"{player['score']:>4}", style="bold")


def _place(order: Sequence[int], seat: int) -> str:
    return str(order.index(seat) + 1) if seat in order else "-"


def _built(view: CharonView, seat: int, speaker: Speaker) -> Text:
    numbers = [str(NUMBER[CARD_OF[card]]) for card in view["players"][seat]["built"]]
    line = Text().append(f"{' ' * BEFORE}{speaker.say('terminal-charon-built')} ", style=FAINT)
    return line.append(" ".join(numbers) or speaker.say("terminal-charon-nothing"), style="bold" if numbers else FAINT)
