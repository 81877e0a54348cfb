"""Campaigns of bots before the referee.

    python tests/referees/village_campaigns.py 0 60

plays campaigns 0 to 59 and prints what was broken, how often, and where first.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from judging import BrokenRuleError, loosely, report, require
from village_afterwards import check_after
from village_referee import Referee

from moonstone.bots import Observation, make
from moonstone.engine import CampaignFile, Event, Match, Played, Player, client_of, legacy_of, load, secret_from_seed
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.state import CharterstoneState

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from laws import check_conserved  # it lies beside the tests of the rules

NAMING: Final = 0.05
"""How often somebody who may give a name in the middle of a game does."""
MINDS: Final = ("greedy", "random", "easy")


def seating(index: int) -> tuple[int, int, int]:
    """How many sit at a campaign's table, how many of them are Automas, and the first charter."""
    seats = 1 + index % 6
    return seats, min(index // 6 % 3, seats - 1), index // 18 % 6


def referee(index: int, bots: Sequence[str] = MINDS, games: int = 3) -> list[Referee]:
    """A campaign from a seed, watched in full."""
    seats, automas, first = seating(index)
    rng = Random(f"referee {index}")
    campaign = CampaignFile.found(load("charterstone"), f"referee {index}")
    for seat in range(seats):
        charter, automa = CHARTERS[(first + seat) % len(CHARTERS)], seat >= seats - automas
        campaign.between_games({"deed": "join", "charter": charter, "automa": automa})
    players = [Player(f"player {seat}", "greedy") for seat in range(seats)]
    minds = [make(rng.choice(bots), Random(f"{index} {seat}")) for seat in range(seats)]
    found = []
    for number in range(1, games + 1):
        before = loosely(client_of(campaign.game).assets()["village"])
        match = campaign.begin(players, None, secret=secret_from_seed(f"{index} {number}"))
        while campaign.match is not None:
            seat = match.turn[0]
            campaign.play(seat, minds[seat].choose(Observation(match.game, match.state, seat)))
            assert isinstance(match.state, CharterstoneState)
            check_conserved(match.state)
            give_names(campaign, match, rng)
        watching, events = watched(match)
        found.append(watching)
        check_after(before, watching.view, events, loosely(client_of(campaign.game).assets()["village"]))
        for command in legacy_of(campaign.game).bot_commands(range(seats), rng):
            campaign.between_games(command)
    return found


def give_names(campaign: CampaignFile, match: Match, rng: Random) -> None:
    """A5.5: now and then somebody names an assistant in the middle of the game; nobody can name another's."""
    if campaign.match is None or rng.random() > NAMING:
        return
    for seat, player in enumerate(loosely(match.state.view(None))["players"]):
        for what in match.state.nameable(seat)[:1]:
            require(what in player["cards"], "A5.5", f"seat {seat} may name {what}")
            require(not player["automa"], "B1.12", f"an Automa may name {what}")
            campaign.give_name(seat, what, f"Name {rng.randrange(1000)}")


def watched(match: Match) -> tuple[Referee, list[Event]]:
    """A finished match before the referee, from its start and move by move."""
    state = match.game.start(len(match.players), match.options)
    watching = Referee(match.game, loosely(state.view(None)))
    told: list[Event] = []
    for moment in match.history:
        events: list[Event] = []
        moment.entry.replay(state, events)
        said = str(moment.entry.move) if isinstance(moment.entry, Played) else "named"
        try:
            watching.watch(moment.entry.by, said, events, loosely(state.view(None)))
        except BrokenRuleError as broken:
            at = f"game {watching.view['number']}, round {watching.view['round']}, {moment.entry.by}: {said}"
            raise BrokenRuleError(f"{broken} ({at})") from None
        told += events
    return watching, told


def main(first: int, last: int) -> None:
    """Print what was found."""
    broken: list[tuple[str, str]] = []
    steps: Counter[int] = Counter()
    for index in range(first, last):
        try:
            steps.update(watching.most_steps for watching in referee(index))
        except BrokenRuleError as error:
            broken.append((f"campaign {index} {seating(index)}", str(error)))
    print(report(broken) or "every line holds", f"most moves in a turn: {sorted(steps.items())[-6:]}", sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
