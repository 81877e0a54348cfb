"""How far a table has come: everything that follows from its log but the game itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from moonstone.tables.clocks import Clock
from moonstone.tables.entries import Row
from moonstone.tables.seats import Seat

Phase: TypeAlias = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Asked:
    """Since when a seat owes its decision: the length of the match's log, and the time."""

    position: int
    at: int


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat wants to go back to position `to` and needs the consent of others."""

    seq: int
    seat: int
    to: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    @property
    def open(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.needs if seat not in self.agreed)


@dataclass(frozen=True, slots=True)
class Game:
    """What the match says after an entry: who owes a decision, how long its log is, whether it is over."""

    turn: tuple[int, ...]
    position: int
    over: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """A value: `after` gives the next one and leaves this as it is."""

    clock: Clock
    seats: tuple[Seat, ...]
    left: tuple[int, ...]
    """Milliseconds by seat that it has when it is asked."""
    used: tuple[int, ...]
    """Milliseconds by seat that its last decision took: who takes it back does not get them back."""
    phase: Phase = "open"
    turn: tuple[int, ...] = ()
    position: int = 0
    asked: tuple[Asked | None, ...] = ()
    """By seat; None for a seat that owes nothing."""
    ask: Ask | None = None
    rematch: str | None = None

    @classmethod
    def opened(cls, body: dict[str, Any]) -> Progress:
        """A table just opened."""
        clock = Clock(**body["clock"])
        seats = tuple(Seat.from_json(seat) for seat in body["seats"])
        none = (0,) * len(seats)
        return cls(clock, seats, (clock.full,) * len(seats), none, asked=(None,) * len(seats))

    def after(self, row: Row, game: Game) -> Progress:
        """The progress once `row` has happened and the match stands as `game` says."""
        match row.kind:
            case "seated":
                return self._with_seat(row.seat, Seat.from_json(row.body["seat"]))
            case "started" | "moved" | "undone":
                return self._gone_on(row, game)
            case "asked":
                assert row.seat is not None
                ask = Ask(row.seq, row.seat, row.body["to"], tuple(row.body["needs"]))
                return replace(self, ask=ask)
            case "answered":
                assert self.ask is not None
                assert row.seat is not None
                agreed = replace(self.ask, agreed=(*self.ask.agreed, row.seat))
                return replace(self, ask=agreed if row.body["agree"] else None)
            case "away":
                return self._away(row)
            case "back":
                return self._back(row)
            case "rematched":
                return replace(self, rematch=row.body["table"])
        return self

    @property
    def minds(self) -> list[int]:
        """The seats that owe a decision and have a bot to make it."""
        return [seat for seat in self.turn if self.seats[seat].mind is not None]

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is out; None where no clock runs."""
        asked = self.asked[seat]
        if self.clock.kind == "none" or asked is None or self.seats[seat].mind is not None:
            return None
        return asked.at + self.left[seat]

    @property
    def due_at(self) -> int | None:
        """When the first clock runs out if nobody decides before."""
        if self.clock.kind == "none":
            return None
        deadlines = (self.deadline(seat) for seat in self.turn)
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def _with_seat(self, number: int | None, seat: Seat) -> Progress:
        assert number is not None
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _gone_on(self, row: Row, game: Game) -> Progress:
        """Who still owes the same decision goes on owing it; everybody else's clock stops or starts anew."""
        asked: list[Asked | None] = []
        left, used = list(self.left), list(self.used)
        for seat, before in enumerate(self.asked):
            mine = seat == row.seat
            same = row.kind == "moved" and not mine and before is not None and seat in game.turn
            if before is not None and not same and self.seats[seat].mind is None:
                spent = row.at - before.at
                left[seat] = self.clock.after(left[seat], spent, decided=row.kind == "moved" and mine)
                used[seat] = spent + (used[seat] if row.kind == "undone" and mine else 0)
            begun = row.at
            if row.kind == "undone" and mine:
                left[seat] = self.clock.taken_back(left[seat])
                begun -= self.clock.held_against(used[seat])
            asked.append(before if same else Asked(game.position, begun) if seat in game.turn else None)
        return Progress(
            clock=self.clock,
            seats=self.seats,
            left=tuple(left),
            used=tuple(used),
            phase="over" if game.over else "playing",
            turn=game.turn,
            position=game.position,
            asked=tuple(asked),
            rematch=self.rematch,
        )

    def _away(self, row: Row) -> Progress:
        """A bot plays on. A question for consent that involves the seat is dropped: it can be put again."""
        assert row.seat is not None
        number, before = row.seat, self.asked[row.seat]
        left = list(self.left)
        if before is not None:
            left[number] = self.clock.after(left[number], row.at - before.at, decided=False)
        seat = replace(self.seats[number], away=row.body["bot"], why=row.body["why"])
        involved = self.ask is not None and number in (self.ask.seat, *self.ask.needs)
        return replace(self._with_seat(number, seat), left=tuple(left), ask=None if involved else self.ask)

    def _back(self, row: Row) -> Progress:
        assert row.seat is not None
        number, before = row.seat, self.asked[row.seat]
        left, asked = list(self.left), list(self.asked)
        if self.seats[number].why == "time":
            left[number] = self.clock.on_return(left[number])
        if before is not None:
            asked[number] = Asked(before.position, row.at)
        seat = replace(self.seats[number], away=None, why=None)
        return replace(self._with_seat(number, seat), left=tuple(left), asked=tuple(asked))
