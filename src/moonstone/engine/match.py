"""A match: a state with its log and its draws."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from moonstone.engine.chance import Draws
from moonstone.engine.contract import NATURE, Move, State
from moonstone.engine.event import Event
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused
from moonstone.engine.registry import AnyGame

LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, or the bot of that name. Refused if the name cannot be shown."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        if not 1 <= len(self.name.strip()) <= LONGEST_NAME or not self.name.isprintable():
            raise Refused("bad-name", f"A player's name must have 1 to {LONGEST_NAME} printable characters.")

    def to_json(self) -> dict[str, Json]:
        """The player as plain data."""
        return {"name": self.name, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Played:
    """A log entry: a seat, or NATURE, made a move."""

    by: int
    move: Move

    def to_json(self) -> dict[str, Json]:
        """The entry as one readable line of a record."""
        return {"by": "nature" if self.by == NATURE else self.by, **self.move.to_json()}


@dataclass(frozen=True, slots=True)
class Undone:
    """A log entry: a seat took the match back to how it stood before entry `to`; those in `consent` agreed."""

    by: int
    to: int
    consent: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """The entry as one readable line of a record."""
        return {"by": self.by, "undo": self.to, "consent": list(self.consent)}


Entry = Played | Undone


@dataclass(slots=True)
class Moment:
    """A move that still stands: its position in the log, who owed a decision before it, and what it brought about."""

    position: int
    entry: Played
    turn: tuple[int, ...]
    events: list[Event] = field(default_factory=list)


class Match:
    """A game being played: the state, the log of all that was done, and the draws of chance.

    The log is append-only and is the truth: an undo is an entry in it. `line` holds the moves that still stand.
    Chance is settled at once after every move, so that between calls a seat owes a decision or the game is over.
    """

    __slots__ = ("drawn", "draws", "game", "line", "log", "options", "players", "state")

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        options: Mapping[str, Json] | None,
        draws: Draws | None,
    ) -> None:
        """A match before its first draw; use `Match.start` to play one. Without draws, chance waits for the log."""
        self.game = game
        self.players = tuple(players)
        self.options: dict[str, Json] = dict(game.complete(options))
        self.draws = draws
        self.state: State[Move] = game.start(len(self.players), self.options)
        self.log: list[Entry] = []
        self.drawn = 0
        """How many draws the log holds, those taken back included: none is ever made twice."""
        self.line: list[Moment] = []

    @classmethod
    def start(
        cls,
        game: AnyGame,
        players: Sequence[Player],
        options: Mapping[str, Json] | None = None,
        *,
        secret: bytes,
    ) -> Match:
        """A new match, dealt and ready. The secret fixes every draw: keep it to yourself until the end."""
        match = cls(game, players, options, Draws(secret))
        match._settle()
        return match

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision; () when the match is over."""
        return self.state.turn

    @property
    def events(self) -> Iterator[Event]:
        """Everything that happened and still stands."""
        return (event for moment in self.line for event in moment.events)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move and let chance answer. Returns what happened. Raises Refused and changes nothing if illegal."""
        if seat == NATURE:
            raise Refused("not-a-player", "Nobody sits on the seat of chance.")
        first = len(self.line)
        self._append(seat, move)
        self._settle()
        return [event for moment in self.line[first:] for event in moment.events]

    def free_undo(self, seat: int) -> int | None:
        """The earliest position the seat may go back to without asking anybody; None if there is none.

        It is inside the seat's own turn, after the last moment at which something was revealed to it or drawn, or
        another seat had to act.
        """
        position = None
        turn_after = self.state.turn
        for moment in reversed(self.line):
            if moment.entry.by != seat or any(event.reveals for event in moment.events):
                break
            if not set(turn_after) <= {*moment.turn, seat}:
                break
            position, turn_after = moment.position, moment.turn
        return position

    def last_decision(self, seat: int) -> int | None:
        """The position of the seat's last move that still stands; None if it has made none."""
        for moment in reversed(self.line):
            if moment.entry.by == seat:
                return moment.position
        return None

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> int:
        """Go back to before the log entry `to`, by default the seat's last move. Returns the position.

        Back to `free_undo` nobody is asked; beyond it every other person at the table must be in `consent` (bots
        always agree). Raises Refused and changes nothing otherwise.
        """
        if seat not in range(len(self.players)):
            raise Refused("no-such-seat", f"There is no seat {seat}.", seat=seat)
        target = self.last_decision(seat) if to is None else to
        moment = next((moment for moment in self.line if moment.position == target), None)
        if target is None or moment is None:
            raise Refused("nothing-to-undo", "There is no such move to take back.", seat=seat)
        if moment.entry.by == NATURE:
            raise Refused("undo-chance", "Only a player's move can be taken back to, not a draw of chance.")
        free = self.free_undo(seat)
        if free is None or target < free:
            missing = [
                other
                for other, player in enumerate(self.players)
                if other != seat and player.bot is None and other not in consent
            ]
            if missing:
                names = " and ".join(self.players[other].name for other in missing)
                text = f"Taking that back needs the consent of {names}."
                raise Refused("undo-needs-consent", text, seats=list[Json](missing))
        self._cut(target)
        self.log.append(Undone(seat, target, tuple(sorted(consent))))
        return target

    def at(self, position: int) -> State[Move]:
        """The state as it stood when the log had `position` entries."""
        twin = Match(self.game, self.players, self.options, None)
        for entry in self.log[:position]:
            twin._follow(entry)
        return twin.state

    def _follow(self, entry: Entry) -> None:
        """Do what a log entry says, without letting chance answer."""
        if isinstance(entry, Undone):
            self.undo(entry.by, entry.to, entry.consent)
        else:
            self._append(entry.by, entry.move)

    def _append(self, by: int, move: Move) -> None:
        moment = Moment(len(self.log), Played(by, move), self.state.turn)
        self.state.play(by, move, moment.events)
        self.log.append(moment.entry)
        self.drawn += by == NATURE
        self.line.append(moment)

    def _settle(self) -> None:
        draws = self.draws
        if draws is None:
            return
        while self.state.turn == (NATURE,):
            self._append(NATURE, self.state.odds().pick(partial(draws.nth, self.drawn)))

    def _cut(self, target: int) -> None:
        """Drop every move from position `target` on and rebuild the state from those before."""
        self.line = [moment for moment in self.line if moment.position < target]
        self.state = self.game.start(len(self.players), self.options)
        for moment in self.line:
            self.state.play(moment.entry.by, moment.entry.move)
