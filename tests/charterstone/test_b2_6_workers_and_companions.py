"""B2.6 and B2.7: large and small workers, companions, good neighbours."""

from __future__ import annotations

from typing import Any

import pytest
from story import AUTOMA, INDEX, ROWS, chapter, keys, left, over, settled, started, until
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS

# The two workers (B2.6)


def test_b2_6_the_small_worker_may_not_go_where_the_large_one_stands() -> None:
    table = settled(chapter(5)).play("place basic-red", "place basic-blue")
    assert table.refused("small basic-red") == "rule-of-this-game"
    assert "small basic-red" not in table.moves()
    table.play("small basic-green")
    assert table.state.turn == (1,)


def test_b2_6_the_large_worker_may_go_where_the_small_one_stands() -> None:
    table = settled(chapter(5)).play("small basic-red", "place basic-blue", "place basic-red")
    assert table.happened("placed")[-1]["bumped"] == 0, "it sends the small one home"
    assert table.view()["players"][0]["small"] is None


def test_b2_6_the_small_worker_of_one_may_bump_the_large_one_of_another() -> None:
    table = settled(chapter(5)).play("place basic-red", "small basic-red")
    assert (table.happened("placed")[-1]["bumped"], table.state.turn) == (0, (0,))
    assert table.view()["players"][1]["small"] == "basic-red"
    table.play("small basic-red")


def test_b2_6_in_later_games_the_small_worker_may_bump_the_large_one() -> None:
    table = until(settled(chapter(6)).play("place basic-red", "place basic-blue"), "turn").play("small basic-red")
    assert table.happened("placed")[-1]["bumped"] == 0


def test_b2_6_before_game_5_workers_are_alike() -> None:
    table = settled(chapter(4))
    assert not any(move.startswith("small") for move in table.moves())
    assert "small" not in table.view()["players"][0]
    assert table.refused("small basic-red")


@pytest.mark.parametrize("number", [5, 6, 8, 12])
def test_b2_6_a_placement_says_which_worker_in_views_and_in_the_log(number: int) -> None:
    table = settled(chapter(number)).play("place basic-blue")
    table = until(table, "turn").play("small basic-red")
    until(table, "turn")
    assert [placed["worker"] for placed in table.happened("placed")] == ["large", "small"]
    assert [player["small"] for player in table.view()["players"]] == [None, "basic-red"]
    assert table.refused("place treasury"), "it stands on the Iron Mine"


def test_b2_6_a_worker_that_stands_somewhere_cannot_be_placed() -> None:
    table = settled(chapter(5)).play("small basic-red", "place basic-blue")
    assert table.refused("small basic-green")
    assert not any(move.startswith("small") for move in table.moves())
    assert any(move.startswith("place") for move in table.moves())


def test_b2_6_both_workers_come_back() -> None:
    table = settled(chapter(5)).play("small basic-red", "place basic-blue", "place basic-green", "retrieve", "retrieve")
    moves = table.moves()
    assert "place basic-red" in moves
    assert "small basic-red" in moves
    assert [player["small"] for player in table.view()["players"]] == [None, None]


def test_b2_6_a_bumped_small_worker_can_be_placed_as_the_small_one() -> None:
    table = settled(chapter(5)).play("small basic-red", "place basic-red", "place basic-blue", "small basic-green")
    assert "small basic-yellow" in table.moves()
    assert not any(move.startswith("place") for move in table.moves())


# Companions (B2.6)


def chosen(seats: int = 3, letter: str = "G", **charters: Any) -> Table:
    """The fifth game is over, and its first choice is made; the second seat chooses."""
    table = over(settled(chapter(5, seats, **charters)).influence(0, 2).influence(2, 2))
    assert table.state.turn == (1,)
    return table.play(f"decide {letter}")


@pytest.mark.parametrize("letter", ["G", "H"])
def test_b2_6_six_companions_are_dealt_one_to_each_charter_inactive_ones_too(letter: str) -> None:
    village = left(chosen(letter=letter))
    assert len({charter.companion for charter in village.charters} - {""}) == 6
    assert {charter.mood for charter in village.charters} <= {"kind", "unkind"}


