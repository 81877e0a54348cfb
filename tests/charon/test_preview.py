"""What a preview says before a decision is true after it; what a client draws from is what the rules go by."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from positions import ODD, play, position, random_game

from moonstone.games.charon import GAME
from moonstone.games.charon.moves import Relocate, Stake
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import PHASE, Step


def preview(state: CharonState, seat: int | None) -> dict[str, Any]:
    return cast("dict[str, Any]", GAME.client.preview(state, seat))


def view(state: CharonState, seat: int | None = None) -> dict[str, Any]:
    return cast("dict[str, Any]", state.view(seat))


def gems_from_the_moon(state: CharonState, seat: int) -> int:
    return sum(zone["count"] for zone in view(state)["zones"].values() if zone["winner"] == seat)


def assert_changes(state: CharonState, seat: int, shown: dict[str, Any], after: CharonState) -> None:
    """The zones shown are those that stand otherwise afterwards, and the gems won and denied are those."""
    before, then = view(state)["zones"], view(after)["zones"]
    assert shown["zones"] == {name: zone for name, zone in then.items() if zone != before[name]}
    assert shown["won"] == gems_from_the_moon(after, seat) - gems_from_the_moon(state, seat)
    others = [other for other in range(state.seats) if other != seat]
    assert shown["denied"] == sum(gems_from_the_moon(state, one) - gems_from_the_moon(after, one) for one in others)


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_5_1_what_a_flag_would_change_is_what_it_changes(seats: int) -> None:
    rng = Random(seats)
    looked = 0
    for state, _ in random_game(seats, seed=seats):
        if state.step != Step.STAKE or state.round != 1:
            continue
        seat = state.turn[0]
        shown = preview(state, seat)
        stakes = [move for move in state.moves(seat) if isinstance(move, Stake)]
        assert shown["stakes"].keys() == {move.spot for move in stakes}
        assert shown["leaving"].keys() == {move.area for move in stakes}
        for move in rng.sample(stakes, 8):
            after = state.copy()
            after.play(seat, move)
            left = view(after)["areas"][move.area]
            assert shown["leaving"][move.area] == {"flags": left["flags"], "live": left["live"]}
            if after.step in (Step.STAKE, Step.INTELLIGENCE):
                assert_changes(state, seat, shown["stakes"][move.spot], after)
                looked += 1
        for other in range(seats):
            if other != seat:
                theirs = preview(state, other)
                assert (theirs["stakes"], theirs["leaving"], theirs["relocations"]) == (None, None, None)
    assert looked > 20


def test_5_4_what_a_moved_flag_would_change_is_what_it_changes() -> None:
    moon = {"d4": "bb", "f4": "y", "h4": "ggg", "d6": "pp", "f6": "k", "h6": "b"}
    state = position(3).at("intelligence", 0).moon(**moon).flags({"d4": 0, "e4": 1, "f6": 2}).holds(0, "intelligence")
    after_all = state.holds(1, "mineral").holds(2, "warehouse").state
    shown = preview(after_all, 0)
    moves = [move for move in after_all.moves(0) if isinstance(move, Relocate)]
    assert sum(len(spots) for spots in shown["relocations"].values()) == len(moves) > 20
    assert shown["stakes"] is shown["leaving"] is None
    for move in moves:
        after = after_all.copy()
        spot_of = GAME.board.spot_of
        after.flags[spot_of[move.spot]], after.flags[spot_of[move.to]] = 0, 1
        assert_changes(after_all, 0, shown["relocations"][move.spot][move.to], after)
    assert preview(after_all, 1)["relocations"] is None
    play(after_all, 0, "pass")
    assert preview(after_all, 0)["relocations"] is None


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_6_1_the_gems_each_would_claim_are_those_claimed(seats: int) -> None:
    """Told to everybody alike as long as flags are staked."""
    for state, _ in random_game(seats, seed=seats, options=ODD):
        shown = [preview(state, viewer)["claims"] for viewer in (*range(seats), None)]
        assert all(claims == shown[0] for claims in shown)
        if PHASE[state.step] != "stake":
            assert shown[0] is None
            continue
        zones = view(state)["zones"].values()
        for seat, claims in enumerate(shown[0]):
            won = [zone for zone in zones if zone["winner"] == seat and zone["count"]]
            assert claims["total"] == sum(zone["count"] for zone in won) == sum(claims["gems"].values())
            for zone in won:
                assert claims["gems"][zone["gem"]] >= zone["count"]


def test_7_cards_are_told_with_what_they_lack_or_how_they_are_paid() -> None:
    table = position(3).at("build", 0).gems(0, "bbbpkkkkc").hand(0, "7b 3b 9y 5p").row("2k 4b 6y").built(0, "3y")
    state = table.holds(0, "mineral").holds(1, "synchrotron").holds(2, "warehouse").state
    cards = preview(state, 0)["cards"]
    assert cards.keys() == {"7b", "3b", "9y", "5p", "2k", "4b", "6y"}
    assert cards["3b"]["plan"] == "built"
    assert cards["7b"] == {
        "plan": "trades",
        "clear": "p",
        "lacks": "",
        "trades": 1,
        "moves": [
            {"move": "trade", "give": "kkk", "get": "p"},
            {"move": "build", "card": "7b", "clear": "p"},
        ],
    }
    assert (cards["9y"]["plan"], cards["9y"]["moves"]) == ("lacks", [])
    assert sorted(cards["9y"]["lacks"] + cards["9y"]["clear"]) == sorted("yyypp")
    assert cards["2k"]["plan"] == "now"
    play(state, 0, "build 2k y")
    assert preview(state, 0)["cards"]["4b"]["plan"] == "row-used"
    assert preview(state, 1)["cards"]["4b"]["plan"] != "row-used"
    assert all(not card["moves"] for card in preview(state, 1)["cards"].values())


def test_6_4_the_pile_is_told_of_only_while_it_is_looked_through() -> None:
    table = position(3).at("engineering", 0).holds(0, "engineering").holds(1, "mineral").holds(2, "warehouse")
    state = table.pile("12b 12y 12g 12p 12k 8k").state
    assert preview(state, 0)["cards"].keys() >= {"12b", "8k"}
    assert not preview(state, 1)["cards"].keys() & {"12b", "8k"}
    play(state, 0, "pass")
    assert not preview(state, 0)["cards"].keys() & {"12b", "8k"}


def test_8_1_how_many_gems_are_kept_is_told_to_who_must_choose() -> None:
    table = position(3).at("keep").holds(0, "warehouse").holds(1, "mineral").holds(2, "synchrotron")
    state = table.gems(0, "bbbbyyyy").gems(1, "bby").state
    assert preview(state, 0)["keep"] == {"most": 6, "clear_free": False}
    assert preview(state, 1)["keep"] == {"most": 2, "clear_free": False}
    assert preview(state, 2)["keep"] is None
    assert preview(state, None)["keep"] is None
    free = position(2, ODD).at("keep").gems(0, "bbbyc").state
    assert preview(free, 0)["keep"] == {"most": 2, "clear_free": True}


def test_a_spectator_is_told_of_claims_alone() -> None:
    for state, _ in random_game(3, seed=3):
        shown = preview(state, None)
        assert [key for key, value in shown.items() if value is not None] in ([], ["claims"])


def test_parts_are_what_the_board_and_the_cards_are() -> None:
    parts = cast("dict[str, Any]", GAME.client.assets())
    assert parts["zones"].keys() == GAME.board.zone_of.keys()
    assert parts["spots"].keys() == GAME.board.spot_of.keys()
    kinds = {"centre": 1, "road": 2, "crossing": 4}
    for name, spot in parts["spots"].items():
        assert len(spot["zones"]) == kinds[spot["kind"]]
        assert (name in parts["zones"]) == (spot["kind"] == "centre")
        assert 0 <= spot["x"] < parts["columns"]
        assert 0 <= spot["y"] < parts["rows"]
        for zone in spot["zones"]:
            there = parts["zones"][zone]
            assert max(abs(there["x"] - spot["x"]), abs(there["y"] - spot["y"])) <= 1
    assert parts["zones"]["d2"] == {"x": 3, "y": 1, "pits": 1, "tint": "blue"}
    assert parts["cards"]["7b"] == {"number": 7, "cost": {"blue": 3, "purple": 3}, "building": "factory"}
    assert len(parts["cards"]) == 55
    assert parts["letters"]["black"] == "k"
    assert parts["gems"] == ["blue", "yellow", "green", "purple", "black", "clear"]
