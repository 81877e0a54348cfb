"""A game of Charterstone at one instant: flat, cheap to copy, plain data throughout.

What is still to be asked or done is a stack of frames (see asks): the top one is the question that is open. Nothing in
this game is hidden from anybody but what nobody has unlocked, and that is in no state at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from moonstone.engine import NATURE, Event, Json, Odds, Refusal, Refused, Result, State
from moonstone.games.charterstone.client import view
from moonstone.games.charterstone.rules import perils, rules, save, scoring, setup
from moonstone.games.charterstone.rules.asks import BY_CHANCE, FROM_DECKS, UNASKED, Ask
from moonstone.games.charterstone.rules.index import Table
from moonstone.games.charterstone.rules.moves import CharterstoneMove

Frame = tuple[Any, ...]
"""Whole numbers, some of them in tuples: an Ask, maybe a seat, and what else the question needs."""
CHANCE = (NATURE,)


class CharterstoneState(State[CharterstoneMove]):
    """Sets of cards, objectives and personas are masks; goods and slots are counted as `table` says."""

    __slots__ = ("ready", "seats", "table", "turn", *save.FIELDS)

    seats: int
    table: Table
    turn: tuple[int, ...]
    ready: Sequence[CharterstoneMove] | None
    """The answers to the open question, where they are worked out already."""
    stack: list[Frame]
    first: int
    """The first player."""
    current: int
    """Whose turn it is, or was last."""
    round: int
    progress: int
    ending: bool
    """Whether the hourglass was reached."""
    partly: bool
    """Whether the player of this turn wants to be asked how much to gain."""
    supply: list[int]
    """Coins, then the resources."""
    goods: list[int]
    """By seat: coins, then the resources."""
    influence: list[int]
    """By seat: tokens at hand."""
    spent: list[int]
    """By seat: tokens in the general supply."""
    vp: list[int]
    idle: list[int]
    """By seat: workers at hand."""
    reputation: list[int]
    """By seat: tokens on the track."""
    quota: bytearray
    """By space: 0, or the seat of the token plus 1."""
    shown: int
    """The objectives face up."""
    scored: list[int]
    """By seat: the objectives that hold its token."""
    stuck: bytearray
    """By slot: 0, or the building plus 1."""
    workers: bytearray
    """By slot: 0, or the seat of the worker plus 1."""
    deck: int
    mat: int
    """The cards face up."""
    discard: int
    archive: int
    held: list[int]
    """By seat: its cards."""
    built: int
    """The building cards whose sticker is on the board."""
    opened: list[int]
    """The crates opened in this game, in order."""
    openers: list[int]
    """By such a crate: the seat that opened it."""
    chests: list[int]
    """By charter: the personas in its chest."""
    playing: list[int]
    """By seat: the personas it plays with."""
    named: list[int]
    """By seat: the assistants it was the first ever to gain in this game."""
    stars: list[int]
    """By seat, then by row of glory."""
    capacity: list[int]
    """By seat, then by kind."""
    owed: list[int]
    """By seat: stars beside those for points."""
    choice: int
    """B1.13: which of the game's choices was made; -1 for none."""
    winners: int
    """The seats that have won, once that is known."""
    automa: int
    """C2: the cards left in the Automa's deck."""
    rules: int
    """B1: what is unlocked, as a mask of UNLOCKS."""
    using: int
    """The slot of the building in use; -1 for none."""
    again: int
    """Further turns of the current player."""
    fresh: int
    """The slots of buildings built in this game that nobody has used yet."""
    covered: int
    """B1.9: the buildings that were built over."""
    looked: int
    """C 307: cards of the deck that lie open to be chosen from."""
    minions: list[int]
    """By seat, then by kind: minions at hand."""
    wild: list[int]
    """By kind: minions in the supply."""
    plights: list[int]
    """By seat, then by kind: perils picked up."""
    perils_left: list[int]
    """By kind: perils in the supply."""
    own: list[int]
    """By seat: objectives of its own (B1.10)."""
    omens: list[int]
    """C 232: by seat, 0 or the charter of the next turn plus 1."""
    once: list[int]
    """By seat: the personas that have done what they do once a game."""
    beside: bytearray
    """By slot: 0, or the seat of a second worker plus 1 (C 231)."""
    pets: bytearray
    """By slot: 0, or the kind of the minion plus 1; it is of the charter it stands in."""
    perils: bytearray
    """By slot: 0, or the kind of the peril plus 1."""
    tokens: bytearray
    """By slot: the seats with a token on an income building, as a mask."""

    @classmethod
    def start(cls, table: Table) -> CharterstoneState:
        """Before the first question of the game."""
        state = setup.new(cls.__new__(cls), table)
        state.go_on(None)
        return state

    def go_on(self, events: list[Event] | None) -> None:
        """Do what goes by itself until something is asked."""
        stack = self.stack
        self.ready = None
        while True:
            frame = stack[-1]
            ask = frame[0]
            step = rules.STEPS.get(ask)
            if step is not None:
                stack.pop()
                step(self, frame, events)
                continue
            if ask == Ask.OVER:
                self.turn = ()
            elif ask in BY_CHANCE:
                if ask in FROM_DECKS and not rules.RULES[ask].answers(self, frame):
                    stack.pop()
                    continue
                self.turn = CHANCE
            else:
                if ask in UNASKED:
                    rule = rules.RULES[ask]
                    answers = rule.answers(self, frame)
                    if len(answers) == 1:
                        stack.pop()
                        rule.do(self, frame, answers[0], events)
                        continue
                    self.ready = answers
                self.turn = (frame[1],)
            return

    def moves(self, seat: int) -> Sequence[CharterstoneMove]:
        """All legal moves of a seat."""
        if seat not in self.turn:
            return ()
        if self.ready is not None:
            return self.ready
        frame = self.stack[-1]
        return rules.RULES[frame[0]].answers(self, frame)

    def why_not(self, seat: int, move: CharterstoneMove) -> Refusal | None:
        """None, or why the move is not legal."""
        if move not in self.table.index.catalogue.ids:
            return Refusal("unknown-move", "That is not a move of Charterstone.")
        if seat not in self.turn:
            if not self.turn:
                return Refusal("game-over", "The game is over.")
            return Refusal("not-your-turn", "It is not your turn.")
        frame = self.stack[-1]
        rule = rules.RULES[frame[0]]
        if not isinstance(move, rule.kinds):
            return Refusal("not-now", f"You cannot {move.verb} now.", {"move": move.verb})
        return rule.check(self, frame, move)

    def play(self, seat: int, move: CharterstoneMove, events: list[Event] | None = None) -> None:
        """Apply a move."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        frame = self.stack.pop()
        rules.RULES[frame[0]].do(self, frame, move, events)
        self.go_on(events)

    def chance_outcomes(self) -> Odds[CharterstoneMove]:
        """Everything chance does here is equally likely, but for perils: there each token is."""
        if self.turn != CHANCE:
            raise Refused("not-chance", "Chance has nothing to say now.")
        moves = self.moves(NATURE)
        return Odds(moves, perils.weights(self) if self.stack[-1][0] == Ask.AFFLICT else [1] * len(moves))

    def public(self) -> dict[str, Json]:
        """What lies open to everybody, which is everything."""
        return view.public(self)

    def private(self, seat: int | None) -> dict[str, Json]:
        """Whose view it is."""
        return {"you": seat}

    @property
    def result(self) -> Result | None:
        """Ranks and scores once the game is over."""
        return scoring.result(self) if self.stack[-1][0] == Ask.OVER else None

    def copy(self) -> CharterstoneState:
        """An independent state in the same position."""
        twin = CharterstoneState.__new__(CharterstoneState)
        twin.seats = self.seats
        twin.table = self.table
        twin.turn = self.turn
        twin.ready = self.ready
        twin.stack = self.stack[:]
        twin.first = self.first
        twin.current = self.current
        twin.round = self.round
        twin.progress = self.progress
        twin.ending = self.ending
        twin.partly = self.partly
        twin.supply = self.supply[:]
        twin.goods = self.goods[:]
        twin.influence = self.influence[:]
        twin.spent = self.spent[:]
        twin.vp = self.vp[:]
        twin.idle = self.idle[:]
        twin.reputation = self.reputation[:]
        twin.quota = self.quota[:]
        twin.shown = self.shown
        twin.scored = self.scored[:]
        twin.stuck = self.stuck[:]
        twin.workers = self.workers[:]
        twin.deck = self.deck
        twin.mat = self.mat
        twin.discard = self.discard
        twin.archive = self.archive
        twin.held = self.held[:]
        twin.built = self.built
        twin.opened = self.opened[:]
        twin.openers = self.openers[:]
        twin.chests = self.chests[:]
        twin.playing = self.playing[:]
        twin.named = self.named[:]
        twin.stars = self.stars[:]
        twin.capacity = self.capacity[:]
        twin.owed = self.owed[:]
        twin.choice = self.choice
        twin.winners = self.winners
        twin.automa = self.automa
        twin.rules = self.rules
        twin.using = self.using
        twin.again = self.again
        twin.fresh = self.fresh
        twin.covered = self.covered
        twin.looked = self.looked
        twin.minions = self.minions[:]
        twin.wild = self.wild[:]
        twin.plights = self.plights[:]
        twin.perils_left = self.perils_left[:]
        twin.own = self.own[:]
        twin.omens = self.omens[:]
        twin.once = self.once[:]
        twin.beside = self.beside[:]
        twin.pets = self.pets[:]
        twin.perils = self.perils[:]
        twin.tokens = self.tokens[:]
        return twin

    def determinize(self, seat: int | None, rng: Random) -> CharterstoneState:
        """Nothing is hidden from a seat, so the state itself agrees with all it knows."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CharterstoneState) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Json]:
        """Every field."""
        return save.write(self)
