"""C, the loyal purple persona: opponents' personas are off until there is income, whenever they come into play."""

from __future__ import annotations

from typing import Any, Final

from story import AUTOMA, INDEX, chapter, clean, started, until
from villages import Table
from worth import card_that, persona_with, points_for

from moonstone.games.charterstone.content.constants import CHARTERS, INFLUENCE
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.questions.finish import ScorePersonas

GAUNTLET: Final = card_that("treasure", "persona")


def silencing(**green: Any) -> Table:
    """The last game, in which the first seat has just silenced the personas of the second."""
    table = started(chapter(12, 2, opened=(1, 10), purple={"personas": ("loyal-purple",)}, green=green))
    while table.asked() != "turn":
        table.play("bring p233" if "bring p233" in table.moves() else table.moves()[0])
    return clean(table).cards(1, GAUNTLET).play("use loyal-purple")


def income(table: Table) -> Table:
    """The first seat moves progress onto a space of income."""
    shown: Any = table.game.editions.public()
    table.state.progress = max(at for at, marks in enumerate(shown["progress"]) if "i" in marks) - 1
    return table.cards(0, "basic-purple").goods(0, coin=4).play("small charterstone")


def test_c_the_loyal_purple_persona_turns_opponents_personas_off_until_income() -> None:
    table = silencing(personas=("original-green", "p233"), plots=("basic-green", "b43", "", "", "", ""))
    table.goods(1, coal=3).play("place basic-red")
    assert table.has(0, "vp") == points_for("loyal-purple")
    assert table.view()["players"][1]["muted"] == ["p233"]
    table.play("place b43")
    assert table.has(1, "vp") == 0, "the Stoker is silent"
    assert not income(table).view()["players"][1].get("muted"), "income wakes it"
    table.play("small b43")
    until(table, "turn")
    assert table.has(1, "vp") == points_for("p233")


def test_c_a_persona_that_a_silenced_opponent_brings_is_silent_too() -> None:
    """With a Gauntlet, before there is income."""
    table = silencing(personas=("original-green", "p233", "p258"), plots=("basic-green", "b43", "b59", "", "", ""))
    table.goods(1, coal=1, wood=1).play("place basic-red", f"use {GAUNTLET}")
    assert table.moves() == ["bring original-green", "bring p258"], "and no persona comes twice"
    assert table.refused("bring p233") == "not-in-chest"
    table.play("bring p258")
    assert set(table.view()["players"][1]["muted"]) == {"p233", "p258"}
    assert not table.view()["players"][1]["personas"]
    before = table.has(1, "vp")
    table.play("place b59")
    until(table, "turn")
    assert table.has(1, "vp") - before == 4, "the building's points alone"
    assert set(income(table).view()["players"][1]["personas"]) == {"p233", "p258"}
    assert "muted" not in table.view()["players"][1]


def test_c_a_silenced_persona_is_refused_as_silent() -> None:
    able = persona_with(when="once")
    table = silencing(personas=("original-green", "p233", able)).goods(1, coal=1)
    table.play("place basic-red", f"use {GAUNTLET}", f"bring {able}")
    assert f"use {able}" not in table.moves()
    assert table.refused(f"use {able}") == "silenced"


def test_c_an_automas_own_persona_is_silent_until_income() -> None:
    number, miser = next(
        (number, persona)
        for number, persona in enumerate(INDEX.content.automa_personas, 1)
        if [need.counter for need in persona.needs] == ["influence"]
    )
    for heard in (False, True):
        table = silencing(**AUTOMA).influence(1, INFLUENCE)
        table.state.automa_personas[1] = number
        assert table.view()["players"][1]["muted"] == []
        if heard:
            assert "muted" not in income(table).view()["players"][1]
        before = table.has(1, "vp")
        ScorePersonas().do(table.state, (FrameId.SCORE_PERSONAS,), table.events)
        assert table.has(1, "vp") - before == (miser.vp if heard else 0)


def test_c_the_omen_of_a_silenced_opponent_brings_nothing() -> None:
    """C 232: it was rolled for the next turn, in which the persona does nothing."""
    table = started(chapter(12, 2, opened=(1, 10), purple={"personas": ("loyal-purple",)}))
    table = clean(until(table, "turn"))
    table.state.omens[1] = CHARTERS.index("red") + 1
    table.play("use loyal-purple", "place basic-blue")
    before = table.has(1, "vp")
    table.play("place basic-red")
    assert (table.has(1, "vp"), table.view()["players"][1]["omen"]) == (before, None)
