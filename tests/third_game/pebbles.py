"""Pebbles: a tiny game with chance, a secret and a simultaneous choice.

Everybody has five pebbles. In each of three rounds everybody is dealt a secret stone, worth 1 to 3, and then all at
once lay down 0 to 2 pebbles. Stones are turned up: the highest stone and pebbles together score a point, ties none.
At any time everybody may give their bag of pebbles a name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from random import Random
from typing import ClassVar

from moonstone.engine import (
    NATURE,
    Client,
    Event,
    Game,
    Ids,
    Json,
    Odds,
    Refusal,
    Refused,
    Result,
    State,
)

PEBBLES, ROUNDS, STONES, MOST_LAID = 5, 3, 3, 2


@dataclass(frozen=True, slots=True)
class Deal:
    """NATURE: the next seat gets a stone of this worth."""

    verb: ClassVar[str] = "deal"
    number: int

    def to_json(self) -> dict[str, Json]:
        return {"move": self.verb, "number": self.number}

    def __str__(self) -> str:
        return f"{self.verb} {self.number}"


@dataclass(frozen=True, slots=True)
class Lay(Deal):
    """A seat lays down this many pebbles."""

    verb: ClassVar[str] = "lay"


PebblesMove = Deal


@dataclass(slots=True)
class PebblesState(State[PebblesMove]):
    """Everything at one instant. A seat's stone is 0 before it is dealt, what it laid -1 before it has answered."""

    seats: int
    round: int = 1
    stones: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    pebbles: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    bags: list[str] = field(default_factory=list)

    @property
    def turn(self) -> tuple[int, ...]:  # type: ignore[override]  # worked out rather than kept
        if self.round > ROUNDS:
            return ()
        if 0 in self.stones:
            return (NATURE,)
        return tuple(seat for seat in range(self.seats) if self.laid[seat] < 0)

    def moves(self, seat: int) -> Sequence[PebblesMove]:
        if seat not in self.turn:
            return ()
        if seat == NATURE:
            return [Deal(number) for number in range(1, STONES + 1)]
        return [Lay(number) for number in range(min(MOST_LAID, self.pebbles[seat]) + 1)]

    def why_not(self, seat: int, move: PebblesMove) -> Refusal | None:
        if seat not in self.turn:
            return Refusal("not-your-turn", "It is not your turn.")
        if type(move) is not (Deal if seat == NATURE else Lay):
            return Refusal("not-now", f"Nobody can {move.verb} now.")
        if move not in self.moves(seat):
            return Refusal("no-such-number", f"You cannot {move}.")
        return None

    def play(self, seat: int, move: PebblesMove, events: list[Event] | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        events = [] if events is None else events
        if seat == NATURE:
            owner = self.stones.index(0)
            self.stones[owner] = move.number
            events.append(Event("dealt", {"seat": owner}, {"stone": move.number}, (owner,)))
            return
        self.laid[seat] = move.number
        events.append(Event("laid", {"seat": seat}, {"pebbles": move.number}, (seat,)))
        if not self.turn:
            self._reveal(events)

    def _reveal(self, events: list[Event]) -> None:
        totals = [stone + laid for stone, laid in zip(self.stones, self.laid, strict=True)]
        events.append(Event("revealed", {"stones": list(self.stones), "laid": list(self.laid)}, reveals=True))
        if totals.count(max(totals)) == 1:
            self.points[totals.index(max(totals))] += 1
        self.pebbles = [own - laid for own, laid in zip(self.pebbles, self.laid, strict=True)]
        self.stones, self.laid = [0] * self.seats, [-1] * self.seats
        self.round += 1

    def nameable(self, seat: int) -> Sequence[str]:
        return ["bag"] if self.turn and seat in range(self.seats) and not self.bags[seat] else []

    def _keep_name(self, seat: int, what: str, name: str, events: list[Event] | None) -> None:
        self.bags[seat] = name
        if events is not None:
            events.append(Event("named", {"seat": seat, "name": name}))

    def public(self) -> dict[str, Json]:
        return {
            "round": self.round,
            "turn": list(self.turn),
            "pebbles": list(self.pebbles),
            "points": list(self.points),
            "bags": list(self.bags),
            "dealt": [stone > 0 for stone in self.stones],
        }

    def private(self, seat: int | None) -> dict[str, Json]:
        return {
            "stone": None if seat is None else self.stones[seat],
            "laid": None if seat is None else self.laid[seat],
        }

    @property
    def result(self) -> Result | None:
        if self.turn:
            return None
        ranks = tuple(1 + sum(other > points for other in self.points) for points in self.points)
        return Result(ranks, tuple(self.points))

    def copy(self) -> PebblesState:
        return PebblesState(
            *(self.seats, self.round, self.stones[:], self.laid[:]),
            *(self.pebbles[:], self.points[:], self.bags[:]),
        )

    def determinize(self, seat: int | None, rng: Random) -> PebblesState:
        twin = self.copy()
        for other in range(self.seats):
            if other != seat:
                twin.stones[other] = rng.randint(1, STONES) if self.stones[other] else 0
                if self.laid[other] >= 0:
                    twin.laid[other] = rng.randint(0, min(MOST_LAID, self.pebbles[other]))
        return twin

    def chance_outcomes(self) -> Odds[PebblesMove]:
        if self.turn != (NATURE,):
            raise Refused("not-chance", "There is nothing to draw now.")
        return Odds(self.moves(NATURE), [1] * STONES)

    def to_json(self) -> dict[str, Json]:
        return asdict(self)


MESSAGES = """
pebbles-field-pebbles = Pebbles left
pebbles-field-bags = Bag
pebbles-move-lay =
    { $number ->
        [0] Lay down nothing
        [one] Lay down 1 pebble
       *[other] Lay down { $number } pebbles
    }
pebbles-event-dealt = { $seat } gets a stone worth { $stone }.
pebbles-event-named = { $seat } calls the bag { $name }.
pebbles-event-laid = { $seat } lays down { $pebbles }.
pebbles-event-revealed = The stones: { $stones }. Laid down: { $laid }.
"""


class PebblesClient(Client[PebblesMove]):
    """What clients say of Pebbles, in English whatever the language."""

    def messages(self, language: str) -> Sequence[str]:
        return [MESSAGES]


class Pebbles(Game[PebblesMove]):
    name = "pebbles"
    title = "Pebbles"
    rules = 1
    seats = range(2, 4)
    seat_names = ("red", "green", "blue")
    options = ()
    presets: Mapping[str, Mapping[str, bool | int | str]] = {}
    edition = "standard"
    fingerprint = "pebbles"
    client = PebblesClient()
    ids = Ids([*map(Deal, range(1, STONES + 1)), *map(Lay, range(MOST_LAID + 1))])

    def start(self, seats: int, options: Mapping[str, Json] | None = None) -> PebblesState:
        self.check_seats(seats)
        self.complete(options)
        return PebblesState(seats, 1, [0] * seats, [-1] * seats, [PEBBLES] * seats, [0] * seats, [""] * seats)

    def move_from_json(self, data: Json) -> PebblesMove:
        return self.known(next((move for move in self.ids if move.to_json() == data), None))

    def move_from_text(self, text: str) -> PebblesMove:
        return self.known(next((move for move in self.ids if str(move) == text.strip()), None))

    def known(self, move: PebblesMove | None) -> PebblesMove:
        if move is None:
            raise Refused("unknown-move", "That is not a move of Pebbles.")
        return move

    def state_from_json(self, data: Json) -> PebblesState:
        names = [part.name for part in fields(PebblesState)]
        if not isinstance(data, dict) or list(data) != names:
            raise Refused("bad-state", "That is not a saved game of Pebbles.")
        return PebblesState(**data)  # type: ignore[arg-type]  # a saved state holds what the fields hold


GAME = Pebbles()
