"""B1.3, B1.12, B1.13: what a game leaves in the chests, who may play with a persona, and who chooses and names."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from campaigns import arrange, begun, campaign, finish, village
from lookups import ROWS, full, stars
from villages import Table, opening, position

from moonstone.engine import NATURE, CampaignFile, Match, Player, Refused, load, secret_from_seed
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import Village

AUTOMA = {"automa": True}


def to_the_end(table: Table) -> Village:
    """The village a game leaves, whatever else is asked."""
    while table.state.turn:
        table.play(table.moves()[0])
    return next_village(table.state)


def after(table: Table, *points: int) -> Table:
    """The game of a table is over but for the chests: everybody has so many points."""
    table.state.vp = [*points]
    return finish(table)


# After game 1 (B1.12)


def test_b1_12_after_game_1_stars_are_placed_freely() -> None:
    table = after(position(2), 29, 10)
    assert (table.asked(), table.state.turn, table.view()["question"]["number"]) == ("star", (0,), 2)
    assert table.moves() == [f"star {row}" for row in ROWS if row not in ("minion", "peril")]
    assert table.refused("keep wood") == "not-now"
    table.play("star coin", "star persona")
    assert table.state.turn == (1,)
    table.play("star coin")
    assert not table.state.turn, "no capacity grows, nothing is discarded"
    left = next_village(table.state)
    assert [dict(zip(ROWS, left.charters[seat].stars, strict=True))["coin"] for seat in range(2)] == [1, 1]
    assert [sum(left.charters[seat].stars) for seat in range(2)] == [2, 1]


def test_b1_12_after_game_1_each_winner_has_a_trophy() -> None:
    for points, trophies in (((5, 9, 2), [0, 1, 0]), ((9, 9, 2), [1, 1, 0])):
        left = to_the_end(after(position(3), *points))
        assert [left.charters[seat].trophies for seat in range(3)] == trophies


def test_b1_12_after_game_1_an_automa_marks_its_glory_row_by_row() -> None:
    table = position(2, options={"automas": 1})
    table.state.ending = True
    table.state.vp = [0, 38]
    table.play("place basic-red")
    left = to_the_end(table)
    assert sorted(left.charters[1].stars)[-2:] == [0, 4], "one row is full before the next begins"


def test_b1_12_the_end_of_game_1_has_no_later_steps() -> None:
    table = after(position(2).reputation(1, 1), 12, 4)
    to_the_end(table)
    keys = [event.key for event in table.events]
    steps = ["reputation-scored", "won", "glory"]
    assert [keys.index(step) for step in steps] == sorted(keys.index(step) for step in steps)
    assert not {"guidepost-met", "decided", "expanded", "used", "discarded"} & set(keys)


def test_b1_12_slots_28_and_29_open_when_game_1_is_won() -> None:
    table = position(2)

    def read() -> set[int]:
        view = table.view()
        assert {f"slot.{slot['name']}.text" for slot in view["slots"]} <= set(table.game.client.words("de", view))
        return {slot["number"] for slot in view["slots"]}

    assert not {27, 28, 29} & read()
    after(table, 29, 0)
    assert table.asked() == "star"
    assert {27, 28, 29} <= read()


def test_a7_3_chests_can_be_looked_at_from_the_beginning() -> None:
    table = position(2)
    chest = table.view()["players"][0]["chest"]
    assert chest["personas"] == ["original-purple"]
    assert chest["capacity"] == {"resource": 1, "coin": 1, "card": 1}
    assert chest["glory"] == dict.fromkeys((row for row in ROWS if row not in ("minion", "peril")), 0)
    after(table, 29, 0).play("star coin")
    chest = table.view()["players"][0]["chest"]
    assert (chest["glory"]["coin"], chest["trophies"]) == (1, 1)


def test_a7_2_who_joins_after_game_1_gets_as_many_stars_as_the_others_have() -> None:
    base = arrange(2, purple={"stars": (2, 1, 0, 0, 0, 0, 0, 0, 0)}, green={"stars": (0, 0, 1, 0, 0, 0, 0, 0, 0)})
    game = base.legacy.between_games({"deed": "join", "charter": "red", "automa": False})
    assert game.village.charters[5].owed == 2
    table = begun(game)
    assert (table.asked(), table.state.turn) == ("star", (2,))


# Personas (B1.3)


def test_b1_3_personas_are_chosen_from_the_game_after_the_first_crate() -> None:
    chests: dict[str, Any] = {
        "purple": {"personas": ("original-purple", "p219")},
        "green": {"personas": ("original-green", "p258")},
    }
    for number in (2, 3):
        closed = begun(arrange(number, **chests))
        assert closed.asked() == "turn"
        assert closed.view()["players"][0]["personas"] == ["original-purple"]
        table = begun(arrange(number, opened=(1, 3), **chests), first=1)
        assert table.view()["players"][0]["personas"] == []
        assert (table.state.turn, table.moves()) == ((1,), ["bring original-green", "bring p258"])
        table.play("bring p258", "bring original-purple")
        assert (table.asked(), table.state.turn) == ("turn", (1,))


def test_b1_3_slot_5_opens_with_the_first_crate_and_holds_from_the_next_game_on() -> None:
    table = opening("b25").persona(0, "original-purple").play("place charterstone")
    assert 5 in {slot["number"] for slot in table.view()["slots"]}
    assert table.view()["players"][0]["personas"] == ["original-purple"]
    table.state.ending = True
    left = to_the_end(table)
    assert left.charters[0].personas == ("original-purple", "p224")
    assert begun(Charterstone(GAME.index, left)).moves() == ["bring original-purple", "bring p224"]


@pytest.mark.parametrize("treasure", ["t1", "t2"])
def test_a5_4_a_persona_of_this_game_waits_even_for_a_gauntlet(treasure: str) -> None:
    table = opening("b25").cards(0, "b25", treasure).persona(0, "original-purple").play("place charterstone")
    assert table.happened("opened")[0]["persona"] == "p224"
    assert table.play("place basic-red").refused(f"use {treasure}") == "no-effect"
    table.persona(0, "p219").persona(0, "p223").persona(0, "original-purple").play(f"use {treasure}")
    assert table.moves() == ["bring p219", "bring p223"]
    assert table.refused("bring p224") == "persona-too-new"
    assert table.refused("bring original-purple") == "not-in-chest"


def test_a5_4_a_persona_of_this_game_waits_even_for_the_shoemaker() -> None:
    table = (
        opening("b25").persona(0, "p219").persona(0, "p223").persona(0, "original-purple").play("place charterstone")
    )
    table.built(0, "b93", 3).goods(0, wood=1, coin=1).play("place basic-red", "place b93")
    assert table.moves() == ["bring p219", "bring p223"]


def test_b1_3_every_persona_in_play_is_marked_and_can_be_chosen_again() -> None:
    chest = {"stars": stars(**full("persona")), "personas": ("original-purple", "p219", "p233")}
    table = begun(arrange(3, opened=(1, 2), purple=chest)).play("bring original-purple", "bring p219")
    left = to_the_end(finish(table))
    assert left.charters[0].used == ("original-purple", "p219")
    again = begun(arrange(3, opened=(1, 2), purple={**chest, "used": left.charters[0].used}))
    assert again.moves() == ["bring original-purple", "bring p219", "bring p233"]


# Guideposts (B1.13)


def last_turns(table: Table) -> Table:
    """Everybody's last turn, Automas by themselves, with no change to influence after it."""
    table.state.ending = True
    while table.asked() == "turn":
        table.play("retrieve" if "retrieve" in table.moves() else "place basic-red")
    return table


