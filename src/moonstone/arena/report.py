"""A tournament's report: as plain data for programs, as Markdown for people."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from moonstone.arena.balance import balance
from moonstone.arena.ladder import ladder
from moonstone.arena.tournament import GameResult, Tournament
from moonstone.engine import Json
from moonstone.engine.options import spell

Figures: TypeAlias = Mapping[str, Any]
"""A report as plain data, read by name."""

KINDS: Final[Mapping[str, Callable[[Tournament, Sequence[GameResult]], dict[str, Json]]]] = {
    "ladder": ladder,
    "balance": balance,
}


def report(kind: str, tournament: Tournament, games: Sequence[GameResult]) -> dict[str, Json]:
    """All figures, and what they are of. The same games give the same report."""
    game = tournament.load_game()
    return {
        "report": kind,
        "game": game.name,
        "rules": game.rules,
        "edition": game.edition,
        "fingerprint": game.fingerprint,
        "options": dict(game.complete(tournament.options)),
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "command": command(tournament, kind),
        **KINDS[kind](tournament, games),
    }


def command(tournament: Tournament, kind: str = "ladder") -> str:
    """The command that plays it."""
    game = tournament.load_game()
    words = ["moonstone", "arena", game.name, "--bots", ",".join(tournament.bots)]
    words += ["--seats", ",".join(map(str, tournament.seats)), "--games", str(tournament.games)]
    words += ["--seed", str(tournament.seed)]
    if tournament.seconds is not None:
        words += ["--bot-seconds", f"{tournament.seconds:g}"]
    for name, value in game.complete(tournament.options).items():
        if value != next(option.default for option in game.options if option.name == name):
            words += ["--option", f"{name}={spell(value)}"]
    if tournament.edition_data is not None:
        words += ["--edition", f"{game.edition}.toml"]
    if kind != "ladder":
        words += ["--report", kind]
    return shlex.join(words)


def markdown(data: Figures, title: str) -> str:
    """The report as a document."""
    head = [f"# {title}: {data['report']}", "", f"{data['games']} games. Made by:", "", "```", data["command"], "```"]
    body = _ladder(data) if data["report"] == "ladder" else _balance(data)
    return "\n".join([*head, "", *body]).rstrip() + "\n"


def _ladder(data: Figures) -> Iterator[str]:
    yield from ("## Ratings", "", "openskill (Plackett-Luce); everybody begins at 25.", "")
    rows = [[one["bot"], f"{one['mu']:.2f}", f"{one['low']:.2f} to {one['high']:.2f}"] for one in data["ratings"]]
    yield from _table(["bot", "rating", "95 %"], rows)
    for seats, by_bot in data["wins"].items():
        yield from (f"## {seats} seats", "", f"Equals would win {1 / int(seats):.1%} a seat.", "")
        rows = [
            [
                bot,
                str(one["games"]),
                str(one["seats_held"]),
                f"{one['rate']:.1%}",
                f"{one['low']:.1%} to {one['high']:.1%}",
                f"{one['points']:.1f}",
            ]
            for bot, one in sorted(by_bot.items(), key=lambda item: -item[1]["rate"])
        ]
        yield from _table(["bot", "games", "seats", "wins a seat", "95 %", "points"], rows)
    if data["ahead"]:
        yield from ("## Who finishes ahead", "", "Over all numbers of seats; an equal rank counts half.", "")
        rows = [
            [one["bot"], one["other"], f"{one['value']:.1%}", f"{one['low']:.1%} to {one['high']:.1%}"]
            for one in data["ahead"]
        ]
        yield from _table(["bot", "ahead of", "in", "95 %"], rows)
    yield from ("## Failures", "")
    if not data["failures"]:
        yield "None: every bot made all its moves itself."
    for bot, one in data["failures"].items():
        yield f"- {_cell(bot)}: {one['moves']} of {one['decisions']} moves were made for it"
        yield from (f"  - {times} ×: {_cell(reason)}" for reason, times in one["reasons"].items())


def _balance(data: Figures) -> Iterator[str]:
    yield "Those of whom the line is true at least once in a game, beside the others who played the same bot with as"
    yield "many seats. What wins is not always what makes win: who is ahead anyway may do more of everything."
    yield ""
    for section in data["sections"]:
        wins = section["wins"]
        yield from (f"## {_cell(section['bot'])}, {section['seats']} seats", "")
        yield from (f"{wins['tries']} players; {wins['value']:.1%} won.", "")
        for title, lines in section["tables"].items():
            done = [one for one in lines if one["players"]]
            if not done:
                continue
            yield from (f"### By {title}", "")
            rows = [
                [
                    one["label"],
                    str(one["players"]),
                    f"{one['wins']['value']:.1%}",
                    f"{one['wins']['low']:.1%} to {one['wins']['high']:.1%}",
                    f"{one['other_wins']['value']:.1%}",
                    f"{one['difference']['value']:+.1%}",
                    f"{one['difference']['low']:+.1%} to {one['difference']['high']:+.1%}",
                    f"{one['points']:.1f}",
                    f"{one['other_points']:.1f}",
                ]
                for one in done
            ]
            heads = ["", "players", "won", "95 %", "others won", "difference", "95 %", "points", "others"]
            yield from _table(heads, rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "|".join(["---", *["---:"] * (len(heads) - 1)]) + "|"
    for row in rows:
        yield f"| {' | '.join(map(_cell, row))} |"
    yield ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
