"""Who may know which card lies where, and the guesses made from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from positions import ODD, assert_conserved, cards, play, position, random_game, resolve_chance, within

from moonstone.engine import NATURE, Json
from moonstone.games.charon import GAME
from moonstone.games.charon.cards import cards_in, names_in
from moonstone.games.charon.rules import knowledge
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

TABLES: dict[str, Mapping[str, Json]] = {"fr": {}, "hu": GAME.presets["hu"], "odd": ODD}
EVERYWHERE = pytest.mark.parametrize("seats", [2, 3, 4, 5])
EVERY_TABLE = pytest.mark.parametrize("table", TABLES)


def observers(state: CharonState) -> Iterator[int | None]:
    """Every seat, and the spectator."""
    yield from range(state.seats)
    yield None


def could(state: CharonState, observer: int | None) -> list[int]:
    """By hand, then the pile, then the deck: what could lie there for all the observer has seen."""
    width, at = state.seats + 2, state.seats if observer is None else observer
    return state.could[at * width : (at + 1) * width]


def hidden(state: CharonState) -> list[int]:
    """By hand, then the pile, then the deck: what does lie there."""
    return [*state.hands, state.pile, state.deck]


def assert_sound(state: CharonState) -> None:
    """Everybody considers the truth possible, and nothing that lies before their eyes hidden."""
    in_sight = state.row
    for mask in state.built:
        in_sight |= mask
    for observer in observers(state):
        considered = could(state, observer)
        for place, (truth, possible) in enumerate(zip(hidden(state), considered, strict=True)):
            if place == observer:
                assert not possible
            else:
                assert not truth & ~possible
            assert not possible & in_sight
            assert observer is None or not possible & state.hands[observer]
            if state.step in (Step.SWAP, Step.DRAW) and observer == state.asked:
                assert not possible & state.aside


def assert_agrees(state: CharonState, observer: int | None, guess: CharonState) -> None:
    """A guess is a whole state that the observer cannot tell from the real one, card by card where it could be."""
    assert_conserved(guess)
    assert guess.view(observer) == state.view(observer)
    assert guess.view(None) == state.view(None)
    if observer is not None:
        assert list(guess.moves(observer)) == list(state.moves(observer))
        assert guess.hands[observer] == state.hands[observer]
    for place, (dealt, possible) in enumerate(zip(hidden(guess), could(state, observer), strict=True)):
        assert place == observer or not dealt & ~possible
    assert_sound(guess)


def moments(seats: int, table: str, seed: int, share: float) -> Iterator[CharonState]:
    """Some of the moments of a random game; all of those at which cards are swapped."""
    rng = Random(seed)
    for state, _ in random_game(seats, TABLES[table], seed=seed):
        if rng.random() < share or state.step in (Step.SWAP, Step.DRAW):
            yield state


@EVERYWHERE
@EVERY_TABLE
def test_the_truth_is_always_possible(seats: int, table: str) -> None:
    for seed in range(6):
        for state, _ in random_game(seats, TABLES[table], seed=seed):
            assert_sound(state)


@EVERYWHERE
@EVERY_TABLE
def test_a_guess_agrees_with_all_its_observer_knows(seats: int, table: str) -> None:
    for seed in range(4):
        for state in moments(seats, table, seed, 0.08):
            for observer in observers(state):
                assert_agrees(state, observer, state.determinize(observer, Random(seed)))


@EVERYWHERE
@EVERY_TABLE
def test_a_guess_depends_on_what_its_observer_knows_alone(seats: int, table: str) -> None:
    for state in moments(seats, table, 3, 0.1):
        for observer in observers(state):
            other = state.determinize(observer, Random(9))
            assert other.determinize(observer, Random(5)) == state.determinize(observer, Random(5))


@EVERYWHERE
def test_guessing_changes_nothing(seats: int) -> None:
    for state in moments(seats, "fr", 4, 0.05):
        before = state.to_json()
        state.determinize(0, Random(1))
        state.determinize(None, Random(1))
        assert state.to_json() == before


@EVERYWHERE
@EVERY_TABLE
def test_a_guess_can_be_played_to_the_end(seats: int, table: str) -> None:
    for at, state in enumerate(moments(seats, table, 2, 0.05)):
        guess, rng = state.determinize(at % seats, Random(at)), Random(at)
        while guess.turn:
            guess.resolve_chance(rng.randrange)
            for seat in guess.turn[:1]:
                guess.play(seat, rng.choice(guess.moves(seat)))
        assert_conserved(guess)
        assert guess.result is not None


# What is certain


def test_everybody_knows_that_the_12s_lie_in_the_pile() -> None:
    state = GAME.start(3)
    state.resolve_chance(Random(1).randrange)
    for viewer in observers(state):
        assert within(state.view(viewer), "known", "pile") == ["12b", "12y", "12g", "12p", "12k"]


def test_a_row_card_taken_by_engineering_is_known_in_that_hand() -> None:
    state = position(3).at("engineering").holds(1, "engineering").row("9k 3b").state
    play(state, 1, "take 9k")
    for viewer in (0, 2, None):
        assert within(state.view(viewer), "known", "hands", 1) == ["9k"]
    assert all(state.determinize(0, Random(seed)).hands[1] & cards("9k") for seed in range(20))


def test_until_it_is_built_or_offered() -> None:
    state = position(3).at("engineering").holds(1, "engineering").gems(1, "bby").row("9k 3b").state
    play(state, 1, "take 3b")
    play(state, 1, "build 3b")
    assert within(state.view(0), "known", "hands", 1) == []
    assert not any(mask & cards("3b") for observer in observers(state) for mask in could(state, observer))


def test_a_pile_once_looked_at_is_remembered() -> None:
    table = position(3).at("engineering").holds(0, "engineering").pile("3b 4b 12b 12y 12g 12p 12k").row("9k")
    state = table.state
    play(state, 0, "take 12g")
    assert within(state.view(0), "known", "pile") == ["3b", "4b", "12b", "12y", "12p", "12k"]
    assert all(state.determinize(0, Random(seed)).pile == state.pile for seed in range(20))
    while state.round == 1:
        play(state, state.turn[0], state.moves(state.turn[0])[0])
    assert within(state.view(0), "known", "pile") == ["3b", "4b", "9k", "12b", "12y", "12p", "12k"]


def test_whoever_looks_at_the_pile_knows_it_in_a_guess_too() -> None:
    state = position(3).at("engineering").holds(1, "engineering").state
    for seed in range(10):
        guess = state.determinize(0, Random(seed))
        assert within(guess.view(1), "known", "pile") == within(guess.view(1), "pile") == names_in(guess.pile)


def test_who_has_looked_knows_who_could_have_taken_what() -> None:
    table = position(4).at("engineering", 3).holds(3, "engineering").holds(2, "engineering")
    state = table.pile("3b 4b 12b 12y 12g 12p 12k").row("9k").state
    play(state, 3, "take 12g")
    play(state, 2, "take 12b")
    assert within(state.view(3), "known", "pile") == []
    assert {
        names_in(state.determinize(3, Random(seed)).hands[2] & cards("3b 4b 12b 12y 12p 12k"))[0] for seed in range(200)
    } == {"3b", "4b", "12b", "12y", "12p", "12k"}


def test_others_do_not_learn_which_card_was_taken_from_the_pile() -> None:
    table = position(3).at("engineering").holds(1, "engineering").pile("3b 4b 12b 12y 12g 12p 12k").hand(1, "2b")
    one, other = table.state, table.state
    told = [event.seen_by(viewer) for event in play(one, 1, "take 12g") for viewer in (0, 2, None)]
    assert told == [event.seen_by(viewer) for event in play(other, 1, "take 3b") for viewer in (0, 2, None)]
    for viewer in (0, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.determinize(viewer, Random(1)) == other.determinize(viewer, Random(1))
    assert one.view(1) != other.view(1)


def test_others_do_not_learn_which_duplicate_was_swapped() -> None:
    table = position(3).round(2).at("swap").built(0, "7b 3b").hand(0, "7k 3k").fresh(0, "7k 3k")
    one, other = table.state, table.state
    for state in (one, other):
        knowledge.look(state, 1)  # seat 1 has held Engineering Advance and knows the pile
    told = []
    for state, card in ((one, "7k"), (other, "3k")):
        events = play(state, 0, f"swap {card}") + play(state, 0, "done") + play(state, NATURE, "draw 12b")
        told.append([event.seen_by(viewer) for event in events for viewer in (1, 2, None)])
    assert told[0] == told[1]
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.determinize(viewer, Random(1)) == other.determinize(viewer, Random(1))


def test_being_asked_tells_nothing_about_a_hand() -> None:
    table = position(3).round(2).at("swap").built(0, "7b 3b")
    with_duplicate = table.hand(0, "7k 5b").fresh(0, "7k 5b").state
    without = table.hand(0, "8k 5b").fresh(0, "8k 5b").state
    assert with_duplicate.turn == without.turn == (0,)
    assert with_duplicate.view(1) == without.view(1)


def test_ones_own_duplicate_is_known_in_the_pile() -> None:
    table = position(3).round(2).at("swap").built(0, "7b").hand(0, "7k 3k").fresh(0, "7k 3k")
    state = table.state
    play(state, 0, "swap 7k")
    play(state, 0, "done")
    resolve_chance(state)
    assert "7k" in str(within(state.view(0), "known", "pile"))
    assert all(state.determinize(0, Random(seed)).pile & cards("7k") for seed in range(20))


def test_ones_own_duplicate_is_known_in_the_deck() -> None:
    """Rivals who were dealt their cards before it went back cannot hold it among them."""
    table = position(3, {"swap_from": "deck"}).round(2).at("swap").built(0, "7b").built(1, "9b").built(2, "4b")
    table.hand(0, "7k 3k").fresh(0, "7k 3k").hand(1, "2b 2k").fresh(1, "2b 2k").hand(2, "5b 5k").fresh(2, "5b 5k")
    state = table.state
    play(state, 0, "swap 7k")
    play(state, 0, "done")
    play(state, NATURE, state.moves(NATURE)[0])
    assert state.turn == (1,)
    for seed in range(300):
        assert state.determinize(0, Random(seed)).deck & cards("7k")


def test_a_card_of_a_row_that_was_not_built_is_known_in_the_pile() -> None:
    state = position(2).at("build", 1).row("9k 3b").state
    play(state, 1, "end")
    for viewer in observers(state):
        known = within(state.view(viewer), "known", "pile")
        assert isinstance(known, list)
        assert {"9k", "3b"} <= {str(name) for name in known}


# Guesses vary


@EVERYWHERE
def test_early_guesses_put_every_unseen_card_in_several_places(seats: int) -> None:
    state = GAME.start(seats)
    state.resolve_chance(Random(1).randrange)
    places: dict[int, set[int]] = defaultdict(set)
    for seed in range(400):
        for place, mask in enumerate(hidden(state.determinize(0, Random(seed)))):
            for card in cards_in(mask):
                places[card].add(place)
    own, pile = 0, seats
    for card, found in places.items():
        if state.hands[0] >> card & 1:
            assert found == {own}
        elif names_in(1 << card)[0].startswith("12"):
            assert found == {pile}
        else:
            assert len(found) >= 3


def test_the_cards_that_others_have_chosen_are_guessed_anew() -> None:
    state = position(3).at("offer").hand(1, "2b 3b 4b").state
    play(state, 1, "offer 3b")
    play(state, 2, state.moves(2)[0])
    rows = set()
    for seed in range(30):
        guess = state.determinize(0, Random(seed))
        play(guess, 0, guess.moves(0)[0])
        assert guess.step == Step.STAKE
        rows.add(guess.row)
    assert len(rows) > 10


def test_the_gems_that_others_keep_are_guessed_anew() -> None:
    state = position(2).at("keep").gems(0, "bbb").gems(1, "ygpk").state
    play(state, 1, "keep yg")
    kept = set()
    for seed in range(60):
        guess = state.determinize(0, Random(seed))
        play(guess, 0, "keep bb")
        kept.add(guess.gems[1])
    assert len(kept) == 6 + 4 + 1


def test_ones_own_choice_is_not_guessed() -> None:
    state = position(3).at("offer").hand(0, "2b 3b 4b").state
    play(state, 0, "offer 3b")
    for seed in range(10):
        assert state.determinize(0, Random(seed)).view(0)["answer"] == "3b"
