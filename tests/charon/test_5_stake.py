"""Rule 5: phase 1, stake claims."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import (
    FLAGS,
    VERSION_1,
    gems_of,
    happened,
    influence,
    play,
    position,
    random_game,
    refusal,
    typed,
    within,
)

from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.rules.steps import Step

# 5.1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_1_one_flag_a_turn_in_turn_order_until_each_has_placed_four(seats: int) -> None:
    order: tuple[int, ...] = ()
    staked: list[object] = []
    for state, events in random_game(seats, seed=1):
        if state.step == Step.STAKE and not staked:
            order = state.order
        staked += [args["seat"] for args in happened(events, "staked")]
        if happened(events, "live"):
            assert tuple(staked) == order * FLAGS
            assert Counter(staked) == dict.fromkeys(range(seats), 4)
            staked = []


def test_5_1_a_flag_off_any_one_action_area_onto_an_empty_spot() -> None:
    state = position(2).order(1, 0).state
    play(state, 1, "stake synchrotron d4")
    assert within(state.view(None), "flags") == {"d4": 1}
    assert within(state.view(None), "areas", "synchrotron", "flags") == [0]
    assert all(within(state.view(None), "areas", area, "flags") == [0, 1] for area in AREAS if area != "synchrotron")
    assert state.turn == (0,)


def test_5_1_every_area_with_every_empty_spot() -> None:
    state = position(5).flags({"d4": 0, "e5": 1, "f4": 2}).state
    spots = {spot.name for spot in state.setup.board.spots} - {"d4", "e5", "f4"}
    assert typed(state, 3) == {f"stake {area} {spot}" for area in AREAS for spot in spots}


def test_5_1_each_area_only_once() -> None:
    state = position(2).state
    play(state, 0, "stake mineral d4")
    play(state, 1, "stake mineral d6")
    assert refusal(state, 0, "stake mineral f4") == "no-flag-there"


def test_5_1_not_out_of_turn() -> None:
    assert refusal(position(3).order(2, 0, 1).state, 0, "stake mineral d4") == "not-your-turn"


def test_5_1_no_passing() -> None:
    state = position(3).state
    assert refusal(state, 0, "pass") == "not-now"
    assert refusal(state, 0, "end") == "not-now"


# 5.2


def test_5_2_border_flags_do_not_occupy_a_centre() -> None:
    border = {"c4": 0, "e4": 1, "d3": 2, "d5": 0, "c5": 1, "e5": 2, "e3": 0}
    state = position(3).flags(border).state
    play(state, 1, "stake warehouse d4")
    assert within(state.view(None), "flags", "d4") == 1


def test_5_2_a_centre_with_a_flag_is_taken() -> None:
    assert refusal(position(3).flags({"d4": 0}).state, 1, "stake mineral d4") == "spot-taken"


# 5.3


@pytest.mark.parametrize(
    ("seats", "flags", "live"),
    [
        *((2, flags, flags == 1) for flags in (1, 2)),
        *((3, flags, flags == 1) for flags in (1, 2, 3)),
        *((4, flags, flags <= 2) for flags in (1, 2, 3, 4)),
        *((5, flags, flags <= 2) for flags in (1, 2, 3, 4, 5)),
    ],
)
@pytest.mark.parametrize("area", ["mineral", "synchrotron", "warehouse"])
def test_5_3_live_with_one_flag_or_two(seats: int, flags: int, live: bool, area: str) -> None:
    table = position(seats)
    for seat in range(seats):
        table.holds(seat, area if seat < flags else "intelligence" if seats - flags > 2 else "engineering")
    state, events = table.claims()
    holders = list(range(flags)) if live else []
    (said,) = happened(events, "live")
    told = said[area]
    assert isinstance(told, list)
    assert sorted(told, key=str) == holders
    assert within(state.view(None), "areas", area, "flags") == list(range(flags))
    assert within(state.view(None), "areas", area, "live") is live
    assert within(state.view(None), "areas", area, "holders") == holders


def test_5_3_the_fifth_flag_stays_on_its_area() -> None:
    state, _ = position(3).holds(0, "warehouse").holds(1, "mineral").holds(2, "mineral").claims()
    assert [mask.bit_count() for mask in state.areas] == [1, 1, 1]
    assert within(state.view(None), "areas", "warehouse", "flags") == [0]
    assert within(state.view(None), "areas", "mineral", "flags") == [1, 2]


def test_5_3_nobody_has_an_area_without_a_flag() -> None:
    state, _ = position(2).holds(0, "warehouse").holds(1, "mineral").claims()
    assert within(state.view(None), "areas", "synchrotron", "live") is False
    assert within(state.view(None), "areas", "synchrotron", "holders") == []


def test_5_3_an_area_with_too_many_flags_does_nothing() -> None:
    state, events = position(3).moon(d4="b").holds(0, "mineral").holds(1, "mineral").claims()
    assert not happened(events, "found")
    assert (gems_of(state, 0), gems_of(state, 1)) == ("", "")


# 5.4


def test_5_4_stolen_intelligence_comes_first() -> None:
    state, events = position(3).moon(d4="bbb").flags({"d4": 0}).holds(1, "intelligence").holds(2, "mineral").claims()
    assert state.turn == (1,)
    assert not happened(events, "claimed")
    assert not happened(events, "found")
    assert [event.key for event in play(state, 1, "pass")] == ["passed", "claimed", "found", "order-set"]


def test_5_4_in_reverse_turn_order() -> None:
    table = position(4).order(2, 0, 3, 1).holds(0, "intelligence").holds(3, "intelligence")
    state, _ = table.holds(1, "mineral").holds(2, "mineral").claims()
    assert state.turn == (3,)
    play(state, 3, "pass")
    assert state.turn == (0,)
    play(state, 0, "pass")
    assert state.step == Step.BUILD


def test_5_4_a_flag_moves_from_its_spot_to_another_empty_spot() -> None:
    state = position(3).moon(d6="bb").flags({"f4": 0}).at("intelligence").holds(0, "intelligence").state
    (event,) = play(state, 0, "relocate f4 d6")[:1]
    assert (event.key, event.args) == ("relocated", {"seat": 0, "spot": "f4", "to": "d6"})
    assert "f4" not in influence(state, 0)
    assert gems_of(state, 0) == "bb"


def test_5_4_only_one_flag_and_only_once() -> None:
    state = position(3).moon(d6="bb").flags({"f4": 0, "h4": 0}).at("intelligence").holds(0, "intelligence").state
    play(state, 0, "relocate f4 d6")
    assert refusal(state, 0, "relocate h4 d6") == "not-now"


def test_5_4_only_an_own_flag() -> None:
    state = position(3).moon(d6="bb").flags({"f4": 1}).at("intelligence").holds(0, "intelligence").state
    assert refusal(state, 0, "relocate f4 d6") == "not-your-flag"
    assert refusal(state, 0, "relocate j8 d6") == "not-your-flag"


def test_5_4_only_an_empty_spot_in_play() -> None:
    table = position(3).moon(d6="bb").flags({"f4": 0, "d6": 1, "d5": 0}).at("intelligence")
    state = table.holds(0, "intelligence").state
    assert refusal(state, 0, "relocate f4 d6") == "spot-taken"
    assert refusal(state, 0, "relocate f4 d5") == "spot-taken"
    assert refusal(state, 0, "relocate f4 b6") == "spot-not-in-play"


@pytest.mark.parametrize("spot", ["d4", "e4", "c4", "d3", "d5", "c5", "e5", "e3"])
def test_5_4_no_zone_touched_may_hold_three_gems(spot: str) -> None:
    table = position(3).moon(d4="bbb", d2="y", f2="yy", f4="g", d6="p", f6="k").flags({"j8": 0})
    state = table.at("intelligence").holds(0, "intelligence").state
    assert refusal(state, 0, f"relocate j8 {spot}") == "zone-too-rich"


@pytest.mark.parametrize("spot", ["d4", "e4", "c4", "d5", "e5"])
def test_5_4_zones_of_one_or_two_gems_are_reached(spot: str) -> None:
    table = position(3).moon(d4="bb", f4="g", d6="p", f6="k").flags({"j8": 0})
    state = table.at("intelligence").holds(0, "intelligence").state
    play(state, 0, f"relocate j8 {spot}")
    assert state.step == Step.BUILD


def test_5_4_a_zone_with_three_pits_but_two_gems_is_reached() -> None:
    state = position(3).moon(d4="bb").flags({"j8": 0}).at("intelligence").holds(0, "intelligence").state
    play(state, 0, "relocate j8 d4")
    assert gems_of(state, 0) == "bb"


@pytest.mark.parametrize("spot", ["h4", "h5", "g5"])
def test_5_4_it_must_touch_a_zone_with_gems(spot: str) -> None:
    state = position(3).moon(d4="b").flags({"j8": 0}).at("intelligence").holds(0, "intelligence").state
    assert refusal(state, 0, f"relocate j8 {spot}") == "zones-empty"


@pytest.mark.parametrize("spot", ["e4", "d5", "e5", "c5", "e3"])
def test_5_4_no_zone_touched_may_be_empty(spot: str) -> None:
    moon = {"d4": "bb", "d2": "y", "f2": "yy", "f6": "g"}
    state = position(4).moon(**moon).flags({"j8": 0}).at("intelligence").holds(0, "intelligence").state
    assert refusal(state, 0, f"relocate j8 {spot}") == "zone-empty"


def test_5_4_a_zone_that_is_not_in_play_may_be_empty() -> None:
    """c4 lies between d4 and b4, which three players leave out."""
    state = position(3).moon(d4="b").flags({"j8": 0}).at("intelligence").holds(0, "intelligence").state
    play(state, 0, "relocate j8 c4")
    assert gems_of(state, 0) == "b"


def test_5_4_in_version_1_an_empty_zone_beside_one_with_gems_did_no_harm() -> None:
    table = position(3, game=VERSION_1).moon(d4="b").flags({"j8": 0}).at("intelligence").holds(0, "intelligence")
    state = table.state
    play(state, 0, "relocate j8 e5")
    assert gems_of(state, 0) == "b"


def test_5_4_not_to_the_spot_where_it_stands() -> None:
    state = position(3).moon(d4="b").flags({"d4": 0}).at("intelligence").holds(0, "intelligence").state
    assert "relocate d4 d4" not in typed(state, 0)


def test_5_4_the_moves_on_offer_are_exactly_those() -> None:
    moon = {"d4": "bbb", "f4": "bb", "h4": "y", "h6": "yyy", "f8": "k", "f2": "p", "h2": "gg"}
    state = position(3).moon(**moon).flags({"j2": 0}).at("intelligence").holds(0, "intelligence").state
    board = state.setup.board
    good = set()
    for spot in board.spots:
        touched = [zone for zone in spot.zones if zone in state.setup.zones]
        gems = {len(moon.get(board.zone_names[zone], "")) for zone in touched}
        if gems and gems <= {1, 2} and not state.flags[board.spot_of[spot.name]]:
            good.add(spot.name)
    own = [spot.name for spot, flag in zip(board.spots, state.flags, strict=True) if flag == 1]
    assert typed(state, 0) == {f"relocate {spot} {to}" for spot in own for to in good} | {"pass"}


def test_5_4_the_second_holder_may_use_the_spot_the_first_has_left() -> None:
    table = position(4).order(0, 1, 2, 3).moon(d4="bb", f8="k").flags({"d4": 3, "j8": 2})
    state = table.at("intelligence", 3).holds(3, "intelligence").holds(2, "intelligence").state
    play(state, 3, "relocate d4 f8")
    play(state, 2, "relocate j8 d4")
    assert (gems_of(state, 2), gems_of(state, 3)) == ("bb", "k")


def test_5_4_without_holders_nobody_is_asked() -> None:
    state, events = position(3).holds(0, "mineral").claims()
    assert not happened(events, "relocated")
    assert state.step == Step.BUILD
