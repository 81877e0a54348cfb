"""What a game may offer beyond its rules. Each facet is one object of a game, or None if the game has none.

    >>> import moonstone
    >>> charon = moonstone.load("charon")
    >>> charon.legacy is None               # Charon's games leave nothing behind
    True
    >>> charon.stats is None
    False

`Ai`, `Client` and `Stats` are usable as they are: they hold what is true of a game that says nothing more, and a caller
that needs an answer for any game asks `ai_of(game)`, `client_of(game)` or `stats_of(game)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from moonstone.engine.event import Event
from moonstone.engine.move import M
from moonstone.engine.phrase import Phrase, plain_event
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused
from moonstone.engine.state import State

G_co = TypeVar("G_co", covariant=True)
"""The game that a facet makes: the same rules with another edition, or as a finished game leaves it."""


class Editions(ABC, Generic[G_co]):
    """A game that can be played with other content than the standard edition's: another board, other cards."""

    @abstractmethod
    def data(self) -> Json:
        """What a table, a record or a campaign stores to load this edition again; None for the standard edition.

        It is small, and holds nothing that can be derived from it.
        """

    @abstractmethod
    def public(self) -> Json:
        """What everybody may know of this edition. It grows as a campaign unlocks content."""

    @property
    def has_secrets(self) -> bool:
        """Whether `data` holds content that players may not know yet."""
        return False

    def sealed_data(self) -> Json:
        """`data` as anybody may have it who knows all content: what only some players know of a campaign is sealed.

        It loads an edition with the same fingerprint.
        """
        return self.data()

    @abstractmethod
    def with_data(self, data: Json) -> G_co:
        """The same rules with the edition whose `data` this is; Refused with what is wrong with it.

        What an earlier version stored is read, too.
        """

    @abstractmethod
    def read(self, text: str) -> Json:
        """The data of the edition in the text of an edition file; Refused if it is unreadable."""


@dataclass(frozen=True, slots=True)
class CampaignSeat:
    """Somebody who takes part in a campaign: the role they play in it, and whether the game itself plays it."""

    role: str
    scripted: bool


class Legacy(ABC, Generic[M, G_co]):
    """A game whose end is another game: what a campaign needs to know.

    A command is a JSON object that does something between two games, give a name for instance. What commands there are
    is up to the game; who keeps a campaign stores them and never looks into them.
    """

    old_names: ClassVar[Mapping[str, str]] = {}
    """What `role` and `scripted` were called in stored campaigns of earlier versions, by their old names."""
    scripted_name: ClassVar[str] = "Bot"
    """What a seat is called that the game itself plays."""
    scripted_option: ClassVar[str | None] = None
    """The option that says, outside campaigns, how many of the last seats the game itself plays."""

    @property
    @abstractmethod
    def roles(self) -> tuple[str, ...]:
        """All roles of the campaign, in the order of seats. A seat of a game is called by its role."""

    @property
    @abstractmethod
    def seats(self) -> tuple[CampaignSeat, ...]:
        """Who takes part in the campaign now, in the order of seats; () before anybody has joined."""

    @abstractmethod
    def seats_of(self, state: State[M]) -> tuple[CampaignSeat, ...]:
        """Who takes part in this game, by seat: the same as `seats`, but where the game gave out the roles itself."""

    @abstractmethod
    def next_game(self, state: State[M]) -> G_co:
        """The game as a finished one leaves it, for the next of the campaign; Refused if it is not over."""

    @abstractmethod
    def between_games(self, command: Mapping[str, Json]) -> G_co:
        """The game after a command between two games; Refused if it may not be done."""

    @abstractmethod
    def change_over(self, rules: int) -> G_co:
        """Between two games: the game as it stands, under a newer version of its rules (`Game.rules`).

        What is played so far stays as it is; from then on the newer rules and what they bring hold. Refused with the
        reason if that cannot be: then the campaign goes on under its version, if that is still played.
        """

    @property
    def keeps_secrets(self) -> bool:
        """Whether there is something in this game that stays secret after it, or may come to be."""
        return False

    @property
    def secrets_open(self) -> bool:
        """Whether the campaign has come to where everything lies open that was kept secret until then."""
        return False

    def secrets_of(self, role: str) -> Mapping[str, Json]:
        """What the player of a role knows between two games, and nobody else."""
        return {}

    def keeps_secret(self, move: Mapping[str, Json]) -> bool:
        """Whether a player's move, as plain data, stays secret after its game; also if it is sealed already."""
        return False

    def sealed(self, move: Mapping[str, Json]) -> Mapping[str, Json]:
        """A move that stays secret, as a copy of the campaign has it."""
        return move

    def copy(self) -> G_co:
        """The same game to be looked at alone: moves in it may be sealed."""
        raise NotImplementedError("no move of this game stays secret")

    @abstractmethod
    def seat_commands(self, wanted: Sequence[CampaignSeat]) -> Sequence[Mapping[str, Json]]:
        """Commands for `between_games` that make `wanted` the seats of the campaign, in the order to give them."""

    @abstractmethod
    def name_command(self, role: str, what: str, name: str) -> Mapping[str, Json]:
        """The command by which the player of that role names something."""

    @abstractmethod
    def bot_commands(self, seats: Collection[int], rng: Random) -> Sequence[Mapping[str, Json]]:
        """What bots on these seats of the next game do before it begins: commands for `between_games`."""


