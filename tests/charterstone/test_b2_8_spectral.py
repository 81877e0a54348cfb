"""B2.8: the spectral worker, and what brings the large one back."""

from __future__ import annotations

from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, keys, left, over, settled, until
from villages import Table

from moonstone.engine import Refused
from moonstone.games.charterstone import GAME, Charterstone

NAMES = {card.title: card.name for card in GAME.content.cards}
WIZARD, SORCERESS = NAMES["The Wizard"], NAMES["The Sorceress"]
GAUNTLET, AMULET = NAMES["Gauntlet of Life"], NAMES["Amulet of Vitality"]


def haunted(number: int = 7, seats: int = 2, **more: Any) -> Table:
    """A game in which the first seat has the spectral worker."""
    return settled(chapter(number, seats, spectral="purple", **more))


def asked_to_redeem(table: Table) -> Table:
    """The end of a game up to the question whether to have the large worker back, or past it."""
    return until(over(table), "redeem")


# What it does


def test_b2_8_when_its_owner_places_it_they_may_gain_reputation() -> None:
    for answer, tokens in (("yes", 1), ("no", 0)):
        table = haunted().play("place basic-red")
        assert (table.asked(), table.state.turn) == ("may", (0,))
        assert table.play(answer).has(0, "reputation") == tokens


def test_b2_8_the_small_worker_of_its_owner_does_nothing() -> None:
    table = haunted().play("small basic-red")
    assert table.state.turn == (1,)


def test_b2_8_the_large_worker_of_another_does_nothing() -> None:
    table = haunted().play("small basic-red", "place basic-blue")
    assert table.state.turn == (0,)


def test_b2_8_when_an_opponent_bumps_it_its_owner_may_gain_reputation() -> None:
    table = haunted().play("place basic-red", "no", "place basic-red")
    assert (table.asked(), table.state.turn) == ("may", (0,)), "its owner is asked, not who bumps"
    table.play("yes")
    assert (table.has(0, "reputation"), table.has(1, "reputation")) == (1, 0)


def test_b2_8_when_its_own_owner_bumps_it_nothing_is_gained() -> None:
    table = haunted().play("place basic-red", "no", "place basic-blue", "small basic-red")
    assert table.state.turn == (1,)
    assert table.has(0, "reputation") == 0


def test_b2_8_when_the_small_worker_is_bumped_nothing_is_gained() -> None:
    table = haunted().play("small basic-red", "place basic-red")
    assert table.state.turn == (0,)
    assert table.asked() == "turn"


def test_b2_8_when_an_automa_bumps_it_its_owner_may_gain_reputation() -> None:
    table = haunted(green=AUTOMA)
    state = table.state
    state.play(0, GAME.move_from_text("place basic-green"))
    state.play(0, GAME.move_from_text("no"))
    state.play(-1, GAME.move_from_text("automa 1"), table.events)
    assert table.happened("placed")[-1]["bumped"] == 0
    assert (table.asked(), state.turn) == ("may", (0,))
    table.play("yes")
    assert table.has(0, "reputation") == 1


def test_b2_8_taking_it_back_brings_nothing() -> None:
    table = haunted().play("place basic-red", "no", "place basic-blue", "retrieve")
    assert table.state.turn == (1,)


def test_b2_8_without_influence_nothing_is_asked() -> None:
    table = haunted().influence(0, 0).play("place basic-red")
    assert table.state.turn == (1,)


def test_b2_8_views_say_whose_it_is() -> None:
    assert [player["spectral"] for player in haunted(8).view()["players"]] == [True, False]
    assert haunted().happened("bumped") == []


# The large worker comes back

PAYMENTS = [WIZARD, SORCERESS, GAUNTLET, AMULET]


@pytest.mark.parametrize("card", PAYMENTS)
@pytest.mark.parametrize("number", [7, 8, 11])
def test_b2_8_a_wizard_a_sorceress_a_gauntlet_or_an_amulet_brings_it_back(number: int, card: str) -> None:
    table = asked_to_redeem(haunted(number).cards(0, card))
    assert (table.asked(), table.state.turn) == ("redeem", (0,))
    village = left(table.play(f"redeem {card}"))
    assert village.spectral == ""
    assert card not in village.charters[0].cards


@pytest.mark.parametrize(("coins", "enough"), [(8, False), (9, True), (12, True)])
def test_b2_8_nine_coins_bring_it_back(coins: int, enough: bool) -> None:
    table = asked_to_redeem(haunted().goods(0, coin=coins))
    assert bool(table.state.turn) is enough
    if enough:
        table.play("redeem coin")
        assert left(table).spectral == ""
        assert left(table).charters[0].coins == min(coins - 9, 1), "as much as there is room for"
    else:
        assert left(table).spectral == "purple"


def test_b2_8_other_guests_and_treasures_bring_nothing_back() -> None:
    others = [card.name for card in GAME.content.cards if card.kind in ("guest", "treasure")]
    table = asked_to_redeem(haunted().cards(0, *(name for name in others if name not in PAYMENTS)))
    assert table.asked() != "redeem"


def test_b2_8_the_owner_may_leave_it() -> None:
    table = asked_to_redeem(haunted().goods(0, coin=9))
    assert "no" in table.moves()
    village = left(table.play("no"))
    assert village.spectral == "purple"


