"""A6.4: no turn goes on for ever, whatever a player does to keep it going."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from campaigns import arrange, begun, first_turn, late
from villages import Table, position

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, EXTRAS_IN_TURN
from moonstone.games.charterstone.content.versions import RELEASES, newest
from moonstone.games.charterstone.rules.moves import CharterstoneMove, No, Place, Retrieve, Send, Take, Use
from moonstone.games.charterstone.state import CharterstoneState

MOST_IN_TURN = 200
"""Decisions in one turn that nobody reaches, however hard they try."""
TURNS = 60

LAST_ROUND = RELEASES[newest()].lines.hurry_after_round
"""A6.4: after this round the village is hurried on."""


def test_a6_4_after_so_many_things_nothing_more_is_used_in_a_turn() -> None:
    table = position().known().cards(0, "t15", "i12").goods(0, wood=1, coal=1)
    table.state.extras = EXTRAS_IN_TURN
    assert not any(move.startswith("use") for move in table.moves())
    assert table.refused("use t15") == "turn-too-long"
    table.play("place basic-red")
    assert table.state.turn == (1,), "items wait for the next turn, too"
    assert table.state.extras == 0


def test_a6_4_nor_is_another_turn_won() -> None:
    table = position().known().on("market", 0).on("treasury", 0).cards(0, "t6")
    table.state.extras = EXTRAS_IN_TURN - 1
    table.play("use t6", "recall market", "place basic-red")
    assert (table.state.turn, table.state.extra_turns) == ((1,), 0)


def test_a6_4_another_turn_is_counted() -> None:
    table = position().known().on("market", 0).on("treasury", 0).cards(0, "t6")
    table.play("use t6", "recall market", "place basic-red")
    assert (table.state.turn, table.state.extras) == ((0,), 2)


def test_a6_4_there_are_fewer_items_and_treasures_than_that() -> None:
    assert sum(card.kind in ("item", "treasure") for card in GAME.content.cards) < EXTRAS_IN_TURN


def test_a6_4_the_chronicle_says_so() -> None:
    (text,) = (slot.text for slot in GAME.content.slots if slot.name == "25")
    assert f"from round {LAST_ROUND + 1} on" in text
    assert "thirty" in text
    assert EXTRAS_IN_TURN == 30


def endless(state: CharterstoneState, rng: Random) -> CharterstoneMove:
    """The move of a player who wants the turn to go on: uses whatever can be used, and takes what can be used again."""
    moves = state.moves(state.turn[0])
    usable = state.setup.index.usable

    def keeps_going(move: CharterstoneMove) -> float:
        match move:
            case Use():
                return 4.0
            case Take(card):
                return 3.0 if usable >> state.setup.index.card_of[card] & 1 else 1.0
            case Place(building) | Send(_, building):
                benefit = state.setup.content.buildings[state.setup.index.building_of[building]].benefit
                return 1.5 * sum(term.what in ("card", "item", "treasure", "top", "search") for term in benefit)
            case Retrieve():
                return 0.5
            case No():
                return -1.0
        return 1.0

    return max(moves, key=lambda move: keeps_going(move) + rng.random())


def longest_turn(game: Charterstone, seats: int, seed: int) -> int:
    """The most decisions of a seat in one of the first turns of a game; each seat is given treasures and items to begin
    with, and what a turn takes.
    """
    rng = Random(seed)
    table = Table(game.start(seats), game, seed)
    state = table.state
    longest = steps = 0
    turn = (-1, -1)
    for _ in range(TURNS * MOST_IN_TURN):
        if not state.turn or state.round > TURNS:
            break
        if state.turn == (NATURE,):
            state.resolve_chance(rng.randrange)
            continue
        if (state.round, state.current) != turn:
            turn, steps = (state.round, state.current), 0
            if state.round:
                enrich(state, rng)
        steps += 1
        longest = max(longest, steps)
        assert steps < MOST_IN_TURN, "a turn goes on and on"
        state.play(state.turn[0], endless(state, rng))
    return longest


def enrich(state: CharterstoneState, rng: Random) -> None:
    """The current seat gets an item or a treasure of the deck, as if it had been lucky."""
    found = [card for card in range(state.deck.bit_length()) if state.deck & state.setup.index.usable & 1 << card]
    for card in rng.sample(found, min(8, len(found))):
        state.deck ^= 1 << card
        state.held[state.current] |= 1 << card
    state.ready = None


def random_village(rng: Random, seats: int) -> Charterstone:
    """Everything is unlocked, and on the plots stand buildings that nobody chose."""
    content = GAME.content
    names = [building.name for building in content.buildings if sum(building.build)]
    rng.shuffle(names)
    charters: dict[str, Any] = {}
    for index, name in enumerate(CHARTERS):
        plots = (f"basic-{name}", *(names.pop() for _ in range(5)))
        personas = tuple(persona.name for persona in content.personas if persona.charter == name)
        charters[name] = {"active": index < seats, "plots": plots, "cards": (), "personas": personas}
    standing = {name for charter in charters.values() for name in charter["plots"]}
    archive = tuple(one.name for one in content.buildings if one.name in standing and not one.crate)
    village = replace(arrange(3, seats, **charters).village, opened=tuple(content.crates), archive=archive)
    return Charterstone(GAME.index, village)


@pytest.mark.long
def test_a6_4_a_player_who_wants_to_go_on_for_ever_cannot() -> None:
    rng = Random(4)
    found = [longest_turn(random_village(rng, seats), seats, seed) for seed in range(60) for seats in (1, 2, 4)]
    assert max(found) < MOST_IN_TURN


@pytest.mark.parametrize("seats", [1, 3])
def test_a6_4_late_villages_have_no_endless_turn(seats: int) -> None:
    assert longest_turn(late(seats), seats, 1) < MOST_IN_TURN


# Rounds


def test_a6_4_nothing_moves_progress_back_in_a_village_that_is_hurried_on() -> None:
    table = first_turn(begun(late(1))).cards(0, "t15").progress(9)
    assert table.state.round <= LAST_ROUND
    table.state.round = LAST_ROUND
    table.play("use t15")
    assert table.moves() == ["shift forward 2", "shift forward 1", "shift forward 0", "shift back 1", "shift back 2"]
    table.state.round = LAST_ROUND + 1
    assert table.moves() == ["shift forward 2", "shift forward 1", "shift forward 0"]
    assert table.refused("shift back 1") == "no-way-back"


def test_a6_4_a_treasure_that_comes_back_again_and_again_does_not_stop_the_hourglass() -> None:
    """The Chalice is discarded, turned up at once and taken back by a building that gives a treasure, turn by turn."""
    table = first_turn(begun(late(1))).built(0, "b51", 2).built(0, "b59", 3)
    state = table.state
    state.archive |= state.deck | state.discard | state.face_up
    state.deck = state.discard = state.face_up = 0
    table.cards(0, "t15", "t1").mat("a1", "a2", "a3", "a4")
    state.deck = 0
    state.perils_placed, state.peril_supply = bytearray(len(state.perils_placed)), [6] * 6
    table.progress(3).goods(0, coal=8, wood=1)
    while state.turn and state.round < 200:
        wanted = ["use t15", "shift back", "place b51", "take t15", "place b59", "gain wood+coal+coal+coal", "retrieve"]
        moves = table.moves()
        table.play(next((move for want in wanted for move in moves if move.startswith(want)), moves[-1]))
    assert not state.turn
    assert state.round <= LAST_ROUND + state.setup.end
