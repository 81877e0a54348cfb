"""Part B1: the rules that crates bring, line by line (7 to 54)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
from campaigns import arrange, begun, finish, first_turn, late, opened
from villages import Table, loosely, opening, position
from worth import (
    benefit,
    buildings_that,
    cost,
    gain,
    goods_for,
    goods_to_build,
    is_plain,
    number_of,
    points_of,
    quota_bonus,
)

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, PERILS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()


# B1.1 Inactive charters


def test_b1_1_from_game_3_an_inactive_charter_grows_by_a_building_card_of_the_deck() -> None:
    for number, grown in ((2, 0), (3, 4)):
        game = arrange(number, yellow={"plots": ("", "basic-yellow", "", "", "", "")})
        game = Charterstone(GAME.index, replace(game.village, opened=(1, 2, 3)))
        table = begun(game)
        grew = table.happened("grew")
        assert len(grew) == grown
        for args in grew:
            plots = table.view()["charters"][args["charter"]]["plots"]
            assert plots[int(str(args["plot"])) - 1]["building"] == args["card"]
            assert args["plot"] == (1 if args["charter"] == "yellow" else 2), "the first open plot"
            assert args["card"] in table.pile("deck") | table.pile("face_up"), "it shows a crate"
            assert args["card"] in table.view()["built"]


def test_b1_1_any_building_card_of_the_deck_is_as_likely() -> None:
    game = arrange(3)
    state = Charterstone(GAME.index, replace(game.village, opened=(1,))).start(2)
    assert [str(move) for move in state.moves(NATURE)] == ["grow b22", "grow b23"]
    assert set(state.chance_outcomes().weights) == {1}


def test_b1_1_a_full_charter_and_a_deck_without_buildings_grow_nothing() -> None:
    assert begun(arrange(3)).happened("grew") == []
    full = {"plots": ("basic-red", "b73", "b74", "b76", "b77", "b78")}
    game = arrange(3, seats=5, red=full)
    village = replace(game.village, opened=(1, 4, 31, 33, 34))
    assert begun(Charterstone(GAME.index, village)).happened("grew") == []


def test_b1_1_a_building_card_that_a_newcomer_left_grows_whatever_the_newcomer_drew() -> None:
    for drawn, grown in (("basic-red", ["b22", "b23"]), ("b22", ["b23"])):
        game = arrange(3, green={"newcomer": True})
        table = Table(Charterstone(GAME.index, replace(game.village, opened=(1,))).start(2))
        while not str(table.state.moves(NATURE)[0]).startswith("draw"):
            table.state.play(NATURE, table.state.moves(NATURE)[0])
        table.state.play(NATURE, GAME.move_from_text(f"draw {drawn}"))
        table.resolve_chance()
        assert sorted(str(args["card"]) for args in table.happened("grew")) == grown


# B1.5 and B1.7 are tested card by card, B1.4 and B1.6 with their cards.


# B1.8 Minions


@pytest.mark.parametrize(
    ("card", "kind"),
    [("b23", "cat"), ("b43", "ghost"), ("b68", "butler"), ("b74", "golem"), ("b89", "robot"), ("b110", "chef")],
)
def test_b1_8_the_opener_gets_one_and_five_go_to_the_supply(card: str, kind: str) -> None:
    table = opening(card).play("place charterstone")
    view = table.view()
    assert view["players"][0]["minions"] == {kind: 1}
    assert view["minions"] == {kind: 5}
    assert "minion" in view["rules"]


def test_b1_8_only_on_unoccupied_buildings_of_their_charter() -> None:
    table = position().known().minions(0, cat=3, ghost=1).built(0, "b22", 2).built(0, "b52", 3).on("b22", 1)
    table.goods(0, **goods_for("b22")).goods(0, coal=0)
    assert [move for move in table.moves() if move.startswith("send")] == [
        "send cat basic-purple",
        "send ghost basic-purple",
    ]
    assert table.refused("send cat b22") == "occupied"
    assert table.refused("send cat basic-red") == "not-your-charter"
    assert table.refused("send cat b52") == "cannot-pay"
    assert table.refused("send robot basic-purple") == "no-minion"
    assert table.refused("send cat b26") == "not-built"
    table.play("send cat basic-purple", "retrieve")
    assert table.refused("send cat basic-purple") == "occupied"


def test_b1_8_never_bumped_and_back_only_when_all_workers_are() -> None:
    table = position().known().minions(0, cat=1).play("send cat basic-purple", "place basic-purple")
    assert table.view()["charters"]["purple"]["plots"][0] == {
        "building": "basic-purple",
        "worker": 1,
        "minion": "cat",
    }
    assert table.has(1, "pumpkin") == number_of("pumpkin", benefit("basic-purple")), "others may still use the building"
    table.play("place basic-red", "place basic-blue", "retrieve")
    assert table.all_of(0)["cat"] == 1
    assert table.happened("retrieved")[-1] == {"seat": 0, "workers": 1, "minions": 1}


def test_b1_8_a_minion_is_placed_although_no_worker_is_left() -> None:
    table = position().known().minions(0, cat=1).on("market", 0).on("treasury", 0)
    assert table.moves() == ["send cat basic-purple", "partly", "retrieve"]


def test_b1_8_a_minion_alone_can_be_taken_back() -> None:
    table = position().known().minions(0, cat=1).play("send cat basic-purple", "place basic-red")
    assert "retrieve" in table.moves()


def minion_taker() -> tuple[str, int, Table]:
    """A building that costs minions, how many, and a position in which the first seat has the goods that it costs."""
    building = next(buildings_that(cost="minion"))
    table = position().known().built(0, building, 2).goods(0, **goods_for(building))
    return building, number_of("minion", cost(building)), table


def test_b1_8_a_minion_on_the_board_can_be_paid() -> None:
    building, number, table = minion_taker()
    table.minions(0, cat=number).play(f"send cat {building}", *["give cat"] * (number - 1))
    points = points_of(building) + gain("minion", "cat")["vp"]
    assert (table.has(0, "vp"), table.all_of(0)["cat"]) == (points, 0), "the one that was placed pays itself"
    assert not any(table.state.minions_placed)
    assert table.happened("released") == [{"seat": 0, "minion": "cat", "building": building}]
    assert table.state.minion_supply[MINIONS.index("cat")] == 6


def test_b1_8_the_player_says_which_minion_is_given() -> None:
    building, number, table = minion_taker()
    table.minions(0, cat=1, ghost=number).minion_on("basic-purple", "cat")
    assert table.play(f"place {building}").moves() == ["give cat", "give ghost", "release basic-purple"]
    assert table.refused(f"release {building}") == "no-minion-there"
    assert table.refused("give chef") == "not-yours"
    table.play("release basic-purple", *["give ghost"] * (number - 1))
    assert not any(table.state.minions_placed)
    assert (table.all_of(0)["cat"], table.all_of(0)["ghost"]) == (1, 1)


def test_b1_8_minions_on_the_board_are_shipped() -> None:
    table = position().known().minions(0, cat=1).minion_on("basic-purple", "robot").play("place cloud-port")
    assert "ship minions 4" in table.moves()
    table.play("ship minions 4")
    assert table.moves() == ["give cat", "release basic-purple"]
    table.play("give cat")
    assert not any(table.state.minions_placed), "a single answer is not asked"


def test_b1_8_what_the_supply_does_not_hold_is_not_gained() -> None:
    building = next(name for name in buildings_that(gives="cat") if is_plain(cost(name)))
    table = position().known().goods(0, **goods_for(building)).built(0, building, 2).minions(1, cat=6)
    table.play(f"place {building}")
    assert table.all_of(0)["cat"] == 0
    assert not any(table.has(0, good) for good in goods_for(building)), "the cost is paid"


def test_b1_8_the_quota_takes_minions() -> None:
    table = position().known().minions(0, cat=1, ghost=1).play("place cloud-port")
    assert "ship minions 4" in table.moves()
    assert "ship minions 5" not in table.moves()
    table.play("ship minions 2")
    assert table.moves() == ["give cat", "give ghost"]
    table.play("give ghost")
    assert table.has(0, "vp") == points_of("cloud-port") + quota_bonus("minions", 2)
    assert table.state.minion_supply[MINIONS.index("ghost")] == 6


# B1.9 Overbuilding


def overbuild() -> Table:
    goods = Counter(goods_to_build("b22")) + Counter(goods_for("zeppelin"))
    table = position().known().built(0, "b23", 2).cards(0, "b22", "a1").goods(0, **goods)
    for plot, name in enumerate(("b35", "b38", "b39", "b40"), 3):
        table.built(0, name, plot)
    return table


def test_b1_9_over_any_building_without_tokens_that_is_not_basic() -> None:
    table = overbuild().on("b35", 1).minion_on("b38", "cat").token(1, "b39")
    table.play("place zeppelin")
    assert table.moves() == ["build b22 2", "build b22 6"]
    assert table.refused("build b22 1") == "plot-taken"
    assert table.refused("build b22 3") == "plot-taken"
    table.play("build b22 6")
    assert table.plot(0, 6) == "b22"
    assert table.happened("built") == [{"seat": 0, "card": "b22", "plot": 6, "over": "b40"}]


def test_b1_9_a_peril_is_no_token_and_goes_back_to_the_supply() -> None:
    table = overbuild().afflicted("b40", "vermin")
    table.play("place zeppelin", "build b22 6")
    assert not any(table.state.perils_placed)
    assert table.state.peril_supply == [6] * 6
    assert table.happened("relieved") == [{"building": "b40", "peril": "vermin"}]


def test_b1_9_not_before_it_is_unlocked() -> None:
    table = overbuild()
    table.state.rules = 0
    assert table.refused("place zeppelin") == "no-plot"


def test_b1_9_only_the_newer_value_counts_and_the_older_building_is_gone_for_ever() -> None:
    table = overbuild().play("place zeppelin", "build b22 6")
    table.state.ending = True
    table.play("place basic-red")
    left = next_village(table.state)
    assert left.covered == ("b40",)
    assert left.charters[0].plots[5] == "b22"
    game = Charterstone(GAME.index, replace(left, opened=tuple(CONTENT.crates)))
    again = game.start(2)
    assert again.built >> GAME.index.building_of["b40"] & 1, "it is not built a second time"


# B1.10 Private objectives


def test_b1_10_the_opener_draws_one_of_three_and_the_others_join_the_deck() -> None:
    table = opening("b22")
    table.state.play(0, GAME.move_from_text("place charterstone"), table.events)
    assert [str(move) for move in table.state.moves(NATURE)] == ["assign o220", "assign o221", "assign o222"]
    table.state.play(NATURE, GAME.move_from_text("assign o221"), table.events)
    table.resolve_chance()
    view = table.view()
    assert view["players"][0]["objectives"] == {"o221": {"scored": False, "met": False}}
    assert view["players"][1]["objectives"] == {}


def test_b1_10_only_the_owner_scores_it() -> None:
    table = position().known().own(1, "o2").posted("o3").goods(0, coin=6).goods(1, coin=6)
    assert table.refused("place grandstand") == "no-objective"
    table.play("place basic-red", "place grandstand")
    assert table.has(1, "vp") == points_of("grandstand")
    assert table.view()["players"][1]["objectives"]["o2"]["scored"]


def test_b1_10_it_comes_from_the_objectives_that_lie_nowhere_and_is_gone_at_the_end() -> None:
    table = position().known().own(1, "o1").posted("o2", "o3")
    building = next(name for name in buildings_that(gives="private") if is_plain(cost(name)))
    table.goods(0, **goods_for(building)).built(0, building, 2)
    table.state.play(0, GAME.move_from_text(f"place {building}"), table.events)
    assert [str(move) for move in table.state.moves(NATURE)] == ["assign o4", "assign o5"]
    assert "o1" not in json.dumps(next_village(finish(table).state).to_json())


# B1.11 Income


RENTS = next(name for name in buildings_that(cost="income", gives="vp") if is_plain(benefit(name)))


def test_b1_11_one_token_a_player_for_the_benefit_with_every_income() -> None:
    table = position().known().built(0, RENTS, 2).play(f"place {RENTS}")
    paid = number_of("influence", cost(RENTS)) + 1
    assert (table.has(0, "influence"), table.has(0, "vp")) == (12 - paid, 0)
    assert table.view()["charters"]["purple"]["plots"][1]["income"] == [0]
    table.play(f"place {RENTS}", "place basic-red", "place basic-blue")
    table.play("retrieve", "retrieve")
    assert table.refused(f"place {RENTS}") == "token-there"
    assert table.view()["charters"]["purple"]["plots"][1]["income"] == [0, 1]


def test_b1_11_every_owner_gains_when_progress_reaches_an_income_space() -> None:
    table = position(3).known().built(0, RENTS, 2).token(0, RENTS).token(2, RENTS).cards(1, "basic-red")
    table.goods(1, **goods_for("charterstone"))
    table.state.progress = next(at for at in range(99) if "i" in CONTENT.progress[at + 1])
    table.play("place basic-blue", "place charterstone")
    rent = points_of(RENTS)
    assert [table.has(seat, "vp") for seat in range(3)] == [rent, points_of("charterstone"), rent]
    assert [args["seat"] for args in table.happened("income-from")] == [0, 2], (
        "in reverse order from the current player"
    )


def test_b1_11_nothing_happens_where_nobody_has_any() -> None:
    table = position().cards(0, "basic-red").goods(0, **goods_for("charterstone"))
    table.state.progress = next(at for at in range(99) if "i" in CONTENT.progress[at + 1])
    assert table.play("place charterstone").has(0, "vp") == points_of("charterstone")


# B1.14 Glory, with minions and perils


def test_b1_14_the_rows_of_minions_and_perils_come_with_them() -> None:
    again = GAME.editions.with_data(arrange(3).editions.data())
    assert not {"minion", "peril"} & set(loosely(again.editions.public())["glory"])
    assert {"minion", "peril"} <= set(loosely(opened(8, 12).editions.public())["glory"])


def test_b1_14_a_full_row_gives_a_minion_and_a_peril_of_the_charter() -> None:
    stars = tuple(row.stars if row.name in ("minion", "peril") else 0 for row in CONTENT.glory)
    full = {"stars": stars, "personas": ("original-purple",)}
    game = late(2, purple=full)
    table = begun(game)
    while table.asked() == "bring":
        table.play(table.moves()[0])
    assert table.asked() == "clear"
    assert len(table.moves()) == 6
    table.play("clear basic-purple")
    assert table.asked() == "adopt"
    assert table.moves() == [f"adopt {kind}" for kind in MINIONS]
    table.play("adopt golem")
    assert sum(table.view()["players"][0]["perils"].values()) == 1
    assert "peril" not in table.view()["charters"]["purple"]["plots"][0]
    assert table.view()["players"][0]["minions"]["golem"] == 1


# B1.15 Capacity for minions


def test_b1_15_minions_of_different_kinds_are_kept() -> None:
    game = arrange(2, purple={"capacity": (5, 5, 5, 2)})
    table = begun(game).known().minions(0, cat=2, ghost=1).minion_on("basic-purple", "chef")
    table.state.vp = [9, 0]
    finish(table)
    while table.asked() not in ("tend", "over"):
        table.play(table.moves()[0])
    assert table.moves() == ["keep cat", "keep ghost", "keep chef"]
    assert table.refused("keep robot") == "nothing-to-keep"
    table.play("keep chef")
    assert table.moves() == ["keep cat", "keep ghost"]
    table.play("keep cat")
    while table.state.turn:
        table.play(table.moves()[0])
    assert next_village(table.state).charters[0].minions == (1, 0, 0, 0, 0, 1)


def test_b1_15_what_fits_stays_without_a_question() -> None:
    table = begun(arrange(2)).known().minion_on("basic-purple", "chef")
    finish(table)
    while table.state.turn:
        assert table.asked() != "tend"
        table.play(table.moves()[0])
    assert next_village(table.state).charters[0].minions == (0, 0, 0, 0, 0, 1)


def test_b1_8_minions_kept_come_to_the_next_game() -> None:
    game = Charterstone(GAME.index, replace(arrange(3, purple={"minions": (1, 0, 0, 0, 0, 0)}).village, opened=(8,)))
    view = game.start(2).view(0)
    assert loosely(view)["players"][0]["minions"] == {"cat": 1}
    assert view["minions"] == {"cat": 5}


# B1.17 Perils


def test_b1_17_at_set_up_a_random_peril_on_every_building_in_charters() -> None:
    game = opened(12)
    state = game.start(2)
    while str(state.moves(NATURE)[0]).startswith("grow"):
        state.play(NATURE, state.moves(NATURE)[0])
    assert [str(move) for move in state.moves(NATURE)] == [f"afflict {peril}" for peril in PERILS]
    assert list(state.chance_outcomes().weights) == [6] * 6
    state.play(NATURE, GAME.move_from_text("afflict famine"))
    assert list(state.chance_outcomes().weights) == [6, 6, 5, 6, 6, 6], "each token is as likely"
    table = first_turn(Table(state, game))
    for charter in CHARTERS:
        for plot in table.view()["charters"][charter]["plots"]:
            assert ("peril" in plot) == (plot["building"] is not None)
    assert sum(table.state.peril_supply) + len([mark for mark in table.state.buildings[len(COMMONS) :] if mark]) == 36


def test_b1_17_not_in_the_game_in_which_they_are_unlocked() -> None:
    table = opening("b35").play("place charterstone")
    assert "peril" in table.view()["rules"]
    assert not any(table.state.perils_placed)


def test_b1_17_a_user_takes_it_after_the_benefit() -> None:
    table = position().known().afflicted("basic-red", "bandit").play("place basic-red")
    assert table.view()["players"][0]["perils"]["bandit"] == 1
    keys = [event.key for event in table.events]
    assert keys.index("gained") < keys.index("suffered")
    table.play("place basic-red")
    assert sum(table.view()["players"][1]["perils"].values()) == 0, "it is taken once"


def test_b1_17_the_quota_takes_perils_and_all_return_at_the_end() -> None:
    table = position().known().suffers(0, "bandit", "famine").play("place cloud-port")
    assert "ship perils 3" in table.moves()
    table.play("ship perils 1", "give famine")
    assert table.state.peril_supply[PERILS.index("famine")] == 6
    assert "bandit" not in json.dumps(next_village(finish(table).state).to_json())
