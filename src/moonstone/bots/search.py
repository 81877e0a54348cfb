"""Information-set tree search: looking ahead through many guesses of what is hidden.

Every look guesses what the seat cannot see, goes down the one tree that all guesses share, adds a node to it, has the
game play on and judges the end. A node stands for the decisions that lead to it, so chance and hidden cards are averaged
over. Each seat is taken to choose what is best for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from typing import Final

from moonstone.bots.bot import Sight
from moonstone.engine import NATURE, AnyGame, Move, State

CURIOSITY: Final = 0.4
"""How much a move that looks good, but was hardly looked at, is preferred to one with a better average."""
CAUTION: Final = 0.03
"""By how much a move nobody has looked at is taken to be worse than its rivals."""
SHARPNESS: Final = 1.0
"""How many points worse a move looks that is looked at less than half as often."""


class Node:
    """A decision of one seat, as often as it was looked at: what it led to, on average, for the seat that made it."""

    __slots__ = ("moves", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.moves: dict[Move, Node] = {}
        """What may be decided next."""

    @property
    def mean(self) -> float:
        """The chance of victory."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was thought of: the chance of victory it gives, and how often it was looked at."""

    move: Move
    chance: float
    looks: int


class Tree:
    """The search for one decision. It sees only what its seat may know; the generator fixes every bit of it."""

    def __init__(self, sight: Sight, rng: Random) -> None:
        self._sight, self._rng = sight, rng
        self._game: AnyGame = sight.game
        self.looks = 0
        self._root = Node(1.0)
        self.totals = [0.0] * 8

    def grow(self, looks: int) -> None:
        """Look ahead so many times."""
        for _ in range(looks):
            self._look()

    @property
    def thoughts(self) -> list[Thought]:
        """The moves thought of, those looked at most first."""
        found = [Thought(move, node.mean, node.visits) for move, node in self._root.moves.items()]
        return sorted(found, key=lambda thought: (-thought.looks, -thought.chance))

    def _look(self) -> None:
        state = self._sight.guess(self._rng)
        observer, game, rng = self._sight.seat, self._game, self._rng
        node = self._root
        path: list[tuple[Node, int]] = [(node, observer)]
        while True:
            if state.turn == (NATURE,):
                state.settle(rng.randrange)
            if not state.turn:
                break
            together = state.turn
            seat = observer if observer in together else together[0]
            if len(together) == 1 or seat == observer:
                fresh = not node.moves
                move = self._choose(node, state, seat)
                if len(together) > 1:
                    self._answer(state, [other for other in together if other != seat])
                state.play(seat, move)
                node = node.moves[move]
                path.append((node, seat))
                if fresh or not node.visits:
                    break
            else:
                self._answer(state, together)
        game.play_on(state, rng)
        chances = game.chances(state)
        self.looks += 1
        for node, seat in path:
            node.visits += 1
            node.total += chances[seat]

    def _answer(self, state: State[Move], seats: Sequence[int]) -> None:
        """Others choose at the same time, unseen: each what looks likely."""
        for seat in seats:
            moves = self._game.likely(state, seat)
            shares = _shares([weight for _, weight in moves])
            state.play(seat, self._rng.choices([move for move, _ in moves], shares)[0])

    def _choose(self, node: Node, state: State[Move], seat: int) -> Move:
        """The move to look at next: of those that are legal in this guess, by average and by curiosity."""
        if not node.moves:
            self._widen(node, state, seat)
        mean = node.mean if node.visits else 0.5
        reach = CURIOSITY * sqrt(node.visits + 1)
        unseen = self._mean_seen(node, mean) - CAUTION
        ranked = sorted(
            (
                (
                    (child.total / child.visits if child.visits else unseen)
                    + reach * child.prior / (1 + child.visits),
                    -index,
                    move,
                )
                for index, (move, child) in enumerate(node.moves.items())
            ),
            key=lambda entry: entry[:2],
            reverse=True,
        )
        for _, _, move in ranked:
            if state.why_not(seat, move) is None:
                return move
        self._widen(node, state, seat)
        return next(move for move in node.moves if state.why_not(seat, move) is None)

    @staticmethod
    def _mean_seen(node: Node, default: float) -> float:
        total = visits = 0.0
        for child in node.moves.values():
            total += child.total
            visits += child.visits
        return total / visits if visits else default

    def _widen(self, node: Node, state: State[Move], seat: int) -> None:
        """Add what looks likely in this guess."""
        moves = self._game.likely(state, seat)
        for (move, _), share in zip(moves, _shares([weight for _, weight in moves]), strict=True):
            if move not in node.moves:
                node.moves[move] = Node(share)


def _shares(weights: Sequence[float]) -> list[float]:
    """Shares of attention, from weights in points."""
    best = max(weights)
    shares = [exp((weight - best) / SHARPNESS) for weight in weights]
    together = sum(shares)
    return [share / together for share in shares]
