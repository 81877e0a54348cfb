"""What the rules of a single game (B2.3) make of using a building: what it takes beside the cost, what it brings."""

from __future__ import annotations

from math import fsum
from typing import Final

from moonstone.games.charterstone.ai.stands import Stand
from moonstone.games.charterstone.ai.valuation import Valuation
from moonstone.games.charterstone.client.shapes import View
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import Building
from moonstone.games.charterstone.rules.candle import FUEL_SHORTAGE

NEIGHBOURLY: Final = 2 / len(CHARTERS)
"""B2.7: how likely the die shows one of two charters."""
BLAME: Final = 2.0
"""B2.11: what it costs beside a star and a persona to be the one on whose turn the candle went out."""
RELIEVED: Final = 0.3
"""B2.10: what it is worth that a peril less lies in people's charters when that will be looked at."""


def toll(view: View, you: int, stand: Stand) -> int:
    """B2.12, B2.13: the influence that using a building takes beside its cost."""
    return ("loose" in stand.plot) + _emblem(view, you, stand)


def _emblem(view: View, you: int, stand: Stand) -> bool:
    """Whether the emblem of the charter takes a token first."""
    if stand.charter is None or stand.charter == view["players"][you]["charter"]:
        return False
    tokens = view["charters"][stand.charter].get("emblem")
    return tokens is not None and you not in tokens


def can_be_used(view: View, you: int, stand: Stand, minions: bool) -> bool:
    """B2.3: whether this game lets the seat place somebody on a building at all."""
    rules, own = view["chapter"]["rules"], stand.charter == view["players"][you]["charter"]
    if "not-at-home" in rules and own:
        return minions
    return own or not ("own-sky-islands" in rules and "tile" in stand.plot)


def pay_toll(after: Valuation, stand: Stand) -> None:
    """The influence goes; a minion that waited comes along."""
    if _emblem(after.view, after.you, stand):
        after.influence -= 1
    if "loose" in stand.plot:
        after.influence -= 1
        after.spent += 1
        after.minions[MINIONS.index(stand.plot["loose"])] += 1


def brings(position: Valuation, building: Building, stand: Stand) -> float:
    """What else comes of using a building, in points."""
    view, owner = position.view, _opponent(position.view, position.you, stand)
    rules = view["chapter"]["rules"]
    found = 0.0
    if owner is not None:
        others = 1 / (view["seats"] - 1)
        if "neighbours" in rules:
            found += NEIGHBOURLY * (1 - others)
        if "pay-opponents" in rules and not view["players"][owner]["automa"]:
            goods = (term for term in building.cost if term.what in ("coin", "resource", *RESOURCES))
            found -= others * fsum(term.number * position.goods_worth(term.what) for term in goods)
    peril, candle = stand.plot.get("peril"), view["candle"]
    if peril is not None:
        if candle is not None and candle["burns"] and peril == PERILS[FUEL_SHORTAGE]:
            found -= position.prospects.star + position.prospects.persona + BLAME
        post = view["guidepost"]
        if post is not None and post.get("forced") == "perils" and stand.charter is not None:
            found += RELIEVED
    return found


def _opponent(view: View, you: int, stand: Stand) -> int | None:
    """The seat of an opponent in whose charter a building stands."""
    seat = None if stand.charter is None else view["charters"][stand.charter]["seat"]
    return None if seat == you else seat
