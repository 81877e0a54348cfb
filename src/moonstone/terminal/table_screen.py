"""One decision as a whole screen: the table, what happened, what is asked, the numbered list, and the last answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group
from rich.text import Text

from moonstone.engine.phrase import Argument
from moonstone.terminal.lines import beside, cut, heading, wrapped
from moonstone.terminal.news import News
from moonstone.terminal.renderer import Suggestion, TableRenderer, View
from moonstone.terminal.screen import Row, Screen

TOLD: Final = 8
"""The most lines of what happened."""
BESIDE: Final = 100
"""From this width on what happened stands beside the list."""
LISTED, LEAST_TOLD = 5, 3
"""The lines that are kept free for the list and for what happened; notes take theirs from these."""
HEADED: Final = 4
"""The columns that a heading takes around its title."""
CUT_OFF: Final = "…"


@dataclass(frozen=True, slots=True)
class TableScreen:
    """What one viewer is shown at one moment."""

    renderer: TableRenderer
    view: View
    names: Sequence[str]
    news: News
    listed: Sequence[Suggestion] = ()
    notes: Sequence[str] = field(default=())
    """What the game says to what was typed last."""

    def rows(self, screen: Screen, whole: bool = False) -> list[Row]:
        """The whole screen. Where it is too small, the table shows less, and then the list and what happened do;
        unless the whole of it is wanted.
        """
        width, height = screen.width, None if whole else screen.height
        if height is None:
            table = self.renderer.draw(self.view, self.names, width, None, self.news.by_others)
            return [*screen.rows(table), *screen.rows(Group(*self._below(width, None)))]
        kept_free = max(LISTED, LEAST_TOLD) if width >= BESIDE else LISTED + LEAST_TOLD
        room = max(1, height - kept_free - 1)
        table = self.renderer.draw(self.view, self.names, width, room, self.news.by_others)
        above = screen.rows(table)
        if len(above) > room:
            above = [*above[: room - 1], *screen.rows(Text(CUT_OFF))]
        return [*above, *screen.rows(Group(*self._below(width, height - len(above))))]

    def _below(self, width: int, room: int | None) -> list[Text]:
        notes = self._notes(width)
        if room is not None:
            notes = notes[: max(1, room - 2)]
        left = None if room is None else max(2, room - len(notes))
        below = self._columns(width, left) if width >= BESIDE else self._stack(width, left)
        return [*below, *notes]

    def _columns(self, width: int, room: int | None) -> list[Text]:
        """The list on the left, what happened on the right."""
        left = (width - 2) * 6 // 10
        right = width - 2 - left
        question, lines = self._question(left, room), None if room is None else room - 1
        asked = [*question, *self._list(left, None if room is None else room - len(question))]
        told = [
            heading(self._say("terminal-log"), right),
            *self._told(right, TOLD if lines is None else min(TOLD, lines)),
        ]
        return beside(asked, told, left, gap=2)

    def _stack(self, width: int, room: int | None) -> list[Text]:
        """What happened, then the list."""
        if room is None:
            told = self._told(width, TOLD)
            question = self._question(width, None)
            return [heading(self._say("terminal-log"), width), *told, *question, *self._list(width, None)]
        question = self._question(width, room)
        listed = self._list(width, max(1, room - len(question) - LEAST_TOLD))
        told = self._told(width, min(TOLD, room - len(question) - len(listed)))
        return [*told, *question, *listed]

    def _say(self, message: str, **args: Argument) -> str:
        return self.renderer.speaker.say(message, **args)

    def _question(self, width: int, room: int | None) -> list[Text]:
        """What is asked, and how it is typed: on as many lines as it takes, or cut where they would leave no room."""
        asked = self.renderer.prompt(self.view, self.names)
        first, *more = wrapped(asked, width - HEADED)
        if room is not None and len(more) > room - 2:
            return [heading(asked, width)]
        return [heading(first.plain, width), *(Text("   ").append(line.plain, style="bold") for line in more)]

    def _list(self, width: int, room: int | None) -> list[Text]:
        """The numbered moves, in two columns where they are short and there is little room. If some are left out, the
        last is not: it is the one that makes an end.
        """
        entries = [
            Text().append(f"{number:>3} ", style="bold cyan").append_text(self.dressed(words))
            for number, (_, words) in enumerate(self.listed, 1)
        ]
        half = (width - 2) // 2
        if room is not None and len(entries) > room and all(entry.cell_len <= half for entry in entries):
            rows = (len(entries) + 1) // 2
            entries = beside(entries[:rows], entries[rows:], half, gap=2)
        if room is not None and len(entries) > room:
            kept = max(0, room - 2)
            more = Text(f"  {CUT_OFF} {self._say('terminal-more-moves', count=len(entries) - kept - 1)}", style="dim")
            entries = [*entries[:kept], more, entries[-1]][-room:]
        return [cut(entry, width) for entry in entries]

    def _told(self, width: int, most: int) -> list[Text]:
        """The last things that happened, whole sentences; what was known before in grey."""
        new = self.renderer.recap(self.news.since, self.names)
        old = self.renderer.recap(self.news.before, self.names)
        shown: list[Text] = []
        for index, text in enumerate(reversed([*old, *new])):
            lines = self._sentence(text, width)
            if len(shown) + len(lines) > most:
                if not shown:
                    return lines[:most]
                if index < len(new) and len(shown) < most:
                    return [cut(Text(f"{CUT_OFF} {self._say('terminal-more-log')}", style="dim"), width), *shown]
                break
            for line in lines:
                line.stylize("dim" if index >= len(new) else "")
            shown = [*lines, *shown]
        return shown

    def _sentence(self, text: str, width: int) -> list[Text]:
        return wrapped(self.dressed(text), width, indent=2)

    def _notes(self, width: int) -> list[Text]:
        return [
            line for note in self.notes for line in wrapped(Text(f"▸ {note}", style="bold yellow"), width, indent=2)
        ]

    def dressed(self, text: str) -> Text:
        """A sentence with the players' names in their colours."""
        line = Text(text)
        for seat, name in enumerate(self.names):
            line.highlight_words([name], self.renderer.seat_style(seat))
        return line
