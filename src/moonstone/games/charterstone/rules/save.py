"""A state as plain data, and back: what is read must be a state that can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moonstone.engine import Json, Refused
from moonstone.engine.naming import given_name
from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    COINS,
    INFLUENCE,
    MINIONS,
    MINIONS_EACH,
    MOODS,
    PERILS,
    PERILS_EACH,
    RESOURCES,
    RESOURCES_EACH,
    SIDES,
    TILES,
    WORKERS,
)
from moonstone.games.charterstone.rules.candle import OUT
from moonstone.games.charterstone.rules.fields import Kind, kinds, saved_names
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.registry import BY_ID, CHANCE, QUESTIONS
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits

VERSION: Final = 3
"""How states are written. Before 3 there was no story (`ADDED`); before 2 the last number of some frames told both
whether an effect is gained in part and its source (`_upgraded`).
"""
ADDED: Final = frozenset(
    (
        *("tiles", "under", "small_at", "small_in_use", "spectral", "chooser", "finale", "companions", "moods"),
        *("victory", "candle", "candle_out_by", "loose_minions", "emblems", "sides", "muted", "silenced"),
        *("minion_kinds", "lost_personas", "roles", "dealt", "offered", "automa_personas"),
    )
)
"""The fields of version 3: in a state of an earlier one they are as when the game began."""
KINDS: Final = kinds(GameData)
SAVED_NAMES: Final = saved_names(GameData)
PARTIAL_IN: Final = 2
ADDED_IN: Final = 3
DEEPEST: Final = 200
_IDS: Final[dict[int, FrameId]] = {number.value: number for number in FrameId}


def write(state: GameData) -> dict[str, Json]:
    """Every field."""
    data: dict[str, Json] = {"version": VERSION, "seats": state.seats, "options": dict[str, Json](state.setup.options)}
    for name, saved_as in SAVED_NAMES.items():
        value = getattr(state, name)
        if KINDS[name] is Kind.STACK:
            data[saved_as] = [_listed(frame) for frame in value]
        elif KINDS[name] is Kind.NAMES:
            data[saved_as] = dict(value)
        else:
            data[saved_as] = value if KINDS[name] in (Kind.NUMBER, Kind.SWITCH) else list(value)
    return data


def _listed(value: Frame | int) -> Json:
    return [_listed(entry) for entry in value] if isinstance(value, tuple) else int(value)


def read(fresh: GameData, data: dict[str, Json]) -> None:
    """Put the state that `write` wrote into one that has just been started; Refused if it cannot be."""
    version = data.get("version", 1)
    if type(version) is not int or not 1 <= version <= VERSION:
        raise Refused("bad-state", f"The saved state is of a version that is not known: {version!r}.")
    for name, saved_as in SAVED_NAMES.items():
        if name in ADDED and version < ADDED_IN:
            continue
        if saved_as not in data:
            raise Refused("bad-state", f"The saved state lacks {saved_as!r}.")
        try:
            setattr(fresh, name, _field(KINDS[name], data[saved_as], getattr(fresh, name), version))
        except (ValueError, KeyError, TypeError, RecursionError, Refused):
            raise Refused("bad-state", f"The saved state's {saved_as!r} is not what it should be.") from None
    if version < ADDED_IN:
        _add_minion_kinds(fresh)
    for problem in _problems(fresh):
        raise Refused("bad-state", f"The saved state cannot be: {problem}.")


def _add_minion_kinds(state: GameData) -> None:
    """The kinds of minions that crates of an earlier state have brought."""
    for number in state.opened:
        crate = state.setup.content.crates.get(number)
        if crate is not None and crate.minion is not None:
            state.minion_kinds |= 1 << MINIONS.index(crate.minion)


def _field(kind: Kind, value: Json, like: object, version: int) -> object:
    """The value of a field; `like` is what it is when a game has just begun."""
    if kind is Kind.SWITCH:
        if not isinstance(value, bool):
            raise ValueError
        return value
    if kind is Kind.NUMBER:
        if not isinstance(value, int) or isinstance(value, bool) or value < -1:
            raise ValueError
        return value
    if kind is Kind.NAMES:
        return _names(value)
    if not isinstance(value, list):
        raise ValueError
    if kind is Kind.STACK:
        return [_frame(frame, version) for frame in value]
    numbers = [entry for entry in value if isinstance(entry, int) and not isinstance(entry, bool) and entry >= 0]
    if len(numbers) != len(value):
        raise ValueError
    if kind is not Kind.GROWING and not (isinstance(like, list | bytearray) and len(like) == len(numbers)):
        raise ValueError
    return bytearray(numbers) if kind is Kind.BYTES else numbers


def _names(value: Json) -> dict[str, str]:
    """Names as they can have been given."""
    if not isinstance(value, dict):
        raise ValueError
    names = {what: name for what, name in value.items() if isinstance(name, str) and given_name(name) == name}
    if len(names) != len(value):
        raise ValueError
    return names


def _frame(value: Json, version: int) -> Frame:
    frame = _tupled(value)
    if not isinstance(frame, tuple) or not frame:
        raise ValueError
    found = _IDS[frame[0]]
    if version < PARTIAL_IN:
        frame = _upgraded(found, frame)
    kind = BY_ID[found]
    if kind is None or len(frame) != kind.length:
        raise ValueError
    return (found, *frame[1:])


def _upgraded(found: FrameId, frame: Frame) -> Frame:
    """A frame of version 1: its last number was 1 if an effect is gained in part, and twice the source."""
    if found in (FrameId.GAIN_TERM, FrameId.PICK_EFFECT):
        return (*frame[:-1], frame[-1] & 1, frame[-1] >> 1)
    if found in (FrameId.TAKE_CARD, FrameId.ACCEPT_EFFECT, FrameId.GAIN_PART):
        return (*frame[:-1], frame[-1] >> 1)
    return frame


def _tupled(value: Json) -> Frame | int:
    """Nested lists of whole numbers as tuples."""
    if isinstance(value, list):
        return tuple(_tupled(entry) for entry in value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError
    return value


def _problems(state: GameData) -> Iterator[str]:
    """What keeps a state from being one; only the first counts, since later checks rely on those before."""
    yield from _problems_of_turn(state)
    yield from _problems_of_goods(state)
    yield from _problems_of_cards(state)
    yield from _problems_of_village(state)
    yield from _problems_of_seats(state)
    yield from _problems_of_story(state)


def _problems_of_turn(state: GameData) -> Iterator[str]:
    seats = range(state.seats)
    if not 1 <= len(state.stack) <= DEEPEST or state.stack[0] != (FrameId.OVER,):
        yield "it has no end"
    number, *asked = state.stack[-1]
    if number != FrameId.OVER and QUESTIONS[number] is None and CHANCE[number] is None:
        yield "nothing is asked"
    if QUESTIONS[number] is not None and asked[0] not in seats:
        yield "nobody is asked"
    if state.first not in seats or state.current not in seats or not 0 <= state.progress <= state.setup.end:
        yield "nobody's turn, or progress nowhere"


def _problems_of_goods(state: GameData) -> Iterator[str]:
    for good, most in enumerate((COINS, *[RESOURCES_EACH] * len(RESOURCES))):
        if state.supply[good] + sum(state.goods[good::GOODS]) != most:
            yield "coins or resources are missing or too many"
    for kind in range(len(MINIONS)):
        there = state.minion_supply[kind] + sum(state.minions_at_hand[kind :: len(MINIONS)])
        there += state.minions_placed.count(kind + 1) + state.loose_minions.count(kind + 1)
        if there != (MINIONS_EACH if state.minion_kinds >> kind & 1 else 0):
            yield "minions are missing or too many"
    for kind in range(len(PERILS)):
        there = state.peril_supply[kind] + sum(state.perils_held[kind :: len(PERILS)])
        if there + state.perils_placed.count(kind + 1) != PERILS_EACH:
            yield "perils are missing or too many"


def _problems_of_cards(state: GameData) -> Iterator[str]:
    index = state.setup.index
    cards = [state.deck, state.face_up, state.discard, state.archive, state.looked_at, *state.held]
    if min(cards) < 0 or any(card & ~((1 << len(index.card_names)) - 1) for card in cards):
        yield "there is a card that is none"
    everything = 0
    for mask in cards:
        if everything & mask:
            yield "a card lies in two places"
        everything |= mask
    if any(number not in index.content.crates for number in state.opened):
        yield "a crate was opened that does not exist"
    if len(state.openers) != len(state.opened) or any(seat not in range(state.seats + 1) for seat in state.openers):
        yield "nobody opened a crate that was opened"


def _problems_of_village(state: GameData) -> Iterator[str]:
    seats, index = state.seats, state.setup.index
    buildings = len(index.building_of)
    if any(mark > buildings for mark in state.buildings) or any(mark > seats for mark in state.workers):
        yield "something stands in the village that does not exist"
    unnamed = {index.card_names[card] for card in bits(index.kinds[0])} - state.setup.village.names.keys()
    if not state.names.keys() <= unnamed:
        yield "something was named that cannot be, or has a name"
    if any(mark > seats for mark in state.quota):
        yield "a token of nobody lies on the quota"
    alone = any(other and not worker for other, worker in zip(state.workers_beside, state.workers, strict=True))
    nobody = any(mark > seats for mark in state.workers_beside)
    if alone or nobody or not -1 <= state.slot_in_use < len(state.buildings):
        yield "somebody stands where nobody can"


def _problems_of_seats(state: GameData) -> Iterator[str]:
    for seat in range(state.seats):
        placed = state.reputation[seat] + state.scored[seat].bit_count() + state.quota.count(seat + 1)
        placed += sum(mark >> seat & 1 for mark in (*state.income_tokens, *state.emblems))
        if state.influence[seat] + state.influence_in_supply[seat] + placed != INFLUENCE:
            yield "influence is missing or too much"
        out = state.workers.count(seat + 1) + state.workers_beside.count(seat + 1)
        if state.workers_at_hand[seat] + out != WORKERS:
            yield "workers are missing or too many"
        small = state.small_at[seat]
        if small > len(state.workers) or (small and seat + 1 not in _standing(state, small - 1)):
            yield "a small worker stands where it cannot"


def _standing(state: GameData, slot: int) -> tuple[int, int]:
    """The marks of the workers on a slot."""
    return state.workers[slot], state.workers_beside[slot]


def _problems_of_story(state: GameData) -> Iterator[str]:
    """B2: what the story has brought."""
    content, seats = state.setup.content, state.seats
    laid = [tile for tile in state.tiles if tile]
    if len({*laid}) != len(laid) or any(tile > len(CHARTERS) * TILES for tile in laid):
        yield "a sky island lies in two places, or is none"
    if any(mark > len(state.setup.index.building_of) for mark in state.under):
        yield "something lies under a sky island that does not exist"
    if any(under and not tile for under, tile in zip(state.under, state.tiles, strict=True)):
        yield "something lies under a sky island that is not there"
    for mark in (state.spectral, state.chooser, state.candle_out_by):
        if not 0 <= mark <= seats:
            yield "the story tells of somebody who does not play"
    if any(mark > len(content.companions) for mark in state.companions) or any(
        mark > len(MOODS) for mark in state.moods
    ):
        yield "there is no such companion"
    if any(mark > len(SIDES) for mark in state.sides) or not 0 <= state.candle <= OUT or not 0 <= state.finale <= 2:
        yield "there is no such side, candle or finale"
    picked = [mark for mark in state.victory if 0 < mark < len(content.victory)]
    if any(mark > len(content.victory) + 1 for mark in state.victory) or len({*picked}) != len(picked):
        yield "there is no such victory card, or two seats have the same"
    if any(mark > len(content.automa_personas) for mark in state.automa_personas):
        yield "an Automa has a persona that does not exist"
