"""Information-set tree search: looking ahead through many guesses of what is hidden.

Each simulation deals what the seat cannot see anew (`State.determinize`), goes down the one tree that all these worlds
share, adds a node to it, plays on with the game's rollout and judges the end. A node stands for the decisions that lead
to it, so that chance and hidden cards are averaged over. Each seat is taken to choose what is best for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from random import Random
from time import monotonic
from typing import Final

from moonstone.bots.bot import Observation
from moonstone.engine import NATURE, AnyGame, Json, Move, Refused, State, ai_of
from moonstone.engine.arithmetic import exp

C_PUCT: Final = 0.4
"""How strongly a move with a good prior and few visits is preferred to one with a better average (PUCT)."""
FPU_REDUCTION: Final = 0.03
"""How much worse than the visited moves an unvisited one is taken to be (first play urgency)."""
PRIOR_SHARPNESS: Final = 1.0
"""A move that is so many points worse has a prior less than half as large."""
SIMULATIONS_PER_WORLD: Final = 4
"""How many simulations share a determinized world: a game remembers much of what it worked out for it."""
MOST_ADVISED: Final = 5
"""How many moves advice names."""
COMPARED: Final = 3
"""How many of them are looked at closely enough that their chances can be compared."""
LEAST_VISITS: Final = 24
"""How many simulations that takes for each."""


@dataclass(frozen=True, slots=True)
class MoveEvaluation:
    """A move that was considered: the chance of victory it gives the seat, and how many simulations began with it."""

    move: Move
    win_probability: float
    visits: int

    def to_json(self) -> dict[str, Json]:
        """The evaluation as plain data."""
        return {"move": self.move.to_json(), "win_probability": round(self.win_probability, 4), "visits": self.visits}


class Node:
    """A decision of one seat: what it led to, on average, for that seat, and what may be decided next."""

    __slots__ = ("moves", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        """The attention it deserves by how it looks, before any simulation."""
        self.visits = 0
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
    def evaluations(self) -> list[MoveEvaluation]:
        """The moves considered, the one visited most first."""
        found = [
            MoveEvaluation(move, node.total / node.visits if node.visits else 0.0, node.visits)
            for move, node in self._root.moves.items()
        ]
        return sorted(found, key=lambda evaluation: (-evaluation.visits, -evaluation.win_probability))

    def grow(self, simulations: int, seconds: float | None = None) -> None:
        """Run so many simulations, or until no other move can come to be visited more often than the first.

        With `seconds`, for no longer than that: what is found then depends on the machine, too.
        """
        end = inf if seconds is None else monotonic() + seconds
        self._simulate()
        for left in range(simulations - 1, 0, -1):
            if not left % SIMULATIONS_PER_WORLD and (self._is_decided(left) or (end < inf and monotonic() > end)):
                break
            self._simulate()

    def consider(self, move: Move, simulations: int) -> MoveEvaluation:
        """Run so many simulations that begin with one move, whether or not it was a candidate."""
        self._root.moves.setdefault(move, Node(0.0))
        for _ in range(simulations):
            self._simulate(move)
        return next(evaluation for evaluation in self.evaluations if evaluation.move == move)

    def _is_decided(self, left: int) -> bool:
        visits = sorted(node.visits for node in self._root.moves.values())
        return len(visits) == 1 or visits[-1] - visits[-2] > left

    def _simulate(self, first: Move | None = None) -> None:
        """Go down the tree to a decision without visits, judge what it leads to, and remember that on the way.

        The tree ends where several choose at once: what others choose unseen is left to the rollout.
        """
        if self._root.visits and not self._root.visits % SIMULATIONS_PER_WORLD:
            self._world = self._observation.determinize(self._rng)
        ai, state, node = ai_of(self._observation.game), self._world.copy(), self._root
        path = [(node, self._observation.seat)]
        seats = state.turn
        while state.turn and (node is self._root or (node.visits and len(seats) == 1 and not ai.is_evaluable(state))):
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
        win_probabilities = ai.win_probabilities(state)
        for node, seat in path:
            node.visits += 1
            node.total += win_probabilities[seat]

    def _choose(self, node: Node, state: State[Move], seat: int) -> Move:
        """The move to visit next: of those that are legal in this world, by average, prior and visits."""
        if not node.moves:
            self._widen(node, state, seat)
        visited, total = 0, 0.0
        for child in node.moves.values():
            visited += child.visits
            total += child.total
        unseen = (total / visited if visited else 0.5) - FPU_REDUCTION
        reach = C_PUCT * sqrt(visited + 1)
        passed_over: set[Move] = set()
        while len(passed_over) < len(node.moves):
            best, chosen = -inf, None
            for move, child in node.moves.items():
                visits = child.visits
                worth = (child.total / visits if visits else unseen) + reach * child.prior / (1 + visits)
                if worth > best and move not in passed_over:
                    best, chosen = worth, move
            assert chosen is not None
            if state.why_not(seat, chosen) is None:
                return chosen
            passed_over.add(chosen)
        self._widen(node, state, seat)  # what is hidden differs so much that no candidate so far is legal
        return next(move for move in node.moves if state.why_not(seat, move) is None)

    def _widen(self, node: Node, state: State[Move], seat: int) -> None:
        """Add the candidates of this world."""
        moves = ai_of(self._observation.game).candidate_moves(state, seat)
        for (move, _), prior in zip(moves, _priors([weight for _, weight in moves]), strict=True):
            node.moves.setdefault(move, Node(prior))


def _priors(weights: Sequence[float]) -> list[float]:
    """Priors, which together make 1, from weights in points."""
    best = max(weights)
    priors = [exp((weight - best) / PRIOR_SHARPNESS) for weight in weights]
    together = fsum(priors)
    return [prior / together for prior in priors]


def advise(
    game: AnyGame, state: State[Move], seat: int | None, simulations: int, seconds: float | None = None
) -> list[MoveEvaluation]:
    """What looks best for a seat that must decide, None for the first that must, from what it may know alone: at most
    MOST_ADVISED moves, the one visited most first. Refused where the seat has nothing to decide.
    """
    if not state.turn or state.turn == (NATURE,) or (seat is not None and seat not in state.turn):
        raise Refused("nothing-to-decide", "There is nothing to decide at that point.")
    asked = state.turn[0] if seat is None else seat
    tree = Tree(Observation(game, state, asked), Random(0))
    end = inf if seconds is None else monotonic() + seconds
    tree.grow(simulations, seconds)
    best, *others = [evaluation for evaluation in tree.evaluations if evaluation.visits][:MOST_ADVISED]
    for other in others[: COMPARED - 1]:
        missing = min(LEAST_VISITS, best.visits) - other.visits
        if missing > 0 and monotonic() < end:
            tree.consider(other.move, missing)
    return [evaluation for evaluation in tree.evaluations if evaluation.visits][:MOST_ADVISED]