def test_b2_6_companions_are_dealt_by_chance() -> None:
    table = over(settled(chapter(5)).influence(0, 2))
    table.state.play(1, GAME.move_from_text("decide G"))
    assert table.state.turn == (NATURE,)
    odds = table.state.chance_outcomes()
    assert len(odds.moves) == 6
    assert len(set(odds.weights)) == 1
    table.state.play(NATURE, odds.moves[2])
    assert len(table.state.chance_outcomes().moves) == 5


def test_b2_6_a_kind_companion_brings_a_capacity_and_an_unkind_one_a_star() -> None:
    table = chosen()
    table.state.vp = [0, 0, 0]
    assert table.state.turn == (0,)
    table.play("companion kind")
    assert (table.asked(), table.state.turn) == ("expand", (0,))
    table.play("expand coin")
    assert table.state.turn == (1,)
    table.play("companion unkind")
    assert (table.asked(), table.state.turn) == ("companion", (2,))
    table.play("companion unkind")
    village = left(table)
    purple, green, yellow = village.charters[:3]
    assert [charter.mood for charter in (purple, green, yellow)] == ["kind", "unkind", "unkind"]
    assert purple.capacity[1] == 2
    assert [sum(charter.stars) for charter in (purple, green, yellow)] == [1, 2, 2], "one for the guidepost"


def test_b2_6_for_inactive_charters_the_chooser_decides_and_gains_nothing() -> None:
    table = chosen()
    table.play("companion unkind", "companion unkind", "companion unkind")
    asked: list[str] = []
    while table.asked() == "companion":
        assert table.state.turn == (1,)
        asked.append(table.view()["question"]["charter"])
        table.play("companion kind" if len(asked) < 3 else "companion unkind")
        assert table.asked() != "expand"
    assert asked == ["black", "blue", "red"]
    village = left(table)
    assert [charter.mood for charter in village.charters[3:]] == ["kind", "kind", "unkind"]
    assert sum(village.charters[1].stars) == 2, "the guidepost and her own companion"
    assert all(charter.stars == (0,) * len(ROWS) for charter in village.charters[3:])
    assert {charter.capacity for charter in village.charters[3:]} == {(1, 1, 1, 1)}


@pytest.mark.parametrize(("mood", "grown", "stars"), [("kind", 2, 1), ("unkind", 1, 2)])
def test_b2_6_an_automa_decides_by_chance_and_gains_what_it_brings(mood: str, grown: int, stars: int) -> None:
    table = over(settled(chapter(5, 2, green=AUTOMA)))
    table.state.vp = [50, 0]
    state, odds = table.state, None
    for _ in range(20):
        if state.turn == (NATURE,):
            odds = state.chance_outcomes()
            if {str(move) for move in odds.moves} == {"companion kind", "companion unkind"}:
                break
            state.play(NATURE, odds.moves[0])
        else:
            state.play(0, state.moves(0)[0])
    assert odds is not None
    assert odds.weights[0] == odds.weights[1]
    state.play(NATURE, GAME.move_from_text(f"companion {mood}"))
    mine = left(table).charters[1]
    assert mine.mood == mood
    assert (sum(mine.capacity) - 4, sum(mine.stars)) == (grown, stars), "with those of every game"


def test_b2_6_companions_stay_with_their_charters() -> None:
    village = left(chosen())
    following = Charterstone(INDEX, village)
    shown = started(following).view()["charters"]
    for name, charter in zip(CHARTERS, village.charters, strict=True):
        assert shown[name]["companion"] == {"name": charter.companion, "mood": charter.mood}
    gone = following.legacy.between_games({"deed": "leave", "charter": "green"}).village
    assert (gone.charters[1].companion, gone.charters[1].mood) == (
        village.charters[1].companion,
        village.charters[1].mood,
    )


