"""Positions of games 5 to 7 in which several rules of the story meet (B2.6 to B2.9)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from picking import PLAYERS, picked  # it lies beside the tests of tables
from story import chapter, left, over, settled, until
from villages import Table, loosely

from moonstone.engine import editions_of, secret_from_seed
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS


def polite(seat: int, number: int, seats: int = 2, **more: Any) -> Table:
    """A game in which a seat plays with the persona who may choose not to bump (C: 231)."""
    charters: dict[str, Any] = {CHARTERS[seat]: {"personas": (f"original-{CHARTERS[seat]}", "p231")}}
    return settled(chapter(number, seats, **{**more, **charters})).persona(seat, "p231")


def test_b2_6_a_large_worker_that_stands_beside_another_keeps_the_small_one_away() -> None:
    table = polite(0, 5).play("small basic-blue", "place basic-red", "place basic-red", "no", "small basic-blue")
    assert table.refused("small basic-red") == "rule-of-this-game"
    table = polite(1, 5).play("place basic-red", "place basic-red", "no")
    assert table.refused("small basic-red") == "rule-of-this-game"
    assert "small basic-red" not in table.play("partly").moves()


def test_b2_6_a_companion_finds_a_full_chest() -> None:
    full = {"stars": tuple(row.stars for row in GAME.content.glory), "capacity": (99,) * 4}
    for mood in ("kind", "unkind"):
        table = over(settled(chapter(5, 2, purple=full)).influence(1, 3)).play("decide G", f"companion {mood}")
        village = left(table)
        assert (village.charters[0].mood, village.charters[0].stars) == (mood, full["stars"])


def test_b2_8_the_owner_is_asked_wherever_it_stands_among_two_workers() -> None:
    beside = polite(0, 7, 3, spectral="purple").play("small basic-blue", "place basic-red", "place basic-black")
    beside.play("place basic-red", "no", "no", "small basic-blue", "small basic-red")
    first = polite(1, 7, 3, spectral="purple").play("place basic-red", "no", "place basic-red", "no", "place basic-red")
    own = polite(0, 7, spectral="purple").play("small basic-red", "place basic-blue", "place basic-red", "no", "no")
    own.play("small basic-red")
    for table in (beside, first, own):
        assert (table.asked(), table.state.turn) == ("may", (0,))


def test_b2_8_the_token_of_a_bumped_spectral_worker_is_its_owner_s_before_the_cost_is_paid() -> None:
    for holder, points in ((0, 1), (1, 0)):
        table = settled(chapter(7, spectral="purple", green={"plots": ("basic-green", "b59", "", "", "", "")}))
        table.cards(holder, "a6").goods(0, wood=1).goods(1, wood=1).play("place b59", "no", "place b59")
        assert table.has(1, "wood") == 2, "not paid yet"
        before = table.state.vp[0]
        table.play("yes")
        assert table.state.vp[0] - before == points, "the Envoy of the owner counts, and no other"


def test_b2_9_resources_paid_for_coins_go_to_the_opponent_too() -> None:
    purple = {"personas": ("original-purple", "p255")}
    game = chapter(7, purple=purple, green={"plots": ("basic-green", "b95", "", "", "", "")})
    table = settled(game).persona(0, "p255").goods(0, wood=1, coin=0).play("place b95")
    until(table, "turn")
    assert (table.has(1, "wood"), table.has(1, "coin")) == (1, 0)


def test_b2_9_nothing_is_told_when_people_come_and_go_after_the_choice() -> None:
    """Purple's chair goes to an Automa and back, green leaves, and black picks one of those that are left."""
    campaign, rng = picked(), Random(5)
    campaign.between_games({"deed": "hand", "charter": "purple", "automa": True})
    campaign.between_games({"deed": "leave", "charter": "green"})
    campaign.between_games({"deed": "join", "charter": "black", "automa": False})
    match = campaign.begin(PLAYERS, secret=secret_from_seed("coming and going"))
    while campaign.match is not None:
        campaign.play(match.turn[0], rng.choice(match.state.moves(match.turn[0])))
    state = match.state
    assert len({match.state.private(seat)["victory"] for seat in range(3)}) == 3
    seen = [str(state.view(viewer)) for viewer in (None, 0, 1, 2)]
    assert [len({*re.findall(r"'v[1-6]'", view)}) for view in seen] == [0, 1, 1, 1]
    campaign.between_games({"deed": "hand", "charter": "purple", "automa": False})
    for roles, known in (((), 0), (("black",), 1), (("yellow",), 1), (("purple",), 1)):
        assert len({*re.findall(r'"v[1-6]"', campaign.dumps(roles))}) == known
    shown = loosely(editions_of(campaign.game).public())["village"]["charters"]
    victory = {name: shown[name].get("victory") for name in ("purple", "yellow", "black", "green")}
    assert victory == {"purple": "sealed", "yellow": "sealed", "black": "sealed", "green": None}
