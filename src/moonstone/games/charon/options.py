"""Where the rulebooks differ (rule 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from moonstone.engine import Option
from moonstone.engine.options import Options

_ROW_CHOSEN: Final = Option(
    "row_chosen",
    "When does each player choose a card for the common row?",
    ("after_seeding", "before_seeding", "after_then_before"),
    {
        "after_seeding": "when the gems lie on the moon",
        "before_seeding": "before the gems are drawn",
        "after_then_before": "when the gems lie on the moon in round 1, before they are drawn later (all rulebooks)",
    },
)
_SYNCHROTRON: Final = Option(
    "synchrotron",
    "When do several holders of the Synchrotron use it?",
    ("building", "before_building"),
    {
        "building": "each in their own build turn (it)",
        "before_building": "before anybody builds, in reverse turn order (fr, de, hu)",
    },
)

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
            "colour": "the same as 3 for 1 (fr, de, hu)",
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
        {False: "no, only a coloured one (it)", True: "yes, while they last (fr, de, hu)"},
    ),
    _ROW_CHOSEN,
    _SYNCHROTRON,
    Option(
        "two_flags_from",
        "From how many players on is an action live with two flags, too?",
        (4, 5),
        {4: "four (all rulebooks)", 5: "five (a house rule: no rulebook says so)"},
    ),
)

PRESETS: Final[Mapping[str, Options]] = {
    "fr": {"trade_for_clear": True, "row_chosen": "after_then_before", "synchrotron": "before_building"},
    "it": {"keep_clear": "free", "warehouse_gives": "clear", "row_chosen": "after_then_before"},
    "hu": {
        "swap_from": "deck",
        "trade_for_clear": True,
        "row_chosen": "after_then_before",
        "synchrotron": "before_building",
    },
    "de": {"trade_for_clear": True, "row_chosen": "after_then_before", "synchrotron": "before_building"},
}
"""What each rulebook says otherwise than the defaults."""


def options_of(version: int) -> tuple[Option, ...]:
    """A version's options: version 1 had no `synchrotron`, and chose the row at the same time in all rounds."""
    if version > 1:
        return OPTIONS
    row_chosen = replace(_ROW_CHOSEN, values=_ROW_CHOSEN.values[:2])
    return tuple(row_chosen if option is _ROW_CHOSEN else option for option in OPTIONS if option is not _SYNCHROTRON)
