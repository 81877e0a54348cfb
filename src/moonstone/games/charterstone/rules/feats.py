"""Effects beyond goods: minions, cards of the deck, objectives of one's own, workers that come back, progress that
shifts.

`most` says how much of one there is to be had, `do` does it or asks about it; the questions follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import LOOKED_AT, MINIONS
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.index import OBJECTIVE
from moonstone.games.charterstone.rules.moves import MOST_SHIFT, Adopt, CharterstoneMove, Recall, Shift
from moonstone.games.charterstone.rules.supply import has, own_slots, step_off

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def most(state: CharterstoneState, seat: int, what: int) -> int:
    """How many of an effect there can be."""
    if what == vocabulary.MINION:
        return sum(state.wild)
    if vocabulary.CAT <= what < vocabulary.TOP:
        return state.wild[what - vocabulary.CAT]
    if what == vocabulary.TOP:
        return (state.deck | state.discard).bit_count()
    if what == vocabulary.PRIVATE:
        return objective_deck(state).bit_count()
    if what == vocabulary.PERIL:
        return sum(state.perils[slot] > 0 for slot in own_slots(state, seat))
    if what == vocabulary.RECALL:
        return state.workers.count(seat + 1) + state.beside.count(seat + 1)
    if what == vocabulary.RETURN:
        return int(_returns(state, seat))
    if what == vocabulary.SEARCH:
        return searchable(state).bit_count()
    if what == vocabulary.FREE:
        return len(enjoyable(state, seat))
    if what == vocabulary.SHIFT:
        return 0 if state.ending else MOST_SHIFT
    return 1


def do(state: CharterstoneState, seat: int, what: int, number: int, events: list[Event] | None) -> None:
    """So many of an effect, which is no more than there can be."""
    if what == vocabulary.MINION:
        state.stack.append((Ask.ADOPT, seat))
    elif vocabulary.CAT <= what < vocabulary.TOP:
        adopt(state, seat, what - vocabulary.CAT, number, events)
    elif what == vocabulary.TOP:
        state.stack.extend([(Ask.DEAL, seat)] * number)
    elif what == vocabulary.PRIVATE:
        draw_private(state, seat, objective_deck(state))
    elif what == vocabulary.PERIL:
        state.stack.append((Ask.CLEAR, seat))
    elif what == vocabulary.INCOME:
        state.stack.append((Ask.INCOME, seat))
    elif what == vocabulary.RECALL:
        state.stack.append((Ask.RECALL, seat))
    elif what == vocabulary.RETURN:
        _return(state, seat, events)
    elif what == vocabulary.RETRIEVE:
        state.stack.append((Ask.RETRIEVE, seat))
    elif what == vocabulary.AGAIN:
        state.again += number
    elif what == vocabulary.SEARCH:
        state.stack.append((Ask.SEARCH, seat))
    elif what == vocabulary.FREE:
        state.stack.append((Ask.FREE, seat))
    elif what == vocabulary.SHIFT:
        state.stack.append((Ask.SHIFT, seat, number))
    elif what == vocabulary.JUNK:
        state.discard |= state.mat
        state.mat = 0
        if events is not None:
            events.append(Event("junked", {"seat": seat}))
        state.stack.append((Ask.REFILL,))


def adopt(state: CharterstoneState, seat: int, kind: int, number: int, events: list[Event] | None) -> None:
    """B1.8: minions of a kind come from the supply."""
    state.wild[kind] -= number
    state.minions[seat * len(MINIONS) + kind] += number
    if events is not None:
        events.append(Event("gained", {"seat": seat, "what": MINIONS[kind], "number": number}))


# Objectives of one's own (B1.10)


def objective_deck(state: CharterstoneState) -> int:
    """The objectives that lie nowhere: unlocked, not face up, nobody's own."""
    opened = (*state.table.village.opened, *state.opened)
    left = state.table.index.objectives(opened) & ~state.shown
    for own in state.own:
        left &= ~own
    return left


def draw_private(state: CharterstoneState, seat: int, pool: int) -> None:
    """From the top of the objective deck; C 223 draws three and chooses."""
    number = min(LOOKED_AT if has(state, seat, "three-objectives") else 1, pool.bit_count())
    if number:
        state.stack.append((Ask.ASSIGN, seat, pool, 0, number))


# Cards of the deck, buildings of the own charter


def searchable(state: CharterstoneState) -> int:
    """The cards of the deck that are no treasures."""
    return state.deck & ~state.table.index.kinds[-1]


