"""B2.13, B2.14 and C: a stranger at home, loyalty or rebellion, the finale, and the last game's rule."""

from __future__ import annotations

from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, clean, keys, left, over, settled, started, until
from villages import Table
from worth import points_for

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS

AFTER_Q, AFTER_R = "ACEGILNPQ", "ACEGILNPR"


# After Q (B2.13)


def test_b2_13_after_q_no_worker_can_be_placed_in_ones_own_charter() -> None:
    table = clean(settled(chapter(11, purple={"plots": ("basic-purple", "b23", "", "", "", "")}))).goods(0, pumpkin=1)
    for text in ("place basic-purple", "small basic-purple"):
        assert table.refused(text) == "rule-of-this-game"
    assert not any("purple" in move or "b23" in move for move in table.moves())
    assert {"place basic-green", "place basic-red", "small basic-green"} <= set(table.moves())


def test_b2_13_after_q_nor_on_ones_own_sky_islands() -> None:
    table = started(chapter(11, purple={"tiles": ("b22", "", "", "")})).play("lay 1 2", "lay 2 3")
    table = until(table, "turn").goods(0, pumpkin=1).goods(1, pumpkin=1)
    assert table.refused("place b22") == "rule-of-this-game"
    table.play("place basic-red")
    assert "place b22" in table.moves(), "others may"


def test_b2_13_after_q_a_minion_may() -> None:
    table = clean(settled(chapter(11))).minions(0, cat=1).play("send cat basic-purple")
    assert (table.has(0, "pumpkin"), table.has(0, "vp")) == (1, points_for("cat"))


def test_b2_13_after_q_building_in_ones_own_charter_goes_on() -> None:
    table = clean(settled(chapter(11))).cards(0, "b22").goods(0, pumpkin=2, wood=1, coal=1).play("place zeppelin")
    table.play(next(move for move in table.moves() if move.startswith("build")))
    assert table.has(0, "vp") == 5


def test_b2_13_after_q_nobody_pays_for_an_emblem() -> None:
    table = clean(settled(chapter(11))).play("place basic-green")
    assert table.has(0, "influence") == 12


# After R (B2.13)


def test_b2_13_after_r_an_influence_must_be_placed_once_on_the_emblem_of_another_charter() -> None:
    table = clean(settled(chapter(11, choices=AFTER_R))).play("place basic-green")
    assert (table.has(0, "influence"), table.state.influence_in_supply[0]) == (11, 0), "placed, not paid"
    assert table.view()["charters"]["green"]["emblem"] == [0]
    table.play("place basic-red", "small basic-green")
    assert (table.has(0, "influence"), table.has(0, "wood")) == (11, 2), "once"


def test_b2_13_after_r_each_charter_has_an_emblem_active_or_not() -> None:
    table = clean(settled(chapter(11, choices=AFTER_R))).play("place basic-red", "place basic-red", "small basic-blue")
    emblems = {name: table.view()["charters"][name].get("emblem", []) for name in CHARTERS}
    assert emblems == {"purple": [], "green": [], "yellow": [], "black": [], "blue": [0], "red": [0, 1]}
    assert [table.has(seat, "influence") for seat in range(2)] == [10, 11]


def test_b2_13_after_r_ones_own_charter_and_the_commons_need_none() -> None:
    table = clean(settled(chapter(11, choices=AFTER_R))).goods(1, wood=1).play("place basic-purple", "place treasury")
    assert [table.has(seat, "influence") for seat in range(2)] == [12, 12]


def test_b2_13_after_r_without_influence_the_building_cannot_be_used() -> None:
    table = clean(settled(chapter(11, choices=AFTER_R))).influence(0, 0)
    assert table.refused("place basic-green") == "rule-of-this-game"
    assert "place basic-purple" in table.moves()


def test_b2_13_after_r_the_emblem_comes_before_the_cost() -> None:
    table = clean(settled(chapter(11, choices=AFTER_R, green={"plots": ("basic-green", "b95", "", "", "", "")})))
    table.goods(0, coin=1).influence(0, 1)
    assert table.refused("place b95"), "1 for the emblem and 1 for the building"
    table.influence(0, 2).play("place b95")
    assert table.has(0, "influence") == 0


