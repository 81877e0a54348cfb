"""Part A, the Chronicle, line by line: parts, set-up, the turn, the first buildings (A1 to A4)."""

from __future__ import annotations

from random import Random

import pytest
from lookups import first_building
from villages import Table, position
from worth import gain, goods_for

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()


# A1 Parts


def test_a1_1_six_charters_clockwise_with_their_resources_and_six_plots() -> None:
    assert CHARTERS == ("purple", "green", "yellow", "black", "blue", "red")
    assert [charter.resource for charter in CONTENT.charters] == ["pumpkin", "wood", "grain", "coal", "iron", "clay"]
    assert all(len(charter.plots) == 6 for charter in CONTENT.charters)
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a1_2_36_coins_and_12_of_each_resource(seats: int) -> None:
    state = position(seats).state
    assert state.supply[0] == 36 - 4 * seats
    assert state.supply[1:] == [12] * 6


def test_a1_2_one_gains_what_is_left() -> None:
    table = position().goods(1, pumpkin=12)
    table.play("place basic-purple")
    assert table.has(0, "pumpkin") == 0


def test_a1_3_everybody_has_two_workers_twelve_influence_a_persona_and_the_basic_card() -> None:
    table = position(3)
    for seat in range(3):
        assert (table.has(seat, "workers_at_hand"), table.has(seat, "influence"), table.has(seat, "vp")) == (2, 12, 0)
        assert table.held(seat) == {BASIC[seat]}
        assert table.view(0)["players"][seat]["personas"] == [f"original-{CHARTERS[seat]}"]


def test_a1_3_the_die_shows_the_six_emblems() -> None:
    state = GAME.start(1)
    state.play(0, GAME.move_from_text("settle 1"))
    while not str(state.moves(NATURE)[0]).startswith("roll"):
        state.play(NATURE, state.moves(NATURE)[0])
    assert [str(move) for move in state.chance_outcomes().moves] == [f"roll {charter}" for charter in CHARTERS]
    assert set(state.chance_outcomes().weights) == {1}


def test_a1_4_plots_lie_where_they_lie() -> None:
    rows = {}
    for charter in CONTENT.charters:
        by_row: dict[int, list[tuple[int, int]]] = {}
        for number, (column, row) in enumerate(charter.plots, 1):
            by_row.setdefault(row, []).append((column, number))
        rows[charter.name] = [[number for _, number in sorted(by_row[row])] for row in sorted(by_row)]
    assert rows == {
        "purple": [[2, 4, 6], [5, 3, 1]],
        "green": [[1, 2, 3], [5, 4, 6]],
        "yellow": [[3, 1, 2], [5, 6], [4]],
        "black": [[3, 4], [6, 5, 2], [1]],
        "blue": [[4, 5, 1], [3, 2], [6]],
        "red": [[2], [1, 3], [4, 5, 6]],
    }
    red = CONTENT.charters[5].plots
    assert red[1][0] == red[2][0] + 1, "plot 2 stands up-right of plot 3"
    purple, green, _, black, blue, _ = (dict(enumerate(charter.plots, 1)) for charter in CONTENT.charters)
    assert purple[5][0] == purple[2][0] - 1, "half a hex left"
    assert green[5][0] == green[1][0] + 1, "half a hex right"
    assert black[1][0] == black[2][0] + 1, "plot 1 stands below right"
    assert blue[2][0] == blue[3][0] + 4, "a gap holds the emblem"
    assert blue[6][0] == blue[2][0] + 1, "plot 6 stands below right"


# A2 Set-up


def test_a2_1_active_players_choose_the_plot_inactive_ones_are_placed() -> None:
    state = GAME.start(2)
    state.play(0, GAME.move_from_text("settle 4"))
    state.play(1, GAME.move_from_text("settle 6"))
    plots = Table(state).view()["charters"]
    stuck = {name: [plot["building"] for plot in plots[name]["plots"]].index(f"basic-{name}") + 1 for name in CHARTERS}
    assert stuck == {"purple": 4, "green": 6, "yellow": 1, "black": 1, "blue": 1, "red": 1}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a2_2_the_deck_is_the_assistants_and_the_cards_of_inactive_charters(seats: int) -> None:
    table = position(seats)
    assert len(table.pile("face_up")) == 5
    assistants = {card.name for card in CONTENT.cards if card.kind == "assistant"}
    assert len(assistants) == 8
    assert table.pile("face_up") | table.pile("deck") == assistants | set(BASIC[seats:])


def test_a2_3_three_objectives_and_progress_on_the_space_of_the_player_count() -> None:
    for seats in GAME.seats:
        state = position(seats).state
        assert state.shown.bit_count() == 3
        assert f"{seats}p" in CONTENT.progress[state.progress]
        assert state.view(0)["guidepost"] is None


def test_a2_3_every_objective_comes_as_often() -> None:
    state = GAME.start(1)
    state.play(0, GAME.move_from_text("settle 1"))
    assert [str(move) for move in state.chance_outcomes().moves] == [f"post o{number}" for number in range(1, 6)]
    assert set(state.chance_outcomes().weights) == {1}


