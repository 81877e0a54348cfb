"""Rule 3: the cards."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import gems_of, play, position, refusal

from moonstone.games.charon import GAME
from moonstone.games.charon.cards import NAMES, NUMBER
from moonstone.games.charon.gems import CLEAR, COLOURS, count, counts, size, spell

COSTS = {
    2: {0: 1, 2: 1},
    3: {0: 2, 1: 1},
    4: {0: 2, 1: 1, 3: 1},
    5: {0: 2, 2: 2},
    6: {0: 2, 1: 2, 4: 1},
    7: {0: 3, 3: 3},
    8: {0: 3, 1: 2, 2: 1},
    9: {0: 3, 2: 3, 4: 1},
    10: {0: 3, 1: 2, 2: 1, 3: 1},
    11: {0: 3, 1: 3, 4: 2},
    12: {0: 3, 1: 2, 2: 1, 3: 1, 4: 1},
}
"""By number: how many gems of the colour at which offset."""


@pytest.mark.parametrize("number", COSTS)
@pytest.mark.parametrize("copy", range(5))
def test_3_1_the_cost_turns_through_the_five_colours(number: int, copy: int) -> None:
    expected = [0] * 6
    for offset, times in COSTS[number].items():
        expected[(offset + copy) % 5] += times
    assert list(counts(GAME.sheet.costs[(number - 2) * 5 + copy])) == expected


def test_3_1_the_colours_in_order() -> None:
    assert COLOURS == ("blue", "yellow", "green", "purple", "black")
    assert [spell(GAME.sheet.costs[NAMES.index(f"7{letter}")]) for letter in "bygpk"] == [
        "bbbppp",
        "yyykkk",
        "bbbggg",
        "yyyppp",
        "gggkkk",
    ]


@pytest.mark.parametrize("number", COSTS)
def test_3_1_no_colour_is_favoured(number: int) -> None:
    costs = [cost for card, cost in enumerate(GAME.sheet.costs) if NUMBER[card] == number]
    assert len({sum(count(cost, colour) for cost in costs) for colour in range(5)}) == 1
    assert len({size(cost) for cost in costs}) == 1


def test_3_1_no_card_asks_for_a_clear_gem() -> None:
    assert not any(count(cost, CLEAR) for cost in GAME.sheet.costs)


def test_3_2_bands_of_numbers_share_a_building_name() -> None:
    names = GAME.sheet.buildings
    assert len(names) == 11
    assert [name for at, name in enumerate(names) if at == 0 or names[at - 1] != name] == list(dict.fromkeys(names))
    assert {"outpost", "refinery", "factory", "power_plant"} <= set(names)
    assert max(Counter(names).values()) > 1


def test_3_3_costs_can_be_tuned_anew() -> None:
    printed = GAME.editions.public()
    assert isinstance(printed, dict)
    assert isinstance(printed["cards"], dict)
    tuned = GAME.editions.with_data({**printed, "cards": {**printed["cards"], "7": "0x1 1x1"}})
    state = position(game=tuned).at("build", 0).gems(0, "bbbyppp").hand(0, "7b").state
    assert refusal(state, 0, GAME.move_from_text("build 7b bbb")) == "not-in-cost"
    play(state, 0, tuned.move_from_text("build 7b"))
    assert gems_of(state, 0) == "bbppp"
