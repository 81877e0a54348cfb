"""A referee who trusts nobody: it works out from what players see what the rules allow and what must follow.

It knows views, events and moves, and nothing of the code behind them. Each of its checks names the line it goes by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final

from judging import Seen, require

from moonstone.engine import AnyGame, Event, Move, client_of

COLOURS: Final = {"blue": "b", "yellow": "y", "green": "g", "purple": "p", "black": "k"}
KINDS: Final = {**COLOURS, "clear": "c"}
AREAS: Final = ("intelligence", "mineral", "engineering", "synchrotron", "warehouse")
OUT_OF_PLAY: Final = {2: ("yellow", "pink", "blue"), 3: ("yellow", "pink"), 4: ("yellow",), 5: ()}
INTO_BAG: Final = {2: 3, 3: 4, 4: 4, 5: 5}
ROUNDS, OF_A_COLOUR, CLEAR_ONES, CARDS, TWELVES = 4, 20, 6, 55, 5


def heap(gems: Seen) -> Counter[str]:
    """Gems by letter."""
    return Counter({KINDS[kind]: number for kind, number in gems.items() if number})


def spelled(gems: Iterable[str]) -> str:
    """Gems as one word, whatever order they came in."""
    return "".join(sorted(gems))


def parts_of(gems: Counter[str], sizes: Iterable[int]) -> set[str]:
    """Every heap of such a size that can be taken out of one."""
    letters = sorted(gems.elements())
    return {spelled(chosen) for size in sizes for chosen in combinations(letters, size)}


class Referee:
    """Watches one game. `legal` is asked before every decision, `watch` after every move."""

    def __init__(self, game: AnyGame, view: Seen) -> None:
        assets: Seen = client_of(game).assets()
        self.cards: Seen = assets["cards"]
        out = OUT_OF_PLAY[view["seats"]]
        self.zones = {name: part for name, part in assets["zones"].items() if part["tint"] not in out}
        self.spots = {
            name: (part["kind"], [zone for zone in part["zones"] if zone in self.zones])
            for name, part in assets["spots"].items()
        }
        self.options: Seen = view["options"]
        self.seats: int = view["seats"]
        self.built: list[set[int]] = [set() for _ in range(self.seats)]
        self.from_row: set[int] = set()
        self.staked: list[int] = []
        self.holders: Seen = {area: [] for area in AREAS}
        self.said: Counter[str] = Counter()

    # What may be done

    def legal(self, view: Seen, seat: int, moves: Sequence[Move]) -> None:
        """Exactly the moves that the rules allow are listed."""
        listed = {self.normal(str(move)) for move in moves}
        allowed = {
            "stake": self.stakes,
            "intelligence": self.relocations,
            "engineering": self.takes,
            "build": self.builds,
            "synchrotron": self.early_turns,
            "keep": self.keeps,
            "offer": self.offers,
        }.get(view["step"])
        if allowed is not None:
            wanted = set(allowed(view, seat))
            line, *examples = self.line(view), sorted(listed - wanted)[:4], sorted(wanted - listed)[:4]
            require(listed == wanted, line, f"{view['step']}: too many {examples[0]}, missing {examples[1]}")

    @staticmethod
    def line(view: Seen) -> str:
        """The line that a step goes by."""
        lines = {"stake": "5.1", "intelligence": "5.4", "engineering": "6.4", "build": "7.1", "synchrotron": "7.1"}
        return {**lines, "keep": "8.1", "offer": "4.8"}[view["step"]]

    @staticmethod
    def normal(text: str) -> str:
        """A move as text, gems in one order."""
        verb, *words = text.split()
        if verb in ("trade", "keep") and words[0] not in ("none", "-"):
            words[0] = spelled(words[0])
        if verb == "keep" and words[0] in ("none", "-"):
            words = [""]
        if verb == "build" and len(words) > 1:
            words[1] = spelled(words[1])
        return " ".join((verb, *words)).strip()

    def stakes(self, view: Seen, seat: int) -> Iterator[str]:
        """5.1, 2.4: a flag of an area onto an empty spot that touches a zone in play."""
        areas = [area for area in AREAS if seat in view["areas"][area]["flags"]]
        for area, (spot, (_, zones)) in product(areas, self.spots.items()):
            if zones and spot not in view["flags"]:
                yield f"stake {area} {spot}"

    def relocations(self, view: Seen, seat: int) -> Iterator[str]:
        """5.4: to another empty spot; every zone in play that it touches holds 1 or 2 gems."""
        yield "pass"
        own = [spot for spot, owner in view["flags"].items() if owner == seat]
        for spot, (new, (_, zones)) in product(own, self.spots.items()):
            fits = zones and all(1 <= view["zones"][zone]["count"] <= 2 for zone in zones)
            if fits and new not in view["flags"]:
                yield f"relocate {spot} {new}"

    @staticmethod
    def takes(view: Seen, _seat: int) -> Iterator[str]:
        """6.4: a card of the pile or of the row, or none."""
        yield "pass"
        yield from (f"take {card}" for card in (*view["pile"], *view["row"]))

    @staticmethod
    def offers(view: Seen, _seat: int) -> Iterator[str]:
        """4.8: any card of the hand."""
        yield from (f"offer {card}" for card in view["hand"])

    def builds(self, view: Seen, seat: int) -> Iterator[str]:
        """7.1 to 7.4: trades, builds, Synchrotron once, and the end of the turn."""
        yield "end"
        own, supply = heap(view["players"][seat]["gems"]), heap(view["supply"])
        yield from self.trades(own, supply, seat)
        if self.options.get("synchrotron", "building") == "building" or len(self.holders["synchrotron"]) == 1:
            yield from self.transmutations(view, seat)
        row = [] if view["from_row"] else view["row"]
        for card in {*view["hand"], *row}:
            part = self.cards[card]
            if part["number"] in self.built[seat]:
                continue
            cost = heap(part["cost"])
            for clear in parts_of(cost, range(min(own["c"], cost.total()) + 1)):
                if not cost - Counter(clear) - own:
                    yield f"build {card} {clear}".strip()

    def trades(self, own: Counter[str], supply: Counter[str], seat: int) -> Iterator[str]:
        """7.1: three for one, two for one for holders of the Warehouse; a clear gem only where an option says so."""
        holds = seat in self.holders["warehouse"]
        ways = {3: [*COLOURS.values()]}
        if holds and self.options["warehouse_gives"] == "clear":
            ways[2] = ["c"]
        elif holds:
            ways = {2: [*COLOURS.values()]}
        if self.options["trade_for_clear"]:
            ways = {size: [*dict.fromkeys([*gets, "c"])] for size, gets in ways.items()}
        for size, gets in ways.items():
            for give in parts_of(own, [size]):
                yield from (f"trade {give} {get}" for get in gets if (supply + Counter(give))[get])

    def transmutations(self, view: Seen, seat: int) -> Iterator[str]:
        """7.1: any number of one colour into as many of another, once."""
        if seat not in self.holders["synchrotron"] or view["transmuted"]:
            return
        own, supply = heap(view["players"][seat]["gems"]), heap(view["supply"])
        for give, get in product(COLOURS.values(), repeat=2):
            if give != get:
                yield from (
                    f"synchrotron {give} {get} {number}" for number in range(1, min(own[give], supply[get]) + 1)
                )

    def early_turns(self, view: Seen, seat: int) -> Iterator[str]:
        """9: the Synchrotron before the builds, or not at all."""
        yield "pass"
        yield from self.transmutations(view, seat)

    def keeps(self, view: Seen, seat: int) -> Iterator[str]:
        """8.1: two gems at most, six for holders of the Warehouse, or fewer."""
        own, most = heap(view["players"][seat]["gems"]), self.most_kept(seat)
        if self.options["keep_clear"] == "free":
            own.pop("c", None)  # they stay without being named
        yield from (f"keep {part}".strip() for part in parts_of(own, range(most + 1)))

    def most_kept(self, seat: int) -> int:
        """8.1: two gems, six for holders of the Underground Warehouse."""
        return 6 if seat in self.holders["warehouse"] else 2

    # What follows

    def watch(self, before: Seen, events: Sequence[Event], after: Seen) -> None:
        """What was seen before a move, what followed, and what is seen then, by somebody who only looks on."""
        for event in events:
            args: Seen = event.args
            self.said[event.key] += 1
            match event.key:
                case "round-begins":
                    self.round_begins(before, after, args)
                case "seeded":
                    self.seeded(before, args)
                case "staked":
                    self.staked.append(args["seat"])
                case "live":
                    self.staking_ends(args, before["order"], after)
                case "built":
                    self.builds_card(before, args)
                case "order-set":
                    self.order_is_set(before, args, after)
                case "kept":
                    most = self.most_kept(args["seat"]) + (6 if self.options["keep_clear"] == "free" else 0)
                    require(len(args["gems"]) <= most, "8.1", f"{args['gems']} of {most}")
                case "over":
                    self.over(after)
        claims = [event for event in events if event.key in ("claimed", "tied")]
        if claims:
            self.claims(before, events, claims)
        self.conserved(after)

    def round_begins(self, before: Seen, after: Seen, args: Seen) -> None:
        """4.1: all flags are on their areas; 4.2, 4.4: gems go into the bag while the supply has them."""
        require(not after["flags"], "8.2", "flags stay on the moon")
        everybody = sorted(range(self.seats))
        for area in AREAS:
            require(sorted(after["areas"][area]["flags"]) == everybody, "4.1", after["areas"][area])
        if args["round"] == 1:
            for kind in COLOURS:
                require(after["bag"][kind] == INTO_BAG[self.seats], "4.2", after["bag"])
        else:
            for kind in COLOURS:
                room = before["bag"][kind] + INTO_BAG[self.seats]
                require(after["bag"][kind] <= room, "4.2", f"{kind}: {before['bag']} became {after['bag']}")
        self.from_row.clear()
        self.staked.clear()

    def seeded(self, before: Seen, args: Seen) -> None:
        """4.3, 4.4: an empty zone in play; its pits are full, or the supply has no more of that colour."""
        zone, gem = args["zone"], args["gem"]
        require(zone in self.zones, "2.2", f"{zone} is out of play")
        require(not before["zones"][zone]["count"], "4.3", f"{zone} held gems")
        pits = self.zones[zone]["pits"]
        require(args["count"] == min(pits, 1 + before["supply"][gem]), "4.3", f"{args}, {pits} pits")

    def staking_ends(self, args: Seen, order: list[int], after: Seen) -> None:
        """5.1: in turn order, four flags each; 5.3: who holds what."""
        require(self.staked == order * 4, "5.1", f"{self.staked} in the order {order}")
        two = self.seats >= self.options["two_flags_from"]
        for area in AREAS:
            flags = sorted(after["areas"][area]["flags"])
            holders = flags if len(flags) == 1 or (two and len(flags) == 2) else []
            require(sorted(args[area]) == holders, "5.3", f"{area}: {flags} gives {args[area]}")
        self.holders = {area: args[area] for area in AREAS}

    def claims(self, before: Seen, events: Sequence[Event], claims: Sequence[Event]) -> None:
        """6.1, 6.2: who gets what, zone by zone; 6.3: a clear gem for each holder while they last."""
        flags = dict(before["flags"])
        for event in events[: events.index(claims[0])]:
            if event.key == "relocated":
                flags[str(event.args["to"])] = flags.pop(str(event.args["spot"]))
            elif event.key == "staked":
                flags[str(event.args["spot"])] = int(str(event.args["seat"]))
        told = {str(event.args["zone"]): event for event in claims}
        for zone in self.zones:
            if not before["zones"][zone]["count"]:
                require(zone not in told, "6.1", f"{zone} is empty")
                continue
            influence, winner = self.standing(zone, flags)
            said = told.get(zone)
            won = said.args["seat"] if said is not None and said.key == "claimed" else None
            require(won == winner, "6.2", f"{zone}: {influence} gives {winner}, not {won}")
        found = [event.args["seat"] for event in events if event.key == "found"]
        holders = [seat for seat in reversed(before["order"]) if seat in self.holders["mineral"]]
        require(found == holders[: before["supply"]["clear"]], "6.3", f"{holders}, found by {found}")

    def standing(self, zone: str, flags: Mapping[str, int]) -> tuple[list[int], int | None]:
        """6.1, 6.2: most influence; of those tied the centre, then strictly more roads."""
        around = [(self.spots[spot][0], seat) for spot, seat in flags.items() if zone in self.spots[spot][1]]
        influence = [sum(seat == other for _, seat in around) for other in range(self.seats)]
        if not any(influence):
            return influence, None
        tied = [seat for seat, number in enumerate(influence) if number == max(influence)]
        if len(tied) == 1:
            return influence, tied[0]
        centre = [seat for kind, seat in around if kind == "centre" and seat in tied]
        if centre:
            return influence, centre[0]
        roads = Counter(seat for kind, seat in around if kind == "road" and seat in tied)
        first, second = sorted((roads[seat] for seat in tied), reverse=True)[:2]
        best = [seat for seat in tied if roads[seat] == first]
        return influence, best[0] if first > second else None

    def builds_card(self, before: Seen, args: Seen) -> None:
        """7.2, 7.3: paid in full, a number once a game, one card of the row a round."""
        seat, part = args["seat"], self.cards[args["card"]]
        require(part["number"] not in self.built[seat], "7.2", f"{args['card']} again")
        self.built[seat].add(part["number"])
        cost, paid = heap(part["cost"]), Counter(str(args["paid"]))
        clear = paid.pop("c", 0)
        require(not paid - cost and (cost - paid).total() == clear, "7.2", f"{args['card']} for {args['paid']}")
        if args["from"] == "row":
            require(seat not in self.from_row, "7.3", f"seat {seat} builds of the row again")
            require(args["card"] in before["row"], "7.3", args["card"])
            self.from_row.add(seat)

    def order_is_set(self, before: Seen, args: Seen, after: Seen) -> None:
        """6.5: most gems first, tied players as they were."""
        gems = [sum(player["gems"].values()) for player in after["players"]]
        wanted = sorted(before["order"], key=lambda seat: -gems[seat])
        require(args["order"] == wanted == after["order"], "6.5", f"{gems}, {before['order']} became {args['order']}")

    def over(self, after: Seen) -> None:
        """8.3: most points, then the highest cards one by one."""
        require(after["round"] == ROUNDS, "8.3", f"over in round {after['round']}")
        keys = [(sum(numbers), sorted(numbers, reverse=True)) for numbers in self.built]
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        require(after["result"]["ranks"] == ranks, "8.3", f"{keys}: {after['result']}")
        require(after["result"]["scores"] == [points for points, _ in keys], "8.3", after["result"])

    def conserved(self, view: Seen) -> None:
        """1.2: 20 gems of each colour and 6 clear; 1.3: 55 cards."""
        for kind in KINDS:
            lying = sum(zone["count"] for zone in view["zones"].values() if zone["gem"] == kind)
            held = sum(player["gems"][kind] for player in view["players"])
            number = view["supply"][kind] + view["bag"].get(kind, 0) + lying + held
            require(number == (CLEAR_ONES if kind == "clear" else OF_A_COLOUR), "1.2", f"{number} {kind}")
        number = view["deck_size"] + view["pile_size"] + view["aside_size"] + len(view["row"])
        number += sum(player["hand_size"] + len(player["built"]) for player in view["players"])
        require(number == CARDS or view["phase"] == "setup" or not view["round"], "1.3", f"{number} cards")
