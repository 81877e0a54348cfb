"""A game of Charterstone as the engine's contract wants it: the data of `state` with the rules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from moonstone.engine import NATURE, Event, Json, Odds, Refusal, Refused, Result, State
from moonstone.games.charterstone.client import view
from moonstone.games.charterstone.rules import naming, save, scoring
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.knowledge import redeal
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.arrival import seated
from moonstone.games.charterstone.rules.questions.face_up import fill_mat
from moonstone.games.charterstone.rules.questions.question import not_now
from moonstone.games.charterstone.rules.registry import ASKED, CHANCE, QUESTIONS, STEPS
from moonstone.games.charterstone.rules.setup import set_up
from moonstone.games.charterstone.rules.state import GameData, twin

CHANCES_TURN: Final = (NATURE,)


class CharterstoneState(GameData, State[CharterstoneMove]):
    """A game at one instant."""

    __slots__ = ()

    @classmethod
    def start(cls, setup: GameSetup) -> CharterstoneState:
        """Before the first question of the game."""
        state = cls.__new__(cls)
        set_up(state, setup)
        state.go_on(None)
        return state

    @classmethod
    def read(cls, setup: GameSetup, data: dict[str, Json]) -> CharterstoneState:
        """The state that `to_json` wrote; Refused if it cannot be."""
        state = cls.start(setup)
        save.read(state, data)
        if all(state.roles):
            state.setup = setup.cast(seated(state.roles))  # B2.16: the dice have spoken
        state.go_on(None)
        return state

    def go_on(self, events: list[Event] | None) -> None:
        """Do what goes by itself until something is asked. An Automa is never asked: it gives the first answer (C2)."""
        stack = self.stack
        self.ready = None
        while True:
            if fill_mat(self, events):
                continue
            frame = stack[-1]
            number = frame[0]
            step = STEPS[number]
            if step is not None:
                stack.pop()
                step.do(self, frame, events)
                continue
            question = QUESTIONS[number]
            if question is not None:
                scripted = frame[1] in self.setup.automas
                if scripted or question.takes_only_answer:
                    answers = question.answers(self, frame)
                    if scripted or len(answers) == 1:
                        stack.pop()
                        question.do(self, frame, answers[0], events)
                        continue
                    self.ready = answers
                self.turn = (frame[1],)
                return
            chance = CHANCE[number]
            if chance is None:
                self.turn = ()
                return
            if chance.may_run_out and not chance.answers(self, frame):
                stack.pop()
                continue
            self.turn = CHANCES_TURN
            return

    def moves(self, seat: int) -> Sequence[CharterstoneMove]:
        """All legal moves of a seat."""
        if seat not in self.turn:
            return ()
        if self.ready is not None:
            return self.ready
        frame = self.stack[-1]
        question = ASKED[frame[0]]
        assert question is not None
        answers = question.answers(self, frame)
        self.ready = tuple(answers)
        return answers

    def why_not(self, seat: int, move: CharterstoneMove) -> Refusal | None:
        """None, or why the move is not legal."""
        if self.ready is not None and seat in self.turn:
            for known in self.ready:  # moves that were listed are mostly these very objects, and need no second look
                if known is move:
                    return None
        if move not in self.setup.catalogue.ids:
            return Refusal("unknown-move", "That is not a move of Charterstone.")
        if seat not in self.turn:
            if not self.turn:
                return Refusal("game-over", "The game is over.")
            return Refusal("not-your-turn", "It is not your turn.")
        frame = self.stack[-1]
        question = ASKED[frame[0]]
        assert question is not None
        if not isinstance(move, question.answered_by):
            return not_now(move)
        return question.refusal(self, frame, move)

    def play(self, seat: int, move: CharterstoneMove, events: list[Event] | None = None) -> None:
        """Apply a move."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self.answer(move, events)

    def answer(self, move: CharterstoneMove, events: list[Event] | None) -> None:
        """Apply a move that is known to be legal."""
        frame = self.stack.pop()
        question = ASKED[frame[0]]
        assert question is not None
        question.do(self, frame, move, events)
        self.go_on(events)

    def nameable(self, seat: int) -> Sequence[str]:
        """Unnamed assistants that the seat holds."""
        return naming.nameable(self, seat)

    def _keep_name(self, seat: int, what: str, name: str, events: list[Event] | None) -> None:
        naming.give_name(self, seat, what, name, events)

    def chance_outcomes(self) -> Odds[CharterstoneMove]:
        """Everything chance does here is equally likely, but for perils: there each token is."""
        chance = CHANCE[self.stack[-1][0]]
        if chance is None:
            raise Refused("not-chance", "There is nothing to draw now.")
        moves = self.moves(NATURE)
        return Odds(moves, chance.weights(self) or [1] * len(moves))

    def public(self) -> dict[str, Json]:
        """What lies open to everybody: everything but victory cards."""
        return cast("dict[str, Json]", view.public(self))

    def private(self, seat: int | None) -> dict[str, Json]:
        """Whose view it is, and that seat's victory card (B2.9)."""
        return cast("dict[str, Json]", view.private(self, seat))

    @property
    def result(self) -> Result | None:
        """Ranks and scores once the game is over."""
        return scoring.result(self)

    def copy(self) -> CharterstoneState:
        """An independent state in the same position."""
        return twin(self)

    def determinize(self, seat: int | None, rng: Random) -> CharterstoneState:
        """All lies open but what is in closed crates, which hold stand-ins (A7.1), and others' victory cards (B2.9)."""
        state = self.copy()
        state.setup, state.ready = self.setup.as_known(self.opened), None  # what was listed tells what others have
        redeal(state, seat, rng)
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CharterstoneState) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Json]:
        """Every field."""
        return save.write(self)
