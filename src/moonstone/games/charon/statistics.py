"""What is worth counting over many games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from moonstone.engine import Event, Tally
from moonstone.games.charon.areas import AREA_OF, AREAS, TITLES, WAREHOUSE
from moonstone.games.charon.cards import CARD_OF, NUMBER, NUMBERS
from moonstone.games.charon.moves import KEEP

HOLDERS: Final = "actions held live"
USES: Final = "actions used"
BUILT: Final = "numbers built"
SOURCES: Final = "cards built from"
CLAIMS: Final = "zones claimed by"
_USE_OF: Final = {"relocated": 0, "found": 1, "took": 2, "transmuted": 3}


def tally(events: Iterable[Event]) -> Tally:
    """Counts from the events of one game."""
    counts: Tally = {
        BUILT: {str(number): 0 for number in NUMBERS},
        SOURCES: {"hand": 0, "row": 0},
        HOLDERS: dict.fromkeys(TITLES, 0),
        USES: dict.fromkeys(TITLES, 0),
        CLAIMS: {"most": 0, "centre": 0, "roads": 0, "nobody, tied": 0},
    }
    stored: set[int] = set()
    for event in events:
        args = event.args
        if event.key == "built":
            counts[BUILT][str(NUMBER[CARD_OF[str(args["card"])]])] += 1
            counts[SOURCES][str(args["from"])] += 1
        elif event.key == "live":
            for area in AREAS:
                seats = args[area]
                assert isinstance(seats, list)
                counts[HOLDERS][TITLES[AREA_OF[area]]] += len(seats)
        elif event.key in _USE_OF:
            counts[USES][TITLES[_USE_OF[event.key]]] += 1
        elif event.key == "round-begins":
            stored.clear()
        elif event.key in ("traded", "kept"):
            seat, given_or_kept = args["seat"], str(args["give" if event.key == "traded" else "gems"])
            assert isinstance(seat, int)
            coloured = len(given_or_kept) - (given_or_kept.count("c") if event.key == "kept" else 0)
            if (coloured == 2 if event.key == "traded" else coloured > KEEP) and seat not in stored:
                stored.add(seat)
                counts[USES][TITLES[WAREHOUSE]] += 1
        elif event.key == "claimed":
            counts[CLAIMS][str(args["how"])] += 1
        elif event.key == "tied":
            counts[CLAIMS]["nobody, tied"] += 1
    return counts
