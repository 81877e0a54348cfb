"""The table's options."""

from __future__ import annotations

from typing import Final

from moonstone.engine import Option

OPTIONS: Final = (
    Option(
        "automas",
        "How many of the last seats does the rule-bound Automa play? Two are recommended for one to three people.",
        (0, 1, 2, 3, 4, 5),
        {0: "none", 1: "one", 2: "two", 3: "three", 4: "four", 5: "five"},
    ),
)
"""In a campaign the village says which charters the Automa plays, and the option stays at 0."""
