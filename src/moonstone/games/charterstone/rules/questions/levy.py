"""What loyal personas take from their opponents (C). An Automa gives nothing, as it pays nothing (C2), but its persona
can be silenced like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import MINIONS, RESOURCES
from moonstone.games.charterstone.content.vocabulary import LEVIES
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.pay import GiveCards, giveable
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import GOOD_NAMES, spend

CARD, COIN, RESOURCE, INFLUENCE, MINION, SILENCE = range(len(LEVIES))
GIVEN: Final = {CARD: vocabulary.CARD, MINION: vocabulary.MINION}
"""What the opponents choose themselves."""


class Levy(Step):
    """C: from each opponent in turn; or all opponents' personas do nothing until income."""

    id = FrameId.LEVY
    fields = ("seat", "levy")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        _, seat, levy = frame
        clockwise = [(seat + step) % state.seats for step in range(1, state.seats)]
        if levy == SILENCE:
            for other in clockwise:
                _silence(state, other)
            if events is not None:
                events.append(Event("silenced", {"seat": seat}))
            return
        opponents = [other for other in clockwise if other not in state.setup.automas]
        for other in reversed(opponents):
            _levy(state, seat, other, levy, events)


def _levy(state: GameData, seat: int, other: int, levy: int, events: list[Event] | None) -> None:
    if levy in GIVEN:
        if giveable(state, other, GIVEN[levy]):
            state.stack.append((FrameId.LEVY_GIVE, other, GIVEN[levy], seat))
    elif levy == COIN and state.goods[other * GOODS]:
        _hand_over(state, other, seat, 0, events)
    elif levy == RESOURCE and any(state.goods[other * GOODS + 1 : (other + 1) * GOODS]):
        state.stack.append((FrameId.LEVY_RESOURCE, seat, other))
    elif levy == INFLUENCE and state.influence[other]:
        spend(state, other, 1)
        if events is not None:
            events.append(Event("paid", {"seat": other, "goods": {"influence": 1}}))


def _silence(state: GameData, seat: int) -> None:
    """C: the seat's personas do nothing until income, nor do those that it brings into play before, nor its omen."""
    state.silenced |= 1 << seat
    state.muted[seat] |= state.playing[seat]
    state.playing[seat] = state.omens[seat] = 0


def _hand_over(state: GameData, giver: int, taker: int, good: int, events: list[Event] | None) -> None:
    state.goods[giver * GOODS + good] -= 1
    state.goods[taker * GOODS + good] += 1
    if events is not None:
        told: dict[str, Json] = {"seat": giver, "to": taker, "goods": {GOOD_NAMES[good]: 1}}
        events.append(Event("handed-over", told))


class LevyResource(Question[moves.Levy]):
    """C: which resource an opponent gives."""

    id = FrameId.LEVY_RESOURCE
    fields = ("opponent",)
    answered_by = (moves.Levy,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        first = frame[2] * GOODS + 1
        return [move for kind, move in enumerate(state.setup.catalogue.levy) if state.goods[first + kind]]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Levy) -> Refusal:
        return Refusal("not-theirs", f"That opponent has no {move.resource} to give.", {"resource": move.resource})

    def do(self, state: GameData, frame: Frame, move: moves.Levy, events: list[Event] | None) -> None:
        _, seat, other = frame
        _hand_over(state, other, seat, RESOURCES.index(move.resource) + 1, events)

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """Who gives it."""
        return {"opponent": frame[2]}


class LevyGive(GiveCards):
    """C: a card or a minion for an opponent, of the giver's choice."""

    id = FrameId.LEVY_GIVE
    fields = ("what", "to")

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return giveable(state, frame[1], frame[2])

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        _, seat, what, taker = frame
        index = state.setup.index
        if isinstance(move, moves.Release):
            slot = state.buildings.index(index.building_of[move.building] + 1)
            kind = state.minions_placed[slot] - 1
            state.minions_placed[slot] = 0
        elif what == vocabulary.MINION:
            assert isinstance(move, moves.Give)
            kind = MINIONS.index(move.card)
            state.minions_at_hand[seat * len(MINIONS) + kind] -= 1
        else:
            assert isinstance(move, moves.Give)
            bit = 1 << index.card_of[move.card]
            state.held[seat] ^= bit
            state.held[taker] |= bit
            if events is not None:
                events.append(Event("card-handed-over", {"seat": seat, "to": taker, "card": move.card}))
            return
        state.minions_at_hand[taker * len(MINIONS) + kind] += 1
        if events is not None:
            told: dict[str, Json] = {"seat": seat, "to": taker, "minion": MINIONS[kind]}
            events.append(Event("minion-handed-over", told))

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """What is given, and to whom."""
        return {"what": vocabulary.WHATS[frame[2]], "to": frame[3]}
