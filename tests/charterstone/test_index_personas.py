"""One test, or one row, for every persona of the crates (C): the exact change."""

from __future__ import annotations

from collections import Counter

import pytest
from campaigns import finish
from personas import adds, by_cost, by_gaining, draws_for_a, gains, nature, place, ready
from villages import Table
from worth import (
    benefit,
    buildings_that,
    cost,
    gain,
    goods_for,
    goods_to_build,
    is_plain,
    number_of,
    plain_building,
    points_for,
    points_of,
    text,
)

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()


# Purple


def test_p219_a_pumpkin_cost_gives_a_point() -> None:
    assert by_cost("p219", "pumpkin") == gains("p219")


def test_p223_objectives_of_ones_own_come_from_the_top_three() -> None:
    building = next(buildings_that(gives="private"))
    table = ready("p223", **goods_for(building)).built(0, building, 2).posted("o2", "o3")
    place(table, f"place {building}")
    for name in ("o1", "o4", "o5"):
        assert table.state.turn == (NATURE,)
        nature(table, f"assign {name}")
    assert table.moves() == ["choose o1", "choose o4", "choose o5"]
    assert table.refused("choose o2") == "not-drawn"
    table.play("choose o4")
    assert list(table.view()["players"][0]["objectives"]) == ["o4"]


def test_p224_scoring_an_objective_gives_more() -> None:
    table = ready("p224", coin=6).posted("o2").play("place grandstand")
    assert table.has(0, "vp") == points_of("grandstand") + points_for("p224")


def test_p225_both_workers_from_opponents_charters() -> None:
    table = ready("p225", 3).on("basic-green", 0).on("basic-yellow", 0).play("retrieve")
    assert {"vp": table.has(0, "vp"), "coin": table.has(0, "coin")} == gains("p225")
    for other in ("basic-red", "basic-purple", "market"):
        table = ready("p225", 3).on("basic-green", 0).on(other, 0).play("retrieve")
        assert (table.has(0, "vp"), table.has(0, "coin")) == (0, 0), "a charter nobody plays is no opponent's"


@pytest.mark.parametrize(
    ("persona", "kind"),
    [
        ("p229", "cat"),
        ("p235", "ghost"),
        ("p279", "butler"),
        ("p298", "golem"),
        ("p311", "robot"),
        ("p333", "chef"),
    ],
)
def test_retrieving_two_minions_of_a_kind_gives_points(persona: str, kind: str) -> None:
    table = ready(persona).built(0, "b22", 2).minion_on("b22", kind).play("retrieve")
    assert table.has(0, "vp") == 0
    table = ready(persona).built(0, "b22", 2).minion_on("b22", kind).minion_on("basic-purple", kind)
    assert table.play("retrieve").has(0, "vp") == points_for(persona)


@pytest.mark.parametrize(
    ("persona", "peril"),
    [
        ("p230", "blight"),
        ("p256", "fuel-shortage"),
        ("p277", "vermin"),
        ("p300", "bandit"),
        ("p312", "disrepair"),
        ("p335", "famine"),
    ],
)
def test_picking_up_a_peril_may_retrieve_the_worker_and_gives_a_point(persona: str, peril: str) -> None:
    table = ready(persona).afflicted("basic-red", peril).play("place basic-red")
    assert table.moves() == ["yes", "no"]
    table.play("yes")
    assert (table.has(0, "workers_at_hand"), table.has(0, "vp")) == (2, points_for(persona))
    assert table.has(0, "clay") == number_of("clay", benefit("basic-red"))
    assert table.view()["players"][0]["perils"][peril] == 1
    table = ready(persona).afflicted("basic-red", peril).play("place basic-red", "no")
    assert (table.has(0, "workers_at_hand"), table.has(0, "vp")) == (1, points_for(persona))
    other = "bandit" if peril != "bandit" else "blight"
    assert ready(persona).afflicted("basic-red", other).play("place basic-red").has(0, "vp") == 0


def test_c_230_what_was_not_placed_stays_where_it_is() -> None:
    """The building takes the worker back itself, and the minion that stands there was not placed in this turn."""
    building = next(buildings_that(gives="recall"))
    table = ready("p230", **goods_for(building)).built(0, building, 2).minion_on(building, "cat")
    table.afflicted(building, "blight").play(f"place {building}")
    while table.state.turn == (0,):
        table.play(table.moves()[0])
    assert table.state.minions_placed[table.slot(building)]
    assert (table.has(0, "workers_at_hand"), table.has(0, "vp")) == (2, points_of(building) + points_for("p230"))


