"""Rule 6: claim gems, adjust turn order; Rare Mineral Find and Engineering Advance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from typing import Final, Literal, NamedTuple, TypeAlias

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charon.areas import AREAS, ENGINEERING, MINERAL
from moonstone.games.charon.board import Kind
from moonstone.games.charon.cards import CARD_OF, cards_in, names_in
from moonstone.games.charon.gems import CLEAR, KINDS, ONE, count, size
from moonstone.games.charon.moves import MOST_SEATS, CharonMove, Pass, Take
from moonstone.games.charon.rules import knowledge
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.stake import holders
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

_PASS: Final = Pass()


How: TypeAlias = Literal["most", "centre", "roads"]
"""By what a zone is won: most influence, its centre, or most of its roads."""


class Standing(NamedTuple):
    """How a zone stands: influence by seat, who would take it and why, or who are tied."""

    influence: tuple[int, ...]
    winner: int | None
    how: How | None
    tied: tuple[int, ...]


# The flags around a zone add up to one integer: four bits a seat for influence, four bits a seat for roads, and above
# them the seat in the centre plus 1. Few such sums ever occur, so each is judged once.
_BITS: Final = 4
_FIELD: Final = (1 << _BITS) - 1
_ROADS: Final = _BITS * MOST_SEATS
_CENTRE: Final = 2 * _ROADS


def _mark(seat: int, kind: Kind) -> int:
    mark = 1 << _BITS * seat
    if kind == Kind.ROAD:
        return mark | mark << _ROADS
    return mark | seat + 1 << _CENTRE if kind == Kind.CENTRE else mark


MARKS: Final = tuple(tuple(_mark(seat, kind) for kind in Kind) for seat in range(MOST_SEATS))
"""By seat and kind of spot: what a flag adds to every zone it touches."""


def marks_of(setup: GameSetup, flags: Sequence[int]) -> list[int]:
    """By zone, the sum of the flags around it; flags by spot, 0 or the seat plus 1."""
    marks = [0] * len(setup.board.zones)
    kinds, touching = setup.kinds, setup.touching
    for spot in compress(range(len(flags)), flags):
        mark = MARKS[flags[spot] - 1][kinds[spot]]
        for zone in touching[spot]:
            marks[zone] += mark
    return marks


def standings(state: StateData) -> list[Standing]:
    """How every zone stands, by zone."""
    seats = state.seats
    return [standing(seats, marks) for marks in marks_of(state.setup, state.flags)]


@cache
def standing(seats: int, marks: int) -> Standing:
    """6.1 and 6.2: most influence; then the centre; then strictly more of the zone's roads; else nobody."""
    influence = tuple(marks >> _BITS * seat & _FIELD for seat in range(seats))
    roads = [marks >> _ROADS + _BITS * seat & _FIELD for seat in range(seats)]
    centre = (marks >> _CENTRE) - 1
    most = max(influence)
    if not most:
        return Standing(influence, None, None, ())
    tied = tuple(seat for seat in range(seats) if influence[seat] == most)
    if len(tied) == 1:
        return Standing(influence, tied[0], "most", ())
    if centre in tied:
        return Standing(influence, centre, "centre", tied)
    best = max(roads[seat] for seat in tied)
    ahead = [seat for seat in tied if roads[seat] == best]
    if len(ahead) == 1:
        return Standing(influence, ahead[0], "roads", tied)
    return Standing(influence, None, None, tied)


def enter_claim(state: StateData, events: list[Event] | None) -> Step | None:
    """6.1 to 6.3: gems to the winners of the zones, then clear gems to the finders."""
    for zone, stands in enumerate(standings(state)):
        if state.zone_gems[zone]:
            _claim(state, zone, stands, events)
    for seat in holders(state, MINERAL):
        if count(state.supply, CLEAR):
            state.supply -= ONE[CLEAR]
            state.gems[seat] += ONE[CLEAR]
            if events is not None:
                events.append(Event("found", {"seat": seat}))
    return Step.ENGINEERING


def _claim(state: StateData, zone: int, stands: Standing, events: list[Event] | None) -> None:
    name, colour, number = state.setup.board.zone_names[zone], state.zone_colour[zone], state.zone_gems[zone]
    if stands.winner is not None:
        state.gems[stands.winner] += number * ONE[colour]
        state.zone_gems[zone] = 0
    if events is None:
        return
    gems: dict[str, Json] = {"zone": name, "gem": KINDS[colour], "count": number}
    if stands.winner is not None:
        events.append(Event("claimed", {"seat": stands.winner, **gems, "how": stands.how, "tied": list(stands.tied)}))
    elif stands.tied:
        events.append(Event("tied", {"seats": list(stands.tied), **gems}))


def enter_engineering(state: StateData, events: list[Event] | None) -> Step | None:
    """6.4: each holder is asked."""
    state.queue = holders(state, ENGINEERING)
    state.at = 0
    return _next_holder(state, events)


def _next_holder(state: StateData, events: list[Event] | None) -> Step | None:
    if state.at == len(state.queue):
        return Step.SYNCHROTRON
    seat = state.asked
    state.turn = (seat,)
    knowledge.look(state, seat)
    if events is not None:
        events.append(Event("looked", {"seat": seat}, {"cards": list(names_in(state.pile))}, (seat,), reveals=True))
    return None


def takes(state: StateData, seat: int) -> list[CharonMove]:
    """Any card of the pile or of the row, or pass."""
    moves = state.setup.catalogue.takes
    return [*(moves[card] for card in cards_in(state.pile | state.row)), _PASS]


def check_take(state: StateData, seat: int, move: Take) -> Refusal | None:
    """It must lie in the pile or the row."""
    card = CARD_OF.get(move.card)
    if card is not None and (state.pile | state.row) >> card & 1:
        return None
    text = f"The card {move.card} lies neither in the discard pile nor in the row."
    return Refusal("not-to-be-taken", text, {"card": move.card})


def do_take(state: StateData, seat: int, move: Take, events: list[Event] | None) -> Step | None:
    """Into the hand: from the pile unseen by others, from the row in the open."""
    bit = 1 << CARD_OF[move.card]
    state.hands[seat] |= bit
    if state.row & bit:
        state.row ^= bit
        knowledge.lay(state, bit, seat, knower=seat)
        event = Event("took", {"seat": seat, "from": "row", "card": move.card})
    else:
        state.pile ^= bit
        knowledge.carry(state, knowledge.pile(state.seats), seat, knower=seat)
        knowledge.show_to(state, seat, bit)
        event = Event("took", {"seat": seat, "from": "pile"}, {"card": move.card}, (seat,))
    if events is not None:
        events.append(event)
    state.at += 1
    return _next_holder(state, events)


def pass_engineering(state: StateData, seat: int, events: list[Event] | None) -> Step | None:
    """Take nothing."""
    if events is not None:
        events.append(Event("passed", {"seat": seat, "area": AREAS[ENGINEERING]}))
    state.at += 1
    return _next_holder(state, events)


def order_by_gems(order: tuple[int, ...], gems: Sequence[int]) -> tuple[int, ...]:
    """6.5: most gems first, tied players as before."""
    return tuple(sorted(order, key=lambda seat: -size(gems[seat])))
