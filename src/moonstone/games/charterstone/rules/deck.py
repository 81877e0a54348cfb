"""The advancement mat and its deck, the objectives, and the die: what chance does (A2.2-A2.4, A5.1, A5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import CHARTERS, FACE_UP, OBJECTIVES_SHOWN
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Draw, Post, Reveal, Roll, Sweep
from moonstone.games.charterstone.rules.supply import bits

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def impossible(move: CharterstoneMove) -> Refusal:
    """What chance cannot bring."""
    return Refusal("impossible-draw", f"Chance cannot bring “{move}” now.")


# REFILL and REVEAL


def do_refill(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """A5.1: up to five cards face up."""
    if state.mat.bit_count() >= FACE_UP:
        return
    reshuffle(state, events)
    if state.deck:
        state.stack += [(Ask.REFILL,), (Ask.REVEAL,)]


def reshuffle(state: CharterstoneState, events: list[Event] | None) -> None:
    """A5.2: an empty deck takes the discard pile."""
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, 0
        if events is not None:
            events.append(Event("reshuffled"))


def reveals(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of the deck."""
    table = state.table.index.catalogue.reveals
    return [table[card] for card in bits(state.deck)]


def check_reveal(state: CharterstoneState, frame: Frame, move: Reveal) -> Refusal | None:
    """It must be in the deck."""
    return None if state.deck >> state.table.index.card_of[move.card] & 1 else impossible(move)


def do_reveal(state: CharterstoneState, frame: Frame, move: Reveal, events: list[Event] | None) -> None:
    """From the deck to the mat."""
    bit = 1 << state.table.index.card_of[move.card]
    state.deck ^= bit
    state.mat |= bit
    if events is not None:
        events.append(Event("revealed", {"card": move.card}, reveals=True))


# POST


def posts(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any objective that does not lie there yet."""
    table = state.table.index.catalogue.posts
    return [table[objective] for objective in bits(state.table.objectives & ~state.shown)]


def check_post(state: CharterstoneState, frame: Frame, move: Post) -> Refusal | None:
    """It is unlocked and does not lie there yet."""
    open_ones = state.table.objectives & ~state.shown
    return None if open_ones >> state.table.index.objective_of[move.objective] & 1 else impossible(move)


def do_post(state: CharterstoneState, frame: Frame, move: Post, events: list[Event] | None) -> None:
    """A2.3: until three lie there, or all."""
    state.shown |= 1 << state.table.index.objective_of[move.objective]
    if events is not None:
        events.append(Event("posted", {"objective": move.objective}, reveals=True))
    if state.shown.bit_count() < min(OBJECTIVES_SHOWN, state.table.objectives.bit_count()):
        state.stack.append((Ask.POST,))


# DRAW


def draws(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """A7.2: any building card of the deck, built or not."""
    index = state.table.index
    buildings = (1 << len(index.building_of)) - 1
    return [index.catalogue.draws[card] for card in bits(state.deck & buildings)]


def check_draw(state: CharterstoneState, frame: Frame, move: Draw) -> Refusal | None:
    """It must be such a card."""
    return None if move in draws(state, frame) else impossible(move)


def do_draw(state: CharterstoneState, frame: Frame, move: Draw, events: list[Event] | None) -> None:
    """A newcomer's card."""
    bit = 1 << state.table.index.card_of[move.card]
    state.deck ^= bit
    state.held[frame[1]] |= bit
    if events is not None:
        events.append(Event("drew", {"seat": frame[1], "card": move.card}, reveals=True))


# FIRST


def rolls(state: CharterstoneState, frame: Frame) -> tuple[CharterstoneMove, ...]:
    """A1.3: the die shows each emblem as often."""
    return state.table.index.catalogue.rolls


def check_roll(state: CharterstoneState, frame: Frame, move: Roll) -> Refusal | None:
    """It shows any of them."""
    return None


def do_first(state: CharterstoneState, frame: Frame, move: Roll, events: list[Event] | None) -> None:
    """A2.4: until it shows a charter that is played."""
    charter = CHARTERS.index(move.charter)
    seat = state.table.seat_of.get(charter)
    if events is not None:
        events.append(Event("rolled", {"charter": move.charter}, reveals=True))
    if seat is None:
        state.stack.append(frame)
        return
    state.first = seat
    state.current = (seat - 1) % state.seats
    if events is not None:
        events.append(Event("first-player", {"seat": seat}))


# SWEEP


def sweeps(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """Any card of the mat."""
    table = state.table.index.catalogue.sweeps
    return [table[card] for card in bits(state.mat)]


def check_sweep(state: CharterstoneState, frame: Frame, move: Sweep) -> Refusal | None:
    """It lies face up."""
    return None if state.mat >> state.table.index.card_of[move.card] & 1 else impossible(move)


def do_sweep(state: CharterstoneState, frame: Frame, move: Sweep, events: list[Event] | None) -> None:
    """C2: onto the discard pile, and another is turned up."""
    bit = 1 << state.table.index.card_of[move.card]
    state.mat ^= bit
    state.discard |= bit
    if events is not None:
        events.append(Event("swept", {"card": move.card}, reveals=True))
    state.stack.append((Ask.REFILL,))
