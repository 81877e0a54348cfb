"""What the commands share: arguments that mean the same everywhere, and the files they name."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from moonstone.engine import AnyGame, Json, Record, Refused, editions_of, load
from moonstone.engine.options import parse
from moonstone.i18n import LANGUAGES, preferred_language

DATABASE_VARIABLE = "MOONSTONE_DATABASE"

Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE_VARIABLE,
        metavar="ADDRESS",
        help="A file, or postgresql://… Default: a file in your data folder.",
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `moonstone games` lists them.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play with a board and cards of your own (TOML).")
]
PresetName = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="Set the options to match a rulebook, e.g. fr, it, hu, de."),
]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Set a table option; can be repeated.")
]
BotSeconds = Annotated[
    float | None,
    typer.Option(
        min=0.01,
        metavar="SECONDS",
        help="Time limit for each decision of a bot. Default: 5 for a command, none for other bots.",
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="TAG",
        help=f"Language of the output: {', '.join(LANGUAGES)}. Default: from your environment (LANG).",
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record saved by play or sim.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the output as JSON.")]


def game_of(name: str, edition: Path | None) -> AnyGame:
    """The game, with the edition of a file if there is one."""
    if edition is None:
        return load(name)
    return load(name, editions_of(load(name)).read(read(edition)))


def language_of(tag: str | None) -> str:
    """The language that was asked for, else that of the environment."""
    if tag is None:
        return preferred_language(os.environ)
    if tag not in LANGUAGES:
        raise Refused("unknown-language", f"There is no language {tag!r}; choose one of {', '.join(LANGUAGES)}.")
    return tag


def options_of(game: AnyGame, preset: str | None, texts: list[str] | None) -> dict[str, Json]:
    """The preset's options, overruled by those given one by one."""
    chosen: dict[str, Json] = dict(game.preset(preset)) if preset is not None else {}
    for text in texts or []:
        name, _, value = text.partition("=")
        chosen[name] = parse(game.options, name, value)
    return chosen


def listed(names: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def numbers(text: str) -> tuple[int, ...]:
    """The numbers in a list with commas."""
    try:
        return tuple(int(word) for word in listed(text))
    except ValueError:
        raise Refused("bad-number", f"{text!r} is not a list of numbers, as in 2,3,4.") from None


def read(path: Path) -> str:
    """A file's text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("not-text", f"{path} is not a text file.") from None
    except OSError as error:
        raise Refused("unreadable", f"{path} cannot be read: {error.strerror}.") from None


def read_record(path: Path) -> Record:
    """A file's record."""
    try:
        return Record.loads(read(path))
    except Refused as refused:
        raise Refused(
            refused.code, f"{path}: {refused.text}" if str(path) not in refused.text else refused.text
        ) from None


@contextmanager
def progress(title: str, of: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on the terminal's error output, nothing where that is not a terminal; and what to call after every step."""
    bar = Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(of),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda: bar.advance(task)