def test_a2_4_the_die_is_rolled_until_it_shows_somebody_who_plays() -> None:
    table = position(2)
    state = GAME.start(2)
    for seat in range(2):
        state.play(seat, GAME.move_from_text("settle 1"))
    while not str(state.moves(NATURE)[0]).startswith("roll"):
        state.play(NATURE, state.moves(NATURE)[0])
    for shown in ("red", "blue", "red"):
        state.play(NATURE, GAME.move_from_text(f"roll {shown}"))
        assert state.turn == (NATURE,)
    state.play(NATURE, GAME.move_from_text("roll green"))
    assert (state.first, state.turn) == (1, (1,))
    assert [table.has(seat, "coin") for seat in range(2)] == [4, 4]
    assert state.vp == [0, 0]


def test_a2_5_everything_in_a_personal_supply_is_public() -> None:
    table = position(3).goods(1, coal=3).cards(1, "a2", "basic-green")
    spectator, own = table.state.view(None), table.state.view(1)
    assert spectator["players"] == own["players"]
    assert table.state.determinize(0, Random(1)) == table.state


# A3 The turn


def test_a3_1_without_influence_progress_moves_first() -> None:
    table = position(2).influence(1, 0)
    at = table.state.progress
    table.play("place basic-purple")
    assert table.state.turn == (1,)
    assert table.state.progress == at + 1


def test_a3_2_place_a_worker_or_take_all_back() -> None:
    table = position().on("market", 0)
    assert "retrieve" in table.moves()
    assert "place basic-red" in table.moves()
    table.play("retrieve")
    assert table.has(0, "workers_at_hand") == 2
    assert not any(table.state.workers)


def test_a3_2_nobody_can_take_back_workers_who_are_at_home() -> None:
    assert position().refused("retrieve") == "no-workers-out"


def test_a3_2_without_a_worker_one_must_take_them_back() -> None:
    table = position().on("market", 0).on("treasury", 0)
    assert table.moves() == ["retrieve"]
    assert table.refused("place basic-red") == "no-worker"
    assert table.refused("partly") == "no-worker"


def test_a3_3_another_worker_goes_home() -> None:
    table = position().on("basic-red", 1)
    table.play("place basic-red")
    assert (table.has(1, "workers_at_hand"), table.has(0, "workers_at_hand")) == (2, 1)
    assert table.happened("placed")[0]["bumped"] == 1


def test_a3_3_a_seats_own_worker_goes_home_too() -> None:
    table = position().on("basic-red", 0)
    table.play("place basic-red")
    assert (table.has(0, "workers_at_hand"), table.has(0, "clay")) == (1, 1)


def test_a3_3_a_cost_that_cannot_be_paid_in_full_makes_the_placement_illegal() -> None:
    table = position().goods(0, wood=1, coin=0)
    assert table.refused("place market") == "cannot-pay"
    assert table.refused("place zeppelin") == "no-building-card"
    assert table.refused("place grandstand") in ("no-objective", "not-met")
    assert table.influence(0, 1).goods(0, coin=4).refused("place charterstone") == "cannot-pay"
    assert position().refused("place b22") == "not-built"


def test_a3_3_a_benefit_may_be_gained_in_part() -> None:
    palace = first_building(lambda card: [term.what for term in card.benefit] == ["vp"] and card.benefit[0].number > 3)
    assert palace.benefit[0].per is None
    table = (
        position().built(0, palace.name, 3).goods(0, **goods_for(palace.name)).play("partly", f"place {palace.name}")
    )
    assert table.moves() == [f"part {number}" for number in range(palace.benefit[0].number, -1, -1)]
    assert table.play("part 3").has(0, "vp") == 3


def test_a3_3_partly_is_asked_for_once() -> None:
    assert position().play("partly").refused("partly") == "already-partly"


def test_a3_3_progress_that_is_a_mere_benefit_may_be_left() -> None:
    table = position().known().built(0, "b94", 2).goods(0, coin=4, wood=4, grain=4)
    at = table.state.progress
    table.play("partly", "place b94")
    while table.state.turn == (0,):
        table.play("part 0" if "part 0" in table.moves() else table.moves()[0])
    assert (table.state.progress, table.has(0, "vp")) == (at, 0)


def test_a6_3_progress_for_a_crate_cannot_be_left() -> None:
    table = position().goods(0, coin=4)
    at = table.state.progress
    table.play("partly", "place charterstone", "part 0")
    assert (table.state.progress, table.has(0, "vp"), table.state.turn) == (at + 1, 0, (1,))


def test_a3_3_of_alternatives_none_may_be_gained() -> None:
    table = position().built(0, "b44", 2).goods(0, coal=1).play("partly", "place b44")
    assert table.moves() == ["pick 1", "pick 2", "pick 0"]
    assert table.play("pick 0").has(0, "coin") == 4


def test_a3_4_a_placed_token_stays_a_paid_one_goes_to_the_supply() -> None:
    table = position().goods(0, coin=6).posted("o2").play("place grandstand")
    assert (table.has(0, "influence"), table.has(0, "influence_in_supply")) == (11, 0)
    table = position().play("place charterstone")
    assert (table.has(0, "influence"), table.has(0, "influence_in_supply")) == (10, 2)


