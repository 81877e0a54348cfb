"""A match at one screen: who sits here, which bots play, what has been shown and where it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from moonstone.bots import Bot, Observation, decide, make
from moonstone.engine import CampaignFile, Match, Move, Refusal, Refused
from moonstone.terminal.news import last_choice, news
from moonstone.terminal.renderer import Suggestion
from moonstone.terminal.renderers import renderer_of
from moonstone.terminal.saving import save
from moonstone.terminal.screen import Screen, printable
from moonstone.terminal.table_screen import TableScreen


class Session:
    """Everything the parts of a game at one screen share. People are seats whose moves are typed here."""

    def __init__(
        self,
        match: Match,
        people: Sequence[int],
        screen: Screen,
        save_to: Path,
        rng: Random,
        campaign: CampaignFile | None = None,
        seconds: float | None = None,
        language: str = "en",
    ) -> None:
        self.match = match
        self.campaign = campaign
        self.people = tuple(people)
        self.screen = screen
        self.save_to = save_to
        self.renderer = renderer_of(match.game, language)
        self.say = self.renderer.speaker.say
        self.names = tuple(printable(player.name) or "?" for player in match.players)
        self._notes: dict[int | None, list[str]] = {}
        """By seat, or None for all: what its next screen has to say."""
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen now, and so whose secrets may be on it."""
        self.bots: dict[int, Bot] = {}
        for seat, player in enumerate(match.players):
            if seat in self.people:
                continue
            if player.bot is None:
                raise Refused("nobody-there", f"Nobody plays for {player.name} at this screen.", seat=seat)
            self.bots[seat] = make(player.bot, rng, seconds)

    def table_screen(self, viewer: int | None, since: int | None, listed: Sequence[Suggestion] = ()) -> TableScreen:
        """The screen for a viewer, with the news since a log position. What was noted is said once."""
        view = self.match.state.view(viewer)
        self.renderer.look_at(view, self.names)
        return TableScreen(
            self.renderer, view, self.names, news(self.match, viewer, since), listed, self.take_notes(viewer)
        )

    def note(self, text: str, seat: int | None = None) -> None:
        """Say something on the next screen of a seat, and of nobody else; for None, on the next screen of anybody."""
        self._notes.setdefault(seat, []).append(text)

    def take_notes(self, viewer: int | None) -> list[str]:
        """What was noted for a viewer and not said yet."""
        return [*self._notes.pop(None, []), *self._notes.pop(viewer, [])]

    def explain(self, refusal: Refusal) -> str:
        """Why something was refused, in the language of this screen."""
        return self.renderer.explain(refusal)

    def since(self, seat: int) -> int | None:
        """The log position from which on things are news to a person."""
        return last_choice(self.match, seat)

    def play(self, seat: int, move: Move) -> None:
        """Make a person's move and keep it: the match is saved after each, so that nothing can be lost."""
        self.match.play(seat, move)
        self.keep()

    def play_bot(self, seat: int) -> None:
        """Let a bot move. If it fails, everybody hears of it, and any legal move is made for it."""
        observation = Observation(self.match.game, self.match.state, seat)
        self.screen.busy(self.say("terminal-thinking", name=self.names[seat]))
        move, failure = decide(self.bots[seat], observation)
        self.match.play(seat, move)
        if failure is not None:
            self.note(self.say("terminal-bot-failed", reason=self.explain(failure), name=self.names[seat]))

    def keep(self) -> bool:
        """Save the match where it belongs. If that fails it is noted, and play goes on."""
        try:
            save(self.match, self.save_to, self.campaign)
        except Refused as refused:
            self.note(self.say("terminal-not-saved", reason=self.explain(refused.refusal)))
            return False
        return True
