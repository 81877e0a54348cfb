"""Charterstone on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from moonstone.engine import AnyGame, Move, Refusal, Refused, Result
from moonstone.engine.phrase import Word
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.client import shapes
from moonstone.games.charterstone.client.phrases import Titles
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charterstone.book import draw_chronicle
from moonstone.terminal.charterstone.campaign import Overview, unnamed
from moonstone.terminal.charterstone.prompts import Moves, prompt
from moonstone.terminal.charterstone.recap import recap
from moonstone.terminal.charterstone.seen import seen
from moonstone.terminal.charterstone.story import TOLD, draw_last_scoring, rules_of
from moonstone.terminal.charterstone.styles import STYLES, mark_of
from moonstone.terminal.charterstone.village import Scene
from moonstone.terminal.language import explain
from moonstone.terminal.renderer import Seen, Suggestion, TableRenderer, View

PAPER: Final = 80
"""The columns of a table at the end of a game."""


class CharterstoneRenderer(TableRenderer):
    """Draws Charterstone for 80 columns and more."""

    pages = ("village", "players", "cards", "tracks", "story", "chronicle")

    def __init__(self, game: AnyGame, speaker: Speaker) -> None:
        super().__init__(game, speaker)
        assert isinstance(game, Charterstone)
        self.charterstone = game
        self._titles = Titles(game.content, game.village.names)
        self._names: Sequence[str] = game.seat_names
        self._charters: Sequence[str] = game.seat_names
        speaker.words = game.client.words(speaker.language)

    def _learn(self, view: View, names: Sequence[str] | None = None) -> shapes.View:
        """Take in what a view unlocks, how things are called in it, and who plays."""
        known = seen(view)
        self.speaker.words = self.charterstone.client.words(self.speaker.language, view)
        self._titles = self._titles.called(known["names"])
        self._names = self._names if names is None else names
        self._charters = [player["charter"] for player in known["players"]]
        return known

    def look_at(self, view: View, names: Sequence[str]) -> None:
        """Crates may have been opened, and names given."""
        self._learn(view, names)

    def scene(self, view: View, names: Sequence[str] | None = None) -> Scene:
        """What is drawn from a view."""
        return Scene(self.charterstone, self._learn(view, names), self._names, self._titles, self.speaker)

    def draw(
        self,
        view: View,
        names: Sequence[str],
        width: int,
        height: int | None = None,
        news: Sequence[Seen] = (),
    ) -> RenderableType:
        """The story, players, buildings, cards, tracks; what does not fit is on the pages."""
        return Group(*self.scene(view, names).draw(width, height))

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked of whom."""
        self._learn(view, names)
        name, asked = prompt(self._titles, view, names)
        said = " ".join(map(self.speaker.phrase, asked))
        return said if name is None else f"{name}: {said}"

    def explain(self, refusal: Refusal) -> str:
        """Why something was refused; a rule of this game is said in full (B2.3)."""
        args = {"what": "none", **refusal.args}
        if refusal.code == "no-plot" and "plot" in args:
            return self.speaker.say("terminal-charterstone-cannot-lay")
        if "rule" in args:
            args["rule"] = self.speaker.phrase(Word((f"game-rule.{args['rule']}.text",), refusal.text))
        return explain(self.speaker, replace(refusal, args=args))

    def suggestions(self, view: View, moves: Sequence[Move]) -> list[Suggestion]:
        """All moves, in words."""
        self._learn(view)
        words = Moves(self.charterstone, self._titles, view, self._names)
        return [(move, self.speaker.phrase(words.describe(move))) for move in moves]

    def help(self, view: View) -> RenderableType:
        """How moves are typed, the rules of this game alone, and those of the first game."""
        known = self._learn(view)
        say, own = self.speaker.say, [Text(self.speaker.phrase(rule)) for rule in rules_of(known["chapter"]["rules"])]
        typing = [Text(say("terminal-charterstone-typing"))]
        if any("small" in player for player in known["players"]):
            typing.append(Text(say("terminal-charterstone-legend")))
        return Group(*typing, *([Text(), *own] if own else []), Text(), *self.rules())

    def preview(self, view: View, text: str) -> list[str]:
        """What a building costs and gives, and who stands there."""
        wanted, scene = text.removeprefix("place ").strip(), self.scene(view)
        found = next((name for name in scene.standing() if wanted in (name, scene.title(name).lower())), None)
        if found is None:
            sentence = f"No building {wanted!r} stands in the village; `village` lists them."
            raise Refused("no-such-building", sentence, building=wanted)
        return scene.about(found)

    def event(self, event: Seen, names: Sequence[str]) -> str:
        """One event as a sentence."""
        return self.speaker.phrase(self._titles.describe_event(event, names))

    def recap(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What happened in short."""
        return recap(events, names, self.speaker, lambda event: self.event(event, names))

    def epilogue(self, events: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """How the story has gone on: choices, with what decided them, the finale."""
        return [self.event(event, names) for event in events if event["event"] in TOLD]

    def page(self, name: str, view: View, names: Sequence[str], width: int) -> RenderableType:
        """One part of the table in full."""
        scene = self.scene(view, names)
        parts = {
            "village": lambda: scene.village(width),
            "players": lambda: scene.chests(width),
            "cards": lambda: scene.cards(width),
            "tracks": lambda: scene.tracks(width),
            "story": lambda: scene.story(width),
            "chronicle": lambda: draw_chronicle(self.charterstone, scene.view["opened"], self.speaker, width),
        }
        return Group(*parts[name]())

    def board(self) -> RenderableType:
        """How much there is in this edition."""
        content = self.charterstone.content
        buildings, crates = len(content.buildings), len(content.crates)
        return Text(self.speaker.say("terminal-charterstone-board", buildings=buildings, crates=crates))

    def unnamed(self, role: str) -> list[tuple[str, str]]:
        """Buildings, personas, the village: what the player of a charter may name."""
        return unnamed(self.charterstone, role, self._titles, self.speaker)

    def campaign(self, width: int) -> list[Text]:
        """The village, the chests, the Index guide, the archive and the Chronicle."""
        return Overview(self.charterstone, self._titles, self.speaker, width).lines()

    @property
    def is_told(self) -> bool:
        """B2.16: after the last scoring every game stands alone."""
        return self.charterstone.village.number > self.charterstone.content.campaign_games

    def mark(self, seat: int) -> Text:
        """The first letter of a charter, K for black."""
        return mark_of(self._charters[seat])

    def seat_style(self, seat: int) -> str:
        """The colour of a charter."""
        return STYLES[self._charters[seat]]

    def ending(self, view: View, result: Result, names: Sequence[str]) -> RenderableType:
        """Who has won, everybody's points, and after the twelfth game the last scoring."""
        final = self._learn(view, names)["final"]
        winners = tuple(names[seat] for seat in result.winners)
        won = self.speaker.say("charterstone-ask-over", names=winners, count=len(winners))
        parts = [Text(f"{won}.", style="bold"), Text(), super().ending(view, result, names)]
        if final is not None:
            head = Text(self.speaker.say("terminal-charterstone-last-scoring"), style="bold")
            parts += [Text(), head, *draw_last_scoring(final, self._titles, self.speaker, PAPER)]
        return Group(*parts)
