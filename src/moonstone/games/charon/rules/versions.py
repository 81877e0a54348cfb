"""The versions of the rules, and what differs between them: a game is finished under the one it began with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rules:
    """The lines that have not always read as they do now. Options and presets that came later are in `options`."""

    version: int
    reaches_empty_zones: bool
    """5.4: whether a flag may be moved to a spot that touches an empty zone beside one with 1 or 2 gems."""
    keeps_all_it_may: bool
    """8.1: whether everybody keeps as many gems as they may, so that only those with more are asked."""


VERSIONS: Final[Mapping[int, Rules]] = {
    rules.version: rules
    for rules in (
        Rules(1, reaches_empty_zones=True, keeps_all_it_may=True),
        Rules(2, reaches_empty_zones=False, keeps_all_it_may=False),
    )
}
NEWEST: Final = max(VERSIONS)
"""The version new games are played by."""
