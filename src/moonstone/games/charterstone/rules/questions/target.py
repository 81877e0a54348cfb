"""Costs with a target (A4): a building card to build, a crate to open, an objective to score, a quota space to fill."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from moonstone.engine import Refusal
from moonstone.games.charterstone.rules.frames import Frame
from moonstone.games.charterstone.rules.index import GOODS, Cost
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Question
from moonstone.games.charterstone.rules.state import GameData

M = TypeVar("M", bound=CharterstoneMove)


class Target(Question[M]):
    """The target of a building's cost, asked for before anything else is paid."""

    fields = ("building",)

    @abstractmethod
    def possible(self, state: GameData, seat: int, cost: Cost) -> bool:
        """Whether there is one."""

    @abstractmethod
    def why_impossible(self, state: GameData, seat: int) -> Refusal:
        """Why there is none."""


def price_of(state: GameData, building: int) -> Cost:
    """What using a building takes in this turn: little where a scroll was used (C)."""
    index = state.setup.index
    return (index.free_costs if state.at_no_cost else index.costs)[building]


def cost_of(state: GameData, frame: Frame) -> Cost:
    """The cost of the building whose target is asked for."""
    return price_of(state, frame[2])


def left_after(state: GameData, seat: int, cost: Cost) -> list[int]:
    """What a seat's goods are once the rest of the cost is paid; resources of any kind are not taken off."""
    first = seat * GOODS
    have = state.goods[first : first + GOODS]
    have[0] -= cost.coins
    for good, number in cost.fixed:
        have[good] -= number
    return have
