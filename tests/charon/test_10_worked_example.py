"""Rule 10: the worked example of the rulebooks, zone by zone and all at once."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from positions import gems_of, happened, influence, position, zone_of

from moonstone.games.charon import GAME
from moonstone.games.charon.board import Kind

RED, WHITE, BLUE, GOLD = range(4)
"""Red is what the other rulebooks call burgundy."""

EXAMPLE: dict[str, tuple[Mapping[int, int], int | None, str | None]] = {
    "A": ({}, None, None),
    "B": ({WHITE: 2, RED: 1}, WHITE, "most"),
    "C": ({RED: 2, WHITE: 2}, None, None),
    "D": ({WHITE: 1, BLUE: 1}, BLUE, "roads"),
    "E": ({WHITE: 3, GOLD: 2, BLUE: 1}, WHITE, "most"),
    "F": ({GOLD: 2, WHITE: 2, BLUE: 1}, GOLD, "roads"),
    "G": ({WHITE: 1, BLUE: 1, GOLD: 1}, GOLD, "centre"),
    "H": ({RED: 2, BLUE: 2, GOLD: 1}, RED, "centre"),
    "I": ({GOLD: 2, BLUE: 1, RED: 1}, GOLD, "most"),
}
"""By zone of the figure: influence, who takes its gems, and by what."""

ALONE: dict[str, tuple[str, dict[str, int]]] = {
    "A": ("f4", {}),
    "B": ("f4", {"f4": WHITE, "e4": WHITE, "e5": RED}),
    "C": ("f4", {"e4": RED, "e5": RED, "g4": WHITE, "g5": WHITE}),
    "D": ("f4", {"e5": WHITE, "f5": BLUE}),
    "E": ("f4", {"e5": WHITE, "g5": WHITE, "f5": WHITE, "e4": GOLD, "e3": GOLD, "g4": BLUE}),
    "F": ("f4", {"e4": GOLD, "e5": GOLD, "g5": WHITE, "g3": WHITE, "f4": BLUE}),
    "G": ("f4", {"f4": GOLD, "e4": BLUE, "g5": WHITE}),
    "H": ("f4", {"f4": RED, "e3": RED, "e4": BLUE, "g4": BLUE, "e5": GOLD}),
    "I": ("f4", {"e4": GOLD, "e5": GOLD, "g4": BLUE, "g5": RED}),
}
"""By zone of the figure: a zone of the standard moon and flags that stand round it so."""


@pytest.mark.parametrize("letter", EXAMPLE)
def test_10_each_zone_alone(letter: str) -> None:
    expected, winner, how = EXAMPLE[letter]
    zone, flags = ALONE[letter]
    state, events = position(4).moon(**{zone: "bbb"}).flags(flags).claims()
    assert {seat: influence(state, seat)[zone] for seat in range(4) if zone in influence(state, seat)} == expected
    assert [gems_of(state, seat) for seat in range(4)] == ["bbb" if seat == winner else "" for seat in range(4)]
    assert zone_of(state, zone) == ("bbb" if winner is None else "")
    assert [args["how"] for args in happened(events, "claimed")] == ([] if how is None else [how])


TOGETHER = {"A": "f2", "D": "h2", "G": "j2", "H": "f4", "F": "h4", "B": "j4", "I": "f6", "E": "h6", "C": "j6"}
"""The nine zones as they lie on the moon, row by row:

    A D G
    H F B
    I E C
"""
FLAGS = {
    RED: ("f4", "f5", "k5", "k6"),
    WHITE: ("i3", "i5", "h6", "i6"),
    BLUE: ("i2", "e4", "g4", "g6"),
    GOLD: ("j2", "g5", "h5", "f6"),
}


def test_10_all_nine_in_one_position_of_the_standard_board() -> None:
    """All nine zones with exactly the influence of the figure, four players, four flags each.

    Found by a complete search: every set of up to four white flags with three round one zone and two, two and two round
    others (1,270 of them), with every set of gold flags that fits it, then every red and every blue one. There are
    27,832 such positions with four flags each. This one is among those whose zones lie closest together, a square of
    three by three; with the letters in reading order in such a square there is none, for no four white flags fit it.
    """
    flags = {spot: seat for seat, spots in FLAGS.items() for spot in spots}
    moon = {zone: "bygpk"[number % 5] for number, zone in enumerate(TOGETHER.values())}
    state, events = position(4).moon(**moon).flags(flags).holds(RED, "warehouse").claims()
    found = [influence(state, seat) for seat in range(4)]
    results = {str(args["zone"]): (args["seat"], args["how"]) for args in happened(events, "claimed")}
    for letter, (expected, winner, how) in EXAMPLE.items():
        zone = TOGETHER[letter]
        assert {seat: found[seat][zone] for seat in range(4) if zone in found[seat]} == expected, letter
        assert results.get(zone) == (None if winner is None else (winner, how)), letter
        assert zone_of(state, zone) == (moon[zone] if winner is None else ""), letter
    assert [args["zone"] for args in happened(events, "tied")] == [TOGETHER["C"]]


def test_10_the_position_is_as_the_figure_says() -> None:
    kinds = {spot.name: spot.kind for spot in GAME.board.spots}
    zones = {spot.name: {GAME.board.zone_names[zone] for zone in spot.zones} for spot in GAME.board.spots}

    def flags(seat: int, letter: str) -> list[Kind]:
        return sorted(kinds[spot] for spot in FLAGS[seat] if TOGETHER[letter] in zones[spot])

    assert flags(RED, "C").count(Kind.ROAD) == flags(WHITE, "C").count(Kind.ROAD)
    assert TOGETHER["C"] not in {spot for spots in FLAGS.values() for spot in spots}
    assert (flags(WHITE, "D"), flags(BLUE, "D")) == ([Kind.CROSSING], [Kind.ROAD])
    assert Kind.ROAD in flags(GOLD, "F")
    assert flags(WHITE, "F") == [Kind.CROSSING, Kind.CROSSING]
    assert flags(GOLD, "G") == [Kind.CENTRE]
    assert Kind.CENTRE in flags(RED, "H")
