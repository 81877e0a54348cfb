"""C2: the Automa, which follows a fixed script."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from campaigns import ANY, arrange, begun, campaign, village
from lookups import building, values
from villages import Table, play_random, position

from moonstone.engine import NATURE, Refused
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.between_games import apply_command
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS
from moonstone.games.charterstone.content.read import read_edition, standard
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.questions.story import meeting
from moonstone.games.charterstone.rules.supply import bits
from moonstone.testing.contract import CHECKS, Case

CARDS = standard().automa
BY_VALUE = sorted((card.name for card in standard().buildings if any(card.build)), key=values)
LOW, SAME = next(pair for pair in pairwise(BY_VALUE) if values("basic-red") < values(pair[0]) == values(pair[1]))
"""Two building cards of the same value, which is more than that of a basic building."""
DEAR = [name for name in BY_VALUE if values(name) > values(LOW)]
"""Those of a higher value."""


def turn_of(automa: Table, card: str) -> Table:
    """Everybody else passes by, then the second seat, an Automa, draws a card."""
    automa.state.play(0, GAME.move_from_text("place basic-red"))
    automa.state.play(NATURE, GAME.move_from_text(f"automa {card}"), automa.events)
    automa.resolve_chance()
    return automa


def test_c2_the_deck() -> None:
    places = [card.place for card in CARDS if card.opens == "start"]
    assert len(places) == 13
    assert sum(place in ("own", "die") for place in places) == 7
    assert [places.count(name) for name in ("grandstand", "charterstone", "zeppelin", "market")] == [2, 2, 1, 1]


def test_c2_three_more_cards_join_after_the_story_of_game_4() -> None:
    chapters = "".join(f'[game.{number}]\ntitle = "Later"\n' for number in (4, 5))
    longer = Charterstone(Index(read_edition(chapters)), arrange(5).village)
    for number, cards in ((4, 13), (5, 16)):
        in_village = Charterstone(longer.index, replace(longer.village, number=number))
        assert in_village.start(2).automa_deck.bit_count() == cards


def test_c2_it_holds_its_basic_building_s_card_and_opens_that_crate() -> None:
    table = position(2, options={"automas": 1})
    assert table.held(1) == {"basic-green"}
    at = table.state.progress
    turn_of(table, "11")
    assert table.state.progress == at + 1
    assert table.held(1) == {"b58", "b59"}, "what is in the crate is the opener's"
    assert table.pile("archive") == {"basic-green"}
    assert table.happened("opened")[0]["seat"] == 1
    assert table.has(1, "influence") == 12, "it never pays"
    assert GAME.index.persona_of["p258"] in bits(table.state.chests[1])
    assert not table.state.playing[1], "a persona is of no use to it"


def test_c2_without_a_crate_the_charterstone_gives_only_points() -> None:
    table = position(2, options={"automas": 1}).cards(1)
    at = table.state.progress
    turn_of(table, "11")
    assert (table.has(1, "vp"), table.state.progress, table.state.opened) == (2, at, [])


def test_c2_it_builds_its_most_valuable_card_on_the_first_empty_plot_and_pays_nothing() -> None:
    *_, most = (name for name in BY_VALUE if building(name).crate)
    assert values(most) > values(BY_VALUE[0])
    table = position(2, options={"automas": 1}).cards(1, BY_VALUE[0], most)
    at = table.state.progress
    turn_of(table, "12")
    assert table.plot(1, 2) == most
    assert table.state.progress == at + 1
    assert table.held(1) == {BY_VALUE[0], most}, "the card with a crate is kept"
    assert table.happened("built") == [{"seat": 1, "card": most, "plot": 2, "over": None}]
    assert not table.happened("paid")


def test_c2_a_card_without_a_crate_is_archived_when_it_builds() -> None:
    turned = turn_of(position(2, options={"automas": 1}).cards(1, "b64"), "12")
    assert turned.plot(1, 2) == "b64"
    assert "b64" in turned.pile("archive")


def test_c2_without_a_building_card_the_zeppelin_gives_only_points() -> None:
    table = position(2, options={"automas": 1})
    at = table.state.progress
    turn_of(table, "12")
    assert (table.has(1, "vp"), table.state.progress, table.plot(1, 2)) == (2, at, None)


def full_charter(table: Table) -> Table:
    """Every plot of the second seat's charter is built on; the lowest value is on plot 2."""
    assert values(LOW) == values(SAME) < values(*DEAR[:1])
    for plot, name in enumerate((LOW, *DEAR[:4]), 2):
        table.built(1, name, plot)
    return table


