"""The verbs of all moves, those of the seats and those of NATURE: what each of them names."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from moonstone.games.charterstone.rules.moves import SEAT_MOVES, CharterstoneMove
from moonstone.games.charterstone.rules.nature_moves import NATURE_MOVES

_KINDS: Final[tuple[type[CharterstoneMove], ...]] = (*SEAT_MOVES, *NATURE_MOVES)
KINDS_OF_MOVE: Final = {kind.verb: kind for kind in _KINDS}
FIELDS: Final = {verb: tuple(field.name for field in fields(kind)) for verb, kind in KINDS_OF_MOVE.items()}
"""By verb: what a move of that kind names, in order."""
NUMBERS: Final = frozenset({"plot", "column", "number", "tile"})
"""The fields that are whole numbers."""
