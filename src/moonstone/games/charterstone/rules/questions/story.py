"""The guidepost, and how the story goes on (B1.13, B2): what players choose, and what the table itself decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.content import Chapter
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.candle import OUT
from moonstone.games.charterstone.rules.counters import count_named
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.kings import count_kings
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.die import RollAmong
from moonstone.games.charterstone.rules.questions.question import Question, Step, shown_term
from moonstone.games.charterstone.rules.seats import from_first, next_person, own_slots, people
from moonstone.games.charterstone.rules.state import GameData


def chapter(state: GameData) -> Chapter:
    """What the campaign says of this game."""
    return state.setup.chapter


def meeting(state: GameData) -> list[int]:
    """B1.13: the seats that would meet the guidepost now, in the order of play; B2.18 says what an Automa counts as.

    Automas that always meet it are not compared with people.
    """
    post = chapter(state)
    if post.counter is None:
        lit = [seat for seat in from_first(state) if state.candle_out_by != seat + 1]
        return lit if post.candle is not None else []
    numbers = [count_named(state, seat, post.counter) for seat in range(state.seats)]
    for seat in state.setup.automas:
        numbers[seat] = max(0, numbers[seat] - post.automa_less) if post.automa is None else post.automa
    always = state.setup.automas if post.automa_meets else frozenset()
    compared = [number for seat, number in enumerate(numbers) if seat not in always]
    best = (min if post.fewest else max)(compared, default=0)
    return [seat for seat in from_first(state) if seat in always or numbers[seat] == best]


class MeetGuidepost(Step):
    """B1.13: a star for those who meet it; of them, the player with the most influence left chooses.

    The die decides between equals. From an Automa the choice passes to the next person clockwise.
    """

    id = FrameId.MEET_GUIDEPOST

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        seats = meeting(state)
        if not seats:
            return
        if chapter(state).one:
            ROLL_ONE.decide(state, seats, events)
            return
        _award(state, seats, events)
        if chapter(state).choices and chapter(state).forced is None:
            most = max(state.influence[seat] for seat in seats)
            ROLL_CHOOSER.decide(state, [seat for seat in seats if state.influence[seat] == most], events)


def _award(state: GameData, seats: Sequence[int], events: list[Event] | None) -> None:
    for seat in seats:
        state.stars_owed[seat] += 1
    if events is not None:
        events.append(Event("guidepost-met", {"seats": list(seats)}, reveals=bool(chapter(state).choices)))


class RollOne(RollAmong):
    """B2.14: of several who would meet the guidepost the die chooses one."""

    id = FrameId.ROLL_ONE

    def chosen(self, state: GameData, seat: int, events: list[Event] | None) -> None:
        _award(state, [seat], events)


class RollChooser(RollAmong):
    """B1.13: the die is rolled until it shows one of the equals."""

    id = FrameId.ROLL_CHOOSER

    def chosen(self, state: GameData, seat: int, events: list[Event] | None) -> None:
        chooser = next_person(state, seat)
        if "choice" in chapter(state).ends:
            state.chooser = chooser + 1
        else:
            state.stack.append((FrameId.DECIDE, chooser))


ROLL_ONE, ROLL_CHOOSER = RollOne(), RollChooser()


class ChooseStory(Step):
    """B1.13: whoever is to choose does, where that comes after something else."""

    id = FrameId.CHOOSE_STORY

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if state.chooser:
            state.stack.append((FrameId.DECIDE, state.chooser - 1))


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
        king = state.setup.content.choices[move.choice].king
        if events is not None:
            told: dict[str, Json] = {"seat": frame[1], "choice": move.choice, "king": king}
            events.append(Event("decided", told, reveals=True))
        _happen(state, move.choice)

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """The ways the story can go on; shown only to be chosen from."""
        shown: dict[str, Json] = {}
        for name in chapter(state).choices:
            choice = state.setup.content.choices[name]
            gain: list[Json] = [shown_term(term.compiled()) for term in choice.gain]
            shown[name] = {"title": choice.title, "king": choice.king, "gain": gain}
        return {"choices": shown}


def _happen(state: GameData, name: str) -> None:
    """The story goes on so, and everybody gains what that gives."""
    choice = state.setup.content.choices[name]
    state.choice = chapter(state).choices.index(name)
    for seat in reversed(from_first(state)):
        push_terms(state, seat, tuple(term.compiled() for term in choice.gain))


# Forced choices (B2.2)


def _par(state: GameData) -> tuple[bool, int, int]:
    """B2.7: whether the points of all together are more than the par for so many players."""
    total, par = sum(state.vp), chapter(state).pars[state.seats - 1]
    return total > par, total, par


def _perils(state: GameData) -> tuple[bool, int, int]:
    """B2.10: whether a peril is left in the charter of a person."""
    left = sum(state.perils_placed[slot] > 0 for seat in people(state) for slot in own_slots(state, seat))
    return left > 0, left, 0


def _candle(state: GameData) -> tuple[bool, int, int]:
    """B2.11: whether the candle is out."""
    return state.candle == OUT, state.candle, OUT


def _kings(state: GameData) -> tuple[bool, int, int]:
    """B2.12: whether there are at least as many happy kings as angry ones on all stories."""
    happy, angry = count_kings(state.setup.content, state.setup.village.choices)
    return happy >= angry, happy, angry


FIGURES: Final[Mapping[str, Callable[[GameData], tuple[bool, int, int]]]] = {
    "par": _par,
    "perils": _perils,
    "candle": _candle,
    "kings": _kings,
}
"""By what decides a forced choice: whether it holds, and the figures it is worked out from."""


class ForcedChoice(Step):
    """B2.2: how the story goes on is worked out from the table, and told with the figures; nobody is asked."""

    id = FrameId.FORCED_CHOICE

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        post = chapter(state)
        assert post.forced is not None
        holds, number, against = FIGURES[post.forced](state)
        name = post.choices[0 if holds else 1]
        if events is not None:
            king = state.setup.content.choices[name].king
            told: dict[str, Json] = {"forced": post.forced, "number": number, "against": against}
            events.append(Event("came-about", {"choice": name, "king": king, **told}, reveals=True))
        _happen(state, name)
