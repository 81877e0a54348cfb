"""Looking back at a match: how the chances went, and which decisions cost most.

Chances are judged with all cards open, as the record shows them. A decision is judged by what its seat could know when
it was made, so nobody is blamed for bad luck.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from moonstone.bots.bot import Observation
from moonstone.bots.search import MoveEvaluation, Tree
from moonstone.engine import NATURE, AnyGame, Json, Match, Move, Played, Refused, State, ai_of

SIMULATIONS_PER_OPEN_ONE: Final = 10
"""Of so many simulations of a decision one is spent on the probabilities with all cards open."""
MOST_TURNING_POINTS: Final = 8
"""How many decisions of a seat are looked at twice."""
LEAST_COST: Final = 0.05
"""What a turning point costs at least: less is within what simulations can tell."""
SECOND_LOOK: Final = 5
"""How many times as many simulations the second look takes."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost its seat some of its chance of victory, for all it could know."""

    position: int
    """The length of the log before it."""
    move: Move
    best: Move
    """What the search would have played."""
    before: float
    """The seat's chance of victory with the best move."""
    after: float
    """Its chance with the move it made."""

    def to_json(self) -> dict[str, Json]:
        """The turning point as plain data."""
        return {
            "position": self.position,
            "move": self.move.to_json(),
            "best": self.best.to_json(),
            "before": round(self.before, 4),
            "after": round(self.after, 4),
        }


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A decision of a match: where it is in the log, who made it, the win probabilities before it, and what it cost."""

    position: int
    seat: int
    move: Move
    win_probabilities: tuple[float, ...]
    """By seat, with all cards open."""
    best: Move
    """What the search would have played."""
    cost: float
    """By how much the seat's chance of victory is lower than with the best move, for all it could know."""

    def to_json(self) -> dict[str, Json]:
        """The judgement as plain data."""
        return {
            "entry": self.position,
            "seat": self.seat,
            "move": self.move.to_json(),
            "win_probabilities": [round(probability, 4) for probability in self.win_probabilities],
            "best": self.best.to_json(),
            "cost": round(self.cost, 4),
        }


def analyse(match: Match, simulations: int, progress: Callable[[], None] = lambda: None) -> Iterator[JudgedMove]:
    """Every decision that still stands, in order, each with so many simulations. The same match gives the same."""
    if simulations < 1:
        raise Refused("bad-simulations", f"At least one simulation is needed, not {simulations}.")
    state = match.game.start(len(match.players), match.options)
    for played in match.history:
        entry = played.entry
        if isinstance(entry, Played) and entry.by != NATURE and len(state.moves(entry.by)) > 1:
            yield judge_move(match.game, state, played.position, entry.by, entry.move, simulations)
        entry.replay(state)
        progress()


def curve(
    match: Match, simulations: int, among: Container[int] | None = None
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """The chances by seat, all cards open, at every decision that still stands, each with the length of the log there.

    Where `among` names lengths, at these decisions alone. The last entry is the end itself, if the match has come to
    it. The same match gives the same.
    """
    for position, state in decisions(match):
        if among is None or position in among:
            yield position, open_win_probabilities(match.game, state, simulations, Random(position))
    result = match.state.result
    if result is not None:
        yield len(match.log), tuple((rank == 1) / len(result.winners) for rank in result.ranks)


def decisions(match: Match) -> Iterator[tuple[int, State[Move]]]:
    """Every decision that still stands and left a choice: the length of the log there, and the state before it.

    The state goes on to the next decision.
    """
    for position, _, _, state in _choices(match):
        yield position, state


def turning_points(match: Match, seat: int, simulations: int, seconds: float | None = None) -> Sequence[TurningPoint]:
    """The decisions of a seat that cost it most, in order: at most MOST_TURNING_POINTS.

    All its decisions get so many simulations each, those that look worst more. They are judged by what the seat could
    know, never by what was hidden from it. With `seconds` all take about that long at most.
    """
    mine = []
    for position, by, move, state in _choices(match):
        if by == seat and state.why_not(seat, move) is None:  # a copy of a game may lack what stays secret
            mine.append((position, move, state.copy()))
    share = None if seconds is None else seconds / 2 / max(1, len(mine))
    found = []
    for position, move, state in mine:
        best, made = _compare(match.game, state, Random(f"{position} {seat}"), seat, move, simulations, share)
        if best.win_probability - made.win_probability >= LEAST_COST:
            found.append((best.win_probability - made.win_probability, position, move, state))
    worst = sorted(found, key=lambda one: (-one[0], one[1]))[:MOST_TURNING_POINTS]
    share = None if seconds is None else seconds / 2 / max(1, len(worst))
    points = []
    for _, position, move, state in sorted(worst, key=lambda one: one[1]):
        rng = Random(f"{position} {seat} again")
        best, made = _compare(match.game, state, rng, seat, move, SECOND_LOOK * simulations, share)
        if best.win_probability - made.win_probability >= LEAST_COST:
            points.append(TurningPoint(position, move, best.move, best.win_probability, made.win_probability))
    return points


def _choices(match: Match) -> Iterator[tuple[int, int, Move, State[Move]]]:
    """Every decision that still stands and left a choice: the length of the log there, who decided what, and the state
    before it, which goes on to the next decision.
    """
    state = match.game.start(len(match.players), match.options)
    for played in match.history:
        entry = played.entry
        if isinstance(entry, Played) and entry.by != NATURE and len(state.moves(entry.by)) > 1:
            yield played.position, entry.by, entry.move, state
        entry.replay(state)


def _compare(
    game: AnyGame,
    state: State[Move],
    rng: Random,
    seat: int,
    move: Move,
    simulations: int,
    seconds: float | None = None,
) -> tuple[MoveEvaluation, MoveEvaluation]:
    """The best move and the one that was made, as the seat could judge them; the same if it made the best."""
    tree = Tree(Observation(game, state, seat), rng)
    tree.grow(simulations, seconds)
    best = tree.evaluations[0]
    made = tree.consider(move, max(0, best.visits - next((t.visits for t in tree.evaluations if t.move == move), 0)))
    return best, best if move == best.move else made


def judge_move(game: AnyGame, state: State[Move], position: int, seat: int, move: Move, simulations: int) -> JudgedMove:
    """One decision, before it was made."""
    rng = Random(f"{position} {seat}")
    best, made = _compare(game, state, rng, seat, move, simulations)
    cost = max(0.0, best.win_probability - made.win_probability)
    number = max(1, simulations // SIMULATIONS_PER_OPEN_ONE)
    return JudgedMove(position, seat, move, open_win_probabilities(game, state, number, rng), best.move, cost)


def open_win_probabilities(game: AnyGame, state: State[Move], simulations: int, rng: Random) -> tuple[float, ...]:
    """By seat, the chance of victory with all cards open."""
    totals: list[float] | None = None
    for _ in range(simulations):
        twin = state.copy()
        ai_of(game).rollout(twin, rng)
        found = ai_of(game).win_probabilities(twin)
        totals = list(found) if totals is None else [a + b for a, b in zip(totals, found, strict=True)]
    assert totals is not None
    return tuple(total / simulations for total in totals)
