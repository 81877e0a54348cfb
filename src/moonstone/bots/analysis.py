"""Looking back at a match: how the chances went, and which decisions cost most.

Chances are judged with all cards open, as the record shows them. A decision is judged by what its seat could know when
it was made, so nobody is blamed for bad luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from moonstone.bots.bot import Observation
from moonstone.bots.search import Tree
from moonstone.engine import NATURE, AnyGame, Json, Match, Move, Refused, State, ai_of

OPEN: Final = 10
"""Of so many looks at a decision one is spent on the chances with all cards open."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of a match: where it is in the log, who made it, the chances before it, and what it cost."""

    position: int
    seat: int
    move: Move
    chances: tuple[float, ...]
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
            "chances": [round(chance, 4) for chance in self.chances],
            "best": self.best.to_json(),
            "cost": round(self.cost, 4),
        }


def analyse(match: Match, looks: int, progress: Callable[[], None] = lambda: None) -> Iterator[Judged]:
    """Every decision that still stands, in order, each with so many looks ahead. The same match gives the same."""
    if looks < 1:
        raise Refused("bad-looks", f"At least one look is needed, not {looks}.")
    state = match.game.start(len(match.players), match.options)
    for moment in match.history:
        entry = moment.entry
        if entry.by != NATURE and len(state.moves(entry.by)) > 1:
            yield judge(match.game, state, moment.position, entry.by, entry.move, looks)
        state.play(entry.by, entry.move)
        progress()


def curve(match: Match, looks: int) -> Iterator[tuple[int, tuple[float, ...]]]:
    """The chances by seat, all cards open, at every decision that still stands, each with the length of the log there.

    The last entry is the end itself, if the match has come to it. The same match gives the same.
    """
    state = match.game.start(len(match.players), match.options)
    for moment in match.history:
        entry = moment.entry
        if entry.by != NATURE and len(state.moves(entry.by)) > 1:
            yield moment.position, open_chances(match.game, state, looks, Random(moment.position))
        state.play(entry.by, entry.move)
    result = state.result
    if result is not None:
        yield len(match.log), tuple((rank == 1) / len(result.winners) for rank in result.ranks)


def judge(game: AnyGame, state: State[Move], position: int, seat: int, move: Move, looks: int) -> Judged:
    """One decision, before it was made."""
    rng = Random(f"{position} {seat}")
    tree = Tree(Observation(game, state, seat), rng)
    tree.grow(looks)
    best = tree.thoughts[0]
    made = tree.consider(move, max(0, best.looks - next((t.looks for t in tree.thoughts if t.move == move), 0)))
    cost = 0.0 if move == best.move else max(0.0, best.chance - made.chance)
    return Judged(position, seat, move, open_chances(game, state, max(1, looks // OPEN), rng), best.move, cost)


def open_chances(game: AnyGame, state: State[Move], looks: int, rng: Random) -> tuple[float, ...]:
    """By seat, the chance of victory with all cards open."""
    totals: list[float] | None = None
    for _ in range(looks):
        twin = state.copy()
        ai_of(game).rollout(twin, rng)
        chances = ai_of(game).win_probabilities(twin)
        totals = list(chances) if totals is None else [a + b for a, b in zip(totals, chances, strict=True)]
    assert totals is not None
    return tuple(total / looks for total in totals)
