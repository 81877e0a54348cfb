"""What is asked of whom, in one line, and how it is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moonstone.engine import NATURE
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.moves import KEEP, KEEP_IN_WAREHOUSE

ASKED: Final = {
    "swap": "swap duplicates just dealt (swap CARD), or done",
    "offer": "choose a card for the row (offer CARD)",
    "intelligence": "move one flag (relocate SPOT SPOT), or pass",
    "engineering": "take a card (take CARD), or pass",
}


def prompt(view: CharonView, names: Sequence[str]) -> str:
    """A question for the viewer, or who is being waited for."""
    if not view["turn"]:
        return "The game is over."
    if view["turn"] == [NATURE]:
        return "Chance decides."
    you = view["you"]
    if you is None or you not in view["turn"]:
        return f"Waiting for {' and '.join(names[seat] for seat in view['turn'])}."
    return f"{names[you]}, {_asked(view, you)}"


def _asked(view: CharonView, you: int) -> str:
    areas = view["areas"]
    if view["step"] == "stake":
        left = sum(you in area["flags"] for area in areas.values())
        return f"stake flag {len(AREAS) + 1 - left} of {len(AREAS) - 1} (stake AREA SPOT)"
    if view["step"] == "build":
        for_one = 2 if you in areas["warehouse"]["holders"] else 3
        once = you in areas["synchrotron"]["holders"] and not view["transmuted"]
        return f"build CARD, trade {for_one} for 1" + (", synchrotron" if once else "") + ", or end"
    if view["step"] == "keep":
        number = KEEP_IN_WAREHOUSE if you in areas["warehouse"]["holders"] else KEEP
        return f"choose {number} gems to keep (keep GEMS)"
    return ASKED[view["step"]]
