"""What the referee wants of a village after a game: glory, trophies, capacity, chests and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from judging import Seen, loosely, require

from moonstone.engine import Event

FEW_LEFT: Final = 20
"""Stars of a chest that is full while some of its rows are not known yet."""
KINDS: Final = ("resource", "coin", "card", "minion")
"""B1.15: what chests have capacity for, in the order of the list that is stored."""


def check_after(before: Seen, view: Seen, events: Sequence[Event], after: Seen) -> None:
    """The village before a game, its last view, all that happened in it, and the village after it."""
    number = before["number"]
    require(after["number"] == number + 1, "A7.1")
    for seat, player in enumerate(view["players"]):
        earlier, later = before["charters"][player["charter"]], after["charters"][player["charter"]]
        won = seat in view["winners"]
        require(later["trophies"] == earlier["trophies"] + won, "B1.12", f"trophies of {player['charter']}")
        check_glory(seat, player, (earlier, later), events)
        grown = sum(later["capacity"]) - sum(earlier["capacity"])
        expanded = [event for event in events if event.key == "expanded" and event.args["seat"] == seat]
        if number == 1:
            require(not grown, "B1.12", f"capacity after game 1: {later['capacity']}")
        elif not player["automa"]:
            full = len(expanded) - (not won)
            require(0 <= full <= 1 and grown == len(expanded), "B1.12", f"{player['charter']} won: {won}, {expanded}")
            check_kept(player["charter"], later)
        check_personas(number, player, earlier, later)
    check_names(number, view, after)
    for name in ("opened", "archive"):
        require({*before[name]} <= {*after[name]}, "A7.1", name)


def check_glory(seat: int, player: Seen, chests: tuple[Seen, Seen], events: Sequence[Event]) -> None:
    """B1.14: a star for every ten points, B1.13: one for the guidepost, while the chest has room; after game 1, too."""
    earlier, later = chests
    met = [event for event in events if event.key == "guidepost-met" and seat in loosely(event.args["seats"])]
    placed = [event for event in events if event.key == "glory" and event.args["seat"] == seat]
    earned = player["vp"] // 10 + len(met) + earlier["owed"]
    stars = sum(later["stars"]) - sum(earlier["stars"])
    require(stars == len(placed), "B1.14", f"{player['charter']}: {stars} stars, {len(placed)} placed")
    full = stars < earned and sum(later["stars"]) >= FEW_LEFT
    require(stars == earned or full, "B1.14", f"{player['charter']}: {player['vp']} points, {stars} stars")


def check_kept(charter: str, later: Seen) -> None:
    """B1.15: no more is kept than there is capacity for, of cards and minions one of a kind."""
    resources, coins, cards, minions = later["capacity"]
    require(sum(later["resources"]) <= resources, "B1.15", f"{charter}: {later['resources']}")
    require(later["coins"] <= coins, "B1.15", f"{charter}: {later['coins']} coins")
    require(len(later["cards"]) <= cards, "B1.15", f"{charter}: {later['cards']}")
    require(sum(later["minions"]) <= minions and max(later["minions"]) <= 1, "B1.15", f"{charter}: {later['minions']}")


def check_personas(number: int, player: Seen, earlier: Seen, later: Seen) -> None:
    """B1.3: what was played with is used; what was unlocked came into the chest; nothing is lost."""
    require({*earlier["personas"]} <= {*later["personas"]}, "B1.3", player["charter"])
    require({*earlier["used"]} <= {*later["used"]}, "B1.3", player["charter"])
    if number > 1 and not player["automa"]:
        wanted = {*earlier["used"], *player["personas"]}
        require({*later["used"]} - wanted == set(), "B1.3", f"{later['used']} used, played {player['personas']}")


def check_names(number: int, view: Seen, after: Seen) -> None:
    """B1.12: it is always a person who names, never an Automa."""
    people = {player["charter"] for player in view["players"] if not player["automa"]}
    for what, charter in after["rights"].items():
        require(charter in people or not people, "B1.12", f"{charter} is to name {what}")
    if number == 1 and people:
        waiting = {*after["rights"], *after["names"]}
        require({*after["charters"]} <= waiting, "B1.12", f"to name: {sorted(waiting)}")
