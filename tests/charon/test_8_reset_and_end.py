"""Rule 8: phase 5, reset; the end."""

from __future__ import annotations

import pytest
from positions import (
    VERSION_1,
    assert_conserved,
    cards,
    gems_of,
    happened,
    keep_all,
    play,
    position,
    refusal,
    resolve_chance,
    supply_of,
    typed,
    within,
)

from moonstone.engine import Result
from moonstone.games.charon.gems import spell
from moonstone.games.charon.moves import Keep
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step


def over(**built: str) -> tuple[CharonState, Result]:
    """The end of a game in which the players, s0, s1 and so on, have built these cards."""
    table = position(len(built)).round(4).at("build", len(built) - 1)
    for seat, names in enumerate(built.values()):
        table.built(seat, names)
    state = table.state
    play(state, len(built) - 1, "end")
    assert state.result is not None
    return state, state.result


# 8.1


def test_8_1_keep_two_gems_of_ones_choice() -> None:
    state = position(3).at("keep").gems(0, "bbkc").state
    two = [f"keep {kept}" for kept in ("bb", "bk", "bc", "kc")]
    assert [str(move) for move in state.moves(0)] == [*two, "keep b", "keep k", "keep c", "keep none"]
    play(state, 0, "keep bc")
    assert gems_of(state, 0) == "bc"


@pytest.mark.parametrize("kept", ["b", "k", "c", ""])
def test_8_1_one_may_keep_fewer(kept: str) -> None:
    state = position(3).at("keep").gems(0, "bbkc").gems(1, "").state
    play(state, 0, f"keep {kept or 'none'}")
    assert (gems_of(state, 0), state.round) == (kept, 2)
    assert_conserved(state)


def test_8_1_fewer_count_for_the_next_order() -> None:
    """Both have 2 gems and would tie: who gives one up comes after the other."""
    state = position(2).order(0, 1).at("keep").gems(0, "bb").gems(1, "yy").state
    play(state, 0, "keep b")
    play(state, 1, "keep yy")
    assert state.view(None)["next_order"] == [1, 0]


def test_8_1_what_is_given_up_goes_into_the_next_bag() -> None:
    """The supply holds no black gem: the bag gets the one that is given up."""
    state = position(2).at("keep").gems(0, "k").scarce(black=0).state
    kept, given_up = state.copy(), state
    play(kept, 0, "keep k")
    play(given_up, 0, "keep none")
    assert spell(given_up.bag).count("k") == spell(kept.bag).count("k") + 1


@pytest.mark.parametrize("own", ["b", "bk", "cc"])
def test_8_1_with_no_more_than_the_limit_all_can_be_kept_by_the_first_move(own: str) -> None:
    state = position(2).at("build", 1).gems(0, own).state
    play(state, 1, "end")
    assert (state.step, state.turn, str(state.moves(0)[0])) == (Step.KEEP, (0,), f"keep {own}")
    play(state, 0, f"keep {own}")
    assert (gems_of(state, 0), state.round) == (own, 2)


def test_8_1_without_a_gem_there_is_nothing_to_ask() -> None:
    state = position(3).at("build", 2).gems(1, "b").state
    play(state, 2, "end")
    assert state.turn == (1,)


def test_8_1_without_any_gem_the_next_round_begins_at_once() -> None:
    state = position(3).at("build", 2).state
    play(state, 2, "end")
    assert state.round == 2


def test_8_1_the_list_of_moves_stays_short() -> None:
    """With two to keep of all six kinds 28 moves, with six 924: that is the most there can be."""
    two = position(3).at("keep").gems(0, "bbyyggppkkcc").state
    six = position(3).at("keep").gems(0, "".join(6 * letter for letter in "bygpkc")).holds(0, "warehouse").state
    assert (len(two.moves(0)), len(six.moves(0))) == (28, 924)


def test_8_1_the_rest_returns() -> None:
    state = position(3).at("keep").gems(0, "bbcc").state
    assert supply_of(state, "clear") == 4
    play(state, 0, "keep bb")
    assert supply_of(state, "clear") == 6
    assert_conserved(state)


