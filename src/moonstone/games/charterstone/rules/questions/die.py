"""The Charterstone die (A1.3): what it is rolled for beside the Automa's placing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from moonstone.engine import Event
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import CHARTERS, MATCH_VP, NEIGHBOUR_VP
from moonstone.games.charterstone.rules import nature_moves
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, gain_effect
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Step
from moonstone.games.charterstone.rules.seats import has
from moonstone.games.charterstone.rules.state import GameData


class RollDie(ChanceQuestion[nature_moves.Roll]):
    """A1.3: the die shows each emblem as often."""

    answered_by = (nature_moves.Roll,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.roll


def tell_rolled(events: list[Event] | None, charter: str, seat: int | None = None) -> None:
    """The die shows a charter; `seat` is whose roll it is, where that is for somebody else to know (B2.7)."""
    if events is not None:
        roller = {} if seat is None else {"seat": seat}
        events.append(Event("rolled", {**roller, "charter": charter}, reveals=True))


class RollAmong(RollDie):
    """The die is rolled until it shows one of several seats; `seats` are a mask."""

    fields = ("seats",)

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        tell_rolled(events, move.charter)
        seat = state.setup.seat_of.get(CHARTERS.index(move.charter))
        if seat is None or not frame[1] >> seat & 1:
            state.stack.append(frame)
        else:
            self.chosen(state, seat, events)

    def decide(self, state: GameData, seats: Sequence[int], events: list[Event] | None) -> None:
        """Roll, unless there is only one."""
        if len(seats) == 1:
            self.chosen(state, seats[0], events)
        else:
            state.stack.append((self.id, sum(1 << seat for seat in seats)))

    @abstractmethod
    def chosen(self, state: GameData, seat: int, events: list[Event] | None) -> None:
        """What becomes of the seat that it shows."""


class RollFirstPlayer(RollDie):
    """A2.4: for the first player, until it shows a charter that is played."""

    id = FrameId.ROLL_FIRST_PLAYER

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        seat = state.setup.seat_of.get(CHARTERS.index(move.charter))
        tell_rolled(events, move.charter)
        if seat is None:
            state.stack.append(frame)
            return
        state.first = seat
        state.current = (seat - 1) % state.seats
        if events is not None:
            events.append(Event("first-player", {"seat": seat}))


class RollOmen(RollDie):
    """C 232: after a turn, for the charter whose buildings give a point in the next."""

    id = FrameId.ROLL_OMEN
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        seat = frame[1]
        state.omens[seat] = CHARTERS.index(move.charter) + 1
        if events is not None:
            events.append(Event("omen", {"seat": seat, "charter": move.charter}, reveals=True))


class AwaitOmen(Step):
    """C 232: at the end of the turn, if the seat plays with that persona by then."""

    id = FrameId.AWAIT_OMEN
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if has(state, frame[1], "omen"):
            state.stack.append((FrameId.ROLL_OMEN, frame[1]))


class RollMatch(RollDie):
    """C 331: after placing in a charter, for points if the die shows it."""

    id = FrameId.ROLL_MATCH
    fields = ("seat", "charter")

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        _, seat, charter = frame
        tell_rolled(events, move.charter)
        if CHARTERS.index(move.charter) == charter:
            gain_effect(state, seat, vocabulary.VP, MATCH_VP, NO_BUILDING, events)


class RollNeighbour(RollDie):
    """B2.7: the player of a charter rolls when somebody uses a building there; both gain if it shows either one's."""

    id = FrameId.ROLL_NEIGHBOUR
    fields = ("seat", "owner")

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        both = frame[1:]
        tell_rolled(events, move.charter, both[1])
        if CHARTERS.index(move.charter) in [state.setup.charters[seat] for seat in both]:
            for seat in both:
                gain_effect(state, seat, vocabulary.VP, NEIGHBOUR_VP, NO_BUILDING, events)
