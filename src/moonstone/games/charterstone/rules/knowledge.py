"""What a seat knows of the others' victory cards (B2.9), which is all that is hidden in this game."""

from __future__ import annotations

from random import Random

from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.state import GameData


def redeal(state: GameData, seat: int | None, rng: Random) -> None:
    """Deal anew the victory cards that a seat does not know. After the last scoring everybody knows all of them.

    In the game in which they are picked, and whenever somebody is asked to pick, that person knows which cards were
    gone before: those of the people who picked earlier. Whose is whose, and what was picked later, nobody else knows.
    """
    common = len(state.setup.content.victory)
    hidden = [other for other, mark in enumerate(state.victory) if 0 < mark < common and other != seat]
    if not hidden or (state.stack[-1][0] == FrameId.OVER and "final-scoring" in state.setup.chapter.ends):
        return
    before = _picked_before(state, seat)
    earlier = [other for other in hidden if other in before]
    marks = sorted(state.victory[other] for other in earlier)  # not in the order in which they are held
    _mix(marks, rng)
    own = [] if seat is None else [state.victory[seat]]
    left = [mark for mark in range(1, common) if mark not in (*marks, *own)]
    _mix(left, rng)
    for other, mark in zip(
        [*earlier, *(other for other in hidden if other not in before)], [*marks, *left], strict=False
    ):
        state.victory[other] = mark


def _picked_before(state: GameData, seat: int | None) -> list[int]:
    """The seats that picked before this one did, or is asked to, in the game in which cards are picked. Until it is
    asked, it does not know what is gone.
    """
    if state.stack[-1] == (FrameId.PICK_VICTORY, seat):
        return [other for other, mark in enumerate(state.victory) if mark]
    if seat is None or not state.victory[seat] or not state.chooser or "victory-cards" not in state.setup.chapter.ends:
        return []
    chooser = state.chooser - 1
    return [(chooser + step) % state.seats for step in range((seat - chooser) % state.seats)]


def _mix(marks: list[int], rng: Random) -> None:
    """Put marks into any order; `Random.shuffle` may differ from one Python to another."""
    for last in range(len(marks) - 1, 0, -1):
        other = rng.randrange(last + 1)
        marks[last], marks[other] = marks[other], marks[last]
