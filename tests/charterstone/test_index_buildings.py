"""Every building there is: it takes and gives exactly what its text says, in every way that the text leaves open."""

from __future__ import annotations

import pytest
from uses import DONE, TARGETS, Use, Way, lacks, ways
from villages import Table, position
from worth import BUILDINGS, benefit, cost, number_of, parts, persona_with

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import KINDS, MINIONS, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.content.read import standard

CONTENT = standard()
STANDING = (*COMMONS, *BASIC)
WAYS = [(name, way) for name in BUILDINGS for way in ways(benefit(name))]
LACKING = [(name, what) for name in BUILDINGS for what in lacks(name)]
INCOME = [name for name in BUILDINGS if number_of("income", cost(name))]


def village(building: str) -> Table:
    """Everything is unlocked, and the building stands in the first seat's charter or where it always stands."""
    table = position().known()
    return table if building in STANDING else table.built(0, building, 2)


@pytest.mark.parametrize(("building", "way"), WAYS, ids=lambda entry: str(entry))
def test_a_building_takes_and_gives_what_it_says(building: str, way: Way) -> None:
    use = Use(village(building), cost(building), benefit(building), building, way)
    use.play(f"place {building}")
    use.check({"idle": -1})
    again = number_of("again", benefit(building)) > 0
    assert use.table.state.turn == ((0,) if again else (1,)), "nothing more is asked"


@pytest.mark.parametrize(("building", "what"), LACKING, ids=lambda entry: str(entry))
def test_a_cost_of_which_one_is_missing_makes_a_building_useless(building: str, what: str) -> None:
    use = Use(village(building), cost(building), benefit(building), building, lacking=what)
    refusals = {TARGETS.get(part.what, "cannot-pay") for part in parts(cost(building)) if part.what in (what, *DONE)}
    assert use.table.refused(f"place {building}") in refusals


def test_no_building_is_left_out() -> None:
    assert {name for name, _ in WAYS} == {part.name for part in CONTENT.buildings}
    assert {name for name, _ in LACKING} == {part.name for part in CONTENT.buildings if part.cost}


@pytest.mark.parametrize("building", INCOME)
def test_b1_11_an_income_building_gives_with_income(building: str) -> None:
    collector = persona_with("once", "income")
    table = position().known().built(0, building, 2).token(0, building).persona(0, collector)
    use = Use(table, "", benefit(building), building)
    use.play(f"use {collector}")
    use.check()


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
    assert len(built) == 90
    assert GAME.index.constructible.bit_count() == 90
