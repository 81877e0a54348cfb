"""A referee who trusts nobody: it watches a game by what players see, and holds it against the lines of the rules.

It knows views, events and moves, and nothing of the code behind them. Each of its checks names the line it goes by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from judging import Seen, loosely, require

from moonstone.engine import NATURE, AnyGame, Event, client_of

FACE_UP: Final = 5
COINS, EACH, INFLUENCE, WORKERS, SIX = 36, 12, 12, 2, 6
RESOURCES: Final = ("pumpkin", "wood", "grain", "coal", "iron", "clay")
COMMONS: Final = ("zeppelin", "charterstone", "grandstand", "treasury", "market", "cloud-port")
REPUTATION: Final = (10, 7, 4)
PLAIN_PAYERS: Final = {"p255"}
"""Who plays it may pay otherwise (C: 255 may pay resources for coins)."""


def plots(view: Seen) -> Iterator[tuple[str, int | None, Seen]]:
    """Every plot of the board with its charter and the seat that plays it."""
    for name, charter in view["charters"].items():
        for plot in charter["plots"]:
            yield name, charter["seat"], plot


def plot_of(view: Seen, building: str) -> Seen:
    """Where a building stands; the Commons are like plots."""
    if building in view["commons"]:
        beside = view["beside"].get(building)
        return {"building": building, "worker": view["commons"][building], "beside": beside}
    return next(plot for _, _, plot in plots(view) if plot["building"] == building)


# What is so at every moment


def check_goods(view: Seen) -> None:
    """A1.2: 36 coins and 12 of each resource, and none made or lost."""
    for good, number in view["supply"].items():
        held = [player["goods"][good] for player in view["players"]]
        require(min(number, *held) >= 0, "A1.2", f"less than no {good}")
        require(number + sum(held) == (COINS if good == "coin" else EACH), "A1.2", f"{good}: {number} and {held}")


def check_tokens(view: Seen) -> None:
    """A1.3, A3.4, B2.13: 12 influence and 2 workers a player; A6.2: no more reputation than spaces."""
    for seat, player in enumerate(view["players"]):
        shared = [mark for mark in view["objectives"].values() if seat in mark["scored"]]
        own = [mark for mark in player["objectives"].values() if mark["scored"]]
        income = [plot for _, _, plot in plots(view) for owner in plot.get("income", ()) if owner == seat]
        placed = view["reputation"]["tokens"][seat] + len(shared) + len(own) + len(income)
        placed += sum(space["seat"] == seat for space in view["quota"])
        placed += sum(seat in charter.get("emblem", ()) for charter in view["charters"].values())
        require(min(player["influence"], player["spent"]) >= 0, "A3.4")
        require(player["influence"] + player["spent"] + placed == INFLUENCE, "A3.4", f"seat {seat}")
        there = [*view["commons"].values(), *(plot["worker"] for _, _, plot in plots(view)), *view["beside"].values()]
        there += [plot.get("beside") for _, _, plot in plots(view)]
        require(player["workers"] + there.count(seat) == WORKERS, "A1.3", f"workers of seat {seat}")
    for _, _, plot in plots(view):
        tokens = plot.get("income", [])
        require(len(tokens) == len({*tokens}), "B1.11", plot)
    require(sum(view["reputation"]["tokens"]) <= view["reputation"]["spaces"], "A6.2")


def check_minions_and_perils(view: Seen) -> None:
    """B1.8, B2.12 and B1.17: six of each kind that is known; minions stand in charters alone."""
    out = Counter(plot[whose] for _, _, plot in plots(view) for whose in ("minion", "loose") if whose in plot)
    for kind, number in view["minions"].items():
        held = [player["minions"][kind] for player in view["players"]]
        require(number + sum(held) + out[kind] == SIX, "B1.8", f"{kind}: {number}, {held}, {out[kind]} on the board")
    lying = Counter(plot["peril"] for _, _, plot in plots(view) if "peril" in plot)
    for kind, number in view["perils"].items():
        held = [player["perils"][kind] for player in view["players"]]
        require(number + sum(held) + lying[kind] == SIX, "B1.17", f"{kind}: {number}, {held}, {lying[kind]} lying")


def check_cards(view: Seen) -> None:
    """A5: no card is in two places, no building stands twice; A5.1: five lie face up whenever they can."""
    places = [view["mat"], view["deck"], view["discard"], view["archive"]]
    places += [player["cards"] for player in view["players"]]
    cards = Counter(card for place in places for card in place)
    require(not cards or max(cards.values()) == 1, "A5", [card for card, number in cards.items() if number > 1])
    standing = Counter(plot["building"] for _, _, plot in plots(view) if plot["building"] is not None)
    require(max(standing.values(), default=1) == 1, "A5.3", standing.most_common(1))
    require(len(view["mat"]) <= FACE_UP, "A5.1", view["mat"])
    if view["round"] and not view["winners"] and view["turn"] != [NATURE]:
        full = len(view["mat"]) == FACE_UP
        require(full or not (view["deck"] or view["discard"]), "A5.1", f"face up {view['mat']}, deck {view['deck']}")


def check_automas(before: Seen, after: Seen) -> None:
    """C2: an Automa gains no goods and pays none. What its charter has had before stays there, as much of it as can be
    kept at the end.
    """
    for had, has in zip(before["players"], after["players"], strict=True):
        if has["automa"]:
            more = [good for good, number in has["goods"].items() if number > had["goods"][good]]
            less = had["goods"] != has["goods"] and not after["winners"]
            require(not more and not less, "C2", f"{had['goods']}, then {has['goods']}")


MOMENT: Final = (check_goods, check_tokens, check_minions_and_perils, check_cards)


# What changes


class Referee:
    """Watches one game from its start. `watch` is called with everything that happens, in order."""

    def __init__(self, game: AnyGame, view: Seen) -> None:
        self.assets: Seen = loosely(client_of(game).assets())
        self.seats = view["seats"]
        self.view = view
        self.charters: Seen = self.assets["village"]["charters"]
        self.opened_before = {*self.assets["village"]["opened"]}
        self.turns: Counter[int] = Counter()
        self.steps = self.most_steps = self.hurried = 0
        """Moves in this turn; the most in a turn; how often the guard of A6.4 moved progress."""
        self.seat: int | None = None
        self.place: str | None = None
        """The building that is being used."""
        self.playing: set[str] = set()
        """The personas with which its user came there."""
        self.paid: Counter[str] = Counter()
        self.gained: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()
        """By kind of event, how many there were in this turn."""
        self.happened: list[Event] = []
        self.made: set[tuple[int, str]] = set()
        """Who has built what in this game and not used it yet."""
        self.free = False
        """Whether this turn's placement costs nothing (C: scroll)."""
        self.met: list[int] = []
        """Who met the guidepost."""

    def watch(self, seat: int, said: str, events: Sequence[Event], after: Seen) -> None:
        """What was done, what followed from it, and what everybody sees then."""
        before, self.view = self.view, after
        if seat != NATURE and self.seat is not None and not before["winners"]:
            self.steps += 1
            self.most_steps = max(self.most_steps, self.steps)
        self.happened += events
        for event in events:
            if event.key == "built" and event.args["over"] is not None:
                self.overbuilt(before, after, event)
            if event.key == "placed":
                self.placed(before, event)
            if event.key == "sent":
                self.sent(before, event)
            if event.key == "shipped":
                self.shipped(before, event)
            if event.key == "built":
                self.made.add((int(str(event.args["seat"])), str(event.args["card"])))
            if event.key == "used-card":
                self.free |= self.is_scroll(str(event.args["card"]))
            if event.key == "turn":
                self.turn_ends()
                self.turn_begins(after, event, [*events])
            if event.key == "progress" and event.args["seat"] is None:
                self.hurried += 1
            if event.key == "guidepost-met":
                self.guidepost(after, loosely(event.args["seats"]))
            if event.key == "decided":
                self.decided(before, loosely(event.args["seat"]))
            if event.key == "won":
                self.turn_ends()
                self.won(after, event)
            self.counted[event.key] += 1
            self.count(event)
        if said == "partly":
            self.counted["partly"] += 1
        check_automas(before, after)
        for check in MOMENT:
            check(after)

    def count(self, event: Event) -> None:
        """What this turn took and gave."""
        if event.args.get("seat") != self.seat:
            return
        if event.key == "paid":
            self.paid.update(loosely(event.args["goods"]))
        if event.key == "gained":
            self.gained[str(event.args["what"])] += int(str(event.args["number"]))

    def part(self, building: str) -> Seen:
        """What is printed on a building."""
        found: Seen | None = self.view["unlocked"].get(building) or self.assets["buildings"].get(building)
        require(found is not None, "A7.1", f"{building} is not unlocked")
        return found or {}

    # Turns

    def turn_begins(self, after: Seen, event: Event, events: list[Event]) -> None:
        """A3.1, A6.4: clockwise; who has no influence moves progress first."""
        seat = int(str(event.args["seat"]))
        again = self.seat == seat and self.seats > 1
        if self.seat is None:
            require(seat == after["first"], "A2.4", f"seat {seat} begins")
            self.first_turn(after)
        elif not again:
            require(seat == (self.seat + 1) % self.seats, "A3", f"seat {seat} after seat {self.seat}")
        if not again:
            self.turns[seat] += 1
        follows = events[events.index(event) + 1 :]
        moved = [later for later in follows if later.key == "progress"]
        if after["turn"] == [seat] and not after["winners"] and self.view["step"] == "turn":
            player = after["players"][seat]
            if not player["influence"] and not player["automa"] and not after["progress"]["ending"]:
                require(bool(moved), "A3.1", f"seat {seat} has no influence, and progress stays")
        self.seat, self.place, self.steps, self.free = seat, None, 0, False
        self.paid.clear()
        self.gained.clear()
        self.counted.clear()

    def turn_ends(self) -> None:
        """A3.3: what was used was paid in full, and gave what is printed; A6.3: what moves progress has moved it."""
        if self.place is not None and not self.counted["recalled"]:
            self.used_in_full(self.part(self.place))
            self.first_use(self.part(self.place))
        if self.seat is not None and self.view["players"][self.seat]["automa"]:
            deeds = self.counted["automa-card"] + self.counted["retrieved"]
            require(deeds == 1, "C2", f"{deeds} deeds of an Automa in a turn: {dict(self.counted)}")
        require(not self.free or self.place is not None, "C scroll", "nothing was placed")
        moving = self.counted["built"] + self.counted["opened"] + self.counted["objective-scored"]
        progress = self.view["progress"]
        steered = self.seat is not None and "p274" in self.view["players"][self.seat]["personas"]
        if progress["at"] < progress["end"] and not self.counted["partly"] and not steered:
            require(self.counted["progress"] >= moving, "A6.3", f"{moving} deeds, {self.counted['progress']} advances")

    def used_in_full(self, part: Seen) -> None:
        """The cost of the building, whatever else was paid; its benefit, unless part of it was left."""
        free = self.counted["used-card"] or self.counted["enjoyed"]
        paying = {*self.view["players"][self.seat]["personas"]} if self.seat is not None else set()
        if not free and not paying & PLAIN_PAYERS and not self.view["players"][self.seat]["automa"]:
            for term in part["cost"]:
                what, number = term["what"], term["number"]
                if what in ("coin", "influence", *RESOURCES):
                    require(self.paid[what] >= number, "A3.3", f"{part['title']}: paid {dict(self.paid)}")
            every = sum(self.paid[kind] for kind in RESOURCES)
            least = sum(term["number"] for term in part["cost"] if term["what"] in ("resource", *RESOURCES))
            require(every >= least, "A3.3", f"{part['title']}: paid {dict(self.paid)}")
        income = any(term["what"] == "income" for term in part["cost"])
        if self.counted["partly"] or income or self.view["players"][self.seat]["automa"]:
            return
        for term in part["benefit"]:
            if term.get("what") == "vp" and "per" not in term:
                require(self.gained["vp"] >= term["number"], "A3.3", f"{part['title']}: gained {dict(self.gained)}")

    def first_use(self, part: Seen) -> None:
        """C 276: the first use of a building that one has built in this game is worth 4 points more."""
        assert self.seat is not None
        assert self.place is not None
        if (self.seat, self.place) not in self.made:
            return
        self.made.discard((self.seat, self.place))
        if "p276" in self.playing and not self.counted["partly"]:
            require(self.gained["vp"] >= 4, "C 276", f"{part['title']}: {self.gained['vp']} points")

    def is_scroll(self, card: str) -> bool:
        """Whether a card lets a building be used at no cost."""
        part = self.view["unlocked"].get(card) or self.assets["cards"].get(card)
        return part is not None and any(term.get("what") == "free" for term in part["gain"])

    def in_own_charter(self, view: Seen, seat: int, name: str) -> None:
        """C, scroll: on a plot of one's charter."""
        charter = next((charter for charter, _, plot in plots(view) if plot["building"] == name), None)
        require(charter == view["players"][seat]["charter"], "C scroll", f"{name} in {charter}")

    # Placing and building

    def shipped(self, before: Seen, event: Event) -> None:
        """A6.1: an open space, and as many goods as it takes."""
        row, column = event.args["row"], event.args["column"]
        space = next(one for one in before["quota"] if (one["row"], one["column"]) == (row, column))
        require(space["seat"] is None, "A6.1", space)
        amounts = (self.view["came"]["quota"].get(row) or self.assets["quota"][row])["amounts"]
        require(event.args["number"] == amounts[int(str(column)) - 1], "A6.1", event.args)

    def placed(self, before: Seen, event: Event) -> None:
        """A3.2, A3.3: a worker of the supply; whoever stood there goes home."""
        seat, name = int(str(event.args["seat"])), str(event.args["building"])
        self.place, self.playing = name, {*before["players"][seat]["personas"]}
        there, bumped = plot_of(before, name), event.args["bumped"]
        if before["players"][seat]["automa"]:
            return
        if self.free:
            self.in_own_charter(before, seat, name)
        require(before["players"][seat]["workers"] > 0, "A3.2", f"seat {seat} has no worker")
        beside = {"p231"} & {*before["players"][seat]["personas"]}
        require(bumped == there["worker"] or bool(beside), "A3.3", f"{name}: {there['worker']} stood there")

    def sent(self, before: Seen, event: Event) -> None:
        """B1.8: minions go to unoccupied buildings of their player's charter."""
        seat, name = int(str(event.args["seat"])), str(event.args["building"])
        self.place, self.playing = name, {*before["players"][seat]["personas"]}
        charter, plot = next((charter, plot) for charter, _, plot in plots(before) if plot["building"] == name)
        require(charter == before["players"][seat]["charter"], "B1.8", f"a minion in {charter}")
        empty = plot["worker"] is None and "minion" not in plot and plot.get("beside") is None
        require(empty or before["players"][seat]["automa"], "B1.8", f"a minion beside {plot}")
        require(before["players"][seat]["minions"][str(event.args["minion"])] > 0, "B1.8", "a minion from nowhere")

    def overbuilt(self, before: Seen, after: Seen, event: Event) -> None:
        """B1.9: not over what is basic or carries a token; a peril goes back to the supply."""
        over, card = str(event.args["over"]), str(event.args["card"])
        plot = plot_of(before, over)
        require(not over.startswith("basic"), "B1.9", over)
        bare = plot["worker"] is None and "minion" not in plot and not plot.get("income") and "beside" not in plot
        require(bare, "B1.9", plot)
        require("peril" not in plot_of(after, card), "B1.9", f"a peril stays on {card}")

    # The beginning and the end

    def first_turn(self, view: Seen) -> None:
        """A2.2, A2.3, A2.4; B1.3: one persona each once a crate was opened in an earlier game."""
        require(len(view["objectives"]) == 3, "A2.3", view["objectives"])
        for player in view["players"]:
            if player["automa"]:
                continue
            coins = player["goods"]["coin"]
            require(view["number"] > 1 or coins == 4, "A2.4", f"{coins} coins")
            chosen, known = player["personas"], self.charters[player["charter"]]
            require({*chosen} <= {*known["personas"]}, "B1.3", f"{chosen} of {known['personas']}")
            most = 1 + self.full(player["charter"], "persona")
            points = 3 * self.full(player["charter"], "vp") if view["number"] > 2 else 0
            require(player["vp"] >= points, "B1.2", f"{player['charter']} begins with {player['vp']} points")
            if self.opened_before and view["number"] > 1:
                require(
                    len(chosen) == min(most, len(known["personas"])),
                    "B1.3",
                    f"{chosen} of {known['personas']}, used {known['used']}",
                )
        if view["number"] >= 3:
            self.grown(view)
        if "peril" in self.assets["rules"] and sum(view["perils"].values()):
            bare = [(name, plot) for name, _, plot in plots(view) if plot["building"] and "peril" not in plot]
            require(all(self.full(name, "peril") for name, _ in bare), "B1.17", bare)

    def full(self, charter: str, row: str) -> int:
        """B1.14: whether a row of glory is complete before the game, or (A7.2) somebody who joins completes it."""
        rows = [*self.assets["glory"]]
        if row not in rows:
            return 0
        marked = [loosely(event.args) for event in self.happened if event.key == "glory"]
        if any(said["full"] and said["row"] == row and self.charter_of(said["seat"]) == charter for said in marked):
            return 1
        chest = self.assets["chests"][charter]["glory"]
        return int(chest[row] >= self.assets["glory"][row]["stars"])

    def charter_of(self, seat: int) -> str:
        """What a seat plays."""
        return str(self.view["players"][seat]["charter"])

    def grown(self, view: Seen) -> None:
        """B1.1: every inactive charter with an open plot has grown, while there were buildings to build."""
        grew = [event for event in self.happened if event.key == "grew"]
        idle = [name for name, charter in self.charters.items() if not charter["active"] and "" in charter["plots"]]
        require(len(grew) <= len(idle), "B1.1", f"{len(grew)} buildings for {idle}")
        left = [card for card in (*view["deck"], *view["mat"]) if self.is_building(card) and card not in view["built"]]
        require(len(grew) == len(idle) or not left, "B1.1", f"{len(grew)} for {idle}, {left} left")

    def is_building(self, card: str) -> bool:
        """Whether a card is a building."""
        return card in self.assets["buildings"]

    def guidepost(self, view: Seen, met: list[int]) -> None:
        """B1.13, B2: game 2 counts coins and resources, game 3 fewest objectives scored; B2.18: Automas as 3 and 0."""
        numbers = []
        for seat, player in enumerate(view["players"]):
            if view["number"] == 2:
                numbers.append(3 if player["automa"] else sum(player["goods"].values()))
            else:
                scored = sum(seat in mark["scored"] for mark in view["objectives"].values())
                own = sum(mark["scored"] for mark in player["objectives"].values())
                numbers.append(0 if player["automa"] else -scored - own)
        wanted = [seat for seat, number in enumerate(numbers) if number == max(numbers)]
        require(view["number"] > 3 or sorted(met) == wanted, "B1.13", f"{numbers}, met by {met}")
        self.met = met

    def decided(self, view: Seen, chooser: int) -> None:
        """B1.13: of those who meet it the one with most influence, or the next person after an Automa."""
        players = view["players"]
        most = max(players[seat]["influence"] for seat in self.met)
        allowed = {self.person(players, seat) for seat in self.met if players[seat]["influence"] == most}
        require(chooser in allowed, "B1.13", f"{self.met} met it, seat {chooser} chooses, not {allowed}")

    @staticmethod
    def person(players: Sequence[Seen], seat: int) -> int:
        """The seat, or the next person's; the seat itself where nobody is a person."""
        around = [(seat + step) % len(players) for step in range(len(players))]
        return next((other for other in around if not players[other]["automa"]), seat)

    def won(self, after: Seen, event: Event) -> None:
        """A6.4: everybody has had as many turns; A6.5: reputation and victory, ties friendly."""
        require(after["progress"]["ending"], "A6.4", "the end without the hourglass")
        require(len({self.turns[seat] for seat in range(self.seats)}) == 1, "A6.4", dict(self.turns))
        tokens = after["reputation"]["tokens"]
        best = sorted({number for number in tokens if number}, reverse=True)
        told = {
            int(str(scored.args["seat"])): scored.args["vp"]
            for scored in self.happened
            if scored.key == "reputation-scored"
        }
        wanted = {
            seat: vp
            for seat, number in enumerate(tokens)
            if number
            for vp in [self.reputation_points(tokens, number)]
            if vp
        }
        require(told == wanted, "A6.5", f"{tokens} ({best}): {told}")
        scores = [player["vp"] for player in after["players"]]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        require(event.args["seats"] == winners == after["winners"], "A6.5", f"{scores}: {event.args['seats']}")

    @staticmethod
    def reputation_points(tokens: Sequence[int], number: int) -> int:
        """Friendly ties: the next number counts as the next place."""
        place = sorted({other for other in tokens if other}, reverse=True).index(number)
        return REPUTATION[place] if place < len(REPUTATION) else 0
