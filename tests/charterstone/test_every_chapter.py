"""What can be done in or before every chapter of a campaign: save, read, join, leave, hand over, fork and rewind."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, cast

import pytest
from campaigns import village
from coming_and_going import join
from laws import check_conserved, check_village
from picking import picked  # it lies beside the tests of tables
from whole_campaign import Plan, WholeCampaign, check_saved

from moonstone.engine import CampaignFile, Json, Match, Player, editions_of, legacy_of, secret_from_seed
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import COMMON, Charter
from moonstone.games.charterstone.state import CharterstoneState

AFTERWARDS: Final = 13
CHAPTERS: Final = [*range(1, AFTERWARDS + 1)]
NEWCOMER: Final = "blue"
MORE: Final = [("random", 7), ("random", 11), ("greedy", 3)]
"""Campaigns in which people come and go."""
ENOUGH: Final = 25
"""Decisions of a game that is broken off."""


class SavedEverywhere(WholeCampaign):
    """A campaign in which every position is saved and read back."""

    def check(self, match: Match) -> None:
        """Every law, and the position as it is read back."""
        super().check(match)
        check_saved(match, cast(CharterstoneState, match.state))


@pytest.mark.parametrize(
    ("level", "number"), [("random", 1), *(pytest.param(*one, marks=pytest.mark.long) for one in MORE)]
)
def test_b2_every_position_of_a_campaign_is_the_same_when_it_is_saved_and_read(level: str, number: int) -> None:
    assert SavedEverywhere(Plan(level, every=1), number).prove().broken == []


@cache
def whole() -> str:
    """A campaign of purple, green and yellow, who have picked victory cards in secret."""
    return picked(AFTERWARDS - 1).dumps()


def before(chapter: int) -> CampaignFile:
    """The campaign just before a chapter, as another one that goes on from there."""
    campaign = CampaignFile.loads(whole())
    return campaign.fork("Another", chapter if chapter < AFTERWARDS else None)


def play(campaign: CampaignFile, seed: str, most: int | None = None) -> Match:
    """The next game, or so many decisions of it, in which everybody does anything legal, and every law holds."""
    rng, players = Random(seed), [Player(name) for name in campaign.game.seat_names]
    match = campaign.begin(players, secret=secret_from_seed(seed))
    made = 0
    while campaign.match is not None and made != most:
        seat = match.turn[0]
        campaign.play(seat, rng.choice(match.state.moves(seat)))
        check_conserved(cast(CharterstoneState, match.state))
        made += 1
    return match


# Coming and going


def people_change(campaign: CampaignFile) -> str:
    """Somebody joins, the Automa takes over for somebody, and somebody leaves: the spectral worker's owner, if there is
    one. Who has left.
    """
    leaves = village(campaign).spectral or "yellow"
    handed = next(name for name in ("purple", "green") if name != leaves)
    campaign.between_games(join(NEWCOMER, False))
    campaign.between_games({"deed": "hand", "charter": handed, "automa": True})
    campaign.between_games({"deed": "leave", "charter": leaves})
    return leaves


def charter(campaign: CampaignFile, name: str) -> Charter:
    """A charter of the village as it stands."""
    return village(campaign).charters[CHARTERS.index(name)]


@pytest.mark.parametrize("chapter", CHAPTERS[1:])
def test_a7_2_people_join_leave_and_are_stood_in_for_before_every_chapter(chapter: int) -> None:
    campaign = before(chapter)
    plots = {name: charter(campaign, name).plots for name in CHARTERS}
    leaves = people_change(campaign)
    gone, new = charter(campaign, leaves), charter(campaign, NEWCOMER)
    assert (gone.active, gone.coins, sum(gone.resources), gone.cards, sum(gone.minions)) == (False, 0, 0, (), 0)
    assert gone.victory in ("", COMMON), "B2.9: a victory card that was picked in secret goes back"
    assert village(campaign).spectral == "", "B2.8: the spectral worker of somebody who leaves goes back to the box"
    others = [other for other in village(campaign).charters if other.active and other is not new]
    assert new.newcomer
    assert sum(new.stars) + new.owed >= min(sum(other.stars) + other.owed for other in others)
    assert {name: charter(campaign, name).plots for name in CHARTERS} == plots, "what was built stays"
    check_village(village(campaign))
    match = play(campaign, f"change {chapter}")
    drew = [event.args["seat"] for event in match.events if event.key == "drew"]
    seat = match.game.seat_names.index(NEWCOMER)
    assert drew == ([seat] if chapter < AFTERWARDS else []), "a building card for the newcomer, whatever the seat"
    check_village(village(campaign))
    if chapter < AFTERWARDS:
        people_come_back(campaign, leaves, f"back {chapter}")
    assert CampaignFile.loads(campaign.dumps()).dumps() == campaign.dumps()


def people_come_back(campaign: CampaignFile, left: str, seed: str) -> None:
    """Before the next chapter all is as it was: who left returns, nobody is stood in for, and the newcomer leaves."""
    here = village(campaign)
    campaign.between_games(join(left, False))
    for name, there in zip(CHARTERS, here.charters, strict=True):
        if there.automa:
            campaign.between_games({"deed": "hand", "charter": name, "automa": False})
    campaign.between_games({"deed": "leave", "charter": NEWCOMER})
    assert {seat.role: seat.scripted for seat in legacy_of(campaign.game).seats} == dict.fromkeys(
        ("purple", "green", "yellow"), False
    )
    play(campaign, seed)
    check_village(village(campaign))


# Forks and rewinds


def stands(campaign: CampaignFile) -> Json:
    """The village of a campaign as it is stored."""
    return editions_of(campaign.game).data()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_b2_a_fork_or_a_rewind_stands_just_before_the_chapter_and_goes_on_alike(chapter: int) -> None:
    rewound, fork = CampaignFile.loads(whole()), before(chapter)
    if chapter == AFTERWARDS:
        rewound.begin([Player(name) for name in rewound.game.seat_names], secret=bytes(32))
    wanted = editions_of(rewound.begun[chapter - 1].game).data()
    rewound.rewind(chapter)
    for campaign in (rewound, fork):
        assert (campaign.number, stands(campaign)) == (chapter, wanted)
        play(campaign, f"broken off {chapter}", ENOUGH)
        campaign.rewind(chapter)
        assert (campaign.number, stands(campaign)) == (chapter, wanted), "also from the middle of the game"
        play(campaign, f"again {chapter}")
    assert (fork.number, stands(fork)) == (chapter + 1, stands(rewound))
    for campaign in (rewound, fork):
        again = CampaignFile.loads(campaign.dumps())
        assert (again.dumps(), stands(again)) == (campaign.dumps(), stands(fork))
        assert stands(campaign.fork("One more", chapter)) == wanted
