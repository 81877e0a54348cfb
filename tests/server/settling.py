"""Campaigns on a running server: founding them, playing their games, and files to begin in the middle with."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from running import Somebody

from moonstone.arena.game import bots_of, play_out, players_of
from moonstone.engine import CampaignFile, Json, Match, Move, legacy_of, load, secret_from_seed


@cache
def played(games: int, seats: int = 2, bot: str = "random") -> str:
    """The file of a campaign between bots after so many games, in which every assistant was named at once."""
    campaign, bots, rng = CampaignFile.found(load("charterstone"), "campaign settled"), [bot] * seats, Random("names")
    for number in range(1, games + 1):
        match = campaign.begin(players_of(bots), secret=secret_from_seed(f"settled game {number}"))
        play_out(match, bots_of(bots, "settled", None), partial(_play_and_name, campaign, match))
        for command in legacy_of(campaign.game).bot_commands(range(seats), rng):
            campaign.between_games(command)
    return campaign.dumps()


def _play_and_name(campaign: CampaignFile, match: Match, seat: int, move: Move) -> None:
    campaign.play(seat, move)
    for what in match.state.nameable(seat):
        campaign.give_name(seat, what, f"Name of {what}")


@cache
def nearly_over(games: int, left: int) -> str:
    """The file of a campaign between bots after so many games, with so many decisions of the next still to be made."""
    whole = CampaignFile.loads(played(games + 1))
    lines = whole.dumps().splitlines(keepends=True)
    deciding = [line for line, entry in enumerate(whole.entries[: _end(whole)], 1) if _decides(entry)]
    return "".join(lines[: deciding[-left]])


def _decides(entry: Mapping[str, Json]) -> bool:
    return isinstance(entry.get("by"), int) and "move" in entry


def _end(campaign: CampaignFile) -> int:
    """Where the last game ended."""
    return max(number for number, entry in enumerate(campaign.entries) if "over" in entry)


class Settler(Somebody):
    """A person with a campaign."""

    campaign = ""

    @property
    def at(self) -> str:
        return f"/api/campaigns/{self.campaign}"

    def found(self, members: Sequence[dict[str, Any]], **more: Any) -> Any:
        """A new campaign."""
        body = {"game": "charterstone", "name": "Our village", **more, "members": list(members)}
        placed = self.post("/api/campaigns", **body)
        self.campaign = placed["campaign"]["id"]
        return placed

    def bring(self, file: str) -> Any:
        """A campaign from a file."""
        campaign = self.post("/api/campaigns/import", file=file)
        self.campaign = campaign["id"]
        return campaign

    def look(self) -> Any:
        return self.get(self.at)

    def village(self, game: int | None = None) -> Any:
        return self.get(f"{self.at}/edition", game=game)["printed"]["village"]

    def begin(self, number: int) -> Any:
        return self.post(f"{self.at}/games", number=number)

    def to_member(self, number: int, what: str, **body: Any) -> Any:
        return self.post(f"{self.at}/members/{number}/{what}", **body)


def play_to_the_end(table: str, people: Sequence[Somebody], rng: Random, most: int = 5000) -> None:
    """Everybody decides at random for all their seats until the game is over, or so many decisions are made."""
    mine = [(person, person.table(table)["yours"]) for person in people]
    made = 0
    end = time.monotonic() + 90
    while made < most and time.monotonic() < end:
        now = people[0].table(table)
        if now["phase"] == "over":
            return
        asked = [(person, seat) for person, seats in mine for seat in seats if seat in now["turn"]]
        asked = [(person, seat) for person, seat in asked if now["seats"][seat]["away"] is None]
        if not asked:
            time.sleep(0.02)
            continue
        person, seat = asked[0]
        update = person.update(table, since=now["seq"], seat=seat)
        if update["moves"]:
            made += 1
            key = f"{update['position']}-{seat}"
            person.move(table, seat, update["position"], rng.choice(update["moves"]), key)
    assert made == most, "the game does not end"
