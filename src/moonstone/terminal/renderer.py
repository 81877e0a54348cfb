"""What draws a game's table in the terminal: the game on the screen, and what is asked, in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonstone.engine import AnyGame, Json, Move, Refusal, Refused, Result, client_of
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.language import explain

View: TypeAlias = Mapping[str, Json]
"""What a seat, or a spectator, may know: `State.view`."""
Seen: TypeAlias = Mapping[str, Json]
"""An event as somebody sees it: `Event.seen_by`."""
Suggestion: TypeAlias = tuple[Move, str]
"""A legal move, and words that say what it does."""

_SEAT_STYLES: Final = ("bold red", "bold cyan", "bold green", "bold yellow", "bold magenta", "bold blue")


class TableRenderer(ABC):
    """Draws one game. It is registered under the entry point group `moonstone.terminal` by the game's name.

    A renderer sees views, never a state: what it draws for a seat holds nothing the seat may not know. Whatever it
    says, it says through its speaker, in the language of the person at the screen.
    """

    pages: Sequence[str] = ()
    """Further screens a player may ask for by name. `terminal-GAME-page-NAME` says what each shows."""

    def __init__(self, game: AnyGame, speaker: Speaker) -> None:
        self.game, self.speaker = game, speaker

    def look_at(self, view: View, names: Sequence[str]) -> None:
        """Take in what a view shows, before events are said that led to it: how things are called may be new in it."""
        return

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
        """The rules, and how moves are typed."""

    def preview(self, view: View, text: str) -> list[str]:
        """What the move or the place that is typed so would change, in sentences; Refused if it cannot be told."""
        sentence = f"{self.game.title} has no preview; `why MOVE` tells whether a move is legal."
        raise Refused("no-preview", sentence, game=self.game.title)

    def meant(self, view: View, moves: Sequence[Move], move: Move) -> Move:
        """The legal move that is meant by one typed too short; the move itself if it is meant as it is."""
        return move

    def event(self, event: Seen, names: Sequence[str]) -> str:
        """One event as a sentence."""
        return self.speaker.phrase(client_of(self.game).describe_event(event, names))

    def recap(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What happened in short, a sentence a line."""
        return [self.event(event, names) for event in events]

    def epilogue(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What of a game's events everybody should have heard when it is over, a sentence a line."""
        return []

    def explain(self, refusal: Refusal) -> str:
        """Why something was refused."""
        return explain(self.speaker, refusal)

    def page_title(self, name: str) -> str:
        """What one of `pages` shows, in a few words."""
        return self.speaker.say(f"terminal-{self.game.name}-page-{name}")

    def page(self, name: str, view: View, names: Sequence[str], width: int) -> RenderableType:
        """One of `pages`."""
        raise KeyError(name)

    def board(self) -> RenderableType:
        """What is printed, without a game on it."""
        return Text(self.speaker.say("terminal-no-board", game=self.game.title, edition=self.game.edition))

    def unnamed(self, role: str) -> list[tuple[str, str]]:
        """What waits for a name that the player of a role may give: its key, and what it is, in words."""
        return []

    def campaign(self, width: int) -> list[Text]:
        """What a campaign has become with its games so far."""
        return []

    @property
    def is_told(self) -> bool:
        """Whether the campaign has come to its end; what is played then is played after it."""
        return False

    def mark(self, seat: int) -> Text:
        """A short sign for a seat, the same everywhere on the screen."""
        return Text(str(seat + 1), style=self.seat_style(seat))

    def seat_style(self, seat: int) -> str:
        """The style a seat's name is written in."""
        return _SEAT_STYLES[seat % len(_SEAT_STYLES)]

    def rules(self) -> list[Text]:
        """The rules as the page prints them: the game's messages `rules-SECTION`."""
        say, lines = self.speaker.say, list[Text]()
        for name in self.speaker.messages:
            if name.startswith("rules-"):
                section = not name.rpartition("-")[2].isdigit()
                lines += [Text(), Text(say(f"{name}.title"), style="bold")] if section else [Text(say(name))]
        return lines[1:]

    def ending(self, view: View, result: Result, names: Sequence[str]) -> RenderableType:
        """The players of a game that is over, from first to last with their scores, and how ties were broken."""
        grid, say = Table.grid(padding=(0, 2)), self.speaker.say
        for seat in sorted(range(len(names)), key=lambda seat: (result.ranks[seat], seat)):
            name = Text(names[seat], style=self.seat_style(seat))
            points = say("terminal-points", count=result.scores[seat])
            grid.add_row(f"{result.ranks[seat]}.", self.mark(seat), name, points)
        ties = [
            say("terminal-tie", names=tuple(names[seat] for seat in tie.seats), by=tie.by or "none")
            for tie in result.ties
        ]
        return Group(grid, *map(Text, ties))
