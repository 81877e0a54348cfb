"""B2.12: minions that wait, the kings' balance, and the crates that the story opens."""

from __future__ import annotations

from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, clean, left, over, settled, started, until
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS

STORY_CRATES = (17, 23, 31, 47)
SECRET: dict[str, Any] = {"purple": {"victory": "v1"}, "green": {"victory": "v2"}}

# Minions that wait


def locations(table: Table) -> list[int]:
    return [int(str(told["plot"])) for told in table.happened("location")]


def waiting(table: Table) -> dict[str, list[int]]:
    """By charter, the plots on which a minion of nobody's waits."""
    charters = table.view()["charters"]
    return {
        name: [number for number, entry in enumerate(ground["plots"], 1) if "loose" in entry]
        for name, ground in charters.items()
    }


def test_b2_12_all_kinds_of_minions_are_in_play_now() -> None:
    table = settled(chapter(10))
    assert set(table.view()["minions"]) == set(MINIONS)
    shown: Any = chapter(10).editions.public()
    assert set(shown["minions"]) == set(MINIONS)
    assert "minions" in shown["quota"]
    before: Any = chapter(9).editions.public()
    assert not before["minions"]


def test_b2_12_three_location_cards_are_drawn_and_a_minion_waits_on_that_plot_of_every_charter() -> None:
    for seed in range(4):
        game = chapter(10, full=True)
        table = until(Table(game.start(2), game, seed), "turn")
        plots = locations(table)
        assert len(set(plots)) == 3
        charters = table.view()["charters"]
        for name, found in waiting(table).items():
            standing = [at for at in sorted(plots) if charters[name]["plots"][at - 1]["building"]]
            assert found == standing
        total = sum(len(found) for found in waiting(table).values())
        assert total <= 18
        assert sum(table.view()["minions"].values()) == 36 - total


def test_b2_12_nothing_is_placed_where_no_building_stands() -> None:
    table = settled(chapter(10))
    assert set(waiting(table)) == set(CHARTERS)
    assert all(found in ([], [1]) for found in waiting(table).values())
    assert bool(waiting(table)["red"]) == (1 in locations(table))


@pytest.mark.parametrize(("held", "cards"), [(0, 3), (18, 3), (19, 2), (24, 2), (25, 1), (30, 1), (31, 0), (36, 0)])
def test_b2_12_one_location_card_for_every_six_minions_in_the_supply(held: int, cards: int) -> None:
    kinds = [min(6, max(0, held - 6 * at)) for at in range(6)]
    table = settled(chapter(10, purple={"minions": tuple(kinds)}))
    assert len(locations(table)) == cards


def waits(table: Table, building: str, kind: str = "cat") -> Table:
    """A minion of nobody's waits on that building, and on no other."""
    state = table.state
    for at, mark in enumerate(state.loose_minions):
        if mark:
            state.minion_supply[mark - 1] += 1
            state.loose_minions[at] = 0
    state.loose_minions[table.slot(building)] = MINIONS.index(kind) + 1
    state.minion_supply[MINIONS.index(kind)] -= 1
    return table


def test_b2_12_using_a_building_with_a_minion_first_costs_an_influence_then_the_minion_is_yours() -> None:
    table = waits(clean(settled(chapter(10))), "basic-red").play("place basic-red")
    assert (table.has(0, "influence"), table.state.influence_in_supply[0], table.has(0, "clay")) == (11, 1, 1)
    assert table.view()["players"][0]["minions"]["cat"] == 1
    assert waiting(table)["red"] == []
    table.play("place basic-red")
    assert table.has(1, "influence") == 12, "only once"


def test_b2_12_without_influence_such_a_building_cannot_be_used() -> None:
    table = waits(clean(settled(chapter(10))), "basic-red").influence(0, 0)
    assert table.refused("place basic-red") == "rule-of-this-game"
    assert "place basic-red" not in table.moves()


def test_b2_12_the_influence_comes_before_the_cost_of_the_building() -> None:
    plots = ("basic-purple", "b95", "", "", "", "")
    table = waits(clean(settled(chapter(10, purple={"plots": plots}))), "b95").influence(0, 1).goods(0, coin=1)
    assert table.refused("place b95"), "1 for the minion and 1 for the building"
    table.influence(0, 2).play("place b95")
    assert table.has(0, "influence") == 0


def test_b2_12_first_the_minion_is_yours_then_the_cost_is_paid() -> None:
    plots = ("basic-purple", "b42", "", "", "", "")
    table = waits(clean(settled(chapter(10, purple={"plots": plots}))), "b42").play("place b42")
    until(table, "turn")
    assert (table.has(0, "vp"), table.has(0, "influence")) == (7, 11)


def test_b2_12_no_minion_can_be_placed_by_players() -> None:
    table = clean(settled(chapter(10))).minions(0, cat=1)
    waits(table, "basic-red")
    assert table.refused("send cat basic-purple") == "rule-of-this-game"
    assert not any(move.startswith("send") for move in table.moves())
    later = clean(settled(chapter(11, choices="ACEGILNPR"))).minions(0, cat=1)
    assert "send cat basic-purple" in later.moves()


def test_b2_12_a_minion_of_nobodys_brings_nobody_anything() -> None:
    table = waits(clean(settled(chapter(10))), "basic-green").play("place basic-green")
    assert table.state.vp == [0, 0]


def test_b2_12_minions_that_still_wait_go_back_when_the_game_is_over() -> None:
    table = settled(chapter(10, full=True))
    following = settled(Charterstone(INDEX, left(over(table))))
    kept = sum(sum(player["minions"].values()) for player in following.view()["players"])
    assert sum(following.view()["minions"].values()) == 36 - kept
    assert all("loose" not in entry for ground in following.view()["charters"].values() for entry in ground["plots"])


