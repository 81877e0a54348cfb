"""Filling the quota (A6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import MINION_RULE, PERIL_RULE
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import Cost
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.target import Target, cost_of, left_after
from moonstone.games.charterstone.rules.seats import has
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import (
    number_of_minions,
    pay_cost,
    payee,
    perils_of,
    place_influence,
    tell_paid,
)

COIN, RESOURCE, CARD, MINION, PERIL = range(5)
"""Goods of a quota space."""
GIVEN: Final = {CARD: vocabulary.CARD, MINION: vocabulary.MINION, PERIL: vocabulary.PERIL}
"""Those that are given one by one."""


def open_spaces(state: GameData, seat: int, cost: Cost) -> list[int]:
    """A6.1: the quota spaces without a token whose goods the seat has beside the rest of the cost. C 255: resources may
    stand in for coins.
    """
    have, quota = _goods_left(state, seat, cost), state.quota
    return [
        space
        for space, (goods, number, _) in enumerate(state.setup.index.quota)
        if not quota[space] and number <= have[goods]
    ]


def is_space_open(state: GameData, seat: int, cost: Cost) -> bool:
    """Whether there is any such space."""
    have, taken = _goods_left(state, seat, cost), state.quota
    for space, (goods, number, _) in enumerate(state.setup.index.quota):
        if number <= have[goods] and not taken[space]:
            return True
    return False


def _goods_left(state: GameData, seat: int, cost: Cost) -> list[int]:
    """By kind of quota goods: how many the seat has beside the rest of a cost."""
    coins, *kinds = left_after(state, seat, cost)
    have = [coins, sum(kinds) - cost.any, state.held[seat].bit_count(), 0, 0]
    if has(state, seat, "barter"):
        have[COIN] += have[RESOURCE]
    if state.rules & (MINION_RULE | PERIL_RULE):
        have[MINION], have[PERIL] = number_of_minions(state, seat), sum(perils_of(state, seat))
    return have


class FillQuota(Target[moves.FillQuota]):
    """A4, A6.1, A6.6: a quota space; a token is placed, the rest of the building's cost paid, then the goods; the bonus
    comes before the building's benefit.
    """

    id = FrameId.FILL_QUOTA
    answered_by = (moves.FillQuota,)

    def possible(self, state: GameData, seat: int, cost: Cost) -> bool:
        return is_space_open(state, seat, cost)

    def why_impossible(self, state: GameData, seat: int) -> Refusal:
        return Refusal("no-space", "You do not have the goods for any open quota space.")

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        table = state.setup.catalogue.fill_quota
        return [table[space] for space in open_spaces(state, frame[1], cost_of(state, frame))]

    def refusal(self, state: GameData, frame: Frame, move: moves.FillQuota) -> Refusal | None:
        space = state.setup.catalogue.fill_quota.index(move)
        args: dict[str, Json] = {"row": move.row, "column": move.column}
        if state.quota[space]:
            return Refusal("space-taken", "There is already a token on that quota space.", args)
        if space not in open_spaces(state, frame[1], cost_of(state, frame)):
            return Refusal("no-goods", "You do not have the goods for that space.", args)
        return None

    def do(self, state: GameData, frame: Frame, move: moves.FillQuota, events: list[Event] | None) -> None:
        seat = frame[1]
        space = state.setup.catalogue.fill_quota.index(move)
        goods, number, bonus = state.setup.index.quota[space]
        state.quota[space] = seat + 1
        place_influence(state, seat)
        if events is not None:
            shipped: dict[str, Json] = {"seat": seat, "row": move.row, "column": move.column, "number": number}
            events.append(Event("shipped", shipped))
        rest = state.stack.pop() if state.stack[-1][0] == FrameId.PAY_REST else None
        push_terms(state, seat, bonus, state.partly)
        if goods == COIN and has(state, seat, "barter"):
            state.stack.append((FrameId.PAY_COINS, seat, number, 0))
        elif goods == COIN:
            pay_cost(state, seat, 0, number)
            tell_paid(events, seat, {"coin": number}, payee(state, seat))
        elif goods == RESOURCE:
            state.stack.append((FrameId.PAY, seat, number))
        else:
            state.stack.append((FrameId.GIVE, seat, number, GIVEN[goods]))
        if rest is not None:  # first: a resource of one kind that the building takes must not go to the space
            state.stack.append(rest)
