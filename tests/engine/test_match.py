"""Matches: the log is the truth, and an undo is an entry in it."""

from __future__ import annotations

from random import Random

import pytest

import moonstone
from moonstone.engine import (
    NATURE,
    Json,
    Match,
    Move,
    Named,
    Played,
    Player,
    Record,
    Refused,
    Undone,
    canonical,
    read_entry,
    secret_from_seed,
)


def start(*players: Player, game: str = "charon", seed: int = 1) -> Match:
    return Match.start(moonstone.load(game), players, secret=secret_from_seed(seed))


def two_people() -> Match:
    return start(Player("Ann"), Player("Bob"))


def play_until(match: Match, step: str, rng: Random) -> None:
    """Play at random until a step of Charon begins."""
    while match.state.view(None)["step"] != step:
        seat = match.turn[0]
        match.play(seat, rng.choice(match.state.moves(seat)))


def trades(match: Match, seat: int) -> list[Move]:
    return [move for move in match.state.moves(seat) if str(move).startswith("trade")]


def builder_with_a_trade() -> tuple[Match, int]:
    for seed in range(100):
        match = start(Player("Ann"), Player("Bob"), seed=seed)
        play_until(match, "build", Random(seed))
        seat = match.turn[0]
        if trades(match, seat):
            return match, seat
    raise AssertionError("no position with a trade found")


def test_chance_is_settled_at_once_and_logged() -> None:
    match = two_people()
    assert NATURE not in match.turn
    assert match.log
    assert all(entry.by == NATURE for entry in match.log)


def test_an_illegal_move_changes_nothing() -> None:
    match = two_people()
    before, entries = canonical(match.state.to_json()), len(match.log)
    with pytest.raises(Refused) as refused:
        match.play(0, match.game.move_from_text("end"))
    assert refused.value.code == "not-now"
    assert (canonical(match.state.to_json()), len(match.log)) == (before, entries)


def test_nobody_plays_for_chance() -> None:
    match = two_people()
    with pytest.raises(Refused, match="chance"):
        match.play(NATURE, match.game.move_from_text("lead 0"))


def test_undo_inside_the_own_turn_is_free() -> None:
    match, seat = builder_with_a_trade()
    before, entries = canonical(match.state.to_json()), len(match.log)
    match.play(seat, trades(match, seat)[0])
    assert match.free_undo_position(seat) == entries
    assert match.undo(seat) == entries
    assert canonical(match.state.to_json()) == before
    assert match.log[-1] == Undone(seat, entries)
    assert len(match.log) == entries + 2


def test_restart_turn_goes_back_over_all_own_moves() -> None:
    match, seat = builder_with_a_trade()
    before, entries = canonical(match.state.to_json()), len(match.log)
    for _ in range(2):
        if trades(match, seat):
            match.play(seat, trades(match, seat)[0])
    free = match.free_undo_position(seat)
    assert free == entries
    match.undo(seat, free)
    assert canonical(match.state.to_json()) == before
    with pytest.raises(Refused):
        match.undo(seat, entries)


def test_undo_is_not_free_once_another_seat_had_to_act() -> None:
    match, seat = builder_with_a_trade()
    match.play(seat, match.game.move_from_text("end"))
    assert match.free_undo_position(seat) is None
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.code == "undo-needs-consent"
    match.undo(seat, consent=[1 - seat])
    assert match.turn == (seat,)


def test_undo_is_not_free_once_something_was_revealed() -> None:
    match = two_people()
    for seat in (0, 1):
        match.play(seat, match.state.moves(seat)[0])
    assert match.state.view(None)["row"]
    assert match.free_undo_position(1) is None


def test_a_simultaneous_choice_is_free_to_take_back_until_all_have_chosen() -> None:
    match = two_people()
    first = match.state.moves(0)[0]
    match.play(0, first)
    assert list(match.turn) == [1]
    position = match.free_undo_position(0)
    assert position is not None
    match.undo(0)
    assert list(match.turn) == [0, 1]


def test_bots_always_agree_to_an_undo() -> None:
    match = start(Player("Ann"), Player("bot", "random"))
    rng = Random(3)
    play_until(match, "stake", rng)
    while match.turn != (0,):
        match.play(1, rng.choice(match.state.moves(1)))
    before = canonical(match.state.to_json())
    match.play(0, match.state.moves(0)[0])
    while match.turn == (1,):
        match.play(1, rng.choice(match.state.moves(1)))
    match.undo(0)
    assert canonical(match.state.to_json()) == before


def test_draws_after_an_undo_are_new_ones() -> None:
    """Nobody who goes back over a draw knows what the next one brings; and still every draw can be checked."""

    def draw_again(seed: int) -> bool:
        match = start(Player("Ann"), Player("bot", "random"), game="pebbles", seed=seed)
        position = len(match.log)
        drawn = []
        for _ in range(2):
            for seat in (0, 1):
                match.play(seat, match.game.move_from_text("lay 0"))
            drawn.append([moment.entry for moment in match.history[-2:]])
            match.undo(0, position if len(drawn) == 1 else match.last_decision(0))
        assert all(entry.by == NATURE for entries in drawn for entry in entries)
        Record.of(match, with_secret=True).verify()
        return drawn[0] != drawn[1]

    assert any(draw_again(seed) for seed in range(10))


