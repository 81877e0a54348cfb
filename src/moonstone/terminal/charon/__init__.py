"""Charon, Inc. on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from moonstone.engine import AnyGame, Move, Result
from moonstone.games.charon import Charon
from moonstone.games.charon.moves import Build
from moonstone.terminal.charon.cards import draw_costs, draw_known
from moonstone.terminal.charon.colours import FAINT, FLAGS, MARKS, NAMES
from moonstone.terminal.charon.ending import draw_ending
from moonstone.terminal.charon.help import draw_help
from moonstone.terminal.charon.layout import Scene, arrange
from moonstone.terminal.charon.preview import preview
from moonstone.terminal.charon.prompts import prompt
from moonstone.terminal.charon.recap import recap
from moonstone.terminal.charon.seen import seen
from moonstone.terminal.charon.suggestions import suggest
from moonstone.terminal.charon.zones import draw_printed
from moonstone.terminal.lines import heading
from moonstone.terminal.renderer import Seen, Suggestion, TableRenderer, View

BOARD_WIDTH = 78


class CharonRenderer(TableRenderer):
    """Draws Charon, Inc. for 80 columns and more; narrower screens get what fits."""

    pages: Mapping[str, str] = {
        "moon": "the whole moon",
        "players": "the players and what they built",
        "areas": "the action areas",
        "cards": "the row, your hand and every card you can place",
        "stock": "supply, bag, deck and pile",
        "costs": "what all cards cost",
    }

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.charon = _charon(game)

    def draw(
        self,
        view: View,
        names: Sequence[str],
        width: int,
        height: int | None = None,
        news: Sequence[Seen] = (),
    ) -> RenderableType:
        """Moon, action areas, players, cards and stock; flags that are news are marked."""
        spots = (event.get("spot") if event["event"] == "staked" else event.get("to") for event in news)
        fresh = {spot for spot in spots if isinstance(spot, str)}
        return Group(*arrange(Scene(self.charon, seen(view), names, fresh), width, height))

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked of whom."""
        return prompt(seen(view), names)

    def suggestions(self, view: View, moves: Sequence[Move]) -> list[Suggestion]:
        """Cards that can be built, flags that win gems, and so on."""
        return suggest(self.charon, seen(view), moves)

    def help(self, view: View) -> RenderableType:
        """Moves, signs, areas, rules."""
        return draw_help(seen(view))

    def preview(self, view: View, text: str) -> list[str]:
        """The zones a flag would change."""
        return preview(self.charon, seen(view), text)

    def meant(self, view: View, moves: Sequence[Move], move: Move) -> Move:
        """A card that cannot be paid without clear gems is paid with as few as will do."""
        if isinstance(move, Build) and not move.clear and move not in moves:
            ways = [way for way in moves if isinstance(way, Build) and way.card == move.card]
            return min(ways, key=lambda way: len(way.clear), default=move)
        return move

    def recap(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What happened in short."""
        return recap(events, names)

    def page(self, name: str, view: View, names: Sequence[str], width: int) -> RenderableType:
        """One part of the table in full."""
        scene, known = Scene(self.charon, seen(view), names), seen(view)
        parts = {
            "moon": lambda: scene.moon(width, True),
            "players": lambda: scene.players(width, True),
            "areas": lambda: scene.areas(width, True),
            "cards": lambda: [
                *scene.cards(width),
                heading("What you know", width),
                *draw_known(self.charon.sheet, known, names, width),
            ],
            "stock": lambda: scene.stock(width),
            "costs": lambda: draw_costs(self.charon.sheet, known),
        }
        return Group(*parts[name]())

    def board(self) -> RenderableType:
        """The moon as it is printed."""
        return board_of(self.game)

    def mark(self, seat: int) -> Text:
        """The letter of a seat's colour, as on its flags."""
        return Text(f" {MARKS[seat]} ", style=FLAGS[seat])

    def seat_style(self, seat: int) -> str:
        """The colour of a seat."""
        return NAMES[seat]

    def ending(self, view: View, result: Result, names: Sequence[str]) -> RenderableType:
        """Ranks, scores, cards, ties."""
        return Group(*draw_ending(seen(view), result, names))


def board_of(game: AnyGame) -> RenderableType:
    """The board of an edition, as it is printed, with no game on it."""
    charon = _charon(game)
    legend = Text("○ a pit   d4 a spot   3+ 4+ 5+ only with so many players", style=FAINT)
    return Group(*draw_printed(charon.board, BOARD_WIDTH), legend)


def _charon(game: object) -> Charon:
    if not isinstance(game, Charon):
        raise TypeError(f"{game!r} is not Charon, Inc.")
    return game
