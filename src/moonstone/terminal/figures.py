"""A simulation's figures as tables a person can read."""

from __future__ import annotations

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from moonstone.engine import AnyGame, Json


def show(report: Mapping[str, Json], game: AnyGame, console: Console) -> None:
    """Print a report of `moonstone.arena.sim`."""
    decisions = _object(report["decisions_a_game"])
    console.print(
        f"[bold]{game.title}[/], {report['games']} games, seed {report['seed']}: "
        f"{report['games_per_second']} games/s, {report['decisions_per_second']} decisions/s, "
        f"{decisions['mean']} decisions a game ({decisions['least']} to {decisions['most']})"
    )
    tables = [
        _spreads("by rank", "rank", _object(report["scores_by_rank"])),
        _spreads("by seat", "seat", _object(report["scores_by_seat"]), game.seat_names),
        _spreads("by bot", "bot", _object(report["scores_by_bot"])),
    ]
    players, played = report["player_games"], report["games"]
    assert isinstance(players, int)
    assert isinstance(played, int)
    tables += [_counts(title, _object(counts), played, players) for title, counts in _object(report["counts"]).items()]
    console.print(Columns(tables, padding=(1, 3)))
    for bot, reasons in _object(report["failures"]).items():
        console.print(f"Moves made for {bot}, which failed:", style="bold", markup=False)
        for reason, times in _object(reasons).items():
            console.print(f"  {times} ×  {reason}", markup=False)


def _spreads(title: str, head: str, rows: Mapping[str, Json], names: tuple[str, ...] = ()) -> Table:
    table = Table(title=f"Scores {title}", title_justify="left", box=None, pad_edge=False)
    table.add_column(head)
    for column in ("mean", "least", "most"):
        table.add_column(column, justify="right")
    with_wins = any("wins" in _object(row) for row in rows.values())
    if with_wins:
        table.add_column("wins", justify="right")
    for label, row in rows.items():
        figures = _object(row)
        cells = [names[int(label)] if names else label, *(str(figures[name]) for name in ("mean", "least", "most"))]
        if with_wins:
            wins = figures["wins"]
            assert isinstance(wins, float | int)
            cells.append(f"{wins:.1%}")
        table.add_row(*cells)
    return table


def _counts(title: str, counts: Mapping[str, Json], games: int, players: int) -> Table:
    table = Table(title=title.capitalize(), title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    table.add_column("times", justify="right")
    table.add_column("a game", justify="right")
    table.add_column("a player", justify="right")
    numbers = {label: number for label, number in counts.items() if isinstance(number, int)}
    share = max(numbers.values(), default=0) <= players
    for label, number in numbers.items():
        each = number / players
        table.add_row(label, str(number), f"{number / games:.2f}", f"{each:.1%}" if share else f"{each:.2f}")
    return table


def _object(data: Json) -> dict[str, Json]:
    assert isinstance(data, dict)
    return data
