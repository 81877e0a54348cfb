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
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.versions import newest


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


@pytest.mark.parametrize("name", [name for name in chronicle.CASES if chronicle.file_of(name).exists()])
def test_a_golden_campaign_goes_as_it_always_did(name: str) -> None:
    """Byte for byte: the sealed file replays, and its text is the one that was written."""
    text = chronicle.file_of(name).read_text(encoding="utf-8")
    campaign = CampaignFile.loads(text)
    assert campaign.dumps() == text
    assert chronicle.told(name, campaign) == chronicle.text_of(name).read_text(encoding="utf-8")


def test_there_are_all_golden_campaigns() -> None:
    """Three games, and whole campaigns of two and of four seats; `make golden` writes them."""
    files = [path for name in chronicle.CASES for path in (chronicle.file_of(name), chronicle.text_of(name))]
    assert [path.name for path in files if not path.exists()] == []
    whole = [name for name in chronicle.CASES if chronicle.CASES[name].games == chronicle.WHOLE]
    for name in whole:
        game = CampaignFile.loads(chronicle.file_of(name).read_bytes()).game
        assert isinstance(game, Charterstone)
        assert (game.village.number, game.rules) == (chronicle.WHOLE + 1, newest())


def test_a_golden_game_of_a_late_village_goes_as_it_always_did() -> None:
    """With the whole Index open: minions, perils, income and all kinds of cards in one game."""
    text = late.FILE.read_text(encoding="utf-8")
    assert late.told(late.read(text)) == text
