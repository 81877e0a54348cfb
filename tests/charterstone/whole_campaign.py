"""One whole campaign between bots, proven: twelve games and one in the village afterwards, everything counted.

What breaks a law, is refused, fails, hangs or comes back changed after it was saved is told with the campaign's number.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from traceback import extract_tb
from typing import Final, cast

import at_hand
from coming_and_going import change, join, leaves_nobody
from everything import BY_EVENT
from laws import check_conserved, check_village
from swept import Found

from moonstone.bots import Bot, Observation, decide, make
from moonstone.engine import (
    CampaignFile,
    Event,
    Json,
    Match,
    Player,
    canonical,
    legacy_of,
    load,
    secret_from_seed,
    stats_of,
)
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, MOODS
from moonstone.games.charterstone.content.village import Village
from moonstone.games.charterstone.rules.candle import OUT
from moonstone.games.charterstone.state import CharterstoneState

at_hand.offer()

CAMPAIGN: Final = 12
"""Games of a campaign (B2)."""
LONGEST: Final = 20000
"""Decisions in a game, at most: far more than there can be."""
AIMLESS: Final = ("random",)
"""A6.4: the bots that may reach the guard of a game."""
TOLD: Final = 20
"""What is broken in one campaign, at most."""
NAMING: Final = 0.02
"""How often somebody names an assistant after a decision."""
WHOLE: Final = 60
"""The parts in which a victory is counted, so that each number of champions divides it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How campaigns are played, and how closely they are watched."""

    level: str = "greedy"
    games: int = CAMPAIGN + 1
    """With those in the village afterwards."""
    every: int = 10
    """The laws are checked after so many decisions, and at the end of each game; 0: then alone."""
    read_back: int = 10
    """The file of one campaign in so many is read back."""
    seats: int = 0
    """How many charters are played at first; 0: one to six in turn."""

    @property
    def seed(self) -> str:
        """What all campaigns follow from, with their number."""
        return f"{self.level}, {self.seats} seats," if self.seats else self.level

    @property
    def name(self) -> str:
        """What tells one plan's campaigns from another's."""
        return self.seed if self.games == CAMPAIGN + 1 else f"{self.seed} {self.games} games"


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays in a campaign."""

    charters: tuple[str, ...]
    automas: int
    """How many of them, the last ones, the Automa plays at first."""
    moves: bool
    """Whether people come and go between games."""


def setting(number: int, plan: Plan) -> Setting:
    """Every number of seats and every first charter in turn; a third has Automas, and in a third people come and go."""
    rng = Random(f"setting {number}")
    seats, first = plan.seats or 1 + number % 6, number // 6 % len(CHARTERS)
    automas = rng.choice((0, 0, 0, 1, 2)) if seats > 1 else 0
    charters = tuple(CHARTERS[(first + seat) % len(CHARTERS)] for seat in range(seats))
    return Setting(charters, min(automas, seats - 1), rng.random() < 1 / 3)