@pytest.mark.parametrize("own", ["", "b", "bk", "cc"])
def test_8_1_in_version_1_two_or_fewer_stay_without_asking(own: str) -> None:
    state = position(2, game=VERSION_1).at("build", 1).gems(0, own).state
    play(state, 1, "end")
    assert (gems_of(state, 0), state.round) == (own, 2)


def test_8_1_in_version_1_nobody_keeps_fewer() -> None:
    state = position(3, game=VERSION_1).at("keep").gems(0, "bbk").state
    assert typed(state, 0) == {"keep bb", "keep bk"}
    assert refusal(state, 0, "keep b") == "wrong-number"
    assert Keep("b") not in VERSION_1.ids


def test_8_1_clear_gems_are_counted() -> None:
    state = position(2).at("build", 1).gems(0, "ccc").state
    play(state, 1, "end")
    assert (state.step, state.turn) == (Step.KEEP, (0,))
    play(state, 0, "keep cc")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("cc", 4)


def test_8_1_six_with_the_underground_warehouse() -> None:
    state = position(3).at("keep").gems(0, "bbbbkkyc").holds(0, "warehouse").state
    assert {len(move.gems) for move in state.moves(0) if isinstance(move, Keep)} == set(range(7))
    play(state, 0, "keep bbbkkc")
    assert gems_of(state, 0) == "bbbkkc"


def test_8_1_six_are_not_too_many_with_the_warehouse() -> None:
    state = position(2).at("build", 1).gems(0, "bbbkkc").holds(0, "warehouse").state
    play(state, 1, "end")
    assert str(state.moves(0)[0]) == "keep bbbkkc"
    keep_all(state)
    assert (gems_of(state, 0), state.round) == ("bbbkkc", 2)


def test_8_1_both_holders_of_the_warehouse_keep_six() -> None:
    table = position(4).at("build", 3).holds(0, "warehouse").holds(1, "warehouse")
    state = table.gems(0, "bbbbbb").gems(1, "yyyyyy").gems(2, "ggg").state
    play(state, 3, "end")
    keep_all(state)
    assert [gems_of(state, seat) for seat in range(4)] == ["bbbbbb", "yyyyyy", "gg", ""]


def test_8_1_no_more_than_that_and_only_ones_own() -> None:
    state = position(3).at("keep").gems(0, "bbbbbbk").state
    assert refusal(state, 0, "keep bbbbbb") == "too-many-kept"
    assert refusal(state, 0, "keep kk") == "gems-missing"


def test_8_1_a_clear_gem_one_does_not_have_cannot_be_kept() -> None:
    state = position(3).at("keep").gems(0, "bbbbbbk").state
    assert refusal(state, 0, "keep bc") == "gems-missing"


def test_8_1_all_at_once_and_in_secret() -> None:
    table = position(3).at("keep").gems(0, "bbk").gems(2, "yyy")
    one, other = table.state, table.state
    assert one.turn == (0, 2)
    (first,), (second,) = play(one, 0, "keep bb"), play(other, 0, "keep bk")
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert first.seen_by(viewer) == second.seen_by(viewer)
    assert refusal(one, 0, "keep bk") == "not-your-turn"
    kept = happened(play(one, 2, "keep yy"), "kept")
    assert kept == [{"seat": 0, "gems": "bb"}, {"seat": 2, "gems": "yy"}]


# 8.2


def test_8_2_row_cards_not_built_go_onto_the_pile() -> None:
    state = position(2).at("build", 1).row("9k 3b").state
    pile = state.pile
    events = play(state, 1, "end")
    assert happened(events, "row-discarded") == [{"cards": ["3b", "9k"]}]
    assert (state.row, state.pile) == (0, pile | cards("9k 3b"))


