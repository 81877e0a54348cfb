"""What a game's table in the terminal is: how the game is drawn and what is asked, in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from moonstone.engine import AnyGame, Json, Move, Refused

View: TypeAlias = Mapping[str, Json]
"""What a seat, or a spectator, may know: `State.view`."""
Seen: TypeAlias = Mapping[str, Json]
"""An event as somebody sees it: `Event.seen_by`."""
Suggestion: TypeAlias = tuple[Move, str]
"""A legal move, and words that say what it does."""

_SEAT_STYLES: Final = ("bold red", "bold cyan", "bold green", "bold yellow", "bold magenta", "bold blue")


class Table(ABC):
    """Draws one game. It is registered under the entry point group `moonstone.terminal` by the game's name.

    A table sees views, never a state: what it draws for a seat holds nothing the seat may not know.
    """

    pages: Mapping[str, str] = {}
    """Further screens a player may ask for by name, and what each shows."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def draw(
        self,
        view: View,
        names: Sequence[str],
        width: int,
        height: int | None = None,
        news: Sequence[Seen] = (),
    ) -> RenderableType:
        """The game as the viewer sees it, no line wider than `width`.

        With a height, the most that fits into so many lines, what matters now first. What happened since the viewer's
        last decision, `news`, may be marked.
        """

    @abstractmethod
    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked of whom, in one line."""

    @abstractmethod
    def suggestions(self, view: View, moves: Sequence[Move]) -> list[Suggestion]:
        """The short list that is numbered, out of all legal moves."""

    @abstractmethod
    def help(self, view: View) -> RenderableType:
        """The rules in short, and how moves are typed."""

    def preview(self, view: View, text: str) -> list[str]:
        """What the move or the place that is typed so would change, in sentences; Refused if it cannot be told."""
        raise Refused("no-preview", f"{self.game.title} has no preview; `why MOVE` tells whether a move is legal.")

    def meant(self, view: View, moves: Sequence[Move], move: Move) -> Move:
        """The legal move that is meant by one typed too short; the move itself if it is meant as it is."""
        return move

    def recap(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What happened in short, a sentence a line."""
        return [self.game.say(event, names) for event in events]

    def page(self, name: str, view: View, names: Sequence[str], width: int) -> RenderableType:
        """One of `pages`."""
        raise KeyError(name)

    def board(self) -> RenderableType:
        """What is printed, without a game on it."""
        return Text(f"{self.game.title}, edition “{self.game.edition}”: there is nothing to draw.")

    def mark(self, seat: int) -> Text:
        """A short sign for a seat, the same everywhere on the screen."""
        return Text(str(seat + 1), style=self.seat_style(seat))

    def seat_style(self, seat: int) -> str:
        """The style a seat's name is written in."""
        return _SEAT_STYLES[seat % len(_SEAT_STYLES)]

    def ending(self, view: View, names: Sequence[str]) -> RenderableType:
        """The ranking of a game that is over, and how ties were broken."""
        result = view.get("result")
        assert isinstance(result, dict)
        ranks, scores = result["ranks"], result["scores"]
        assert isinstance(ranks, list)
        assert isinstance(scores, list)
        return ranking(self, ranks, scores, names)


def ranking(table: Table, ranks: Sequence[Json], scores: Sequence[Json], names: Sequence[str]) -> Grid:
    """The players from first to last, with their scores."""
    grid = Grid.grid(padding=(0, 2))
    by_rank = sorted(range(len(names)), key=lambda seat: (int(str(ranks[seat])), seat))
    for seat in by_rank:
        name = Text(names[seat], style=table.seat_style(seat))
        grid.add_row(Text(f"{ranks[seat]}."), table.mark(seat), name, Text(f"{scores[seat]} points"))
    return grid
