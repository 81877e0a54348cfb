"""A referee of games 2 to 8, who knows rules, views, events and moves, and no code (B2.1 to B2.9, B2.18).

What was played is worked out a second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from judging import Seen, loosely, require

from moonstone.engine import Event, Match, client_of, load
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS

FIRST, LAST = 2, 8
"""The games it knows."""
RESOURCES: Final = ("pumpkin", "wood", "grain", "coal", "iron", "clay")
GOODS: Final = ("coin", *RESOURCES)
KINGS: Final = {**dict.fromkeys("BCEGL", 1), **dict.fromkeys("ADFHK", -1), "I": 3, "J": -3, "M": -2, "N": 2}
"""B2: by choice how many kings its story carries, and below nought that they are angry."""
RULES: Final = {5: ["small-worker"], 6: ["neighbours"], 7: ["pay-opponents"]}
"""B2: the rules of one game only."""
END: Final = (
    *("guidepost-met", "decided companion mood common-victory victory-picked", "reputation-scored", "won", "glory"),
    *("spectral", "expanded", "used", "redeemed", "discarded discarded-cards"),
)
"""B1.12 and B2.8: what happens at the end of a game, in this order."""
ENOUGH: Final = 9
"""B2.8: the coins that bring the large worker back."""


def plots(view: Seen) -> Iterator[tuple[str, int | None, Seen]]:
    """Every plot with its charter and the seat that plays it."""
    for name, charter in view["charters"].items():
        for plot in charter["plots"]:
            yield name, charter["seat"], plot


def standing(view: Seen, charter: str) -> list[str]:
    """The buildings that stand in a charter."""
    return [plot["building"] for plot in view["charters"][charter]["plots"] if plot["building"]]


def owner_of(view: Seen, building: str) -> int | None:
    """Who plays the charter in which a building stands."""
    return next((seat for _, seat, plot in plots(view) if plot["building"] == building), None)


def in_turn(view: Seen) -> list[int]:
    """All seats in the order of play."""
    return [(view["first"] + step) % view["seats"] for step in range(view["seats"])]


def told(events: Sequence[Event], *keys: str) -> list[Any]:
    """The arguments of all events of these keys."""
    return [event.args for event in events if event.key in keys]


@cache
def worth(building: str) -> int:
    """The value of a building."""
    return next(part.value for part in GAME.content.buildings if part.name == building)


@cache
def plain_start(seats: int) -> int:
    """Where progress starts for so many players when no story has moved it."""
    return int(loosely(load("charterstone").start(seats).view(None))["progress"]["start"])


def numbers(view: Seen) -> list[int]:
    """B2, B2.18: what each seat counts as for the guidepost of the game."""
    found = []
    for seat, player in enumerate(view["players"]):
        shared = sum(seat in mark["scored"] for mark in view["objectives"].values())
        own = sum(mark["scored"] for mark in player["objectives"].values())
        counts = {
            2: 3 if player["automa"] else sum(player["goods"].values()),
            3: 0 if player["automa"] else -shared - own,
            4: len(standing(view, player["charter"])),
            5: 0 if player["automa"] else len(player["chest"]["personas"]),
            6: sum(space["seat"] == seat for space in view["quota"]),
            7: view["reputation"]["tokens"][seat],
            8: sum(player["perils"].values()),
        }
        found.append(counts[view["number"]])
    return found


# One game


class StoryReferee:
    """Watches one game from its start."""

    def __init__(self, match: Match) -> None:
        state = match.game.start(len(match.players), match.options)
        self.assets: Seen = loosely(client_of(match.game).assets())
        self.village: Seen = self.assets["village"]
        self.view: Seen = loosely(state.view(None))
        self.number: int = self.view["number"]
        self.events: list[Event] = []
        self.used: tuple[int, int] | None = None
        """Who uses a building in whose charter, if it is an opponent's."""
        self.paying = False
        """Whether what is paid now is the cost of that building."""
        self.rolls = 0
        """B2.7: how often its owner is to roll yet."""
        self.met: list[int] = []
        self.chooser = self.haunted = -1
        self.letter = ""
        for moment in match.history:
            events: list[Event] = []
            moment.entry.replay(state, events)
            self.watch(events, loosely(state.view(None)))

    def watch(self, events: Sequence[Event], after: Seen) -> None:
        """What happened, and what everybody sees then."""
        before, self.view = self.view, after
        received: Counter[tuple[int, str]] = Counter()
        for event in events:
            if event.key == "turn" and not told(self.events, "turn"):
                self.set_up()
            require(not self.rolls or event.key not in ("turn", "guidepost-met"), "B2.7", "nobody has rolled")
            if event.key in ("placed", "sent"):
                self.placed(before, loosely(event.args), event.key == "sent")
            self.paying = self.paying and event.key not in ("used-card", "income")
            if event.key == "paid" and self.paying:
                self.paid(before, loosely(event.args), received)
            if event.key == "rolled" and before["step"] == "neighbour":
                self.neighbour(before, events, str(event.args["charter"]))
            if event.key == "guidepost-met":
                self.guidepost(loosely(event.args["seats"]))
            if event.key in ("decided", "came-about"):
                self.story_goes_on(before, loosely(event.args), events)
            if event.key == "spectral":
                self.spectral(loosely(event.args))
            self.events.append(event)
        self.account(before, events, received)

    def account(self, before: Seen, events: Sequence[Event], received: Counter[tuple[int, str]]) -> None:
        """Whatever somebody has more or less of now was told; B2.9: what is paid to an opponent arrives there."""
        for seat, (had, has) in enumerate(zip(before["players"], self.view["players"], strict=True)):
            wanted = Counter({what: received[seat, what] for what in GOODS})
            mine = [event for event in events if event.args.get("seat") == seat]
            for said in told(mine, "gained"):
                wanted[said["what"]] += said["number"]
            for said in told(mine, "paid", "discarded"):
                wanted.subtract(said["goods"])
            for said in told(mine, "reputation-scored"):
                wanted["vp"] += said["vp"]
            wanted["coin"] -= ENOUGH * len([said for said in told(mine, "redeemed") if said["card"] is None])
            for what in GOODS:
                got = has["goods"][what] - had["goods"][what]
                require(got == wanted[what], "B2.9", f"seat {seat}, {what}: {got}, not {wanted[what]}: {events}")
            require(has["vp"] - had["vp"] == wanted["vp"], "A2.5", f"points of seat {seat}: {events}")

    def set_up(self) -> None:
        """B2.3, B2.4, B2.10: what holds from the first turn on."""
        shift = 0 if self.number != 4 else 2 if "C" in self.assets["choices"] else -2
        require(
            self.view["progress"]["start"] == plain_start(self.view["seats"]) + shift, "B2.4", self.view["progress"]
        )
        require(self.view["chapter"]["rules"] == RULES.get(self.number, []), "B2.3", self.view["chapter"])
        afflicted = [said["building"] for said in told(self.events, "afflicted")]
        here = [plot["building"] for _, _, plot in plots(self.view) if plot["building"]]
        known = "peril" in self.assets["rules"] or self.number >= 8
        require(sorted(afflicted) == (sorted(here) if known else []), "B1.17", {*afflicted} ^ {*here})
        require(not known or "perils" in {space["row"] for space in self.view["quota"]}, "B2.10", "no row of perils")
        self.sky_islands()

    def sky_islands(self) -> None:
        """B2.5: two for each who plays, in the order of play; B2.18: an Automa's on empty plots first."""
        order = ["first-player", "grew", "tile-laid", "afflicted"]
        steps = [order.index(event.key) for event in self.events if event.key in order]
        laid = [said["seat"] for said in told(self.events, "tile-laid")]
        wanted = [seat for seat in in_turn(self.view) for _ in range(2)] if self.number >= 5 else []
        require(laid == wanted, "B2.5", f"laid by {laid}")
        require(self.number < 5 or steps == sorted(steps), "B2.5", [order[step] for step in steps])
        for name, charter in self.view["charters"].items():
            there = self.village["charters"][name]
            tiles = [(at, plot) for at, plot in enumerate(charter["plots"]) if "tile" in plot]
            seat = charter["seat"]
            require(len({plot["tile"] for _, plot in tiles}) == (2 if wanted and seat is not None else 0), "B2.5", name)
            for at, plot in tiles:
                require(
                    plot["under"] == (there["plots"][at] or None) and f"basic-{name}" != plot["under"], "B2.5", plot
                )
                home = there.get("tiles", [""] * 4)
                require(plot["building"] == (home[(plot["tile"] - 1) % 4] or None), "B2.5", plot)
            if tiles and self.view["players"][seat]["automa"]:
                empty = sum(plot["under"] is None for _, plot in tiles)
                require(empty == min(2, there["plots"].count("")), "B2.18", f"{name}: {tiles}")

    # Turns

    def placed(self, before: Seen, said: Seen, sent: bool) -> None:
        """B2.6: which worker it is, and where the small one may go."""
        seat, owner = said["seat"], owner_of(before, said["building"])
        self.used = None if owner in (None, seat) else (seat, int(str(owner)))
        self.paying = self.used is not None
        self.rolls = int(self.paying and self.number == 6)
        if sent:
            return
        require((self.number >= 5) == ("worker" in said), "B2.6", said)
        if self.number >= 5:
            spectral = before["players"][seat]["spectral"] and said["worker"] != "small"
            require((said["worker"] == "spectral") == spectral, "B2.8", said)
        if self.number == 5 and said["worker"] == "small":
            require(said["bumped"] != seat, "B2.6", said)

    def paid(self, before: Seen, said: Seen, received: Counter[tuple[int, str]]) -> None:
        """B2.9: coins and resources go to the opponent whose building it is, unless that is an Automa."""
        user, owner = self.used or (-1, -1)
        goods = {what: number for what, number in said["goods"].items() if what in GOODS}
        theirs = self.number == 7 and said["seat"] == user and not before["players"][owner]["automa"] and bool(goods)
        require(said.get("to") == (owner if theirs else None), "B2.9", f"paid to {owner}: {said}")
        if theirs:
            received.update({(owner, what): number for what, number in goods.items()})

    def neighbour(self, before: Seen, events: Sequence[Event], shows: str) -> None:
        """B2.7: a point for both if the die shows the charter of either."""
        assert self.used is not None
        self.rolls -= 1
        require(told(events, "rolled")[0]["seat"] == self.used[1], "B2.7", "somebody else has rolled")
        both = [before["players"][seat]["charter"] for seat in self.used]
        at = next(at for at, event in enumerate(events) if event.key == "rolled")
        points = [said["seat"] for said in told(events[at + 1 : at + 3], "gained") if said["what"] == "vp"]
        require(sorted(points) == (sorted(self.used) if shows in both else []), "B2.7", f"{both}, {shows}: {points}")

    # The end

    def guidepost(self, met: list[int]) -> None:
        """B1.13; B2.18: in game 5 an Automa always meets it, no matter which of the people is best."""
        counted = numbers(self.view)
        always = {seat for seat, player in enumerate(self.view["players"]) if player["automa"] and self.number == 5}
        wanted = {seat for seat, number in enumerate(counted) if number == max(counted)} | always
        require({*met} == wanted, "B1.13", f"game {self.number}: {counted}, met by {met}")
        self.met = met

    def story_goes_on(self, before: Seen, said: Seen, events: Sequence[Event]) -> None:
        """B2.1: kings; B2.2: what decides; A to C: what it brings everybody."""
        self.letter, players = said["choice"], self.view["players"]
        moods = {mood: self.view["kings"][mood] - before["kings"][mood] for mood in ("happy", "angry")}
        kings = KINGS[self.letter]
        require(moods == {"happy": max(kings, 0), "angry": max(-kings, 0)}, "B2.1", f"{self.letter}: {moods}")
        if self.number == 6:
            total = sum(player["vp"] for player in players)
            require((said["number"], said["against"]) == (total, self.view["guidepost"]["par"]), "B2.7", said)
            require((self.letter == "I") == (total > said["against"]), "B2.7", said)
        if self.number == 8:
            people = {seat for seat, player in enumerate(players) if not player["automa"]}
            lying = sum("peril" in plot for _, seat, plot in plots(self.view) if seat in people)
            require(said["number"] == lying and (self.letter == "M") == bool(lying), "B2.10", f"{lying}: {said}")
        if "seat" in said:
            self.chosen(before["players"], said["seat"])
        brought = self.brought(before)
        after = [event.key for event in events].index("came-about" if "seat" not in said else "decided") + 1
        own = [event for event in events[after:] if event.key == "gained"][: sum(map(bool, brought))]
        got = Counter({args["seat"]: args["number"] for args in told(own, "gained")})
        require(self.letter not in "ABC" or [got[seat] for seat in range(len(players))] == brought, "B2", brought)

    def brought(self, before: Seen) -> list[int]:
        """The points that a choice brings, by seat."""
        if self.letter == "A":
            return [player["goods"]["coin"] for player in before["players"]]
        if self.letter == "B":
            return [sum(player["goods"][kind] for kind in RESOURCES) for player in before["players"]]
        if self.letter == "C":
            return [sum(map(worth, standing(before, player["charter"]))) for player in before["players"]]
        return [0] * before["seats"]

    def chosen(self, players: Sequence[Seen], chooser: int) -> None:
        """B1.13: the one with most influence of those who meet it, or the next person after an Automa."""
        most = max(players[seat]["influence"] for seat in self.met)
        rings = [[(seat + step) % len(players) for step in range(len(players))] for seat in self.met]
        people = {
            next(seat for seat in ring if not players[seat]["automa"])
            for ring in rings
            if players[ring[0]]["influence"] == most
        }
        require(chooser in people, "B1.13", f"{self.met} met it, {chooser} chooses, not {people}")
        self.chooser = chooser

    def spectral(self, said: Seen) -> None:
        """B2.7: the person with the least glory in all."""
        people = [player for player in self.view["players"] if not player["automa"]]
        least = min(sum(player["chest"]["glory"].values()) for player in people)
        mine = self.view["players"][said["seat"]]
        require(not mine["automa"] and sum(mine["chest"]["glory"].values()) == least == said["stars"], "B2.7", said)
        self.haunted = said["seat"]

    def check_village(self, after: Seen) -> None:
        """The village that the game leaves."""
        last = max(at for at, event in enumerate(self.events) if event.key == "turn")
        tail = self.events[last:]
        begun = next(at for at, event in enumerate(tail) if event.key in ("guidepost-met", "reputation-scored", "won"))
        rank = {key: step for step, keys in enumerate(END) for key in keys.split()}
        kind = [at + 1 for at, event in enumerate(tail) if event.key == "mood" and event.args["mood"] == "kind"]
        steps = [
            rank[event.key] for at, event in enumerate(tail) if at >= begun and event.key in rank and at not in kind
        ]
        require(steps == sorted(steps), "B1.12", [event.key for event in tail[begun:]])
        for key in ("reputation-scored", "glory", "used"):
            seats = [in_turn(self.view).index(said["seat"]) for said in told(tail[begun:], key)]
            require(seats == sorted(seats), "B1.12", f"{key} in another order than that of play: {seats}")
        for seat, player in enumerate(self.view["players"]):
            self.check_charter(seat, player, after["charters"][player["charter"]])
        self.check_companions(after["charters"])
        self.check_spectral(after.get("spectral", ""))

    def check_charter(self, seat: int, player: Seen, later: Seen) -> None:
        """B1.14, B2.6, B2.7: stars; B2.5: islands are home; B2.9: who has which sort of card."""
        earlier = self.village["charters"][player["charter"]]
        unkind = [said for said in told(self.events, "mood") if said["charter"] == player["charter"]]
        earned = player["vp"] // 10 + (seat in self.met) + earlier["owed"] + (self.letter == "I")
        earned += [said["mood"] for said in unkind] == ["unkind"]
        stars = sum(later["stars"]) - sum(earlier["stars"])
        room = sum(row["stars"] for row in self.assets["glory"].values()) - sum(earlier["stars"])
        require(
            stars == min(earned, room), "B1.14", f"{player['charter']}: {stars} stars, earned {earned}, {room} free"
        )
        for at, plot in enumerate(self.view["charters"][player["charter"]]["plots"]):
            lower = plot["under"] if "tile" in plot else plot["building"]
            require(later["plots"][at] == (lower or ""), "B2.5", plot)
            if "tile" in plot:
                tiles = later.get("tiles", [""] * 4)
                require(tiles[(plot["tile"] - 1) % 4] == (plot["building"] or ""), "B2.5", plot)
        if self.number == 7:
            card = "common" if self.letter == "L" else "" if player["automa"] else "sealed"
            require(later.get("victory", "") == card, "B2.9", f"{player['charter']} has {later.get('victory')}")

    def check_companions(self, charters: Mapping[str, Seen]) -> None:
        """B2.6: one for each charter; who plays it decides, or else the chooser."""
        names = {charter["companion"] for charter in charters.values() if charter.get("companion")}
        require(len(names) == (6 if self.number >= 5 else 0), "B2.6", names)
        moods = told(self.events, "mood")
        require(sorted(said["charter"] for said in moods) == (sorted(CHARTERS) if self.number == 5 else []), "B2.6")
        for said in moods:
            seat = self.view["charters"][said["charter"]]["seat"]
            require(said["seat"] == (self.chooser if seat is None else seat), "B2.6", said)
            require(charters[said["charter"]]["mood"] == said["mood"], "B2.6", said)

    def check_spectral(self, later: str) -> None:
        """B2.7 and B2.8: given in game 6, kept until it is redeemed."""
        kept = "" if told(self.events, "redeemed") else self.village.get("spectral", "")
        wanted = self.view["players"][self.haunted]["charter"] if self.number == 6 else kept
        require(later == wanted, "B2.8", f"{later} has it, not {wanted}")
