"""Gaining a term of the vocabulary, and what is asked about it (A3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.vocabulary import PICK, WHATS
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.counters import count
from moonstone.games.charterstone.rules.effects import special
from moonstone.games.charterstone.rules.effects.gain import gain_effect, limit
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question, Step
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import gain, tell_gain

YES, NO = moves.Yes(), moves.No()
ONE_BY_ONE: Final = frozenset(
    (
        *(WHATS.index(what) for what in ("reputation", "capacity", "private", "peril", "minion", "recall")),
        *range(vocabulary.CARD, vocabulary.CAPACITY),
    )
)
"""What is gained one after the other, each with its own question; between two cards the mat is filled up (A5.1)."""


class GainTerm(Step):
    """A3.3: gain a term, or ask about it."""

    id = FrameId.GAIN_TERM
    fields = ("seat", "term", "partial", "source")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        _, seat, term, partial, source = frame
        if term[0] == PICK:
            state.stack.append((FrameId.PICK_EFFECT, seat, term[1], partial, source))
            return
        what, number, per, may = term
        if per >= 0:
            number *= count(state, seat, per)
        if what in ONE_BY_ONE and number > 1:
            state.stack += [
                (FrameId.GAIN_TERM, seat, (what, number - 1, -1, may), partial, source),
                (FrameId.GAIN_TERM, seat, (what, 1, -1, may), partial, source),
            ]
            return
        number = limit(state, seat, what, number)
        if number <= 0:
            return
        if may or what == vocabulary.REPUTATION:
            state.stack.append((FrameId.ACCEPT_EFFECT, seat, (what, number, -1, 1), source))
        elif partial and not (what == vocabulary.PROGRESS and special.in_use_advances(state)):
            state.stack.append((FrameId.GAIN_PART, seat, (what, number, -1, 0), source))
        else:
            gain_effect(state, seat, what, number, source, events)


class AcceptEffect(Question[CharterstoneMove]):
    """A3.3: take an optional effect or not. What is not to be had at all is not asked about."""

    id = FrameId.ACCEPT_EFFECT
    fields = ("term", "source")
    answered_by = (moves.Yes, moves.No)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return [YES, NO]

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        _, seat, (what, number, _, _), source = frame
        if move == YES:
            gain_effect(state, seat, what, number, source, events)
        elif events is not None:
            events.append(Event("declined", {"seat": seat, "what": WHATS[what]}))


class GainPart(Question[moves.Part]):
    """A3.3: how much of an effect to gain, from all of it to nothing."""

    id = FrameId.GAIN_PART
    fields = ("term", "source")
    answered_by = (moves.Part,)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, seat, (what, number, _, _), _ = frame
        parts = state.setup.catalogue.part
        most = min(limit(state, seat, what, number), len(parts) - 1)
        return [parts[part] for part in range(most, -1, -1)]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Part) -> Refusal:
        most = len(self.answers(state, frame)) - 1
        return Refusal("not-so-many", f"You can gain from 0 to {most}.", {"most": most})

    def do(self, state: GameData, frame: Frame, move: moves.Part, events: list[Event] | None) -> None:
        _, seat, (what, _, _, _), source = frame
        if move.number:
            gain_effect(state, seat, what, move.number, source, events)


class PickEffect(Question[moves.Pick]):
    """A3.3: one of several effects; none, too, where effects are gained in part."""

    id = FrameId.PICK_EFFECT
    fields = ("terms", "partial", "source")
    answered_by = (moves.Pick,)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        _, _, terms, partial, _ = frame
        picks = state.setup.catalogue.pick
        return [*picks[1 : len(terms) + 1], *([picks[0]] if partial else [])]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Pick) -> Refusal:
        most = len(frame[2])
        return Refusal("no-such-effect", f"Pick one of the effects 1 to {most}.", {"most": most})

    def do(self, state: GameData, frame: Frame, move: moves.Pick, events: list[Event] | None) -> None:
        _, seat, terms, partial, source = frame
        if move.number:
            state.stack.append((FrameId.GAIN_TERM, seat, terms[move.number - 1], partial, source))


class GainResources(Question[moves.Gain]):
    """A3.3: so many resources of any kind from the supply, as far as it holds them."""

    id = FrameId.GAIN_RESOURCES
    fields = ("number",)
    answered_by = (moves.Gain,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        left = state.supply[1:]
        number = min(frame[2], sum(left))
        gains = state.setup.catalogue.gain[number]
        if min(left) >= number:
            return [move for _, move in gains]
        return [move for heap, move in gains if all(want <= have for want, have in zip(heap, left, strict=True))]

    def unlisted(self, state: GameData, frame: Frame, move: moves.Gain) -> Refusal:
        number = min(frame[2], sum(state.supply[1:]))
        text = f"Gain {number} of the resources that the supply holds."
        return Refusal("not-those-resources", text, {"number": number})

    def do(self, state: GameData, frame: Frame, move: moves.Gain, events: list[Event] | None) -> None:
        names = move.resources.split("+")
        for kind, name in enumerate(RESOURCES):
            if name in names:
                tell_gain(events, frame[1], name, gain(state, frame[1], kind + 1, names.count(name)))
