"""A6.6: buildings in charters that open crates, score objectives and fill the quota, as the Commons do."""

from __future__ import annotations

import pytest
from laws import check_conserved
from story import until
from villages import Table, position
from worth import goods_for, points_for, points_of, quota_bonus

from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import COMMONS, Building
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()


def doing(target: str) -> list[Building]:
    """The buildings in charters that have this target."""
    found = [part for part in CONTENT.buildings if any(term.what == target for term in part.cost)]
    return [part for part in found if part.name not in COMMONS]


def names(target: str) -> list[str]:
    return [part.name for part in doing(target)]


def beside(building: str, **goods: int) -> Table:
    """A position in which the first seat has what the building costs beside its target, and these goods too."""
    costs = next(part.cost for part in CONTENT.buildings if part.name == building)
    given = {"coin": 0} | {term.what: term.number for term in costs if term.what in ("coin", *_resources())}
    table = position().built(0, building, 2)
    return table.goods(0, **{name: given.get(name, 0) + goods.get(name, 0) for name in {**given, **goods}})


def _resources() -> tuple[str, ...]:
    return tuple(charter.resource for charter in CONTENT.charters)


# The design


@pytest.mark.parametrize("target", ["crate", "objective", "quota"])
def test_a6_6_several_buildings_in_several_charters_do_it_and_not_only_those_of_the_first_crates(target: str) -> None:
    found = doing(target)
    first = {name for number in range(1, 7) for name in CONTENT.crates[number].buildings}
    assert 2 <= len(found) <= 4
    assert len({part.charter for part in found}) == len(found)
    assert not {part.name for part in found} <= first


def test_a6_6_every_charter_has_some() -> None:
    found = [part.charter for target in ("crate", "objective", "quota") for part in doing(target)]
    assert set(found) == set(CHARTERS)


@pytest.mark.parametrize("target", ["crate", "objective", "quota"])
def test_a6_6_costs_and_points_are_their_own(target: str) -> None:
    printed = [
        (part.cost, part.benefit) for part in CONTENT.buildings if any(term.what == target for term in part.cost)
    ]
    assert len(set(printed)) == len(printed)


def test_a6_4_points_of_such_a_building_cost_influence() -> None:
    for part in (part for target in ("crate", "objective", "quota") for part in doing(target)):
        assert any(term.what in ("influence", "objective", "quota") for term in part.cost), part.name
        assert not any(term.what == "influence" for term in part.benefit), part.name


# Opening a crate


@pytest.mark.parametrize("building", names("crate"))
def test_a6_6_a_building_opens_a_crate_as_the_charterstone_does(building: str) -> None:
    table = beside(building).cards(0, "basic-red")
    before = table.state.progress
    table.play(f"place {building}")
    assert table.held(0) == {"b73", "b74"}
    assert table.pile("archive") == {"basic-red"}
    assert table.happened("opened")[0]["crate"] == 4
    assert table.state.progress == before + 1, "A6.3"
    check_conserved(table.state)


@pytest.mark.parametrize("building", names("crate"))
def test_a6_6_without_a_crate_such_a_building_cannot_be_used(building: str) -> None:
    assert beside(building).cards(0, "a1").refused(f"place {building}") == "no-crate"


def test_a6_6_the_crate_is_asked_for_before_anything_is_paid() -> None:
    table = beside("b50").cards(0, "basic-red", "basic-blue").play("place b50")
    assert table.moves() == ["open basic-blue", "open basic-red"]
    assert table.has(0, "coin") == goods_for("b50")["coin"] > 0
    assert table.play("open basic-blue").has(0, "coin") == 0


def test_a3_3_a_crate_is_opened_once_everything_is_paid() -> None:
    coins = goods_for("b50")["coin"]
    table = beside("b50").cards(0, "basic-blue").goods(1, coin=36 - coins).persona(0, "p304").play("place b50")
    keys = [event.key for event in table.events]
    assert keys.index("paid") < keys.index("opened")
    assert table.has(0, "coin") == coins > 0, "what was paid is all there is to be gained for a building card"


def test_c_255_what_is_paid_for_coins_is_chosen_before_the_crate_is_opened() -> None:
    table = position().goods(0, coin=3, wood=2).persona(0, "p255").play("place charterstone")
    assert table.asked() == "coins"
    assert not table.happened("opened")
    table.play("pay wood", "pay coin", "pay coin")
    assert not table.happened("opened")
    assert table.play("pay coin").happened("opened")


# Scoring an objective


@pytest.mark.parametrize("building", names("objective"))
def test_a6_6_a_building_scores_an_objective_as_the_grandstand_does(building: str) -> None:
    table = beside(building).cards(0, "a1", "a2").posted("o3")
    before = table.state.progress
    table.play(f"place {building}")
    while table.asked() != "turn":
        table.play("no")
    assert table.view()["objectives"]["o3"]["scored"] == [0]
    assert table.has(0, "influence") == 11
    assert table.has(0, "influence_in_supply") == 0, "the token lies on the objective"
    assert table.state.progress == before + 1, "A6.3"
    check_conserved(table.state)


@pytest.mark.parametrize("building", names("objective"))
def test_a6_6_each_objective_counts_once_wherever_it_is_scored(building: str) -> None:
    table = beside(building).cards(0, "a1", "a2").posted("o3").play("place grandstand", "place basic-red")
    assert table.refused(f"place {building}") == "no-objective"


def test_a6_6_the_condition_must_hold_before_the_building_is_paid_for() -> None:
    """A5.7: it is scored while the goods are still there."""
    table = beside("b72", coin=5).posted("o2").play("place b72")
    assert table.view()["objectives"]["o2"]["scored"] == [0]
    assert table.has(0, "coin") == 5


