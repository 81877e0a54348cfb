"""What is kept for the next game (B1.15): resources, cards and minions down to capacity."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import CAPACITIES, KINDS, MINIONS, RESOURCES
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.minions import come_back
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.seats import from_first
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, cards_of, kind_mask, minions_at_hand, minions_of


class DiscardDown(Step):
    """B1.15: a seat discards down to its capacity; or everybody (-1), in the order of play.

    Coins are all alike; what else to keep is asked where it matters.
    """

    id = FrameId.DISCARD_DOWN
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seat = frame[1]
        if seat < 0:
            state.stack += [(FrameId.DISCARD_DOWN, other) for other in reversed(from_first(state))]
            return
        resource_room, coin_room, card_room, minion_room = _room(state, seat)
        first = seat * GOODS
        coins = max(0, state.goods[first] - coin_room)
        state.goods[first] -= coins
        state.supply[0] += coins
        if events is not None and coins:
            events.append(Event("discarded", {"seat": seat, "goods": {"coin": coins}}))
        kinds = minions_of(state, seat)
        if sum(kinds) > minion_room or max(kinds) > 1:
            state.stack.append((FrameId.KEEP_MINIONS, seat, minion_room, 0))
        cards = [cards_of(state, seat, kind).bit_count() for kind in range(len(KINDS))]
        if sum(cards) > card_room or max(cards) > 1:
            state.stack.append((FrameId.KEEP_CARDS, seat, card_room, 0))
        if sum(state.goods[first + 1 : first + GOODS]) > resource_room:
            state.stack.append((FrameId.KEEP_RESOURCES, seat, resource_room, (0,) * len(RESOURCES)))


def _room(state: GameData, seat: int) -> list[int]:
    """By capacity: how much a seat can keep."""
    return state.capacity[seat * len(CAPACITIES) : (seat + 1) * len(CAPACITIES)]


class KeepResources(Question[moves.Keep]):
    """B1.15: `number` more resources to keep, beside those kept; after the last one the rest goes back."""

    id = FrameId.KEEP_RESOURCES
    fields = ("number", "kept")
    answered_by = (moves.Keep,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, seat, _, kept = frame
        first = seat * GOODS + 1
        table = state.setup.catalogue.keep_resource
        return [table[kind] for kind, number in enumerate(kept) if state.goods[first + kind] > number]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Keep) -> Refusal:
        return Refusal("nothing-to-keep", f"You have no more {move.what} to keep.", {"what": move.what})

    def do(self, state: GameData, frame: Frame, move: moves.Keep, events: list[Event] | None) -> None:
        _, seat, left, kept = frame
        kind = RESOURCES.index(move.what)
        kept = (*kept[:kind], kept[kind] + 1, *kept[kind + 1 :])
        if left > 1:
            state.stack.append((FrameId.KEEP_RESOURCES, seat, left - 1, kept))
            return
        first = seat * GOODS + 1
        gone: dict[str, Json] = {}
        for kind, number in enumerate(kept):
            rest = state.goods[first + kind] - number
            state.goods[first + kind] = number
            state.supply[kind + 1] += rest
            if rest:
                gone[RESOURCES[kind]] = rest
        if events is not None:
            events.append(Event("discarded", {"seat": seat, "goods": gone}))


class KeepCards(Question[moves.Keep]):
    """B1.15: `number` more cards to keep, of kinds that are not kept yet.

    After the last one, or when no other kind is left, the rest goes onto the discard pile.
    """

    id = FrameId.KEEP_CARDS
    fields = ("number", "kept")
    answered_by = (moves.Keep,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, seat, _, kept = frame
        held = state.held[seat]
        for kind in range(len(KINDS)):
            mask = kind_mask(state, kind)
            if mask & kept:
                held &= ~mask
        table = state.setup.catalogue.keep_card
        return [table[card] for card in bits(held)]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Keep) -> Refusal:
        text = f"{move.what} is not a card of yours of a kind that you do not keep already."
        return Refusal("nothing-to-keep", text, {"what": move.what})

    def do(self, state: GameData, frame: Frame, move: moves.Keep, events: list[Event] | None) -> None:
        _, seat, left, kept = frame
        kept |= 1 << state.setup.index.card_of[move.what]
        more = (FrameId.KEEP_CARDS, seat, left - 1, kept)
        if left > 1 and self.answers(state, more):
            state.stack.append(more)
            return
        gone = state.held[seat] & ~kept
        state.held[seat] = kept
        state.discard |= gone
        if events is not None:
            names: list[Json] = [state.setup.index.card_names[card] for card in bits(gone)]
            events.append(Event("discarded-cards", {"seat": seat, "cards": names}))


class KeepMinions(Question[moves.Keep]):
    """B1.15: `number` more minions to keep, of kinds that are not kept yet.

    After the last one, or when no other kind is left, the rest goes back to the supply.
    """

    id = FrameId.KEEP_MINIONS
    fields = ("number", "kept")
    answered_by = (moves.Keep,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, seat, _, kept = frame
        table = state.setup.catalogue.keep_minion
        return [table[kind] for kind, number in enumerate(minions_of(state, seat)) if number and not kept >> kind & 1]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Keep) -> Refusal:
        return Refusal("nothing-to-keep", f"{move.what} is not a minion you could still keep.")

    def do(self, state: GameData, frame: Frame, move: moves.Keep, events: list[Event] | None) -> None:
        _, seat, left, kept = frame
        kept |= 1 << MINIONS.index(move.what)
        more = (FrameId.KEEP_MINIONS, seat, left - 1, kept)
        if left > 1 and self.answers(state, more):
            state.stack.append(more)
            return
        come_back(state, seat)
        gone: dict[str, Json] = {}
        for kind, number in enumerate(minions_at_hand(state, seat)):
            rest = number - (kept >> kind & 1)
            state.minions_at_hand[seat * len(MINIONS) + kind] -= rest
            state.minion_supply[kind] += rest
            if rest:
                gone[MINIONS[kind]] = rest
        if events is not None:
            events.append(Event("discarded", {"seat": seat, "goods": gone}))
