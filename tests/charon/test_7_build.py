"""Rule 7: phase 4, build."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from positions import (
    assert_conserved,
    cards,
    gems_of,
    happened,
    play,
    position,
    refusal,
    resolve_chance,
    supply_of,
    typed,
)

from moonstone.games.charon.cards import names_in
from moonstone.games.charon.gems import LETTERS, spell
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step


def verbs(state: CharonState, seat: int, verb: str) -> set[str]:
    """The moves of one kind that are on offer."""
    return {move for move in typed(state, seat) if move.split()[0] == verb}


def test_7_each_player_one_whole_turn_in_the_new_order() -> None:
    state, _ = position(3).moon().gems(0, "b").gems(2, "bb").claims()
    for seat in (2, 0, 1):
        assert state.turn == (seat,)
        play(state, seat, "end")
    assert state.step == Step.KEEP


# 7.1 Trades


def test_7_1_three_gems_of_any_kind_for_one_coloured_gem() -> None:
    state = position().at("build", 0).gems(0, "bbkc").state
    have, bk = gems_of(state, 0), supply_of(state, "black")
    play(state, 0, "trade bbc k")
    assert (have, gems_of(state, 0)) == ("bbkc", "kk")
    assert supply_of(state, "black") == bk - 1
    assert_conserved(state)


def test_7_1_every_three_for_every_colour() -> None:
    state = position().at("build", 0).gems(0, "bbbykc").state
    threes = {
        "".join(give) for give in combinations_with_replacement(LETTERS, 3) if not _exceeds("".join(give), "bbbykc")
    }
    assert verbs(state, 0, "trade") == {f"trade {give} {get}" for give in threes for get in "bygpk"}


def _exceeds(part: str, whole: str) -> bool:
    return any(part.count(letter) > whole.count(letter) for letter in LETTERS)


def test_7_1_as_often_as_possible() -> None:
    state = position().at("build", 0).gems(0, "bbbbbbbbb").state
    play(state, 0, "trade bbb k")
    play(state, 0, "trade bbb k")
    play(state, 0, "trade bbb k")
    play(state, 0, "trade kkk y")
    assert gems_of(state, 0) == "y"


def test_7_1_not_two_for_one() -> None:
    state = position().at("build", 0).gems(0, "bbbb").state
    assert refusal(state, 0, "trade bb k") == "wrong-rate"


def test_7_1_two_for_one_with_the_underground_warehouse() -> None:
    state = position().at("build", 0).gems(0, "bbbc").holds(0, "warehouse").state
    play(state, 0, "trade bb k")
    play(state, 0, "trade bc k")
    assert gems_of(state, 0) == "kk"


def test_7_1_both_holders_of_the_warehouse_trade_two_for_one() -> None:
    table = position(4).gems(0, "bb").gems(1, "yy").holds(0, "warehouse").holds(1, "warehouse").at("build", 0)
    state = table.state
    play(state, 0, "trade bb k")
    play(state, 0, "end")
    play(state, 1, "trade yy k")
    assert (gems_of(state, 0), gems_of(state, 1)) == ("k", "k")


def test_7_1_only_gems_one_has() -> None:
    state = position().at("build", 0).gems(0, "bbkc").state
    assert refusal(state, 0, "trade bbb k") == "gems-missing"


def test_7_1_no_clear_gem_by_a_trade() -> None:
    state = position().at("build", 0).gems(0, "bbbb").state
    assert refusal(state, 0, "trade bbb c") == "not-gained-by-trade"
    state = position().at("build", 0).gems(0, "bbbb").holds(0, "warehouse").state
    assert refusal(state, 0, "trade bb c") == "not-gained-by-trade"


def test_7_1_nothing_the_supply_does_not_hold() -> None:
    state = position().at("build", 0).gems(0, "bbbb").scarce(black=0).state
    assert refusal(state, 0, "trade bbb k") == "supply-empty"
    assert verbs(state, 0, "trade") == {f"trade bbb {get}" for get in "bygp"}


def test_7_1_own_gems_go_back_first() -> None:
    state = position().at("build", 0).gems(0, "bbkk").scarce(black=0).state
    assert {"trade bbk k", "trade bkk k"} <= verbs(state, 0, "trade")
    play(state, 0, "trade bbk k")
    assert (gems_of(state, 0), supply_of(state, "black")) == ("kk", 0)
    assert_conserved(state)


def test_7_1_trades_and_builds_in_any_sequence() -> None:
    state = position().at("build", 0).gems(0, "bgbbbkkk").hand(0, "2b 3b").state
    play(state, 0, "build 2b")
    play(state, 0, "trade kkk y")
    play(state, 0, "build 3b")
    assert (gems_of(state, 0), state.built[0]) == ("b", cards("2b 3b"))


# 7.1 Synchrotron


def test_7_1_the_synchrotron_turns_any_number_of_one_colour_into_another() -> None:
    state = position().at("build", 0).gems(0, "bbbbk").holds(0, "synchrotron").state
    on_offer = {f"synchrotron b {get} {number}" for get in "ygpk" for number in (1, 2, 3, 4)}
    assert verbs(state, 0, "synchrotron") == on_offer | {f"synchrotron k {get} 1" for get in "bygp"}
    play(state, 0, "synchrotron b y 3")
    assert gems_of(state, 0) == "byyyk"
    assert_conserved(state)


def test_7_1_the_synchrotron_once() -> None:
    state = position().at("build", 0).gems(0, "bbbbk").holds(0, "synchrotron").state
    play(state, 0, "synchrotron b y 1")
    assert refusal(state, 0, "synchrotron b y 1") == "used-up"
    assert not verbs(state, 0, "synchrotron")


def test_7_1_the_synchrotron_once_for_each_of_two_holders() -> None:
    table = position(4).gems(0, "b").gems(1, "b").holds(0, "synchrotron").holds(1, "synchrotron").at("build", 0)
    state = table.state
    play(state, 0, "synchrotron b y 1")
    play(state, 0, "end")
    play(state, 1, "synchrotron b g 1")
    assert (gems_of(state, 0), gems_of(state, 1)) == ("y", "g")


def test_7_1_the_synchrotron_for_holders_only() -> None:
    assert refusal(position().at("build", 0).gems(0, "bb").state, 0, "synchrotron b y 1") == "not-a-holder"


def test_7_1_clear_gems_are_never_part_of_the_synchrotron() -> None:
    state = position().at("build", 0).gems(0, "bbcc").holds(0, "synchrotron").state
    assert not any("c" in move.split()[1:3] for move in verbs(state, 0, "synchrotron"))


def test_7_1_the_synchrotron_needs_the_gems() -> None:
    state = position().at("build", 0).gems(0, "bb").holds(0, "synchrotron").state
    assert refusal(state, 0, "synchrotron b y 3") == "gems-missing"
    assert refusal(state, 0, "synchrotron k y 1") == "gems-missing"


def test_7_1_the_synchrotron_gains_nothing_the_supply_does_not_hold() -> None:
    state = position().at("build", 0).gems(0, "bbbb").scarce(yellow=2).holds(0, "synchrotron").state
    assert refusal(state, 0, "synchrotron b y 3") == "supply-empty"
    play(state, 0, "synchrotron b y 2")
    assert (gems_of(state, 0), supply_of(state, "yellow")) == ("bbyy", 0)


def test_7_1_the_synchrotron_between_trades_and_builds() -> None:
    state = position().at("build", 0).gems(0, "bgyyykkk").hand(0, "2b 3b").holds(0, "synchrotron").state
    play(state, 0, "build 2b")
    play(state, 0, "synchrotron k b 2")
    play(state, 0, "build 3b")
    assert gems_of(state, 0) == "yyk"


# 7.2


def test_7_2_pay_the_cards_gems_to_the_supply() -> None:
    state = position().at("build", 0).gems(0, "bbbpppk").hand(0, "7b").state
    blue = supply_of(state, "blue")
    (event,) = play(state, 0, "build 7b")
    assert (gems_of(state, 0), supply_of(state, "blue")) == ("k", blue + 3)
    assert event.args == {"seat": 0, "card": "7b", "from": "hand", "paid": "bbbppp"}
    assert (state.hands[0], state.built[0]) == (0, cards("7b"))


def test_7_2_a_clear_gem_stands_for_any_colour() -> None:
    state = position().at("build", 0).gems(0, "bbppcc").hand(0, "7b").row("").state
    assert verbs(state, 0, "build") == {"build 7b bp"}
    play(state, 0, "build 7b bp")
    assert gems_of(state, 0) == ""


def test_7_2_the_player_decides_where_clear_gems_are_used() -> None:
    state = position().at("build", 0).gems(0, "bbbpppcc").hand(0, "7b").row("").state
    assert verbs(state, 0, "build") == {
        "build 7b",
        "build 7b b",
        "build 7b p",
        "build 7b bb",
        "build 7b bp",
        "build 7b pp",
    }
    play(state, 0, "build 7b bp")
    assert gems_of(state, 0) == "bp"


def test_7_2_a_card_paid_with_clear_gems_alone() -> None:
    state = position().at("build", 0).gems(0, "cccccc").hand(0, "6b 2b").state
    play(state, 0, "build 6b bbyyk")
    assert gems_of(state, 0) == "c"
    assert refusal(state, 0, "build 2b bg") == "gems-missing"


def test_7_2_not_without_the_gems() -> None:
    state = position().at("build", 0).gems(0, "bbbpp").hand(0, "7b").state
    assert refusal(state, 0, "build 7b") == "gems-missing"
    assert refusal(state, 0, "build 7b p") == "gems-missing"


def test_7_2_any_number_of_cards_from_the_hand() -> None:
    state = position().at("build", 0).gems(0, "bg" + "bby" + "bbyp" + "bbgg").hand(0, "2b 3b 4b 5b").state
    for card in ("2b", "3b", "4b", "5b"):
        play(state, 0, f"build {card}")
    assert (gems_of(state, 0), state.built[0]) == ("", cards("2b 3b 4b 5b"))


def test_7_2_never_the_same_number_twice() -> None:
    state = position().at("build", 0).gems(0, "bgyp").built(0, "2b").hand(0, "2y").row("2g").state
    assert refusal(state, 0, "build 2y") == "number-built"
    assert refusal(state, 0, "build 2g") == "number-built"
    assert verbs(state, 0, "build") == set()


def test_7_2_nor_twice_in_one_turn() -> None:
    state = position().at("build", 0).gems(0, "bgyp").hand(0, "2b 2y").state
    play(state, 0, "build 2b")
    assert refusal(state, 0, "build 2y") == "number-built"


def test_7_2_what_others_have_built_does_not_matter() -> None:
    state = position().at("build", 0).gems(0, "bg").built(1, "2y").hand(0, "2b").state
    play(state, 0, "build 2b")
    assert state.built[0] == cards("2b")


def test_7_2_not_from_another_hand() -> None:
    state = position().at("build", 0).gems(0, "bg").hand(1, "2b").state
    assert refusal(state, 0, "build 2b") == "not-at-hand"


# 7.3


def test_7_3_one_card_from_the_row_which_leaves_it_at_once() -> None:
    state = position().at("build", 0).gems(0, "bgbby").row("2b 3b 9k").state
    (event,) = play(state, 0, "build 3b")
    assert event.args["from"] == "row"
    assert (state.row, state.built[0]) == (cards("2b 9k"), cards("3b"))


def test_7_3_at_most_one_from_the_row() -> None:
    state = position().at("build", 0).gems(0, "bgbby").row("2b 3b 9k").state
    play(state, 0, "build 3b")
    assert refusal(state, 0, "build 2b") == "row-used-up"
    assert verbs(state, 0, "build") == set()


def test_7_3_the_hand_is_not_limited_by_it() -> None:
    state = position().at("build", 0).gems(0, "bgbbybbyp").hand(0, "4b 2b").row("3b 9k").state
    play(state, 0, "build 4b")
    play(state, 0, "build 3b")
    play(state, 0, "build 2b")
    assert state.built[0] == cards("2b 3b 4b")


def test_7_3_every_player_may_build_one() -> None:
    state = position().at("build", 0).gems(0, "bbybg").gems(1, "bg").row("2b 3b 9k").state
    play(state, 0, "build 3b")
    play(state, 0, "end")
    play(state, 1, "build 2b")
    assert (state.row, state.built[1]) == (cards("9k"), cards("2b"))


def test_7_3_what_is_gone_is_gone() -> None:
    state = position().at("build", 0).gems(0, "bg").gems(1, "bg").row("2b").state
    play(state, 0, "build 2b")
    play(state, 0, "end")
    assert refusal(state, 1, "build 2b") == "not-at-hand"


def test_7_3_again_next_round() -> None:
    state = position(2).moon().at("build", 1).gems(1, "bby").row("3b 9k").state
    play(state, 1, "build 3b")
    assert refusal(state, 1, "build 9k") == "row-used-up"
    play(state, 1, "end")
    while state.step != Step.BUILD:
        resolve_chance(state)
        play(state, state.turn[0], state.moves(state.turn[0])[0])
    while state.turn != (1,):
        play(state, state.turn[0], "end")
    assert state.round == 2
    dear = next(name for name in names_in(state.row) if f"build {name}" not in typed(state, 1))
    assert refusal(state, 1, f"build {dear}") in ("gems-missing", "number-built")


# 7.4


def test_7_4_the_player_ends_the_turn() -> None:
    state = position().at("build", 0).gems(0, "bg").hand(0, "2b").state
    (event,) = play(state, 0, "end")
    assert (event.key, event.args, state.turn) == ("ended", {"seat": 0}, (1,))
    assert refusal(state, 0, "build 2b") == "not-your-turn"


def test_7_4_trading_without_building_is_allowed() -> None:
    state = position().at("build", 0).gems(0, "bbbg").hand(0, "2b").state
    play(state, 0, "trade bbb k")
    play(state, 0, "end")
    assert (gems_of(state, 0), state.turn) == ("gk", (1,))


def test_7_4_doing_nothing_too() -> None:
    state = position().at("build", 2).gems(2, "bbbg").state
    events = play(state, 2, "end")
    assert not happened(events, "built")
    assert state.step == Step.KEEP


@pytest.mark.parametrize("seat", [0, 1])
def test_7_4_a_turn_begins_with_all_its_rights(seat: int) -> None:
    table = position(4).holds(0, "synchrotron").holds(1, "synchrotron").gems(0, "bbbg").gems(1, "bbbg")
    state = table.row("2b 3b").at("build", 0).state
    if seat:
        play(state, 0, "synchrotron b y 1")
        play(state, 0, "build 2b")
        play(state, 0, "end")
    assert verbs(state, seat, "synchrotron")
    play(state, seat, "synchrotron b y 1")
    play(state, seat, "build 3b")
    assert spell(state.gems[seat]) == "g"
