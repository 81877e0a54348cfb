"""How buildings, personas, cards, chains and charters fare over many games: what `sim --report balance` counts.

Each table of uses has two more beside it: the uses by those who won, and what they brought. A building brings what is
gained where it is used, in points, goods at a standard worth; a persona or a card what its player scored above
the table's mean. Worth is counted in tenths of a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from moonstone.engine import Event, Tally
from moonstone.games.charterstone.content.constants import CHARTERS, KINDS, MINIONS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, COMMONS, Building, Content

if TYPE_CHECKING:
    from moonstone.games.charterstone import Charterstone

BY_WINNERS: Final = " by winners"
WORTH: Final = " worth"
GOODS_WORTH: Final = {
    "vp": 10,
    "coin": 10,
    "influence": 10,
    **dict.fromkeys(RESOURCES, 5),
    **dict.fromkeys(MINIONS, 25),
}
"""What is gained, in tenths of a point."""
EVENT_WORTH: Final = {
    "reputation": 20,
    "took": 15,
    "dealt": 15,
    "searched": 20,
    "assigned": 30,
    "recalled": 10,
    "brought": 20,
    "progress": 10,
    "income": 0,
}
"""What else happens to whoever uses a building, in tenths of a point."""
TRADE: Final = ("treasury", "market")
LAST: Final = 5
"""How deep a chain of crates goes."""


def depths(content: Content) -> dict[str, int]:
    """By building of a chain: how many crates were opened for it."""
    by_crate = {building.crate: building for building in content.buildings if building.crate}
    found: dict[str, int] = {}
    for number in sorted(content.crates):
        depth, at = 1, by_crate[number]
        while at.name not in BASIC:
            at = by_crate[next(crate for crate in content.crates.values() if at.name in crate.buildings).number]
            depth += 1
        found |= dict.fromkeys(content.crates[number].buildings, depth)
    return found


def chains(content: Content) -> dict[str, str]:
    """By building of a chain: the title of the chain's first building."""
    by_name = {building.name: building for building in content.buildings}
    found = {}
    for first in content.buildings:
        if first.crate and first.name not in BASIC and depths(content)[first.name] == 1:
            names = [first.name]
            for name in names:
                found[name] = first.title
                crate = content.crates.get(by_name[name].crate)
                names += crate.buildings if crate is not None else ()
    return found


def group(building: Building, depth: dict[str, int]) -> str:
    """The buildings that one is compared with."""
    if building.name in COMMONS:
        return "buildings used, trade" if building.name in TRADE else "buildings used, Commons"
    if building.name in BASIC:
        return "buildings used, basic"
    return f"buildings used, chain {depth[building.name]}" if building.name in depth else "buildings used, special"


def counts(events: Iterable[Event], game: Charterstone) -> Tally:
    """The tables of one game."""
    return _Counting(game).of(list(events))


class _Counting:
    def __init__(self, game: Charterstone) -> None:
        content = game.content
        self.number = game.village.number
        self.names = game.seat_names
        depth = depths(content)
        self.titles = {part.name: part.title or part.name for part in content.parts}
        self.groups = {building.name: group(building, depth) for building in content.buildings}
        self.depth, self.chain = depth, chains(content)
        self.tables: Tally = {}
        labels: dict[str, list[str]] = {}
        for building in content.buildings:
            labels.setdefault(self.groups[building.name], []).append(building.title)
        for kind in KINDS:
            labels[f"cards gained, {kind}"] = [card.title for card in content.cards if card.kind == kind] or [
                building.title for building in content.buildings if building.charter or sum(building.build)
            ]
        labels["personas played"] = [self.titles[persona.name] for persona in content.personas]
        labels["minions gained"] = [minion.title for minion in content.minions]
        labels["chains followed"] = list(dict.fromkeys(self.chain.values()))
        labels["charters"] = list(CHARTERS)
        for title in sorted(labels):
            for table in (title, title + BY_WINNERS, title + WORTH):
                self.tables[table] = dict.fromkeys(labels[title], 0)
        self.tables["crates opened, by game and depth"] = {
            f"game {number}, depth {deep}": 0
            for number in range(1, len(content.games) + 1)
            for deep in range(1, LAST + 1)
        }
        self.kinds = {card.name: card.kind for card in content.cards}
        self.crates = {
            number: min((depth[name] for name in crate.buildings), default=LAST)
            for number, crate in content.crates.items()
        }

    def of(self, events: list[Event]) -> Tally:
        won = next((event.args for event in events if event.key == "won"), None)
        if won is None:
            return self.tables
        winners: Any = won["seats"]
        scores: Any = won["scores"]
        mean = sum(scores) / len(scores)
        above = [round(10 * (score - mean)) for score in scores]
        at: str | None = None
        user = -1
        built: set[str] = set()
        followed: set[tuple[str, int]] = set()
        for event in events:
            args: Mapping[str, Any] = event.args
            seat: Any = args.get("seat")
            match event.key:
                case "turn":
                    at = None
                case "placed" | "sent":
                    at, user = args["building"], seat
                    self.use(self.groups[at], self.titles[at], seat in winners)
                case "income-from":
                    at, user = args["building"], seat
                case "gained" if at is not None and seat == user:
                    self.bring(at, GOODS_WORTH.get(args["what"], 0) * args["number"])
                case "built":
                    built.add(args["card"])
                    followed.add((self.chain.get(args["card"], ""), seat))
                case "opened":
                    self.tables["crates opened, by game and depth"][
                        f"game {self.number}, depth {self.crates[args['crate']]}"
                    ] += 1
                case key if key in EVENT_WORTH and at is not None and seat == user:
                    self.bring(at, EVENT_WORTH[key])
                case _:
                    pass
            if event.key in ("took", "found", "dealt", "searched"):
                kind = self.kinds.get(args["card"], "constructed" if args["card"] in built else "building")
                self.use(f"cards gained, {kind}", self.titles[args["card"]], seat in winners, above[args["seat"]])
            elif event.key == "brought":
                self.use("personas played", self.titles[args["persona"]], seat in winners, above[args["seat"]])
            elif event.key == "gained" and args["what"] in MINIONS:
                self.use("minions gained", self.titles[args["what"]], seat in winners, above[args["seat"]])
        for chain, seat in followed:
            if chain:
                self.use("chains followed", chain, seat in winners, above[seat])
        for seat, score in enumerate(scores):
            self.use("charters", self.names[seat], seat in winners, round(10 * score))
        return self.tables

    def use(self, table: str, label: str, won: bool, worth: int = 0) -> None:
        self.tables[table][label] += 1
        self.tables[table + BY_WINNERS][label] += won
        self.tables[table + WORTH][label] += worth

    def bring(self, building: str, worth: int) -> None:
        self.tables[self.groups[building] + WORTH][self.titles[building]] += worth
