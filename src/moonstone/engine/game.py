"""The contract of a game. Players, bots, researchers and servers use a game through this and nothing else.

A game is registered under the entry point group `moonstone.games` and found by `moonstone.load(name)`:

    >>> import moonstone
    >>> state = moonstone.load("charon").start(seats=3)
    >>> state.turn                          # chance is a seat of its own
    (-1,)

`Game` holds what every game must say. What only some games offer is in its facets: see `moonstone.engine.facets`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeAlias

from moonstone.engine.facets import Ai, Client, Editions, Legacy, Stats
from moonstone.engine.move import Ids, M, Move
from moonstone.engine.options import Choice, Option, Options, complete
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused
from moonstone.engine.state import State


class Game(ABC, Generic[M]):
    """A set of rules together with the edition it is played with: everything that never changes during play."""

    name: str
    """The name it is loaded by."""
    title: str
    """The name people know it by."""
    rules: int
    """The version of the rules, and of the standard edition that goes with them, which this object follows.

    A new version is made whenever a stored game could replay differently. What is stored names its version and is
    loaded with it (`load`).
    """
    rules_kept: tuple[int, ...] = ()
    """The earlier versions that this build still plays exactly."""
    rules_retired: tuple[int, ...] = ()
    """The earlier versions that this build no longer plays: a game of theirs is replayed by the present rules as far as
    these can follow it, and shown. It cannot be continued."""
    seats: range
    """The possible numbers of players."""
    seat_names: tuple[str, ...]
    """What the seats are called, colours for instance."""
    options: tuple[Option, ...]
    presets: Mapping[str, Options]
    """Option values by rulebook."""
    ids: Ids[M]

    edition: str
    """The name of the edition: of what is printed on board and cards."""
    fingerprint: str
    """A hash of the edition's content, worked out once."""

    is_copy: bool = False
    """Whether something is sealed in it that players keep secret: then it can be looked at, and not be played."""

    editions: Editions[Game[M]] | None = None
    """How the game is played with other content; None if there is the standard edition only."""
    legacy: Legacy[M, Game[M]] | None = None
    """How a game leads to the next of a campaign; None if games leave nothing behind."""
    ai: Ai[M] | None = None
    """The game's own judgement; None if it has none: see `ai_of`."""
    client: Client[M] | None = None
    """What clients draw and say; None if there is nothing: see `client_of`."""
    stats: Stats | None = None
    """What is counted for those who study the game; None if nothing is: see `stats_of`."""

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, Json] | None = None) -> State[M]:
        """A new game. Raises Refused for a number of seats or an option it does not know."""

    @abstractmethod
    def move_from_json(self, data: Json) -> M:
        """The move that `to_json` wrote; Refused if there is no such move."""

    @abstractmethod
    def move_from_text(self, text: str) -> M:
        """The move that is typed so; Refused, with a sentence that helps, if there is no such move."""

    @abstractmethod
    def state_from_json(self, data: Json) -> State[M]:
        """The state that `State.to_json` wrote; Refused if it cannot be one."""

    def with_rules(self, rules: int) -> Game[M]:
        """The game with its standard edition under an earlier version: one of `rules_kept` or `rules_retired`."""
        raise NotImplementedError(f"{self.title} has no earlier versions.")

    @property
    def is_retired(self) -> bool:
        """Whether this build only shows games of this version."""
        return self.rules in self.rules_retired

    @property
    def is_playable(self) -> bool:
        """Whether it can be played on, or only be looked at."""
        return not self.is_retired and not self.is_copy

    def check_playable(self) -> None:
        """Raise Refused if it cannot be played on."""
        self.check_rules()
        if self.is_copy:
            raise Refused("sealed-copy", self.about_copy())

    def about_copy(self) -> str:
        """Why a copy cannot be played on, and what helps."""
        return "What players keep secret is sealed in this copy. It can be looked at, but not continued."

    def check_rules(self) -> None:
        """Raise Refused if games of this version cannot be continued."""
        if self.is_retired:
            text = (
                f"This is of version {self.rules} of the rules of {self.title}, which is no longer in use. "
                "What began under it is kept, but cannot be continued."
            )
            raise Refused("rules-retired", text, rules=self.rules)

    def complete(self, options: Mapping[str, Json] | None) -> dict[str, Choice]:
        """The options with every one left out at its default; Refused for one that does not exist."""
        return complete(self.options, {} if options is None else options)

    def check_seats(self, seats: int) -> None:
        """Raise Refused unless that many can play."""
        if seats not in self.seats:
            text = f"{self.title} takes {self.seats[0]} to {self.seats[-1]} players, not {seats}."
            raise Refused("bad-seats", text, seats=seats)

    def preset(self, name: str) -> Options:
        """The options as a rulebook reads; Refused for a preset that does not exist."""
        if name not in self.presets:
            known = ", ".join(self.presets) or "none"
            raise Refused("unknown-preset", f"There is no preset {name!r}; the presets are: {known}.", preset=name)
        return self.presets[name]


AnyGame: TypeAlias = Game[Move]


def ai_of(game: Game[M]) -> Ai[M]:
    """The judgement of any game: one without its own finds all moves alike and plays at random."""
    return game.ai or Ai()


def client_of(game: Game[M]) -> Client[M]:
    """What clients draw and say of any game; empty for a game that offers nothing."""
    return game.client or Client()


def stats_of(game: Game[M]) -> Stats:
    """What is counted in any game; nothing for a game that offers nothing."""
    return game.stats or Stats()


def legacy_of(game: Game[M]) -> Legacy[M, Game[M]]:
    """How a game leads to the next; Refused if it has no campaigns."""
    if game.legacy is None:
        raise Refused("no-campaigns", f"{game.title} has no campaigns.")
    return game.legacy


def editions_of(game: Game[M]) -> Editions[Game[M]]:
    """How a game is played with other content; Refused if it has one edition only."""
    if game.editions is None:
        raise Refused("no-editions", f"{game.title} is played with one edition only.")
    return game.editions


def edition_data(game: Game[M], *, sealed: bool = False) -> Json:
    """What is stored to load a game with its edition again (`moonstone.load`); None for the standard edition.

    If it is sealed, what only some players know is left out.
    """
    if game.editions is None:
        return None
    return game.editions.sealed_data() if sealed else game.editions.data()