@pytest.mark.parametrize(("left", "chooser"), [(2, 0), (12, 1)])
def test_b1_13_an_automa_with_most_influence_passes_the_choice_to_the_next_person(left: int, chooser: int) -> None:
    table = begun(arrange(2, 3, yellow=AUTOMA)).goods(0, coin=1).goods(1, coin=2).goods(2, coin=3)
    last_turns(table.influence(0, 9).influence(1, left).influence(2, 11))
    assert table.happened("guidepost-met") == [{"seats": [1, 2]}], "with the clay of the last turn"
    assert (table.asked(), table.state.turn) == ("decide", (chooser,))


@pytest.mark.parametrize(("scripted", "chooser"), [("green", 2), ("yellow", 0), ("purple", 1)])
def test_b1_13_where_an_automa_alone_meets_it_the_next_person_clockwise_chooses(scripted: str, chooser: int) -> None:
    charters: dict[str, Any] = {scripted: AUTOMA}
    game = arrange(2, 3, **charters)
    table = begun(game, first=1).goods(CHARTERS.index(scripted), coin=9)
    last_turns(table)
    assert table.happened("guidepost-met") == [{"seats": [CHARTERS.index(scripted)]}]
    assert (table.asked(), table.state.turn) == ("decide", (chooser,))


def test_b1_13_between_automas_the_die_says_from_whom_the_choice_passes_on() -> None:
    table = begun(arrange(2, 4, green=AUTOMA, black=AUTOMA), first=3).play("place basic-red")
    assert table.state.turn == (2,), "the last of the round"
    table.goods(1, coin=9).goods(3, coin=9).influence(1, 7).influence(3, 7)
    table.state.ending = True
    table.state.play(2, GAME.move_from_text("place basic-red"))
    assert table.asked() == "chooser"
    table.state.play(NATURE, GAME.move_from_text("roll black"))
    assert (table.asked(), table.state.turn) == ("decide", (0,))


