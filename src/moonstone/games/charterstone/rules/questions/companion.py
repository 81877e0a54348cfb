"""Companions (B2.6): one joins each charter, and is kind or unkind."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import CHARTERS, MOODS
from moonstone.games.charterstone.rules import moves, nature_moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step, not_now
from moonstone.games.charterstone.rules.seats import from_first
from moonstone.games.charterstone.rules.state import GameData

KIND = MOODS.index("kind")


class DealCompanions(Step):
    """B2.6: a companion for every charter, clockwise from purple; then each owner says how theirs is, in the order of
    play, and the player who has chosen how the story goes on does so for charters nobody plays.
    """

    id = FrameId.DEAL_COMPANIONS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        idle = [charter for charter in range(len(CHARTERS)) if charter not in setup.seat_of]
        if state.chooser:
            state.stack += [(FrameId.CHOOSE_MOOD, state.chooser - 1, charter) for charter in reversed(idle)]
        for seat in reversed(from_first(state)):
            if seat in setup.automas:
                state.stack.append((FrameId.AUTOMA_MOOD, seat))
            else:
                state.stack.append((FrameId.CHOOSE_MOOD, seat, setup.charters[seat]))
        state.stack += [(FrameId.DEAL_COMPANION, charter) for charter in reversed(range(len(CHARTERS)))]


class DealCompanion(ChanceQuestion[nature_moves.Meet]):
    """B2.6: the companion of a charter, any that is left."""

    id = FrameId.DEAL_COMPANION
    fields = ("charter",)
    answered_by = (nature_moves.Meet,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        meets = state.setup.catalogue.meet
        return [meet for number, meet in enumerate(meets, 1) if number not in state.companions]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Meet, events: list[Event] | None) -> None:
        state.companions[frame[1]] = state.setup.catalogue.meet.index(move) + 1
        if events is not None:
            told: dict[str, Json] = {"charter": CHARTERS[frame[1]], "companion": move.companion}
            events.append(Event("companion", told, reveals=True))


class ChooseMood(Question[moves.ChooseMood]):
    """B2.6: kind or unkind. A kind companion brings its owner one more capacity, an unkind one a star of glory."""

    id = FrameId.CHOOSE_MOOD
    fields = ("charter",)
    answered_by = (moves.ChooseMood,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.choose_mood

    def unlisted(self, state: GameData, frame: Frame, move: moves.ChooseMood) -> Refusal:
        return not_now(move)

    def do(self, state: GameData, frame: Frame, move: moves.ChooseMood, events: list[Event] | None) -> None:
        _, seat, charter = frame
        settle_mood(state, seat, charter, MOODS.index(move.mood), events)

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """The charter, and its companion."""
        companion = state.setup.content.companions[state.companions[frame[2]] - 1]
        return {"charter": CHARTERS[frame[2]], "companion": companion.name}


class AutomaMood(ChanceQuestion[moves.ChooseMood]):
    """B2.6: how an Automa's companion is."""

    id = FrameId.AUTOMA_MOOD
    fields = ("seat",)
    answered_by = (moves.ChooseMood,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.choose_mood

    def do(self, state: GameData, frame: Frame, move: moves.ChooseMood, events: list[Event] | None) -> None:
        settle_mood(state, frame[1], state.setup.charters[frame[1]], MOODS.index(move.mood), events)


def settle_mood(state: GameData, seat: int, charter: int, mood: int, events: list[Event] | None) -> None:
    """A companion is kind or unkind; only the charter's own player gains by it."""
    state.moods[charter] = mood + 1
    if events is not None:
        events.append(Event("mood", {"seat": seat, "charter": CHARTERS[charter], "mood": MOODS[mood]}))
    if charter != state.setup.charters[seat]:
        return
    if mood == KIND:
        state.stack.append((FrameId.GROW_CAPACITY, seat))
    else:
        state.stars_owed[seat] += 1
