"""B2.11: the candle, who puts it out, and who then archives a persona."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from story import AUTOMA, chapter, clean, keys, left, over, started, until
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME


def flickers(table: Table, state: str) -> Table:
    """The candle is asked, and answers."""
    assert table.state.turn == (NATURE,)
    table.state.play(NATURE, GAME.move_from_text(f"candle {state}"), table.events)
    return table


def lit(seats: int = 2, first: int = 0, **more: Any) -> Table:
    """The ninth game before its first turn, when the candle is asked."""
    table = started(chapter(9, seats, **more), first)
    while {str(move) for move in table.state.moves(table.state.turn[0])} & {"candle out"} == set():
        seat = table.state.turn[0]
        if seat == NATURE:
            table.state.play(NATURE, table.state.chance_outcomes().pick(table.rng.randrange), table.events)
        else:
            table.state.play(seat, table.state.moves(seat)[0], table.events)
    return table


def unlit_words() -> set[str]:
    return {str(move) for move in lit().state.moves(NATURE)}


def chance(table: Table) -> Fraction:
    """How likely it is that the candle goes out now."""
    odds = table.state.chance_outcomes()
    weights = {str(move): weight for move, weight in zip(odds.moves, odds.weights, strict=True)}
    return Fraction(weights["candle out"], sum(weights.values()))


def next_turn(table: Table) -> Table:
    """The player in turn passes by, up to the next question of the candle."""
    state = table.state
    while state.turn != (NATURE,):
        seat = state.turn[0]
        moves = [str(move) for move in state.moves(seat)]
        wanted = ("retrieve", "place cloud-port", "place treasury", "place basic-red", "small basic-blue")
        text = next((move for move in wanted if move in moves), moves[0])
        state.play(seat, GAME.move_from_text(text), table.events)
    return table


def test_b2_11_at_the_start_of_each_turn_chance_decides() -> None:
    table = clean(lit())
    assert unlit_words() == {"candle burns", "candle out"}
    for seat in (0, 1, 0, 1):
        assert table.asked() == "candle"
        flickers(table, "burns")
        assert table.state.turn == (seat,)
        next_turn(table)


def test_b2_11_the_odds_rise_and_are_shown_exactly() -> None:
    table = clean(lit())
    seen = []
    for _ in range(6):
        shown = table.view()["candle"]
        assert Fraction(shown["out"], shown["of"]) == chance(table)
        seen.append(chance(table))
        next_turn(flickers(table, "burns"))
    assert seen == sorted(seen)
    assert seen[0] < seen[2] < seen[4]
    assert all(Fraction(0) < odds < 1 for odds in seen)


def test_b2_11_the_odds_of_the_coming_turn_are_shown() -> None:
    """While the last player of a round is in turn, too: the odds rise with the next one."""
    table = clean(lit())
    for _ in range(6):
        flickers(table, "burns")
        shown = table.view()["candle"]
        next_turn(table)
        assert Fraction(shown["out"], shown["of"]) == chance(table)


@pytest.mark.parametrize("seats", range(1, 7))
def test_b2_11_about_half_of_good_games_end_with_it_burning(seats: int) -> None:
    """Sixteen rounds are a good game."""
    table = clean(lit(seats))
    burns = Fraction(1)
    for _ in range(16 * seats):
        burns *= 1 - chance(table)
        flickers(table, "burns")
        table.state.influence = [12] * seats
        next_turn(clean(table))
        if not table.state.turn or table.asked() != "candle":
            break
    assert Fraction(3, 10) < burns < Fraction(7, 10), float(burns)


def test_b2_11_it_goes_out_on_somebodys_turn_and_is_never_lit_again() -> None:
    table = flickers(flickers_then_next(clean(lit(3))), "out")
    shown = table.view()["candle"]
    assert (shown["burns"], shown["by"]) == (False, 1)
    assert table.state.turn == (1,), "the turn goes on"
    for _ in range(4):
        table = until(table, "turn")
        table.play(next(move for move in table.moves() if move == "retrieve" or "basic" in move))
        assert table.asked() != "candle"
        assert not table.view()["candle"]["burns"]


def flickers_then_next(table: Table) -> Table:
    return next_turn(flickers(table, "burns"))


def test_b2_11_a_fuel_shortage_puts_it_out_at_once() -> None:
    table = flickers(clean(lit()), "burns")
    table.afflicted("basic-green", "fuel-shortage").afflicted("basic-red", "bandit").play("place basic-green")
    shown = table.view()["candle"]
    assert (shown["burns"], shown["by"]) == (False, 0)
    table = flickers(clean(lit()), "burns").afflicted("basic-red", "bandit")
    table.state.play(0, GAME.move_from_text("place basic-red"))
    assert table.view()["candle"]["burns"], "another peril does nothing"


def test_b2_11_an_automas_turn_counts() -> None:
    table = flickers(clean(lit(green=AUTOMA)), "burns")
    flickers(next_turn(table), "out")
    assert table.view()["candle"]["by"] == 1
    table = flickers(clean(lit(green=AUTOMA)), "burns")
    next_turn(table).afflicted("basic-green", "fuel-shortage")
    flickers(table, "burns")
    table.state.play(NATURE, GAME.move_from_text("automa 1"), table.events)
    shown = table.view()["candle"]
    assert (shown["burns"], shown["by"]) == (False, 1), "so does what it uses"


def finished(table: Table, by: int | None) -> Table:
    """The ninth game is over, the candle out by that seat's doing, or burning."""
    state = table.state
    while state.view(None)["step"] != "turn" or (by is not None and state.turn != (by,)):
        seat = state.turn[0]
        if seat == NATURE:
            state.play(
                NATURE, next((m for m in state.moves(NATURE) if str(m) == "candle burns"), state.moves(NATURE)[0])
            )
        else:
            state.play(seat, state.moves(seat)[0])
    if by is not None:
        clean(table).afflicted("basic-blue", "fuel-shortage")
        state.play(by, GAME.move_from_text("place basic-blue"), table.events)
    state.ending = True
    while state.turn and (table.asked() in ("turn", "candle")):
        seat = state.turn[0]
        moves = {str(move): move for move in state.moves(seat)}
        wanted = ("candle burns", "retrieve", "place basic-red", "small basic-red")
        state.play(
            seat, next((moves[text] for text in wanted if text in moves), next(iter(moves.values()))), table.events
        )
    return table