def test_nothing_done_at_the_table_shifts_a_draw() -> None:
    """Trades made and taken back lengthen the log, but the next round's gems are those that were fixed at the start."""

    def next_round(waste: int) -> list[str]:
        match, seat = builder_with_a_trade()
        for _ in range(waste):
            match.play(seat, trades(match, seat)[0])
            match.undo(seat)
        before = match.drawn
        while match.drawn == before:
            match.play(match.turn[0], match.state.moves(match.turn[0])[0])
        return [str(entry.move) for entry in match.log if isinstance(entry, Played) and entry.by == NATURE]

    assert next_round(0) == next_round(1) == next_round(3)


def test_undo_of_nothing_is_refused() -> None:
    match = two_people()
    for seat, to in ((0, None), (0, 10**6), (0, 0), (9, None)):
        with pytest.raises(Refused) as refused:
            match.undo(seat, to)
        assert refused.value.code in ("nothing-to-undo", "undo-chance", "no-such-seat")


def test_any_moment_can_be_looked_at_again() -> None:
    match, seat = builder_with_a_trade()
    position, then = len(match.log), canonical(match.state.to_json())
    match.play(seat, trades(match, seat)[0])
    match.undo(seat)
    match.play(seat, match.game.move_from_text("end"))
    assert canonical(match.at(position).to_json()) == then
    assert canonical(match.at(len(match.log)).to_json()) == canonical(match.state.to_json())


def test_entries_are_readable() -> None:
    match = two_people()
    assert isinstance(match.log[0], Played)
    assert match.log[0].to_json()["by"] == "nature"


@pytest.mark.parametrize("entry", [Named(0, "a3", "Odile"), Undone(1, 3), Undone(1, 3, (0, 2))])
def test_a_name_and_an_undo_are_read_as_they_were_written(entry: Named | Undone) -> None:
    assert read_entry(moonstone.load("charterstone"), entry.to_json()) == entry


NAMED: dict[str, Json] = {"by": 0, "named": "a3", "name": "Odile"}
UNDONE: dict[str, Json] = {"by": 0, "undo": 3, "consent": [1, 2]}


@pytest.mark.parametrize(
    "data",
    [
        {**NAMED, "undo": 3},
        {**NAMED, **UNDONE},
        {**NAMED, "undo": "x"},
        {**NAMED, "move": "retrieve"},
        {**NAMED, "deed": "name"},
        {**NAMED, "name": " Odile"},
        {"by": 0, "named": "a3"},
        {**UNDONE, "move": "retrieve"},
        {**UNDONE, "undo": True},
        {**UNDONE, "consent": [2, 1]},
        {**UNDONE, "consent": ["1", "2"]},
        {**UNDONE, "consent": [False, 1]},
        {**UNDONE, "consent": None},
        {"by": 0, "undo": 3},
    ],
)
def test_a_name_or_an_undo_with_anything_else_is_no_entry(data: dict[str, Json]) -> None:
    """Else it would be written back as something else, or be another kind of entry at a table."""
    with pytest.raises(Refused) as caught:
        read_entry(moonstone.load("charterstone"), data)
    assert caught.value.code == "bad-entry"


def test_a_prepared_act_changes_nothing_until_it_is_applied() -> None:
    match = two_people()
    seat = match.turn[0]
    move = match.state.moves(seat)[0]
    before = canonical(match.to_json())
    act = match.prepare(seat, move)
    assert canonical(match.to_json()) == before
    match.apply(act)
    assert [entry.to_json() for entry in match.log[act.position :]] == [entry.to_json() for entry in act.entries]
    twin = two_people()
    twin.play(seat, move)
    assert canonical(twin.to_json()) == canonical(match.to_json())


def test_an_act_of_another_moment_is_not_applied() -> None:
    match = two_people()
    seat = match.turn[0]
    act = match.prepare(seat, match.state.moves(seat)[0])
    match.apply(act)
    with pytest.raises(ValueError, match="gone on"):
        match.apply(act)


@pytest.mark.parametrize("game", ["charon", "pebbles"])
def test_a_match_read_back_is_the_match_at_every_step(game: str) -> None:
    """Also after undos, and it plays on alike: the next draws are the same."""
    rng = Random(5)
    match = start(Player("Ann"), Player("Bob", "greedy"), game=game)
    while match.turn:
        saved = match.to_json()
        twin = Match.from_json(match.game, match.players, match.options, match.draws, saved)
        assert canonical(twin.to_json()) == canonical(saved)
        assert (twin.drawn, twin.turn) == (match.drawn, match.turn)
        if rng.random() < 0.1 and match.last_decision(0) is not None:
            assert twin.undo(0) == match.undo(0)
        else:
            seat = match.turn[0]
            move = rng.choice(match.state.moves(seat))
            assert twin.play(seat, move) == match.play(seat, move)
        assert canonical(twin.to_json()) == canonical(match.to_json())
