"""Hints and analyses as a person reads them: a table of moves, a curve a player, the decisions that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from moonstone.bots.analysis import Judged
from moonstone.bots.search import Thought
from moonstone.engine import Match
from moonstone.terminal.screen import printable

BARS: Final = "▁▂▃▄▅▆▇█"
WORST: Final = 10
"""How many decisions are listed."""
TELLING: Final = 0.005
"""A cost that is worth a line; less is noise."""


def show_hint(thoughts: Sequence[Thought], name: str, console: Console) -> None:
    """The moves that were looked at most."""
    console.print(Text(f"What looks best for {printable(name) or '?'}", style="bold"))
    table = Table(box=None, pad_edge=False)
    for column in ("move", "chance", "looks"):
        table.add_column(column, justify="left" if column == "move" else "right")
    for thought in thoughts:
        table.add_row(str(thought.move), f"{thought.chance:.0%}", str(thought.looks))
    console.print(table)


def show_analysis(match: Match, judged: Sequence[Judged], console: Console) -> None:
    """Chances along the game, what each player's decisions cost, and the ones that cost most."""
    names = [printable(player.name) or "?" for player in match.players]
    _show_curves(match, judged, names, console)
    worst = sorted((entry for entry in judged if entry.cost >= TELLING), key=lambda entry: -entry.cost)[:WORST]
    table = Table(title="\nWhat cost most", title_justify="left", box=None, pad_edge=False)
    for column in ("entry", "player", "played", "better", "cost"):
        table.add_column(column, justify="right" if column in ("entry", "cost") else "left")
    for entry in worst:
        cells = (str(entry.position), names[entry.seat], str(entry.move), str(entry.best), f"{entry.cost:.1%}")
        table.add_row(*map(Text, cells))
    console.print(table if worst else "\nNo decision cost anything worth telling.")


def _show_curves(match: Match, judged: Sequence[Judged], names: Sequence[str], console: Console) -> None:
    """A line for each player: bars from no chance at all to certain victory, from the first decision to the last."""
    table = Table(title="Chance of victory along the game", title_justify="left", box=None, pad_edge=False)
    for column in ("player", "", "at the end", "cost in all"):
        table.add_column(column, justify="left" if column in ("player", "") else "right", no_wrap=True)
    width = max(10, console.width - max(map(len, names), default=0) - 32)
    for seat, name in enumerate(names):
        curve = squeezed([entry.chances[seat] for entry in judged], width)
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in curve)
        own = [entry.cost for entry in judged if entry.seat == seat]
        result = match.state.result
        end = "" if result is None else f"{result.scores[seat]} points"
        table.add_row(Text(name), bars, end, f"{sum(own):.1%}")
    console.print(table)


def squeezed(numbers: Sequence[float], width: int) -> list[float]:
    """The numbers, or as many averages of neighbours as there is room for."""
    if len(numbers) <= width:
        return list(numbers)
    edges = [place * len(numbers) // width for place in range(width + 1)]
    return [sum(numbers[a:b]) / (b - a) for a, b in pairwise(edges)]
