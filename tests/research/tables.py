"""Writes the tables of docs/research.md anew from the encodings; `make golden` runs it, the diff is to be read."""

from __future__ import annotations

import re
from pathlib import Path

from moonstone.engine import load
from moonstone.research.encoding import encoded_games, encoding_of

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "research.md"


def main() -> None:
    """Each table stands in the section of its game, and there is one of each kind in it."""
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in encoded_games():
        encoding, title = encoding_of(load(name)), re.escape(load(name).title)
        for heading, table in (
            (rf"### {title}, version \d+\n", encoding.observation_table()),
            (rf"### Moves of {title}\n", encoding.action_table()),
        ):
            text, found = re.subn(
                rf"({heading}(?:(?!\n#).)*?)\| \w+ \|[^\n]*\n\|---.*?(?=\n\n)",
                lambda match, table=table: match[1] + table,  # type: ignore[misc]  # bound now, not later
                text,
                count=1,
                flags=re.DOTALL,
            )
            assert found, f"{DOCUMENT} has no table under {heading}"
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
