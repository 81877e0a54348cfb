"""Watching a game that only bots play."""

from __future__ import annotations

from itertools import count

from rich.text import Text

from moonstone.terminal.lines import wrapped
from moonstone.terminal.session import Session


class Spectator:
    """Shows a game move by move on a screen, and tells it in words where there is none."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._shown = 0
        self._skipping = iter(range(0))

    def look(self) -> None:
        """Show what is new, unless it was said to go on for a while."""
        screen, match = self.session.screen, self.session.match
        if screen.live and next(self._skipping, None) is not None:
            return
        desk = self.session.table_screen(None, self._shown)
        self._shown = len(match.log)
        if not screen.live:
            told = [*self.session.renderer.recap(desk.news.since, self.session.names), *desk.notes]
            screen.print(*(line for sentence in told for line in wrapped(Text(sentence), screen.width, indent=2)))
        elif match.turn:
            screen.show(desk.rows(screen))
            self._go_on(screen.read(self.session.say("terminal-watch") + " ").lower())

    def _go_on(self, text: str) -> None:
        if text.isascii() and text.isdigit():
            self._skipping = iter(range(int(text) - 1))
        elif text == "end":
            self._skipping = count()
