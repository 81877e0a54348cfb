"""One test for every assistant and objective of the first game, and the first crates: the exact change each makes."""

from __future__ import annotations

import pytest
from villages import Table, position

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()


def ready(building: str, **goods: int) -> Table:
    """Two seats; the building stands on plot 2 of the first, who has these goods and nothing else."""
    nothing = dict.fromkeys(("coin", *RESOURCES), 0)
    return position().goods(0, **{**nothing, **goods}).built(0, building, 2)


# Assistants (A5.6)


def test_a5_6_a1_the_charterstone_gives_two_more() -> None:
    assert position().cards(0, "a1", "basic-purple").play("place charterstone").has(0, "vp") == 7


def test_a5_6_a2_the_zeppelin_gives_two_more() -> None:
    table = position().cards(0, "a2", "b22").goods(0, pumpkin=2, wood=1, coal=1)
    assert table.play("place zeppelin", "build b22 2").has(0, "vp") == 7


def test_a5_6_a3_the_grandstand_may_give_reputation() -> None:
    table = position().cards(0, "a3").goods(0, coin=6).posted("o2").play("place grandstand")
    assert table.asked() == "may"
    assert table.play("yes").has(0, "reputation") == 1


def test_a5_6_a4_each_advance_gives_a_point() -> None:
    assert position().cards(0, "a4", "basic-purple").play("place charterstone").has(0, "vp") == 6


def test_a5_6_a4_an_advance_for_want_of_influence_counts_too() -> None:
    table = position().cards(1, "a4").influence(1, 0).play("place basic-red")
    assert table.has(1, "vp") == 1


def test_a5_6_a5_the_cloud_port_gives_one_more() -> None:
    assert position().cards(0, "a5").play("place cloud-port", "ship coins 1").has(0, "vp") == 4


def test_a5_6_a6_each_token_on_the_reputation_track_gives_a_point() -> None:
    table = position().cards(0, "a6").play("place cloud-port", "ship coins 6", "yes")
    assert (table.has(0, "vp"), table.has(0, "reputation")) == (4, 1)


def test_a5_6_a7_the_market_may_give_reputation() -> None:
    table = position().cards(0, "a7").mat("a1", "a2").goods(0, wood=1).play("place market", "take a1")
    assert table.asked() == "may"
    assert table.play("no").has(0, "reputation") == 0


def test_a5_6_a8_the_treasury_may_bring_influence_back() -> None:
    for answer, left in (("yes", 8), ("no", 7)):
        table = position().cards(0, "a8").influence(0, 7).goods(0, wood=1).play("place treasury")
        assert table.asked() == "may"
        assert (table.play(answer).has(0, "influence"), table.has(0, "coin")) == (left, 5)


# Objectives (A5.7)


def scores(table: Table, objective: str) -> bool:
    """Whether the objective, posted alone, can be scored."""
    return "place grandstand" in table.posted(objective).moves()


def test_a5_7_o1_three_tokens_on_the_quota() -> None:
    assert not scores(position().quota(0, 0, 1), "o1")
    assert scores(position().quota(0, 0, 1, 2), "o1")


def test_a5_7_o2_six_coins() -> None:
    assert not scores(position().goods(0, coin=5), "o2")
    assert scores(position().goods(0, coin=6), "o2")


def test_a5_7_o3_two_assistants() -> None:
    assert not scores(position().cards(0, "a1", "basic-purple"), "o3")
    assert scores(position().cards(0, "a1", "a2"), "o3")


def test_a5_7_o4_one_of_each_resource() -> None:
    assert not scores(position().goods(0, pumpkin=3, wood=1, grain=1, coal=1, iron=1), "o4")
    assert scores(position().goods(0, **dict.fromkeys(RESOURCES, 1)), "o4")


def test_a5_7_o5_two_tokens_of_reputation() -> None:
    assert not scores(position().reputation(0, 1), "o5")
    assert scores(position().reputation(0, 2), "o5")


# Personas (C), each of the first crate of its charter


@pytest.mark.parametrize(
    ("persona", "building", "resource"),
    [
        ("p219", "b22", "pumpkin"),
        ("p233", "b43", "coal"),
        ("p258", "b58", "wood"),
        ("p280", "b73", "clay"),
        ("p303", "b89", "iron"),
        ("p314", "b109", "grain"),
    ],
)
def test_b1_3_a_building_with_that_cost_gives_a_point(persona: str, building: str, resource: str) -> None:
    def points(playing: str) -> int:
        table = ready(building, **{resource: 1}).persona(0, playing).mat().play(f"place {building}")
        while table.state.turn == (0,):
            table.play("no" if table.asked() == "may" else table.moves()[0])
        return table.has(0, "vp")

    assert points(persona) == points("original-purple") + 1


def test_b1_3_a_resource_of_any_kind_is_no_such_cost() -> None:
    table = position().persona(0, "p219").goods(0, pumpkin=1).play("place treasury")
    assert table.has(0, "vp") == 0


# Buildings of the first crates (B3)


def test_b44_one_of_two_effects_is_picked() -> None:
    table = ready("b44", coal=2).influence(0, 7).play("place b44")
    assert table.moves() == ["pick 1", "pick 2"]
    assert table.refused("pick 3") == "no-such-effect"
    assert table.play("pick 1").has(0, "influence") == 9


def test_b59_resources_of_any_kind_are_those_the_supply_holds() -> None:
    table = ready("b59", wood=1).play("place b59")
    assert len(table.moves()) == 126
    assert table.refused("gain clay") == "not-those-resources"
    table = ready("b59", wood=1).goods(1, wood=11, pumpkin=12, grain=12, coal=12, iron=12, clay=12).play("place b59")
    assert table.has(0, "wood") == 1, "the one just paid is all there is"


@pytest.mark.parametrize("number", range(1, 7))
def test_b3_the_first_crate_of_each_charter(number: int) -> None:
    basic = next(building.name for building in CONTENT.buildings if building.crate == number)
    crate = CONTENT.crates[number]
    table = position(6).cards(0, basic).play("place charterstone")
    assert table.held(0) == set(crate.buildings)
    assert len(crate.buildings) == 2
    opened = table.happened("opened")[0]
    assert (opened["crate"], opened["persona"]) == (number, crate.persona)
    chest = table.state.chests[0]
    assert crate.persona is not None
    assert chest >> GAME.index.persona_of[crate.persona] & 1


def test_b3_the_first_crates_hold_what_the_index_says() -> None:
    assert {number: CONTENT.crates[number].names for number in range(1, 7)} == {
        1: ("b22", "b23", "p219"),
        2: ("b43", "b44", "p233"),
        3: ("b58", "b59", "p258"),
        4: ("b73", "b74", "p280"),
        5: ("b88", "b89", "p303"),
        6: ("b109", "b110", "p314"),
    }
