"""The spectral worker (B2.7, B2.8): who gets it, and what brings the large worker back."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.die import RollAmong
from moonstone.games.charterstone.rules.questions.effect import NO
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.seats import stars_of
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import pay

COIN = "coin"


class GiveSpectral(Step):
    """B2.7: the person with the least glory in all gets the spectral worker; the die decides between equals."""

    id = FrameId.GIVE_SPECTRAL

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        people = [seat for seat in range(state.seats) if seat not in state.setup.automas]
        least = min(stars_of(state, seat) for seat in people)
        ROLL_SPECTRAL.decide(state, [seat for seat in people if stars_of(state, seat) == least], events)


class RollSpectral(RollAmong):
    """B2.7: whose large worker becomes spectral."""

    id = FrameId.ROLL_SPECTRAL

    def chosen(self, state: GameData, seat: int, events: list[Event] | None) -> None:
        state.spectral = seat + 1
        if events is not None:
            events.append(Event("spectral", {"seat": seat, "stars": stars_of(state, seat)}, reveals=True))


ROLL_SPECTRAL = RollSpectral()


class Redemption(Step):
    """B2.8: the owner of the spectral worker may redeem it at the end of a game."""

    id = FrameId.REDEMPTION

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if state.spectral:
            state.stack.append((FrameId.REDEEM, state.spectral - 1))


class RedeemWorker(Question[CharterstoneMove]):
    """B2.8: a card that redeems it, or coins, for the large worker; or no."""

    id = FrameId.REDEEM
    answered_by = (moves.Redeem, moves.No)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        index, table = state.setup.index, state.setup.catalogue.redeem
        cards = [name for name in table if name != COIN and state.held[frame[1]] >> index.card_of[name] & 1]
        price = index.content.redemption
        coins = [COIN] if COIN in table and state.goods[frame[1] * GOODS] >= price else []
        return [*(table[name] for name in (*cards, *coins)), NO]

    def unlisted(self, state: GameData, frame: Frame, move: CharterstoneMove) -> Refusal:
        assert isinstance(move, moves.Redeem)
        if move.what == COIN:
            price = state.setup.content.redemption
            return Refusal("cannot-pay", f"That costs {price} coins, which you do not have.", {"number": price})
        return Refusal("not-yours", f"You do not have the card {move.what}.", {"card": move.what})

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        seat, index = frame[1], state.setup.index
        if not isinstance(move, moves.Redeem):
            return
        if move.what == COIN:
            pay(state, seat, 0, index.content.redemption)
        else:
            bit = 1 << index.card_of[move.what]
            state.held[seat] ^= bit
            state.discard |= bit
        state.spectral = 0
        if events is not None:
            events.append(Event("redeemed", {"seat": seat, "card": None if move.what == COIN else move.what}))
