"""The end: ranks, scores, what everybody built, and how ties were broken (rule 8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from moonstone.engine import Result
from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import FAINT, FLAGS, MARKS, NAMES
from moonstone.terminal.lines import padded


def draw_ending(view: CharonView, result: Result, names: Sequence[str], speaker: Speaker) -> list[Text]:
    """Who wins, a line a player from first to last, then a sentence a tie."""
    room = max(Text(name).cell_len for name in names) + 2
    lines, say = [], speaker.say
    for seat in sorted(range(view["seats"]), key=lambda seat: (result.ranks[seat], seat)):
        line = Text().append(f"{result.ranks[seat]}.  ", style="bold")
        line.append(f" {MARKS[seat]} ", style=FLAGS[seat]).append(" ")
        line.append_text(padded(Text(names[seat], style=NAMES[seat]), room))
        line.append(f"{say('charon-score', count=result.scores[seat]):>10}   ", style="bold")
        numbers = sorted((NUMBER[CARD_OF[card]] for card in view["players"][seat]["built"]), reverse=True)
        lines.append(
            line.append(
                " ".join(map(str, numbers)) or say("terminal-charon-nothing-built"), style="" if numbers else FAINT
            )
        )
    winners = tuple(names[seat] for seat in result.winners)
    wins = say("prompt-over", names=winners, count=len(winners))
    ties = [
        say("terminal-charon-tie", names=tuple(names[seat] for seat in tie.seats), by=tie.by or "none")
        for tie in result.ties
    ]
    return [Text(wins, style="bold"), Text(), *lines, *map(Text, ties)]
