"""Rule 4: set-up and the start of each round."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import factorial
from random import Random

import pytest
from positions import (
    Position,
    assert_conserved,
    cards,
    gems_of,
    happened,
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

from moonstone.engine import NATURE
from moonstone.games.charon import GAME
from moonstone.games.charon.cards import TWELVES, names_in
from moonstone.games.charon.gems import by_kind, spell
from moonstone.games.charon.moves import Seed
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
IN_BAG = {5: 5, 4: 4, 3: 4, 2: 3}


def chance_until(step: Step, seats: int, seed: int = 1) -> CharonState:
    """A new game, drawn until that step asks for its first draw or answer."""
    rng = Random(seed)
    state = GAME.start(seats)
    while state.step != step:
        state.play(NATURE, state.chance_outcomes().pick(rng.randrange))
    return state


def end_of_round(table: Position) -> CharonState:
    """The position when the last builder of the round is about to end the turn: then the next round begins."""
    return table.at("build", table.state.order[-1]).state


# 4.1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_every_first_order_is_equally_likely(seats: int) -> None:
    found: Counter[tuple[int, ...]] = Counter()
    chances: dict[tuple[int, ...], Fraction] = {}
    open_ = [(GAME.start(seats), Fraction(1))]
    while open_:
        state, chance = open_.pop()
        if state.step != Step.ORDER:
            found[state.order] += 1
            chances[state.order] = chance
            continue
        for move, odds in state.chance_outcomes():
            twin = state.copy()
            twin.play(NATURE, move)
            open_.append((twin, chance * odds))
    assert len(found) == factorial(seats)
    assert set(found.values()) == {1}
    assert set(chances.values()) == {Fraction(1, factorial(seats))}


def test_4_1_a_seat_comes_once_in_the_order() -> None:
    state = GAME.start(4)
    play(state, NATURE, "lead 2")
    assert typed(state, NATURE) == {"lead 0", "lead 1", "lead 3"}
    assert refusal(state, NATURE, "lead 2") == "impossible-draw"


@SEATS
def test_4_1_every_round_one_flag_on_each_area(seats: int) -> None:
    for state, events in random_game(seats, seed=2):
        if happened(events, "round-begins"):
            assert state.areas == [0b11111] * seats
            assert not any(state.flags)


# 4.2


@SEATS
def test_4_2_gems_into_the_bag(seats: int) -> None:
    bag = by_kind(chance_until(Step.SEED, seats).bag)
    assert bag.pop("clear") == 0
    assert bag == dict.fromkeys(["blue", "yellow", "green", "purple", "black"], IN_BAG[seats])


def test_4_2_what_is_left_in_the_bag_stays_in() -> None:
    state = end_of_round(position(3).moon().bag("bbk"))
    play(state, 2, "end")
    assert spell(state.bag) == "bbbbbb" + "yyyy" + "gggg" + "pppp" + "kkkkk"


# 4.3


@SEATS
def test_4_3_one_gem_from_the_bag_the_other_pits_from_the_supply(seats: int) -> None:
    state = chance_until(Step.SEED, seats)
    while state.step == Step.SEED:
        move = state.moves(NATURE)[0]
        _, zone, gem = str(move).split()
        pits = GAME.board.zones[GAME.board.zone_of[zone]].pits
        bag, supply = spell(state.bag), spell(state.supply)
        state.play(NATURE, move)
        assert zone_of(state, zone) == gem * min(pits, 1 + supply.count(gem))
        assert spell(state.bag) == bag.replace(gem, "", 1)
        assert spell(state.supply) == supply.replace(gem, "", len(zone_of(state, zone)) - 1)


@SEATS
def test_4_3_every_zone_in_play_is_filled(seats: int) -> None:
    state = position(seats).state
    for zone in state.setup.zones:
        assert state.zone_gems[zone] == GAME.board.zones[zone].pits


def test_4_3_colours_come_as_the_bag_holds_them() -> None:
    state = end_of_round(position(3).moon().bag("bbbbbbbbkk"))
    play(state, 2, "end")
    assert {str(move)[-1]: chance for move, chance in state.chance_outcomes()} == {
        "b": Fraction(12, 30),
        "y": Fraction(4, 30),
        "g": Fraction(4, 30),
        "p": Fraction(4, 30),
        "k": Fraction(6, 30),
    }


@pytest.mark.parametrize("gem", ["c", "x", "", "by", "bygpk"])
def test_4_3_only_a_gem_of_the_bag_is_drawn(gem: str) -> None:
    state = end_of_round(position(2).moon())
    play(state, 1, "end")
    assert refusal(state, NATURE, Seed("f2", gem)) == "impossible-draw"


def test_4_3_a_zone_that_kept_its_gems_is_not_seeded_again() -> None:
    state = end_of_round(position(3).moon(d4="b", h8="kk"))
    play(state, 2, "end")
    seeded = {str(args["zone"]) for args in happened(resolve_chance(state), "seeded")}
    assert len(seeded) == 14
    assert not seeded & {"d4", "h8"}
    assert (zone_of(state, "d4"), zone_of(state, "h8")) == ("b", "kk")


# 4.4

SIX_RICH_ZONES = {"d4": "bbb", "f4": "bbb", "h4": "bbb", "f6": "bbb", "h6": "bbb", "j6": "bbb"}


def test_4_4_shortage_for_the_bag() -> None:
    state = end_of_round(position(2).moon(**SIX_RICH_ZONES).bag(""))
    assert supply_of(state, "blue") == 2
    play(state, 1, "end")
    assert spell(state.bag) == "bb" + "yyy" + "ggg" + "ppp" + "kkk"
    assert supply_of(state, "blue") == 0


def test_4_4_shortage_for_the_pits() -> None:
    state = end_of_round(position(2).moon(**SIX_RICH_ZONES).bag(""))
    play(state, 1, "end")
    play(state, NATURE, "seed f2 b")
    assert zone_of(state, "f2") == "b"
    assert_conserved(state)


def test_4_4_the_pits_get_what_there_is() -> None:
    table = position(3).moon(f4="bbb", h4="bbb", f6="bbb", h6="bbb").bag("bb").gems(0, "b").gems(1, "b")
    state = end_of_round(table)
    play(state, 2, "end")
    keep_all(state)
    assert (supply_of(state, "blue"), spell(state.bag).count("b")) == (0, 6)
    for zone in ("d2", "f2", "h2", "j2"):
        play(state, NATURE, f"seed {zone} y")
    play(state, NATURE, "seed d4 b")
    assert zone_of(state, "d4") == "b"


def test_4_4_two_of_three_pits() -> None:
    table = position(3).moon(f4="bbb", h4="bbb", f6="bbb", h6="bbb").bag("b").gems(0, "b").gems(1, "b")
    state = end_of_round(table)
    play(state, 2, "end")
    keep_all(state)
    assert supply_of(state, "blue") == 1
    for zone in ("d2", "f2", "h2", "j2"):
        play(state, NATURE, f"seed {zone} y")
    play(state, NATURE, "seed d4 b")
    assert zone_of(state, "d4") == "bb"
    assert supply_of(state, "blue") == 0


# 4.5


@SEATS
def test_4_5_two_cards_and_the_five_12s_are_the_discard_pile(seats: int) -> None:
    state = chance_until(Step.SEED, seats)
    assert state.pile & TWELVES == TWELVES
    assert state.pile.bit_count() == 7
    assert state.deck.bit_count() == 48


def test_4_5_any_card_but_a_12_can_be_buried() -> None:
    state = chance_until(Step.BURY, 3)
    assert len(state.moves(NATURE)) == 50
    assert refusal(state, NATURE, "bury 12b") == "impossible-draw"


def test_4_5_12s_enter_play_only_through_the_discard_pile() -> None:
    for seed in range(3):
        for state, _ in random_game(4, GAME.presets["hu"], seed=seed):
            assert not state.deck & TWELVES
            assert not any(fresh & TWELVES for fresh in state.fresh)


# 4.6


@SEATS
def test_4_6_three_cards_in_round_1_and_two_later(seats: int) -> None:
    dealt: list[Counter[object]] = []
    for _, events in random_game(seats, seed=4):
        if happened(events, "round-begins"):
            dealt.append(Counter())
        for args in happened(events, "dealt"):
            dealt[-1][args["seat"]] += 1
    assert dealt == [dict.fromkeys(range(seats), number) for number in (3, 2, 2, 2)]


def test_4_6_no_hand_limit() -> None:
    state = end_of_round(position(2).round(3).hand(1, "2b 3b 4b 5b 6b 7b 8b 9b 10b 11b"))
    play(state, 1, "end")
    resolve_chance(state)
    assert state.hands[1].bit_count() == 12


def test_4_6_hands_are_secret() -> None:
    state = position(3).at("offer").state
    for viewer in (1, 2, None):
        text = repr(state.view(viewer))
        assert not any(f"'{name}'" in text for name in names_in(state.hands[0]))
    assert state.view(0)["hand"] == names_in(state.hands[0])


def test_4_6_only_its_owner_sees_a_card_dealt() -> None:
    state = chance_until(Step.DEAL, 3)
    (event,) = play(state, NATURE, state.moves(NATURE)[0])
    to = event.args["seat"]
    assert [("card" in event.seen_by(viewer)) for viewer in (0, 1, 2, None)] == [seat == to for seat in (0, 1, 2, None)]


# 4.7


def swap_table() -> Position:
    """Seats 1 and 2 have built; seat 1 has just been dealt the duplicates 7k and 3k."""
    table = position(3).round(2).order(1, 2, 0).at("swap").built(1, "7b 3b").built(2, "9b")
    return table.hand(1, "7y 7k 3k 5b").fresh(1, "7k 3k").hand(2, "9k 4b").fresh(2, "9k 4b")


def test_4_7_a_duplicate_may_be_swapped() -> None:
    state = swap_table().state
    pile = state.pile
    play(state, 1, "swap 7k")
    play(state, 1, "done")
    assert typed(state, NATURE) == {f"draw {name}" for name in names_in(pile)}
    play(state, NATURE, "draw 12g")
    assert state.hands[1] == cards("7y 12g 3k 5b")
    assert state.pile == pile & ~cards("12g") | cards("7k")


def test_4_7_one_card_for_each_duplicate_drawn_before_they_go_onto_the_pile() -> None:
    state = swap_table().state
    pile = state.pile
    play(state, 1, "swap 7k")
    play(state, 1, "swap 3k")
    play(state, NATURE, "draw 12g")
    assert typed(state, NATURE) == {f"draw {name}" for name in names_in(pile & ~cards("12g"))}
    play(state, NATURE, "draw 12p")
    assert state.hands[1] == cards("7y 5b 12g 12p")
    assert state.pile == pile & ~cards("12g 12p") | cards("7k 3k")


def test_4_7_the_pile_is_shuffled_first() -> None:
    state = swap_table().state
    number = state.pile.bit_count()
    play(state, 1, "swap 7k")
    play(state, 1, "done")
    assert {chance for _, chance in state.chance_outcomes()} == {Fraction(1, number)}


def test_4_7_nobody_has_to_swap() -> None:
    state = swap_table().state
    hand = state.hands[1]
    play(state, 1, "done")
    assert state.hands[1] == hand
    assert state.turn == (2,)


def test_4_7_only_cards_just_dealt() -> None:
    state = swap_table().state
    assert refusal(state, 1, "swap 7y") == "not-just-dealt"
    assert typed(state, 1) == {"swap 7k", "swap 3k", "done"}


def test_4_7_only_duplicates() -> None:
    assert refusal(swap_table().at("swap", 2).state, 2, "swap 4b") == "not-a-duplicate"


def test_4_7_only_ones_own_duplicates_count() -> None:
    state = swap_table().hand(2, "7p 9k").fresh(2, "7p 9k").at("swap", 2).state
    assert typed(state, 2) == {"swap 9k", "done"}


def test_4_7_only_once() -> None:
    state = swap_table().pile("7p 12b 12y 12g 12p 12k").state
    play(state, 1, "swap 3k")
    play(state, 1, "done")
    play(state, NATURE, "draw 7p")
    assert state.turn == (2,)
    assert refusal(state, 1, "swap 7k") == "not-your-turn"


def test_4_7_in_turn_order() -> None:
    state = end_of_round(position(3).order(2, 0, 1).built(0, "7b").built(1, "8b").built(2, "9b"))
    play(state, 1, "end")
    resolve_chance(state)
    for seat in (2, 0, 1):
        assert state.turn == (seat,)
        play(state, seat, "done")
    assert state.step == Step.OFFER


def test_4_7_not_before_ones_turn() -> None:
    assert refusal(swap_table().state, 2, "swap 9k") == "not-your-turn"


def test_4_7_the_next_player_can_draw_what_the_one_before_put_back() -> None:
    state = swap_table().state
    play(state, 1, "swap 7k")
    play(state, 1, "done")
    play(state, NATURE, "draw 12g")
    play(state, 2, "swap 9k")
    play(state, 2, "done")
    assert "draw 7k" in typed(state, NATURE)


def test_4_7_as_many_as_the_pile_can_give() -> None:
    state = swap_table().hand(0, "12b 12y 12g 12p 12k").pile("2b").state
    play(state, 1, "swap 7k")
    assert typed(state, NATURE) == {"draw 2b"}
    play(state, NATURE, "draw 2b")
    assert (state.hands[1], state.pile) == (cards("7y 3k 5b 2b"), cards("7k"))
    assert state.turn == (2,)


def test_4_7_an_empty_pile_gives_nothing() -> None:
    table = position(2).hand(0, "12b 12y 12g 12p 12k 2b").built(0, "7b").built(1, "9b").row("").pile("")
    state = end_of_round(table)
    play(state, 1, "end")
    resolve_chance(state)
    assert (state.round, state.step, state.turn) == (2, Step.OFFER, (0, 1))


def test_4_7_in_no_first_round() -> None:
    assert chance_until(Step.OFFER, 4).turn == (0, 1, 2, 3)


def test_4_7_before_the_row_is_chosen() -> None:
    state = end_of_round(position(2).built(0, "7b"))
    play(state, 1, "end")
    resolve_chance(state)
    assert (state.round, state.step, state.turn) == (2, Step.SWAP, (0,))
    play(state, 0, "done")
    assert state.step == Step.OFFER


# 4.8


def test_4_8_each_player_chooses_a_card_of_the_hand() -> None:
    state = position(3).at("offer").hand(0, "2b 3b 4b").hand(1, "5b 6b 7b").state
    assert typed(state, 0) == {"offer 2b", "offer 3b", "offer 4b"}
    assert refusal(state, 0, "offer 5b") == "not-in-hand"


def test_4_8_in_any_sequence_and_only_once() -> None:
    state = position(3).at("offer").hand(0, "2b 3b 4b").hand(1, "5b 6b 7b").state
    play(state, 1, "offer 6b")
    assert state.turn == (0, 2)
    assert refusal(state, 1, "offer 5b") == "not-your-turn"


def test_4_8_the_choice_is_secret_until_all_are_revealed_together() -> None:
    table = position(3).at("offer").hand(0, "2b 3b 4b").hand(1, "5b 6b 7b").hand(2, "8b 9b 10b")
    one, other = table.state, table.state
    seen = [event.seen_by(viewer) for event in play(one, 0, "offer 2b") for viewer in (1, 2, None)]
    assert seen == [event.seen_by(viewer) for event in play(other, 0, "offer 3b") for viewer in (1, 2, None)]
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
    play(one, 1, "offer 6b")
    assert one.view(None)["row"] == []
    revealed = happened(play(one, 2, "offer 10b"), "row-revealed")
    assert revealed == [{"cards": ["2b", "6b", "10b"]}]
    assert one.row == cards("2b 6b 10b")
    assert one.hands == [cards("3b 4b"), cards("5b 7b"), cards("8b 9b")]


def test_4_8_any_card_of_the_hand_not_only_a_new_one() -> None:
    state = end_of_round(position(2).hand(0, "2b"))
    play(state, 1, "end")
    resolve_chance(state)
    assert "offer 2b" in typed(state, 0)


@SEATS
def test_4_8_gems_are_seeded_before_the_choice_in_every_round(seats: int) -> None:
    for state, _ in random_game(seats, seed=6):
        if state.step == Step.OFFER:
            assert all(state.zone_gems[zone] for zone in state.setup.zones)


def test_4_8_a_whole_round_starts_like_this() -> None:
    state = end_of_round(position(2).moon().gems(0, "bb").hand(0, "2b"))
    play(state, 1, "end")
    keep_all(state)
    keys = list(dict.fromkeys(event.key for event in resolve_chance(state)))
    assert keys == ["seeded", "dealt"]
    assert within(state.view(0), "round") == 2
    assert gems_of(state, 0) == "bb"
