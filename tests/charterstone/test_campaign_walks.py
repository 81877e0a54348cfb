"""Whole campaigns of thirteen games, with people coming and going: every law after every decision, and every way back.

    PYTHONPATH=tests/charterstone python tests/charterstone/test_campaign_walks.py 100 1

walks through so many campaigns and prints what broke, each with its seed and where it did.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

import pytest
from campaigns import ANY, village
from coming_and_going import change, join, leaves_nobody
from laws import check_conserved, check_village

from moonstone.bots import Observation, make
from moonstone.engine import (
    CampaignFile,
    Json,
    Match,
    Player,
    Refused,
    canonical,
    client_of,
    editions_of,
    legacy_of,
    secret_from_seed,
)
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import SEALED
from moonstone.games.charterstone.state import CharterstoneState

GAMES: Final = 13
"""The campaign, and one game after it."""
SECRET_FROM, SECRET_TO = 7, 12
"""The games in which victory cards are secret (B2.9)."""


@dataclass
class Walk:
    """A campaign in which anything legal is done. `every` thins out the decisions after which states are saved, read
    back and dealt anew; `skill` is the share of seats that know what they do.
    """

    seats: int
    seed: str
    automas: int = 0
    every: int = 7
    every_secret: int = 1
    skill: float = 0.0
    people_change: bool = True
    forks: int = 1
    games: int = GAMES
    campaign: CampaignFile = field(init=False)
    rng: Random = field(init=False)
    where: str = ""
    """Where the walk is, for whoever looks for what broke."""
    seen: set[str] = field(default_factory=set)
    """What was asked."""

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.campaign = CampaignFile.found(ANY, self.seed)
        first = self.rng.randrange(len(CHARTERS))
        for seat in range(self.seats):
            charter = CHARTERS[(first + seat) % len(CHARTERS)]
            self.campaign.between_games(join(charter, seat >= self.seats - self.automas))

    def walk(self) -> CampaignFile:
        """All games; before some of them a rewind or a fork, and the file read back at the end."""
        forked = {*self.rng.sample(range(1, self.games + 1), min(self.forks, self.games))}
        copied = self.rng.randrange(SECRET_FROM, SECRET_TO)
        for number in range(1, self.games + 1):
            self.where = f"before game {number}"
            assert self.campaign.number == village(self.campaign).number == number
            self.check_village()
            if self.people_change:
                self.let_people_change()
                self.check_village()
            before = editions_of(self.campaign.game).data()
            self.play_game(number, self.rng.randrange(1, 60))
            self.campaign.rewind(number)
            assert editions_of(self.campaign.game).data() == before
            self.play_game(number)
            if number in forked:
                self.check_fork(number, before)
            for command in legacy_of(self.campaign.game).bot_commands(range(self.players), self.rng):
                self.campaign.between_games(command)
            if number in (copied, GAMES):
                self.where = f"copied after game {number}"
                check_copies(self.campaign)
        self.where = "in the file"
        text = self.campaign.dumps()
        again = CampaignFile.loads(text)
        assert again.dumps() == text
        assert village(again) == village(self.campaign)
        return self.campaign

    @property
    def players(self) -> int:
        """How many charters are played."""
        return len(village(self.campaign).active)

    def let_people_change(self) -> None:
        """Some charters are joined, left and handed over."""
        for charter in self.rng.sample(CHARTERS, 2):
            if self.rng.random() > 1 / 3:
                continue
            command = change(village(self.campaign), charter, self.rng)
            self.where += f" {canonical(dict(command))}"
            if leaves_nobody(village(self.campaign), command):
                with pytest.raises(Refused, match="someone other than the Automa"):
                    self.campaign.between_games(command)
            else:
                self.campaign.between_games(command)

    def play_game(self, number: int, most: int | None = None) -> None:
        """The next game, or so many decisions of it."""
        secret = secret_from_seed(f"{self.seed} {number} {self.rng.random()}")
        match = self.campaign.begin([Player(str(seat)) for seat in range(self.players)], None, secret=secret)
        minds = [self.rng.random() < self.skill for _ in range(self.players)]
        greedy = make("greedy", Random(f"{self.seed} {number}"))
        made = 0
        self.check_state(match, number, made)
        while self.campaign.match is not None and made != most:
            (seat,) = match.turn
            moves = match.state.moves(seat)
            assert moves, "somebody owes a decision without a move"
            sensible = greedy.choose(Observation(match.game, match.state, seat)) if minds[seat] else None
            move = sensible or self.rng.choice(moves)
            self.where = f"game {number}, decision {made}: {seat} {move}"
            self.campaign.play(seat, move)
            made += 1
            self.check_state(match, number, made)

    def check_state(self, match: Match, number: int, made: int) -> None:
        """All laws; every few decisions what is saved, seen and kept secret."""
        state = match.state
        assert isinstance(state, CharterstoneState)
        check_conserved(state)
        self.seen.add(state.stack[-1][0].written)
        over = not state.turn
        if over or made % self.every == 0:
            data = state.to_json()
            again = match.game.state_from_json(json.loads(json.dumps(data)))
            assert canonical(again.to_json()) == canonical(data), "a state changes when it is saved and read"
            assert again.turn == state.turn
            for seat in state.turn:
                assert [*again.moves(seat)] == [*state.moves(seat)], "a state read back has other moves"
            assert canonical(again.view(0)) == canonical(state.view(0)), "a state read back has another view"
            copy = state.copy()
            client_of(match.game).words("en", copy.view(None))
            assert canonical(copy.to_json()) == canonical(data), "a question changes the state"
        if SECRET_FROM <= number <= SECRET_TO and any(state.victory) and (over or made % self.every_secret == 0):
            check_secrets(match, f"{self.seed} {made}")

    def check_village(self) -> None:
        """The village between two games, read back."""
        game = self.campaign.game
        data = editions_of(game).data()
        if data is not None:
            again = editions_of(game).with_data(json.loads(json.dumps(data)))
            assert canonical(editions_of(again).data()) == canonical(data), "a village changes when it is read back"
            assert again.fingerprint == game.fingerprint
            assert canonical(client_of(again).assets()) == canonical(client_of(game).assets())
        check_village(village(self.campaign))

    def check_fork(self, number: int, before: Json) -> None:
        """A fork from before a game stands where the campaign stood; one of all of it stands where it stands."""
        self.where = f"forked at game {number}"
        fork = self.campaign.fork("fork", number)
        assert editions_of(fork.game).data() == before
        whole = self.campaign.fork("whole")
        assert editions_of(whole.game).data() == editions_of(self.campaign.game).data()


def check_secrets(match: Match, seed: str) -> None:
    """B2.9: the victory cards a viewer does not know are dealt anew: what it sees and may do stays, to the byte."""
    state = match.state
    for viewer in (*range(len(match.players)), None):
        view, public = canonical(state.view(viewer)), canonical(state.public())
        guesses = []
        for number in range(2):
            twin = state.determinize(viewer, Random(f"{seed} {number}"))
            assert canonical(twin.view(viewer)) == view, f"a view of {viewer} shows a secret"
            assert canonical(twin.public()) == public, "what lies open shows a secret"
            assert twin.turn == state.turn
            if viewer in state.turn:
                assert [*twin.moves(viewer)] == [*state.moves(viewer)], f"the moves of {viewer} show a secret"
            guesses.append(canonical(twin.determinize(viewer, Random(seed)).to_json()))
        guesses.append(canonical(state.determinize(viewer, Random(seed)).to_json()))
        assert len({*guesses}) == 1, f"the guess for {viewer} shows a secret"


def check_copies(campaign: CampaignFile) -> None:
    """B2.9: what others may have of the file tells no victory card that is not theirs, and can be completed."""
    whole, here = campaign.dumps(), village(campaign)
    for name, own in (("", None), *zip(CHARTERS, here.charters, strict=True)):
        if own is not None and not own.active:
            continue
        text = campaign.dumps([name] if name else [])
        copy = CampaignFile.loads(text)
        assert copy.dumps() == text, "a copy changes when it is read"
        picked = [entry for entry in copy.entries if entry.get("move") == "victory" and entry["victory"] != SEALED]
        known = {entry["victory"] for entry in picked}
        if not here.final:
            for charter, there in zip(village(copy).charters, here.charters, strict=True):
                told = there.secret and charter.victory != SEALED
                assert not told or there is own, "a copy tells a card"
                assert charter.victory == (there.victory if told or not there.secret else SEALED)
            assert name or not known, "a copy for nobody tells a pick"
            assert copy.is_sealed == any(_is_others(campaign, entry, name) for entry in campaign.entries)
        if copy.is_sealed:
            assert copy.opened_with(campaign).dumps() == whole, "a copy that is opened is not the whole"
        else:
            assert village(copy) == here


def _is_others(campaign: CampaignFile, entry: Mapping[str, Json], name: str) -> bool:
    """Whether an entry is a pick by somebody who plays another charter than that."""
    if entry.get("move") != "victory":
        return False
    at = next(number for number, other in enumerate(campaign.entries) if other is entry)
    begun = max(number for number in campaign.roles if number <= at)
    return campaign.roles[begun][int(str(entry["by"]))] != name


SHORT: Final = [(1, 0), (2, 0), (4, 2), (6, 0)]
"""Seats, Automas among them."""
ALL: Final = [(seats, automas) for seats in range(1, 7) for automas in range(seats)]


@pytest.mark.parametrize(("seats", "automas"), SHORT)
def test_a_campaign_of_random_people_keeps_every_law(seats: int, automas: int) -> None:
    Walk(seats, f"walk {seats} {automas}", automas, every=60, every_secret=60, people_change=seats > 1, forks=0).walk()


@pytest.mark.long
@pytest.mark.parametrize(("seats", "automas"), ALL)
def test_a_campaign_of_all_kinds_of_people_keeps_every_law(seats: int, automas: int) -> None:
    Walk(seats, f"long {seats} {automas}", automas, skill=0.5, every_secret=5, forks=GAMES).walk()


@pytest.mark.soak
@pytest.mark.parametrize("number", range(60))
def test_many_campaigns_keep_every_law(number: int) -> None:
    seats, automas = ALL[number % len(ALL)]
    Walk(seats, f"soak {number}", automas, every=3, skill=number % 3 / 2, forks=2).walk()


def main() -> None:
    """So many campaigns from a number on; what breaks is printed, and the next one begun."""
    campaigns, first = map(int, sys.argv[1:3])
    seen: set[str] = set()
    for number in range(first, first + campaigns):
        seats, automas = ALL[number % len(ALL)]
        walk = Walk(seats, f"hunt {number}", automas, every=5, every_secret=5, skill=(number // 7) % 3 / 2)
        try:
            walk.walk()
        except Exception:
            print(
                f"hunt {number}: {seats} seats, {automas} Automas; {walk.where}\n{traceback.format_exc()}", flush=True
            )
        seen |= walk.seen
    print(sorted(seen))


if __name__ == "__main__":
    main()