class Ai(Generic[M]):
    """A game's own judgement, for bots, hints and searches. As it is, it finds all moves alike and plays at random.

    States given to it are determinized ones: it may look at everything in them.
    """

    def evaluate_moves(self, view: Mapping[str, Json], moves: Sequence[M]) -> Sequence[float]:
        """How good each move is for the seat whose view it is: higher is better. The greedy bot and hints go by it."""
        return [0.0] * len(moves)

    def evaluate_moves_naively(self, view: Mapping[str, Json], moves: Sequence[M]) -> Sequence[float]:
        """How good each move looks to a beginner, with the mistakes people make. The easy bot goes by it."""
        return self.evaluate_moves(view, moves)

    def candidate_moves(self, state: State[M], seat: int) -> Sequence[tuple[M, float]]:
        """The moves of a seat that a search should consider, at least one, each with its value in points.

        A move that is a point worse is considered about half as often; a move that is left out is never played.
        """
        moves = state.moves(seat)
        return list(zip(moves, self.evaluate_moves(state.view(seat), moves), strict=True))

    def is_evaluable(self, state: State[M]) -> bool:
        """Whether `win_probabilities` can judge this state, so that a search looks no further."""
        return not state.turn

    def rollout(self, state: State[M], rng: Random) -> None:
        """Play the state on in place until it is evaluable, fast and about as players would."""
        while not self.is_evaluable(state):
            state.resolve_chance(rng.randrange)
            if state.turn:
                state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))

    def win_probabilities(self, state: State[M]) -> Sequence[float]:
        """By seat, the chance of victory in an evaluable state; together they make 1."""
        result = state.result
        if result is None:
            raise Refused("not-over", "Nobody can tell yet who will win.")
        return [(rank == 1) / len(result.winners) for rank in result.ranks]


class Client(Generic[M]):
    """What a client needs to show the game without knowing its rules. As it is, there is nothing to draw or say."""

    shapes: ClassVar[Mapping[str, object]] = {}
    """By name, what views, previews, assets and moves hold, declared as `moonstone.engine.shapes` says."""

    def assets(self) -> dict[str, Json]:
        """Everything needed to draw this edition: places, cards, names. It is derived from the edition, never stored.

        It holds nothing that players may not know.
        """
        return {}

    def words(self, language: str, view: Mapping[str, Json] | None = None) -> Mapping[str, str]:
        """What things are called and say, by key, in a language ("fr"), for clients that cannot know them beforehand.

        These are the words of the public edition and, in a game, of what the view shows. A game whose clients know all
        its words has none here. In a language the game does not speak the edition's own words are given.
        """
        return {}

    def preview(self, state: State[M], seat: int | None) -> dict[str, Json]:
        """What the decisions of a seat would change, JSON-ready, to be shown before they are made.

        It depends on what the seat may know alone, and is cheap enough for every decision. It is empty where there is
        nothing to say, or nothing to decide; None is a spectator.
        """
        return {}

    def messages(self, language: str) -> Sequence[str]:
        """The game's Fluent messages in a language, a text for each file; () if it has none."""
        return ()

    def describe_event(self, event: Mapping[str, Json], names: Sequence[str]) -> Phrase:
        """An event, as somebody sees it, to be said in any language; `names` by seat."""
        return Phrase(f"event-{event['event']}", {}, plain_event(event))


Tally: TypeAlias = dict[str, dict[str, int]]
"""Named tables of counts."""


@dataclass(frozen=True, slots=True)
class GameFigures:
    """What one game of a campaign came to, by what is counted. Games of the same number are compared by it."""

    numbers: Mapping[str, Sequence[float]] = field(default_factory=dict)
    """A number for the game, or several: one for each seat, say."""
    outcomes: Mapping[str, str] = field(default_factory=dict)
    """Which way something went that could have gone another way."""
    by_role: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """A number for each role that has one."""


class Stats:
    """What is counted in a game for those who study it."""

    def count_events(self, events: Iterable[Event]) -> Tally:
        """What is worth counting over many games, from the events of one."""
        return {}

    def player_stats(self, events: Iterable[Event], seats: int) -> Sequence[Tally]:
        """By seat, what it did in one game that may have won it: the same tables and labels for every game and seat."""
        return [{} for _ in range(seats)]

    def game_figures(self, state: State[Any], events: Iterable[Event]) -> GameFigures:
        """What a finished game of a campaign came to, from its last state and its events."""
        return GameFigures()