# The kings' balance


@pytest.mark.parametrize(
    ("choices", "letter"),
    [("ACEGILNP", "Q"), ("ADFHJKMO", "R"), ("ACFHIKNO", "Q"), ("ACFHJLNO", "R"), ("BDEGJLMP", "Q")],
)
def test_b2_12_happy_kings_at_least_as_many_as_angry_ones_mean_q(choices: str, letter: str) -> None:
    table = settled(chapter(10, choices=choices, **SECRET))
    kings = table.view()["kings"]
    assert (kings["happy"] >= kings["angry"]) is (letter == "Q")
    told = over(table).happened("came-about")[0]
    assert (told["choice"], told["number"], told["against"]) == (letter, kings["happy"], kings["angry"])


@pytest.mark.parametrize(("choices", "stars"), [("ACEGILNP", [3, 2]), ("ADFHJKMO", [1, 0])])
def test_b2_12_q_gives_everybody_two_stars(choices: str, stars: list[int]) -> None:
    table = settled(chapter(10, choices=choices, **SECRET)).minions(0, cat=1)
    waits(clean(table), "basic-black")
    charters = left(over(table)).charters
    assert [sum(charter.stars) for charter in charters[:2]] == stars


# The crates of the story


@pytest.mark.parametrize("letter", ["Q", "R"])
def test_b2_12_at_the_next_set_up_four_crates_are_opened(letter: str) -> None:
    game = chapter(11, choices=f"ACEGILNP{letter}")
    table = started(game)
    view = table.view()
    assert {"treasure", "item", "guest", "friend"} <= set(view["rules"])
    assert {11, 12, 13, 14} <= {slot["number"] for slot in view["slots"]}, "their rules open"
    lying = set(view["deck"]) | set(view["mat"]) | set(view["discard"])
    for number in STORY_CRATES:
        crate = GAME.content.crates[number]
        assert set(crate.cards) <= lying, "their cards go into the deck"
        assert set(crate.buildings) <= set(view["archive"]), "their building card to the archive"
        assert crate.persona not in {name for player in view["players"] for name in player["chest"]["personas"]}
    lost = left(over(settled(game))).lost
    assert set(lost) == {GAME.content.crates[number].persona for number in STORY_CRATES}, "personas are archived"


def test_b2_12_before_that_set_up_they_are_closed() -> None:
    view = settled(chapter(10)).view()
    assert not {"treasure", "item", "guest", "friend"} & set(view["rules"])


@pytest.mark.parametrize("number", STORY_CRATES)
def test_b2_12_one_that_was_opened_before_is_left_as_it_is(number: int) -> None:
    crate = GAME.content.crates[number]
    persona = crate.persona or ""
    table = started(chapter(11, opened=(number,), purple={"personas": ("original-purple", persona)}))
    view = table.view()
    assert not set(crate.buildings) & set(view["archive"])
    assert persona in view["players"][0]["chest"]["personas"]


def test_b2_12_nobody_can_open_them_again() -> None:
    opener = next(building.name for building in GAME.content.buildings if building.crate == 31)
    game = chapter(11, purple={"plots": ("basic-purple", opener, "", "", "", "")}, choices="ACEGILNPR")
    table = settled(game).cards(0, opener).goods(0, coin=4)
    if "place charterstone" in table.moves():
        table.play("place charterstone")
    assert 31 not in [
        event.args["crate"] for event in table.events if event.key == "opened" and event.args.get("seat") == 0
    ]


@pytest.mark.parametrize("number", [11, 12])
def test_b2_12_a_minion_crate_opened_later_gives_its_opener_one_from_the_supply(number: int) -> None:
    game = chapter(
        number, purple={"plots": ("basic-purple", "b23", "", "", "", "")}, choices="ACEGILNPRS"[: number - 2]
    )
    table = clean(settled(game)).cards(0, "b23").goods(0, coin=4)
    have = table.view()["minions"]["cat"]
    table.play("place charterstone")
    until(table, "turn")
    assert table.view()["players"][0]["minions"]["cat"] == 1
    assert table.view()["minions"]["cat"] == have - 1
    total = sum(table.view()["minions"].values()) + sum(
        sum(player["minions"].values()) for player in table.view()["players"]
    )
    assert total == 36


def test_b2_12_with_none_left_in_the_supply_the_opener_of_a_minion_crate_gets_none() -> None:
    game = chapter(11, choices="ACEGILNPR", green={"minions": (6, 0, 0, 0, 0, 0)})
    table = clean(settled(game)).built(0, "b23", 2).cards(0, "b23").goods(0, coin=4).play("place charterstone")
    assert table.view()["players"][0]["minions"]["cat"] == 0


# Automas (B2.18)


def test_b2_18_an_automa_pays_no_influence_and_places_no_minion() -> None:
    table = waits(clean(settled(chapter(10, green=AUTOMA))), "basic-green")
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 1"), table.events)
    table.resolve_chance()
    assert table.view()["players"][1]["influence"] == 12
    assert not table.happened("sent")


@pytest.mark.parametrize(("mine", "met"), [(2, [1]), (3, [0, 1]), (4, [0])])
def test_b2_18_an_automa_discards_three_minions_before_counting(mine: int, met: list[int]) -> None:
    table = clean(settled(chapter(10, green=AUTOMA))).minions(0, **dict.fromkeys(MINIONS[:mine], 1))
    assert sum(table.view()["players"][1]["minions"].values()) == 6
    waits(table, "basic-black")
    assert table.view()["guidepost"]["met"] == met
