"""What holds after every decision of whole campaigns: everything is accounted for, and the mat is full (A5.1)."""

from __future__ import annotations

import pytest
from sweeping import GAMES, Sweep, play


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(
    "seats", [1, 2, pytest.param(4, marks=pytest.mark.long), pytest.param(6, marks=pytest.mark.long)]
)
def test_a5_1_everything_is_conserved_and_the_mat_is_full(bot: str, seats: int) -> None:
    sweep = Sweep()
    play(sweep, seats, seats % 6, f"laws {seats}", bot)
    assert sweep.games == GAMES
