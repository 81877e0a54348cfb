"""Looking at a recorded match: one moment, step by step, or all of it in words."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from moonstone.engine import NATURE, Event, Match, Played, Record, Refused, Undone
from moonstone.terminal.lines import wrapped
from moonstone.terminal.news import News
from moonstone.terminal.renderers import renderer_of
from moonstone.terminal.screen import Left, ReadLine, Screen, printable, typed
from moonstone.terminal.table_screen import TableScreen


def run(
    match: Match,
    *,
    console: Console,
    at: int | None,
    viewer: int | None,
    read_line: ReadLine = typed,
    language: str = "en",
) -> None:
    """Show a match as `viewer` sees it, None for a spectator.

    With `at`, how it stood after so many log entries and what the last one brought about; else step by step, or in
    words where there is no screen. Raises Refused for a position or a viewer that is not there.
    """
    if viewer is not None and viewer not in range(len(match.players)):
        raise Refused("no-such-seat", f"There is no seat {viewer}.", seat=viewer)
    if at is not None and at not in range(len(match.log) + 1):
        raise Refused("no-such-entry", f"The record has entries 0 to {len(match.log)}, not {at}.", entry=at)
    screen = Screen(console, read_line)
    replay = Replay(match, viewer, screen, language)
    if at is not None:
        replay.print(at)
    elif screen.live:
        try:
            with screen.open():
                replay.step_through()
        except (Left, KeyboardInterrupt):
            return
    else:
        replay.tell()


def say_retired(match: Match, record: Record, console: Console, language: str) -> None:
    """Say how far the record of a version that is no longer played can be looked at."""
    say = renderer_of(match.game, language).speaker.say
    rules, followed, entries = match.game.rules, len(match.log), len(record.log)
    said = say("terminal-retired", rules=rules, followed=followed, entries=entries)
    if record.result is not None and match.state.result is None:
        said += " " + say("terminal-retired-no-end")
    for line in wrapped(Text(said), console.width):
        console.print(line)


class Replay:
    """A match to be looked at through one pair of eyes."""

    def __init__(self, match: Match, viewer: int | None, screen: Screen, language: str) -> None:
        self.match, self.viewer, self.screen = match, viewer, screen
        self.renderer = renderer_of(match.game, language)
        self.say = self.renderer.speaker.say
        self.names = tuple(printable(player.name) or "?" for player in match.players)

    def step_through(self) -> None:
        """Forward and back from decision to decision; draws of chance belong to the decision before them."""
        stops = [
            position
            for position in range(len(self.match.log) + 1)
            if position == len(self.match.log) or not self._by_chance(position)
        ]
        here = stops[0]
        while True:
            self.screen.show(self._screen_at(here, self._last_stop(stops, here)).rows(self.screen))
            text = self.screen.read(self.say("terminal-replay", here=here, last=stops[-1]) + " ").lower()
            if text in ("", "n"):
                here = next((stop for stop in stops if stop > here), here)
            elif text == "p":
                here = self._last_stop(stops, here)
            elif text.isascii() and text.isdigit():
                here = min(int(text), len(self.match.log))

    def _by_chance(self, position: int) -> bool:
        entry = self.match.log[position]
        return isinstance(entry, Played) and entry.by == NATURE

    @staticmethod
    def _last_stop(stops: list[int], here: int) -> int:
        return max((stop for stop in stops if stop < here), default=min(stops[0], here))

    def print(self, position: int) -> None:
        """How it stood after so many entries."""
        self.screen.print(
            Text(self.say("terminal-replay-after", here=position, last=len(self.match.log)), style="bold")
        )
        self.screen.put(self._screen_at(position, max(0, position - 1)).rows(self.screen, whole=True))

    def tell(self) -> None:
        """All that happened, in words, with the number of each entry."""
        self.renderer.look_at(self.match.state.view(self.viewer), self.names)
        state = self.match.at(0)
        for position, entry in enumerate(self.match.log, 1):
            if isinstance(entry, Undone):
                state = self.match.at(position)
                self._tell(position, [self._undone(entry)])
                continue
            events: list[Event] = []
            entry.replay(state, events)
            self._tell(position, [self.renderer.event(event.seen_by(self.viewer), self.names) for event in events])

    def _tell(self, position: int, sentences: list[str]) -> None:
        for sentence in sentences:
            line = Text(f"{position:>4}  {sentence}")
            self.screen.print(*wrapped(line, self.screen.width, indent=6))

    def _undone(self, entry: Undone) -> str:
        return self.say("terminal-undone", name=self.names[entry.by], entry=entry.to + 1)

    def _screen_at(self, position: int, since: int) -> TableScreen:
        """The screen after `position` entries, with what happened after `since`."""
        state = self.match.at(since)
        events: list[Event] = []
        notes: list[str] = []
        for at, entry in enumerate(self.match.log[since:position], since + 1):
            if isinstance(entry, Undone):
                notes.append(self._undone(entry))
                state = self.match.at(at)
                events.clear()
            else:
                entry.replay(state, events)
        told = [event.seen_by(self.viewer) for event in events]
        return TableScreen(self.renderer, state.view(self.viewer), self.names, News([], told, told), (), notes)
