"""Charterstone for PettingZoo: `charterstone_v1.env(seats=3)` is the first game of a campaign, and
`charterstone_v1.env(seats=3, generated=8)` the eighth of a village that is played to there.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pettingzoo import AECEnv

from moonstone.engine import Json
from moonstone.research.aec import GameEnv, Observed, wrapped
from moonstone.research.villages import start_of

VERSION: Final = 1
"""Raised, with the module's name, whenever an observation, an action or a reward comes to mean something else."""


def raw_env(
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
    *,
    campaign: str | Path | None = None,
    game: int | None = None,
    generated: int | None = None,
    seed: int = 0,
) -> GameEnv:
    """The environment itself; an illegal move raises Refused.

    With `campaign`, a file, it is the game of that number there, by default the one that comes next. With `generated`,
    a number, it is that game of a village which the seed decides. Seats and options are those of the first game.
    """
    start = start_of("charterstone", seats, options, campaign=campaign, game=game, generated=generated, seed=seed)
    return GameEnv(start.game, start.seats, start.options, render_mode, version=VERSION)


def env(
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
    *,
    campaign: str | Path | None = None,
    game: int | None = None,
    generated: int | None = None,
    seed: int = 0,
) -> AECEnv[str, Observed, int]:
    """The environment with the usual guards."""
    return wrapped(raw_env(seats, options, render_mode, campaign=campaign, game=game, generated=generated, seed=seed))
