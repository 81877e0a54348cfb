"""Hints and analyses as a person reads them: a table of moves, a curve a player, the decisions that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from moonstone.bots.analysis import JudgedMove
from moonstone.bots.search import MoveEvaluation
from moonstone.engine import Match
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.screen import printable

BARS: Final = "▁▂▃▄▅▆▇█"
WORST: Final = 10
"""How many decisions are listed."""
TELLING: Final = 0.005
"""A cost that is worth a line; less is noise."""


def show_hint(evaluations: Sequence[MoveEvaluation], name: str, console: Console, speaker: Speaker) -> None:
    """The moves that the search visited most."""
    console.print(Text(speaker.say("terminal-hint", name=printable(name) or "?"), style="bold"))
    table = Table(box=None, pad_edge=False)
    for column in ("move", "chance", "visits"):
        justify: JustifyMethod = "left" if column == "move" else "right"
        table.add_column(speaker.say(f"terminal-column-{column}"), justify=justify)
    for one in evaluations:
        table.add_row(str(one.move), speaker.percent(one.win_probability), str(one.visits))
    console.print(table)


def show_analysis(match: Match, judged: Sequence[JudgedMove], console: Console, speaker: Speaker) -> None:
    """Chances along the game, what each player's decisions cost, and the ones that cost most."""
    names = [printable(player.name) or "?" for player in match.players]
    _show_curves(match, judged, names, console, speaker)
    worst = sorted((entry for entry in judged if entry.cost >= TELLING), key=lambda entry: -entry.cost)[:WORST]
    table = Table(title="\n" + speaker.say("terminal-cost-most"), title_justify="left", box=None, pad_edge=False)
    for column in ("entry", "player", "played", "better", "cost"):
        justify: JustifyMethod = "right" if column in ("entry", "cost") else "left"
        table.add_column(speaker.say(f"terminal-column-{column}"), justify=justify)
    for entry in worst:
        cells = (
            str(entry.position),
            names[entry.seat],
            str(entry.move),
            str(entry.best),
            speaker.percent(entry.cost, 1),
        )
        table.add_row(*map(Text, cells))
    console.print(table if worst else "\n" + speaker.say("terminal-no-cost"))


def _show_curves(
    match: Match, judged: Sequence[JudgedMove], names: Sequence[str], console: Console, speaker: Speaker
) -> None:
    """A line for each player: bars from no chance at all to certain victory, from the first decision to the last."""
    table = Table(title=speaker.say("terminal-chances"), title_justify="left", box=None, pad_edge=False)
    table.add_column(speaker.say("terminal-column-player"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for column in ("end", "total-cost"):
        table.add_column(speaker.say(f"terminal-column-{column}"), justify="right", no_wrap=True)
    width = max(10, console.width - max(map(len, names), default=0) - 32)
    for seat, name in enumerate(names):
        curve = squeezed([entry.win_probabilities[seat] for entry in judged], width)
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in curve)
        own = [entry.cost for entry in judged if entry.seat == seat]
        result = match.state.result
        end = "" if result is None else speaker.say("terminal-points", count=result.scores[seat])
        table.add_row(Text(name), bars, end, speaker.percent(sum(own), 1))
    console.print(table)


def squeezed(numbers: Sequence[float], width: int) -> list[float]:
    """The numbers, or as many averages of neighbours as there is room for."""
    if len(numbers) <= width:
        return list(numbers)
    edges = [place * len(numbers) // width for place in range(width + 1)]
    return [sum(numbers[a:b]) / (b - a) for a, b in pairwise(edges)]
