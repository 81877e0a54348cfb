"""What a name may be: of a player, of a campaign, or one that players give to something in a game."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from moonstone.engine.refusal import Refused

LONGEST_NAME: Final = 60
"""The most characters in the name of a player or a campaign."""
LONGEST_GIVEN_NAME: Final = 40
"""The most characters in a name that players give to something in a game."""


def checked_name(name: str, what: str, longest: int) -> str:
    """A name as it is kept: trimmed, and composed (Unicode NFC). Refused if it is empty, too long or not printable."""
    name = normalize("NFC", name.strip())
    if not 1 <= len(name) <= longest or not name.isprintable():
        raise Refused("bad-name", f"{what} must have 1 to {longest} printable characters.", longest=longest)
    return name


def given_name(name: str) -> str:
    """A name for something in a game as it is kept; Refused if it cannot be one."""
    return checked_name(name, "A name", LONGEST_GIVEN_NAME)
