"""A simulation's figures as tables a person can read."""

from __future__ import annotations

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from moonstone.engine import AnyGame, Json

BY_WINNERS, WORTH = " by winners", " worth"


def show(report: Mapping[str, Json], game: AnyGame, console: Console) -> None:
    """Print a report of `moonstone.arena.sim`."""
    _head(report, game, console)
    tables = [
        _spreads("by rank", "rank", _object(report["scores_by_rank"])),
        _spreads("by seat", "seat", _object(report["scores_by_seat"]), game.seat_names),
        _spreads("by bot", "bot", _object(report["scores_by_bot"])),
    ]
    counts = _object(report["counts"])
    plain = {title: table for title, table in counts.items() if not _balanced(title, counts)}
    console.print(Columns([*tables, *_all_counts(plain, report)], padding=(1, 3)))
    _by_game(report, console)
    for bot, reasons in _object(report["failures"]).items():
        console.print(f"Moves made for {bot}, which failed:", style="bold", markup=False)
        for reason, times in _object(reasons).items():
            console.print(f"  {times} ×  {reason}", markup=False)


def show_balance(report: Mapping[str, Json], game: AnyGame, console: Console) -> None:
    """Print a report of `moonstone.arena.uses`."""
    _head(report, game, console)
    tables = [_balance(title, _object(rows)) for title, rows in _object(report["balance"]).items()]
    console.print(Columns([*tables, *_all_counts(_object(report["counts"]), report)], padding=(1, 3)))
    _by_game(report, console)


def _by_game(report: Mapping[str, Json], console: Console) -> None:
    """Of campaigns: a table for everything that is counted, a row for each game."""
    if "by_game" not in report:
        return
    many = report["campaigns"]
    console.print(f"[bold]{many} campaign{'' if many == 1 else 's'}, game by game[/]")
    games = {number: _object(figures) for number, figures in _object(report["by_game"]).items()}
    tables = [
        *(_numbers(name, rows) for name, rows in _collected(games, "numbers").items()),
        *(_ways(name, rows) for name, rows in _collected(games, "outcomes").items()),
        *(_roles(name, rows) for name, rows in _collected(games, "by_role").items()),
    ]
    console.print(Columns(tables, padding=(1, 3)))


def _collected(games: Mapping[str, Mapping[str, Json]], part: str) -> dict[str, dict[str, dict[str, Json]]]:
    """By what is counted, the figures of each game in which it is."""
    found: dict[str, dict[str, dict[str, Json]]] = {}
    for number, figures in games.items():
        for name, of_game in _object(figures[part]).items():
            found.setdefault(name, {})[number] = _object(of_game)
    return found


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title[:1].upper() + title[1:], title_justify="left", box=None, pad_edge=False)
    table.add_column("game")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _numbers(title: str, games: Mapping[str, Mapping[str, Json]]) -> Table:
    table = _table(title, "mean", "least", "most")
    for number, figures in games.items():
        table.add_row(number, *(f"{figures[name]:g}" for name in ("mean", "least", "most")))
    return table


def _ways(title: str, games: Mapping[str, Mapping[str, Json]]) -> Table:
    """How often something went each way, with the interval."""
    table = _table(title, "", "share", "95 %")
    for number, ways in games.items():
        for way, share in ways.items():
            value, low, high = (_object(share)[name] for name in ("value", "low", "high"))
            table.add_row(number, way, f"{value:.0%}", f"{low:.0%}–{high:.0%}")
            number = ""
    return table


def _roles(title: str, games: Mapping[str, Mapping[str, Json]]) -> Table:
    """The mean of each role."""
    roles = list(dict.fromkeys(role for figures in games.values() for role in figures))
    table = _table(title, *roles)
    for number, figures in games.items():
        means = [_object(figures[role])["mean"] if role in figures else "" for role in roles]
        table.add_row(number, *map(str, means))
    return table


def _head(report: Mapping[str, Json], game: AnyGame, console: Console) -> None:
    decisions = _object(report["decisions_a_game"])
    console.print(
        f"[bold]{game.title}[/], {report['games']} games, seed {report['seed']}: "
        f"{report['games_per_second']} games/s, {report['decisions_per_second']} decisions/s, "
        f"{decisions['mean']} decisions a game ({decisions['least']} to {decisions['most']})"
    )


def _balanced(title: str, counts: Mapping[str, Json]) -> bool:
    """Whether a table belongs to the balance report."""
    return any(
        title.removesuffix(end) + BY_WINNERS in counts and title.removesuffix(end) + WORTH in counts
        for end in ("", BY_WINNERS, WORTH)
    )


def _all_counts(counts: Mapping[str, Json], report: Mapping[str, Json]) -> list[Table]:
    players, played = report["player_games"], report["games"]
    assert isinstance(players, int)
    assert isinstance(played, int)
    return [_counts(title, _object(table), played, players) for title, table in counts.items()]


def _balance(title: str, rows: Mapping[str, Json]) -> Table:
    table = Table(title=title.capitalize(), title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for column in ("uses", "wins", "points", "of mean"):
        table.add_column(column, justify="right")
    for label, row in rows.items():
        figures = _object(row)
        wins = figures.get("wins")
        cells = [str(figures["uses"]), f"{wins:.0%}" if isinstance(wins, float | int) else ""]
        table.add_row(label, *cells, str(figures.get("points", "")), str(figures.get("of_mean", "")))
    return table


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