def test_b1_8_a_minion_that_picks_up_a_peril_may_be_retrieved_as_a_worker_may() -> None:
    table = ready("p230").minions(0, cat=1).afflicted("basic-purple", "blight").play("send cat basic-purple")
    assert table.play("yes").state.minions_at_hand[0] == 1
    assert not table.state.minions_placed[table.slot("basic-purple")]


def test_p231_may_stand_beside_a_worker() -> None:
    table = ready("p231").on("basic-red", 1).play("place basic-red")
    assert table.asked() == "enter"
    table.play("no")
    assert (table.has(0, "workers_at_hand"), table.has(1, "workers_at_hand")) == (1, 1)
    assert table.has(0, "clay") == number_of("clay", benefit("basic-red"))
    table.ready()
    table.play("place basic-red")
    assert (table.has(0, "workers_at_hand"), table.has(1, "workers_at_hand")) == (2, 1), "the next one bumps both"
    table = ready("p231").on("basic-red", 1).play("place basic-red", "yes")
    assert (table.has(0, "workers_at_hand"), table.has(1, "workers_at_hand")) == (1, 2)


def test_p232_the_die_tells_the_charter_of_the_next_turn() -> None:
    for building, more in (("basic-blue", 1), ("basic-red", 0), ("market", 0)):
        table = ready("p232", **goods_for("market")).mat("a1").play("place basic-yellow", "place basic-green")
        place(table, "place basic-yellow")
        assert str(table.state.moves(NATURE)[0]) == "roll purple"
        nature(table, "roll blue")
        assert table.view()["players"][0]["omen"] == "blue"
        table.play("place basic-green", "retrieve") if table.has(0, "workers_at_hand") == 0 else table.play(
            "place basic-green"
        )
        assert place(table, f"place {building}").has(0, "vp") == more


def test_c_232_rolls_after_the_turn_in_which_a_gauntlet_brought_it() -> None:
    table = ready("original-purple").cards(0, "t1")
    table.state.chests[table.state.setup.charters[0]] |= 1 << GAME.index.persona_of["p232"]
    table.play("place basic-yellow", "place basic-green", "use t1")
    place(table, "place basic-yellow")
    assert str(table.state.moves(NATURE)[0]) == "roll purple"
    nature(table, "roll blue")
    assert table.view()["players"][0]["omen"] == "blue"


# Black


def test_p233_a_coal_cost_gives_a_point() -> None:
    assert by_cost("p233", "coal") == gains("p233")


def test_p251_a_treasure_gained_by_a_building_gives_coins() -> None:
    assert by_gaining("p251", "treasure")
    assert adds("p251", next(buildings_that(gives="item"))) == {}


def test_c_251_also_when_a_building_gives_the_top_card() -> None:
    building = next(buildings_that(gives="top"))
    table = ready("p251", **goods_for(building)).built(0, building, 2).mat("a1", "a2", "a3", "a4", "a5")
    table.deck("t1", "t2", "t3").play(f"place {building}")
    while table.state.turn == (0,):
        table.play(next(move for move in table.moves() if move.startswith("take a")))
    treasures = len(table.held(0) & {"t1", "t2", "t3"})
    assert treasures == number_of("top", benefit(building))
    assert table.has(0, "coin") == treasures * gains("p251")["coin"] + number_of("coin", benefit(building))


def test_p253_triggers_income_for_itself_once_a_game() -> None:
    building = next(name for name in buildings_that(cost="income", gives="vp") if is_plain(benefit(name)))
    table = ready("p253").built(0, building, 2).token(0, building).token(1, building).play("use p253")
    assert (table.has(0, "vp"), table.has(1, "vp")) == (points_of(building), 0)
    assert table.refused("use p253") == "used-up"
    assert ready("p219").refused("use p253") == "not-yours"


def test_p254_a_point_for_each_kind_of_minion_at_the_end() -> None:
    table = finish(ready("p254").minions(0, cat=2, ghost=1).minion_on("basic-purple", "chef"))
    assert table.has(0, "vp") == 3 * points_for("p254")


def test_p255_may_pay_resources_for_coins() -> None:
    price = number_of("coin", cost("charterstone"))
    table = ready("p255", coin=2, wood=price - 1).cards(0, "basic-purple").play("place charterstone")
    assert table.moves() == ["pay coin", "pay wood"]
    table.play(*["pay wood"] * (price - 2), "pay coin")
    assert table.moves() == ["pay coin", "pay wood"]
    table.play("pay wood")
    assert (table.has(0, "coin"), table.has(0, "wood"), table.has(0, "vp")) == (1, 0, points_of("charterstone"))
    table = ready("p255", coin=2, wood=price - 3).cards(0, "basic-purple")
    assert table.refused("place charterstone") == "cannot-pay"
    price = number_of("coin", cost("market")) + number_of("resource", cost("market"))
    table = ready("p255", wood=price).mat("a1").play("place market")
    assert (table.has(0, "wood"), table.held(0)) == (0, {"basic-purple", "a1"})
    assert ready("p255", wood=price - 1).mat("a1").refused("place market") == "cannot-pay"


