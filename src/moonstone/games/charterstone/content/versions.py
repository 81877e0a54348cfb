"""The releases of the content, each in a folder of its own.

A release goes with one version of the rules and never changes once it is out: a village is read with the content it was
built on.

To make the next one, copy the newest folder under the next number and add it to `RELEASES`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final


@dataclass(frozen=True, slots=True)
class RuleLines:
    """What the rules say where versions differ. It is looked up when a game is set up (`GameSetup`)."""

    first_game_coins: int = 4
    """A2.4."""
    hurry_after_round: int = 60
    """A6.4: rounds after which the village is hurried on: progress moves by one as each further turn begins."""


@dataclass(frozen=True, slots=True)
class Release:
    """One version of the rules and its content."""

    folder: Traversable
    """Its tables, and in `words` the languages it is translated into."""
    lines: RuleLines = RuleLines()
    is_retired: bool = False
    """Whether villages of this version are only shown."""
    limits_gains: bool = True
    """A6.4: whether content is refused that gives more at once than anybody can be asked for. Where it was not, what is
    stored stays readable.
    """


def _folder(rules: int) -> Traversable:
    return files("moonstone.games.charterstone.content").joinpath("releases", str(rules))


RELEASES: Final[dict[int, Release]] = {
    2: Release(_folder(2), RuleLines(hurry_after_round=22), is_retired=True, limits_gains=False),
    3: Release(_folder(3), RuleLines(hurry_after_round=22), limits_gains=False),
    4: Release(_folder(4)),
}
"""By version of the rules."""


def newest() -> int:
    """The version that new villages follow."""
    return max(RELEASES)


def kept() -> tuple[int, ...]:
    """The earlier versions that are still played."""
    return tuple(rules for rules, release in RELEASES.items() if not release.is_retired and rules != newest())


def retired() -> tuple[int, ...]:
    """The earlier versions that are only shown."""
    return tuple(rules for rules, release in RELEASES.items() if release.is_retired)
