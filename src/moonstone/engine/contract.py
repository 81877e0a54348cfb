"""The contract of a game. Players, bots, researchers and servers all use a game through this and nothing else.

A game is registered under the entry point group `moonstone.games` and found by `moonstone.load(name)`:

    >>> import moonstone
    >>> state = moonstone.load("charon").start(seats=3)
    >>> state.turn                          # chance is a seat of its own
    (-1,)

A state is flat, mutable and knows no generator: `copy()` it to look ahead. Everything random is a move by
NATURE, made when it is needed. Everything undecided is plain data in the state, so that it can be saved, copied
and shown at every instant.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from moonstone.engine.chance import Draw, Odds
from moonstone.engine.event import Event
from moonstone.engine.options import Choice, Option, Options, complete
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refusal, Refused

NATURE: Final = -1
"""The seat of chance."""


class Move(Protocol):
    """One decision of a seat, or one outcome of chance: an immutable, hashable value that knows no state."""

    def to_json(self) -> dict[str, Json]:
        """The move as a readable JSON object; `Game.move_from_json` reads it back."""
        ...

    def __hash__(self) -> int:
        """Equal moves have equal hashes."""
        ...

    def __str__(self) -> str:
        """The move as a player types it; `Game.move_from_text` reads it back."""
        ...


M = TypeVar("M", bound=Move)


class Ids(Generic[M]):
    """Every move a game can ever see, with a stable integer for each: `ids[17]` and `ids.of(move)`.

    The numbering is fixed for one rules version and one edition.
    """

    __slots__ = ("_ids", "_moves")

    def __init__(self, moves: Iterable[M]) -> None:
        self._moves: tuple[M, ...] = tuple(moves)
        self._ids: dict[M, int] = {move: index for index, move in enumerate(self._moves)}
        if len(self._ids) != len(self._moves):
            raise ValueError("a move is listed twice")

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> M:
        return self._moves[index]

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._ids

    def of(self, move: M) -> int:
        """The integer of a move. Raises KeyError for a move the game does not know."""
        return self._ids[move]


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats with equal scores, and what told them apart; `by` is None where nothing did and they share the rank."""

    seats: tuple[int, ...]
    by: str | None
    detail: Json = None

    def to_json(self) -> dict[str, Json]:
        """The tie as plain data."""
        return {"seats": list(self.seats), "by": self.by, "detail": self.detail}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranks` counts from 1, by seat; seats that share a victory share rank 1."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ties: tuple[Tie, ...] = field(default=())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> dict[str, Json]:
        """The result as plain data."""
        ties: list[Json] = [tie.to_json() for tie in self.ties]
        return {"ranks": list(self.ranks), "scores": list(self.scores), "ties": ties}


class State(ABC, Generic[M]):
    """A game at one instant."""

    __slots__ = ()

    turn: tuple[int, ...]
    """The seats that owe a decision now, ascending; (NATURE,) when chance must speak; () when the game is over.

    Several seats choose simultaneously: each answers in any order and nothing shows until all have.
    """

    @abstractmethod
    def moves(self, seat: int) -> Sequence[M]:
        """All legal moves of a seat, complete and in a stable order; empty when the seat is not in `turn`."""

    @abstractmethod
    def play(self, seat: int, move: M, events: list[Event] | None = None) -> None:
        """Apply a move in place. What happened is appended to `tell` if there is one.

        Raises Refused and changes nothing if the move is not legal.
        """

    @abstractmethod
    def why_not(self, seat: int, move: M) -> Refusal | None:
        """None if `play` would accept the move, else the reason."""

    @abstractmethod
    def public(self) -> dict[str, Json]:
        """What lies open to everybody, JSON-ready: the part of every view that is the same for all viewers.

        It depends on nothing hidden and stays as it is when the game goes on: it can be made once and sent to all.
        Views may share their parts, so a caller changes nothing in them.
        """

    @abstractmethod
    def private(self, seat: int | None) -> dict[str, Json]:
        """What the viewer has beyond `public`, JSON-ready; private(None) is a spectator's.

        The keys are never those of `public`. It, too, stays as it is when the game goes on.
        """

    def view(self, seat: int | None) -> dict[str, Json]:
        """What a seat may know, JSON-ready; view(None) is a spectator's. Built up, never stripped down."""
        return {**self.public(), **self.private(seat)}

    def outlook(self, seat: int | None) -> dict[str, Json]:
        """What the seat's decisions would change, JSON-ready, for a client to show before they are made.

        It is worked out from what the seat may know alone, and cheap enough to be asked for at every decision; what is
        in it is the game's own. Empty where a game has nothing to say, or None, a spectator, nothing to decide.
        """
        return {}

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None until the game is over."""

    @abstractmethod
    def copy(self) -> State[M]:
        """An independent state in the same position."""

    def __deepcopy__(self, memo: object) -> State[M]:
        """`copy.deepcopy` of a state is its `copy`: what never changes during a game is shared."""
        return self.copy()

    @abstractmethod
    def determinize(self, seat: int | None, rng: Random) -> State[M]:
        """A whole state that agrees with everything the seat knows.

        It depends on what the seat knows and on `rng` alone: two states that the seat cannot tell apart give
        the same guess. For None, what a spectator knows.
        """

    @abstractmethod
    def chance_outcomes(self) -> Odds[M]:
        """NATURE's outcomes, in the order of `moves(NATURE)`. Raises Refused when NATURE is not to move."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """The whole state, secrets included; `Game.state_from_json` reads it back."""

    def resolve_chance(self, draw: Draw, events: list[Event] | None = None) -> list[M]:
        """Let NATURE move until a seat must decide or the game is over; one `draw` a move. Returns its moves."""
        made: list[M] = []
        while self.turn == (NATURE,):
            move = self.chance_outcomes().pick(draw)
            self.play(NATURE, move, events)
            made.append(move)
        return made


Tally: TypeAlias = dict[str, dict[str, int]]
"""Named tables of counts."""


class Game(ABC, Generic[M]):
    """A set of rules together with the edition it is played with: everything that never changes during play."""

    name: str
    """The name it is loaded by."""
    title: str
    """The name people know it by."""
    rules: int
    """The rules version: raised whenever a stored game could replay differently."""
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
    """A hash of the edition's content."""

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

    def printed(self) -> Json:
        """The edition as plain data, for a client to draw and for `on` to read back. None if there is just one."""
        return None

    def parts(self) -> dict[str, Json]:
        """Everything a client needs to draw this edition, worked out from what is printed: places, cards, names."""
        return {}

    def words(self, language: str, view: Mapping[str, Json] | None = None) -> Mapping[str, str]:
        """What things are called and say, in a language ("fr"), by key, for clients that do not know them beforehand.

        Only of what the edition shows and, in a game, what the view does: it is worked out from those alone. A game
        whose words lie with its clients has none here; a language it does not speak gets the edition's own words.
        """
        return {}

    def read_edition(self, text: str) -> Json:
        """The plain data of an edition from the text of an edition file, for `on`; Refused if it is unreadable."""
        raise Refused("no-editions", f"{self.title} is played with one edition only.")

    def on(self, printed: Json) -> Game[M]:
        """The same rules with another edition; Refused with what is wrong with it."""
        raise Refused("no-editions", f"{self.title} is played with one edition only.")

    def shown(self) -> Json:
        """What a client may draw of the edition: all of it, unless the game keeps some for later."""
        return self.printed()

    def after(self, state: State[M]) -> Game[M]:
        """The game as a finished one leaves it, for the next of a campaign; Refused if games leave nothing behind."""
        raise Refused("no-campaigns", f"{self.title} has no campaigns.")

    def change(self, deed: Mapping[str, Json]) -> Game[M]:
        """The game after something that is done between two games of a campaign; Refused if it may not be done."""
        raise Refused("no-campaigns", f"{self.title} has no campaigns.")

    def wishes(self, seats: Collection[int], rng: Random) -> Sequence[Mapping[str, Json]]:
        """What bots on these seats would do between two games of a campaign: things for `change`."""
        return ()

    def weigh(self, view: Mapping[str, Json], moves: Sequence[M]) -> Sequence[float]:
        """The game's own judgement of each move, for the seat whose view it is: higher is better.

        It is what the greedy bot and the hints go by. A game without judgement finds all moves alike.
        """
        return [0.0] * len(moves)

    def glance(self, view: Mapping[str, Json], moves: Sequence[M]) -> Sequence[float]:
        """A beginner's judgement of each move, with the mistakes people make; higher is better. The easy bot's."""
        return self.weigh(view, moves)

    def likely(self, state: State[M], seat: int) -> Sequence[tuple[M, float]]:
        """The moves of a seat that a search should think of, at least one, each with how good it looks, in points.

        The state is a guessed one. A point or so less makes a move half as likely; what is left out is never played.
        """
        moves = state.moves(seat)
        return list(zip(moves, self.weigh(state.view(seat), moves), strict=True))

    def judged(self, state: State[M]) -> bool:
        """Whether `chances` can tell who may win, so that a search looks no further. Without more: when it is over."""
        return not state.turn

    def play_on(self, state: State[M], rng: Random) -> None:
        """Play a guessed state on in place until it is `judged`, fast and about as players would; else at random."""
        while not self.judged(state):
            state.resolve_chance(rng.randrange)
            if state.turn:
                state.play(state.turn[0], rng.choice(state.moves(state.turn[0])))

    def chances(self, state: State[M]) -> Sequence[float]:
        """By seat, the chance of victory in a guessed state that is `judged`; together they make 1."""
        result = state.result
        if result is None:
            raise Refused("not-over", "Nobody can tell yet who will win.")
        return [(rank == 1) / len(result.winners) for rank in result.ranks]

    def tally(self, events: Iterable[Event]) -> Tally:
        """What is worth counting over many games, from the events of one."""
        return {}

    def feats(self, events: Iterable[Event], seats: int) -> Sequence[Tally]:
        """By seat, what it did in one game that may have won it: the same tables and labels for every game and seat."""
        return [{} for _ in range(seats)]

    def say(self, event: Mapping[str, Json], names: Sequence[str]) -> str:
        """An event, as somebody sees it, as an English sentence; `names` by seat."""
        return f"{event['event']}: " + ", ".join(f"{key} {value}" for key, value in event.items() if key != "event")

    def complete(self, options: Mapping[str, Json] | None) -> dict[str, Choice]:
        """The options with every one left out at its default; Refused for one that does not exist."""
        return complete(self.options, options or {})

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
