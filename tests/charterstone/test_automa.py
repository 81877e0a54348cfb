"""C2: the Automa, which follows a fixed script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from campaigns import ANY, campaign, village
from villages import position

from moonstone.engine import NATURE, Refused
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village
from moonstone.games.charterstone.content.read import standard
from moonstone.testing.contract import CHECKS, Case

CARDS = standard().automa


def test_c2_the_deck() -> None:
    places = [card.place for card in CARDS]
    assert len(places) == 13
    assert sum(place in ("own", "die") for place in places) == 7
    assert [places.count(name) for name in ("grandstand", "charterstone", "zeppelin", "market")] == [2, 2, 1, 1]


def test_c2_it_draws_places_and_scores() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    assert table.state.turn == (NATURE,)
    assert [str(move) for move in table.state.moves(NATURE)] == [f"automa {number}" for number in range(1, 14)]
    at = table.state.progress
    table.state.play(NATURE, GAME.move_from_text("automa 11"), table.events)
    assert table.has(1, "vp") == 3
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
    table = position(2, options={"automas": 1}).built(0, "b22", 4).built(0, "b23", 5)
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 5"), table.events)
    table.state.play(NATURE, GAME.move_from_text("roll purple"), table.events)
    assert table.happened("placed")[-1]["building"] == "b23", "the second of equal value"


def test_c2_a_rank_too_low_is_the_last_building() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 7"), table.events)
    table.state.play(NATURE, GAME.move_from_text("roll blue"), table.events)
    assert table.happened("placed")[-1]["building"] == "basic-blue"
    assert table.has(1, "reputation") == 1


def test_c2_the_market_card_sweeps_a_face_up_card_away() -> None:
    table = position(2, options={"automas": 1})
    table.state.play(0, GAME.move_from_text("place basic-red"))
    table.state.play(NATURE, GAME.move_from_text("automa 13"), table.events)
    assert str(table.state.moves(NATURE)[0]).startswith("sweep")
    table.resolve_chance()
    assert len(table.pile("discard")) == 1
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
        assert chest.cards == ()
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


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_c2_keeps_the_contract(check: Callable[[Case], None]) -> None:
    check(Case(ANY, 3, seed=4, options={"automas": 2}, every=2))
