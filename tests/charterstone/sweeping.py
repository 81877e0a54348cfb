"""Many campaigns of greedy bots, every law checked after every decision, everything counted.

    PYTHONPATH=tests/charterstone python tests/charterstone/sweeping.py 500 1

prints the figures as JSON.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from random import Random

from test_laws import check_conserved

from moonstone.bots import Observation, make
from moonstone.engine import CampaignFile, Json, Player, legacy_of, load, secret_from_seed, stats_of
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.state import CharterstoneState

GAMES = 3
SEATS = range(1, 7)


@dataclass
class Sweep:
    """What was seen."""

    games: int = 0
    tables: dict[str, dict[str, int]] = field(default_factory=dict)
    chests: set[str] = field(default_factory=set)
    """The personas that came into somebody's chest."""
    built: set[str] = field(default_factory=set)
    """The buildings that were built by somebody, or by a charter nobody plays."""
    opened: set[int] = field(default_factory=set)
    turns: list[tuple[int, int, float]] = field(default_factory=list)
    """By game: its number in the campaign, the seats, turns a seat."""
    wins: dict[str, float] = field(default_factory=lambda: dict.fromkeys(CHARTERS, 0.0))
    """Of six-seat games, a shared victory in equal parts."""
    six: int = 0

    def to_json(self) -> dict[str, Json]:
        """For programs."""
        return {
            "games": self.games,
            "six": self.six,
            "wins": {name: round(number / max(1, self.six), 3) for name, number in self.wins.items()},
            "chests": [*sorted(self.chests)],
            "built": [*sorted(self.built)],
            "opened": [*sorted(self.opened)],
            "turns": [[*entry] for entry in self.turns],
            "tables": {title: dict[str, Json](table) for title, table in self.tables.items()},
        }


def play(sweep: Sweep, seats: int, first: int, seed: str, bot: str = "greedy") -> None:
    """One campaign of three games; the seats play the charters from `first` on, clockwise."""
    campaign = CampaignFile.found(load("charterstone"), seed)
    for seat in range(seats):
        campaign.between_games({"deed": "join", "charter": CHARTERS[(first + seat) % len(CHARTERS)], "automa": False})
    players = [Player(f"{bot} {seat}", bot) for seat in range(seats)]
    minds = [make(bot, Random(f"{seed} {seat}")) for seat in range(seats)]
    for number in range(1, GAMES + 1):
        match = campaign.begin(players, None, secret=secret_from_seed(f"{seed} {number}"))
        while campaign.match is not None:
            seat = match.turn[0]
            campaign.play(seat, minds[seat].choose(Observation(match.game, match.state, seat)))
            assert isinstance(match.state, CharterstoneState)
            check_conserved(match.state)
        for command in legacy_of(campaign.game).bot_commands(range(seats), Random(f"{seed} wishes {number}")):
            campaign.between_games(command)
        assert match.state.result is not None
        sweep.games += 1
        counts = stats_of(match.game).count_events(match.events)
        for title, table in counts.items():
            into = sweep.tables.setdefault(title, dict.fromkeys(table, 0))
            for label, count in table.items():
                into[label] += count
        sweep.turns.append((number, seats, (counts["turns"]["placing"] + counts["turns"]["retrieving"]) / seats))
        ranks = match.state.result.ranks
        if seats == len(CHARTERS):
            sweep.six += 1
            for seat, rank in enumerate(ranks):
                sweep.wins[match.game.seat_names[seat]] += (rank == 1) / ranks.count(1)
        for event in match.events:
            if event.key in ("built", "grew"):
                sweep.built.add(str(event.args["card"]))
            elif event.key == "opened":
                sweep.opened.add(int(str(event.args["crate"])))
                if event.args["persona"]:
                    sweep.chests.add(str(event.args["persona"]))


def seating(index: int) -> tuple[int, int]:
    """How many play in a campaign, and the first of their charters: every number and every charter in turn."""
    return SEATS[index % len(SEATS)], index // len(SEATS) % len(CHARTERS)


def sweep(campaigns: int, seed: int) -> Sweep:
    """So many campaigns, of one to six seats in turn."""
    found = Sweep()
    for index in range(campaigns):
        play(found, *seating(index), f"{seed}.{index}")
    return found


if __name__ == "__main__":
    print(json.dumps(sweep(int(sys.argv[1]), int(sys.argv[2])).to_json()))
