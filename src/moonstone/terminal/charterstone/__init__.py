"""Charterstone on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from moonstone.engine import AnyGame, Move, Refused
from moonstone.games.charterstone import Charterstone
from moonstone.terminal.charterstone.book import draw_chronicle, draw_help
from moonstone.terminal.charterstone.prompts import describe, prompt
from moonstone.terminal.charterstone.recap import recap
from moonstone.terminal.charterstone.styles import STYLES
from moonstone.terminal.charterstone.village import Scene
from moonstone.terminal.renderer import Seen, Suggestion, TableRenderer, View


class CharterstoneRenderer(TableRenderer):
    """Draws Charterstone for 80 columns and more."""

    pages: Mapping[str, str] = {
        "village": "every building in the village, what it costs and gives",
        "players": "the players, their cards and their chests",
        "cards": "the face-up cards, the deck and the discard pile",
        "tracks": "objectives, quota, reputation and progress",
        "chronicle": "the rules and the stories you have unlocked",
    }

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        assert isinstance(game, Charterstone)
        self.charterstone = game

    def scene(self, view: View, names: Sequence[str]) -> Scene:
        """What is drawn from a view."""
        return Scene(self.charterstone, dict(view), names, self)

    def draw(
        self,
        view: View,
        names: Sequence[str],
        width: int,
        height: int | None = None,
        news: Sequence[Seen] = (),
    ) -> RenderableType:
        """Players, buildings, cards, tracks; what does not fit is on the pages."""
        scene = self.scene(view, names)
        parts = [
            scene.head(width),
            *scene.players(width),
            *scene.buildings(width),
            *scene.mat(width),
            *scene.tracks(width),
        ]
        return Group(*parts)

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked of whom."""
        return prompt(self.charterstone, view, names)

    def suggestions(self, view: View, moves: Sequence[Move]) -> list[Suggestion]:
        """All moves, in words."""
        return [(move, describe(self.charterstone, view, move)) for move in moves]

    def help(self, view: View) -> RenderableType:
        """The rules in short."""
        return draw_help()

    def preview(self, view: View, text: str) -> list[str]:
        """What a building costs and gives, and who stands there."""
        name = text.removeprefix("place ").strip()
        building = next(
            (part for part in self.charterstone.content.buildings if name in (part.name, part.title.lower())), None
        )
        if building is None or building.name not in self.scene(view, ()).standing():
            raise Refused("no-preview", f"No building {name!r} stands in the village; `village` lists them.")
        return self.scene(view, ()).about(building)

    def recap(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What happened in short."""
        return recap(self.charterstone, events, names)

    def page(self, name: str, view: View, names: Sequence[str], width: int) -> RenderableType:
        """One part of the table in full."""
        scene = self.scene(view, names)
        parts = {
            "village": lambda: scene.village(width),
            "players": lambda: scene.chests(width),
            "cards": lambda: scene.cards(width),
            "tracks": lambda: scene.tracks(width),
            "chronicle": lambda: draw_chronicle(self.charterstone, view, width),
        }
        return Group(*parts[name]())

    def board(self) -> RenderableType:
        """The buildings as they are printed."""
        return Text(
            f"{len(self.charterstone.content.buildings)} buildings, {len(self.charterstone.content.crates)} crates."
        )

    def mark(self, seat: int) -> Text:
        """The first letter of a charter, K for black."""
        name = self.game.seat_names[seat]
        return Text("K" if name == "black" else name[0].upper(), style=STYLES[name])

    def seat_style(self, seat: int) -> str:
        """The colour of a charter."""
        return STYLES[self.game.seat_names[seat]]