def test_b2_11_the_guidepost_is_met_by_everybody_on_whose_turn_it_did_not_go_out() -> None:
    table = finished(clean(lit(3)), 1)
    assert table.happened("guidepost-met") == [{"seats": [0, 2]}]
    table = finished(clean(lit(3)), None)
    assert table.happened("guidepost-met") == [{"seats": [0, 1, 2]}]


def test_b2_11_out_is_o_and_burning_p() -> None:
    assert left(finished(clean(lit()), 1)).choices[-1] == "O"
    assert left(finished(clean(lit()), None)).choices[-1] == "P"


USED = {"personas": ("original-purple", "p219", "p233"), "used": ("p219", "original-purple")}


def test_b2_11_after_o_that_person_archives_one_used_persona_after_marking() -> None:
    table = until(finished(clean(lit(opened=(1,), purple=USED)), 0), "farewell")
    assert (table.asked(), table.state.turn) == ("farewell", (0,))
    assert "used" in keys(table)
    assert set(table.moves()) <= {"farewell p219", "farewell original-purple", "farewell p233"}
    village = left(table.play("farewell p219"))
    mine = village.charters[0]
    assert "p219" not in mine.personas + mine.used
    assert village.lost == ("p219",)


def test_b2_11_only_a_used_persona_can_go() -> None:
    chest = {"personas": ("original-purple", "p219", "p233"), "used": ()}
    table = started(chapter(9, opened=(1,), purple=chest))
    table = until(finished(clean(lit(opened=(1,), purple=chest)), 0), "farewell")
    if table.state.turn:
        assert table.refused("farewell p233")
        assert len(table.moves()) == 1
    village = left(table)
    assert len(village.lost) == 1
    assert village.lost[0] not in village.charters[0].personas
    assert "p233" in village.charters[0].personas


def test_b2_11_an_automa_loses_nothing_and_nobody_else_does() -> None:
    table = clean(lit(opened=(1,), purple=USED, green={**AUTOMA, "personas": ("p258",), "used": ("p258",)}))
    flickers(table, "burns")
    flickers(next_turn(table), "out")
    over(table)
    village = left(table)
    assert village.choices[-1] == "O"
    assert village.lost == ()
    assert not left(finished(clean(lit(opened=(1,), purple=USED)), None)).lost, "nor after P"
