"""Personas with code of their own (C): 231 stands beside, 255 barters, 232 and 331 roll the die, 313 minds its
workers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.gaining import do_gain, set_off
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.moves import CharterstoneMove, Pay, Roll
from moonstone.games.charterstone.rules.supply import GOOD_NAMES, pay, resources

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


OMEN_VP, MATCH_VP = 1, 2


# 255: coins, or resources in their place


def coins_answers(state: CharterstoneState, frame: Frame) -> list[CharterstoneMove]:
    """A coin, or any resource that is not needed for the rest of the cost."""
    _, seat, _, reserved = frame
    catalogue, have = state.table.index.catalogue, resources(state, seat)
    coin: list[CharterstoneMove] = [catalogue.pay_coin] if state.goods[seat * GOODS] else []
    if sum(have) <= reserved:
        return coin
    return coin + [catalogue.pays[1][kind][1] for kind, number in enumerate(have) if number]


def check_coins(state: CharterstoneState, frame: Frame, move: Pay) -> Refusal | None:
    """The seat has it to spare."""
    if move in coins_answers(state, frame):
        return None
    return Refusal("not-those-resources", "Pay a coin, or one resource you have to spare.")


def do_coins(state: CharterstoneState, frame: Frame, move: Pay, events: list[Event] | None) -> None:
    """One after the other."""
    _, seat, number, reserved = frame
    pay(state, seat, GOOD_NAMES.index(move.resources), 1)
    if events is not None:
        events.append(Event("paid", {"seat": seat, "goods": {move.resources: 1}}))
    if number > 1:
        state.stack.append((Ask.COINS, seat, number - 1, reserved))


def spare(state: CharterstoneState, seat: int, needed: int) -> int:
    """How many coins a barterer has, counting the resources beyond those needed."""
    first = seat * GOODS
    return state.goods[first] + sum(state.goods[first + 1 : first + 1 + len(RESOURCES)]) - needed


# 232: the die after every turn; 331: the die after placing in a charter


def do_omen(state: CharterstoneState, frame: Frame, move: Roll, events: list[Event] | None) -> None:
    """The charter whose buildings give a point in the next turn."""
    seat = frame[1]
    state.omens[seat] = CHARTERS.index(move.charter) + 1
    if events is not None:
        events.append(Event("omen", {"seat": seat, "charter": move.charter}, reveals=True))


def do_match(state: CharterstoneState, frame: Frame, move: Roll, events: list[Event] | None) -> None:
    """Points if the die shows where the worker stands."""
    _, seat, charter = frame
    if events is not None:
        events.append(Event("rolled", {"charter": move.charter}, reveals=True))
    if CHARTERS.index(move.charter) == charter:
        do_gain(state, seat, vocabulary.VP, MATCH_VP, 0, events)


def do_spent(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """313: no worker is left after a building was used."""
    if not state.idle[frame[1]]:
        set_off(state, frame[1], "spent")
