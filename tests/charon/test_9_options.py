"""Rule 9: options at table creation, each by its default and by its other reading, and the four rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

import pytest
from positions import (
    VERSION_1,
    cards,
    gems_of,
    happened,
    keep_all,
    play,
    position,
    random_game,
    refusal,
    resolve_chance,
    supply_of,
    typed,
    within,
)

from moonstone.bots import make
from moonstone.bots.bot import Observation
from moonstone.engine import NATURE, AnyGame, Event, Json, Refused
from moonstone.games.charon import GAME
from moonstone.games.charon.cards import names_in
from moonstone.games.charon.moves import Pass
from moonstone.games.charon.rules.paying import Purse
from moonstone.games.charon.rules.state import CharonState
from moonstone.games.charon.rules.steps import Step

DEFAULTS = {
    "keep_clear": "count",
    "warehouse_gives": "colour",
    "swap_from": "pile",
    "trade_for_clear": False,
    "row_chosen": "after_seeding",
    "synchrotron": "building",
    "two_flags_from": 4,
}
THE_ROW = {"row_chosen": "after_then_before"}
"""What all rulebooks say otherwise than the default."""
CHOICE = {"trade_for_clear": True, "synchrotron": "before_building"}
"""A gem of one's choice in a trade, and in all cases several holders act in reverse turn order (fr, de, hu)."""


def test_9_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == DEFAULTS
    assert GAME.start(3).view(None)["options"] == DEFAULTS


def test_9_every_option_has_its_readings_in_words() -> None:
    for option in GAME.options:
        assert len(option.values) == (3 if option.name == "row_chosen" else 2)
        assert set(option.readings) == set(option.values)
        assert option.text.endswith("?")


@pytest.mark.parametrize(
    ("preset", "otherwise"),
    [
        ("fr", {**THE_ROW, **CHOICE}),
        ("it", {**THE_ROW, "keep_clear": "free", "warehouse_gives": "clear"}),
        ("hu", {**THE_ROW, **CHOICE, "swap_from": "deck"}),
        ("de", {**THE_ROW, **CHOICE}),
    ],
)
def test_9_presets_read_as_their_rulebook(preset: str, otherwise: dict[str, Json]) -> None:
    state = GAME.start(4, GAME.preset(preset))
    assert state.view(None)["options"] == {**DEFAULTS, **otherwise}


def test_9_two_flags_from_five_players_is_called_a_house_rule() -> None:
    """No rulebook says so, and no preset sets it."""
    option = next(option for option in GAME.options if option.name == "two_flags_from")
    assert "house rule" in option.readings[5]
    assert not any("two_flags_from" in preset for preset in GAME.presets.values())


def test_9_in_version_1_options_were_fewer() -> None:
    """A game that began with them has the same options still; new tables are not opened under it."""
    assert VERSION_1.start(3).view(None)["options"] == {
        name: value for name, value in DEFAULTS.items() if name != "synchrotron"
    }
    assert not VERSION_1.presets
    for options in ({"row_chosen": "after_then_before"}, {"synchrotron": "building"}):
        with pytest.raises(Refused):
            VERSION_1.start(3, options)


def test_9_there_are_four_presets() -> None:
    assert set(GAME.presets) == {"fr", "it", "hu", "de"}
    with pytest.raises(Refused) as refused:
        GAME.preset("en")
    assert refused.value.code == "unknown-preset"