def enjoyable(state: CharterstoneState, seat: int) -> list[int]:
    """The buildings of the own charter whose benefit comes when they are used."""
    buildings = state.table.index.content.buildings
    marks = (state.stuck[slot] for slot in own_slots(state, seat))
    return [mark - 1 for mark in marks if mark and not buildings[mark - 1].income]


def scoring(state: CharterstoneState) -> bool:
    """Whether the building in use is one that scores an objective."""
    return state.using >= 0 and state.table.index.costs[state.stuck[state.using] - 1].target == OBJECTIVE


# RECALL, and the worker just placed


def _returns(state: CharterstoneState, seat: int) -> bool:
    slot = state.using
    if slot < 0:
        return False
    own = seat + 1 in (state.workers[slot], state.beside[slot])
    return own or (state.pets[slot] > 0 and slot in own_slots(state, seat))


def _return(state: CharterstoneState, seat: int, events: list[Event] | None) -> None:
    """The worker on the building in use, or the minion, goes home."""
    slot = state.using
    if seat + 1 in (state.workers[slot], state.beside[slot]):
        bring_home(state, seat, slot, events)
        return
    state.minions[seat * len(MINIONS) + state.pets[slot] - 1] += 1
    state.pets[slot] = 0
    _tell_recalled(state, seat, slot, events)


def bring_home(state: CharterstoneState, seat: int, slot: int, events: list[Event] | None) -> None:
    """One worker comes back."""
    step_off(state, seat, slot)
    state.idle[seat] += 1
    _tell_recalled(state, seat, slot, events)


def _tell_recalled(state: CharterstoneState, seat: int, slot: int, events: list[Event] | None) -> None:
    if events is not None:
        name = state.table.index.card_names[state.stuck[slot] - 1]
        events.append(Event("recalled", {"seat": seat, "building": name}))


def recall_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any building with a worker of the seat."""
    flag, recalls = frame[1] + 1, state.table.index.catalogue.recalls
    out = zip(state.stuck, state.workers, state.beside, strict=True)
    return [recalls[mark - 1] for mark, worker, other in out if flag in (worker, other)]


def check_recall(state: CharterstoneState, frame: Frame, move: Recall) -> Refusal | None:
    """A worker of the seat stands there."""
    if move in recall_answers(state, frame):
        return None
    return Refusal("no-worker-there", "No worker of yours stands there.", {"building": move.building})


def do_recall(state: CharterstoneState, frame: Frame, move: Recall, events: list[Event] | None) -> None:
    """It comes back."""
    building = state.table.index.building_of[move.building]
    bring_home(state, frame[1], state.stuck.index(building + 1), events)


# SHIFT


def shift_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Forward first, then not at all, then back, as far as there are spaces."""
    shifts, reach = state.table.index.catalogue.shifts, frame[2]
    if state.ending:
        return [shifts[0]]
    end = state.table.end
    return [shifts[steps] for steps in range(reach, -reach - 1, -1) if 0 <= state.progress + steps <= end]


def check_shift(state: CharterstoneState, frame: Frame, move: Shift) -> Refusal | None:
    """Not that far."""
    if move in shift_answers(state, frame):
        return None
    return Refusal("not-so-far", f"Progress moves by at most {frame[2]} here, and not off its track.")


def do_shift(state: CharterstoneState, frame: Frame, move: Shift, events: list[Event] | None) -> None:
    """Forward it moves space by space, as ever; back it just goes."""
    if move.way == "forward":
        state.stack.extend([(Ask.ADVANCE, frame[1])] * move.number)
        return
    state.progress -= move.number
    if events is not None:
        events.append(Event("progress-back", {"seat": frame[1], "to": state.progress, "end": state.table.end}))


# ADOPT


def adopt_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Every kind the supply holds."""
    adopts = state.table.index.catalogue.adopts
    return [adopts[kind] for kind, number in enumerate(state.wild) if number]


def check_adopt(state: CharterstoneState, frame: Frame, move: Adopt) -> Refusal | None:
    """There is one left."""
    if move in adopt_answers(state, frame):
        return None
    return Refusal("no-minion-left", "The supply holds no minion of that kind.", {"minion": move.minion})


def do_adopt(state: CharterstoneState, frame: Frame, move: Adopt, events: list[Event] | None) -> None:
    """It is the seat's."""
    adopt(state, frame[1], MINIONS.index(move.minion), 1, events)
