"""Rule 6: phase 2, claim gems; phase 3, order."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import (
    cards,
    gems_of,
    happened,
    influence,
    keep_all,
    play,
    position,
    random_game,
    refusal,
    resolve_chance,
    supply_of,
    typed,
    within,
    zone_of,
)

from moonstone.games.charon.cards import names_in
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step


def winner_by_the_rule(state: CharonState, zone: str) -> int | None:
    """6.1 and 6.2 once more, from names alone: a spot touches the zones whose names are at most a step away."""
    flags = within(state.view(None), "flags")
    assert isinstance(flags, dict)
    column, row = ord(zone[0]), int(zone[1:])
    touching: list[tuple[int, str]] = []
    for spot, seat in flags.items():
        across, down = abs(ord(spot[0]) - column), abs(int(spot[1:]) - row)
        if max(across, down) <= 1:
            assert isinstance(seat, int)
            touching.append((seat, ("centre", "road", "crossing")[across + down]))
    number = Counter(seat for seat, _ in touching)
    tied = [seat for seat in number if number[seat] == max(number.values())]
    if len(tied) == 1:
        return tied[0]
    in_centre = [seat for seat in tied if (seat, "centre") in touching]
    if in_centre:
        return in_centre[0]
    roads = {seat: touching.count((seat, "road")) for seat in tied}
    ahead = [seat for seat in tied if all(roads[seat] > roads[other] for other in tied if other != seat)]
    return ahead[0] if ahead else None


# 6.1


@pytest.mark.parametrize(
    ("spot", "zones"),
    [("d4", {"d4"}), ("e4", {"d4", "f4"}), ("d5", {"d4", "d6"}), ("e5", {"d4", "f4", "d6", "f6"})],
)
def test_6_1_each_flag_is_one_influence_in_each_zone_it_touches(spot: str, zones: set[str]) -> None:
    assert influence(position(5).flags({spot: 0}).state, 0) == dict.fromkeys(zones, 1)


def test_6_1_most_influence_takes_all_gems() -> None:
    state, events = position(3).moon(d4="bbb").flags({"c4": 0, "c5": 0, "d4": 1}).claims()
    assert gems_of(state, 0) == "bbb"
    assert zone_of(state, "d4") == ""
    assert happened(events, "claimed") == [
        {"seat": 0, "zone": "d4", "gem": "blue", "count": 3, "how": "most", "tied": []}
    ]


def test_6_1_every_zone_with_gems_is_claimed() -> None:
    state, _ = position(2).moon(d4="bbb", f4="yy", d6="g").flags({"e5": 0}).claims()
    assert gems_of(state, 0) == "bbb" + "yy" + "g"


def test_6_1_without_a_flag_the_gems_stay() -> None:
    state, events = position(2).moon(d4="bbb").claims()
    assert zone_of(state, "d4") == "bbb"
    assert not happened(events, "claimed")
    assert not happened(events, "tied")


def test_6_1_the_gems_add_to_those_kept() -> None:
    state, _ = position(2).moon(d4="bbb").gems(0, "bk").flags({"d4": 0}).claims()
    assert gems_of(state, 0) == "bbbbk"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_6_1_and_6_2_in_whole_games(seats: int, seed: int) -> None:
    claimed = 0
    for state, events in random_game(seats, seed=seed):
        for args in happened(events, "claimed"):
            zone = str(args["zone"])
            assert args["seat"] == winner_by_the_rule(state, zone)
            claimed += 1
        for args in happened(events, "tied"):
            assert winner_by_the_rule(state, str(args["zone"])) is None
        if state.step == Step.STAKE and state.at % 3 == 0:
            view = state.view(None)
            zones = view["zones"]
            assert isinstance(zones, dict)
            for zone in zones:
                assert within(view, "zones", zone, "winner") == winner_by_the_rule(state, zone)
    assert claimed > 4 * seats


# 6.2


def test_6_2_tie_goes_to_the_centre() -> None:
    state, events = position(3).moon(d4="bbb").flags({"d4": 0, "e4": 1}).claims()
    assert gems_of(state, 0) == "bbb"
    (claim,) = happened(events, "claimed")
    assert (claim["how"], claim["tied"]) == ("centre", [0, 1])


def test_6_2_the_centre_beats_more_roads() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"d4": 0, "e5": 0, "e4": 1, "c4": 1}).claims()
    assert gems_of(state, 0) == "bbb"


def test_6_2_without_the_centre_more_roads_win() -> None:
    state, events = position(3).moon(d4="bbb").flags({"c5": 0, "e5": 0, "e4": 1, "e3": 1}).claims()
    assert gems_of(state, 1) == "bbb"
    (claim,) = happened(events, "claimed")
    assert (claim["how"], claim["tied"]) == ("roads", [0, 1])


def test_6_2_two_roads_beat_one() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"c4": 0, "e5": 0, "e4": 1, "d3": 1}).claims()
    assert gems_of(state, 1) == "bbb"


def test_6_2_only_roads_of_that_zone_count() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"e5": 0, "f5": 0, "g4": 0, "e4": 1}).claims()
    assert gems_of(state, 1) == "bbb"


def test_6_2_else_nobody_and_the_gems_stay_for_the_next_round() -> None:
    state, events = position(2).moon(d4="bbb").flags({"c5": 0, "e5": 1}).claims()
    assert happened(events, "tied") == [{"seats": [0, 1], "zone": "d4", "gem": "blue", "count": 3}]
    assert zone_of(state, "d4") == "bbb"
    play(state, state.turn[0], "end")
    play(state, state.turn[0], "end")
    resolve_chance(state)
    assert state.round == 2
    assert zone_of(state, "d4") == "bbb"


def test_6_2_equal_roads_are_a_tie() -> None:
    state, _ = position(2).moon(d4="bbb").flags({"c4": 0, "e4": 1}).claims()
    assert zone_of(state, "d4") == "bbb"


def test_6_2_a_third_player_below_the_tie_never_profits_by_the_centre() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"c4": 0, "c5": 0, "e4": 1, "e5": 1, "d4": 2}).claims()
    assert zone_of(state, "d4") == "bbb"


def test_6_2_nor_by_roads() -> None:
    state, _ = position(3).moon(f4="bbb").flags({"e3": 0, "g3": 0, "e5": 1, "g5": 1, "f3": 2}).claims()
    assert zone_of(state, "f4") == "bbb"


def test_6_2_of_three_tied_the_centre_wins() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"e5": 0, "e4": 1, "d4": 2}).claims()
    assert gems_of(state, 2) == "bbb"


def test_6_2_of_three_tied_the_one_with_most_roads_wins() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"e5": 0, "e4": 1, "c5": 2}).claims()
    assert gems_of(state, 1) == "bbb"


def test_6_2_of_three_tied_two_with_equal_roads_take_nothing() -> None:
    state, events = position(3).moon(d4="bbb").flags({"e5": 0, "e4": 1, "c4": 2}).claims()
    assert zone_of(state, "d4") == "bbb"
    assert happened(events, "tied")[0]["seats"] == [0, 1, 2]


def test_6_2_three_tied_and_a_fourth_in_the_centre() -> None:
    flags = {"e3": 0, "e4": 0, "g3": 1, "f3": 1, "e5": 2, "g5": 2, "f4": 3}
    state, _ = position(4).moon(f4="bbb").flags(flags).claims()
    assert zone_of(state, "f4") == "bbb"


# 6.3


def test_6_3_each_holder_gains_a_clear_gem() -> None:
    state, events = position(3).moon().holds(1, "mineral").claims()
    assert [gems_of(state, seat) for seat in range(3)] == ["", "c", ""]
    assert happened(events, "found") == [{"seat": 1}]
    assert supply_of(state, "clear") == 5


def test_6_3_in_reverse_turn_order() -> None:
    table = position(4).moon().order(2, 0, 3, 1).holds(0, "mineral").holds(3, "mineral")
    _, events = table.holds(1, "warehouse").claims()
    assert [args["seat"] for args in happened(events, "found")] == [3, 0]


def test_6_3_while_they_last() -> None:
    table = position(4).moon().order(0, 1, 2, 3).holds(1, "mineral").holds(2, "mineral").gems(0, "ccccc")
    state, _ = table.claims()
    assert [gems_of(state, seat) for seat in range(4)] == ["ccccc", "", "c", ""]


def test_6_3_none_left() -> None:
    state, events = position(3).moon().holds(1, "mineral").gems(0, "cccccc").claims()
    assert gems_of(state, 1) == ""
    assert not happened(events, "found")


# 6.4


def test_6_4_take_one_card_from_the_pile() -> None:
    table = position(3).at("engineering").holds(0, "engineering").hand(0, "2b").row("9k 8k 7k")
    state = table.pile("3b 4b 12b 12y 12g 12p 12k").state
    assert typed(state, 0) == {f"take {card}" for card in names_in(state.pile | state.row)} | {"pass"}
    play(state, 0, "take 12g")
    assert state.hands[0] == cards("2b 12g")
    assert state.pile == cards("3b 4b 12b 12y 12p 12k")


def test_6_4_or_one_from_the_row() -> None:
    state = position(3).at("engineering").holds(0, "engineering").hand(0, "2b").row("9k 8k 7k").state
    play(state, 0, "take 8k")
    assert (state.hands[0], state.row) == (cards("2b 8k"), cards("9k 7k"))


def test_6_4_only_one() -> None:
    state = position(3).at("engineering").holds(0, "engineering").row("9k 8k 7k").state
    play(state, 0, "take 8k")
    assert state.step == Step.BUILD
    assert refusal(state, state.turn[0], "take 9k") == "not-now"


def test_6_4_nothing_else() -> None:
    state = position(3).at("engineering").holds(0, "engineering").hand(1, "5b").row("9k").built(2, "4k").state
    assert refusal(state, 0, "take 5b") == "not-to-be-taken"
    assert refusal(state, 0, "take 4k") == "not-to-be-taken"


def test_6_4_nobody_has_to() -> None:
    state = position(3).at("engineering").holds(0, "engineering").state
    hand = state.hands[0]
    play(state, 0, "pass")
    assert state.hands[0] == hand


def test_6_4_in_reverse_turn_order() -> None:
    table = position(4).moon().order(2, 0, 3, 1).holds(0, "engineering").holds(3, "engineering")
    state, _ = table.holds(1, "mineral").holds(2, "mineral").claims()
    assert state.turn == (3,)
    play(state, 3, "take 12b")
    assert state.turn == (0,)
    assert refusal(state, 0, "take 12b") == "not-to-be-taken"


def test_6_4_it_may_be_built_this_round() -> None:
    state = position(3).at("engineering").holds(0, "engineering").gems(0, "bg").row("2b 9k 9b").state
    play(state, 0, "take 2b")
    play(state, 0, "build 2b")
    assert state.built[0] == cards("2b")


def test_6_4_taking_from_the_row_does_not_use_up_the_row_limit() -> None:
    state = position(3).at("engineering").holds(0, "engineering").gems(0, "bgbby").row("2b 3b 9b").state
    play(state, 0, "take 2b")
    play(state, 0, "build 2b")
    play(state, 0, "build 3b")
    assert state.built[0] == cards("2b 3b")


def test_6_4_a_number_already_built_may_be_taken() -> None:
    state = position(3).at("engineering").holds(0, "engineering").built(0, "9b").row("9k").state
    play(state, 0, "take 9k")
    assert state.hands[0] & cards("9k")


def test_6_4_only_the_holder_sees_the_pile() -> None:
    table = position(4).moon().holds(1, "engineering").holds(0, "mineral")
    state, events = table.claims()
    pile = state.view(1)["pile"]
    assert isinstance(pile, list)
    assert len(pile) == 7
    for viewer in (0, 2, 3, None):
        assert "pile" not in state.view(viewer)
    (looked,) = [event for event in events if event.key == "looked"]
    assert looked.seen_by(1)["cards"] == pile
    assert all("cards" not in looked.seen_by(viewer) for viewer in (0, 2, 3, None))


def test_6_4_after_the_gems_are_claimed() -> None:
    _, events = position(3).moon(d4="b").flags({"d4": 0}).holds(1, "engineering").claims()
    keys = [event.key for event in events]
    assert keys.index("claimed") < keys.index("looked")


# 6.5


def test_6_5_most_gems_first() -> None:
    state, events = position(3).moon().gems(0, "b").gems(1, "bb").gems(2, "bbb").claims()
    assert state.order == (2, 1, 0)
    assert happened(events, "order-set") == [{"order": [2, 1, 0]}]


def test_6_5_clear_gems_count() -> None:
    state, _ = position(3).moon().gems(0, "b").gems(1, "cc").claims()
    assert state.order == (1, 0, 2)


def test_6_5_also_the_one_just_found() -> None:
    state, _ = position(3).moon().gems(0, "b").gems(1, "b").holds(1, "mineral").claims()
    assert state.order == (1, 0, 2)


def test_6_5_tied_players_keep_their_order() -> None:
    state, _ = position(5).moon().order(3, 1, 4, 0, 2).gems(0, "bb").gems(4, "kk").gems(2, "yyy").claims()
    assert state.order == (2, 4, 0, 3, 1)


def test_6_5_it_holds_from_now_on() -> None:
    state, _ = position(2).moon().order(0, 1).gems(1, "b").claims()
    assert state.turn == (1,)
    play(state, 1, "end")
    play(state, 0, "end")
    keep_all(state)
    resolve_chance(state)
    play(state, 0, state.moves(0)[0])
    play(state, 1, state.moves(1)[0])
    assert (state.round, state.step, state.order, state.turn) == (2, Step.STAKE, (1, 0), (1,))


def test_6_5_actions_before_it_follow_the_old_order() -> None:
    table = position(4).moon().order(0, 1, 2, 3).gems(3, "bbb").holds(2, "mineral").holds(3, "mineral")
    _, events = table.gems(0, "b").claims()
    assert [args["seat"] for args in happened(events, "found")] == [3, 2]


# 6.6


def test_6_6_the_flags_stay_until_the_round_is_reset() -> None:
    state, _ = position(2).moon(d4="b").flags({"d4": 0}).claims()
    assert within(state.view(None), "flags", "d4") == 0
    play(state, state.turn[0], "end")
    assert len(bytes(state.flags).replace(b"\0", b"")) == 8
    play(state, state.turn[0], "end")
    keep_all(state)
    assert within(state.view(None), "flags") == {}
