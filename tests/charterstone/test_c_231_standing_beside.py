"""C 231: two workers on one building, and what becomes of them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from personas import ready
from worth import cost, goods_for, number_of, plain_building, text

from moonstone.engine import Refused
from moonstone.games.charterstone import GAME


def test_a3_3_p231_must_bump_where_only_bumping_brings_the_influence_to_pay() -> None:
    building = plain_building(cost="influence", only="vp")
    price = number_of("influence", cost(building))
    back = number_of("influence", text("persona", "p329", "gain"))
    table = ready("p231", **goods_for(building)).built(0, building, 2).on(building, 1)
    short = max(0, price - back)
    table.influence(0, short).state.playing[0] |= 1 << GAME.index.persona_of["p329"]
    assert f"place {building}" in table.moves()
    table.play(f"place {building}")
    assert not table.happened("entered")
    assert (table.has(1, "workers_at_hand"), table.has(0, "influence")) == (2, short + back - price)
    table.ready()


def test_p231_both_who_are_bumped_are_told_of() -> None:
    table = (
        ready("p231", seats=3, **goods_for("treasury")).on("treasury", 1).beside("treasury", 2).play("place treasury")
    )
    assert table.happened("placed")[0]["bumped"] == 1
    assert table.happened("recalled") == [{"seat": 2, "building": "treasury"}]


def test_p231_who_stood_beside_has_the_place_when_the_other_leaves() -> None:
    table = ready("p231").on("basic-red", 1).play("place basic-red", "no")
    red = table.view()["charters"]["red"]["plots"][0]
    assert (red["worker"], red["beside"]) == (0, 1)
    table.play("place basic-green", "retrieve").ready()
    red = table.view()["charters"]["red"]["plots"][0]
    assert (red["worker"], "beside" in red) == (1, False)
    table.play("retrieve", "place basic-red")
    assert table.has(1, "workers_at_hand") == 2


def test_p231_both_workers_of_a_seat_can_stand_together_and_come_back() -> None:
    table = ready("p231", **goods_for("market")).on("market", 0).mat("a1", "a2").play("place market", "no")
    while table.state.turn == (0,):
        table.play(table.moves()[0])
    seen = table.ready().view()
    assert (seen["commons"]["market"], seen["beside"], table.has(0, "workers_at_hand")) == (0, {"market": 0}, 0)
    table.play("place basic-green", "retrieve").ready()
    seen = table.view()
    assert (seen["commons"]["market"], seen["beside"], table.has(0, "workers_at_hand")) == (None, {}, 2)


def test_p231_a_saved_state_in_which_somebody_stands_beside_nobody_is_refused() -> None:
    table = ready("p231").on("basic-red", 1).play("place basic-red", "no").ready()
    saved: Any = json.loads(json.dumps(table.state.to_json()))
    saved["workers"][table.slot("basic-red")] = 0
    saved["idle"][0] += 1
    with pytest.raises(Refused, match="somebody stands where nobody can"):
        GAME.state_from_json(saved)
