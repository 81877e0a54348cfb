"""Scoring an objective (A5.7)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.counters import meets
from moonstone.games.charterstone.rules.effects.gain import trigger
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import Cost
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.target import Target
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, place_influence


def open_objectives(state: GameData, seat: int) -> list[int]:
    """A5.7, B1.10: the objectives, face up or private, that the seat meets and has no token on. C 221: it may have met
    one before placing, and regained influence by bumping since (C 329).
    """
    lying = (state.shown | state.private_objectives[seat]) & ~state.scored[seat]
    return [number for number in bits(lying) if state.met_before >> number & 1 or meets(state, seat, number)]


class Score(Target[moves.Score]):
    """A4, A5.7: an objective that is met; a token is placed on it for the rest of the game (A3.4)."""

    id = FrameId.SCORE
    answered_by = (moves.Score,)

    def possible(self, state: GameData, seat: int, cost: Cost) -> bool:
        return bool(open_objectives(state, seat))

    def why_impossible(self, state: GameData, seat: int) -> Refusal:
        return Refusal("no-objective", "You do not meet any objective you have yet to score.")

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        scores = state.setup.catalogue.score
        return [scores[number] for number in open_objectives(state, frame[1])]

    def refusal(self, state: GameData, frame: Frame, move: moves.Score) -> Refusal | None:
        seat, number = frame[1], state.setup.index.objective_of[move.objective]
        args: dict[str, Json] = {"objective": move.objective}
        if not (state.shown | state.private_objectives[seat]) >> number & 1:
            return Refusal("not-posted", "That objective is not one of this game's.", args)
        if state.scored[seat] >> number & 1:
            return Refusal("already-scored", "You have already scored that objective in this game.", args)
        if number not in open_objectives(state, seat):
            return Refusal("not-met", "You do not meet that objective now.", args)
        return None

    def do(self, state: GameData, frame: Frame, move: moves.Score, events: list[Event] | None) -> None:
        seat = frame[1]
        bit = 1 << state.setup.index.objective_of[move.objective]
        first = state.shown & bit and not any(scored & bit for scored in state.scored)
        place_influence(state, seat)
        state.scored[seat] |= bit
        if events is not None:
            events.append(Event("objective-scored", {"seat": seat, "objective": move.objective}))
        trigger(state, seat, "score")
        if first:
            trigger(state, seat, "first-score")
