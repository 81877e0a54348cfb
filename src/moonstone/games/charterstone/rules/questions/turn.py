"""The turn (A3): place a worker, pay and use the building, or take all workers back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import (
    KINDS,
    MINIONS,
    MINIONS_WAIT,
    TWO_WORKERS,
)
from moonstone.games.charterstone.rules import items, minions, moves
from moonstone.games.charterstone.rules.costs import can_use, why_not_use
from moonstone.games.charterstone.rules.effects.gain import trigger
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.game_rules import LARGE, MINION, SMALL, forbids, pay_toll, toll
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.placing import free_placements, placements
from moonstone.games.charterstone.rules.questions.effect import NO, YES
from moonstone.games.charterstone.rules.questions.question import Question, Step, not_now
from moonstone.games.charterstone.rules.questions.target import price_of
from moonstone.games.charterstone.rules.seats import has, own_slots
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import cards_of, minions_at_hand
from moonstone.games.charterstone.rules.use import place_and_use, retrieve, use_building
from moonstone.games.charterstone.rules.workers import large_at_hand, small_at_hand, someone_out

RETRIEVE, IN_PART = moves.Retrieve(), moves.GainInPart()
NOBODY: Final = -1
BURNING: Final = 1
"""B2.11."""


class NextTurn(Step):
    """A3: the next player's turn, or, when a round after the hourglass is complete, the end (A6.4).

    A3.1: a turn begun without influence moves progress first. A treasure may have won the same player another turn.
    """

    id = FrameId.NEXT_TURN

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seat = (state.current + 1) % state.seats
        begins = seat == state.first and not state.extra_turns
        if state.extra_turns:
            state.extra_turns -= 1
            state.extras += 1
            seat = state.current
        else:
            if begins and state.ending:
                return
            state.round += begins
            state.extras = 0
        state.current = seat
        state.partly = state.at_no_cost = False
        state.slot_in_use, state.met_before, state.small_in_use = -1, 0, False
        if events is not None:
            events.append(Event("turn", {"seat": seat, "round": state.round}))
        scripted = seat in state.setup.automas
        state.stack.append((FrameId.NEXT_TURN,))
        if state.chests[state.setup.charters[seat]] & state.setup.index.abilities["omen"]:
            state.stack.append((FrameId.AWAIT_OMEN, seat))
        if not scripted:
            state.stack.append((FrameId.FINISH_TURN, seat))
        if not scripted:
            state.stack.append((FrameId.TURN, seat))
        elif state.workers_at_hand[seat]:
            state.stack.append((FrameId.DRAW_AUTOMA_CARD, seat))
        else:
            state.stack.append((FrameId.RETRIEVE_ALL, seat))
        if state.candle == BURNING:
            state.stack.append((FrameId.TRY_CANDLE,))
        if not state.influence[seat]:
            state.stack.append((FrameId.ADVANCE_PROGRESS, seat))
        if state.round > state.setup.lines.hurry_after_round:
            state.stack.append((FrameId.ADVANCE_PROGRESS, NOBODY))


class TakeTurn(Question[CharterstoneMove]):
    """A3.2, A3.3, B1.8: place a worker or a minion, use something by hand first, or take everybody back.

    C: after a scroll, one of the two is placed in the seat's charter, and its building costs nothing.
    """

    id = FrameId.TURN
    answered_by = (moves.Place, moves.PlaceSmall, moves.Send, moves.Use, moves.Retrieve, moves.GainInPart)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        seat = frame[1]
        index = state.setup.index
        answers = (free_placements if state.at_no_cost else placements)(state, seat)
        if answers and not state.partly:
            answers.append(IN_PART)
        if state.at_no_cost:
            return answers
        if state.held[seat] & index.usable or state.playing[seat] & index.once:
            answers += items.uses(state, seat)
        if someone_out(state, seat) or not answers:
            answers.append(RETRIEVE)  # B2.3: a rule of this game may leave nothing else to do
        return answers

    def refusal(self, state: GameData, frame: Frame, move: CharterstoneMove) -> Refusal | None:
        seat = frame[1]
        if state.at_no_cost and isinstance(move, moves.Retrieve | moves.Use):
            return Refusal(
                "place-first", "First place a worker or figure in your charter; the building there costs nothing."
            )
        match move:
            case moves.Retrieve():
                if someone_out(state, seat) or RETRIEVE in self.answers(state, frame):
                    return None
                return Refusal("no-workers-out", "None of your workers is on the board.")
            case moves.Use():
                return items.check_use(state, seat, move)
            case moves.GainInPart():
                if state.partly:
                    return Refusal("already-partly", "You are already choosing how much of each benefit to gain.")
                return None if IN_PART in self.answers(state, frame) else _no_worker()
            case moves.Send():
                if state.setup.chapter.has(MINIONS_WAIT):
                    return forbids(state, seat, 0, MINION)
                refusal = minions.check_send(state, seat, move)
                return refusal or _why_not_place(state, seat, move.building, MINION)
            case moves.PlaceSmall():
                if not state.setup.chapter.has(TWO_WORKERS):
                    return Refusal("workers-alike", "In this game your two workers are alike.")
                if not small_at_hand(state, seat):
                    return Refusal("no-such-worker", "Your small worker is not available.", {"worker": "small"})
                return _why_not_place(state, seat, move.building, SMALL)
            case moves.Place():
                if not state.workers_at_hand[seat]:
                    return _no_worker()
                if not large_at_hand(state, seat):
                    return Refusal("no-such-worker", "Your large worker is not available.", {"worker": "large"})
                return _why_not_place(state, seat, move.building, LARGE)
        raise AssertionError(move)

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        seat = frame[1]
        match move:
            case moves.Place() | moves.PlaceSmall():
                slot, small = _slot(state, move.building), isinstance(move, moves.PlaceSmall)
                if _may_share(state, seat, slot):
                    state.small_in_use = small
                    state.stack.append((FrameId.BUMP_OR_SHARE, seat, slot))
                else:
                    place_and_use(state, seat, slot, True, small, events)
            case moves.Send():
                slot, kind = _slot(state, move.building), MINIONS.index(move.minion)
                minions.place(state, seat, kind, slot, events)
                use_building(state, seat, slot, False, events, kind)
            case moves.Use():
                state.stack.append(frame)
                items.use(state, seat, move, events)
            case moves.GainInPart():
                state.stack.append(frame)
                state.partly = True
            case _:
                retrieve(state, seat, events)

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """Whether every part of a benefit is asked about, and whether the building costs nothing."""
        return {"partly": state.partly, "free": state.at_no_cost}


def _no_worker() -> Refusal:
    return Refusal("no-worker", "You have no worker left; take them all back.")


def _slot(state: GameData, name: str) -> int:
    """The slot of a building that stands."""
    return state.buildings.index(state.setup.index.building_of[name] + 1)


def _why_not_place(state: GameData, seat: int, name: str, who: int) -> Refusal | None:
    """None if a building can be used, else why not."""
    building = state.setup.index.building_of[name]
    if building + 1 not in state.buildings:
        return Refusal("not-built", "That building is not in the village.", {"building": name})
    slot = _slot(state, name)
    if state.at_no_cost and slot not in own_slots(state, seat):
        return Refusal("not-your-charter", "That building is not in your charter.", {"building": name})
    if state.at_no_cost and state.setup.index.costs[building].income:
        text = "That building gives its benefit only at income; placing a worker or figure there does nothing now."
        return Refusal("waits-for-income", text, {"building": name})
    forbidden = forbids(state, seat, slot, who)
    if forbidden is not None:
        return forbidden
    return None if can_use(state, seat, building, slot) else why_not_use(state, seat, building, slot)


def _may_share(state: GameData, seat: int, slot: int) -> bool:
    """C 231: whether the seat may stand beside the one worker there, and pays without what bumping brings (C 329)."""
    if not has(state, seat, "stand-beside") or not state.workers[slot] or state.workers_beside[slot]:
        return False
    needed = price_of(state, state.buildings[slot] - 1).influence + toll(state, seat, slot)
    return state.influence[seat] >= needed


class FinishTurn(Question[CharterstoneMove]):
    """B1.5: items used after placing; no ends the turn."""

    id = FrameId.FINISH_TURN
    answered_by = (moves.Use, moves.No)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return [*items.item_uses(state, frame[1]), NO]

    def unlisted(self, state: GameData, frame: Frame, move: CharterstoneMove) -> Refusal:
        assert isinstance(move, moves.Use)
        if not cards_of(state, frame[1], KINDS.index("item")) >> state.setup.index.card_of.get(move.card, 0) & 1:
            return Refusal(
                "before-placing", "You can use that only before you place a worker or figure.", {"card": move.card}
            )
        return items.check_use(state, frame[1], move) or not_now(move)

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        if isinstance(move, moves.Use):
            state.stack.append(frame)
            items.use(state, frame[1], move, events)


class BumpOrShare(Question[CharterstoneMove]):
    """C 231: yes sends the worker there home, no stands beside it."""

    id = FrameId.BUMP_OR_SHARE
    fields = ("slot",)
    answered_by = (moves.Yes, moves.No)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return [YES, NO]

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        _, seat, slot = frame
        place_and_use(state, seat, slot, move == YES, state.small_in_use, events)


class RetrieveAll(Step):
    """A3.2: all workers and minions come back in the middle of a turn."""

    id = FrameId.RETRIEVE_ALL
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        retrieve(state, frame[1], events)


class PayToll(Step):
    """B2.12, B2.13: what a rule of this game takes beside a building's cost."""

    id = FrameId.PAY_TOLL
    fields = ("seat", "slot")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        pay_toll(state, frame[1], frame[2], events)


class UseSetsOff(Step):
    """A5.6: what using a building sets off where cards may be its cost: an assistant that was given helps no more."""

    id = FrameId.USE_SETS_OFF
    fields = ("seat", "building")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        trigger(state, frame[1], state.setup.use_triggers[frame[2]])


class DiscardItem(Step):
    """B1.5: an item is discarded once its reward is taken."""

    id = FrameId.DISCARD_ITEM
    fields = ("seat", "card")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        items.discard(state, frame[1], frame[2])


class CountWorkers(Step):
    """C 313: whether no worker is left after a building was used; minions count, too (B1.8)."""

    id = FrameId.COUNT_WORKERS
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if not state.workers_at_hand[frame[1]] and not any(minions_at_hand(state, frame[1])):
            trigger(state, frame[1], "spent")
