"""A state as plain data, and back: what is read must be a state that can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final, TypeVar

from moonstone.engine import NATURE, Json, Refused
from moonstone.games.charon.areas import AREAS, EVERY_AREA
from moonstone.games.charon.cards import ALL_CARDS
from moonstone.games.charon.gems import ALL_GEMS, COLOURS, GUARD, ONE
from moonstone.games.charon.rules.state_data import BYTES, FIELDS, LISTS, NUMBERS, SWITCHES, StateData
from moonstone.games.charon.rules.steps import Step

S = TypeVar("S", bound=StateData)

_BY_CHANCE: Final = (Step.ORDER, Step.BURY, Step.SEED, Step.DEAL, Step.DRAW)
_ALL_AT_ONCE: Final = (Step.OFFER, Step.KEEP)
_IN_QUEUE: Final = (
    Step.SEED,
    Step.DEAL,
    Step.SWAP,
    Step.DRAW,
    Step.STAKE,
    Step.INTELLIGENCE,
    Step.ENGINEERING,
    Step.SYNCHROTRON,
    Step.BUILD,
)


def write(state: StateData) -> dict[str, Json]:
    """Every field, secrets included."""
    data: dict[str, Json] = {"seats": state.seats, "options": dict[str, Json](state.setup.options)}
    data.update({name: int(getattr(state, name)) for name in NUMBERS})
    data.update({name: list(getattr(state, name)) for name in (*LISTS, *BYTES)})
    data.update({name: getattr(state, name) for name in SWITCHES})
    return data


def read(fresh: S, data: dict[str, Json]) -> S:
    """The state that `write` wrote, put into one that has just been started; Refused if it cannot be."""
    for name in FIELDS:
        if name not in data:
            raise Refused("bad-state", f"The saved state lacks {name!r}.")
        setattr(fresh, name, _field(name, data[name], getattr(fresh, name)))
    for problem in _problems(fresh):
        raise Refused("bad-state", f"The saved state cannot be: {problem}.")
    return fresh


def _field(name: str, value: Json, like: object) -> object:
    """A field's value from plain data, shaped like the one of a state just started."""
    bad = Refused("bad-state", f"The saved state's {name!r} is not what it should be.")
    if name in SWITCHES:
        if not isinstance(value, bool):
            raise bad
        return value
    if name in NUMBERS:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise bad
        if name == "step" and value not in list(Step):
            raise bad
        return Step(value) if name == "step" else value
    if not isinstance(value, list):
        raise bad
    numbers = [item for item in value if isinstance(item, int) and not isinstance(item, bool) and item >= NATURE]
    if len(numbers) != len(value):
        raise bad
    if isinstance(like, tuple):
        return tuple(numbers)
    if not isinstance(like, (list, bytearray)) or len(numbers) != len(like):
        raise bad
    if isinstance(like, bytearray):
        if not all(0 <= number < 256 for number in numbers):
            raise bad
        return bytearray(numbers)
    return numbers


def _problems(state: StateData) -> Iterator[str]:
    """What keeps a state from being one."""
    seats = range(state.seats)
    if sorted(state.order) != list(seats) and not (state.step == Step.ORDER and set(state.order) < set(seats)):
        yield "the turn order is none"
        return
    yield from _turn_problems(state)
    yield from _card_problems(state)
    yield from _gem_problems(state)
    yield from _flag_problems(state)


def _turn_problems(state: StateData) -> Iterator[str]:
    step, turn = state.step, state.turn
    if step in _IN_QUEUE:
        known = range(len(state.zone_gems)) if step == Step.SEED else range(state.seats)
        if state.at >= len(state.queue) or not all(entry in known for entry in state.queue):
            yield "nobody is next"
            return
    if step in _BY_CHANCE:
        right = turn == (NATURE,)
    elif step in _ALL_AT_ONCE:
        right = bool(turn) and set(turn) <= set(range(state.seats)) and list(turn) == sorted(set(turn))
    elif step == Step.OVER:
        right = turn == ()
    else:
        right = step in _IN_QUEUE and turn == (state.asked,)
    if not right:
        yield "it is nobody's turn who could have it"


def _card_problems(state: StateData) -> Iterator[str]:
    places = [state.deck, state.pile, state.row, state.aside, *state.hands, *state.built]
    if (
        min(places) < 0
        or reduce(or_, places) != ALL_CARDS
        or sum(place.bit_count() for place in places) != ALL_CARDS.bit_count()
    ):
        yield "not every card lies in one place"
    if any(fresh & ~hand for fresh, hand in zip(state.fresh, state.hands, strict=True)):
        yield "a card was dealt that is not in the hand"
    width = state.seats + 2
    hidden = [*state.hands, state.pile, state.deck]
    for index, could in enumerate(state.could):
        observer, place = divmod(index, width)
        if could < 0 or could & ~ALL_CARDS or (observer != place and hidden[place] & ~could):
            yield "somebody knows a card to be where it is not"
            return


def _gem_problems(state: StateData) -> Iterator[str]:
    zones = state.setup.board.zones
    if any(colour >= len(COLOURS) for colour in state.zone_colour):
        yield "a zone has gems of no colour"
    elif any(number > zone.pits for number, zone in zip(state.zone_gems, zones, strict=True)):
        yield "a zone has more gems than pits"
    else:
        heaps = [state.bag, state.supply, *state.gems]
        on_the_moon = sum(
            number * ONE[colour] for number, colour in zip(state.zone_gems, state.zone_colour, strict=True)
        )
        if any(gems < 0 or gems & GUARD or gems > ALL_GEMS for gems in heaps) or sum(heaps) + on_the_moon != ALL_GEMS:
            yield "gems are missing or too many"


def _flag_problems(state: StateData) -> Iterator[str]:
    free = bytes(usable and not flag for usable, flag in zip(state.setup.usable, state.flags, strict=True))
    if bytes(state.empty) != free or any(flag > state.seats for flag in state.flags):
        yield "a flag stands where none can"
    for seat, areas in enumerate(state.areas):
        if not 0 <= areas <= EVERY_AREA or areas.bit_count() + state.flags.count(seat + 1) != len(AREAS):
            yield "flags are missing or too many"
            return
    if any(live < 0 or live >> state.seats for live in state.live):
        yield "nobody there holds an area"
