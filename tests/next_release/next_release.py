"""A release of Charterstone that was never made: one building costs something else, and one rule line has changed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from moonstone.games import charterstone
from moonstone.games.charterstone.campaign.editions import standard_index
from moonstone.games.charterstone.content.versions import RELEASES, Release, RuleLines, newest

VARIABLE = "NEXT_RELEASE"
"""The folder that holds its content, for servers in processes of their own."""
MARKET, DEARER = 'cost = "1 resource, 1 coin"', 'cost = "1 resource, 2 coin"'
COINS = 6
"""A2.4, as it never was."""


def make(folder: Path) -> Path:
    """The content of the next release, in a new folder: a copy of the newest, and then changed."""
    with_words = folder / "content"
    shutil.copytree(str(RELEASES[newest()].folder), with_words)
    buildings = with_words / "buildings.toml"
    text = buildings.read_text(encoding="utf-8")
    assert MARKET in text
    buildings.write_text(text.replace(MARKET, DEARER), encoding="utf-8")
    return with_words


def arrive(content: Path) -> None:
    """From now on this process is of the next build."""
    RELEASES[newest() + 1] = Release(content, RuleLines(first_game_coins=COINS))
    charterstone.GAME = charterstone.Charterstone(standard_index())  # type: ignore[misc]  # what the entry point names


if VARIABLE in os.environ:
    arrive(Path(os.environ[VARIABLE]))
