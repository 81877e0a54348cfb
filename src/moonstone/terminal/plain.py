"""The renderer of a game that brings none: the view as it is, and all moves numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from moonstone.engine import NATURE, Move
from moonstone.engine.phrase import event_phrase
from moonstone.terminal.renderer import Seen, Suggestion, TableRenderer, View

SEATS: Final = {"seat": "player", "seats": "players"}
"""Fields of events that name players in any game."""


class PlainRenderer(TableRenderer):
    """Enough to play any game: what the viewer knows, printed as data."""

    def draw(
        self,
        view: View,
        names: Sequence[str],
        width: int,
        height: int | None = None,
        news: Sequence[Seen] = (),
    ) -> RenderableType:
        """The title, the players by seat, and the view."""
        players = Text("  ").join(Text.assemble(self.mark(seat), " ", name) for seat, name in enumerate(names))
        data = Pretty(dict(view), indent_size=2, overflow="fold", max_length=None)
        return Group(Text(self.game.title, style="bold"), players, data)

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """Whose turn it is, as far as the view tells."""
        turn = view.get("turn")
        seats = [seat for seat in turn if isinstance(seat, int)] if isinstance(turn, list) else []
        if NATURE in seats:
            return self.speaker.say("terminal-chance")
        asked = tuple(names[seat] for seat in seats if seat in range(len(names)))
        return self.speaker.say("terminal-to-move", names=asked) if asked else self.speaker.say("terminal-your-move")

    def suggestions(self, view: View, moves: Sequence[Move]) -> list[Suggestion]:
        """All moves as they are typed, with what they do if the game has messages `GAME-move-KIND`."""
        return [(move, self._described(move)) for move in moves]

    def _described(self, move: Move) -> str:
        fields = move.to_json()
        message = f"{self.game.name}-move-{fields.pop('move', '')}"
        if message not in self.speaker.messages:
            return str(move)
        args = {name: value if isinstance(value, int) else str(value) for name, value in fields.items()}
        return f"{move}: {self.speaker.say(message, **args)}"

    def event(self, event: Seen, names: Sequence[str]) -> str:
        """An event as the message `GAME-event-KEY`; as it is where there is none, or the viewer knows too little."""
        return self.speaker.phrase(event_phrase(self.game.name, event, names, SEATS, {}))

    def help(self, view: View) -> RenderableType:
        """What can be said of any game, and its rules if it has words for them."""
        return Group(Text(self.speaker.say("terminal-plain-help", game=self.game.title)), *self.rules())
