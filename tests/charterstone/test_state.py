"""The state is data: every field is declared once, copied, saved and read back (A2.5)."""

from __future__ import annotations

from random import Random

import pytest
from campaigns import begun, late
from villages import play_random, position

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.rules.fields import SHARED, Kind, kinds, saved_names
from moonstone.games.charterstone.rules.state import GameData

WRITTEN = (
    *("first", "current", "round", "progress", "extras", "shown", "deck", "mat", "discard", "archive", "built"),
    *("choice", "winners", "automa", "rules", "using", "met", "again", "fresh", "covered", "looked", "spectral"),
    *("chooser", "finale", "candle", "candle_out_by", "silenced", "minion_kinds", "lost_personas"),
    *("ending", "partly", "free", "laid", "sent", "small_in_use"),
    *("supply", "goods", "influence", "spent", "vp", "idle", "reputation", "scored", "held", "chests", "playing"),
    *("stars", "capacity", "owed", "minions", "wild", "plights", "perils_left", "own", "omens", "once"),
    *("small_at", "companions", "moods", "victory", "emblems", "sides", "muted", "roles", "dealt", "offered"),
    "automa_personas",
    *("quota", "stuck", "workers", "beside", "pets", "perils", "tokens", "tiles", "under", "loose_minions"),
    *("opened", "openers", "stack", "names"),
)
"""The names in saved states, which stay, whatever the fields are called."""
CHANGING = {name: kind for name, kind in kinds(GameData).items() if kind not in SHARED}


def test_saved_names_stay() -> None:
    assert tuple(saved_names(GameData).values()) == WRITTEN
    assert [*position().state.to_json()] == ["version", "seats", "options", *WRITTEN]


def test_what_is_not_saved_is_what_follows_from_the_rest() -> None:
    derived = {name for name, kind in kinds(GameData).items() if kind is Kind.DERIVED}
    assert derived == {"seats", "setup", "turn", "ready"}
    assert set(saved_names(GameData)) == set(kinds(GameData)) - derived


@pytest.mark.parametrize("name", CHANGING)
def test_a_copy_shares_nothing_that_changes(name: str) -> None:
    state = position().state
    twin = state.copy()
    assert getattr(twin, name) == getattr(state, name)
    assert getattr(twin, name) is not getattr(state, name)


@pytest.mark.parametrize("game", [GAME, late(4)], ids=["young", "late"])
def test_a_copy_goes_its_own_way(game: object) -> None:
    table = position(4) if game is GAME else begun(late(4))
    before = table.state.to_json()
    twin, rng = table.state.copy(), Random(1)
    while twin.turn:
        play_random(twin, rng)
    assert table.state.to_json() == before
    assert twin.result is not None
