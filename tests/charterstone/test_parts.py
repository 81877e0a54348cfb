"""What a client draws the village from: everything that is unlocked, and nothing else (A7.1)."""

from __future__ import annotations

import json

from villages import loosely

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS, PLOTS
from moonstone.games.charterstone.content.content import BASIC, COMMONS


def test_a1_4_parts_say_where_every_plot_lies() -> None:
    charters = loosely(GAME.client.assets())["charters"]
    assert tuple(charters) == CHARTERS
    for charter in charters.values():
        assert len({tuple(place) for place in charter["plots"]}) == PLOTS


def test_a7_1_parts_hold_what_a_fresh_village_shows() -> None:
    parts = loosely(GAME.client.assets())
    assert set(parts["buildings"]) == {*COMMONS, *BASIC}
    text = json.dumps(parts)
    locked = [part for part in GAME.content.parts if part.name in GAME.content.locked]
    assert [part.name for part in locked if f'"{part.name}"' in text] == []
