"""B2.15 and B2.17: the last scoring of the campaign, and the campaign founded anew."""

from __future__ import annotations

from typing import Any

import lookups
import pytest
from campaigns import ANY, campaign
from story import AUTOMA, INDEX, ROWS, chapter, keys, left, over, settled, until
from villages import Table

from moonstone.engine import Player, Refused, secret_from_seed
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.content.village import Village
from moonstone.games.charterstone.rules.supply import bits

SECRET = "ACEGIKNPQS"
"""A story in which each family has a victory card of its own."""
CARDS = {card.name: card for card in INDEX.content.victory}


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
    told: dict[str, Any] = {
        name: {"victory": card, **charters.pop(name, {})} for name, card in zip(CHARTERS, cards, strict=False)
    }
    return left(ended(settled(chapter(12, seats, choices=SECRET, **told, **charters))))


def ended(table: Table) -> Table:
    """Everybody takes their last turn, which is worth no points."""
    before = table.state.vp[:]
    assert over(table).state.vp == before
    return table


def values(*names: str) -> int:
    """What these buildings are worth together."""
    return lookups.values(*names, content=INDEX.content)


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
    counts = CARDS["v3"]
    grown = scored.capacity - 8 * counts.capacity, scored.trophies - 4 * counts.trophy, scored.glory - 7 * 10
    assert scored.personas == 2 * counts.persona
    assert scored.values == values("basic-purple", "b22", "b23", "b32", "b42", "b95")
    assert grown[0] in (0, counts.capacity)
    assert grown[1] in (0, counts.trophy)
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
    assert scored.capacity in (CARDS["v5"].capacity * 4, CARDS["v5"].capacity * 5)


def test_b2_15_with_the_common_card_all_score_alike() -> None:
    village = left(ended(settled(chapter(12, purple={"capacity": (4, 4, 4, 4)}))))
    assert {score.card for score in village.final.values()} == {"common"}
    assert village.final["purple"].capacity in (CARDS["common"].capacity * 16, CARDS["common"].capacity * 17)


def test_b2_15_the_top_buildings_count_and_all_four_tiles_laid_or_not() -> None:
    plots = {"plots": ("basic-purple", "b22", "", "", "", ""), "tiles": ("b23", "b32", "b42", "b95")}
    assert last("v1", "v2", purple=plots).final["purple"].values == values(
        "basic-purple", "b22", "b23", "b32", "b42", "b95"
    )


def test_b2_15_a_building_under_a_tile_counts() -> None:
    plots = ("basic-purple", "b32", "b42", "b22", "b23", "b46")
    assert last("v1", "v2", purple={"plots": plots}).final["purple"].values == values(*plots)


def test_b2_15_a_building_that_was_built_over_does_not() -> None:
    table = settled(chapter(12, purple={"tiles": ("b22", "", "", "")})).known()
    at = next(
        number
        for number, entry in enumerate(table.view()["charters"]["purple"]["plots"], 1)
        if entry["building"] == "b22"
    )
    table.state.perils_placed = bytearray(len(table.state.perils_placed))
    table.cards(0, "b32").goods(0, pumpkin=2, coal=1, iron=1).play("place zeppelin", f"build b32 {at}")
    village = left(over(until(table, "turn")))
    assert village.final["purple"].values == values("basic-purple", "b32")


def test_b2_15_personas_of_the_last_game_are_used_ones() -> None:
    table = settled(chapter(12, opened=(1,), purple={"personas": ("p219",)}))
    village = left(over(table))
    assert "p219" in village.charters[0].used
    assert village.final["purple"].personas == CARDS["common"].persona


def test_b2_15_active_charters_are_scored_automas_too() -> None:
    village = left(over(settled(chapter(12, 3, yellow=AUTOMA))))
    assert set(village.final) == {"purple", "green", "yellow"}


# Who wins (B2.15)


def test_b2_15_the_most_points_win_the_campaign() -> None:
    assert last("v1", "v2", green={"trophies": 9}).champions == ("green",)


FRIENDS = [
    persona.name for persona in INDEX.content.personas if persona.opens == "start" and "original" not in persona.name
]


def chest(friends: list[str], used: int = 0, starred: int = 0, **more: Any) -> dict[str, Any]:
    """A chest with these friends, so many of whom are used, and with so many stars."""
    return {"personas": tuple(friends), "used": tuple(friends[:used]), "stars": stars(starred), **more}


