"""A game of Charon, Inc. at one instant: flat, cheap to copy, plain data throughout."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from moonstone.engine import NATURE, Draw, Event, Json, Odds, Refusal, Refused, Result, State
from moonstone.games.charon.areas import AREAS, EVERY_AREA
from moonstone.games.charon.cards import ALL_CARDS, TWELVES
from moonstone.games.charon.client import view
from moonstone.games.charon.gems import ALL_GEMS, COLOURS, count
from moonstone.games.charon.moves import CharonMove
from moonstone.games.charon.rules import knowledge, reset, scoring, setup
from moonstone.games.charon.rules import phases as rules
from moonstone.games.charon.rules import save as saved
from moonstone.games.charon.rules.game_setup import Table
from moonstone.games.charon.rules.steps import Step


class CharonState(State[CharonMove]):
    """Heaps of gems are integers (see gems), sets of cards are masks (see cards), sets of areas or seats too."""

    __slots__ = ("seats", "table", *saved.FIELDS)

    seats: int
    table: Table
    round: int
    step: Step
    """What is asked now."""
    turn: tuple[int, ...]
    order: tuple[int, ...]
    """The turn order, first player first."""
    queue: tuple[int, ...]
    """Who, or which zone, is yet to come in this step; `at` points into it."""
    at: int
    bag: int
    supply: int
    """The gems beside the board, clear ones included: those lie on Rare Mineral Find."""
    gems: list[int]
    zone_colour: bytearray
    zone_gems: bytearray
    flags: bytearray
    """By spot: 0, or the seat of the flag plus 1."""
    empty: bytearray
    """By spot: 1 if it may be used and no flag stands there."""
    areas: list[int]
    """By seat: the areas that hold one of its flags."""
    live: list[int]
    """By area, once all flags are staked: the seats that hold it, if it is live."""
    deck: int
    pile: int
    row: int
    hands: list[int]
    built: list[int]
    fresh: list[int]
    """By seat: the cards just dealt, while they can be swapped."""
    aside: int
    """The duplicates that the asked seat has set aside."""
    owed: int
    """The cards yet to be drawn for them."""
    answers: list[int]
    """By seat: a simultaneous choice nobody has seen yet, a card or a heap; -1 for none."""
    from_row: bool
    """Whether the builder has built a card of the row."""
    transmuted: bool
    """Whether the builder has used the Synchrotron."""
    could: list[int]
    """Who may know what: see knowledge."""

    @classmethod
    def start(cls, table: Table) -> CharonState:
        """Before the first draw of the game."""
        state = cls.__new__(cls)
        seats = state.seats = table.seats
        state.table = table
        state.round = state.at = state.bag = state.row = state.aside = state.owed = 0
        state.step = Step.ORDER
        state.turn = (NATURE,)
        state.order = state.queue = ()
        state.supply = ALL_GEMS
        state.gems, state.hands, state.built, state.fresh = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        state.zone_colour, state.zone_gems = (
            bytearray(len(table.board.zones)),
            bytearray(len(table.board.zones)),
        )
        state.flags, state.empty = bytearray(len(table.board.spots)), bytearray(table.usable)
        state.areas = [EVERY_AREA] * seats
        state.live = [0] * len(AREAS)
        state.deck, state.pile = ALL_CARDS & ~TWELVES, TWELVES
        state.answers = [-1] * seats
        state.from_row = state.transmuted = False
        state.could = knowledge.at_start(seats)
        return state

    @property
    def asked(self) -> int:
        """The seat whose turn it is in the queue."""
        return self.queue[self.at]

    def moves(self, seat: int) -> Sequence[CharonMove]:
        """All legal moves of a seat."""
        if seat not in self.turn:
            return ()
        answers = rules.ANSWERS[self.step]
        if answers is not None:
            return answers(self, seat)
        outcomes = rules.OUTCOMES[self.step]
        assert outcomes is not None
        return outcomes(self)

    def why_not(self, seat: int, move: CharonMove) -> Refusal | None:
        """None, or why the move is not legal."""
        rule = rules.RULES.get(type(move))
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
        rule = rules.RULES.get(type(move))
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
            enter = rules.ENTER[step]
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
            raise Refused("not-chance", "Chance has nothing to say now.")
        moves = self.moves(NATURE)
        if self.step == Step.SEED:
            weights = [number for colour in range(len(COLOURS)) if (number := count(self.bag, colour))]
        else:
            weights = [1] * len(moves)
        return Odds(moves, weights)

    def public(self) -> dict[str, Json]:
        """What lies open to everybody."""
        return view.public(self)

    def private(self, seat: int | None) -> dict[str, Json]:
        """What the seat has beyond that."""
        return view.private(self, seat)

    @property
    def result(self) -> Result | None:
        """Ranks, scores and ties once the game is over."""
        return scoring.result(self.built) if self.step == Step.OVER else None

    def keepable(self, seat: int) -> list[int]:
        """The heaps a seat could choose to keep."""
        return reset.keepable(self, seat)

    def copy(self) -> CharonState:
        """An independent state in the same position."""
        twin = CharonState.__new__(CharonState)
        twin.seats = self.seats
        twin.table = self.table
        twin.round = self.round
        twin.step = self.step
        twin.turn = self.turn
        twin.order = self.order
        twin.queue = self.queue
        twin.at = self.at
        twin.bag = self.bag
        twin.supply = self.supply
        twin.gems = self.gems[:]
        twin.zone_colour = self.zone_colour[:]
        twin.zone_gems = self.zone_gems[:]
        twin.flags = self.flags[:]
        twin.empty = self.empty[:]
        twin.areas = self.areas[:]
        twin.live = self.live[:]
        twin.deck = self.deck
        twin.pile = self.pile
        twin.row = self.row
        twin.hands = self.hands[:]
        twin.built = self.built[:]
        twin.fresh = self.fresh[:]
        twin.aside = self.aside
        twin.owed = self.owed
        twin.answers = self.answers[:]
        twin.from_row = self.from_row
        twin.transmuted = self.transmuted
        twin.could = self.could[:]
        return twin

    def determinize(self, seat: int | None, rng: Random) -> CharonState:
        """A whole state that agrees with everything the seat knows."""
        return knowledge.determinize(self, seat, rng)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CharonState) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Json]:
        """Every field, secrets included."""
        return saved.write(self)
