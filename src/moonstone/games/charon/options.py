"""Where the rulebooks differ (rule 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moonstone.engine import Option
from moonstone.engine.options import Options

OPTIONS: Final = (
    Option(
        "keep_clear",
        "Do clear gems count towards the gems kept at the end of a round?",
        ("count", "free"),
        {"count": "they count (fr, de, hu)", "free": "they do not count and all stay (it)"},
    ),
    Option(
        "warehouse_gives",
        "What does the 2 for 1 trade of the Underground Warehouse give?",
        ("colour", "clear"),
        {
            "colour": "a coloured gem of your choice (fr, de, hu)",
            "clear": "a clear gem while they last; 3 for 1 still gives a coloured one (it)",
        },
    ),
    Option(
        "swap_from",
        "Where does the card that replaces a duplicate come from, and where does the duplicate go?",
        ("pile", "deck"),
        {"pile": "the discard pile (fr, it, de)", "deck": "the draw deck (hu)"},
    ),
    Option(
        "trade_for_clear",
        "May a trade yield a clear gem?",
        (False, True),
        {False: "no, only a coloured one", True: "yes, while they last"},
    ),
    Option(
        "row_chosen",
        "When does each player choose a card for the common row?",
        ("after_seeding", "before_seeding"),
        {"after_seeding": "when the gems lie on the moon", "before_seeding": "before the gems are drawn"},
    ),
    Option(
        "two_flags_from",
        "From how many players on is an action live with two flags, too?",
        (4, 5),
        {4: "four (all rulebooks)", 5: "five"},
    ),
)

PRESETS: Final[Mapping[str, Options]] = {
    "fr": {},
    "it": {"keep_clear": "free", "warehouse_gives": "clear"},
    "hu": {"swap_from": "deck"},
    "de": {},
}
"""What each rulebook says otherwise than the defaults."""
