"""One test for every assistant and objective of the first game, and the first crates: the exact change each makes."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest
from villages import Table, position
from worth import (
    TABLES,
    benefit,
    buildings_that,
    choices,
    cost,
    goods_for,
    goods_to_build,
    in_charters,
    is_plain,
    number_of,
    text,
)

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import RESOURCES, RESOURCES_EACH
from moonstone.games.charterstone.content.content import Crate
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
CHOOSING = [name for name in in_charters() if " or " in benefit(name)]
COINS = next(row.amounts for row in CONTENT.quota if row.goods == "coin")


def bonus(column: int) -> str:
    """What filling a space for coins brings."""
    return str(TABLES["quota"]["coins"]["bonuses"][column])


def ready(building: str, **goods: int) -> Table:
    """Two seats; the building stands on plot 2 of the first, who has these goods and nothing else."""
    nothing = dict.fromkeys(("coin", *RESOURCES), 0)
    return position().goods(0, **{**nothing, **goods}).built(0, building, 2)


# Assistants (A5.6)


def points(*texts: str) -> int:
    """The points in some texts."""
    return number_of("vp", ", ".join(texts))


def gains(card: str) -> str:
    return text("card", card, "gain")


def opening(*cards: str) -> Table:
    """Two seats; the first can open a crate."""
    return position().cards(0, *cards, "basic-purple").goods(0, **goods_for("charterstone"))


def test_a5_6_a1_the_charterstone_gives_more() -> None:
    table = opening("a1").play("place charterstone")
    assert table.has(0, "vp") == points(benefit("charterstone"), gains("a1"))


def test_a5_6_a2_the_zeppelin_gives_more() -> None:
    goods = Counter(goods_to_build("b22")) + Counter(goods_for("zeppelin"))
    table = position().cards(0, "a2", "b22").goods(0, **goods).play("place zeppelin", "build b22 2")
    assert table.has(0, "vp") == points(benefit("zeppelin"), gains("a2"))


def test_a5_6_a3_the_grandstand_may_give_reputation() -> None:
    table = position().cards(0, "a3").goods(0, coin=6).posted("o2").play("place grandstand")
    assert table.asked() == "may"
    assert table.play("yes").has(0, "reputation") == 1


def test_a5_6_a4_each_advance_gives_something() -> None:
    table = opening("a4").play("place charterstone")
    assert table.has(0, "vp") == points(benefit("charterstone"), gains("a4"))


def test_a5_6_a4_an_advance_for_want_of_influence_counts_too() -> None:
    table = position().cards(1, "a4").influence(1, 0).play("place basic-red")
    assert table.has(1, "vp") == points(gains("a4"))


def test_a5_6_a5_the_cloud_port_gives_more() -> None:
    table = position().cards(0, "a5").goods(0, coin=COINS[0]).play("place cloud-port", "ship coins 1")
    assert table.has(0, "vp") == points(benefit("cloud-port"), bonus(0), gains("a5"))


def test_a5_6_a6_each_token_on_the_reputation_track_gives_something() -> None:
    column = next(column for column in range(len(COINS)) if number_of("reputation", bonus(column)))
    table = position().cards(0, "a6").goods(0, coin=COINS[column])
    table.play("place cloud-port", f"ship coins {column + 1}", "yes")
    assert table.has(0, "reputation") == 1
    assert table.has(0, "vp") == points(benefit("cloud-port"), bonus(column), gains("a6"))


def test_a5_6_a7_the_market_may_give_reputation() -> None:
    goods = goods_for("market")
    table = position().cards(0, "a7").mat("a1", "a2").goods(0, **goods).play("place market", "take a1")
    assert table.asked() == "may"
    assert table.play("no").has(0, "reputation") == 0


def test_a5_6_a8_the_treasury_may_bring_influence_back() -> None:
    for answer, back in (("yes", number_of("influence", gains("a8"))), ("no", 0)):
        table = position().cards(0, "a8").influence(0, 7).goods(0, **{"coin": 0, **goods_for("treasury")})
        table.play("place treasury")
        assert table.asked() == "may"
        assert table.play(answer).has(0, "influence") == 7 - number_of("influence", cost("treasury")) + back
        assert table.has(0, "coin") == number_of("coin", benefit("treasury"))


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


FIRST = [CONTENT.crates[number] for number in range(1, 7)]


@pytest.mark.parametrize("crate", FIRST, ids=lambda crate: str(crate.number))
def test_b1_3_a_building_with_that_cost_gives_a_point(crate: Crate) -> None:
    """The persona of a first crate, and a building that costs the resource of its charter."""
    assert crate.persona is not None
    charter = text("persona", crate.persona, "charter")
    resource = next(part.resource for part in CONTENT.charters if part.name == charter)
    assert text("persona", crate.persona, "when") == f"cost {resource}"
    building = next(name for name in crate.buildings if number_of(resource, cost(name)))

    def gained(playing: str) -> int:
        table = ready(building, **goods_for(building)).persona(0, playing).mat().play(f"place {building}")
        while table.state.turn == (0,):
            table.play("no" if table.asked() == "may" else table.moves()[0])
        return table.has(0, "vp")

    assert gained(crate.persona) == gained("original-purple") + points(text("persona", crate.persona, "gain"))


def test_b1_3_a_resource_of_any_kind_is_no_such_cost() -> None:
    table = position().persona(0, "p219").goods(0, pumpkin=goods_for("treasury")["wood"]).play("place treasury")
    assert table.has(0, "vp") == 0


# Buildings of the first crates (B3)


def test_a3_3_one_of_several_effects_is_picked() -> None:
    building = next(name for name in CHOOSING if is_plain(cost(name)))
    (ors,) = (choice for choice in choices(benefit(building)) if len(choice) > 1)
    table = ready(building, **goods_for(building)).play(f"place {building}")
    picks = [f"pick {number}" for number in range(1, len(ors) + 1)]
    assert table.moves() == picks
    assert table.refused(f"pick {len(ors) + 1}") == "no-such-effect"


def gives_resources(building: str) -> bool:
    """Whether a building costs nothing but goods and influence, and no more resources than it gives of any kind."""
    paid = sum(number for name, number in goods_for(building).items() if name in RESOURCES)
    return is_plain(cost(building)) and paid <= number_of("resource", benefit(building))


def test_a3_3_resources_of_any_kind_are_those_the_supply_holds() -> None:
    building = next(name for name in buildings_that(gives="resource") if gives_resources(name))
    number = number_of("resource", benefit(building))
    goods = goods_for(building)
    table = ready(building, **goods).play(f"place {building}")
    assert len(table.moves()) == comb(len(RESOURCES) + number - 1, number)
    assert table.refused("gain clay" if number > 1 else "gain clay+clay") == "not-those-resources"
    left = {name: RESOURCES_EACH - goods.get(name, 0) for name in RESOURCES}
    table = ready(building, **goods).goods(1, **left).play(f"place {building}")
    for name in RESOURCES:
        assert table.has(0, name) == goods.get(name, 0), "what was just paid is all there is"


@pytest.mark.parametrize("number", range(1, 7))
def test_b3_the_first_crate_of_each_charter(number: int) -> None:
    basic = next(building.name for building in CONTENT.buildings if building.crate == number)
    crate = CONTENT.crates[number]
    table = position(6).cards(0, basic).goods(0, **goods_for("charterstone")).play("place charterstone")
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
