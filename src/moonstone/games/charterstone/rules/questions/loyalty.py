"""Loyal or a rebel (B2.13): the side each charter takes, and how the campaign ends for the village."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import CHARTERS, MOODS, SIDES
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.kings import count_kings
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.die import RollAmong
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step, not_now
from moonstone.games.charterstone.rules.seats import from_first, people
from moonstone.games.charterstone.rules.state import GameData

KIND, REBEL = MOODS.index("kind"), SIDES.index("rebel")


class Loyalty(Step):
    """B2.13: everybody takes the loyal or the rebel persona of their colour, in the order of play; for charters nobody
    plays, the person with the fewest points decides.
    """

    id = FrameId.LOYALTY

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        if any(charter not in setup.seat_of for charter in range(len(CHARTERS))):
            fewest = min(state.vp[seat] for seat in people(state))
            ROLL_DECIDER.decide(state, [seat for seat in people(state) if state.vp[seat] == fewest], events)
        for seat in reversed(from_first(state)):
            automa = seat in setup.automas
            charter = setup.charters[seat]
            state.stack.append((FrameId.AUTOMA_SIDE, charter) if automa else (FrameId.CHOOSE_SIDE, seat, charter))


class RollDecider(RollAmong):
    """B2.13: who decides for the charters nobody plays."""

    id = FrameId.ROLL_DECIDER

    def chosen(self, state: GameData, seat: int, events: list[Event] | None) -> None:
        idle = [charter for charter in range(len(CHARTERS)) if charter not in state.setup.seat_of]
        state.stack += [(FrameId.CHOOSE_SIDE, seat, charter) for charter in reversed(idle)]


ROLL_DECIDER = RollDecider()


class ChooseSide(Question[moves.ChooseSide]):
    """B2.13: the side of a charter, whose persona of that side goes into its chest."""

    id = FrameId.CHOOSE_SIDE
    fields = ("charter",)
    answered_by = (moves.ChooseSide,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.choose_side

    def unlisted(self, state: GameData, frame: Frame, move: moves.ChooseSide) -> Refusal:
        return not_now(move)

    def do(self, state: GameData, frame: Frame, move: moves.ChooseSide, events: list[Event] | None) -> None:
        _take_side(state, frame[2], SIDES.index(move.side), events)

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """The charter, and the persona of each side."""
        charter = CHARTERS[frame[2]]
        return {"charter": charter, "sides": {side: f"{side}-{charter}" for side in SIDES}}


class AutomaSide(ChanceQuestion[moves.ChooseSide]):
    """B2.13, B2.18: the side of an Automa's charter."""

    id = FrameId.AUTOMA_SIDE
    fields = ("charter",)
    answered_by = (moves.ChooseSide,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.choose_side

    def do(self, state: GameData, frame: Frame, move: moves.ChooseSide, events: list[Event] | None) -> None:
        _take_side(state, frame[1], SIDES.index(move.side), events)


def _take_side(state: GameData, charter: int, side: int, events: list[Event] | None) -> None:
    name = f"{SIDES[side]}-{CHARTERS[charter]}"
    state.sides[charter] = side + 1
    state.chests[charter] |= 1 << state.setup.index.persona_of[name]
    if events is not None:
        told: dict[str, Json] = {"charter": CHARTERS[charter], "side": SIDES[side], "persona": name}
        events.append(Event("side-taken", told, reveals=True))


class Finale(Step):
    """B2.13: happy kings, kind companions and rebels decide whether the campaign ends in victory."""

    id = FrameId.FINALE

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        finale = setup.chapter.finale
        assert finale is not None
        made = (*setup.village.choices, *([setup.chapter.choices[state.choice]] if state.choice >= 0 else []))
        happy, _ = count_kings(setup.content, made)
        kind, rebels = state.moods.count(KIND + 1), state.sides.count(REBEL + 1)
        points = finale.king * happy + finale.kind * kind + finale.rebel * rebels
        state.finale = 1 if points > finale.over else 2
        if events is not None:
            outcome = finale.victory if state.finale == 1 else finale.defeat
            figures: dict[str, Json] = {"kings": happy, "kind": kind, "rebels": rebels, "points": points}
            told: dict[str, Json] = {"choice": outcome, **figures, "against": finale.over}
            events.append(Event("finale", told, reveals=True))