class WholeCampaign:
    """A campaign that is played, checked and counted."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan, self.number, self.found = plan, number, Found()
        self.setting, self.seed = setting(number, plan), f"{plan.seed} {number}"
        self.rng = Random(f"{self.seed} by chance")
        self.campaign = CampaignFile.found(load("charterstone"), self.seed)
        self.where = "before game 1"
        self.settled = len(self.setting.charters) == len(CHARTERS) and not self.setting.automas
        """Whether people have played all six charters so far."""

    @property
    def village(self) -> Village:
        """The village as it is between two games."""
        assert isinstance(self.campaign.game, Charterstone)
        return self.campaign.game.village

    def prove(self) -> Found:
        """What it has shown."""
        try:
            self.play()
        except Exception as broken:
            last = extract_tb(broken.__traceback__)[-1]
            at = f"line {last.lineno} of {last.filename.rsplit('/', 1)[-1]}"
            self.break_off(f"{type(broken).__name__} {broken} ({at})")
        return self.found

    def break_off(self, what: str) -> None:
        """Note what was broken, and where; not more often than anybody would read."""
        if len(self.found.broken) < TOLD:
            self.found.broken.append(f"{self.seed}: {self.where}: {what}")

    def play(self) -> None:
        """All games, with what is done between them."""
        automas = len(self.setting.charters) - self.setting.automas
        for seat, charter in enumerate(self.setting.charters):
            self.campaign.between_games(join(charter, seat >= automas))
        for number in range(1, self.plan.games + 1):
            if self.setting.moves and 1 < number <= CAMPAIGN:
                self.let_people_change(number)
            check_village(self.village)
            self.count_game(number, self.play_game(number))
            self.where = f"after game {number}"
            check_village(self.village)
            for command in legacy_of(self.campaign.game).bot_commands(range(len(self.village.active)), self.rng):
                self.campaign.between_games(command)
        self.count_campaign()
        if self.number % self.plan.read_back == 0:
            self.read_file_back()

    def let_people_change(self, number: int) -> None:
        """A7.2: up to two charters are joined, left or handed over."""
        for charter in self.rng.sample(CHARTERS, 2):
            command = change(self.village, charter, self.rng)
            if self.rng.random() < 1 / 3 and not leaves_nobody(self.village, command):
                self.where = f"before game {number}, {canonical(dict(command))}"
                spectral = self.village.spectral
                self.campaign.between_games(command)
                self.found.counts["between games"][what_is_done(command)] += 1
                self.found.counts["spectral worker"]["back in the box"] += spectral != self.village.spectral
                self.settled = False

    # A game

    def play_game(self, number: int) -> Match:
        """The next game to its end, its laws checked on the way; one position of it, by chance, is saved and read."""
        self.where = f"game {number}, set-up"
        charters = [seat.role for seat in legacy_of(self.campaign.game).seats]
        players = [Player(charter) for charter in charters]
        match = self.campaign.begin(players, None, secret=secret_from_seed(f"{self.seed} game {number}"))
        minds = [make(self.plan.level, Random(f"{self.seed} {number} {charter}")) for charter in charters]
        made, kept, there = 0, match.state.copy(), self.where
        while self.campaign.match is not None:
            if not match.turn:
                raise AssertionError("nobody is to move, and the game is not over")
            self.where = f"game {number}, decision {made}"
            self.decide(match, minds)
            self.give_a_name(match)
            made += 1
            if self.plan.every and made % self.plan.every == 0:
                self.check(match)
            if self.rng.random() * made < 1:
                kept, there = match.state.copy(), self.where
            if made > LONGEST:
                raise AssertionError("the game does not end")
        self.check(match)
        self.found.played["decisions"] += made
        at_last, self.where = self.where, there
        check_saved(match, cast(CharterstoneState, kept))
        self.found.played["positions saved and read"] += 1
        self.where = at_last
        return match

    def decide(self, match: Match, minds: list[Bot]) -> None:
        """One decision; a bot that fails is noted, and somebody moves for it."""
        seat = match.turn[0]
        state = cast(CharterstoneState, match.state)
        self.found.counts["questions"][state.stack[-1][0].written] += 1
        move, failure = decide(minds[seat], Observation(match.game, match.state, seat))
        if failure is not None:
            self.break_off(failure.text)
        self.campaign.play(seat, move)

    def give_a_name(self, match: Match) -> None:
        """A5.5: now and then somebody names an assistant."""
        if self.campaign.match is not None and self.rng.random() < NAMING:
            for seat in range(len(match.players)):
                for what in match.state.nameable(seat)[:1]:
                    self.campaign.give_name(seat, what, f"Name {self.rng.randrange(1000)}")

    def check(self, match: Match) -> None:
        """Every law."""
        check_conserved(cast(CharterstoneState, match.state))
        self.found.played["positions checked"] += 1

    # What is counted

    def count_game(self, number: int, match: Match) -> None:
        """What a game has shown."""
        state, found = cast(CharterstoneState, match.state), self.found
        if state.round > state.setup.lines.hurry_after_round:
            found.played["games that reached the guard"] += 1
            if self.plan.level not in AIMLESS:
                self.break_off(f"the guard was reached in round {state.round}")
        if state.result is None:
            self.break_off("the game has no result")
        found.counts["events"].update(event.key for event in match.events)
        if number > CAMPAIGN:
            found.played["games afterwards"] += 1
            return
        found.played["games"] += 1
        found.count(stats_of(match.game).count_events(match.events))
        for event in match.events:
            self.count_event(event)
        figures = stats_of(match.game).game_figures(state, match.events)
        for what, numbers in figures.numbers.items():
            for one in numbers:
                found.numbers[f"{what}, game {number:02}"].add(one)
        self.count_story(number, state)

    def count_story(self, number: int, state: CharterstoneState) -> None:
        """What a game leaves behind that no event tells of."""
        found = self.found
        found.counts["crates opened by the story"].update(
            str(crate) for crate, opener in zip(state.opened, state.openers, strict=True) if opener == state.seats
        )
        if state.candle:
            found.counts["candle"]["out" if state.candle == OUT else "burning"] += 1
        if state.spectral and number == CAMPAIGN:
            found.counts["spectral worker"]["kept"] += 1
        if "companions" in state.setup.chapter.ends:
            companions = state.setup.content.companions
            found.counts["companions"].update(
                f"{companions[mark - 1].name}, {MOODS[mood - 1]}"
                for mark, mood in zip(state.companions, state.moods, strict=True)
            )
        if "victory-cards" in state.setup.chapter.ends:
            found.counts["victory cards"].update(state.setup.content.victory[mark - 1].name for mark in state.victory)

    def count_event(self, event: Event) -> None:
        """What happened."""
        for kind, argument in BY_EVENT.get(event.key, ()):
            self.found.counts[kind].update(named(event.args[argument]))
        if event.key == "gained" and event.args["what"] in MINIONS:
            self.found.counts["minions gained"][str(event.args["what"])] += cast(int, event.args["number"])
        if event.key == "spectral":
            self.found.counts["spectral worker"]["given"] += 1
        if event.key == "redeemed":
            self.found.counts["spectral worker"][f"redeemed with {event.args['card'] or 'coins'}"] += 1

    def count_campaign(self) -> None:
        """What it came to."""
        played, village = self.found.played, self.village
        played["campaigns"] += 1
        played[f"campaigns begun by {len(self.setting.charters)}"] += 1
        played["campaigns begun with Automas"] += self.setting.automas > 0
        played["campaigns in which people come and go"] += self.setting.moves
        if self.plan.games < CAMPAIGN:
            return
        assert village.final, "the campaign has no last scoring"
        self.found.counts["champions"].update(village.champions)
        played["campaigns without a champion"] += not village.champions
        for score in village.final.values():
            self.found.numbers["final score"].add(score.total)
        if self.settled and village.champions:
            played["campaigns of six people"] += 1
            for charter in village.champions:
                self.found.wins[charter] += WHOLE // len(village.champions)

    def read_file_back(self) -> None:
        """The campaign's file says all of it."""
        self.where = "the file"
        text = self.campaign.dumps()
        again = CampaignFile.loads(text)
        assert again.dumps() == text, "the file changes when it is read back"
        assert again.game.fingerprint == self.campaign.game.fingerprint, "another village is read back"
        assert cast(Charterstone, again.game).village == self.village, "the village changes when it is read back"
        self.found.played["files read back"] += 1


