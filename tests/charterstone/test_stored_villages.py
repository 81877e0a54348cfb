"""What a stored village can be: what was damaged or forged is refused with a sentence, and nothing crashes (A7.1)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from campaigns import campaign, village

from moonstone.engine import Refused
from moonstone.games.charterstone import GAME

Damage = Callable[[Any], object]
PLAYED = village(campaign(3, 2, 5)).to_json()
"""A village after two games."""


def chest(data: Any, charter: str = "purple") -> Any:
    return data["charters"][charter]


def in_chest(**changes: object) -> Damage:
    return lambda data: chest(data).update(changes)


def nobodys(**changes: object) -> Damage:
    return lambda data: chest(data, "red").update(changes)


def of_village(**changes: object) -> Damage:
    return lambda data: data.update(changes)


def read(damage: Damage) -> None:
    data: Any = copy.deepcopy(PLAYED)
    damage(data)
    GAME.editions.with_data({"village": data, "content": None})


def test_what_a_campaign_leaves_is_read_back() -> None:
    read(lambda data: None)


@pytest.mark.parametrize(
    "damage",
    [
        in_chest(stars=["a"] * 9),
        in_chest(resources=[{}] * 6),
        in_chest(minions=[False] * 6),
        in_chest(cards=[["a1"]]),
        in_chest(coins=True),
        in_chest(coins=1.0),
        in_chest(moon=1),
        of_village(covered=[{}]),
        of_village(choices=[{}]),
        of_village(opened=["1"]),
        of_village(scores=["purple"]),
        of_village(scores=[{"purple": "9"}]),
        of_village(winners=["purple"]),
        of_village(finds=[[1, 1]]),
        of_village(rights={"village": 3}),
        of_village(names=[]),
        of_village(number=None),
    ],
)
def test_a_value_of_another_type_is_refused(damage: Damage) -> None:
    with pytest.raises(Refused, match="not written as it should be") as caught:
        read(damage)
    assert caught.value.code == "bad-village"


@pytest.mark.parametrize(
    "damage",
    [
        in_chest(trophies=-5),
        in_chest(trophies=99),
        in_chest(capacity=[50] * 4),
        in_chest(capacity=[0] * 4),
        in_chest(owed=1000),
        in_chest(personas=[]),
        lambda data: chest(data)["personas"].append("p331"),
        lambda data: chest(data)["cards"].append("b123"),
        lambda data: data["archive"].append("b123"),
        lambda data: data["covered"].append("b123"),
        lambda data: data["covered"].append("market"),
        nobodys(automa=True),
        nobodys(newcomer=True),
        nobodys(coins=5),
        nobodys(owed=3),
        lambda data: data["opened"].append(data["opened"][0]),
        lambda data: data["finds"].append(data["finds"][0]),
        of_village(choices=["A", "B"]),
        of_village(choices=["Z"]),
        of_village(difficulty=-100),
        of_village(scores=[{"orange": 9}]),
        of_village(winners=[["zebra"]]),
        of_village(winners=[[]] * 9),
        of_village(rights={"village": "orange"}),
        of_village(rights={"nonsense": "purple"}),
        of_village(names={"nonsense": "Iris"}),
        of_village(names={"purple": ""}),
        of_village(names={"purple": "\u202e" + "x" * 10}),
        of_village(names={"purple": "Iris"}, rights={"purple": "green"}),
        of_village(number=0),
    ],
)
def test_what_cannot_be_is_refused(damage: Damage) -> None:
    with pytest.raises(Refused, match="There cannot be such a village") as caught:
        read(damage)
    assert caught.value.code == "bad-village"