def test_b2_18_it_builds_over_the_lowest_value_with_a_higher_one() -> None:
    table = full_charter(position(2, options={"automas": 1})).known().cards(1, DEAR[4])
    turn_of(table, "12")
    assert table.plot(1, 2) == DEAR[4]
    assert table.happened("built")[0]["over"] == LOW


def test_b2_18_it_does_not_build_over_a_building_of_the_same_value() -> None:
    table = full_charter(position(2, options={"automas": 1})).known().cards(1, SAME)
    turn_of(table, "12")
    assert table.plot(1, 2) == LOW


def test_b2_18_it_places_a_minion_first_in_its_own_charter_and_takes_no_benefit() -> None:
    table = position(2, options={"automas": 1}).known().minions(1, cat=1, butler=1)
    turn_of(table, "1")
    assert table.happened("sent") == [{"seat": 1, "minion": "cat", "building": "basic-green"}]
    assert table.has(1, "vp") == 2, "the difficulty, and nothing for the cat"
    assert table.has(1, "workers_at_hand") == 2
    table.state.play(0, GAME.move_from_text("place basic-green"))
    assert table.has(1, "vp") == 2, "nor when an opponent uses its building"


def test_b1_17_it_takes_the_peril_of_the_building_after_its_card() -> None:
    table = position(2, options={"automas": 1}).known().afflicted("basic-green", "blight")
    turn_of(table, "1")
    assert table.view()["players"][1]["perils"]["blight"] == 1
    assert "peril" not in table.view()["charters"]["green"]["plots"][0]
    keys = [event.key for event in table.events]
    assert keys[keys.index("suffered") + 1] == "turn", "it is the last thing of the turn"
    assert table.has(1, "vp") == 2, "nothing but its card scores"


def test_b1_17_it_takes_the_peril_where_its_minion_goes() -> None:
    table = position(2, options={"automas": 1}).known().minions(1, cat=1).afflicted("basic-green", "blight")
    turn_of(table, "1")
    assert table.happened("sent")
    assert table.view()["players"][1]["perils"]["blight"] == 1


def test_a3_1_progress_moves_before_an_automa_without_influence_retrieves() -> None:
    table = position(2, options={"automas": 1}).on("market", 1).on("treasury", 1).influence(1, 0)
    table.play("place basic-red")
    keys = [event.key for event in table.events]
    assert keys.index("progress") < keys.index("retrieved")


def test_b2_18_it_has_one_minion_of_each_unlocked_kind() -> None:
    table = position(2, options={"automas": 1}).built(0, "b23", 2).cards(0, "b23").goods(0, coin=4)
    table.play("place charterstone")
    assert table.state.minions_at_hand[6] == 1
    assert table.state.minion_supply[0] == 4
    later = arrange(3, 2, purple={"minions": (2, 0, 0, 0, 0, 0)}, green={"automa": True})
    later = Charterstone(GAME.index, replace(later.village, opened=(8, 15)))
    assert later.start(2).minions_at_hand[6:] == [1, 1, 0, 0, 0, 0]
    assert later.start(2).minion_supply == [3, 5, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("number", "mine", "met"), [(2, 4, [0]), (2, 3, [0, 1]), (2, 2, [1]), (3, 0, [0, 1]), (3, 1, [1])]
)
def test_b2_18_what_an_automa_counts_as_for_a_guidepost(number: int, mine: int, met: list[int]) -> None:
    """In game 2 it has three goods, in game 3 it has scored no objective, whatever it really has."""
    table = begun(arrange(number, green={"automa": True}))
    table.state.goods[:14] = [mine, *[0] * 6, 9, *[0] * 6]
    table.state.scored = [mine, 7]
    assert meeting(table.state) == met


