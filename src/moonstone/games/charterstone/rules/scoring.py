"""The result of a game (A6.5, B2.16)."""

from __future__ import annotations

from moonstone.engine import Result, Tie
from moonstone.games.charterstone.content.constants import ALONE
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import number_of_minions, perils_of


def result(state: GameData) -> Result | None:
    """Ranks by points once the game is over; equal ones share a rank."""
    if state.stack[-1][0] != FrameId.OVER:
        return None
    keys = [standing(state, seat) for seat in range(state.seats)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    tied: dict[int, tuple[int, ...]] = {
        score: tuple(seat for seat, other in enumerate(state.vp) if other == score) for score in state.vp
    }
    ties = tuple(
        Tie(seats, _decided_by(keys, seats)) for _, seats in sorted(tied.items(), reverse=True) if len(seats) > 1
    )
    return Result(ranks, tuple(state.vp), ties)


def leaders(state: GameData) -> list[int]:
    """A6.5: the seats that win; ties are friendly."""
    keys = [standing(state, seat) for seat in range(state.seats)]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


TIE_BREAKS = ("reputation", "quota", "components")


def standing(state: GameData, seat: int) -> tuple[int, ...]:
    """What a seat is ranked by: its points; B2.16: after the campaign then its tokens on reputation and quota, and all
    components it has left.
    """
    if not state.setup.chapter.has(ALONE):
        return (state.vp[seat],)
    left = sum(state.goods[seat * GOODS : (seat + 1) * GOODS]) + state.held[seat].bit_count() + state.influence[seat]
    left += number_of_minions(state, seat) + sum(perils_of(state, seat))
    return (state.vp[seat], state.reputation[seat], state.quota.count(seat + 1), left)


def _decided_by(keys: list[tuple[int, ...]], seats: tuple[int, ...]) -> str | None:
    """What tells seats with equal points apart."""
    first, *others = (keys[seat] for seat in seats)
    for place, name in enumerate(TIE_BREAKS, 1):
        if place < len(first) and any(other[place] != first[place] for other in others):
            return name
    return None
