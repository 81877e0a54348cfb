"""What is worth counting over many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from moonstone.engine import Event, Tally
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.statistics import balance

PLACED: Final = "workers placed on"
POINTS: Final = "points at"
TAKEN: Final = "cards taken"
BUILT: Final = "buildings built"
SCORED: Final = "objectives scored"
OPENED: Final = "crates opened"
QUOTA: Final = "quota rows filled"
TURNS: Final = "turns"


def count_events(events: Iterable[Event], index: Index, game_number: int, charters: Sequence[str]) -> Tally:
    """Counts from the events of a campaign's game of that number, and what tells of the balance."""
    content, told = index.content, list(events)
    titles = {building.name: building.title for building in content.buildings}
    titles |= {card.name: card.title for card in content.cards}
    titles |= {objective.name: objective.title for objective in content.objectives}
    counts: Tally = {
        PLACED: {building.title: 0 for building in content.buildings},
        POINTS: {**{building.title: 0 for building in content.buildings}, "reputation": 0, "elsewhere": 0},
        TAKEN: {titles[name]: 0 for name in index.card_names if name not in COMMONS},
        BUILT: {building.title: 0 for building in content.buildings if sum(building.build)},
        SCORED: {objective.title: 0 for objective in content.objectives},
        OPENED: {str(number): 0 for number in content.crates},
        QUOTA: {row.name: 0 for row in content.quota},
        TURNS: dict.fromkeys(("placing", "retrieving", "bumping others", "bumping oneself"), 0),
    }
    at = "elsewhere"
    for event in told:
        args = event.args
        match event.key:
            case "turn" | "won":
                at = "elsewhere"
            case "sent":
                at = titles[str(args["building"])]
                counts[PLACED][at] += 1
                counts[TURNS]["placing"] += 1
            case "placed":
                at = titles[str(args["building"])]
                counts[PLACED][at] += 1
                counts[TURNS]["placing"] += 1
                if args["bumped"] is not None:
                    counts[TURNS]["bumping oneself" if args["bumped"] == args["seat"] else "bumping others"] += 1
            case "retrieved":
                counts[TURNS]["retrieving"] += 1
            case "gained" if args["what"] == "vp":
                number = args["number"]
                assert isinstance(number, int)
                counts[POINTS][at] += number
            case "reputation-scored":
                vp = args["vp"]
                assert isinstance(vp, int)
                counts[POINTS]["reputation"] += vp
            case "took":
                title = titles[str(args["card"])]
                counts[TAKEN][title] += 1
            case "built":
                counts[BUILT][titles[str(args["card"])]] += 1
            case "objective-scored":
                counts[SCORED][titles[str(args["objective"])]] += 1
            case "opened":
                counts[OPENED][str(args["crate"])] += 1
            case "shipped":
                counts[QUOTA][str(args["row"])] += 1
            case _:
                pass
    return {**counts, **balance.count_balance(told, content, game_number, charters)}