def what_is_done(command: Mapping[str, Json]) -> str:
    """A command between games in a few words."""
    to_whom = "the Automa" if command.get("automa") else "a person"
    return {"leave": "left", "join": f"joined by {to_whom}", "hand": f"handed to {to_whom}"}[str(command["deed"])]


def named(value: Json) -> Iterable[str]:
    """The names that an argument of an event holds."""
    if value is None:
        return ()
    return map(str, value) if isinstance(value, list) else (str(value),)


def check_saved(match: Match, state: CharterstoneState) -> None:
    """A position is the same when it is saved and read."""
    data = state.to_json()
    again = match.game.state_from_json(json.loads(json.dumps(data)))
    assert canonical(again.to_json()) == canonical(data), "a position changes when it is saved and read"
    assert again.turn == state.turn, "a position read back asks somebody else"
    for seat in state.turn:
        assert [*again.moves(seat)] == [*state.moves(seat)], "a position read back has other moves"
    assert canonical(again.view(0)) == canonical(state.view(0)), "a position read back has another view"


def prove(plan: Plan, numbers: Iterable[int]) -> Found:
    """What some campaigns have shown."""
    found = Found()
    for number in numbers:
        found.merge(WholeCampaign(plan, number).prove())
    return found


if __name__ == "__main__":
    print(*WholeCampaign(Plan(sys.argv[1]), int(sys.argv[2])).prove().broken, sep="\n")
