"""A game of Charon, Inc. at one instant: the state's fields with the rules as its methods."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias, cast

from moonstone.engine import NATURE, Draw, Event, Json, Odds, Refusal, Refused, Result, State
from moonstone.games.charon.areas import AREAS, EVERY_AREA
from moonstone.games.charon.cards import ALL_CARDS, TWELVES
from moonstone.games.charon.client import view
from moonstone.games.charon.gems import ALL_GEMS, COLOURS, count
from moonstone.games.charon.moves import CharonMove
from moonstone.games.charon.rules import knowledge, phases, save, scoring, setup
from moonstone.games.charon.rules.determinize import determinize
from moonstone.games.charon.rules.game_setup import GameSetup
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step

_Plain: TypeAlias = dict[str, Json]
"""Named once: spelt out in a cast, the type would be built anew for every view."""


class CharonState(StateData, State[CharonMove]):
    """A state that is played by the rules of `phases`, step by step."""

    __slots__ = ()

    @classmethod
    def start(cls, setup: GameSetup) -> CharonState:
        """Before the first draw of the game."""
        state = cls.__new__(cls)
        seats = state.seats = setup.seats
        state.setup = setup
        state.round = state.at = state.bag = state.row = state.aside = state.owed = 0
        state.step = Step.ORDER
        state.turn = (NATURE,)
        state.order = state.queue = ()
        state.supply = ALL_GEMS
        state.gems, state.hands, state.built, state.fresh = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        state.zone_colour, state.zone_gems = (
            bytearray(len(setup.board.zones)),
            bytearray(len(setup.board.zones)),
        )
        state.flags, state.empty = bytearray(len(setup.board.spots)), bytearray(setup.usable)
        state.areas = [EVERY_AREA] * seats
        state.live = [0] * len(AREAS)
        state.deck, state.pile = ALL_CARDS & ~TWELVES, TWELVES
        state.answers = [-1] * seats
        state.from_row = state.transmuted = False
        state.could = knowledge.at_start(seats)
        return state

    def moves(self, seat: int) -> Sequence[CharonMove]:
        """All legal moves of a seat."""
        if seat not in self.turn:
            return ()
        answers = phases.ANSWERS[self.step]
        if answers is not None:
            return answers(self, seat)
        outcomes = phases.OUTCOMES[self.step]
        assert outcomes is not None
        return outcomes(self)

    def why_not(self, seat: int, move: CharonMove) -> Refusal | None:
        """None, or why the move is not legal."""
        rule = phases.RULES.get(type(move))
        if rule is None:
            return Refusal("unknown-move", "That is not a move of Charon, Inc.")
        if seat not in self.turn:
            if not self.turn:
                return Refusal("game-over", "The game is over.")
            return Refusal("not-your-turn", "It is not your turn.")
        if self.step not in rule.steps:
            return Refusal("not-now", f"You cannot {move.verb} now.", {"move": move.verb})
        return rule.check(self, seat, move)

    def play(self, seat: int, move: CharonMove, events: list[Event] | None = None) -> None:
        """Apply a move."""
        rule = phases.RULES.get(type(move))
        if (
            rule is None
            or seat not in self.turn
            or self.step not in rule.steps
            or rule.check(self, seat, move) is not None
        ):
            refusal = self.why_not(seat, move)
            assert refusal is not None
            raise Refused(refusal)
        step = rule.do(self, seat, move, events)
        if step is not None:
            self._enter(step, events)

    def _enter(self, step: Step | None, events: list[Event] | None) -> None:
        """Go on until something is asked."""
        while step is not None:
            self.step = step
            enter = phases.ENTER[step]
            assert enter is not None
            step = enter(self, events)

    def resolve_chance(self, draw: Draw, events: list[Event] | None = None) -> list[CharonMove]:
        """As the contract says; the long runs of draws, gems and cards, are made in one go where nobody listens."""
        made: list[CharonMove] = []
        while self.turn == (NATURE,):
            if events is None and self.step == Step.SEED:
                self._enter(setup.seed_all(self, draw, made), None)
            elif events is None and self.step == Step.DEAL:
                self._enter(setup.deal_all(self, draw, made), None)
            else:
                made.append(self.chance_outcomes().pick(draw))
                self.play(NATURE, made[-1], events)
        return made

    def chance_outcomes(self) -> Odds[CharonMove]:
        """Gems are drawn by how many the bag holds of each colour; everything else is equally likely."""
        if self.turn != (NATURE,):
            raise Refused("not-chance", "There is nothing to draw now.")
        moves = self.moves(NATURE)
        if self.step == Step.SEED:
            weights = [number for colour in range(len(COLOURS)) if (number := count(self.bag, colour))]
        else:
            weights = [1] * len(moves)
        return Odds(moves, weights)

    def public(self) -> dict[str, Json]:
        """What lies open to everybody."""
        return cast(_Plain, view.public(self))

    def private(self, seat: int | None) -> dict[str, Json]:
        """What the seat has beyond that."""
        return cast(_Plain, view.private(self, seat))

    @property
    def result(self) -> Result | None:
        """Ranks, scores and ties once the game is over."""
        return scoring.result(self.built) if self.step == Step.OVER else None

    def determinize(self, seat: int | None, rng: Random) -> CharonState:
        """A whole state that agrees with everything the seat knows."""
        return determinize(self, seat, rng)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CharonState) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Json]:
        """Every field, secrets included."""
        return save.write(self)