def test_b2_13_after_r_sky_islands_belong_to_their_charter() -> None:
    table = started(chapter(11, choices=AFTER_R, green={"tiles": ("b23", "", "", "")}), first=1)
    table = clean(until(table.play("lay 5 2", "lay 6 3"), "turn")).play("place basic-green").goods(0, pumpkin=1)
    table.play("place b23")
    assert table.view()["charters"]["green"]["emblem"] == [0]


def test_b2_18_an_automa_places_nothing_on_emblems() -> None:
    table = clean(settled(chapter(11, choices=AFTER_R, green=AUTOMA)))
    table.state.play(0, GAME.move_from_text("place basic-purple"))
    table.state.play(NATURE, GAME.move_from_text("automa 3"), table.events)
    table.state.play(NATURE, GAME.move_from_text("roll red"), table.events)
    assert table.has(1, "influence") == 12
    assert table.state.turn == (0,)


@pytest.mark.parametrize("choices", [AFTER_Q, AFTER_R])
def test_b2_13_tokens_on_emblems_go_home_when_the_game_is_over(choices: str) -> None:
    table = over(clean(settled(chapter(11, choices=choices))))
    following = settled(Charterstone(INDEX, left(table)))
    assert [following.has(seat, "influence") for seat in range(2)] == [12, 12]
    assert not any(ground.get("emblem") for ground in following.view()["charters"].values())


# Loyal or rebel (B2.13)


def loyalty(seats: int = 3, points: tuple[int, ...] = (9, 5, 7), **charters: Any) -> Table:
    """The eleventh game is over, with so many points; the third seat meets the guidepost."""
    table = clean(settled(chapter(11, seats, **charters))).cards(0).cards(1)
    if seats > 2:
        table.cards(2, "a1")
    table.state.vp = [*points]
    return until(over(table), "side")


def test_b2_13_each_player_takes_the_loyal_or_the_rebel_persona_of_their_colour() -> None:
    table = loyalty()
    for seat, side in ((0, "loyal"), (1, "rebel"), (2, "loyal")):
        assert (table.asked(), table.state.turn) == ("side", (seat,))
        assert table.moves() == ["side loyal", "side rebel"]
        table.play(f"side {side}")
    village = left(table)
    assert [charter.side for charter in village.charters[:3]] == ["loyal", "rebel", "loyal"]
    for seat, persona in enumerate(("loyal-purple", "rebel-green", "loyal-yellow")):
        assert persona in village.charters[seat].personas
        assert persona not in village.charters[seat].used


def test_b2_13_for_all_inactive_charters_the_person_with_fewest_points_decides() -> None:
    table = loyalty().play("side loyal", "side loyal", "side loyal")
    asked = []
    while table.asked() == "side":
        assert table.state.turn == (1,)
        asked.append(table.view()["question"]["charter"])
        table.play("side rebel")
    assert asked == ["black", "blue", "red"]
    village = left(table)
    assert [charter.side for charter in village.charters] == ["loyal"] * 3 + ["rebel"] * 3
    assert all(f"rebel-{CHARTERS[at]}" in village.charters[at].personas for at in (3, 4, 5))


def test_b2_13_points_are_compared_after_end_scoring() -> None:
    table = clean(settled(chapter(11, 3))).reputation(1, 1)
    table.state.vp = [9, 5, 7]
    table = until(over(table), "side")
    table.play("side loyal", "side loyal", "side loyal")
    assert table.state.turn == (2,), "green has 15 by now"


def test_b2_13_the_die_decides_between_equals() -> None:
    table = loyalty(points=(9, 5, 5)).play("side loyal", "side loyal")
    table.state.play(2, GAME.move_from_text("side loyal"), table.events)
    assert table.state.turn == (NATURE,)
    for charter, seat in (("purple", NATURE), ("red", NATURE), ("yellow", 2)):
        table.state.play(NATURE, GAME.move_from_text(f"roll {charter}"), table.events)
        assert table.state.turn == (seat,)


