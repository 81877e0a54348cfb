"""Golden playthroughs: whole games in readable text, diffed. `make golden` writes them anew after a wanted change."""

from __future__ import annotations

from pathlib import Path

import chronicle
import late
import pytest
from playthrough import read
from write import FOLDER, cases, earlier

import moonstone
from moonstone.engine import CampaignFile


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_always_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert read(text).text() == text


def test_every_game_has_its_golden_playthroughs() -> None:
    """Every number of seats and every preset of every registered game; and no file is left over."""
    assert {path.name for path in FOLDER.glob("*.txt") if not earlier(path)} == set(cases())


@pytest.mark.parametrize("name", moonstone.games())
def test_every_earlier_version_that_is_still_played_keeps_its_golden_playthroughs(name: str) -> None:
    game = moonstone.load(name)
    for rules in game.rules_kept:
        kept = [read(path.read_text(encoding="utf-8")) for path in FOLDER.glob(f"{name}-rules-{rules}-*.txt")]
        assert {golden.seats for golden in kept} == set(game.seats)
        assert {golden.rules for golden in kept} == {rules}


def test_a_golden_campaign_goes_as_it_always_did() -> None:
    """Three games, byte for byte: the sealed file replays, and its text is the one that was written."""
    campaign = CampaignFile.loads(chronicle.FILE.read_bytes())
    assert campaign.dumps() == chronicle.FILE.read_text(encoding="utf-8")
    assert chronicle.told(campaign) == chronicle.TEXT.read_text(encoding="utf-8")


def test_a_golden_game_of_a_late_village_goes_as_it_always_did() -> None:
    """With the whole Index open: minions, perils, income and all kinds of cards in one game."""
    text = late.FILE.read_text(encoding="utf-8")
    assert late.told(late.read(text)) == text
