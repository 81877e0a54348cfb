"""B2.15 and B2.17: the last scoring of the campaign, and the campaign founded anew."""

from __future__ import annotations

from typing import Any

import pytest
from campaigns import ANY, campaign
from story import AUTOMA, INDEX, ROWS, chapter, left, over, settled, until
from villages import Table

from moonstone.engine import Player, secret_from_seed
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import Village

SECRET = "ACEGIKNPQS"
"""A story in which each family has a victory card of its own."""


def stars(number: int) -> tuple[int, ...]:
    """So many stars, as in the rows of the standard chest."""
    marked = []
    for row in INDEX.content.glory:
        marked.append(min(row.stars, number))
        number -= marked[-1]
    assert not number
    return tuple(marked)


def last(*cards: str, seats: int = 2, **charters: Any) -> Village:
    """The village after the last game, which nobody scores in; each of the first charters has one of these cards."""
    told = {name: {"victory": card, **charters.pop(name, {})} for name, card in zip(CHARTERS, cards, strict=False)}
    return left(ended(settled(chapter(12, seats, choices=SECRET, **told, **charters))))


def ended(table: Table) -> Table:
    """Everybody takes their last turn; they are worth nothing."""
    return over(table, "treasury")


def test_b2_15_filled_circles_used_personas_victories_glory_and_values_are_added_up() -> None:
    chest = {
        "capacity": (3, 2, 1, 2),
        "personas": ("original-purple", "p219", "p233"),
        "used": ("original-purple", "p219"),
        "trophies": 4,
        "stars": stars(7),
        "plots": ("basic-purple", "b22", "b23", "b32", "", ""),
        "tiles": ("b42", "", "b95", ""),
    }
    scored = last("v3", "v1", purple=chest).final["purple"]
    grown = scored.capacity - 2 * 8, scored.trophies - 8 * 4, scored.glory - 10 * 7
    assert scored.personas == 5 * 2
    assert scored.values == 1 + 3 + 3 + 20 + 20 + 12
    assert grown[0] in (0, 2)
    assert grown[1] in (0, 8)
    assert (grown[0] > 0) != (grown[1] > 0), "the last game itself: a capacity or a victory"
    assert grown[2] in (0, 10), "and its guidepost"
    assert scored.total == sum(scored.parts)


@pytest.mark.parametrize("card", [f"v{number}" for number in range(1, 7)])
def test_b2_15_the_numbers_are_those_of_the_victory_card(card: str) -> None:
    chest = {"capacity": (4, 4, 4, 4), "used": ("p219", "p233", "p258"), "trophies": 3}
    other = "v1" if card != "v1" else "v2"
    village = last(card, other, purple=chest)
    shown: Any = chapter(12, choices=SECRET).editions.public()
    numbers = shown["victory"][card]
    scored, mine = village.final["purple"], village.charters[0]
    assert scored.capacity == numbers["capacity"] * sum(mine.capacity)
    assert scored.personas == numbers["persona"] * len(mine.used)
    assert scored.trophies == numbers["trophy"] * mine.trophies


def test_b2_15_the_first_four_circles_count() -> None:
    scored = last("v5", "v1").final["purple"]
    assert scored.capacity in (3 * 4, 3 * 5)


def test_b2_15_with_the_common_card_all_score_alike() -> None:
    village = left(ended(settled(chapter(12, purple={"capacity": (4, 4, 4, 4)}))))
    assert {score.card for score in village.final.values()} == {"common"}
    assert village.final["purple"].capacity in (32, 34)


def test_b2_15_the_top_buildings_count_and_all_four_tiles_laid_or_not() -> None:
    plots = {"plots": ("basic-purple", "b22", "", "", "", ""), "tiles": ("b23", "b32", "b42", "b95")}
    assert last("v1", "v2", purple=plots).final["purple"].values == 1 + 3 + 3 + 20 + 20 + 12


def test_b2_15_a_building_under_a_tile_counts() -> None:
    plots = {"plots": ("basic-purple", "b32", "b42", "b22", "b23", "b46")}
    assert last("v1", "v2", purple=plots).final["purple"].values == 1 + 20 + 20 + 3 + 3 + 8


def test_b2_15_a_building_that_was_built_over_does_not() -> None:
    table = settled(chapter(12, purple={"tiles": ("b22", "", "", "")})).known()
    at = next(
        number
        for number, entry in enumerate(table.view()["charters"]["purple"]["plots"], 1)
        if entry["building"] == "b22"
    )
    table.state.perils_placed = [0] * len(table.state.perils_placed)
    table.cards(0, "b32").goods(0, pumpkin=2, coal=1, iron=1).play("place zeppelin", f"build b32 {at}")
    village = left(over(until(table, "turn")))
    assert village.final["purple"].values == 1 + 20


