"""A state as plain data, and back: what is read must be a state that can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from moonstone.engine import Json, Refused
from moonstone.games.charterstone.content.constants import (
    COINS,
    INFLUENCE,
    MINIONS,
    MINIONS_EACH,
    PERILS,
    PERILS_EACH,
    RESOURCES,
    RESOURCES_EACH,
    WORKERS,
)
from moonstone.games.charterstone.rules.asks import BY_CHANCE, BY_SEATS, Ask
from moonstone.games.charterstone.rules.index import GOODS

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState

NUMBERS: Final = (
    *("first", "current", "round", "progress", "shown", "deck", "mat", "discard", "archive", "built", "choice"),
    *("winners", "automa", "rules", "using", "again", "fresh", "covered", "looked"),
)
"""The fields that are one whole number each."""
SWITCHES: Final = ("ending", "partly")
LISTS: Final = (
    *("supply", "goods", "influence", "spent", "vp", "idle", "reputation", "scored", "held", "chests", "playing"),
    *("named", "stars", "capacity", "owed", "minions", "wild", "plights", "perils_left", "own", "omens", "once"),
)
"""The fields that are a list of whole numbers of a fixed length."""
BYTES: Final = ("quota", "stuck", "workers", "beside", "pets", "perils", "tokens")
FIELDS: Final = (*NUMBERS, *SWITCHES, *LISTS, *BYTES, "opened", "openers", "stack")
_LENGTHS: Final = {
    Ask.SETTLE: 2,
    Ask.BRING: 2,
    Ask.TURN: 2,
    Ask.PAY: 3,
    Ask.GIVE: 4,
    Ask.BUILD: 3,
    Ask.OPEN: 3,
    Ask.SCORE: 3,
    Ask.SHIP: 3,
    Ask.TAKE: 4,
    Ask.GAIN: 3,
    Ask.MAY: 4,
    Ask.PART: 4,
    Ask.PICK: 4,
    Ask.DECIDE: 2,
    Ask.STAR: 3,
    Ask.EXPAND: 2,
    Ask.KEEP: 4,
    Ask.HOLD: 4,
    Ask.POST: 1,
    Ask.REVEAL: 1,
    Ask.DRAW: 2,
    Ask.FIRST: 1,
    Ask.CHOOSER: 2,
    Ask.LOT: 2,
    Ask.AUTOMA: 2,
    Ask.DIE: 3,
    Ask.SWEEP: 1,
    Ask.REFILL: 1,
    Ask.NEXT: 1,
    Ask.TERM: 4,
    Ask.ADVANCE: 2,
    Ask.GUIDEPOST: 1,
    Ask.REPUTATION: 1,
    Ask.ABILITIES: 1,
    Ask.WINNERS: 1,
    Ask.GLORY: 3,
    Ask.CAPACITY: 2,
    Ask.USED: 1,
    Ask.DISCARD: 2,
    Ask.BEGIN: 1,
    Ask.OVER: 1,
    Ask.COST: 3,
    Ask.ENTER: 3,
    Ask.COINS: 4,
    Ask.RECALL: 2,
    Ask.SEARCH: 2,
    Ask.FREE: 2,
    Ask.SHIFT: 3,
    Ask.CHOOSE: 3,
    Ask.CLEAR: 2,
    Ask.TEND: 4,
    Ask.ADOPT: 2,
    Ask.GROW: 2,
    Ask.AFFLICT: 2,
    Ask.FIND: 3,
    Ask.DEAL: 2,
    Ask.LOOK: 3,
    Ask.ASSIGN: 5,
    Ask.OMEN: 2,
    Ask.MATCH: 3,
    Ask.INCOME: 2,
    Ask.PLIGHT: 3,
    Ask.SPENT: 2,
    Ask.RETRIEVE: 2,
    Ask.BEFALL: 1,
    Ask.YIELD: 3,
}
"""By kind of frame: its length."""
DEEPEST: Final = 200


def write(state: CharterstoneState) -> dict[str, Json]:
    """Every field."""
    data: dict[str, Json] = {"seats": state.seats, "options": dict[str, Json](state.table.options)}
    data.update({name: getattr(state, name) for name in (*NUMBERS, *SWITCHES)})
    data.update({name: list(getattr(state, name)) for name in (*LISTS, *BYTES)})
    data["opened"], data["openers"] = list(state.opened), list(state.openers)
    data["stack"] = [_listed(frame) for frame in state.stack]
    return data


def _listed(value: Any) -> Json:
    return [_listed(entry) for entry in value] if isinstance(value, tuple) else int(value)


def _tupled(value: Json) -> Any:
    """Nested lists of whole numbers as tuples."""
    if isinstance(value, list):
        return tuple(_tupled(entry) for entry in value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError
    return value


def read(fresh: CharterstoneState, data: dict[str, Json]) -> CharterstoneState:
    """The state that `write` wrote, put into one that has just been started; Refused if it cannot be."""
    for name in FIELDS:
        if name not in data:
            raise Refused("bad-state", f"The saved state lacks {name!r}.")
        try:
            setattr(fresh, name, _field(name, data[name], getattr(fresh, name)))
        except (ValueError, TypeError, RecursionError):
            raise Refused("bad-state", f"The saved state's {name!r} is not what it should be.") from None
    for problem in _problems(fresh):
        raise Refused("bad-state", f"The saved state cannot be: {problem}.")
    fresh.go_on(None)
    return fresh


def _field(name: str, value: Json, like: Any) -> Any:
    if name in SWITCHES:
        if not isinstance(value, bool):
            raise ValueError
        return value
    if name in NUMBERS:
        if not isinstance(value, int) or isinstance(value, bool) or value < -1:
            raise ValueError
        return value
    if not isinstance(value, list):
        raise ValueError
    if name == "stack":
        return [_frame(frame) for frame in value]
    numbers = [_tupled(entry) for entry in value]
    if not all(isinstance(number, int) and number >= 0 for number in numbers):
        raise ValueError
    if name in ("opened", "openers"):
        return numbers
    if len(numbers) != len(like):
        raise ValueError
    return bytearray(numbers) if name in BYTES else numbers


def _frame(value: Json) -> tuple[Any, ...]:
    frame = _tupled(value)
    if not isinstance(frame, tuple) or not frame or len(frame) != _LENGTHS.get(frame[0], -1):
        raise ValueError
    return (Ask(frame[0]), *frame[1:])


def _problems(state: CharterstoneState) -> Iterator[str]:
    """What keeps a state from being one."""
    table, seats = state.table, range(state.seats)
    index = table.index
    if not 1 <= len(state.stack) <= DEEPEST or state.stack[0] != (Ask.OVER,):
        yield "it has no end"
        return
    top = state.stack[-1]
    if top[0] not in BY_SEATS and top[0] not in BY_CHANCE and top[0] != Ask.OVER:
        yield "nothing is asked"
    if top[0] in BY_SEATS and top[1] not in seats:
        yield "nobody is asked"
    if state.first not in seats or state.current not in seats or not 0 <= state.progress <= table.end:
        yield "nobody's turn, or progress nowhere"
    for good, most in enumerate((COINS, *[RESOURCES_EACH] * len(RESOURCES))):
        if state.supply[good] + sum(state.goods[good::GOODS]) != most:
            yield "coins or resources are missing or too many"
            return
    cards = [state.deck, state.mat, state.discard, state.archive, state.looked, *state.held]
    if min(cards) < 0 or any(card & ~((1 << len(index.card_names)) - 1) for card in cards):
        yield "there is a card that is none"
        return
    everything = 0
    for mask in cards:
        if everything & mask:
            yield "a card lies in two places"
            return
        everything |= mask
    if any(number not in index.content.crates for number in state.opened):
        yield "a crate was opened that does not exist"
        return
    if len(state.openers) != len(state.opened) or any(seat not in seats for seat in state.openers):
        yield "nobody opened a crate that was opened"
        return
    if any(mark > len(index.building_of) for mark in state.stuck) or any(mark > state.seats for mark in state.workers):
        yield "something stands in the village that does not exist"
    if any(mark > state.seats for mark in state.quota):
        yield "a token of nobody lies on the quota"
        return
    alone = any(other and not worker for other, worker in zip(state.beside, state.workers, strict=True))
    if alone or any(mark > state.seats for mark in state.beside) or not -1 <= state.using < len(state.stuck):
        yield "somebody stands where nobody can"
    for kind in range(len(MINIONS)):
        there = state.wild[kind] + sum(state.minions[kind :: len(MINIONS)]) + state.pets.count(kind + 1)
        if there not in (0, MINIONS_EACH):
            yield "minions are missing or too many"
    for kind in range(len(PERILS)):
        there = state.perils_left[kind] + sum(state.plights[kind :: len(PERILS)]) + state.perils.count(kind + 1)
        if there != PERILS_EACH:
            yield "perils are missing or too many"
    for seat in seats:
        placed = state.reputation[seat] + state.scored[seat].bit_count() + state.quota.count(seat + 1)
        placed += sum(mark >> seat & 1 for mark in state.tokens)
        if state.influence[seat] + state.spent[seat] + placed != INFLUENCE:
            yield "influence is missing or too much"
        if state.idle[seat] + state.workers.count(seat + 1) + state.beside.count(seat + 1) != WORKERS:
            yield "workers are missing or too many"