def test_c_255_also_for_the_coins_of_the_quota() -> None:
    (price,) = (row.amounts[1] for row in CONTENT.quota if row.goods == "coin")
    table = ready("p255", wood=price + 1, coal=1).play("place cloud-port")
    assert "ship coins 2" in table.moves()
    table.play("ship coins 2", *["pay wood"] * (price - 1), "pay coal")
    assert (table.has(0, "wood"), table.has(0, "coal"), table.has(0, "coin")) == (2, 0, 0)
    assert "ship coins 2" not in ready("p233", wood=price + 1, coal=1).play("place cloud-port").moves()


def test_p257_bumping_an_opponent_retrieves_a_worker_or_gives_a_point() -> None:
    table = ready("p257").on("basic-red", 1).play("place basic-red")
    assert table.moves() == ["pick 1", "pick 2"]
    assert table.play("pick 2").has(0, "vp") == points_for("p257")
    table = ready("p257").on("basic-red", 1).on("market", 0).play("place basic-red", "pick 1", "recall market")
    assert table.has(0, "workers_at_hand") == 1
    assert ready("p257").on("basic-red", 0).play("place basic-red").has(0, "vp") == 0


# Green


def test_p258_a_wood_cost_gives_a_point() -> None:
    assert by_cost("p258", "wood") == gains("p258")


def test_p271_gaining_an_item_gives_points_and_coins() -> None:
    assert by_gaining("p271", "item")


def test_p273_an_item_cost_gives_the_top_card() -> None:
    assert draws_for_a("p273", "item")


@pytest.mark.parametrize(("move", "steps"), [("shift forward 1", 1), ("shift forward 0", 0), ("shift back 1", -1)])
def test_p274_scoring_moves_progress_forward_back_or_not(move: str, steps: int) -> None:
    table = ready("p274", 6, coin=6).posted("o2")
    at = table.state.progress = 8
    table.play("place grandstand")
    assert table.refused("shift forward 2") == "not-so-far"
    table.play(move)
    while table.asked() == "may":
        table.play("no")
    assert (table.state.progress, table.has(0, "vp")) == (at + steps, points_of("grandstand"))


def test_p274_building_and_opening_move_it_as_ever() -> None:
    table = ready("p274", **goods_for("charterstone")).cards(0, "basic-purple")
    at = table.state.progress
    assert table.play("place charterstone").state.progress == at + 1


def test_p275_using_the_commons_gives_a_point() -> None:
    assert ready("p275", **goods_for("treasury")).play("place treasury").has(0, "vp") == points_for("p275")
    assert ready("p275").play("place basic-red").has(0, "vp") == 0


NEW = plain_building(cost="pumpkin", only="vp")
"""A building that gives points; built in this game or before."""


def just_built() -> Table:
    """The first seat, with the goods to build one and to use it, builds one."""
    goods = Counter(goods_to_build(NEW)) + Counter(goods_for(NEW)) + Counter(goods_for("zeppelin"))
    return ready("p276", **goods).cards(0, NEW).play("place zeppelin", f"build {NEW} 3")


def test_p276_the_first_use_of_a_building_built_in_this_game_gives_more() -> None:
    table = just_built().play("place basic-red", f"place {NEW}")
    assert table.has(0, "vp") == points_of("zeppelin") + points_of(NEW) + points_for("p276")


def test_c_276_by_its_builder_alone_and_for_each_building_once() -> None:
    table = just_built().goods(1, **goods_for(NEW)).persona(1, "p276").play(f"place {NEW}")
    assert table.has(1, "vp") == points_of(NEW), "somebody else has built it"
    before = table.has(0, "vp")
    table.play(f"place {NEW}", "place basic-red")
    assert table.has(0, "vp") == before + points_of(NEW) + points_for("p276"), "its builder uses it for the first time"
    table.goods(0, **goods_for(NEW)).play("retrieve", "retrieve", f"place {NEW}")
    assert table.has(0, "vp") == before + points_of(NEW) + points_for("p276") + points_of(NEW)


def test_p276_a_building_of_old_gives_nothing_more() -> None:
    assert adds("p276", NEW) == {}


# Red


def test_p280_a_clay_cost_gives_a_point() -> None:
    assert by_cost("p280", "clay") == gains("p280")