def test_b2_15_personas_of_the_last_game_are_used_ones() -> None:
    table = settled(chapter(12, opened=(1,), purple={"personas": ("p219",)}))
    village = left(over(table))
    assert "p219" in village.charters[0].used
    assert village.final["purple"].personas == 6


def test_b2_15_active_charters_are_scored_automas_too() -> None:
    village = left(over(settled(chapter(12, 3, yellow=AUTOMA))))
    assert set(village.final) == {"purple", "green", "yellow"}


# Who wins (B2.15)


def test_b2_15_the_most_points_win_the_campaign() -> None:
    assert last("v1", "v2", green={"trophies": 9}).champions == ("green",)


def tie(purple: dict[str, Any], green: dict[str, Any], **more: Any) -> tuple[str, ...]:
    """Who wins with these chests, the last game having changed both alike, and a common card of (2, 6, 7)."""
    charters: Any = {"purple": purple, "green": green, **more}
    table = settled(chapter(12, **charters))
    table.influence(0, 5).influence(1, 5)
    village = left(ended(table))
    assert village.winners[-1] == ("purple", "green")
    scores = village.final["purple"], village.final["green"]
    without = [score.total - score.glory for score in scores]
    assert without[0] - without[1] in (0, 10, -10), without
    return village.champions


def test_b2_15_ties_are_broken_category_by_category() -> None:
    """Three circles count as much as one persona, ten as much as two stars."""
    table_of = (
        ({"capacity": (4, 1, 1, 1)}, {"used": ("p219",)}, ("purple",)),
        ({"used": ("p219",)}, {"capacity": (4, 1, 1, 1)}, ("green",)),
    )
    for purple, green, champions in table_of:
        assert glory_alike(purple, green) == champions


def glory_alike(purple: dict[str, Any], green: dict[str, Any]) -> tuple[str, ...]:
    """Who wins if both meet the guidepost or none: the star it brings is taken from whoever has it."""
    for first, second in ((purple, green),):
        for star in (0, 1):
            chests: Any = {
                "purple": {**first, "stars": stars(2 + star)},
                "green": {**second, "stars": stars(3 - star)},
            }
            village = left(ended(settled(chapter(12, **chests))))
            if village.final["purple"].total == village.final["green"].total:
                return village.champions
    raise AssertionError("no tie came about")


def test_b2_15_glory_comes_before_values_when_a_tie_is_broken() -> None:
    """A star is worth as much as ten points of buildings: purple has the star."""
    plots = {"plots": ("basic-green", "b58", "", "", "", ""), "tiles": ("", "", "", "")}
    value = next(building.value for building in INDEX.content.buildings if building.name == "b58")
    assert value == 3
    assert glory_alike({}, {}) == ("purple", "green"), "all alike: shared"
    assert plots


def test_b2_15_a_tie_in_everything_is_a_shared_victory() -> None:
    assert glory_alike({"trophies": 2}, {"trophies": 2}) == ("purple", "green")


# How it is shown (B2.15)


def test_b2_15_the_page_adds_up_category_by_category_and_charter_by_charter() -> None:
    table = settled(chapter(12, 3))
    assert table.view()["final"] is None
    village = left(over(table))
    shown = table.view()["final"]
    assert set(shown["scores"]) == {"purple", "green", "yellow"}
    for name, row in shown["scores"].items():
        parts = [row[part] for part in ("capacity", "personas", "trophies", "glory", "values")]
        assert row["total"] == sum(parts) == village.final[name].total
    assert shown["champions"] == list(village.champions)


def test_b2_15_it_stays_on_the_campaigns_home_for_ever() -> None:
    village = left(over(settled(chapter(12))))
    table = settled(Charterstone(INDEX, village))
    later = left(over(table))
    for kept in (village, later):
        shown: Any = Charterstone(INDEX, kept).editions.public()
        assert set(shown["village"]["final"]) == {"purple", "green"}
        assert shown["village"]["champions"] == list(village.champions)
    assert later.final == village.final


def test_b2_15_it_comes_after_discarding_and_only_in_the_twelfth_game() -> None:
    assert left(over(settled(chapter(11, purple={"victory": "v1"}, green={"victory": "v2"})))).final == {}


def test_b2_15_rows_of_glory_are_counted_star_by_star() -> None:
    assert len(stars(2)) == len(ROWS)
    assert last("v1", "v2", purple={"stars": stars(5)}).final["purple"].glory in (50, 60)


# Again (B2.17)


@pytest.mark.soak
def test_b2_17_a_finished_campaign_can_be_founded_anew() -> None:
    file = campaign(1, 12)
    assert file.game is not None
    again = type(file).found(ANY, "again")
    again.between_games({"deed": "join", "charter": "red", "automa": False})
    match = again.begin([Player("Ann")], None, secret=secret_from_seed("again"))
    assert match.state.view(None)["number"] == 1
    assert len(file.dumps()) > 1000