def test_b2_18_in_game_5_an_automa_meets_the_guidepost_and_shuts_nobody_out() -> None:
    """However many personas are in its chest: the people are compared with each other."""
    few, more = ("original-purple",), ("original-green", "p258")
    many = {"automa": True, "personas": ("original-yellow", "p314", "p327", "p329")}
    game = arrange(5, 3, purple={"personas": few}, green={"personas": more}, yellow=many)
    assert meeting(begun(game).state) == [1, 2]
    table = begun(game)
    table.state.setup.automas = frozenset(range(3))
    assert meeting(table.state) == [0, 1, 2], "where nobody but Automas play, all of them"


def test_c2_it_draws_places_and_scores() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    assert table.state.turn == (NATURE,)
    assert [str(move) for move in table.state.moves(NATURE)] == [f"automa {number}" for number in range(1, 14)]
    at = table.state.progress
    table.state.play(NATURE, GAME.move_from_text("automa 11"), table.events)
    assert table.has(1, "vp") == 2
    assert table.state.progress == at + 1
    assert table.has(1, "influence") == 12, "it never pays"
    assert table.has(1, "coin") == 0


def test_c2_difficulty_where_the_card_says_nothing() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 1"))
    assert table.has(1, "vp") == 2


def test_c2_it_bumps_and_takes_back() -> None:
    table = position(2, options={"automas": 1}).on("grandstand", 0)
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 8"), table.events)
    assert table.has(0, "workers_at_hand") == 1
    table.state.workers_at_hand[1], table.state.workers[0] = 0, 2
    table.state.play(0, GAME.move_from_text("place basic-blue"), table.events)
    assert table.happened("retrieved") == [{"seat": 1, "workers": 2}]


def test_c2_the_die_chooses_the_charter_and_rank_the_building() -> None:
    table = position(2, options={"automas": 1}).built(0, LOW, 4).built(0, SAME, 5)
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 5"), table.events)
    table.state.play(NATURE, GAME.move_from_text("roll purple"), table.events)
    assert table.happened("placed")[-1]["building"] == SAME, "the second of equal value"


def test_c2_a_rank_too_low_is_the_last_building() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 7"), table.events)
    table.state.play(NATURE, GAME.move_from_text("roll blue"), table.events)
    assert table.happened("placed")[-1]["building"] == "basic-blue"


def test_c2_the_market_card_takes_a_face_up_building_card() -> None:
    table = position(2, options={"automas": 1}).mat("a1", "a2", "a3", "basic-blue", "basic-black")
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 13"), table.events)
    assert [str(move) for move in table.state.moves(NATURE)] == ["sweep basic-black", "sweep basic-blue"]
    table.resolve_chance()
    (took,) = table.happened("took")
    assert table.has(1, "vp") == 1, "what the card says, not the difficulty"
    assert table.held(1) == {"basic-green", took["card"]}
    assert len(table.pile("face_up")) == 5


def test_c2_without_a_building_card_the_market_card_sweeps_another_away() -> None:
    table = position(2, options={"automas": 1}).mat("a1", "a2", "a3", "a4", "a5")
    turn_of(table, "13")
    (swept,) = table.happened("swept")
    assert table.pile("discard") == {swept["card"]}
    assert table.held(1) == {"basic-green"}
    assert len(table.pile("face_up")) == 5


def test_c2_the_deck_is_shuffled_anew_when_it_is_empty() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.automa_deck = 1
    table.state.play(NATURE, GAME.move_from_text("automa 1"))
    assert table.state.automa_deck == (1 << 13) - 1


def test_c2_difficulty_follows_the_scores() -> None:
    for scores, difficulty in (([20, 10], 3), ([10, 10], 2), ([5, 30], 2)):
        table = position(2, options={"automas": 1})
        table.state.ending = True
        table.play("place basic-red")
        table.state.vp = scores
        assert table.state.turn == ()
        assert next_village(table.state).difficulty == difficulty


def test_c2_at_least_one_seat_is_somebody_elses() -> None:
    with pytest.raises(Refused, match="At least one"):
        GAME.start(2, {"automas": 2})