def test_b2_6_the_choice_comes_before_companions_and_these_before_capacity() -> None:
    table = chosen()
    left(table)
    steps = [key for key in keys(table) if key in ("guidepost-met", "decided", "companion", "mood", "won", "glory")]
    assert list(dict.fromkeys(steps)) == ["guidepost-met", "decided", "companion", "mood", "won", "glory"]


# Good neighbours (B2.7)


def rolls(table: Table, charter: str) -> Table:
    """The die that is thrown now shows that charter."""
    assert table.state.turn == (NATURE,)
    assert len(table.state.chance_outcomes().moves) == 6
    table.state.play(NATURE, GAME.move_from_text(f"roll {charter}"), table.events)
    table.resolve_chance()
    return table


def placed(table: Table, building: str) -> Table:
    """That is played, and chance has not answered yet."""
    table.state.play(table.state.turn[0], GAME.move_from_text(f"place {building}"), table.events)
    return table


@pytest.mark.parametrize(("shown", "gain"), [("purple", 1), ("green", 1), ("yellow", 0), ("red", 0)])
def test_b2_7_using_an_opponents_building_that_opponent_rolls_for_a_point_for_both(shown: str, gain: int) -> None:
    table = rolls(placed(settled(chapter(6, 3)), "basic-green"), shown)
    assert table.state.vp == [gain, gain, 0]
    assert table.happened("rolled")[-1] == {"seat": 1, "charter": shown}, "whose roll it is"


@pytest.mark.parametrize("building", ["basic-purple", "basic-red", "treasury"])
def test_b2_7_nobody_rolls_for_ones_own_an_inactive_or_no_charter(building: str) -> None:
    table = placed(settled(chapter(6, 3)).goods(0, wood=1), building)
    assert table.state.turn == (1,)
    assert not [event for event in table.events[-3:] if event.key == "rolled"]


def test_b2_7_an_automa_is_an_opponent() -> None:
    table = rolls(placed(settled(chapter(6, 2, green=AUTOMA)), "basic-green"), "green")
    assert table.state.vp[0] == 1
    assert table.state.vp[1] >= 1, "one for the roll"


def test_b2_7_an_automa_s_use_of_a_building_makes_its_owner_roll() -> None:
    table = settled(chapter(6, 2, green=AUTOMA))
    table.state.play(0, GAME.move_from_text("place basic-red"), table.events)
    table.state.play(NATURE, GAME.move_from_text("automa 3"), table.events)
    table.state.play(NATURE, GAME.move_from_text("roll purple"), table.events)
    before = list(table.state.vp)
    assert table.state.turn == (NATURE,), "purple rolls"
    rolls(table, "green")
    assert table.state.vp[0] == before[0] + 1


def test_b2_7_a_minion_in_one_s_own_charter_sets_off_no_roll() -> None:
    table = settled(chapter(6, opened=(8,))).minions(0, cat=1)
    table.state.play(0, GAME.move_from_text("send cat basic-purple"), table.events)
    assert table.state.turn == (1,)


def test_b2_7_on_sky_islands_it_holds_too() -> None:
    table = started(chapter(6, green={"tiles": ("b59", "", "", "")}), first=1)
    table = until(table.play("lay 5 2", "lay 6 3"), "turn").play("place basic-red").goods(0, wood=1)
    table.state.play(0, GAME.move_from_text("place b59"), table.events)
    rolls(table, "green")
    assert table.state.vp == [4 + 1, 1]


def test_b2_7_in_other_games_nobody_rolls() -> None:
    table = placed(settled(chapter(7)), "basic-green")
    assert table.state.turn == (1,)


# The total against the par (B2.7)


@pytest.mark.parametrize("seats", range(1, 7))
def test_b2_7_the_total_must_be_above_the_par_for_that_number_of_seats(seats: int) -> None:
    game = chapter(6, seats)
    par = settled(game).view()["guidepost"]["par"]
    for more, letter in ((0, "J"), (1, "I")):
        table = settled(game)
        table.state.vp = [par + more, *[0] * (seats - 1)]
        over(table, "treasury" if seats == 6 else "basic-red")
        told = table.happened("came-about")[0]
        gained = sum(table.state.vp) - par - more
        assert (told["choice"], told["against"]) == (letter if not gained else "I", par)
        assert told["number"] == sum(table.state.vp)


