"""The guidepost (B1.13): a star for those who meet it, and how the story goes on."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import Chapter
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.counters import count_named
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.die import RollDie, tell_rolled
from moonstone.games.charterstone.rules.questions.question import Question, Step, shown_term
from moonstone.games.charterstone.rules.seats import from_first, next_person
from moonstone.games.charterstone.rules.state import GameData


def chapter(state: GameData) -> Chapter:
    """What the campaign says of this game."""
    return state.setup.content.games[state.setup.number - 1]


def meeting(state: GameData) -> list[int]:
    """B1.13: the seats that would meet the guidepost now, in the order of play; B2.18 says what an Automa counts as."""
    post = chapter(state)
    if post.counter is None:
        return []
    numbers = [count_named(state, seat, post.counter) for seat in range(state.seats)]
    if post.automa is not None:
        for seat in state.setup.automas:
            numbers[seat] = post.automa
    best = min(numbers) if post.fewest else max(numbers)
    return [seat for seat in from_first(state) if numbers[seat] == best]


class MeetGuidepost(Step):
    """B1.13: a star for those who meet it; of them, the player with the most influence left chooses.

    The die decides between equals. From an Automa the choice passes to the next person clockwise.
    """

    id = FrameId.MEET_GUIDEPOST

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seats = meeting(state)
        if not seats:
            return
        for seat in seats:
            state.stars_owed[seat] += 1
        most = max(state.influence[seat] for seat in seats)
        choosers = [seat for seat in seats if state.influence[seat] == most]
        if events is not None:
            events.append(Event("guidepost-met", {"seats": list(seats)}, reveals=bool(chapter(state).choices)))
        if len(choosers) == 1:
            _let_choose(state, choosers[0])
        else:
            state.stack.append((FrameId.ROLL_CHOOSER, sum(1 << seat for seat in choosers)))


def _let_choose(state: GameData, seat: int) -> None:
    state.stack.append((FrameId.DECIDE, next_person(state, seat)))


class RollChooser(RollDie):
    """B1.13: the die is rolled until it shows one of the equals."""

    id = FrameId.ROLL_CHOOSER
    fields = ("seats",)

    def do(self, state: GameData, frame: Frame, move: moves.Roll, events: list[Event] | None) -> None:
        tell_rolled(events, move.charter)
        seat = state.setup.seat_of.get(CHARTERS.index(move.charter))
        if seat is None or not frame[1] >> seat & 1:
            state.stack.append(frame)
        else:
            _let_choose(state, seat)


class Decide(Question[moves.Decide]):
    """B1.13, B2: how the story goes on; everybody gains what the choice gives."""

    id = FrameId.DECIDE
    answered_by = (moves.Decide,)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        decides = state.setup.catalogue.decide
        return [decides[name] for name in chapter(state).choices]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Decide) -> Refusal:
        names = " or ".join(chapter(state).choices)
        return Refusal("no-such-choice", f"Here you decide between {names}.", {"choice": move.choice})

    def do(self, state: GameData, frame: Frame, move: moves.Decide, events: list[Event] | None) -> None:
        choice = state.setup.content.choices[move.choice]
        state.choice = chapter(state).choices.index(move.choice)
        if events is not None:
            told: dict[str, Json] = {"seat": frame[1], "choice": move.choice, "king": choice.king}
            events.append(Event("decided", told, reveals=True))
        for seat in reversed(from_first(state)):
            push_terms(state, seat, tuple(term.compiled() for term in choice.gain))

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """The ways the story can go on; shown only to be chosen from."""
        shown: dict[str, Json] = {}
        for name in chapter(state).choices:
            choice = state.setup.content.choices[name]
            gain: list[Json] = [shown_term(term.compiled()) for term in choice.gain]
            shown[name] = {"title": choice.title, "king": choice.king, "gain": gain}
        return {"choices": shown}
