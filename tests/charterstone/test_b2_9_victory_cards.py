"""B2.9 and B2.20: who is paid in the seventh game, and victory cards and who may know them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from story import AUTOMA, INDEX, chapter, left, over, settled, started, until
from villages import Table

from moonstone.engine import NATURE
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS

CARDS = [f"v{number}" for number in range(1, 7)]
SECRET: dict[str, Any] = {"purple": {"victory": "v2"}, "green": {"victory": "v5"}}

# What an opponent's building costs (B2.9)


def test_b2_9_resources_that_an_opponents_building_costs_go_to_that_opponent() -> None:
    table = settled(chapter(7, green={"plots": ("basic-green", "b59", "", "", "", "")})).goods(0, wood=1)
    have = table.state.supply[2]
    table.play("place b59")
    assert (table.has(0, "wood"), table.has(1, "wood")) == (0, 1)
    assert table.state.supply[2] == have, "the supply has none of it"


def test_b2_9_coins_that_an_opponents_building_costs_go_to_that_opponent() -> None:
    plots = ("basic-green", "b46", "", "", "", "")
    table = settled(chapter(7, opened=(15,), green={"plots": plots})).goods(0, coal=2, coin=3)
    table.play("place b46")
    until(table, "turn")
    assert (table.has(1, "coin"), table.has(1, "coal")) == (1, 1)
    assert (table.has(0, "coin"), table.has(0, "coal")) == (2, 1)


def test_b2_9_what_counts_is_the_charter_it_stands_in() -> None:
    table = settled(chapter(7, 3, yellow={"plots": ("basic-yellow", "b59", "", "", "", "")})).goods(0, wood=1)
    table.play("place b59")
    assert [table.has(seat, "wood") for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize("whose", ["own", "inactive", "automa", "commons"])
def test_b2_9_the_cost_of_ones_own_an_inactive_or_an_automas_building_goes_to_the_supply(whose: str) -> None:
    plots: dict[str, Any] = {"plots": ("basic-green", "b59", "", "", "", "")}
    if whose == "own":
        game, seat = chapter(7, green=plots), 1
    elif whose == "inactive":
        game, seat = chapter(7, red={"plots": ("basic-red", "b59", "", "", "", "")}), 0
    elif whose == "automa":
        game, seat = chapter(7, green={**plots, **AUTOMA}), 0
    else:
        game, seat = chapter(7), 0
    table = settled(game, first=seat)
    table.goods(0, wood=seat == 0).goods(1, wood=seat == 1)
    have = table.state.supply[2]
    if whose == "commons":
        table.play("place treasury")
        assert table.has(1, "wood") == 0
    else:
        table.state.play(seat, GAME.move_from_text("place b59"), table.events)
        assert table.has(1 - seat, "wood") == 0
    assert table.state.supply[2] == have + 1


def test_b2_9_on_sky_islands_it_holds_too() -> None:
    table = started(chapter(7, green={"tiles": ("b59", "", "", "")}), first=1).play("lay 5 2", "lay 6 3")
    table = until(table, "turn").play("place basic-red").goods(0, wood=1)
    table.play("place b59")
    assert table.has(1, "wood") == 1


def test_b2_9_influence_cards_and_perils_are_paid_as_ever() -> None:
    plots = ("basic-green", "b32", "", "", "", "")
    table = settled(chapter(7, green={"plots": plots})).cards(0, "a1").play("place b32")
    assert (table.held(0), table.held(1)) == (set(), {"basic-green"})
    plots = ("basic-green", "b95", "", "", "", "")
    table = settled(chapter(7, green={"plots": plots})).goods(0, coin=1).play("place b95")
    assert (table.has(1, "coin"), table.has(1, "influence"), table.has(0, "influence")) == (1, 12, 11)


def test_b2_9_the_log_says_who_receives_what_is_paid() -> None:
    """Coins and resources go to the opponent, influence to the supply, and each is told for itself."""
    plots = ("basic-green", "b59", "b95", "", "", "")
    table = settled(chapter(7, green={"plots": plots})).goods(0, wood=1, coin=1)
    table.play("place b59", "place basic-red", "small b95")
    assert table.happened("paid") == [
        {"seat": 0, "goods": {"wood": 1}, "to": 1},
        {"seat": 0, "goods": {"coin": 1}, "to": 1},
        {"seat": 0, "goods": {"influence": 1}},
    ]
    table = settled(chapter(8, green={"plots": plots})).goods(0, wood=1)
    assert table.play("place b59").happened("paid") == [{"seat": 0, "goods": {"wood": 1}}]


def test_b2_9_in_other_games_costs_go_to_the_supply() -> None:
    table = settled(chapter(8, green={"plots": ("basic-green", "b59", "", "", "", "")})).goods(0, wood=1)
    table.play("place b59")
    assert table.has(1, "wood") == 0


def test_b2_18_an_automa_pays_nobody() -> None:
    table = settled(chapter(7, 2, green=AUTOMA)).goods(0, wood=0)
    for _ in range(8):
        table.play(next(move for move in table.moves() if move == "retrieve" or move.startswith(("place", "small"))))
        until(table, "turn")
        if not table.state.turn:
            break
    assert not [event for event in table.events if event.key == "paid" and event.args.get("seat") == 1]


# Picking (B2.9)


def picking(seats: int = 3, **charters: Any) -> Table:
    """The seventh game is over; the second seat has chosen that each keeps its own aim."""
    table = over(settled(chapter(7, seats, **charters)).influence(0, 2).influence(2, 2))
    return table.play("decide K")


def test_b2_9_starting_with_the_chooser_each_picks_one_going_clockwise() -> None:
    table = picking()
    asked = []
    while table.asked() == "victory":
        asked.append(table.state.turn[0])
        table.play(table.moves()[0])
    assert asked == [1, 2, 0]


def test_b2_9_each_card_is_picked_once() -> None:
    table = picking()
    assert table.moves() == [f"victory {card}" for card in CARDS]
    table.play("victory v3")
    assert table.moves() == [f"victory {card}" for card in CARDS if card != "v3"]
    assert table.refused("victory v3")
    assert table.refused("victory common")
    village = left(table.play("victory v1", "victory v6"))
    assert [charter.victory for charter in village.charters] == ["v6", "v3", "v1", "", "", ""]


def test_b2_9_inactive_charters_get_none() -> None:
    village = left(picking())
    assert {charter.victory for charter in village.charters[3:]} == {""}
    last = left(over(settled(chapter(12, choices="ACEGIKNPQS", **SECRET))))
    assert set(last.final) == {"purple", "green"}


def test_b2_9_an_automa_has_a_random_one_that_nobody_picked() -> None:
    seen = set()
    game = chapter(12, 3, choices="ACEGIKNPQS", green=AUTOMA, yellow=AUTOMA, purple={"victory": "v2"})
    for seed in range(20):
        table = settled(game)
        table.rng.seed(seed)
        cards = [score.card for score in left(over(table)).final.values()]
        assert cards[0] == "v2"
        assert len(set(cards)) == 3
        assert set(cards) <= set(CARDS)
        seen |= set(cards)
    assert seen == set(CARDS)


@pytest.mark.parametrize("seats", [1, 6])
def test_b2_9_there_is_a_card_for_everybody(seats: int) -> None:
    table = over(settled(chapter(7, seats)), "treasury")
    village = left(table.play("decide K"))
    picked = [charter.victory for charter in village.charters[:seats]]
    assert len(set(picked)) == seats
    assert "" not in picked


def test_b2_9_after_l_everyone_has_the_common_card() -> None:
    table = over(settled(chapter(7, 3)))
    village = left(table.play("decide L"))
    assert {charter.victory for charter in village.charters[:3]} == {"common"}
    assert "victory" not in {event.key for event in table.events}


def test_b2_20_the_cards() -> None:
    shown: Any = chapter(8, choices="ACEGIK").editions.public()
    cards = {name: (card["capacity"], card["persona"], card["trophy"]) for name, card in shown["victory"].items()}
    assert sorted(cards[name] for name in CARDS) == [(1, 6, 8), (1, 7, 7), (2, 5, 8), (2, 7, 6), (3, 5, 7), (3, 6, 6)]
    shown = chapter(8).editions.public()
    common = shown["victory"]["common"]
    assert (common["capacity"], common["persona"], common["trophy"]) == (2, 6, 7)


# Who may know (B2.9)


def knows(data: object, card: str) -> bool:
    return f'"{card}"' in json.dumps(data, default=str)


@pytest.mark.parametrize("number", [8, 10, 12])
def test_b2_9_in_later_games_only_its_owner_sees_a_card(number: int) -> None:
    table = settled(chapter(number, choices="ACEGIKNPQS"[: number - 2], **SECRET))
    mine, other, spectator = (table.view(seat) for seat in (0, 1, None))
    assert (mine["victory"], other["victory"], spectator["victory"]) == ("v2", "v5", None)
    for view in (mine, other, spectator):
        assert [player["victory"] for player in view["players"]] == ["sealed", "sealed"]
    assert not knows(spectator, "v2")
    assert not knows(other, "v2")


def test_b2_9_while_cards_are_picked_nobody_else_sees_which() -> None:
    table = picking().play("victory v3")
    assert table.view(1)["victory"] == "v3"
    for seat in (None, 0):
        assert table.view(seat)["victory"] is None
        assert not knows(table.view(seat)["players"], "v3")
    told = [event for event in table.events if event.key == "victory-picked"]
    assert all("v3" not in str(event.args) for event in told)


def test_b2_9_the_cards_that_are_left_tell_who_picks_next_and_nobody_else() -> None:
    """The question says what every card counts, picked or not, so that it tells nobody which are left."""
    table = picking().play("victory v3")
    for seat in (0, None):
        shown: Any = table.view(seat)
        cards = shown["question"].pop("cards")
        assert [*cards] == ["v1", "v2", "v3", "v4", "v5", "v6"]
        assert not knows(shown, "v3")


def test_b2_9_a_guess_does_not_tell_what_the_next_can_pick() -> None:
    """The one who picks has seen the list already; what somebody else guesses is listed anew."""
    state = picking().play("victory v3").state
    assert len(state.moves(2)) == 5
    missing = set()
    for seed in range(30):
        guess = state.determinize(0, Random(seed))
        listed = {str(move) for move in guess.moves(2)}
        missing |= {card for card in CARDS if f"victory {card}" not in listed}
        assert f"victory v{guess.victory[1]}" not in listed
    assert missing == {*CARDS}


def test_b2_9_the_campaigns_home_does_not_show_them() -> None:
    game = chapter(8, choices="ACEGIK", **SECRET)
    shown: Any = game.editions.public()
    assert [shown["village"]["charters"][name]["victory"] for name in CHARTERS[:2]] == ["sealed", "sealed"]
    public = game.village.public()
    assert [charter.victory for charter in public.charters[:2]] == ["sealed", "sealed"]


def test_b2_9_a_common_card_is_no_secret() -> None:
    shown = settled(chapter(8)).view()
    assert [player["victory"] for player in shown["players"]] == ["common", "common"]


def test_b2_9_at_the_final_scoring_all_are_turned_up() -> None:
    game = chapter(12, choices="ACEGIKNPQS", **SECRET)
    table = over(settled(game))
    village = left(table)
    assert {name: score.card for name, score in village.final.items()} == {"purple": "v2", "green": "v5"}
    shown: Any = Charterstone(INDEX, village).editions.public()
    assert shown["village"]["final"]["purple"]["card"] == "v2"
    final = table.view(None)["final"]
    assert final is not None
    assert final["scores"]["green"]["card"] == "v5"


def test_b2_9_a_view_of_the_game_is_not_told_by_the_moves_of_another() -> None:
    table = picking()
    state = table.state
    before = state.view(None)
    events: list[Any] = []
    state.play(1, GAME.move_from_text("victory v4"), events)
    assert before["step"] == "victory"
    assert all("v4" not in str(event.args) for event in events)
    assert state.turn != (NATURE,)


# Joiners


def test_b2_9_who_joins_after_k_picks_one_of_those_that_are_left() -> None:
    base = chapter(9, choices="ACEGIKN", **SECRET)
    game = base.legacy.between_games({"deed": "join", "charter": "yellow", "automa": False})
    table = started(game)
    while table.asked() != "victory" and table.state.turn:
        table.play(table.moves()[0])
        if table.asked() == "turn":
            break
    assert (table.asked(), table.state.turn) == ("victory", (2,))
    assert not {"victory v2", "victory v5"} & set(table.moves())


def test_b2_9_who_joins_after_l_has_the_common_card() -> None:
    game = chapter(9).legacy.between_games({"deed": "join", "charter": "yellow", "automa": False})
    table = until(settled(game), "turn")
    assert table.view()["players"][2]["victory"] == "common"
