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