def test_b2_13_an_automa_with_fewest_points_does_not_decide() -> None:
    table = loyalty(points=(9, 8, 0), yellow=AUTOMA).play("side loyal", "side loyal")
    while table.asked() == "side":
        assert table.state.turn == (1,)
        table.play("side loyal")


def test_b2_18_an_automa_is_loyal_or_a_rebel_by_chance() -> None:
    table = loyalty(2, (0, 0), green=AUTOMA)
    table.state.play(0, GAME.move_from_text("side loyal"), table.events)
    assert table.state.turn == (NATURE,)
    odds = table.state.chance_outcomes()
    assert {str(move) for move in odds.moves} == {"side loyal", "side rebel"}
    assert odds.weights[0] == odds.weights[1]
    table.state.play(NATURE, GAME.move_from_text("side rebel"), table.events)
    village = left(table)
    assert village.charters[1].side == "rebel"
    assert "rebel-green" in village.charters[1].personas


def test_b2_13_with_six_players_nobody_decides_for_anybody() -> None:
    table = clean(settled(chapter(11, 6)))
    table = until(over(table, "treasury"), "side")
    asked = []
    while table.asked() == "side":
        asked.append(table.state.turn[0])
        table.play("side loyal")
    assert asked == list(range(6))


def test_b2_13_then_s_or_t_is_chosen_by_whom_the_guidepost_names() -> None:
    table = loyalty()
    while table.asked() == "side":
        table.play("side loyal")
    assert (table.asked(), table.state.turn, table.moves()) == ("decide", (2,), ["decide S", "decide T"])
    village = left(table.play("decide T"))
    assert village.choices[-2] == "T"


# The finale (B2.13)


def finale(kings: str, kind: int, rebels: int, last: str) -> Any:
    """The finale after these choices, with so many kind companions and rebels, and S or T."""
    moods: dict[str, Any] = {
        name: {"companion": f"c{at + 1}", "mood": "kind" if at < kind else "unkind"} for at, name in enumerate(CHARTERS)
    }
    table = until(over(clean(settled(chapter(11, choices=kings, **moods)))), "side")
    asked = 0
    while table.asked() == "side":
        asked += 1
        table.play("side rebel" if asked <= rebels else "side loyal")
    assert asked == 6
    left(table.play(f"decide {last}"))
    return table.happened("finale")[0]


@pytest.mark.parametrize(
    ("kings", "happy", "kind", "rebels", "last"),
    [
        (AFTER_Q, 14, 0, 0, "S"),
        (AFTER_Q, 14, 3, 0, "T"),
        (AFTER_Q, 14, 3, 0, "S"),
        (AFTER_Q, 14, 0, 5, "T"),
        (AFTER_Q, 14, 1, 3, "S"),
        ("ADFHJLMOR", 1, 6, 2, "T"),
        ("ADFHJLMOR", 1, 6, 2, "S"),
        ("ADFHJLMOR", 1, 6, 6, "T"),
    ],
)
def test_b2_13_happy_kings_and_3_for_each_kind_companion_and_2_for_each_rebel(
    kings: str, happy: int, kind: int, rebels: int, last: str
) -> None:
    told = finale(kings, kind, rebels, last)
    points = happy + (last == "S") + 3 * kind + 2 * rebels
    assert told["points"] == points
    assert told["choice"] == ("V" if points > 23 else "U")


def test_b2_13_the_end_comes_after_s_or_t_and_before_glory() -> None:
    table = loyalty()
    left(table)
    order = ["guidepost-met", "side-taken", "decided", "finale", "won", "glory"]
    assert list(dict.fromkeys(key for key in keys(table) if key in order)) == order


# Loyal personas (C)


def bearing(persona: str, seats: int = 3, **charters: Any) -> Table:
    """The last game, in which the first seat plays with that persona; `first` turn is its."""
    chest = {"personas": ("original-purple", persona)}
    table = started(chapter(12, seats, opened=(1,), **{"purple": chest, **charters}))
    while table.asked() != "turn":
        table.play(f"bring {persona}" if f"bring {persona}" in table.moves() else table.moves()[0])
    return clean(table)


