"""Rule 8: reset and the end."""

from __future__ import annotations

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
    """8.1: players with too many gems choose, all at once."""
    state.answers = [-1] * state.seats
    asked = []
    for seat in range(state.seats):
        number = size(counted(state, seat))
        if number > limit(state, seat):
            asked.append(seat)
        elif number > KEEP and events is not None:
            events.append(Event("kept", {"seat": seat, "gems": spell(state.gems[seat])}))
    state.turn = tuple(asked)
    return None if state.turn else Step.RESET


def keepable(state: StateData, seat: int) -> list[int]:
    """The heaps a seat can keep."""
    have = counted(state, seat) | GUARD
    return [gems for gems, _ in state.setup.catalogue.keeps[limit(state, seat)] if (have - gems) & GUARD == GUARD]


def keeps(state: StateData, seat: int) -> list[CharonMove]:
    """Every choice of as many gems as may be kept."""
    have = counted(state, seat) | GUARD
    return [move for gems, move in state.setup.catalogue.keeps[limit(state, seat)] if (have - gems) & GUARD == GUARD]


def check_keep(state: StateData, seat: int, move: Keep) -> Refusal | None:
    """As many as may be kept, of one's own."""
    gems = HEAPS.get(move.gems)
    if gems is None:
        return Refusal("unknown-gem", "Gems go by the letters b, y, g, p, k (black) and c (clear).")
    most = limit(state, seat)
    if state.setup.options["keep_clear"] == "free" and LETTERS[CLEAR] in move.gems:
        return Refusal("clear-stays", "Clear gems stay anyway at this table; name the coloured gems to keep.")
    if size(gems) != most:
        return Refusal("wrong-number", f"You keep {most} gems and give up only the rest.", {"keep": most})
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
