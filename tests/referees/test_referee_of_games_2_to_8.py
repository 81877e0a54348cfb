"""Games 2 to 8 before a referee who knows rules, views, events and moves, and no code (B2.1 to B2.9, B2.18).

Campaigns of people who do anything legal, come, go and let an Automa play for them are worked out a second time; then
come positions in which several rules meet.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from judging import Seen, loosely, require

from moonstone.engine import (
    CampaignFile,
    Event,
    Json,
    Match,
    Player,
    Refused,
    client_of,
    editions_of,
    legacy_of,
    load,
    secret_from_seed,
)
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from picking import picked  # isort: skip  # it and these lie with other tests
from story import chapter, left, over, settled, until  # isort: skip
from villages import Table  # isort: skip

GAMES: Final = 8
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
    return int(loosely(chapter(3, seats).start(seats).view(None))["progress"]["start"])


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
        """B1.13; B2.18: in game 5 an Automa always meets it, whoever is the best among the people."""
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


def people_change(campaign: CampaignFile, rng: Random) -> None:
    """Some charters are joined, left or handed over, where that can be."""
    village = loosely(client_of(campaign.game).assets()["village"])
    for charter in rng.sample(CHARTERS, 2):
        there = village["charters"][charter]
        command: dict[str, Json] = {"deed": "join", "charter": charter, "automa": rng.random() < 1 / 3}
        if there["active"]:
            handed: dict[str, Json] = {"deed": "hand", "charter": charter, "automa": not there["automa"]}
            command = rng.choice([handed, {"deed": "leave", "charter": charter}])
        try:
            campaign.between_games(command)
        except Refused:
            assert there["active"], command


def play_on(campaign: CampaignFile, rng: Random, secret: str) -> Match:
    """The next game of a campaign, in which everybody does anything legal."""
    players = [Player(str(seat)) for seat in range(len(legacy_of(campaign.game).seats))]
    match = campaign.begin(players, secret=secret_from_seed(secret))
    while campaign.match is not None:
        campaign.play(match.turn[0], rng.choice(match.state.moves(match.turn[0])))
    for command in legacy_of(campaign.game).bot_commands(range(len(players)), rng):
        campaign.between_games(command)
    return match


def referee(index: int) -> None:
    """A campaign of eight games, watched from the second on."""
    rng, seats = Random(f"story {index}"), 1 + index % 6
    campaign = CampaignFile.found(load("charterstone"), f"story {index}")
    for seat in range(seats):
        automa = seat >= seats - min(index // 6 % 3, seats - 1)
        campaign.between_games({"deed": "join", "charter": CHARTERS[seat], "automa": automa})
    for number in range(1, GAMES + 1):
        if number > 1 and rng.random() < 1 / 2:
            people_change(campaign, rng)
        match = play_on(campaign, rng, f"{index} {number}")
        if number > 1:
            StoryReferee(match).check_village(loosely(client_of(campaign.game).assets()["village"]))
    assert CampaignFile.loads(campaign.dumps()).dumps() == campaign.dumps()


@pytest.mark.parametrize("index", range(18))
def test_every_line_of_games_2_to_8_holds_in_a_campaign(index: int) -> None:
    referee(index)


@pytest.mark.long
def test_every_line_of_games_2_to_8_holds_in_hundreds_of_campaigns() -> None:
    for index in range(18, 400):
        referee(index)


# Positions in which several rules meet


def polite(seat: int, number: int, seats: int = 2, **more: Any) -> Table:
    """A game in which a seat plays with the persona who may choose not to bump (C: 231)."""
    charters: dict[str, Any] = {CHARTERS[seat]: {"personas": (f"original-{CHARTERS[seat]}", "p231")}}
    return settled(chapter(number, seats, **{**more, **charters})).persona(seat, "p231")


def test_b2_6_a_large_worker_that_stands_beside_another_keeps_the_small_one_away() -> None:
    table = polite(0, 5).play("small basic-blue", "place basic-red", "place basic-red", "no", "small basic-blue")
    assert table.refused("small basic-red") == "rule-of-this-game"
    table = polite(1, 5).play("place basic-red", "place basic-red", "no")
    assert table.refused("small basic-red") == "rule-of-this-game"
    assert "small basic-red" not in table.play("partly").moves()


def test_b2_6_a_companion_finds_a_full_chest() -> None:
    full = {"stars": tuple(row.stars for row in GAME.content.glory), "capacity": (99,) * 4}
    for mood in ("kind", "unkind"):
        table = over(settled(chapter(5, 2, purple=full)).influence(1, 3)).play("decide G", f"companion {mood}")
        village = left(table)
        assert (village.charters[0].mood, village.charters[0].stars) == (mood, full["stars"])


def test_b2_8_the_owner_is_asked_wherever_it_stands_among_two_workers() -> None:
    beside = polite(0, 7, 3, spectral="purple").play("small basic-blue", "place basic-red", "place basic-black")
    beside.play("place basic-red", "no", "no", "small basic-blue", "small basic-red")
    first = polite(1, 7, 3, spectral="purple").play("place basic-red", "no", "place basic-red", "no", "place basic-red")
    own = polite(0, 7, spectral="purple").play("small basic-red", "place basic-blue", "place basic-red", "no", "no")
    own.play("small basic-red")
    for table in (beside, first, own):
        assert (table.asked(), table.state.turn) == ("may", (0,))


def test_b2_8_the_token_of_a_bumped_spectral_worker_is_its_owner_s_before_the_cost_is_paid() -> None:
    for holder, points in ((0, 1), (1, 0)):
        table = settled(chapter(7, spectral="purple", green={"plots": ("basic-green", "b59", "", "", "", "")}))
        table.cards(holder, "a6").goods(0, wood=1).goods(1, wood=1).play("place b59", "no", "place b59")
        assert table.has(1, "wood") == 2, "not paid yet"
        before = table.state.vp[0]
        table.play("yes")
        assert table.state.vp[0] - before == points, "the Envoy of the owner counts, and no other"


def test_b2_9_resources_paid_for_coins_go_to_the_opponent_too() -> None:
    purple = {"personas": ("original-purple", "p255")}
    game = chapter(7, purple=purple, green={"plots": ("basic-green", "b95", "", "", "", "")})
    table = settled(game).persona(0, "p255").goods(0, wood=1, coin=0).play("place b95")
    until(table, "turn")
    assert (table.has(1, "wood"), table.has(1, "coin")) == (1, 0)


def test_b2_9_nothing_is_told_when_people_come_and_go_after_the_choice() -> None:
    """Purple's chair goes to an Automa and back, green leaves, and black picks one of those that are left."""
    campaign, rng = picked(), Random(5)
    campaign.between_games({"deed": "hand", "charter": "purple", "automa": True})
    campaign.between_games({"deed": "leave", "charter": "green"})
    campaign.between_games({"deed": "join", "charter": "black", "automa": False})
    match = play_on(campaign, rng, "coming and going")
    state = match.state
    assert len({match.state.private(seat)["victory"] for seat in range(3)}) == 3
    seen = [str(state.view(viewer)) for viewer in (None, 0, 1, 2)]
    assert [len({*re.findall(r"'v[1-6]'", view)}) for view in seen] == [0, 1, 1, 1]
    campaign.between_games({"deed": "hand", "charter": "purple", "automa": False})
    for roles, known in (((), 0), (("black",), 1), (("yellow",), 1), (("purple",), 1)):
        assert len({*re.findall(r'"v[1-6]"', campaign.dumps(roles))}) == known
    shown = loosely(editions_of(campaign.game).public())["village"]["charters"]
    victory = {name: shown[name].get("victory") for name in ("purple", "yellow", "black", "green")}
    assert victory == {"purple": "sealed", "yellow": "sealed", "black": "sealed", "green": None}
