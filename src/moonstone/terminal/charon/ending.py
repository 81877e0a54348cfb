"""The end: ranks, scores, what everybody built, and how ties were broken (rule 8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from moonstone.engine import Result, Tie
from moonstone.games.charon.cards import CARD_OF, NUMBER
from moonstone.games.charon.client.shapes import CharonView
from moonstone.terminal.charon.colours import FAINT, FLAGS, MARKS, NAMES
from moonstone.terminal.lines import padded


def draw_ending(view: CharonView, result: Result, names: Sequence[str]) -> list[Text]:
    """Who wins, a line a player from first to last, then a sentence a tie."""
    room = max(Text(name).cell_len for name in names) + 2
    lines = []
    for seat in sorted(range(view["seats"]), key=lambda seat: (result.ranks[seat], seat)):
        line = Text().append(f"{result.ranks[seat]}.  ", style="bold")
        line.append(f" {MARKS[seat]} ", style=FLAGS[seat]).append(" ")
        line.append_text(padded(Text(names[seat], style=NAMES[seat]), room))
        line.append(f"{result.scores[seat]:>3} points   ", style="bold")
        numbers = sorted((NUMBER[CARD_OF[card]] for card in view["players"][seat]["built"]), reverse=True)
        lines.append(line.append(" ".join(map(str, numbers)) or "nothing built", style="" if numbers else FAINT))
    winners = [names[seat] for seat in result.winners]
    wins = f"{winners[0]} wins." if len(winners) == 1 else f"{' and '.join(winners)} share the victory."
    return [Text(wins, style="bold"), Text(), *lines, *(_tie(tie, names) for tie in result.ties)]


def _tie(tie: Tie, names: Sequence[str]) -> Text:
    players = " and ".join(names[seat] for seat in tie.seats)
    if tie.by is None:
        return Text(f"{players} are tied to the last card.")
    return Text(f"{players} are tied on points: the highest card that differs decides.")
