"""Helpers of the terminal tests: matches to play, and typists who type at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

import moonstone
from moonstone import Match, Player
from moonstone.engine import AnyGame
from moonstone.terminal import play

NAMES = ("Ada", "Boris", "Chris", "Dee", "Em")

ReadLine = Callable[[str], str]


def start(
    seats: int, people: Sequence[int] = (0,), *, bot: str = "random", seed: int | str = 1, game: AnyGame | None = None
) -> Match:
    """A new match of Charon, or of another game, with people on some seats and bots on the others."""
    players = [Player(NAMES[seat], None if seat in people else bot) for seat in range(seats)]
    return Match.start(game or moonstone.load("charon"), players, secret=moonstone.secret_from_seed(seed))


def paper(width: int = 80) -> Console:
    """A console that is no terminal."""
    return Console(file=StringIO(), width=width, highlight=False)


def terminal(width: int, height: int) -> Console:
    """A console that takes itself for a terminal of that size."""
    return Console(
        file=StringIO(), width=width, height=height, force_terminal=True, color_system="truecolor", highlight=False
    )


def text_of(console: Console) -> str:
    """Everything printed so far."""
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def printed_since(console: Console) -> str:
    """What was printed since this was asked last."""
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    console.file.seek(0)
    console.file.truncate()
    return text


def script(*lines: str) -> ReadLine:
    """Types these lines, and then the end of the input."""
    left = iter(lines)

    def ask(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return ask


def by_text(match: Match, rng: Random) -> ReadLine:
    """Types any legal move of the seat that is asked."""
    return lambda prompt: str(rng.choice(match.state.moves(match.turn[0])))


def by_number(match: Match, rng: Random) -> ReadLine:
    """Types a small number."""
    return lambda prompt: str(rng.randint(1, 3))


def in_turn(*asks: ReadLine) -> ReadLine:
    """Each of several typists types one line, over and over."""
    count = 0

    def ask(prompt: str) -> str:
        nonlocal count
        count += 1
        return asks[count % len(asks)](prompt)

    return ask


def run(
    match: Match,
    ask: ReadLine,
    save_to: Path,
    people: Iterable[int] = (0,),
    console: Console | None = None,
    language: str = "en",
) -> str:
    """Play, and return what was printed."""
    console = console or paper()
    play.run(match, tuple(people), console=console, save_to=save_to, rng=Random(1), read_line=ask, language=language)
    return text_of(console)


def play_on(match: Match, moves: int, rng: Random) -> None:
    """Let anybody make that many moves, or fewer if the match ends."""
    for _ in range(moves):
        if match.turn:
            seat = match.turn[0]
            match.play(seat, rng.choice(match.state.moves(seat)))


def until(match: Match, step: str, rng: Random, seat: int = 0) -> None:
    """Play on until the seat is asked at that step of Charon."""
    while match.turn and not (seat in match.turn and match.state.view(seat)["step"] == step):
        play_on(match, 1, rng)
    assert match.turn, f"this match has no {step} for seat {seat}"