def test_b2_8_it_is_asked_between_marking_personas_and_discarding() -> None:
    table = asked_to_redeem(haunted(opened=(1,)).goods(0, coin=12))
    assert "used" in keys(table)
    assert "discarded" not in keys(table)
    assert table.has(0, "coin") == 12, "more than there is room for"
    table.play("redeem coin")
    left(table)
    assert "discarded" in keys(table)


@pytest.mark.parametrize("number", [7, 8, 9, 10, 11])
def test_b2_8_it_can_be_redeemed_at_the_end_of_any_game_from_the_seventh_on(number: int) -> None:
    assert asked_to_redeem(haunted(number).goods(0, coin=9)).asked() == "redeem"


def test_b2_8_it_cannot_be_redeemed_at_the_end_of_the_sixth() -> None:
    village = left(asked_to_redeem(settled(chapter(6, 1)).goods(0, coin=12)))
    assert village.spectral == "purple"


def test_b2_8_only_its_owner_is_asked() -> None:
    table = asked_to_redeem(haunted().goods(1, coin=12))
    assert not table.state.turn or table.asked() != "redeem"


def test_b2_8_a_redeemed_worker_is_an_ordinary_one_in_the_next_game() -> None:
    table = asked_to_redeem(haunted().goods(0, coin=9))
    table.play("redeem coin")
    following = settled(Charterstone(INDEX, left(table)))
    assert following.view()["players"][0]["spectral"] is False
    assert following.play("place basic-red").state.turn == (1,)


# Who has it cannot win the campaign


def test_b2_8_its_owner_can_win_a_game() -> None:
    table = haunted()
    table.state.vp = [30, 0]
    assert left(over(table)).winners[-1] == ("purple",)


RICH = {"capacity": (5, 5, 5, 5)}


def test_b2_8_its_owner_cannot_win_the_campaign() -> None:
    table = over(settled(chapter(12, spectral="purple", purple=RICH)))
    village = left(table)
    assert village.final["purple"].total > village.final["green"].total
    assert village.champions == ("green",)
    assert table.view()["final"]["barred"] == "purple"


@pytest.mark.parametrize(("seats", "purple", "barred"), [(2, {}, None), (1, {}, "purple"), (2, {"trophies": 9}, None)])
def test_b2_8_b2_15_who_did_not_win_for_the_spectral_worker_s_sake_is_shown(
    seats: int, purple: dict[str, Any], barred: str | None
) -> None:
    """Nobody with fewer points is barred; a player who is alone with it is, although nobody has more."""
    spectral = "" if purple else "purple"
    rich: dict[str, Any] = {"green": {"trophies": 9}} if seats > 1 and not purple else {}
    table = over(settled(chapter(12, seats, spectral=spectral, purple=purple, **rich)))
    left(table)
    assert table.view()["final"]["barred"] == barred


def test_b2_8_at_the_end_of_the_campaign_it_comes_back_but_its_owner_does_not_win() -> None:
    table = asked_to_redeem(settled(chapter(12, spectral="purple", purple=RICH)).goods(0, coin=9))
    village = left(table.play("no"))
    assert village.champions == ("green",)
    for seed in range(9):
        game = Charterstone(INDEX, village)
        afterwards = until(Table(game.start(2), game, seed), "turn")
        assert not any(player["spectral"] for player in afterwards.view()["players"])


def test_b2_8_redeemed_at_the_end_of_the_last_game_its_owner_can_win() -> None:
    table = asked_to_redeem(settled(chapter(12, spectral="purple", purple=RICH)).goods(0, coin=9))
    assert left(table.play("redeem coin")).champions == ("purple",)


def test_b2_8_redeemed_in_time_its_owner_can_win() -> None:
    table = asked_to_redeem(haunted(11, purple=RICH).goods(0, coin=9))
    table.play("redeem coin")
    village = left(table)
    assert left(over(settled(Charterstone(INDEX, village)))).champions == ("purple",)


def test_b2_8_at_the_end_of_the_campaign_the_large_worker_comes_back() -> None:
    village = left(over(settled(chapter(12, spectral="purple"))))
    assert village.final
    assert village.spectral == ""


# Joiners, leavers and Automas


def test_b2_8_the_spectral_worker_of_somebody_who_leaves_goes_back_to_the_box() -> None:
    base = chapter(8, 3, spectral="purple")
    village = base.legacy.between_games({"deed": "leave", "charter": "purple"}).village
    assert village.spectral == ""
    again = Charterstone(INDEX, village).legacy.between_games({"deed": "join", "charter": "purple", "automa": False})
    assert again.village.spectral == ""


def test_b2_8_somebody_else_who_leaves_changes_nothing() -> None:
    base = chapter(8, 3, spectral="purple")
    assert base.legacy.between_games({"deed": "leave", "charter": "green"}).village.spectral == "purple"


def test_b2_18_a_charter_handed_to_an_automa_is_not_spectral() -> None:
    base = chapter(8, 3, spectral="purple")
    village = base.legacy.between_games({"deed": "hand", "charter": "purple", "automa": True}).village
    assert village.spectral == "", "an Automa can never be spectral"


def test_b2_8_nothing_else_can_be_redeemed() -> None:
    table = asked_to_redeem(haunted().goods(0, coin=9).cards(0, "a1"))
    with pytest.raises(Refused):
        table.state.play(0, GAME.move_from_text("redeem a1"))
    with pytest.raises(Refused):
        table.state.play(0, GAME.move_from_text(f"redeem {WIZARD}"))