def test_b2_7_the_total_is_taken_after_end_scoring() -> None:
    table = settled(chapter(6, 2)).reputation(0, 1)
    par = table.view()["guidepost"]["par"]
    table.state.vp = [par - 9, 0]
    over(table)
    assert table.happened("came-about")[0]["choice"] == "I"
    steps = keys(table)
    assert steps.index("guidepost-met") < steps.index("reputation-scored") < steps.index("came-about")
    assert steps.index("came-about") < steps.index("won")


def test_b2_7_after_i_everybody_gains_a_star_after_j_nobody() -> None:
    for more, stars in ((1, [2, 1, 1]), (0, [1, 0, 0])):
        table = settled(chapter(6, 3)).quota(0, 0)
        par = table.view()["guidepost"]["par"]
        table.state.vp = [par - 2 * (par // 3) + more, par // 3, par // 3]
        charters = left(over(table)).charters
        assert sum(table.state.vp) == par + more
        got = [sum(charter.stars) - points // 10 for charter, points in zip(charters, table.state.vp, strict=False)]
        assert got == stars


# Who gets the spectral worker (B2.7)


def glories(*stars: int) -> dict[str, Any]:
    """By charter so many stars, in the last row."""
    row = ROWS.index("persona")
    return {
        name: {"stars": tuple(number * (at == row) for at in range(len(ROWS)))}
        for name, number in zip(CHARTERS, stars, strict=False)
    }


def test_b2_7_the_person_with_the_least_glory_gets_the_spectral_worker() -> None:
    village = left(over(settled(chapter(6, 3, **glories(2, 1, 3))).quota(2, 0)))
    assert village.spectral == "green"


def test_b2_7_glory_is_counted_after_it_is_placed() -> None:
    table = settled(chapter(6, 3, **glories(2, 1, 3)))
    table.quota(0, 0).quota(1, 1).quota(2, 2)
    table.state.vp = [0, 20, 0]
    village = left(over(table))
    assert village.spectral == "purple", "green has 1 + 1 + 2"
    seen = [key for key in keys(table) if key in ("glory", "spectral", "expanded")]
    assert list(dict.fromkeys(seen)) == ["glory", "spectral", "expanded"]


def test_b2_7_the_die_decides_between_equals() -> None:
    table = over(settled(chapter(6, 3, **glories(1, 1, 2))).quota(2, 0))
    while table.asked() == "star":
        table.state.play(table.state.turn[0], table.state.moves(table.state.turn[0])[0], table.events)
    assert table.state.turn == (NATURE,)
    table.state.play(NATURE, GAME.move_from_text("roll red"), table.events)
    assert table.state.turn == (NATURE,), "neither of them"
    table.state.play(NATURE, GAME.move_from_text("roll yellow"), table.events)
    assert table.state.turn == (NATURE,), "who has more is out of it"
    table.state.play(NATURE, GAME.move_from_text("roll green"), table.events)
    assert table.happened("spectral")[0]["seat"] == 1


def test_b2_7_an_automa_never_gets_it() -> None:
    village = left(over(settled(chapter(6, 3, **{**glories(3, 0, 2), "green": AUTOMA}))))
    assert village.spectral == "yellow"


def test_b2_7_who_plays_alone_with_automas_always_gets_it() -> None:
    for automas in (0, 2):
        charters: Any = dict.fromkeys(CHARTERS[1 : 1 + automas], AUTOMA)
        village = left(over(settled(chapter(6, 1 + automas, **{**charters, **glories(4)}))))
        assert village.spectral == "purple"


def test_b2_7_it_is_given_in_the_sixth_game_alone() -> None:
    for number in (5, 7):
        assert not left(over(settled(chapter(number)))).spectral
