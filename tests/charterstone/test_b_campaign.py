"""Part A7 and part B: the campaign's frame, line by line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from campaigns import arrange, begun, campaign, finish, first_turn
from lookups import CONTENT, ROWS, bonus, first_building, full, stars, values
from villages import position
from worth import goods_to_build

from moonstone.engine import NATURE, Refused, editions_of, load
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS

# A7 Legacy


def test_a7_1_what_a_game_changes_stays() -> None:
    table = begun(arrange(2), 0).goods(0, **{"coin": 4, **goods_to_build("b22")})
    table.cards(0, "b22", "basic-red").play("place zeppelin", "build b22 4", "place basic-red", "place charterstone")
    while table.state.turn:
        finish(table)
        if table.state.turn:
            table.play(table.moves()[0])
    left = next_village(table.state)
    assert left.charters[0].plots[3] == "b22"
    assert 4 in left.opened
    assert "basic-red" in left.archive
    assert "p280" in left.charters[0].personas
    assert left.number == 3


def test_a7_2_a_joiner_gets_a_random_building_card_and_a_fair_share() -> None:
    base = arrange(3, purple={"stars": stars(vp=3), "capacity": (3, 1, 2, 1)}, green={"capacity": (1, 1, 1, 1)})
    game = base.legacy.between_games({"deed": "join", "charter": "blue", "automa": False})
    joined = game.village.charters[4]
    assert (joined.active, joined.newcomer, joined.owed) == (True, True, 1)
    assert joined.capacity == (2, 1, 1, 1)
    assert game.seat_names == ("purple", "green", "blue")
    state = game.start(3)
    assert str(state.moves(NATURE)[0]).startswith("draw ")
    deck = [str(move) for move in state.chance_outcomes().moves]
    assert all(name.removeprefix("draw ") in GAME.index.building_of for name in deck)
    state.play(NATURE, state.moves(NATURE)[0])
    assert state.turn == (2,), "the newcomer marks the star"
    assert state.held[2].bit_count() == 1


def test_a7_2_a_leavers_charter_becomes_inactive_and_its_goods_go_back() -> None:
    base = arrange(3, seats=3, green={"coins": 3, "resources": (1, 0, 0, 0, 0, 2), "cards": ("a1", "basic-green")})
    game = base.legacy.between_games({"deed": "leave", "charter": "green"})
    left = game.village.charters[1]
    assert (left.active, left.coins, sum(left.resources), left.cards) == (False, 0, 0, ())
    state = game.start(2)
    assert state.supply == [36, 12, 12, 12, 12, 12, 12]
    names = GAME.index.card_names
    deck = {names[card] for card in range(len(names)) if state.deck >> card & 1}
    assert {"a1", "basic-green"} <= deck


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"deed": "join", "charter": "purple", "automa": False}, "already-active"),
        ({"deed": "join", "charter": "pink", "automa": False}, "unknown-charter"),
        ({"deed": "leave", "charter": "red"}, "not-active"),
        ({"deed": "hand", "charter": "red", "automa": True}, "not-active"),
        ({"deed": "dance"}, "unknown-command"),
        ({"deed": "join", "charter": "red"}, "malformed-command"),
        ({"deed": "join", "charter": "red", "automa": 1}, "malformed-command"),
        ({"deed": "name", "what": "moon", "name": "X", "by": "purple"}, "not-to-name"),
    ],
)
def test_a7_2_what_may_not_be_done_between_games_is_refused(command: dict[str, object], code: str) -> None:
    game = arrange(2)
    with pytest.raises(Refused) as caught:
        game.legacy.between_games(command)  # type: ignore[arg-type]  # what anybody may send
    assert caught.value.code == code


def test_a7_2_somebody_must_be_left() -> None:
    game = arrange(2, seats=1)
    with pytest.raises(Refused, match="At least one charter"):
        game.legacy.between_games({"deed": "hand", "charter": "purple", "automa": True})
    with pytest.raises(Refused, match="At least one charter"):
        game.legacy.between_games({"deed": "leave", "charter": "purple"})


def test_a7_3_index_archive_chronicle_and_chests_can_be_looked_at() -> None:
    shown = editions_of(campaign(2, 2).game).public()
    assert isinstance(shown, dict)
    for part in ("crates", "village", "slots", "stories", "glory", "personas", "chests", "choices"):
        assert shown[part], part


def test_a7_3_a_chest_shows_what_is_known_of_glory_and_capacity() -> None:
    fresh: Any = GAME.editions.public()
    rows = [row for row in ROWS if row not in ("minion", "peril")]
    assert fresh["chests"]["red"] == {
        "personas": ["original-red"],
        "used": [],
        "trophies": 0,
        "glory": dict.fromkeys(rows, 0),
        "capacity": {"resource": 1, "coin": 1, "card": 1},
    }, "rows of minions and perils come with them"
    game: Any = campaign(2, 2).game
    shown = game.editions.public()
    for name, charter in zip(CHARTERS, game.village.charters, strict=True):
        chest = shown["chests"][name]
        assert sum(chest["glory"].values()) == sum(charter.stars)
        assert list(chest["glory"]) == list(shown["glory"])
        assert chest["capacity"].items() <= dict(zip(CAPACITIES, charter.capacity, strict=True)).items()
        assert (chest["trophies"], chest["personas"]) == (charter.trophies, list(charter.personas))


def test_b2_the_choices_made_are_told_with_their_game_and_the_king() -> None:
    game: Any = campaign(2, 3).game
    shown = game.editions.public()["choices"]
    assert tuple(shown) == game.village.choices
    assert [choice["game"] for choice in shown.values()] == [2, 3]
    assert {choice["king"] for choice in shown.values()} <= {"happy", "angry"}


# B1 Rule slots


def slots(game: Charterstone) -> dict[int, str]:
    shown: Any = game.editions.public()
    return {slot["number"]: slot["name"] for slot in shown["slots"]}


def test_b1_slots_open_when_their_time_comes() -> None:
    printed = [4, 6, 7, 8, 10, 15, 17, 19, 20, 22, 23, 24, 25, 26]
    assert sorted(slots(GAME)) == printed
    second = arrange(2)
    assert slots(second)[26] == "26b"
    assert {27, 28, 29} <= set(slots(second)), "B1.12"
    assert not {5, 18} & set(slots(second))
    opened = Charterstone(GAME.index, replace(second.village, opened=(1,)))
    assert {5, 18, 27} <= set(slots(opened))
    third = slots(arrange(3))
    assert (third[4], third[26]) == ("4b", "26c")


def test_b1_2_from_the_third_game_personas_are_chosen_first_then_rows_give_in_reverse_order() -> None:
    game = arrange(
        3,
        opened=(1,),
        purple={"stars": stars(**full("coin")), "personas": ("original-purple", "p219")},
        green={"stars": stars(**full("vp"), coin=full("coin")["coin"] - 1), "personas": ("original-green", "p258")},
    )
    table = begun(game, first=1)
    assert (table.state.turn, table.moves()) == ((1,), ["bring original-green", "bring p258"])
    assert table.refused("bring p219") == "not-in-chest"
    table.play("bring p258")
    assert table.state.turn == (0,)
    table.play("bring original-purple")
    assert table.state.vp == [0, bonus("vp")]
    assert [table.has(0, "coin"), table.has(1, "coin")] == [bonus("coin"), 0]
    gained = [event.args["seat"] for event in table.events if event.key == "gained"]
    assert gained == [0, 1], "reverse order of play"


def test_b1_2_a_row_that_is_full_after_game_1_first_pays_at_the_set_up_of_game_3() -> None:
    for number, coins in ((2, 0), (3, bonus("coin"))):
        table = begun(arrange(number, purple={"stars": stars(**full("coin"))}))
        assert (table.asked(), table.has(0, "coin")) == ("turn", coins)


@pytest.mark.parametrize(
    ("row", "asked"),
    [("resource", "gain"), ("card", "take"), ("reputation", "may"), ("capacity", "expand")],
)
def test_b1_14_a_full_row_gives_its_bonus(row: str, asked: str) -> None:
    table = begun(arrange(3, purple={"stars": stars(**full(row))}))
    assert (table.asked(), table.state.turn) == (asked, (0,))


def test_b1_14_a_full_row_of_personas_gives_a_second_one() -> None:
    chest = {"stars": stars(**full("persona")), "personas": ("original-purple", "p219", "p233")}
    table = begun(arrange(3, opened=(1, 2), purple=chest)).play("bring p219")
    assert table.moves() == ["bring original-purple", "bring p233"]
    table.play("bring p233")
    assert table.state.playing[0].bit_count() == 2


def test_b1_3_a_personas_ability_holds_for_the_game() -> None:
    """The Pumpkin Carver, in play, gives something for a cost of pumpkin; in the chest, nothing."""
    carver = next(persona for persona in CONTENT.personas if persona.name == "p219")
    assert (str(carver.when), [term.what for term in carver.gain]) == ("cost pumpkin", ["vp"])
    house = first_building(lambda card: [str(term) for term in card.cost] == ["1 pumpkin"]).name
    plots = ("basic-purple", house, "", "", "", "")
    game = arrange(3, opened=(1,), purple={"personas": ("original-purple", "p219"), "plots": plots})
    points = []
    for persona in ("original-purple", "p219"):
        table = begun(game).play(f"bring {persona}").goods(0, pumpkin=1).play(f"place {house}")
        points.append(first_turn(table).has(0, "vp"))
    assert points[1] - points[0] == carver.gain[0].number


# B1.12 The end of a game


def test_b1_12_after_the_first_game_everything_is_kept() -> None:
    table = finish(position(2))
    left = next_village(table.state)
    assert left.charters[0].coins == 4
    assert sum(left.charters[0].resources) == 1
    assert left.charters[0].cards == ("basic-purple",)
    assert left.charters[0].capacity == (1, 1, 1, 1), "nobody's grows yet"
    assert left.charters[0].used == ()


def test_b1_12_non_winners_name_their_own_charters_then_the_others() -> None:
    table = position(3)
    table.state.vp[1] = 9
    rights = next_village(finish(table).state).rights
    assert rights["purple"] == "purple"
    assert rights["yellow"] == "yellow"
    assert rights["green"] in ("purple", "yellow"), "the winner's charter"
    assert set(CHARTERS) <= set(rights)
    assert {rights[name] for name in ("black", "blue", "red")} <= {"purple", "yellow"}
    assert rights["original-green"] == "green"


def test_b1_12_the_order_of_the_end() -> None:
    game = arrange(2)
    table = (
        begun(Charterstone(GAME.index, replace(game.village, opened=(1,)))).goods(0, coin=3, wood=1).reputation(1, 1)
    )
    table.state.vp = [12, 4]
    finish(table)
    table.play("decide A")
    while table.state.turn:
        table.play(table.moves()[0])
    keys = [event.key for event in table.events]
    steps = ["guidepost-met", "decided", "reputation-scored", "won", "glory", "expanded", "used", "discarded"]
    assert [keys.index(step) for step in steps] == sorted(keys.index(step) for step in steps)


def test_b1_12_winners_get_a_trophy_all_others_a_capacity() -> None:
    table = begun(arrange(2))
    table.state.vp = [5, 9]
    finish(table)
    while table.state.turn:
        table.play(table.moves()[0])
    left = next_village(table.state)
    assert [left.charters[seat].trophies for seat in range(2)] == [0, 1]
    assert [sum(left.charters[seat].capacity) for seat in range(2)] == [5, 4]


def test_b1_3_personas_in_play_are_marked_and_kept() -> None:
    table = begun(arrange(3, opened=(1,), purple={"personas": ("original-purple", "p219")})).play("bring p219")
    finish(table)
    while table.state.turn:
        table.play(table.moves()[0])
    assert next_village(table.state).charters[0].used == ("p219",)
    assert next_village(table.state).charters[0].personas == ("original-purple", "p219")


# B1.13 Guideposts


def test_b1_13_who_meets_it_gains_a_star_and_the_most_influence_chooses() -> None:
    table = begun(arrange(2)).goods(0, coin=3).goods(1, coin=4).influence(0, 12).influence(1, 3)
    finish(table)
    assert table.happened("guidepost-met") == [{"seats": [1]}]
    assert (table.state.turn, table.moves()) == ((1,), ["decide A", "decide B"])
    assert table.refused("decide C") == "no-such-choice"
    table.play("decide A")
    assert table.state.vp == [3, 4]
    assert table.asked() == "star"
    assert table.state.turn == (1,)


def test_b1_13_the_die_decides_between_equals() -> None:
    table = begun(arrange(2))
    table.state.ending = True
    table.play("place basic-red")
    table.state.play(table.state.turn[0], GAME.move_from_text("place basic-blue"))
    assert [str(move) for move in table.state.moves(NATURE)] == [f"roll {name}" for name in CHARTERS]
    table.state.play(NATURE, GAME.move_from_text("roll red"))
    assert table.state.turn == (NATURE,)
    table.state.play(NATURE, GAME.move_from_text("roll green"))
    assert table.state.turn == (1,)


def test_b2_game_2_a_pays_coins_b_pays_resources() -> None:
    for choice, points in (("A", [3, 0]), ("B", [1, 2])):
        table = begun(arrange(2)).goods(0, coin=3, wood=0).goods(1, coin=0, coal=1)
        finish(table)
        table.play(f"decide {choice}")
        assert table.state.vp == points, "everybody has a clay from the last turn"


def test_b2_game_3_is_met_with_the_fewest_objectives_and_c_counts_values() -> None:
    plots = ("basic-purple", "b22", "b23", "", "", "")
    (needed,) = next(objective.needs for objective in CONTENT.objectives if objective.name == "o2")
    assert needed.counter == "coin"
    table = begun(arrange(3, purple={"plots": plots})).posted("o2").goods(1, coin=needed.number)
    table.play("place basic-red", "place grandstand", *(["no"] if table.asked() == "may" else []))
    if table.asked() == "may":
        table.play("no")
    finish(table)
    assert table.happened("guidepost-met") == [{"seats": [0]}]
    before = table.state.vp[:]
    table.play("decide C")
    assert table.state.vp[0] - before[0] == values("basic-purple", "b22", "b23")
    while table.state.turn:
        table.play(table.moves()[0])
    left = next_village(table.state)
    assert left.choices[-1] == "C"
    assert "village" in left.rights


def test_b2_game_3_d_gives_nothing() -> None:
    table = begun(arrange(3))
    finish(table)
    before = table.state.vp[:]
    table.play("decide D")
    assert table.state.vp == before
    assert CONTENT.choices["D"].king == "angry"
    assert [CONTENT.choices[name].king for name in "ABC"] == ["angry", "happy", "happy"]


# B1.14 Glory


def test_b1_14_a_star_for_every_ten_points_in_any_row() -> None:
    table = begun(arrange(2)).influence(0, 5)
    table.state.vp = [29, 0]
    finish(table)
    table.play("decide B")
    marked = 0
    while table.asked() == "star" and table.state.turn == (0,):
        table.play("star vp" if marked < 2 else "star coin")
        marked += 1
    assert marked == 4, "three for 30 points, with the resource of the last turn, and one for the guidepost"
    left = table.state.stars[: len(ROWS)]
    assert (left[ROWS.index("vp")], left[ROWS.index("coin")]) == (2, 2)


def test_b1_14_a_full_row_takes_no_more() -> None:
    table = begun(arrange(2, purple={"stars": stars(**full("coin"))}))
    table.state.vp = [20, 0]
    finish(table)
    table.play("decide B")
    assert table.refused("star coin") == "row-full"


# B1.15 Capacity


def test_b1_15_down_to_capacity_and_no_further() -> None:
    table = begun(arrange(2)).goods(0, coin=5, wood=2, coal=1).cards(0, "a1", "a2", "basic-red")
    table.state.vp = [0, 9]
    finish(table)
    table.play("decide A")
    while table.asked() in ("star", "expand"):
        table.play(table.moves()[0])
    assert table.asked() == "keep"
    assert table.moves() == ["keep wood", "keep coal", "keep clay"]
    assert table.refused("keep iron") == "nothing-to-keep"
    table.play("keep wood", "keep coal")
    assert table.moves() == ["keep basic-red", "keep a1", "keep a2"]
    assert table.refused("keep a3") == "nothing-to-keep"
    table.play("keep a2")
    while table.state.turn:
        table.play(table.moves()[0])
    left = next_village(table.state).charters[0]
    assert left.coins == 1
    assert left.resources == (0, 1, 0, 1, 0, 0), "the loser's new room was for resources"
    assert left.cards == ("a2",)


def test_b1_15_cards_are_of_different_kinds() -> None:
    game = arrange(2, purple={"capacity": (1, 1, 3, 1)})
    table = begun(game).cards(0, "a1", "a2", "basic-red", "b22")
    table.state.vp = [9, 0]
    finish(table)
    table.play("decide A")
    while table.asked() in ("star", "expand", "keep"):
        table.play(table.moves()[0])
    table.play("keep a1")
    assert table.moves() == ["keep basic-red", "keep b22"]
    table.play("keep b22")
    while table.state.turn:
        table.play(table.moves()[0])
    assert set(next_village(table.state).charters[0].cards) == {"a1", "b22", "basic-red"}


def test_b1_15_what_fits_is_not_asked_about() -> None:
    table = begun(arrange(2)).goods(0, coin=1).cards(0, "a1")
    finish(table)
    table.play("decide B")
    while table.asked() in ("star", "expand"):
        table.play(table.moves()[0])
    assert table.state.turn == ()


def test_b1_15_a_capacity_that_is_full_grows_no_more() -> None:
    table = begun(arrange(2, purple={"capacity": (5, 1, 1, 1)}))
    table.state.vp = [0, 9]
    finish(table)
    table.play("decide B")
    while table.asked() == "star":
        table.play(table.moves()[0])
    assert table.moves() == ["expand coin", "expand card"]
    assert table.refused("expand resource") == "cannot-grow"
    assert table.refused("expand minion") == "cannot-grow", "before there are minions"


def test_a_campaign_has_as_many_games_as_the_content() -> None:
    content = load("charterstone", rules=3)
    assert isinstance(content, Charterstone)
    after = Charterstone(content.index, replace(arrange(2).village, number=4))
    with pytest.raises(Refused, match="3 games, and all are played"):
        after.start(2)
    newest = arrange(2)
    assert (len(newest.content.games), newest.content.campaign_games) == (13, 12)