def test_p293_gaining_a_guest_gives_points_and_coins() -> None:
    assert by_gaining("p293", "guest")


def test_p295_a_guest_cost_gives_the_top_card() -> None:
    assert draws_for_a("p295", "guest")


def test_p296_a_point_for_each_kind_of_resource_at_the_end() -> None:
    assert finish(ready("p296", wood=2, coal=1)).has(0, "vp") == 3 * points_for("p296"), (
        "with the clay of the last turn"
    )


def test_p301_an_opponents_minion_is_ignored() -> None:
    assert ready("p301").minion_on("basic-green", "cat").play("place basic-green").has(1, "vp") == 0
    points_of_a_cat = gain("minion", "cat")["vp"]
    assert ready("p219").minion_on("basic-green", "cat").play("place basic-green").has(1, "vp") == points_of_a_cat


def test_p302_placing_a_minion_gives_a_point() -> None:
    assert ready("p302").minions(0, butler=1).play("send butler basic-purple").has(0, "vp") == points_for("p302")


# Blue


def test_p303_an_iron_cost_gives_a_point() -> None:
    assert by_cost("p303", "iron") == gains("p303")


def test_p304_gaining_a_building_card_gives_points_and_coins() -> None:
    table = ready("p304", **goods_for("market")).mat("b22", "a1").play("place market", "take b22")
    assert {"vp": table.has(0, "vp"), "coin": table.has(0, "coin")} == gains("p304")


def test_p304_a_building_card_from_a_crate_counts_too() -> None:
    table = ready("p304", **goods_for("charterstone")).cards(0, "basic-red").play("place charterstone")
    each = gains("p304")
    assert (table.has(0, "vp"), table.has(0, "coin")) == (points_of("charterstone") + 2 * each["vp"], 2 * each["coin"])


def test_p306_moving_progress_onto_income_gives_points() -> None:
    table = ready("p306", **goods_for("charterstone")).cards(0, "basic-purple")
    table.state.progress = next(at for at in range(99) if "i" in CONTENT.progress[at + 1])
    assert table.play("place charterstone").has(0, "vp") == points_of("charterstone") + points_for("p306")


def at_the_market(*deck: str) -> Table:
    """The first seat plays with p307 and has what the Market costs."""
    return ready("p307", **goods_for("market")).mat("a1", "a2", "a3", "a4", "a5").deck(*deck)


def test_p307_a_card_may_come_from_the_top_three() -> None:
    table = at_the_market("a6", "a7", "a8").play("place market")
    assert table.moves() == [f"take a{number}" for number in range(1, 9)]
    table.play("take a7")
    assert table.held(0) == {"basic-purple", "a7"}
    assert table.pile("deck") | table.pile("looked_at") == {"a6", "a8"}


def test_c_307_also_when_the_named_kind_is_not_face_up() -> None:
    building = next(name for name in buildings_that(gives="assistant") if is_plain(cost(name)))
    number = number_of("assistant", benefit(building))

    def asks(*deck: str) -> Table:
        table = ready("p307", **goods_for(building)).built(0, building, 2).cards(0)
        table.mat("basic-red", "basic-blue", "g1", "g2", "g3").deck(*deck)
        return table.play(f"place {building}")

    table = asks("a6", "i1", "a7")
    assert table.moves() == ["take a6", "take a7"]
    table.play("take a7")
    assert table.held(0) == {*("a7", "a6")[:number]}
    assert table.pile("deck") == {"i1", *("a7", "a6")[number:]}
    table = asks("i1", "i2", "i3")
    assert (table.pile("deck"), table.state.looked_at) == ({"i1", "i2", "i3"}, 0)
    assert not table.happened("took")


def test_p307_an_empty_deck_takes_the_discard_pile_and_without_that_there_is_nothing_to_look_at() -> None:
    table = at_the_market().discarded("a7", "a8").play("place market")
    assert table.moves() == [f"take a{number}" for number in (1, 2, 3, 4, 5, 7, 8)]
    table = at_the_market().play("place market")
    assert table.moves() == [f"take a{number}" for number in range(1, 6)]
    table.play("take a2")
    assert table.held(0) == {"basic-purple", "a2"}


def test_p308_points_for_ending_without_influence() -> None:
    assert finish(ready("p308").influence(0, 0)).has(0, "vp") == points_for("p308")
    assert finish(ready("p308").influence(0, 1)).has(0, "vp") == 0


def test_p313_without_a_worker_left_all_may_come_back() -> None:
    table = ready("p313").on("market", 0).play("place basic-red")
    assert table.asked() == "may"
    assert table.play("yes").has(0, "workers_at_hand") == 2
    assert ready("p313").play("place basic-red").state.turn == (1,), "one is left"


