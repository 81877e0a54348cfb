"""Information-set tree search: looking ahead through many guesses of what is hidden.

Every look takes a guess of what the seat cannot see, goes down the one tree that all guesses share, adds a node to it,
has the game play on and judges the end. A node stands for the decisions that lead to it, so chance and hidden cards are
averaged over. Each seat is taken to choose what is best for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from random import Random
from time import monotonic
from typing import Final

from moonstone.bots.bot import Observation
from moonstone.engine import NATURE, AnyGame, Json, Move, Refused, State, ai_of

CURIOSITY: Final = 0.4
"""How much a move that looks good, but was hardly looked at, is preferred to one with a better average."""
CAUTION: Final = 0.03
"""By how much a move nobody has looked at is taken to be worse than those somebody has."""
SHARPNESS: Final = 1.0
"""How many points worse a move looks that is looked at less than half as often."""
SAME_WORLD: Final = 4
"""How many looks each guess is good for: a game remembers much of what it worked out for it."""
FEW: Final = 5
"""How many moves advice names."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was thought of: the chance of victory it gives the seat, and how often it was looked at."""

    move: Move
    chance: float
    looks: int

    def to_json(self) -> dict[str, Json]:
        """The thought as plain data."""
        return {"move": self.move.to_json(), "chance": round(self.chance, 4), "looks": self.looks}


class Node:
    """A decision of one seat: what it led to, on average, for that seat, and what may be decided next."""

    __slots__ = ("looks", "moves", "share", "total")

    def __init__(self, share: float) -> None:
        self.share = share
        """The attention it deserves by how it looks, before anybody looked ahead."""
        self.looks = 0
        self.total = 0.0
        self.moves: dict[Move, Node] = {}


class Tree:
    """The search for one decision. It sees only what its seat may know, and the generator fixes every bit of it."""

    def __init__(self, observation: Observation, rng: Random) -> None:
        self._observation, self._rng = observation, rng
        self._root = Node(1.0)
        self._world = observation.determinize(rng)
        self._widen(self._root, self._world, observation.seat)

    @property
    def thoughts(self) -> list[Thought]:
        """The moves thought of, the one looked at most first."""
        found = [
            Thought(move, node.total / node.looks if node.looks else 0.0, node.looks)
            for move, node in self._root.moves.items()
        ]
        return sorted(found, key=lambda thought: (-thought.looks, -thought.chance))

    def grow(self, looks: int, seconds: float | None = None) -> None:
        """Look ahead so many times, or until no other move can come to be looked at more than the first.

        With `seconds`, no longer than that: then what is found hangs on the machine, too.
        """
        end = inf if seconds is None else monotonic() + seconds
        self._look()
        for left in range(looks - 1, 0, -1):
            if not left % SAME_WORLD and (self._settled(left) or (end < inf and monotonic() > end)):
                break
            self._look()

    def consider(self, move: Move, looks: int) -> Thought:
        """Look so many times at what one move leads to, whether or not it was thought of."""
        self._root.moves.setdefault(move, Node(0.0))
        for _ in range(looks):
            self._look(move)
        return next(thought for thought in self.thoughts if thought.move == move)

    def _settled(self, left: int) -> bool:
        looks = sorted(node.looks for node in self._root.moves.values())
        return len(looks) == 1 or looks[-1] - looks[-2] > left

    def _look(self, first: Move | None = None) -> None:
        """Go down the tree to a decision nobody has looked at, judge what it leads to, and remember that on the way.

        The tree ends where several choose at once: what others choose unseen is left to the game's playing on.
        """
        if self._root.looks and not self._root.looks % SAME_WORLD:
            self._world = self._observation.determinize(self._rng)
        ai, state, node = ai_of(self._observation.game), self._world.copy(), self._root
        path = [(node, self._observation.seat)]
        seats = state.turn
        while state.turn and (node is self._root or (node.looks and len(seats) == 1 and not ai.is_evaluable(state))):
            state.resolve_chance(self._rng.randrange)
            seats = state.turn
            if not seats or (len(seats) > 1 and node is not self._root):
                break
            seat = self._observation.seat if node is self._root else seats[0]
            move = first if first is not None and node is self._root else self._choose(node, state, seat)
            state.play(seat, move)
            node = node.moves[move]
            path.append((node, seat))
        ai.rollout(state, self._rng)
        chances = ai.win_probabilities(state)
        for node, seat in path:
            node.looks += 1
            node.total += chances[seat]

    def _choose(self, node: Node, state: State[Move], seat: int) -> Move:
        """The move to look at next: of those that are legal in this guess, by average and by curiosity."""
        if not node.moves:
            self._widen(node, state, seat)
        looked, total = 0, 0.0
        for child in node.moves.values():
            looked += child.looks
            total += child.total
        unseen = (total / looked if looked else 0.5) - CAUTION
        reach = CURIOSITY * sqrt(looked + 1)
        passed_over: set[Move] = set()
        while len(passed_over) < len(node.moves):
            best, chosen = -inf, None
            for move, child in node.moves.items():
                looks = child.looks
                worth = (child.total / looks if looks else unseen) + reach * child.share / (1 + looks)
                if worth > best and move not in passed_over:
                    best, chosen = worth, move
            assert chosen is not None
            if state.why_not(seat, chosen) is None:
                return chosen
            passed_over.add(chosen)
        self._widen(node, state, seat)  # what is hidden differs so much that nothing thought of so far is legal
        return next(move for move in node.moves if state.why_not(seat, move) is None)

    def _widen(self, node: Node, state: State[Move], seat: int) -> None:
        """Add what looks likely in this guess."""
        moves = ai_of(self._observation.game).candidate_moves(state, seat)
        for (move, _), share in zip(moves, _shares([weight for _, weight in moves]), strict=True):
            node.moves.setdefault(move, Node(share))


def _shares(weights: Sequence[float]) -> list[float]:
    """Shares of attention, from weights in points."""
    best = max(weights)
    shares = [exp((weight - best) / SHARPNESS) for weight in weights]
    together = sum(shares)
    return [share / together for share in shares]


def advise(
    game: AnyGame, state: State[Move], seat: int | None, looks: int, seconds: float | None = None
) -> list[Thought]:
    """What looks best for a seat that must decide, None for the first that must, from what it may know alone: at most
    FEW moves, the one looked at most first. Refused where the seat has nothing to decide.
    """
    if not state.turn or state.turn == (NATURE,) or (seat is not None and seat not in state.turn):
        raise Refused("nothing-to-decide", "There is nothing to decide there.")
    asked = state.turn[0] if seat is None else seat
    tree = Tree(Observation(game, state, asked), Random(0))
    tree.grow(looks, seconds)
    return [thought for thought in tree.thoughts if thought.looks][:FEW]