def test_c_the_loyal_green_persona_each_opponent_gives_a_card_for_a_point() -> None:
    table = bearing("loyal-green").cards(0).cards(1, "a1", "a2").cards(2, "a3").play("use loyal-green")
    assert (table.state.turn, table.moves()) == ((1,), ["give a1", "give a2"]), "who gives chooses"
    table.play("give a2")
    assert table.held(0) == {"a2", "a3"}
    assert table.state.vp == [points_for("loyal-green"), 0, 0]


def test_c_an_opponent_with_no_card_gives_none() -> None:
    table = bearing("loyal-green").cards(0).cards(1).cards(2).play("use loyal-green")
    assert (table.held(0), table.has(0, "vp")) == (set(), points_for("loyal-green"))


def test_c_the_loyal_red_persona_takes_a_resource_of_your_choice_of_each() -> None:
    table = bearing("loyal-red").goods(1, wood=1, clay=2).goods(2, iron=1, coal=1).play("use loyal-red")
    assert (table.state.turn, set(table.moves())) == ((0,), {"levy wood", "levy clay"})
    table.play("levy clay")
    assert set(table.moves()) == {"levy iron", "levy coal"}
    table.play("levy coal")
    assert (table.has(0, "clay"), table.has(0, "coal"), table.has(1, "clay"), table.has(2, "coal")) == (1, 1, 1, 0)
    assert table.has(0, "vp") == points_for("loyal-red")


def test_c_the_loyal_black_persona_takes_a_coin_of_each() -> None:
    table = bearing("loyal-black").goods(1, coin=2).goods(2, coin=0).play("use loyal-black")
    assert [table.has(seat, "coin") for seat in range(3)] == [1, 1, 0]
    assert table.has(0, "vp") == points_for("loyal-black")


def test_c_the_loyal_yellow_persona_costs_each_an_influence() -> None:
    table = bearing("loyal-yellow").play("use loyal-yellow")
    assert [table.has(seat, "influence") for seat in range(3)] == [12, 11, 11]
    assert table.state.influence_in_supply[1:] == [1, 1]
    assert table.has(0, "vp") == points_for("loyal-yellow")


def test_c_the_loyal_blue_persona_takes_a_minion_of_each() -> None:
    table = bearing("loyal-blue").minions(1, cat=1, ghost=1).minions(2, chef=1).play("use loyal-blue")
    assert (table.state.turn, set(table.moves())) == ((1,), {"give cat", "give ghost"})
    table.play("give ghost")
    mine = table.view()["players"][0]["minions"]
    assert (mine["ghost"], mine["chef"], mine["cat"]) == (1, 1, 0)
    assert table.has(0, "vp") == 0


@pytest.mark.parametrize("charter", CHARTERS)
def test_c_a_loyal_persona_is_used_once_a_game(charter: str) -> None:
    persona = f"loyal-{charter}"
    table = bearing(persona).goods(1, coin=2, wood=1).cards(1, "a1").minions(1, cat=1).play(f"use {persona}")
    assert until(table, "turn").state.turn == (0,), "it is not the turn"
    assert table.refused(f"use {persona}")
    assert f"use {persona}" not in table.moves()
    table.play("place basic-red", "place basic-red", "place basic-red")
    assert table.refused(f"use {persona}")


def test_c_only_who_plays_with_it_can_use_it() -> None:
    table = bearing("loyal-black").play("place basic-red")
    assert table.refused("use loyal-black")


# Rebel personas (C)

REBELS = [
    ("green", lambda table: table.goods(0, coin=0), lambda table: table.goods(0, coin=1)),
    ("red", lambda table: table.minions(0, cat=0), lambda table: table.minions(0, cat=1)),
    ("black", lambda table: table.reputation(0, 0), lambda table: table.reputation(0, 1)),
    ("yellow", lambda table: table.quota(0), lambda table: table.quota(0, 1)),
    ("blue", lambda table: table.cards(0), lambda table: table.cards(0, "a1")),
]


