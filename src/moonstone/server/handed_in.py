"""What guests hand in, an edition, a record or a campaign's file: measured here before anything parses it."""

from __future__ import annotations

import re
from typing import Final

from moonstone.engine import Refused

MOST_KEY_PARTS: Final = 20
"""How many parts a dotted key may have: a parser takes time and memory for every pair of them."""
DEEPEST: Final = 40
"""How deep brackets may be nested."""
_DOTTED: Final = re.compile(
    rf"""(?:^|[\[{{,])[ \t]*(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){{{MOST_KEY_PARTS}}}""", re.MULTILINE
)
"""The beginning of a key with that many dots, where a key can stand."""
_TEXT: Final = re.compile(r""""(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*""")


def check_edition(text: str) -> None:
    """Refused if the text of an edition would take a parser long, whatever it says."""
    if _DOTTED.search(text):
        raise Refused("bad-edition", f"The file is too deep: a key has more than {MOST_KEY_PARTS} parts.")
    depth = 0
    for sign in re.findall(r"[\[\]{}]", _TEXT.sub("", text)):
        depth += 1 if sign in "[{" else -1 if depth else 0
        if depth > DEEPEST:
            raise Refused("bad-edition", f"The file is too deep: brackets are nested more than {DEEPEST} deep.")