@pytest.mark.parametrize("preset", ["fr", "it", "hu", "de"])
@pytest.mark.parametrize("seats", [2, 5])
def test_9_a_game_by_each_preset_ends(preset: str, seats: int) -> None:
    state = [state for state, _ in random_game(seats, GAME.preset(preset), seed=1)][-1]
    assert state.result is not None


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"flags": 7}, "unknown-option"),
        ({"keep_clear": "yes"}, "bad-option"),
        ({"keep_clear": True}, "bad-option"),
        ({"trade_for_clear": 1}, "bad-option"),
        ({"two_flags_from": 3}, "bad-option"),
        ({"two_flags_from": "4"}, "bad-option"),
        ({"row_chosen": None}, "bad-option"),
        ({"synchrotron": "first"}, "bad-option"),
        ({"swap_from": ["pile"]}, "bad-option"),
    ],
)
def test_9_other_options_are_refused(options: Mapping[str, Json], code: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(3, options)
    assert refused.value.code == code


# Clear gems count towards the keep limit


def test_9_clear_gems_count_towards_the_keep_limit() -> None:
    state = position(2).at("build", 1).gems(0, "bcc").state
    play(state, 1, "end")
    assert state.turn == (0,)
    assert typed(state, 0) == {"keep bc", "keep cc", "keep b", "keep c", "keep none"}


def test_9_clear_gems_do_not_count_and_all_stay() -> None:
    state = position(2, {"keep_clear": "free"}).at("build", 1).gems(0, "bbkcccc").state
    play(state, 1, "end")
    assert typed(state, 0) == {"keep bb", "keep bk", "keep b", "keep k", "keep none"}
    assert refusal(state, 0, "keep bc") == "clear-stays"
    play(state, 0, "keep bk")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("bkcccc", 2)


def test_9_two_coloured_gems_and_any_clear_ones_are_not_too_many() -> None:
    state = position(2, {"keep_clear": "free"}).at("build", 1).gems(0, "bkcccc").state
    play(state, 1, "end")
    keep_all(state)
    assert (gems_of(state, 0), state.round) == ("bkcccc", 2)


def test_9_with_clear_gems_alone_there_is_nothing_to_ask() -> None:
    state = position(2, {"keep_clear": "free"}).at("build", 1).gems(0, "cccc").state
    play(state, 1, "end")
    assert (gems_of(state, 0), state.round) == ("cccc", 2)


def test_9_six_coloured_gems_and_clear_ones_in_the_warehouse() -> None:
    state = position(3, {"keep_clear": "free"}).at("keep").gems(0, "bbbbbbbkcc").holds(0, "warehouse").state
    assert [str(move) for move in state.moves(0)][:3] == ["keep bbbbbb", "keep bbbbbk", "keep bbbbb"]
    play(state, 0, "keep bbbbbk")
    assert gems_of(state, 0) == "bbbbbkcc"


# Underground Warehouse trade gives


def test_9_the_warehouse_gives_a_coloured_gem() -> None:
    state = position().at("build", 0).gems(0, "bbk").holds(0, "warehouse").state
    trades = {move for move in typed(state, 0) if move.startswith("trade")}
    assert trades == {f"trade {give} {get}" for give in ("bb", "bk") for get in "bygpk"}


def test_9_the_warehouse_gives_a_clear_gem() -> None:
    state = position(3, {"warehouse_gives": "clear"}).at("build", 0).gems(0, "bbbk").holds(0, "warehouse").state
    assert refusal(state, 0, "trade bb k") == "not-gained-by-trade"
    play(state, 0, "trade bb c")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("bkc", 5)


def test_9_a_clear_gem_while_they_last() -> None:
    table = position(3, {"warehouse_gives": "clear"}).at("build", 0).gems(0, "bbbb").gems(1, "ccccc")
    state = table.holds(0, "warehouse").state
    play(state, 0, "trade bb c")
    assert refusal(state, 0, "trade bb c") == "supply-empty"


def test_9_three_for_one_still_gives_a_coloured_gem() -> None:
    state = position(3, {"warehouse_gives": "clear"}).at("build", 0).gems(0, "bbbk").holds(0, "warehouse").state
    assert refusal(state, 0, "trade bbb c") == "not-gained-by-trade"
    play(state, 0, "trade bbb y")
    assert gems_of(state, 0) == "yk"


def test_9_without_the_warehouse_no_clear_gem() -> None:
    state = position(3, {"warehouse_gives": "clear"}).at("build", 0).gems(0, "bbbk").state
    assert refusal(state, 0, "trade bb c") == "wrong-rate"
    assert refusal(state, 0, "trade bbb c") == "not-gained-by-trade"


# Duplicate swap draws from


@pytest.mark.parametrize("source", ["pile", "deck"])
def test_9_duplicates_are_swapped_with_the_pile_or_the_deck(source: str) -> None:
    table = position(3, {"swap_from": source}).round(2).at("swap").built(0, "7b").hand(0, "7k 5b").fresh(0, "7k")
    state = table.state
    before = {"pile": state.pile, "deck": state.deck}
    play(state, 0, "swap 7k")
    play(state, 0, "done")
    assert typed(state, NATURE) == {f"draw {name}" for name in names_in(before[source])}
    drawn = state.moves(NATURE)[0]
    (event,) = play(state, NATURE, drawn)
    got = cards(str(drawn).split()[1])
    assert event.args == {"seat": 0, "from": source}
    assert state.hands[0] == cards("5b") | got
    after = {**before, source: before[source] & ~got | cards("7k")}
    assert {"pile": state.pile, "deck": state.deck} == after


def test_9_with_the_deck_an_empty_pile_does_not_matter() -> None:
    table = position(2, {"swap_from": "deck"}).at("build", 1).hand(0, "12b 12y 12g 12p 12k 2b").built(0, "7b")
    state = table.row("").pile("").state
    play(state, 1, "end")
    resolve_chance(state)
    assert (state.step, state.turn) == (Step.SWAP, (0,))


# A trade may yield a clear gem


def test_9_a_trade_may_not_yield_a_clear_gem() -> None:
    state = position().at("build", 0).gems(0, "bbb").state
    assert refusal(state, 0, "trade bbb c") == "not-gained-by-trade"


def test_9_a_trade_may_yield_a_clear_gem() -> None:
    state = position(3, {"trade_for_clear": True}).at("build", 0).gems(0, "bbb").state
    play(state, 0, "trade bbb c")
    assert (gems_of(state, 0), supply_of(state, "clear")) == ("c", 5)


def test_9_but_none_that_is_not_there() -> None:
    state = position(3, {"trade_for_clear": True}).at("build", 0).gems(0, "bbb").gems(1, "cccccc").state
    assert refusal(state, 0, "trade bbb c") == "supply-empty"


def test_9_own_clear_gems_go_back_first() -> None:
    state = position(3, {"trade_for_clear": True}).at("build", 0).gems(0, "bbc").gems(1, "ccccc").state
    play(state, 0, "trade bbc c")
    assert gems_of(state, 0) == "c"


def test_9_the_synchrotron_still_takes_no_clear_gem() -> None:
    state = position(3, {"trade_for_clear": True}).at("build", 0).gems(0, "bbc").holds(0, "synchrotron").state
    assert not any("c" in move.split()[1:3] for move in typed(state, 0) if move.startswith("synchrotron"))


# Row cards chosen


@pytest.mark.parametrize(
    ("value", "steps"),
    [
        ("after_seeding", [Step.ORDER, Step.BURY, Step.SEED, Step.DEAL, Step.OFFER, Step.STAKE]),
        ("before_seeding", [Step.ORDER, Step.BURY, Step.DEAL, Step.OFFER, Step.SEED, Step.STAKE]),
    ],
)
def test_9_row_cards_chosen_after_or_before_the_gems_are_seeded(value: str, steps: list[Step]) -> None:
    rng = Random(1)
    state = GAME.start(3, {"row_chosen": value})
    seen = [state.step]
    while state.step != Step.STAKE:
        seat = state.turn[0]
        state.play(seat, rng.choice(state.moves(seat)))
        seen += [state.step] * (state.step != seen[-1])
    assert seen == steps


def test_9_before_seeding_in_every_round() -> None:
    chosen = 0
    for state, _ in random_game(3, {"row_chosen": "before_seeding"}, seed=2):
        if state.step == Step.OFFER:
            chosen += 1
            assert not all(state.zone_gems[zone] for zone in state.setup.zones)
        if state.step == Step.STAKE:
            assert all(state.zone_gems[zone] for zone in state.setup.zones)
    assert chosen == 4 * 3


def test_9_after_seeding_in_round_1_and_before_it_later() -> None:
    seeded = []
    for state, events in random_game(3, THE_ROW, seed=2):
        if happened(events, "row-revealed"):
            seeded.append(all(state.zone_gems[zone] for zone in state.setup.zones))
        if state.step == Step.STAKE:
            assert all(state.zone_gems[zone] for zone in state.setup.zones)
    assert seeded == [True, False, False, False]


# Synchrotron with several holders

EARLY = {"synchrotron": "before_building"}


def two_holders(options: Mapping[str, Json] = EARLY) -> tuple[CharonState, list[Event]]:
    """Seats 1 and 3 hold the Synchrotron; by gems the new order is 3, 0, 1, 2."""
    table = position(4, options).moon().order(0, 1, 2, 3).holds(1, "synchrotron").holds(3, "synchrotron")
    table.holds(0, "warehouse").holds(2, "mineral").gems(3, "bbbb").gems(0, "ggg").gems(1, "yy")
    return table.claims()


def test_9_the_synchrotron_in_the_holders_own_build_turn() -> None:
    state, _ = two_holders({})
    assert (state.step, state.turn) == (Step.BUILD, (3,))
    play(state, 3, "synchrotron b k 4")
    assert gems_of(state, 3) == "kkkk"


def test_9_the_synchrotron_before_the_builds_in_reverse_turn_order() -> None:
    state, events = two_holders()
    assert happened(events, "order-set") == [{"order": [3, 0, 1, 2]}]
    assert (state.step, state.turn) == (Step.SYNCHROTRON, (1,))
    play(state, 1, "synchrotron y p 1")
    assert (gems_of(state, 1), state.step, state.turn) == ("yp", Step.SYNCHROTRON, (3,))
    play(state, 3, "synchrotron b k 3")
    assert (gems_of(state, 3), state.step, state.turn) == ("bkkk", Step.BUILD, (3,))


def test_9_then_it_is_used_up_whether_or_not_it_was_used() -> None:
    state, _ = two_holders()
    assert happened(play(state, 1, "pass"), "passed") == [{"seat": 1, "area": "synchrotron"}]
    play(state, 3, "synchrotron b k 1")
    for seat in state.order:
        assert not any(move.startswith("synchrotron") for move in typed(state, seat))
        if seat in (1, 3):
            assert refusal(state, seat, "synchrotron k g 1" if seat == 3 else "synchrotron y p 1") == "synchrotron-over"
        play(state, seat, "end")


def test_9_before_the_builds_nothing_else_can_be_done() -> None:
    state, _ = two_holders()
    assert typed(state, 1) == {f"synchrotron y {get} {number}" for get in "bgpk" for number in (1, 2)} | {"pass"}
    for move in ("trade yyy b", "end", "build 2b"):
        assert refusal(state, 1, move) == "not-now"
    assert refusal(state, 3, "synchrotron b k 1") == "not-your-turn"


def test_9_a_single_holder_uses_it_in_the_build_turn_in_any_case() -> None:
    table = position(4, EARLY).moon().holds(1, "synchrotron").gems(1, "yy")
    state, _ = table.holds(0, "warehouse").holds(2, "mineral").holds(3, "mineral").claims()
    assert (state.step, state.turn) == (Step.BUILD, (1,))
    play(state, 1, "synchrotron y p 2")
    assert gems_of(state, 1) == "pp"


def test_9_the_first_to_turn_may_take_what_the_next_would_need() -> None:
    table = position(4, EARLY).at("synchrotron", 3).order(0, 1, 2, 3).scarce(black=1)
    state = table.gems(1, "bb").gems(3, "bb").holds(1, "synchrotron").holds(3, "synchrotron").state
    play(state, 3, "synchrotron b k 1")
    assert refusal(state, 1, "synchrotron b k 1") == "supply-empty"


def test_9_while_two_turn_previews_know_who_may_yet() -> None:
    state, _ = two_holders()
    play(state, 1, "pass")
    purses = {seat: Purse.read(state.view(seat)).synchrotron for seat in range(4)}
    assert purses == {0: False, 1: False, 2: False, 3: True}
    play(state, 3, "pass")
    assert not any(Purse.read(state.view(seat)).synchrotron for seat in range(4))


@pytest.mark.parametrize("bot", ["easy", "greedy", "medium"])
def test_9_bots_turn_what_a_card_lacks_before_the_builds(bot: str) -> None:
    """The 7 costs three black gems and three green ones."""
    table = position(4, EARLY).round(4).at("synchrotron", 1).gems(1, "kkkyyy").hand(1, "7k").row("")
    state = table.holds(1, "synchrotron").holds(3, "synchrotron").game_state
    observation = Observation(cast("AnyGame", GAME), state, 1)
    assert str(make(bot, Random(1)).choose(observation)) == "synchrotron y g 3"


def test_9_bots_turn_nothing_before_the_builds_where_that_helps_nothing() -> None:
    table = position(4, EARLY).round(4).at("synchrotron", 1).gems(1, "kk").hand(1, "7k").row("")
    state = table.holds(1, "synchrotron").holds(3, "synchrotron").game_state
    for bot in ("easy", "greedy"):
        assert make(bot, Random(1)).choose(Observation(cast("AnyGame", GAME), state, 1)) == Pass()


# Two-flag live limit


@pytest.mark.parametrize(
    ("first", "seats", "live"), [(4, 3, False), (4, 4, True), (4, 5, True), (5, 3, False), (5, 4, False), (5, 5, True)]
)
def test_9_two_flags_are_live_from_four_or_from_five_players(first: int, seats: int, live: bool) -> None:
    table = position(seats, {"two_flags_from": first}).moon().holds(0, "mineral").holds(1, "mineral")
    state, events = table.claims()
    assert len(happened(events, "found")) == (2 if live else 0)
    assert within(state.view(None), "areas", "mineral", "live") is live


@pytest.mark.parametrize("first", [4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_9_one_flag_is_always_live(first: int, seats: int) -> None:
    state, _ = position(seats, {"two_flags_from": first}).moon().holds(0, "mineral").claims()
    assert gems_of(state, 0) == "c"
