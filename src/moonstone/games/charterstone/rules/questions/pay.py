"""What is paid where a cost leaves a choice (A3.3, A6.1, C 255)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import MINIONS, PERILS
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.costs import pay_fixed
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.questions.target import price_of
from moonstone.games.charterstone.rules.seats import own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import (
    GOOD_NAMES,
    bits,
    kind_mask,
    minions_at_hand,
    pay_cost,
    payee,
    perils_of,
    resources,
    tell_paid,
)


class PayResources(Question[moves.Pay]):
    """A3.3: so many resources of any kind."""

    id = FrameId.PAY
    fields = ("number",)
    answered_by = (moves.Pay,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, seat, number = frame
        first = seat * GOODS + 1
        have = state.goods[first : first + GOODS - 1]
        heaps = state.setup.catalogue.pay[number]
        if number == 1:
            return [heaps[kind][1] for kind, own in enumerate(have) if own]
        return [move for heap, move in heaps if all(want <= own for want, own in zip(heap, have, strict=True))]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Pay) -> Refusal:
        return Refusal("not-those-resources", f"Pay {frame[2]} of the resources you have.", {"number": frame[2]})

    def do(self, state: GameData, frame: Frame, move: moves.Pay, events: list[Event] | None) -> None:
        seat = frame[1]
        names = move.resources.split("+")
        paid: dict[str, int] = {name: names.count(name) for name in GOOD_NAMES if name in names}
        for name, number in paid.items():
            pay_cost(state, seat, GOOD_NAMES.index(name), number)
        tell_paid(events, seat, paid, payee(state, seat))


def giveable(state: GameData, seat: int, what: int) -> list[CharterstoneMove]:
    """Every card, minion or peril of a sort that a seat can give."""
    catalogue = state.setup.catalogue
    if what == vocabulary.MINION:
        at_hand = enumerate(minions_at_hand(state, seat))
        out = [state.buildings[slot] - 1 for slot in own_slots(state, seat) if state.minions_placed[slot]]
        return [
            *(catalogue.give_other[MINIONS[kind]] for kind, number in at_hand if number),
            *(catalogue.release[building] for building in out),
        ]
    if what == vocabulary.PERIL:
        held = enumerate(perils_of(state, seat))
        return [catalogue.give_other[PERILS[kind]] for kind, number in held if number]
    return [catalogue.give_card[card] for card in bits(state.held[seat] & kind_mask(state, what - vocabulary.KIND))]


class GiveCards(Question[CharterstoneMove]):
    """A3.3, A6.1: so many cards, minions or perils of a sort, one by one.

    A card goes onto the discard pile, all else to the supply. B1.8: a minion on the board is the seat's, too.
    """

    id = FrameId.GIVE
    fields = ("number", "what")
    answered_by = (moves.Give, moves.Release)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return giveable(state, frame[1], frame[3])

    def unlisted(self, state: GameData, frame: Frame, move: CharterstoneMove) -> Refusal:
        if isinstance(move, moves.Release):
            return Refusal("no-minion-there", "None of your minions is there.", {"building": move.building})
        assert isinstance(move, moves.Give)
        return Refusal("not-yours", f"You do not have {move.card} to give.", {"card": move.card})

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        _, seat, number, what = frame
        if isinstance(move, moves.Release):
            _release(state, seat, move.building, events)
        elif isinstance(move, moves.Give):
            _give(state, seat, move.card, events)
        if number > 1:
            state.stack.append((FrameId.GIVE, seat, number - 1, what))


def _release(state: GameData, seat: int, building: str, events: list[Event] | None) -> None:
    """B1.8: the minion on a building goes to the supply."""
    slot = state.buildings.index(state.setup.index.building_of[building] + 1)
    kind = state.minions_placed[slot] - 1
    state.minions_placed[slot] = 0
    state.minion_supply[kind] += 1
    if events is not None:
        events.append(Event("released", {"seat": seat, "minion": MINIONS[kind], "building": building}))


def _give(state: GameData, seat: int, card: str, events: list[Event] | None) -> None:
    """A card, a minion at hand or a peril is given away."""
    if card in MINIONS:
        kind = MINIONS.index(card)
        state.minions_at_hand[seat * len(MINIONS) + kind] -= 1
        state.minion_supply[kind] += 1
    elif card in PERILS:
        kind = PERILS.index(card)
        state.perils_held[seat * len(PERILS) + kind] -= 1
        state.peril_supply[kind] += 1
    else:
        bit = 1 << state.setup.index.card_of[card]
        state.held[seat] ^= bit
        state.discard |= bit
    if events is not None:
        events.append(Event("gave", {"seat": seat, "card": card}))


class PayCoins(Question[moves.Pay]):
    """C 255: so many coins one by one, or resources in their place that are not needed for the rest of the cost."""

    id = FrameId.PAY_COINS
    fields = ("number", "reserved")
    answered_by = (moves.Pay,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, seat, _, reserved = frame
        catalogue, have = state.setup.catalogue, resources(state, seat)
        coin: list[CharterstoneMove] = [catalogue.pay_coin] if state.goods[seat * GOODS] else []
        if sum(have) <= reserved:
            return coin
        return coin + [catalogue.pay[1][kind][1] for kind, number in enumerate(have) if number]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Pay) -> Refusal:
        return Refusal("not-those-resources", "Pay a coin, or one resource you have to spare.")

    def do(self, state: GameData, frame: Frame, move: moves.Pay, events: list[Event] | None) -> None:
        _, seat, number, reserved = frame
        pay_cost(state, seat, GOOD_NAMES.index(move.resources), 1)
        tell_paid(events, seat, {move.resources: 1}, payee(state, seat))
        if number > 1:
            state.stack.append((FrameId.PAY_COINS, seat, number - 1, reserved))


class PayRest(Step):
    """A3.3: what is to be paid beside a target, once that is chosen."""

    id = FrameId.PAY_REST
    fields = ("seat", "building")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        pay_fixed(state, frame[1], price_of(state, frame[2]), events)
