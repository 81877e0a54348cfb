"""Charon, Inc. on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from moonstone.engine import AnyGame, Move, Result
from moonstone.games.charon import Charon
from moonstone.games.charon.moves import Build
from moonstone.games.charon.rules.versions import VERSIONS
from moonstone.i18n.speaker import Speaker
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

    pages = ("moon", "players", "areas", "cards", "stock", "costs")

    def __init__(self, game: AnyGame, speaker: Speaker) -> None:
        super().__init__(game, speaker)
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
        return Group(*arrange(Scene(self.charon, seen(view), names, self.speaker, fresh), width, height))

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked of whom."""
        return prompt(seen(view), names, VERSIONS[self.charon.rules], self.speaker)

    def suggestions(self, view: View, moves: Sequence[Move]) -> list[Suggestion]:
        """Cards that can be built, flags that win gems, and so on."""
        return suggest(self.charon, seen(view), moves, self.speaker)

    def help(self, view: View) -> RenderableType:
        """Moves, signs, areas, rules."""
        return draw_help(seen(view), VERSIONS[self.charon.rules], self.speaker, self.rules())

    def preview(self, view: View, text: str) -> list[str]:
        """The zones a flag would change."""
        return preview(self.charon, seen(view), text, self.speaker)

    def meant(self, view: View, moves: Sequence[Move], move: Move) -> Move:
        """A card that cannot be paid without clear gems is paid with as few as will do."""
        if isinstance(move, Build) and not move.clear and move not in moves:
            ways = [way for way in moves if isinstance(way, Build) and way.card == move.card]
            return min(ways, key=lambda way: len(way.clear), default=move)
        return move

    def recap(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What happened in short."""
        return recap(events, names, self.speaker)

    def page(self, name: str, view: View, names: Sequence[str], width: int) -> RenderableType:
        """One part of the table in full."""
        scene, known = Scene(self.charon, seen(view), names, self.speaker), seen(view)
        parts = {
            "moon": lambda: scene.moon(width, True),
            "players": lambda: scene.players(width, True),
            "areas": lambda: scene.areas(width, True),
            "cards": lambda: [
                *scene.cards(width),
                heading(self.speaker.say("terminal-charon-known-cards"), width),
                *draw_known(self.charon.sheet, known, names, width, self.speaker),
            ],
            "stock": lambda: scene.stock(width),
            "costs": lambda: draw_costs(self.charon.sheet, known, self.speaker),
        }
        return Group(*parts[name]())

    def board(self) -> RenderableType:
        """The moon as it is printed."""
        legend = Text(self.speaker.say("terminal-charon-board-legend"), style=FAINT)
        return Group(*draw_printed(self.charon.board, BOARD_WIDTH), legend)

    def mark(self, seat: int) -> Text:
        """The letter of a seat's colour, as on its flags."""
        return Text(f" {MARKS[seat]} ", style=FLAGS[seat])

    def seat_style(self, seat: int) -> str:
        """The colour of a seat."""
        return NAMES[seat]

    def ending(self, view: View, result: Result, names: Sequence[str]) -> RenderableType:
        """Ranks, scores, cards, ties."""
        return Group(*draw_ending(seen(view), result, names, self.speaker))


def _charon(game: object) -> Charon:
    if not isinstance(game, Charon):
        raise TypeError(f"{game!r} is not Charon, Inc.")
    return game