def test_8_2_all_flags_come_home() -> None:
    state = position(4).at("build", 3).holds(0, "warehouse").holds(1, "synchrotron").state
    play(state, 3, "end")
    assert not any(state.flags)
    assert state.areas == [0b11111] * 4
    assert state.live == [0] * 5
    assert bytes(state.empty) == state.setup.usable


def test_8_2_the_next_round_starts() -> None:
    state = position(3).at("build", 2).state
    events = play(state, 2, "end") + resolve_chance(state)
    assert happened(events, "round-begins") == [{"round": 2}]
    assert (state.round, state.step, state.turn) == (2, Step.OFFER, (0, 1, 2))


def test_8_2_hands_and_buildings_stay() -> None:
    state = position(2).at("build", 1).hand(0, "2b 3b").built(0, "4b").state
    play(state, 1, "end")
    resolve_chance(state)
    assert state.hands[0] & cards("2b 3b") == cards("2b 3b")
    assert state.built[0] == cards("4b")


# 8.3


def test_8_3_after_round_4_there_is_no_reset() -> None:
    state = position(2).round(4).at("build", 1).gems(0, "bbbkkk").row("9k 3b").state
    flags = bytes(state.flags)
    events = play(state, 1, "end")
    assert [event.key for event in events] == ["ended", "over"]
    assert (gems_of(state, 0), state.row, bytes(state.flags)) == ("bbbkkk", cards("9k 3b"), flags)
    assert (state.turn, state.step) == ((), Step.OVER)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_8_3_not_before(number: int) -> None:
    state = position(2).round(number).at("build", 1).state
    play(state, 1, "end")
    assert (state.round, state.result) == (number + 1, None)


def test_8_3_most_points_in_built_cards_wins() -> None:
    _, result = over(s0="2b 3b", s1="12b", s2="5b 6b")
    assert (result.scores, result.ranks, result.winners) == ((5, 12, 11), (3, 1, 2), (1,))
    assert result.ties == ()


def test_8_3_cards_in_the_hand_and_gems_count_nothing() -> None:
    state = position(2).round(4).at("build", 1).gems(0, "bbbkkk").hand(0, "12b").built(1, "2b").state
    play(state, 1, "end")
    assert state.result is not None
    assert (state.result.scores, state.result.winners) == ((0, 2), (1,))


def test_8_3_tie_the_highest_card() -> None:
    _, result = over(s0="12b 2b", s1="11b 3b")
    assert (result.scores, result.ranks) == ((14, 14), (1, 2))
    assert (result.ties[0].seats, result.ties[0].by) == ((0, 1), "highest-card")


def test_8_3_then_the_next_and_so_on() -> None:
    _, result = over(s0="12b 11b 8b 2b", s1="12k 11k 10k")
    assert (result.scores, result.ranks, result.winners) == ((33, 33), (2, 1), (1,))


def test_8_3_to_the_last_card() -> None:
    _, result = over(s0="12b 9b 5b 3b", s1="12k 9k 6k 2k")
    assert (result.scores, result.ranks) == ((29, 29), (2, 1))


def test_8_3_equal_to_the_last_card_is_a_shared_victory() -> None:
    _, result = over(s0="12b 3b", s1="12k 3k", s2="11b")
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))
    assert (result.ties[0].seats, result.ties[0].by) == ((0, 1), None)


def test_8_3_nobody_has_built_anything() -> None:
    _, result = over(s0="", s1="", s2="")
    assert (result.scores, result.winners) == ((0, 0, 0), (0, 1, 2))


def test_8_3_two_of_three_tied_share() -> None:
    _, result = over(s0="9b 5b", s1="10k 4k", s2="10b 4b")
    assert (result.scores, result.ranks, result.winners) == ((14, 14, 14), (3, 1, 1), (1, 2))


def test_8_3_the_result_is_told_and_nothing_can_be_played() -> None:
    state, result = over(s0="12b", s1="2b")
    assert within(state.view(None), "result") == result.to_json()
    assert refusal(state, 0, "end") == "game-over"
    assert state.moves(0) == ()
    assert spell(state.gems[0]) == ""