def test_c2_in_a_campaign_it_takes_glory_row_by_row_and_capacity_like_others() -> None:
    left = village(campaign(3, 3, automas=2))
    for index in (1, 2):
        chest = left.charters[index]
        assert chest.automa
        assert chest.coins == 0
        assert len(chest.cards) <= chest.capacity[CAPACITIES.index("card")]
        rows = [row.stars for row in standard().glory]
        marked = list(chest.stars)
        full = [number for number, row in zip(marked, rows, strict=True) if number]
        assert marked[: len(full)] == full, "row by row"
        assert marked[: max(0, len(full) - 1)] == rows[: max(0, len(full) - 1)]
    assert sum(sum(left.charters[index].stars) for index in (1, 2)) > 0


def test_c2_only_the_village_says_who_is_an_automa_in_a_campaign() -> None:
    game = campaign(3, 1, automas=2).game
    with pytest.raises(Refused, match="the village says"):
        game.start(3, {"automas": 1})
    assert isinstance(game, Charterstone)
    assert game.start(3).setup.automas == {1, 2}


def test_c2_a_charter_handed_to_an_automa_discards_down_without_being_asked() -> None:
    rich = {"coins": 5, "resources": (2, 2, 0, 0, 0, 0), "cards": ("a1", "a2", "i1", "i2"), "automa": True}
    game = arrange(2, green={**rich, "minions": (2, 1, 0, 0, 0, 0)})
    game = Charterstone(GAME.index, replace(game.village, opened=(8, 15, 23)))
    state, rng = game.start(2), Random(1)
    state.ending = True
    while state.turn:
        assert state.turn != (1,), "an Automa is never asked"
        play_random(state, rng)
    chest = next_village(state).charters[1]
    kept = {
        "resource": sum(chest.resources),
        "coin": chest.coins,
        "card": len(chest.cards),
        "minion": sum(chest.minions),
    }
    assert tuple(kept.values()) == chest.capacity == (2, 1, 1, 1), "one capacity has grown"


@pytest.mark.parametrize("winner", [0, 1])
def test_c2_it_gains_capacity_like_a_non_winner_even_if_it_has_won(winner: int) -> None:
    table = begun(arrange(2, 2, green={"automa": True}))
    table.state.vp[winner], table.state.ending = 60, True
    while table.state.turn:
        play_random(table.state, Random(1))
    left = next_village(table.state)
    assert left.winners[-1] == (CHARTERS[winner],)
    assert sum(left.charters[1].capacity) == 5
    assert sum(left.charters[0].capacity) == 4 + winner


def test_b2_18_whoever_becomes_an_automa_has_one_minion_of_each_kind() -> None:
    game = arrange(2, 2, green={"automa": True, "minions": (3, 0, 0, 0, 0, 0)})
    state = Charterstone(GAME.index, replace(game.village, opened=(8, 15))).start(2)
    assert state.minions_at_hand[6:] == [1, 1, 0, 0, 0, 0]
    assert state.minion_supply == [5, 5, 0, 0, 0, 0], "the others go back"


def test_c2_a_charter_handed_back_keeps_what_the_automa_built_and_holds() -> None:
    left = village(campaign(3, 2, automas=2))
    back = apply_command(GAME.content, left, {"deed": "hand", "charter": "green", "automa": False})
    assert replace(back.charters[1], automa=True) == left.charters[1]
    assert Charterstone(GAME.index, back).start(3).setup.automas == {2}


def test_c2_an_automa_that_joins_gets_a_building_card_as_others_do() -> None:
    left = village(campaign(3, 2, automas=1))
    joined = apply_command(GAME.content, left, {"deed": "join", "charter": "red", "automa": True})
    state, rng = Charterstone(GAME.index, joined).start(4), Random(1)
    while state.round < 1:
        play_random(state, rng)
    assert state.held[3].bit_count() == 1


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_c2_keeps_the_contract(check: Callable[[Case], None]) -> None:
    check(Case(ANY, 3, seed=4, options={"automas": 2}, every=2))
