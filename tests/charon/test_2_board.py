"""Rule 2: the board."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import gems_of, influence, play, position, refusal

from moonstone.games.charon import GAME, Charon
from moonstone.games.charon.board import Kind, place

ZONES = GAME.board.zones
AT = {(zone.row, zone.column): zone for zone in ZONES}
LEFT_OUT = {5: set[str](), 4: {"yellow"}, 3: {"yellow", "pink"}, 2: {"yellow", "pink", "blue"}}


def with_crossings_of(zones: int) -> Charon:
    printed = GAME.editions.public()
    assert isinstance(printed, dict)
    return GAME.editions.with_data({**printed, "crossing_zones": zones})


def corners_touching(least: int) -> set[str]:
    """The places where at least so many zones meet at a corner, counted zone by zone."""
    meeting = Counter((2 * zone.column + dx, 2 * zone.row + dy) for zone in ZONES for dx in (0, 2) for dy in (0, 2))
    return {place(x, y) for (x, y), number in meeting.items() if number >= least}


def test_2_1_twenty_zones_of_one_to_three_pits() -> None:
    assert len(ZONES) == 20
    assert {zone.pits for zone in ZONES} == {1, 2, 3}


def test_2_1_two_zones_of_each_colour() -> None:
    assert Counter(zone.tint for zone in ZONES) == {None: 14, "yellow": 2, "pink": 2, "blue": 2}


@pytest.mark.parametrize(("seats", "number"), [(5, 20), (4, 18), (3, 16), (2, 14)])
def test_2_2_zones_in_play(seats: int, number: int) -> None:
    state = position(seats).state
    assert len(state.setup.zones) == number
    assert {ZONES[zone].tint for zone in state.setup.zones} == {None, "yellow", "pink", "blue"} - LEFT_OUT[seats]
    assert all((gems > 0) == (zone in state.setup.zones) for zone, gems in enumerate(state.zone_gems))


def test_2_3_a_centre_touches_one_zone_a_road_two_a_crossing_four() -> None:
    touched = {kind: {len(spot.zones) for spot in GAME.board.spots if spot.kind == kind} for kind in Kind}
    assert touched == {Kind.CENTRE: {1}, Kind.ROAD: {2}, Kind.CROSSING: {4}}


def test_2_3_a_spot_touches_the_zones_round_it() -> None:
    names = {spot.name: {GAME.board.zone_names[zone] for zone in spot.zones} for spot in GAME.board.spots}
    assert names["d4"] == {"d4"}
    assert names["e4"] == {"d4", "f4"}
    assert names["d5"] == {"d4", "d6"}
    assert names["e5"] == {"d4", "f4", "d6", "f6"}


def test_2_3_one_flag_a_spot() -> None:
    state = position(2).flags({"e5": 0}).state
    assert refusal(state, 1, "stake mineral e5") == "spot-taken"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_4_a_spot_is_usable_while_it_touches_a_zone_in_play(seats: int) -> None:
    state = position(seats).state
    usable = {
        spot.name for spot in GAME.board.spots if {ZONES[zone].tint for zone in spot.zones} - LEFT_OUT[seats] != set()
    }
    assert {str(move).split()[2] for move in state.moves(0)} == usable


@pytest.mark.parametrize(
    ("seats", "spot"), [(4, "b4"), (4, "l6"), (3, "b6"), (3, "b5"), (3, "l5"), (2, "d2"), (2, "j8")]
)
def test_2_4_a_spot_among_zones_left_out_is_not_in_play(seats: int, spot: str) -> None:
    assert refusal(position(seats).state, 0, f"stake mineral {spot}") == "spot-not-in-play"


@pytest.mark.parametrize(("seats", "spot"), [(4, "b5"), (3, "c4"), (3, "c5"), (2, "d3"), (2, "e3"), (2, "e2")])
def test_2_4_a_spot_beside_zones_left_out_is_in_play(seats: int, spot: str) -> None:
    state = position(seats).state
    play(state, 0, f"stake mineral {spot}")
    assert state.flags[GAME.board.spot_of[spot]] == 1


def test_2_4_a_spot_influences_only_zones_in_play() -> None:
    state = position(3).flags({"c5": 0}).state
    assert influence(state, 0) == {"d4": 1, "d6": 1}


def test_2_4_a_road_with_one_zone_in_play_is_still_a_road() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"c4": 0, "e5": 1}).claims()
    assert gems_of(state, 0) == "bbb"


def test_2_4_a_crossing_with_two_zones_in_play_is_no_road() -> None:
    state, _ = position(3).moon(d4="bbb").flags({"c5": 0, "d5": 1}).claims()
    assert gems_of(state, 1) == "bbb"


def test_2_4_a_crossing_with_one_zone_in_play_is_no_road() -> None:
    table = position(2, game=with_crossings_of(3)).flags({"c3": 0, "d3": 1})
    assert influence(table.state, 0) == influence(table.state, 1) == {"d4": 1}
    state, _ = table.moon(d4="bbb").claims()
    assert gems_of(state, 1) == "bbb"


def test_2_5_the_standard_moon() -> None:
    pits = [[AT[row, column].pits if (row, column) in AT else 0 for column in range(6)] for row in range(4)]
    assert pits == [[0, 1, 2, 2, 2, 0], [1, 3, 3, 3, 2, 1], [1, 2, 3, 3, 3, 1], [0, 2, 2, 2, 1, 0]]
    assert Counter(zone.pits for zone in ZONES) == {3: 6, 2: 8, 1: 6}
    assert sum(zone.pits for zone in ZONES) == 40


def test_2_5_the_coloured_zones() -> None:
    tints = {where: zone.tint for where, zone in AT.items() if zone.tint}
    assert tints == {
        (1, 0): "yellow",
        (2, 5): "yellow",
        (2, 0): "pink",
        (1, 5): "pink",
        (0, 1): "blue",
        (3, 4): "blue",
    }


def test_2_5_symmetric_under_a_half_turn() -> None:
    for (row, column), zone in AT.items():
        other = AT[3 - row, 5 - column]
        assert (zone.pits, zone.tint) == (other.pits, other.tint)


def test_2_5_three_players_play_on_a_square() -> None:
    in_play = {(ZONES[zone].row, ZONES[zone].column) for zone in position(3).state.setup.zones}
    assert in_play == {(row, column) for row in range(4) for column in range(1, 5)}


def test_2_5_sixty_one_spots() -> None:
    kinds = Counter(spot.kind for spot in GAME.board.spots)
    assert kinds == {Kind.CENTRE: 20, Kind.ROAD: 30, Kind.CROSSING: 11}
    assert len({spot.name for spot in GAME.board.spots}) == 61


@pytest.mark.parametrize("zones", [4, 3, 2])
def test_2_6_crossing_zones(zones: int) -> None:
    board = with_crossings_of(zones).board
    crossings = {spot.name: len(spot.zones) for spot in board.spots if spot.kind == Kind.CROSSING}
    assert set(crossings) == corners_touching(zones)
    assert min(crossings.values()) == zones
    others = [spot for spot in board.spots if spot.kind != Kind.CROSSING]
    assert others == [spot for spot in GAME.board.spots if spot.kind != Kind.CROSSING]


def test_2_6_rim_junctions_can_be_staked_and_are_crossings() -> None:
    moon = with_crossings_of(3)
    assert "c3" not in GAME.board.spot_of
    state = position(5, game=moon).state
    play(state, 0, moon.move_from_text("stake mineral c3"))
    assert influence(state, 0) == {"d2": 1, "b4": 1, "d4": 1}
