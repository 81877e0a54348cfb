"""Rule 1: parts."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import gems_of, happened, play, position, random_game, supply_of, within

from moonstone.engine import Refused
from moonstone.games.charon import GAME
from moonstone.games.charon.areas import AREAS, TITLES
from moonstone.games.charon.cards import NAMES, NUMBER
from moonstone.games.charon.gems import ALL_GEMS, by_kind
from moonstone.games.charon.rules.scoring import score


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_two_to_five_players(seats: int) -> None:
    assert GAME.start(seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Refused, match="2 to 5 players") as refused:
        GAME.start(seats)
    assert refused.value.code == "bad-seats"


def test_1_1_flag_colours() -> None:
    assert GAME.seat_names == ("burgundy", "white", "deep blue", "gold", "aquamarine")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_five_flags_for_the_action_areas_and_one_on_the_order_track(seats: int) -> None:
    state = position(seats).state
    assert state.areas == [0b11111] * seats
    assert sorted(state.order) == list(range(seats))


def test_1_2_twenty_gems_of_each_colour_and_six_clear() -> None:
    assert by_kind(ALL_GEMS) == {"blue": 20, "yellow": 20, "green": 20, "purple": 20, "black": 20, "clear": 6}


def test_1_2_clear_gems_lie_on_rare_mineral_find() -> None:
    state = position(5).state
    assert supply_of(state, "clear") == 6
    assert by_kind(state.bag)["clear"] == 0


def test_1_2_clear_gems_return_when_spent() -> None:
    state = position().at("build", 0).gems(0, "cg").hand(0, "2b").state
    play(state, 0, "build 2b b")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("", 6)


def test_1_2_clear_gems_return_when_traded_away() -> None:
    state = position().at("build", 0).gems(0, "bcc").state
    play(state, 0, "trade bcc k")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("k", 6)


def test_1_2_clear_gems_return_when_given_up() -> None:
    state = position().at("keep").gems(0, "bbcc").state
    play(state, 0, "keep bb")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("bb", 6)


def test_1_3_five_cards_of_each_number_from_2_to_12() -> None:
    assert len(set(NAMES)) == 55
    assert Counter(NUMBER) == dict.fromkeys(range(2, 13), 5)


@pytest.mark.parametrize("card", range(55))
def test_1_3_a_card_is_worth_its_number(card: int) -> None:
    assert score(1 << card) == NUMBER[card] == int(NAMES[card][:-1])


def test_1_3_points_are_those_of_the_cards_built() -> None:
    view = position().at("build", 0).built(1, "2b 7k 12g").state.view(None)
    assert [within(view, "players", seat, "score") for seat in range(3)] == [0, 21, 0]


def test_1_4_five_action_areas() -> None:
    assert AREAS == ("intelligence", "mineral", "engineering", "synchrotron", "warehouse")
    assert TITLES == (
        "Stolen Intelligence",
        "Rare Mineral Find",
        "Engineering Advance",
        "Synchrotron",
        "Underground Warehouse",
    )


PHASE_OF = {
    "staked": 1,
    "live": 1,
    "relocated": 1,
    "claimed": 2,
    "tied": 2,
    "found": 2,
    "looked": 2,
    "took": 2,
    "order-set": 3,
    "built": 4,
    "traded": 4,
    "transmuted": 4,
    "ended": 4,
    "chose-gems": 5,
    "kept": 5,
    "row-discarded": 5,
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_5_four_rounds_of_five_phases(seats: int) -> None:
    events = [event for _, some in random_game(seats, seed=3) for event in some]
    assert [args["round"] for args in happened(events, "round-begins")] == [1, 2, 3, 4]
    phases: list[list[int]] = []
    for event in events:
        if event.key == "round-begins":
            phases.append([])
        elif event.key in PHASE_OF:
            phases[-1].append(PHASE_OF[event.key])
    assert all(in_round == sorted(in_round) for in_round in phases)
    assert [set(in_round) for in_round in phases] == [{1, 2, 3, 4, 5}] * 3 + [{1, 2, 3, 4}]


def test_1_5_the_view_names_the_phase() -> None:
    assert position().at("offer").state.view(0)["phase"] == "setup"
    assert position().at("stake").state.view(0)["phase"] == "stake"
    assert position().at("intelligence").holds(0, "intelligence").state.view(0)["phase"] == "stake"
    assert position().at("engineering").holds(0, "engineering").state.view(0)["phase"] == "claim"
    assert position().at("build").state.view(0)["phase"] == "build"
    assert position().at("keep").gems(0, "bbb").state.view(0)["phase"] == "reset"