def test_b1_13_there_is_always_a_person_to_choose() -> None:
    game = arrange(2, 1, purple=AUTOMA)
    with pytest.raises(Refused) as caught:
        game.start(1)
    assert caught.value.code == "nobody-left"


# The village's name (B1.12, B2)


def village_namer(scripted: tuple[str, ...], *points: int) -> str:
    """Who may name the village after a game 3 with so many points, the first turn with the second seat."""
    charters: dict[str, Any] = dict.fromkeys(scripted, AUTOMA)
    table = begun(arrange(3, len(points), **charters), first=1)
    last_turns(table)
    while table.asked() != "decide":
        table.play(table.moves()[0])
    table.state.vp, table.state.reputation = [*points], [0] * len(points)
    table.play("decide D")
    return to_the_end(table).rights["village"]


def test_b1_12_the_village_is_named_by_the_winner_or_for_an_automa_by_the_next_person() -> None:
    assert village_namer((), 5, 9, 2) == "green"
    assert village_namer(("green",), 5, 99, 2) == "yellow"
    assert village_namer(("yellow",), 5, 9, 99) == "purple"
    assert village_namer((), 50, 50, 2) == "green", "of several winners the first in the order of play"
    assert village_namer(("green",), 50, 50, 2) == "purple", "a winner who is a person"


@pytest.mark.parametrize("seed", range(4))
def test_b1_12_the_village_never_waits_for_an_automa_to_name_it(seed: int) -> None:
    left = village(campaign(4, 3, seed, automas=2))
    people = {CHARTERS[seat] for seat in left.active if not left.charters[seat].automa}
    assert "village" in left.names or left.rights["village"] in people


def test_b1_3_only_personas_that_were_chosen_are_marked_as_used() -> None:
    for opened, marked in (((), ()), ((1,), ("original-purple",))):
        game = arrange(2)
        table = begun(Charterstone(GAME.index, replace(game.village, opened=opened)))
        table.state.ending = True
        while table.state.turn:
            table.play(table.moves()[0])
        assert next_village(table.state).charters[0].used == marked
        assert bool(table.happened("used")) == bool(marked)


def at_the_end(games: int, step: str) -> Match:
    """A game of one seat that has come to a question of its end, right after the last turn."""
    for seed in range(40):
        file = CampaignFile.found(load("charterstone"), "undo")
        file.between_games({"deed": "join", "charter": "purple", "automa": False})
        for number in range(1, games + 1):
            rng = Random(f"{seed} {number}")
            match = file.begin([Player("Ann")], None, secret=secret_from_seed(f"{seed} {number}"))
            while file.match is not None:
                if number == games and match.state.view(None)["step"] == step:
                    return match
                file.play(0, rng.choice(match.state.moves(0)))
    raise AssertionError("no such game was found")


@pytest.mark.parametrize(("games", "step"), [(1, "star"), (2, "decide")])
def test_a7_1_nobody_looks_at_what_the_end_opens_and_takes_the_last_turn_back(games: int, step: str) -> None:
    """After game 1 slots of the Chronicle open; after game 2 the ways in which the story can go on are shown."""
    match = at_the_end(games, step)
    assert match.last_decision(0) is not None
    assert match.free_undo_position(0) is None