# Filling the quota


@pytest.mark.parametrize("building", names("quota"))
def test_a6_6_a_building_fills_the_quota_as_the_cloud_port_does(building: str) -> None:
    table = beside(building, coin=2)
    before = table.state.progress
    until(table.play(f"place {building}", "ship coins 2"), "turn")
    assert [space for space in table.view()["quota"] if space["seat"] is not None] == [
        {"row": "coins", "column": 2, "seat": 0}
    ]
    assert table.has(0, "vp") == quota_bonus("coins", 2) + points_of(building), "the bonus comes too"
    assert table.has(0, "influence") == 11
    assert table.state.progress == before, "the quota does not move progress (A4)"
    check_conserved(table.state)


@pytest.mark.parametrize("building", names("quota"))
def test_a6_6_without_the_goods_of_an_open_space_such_a_building_cannot_be_used(building: str) -> None:
    """What the building itself takes is not there for the space."""
    assert beside(building).cards(0).refused(f"place {building}") == "no-space"


def test_a6_6_what_the_building_takes_is_paid_before_the_goods_of_the_space() -> None:
    """The iron goes to the Clock Tower, so that only the wood is left for the space."""
    table = beside("b105", wood=1).mat("a1").play("place b105", "ship resources 1")
    assert [table.has(0, name) for name in ("iron", "wood", "vp")] == [0, 0, points_of("b105")]
    table = beside("b105", iron=1, wood=2).mat("a1").play("place b105", "ship resources 2")
    assert table.moves() == ["pay wood+wood", "pay wood+iron"]


# What cards, personas and minions make of it


def test_a6_6_a_scroll_still_takes_what_the_building_does_it_to() -> None:
    """C: coins, resources and paid influence are spared. Tokens are placed, and a space takes its goods."""
    table = position().built(0, "b50", 2).goods(0, coin=0).cards(0, "t10", "basic-red").play("use t10", "place b50")
    assert (table.held(0), table.has(0, "influence"), table.has(0, "vp")) == ({"b73", "b74"}, 12, points_of("b50"))
    table = position().built(0, "b72", 2).goods(0, coin=0).cards(0, "t10", "a1", "a2").posted("o3")
    table.play("use t10", "place b72")
    assert (table.has(0, "influence"), table.has(0, "vp")) == (11, points_of("b72"))
    table = position().built(0, "b41", 2).goods(0, coin=1).cards(0, "t10").play("use t10", "place b41")
    assert (table.has(0, "influence"), table.has(0, "coin"), table.has(0, "vp")) == (11, 0, points_of("b41"))


def test_a6_6_a_scroll_does_not_help_where_there_is_nothing_to_do() -> None:
    table = position().built(0, "b50", 2).built(0, "b72", 3).cards(0, "t10").posted("o2").goods(0, coin=0)
    table.play("use t10")
    assert table.refused("place b50") == "no-crate"
    assert table.refused("place b72") == "no-objective"


def test_a6_6_the_minion_that_is_sent_may_be_what_fills_the_space() -> None:
    """B1.8: it is still its owner's. A cat brings something when it is placed."""
    table = position().known().built(0, "b41", 2).goods(0, **goods_for("b41")).cards(0).minions(0, cat=1)
    table.play("send cat b41", "ship minions 1")
    assert (table.has(0, "vp"), table.has(0, "influence")) == (points_for("cat") + points_of("b41"), 11)
    assert "minion" not in table.view()["charters"]["purple"]["plots"][1]


@pytest.mark.parametrize(
    ("persona", "building", "times"),
    [("p224", "b26", 1), ("p336", "b26", 1), ("p275", "b26", 0), ("p233", "b50", 1), ("p304", "b84", 2)],
)
def test_a6_6_what_holds_for_any_crate_or_objective_holds_for_these(persona: str, building: str, times: int) -> None:
    """C: scoring an objective, being the first to, gaining building cards from a crate; not using the Commons."""

    def points(table: Table) -> int:
        table.cards(0, "basic-red", "a1", "a2").posted("o3").play(f"place {building}")
        return table.has(0, "vp")

    more = points(beside(building).persona(0, persona)) - points(beside(building))
    assert more == times * points_for(persona)


def test_c_274_progress_may_go_back_when_any_building_scores() -> None:
    table = beside("b26").persona(0, "p274").cards(0, "a1", "a2").posted("o3").play("place b26")
    assert table.moves() == ["shift forward 1", "shift forward 0", "shift back 1"]


@pytest.mark.parametrize(
    ("assistant", "building"), [("a1", "b50"), ("a3", "b26"), ("a5", "b116")], ids=["crate", "objective", "quota"]
)
def test_a5_6_an_assistant_of_the_commons_helps_there_alone(assistant: str, building: str) -> None:
    def points(*cards: str) -> int:
        table = beside(building, wood=1).cards(0, *cards).posted("o3").play(f"place {building}")
        if table.asked() == "ship":
            table.play("ship resources 1")
        return until(table, "turn").has(0, "vp")

    assert points("basic-red", "a2", "a8", assistant) == points("basic-red", "a2", "a8")


def test_a5_6_an_assistant_that_is_given_as_goods_helps_no_more() -> None:
    def points(given: str) -> int:
        table = position().cards(0, "a5", "a2").play("place cloud-port", "ship cards 1", f"give {given}")
        while table.state.turn == (0,):
            table.play(table.moves()[0])
        return table.has(0, "vp")

    plain = points_of("cloud-port") + quota_bonus("cards", 1)
    assert (points("a5"), points("a2")) == (plain, plain + points_for("a5"))
