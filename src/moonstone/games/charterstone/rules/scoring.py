"""Scoring (A6.5): reputation, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moonstone.engine import Event, Result, Tie
from moonstone.games.charterstone.content.constants import REPUTATION_VP
from moonstone.games.charterstone.rules.gaining import set_off

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


def from_first(state: CharterstoneState) -> list[int]:
    """The seats in the order of play."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def do_reputation(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """A6.5: points for the three highest numbers of tokens; whoever is tied gets them, too."""
    numbers = sorted({number for number in state.reputation if number}, reverse=True)
    points = dict(zip(numbers, REPUTATION_VP, strict=False))
    for seat in from_first(state):
        vp = points.get(state.reputation[seat], 0)
        state.vp[seat] += vp
        if events is not None and vp:
            events.append(Event("reputation-scored", {"seat": seat, "tokens": state.reputation[seat], "vp": vp}))


def do_abilities(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """B1.12: personas that score at the end, in the order of play."""
    for seat in reversed(from_first(state)):
        set_off(state, seat, "end")


def do_winners(state: CharterstoneState, frame: Frame, events: list[Event] | None) -> None:
    """A6.5: most points; ties are friendly."""
    best = max(state.vp)
    state.winners = sum(1 << seat for seat, vp in enumerate(state.vp) if vp == best)
    if events is not None:
        winners = [seat for seat, vp in enumerate(state.vp) if vp == best]
        events.append(Event("won", {"seats": list(winners), "vp": best, "scores": list(state.vp)}))


def result(state: CharterstoneState) -> Result:
    """Ranks by points; equal ones share a rank."""
    scores = tuple(state.vp)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    tied = {score: tuple(seat for seat, other in enumerate(scores) if other == score) for score in scores}
    ties = tuple(Tie(seats, None) for _, seats in sorted(tied.items(), reverse=True) if len(seats) > 1)
    return Result(ranks, scores, ties)