def tied(purple: dict[str, Any], green: dict[str, Any]) -> tuple[str, ...]:
    """Who wins the campaign with these things in their chests, which are worth the same.

    The last game gives both a victory. Purple alone meets its guidepost, and green has one more star before.
    """
    first = chest(FRIENDS[:10], **purple)
    second = chest(FRIENDS[10:20], **{**green, "starred": green.get("starred", 0) + 1})
    table = settled(chapter(12, purple=first, green=second)).influence(0, 5).influence(1, 6)
    village = left(ended(table))
    assert set(village.winners[-1]) == {"purple", "green"}
    assert village.final["purple"].total == village.final["green"].total, village.final
    return village.champions


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"capacity": (4, 1, 1, 1)}, {"used": 1}),
        ({"used": 7}, {"trophies": 6}),
        ({"trophies": 10}, {"starred": 7}),
        ({"starred": 2}, {"tiles": ("b32", "", "", "")}),
    ],
    ids=["circles and personas", "personas and victories", "victories and stars", "stars and values"],
)
def test_b2_15_ties_are_broken_category_by_category(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Both are worth as much, as the common card of `story` counts."""
    assert tied(before, after) == ("purple",)
    assert tied(after, before) == ("green",)


def test_b2_15_a_tie_in_everything_is_a_shared_victory() -> None:
    for both in ({}, {"trophies": 2}, {"capacity": (4, 1, 2, 1), "starred": 3, "used": 2}):
        assert tied(both, both) == ("purple", "green")


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


# The village afterwards (B2.16)


def test_b2_16_afterwards_no_glory_is_asked_owed_or_told() -> None:
    village = left(over(settled(chapter(12, seats=3))))
    table = settled(Charterstone(INDEX, village))
    table.state.vp = [40, 30, 20]
    asked, owed = set(), set()
    over(table)
    while table.state.turn:
        asked.add(table.asked())
        owed.update(table.state.stars_owed)
        table.play(table.moves()[0])
    assert keys(table)[-1] == "won"
    assert "star" not in asked
    assert owed <= {0}
    assert not table.happened("glory")
    assert left(table).charters == village.charters


def test_b2_16_afterwards_only_the_loyal_and_rebel_personas_that_were_taken_are_dealt() -> None:
    """The other six were never unlocked: one game after another offers none of them."""
    table = over(settled(chapter(11)))
    while table.state.turn:
        moves = table.moves()
        sided = table.asked() == "side"
        loyal = sided and table.view()["question"]["charter"] in ("purple", "blue", "red")
        table.play("side loyal" if loyal else "side rebel" if sided else moves[0])
    village = left(over(settled(Charterstone(INDEX, left(table)))))
    taken = {"loyal-purple", "rebel-green", "rebel-yellow", "rebel-black", "loyal-blue", "loyal-red"}
    state = settled(Charterstone(INDEX, village)).state
    pool = {INDEX.content.personas[number].name for number in bits(state.setup.dealt_personas)}
    assert {name for name in pool if name.startswith(("loyal", "rebel"))} == taken


@pytest.mark.parametrize(("unlocked", "chosen"), [(0, 0), (1, 1), (4, 2), (9, 3)])
def test_b2_16_afterwards_a_player_for_whom_no_persona_is_left_plays_without_one(unlocked: int, chosen: int) -> None:
    village = left(over(settled(chapter(12, seats=3))))
    sides = ("loyal", "rebel")
    taken = [f"{side}-{name}" for side in sides for name in CHARTERS][:unlocked]
    game = Charterstone(INDEX, village.with_charter(0, personas=("original-purple", *taken)))
    table = settled(game)
    assert len(table.happened("offered")) == unlocked
    assert len(table.happened("brought")) == chosen


@pytest.mark.parametrize("card", [(), ("b22",)])
def test_b2_16_afterwards_the_zeppelin_says_that_resources_are_lacking(card: tuple[str, ...]) -> None:
    """With a building card or without one, for four resources of any kind pay for the points and the progress."""
    table = settled(Charterstone(INDEX, left(over(settled(chapter(12))))))
    seat = table.state.turn[0]
    table.cards(seat, *card).goods(seat, **dict.fromkeys(RESOURCES, 0)).goods(seat, clay=3)
    with pytest.raises(Refused) as caught:
        table.play("place zeppelin")
    assert (caught.value.code, caught.value.refusal.args.get("what")) == ("cannot-pay", "resource")
    assert "place zeppelin" in table.goods(seat, clay=4).moves()


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
