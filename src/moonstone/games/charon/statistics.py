"""What is worth counting over many games, and for whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from moonstone.engine import Event, Json, Stats, Tally
from moonstone.games.charon.areas import AREA_OF, AREAS, TITLES, WAREHOUSE
from moonstone.games.charon.cards import CARD_OF, NUMBER, NUMBERS
from moonstone.games.charon.moves import KEEP

HOLDERS: Final = "actions held live"
USES: Final = "actions used"
BUILT: Final = "numbers built"
SOURCES: Final = "cards built from"
CLAIMS: Final = "zones claimed by"
PLACES: Final = "place in the first order"
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_USE_OF: Final = {"relocated": 0, "found": 1, "took": 2, "transmuted": 3}


class CharonStats(Stats):
    """What was built, held and used."""

    def count_events(self, events: Iterable[Event]) -> Tally:
        """Counts over all seats."""
        counts = {**_nothing(), CLAIMS: {"most": 0, "centre": 0, "roads": 0, "nobody, tied": 0}}
        for _, title, label in _counted(events):
            if title in counts:
                counts[title][label] += 1
        return counts

    def player_stats(self, events: Iterable[Event], seats: int) -> list[Tally]:
        """By seat: what it built, held and used, and where it stood when the first round began."""
        counts = [{**_nothing(), PLACES: dict.fromkeys(ORDINALS[:seats], 0)} for _ in range(seats)]
        for seat, title, label in _counted(events):
            if seat is not None and title in counts[seat]:
                counts[seat][title][label] += 1
        return counts


def _nothing() -> Tally:
    return {
        BUILT: {str(number): 0 for number in NUMBERS},
        SOURCES: {"hand": 0, "row": 0},
        HOLDERS: dict.fromkeys(TITLES, 0),
        USES: dict.fromkeys(TITLES, 0),
    }


def _counted(events: Iterable[Event]) -> Iterator[tuple[int | None, str, str]]:
    """Everything that counts: whose it is, if anybody's, the table and the label."""
    stored: set[int] = set()
    """The seats that used the Underground Warehouse this round; it counts once."""
    for event in events:
        args = event.args
        seat = _seat(args.get("seat"))
        if event.key == "order-drawn":
            yield from ((one, PLACES, ORDINALS[place]) for place, one in enumerate(_seats(args["order"])))
        elif event.key == "built":
            yield seat, BUILT, str(NUMBER[CARD_OF[str(args["card"])]])
            yield seat, SOURCES, str(args["from"])
        elif event.key == "live":
            for area in AREAS:
                yield from ((holder, HOLDERS, TITLES[AREA_OF[area]]) for holder in _seats(args[area]))
        elif event.key in _USE_OF:
            yield seat, USES, TITLES[_USE_OF[event.key]]
        elif event.key == "round-begins":
            stored.clear()
        elif event.key in ("traded", "kept"):
            given_or_kept = str(args["give" if event.key == "traded" else "gems"])
            coloured = len(given_or_kept) - (given_or_kept.count("c") if event.key == "kept" else 0)
            if (
                (coloured == 2 if event.key == "traded" else coloured > KEEP)
                and seat is not None
                and seat not in stored
            ):
                stored.add(seat)
                yield seat, USES, TITLES[WAREHOUSE]
        elif event.key == "claimed":
            yield seat, CLAIMS, str(args["how"])
        elif event.key == "tied":
            yield None, CLAIMS, "nobody, tied"


def _seat(data: Json) -> int | None:
    return data if isinstance(data, int) else None


def _seats(data: Json) -> list[int]:
    assert isinstance(data, list)
    return [seat for seat in data if isinstance(seat, int)]
