"""How buildings, personas, cards, chains and charters fare over many games: what `sim --report balance` counts.

Each table of uses has two more beside it: the uses by those who won, and what they brought. A building brings what is
gained where it is used, in points, goods at a standard worth; a persona or a card what its player scored above
the table's mean. Worth is counted in tenths of a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from moonstone.engine import Event, Json, Tally
from moonstone.games.charterstone.content.constants import CHARTERS, KINDS, MINIONS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, COMMONS, Building, Content

BY_WINNERS: Final = " by winners"
WORTH: Final = " worth"
GOODS_WORTH: Final[dict[str, int]] = {
    **dict.fromkeys(("vp", "coin", "influence"), 10),
    **{str(name): 5 for name in RESOURCES},
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
"""What else happens to the player who uses a building, in tenths of a point."""
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


def count_balance(events: Iterable[Event], content: Content, number: int, charters: Sequence[str]) -> Tally:
    """The tables of a campaign's game of that number; `charters` by seat."""
    return _Counting(content, number, charters).of(list(events))


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _ints(value: Json) -> list[int]:
    assert isinstance(value, list)
    return [_int(entry) for entry in value]


class _Counting:
    def __init__(self, content: Content, number: int, charters: Sequence[str]) -> None:
        self.number, self.charters = number, charters
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
        winners, scores = _ints(won["seats"]), _ints(won["scores"])
        mean = sum(scores) / len(scores)
        above = [round(10 * (score - mean)) for score in scores]
        self.buildings_and_crates(events, winners)
        self.gains(events, winners, above)
        for chain, seat in self.followed(events):
            self.use("chains followed", chain, seat in winners, above[seat])
        for seat, score in enumerate(scores):
            self.use("charters", self.charters[seat], seat in winners, round(10 * score))
        return self.tables

    def buildings_and_crates(self, events: list[Event], winners: list[int]) -> None:
        """What was used and opened, and what buildings brought those who used them."""
        at: str | None = None
        user = -1
        for event in events:
            args, seat = event.args, event.args.get("seat")
            match event.key:
                case "turn" | "guidepost-met" | "reputation-scored" | "won":  # what the end brings no building brought
                    at = None
                case "placed" | "sent":
                    at, user = str(args["building"]), _int(seat)
                    self.use(self.groups[at], self.titles[at], user in winners)
                case "income-from":
                    at, user = str(args["building"]), _int(seat)
                case "gained" if at is not None and seat == user:
                    self.bring(at, GOODS_WORTH.get(str(args["what"]), 0) * _int(args["number"]))
                case "opened":
                    label = f"game {self.number}, depth {self.crates[_int(args['crate'])]}"
                    self.tables["crates opened, by game and depth"][label] += 1
                case key if key in EVENT_WORTH and at is not None and seat == user:
                    self.bring(at, EVENT_WORTH[key])
                case _:
                    pass

    def gains(self, events: list[Event], winners: list[int], above: list[int]) -> None:
        """Cards, personas and minions, and what their players scored above the mean."""
        built: set[str] = set()
        for event in events:
            args = event.args
            match event.key:
                case "built":
                    built.add(str(args["card"]))
                case "took" | "found" | "dealt" | "searched":
                    card = str(args["card"])
                    kind = self.kinds.get(card, "constructed" if card in built else "building")
                    table, label = f"cards gained, {kind}", self.titles[card]
                    self.use(table, label, args["seat"] in winners, above[_int(args["seat"])])
                case "brought":
                    label = self.titles[str(args["persona"])]
                    self.use("personas played", label, args["seat"] in winners, above[_int(args["seat"])])
                case "gained" if args["what"] in MINIONS:
                    label = self.titles[str(args["what"])]
                    self.use("minions gained", label, args["seat"] in winners, above[_int(args["seat"])])
                case _:
                    pass

    def followed(self, events: list[Event]) -> set[tuple[str, int]]:
        """Every chain that was built on, with the seat that did."""
        built = [event.args for event in events if event.key == "built"]
        chains = {(self.chain.get(str(args["card"]), ""), _int(args["seat"])) for args in built}
        return {(chain, seat) for chain, seat in chains if chain}

    def use(self, table: str, label: str, won: bool, worth: int = 0) -> None:
        self.tables[table][label] += 1
        self.tables[table + BY_WINNERS][label] += won
        self.tables[table + WORTH][label] += worth

    def bring(self, building: str, worth: int) -> None:
        self.tables[self.groups[building] + WORTH][self.titles[building]] += worth
