"""Effects beyond goods: minions, cards of the deck, private objectives, workers that come back, progress that moves.

`most` says how much of one there is to be had, `gain_special` does it or asks about it.
"""

from __future__ import annotations

from moonstone.engine import Event
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import EXTRAS_IN_TURN, LOOKED_AT, MINIONS, MOST_SHIFT
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import BLUEPRINT, CRATE, NO_TARGET, OBJECTIVE
from moonstone.games.charterstone.rules.seats import has, own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import minions_of, reshuffle, take_minions
from moonstone.games.charterstone.rules.workers import bring_home, tell_recalled


def most(state: GameData, seat: int, what: int) -> int:
    """How many of an effect there can be."""
    if what == vocabulary.MINION:
        return sum(state.minion_supply)
    if vocabulary.CAT <= what < vocabulary.TOP:
        return state.minion_supply[what - vocabulary.CAT]
    if what == vocabulary.TOP:
        return (state.deck | state.discard).bit_count()
    if what == vocabulary.PRIVATE:
        return objective_deck(state).bit_count()
    if what == vocabulary.PERIL:
        return sum(state.perils_placed[slot] > 0 for slot in own_slots(state, seat))
    if what == vocabulary.RECALL:
        return state.workers.count(seat + 1) + state.workers_beside.count(seat + 1)
    if what == vocabulary.RETURN:
        return int(_returns(state, seat))
    if what == vocabulary.SEARCH:
        return searchable(state).bit_count()
    if what == vocabulary.AGAIN:
        return max(0, EXTRAS_IN_TURN - state.extras - state.extra_turns)
    if what == vocabulary.SHIFT:
        return 0 if state.ending else MOST_SHIFT
    return 1


def gain_special(state: GameData, seat: int, what: int, number: int, source: int, events: list[Event] | None) -> None:
    """So many of an effect, which is no more than there can be."""
    if what == vocabulary.MINION:
        state.stack.append((FrameId.TAKE_MINION, seat))
    elif vocabulary.CAT <= what < vocabulary.TOP:
        take_minions(state, seat, what - vocabulary.CAT, number, events)
    elif what == vocabulary.TOP:
        state.stack.extend([(FrameId.DEAL_CARD, seat, source)] * number)
    elif what == vocabulary.PRIVATE:
        draw_private(state, seat, objective_deck(state))
    elif what == vocabulary.PERIL:
        state.stack.append((FrameId.TAKE_PERIL, seat))
    elif what == vocabulary.INCOME:
        state.stack.append((FrameId.INCOME, seat))
    elif what == vocabulary.RECALL:
        state.stack.append((FrameId.RECALL_WORKER, seat))
    elif what == vocabulary.RETURN:
        _return(state, seat, events)
    elif what == vocabulary.RETRIEVE:
        state.stack.append((FrameId.RETRIEVE_ALL, seat))
    elif what == vocabulary.AGAIN:
        state.extra_turns += number
    elif what == vocabulary.SEARCH:
        reshuffle(state, events)
        state.stack.append((FrameId.SEARCH_DECK, seat))
    elif what == vocabulary.FREE:
        state.at_no_cost = True
    elif what == vocabulary.SHIFT:
        state.stack.append((FrameId.MOVE_PROGRESS, seat, number))
    elif what == vocabulary.JUNK:
        state.discard |= state.face_up
        state.face_up = 0
        if events is not None:
            events.append(Event("junked", {"seat": seat}))


def supply_automas(state: GameData, kind: int, events: list[Event] | None) -> None:
    """B2.18: every Automa has one minion of a kind that is unlocked, as long as there are any, and no more."""
    for seat in sorted(state.setup.automas):
        missing = min(1 - minions_of(state, seat)[kind], state.minion_supply[kind])
        if missing:
            take_minions(state, seat, kind, missing, events)


# Private objectives (B1.10)


def objective_deck(state: GameData) -> int:
    """The objectives that lie nowhere: unlocked, not face up, nobody's own."""
    opened = (*state.setup.village.opened, *state.opened)
    left = state.setup.index.objectives(opened) & ~state.shown
    for own in state.private_objectives:
        left &= ~own
    return left


def draw_private(state: GameData, seat: int, pool: int) -> None:
    """From the top of the objective deck; C 223 draws three and chooses."""
    number = min(LOOKED_AT if has(state, seat, "three-objectives") else 1, pool.bit_count())
    if number:
        state.stack.append((FrameId.DRAW_OBJECTIVE, seat, pool, 0, number))


# Cards of the deck


def searchable(state: GameData) -> int:
    """The cards of the deck that are no treasures; before a search an empty deck takes the discard pile (A5.2)."""
    return (state.deck or state.discard) & ~state.setup.index.kinds[-1]


def in_use_scores(state: GameData) -> bool:
    """Whether the building in use is one that scores an objective."""
    return _target_in_use(state) == OBJECTIVE


def in_use_advances(state: GameData) -> bool:
    """A6.3: whether the building in use builds, opens a crate or scores: then its progress cannot be left."""
    return _target_in_use(state) in (BLUEPRINT, CRATE, OBJECTIVE)


def _target_in_use(state: GameData) -> int:
    if state.slot_in_use < 0:
        return NO_TARGET
    return state.setup.index.costs[state.buildings[state.slot_in_use] - 1].target


# Workers and minions that come back


def _returns(state: GameData, seat: int) -> bool:
    slot = state.slot_in_use
    if slot < 0:
        return False
    if state.minion_in_use:
        return state.minions_placed[slot] > 0
    return seat + 1 in (state.workers[slot], state.workers_beside[slot])


def _return(state: GameData, seat: int, events: list[Event] | None) -> None:
    """The worker or minion that was placed on the building in use goes home."""
    slot = state.slot_in_use
    if not state.minion_in_use:
        bring_home(state, seat, slot, events)
        return
    state.minions_at_hand[seat * len(MINIONS) + state.minions_placed[slot] - 1] += 1
    state.minions_placed[slot] = 0
    tell_recalled(state, seat, slot, events)
