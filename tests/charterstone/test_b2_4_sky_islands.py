"""B2.4 and B2.5: progress in the fourth game, and the sky islands that come with its end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, keys, left, over, settled, started, until
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS

BUILT = {"plots": ("basic-purple", "b22", "b23", "", "", "")}
FULL = {"plots": ("basic-purple", "b22", "b23", "b25", "b26", "b30")}


def plot(table: Table, charter: str, number: int) -> Any:
    return table.view()["charters"][charter]["plots"][number - 1]


def going_on(table: Table) -> Charterstone:
    """The game after this one."""
    return Charterstone(INDEX, left(over(table)))


# Game 4 (B2.4)


@pytest.mark.parametrize("seats", range(1, 7))
def test_b2_4_progress_starts_two_further_on_after_c_and_two_further_back_after_d(seats: int) -> None:
    plain, after_c, after_d = (
        chapter(number, seats, choices=choices).start(seats).view(None)["progress"]
        for number, choices in ((3, "A"), (4, "AC"), (4, "AD"))
    )
    at: Any = plain
    for shown, shift in ((after_c, 2), (after_d, -2)):
        track: Any = shown
        assert (track["start"], track["at"]) == (at["start"] + shift, at["start"] + shift)
        assert track["end"] - track["start"] >= 2, "a game of its own"
    later: Any = chapter(5, seats, choices="ACE").start(seats).view(None)["progress"]
    assert later["start"] == at["start"], "in that game alone"


@pytest.mark.parametrize("letter", ["E", "F"])
def test_b2_4_after_e_or_f_slot_1_opens_and_each_charter_owns_four_tiles(letter: str) -> None:
    before = chapter(4)
    shown: Any = before.editions.public()
    assert 1 not in {slot["number"] for slot in shown["slots"]}
    assert "tiles" not in settled(before).view()["charters"]["purple"]
    following = going_on(over(settled(before)).play(f"decide {letter}"))
    shown = following.editions.public()
    assert 1 in {slot["number"] for slot in shown["slots"]}
    for name in CHARTERS:
        assert started(following).view()["charters"][name]["tiles"] == [None] * 4, name


# Laying them (B2.5)


def test_b2_5_tiles_are_laid_once_the_first_player_is_known_and_charters_have_grown_and_before_perils() -> None:
    table = until(started(chapter(5, 3, opened=(1, 12)), first=1), "turn")
    steps = [key for key in keys(table) if key in ("first-player", "grew", "tile-laid", "afflicted")]
    assert list(dict.fromkeys(steps)) == ["first-player", "grew", "tile-laid", "afflicted"]
    assert steps == sorted(steps, key=["first-player", "grew", "tile-laid", "afflicted"].index)
    assert [laid["seat"] for laid in table.happened("tile-laid")] == [1, 1, 2, 2, 0, 0], "in the order of play"


def test_b2_5_inactive_charters_have_grown_before_tiles_are_laid() -> None:
    game = chapter(5, 2, opened=(1, 2, 3, 4))
    table = started(game)
    assert table.asked() == "lay"
    for name in CHARTERS[2:]:
        assert plot(table, name, 2)["building"], f"{name} has grown"
    for name in CHARTERS[2:]:
        assert all("tile" not in entry for entry in until(table, "turn").view()["charters"][name]["plots"])


def test_b2_5_two_tiles_go_on_two_plots_but_not_on_the_basic_building() -> None:
    table = started(chapter(5, purple=BUILT))
    assert {move.split()[2] for move in table.moves()} == {"2", "3", "4", "5", "6"}
    assert {move.split()[1] for move in table.moves()} == {"1", "2", "3", "4"}
    assert table.refused("lay 1 1") == "no-plot"
    assert table.refused("lay 5 2"), "of another charter"
    table.play("lay 1 2")
    assert table.refused("lay 2 2"), "a plot that has one"
    assert table.refused("lay 1 3"), "a tile that lies"
    table.play("lay 3 5")
    assert table.state.turn == (1,), "two of them, and no more"
    assert (plot(table, "purple", 2)["tile"], plot(table, "purple", 5)["tile"]) == (1, 3)


def test_b2_5_the_basic_building_may_stand_on_any_plot() -> None:
    table = started(chapter(5, purple={"plots": ("", "", "", "basic-purple", "", "")}))
    assert {move.split()[2] for move in table.moves()} == {"1", "2", "3", "5", "6"}


def test_b2_5_what_lies_under_a_tile_is_out_of_play_and_comes_back() -> None:
    table = until(started(chapter(5, purple=BUILT)).play("lay 1 2", "lay 2 4"), "turn").goods(0, pumpkin=1)
    covered = plot(table, "purple", 2)
    assert (covered["building"], covered["under"]) == (None, "b22")
    assert table.refused("place b22"), "not there"
    assert "place b23" in table.moves()
    following = going_on(table)
    assert following.village.charters[0].plots[:3] == ("basic-purple", "b22", "b23")
    again = until(started(following).play("lay 1 5", "lay 2 6"), "turn").goods(0, pumpkin=1)
    assert "place b22" in again.moves()


def test_b2_5_covered_buildings_are_not_counted_in_the_game() -> None:
    table = until(started(chapter(5, purple=BUILT)).play("lay 1 2", "lay 2 3"), "turn")
    table.built(0, "b74", 6).goods(0, clay=1, coal=1).play("place b74")
    assert table.has(0, "vp") == 2, "for the basic building and itself"


def test_b2_5_an_empty_tile_can_be_built_on_and_then_everyone_can_use_it() -> None:
    table = until(started(chapter(5, purple={"plots": ("basic-purple", "b23", "", "", "", "")})), "lay")
    table.play("lay 4 2")
    table = until(table, "turn").cards(0, "b22").goods(0, pumpkin=2, wood=1, coal=1).goods(1, pumpkin=1)
    table.play("place zeppelin", "build b22 2")
    assert table.has(0, "vp") == 5
    assert table.happened("built")[0]["over"] is None
    assert plot(table, "purple", 2)["building"] == "b22"
    table.play("place b22")
    assert (table.has(1, "vp"), plot(table, "purple", 2)["worker"]) == (2, 1)
    village = going_on(table).village
    assert village.charters[0].tiles == ("", "", "", "b22"), "it goes home with its tile"
    assert village.charters[0].plots[:2] == ("basic-purple", "b23"), "what was under it is back"
    assert "b23" not in village.covered


def test_b2_5_its_owner_alone_builds_on_it() -> None:
    table = until(started(chapter(5), first=0), "turn").cards(1, "b22").goods(1, pumpkin=2, wood=1, coal=1)
    table.play("place basic-red", "place zeppelin")
    builds = [move for move in table.moves() if move.startswith("build")]
    table.play(builds[0])
    assert plot(table, "green", int(builds[0].split()[2]))["building"] == "b22"


def test_b2_5_a_building_on_a_tile_comes_with_it() -> None:
    table = until(started(chapter(5, purple={"tiles": ("b22", "", "", "")})).play("lay 1 6", "lay 2 5"), "turn")
    assert plot(table, "purple", 6)["building"] == "b22"
    table.goods(0, pumpkin=1).play("place b22")
    assert table.has(0, "vp") == 2


def test_b2_5_a_building_on_a_tile_that_is_not_laid_is_out_of_play() -> None:
    table = until(started(chapter(5, purple={"tiles": ("b22", "", "", "")})).play("lay 2 6", "lay 3 5"), "turn")
    assert table.refused("place b22")
    assert going_on(table).village.charters[0].tiles == ("b22", "", "", "")


@pytest.mark.parametrize("known", [False, True])
def test_b2_5_a_tile_can_be_built_over_as_b1_9_says(known: bool) -> None:
    table = until(started(chapter(5, purple={"tiles": ("b22", "", "", "")})).play("lay 1 6", "lay 2 5"), "turn")
    if known:
        table.known()
    table.cards(0, "b23").goods(0, pumpkin=2, iron=1, clay=1).play("place zeppelin")
    assert ("build b23 6" in table.moves()) is known
    if known:
        table.play("build b23 6")
        village = going_on(table).village
        assert (village.charters[0].tiles[0], village.covered) == ("b23", ("b22",))


def test_b2_5_a_tile_with_a_token_cannot_be_built_over() -> None:
    for mark in ("worker", "minion", "income"):
        building = "b28" if mark == "income" else "b22"
        game = chapter(5, purple={"tiles": (building, "", "", "")})
        table = until(started(game).play("lay 1 6", "lay 2 5"), "turn").known()
        if mark == "worker":
            table.on("b22", 1)
        elif mark == "minion":
            table.minion_on("b22", "cat")
        else:
            table.token(1, "b28")
        table.cards(0, "b23").goods(0, pumpkin=2, iron=1, clay=1).play("place zeppelin")
        assert table.refused("build b23 6"), mark


def test_b2_5_tiles_carry_perils() -> None:
    game = chapter(5, opened=(12,), purple={**BUILT, "tiles": ("b25", "", "", "")})
    table = until(started(game).play("lay 1 2", "lay 2 3"), "turn")
    assert "peril" in plot(table, "purple", 2), "on the building on the tile"
    assert "peril" not in plot(table, "purple", 3), "an empty tile has none"
    assert sum(place > 0 for place in table.state.perils_placed) == sum(
        entry["building"] is not None for ground in table.view()["charters"].values() for entry in ground["plots"]
    )


def test_b2_5_a_peril_on_a_tile_goes_to_its_user() -> None:
    game = chapter(5, opened=(12,), purple={"tiles": ("b22", "", "", "")})
    table = until(started(game).play("lay 1 2", "lay 2 3"), "turn").goods(0, pumpkin=1)
    peril = plot(table, "purple", 2)["peril"]
    table.play("place b22")
    assert table.view()["players"][0]["perils"][peril] == 1
    assert "peril" not in plot(table, "purple", 2)


def test_b2_5_tiles_carry_tokens_and_pay_income() -> None:
    game = chapter(5, opened=(10,), purple={"tiles": ("b28", "", "", "")})
    table = until(started(game).play("lay 1 2", "lay 2 3"), "turn").play("place b28")
    assert plot(table, "purple", 2)["income"] == [0]
    assert table.has(0, "influence") == 11


def test_b2_5_a_minion_can_be_placed_on_a_tile() -> None:
    game = chapter(5, opened=(8,), purple={"tiles": ("b22", "", "", "")})
    table = until(started(game).play("lay 1 2", "lay 2 3"), "turn").minions(0, cat=1).goods(0, pumpkin=1)
    table.play("send cat b22")
    assert plot(table, "purple", 2)["minion"] == "cat"


def test_b2_5_when_every_plot_is_built_tiles_go_over_buildings() -> None:
    table = started(chapter(5, purple=FULL))
    assert {move.split()[2] for move in table.moves()} == {"2", "3", "4", "5", "6"}
    table = until(table.play("lay 1 5", "lay 2 6"), "turn").cards(0, "b28").goods(0, pumpkin=2, coal=1, grain=1)
    table.play("place zeppelin")
    assert [move for move in table.moves() if move.startswith("build")] != []


def test_b2_5_a_crate_of_a_building_under_a_tile_can_be_opened() -> None:
    table = until(started(chapter(5, purple=BUILT)).play("lay 1 2", "lay 2 4"), "turn")
    table.cards(0, "b22").goods(0, coin=4).play("place charterstone")
    assert table.happened("opened")[0]["crate"] == 7


@pytest.mark.parametrize("seats", [1, 6])
def test_b2_5_every_seat_lays_its_own(seats: int) -> None:
    table = until(started(chapter(5, seats), first=seats - 1), "turn")
    laid = [entry["seat"] for entry in table.happened("tile-laid")]
    order = [(seats - 1 + step) % seats for step in range(seats)]
    assert laid == [seat for seat in order for _ in range(2)]


# Automas (B2.18), joiners and leavers


def test_b2_18_an_automa_lays_two_on_empty_plots_first() -> None:
    plots = {"plots": ("basic-green", "b58", "", "b59", "b61", "b62")}
    for seed in range(5):
        table = Table(chapter(5, green={**plots, **AUTOMA}).start(2), chapter(5, green={**plots, **AUTOMA}), seed)
        until(table, "turn")
        mine = [entry["plot"] for entry in table.happened("tile-laid") if entry["seat"] == 1]
        assert len(mine) == 2
        assert 3 in mine, "the empty one"
        assert 1 not in mine, "not the basic building"


def test_b2_18_an_automa_builds_on_empty_plots_before_tiles() -> None:
    table = until(started(chapter(5, green=AUTOMA)), "turn").cards(1, "b58", "b59")
    tiles = {number for number in range(1, 7) if "tile" in plot(table, "green", number)}
    assert len(tiles) == 2
    table.state.play(0, GAME.move_from_text("place basic-red"))
    while table.asked() != "automa":
        table.state.play(NATURE, table.state.chance_outcomes().moves[0])
    table.state.play(NATURE, GAME.move_from_text("automa 12"), table.events)
    assert table.happened("built")[0]["plot"] not in tiles


def test_b2_18_an_automa_builds_on_a_tile_when_no_plot_is_empty() -> None:
    plots = {"plots": ("basic-green", "b61", "b62", "b63", "b64", "b65")}
    table = until(started(chapter(5, green={**plots, **AUTOMA})), "turn").cards(1, "b58")
    tiles = {number for number in range(1, 7) if "tile" in plot(table, "green", number)}
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 12"), table.events)
    assert table.happened("built")[0]["plot"] in tiles


def test_a7_2_who_joins_lays_the_charter_s_tiles_with_what_stands_on_them() -> None:
    base = chapter(6, yellow={"tiles": ("b109", "", "", "")})
    game = base.legacy.between_games({"deed": "join", "charter": "yellow", "automa": False})
    table = until(started(game, first=2), "lay")
    assert table.state.turn == (2,)
    assert game.village.charters[2].tiles == ("b109", "", "", "")
    assert {move.split()[1] for move in table.moves()} == {"9", "10", "11", "12"}


def test_a7_2_who_leaves_leaves_the_tiles_to_the_charter() -> None:
    base = chapter(6, 3, green={"tiles": ("b58", "", "", "")})
    game = base.legacy.between_games({"deed": "leave", "charter": "green"})
    assert game.village.charters[1].tiles == ("b58", "", "", "")
    table = until(started(game), "turn")
    assert all("tile" not in entry for entry in table.view()["charters"]["green"]["plots"])
    assert table.view()["charters"]["green"]["tiles"][0] == "b58"


def test_b2_5_tiles_survive_in_a_village_as_it_is_stored() -> None:
    village = replace(chapter(6, purple={"tiles": ("b22", "", "", "b23")}).village)
    data: Any = village.to_json()
    assert data["charters"]["purple"]["tiles"] == ["b22", "", "", "b23"]
