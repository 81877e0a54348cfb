"""Charterstone's first game for PettingZoo: `charterstone_v1.env(seats=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pettingzoo import AECEnv

from moonstone.engine import Json, load
from moonstone.research.aec import GameEnv, Observed, wrapped

VERSION: Final = 1
"""Raised, with the module's name, whenever an observation, an action or a reward comes to mean something else."""


def raw_env(seats: int = 2, options: Mapping[str, Json] | None = None, render_mode: str | None = None) -> GameEnv:
    """The environment itself; an illegal move raises Refused."""
    return GameEnv(load("charterstone"), seats, options, render_mode, version=VERSION)


def env(
    seats: int = 2, options: Mapping[str, Json] | None = None, render_mode: str | None = None
) -> AECEnv[str, Observed, int]:
    """The environment with the usual guards."""
    return wrapped(raw_env(seats, options, render_mode))
