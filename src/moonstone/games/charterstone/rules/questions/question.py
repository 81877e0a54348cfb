"""What every kind of frame is: a question to a seat, a question to chance, or a step that goes by itself.

A frame on the stack is a tuple of plain numbers; its class says what they mean. Classes hold no data: there is
one object of each (see `rules.registry`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import KINDS
from moonstone.games.charterstone.content.vocabulary import COUNTERS, PICK, WHATS
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.state import GameData

M = TypeVar("M", bound=CharterstoneMove)


class FrameKind(ABC):
    """One kind of frame."""

    id: ClassVar[FrameId]
    fields: ClassVar[tuple[str, ...]] = ()
    """What a frame holds after its id, and a question's after its seat."""

    @property
    def length(self) -> int:
        """How long such a frame is."""
        return 1 + len(self.fields)


class Step(FrameKind):
    """What goes by itself."""

    @abstractmethod
    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        """Take the step; its frame is off the stack already."""


class Asked(FrameKind, Generic[M]):
    """What a move answers."""

    answered_by: ClassVar[tuple[type[CharterstoneMove], ...]]
    """The kinds of moves that can be an answer."""

    @abstractmethod
    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        """All answers, in a stable order."""

    def refusal(self, state: GameData, frame: Frame, move: M) -> Refusal | None:
        """None if the move, which is of the right kind, is an answer, else why it is not."""
        return None if move in self.answers(state, frame) else self.unlisted(state, frame, move)

    def unlisted(self, state: GameData, frame: Frame, move: M) -> Refusal:
        """Why a move is not among the answers."""
        return not_now(move)

    @abstractmethod
    def do(self, state: GameData, frame: Frame, move: M, events: list[Event] | None) -> None:
        """Do what the answer says; the frame is off the stack already."""


class Question(Asked[M]):
    """Something asked of a seat: a frame is (id, seat, *fields)."""

    takes_only_answer: ClassVar[bool] = True
    """Whether nobody is asked where there is only one answer."""

    @property
    def length(self) -> int:
        """The seat counts, too."""
        return 2 + len(self.fields)

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """What a view tells of the question, beside what and who is asked: its fields, as far as they matter."""
        told: dict[str, Json] = {}
        for name, value in zip(self.fields, frame[2:], strict=True):
            if name in SHOWN:
                key, show = SHOWN[name]
                told[key] = show(state, value)
        return told


class ChanceQuestion(Asked[M]):
    """Something that chance decides: a frame is (id, *fields)."""

    may_run_out: ClassVar[bool] = False
    """Whether it draws from cards that can run out: then it brings nothing."""

    def weights(self, state: GameData) -> list[int] | None:
        """How likely each answer is, in proportion; None where all are alike."""
        return None

    def unlisted(self, state: GameData, frame: Frame, move: M) -> Refusal:
        """It is not what chance can bring."""
        return impossible(move)


def not_now(move: CharterstoneMove) -> Refusal:
    """Nothing of the kind is asked."""
    return Refusal("not-now", f"You cannot {move.verb} now.", {"move": move.verb})


def impossible(move: CharterstoneMove) -> Refusal:
    """What chance cannot bring."""
    return Refusal("impossible-draw", f"“{move}” cannot be drawn now.")


def shown_term(term: Frame) -> Json:
    """A term, as it is on the stack, as a view shows it."""
    if term[0] == PICK:
        return {"any": [shown_term(part) for part in term[1]]}
    what, number, per, may = term
    shown: dict[str, Json] = {"what": WHATS[what], "number": number}
    if per >= 0:
        shown["per"] = COUNTERS[per]
    if may:
        shown["may"] = True
    return shown


SHOWN: Final[dict[str, tuple[str, Callable[[GameData, object], Json]]]] = {
    "number": ("number", lambda state, number: _number(number)),
    "what": ("what", lambda state, what: WHATS[_number(what)]),
    "kind": ("kind", lambda state, kind: None if _number(kind) < 0 else KINDS[_number(kind)]),
    "term": ("term", lambda state, term: shown_term(_tuple(term))),
    "terms": ("terms", lambda state, terms: [shown_term(term) for term in _tuple(terms)]),
    "building": ("building", lambda state, building: state.setup.index.card_names[_number(building)]),
    "slot": ("building", lambda state, slot: state.setup.index.card_names[state.buildings[_number(slot)] - 1]),
}
"""By field that views show: the key it has there, and how its value looks."""


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _tuple(value: object) -> Frame:
    assert isinstance(value, tuple)
    return value
