"""Charon, Inc. before a referee who knows the rules and what is seen, but no code: lines 1 to 8, all options."""

from __future__ import annotations

import charon_games
import pytest
from judging import BrokenRuleError


def test_every_line_holds_in_games_of_all_kinds() -> None:
    """Every legal move is one the rules allow, none is missing, and what follows is what must."""
    for index in range(12):
        watching = charon_games.referee(index)
        assert watching.said["over"] == 1


def test_the_referee_sees_what_version_1_does_otherwise() -> None:
    """8.1 has changed: somebody who looks closely must see it."""
    with pytest.raises(BrokenRuleError, match=r"^8\.1"):
        charon_games.referee(0, charon_games.GAME.with_rules(1), {})


@pytest.mark.long
def test_every_line_holds_in_hundreds_of_games() -> None:
    for index in range(12, 500):
        charon_games.referee(index)
