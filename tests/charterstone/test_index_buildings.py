"""One row for every building of the chains and every special one: what is had before, what is done, the exact change.

The changes are written by hand from the building's text. `cards` are those that come and go.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from villages import Table, position

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import KINDS, MINIONS, PERILS, RESOURCES
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
Arrange = Callable[[Table], Table]


@dataclass(frozen=True)
class Row:
    """A use of a building: goods at hand, further arrangement, moves after placing, the change, the cards after it."""

    building: str
    goods: str
    change: str
    moves: tuple[str, ...] = ()
    arrange: Arrange = lambda table: table
    cards: str = ""


def numbers(text: str) -> dict[str, int]:
    """`2 wood, -1 coin` as numbers by name."""
    return {part.split()[1]: int(part.split()[0]) for part in text.split(", ") if part}


def cards(*names: str) -> Arrange:
    return lambda table: table.cards(0, *names)


def mat(*names: str) -> Arrange:
    return lambda table: table.mat(*names)


def suffers(peril: str) -> Arrange:
    return lambda table: table.suffers(0, peril)


def spent(table: Table) -> Table:
    return table.influence(0, 5)


def helped(table: Table) -> Table:
    """One objective can be scored: two assistants."""
    return table.cards(0, "a1", "a2").posted("o3")


def minion(table: Table) -> Table:
    return table.minions(0, cat=1)


def neighbours(table: Table) -> Table:
    """Two more buildings in the charter: four with the basic one."""
    return table.built(0, "b22", 4).built(0, "b23", 5)


ROWS = [
    # Purple
    Row("b22", "1 pumpkin", "-1 pumpkin, 2 coin, 1 clay, 2 vp", ("gain clay",)),
    Row("b23", "1 pumpkin", "-1 pumpkin, 3 coin, 2 iron", ("gain iron+iron",)),
    Row("b25", "1 pumpkin", "-1 pumpkin, 1 private, 1 coin, 1 influence", arrange=spent),
    Row("b26", "1 pumpkin", "-1 pumpkin, -1 influence, 6 vp, 1 progress", arrange=helped),
    Row("b28", "1 wood", "-1 influence, 1 token"),
    Row("b30", "1 pumpkin", "-1 pumpkin, 1 private, 5 vp"),
    Row("b31", "1 pumpkin, 1 grain, 1 coin", "-1 pumpkin, -1 grain, -1 coin, 7 vp"),
    Row("b32", "1 wood", "7 vp", arrange=cards("a1")),
    Row("b35", "1 pumpkin", "-1 pumpkin, 1 cat, 1 coin, 1 influence", arrange=spent),
    Row("b38", "1 wood", "-1 blight, 4 vp, 1 influence", arrange=lambda table: spent(table.suffers(0, "blight"))),
    Row("b39", "1 pumpkin, 1 iron", "-1 pumpkin, -1 iron, 1 cat, 3 vp"),
    Row("b40", "1 pumpkin", "-1 pumpkin, 2 cat, 3 vp"),
    Row("b41", "1 pumpkin, 1 clay", "-1 pumpkin, -1 clay, -1 influence, 6 vp", ("ship resources 1",)),
    Row("b42", "1 wood", "-1 cat, 7 vp", arrange=minion),
    # Black
    Row("b43", "1 coal", "-1 coal, 2 coin, 2 wood", ("gain wood+wood",)),
    Row("b44", "1 coal", "-1 coal, 3 coin, 1 wood", ("pick 2", "gain wood")),
    Row("b44", "1 coal", "-1 coal, 2 influence, 1 grain", ("pick 1", "gain grain"), spent),
    Row("b45", "1 coal", "-1 coal, 1 ghost, 1 coin, 1 influence", arrange=spent),
    Row("b46", "1 coal, 1 coin", "-1 coal, -1 coin, 3 vp", arrange=mat("t1", "a1"), cards="basic-purple t1"),
    Row("b48", "1 wood", "6 vp", arrange=cards("t3")),
    Row("b49", "1 coal", "-1 coal, 1 ghost, 1 reputation, -1 influence, 4 vp", ("yes",)),
    Row("b50", "1 coal, 1 coin", "-1 coal, -1 coin, -2 influence, 5 vp, 1 progress", cards="b22 b23"),
    Row("b51", "1 coal", "-1 coal, 4 vp", arrange=mat("t15", "g1"), cards="basic-purple t15"),
    Row("b52", "1 coal", "-1 coal, 4 coin, 1 influence", arrange=spent),
    Row(
        "b53",
        "1 wood",
        "-1 fuel-shortage, 4 vp, 1 influence",
        arrange=lambda table: spent(table.suffers(0, "fuel-shortage")),
    ),
    Row("b54", "1 wood", "-1 influence, 1 token"),
    Row("b55", "1 coal", "-1 coal, 5 coin, 3 vp"),
    Row("b56", "1 coal, 1 clay", "-1 coal, -1 clay, 1 influence, 5 vp", arrange=spent),
    Row("b57", "1 coal, 1 coin", "-1 coal, -1 influence, 1 coin, 5 vp", ("ship coins 1",)),
    # Green
    Row("b58", "1 wood", "-1 wood, 2 coin, 1 coal", ("gain coal",), mat("a1", "g1"), "basic-purple a1"),
    Row("b59", "1 wood", "-1 wood, 1 coal, 3 clay, 1 coin", ("gain coal+clay+clay+clay",)),
    Row(
        "b61",
        "1 wood",
        "-1 wood, 2 coin, 1 influence",
        arrange=lambda table: spent(table.mat("i1", "a1")),
        cards="basic-purple i1",
    ),
    Row("b62", "1 clay", "5 vp", arrange=cards("i2")),
    Row("b63", "1 wood", "-1 influence, 1 token"),
    Row(
        "b64", "1 wood", "-1 wood, 3 vp", arrange=mat("i1", "i2", "a1"), cards="basic-purple i1 i2", moves=("take i1",)
    ),
    Row("b65", "2 wood, 1 clay", "-2 wood, -1 clay, -1 influence, 4 vp, 1 progress", cards="b22 b23"),
    Row("b66", "1 wood", "8 vp", arrange=cards("i5")),
    Row("b67", "1 wood", "-1 wood, 3 iron, 1 grain, 1 coin, 1 influence", ("gain grain+iron+iron+iron",), spent),
    Row("b68", "1 wood", "-1 vermin, 4 vp, 2 wood", ("gain wood+wood",), suffers("vermin")),
    Row("b69", "1 wood, 1 grain", "-1 wood, -1 grain, 1 butler, 3 vp"),
    Row("b70", "1 wood", "-1 wood, 2 butler, 4 vp"),
    Row("b71", "1 wood", "-1 wood, 2 coin, 4 clay, 2 vp", ("gain clay+clay+clay+clay",)),
    Row("b72", "1 wood, 1 coin", "-1 wood, -1 coin, -1 influence, 7 vp, 1 progress", arrange=helped),
    # Red
    Row("b73", "1 clay", "-1 clay, 1 reputation, -1 influence, 1 iron", ("yes", "gain iron")),
    Row("b73", "1 clay", "-1 clay, 1 iron", ("no", "gain iron")),
    Row("b74", "1 clay, 1 coal", "-1 clay, -1 coal, 4 vp", arrange=neighbours),
    Row(
        "b76",
        "1 clay",
        "-1 clay, 2 coin, 1 influence",
        arrange=lambda table: spent(table.mat("g1", "a1")),
        cards="basic-purple g1",
    ),
    Row("b77", "1 clay", "5 vp", arrange=cards("g2")),
    Row("b78", "1 wood", "-1 influence, 1 token"),
    Row(
        "b79", "1 clay", "-1 clay, 3 vp", arrange=mat("g1", "g2", "a1"), cards="basic-purple g1 g2", moves=("take g2",)
    ),
    Row(
        "b80",
        "1 clay",
        "-1 clay, 1 reputation, -2 influence, 5 vp, 1 progress",
        ("yes",),
        helped,
    ),
    Row("b81", "1 clay", "8 vp, 1 coin", arrange=cards("g3")),
    Row("b82", "1 clay", "-1 clay, 1 golem, 1 coin, 1 influence", arrange=spent),
    Row("b83", "1 wood", "-1 bandit, 4 vp, 1 influence", arrange=lambda table: spent(table.suffers(0, "bandit"))),
    Row("b84", "1 clay, 3 coin", "-1 clay, -3 coin, -1 influence, 3 vp, 1 progress", cards="b22 b23"),
    Row("b85", "1 clay", "-1 clay, 2 golem, 4 vp"),
    Row("b86", "1 clay, 1 wood, 1 coin", "-1 clay, -1 wood, -1 coin, 7 vp"),
    Row("b87", "1 wood", "9 vp", arrange=cards("basic-red")),
    # Blue
    Row("b88", "1 iron", "-1 iron, 2 vp, 1 coin, 1 wood", ("pick 3", "gain wood")),
    Row(
        "b88",
        "1 iron",
        "-1 iron, 1 coin, 1 wood",
        ("pick 2", "gain wood"),
        mat("basic-red", "a1"),
        "basic-purple basic-red",
    ),
    Row("b89", "1 iron", "-1 iron, 2 vp, 2 coin, 1 clay", ("gain clay",), cards("a1", "a5"), "a1 a5"),
    Row(
        "b91",
        "1 iron",
        "-1 iron, 2 coin, 1 influence",
        ("pick 1",),
        lambda table: spent(table.mat("b22", "a1")),
        "basic-purple b22",
    ),
    Row("b98", "1 wood", "6 vp", arrange=cards("b22")),
    Row("b99", "1 wood", "-1 influence, 1 token"),
    Row(
        "b100",
        "1 iron",
        "-1 iron, 4 vp",
        ("take a1",),
        lambda table: table.mat("a1", "a4", "a5", "a6", "a7").deck("a2", "a3"),
        "basic-purple a1 a2|basic-purple a1 a3",
    ),
    Row("b101", "1 iron, 1 coal, 1 coin", "-1 iron, -1 coal, -1 coin, 7 vp"),
    Row(
        "b102",
        "1 iron",
        "-1 iron, 4 vp, 3 coin",
        ("pick 2",),
        cards("b22", "basic-red", "a1"),
        "a1 b22 basic-red",
    ),
    Row("b103", "1 iron", "-1 iron, 1 robot, 1 coin, 1 influence", arrange=spent),
    Row(
        "b104",
        "1 wood",
        "-1 disrepair, 4 vp",
        arrange=lambda table: table.suffers(0, "disrepair").mat("a1"),
        cards="basic-purple a1",
    ),
    Row(
        "b105",
        "1 iron, 1 wood",
        "-1 iron, -1 wood, -1 influence, 3 vp",
        ("ship resources 1",),
        mat("a1", "g1"),
        "basic-purple a1",
    ),
    Row("b106", "1 iron", "-1 iron, 2 robot, 6 vp"),
    Row("b107", "1 iron, 1 pumpkin", "-1 iron, -1 pumpkin, -2 influence, 7 vp, 1 progress", cards="b22 b23"),
    Row(
        "b108",
        "1 iron",
        "-1 iron, 3 vp, 2 influence",
        arrange=lambda table: spent(table.cards(0, "a1").mat("a5", "g1")),
        cards="a1 a5",
    ),
    # Yellow
    Row("b109", "1 grain", "-1 grain, 1 iron, 2 wood, 2 coin", ("gain wood+wood+iron",)),
    Row("b110", "1 grain", "-1 grain, 2 coin, 1 wood, 2 vp", ("gain wood",)),
    Row(
        "b112",
        "1 grain",
        "-1 grain, 2 coin, 1 influence",
        arrange=lambda table: spent(table.mat("f7", "a1")),
        cards="basic-purple f7",
    ),
    Row("b113", "1 grain", "5 vp", arrange=cards("f2")),
    Row(
        "b114",
        "1 grain",
        "-1 grain, -1 influence, 4 vp, 1 progress",
        arrange=lambda table: helped(table).mat("f7", "a3"),
        cards="a1 a2 f7",
    ),
    Row("b115", "1 grain", "-1 grain, 3 vp", arrange=mat("f7", "f8"), cards="basic-purple f7 f8", moves=("take f7",)),
    Row("b116", "2 grain", "-2 grain, -1 influence, 4 vp, 2 wood", ("ship resources 1", "gain wood+wood")),
    Row("b117", "1 grain", "-1 grain, 8 vp", arrange=cards("f9")),
    Row("b118", "1 grain", "-1 grain, 1 chef, 1 coin, 1 influence", arrange=spent),
    Row("b119", "1 wood", "-1 famine, 4 vp, 1 influence", arrange=lambda table: spent(table.suffers(0, "famine"))),
    Row("b120", "1 wood", "-1 influence, 1 token"),
    Row("b121", "1 grain", "-1 grain, 2 chef, 3 vp"),
    Row("b122", "1 grain, 1 coal, 1 coin", "-1 grain, -1 coal, -1 coin, 2 influence, 4 vp", arrange=spent),
    Row("b123", "1 wood", "8 vp", ("give a1",), cards("a1", "a2")),
    # Special
    Row("b92", "1 coin", "-1 coin, 2 vp", ("take a6",), mat("a1", "a2", "a3", "a4", "a5")),
    Row(
        "b93",
        "1 wood, 1 coin",
        "-1 wood, -1 coin, 1 persona, 2 vp",
        arrange=lambda table: table.persona(0, "p219").persona(0, "original-purple"),
    ),
    Row("b94", "2 wood", "-2 wood, 1 progress, 2 vp"),
    Row("b95", "1 coin", "-1 influence, 5 vp", arrange=lambda table: table.built(1, "b28", 3).token(0, "b28")),
    Row("b96", "1 wood, 1 coin", "-1 wood, -1 coin, 2 vp", ("take a2",), lambda table: table.deck("a2", "t1", "a3")),
    Row("b97", "1 wood", "-1 wood, 1 idle, 2 vp", ("recall market",), lambda table: table.on("market", 0)),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.building}-{'-'.join(row.moves)}")
def test_a_building_takes_and_gives_what_it_says(row: Row) -> None:
    given = {**dict.fromkeys(("coin", *RESOURCES), 0), **numbers(row.goods)}
    table = row.arrange(position().known().goods(0, **given).built(0, row.building, 2))
    before = table.all_of(0)
    table.play(f"place {row.building}", *row.moves)
    after = table.all_of(0)
    wanted: dict[str, int] = {"idle": -1}
    for part in row.change.split(", "):
        number, name = part.split()
        wanted[name] = wanted.get(name, 0) + int(number)
    assert {name: after[name] - number for name, number in before.items() if after[name] != number} == {
        name: number for name, number in wanted.items() if number
    }
    if row.cards:
        assert " ".join(sorted(table.held(0))) in [" ".join(sorted(held.split())) for held in row.cards.split("|")]
    assert table.state.turn == (1,), "nothing more is asked"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.building}-{'-'.join(row.moves)}")
def test_a_cost_that_is_not_there_makes_a_building_useless(row: Row) -> None:
    table = position().known().goods(0, **dict.fromkeys(("coin", *RESOURCES), 0)).built(0, row.building, 2)
    table.cards(0).influence(0, 0)
    assert table.refused(f"place {row.building}") == "cannot-pay"


def test_every_building_of_a_crate_has_its_row() -> None:
    assert {row.building for row in ROWS} == {part.name for part in CONTENT.buildings if sum(part.build)}


INCOME = {
    "b28": "3 vp, 1 coin",
    "b54": "4 coin",
    "b63": "1 wood, 1 clay, 3 vp",
    "b78": "4 vp",
    "b99": "2 coin, 2 vp",
    "b120": "3 vp, 1 wood, 1 clay",
}


@pytest.mark.parametrize("building", INCOME)
def test_b1_11_an_income_building_gives_with_income(building: str) -> None:
    table = position().known().built(0, building, 2).token(0, building).cards(0, "basic-purple")
    at = next(number for number in range(table.state.progress, 99) if "i" in CONTENT.progress[number + 1])
    table.state.progress = at
    before = table.all_of(0)
    table.play("place charterstone")
    if table.asked() == "gain":
        table.play("gain wood+clay")
    after = table.all_of(0)
    gained = numbers(INCOME[building])
    gained["vp"] = gained.get("vp", 0) + 5
    gained["coin"] = gained.get("coin", 0) - 4
    for name, number in gained.items():
        assert after[name] - before[name] == number, name


def test_the_design_keeps_its_constraints() -> None:
    """C: what every resource, peril and kind of card is good for, and where it comes from; values rise along chains."""
    built = [part for part in CONTENT.buildings if sum(part.build)]
    costs = {term.what for part in built for term in part.cost}
    given = {inner.what for part in built for term in part.benefit for inner in (term.any_of or (term,))}
    assert {*RESOURCES, *PERILS, *KINDS} <= costs
    assert {*KINDS, *MINIONS} <= given
    for kind in KINDS:
        paying = [part for part in built if any(term.what == kind for term in part.cost)]
        assert any(term.what == "vp" for part in paying for term in part.benefit), kind
    assert len([part for part in built if any(term.what == "private" for term in part.benefit)]) == 2
    assert {part.charter for part in built if part.income} == {"purple", "green", "yellow", "black", "blue", "red"}
    by_name = {part.name: part for part in built}
    for part in built:
        for name in CONTENT.crates[part.crate].buildings if part.crate else ():
            assert by_name[name].value > part.value
    values = [part.value for part in built if part.charter]
    assert (min(values), max(values)) == (3, 20)
    assert len(built) == 90
    assert GAME.index.constructible.bit_count() == 90
