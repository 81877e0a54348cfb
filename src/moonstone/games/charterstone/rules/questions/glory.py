"""Glory (B1.14): a star for every ten points and each that is owed."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import VP_PER_STAR
from moonstone.games.charterstone.content.unlocking import known_rows
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.seats import from_first
from moonstone.games.charterstone.rules.state import GameData


class AwardGlory(Step):
    """B1.14: so many stars for a seat; or for everybody (-1), marked in the order of play."""

    id = FrameId.AWARD_GLORY
    fields = ("seat", "stars")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        _, seat, stars = frame
        if seat < 0:
            for other in reversed(from_first(state)):
                earned = state.vp[other] // VP_PER_STAR + state.stars_owed[other]
                state.stack.append((FrameId.AWARD_GLORY, other, earned))
            state.stars_owed = [0] * state.seats
            return
        if stars <= 0 or not open_rows(state, seat):
            return
        state.stack.append((FrameId.MARK_STAR, seat, stars))


def open_rows(state: GameData, seat: int) -> list[int]:
    """The rows of the chest that are not full."""
    rows = state.setup.content.glory
    asked = state.setup.index.glory_rows
    known = asked.get(state.rules) or asked.setdefault(state.rules, known_rows(rows, state.rules))
    return [number for number in known if state.stars[seat * len(rows) + number] < rows[number].stars]


def _mark(state: GameData, seat: int, row: int, events: list[Event] | None) -> None:
    """One more star in a row."""
    rows = state.setup.content.glory
    state.stars[seat * len(rows) + row] += 1
    if events is not None:
        full = state.stars[seat * len(rows) + row] == rows[row].stars
        events.append(Event("glory", {"seat": seat, "row": rows[row].name, "full": full}))


class MarkStar(Question[moves.Star]):
    """B1.14: the row for a star, any that is not full; `number` stars are left."""

    id = FrameId.MARK_STAR
    fields = ("number",)
    answered_by = (moves.Star,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        stars = state.setup.catalogue.star
        return [stars[row] for row in open_rows(state, frame[1])]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Star) -> Refusal:
        return Refusal("row-full", "That row of glory is full.", {"row": move.row})

    def do(self, state: GameData, frame: Frame, move: moves.Star, events: list[Event] | None) -> None:
        _, seat, stars = frame
        state.stack.append((FrameId.AWARD_GLORY, seat, stars - 1))
        _mark(state, seat, state.setup.catalogue.star.index(move), events)
