"""Part A, the Chronicle, line by line: cards and tracks (A5, A6)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from lookups import building, first_building
from story import until
from villages import opening, play_random, position
from worth import goods_for, points_for, points_of

from moonstone.engine import Event, Json, Refused
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import KINDS, UNLOCKS
from moonstone.games.charterstone.content.read import standard
from moonstone.games.charterstone.content.versions import RELEASES, newest
from moonstone.games.charterstone.rules.moves import Build, FillQuota, Pay, Place

CONTENT = standard()


# A5 Cards


def test_a5_1_a_card_taken_is_replaced_at_once() -> None:
    table = position().goods(0, wood=1).mat("a1", "a2", "a3", "a4", "a5")
    left = len(table.pile("deck"))
    table.play("place market", "take a1")
    assert len(table.pile("face_up")) == 5
    assert len(table.pile("deck")) == left - 1


def test_a5_1_a_benefit_that_names_a_kind_takes_one_of_that_kind_if_any() -> None:
    assert [term.what for term in building("b58").benefit if term.what in KINDS] == ["assistant"]
    others = ("basic-red", "basic-blue", "basic-black")
    table = position().built(0, "b58", 2).goods(0, **goods_for("b58")).mat("a1", "a2", *others).play("place b58")
    assert until(table, "take").moves() == ["take a1", "take a2"]
    table = position().built(0, "b58", 2).goods(0, **goods_for("b58")).mat(*others).play("place b58")
    until(table, "turn")
    assert (table.state.turn, table.held(0)) == ((1,), {"basic-purple"})


@pytest.mark.parametrize(
    ("kind", "first", "second"), [("item", "i1", "i2"), ("guest", "g1", "g2"), ("friend", "f1", "f2")]
)
def test_a5_1_of_two_cards_of_a_kind_the_second_may_be_what_fills_the_mat_after_the_first(
    kind: str, first: str, second: str
) -> None:
    house = first_building(lambda card: card.benefit[0].what == kind and card.benefit[0].number > 1).name
    goods = goods_for(house)
    table = position().known().built(0, house, 2).goods(0, **goods).cards(0)
    table.mat(first, "a1", "a2", "a3", "a4").deck(second)
    table.state.discard = 0
    until(table.play(f"place {house}"), "turn")
    assert table.held(0) == {first, second}
    part = position().known().built(0, house, 2).goods(0, **goods).cards(0)
    part.mat(first, "a1", "a2", "a3", "a4").deck(second).state.discard = 0
    part.play("partly", f"place {house}", "part 1")
    while part.asked() != "turn":
        part.play("part 0")
    assert part.held(0) == {first}


def test_a5_1_what_comes_into_the_pile_fills_the_mat() -> None:
    table = position().cards(0, "a7").mat("a1", "a2", "a3").play("place cloud-port", "ship cards 1")
    assert table.pile("face_up") == {"a1", "a2", "a3", "a7"}


def test_a5_1_what_a_crate_brings_fills_the_mat_before_the_next_question() -> None:
    table = opening("b58").mat("a1", "a2")
    table.play("place charterstone")
    assert len(table.pile("face_up")) == 5
    assert table.state.turn == (1,)


def test_a5_1_a_chance_to_take_comes_after_the_mat_is_full() -> None:
    table = position().goods(0, wood=1).mat("a1", "a2", "a3", "a4", "a5")
    table.state.play(0, GAME.move_from_text("place market"))
    table.state.play(0, GAME.move_from_text("take a1"))
    assert table.asked() == "reveal"


def test_a5_2_an_empty_deck_takes_the_discard_pile() -> None:
    table = position().cards(0, "a7").mat("a1", "a2", "a3", "a4", "a5").deck().goods(0, wood=1)
    table.play("place cloud-port", "ship cards 1", "place basic-red", "place market", "take a1")
    assert "a7" in table.pile("face_up")
    assert table.happened("reshuffled") == [{}]


def test_a5_2_a_search_in_an_empty_deck_shuffles_first() -> None:
    table = position().known().cards(0, "t3").mat("a1", "a2", "a3", "a4", "a5").deck().discarded("a6", "i1", "t4")
    table.play("use t3")
    assert table.moves() == ["take a6", "take i1"]
    assert table.happened("reshuffled") == [{}]
    assert table.play("take i1").pile("deck") == {"a6", "t3", "t4"}


def test_a5_2_without_any_card_left_the_mat_has_fewer() -> None:
    table = position().mat("a1", "a2").deck().goods(0, wood=1).play("place market", "take a1")
    assert table.pile("face_up") == {"a2"}


def test_a5_3_a_built_card_with_a_crate_is_kept() -> None:
    table = position().cards(0, "b22").goods(0, pumpkin=2, wood=1, coal=1).play("place zeppelin", "build b22 2")
    assert table.held(0) == {"b22"}
    assert "b22" in table.view(None)["built"]


def test_a5_3_a_built_card_without_a_crate_is_archived() -> None:
    table = position().cards(0, "b30").goods(0, pumpkin=2, iron=1, clay=1).play("place zeppelin", "build b30 2")
    assert table.held(0) == set()
    assert table.pile("archive") == {"b30"}


def test_a5_4_a_crates_content_is_the_openers_whatever_its_colour() -> None:
    table = position().cards(0, "basic-red").play("place charterstone")
    assert table.held(0) == {"b73", "b74"}
    assert table.pile("archive") == {"basic-red"}
    chest = table.view(None)["players"][0]["chest"]
    assert (chest["personas"], chest["used"]) == (["original-purple", "p280"], [])
    assert table.view(None)["players"][0]["personas"] == ["original-purple"], "for later games"


def test_a5_7_the_condition_must_hold_when_scored_and_each_counts_once() -> None:
    table = position().goods(0, coin=5).posted("o2")
    assert table.refused("place grandstand") == "no-objective"
    table.goods(0, coin=6).play("place grandstand", "place basic-red")
    assert table.refused("place grandstand") == "no-objective"


def test_a5_7_what_cannot_be_scored_is_refused_with_the_reason() -> None:
    table = position().goods(0, coin=6).cards(0, "a1", "a2").posted("o2", "o3", "o5").play("place grandstand")
    assert table.moves() == ["score o2", "score o3"]
    assert table.refused("score o1") == "not-posted"
    assert table.refused("score o5") == "not-met"
    table.play("score o2", "place basic-red")
    table.reputation(0, 2).play("place grandstand")
    assert table.moves() == ["score o3", "score o5"]
    assert table.refused("score o2") == "already-scored"


# A6 Tracks


def test_a6_1_goods_inside_a_kind_may_be_mixed() -> None:
    table = position().goods(0, wood=1, coal=1, clay=1).play("place cloud-port", "ship resources 2")
    assert table.moves() == ["pay wood+coal", "pay wood+clay", "pay coal+clay"]
    table.play("pay wood+clay")
    assert [table.has(0, name) for name in ("wood", "coal", "clay")] == [0, 1, 0]
    assert table.has(0, "vp") == 4


def test_a6_1_cards_are_goods_and_go_to_the_discard_pile() -> None:
    table = position().cards(0, "a1", "a2", "a3").play("place cloud-port", "ship cards 2", "give a1")
    assert table.moves() == ["give a2", "give a3"]
    assert table.refused("give a1") == "not-yours"
    table.play("give a3")
    assert table.pile("discard") == {"a1", "a3"}


def test_a6_1_one_token_a_space() -> None:
    table = position().quota(1, 6).play("place cloud-port")
    assert table.refused("ship coins 1") == "space-taken"


def test_a6_1_a_bonus_is_optional() -> None:
    table = position().play("place cloud-port", "ship coins 6")
    assert table.moves() == ["yes", "no"]
    assert table.play("no").has(0, "reputation") == 0


def test_a6_1_rows_have_six_columns_of_one_to_three_goods() -> None:
    assert [row.goods for row in CONTENT.quota] == ["resource", "coin", "card", "minion", "peril"]
    assert all(set(row.amounts) <= {1, 2, 3} for row in CONTENT.quota)
    assert [len(row.amounts) for row in CONTENT.quota] == [6, 6, 6, 5, 5]
    for row in CONTENT.quota[3:]:
        assert [" ".join(map(str, bonus)) for bonus in row.bonuses] == ["", "1 vp", "", "1 vp", "1 reputation"]
    assert {space["row"] for space in position().view()["quota"]} == {"resources", "coins", "cards"}, (
        "the later come later"
    )


def test_a6_2_reputation_goes_on_until_the_track_is_full() -> None:
    table = position().reputation(0, 3).reputation(1, 2)
    spaces = table.state.setup.spaces
    assert spaces == CONTENT.reputation[1]
    table.play("place cloud-port", "ship coins 6", "yes")
    assert sum(table.state.reputation) == spaces
    table = position().reputation(0, 3).reputation(1, 3).play("place cloud-port", "ship coins 6")
    assert table.state.turn == (1,), "full is full: nobody is asked"


def test_a6_2_more_players_have_more_spaces() -> None:
    assert list(CONTENT.reputation) == sorted(set(CONTENT.reputation))


def test_a6_3_a_reputation_space_lets_the_mover_place_a_token() -> None:
    table = position(6)
    at = next(at for at in range(len(CONTENT.progress)) if "r" in CONTENT.progress[at + 1])
    table.state.progress = at - 1
    assert table.play("place charterstone").asked() == "turn", "no such space"
    table = position(6)
    table.state.progress = at
    table.play("place charterstone")
    assert table.asked() == "may"
    table.play("yes")
    assert (table.has(0, "reputation"), table.has(0, "influence")) == (1, 9)


def test_a6_3_income_is_ignored_until_it_is_unlocked() -> None:
    table = position(5)
    table.state.progress = next(at for at in range(len(CONTENT.progress)) if "i" in CONTENT.progress[at + 1])
    before = table.state.supply[:]
    table.play("place charterstone")
    assert not table.happened("income"), "nobody knows of it"
    assert table.state.supply[1:] == before[1:]
    known = position(5).known()
    known.state.progress = table.state.progress - 1
    assert len(known.play("place charterstone").happened("income")) == 1


def test_a6_3_a_persona_who_loves_income_waits_until_it_is_unlocked() -> None:
    for rules, points in ((0, points_of("grandstand")), (-1, points_of("grandstand") + points_for("p306"))):
        table = position(2).persona(0, "p306").posted("o2").goods(0, coin=6)
        table.state.rules = rules & ((1 << len(UNLOCKS)) - 1)
        table.state.progress = next(at for at in range(99) if "i" in CONTENT.progress[at + 1])
        assert table.play("place grandstand").has(0, "vp") == points


def test_a6_3_the_track_keeps_its_promises() -> None:
    assert min(CONTENT.starts) >= 2
    assert list(CONTENT.starts) == sorted(CONTENT.starts, reverse=True)
    for start in CONTENT.starts:
        assert any("i" in space for space in CONTENT.progress[start + 1 :])


def test_a6_4_the_round_is_played_to_its_end() -> None:
    table = position(3, first=1).progress(1)
    table.play("place charterstone")
    assert table.state.ending
    assert table.state.turn == (2,)
    table.play("place basic-red")
    assert table.state.turn == (0,)
    table.play("place basic-red")
    assert table.asked() == "over"


def test_a6_4_everybody_has_had_as_many_turns() -> None:
    for seed in range(6):
        state, rng = GAME.start(3), Random(seed)
        events: list[Event] = []
        while state.turn:
            play_random(state, rng, events)
        turns = Counter(event.args["seat"] for event in events if event.key == "turn")
        assert set(turns.values()) == {state.round}


def test_a6_5_reputation_is_scored_and_ties_are_friendly() -> None:
    table = position(4).progress(0)
    table.state.ending = True
    for seat, number in enumerate((3, 1, 3, 0)):
        table.reputation(seat, number)
    for _ in range(4):
        table.play("place basic-red")
    assert table.state.vp == [10, 7, 10, 0]
    table.play("star coin", "star coin")
    result = table.state.result
    assert result is not None
    assert result.winners == (0, 2)
    assert result.ranks == (1, 3, 1, 4)
    assert [tie.seats for tie in result.ties] == [(0, 2)]


def test_a6_5_the_third_number_scores_four_and_the_fourth_nothing() -> None:
    table = position(5).progress(0)
    table.state.ending = True
    for seat, number in enumerate((4, 3, 2, 1, 0)):
        table.reputation(seat, number)
    for _ in range(5):
        table.play("place basic-red")
    assert table.state.vp == [10, 7, 4, 0, 0]


def test_a_village_that_takes_too_long_is_hurried_on() -> None:
    """Ours: after so many rounds progress moves by itself with every turn, and nobody places a token for it."""
    table = position(2)
    at = table.state.progress
    for _ in range(RELEASES[newest()].lines.hurry_after_round):
        assert table.state.progress == at
        table.play("place basic-red", "place basic-blue")
    assert table.happened("progress") == [{"seat": None, "to": at + 1, "end": table.state.setup.end}]
    table.play("place basic-red")
    assert table.state.progress == at + 2


def test_a_move_that_is_none_is_refused() -> None:
    state = position().state
    for move in (Place("moon"), Pay("gold"), Build("b22", 9), FillQuota("gems", 1)):
        refusal = state.why_not(0, move)
        assert refusal is not None
        assert refusal.code == "unknown-move"
    for text in ("place moon", "pay gold", "build b22", "ship coins x", "p", ""):
        with pytest.raises(Refused) as caught:
            GAME.move_from_text(text)
        assert caught.value.text.endswith(".")
    assert str(GAME.move_from_text("PL Market")) == "place market"
    bad: list[dict[str, Json]] = [{"move": "place"}, {"move": "place", "building": 3}]
    bad += [{"move": "settle", "plot": "1"}, {"move": "settle", "plot": True}]
    for data in bad:
        with pytest.raises(Refused) as caught:
            GAME.move_from_json(data)
        assert caught.value.code == "bad-move"
