"""Whole campaigns of bots before the referees: each game is watched by all who know it.

    python tests/referees/village_campaigns.py greedy 0 60

plays campaigns 0 to 59 and prints what was broken, how often, and where first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import last_referee
import story_referee
from judging import BrokenRuleError, Seen, loosely, report, require
from last_referee import Watched, steps
from story_referee import StoryReferee
from village_afterwards import check_after
from village_referee import Referee

from moonstone.engine import CampaignFile, Event, Match, Played, client_of

sys.path.insert(0, str(Path(__file__).parent.parent / "charterstone"))

from swept import Found  # isort: skip  # it lies beside the tests of the rules
from whole_campaign import Plan, WholeCampaign  # isort: skip

PLAIN: Final = 3
"""The games after which nothing but A and B1 says what the village is like."""
SOMETIMES: Final = 0.05
"""How often it is looked at who may give names."""
REFEREED: Final = Plan(games=last_referee.GAMES)


class RefereedCampaign(WholeCampaign):
    """A campaign that is checked and counted like any other, and compared with the lines of the rules."""

    def __init__(self, plan: Plan, number: int) -> None:
        super().__init__(plan, number)
        self.games: list[Referee] = []
        """The referee of each game of the campaign."""

    def play_game(self, number: int) -> Match:
        """The next game; then the referees have it."""
        before = village(self.campaign)
        match = super().play_game(number)
        self.where = f"game {number}, before the referees"
        after = village(self.campaign)
        if number <= last_referee.LAST:
            watching, events = watched(match)
            self.games.append(watching)
            if number <= PLAIN:
                check_after(before, watching.view, events, after)
        if story_referee.FIRST <= number <= story_referee.LAST:
            StoryReferee(match).check_village(after)
        if number >= last_referee.FIRST:
            last_referee.check(Watched(self.campaign, before, after, steps(match)))
        return match

    def give_a_name(self, match: Match) -> None:
        """A5.5: nobody can name another's assistant; B1.12: what an Automa would name, the next person names."""
        if self.rng.random() < SOMETIMES:
            players = loosely(match.state.view(None))["players"]
            for seat, player in enumerate(players):
                theirs = {card for other in stood_in_for(players, seat) for card in other["cards"]}
                for what in match.state.nameable(seat):
                    require(what in {*player["cards"]} | theirs, "A5.5", f"seat {seat} may name {what}")
                    require(not player["automa"], "B1.12", f"an Automa may name {what}")
        super().give_a_name(match)


def stood_in_for(players: Sequence[Seen], seat: int) -> list[Seen]:
    """The Automas between the person before a seat and that seat."""
    found: list[Seen] = []
    for step in range(1, len(players)):
        player = players[(seat - step) % len(players)]
        if not player["automa"]:
            break
        found.append(player)
    return found


def village(campaign: CampaignFile) -> Seen:
    """The village as everybody sees it between two games."""
    seen: Seen = loosely(client_of(campaign.game).assets()["village"])
    return seen


def watched(match: Match) -> tuple[Referee, list[Event]]:
    """A finished match before the referee of what holds in every game, from its start and move by move."""
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


def referee(numbers: Iterable[int], plan: Plan = REFEREED) -> Found:
    """What campaigns have shown."""
    found = Found()
    for number in numbers:
        found.merge(RefereedCampaign(plan, number).prove())
    return found


def main(level: str, first: int, end: int) -> None:
    """Print what was broken, by line."""
    found = referee(range(first, end), Plan(level, games=last_referee.GAMES))
    broken = [line.split("BrokenRuleError ") for line in found.broken]
    print(report([(where[0], where[-1]) for where in broken]) or "every line holds")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
