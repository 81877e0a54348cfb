"""The whole Index at length: 500 campaigns of three games by greedy bots, and what the game's page claims of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from moonstone.arena.uses import balance, outstanding
from moonstone.games.charterstone.content.read import standard

sys.path.insert(0, str(Path(__file__).parent / "charterstone"))

from sweeping import Sweep, sweep  # it lies beside the tests of the rules

CONTENT = standard()
CAMPAIGNS = 500


@pytest.fixture(scope="module")
def swept() -> Sweep:
    """No refusal, no stuck position, and all laws hold after every decision: else this fails."""
    return sweep(CAMPAIGNS, 1)


@pytest.mark.soak
def test_every_crate_is_opened_and_every_building_built_and_used(swept: Sweep) -> None:
    assert swept.games == 3 * CAMPAIGNS
    assert swept.opened == set(CONTENT.crates)
    assert swept.built == {part.name for part in CONTENT.buildings if sum(part.build)}
    used = swept.tables["workers placed on"]
    assert [part.title for part in CONTENT.buildings if not used[part.title]] == []


@pytest.mark.soak
def test_every_persona_card_and_minion_is_in_play(swept: Sweep) -> None:
    personas = {part.name: part.title for part in CONTENT.personas if not part.name.startswith("original-")}
    assert swept.chests == set(personas)
    played = swept.tables["personas played"]
    assert [title for title in personas.values() if not played[title]] == []
    for kind in ("assistant", "guest", "item", "friend", "treasure"):
        assert min(swept.tables[f"cards gained, {kind}"].values()) > 0, kind
    assert min(swept.tables["minions gained"].values()) > 0


@pytest.mark.soak
def test_no_building_brings_under_a_third_or_over_three_times_its_groups_mean(swept: Sweep) -> None:
    report = balance(swept.tables)["balance"]
    assert isinstance(report, dict)
    assert outstanding(report, "buildings used") == []


@pytest.mark.soak
def test_every_charter_wins_its_share(swept: Sweep) -> None:
    for charter, wins in swept.wins.items():
        assert 0.10 <= wins / swept.six <= 0.25, charter


@pytest.mark.soak
def test_no_game_takes_over_30_turns_a_seat(swept: Sweep) -> None:
    assert max(turns for _, _, turns in swept.turns) <= 30