def test_a3_4_influence_is_regained_from_the_general_supply_only() -> None:
    table = position().cards(0, "a8").goods(0, wood=2).quota(0, 0)
    table.play("place treasury")
    assert table.has(0, "influence") == 11
    table.play("place basic-red").influence(0, 5)
    table.play("place treasury", "yes")
    back = gain("card", "a8")["influence"]
    assert (table.has(0, "influence"), table.has(0, "influence_in_supply")) == (5 + back, 6 - back)
    assert back > 0


# A4 Buildings at the start


def test_a4_zeppelin() -> None:
    table = position().cards(0, "b22").goods(0, pumpkin=2, wood=1, coal=1)
    at = table.state.progress
    table.play("place zeppelin")
    assert table.moves() == [f"build b22 {plot}" for plot in (2, 3, 4, 5, 6)]
    assert table.refused("build b22 1") == "plot-taken"
    assert table.refused("build b23 2") == "not-yours"
    table.play("build b22 5")
    assert table.plot(0, 5) == "b22"
    assert (table.has(0, "vp"), table.has(0, "influence"), table.has(0, "influence_in_supply")) == (5, 9, 3)
    assert [table.has(0, name) for name in RESOURCES] == [0] * 6
    assert table.state.progress == at + 1


def test_a4_zeppelin_needs_the_four_resources_and_a_plot() -> None:
    table = position().cards(0, "b22").goods(0, pumpkin=1, wood=2, coal=1)
    assert table.refused("place zeppelin") == "no-blueprint"
    table.goods(0, pumpkin=2)
    for plot, name in enumerate(("b43", "b44", "b58", "b59", "b73"), 2):
        table.built(0, name, plot)
    assert table.refused("place zeppelin") == "no-plot"


def test_a4_zeppelin_builds_any_colour_in_its_charter() -> None:
    table = position().cards(0, "b88").goods(0, iron=2, coal=1, wood=1).play("place zeppelin", "build b88 2")
    assert table.plot(0, 2) == "b88"


def test_a4_charterstone() -> None:
    table = position()
    at = table.state.progress
    table.play("place charterstone")
    assert (table.has(0, "coin"), table.has(0, "influence"), table.has(0, "vp")) == (0, 10, 5)
    assert table.state.opened == [1]
    assert table.state.progress == at + 1


def test_a4_charterstone_asks_which_crate() -> None:
    table = position().cards(0, "basic-purple", "basic-red").play("place charterstone")
    assert table.moves() == ["open basic-purple", "open basic-red"]
    assert table.refused("open basic-green") == "not-yours"


def test_a4_charterstone_needs_a_crate_the_index_lists() -> None:
    assert position().cards(0).refused("place charterstone") == "no-crate"
    assert position().cards(0, "b22").refused("place charterstone") == "no-crate", "it is not built"
    assert position().cards(0, "b30").built(0, "b30", 2).refused("place charterstone") == "no-crate"


def test_a4_grandstand() -> None:
    table = position().goods(0, coin=6).posted("o2", "o3", "o4")
    at = table.state.progress
    table.play("place grandstand")
    assert (table.has(0, "vp"), table.has(0, "influence"), table.has(0, "coin")) == (5, 11, 6)
    assert table.state.progress == at + 1
    assert table.happened("objective-scored") == [{"seat": 0, "objective": "o2"}]


def test_a4_treasury() -> None:
    table = position().goods(0, wood=1, coal=1).play("place treasury")
    assert table.moves() == ["pay wood", "pay coal"]
    assert table.refused("pay iron") == "not-those-resources"
    table.play("pay coal")
    assert (table.has(0, "coin"), table.has(0, "coal"), table.has(0, "wood")) == (5, 0, 1)


def test_a4_market() -> None:
    table = position().goods(0, wood=1).mat("a1", "a2", "a3", "a4", "a5").play("place market")
    assert (table.has(0, "coin"), table.has(0, "wood")) == (3, 0)
    assert table.moves() == [f"take a{number}" for number in range(1, 6)]
    assert table.refused("take a6") == "not-face-up"
    table.play("take a3")
    assert "a3" in table.held(0)


def test_a4_cloud_port() -> None:
    table = position().play("place cloud-port")
    at = table.state.progress
    assert "ship coins 1" in table.moves()
    assert table.refused("ship resources 1") == "no-goods"
    table.play("ship coins 1")
    assert (table.has(0, "vp"), table.has(0, "coin"), table.has(0, "influence")) == (3, 3, 11)
    assert table.state.progress == at, "no progress"
    assert table.happened("shipped")[0]["row"] == "coins"


@pytest.mark.parametrize("charter", range(6))
def test_a4_basic_buildings_are_free_and_give_their_resource(charter: int) -> None:
    table = position(3).play(f"place {BASIC[charter]}")
    assert table.has(0, RESOURCES[charter]) == 1
    assert table.has(0, "coin") == 4


def test_a4_the_commons_stand_from_the_start() -> None:
    assert list(position().view()["commons"]) == list(COMMONS)
