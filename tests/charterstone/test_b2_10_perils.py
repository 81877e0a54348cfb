"""B2.10: perils, and the inspector who looks for them."""

from __future__ import annotations

from typing import Any

import pytest
from story import AUTOMA, chapter, clean, over, settled, started, until


def test_b2_10_perils_are_unlocked_now_with_their_slot_and_their_row() -> None:
    game = chapter(8)
    shown: Any = game.editions.public()
    assert 3 in {slot["number"] for slot in shown["slots"]}
    assert "perils" in shown["quota"]
    before: Any = chapter(7).editions.public()
    assert 3 not in {slot["number"] for slot in before["slots"]}
    assert "perils" not in before["quota"]
    table = settled(game)
    assert "peril" in table.view()["rules"]
    grounds = table.view()["charters"].values()
    assert all(("peril" in entry) == (entry["building"] is not None) for ground in grounds for entry in ground["plots"])


def test_b2_10_they_stay_unlocked() -> None:
    assert "peril" in settled(chapter(9)).view()["rules"]
    assert settled(chapter(9)).happened("afflicted")


@pytest.mark.parametrize("where", ["basic-green", "basic-red", None])
def test_b2_10_a_peril_left_in_the_charter_of_a_person_means_m(where: str | None) -> None:
    table = clean(settled(chapter(8)))
    if where:
        table.afflicted(where, "bandit")
    over(table, "treasury" if where == "basic-red" else "basic-red")
    assert table.happened("came-about")[0]["choice"] == ("M" if where == "basic-green" else "N")


def test_b2_18_an_automas_charter_is_ignored_for_perils() -> None:
    table = clean(settled(chapter(8, green=AUTOMA))).afflicted("basic-green", "bandit")
    table.state.automa_deck = 1 << 7
    assert over(table).happened("came-about")[0]["choice"] == "N"


def test_b2_10_perils_held_by_players_do_not_count() -> None:
    table = clean(settled(chapter(8))).suffers(0, "bandit", "famine")
    assert over(table).happened("came-about")[0]["choice"] == "N"


def test_b2_10_a_peril_under_nothing_but_on_a_tile_counts() -> None:
    table = started(chapter(8, purple={"tiles": ("b22", "", "", "")})).play("lay 1 2", "lay 2 3")
    table = clean(until(table, "turn")).afflicted("b22", "bandit")
    assert over(table).happened("came-about")[0]["choice"] == "M"


@pytest.mark.parametrize("letter", ["M", "N"])
def test_b2_10_either_way_the_candle_is_lit_in_game_9(letter: str) -> None:
    assert settled(chapter(8)).view()["candle"] is None
    table = started(chapter(9, choices=f"ACEGIL{letter}"))
    assert table.view()["candle"]["burns"]
