"""A campaign: games that follow from each other. What a game leaves behind is another game, and so is what is done
between two.

A `Campaign` is a value: each step gives the next one, or raises Refused. It holds no people, no moves and no files. A
file keeps the moves of its games beside it (`CampaignFile`), a server the tables at which they are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from moonstone.engine.game import AnyGame, legacy_of
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused
from moonstone.engine.registry import load

N = TypeVar("N")
"""What the keeper of a campaign notes of each game: its table, for instance."""


@dataclass(frozen=True, slots=True)
class CampaignGame(Generic[N]):
    """A game of a campaign that has begun: how everything stood when it did, and what its keeper noted of it."""

    number: int
    game: AnyGame
    note: N
    over: bool = False


@dataclass(frozen=True, slots=True)
class Campaign(Generic[N]):
    """A campaign at one instant."""

    founded: AnyGame
    """The game as the campaign found it."""
    game: AnyGame
    """The game as it stands between two matches, or as it stood before the running one."""
    begun: tuple[CampaignGame[N], ...] = ()
    """The games of the campaign as it stands, in order."""
    left: tuple[CampaignGame[N], ...] = ()
    """The games that a rewind went back behind, in the order they were left."""

    @classmethod
    def found(cls, game: AnyGame) -> Campaign[N]:
        """A new campaign. Refused if the game has none."""
        legacy_of(game)
        return cls(game, game)

    @property
    def running(self) -> CampaignGame[N] | None:
        """The game that is being played."""
        return self.begun[-1] if self.begun and not self.begun[-1].over else None

    @property
    def number(self) -> int:
        """The number of the running game, or else of the next."""
        return len(self.begun) + (self.running is None)

    def numbered(self, number: int) -> CampaignGame[N]:
        """The game of that number; Refused if it has not begun."""
        if number not in range(1, len(self.begun) + 1):
            text = f"There is no game {number} in this campaign; {len(self.begun)} have begun."
            raise Refused("no-such-game", text, number=number)
        return self.begun[number - 1]

    def to_play_again(self, number: int) -> CampaignGame[N]:
        """The game of that number, before which somebody wants to stand; Refused if nothing could be played there."""
        goal = self.numbered(number)
        goal.game.check_playable()
        return goal

    def between_games(self, command: Mapping[str, Json]) -> Campaign[N]:
        """Do something between two games; Refused if it may not be done."""
        if self.running is not None:
            raise Refused("game-running", f"Game {self.number} is in progress; wait until it is over.")
        return replace(self, game=legacy_of(self.game).between_games(command))

    @property
    def newer_rules(self) -> int | None:
        """The version this campaign could change over to; None if it follows the newest, or is only shown."""
        newest = load(self.game.name).rules
        return newest if newest > self.game.rules and not self.game.is_retired else None

    def change_over(self, rules: int) -> Campaign[N]:
        """Follow a newer version of the rules from the next game on, as a log says; Refused if this campaign cannot.

        It happened when both versions were played. Whether they still are, commands ask (`changed_over`).
        """
        if self.running is not None:
            raise Refused("game-running", f"Game {self.number} is in progress and ends under the rules it began with.")
        newer = load(self.game.name, rules=rules)
        if newer.rules <= self.game.rules:
            text = f"This campaign follows version {self.game.rules} already; {rules} is not newer."
            raise Refused("rules-version", text, rules=rules)
        return replace(self, game=legacy_of(self.game).change_over(rules))

    def changed_over(self) -> Campaign[N]:
        """This campaign under the newest version, if there is a newer one and it can change over; else as it is."""
        try:
            return self if self.newer_rules is None else self.change_over(self.newer_rules)
        except Refused:
            return self

    def begin(self, note: N) -> Campaign[N]:
        """Begin the next game."""
        if self.running is not None:
            raise Refused("game-running", f"Game {self.number} is already in progress.")
        return replace(self, begun=(*self.begun, CampaignGame(self.number, self.game, note)))

    def end(self, left_behind: AnyGame, note: N) -> Campaign[N]:
        """End the running game, and go on with what it has left behind (`Legacy.next_game`)."""
        running = self.running
        if running is None:
            raise Refused("no-game", "No game of this campaign is in progress.")
        ended = replace(running, over=True, note=note)
        return replace(self, game=left_behind, begun=(*self.begun[:-1], ended))

    def rewind(self, number: int) -> Campaign[N]:
        """Go back to just before that game began, to play it anew."""
        goal = self.numbered(number)
        left = (*self.left, *self.begun[number - 1 :])
        return replace(self, game=goal.game, begun=self.begun[: number - 1], left=left)
