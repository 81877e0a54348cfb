"""What each seat did in a game that may have won it, for the arena's balance report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from moonstone.engine import Event, Tally
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules.index import Index

ORDER: Final = "place in the first order"
USED: Final = "buildings used"
BUILT: Final = "buildings built"
TAKEN: Final = "cards taken"
SCORED: Final = "objectives scored"
OPENED: Final = "crates opened"
SHIPPED: Final = "quota rows filled"
PERSONA: Final = "persona brought"
ENDED: Final = "progress moved"
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
YES: Final = "at all"


def player_stats(events: Iterable[Event], seats: int, index: Index) -> list[Tally]:
    """By seat: what it used, built, took, scored, opened, shipped and brought, and where it stood in the order."""
    counts = [_nothing(index, seats) for _ in range(seats)]
    titles = _titles(index)
    for seat, table, label in _counted(events, seats):
        if seat in range(seats):
            counts[seat][table][titles.get(label, label)] += 1
    return counts


def _titles(index: Index) -> dict[str, str]:
    """The titles of everything that has one; two of the same title are told apart by their names."""
    parts = index.content.parts
    listed = [part.title for part in parts]
    return {part.name: part.title if listed.count(part.title) == 1 else f"{part.title} ({part.name})" for part in parts}


def _nothing(index: Index, seats: int) -> Tally:
    content, titles = index.content, _titles(index)
    return {
        ORDER: dict.fromkeys(ORDINALS[:seats], 0),
        USED: {titles[building.name]: 0 for building in content.buildings},
        BUILT: {titles[building.name]: 0 for building in content.buildings if sum(building.build)},
        TAKEN: {titles[name]: 0 for name in index.card_names if name not in COMMONS},
        SCORED: {titles[objective.name]: 0 for objective in content.objectives},
        OPENED: {str(number): 0 for number in content.crates},
        SHIPPED: {row.name: 0 for row in content.quota},
        PERSONA: {titles[persona.name]: 0 for persona in content.personas},
        ENDED: {YES: 0},
    }


def _counted(events: Iterable[Event], seats: int) -> Iterator[tuple[int, str, str]]:
    """Everything that counts: whose it is, the table and the label."""
    for event in events:
        args = event.args
        seat = args.get("seat")
        if not isinstance(seat, int):
            continue
        match event.key:
            case "first-player":
                yield from (((seat + place) % seats, ORDER, ORDINALS[place]) for place in range(seats))
            case "placed":
                yield seat, USED, str(args["building"])
            case "built":
                yield seat, BUILT, str(args["card"])
            case "took":
                yield seat, TAKEN, str(args["card"])
            case "objective-scored":
                yield seat, SCORED, str(args["objective"])
            case "opened":
                yield seat, OPENED, str(args["crate"])
            case "shipped":
                yield seat, SHIPPED, str(args["row"])
            case "brought":
                yield seat, PERSONA, str(args["persona"])
            case "progress":
                yield seat, ENDED, YES
            case _:
                pass
