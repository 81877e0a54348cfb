"""Rule 8: reset and the end."""

from __future__ import annotations

from collections.abc import Iterator

from moonstone.engine import Event, Refusal
from moonstone.games.charon.areas import AREAS, WAREHOUSE
from moonstone.games.charon.cards import names_in
from moonstone.games.charon.gems import CLEAR, COLOURED, GUARD, LETTERS, holds, size, spell
from moonstone.games.charon.moves import HEAPS, KEEP, KEEP_IN_WAREHOUSE, CharonMove, Keep
from moonstone.games.charon.rules import knowledge, scoring
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step


def limit(state: StateData, seat: int) -> int:
    """How many gems a seat may keep."""
    return KEEP_IN_WAREHOUSE if state.live[WAREHOUSE] >> seat & 1 else KEEP


def counted(state: StateData, seat: int) -> int:
    """The gems of a seat that count towards its limit."""
    return state.gems[seat] if state.setup.options["keep_clear"] == "count" else state.gems[seat] & COLOURED


def enter_keep(state: StateData, events: list[Event] | None) -> Step | None:
    """8.1: players who have a choice make it, all at once."""
    state.answers = [-1] * state.seats
    asked = []
    for seat in range(state.seats):
        if may_give_up(state, seat):
            asked.append(seat)
        elif size(counted(state, seat)) > KEEP and events is not None:
            events.append(Event("kept", {"seat": seat, "gems": spell(state.gems[seat])}))
    state.turn = tuple(asked)
    return None if state.turn else Step.RESET


def may_give_up(state: StateData, seat: int) -> bool:
    """8.1: whether giving up gems could matter to a seat.

    It could as soon as there is one to give: fewer gems may mean a later place in the next order, which is the better
    one for staking last, and what is given up lies in the supply for the next bag, the pits and every trade.
    """
    number = size(counted(state, seat))
    return number > limit(state, seat) if state.setup.rules.keeps_all_it_may else number > 0


def _choices(state: StateData, seat: int) -> Iterator[tuple[int, Keep]]:
    """Every heap a seat can keep, with its move; the largest come first."""
    counted_gems, most = counted(state, seat), limit(state, seat)
    have = counted_gems | GUARD
    least = most if state.setup.rules.keeps_all_it_may else 0
    for number in range(min(most, size(counted_gems)), least - 1, -1):
        for choice in state.setup.catalogue.keeps[number]:
            if (have - choice[0]) & GUARD == GUARD:
                yield choice


def keepable(state: StateData, seat: int) -> list[int]:
    """The heaps a seat can keep."""
    return [gems for gems, _ in _choices(state, seat)]


def keeps(state: StateData, seat: int) -> list[CharonMove]:
    """Every choice of gems to keep; the first keeps as many as may be kept."""
    return [move for _, move in _choices(state, seat)]


def check_keep(state: StateData, seat: int, move: Keep) -> Refusal | None:
    """No more than may be kept, of one's own."""
    gems = HEAPS.get(move.gems)
    if gems is None:
        return Refusal("unknown-gem", "Gems go by the letters b, y, g, p, k (black) and c (clear).")
    most = limit(state, seat)
    if state.setup.options["keep_clear"] == "free" and LETTERS[CLEAR] in move.gems:
        return Refusal("clear-stays", "At this table you keep all clear gems; name the coloured gems to keep.")
    if state.setup.rules.keeps_all_it_may and size(gems) != most:
        return Refusal("wrong-number", f"You must keep {most} gems.", {"keep": most})
    if size(gems) > most:
        return Refusal("too-many-kept", f"You can keep at most {most} gems.", {"keep": most})
    if not holds(counted(state, seat), gems):
        return Refusal("gems-missing", f"You do not have the gems “{move.gems}”.")
    return None


def do_keep(state: StateData, seat: int, move: Keep, events: list[Event] | None) -> Step | None:
    """Nothing shows until all have chosen; then the rest goes back."""
    state.answers[seat] = HEAPS[move.gems]
    state.turn = tuple(other for other in state.turn if other != seat)
    if events is not None:
        events.append(Event("chose-gems", {"seat": seat}, {"gems": move.gems}, (seat,)))
    if state.turn:
        return None
    for owner, kept in enumerate(state.answers):
        if kept >= 0:
            given_up = counted(state, owner) - kept
            state.gems[owner] -= given_up
            state.supply += given_up
            if events is not None:
                events.append(Event("kept", {"seat": owner, "gems": spell(state.gems[owner])}, reveals=True))
    state.answers = [-1] * state.seats
    return Step.RESET


def enter_reset(state: StateData, events: list[Event] | None) -> Step | None:
    """8.2: the row onto the pile, all flags home."""
    if events is not None and state.row:
        events.append(Event("row-discarded", {"cards": list(names_in(state.row))}))
    knowledge.lay(state, state.row, knowledge.pile(state.seats))
    state.pile |= state.row
    state.row = 0
    state.flags = bytearray(len(state.flags))
    state.empty = bytearray(state.setup.usable)
    state.live = [0] * len(AREAS)
    return Step.ROUND


def enter_over(state: StateData, events: list[Event] | None) -> Step | None:
    """8.3: after round 4 there is no reset."""
    state.turn = ()
    if events is not None:
        events.append(Event("over", scoring.result(state.built).to_json()))
    return None