def at_the_end(table: Table) -> int:
    """What the first seat has when its personas have scored, without reputation."""
    table.state.ending = True
    while table.state.turn and table.asked() == "turn":
        table.play("place basic-red" if "place basic-red" in table.moves() else table.moves()[0])
    table = until(table, "")
    scored = [told for told in table.happened("reputation-scored") if told["seat"] == 0]
    return table.has(0, "vp") - sum(int(str(told["vp"])) for told in scored)


@pytest.mark.parametrize(("charter", "meets", "fails"), REBELS)
def test_c_a_rebel_persona_scores_at_the_end(charter: str, meets: Any, fails: Any) -> None:
    assert at_the_end(meets(bearing(f"rebel-{charter}"))) == points_for(f"rebel-{charter}") > 0
    assert at_the_end(fails(bearing(f"rebel-{charter}"))) == 0


def test_c_the_rebel_purple_persona_scores_with_no_resource() -> None:
    for have, points in ((0, points_for("rebel-purple")), (1, 0)):
        table = bearing("rebel-purple").goods(0, wood=have)
        table.state.ending = True
        table.on("treasury", 0).goods(0, wood=have).play("retrieve", "place basic-red", "place basic-red")
        assert until(table, "").has(0, "vp") == points


# Game 12 (B2.14)


def test_b2_14_only_their_owner_may_use_sky_tiles() -> None:
    game = chapter(12, purple={"tiles": ("b23", "", "", "")}, green={"tiles": ("b58", "", "", "")})
    table = started(game).play("lay 1 2", "lay 2 3", "lay 5 2", "lay 6 3")
    table = clean(until(table, "turn")).goods(0, pumpkin=1, wood=1).goods(1, pumpkin=1, wood=1)
    assert table.refused("place b58") == "rule-of-this-game"
    table.play("place b23")
    until(table, "turn")
    assert table.refused("place b23") == "rule-of-this-game"


def test_b2_14_an_ordinary_plot_is_open_to_all() -> None:
    table = clean(settled(chapter(12, green={"plots": ("basic-green", "", "", "", "", "b59")}))).goods(0, wood=1)
    assert "place b59" in table.moves()


def test_b2_14_the_guidepost_is_fewest_influence_left_by_the_die() -> None:
    table = clean(settled(chapter(12, 3))).influence(0, 4).influence(1, 2).influence(2, 2)
    table.state.ending = True
    while table.asked() == "turn":
        table.state.play(table.state.turn[0], GAME.move_from_text("place basic-red"), table.events)
    assert table.state.turn == (NATURE,), "one of the two"
    for charter in ("purple", "black"):
        table.state.play(NATURE, GAME.move_from_text(f"roll {charter}"), table.events)
        assert table.state.turn == (NATURE,)
    table.state.play(NATURE, GAME.move_from_text("roll yellow"), table.events)
    assert table.happened("guidepost-met") == [{"seats": [2]}]


def test_b2_14_then_the_final_scoring() -> None:
    table = over(clean(settled(chapter(12, opened=(1,)))))
    left(table)
    order = ["guidepost-met", "won", "glory", "used", "last-scoring"]
    assert list(dict.fromkeys(key for key in keys(table) if key in order)) == order
    assert keys(table)[-1] == "last-scoring"


# Automas (B2.18)


@pytest.mark.parametrize(("choices", "counted"), [(AFTER_Q, 6), (AFTER_R, 2)])
def test_b2_18_in_game_11_an_automa_counts_6_or_2_cards(choices: str, counted: int) -> None:
    cards = [card.name for card in GAME.content.cards if card.kind == "assistant"]
    for mine in (counted - 1, counted, counted + 1):
        table = clean(settled(chapter(11, choices=choices, green=AUTOMA))).cards(0, *cards[:mine])
        ahead = mine > counted if choices == AFTER_Q else mine < counted
        assert table.view()["guidepost"]["met"] == ([0, 1] if mine == counted else [0] if ahead else [1])


@pytest.mark.parametrize(("mine", "met"), [(5, [0]), (6, [0, 1]), (7, [1])])
def test_b2_18_in_game_12_an_automa_discards_six_influence_first(mine: int, met: list[int]) -> None:
    table = clean(settled(chapter(12, green=AUTOMA))).influence(0, mine)
    assert table.view()["guidepost"]["met"] == met
