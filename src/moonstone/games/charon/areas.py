"""The five action areas (rule 1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

Area: TypeAlias = Literal["intelligence", "mineral", "engineering", "synchrotron", "warehouse"]
AREAS: Final[tuple[Area, ...]] = get_args(Area)
TITLES: Final = (
    "Stolen Intelligence",
    "Rare Mineral Find",
    "Engineering Advance",
    "Synchrotron",
    "Underground Warehouse",
)
INTELLIGENCE, MINERAL, ENGINEERING, SYNCHROTRON, WAREHOUSE = range(len(AREAS))
AREA_OF: Final[Mapping[str, int]] = {name: area for area, name in enumerate(AREAS)}
EVERY_AREA: Final = (1 << len(AREAS)) - 1
EFFECTS: Final = (
    "after staking: move one of your flags to an empty spot that touches a zone with 1 or 2 gems and none with 3",
    "after claiming: gain a clear gem",
    "after claiming: take a card from the discard pile or from the row",
    "while building, once: turn any number of gems of one colour into another colour",
    "while building: trade 2 for 1 instead of 3 for 1; afterwards keep 6 gems instead of 2",
)