def test_b1_8_a_minion_at_hand_is_a_worker_left_for_p313() -> None:
    table = ready("p313").minions(0, cat=1).on("market", 0).play("place basic-red")
    assert table.state.turn == (1,)


# Yellow


def test_p314_a_grain_cost_gives_a_point() -> None:
    assert by_cost("p314", "grain") == gains("p314")


def test_p327_gaining_a_friend_gives_points_and_coins() -> None:
    assert by_gaining("p327", "friend")


STAGE = number_of("influence", cost("grandstand")) + 1
"""The influence that scoring at the Grandstand takes, with the token."""
BACK = number_of("influence", text("persona", "p329", "gain"))
SHORT = max(0, STAGE - BACK)
"""Influence that is enough only with what bumping brings back."""


def test_p329_bumping_an_opponent_regains_influence_before_the_cost() -> None:
    table = ready("p329", coin=6).posted("o2").on("grandstand", 1).influence(0, SHORT)
    table.play("place grandstand")
    assert (table.has(0, "vp"), table.has(0, "influence")) == (points_of("grandstand"), SHORT + BACK - STAGE)
    assert ready("p329", coin=6).posted("o2").influence(0, SHORT).refused("place grandstand") == "cannot-pay"
    table = ready("p329").on("basic-red", 1).influence(0, 7).play("place basic-red")
    assert table.has(0, "influence") == 7 + BACK


def test_o221_is_met_before_placing_whatever_bumping_brings() -> None:
    """C 221, C 329: the influence regained comes too late to spoil the objective."""
    table = ready("p329").posted("o221").on("grandstand", 1).influence(0, 3).play("place grandstand")
    assert (table.has(0, "vp"), table.has(0, "influence")) == (points_of("grandstand"), 3 + BACK - STAGE)
    assert (
        ready("p329").posted("o221").on("grandstand", 1).influence(0, 4).refused("place grandstand") == "no-objective"
    )


def test_p329_an_opponent_who_stands_beside_is_bumped_too() -> None:
    def own() -> Table:
        return ready("p329", coin=6).posted("o2").on("grandstand", 0).influence(0, SHORT)

    assert own().refused("place grandstand") == "cannot-pay"
    table = own().beside("grandstand", 1).play("place grandstand")
    assert (table.has(0, "vp"), table.has(0, "influence")) == (points_of("grandstand"), SHORT + BACK - STAGE)
    assert table.has(1, "workers_at_hand") == 2


def test_p330_a_point_for_each_kind_of_card_at_the_end() -> None:
    assert finish(ready("p330").cards(0, "a1", "a2", "i1", "b22", "basic-red")).has(0, "vp") == 4 * points_for("p330")


def test_p331_the_die_may_match_the_charter() -> None:
    assert nature(place(ready("p331"), "place basic-red"), "roll red").has(0, "vp") == 2
    assert nature(place(ready("p331"), "place basic-red"), "roll blue").has(0, "vp") == 0
    table = place(ready("p331", **goods_for("treasury")), "place treasury")
    assert table.state.turn == (1,), "the Commons are no charter"


def test_p336_the_first_to_score_a_public_objective_gains_points() -> None:
    scored = points_of("grandstand")
    assert ready("p336", coin=6).posted("o2").play("place grandstand").has(0, "vp") == scored + points_for("p336")
    table = ready("p336", coin=6).posted("o2").influence(1, 11)
    table.state.scored[1], table.state.influence_in_supply[1] = table.state.shown, 0
    assert table.play("place grandstand").has(0, "vp") == scored
    assert ready("p336", coin=6).posted("o3").own(0, "o2").play("place grandstand").has(0, "vp") == scored


def test_b1_3_a_further_persona_can_be_chosen_in_a_first_game_by_bots_too() -> None:
    building = next(buildings_that(gives="persona"))
    table = ready("p219", **goods_for(building)).persona(0, "p223").persona(0, "original-purple")
    table.built(0, building, 2).play(f"place {building}")
    assert table.moves() == ["bring p219", "bring p223"]
    assert table.state.setup.number == 1
    view = table.state.view(0)
    assert len(GAME.ai.evaluate_moves(view, table.state.moves(0))) == 2


def test_every_persona_of_a_crate_has_its_test() -> None:
    with open(__file__, encoding="utf-8") as file:
        tests = file.read()
    for persona in CONTENT.personas:
        if persona not in CONTENT.told_later:
            assert persona.name in tests or persona.name.startswith("original-"), persona.name
