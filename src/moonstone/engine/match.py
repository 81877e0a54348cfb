"""A match: a state with its log and its draws."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeGuard

from moonstone.engine.chance import Draws
from moonstone.engine.event import Event
from moonstone.engine.game import AnyGame, edition_data, legacy_of
from moonstone.engine.move import NATURE, Move
from moonstone.engine.naming import LONGEST_NAME, checked_name, given_name
from moonstone.engine.plain import Json
from moonstone.engine.refusal import Refused
from moonstone.engine.sealing import Seal, move_in, read_seal
from moonstone.engine.state import State

UNFOLLOWABLE: Final = (Refused, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What replaying an entry can raise that is damaged, or of other rules."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, or the bot of that name. Refused if the name cannot be shown."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        checked_name(self.name, "A player's name", LONGEST_NAME)

    def to_json(self) -> dict[str, Json]:
        """The player as plain data."""
        return {"name": self.name, "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Played:
    """A log entry: a seat, or NATURE, made a move. One that stays secret after the match has a seal."""

    by: int
    move: Move
    seal: Seal | None = None

    def to_json(self) -> dict[str, Json]:
        """The entry as one readable line of a record."""
        data = {"by": "nature" if self.by == NATURE else self.by, **self.move.to_json()}
        return data if self.seal is None else {**data, **self.seal.to_json()}

    @property
    def is_sealed(self) -> bool:
        """Whether the move itself is not told."""
        return self.seal is not None and self.seal.nonce is None

    def replay(self, state: State[Move], events: list[Event] | None = None) -> None:
        """Make the move in `state`. Raises Refused if it is not legal there."""
        state.play(self.by, self.move, events)


@dataclass(frozen=True, slots=True)
class Named:
    """A log entry: a seat gave something a name, no matter whose turn it was."""

    by: int
    what: str
    name: str

    def to_json(self) -> dict[str, Json]:
        """The entry as one readable line of a record."""
        return {"by": self.by, "named": self.what, "name": self.name}

    def replay(self, state: State[Move], events: list[Event] | None = None) -> None:
        """Give the name in `state`. Raises Refused if the seat may not."""
        state.give_name(self.by, self.what, self.name, events)


@dataclass(frozen=True, slots=True)
class Undone:
    """A log entry: a seat took the match back to how it stood before entry `to`; those in `consent` agreed."""

    by: int
    to: int
    consent: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """The entry as one readable line of a record."""
        return {"by": self.by, "undo": self.to, "consent": list(self.consent)}


Entry = Played | Named | Undone


def read_entry(game: AnyGame, data: Mapping[str, Json]) -> Entry:
    """The log entry that `to_json` wrote; Refused if there is no such entry."""
    by = data.get("by")
    if by == "nature":
        by = NATURE
    elif not isinstance(by, int) or isinstance(by, bool) or by < 0:
        raise Refused("bad-entry", "it does not say which seat moved.")
    if "undo" in data:
        return _read_undo(by, data)
    if "named" in data:
        return _read_name(by, data)
    seal = read_seal(game.legacy, data)
    return Played(by, game.move_from_json(move_in(data)), seal)


def _read_undo(by: int, data: Mapping[str, Json]) -> Undone:
    """An undo, exactly as it is written: what is read is written back the same."""
    to, consent = data["undo"], data.get("consent")
    if data.keys() != {"by", "undo", "consent"} or not _is_number(to) or not isinstance(consent, list):
        raise Refused("bad-entry", "its undo does not say how far back and who agreed, and nothing else.")
    seats = [seat for seat in consent if _is_number(seat)]
    if seats != consent or sorted(seats) != seats:
        raise Refused("bad-entry", "its undo does not name those who agreed in the order of their seats.")
    return Undone(by, to, tuple(seats))


def _read_name(by: int, data: Mapping[str, Json]) -> Named:
    """A name, exactly as it is written."""
    what, name = data["named"], data.get("name")
    if not isinstance(what, str) or not isinstance(name, str) or data.keys() != {"by", "named", "name"}:
        raise Refused("bad-entry", "it does not say what was named and how, and nothing else.")
    if name != name.strip():
        raise Refused("bad-entry", "it does not name as names are kept.")
    given_name(name)
    return Named(by, what, name)


def _is_number(value: Json) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(slots=True)
class Moment:
    """A move or a name that still stands: its position in the log, who owed a decision before it, and what it brought
    about.
    """

    position: int
    entry: Played | Named
    turn: tuple[int, ...]
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Transition:
    """What a decision, a name or an undo will do to a match, worked out and not yet done: `Match.apply` does it.

    So a decision can be written down for good before anybody sees it, and forgotten if it could not be.
    """

    position: int
    """The length of the log it was worked out at."""
    entries: tuple[Entry, ...]
    stands: int
    """How many moments of the history still stand."""
    moments: tuple[Moment, ...]
    state: State[Move]

    @property
    def events(self) -> list[Event]:
        """What happens."""
        return [event for moment in self.moments for event in moment.events]


class Match:
    """A game being played: the state, the log of all that was done, and the draws of chance.

    The log is append-only and is the truth: an undo is an entry in it. `history` holds the moves and names that still
    stand.
    Chance is settled at once after every move, so that between calls a seat owes a decision or the game is over.
    """

    __slots__ = ("drawn", "draws", "game", "history", "log", "options", "players", "state")

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
        self.history: list[Moment] = []

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
        game.check_playable()
        match = cls(game, players, options, Draws(secret))
        match.resolve_chance()
        return match

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision; () when the match is over."""
        return self.state.turn

    @property
    def events(self) -> Iterator[Event]:
        """Everything that happened and still stands."""
        return (event for moment in self.history for event in moment.events)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move and let chance answer. Returns what happened. Raises Refused and changes nothing if illegal."""
        transition = self.prepare(seat, move)
        self.apply(transition)
        return transition.events

    def prepare(self, seat: int, move: Move) -> Transition:
        """Work out a move, chance's answer included, without making it. Raises Refused if it is illegal."""
        self.game.check_playable()
        if seat == NATURE:
            raise Refused("not-a-player", "Nobody sits on the seat of chance.")
        state = self.state.copy()
        position = len(self.log)
        moments = [Moment(position, self._played(seat, move), state.turn)]
        state.play(seat, move, moments[0].events)
        self._resolve_chance(state, position + 1, moments)
        entries = tuple([moment.entry for moment in moments])
        return Transition(position, entries, len(self.history), tuple(moments), state)

    def give_name(self, seat: int, what: str, name: str) -> list[Event]:
        """Let a seat name something, no matter whose turn it is. Returns what happened.

        It is no decision: who owes one owes it as before. It is taken back like a move. Raises Refused and changes
        nothing if the seat may not name it, or the name cannot be one.
        """
        transition = self.prepare_name(seat, what, name)
        self.apply(transition)
        return transition.events

    def prepare_name(self, seat: int, what: str, name: str) -> Transition:
        """Work out a name without giving it. Raises Refused if the seat may not give it."""
        self.game.check_playable()
        state = self.state.copy()
        moment = Moment(len(self.log), Named(seat, what, given_name(name)), state.turn)
        moment.entry.replay(state, moment.events)
        return Transition(moment.position, (moment.entry,), len(self.history), (moment,), state)

    def apply(self, transition: Transition) -> None:
        """Do what was prepared. Between the two nothing else may have been done."""
        if transition.position != len(self.log):
            raise ValueError("the match has gone on since this transition was prepared")
        del self.history[transition.stands :]
        self.history.extend(transition.moments)
        self.log.extend(transition.entries)
        self.drawn += [entry.by for entry in transition.entries].count(NATURE)
        self.state = transition.state

    def free_undo_position(self, seat: int) -> int | None:
        """The earliest position the seat may go back to without asking anybody; None if there is none.

        It is inside the seat's own turn, after the last moment at which something was revealed to it or drawn, or
        another seat had to act.
        """
        position = None
        turn_after = self.state.turn
        for moment in reversed(self.history):
            if moment.entry.by != seat or any(event.reveals for event in moment.events):
                break
            if not set(turn_after) <= {*moment.turn, seat}:
                break
            position, turn_after = moment.position, moment.turn
        return position

    def last_decision(self, seat: int) -> int | None:
        """The position of the seat's last move or name that still stands; None if there is none."""
        for moment in reversed(self.history):
            if moment.entry.by == seat:
                return moment.position
        return None

    def decided_since(self, position: int) -> bool:
        """Whether a move that still stands was made at that position of the log or later; names are none."""
        return any(isinstance(moment.entry, Played) for moment in self.history if moment.position >= position)

    def decided_between(self, seat: int, start: int, end: int) -> bool:
        """Whether a move of the seat still stands that it made from one position of the log up to before another."""
        return any(
            moment.entry.by == seat and isinstance(moment.entry, Played) and start <= moment.position < end
            for moment in self.history
        )

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> int:
        """Go back to before the log entry `to`, by default the seat's last move or name. Returns the position.

        Back to `free_undo_position` no consent is needed; beyond it every other person must be in `consent` (bots
        always agree). Raises Refused and changes nothing otherwise.
        """
        transition = self.prepare_undo(seat, to, consent)
        self.apply(transition)
        (undone,) = transition.entries
        assert isinstance(undone, Undone)
        return undone.to

    def prepare_undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> Transition:
        """Work out an undo without doing it. Raises Refused if it may not be done."""
        self.game.check_playable()
        return self._undo_transition(seat, to, consent)

    def _undo_transition(self, seat: int, to: int | None, consent: Collection[int]) -> Transition:
        if seat not in range(len(self.players)):
            raise Refused("no-such-seat", f"There is no seat {seat}.", seat=seat)
        target = self.last_decision(seat) if to is None else to
        stands = next((index for index, moment in enumerate(self.history) if moment.position == target), None)
        if target is None or stands is None:
            raise Refused("nothing-to-undo", "There is no such move to take back.", seat=seat)
        if self.history[stands].entry.by == NATURE:
            raise Refused("undo-chance", "You can undo a player's move, but not a random draw.")
        missing = [other for other in self.undo_consent_needed(seat, target) if other not in consent]
        if missing:
            names = " and ".join(self.players[other].name for other in missing)
            text = f"Taking that back needs the consent of {names}."
            raise Refused("undo-needs-consent", text, seats=list[Json](missing))
        undone = Undone(seat, target, tuple(sorted(consent)))
        return Transition(len(self.log), (undone,), stands, (), self._rebuild(stands))

    def undo_consent_needed(self, seat: int, to: int) -> list[int]:
        """The seats of the other people whose consent it takes to go back to `to`: none where that is free."""
        free = self.free_undo_position(seat)
        if free is not None and to >= free:
            return []
        return [other for other, player in enumerate(self.players) if other != seat and player.bot is None]

    def at(self, position: int) -> State[Move]:
        """The state as it stood when the log had `position` entries. What had been taken back by then is not played."""
        log = self.log[:position]
        standing: list[tuple[int, Played | Named]] = []
        for number, entry in enumerate(log):
            if isinstance(entry, Undone):
                del standing[bisect_left(standing, entry.to, key=itemgetter(0)) :]
            else:
                standing.append((number, entry))
        twin = Match(self.game, self.players, self.options, None)
        if any(isinstance(entry, Played) and entry.is_sealed for entry in log):
            twin.become_copy()
        for _, entry in standing:
            entry.replay(twin.state)
        return twin.state

    def replay_entry(self, entry: Entry) -> list[Event]:
        """Do what an entry of a log says, without letting chance answer. Returns what happened."""
        if isinstance(entry, Undone):
            self.apply(self._undo_transition(entry.by, entry.to, entry.consent))
            return []
        if isinstance(entry, Played) and entry.is_sealed:
            self.become_copy()
        moment = Moment(len(self.log), entry, self.state.turn)
        entry.replay(self.state, moment.events)
        self.log.append(entry)
        self.drawn += entry.by == NATURE
        self.history.append(moment)
        return moment.events

    def follow(self, log: Sequence[Mapping[str, Json]]) -> int:
        """Replay a log as far as the rules can follow it; the number of entries that is.

        For games of a version that is only shown: nothing is refused, draws are taken as the log has them, and the
        match stands before the first entry that cannot happen under the present rules.
        """
        for number, data in enumerate(log):
            try:
                self.replay_entry(read_entry(self.game, data))
            except UNFOLLOWABLE:
                return number
        return len(log)

    def check_draw(self, entry: Entry) -> None:
        """Refused if `entry`, the next of a log, is a draw of chance other than the one that follows from the secret.

        Entries of seats, and draws that are not due, are left to `replay_entry`.
        """
        if not isinstance(entry, Played) or entry.by != NATURE or self.turn != (NATURE,):
            return
        owed = self._draw(self.state, self.drawn)
        if owed != entry.move:
            raise Refused("false-draw", f"Chance gave “{owed}”, but the log says “{entry.move}”.")

    def resolve_chance(self) -> None:
        """Let chance speak if it is to: after a log that ends before its answer."""
        first = len(self.history)
        self._resolve_chance(self.state, len(self.log), self.history)
        self.log.extend(moment.entry for moment in self.history[first:])
        self.drawn += len(self.history) - first

    def to_json(self) -> dict[str, Json]:
        """The match as it stands, secrets of the table included, for `from_json` to read back without playing it."""
        line: list[Json] = [
            [moment.position, list(moment.turn), [event.to_json() for event in moment.events]]
            for moment in self.history
        ]
        return {"log": [entry.to_json() for entry in self.log], "line": line, "state": self.state.to_json()}

    @classmethod
    def from_json(
        cls,
        game: AnyGame,
        players: Sequence[Player],
        options: Mapping[str, Json] | None,
        draws: Draws | None,
        data: Any,
    ) -> Match:
        """The match that `to_json` wrote. It is a cache of what the log says and is trusted, not proven."""
        match = cls(game, players, options, draws)
        match.log = [read_entry(game, entry) for entry in data["log"]]
        match.drawn = sum(entry.by == NATURE for entry in match.log)
        for position, turn, events in data["line"]:
            entry = match.log[position]
            assert not isinstance(entry, Undone)
            match.history.append(Moment(position, entry, tuple(turn), [Event.from_json(event) for event in events]))
        if any(isinstance(entry, Played) and entry.is_sealed for entry in match.log):
            match.game = legacy_of(game).copy()
        match.state = match.game.state_from_json(data["state"])
        return match

    @property
    def keeps_secrets(self) -> bool:
        """Whether something in it is secret even to those who may know everything once it is over."""
        legacy = self.game.legacy
        if legacy is None or not legacy.keeps_secrets:
            return False
        return self.state.result is None or not legacy_of(legacy.next_game(self.state)).secrets_open

    @property
    def lacks_key(self) -> bool:
        """Whether moves that stay secret could not be sealed in it: a copy of a match that was being played."""
        key = None if self.draws is None else self.draws.key
        return key is None and self.game.legacy is not None and self.game.legacy.keeps_secrets

    def _played(self, seat: int, move: Move) -> Played:
        """The entry for a seat's move, with a seal if it stays secret."""
        nonce = None if self.draws is None else self.draws.nonce(len(self.log))
        if nonce is not None and legacy_of(self.game).keeps_secret(data := move.to_json()):
            return Played(seat, move, Seal.of(data, nonce))
        return Played(seat, move)

    def become_copy(self) -> None:
        """Stand where it stands, to be looked at alone: as a match in which moves may be sealed."""
        if not self.game.is_copy:
            self.game = legacy_of(self.game).copy()
            self.state = self._rebuild(len(self.history))

    def _resolve_chance(self, state: State[Move], position: int, moments: list[Moment]) -> None:
        """Let chance move in `state` until a seat must decide, adding a moment for every draw."""
        if self.draws is None:
            return
        number = self.drawn
        while state.turn == (NATURE,):
            move = self._draw(state, number)
            moment = Moment(position, Played(NATURE, move), state.turn)
            state.play(NATURE, move, moment.events)
            moments.append(moment)
            number += 1
            position += 1

    def _draw(self, state: State[Move], number: int) -> Move:
        """What chance gives in `state` with the draw of that number."""
        if self.draws is None:
            raise ValueError("a match without draws cannot say what chance gives")
        return state.chance_outcomes().pick(partial(self.draws.nth, number))

    def _rebuild(self, stands: int) -> State[Move]:
        """The state after the first `stands` moments of the history."""
        state = self.game.start(len(self.players), self.options)
        for moment in self.history[:stands]:
            moment.entry.replay(state)
        return state


def draws_for(game: AnyGame, secret: bytes) -> Draws:
    """The draws of a match of a campaign from a secret: where moves stay secret, those of which that is the key."""
    keeps_secrets = game.legacy is not None and game.legacy.keeps_secrets
    return Draws.keyed(secret) if keeps_secrets else Draws(secret)


def edition_of(game: AnyGame) -> dict[str, Json]:
    """A game's edition as records and campaign files name it: its data is there if it is not the standard one."""
    return {"name": game.edition, "fingerprint": game.fingerprint, "printed": edition_data(game)}
