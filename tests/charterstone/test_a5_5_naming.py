"""A5.5: whoever holds an unnamed assistant may name it at any moment of the game, and the name stays."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from campaigns import arrange, begun, finish
from villages import Table, position

from moonstone.engine import CampaignFile, Match, Named, Player, Record, Refused, canonical, load, secret_from_seed
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.campaign.next_village import next_village


def taken() -> Table:
    """The first seat has just taken a3 from the mat; it is the second seat's turn."""
    return position().goods(0, wood=1, coin=4).mat("a1", "a2", "a3", "a4", "a5").play("place market", "take a3")


def refusal(table: Table, seat: int, what: str = "a3", name: str = "Odile") -> str:
    before = canonical(table.state.to_json())
    with pytest.raises(Refused) as refused:
        table.state.give_name(seat, what, name)
    assert canonical(table.state.to_json()) == before, "a refused name changed something"
    assert refused.value.text.endswith(".")
    return refused.value.code


def test_a5_5_whoever_gains_an_assistant_may_name_it_then_and_there() -> None:
    table = taken()
    assert table.state.nameable(0) == ["a3"]
    table.state.give_name(0, "a3", "Odile", table.events)
    assert table.events[-1].seen_by(None) == {"event": "named", "seat": 0, "assistant": "a3", "name": "Odile"}
    for viewer in (0, 1, None):
        assert table.view(viewer)["names"] == {"a3": "Odile"}
    assert table.state.nameable(0) == []
    assert refusal(table, 0) == "not-to-name", "a name is given once"


def test_a5_5_naming_is_no_decision_and_needs_no_turn() -> None:
    table = taken()
    assert table.state.turn == (1,)
    moves = table.moves()
    table.state.give_name(0, "a3", "Odile")
    assert (table.state.turn, table.moves()) == ((1,), moves)
    table.play("place basic-red")
    assert table.state.turn == (0,)


def test_a5_5_a_later_holder_may_name_what_nobody_has_named() -> None:
    table = taken().cards(1, "a3")
    assert (table.state.nameable(0), table.state.nameable(1)) == ([], ["a3"])
    assert refusal(table, 0) == "not-to-name"
    table.state.give_name(1, "a3", "Odile")
    table.cards(0, "a3")
    assert table.state.nameable(0) == [], "whoever gets it next finds it named"


def test_a5_5_only_an_assistant_that_the_seat_holds_can_be_named() -> None:
    table = taken()
    for seat, what in (
        (1, "a3"),
        (0, "a1"),
        (0, "b22"),
        (0, "basic-purple"),
        (0, "moon"),
        (0, ""),
        (-1, "a3"),
        (7, "a3"),
    ):
        assert refusal(table, seat, what) == "not-to-name"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\u202eb", "\ud800", "\x00", "a\u3000b", "\u200b"])
def test_a5_5_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    assert refusal(taken(), 0, name=name) == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800 \u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u17b4",
        "\u034f",
        "\ufe0f",
        "\U000e0100",
        "e" + "\u0301" * 6,
    ],
)
def test_a5_5_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    assert refusal(taken(), 0, name=name) == "bad-name"


@pytest.mark.parametrize("name", ["Zoé", "Ο Γιάννης", "Việt", "שָׁלוֹם", "한국", "🦉", "7", "!?", "\U00011f04"])
def test_a5_5_a_name_in_any_script_can_be_given_on_every_python(name: str) -> None:
    table = taken()
    table.state.give_name(0, "a3", name)
    assert table.view(None)["names"]["a3"]


def test_a5_5_a_name_is_trimmed_and_composed() -> None:
    table = taken()
    table.state.give_name(0, "a3", "  Zoe\u0301 ")
    assert table.view(None)["names"]["a3"] == "Zo\u00e9"


def test_a5_5_an_automa_names_nothing() -> None:
    table = position(options={"automas": 1}).cards(1, "a3")
    assert 1 in table.state.setup.automas
    assert table.state.nameable(1) == []


def test_b1_12_the_next_person_names_what_an_automa_holds() -> None:
    table = position(3, options={"automas": 1}).cards(2, "a3").cards(0).cards(1)
    assert [table.state.nameable(seat) for seat in range(3)] == [["a3"], [], []]
    assert table.view(0)["players"][0]["nameable"] == ["a3"]
    table.state.give_name(0, "a3", "Iris")
    assert table.view(None)["names"]["a3"] == "Iris"


def test_a5_5_the_name_stays_for_the_campaign() -> None:
    table = taken()
    table.state.give_name(0, "a3", "Odile")
    left = next_village(finish(table).state)
    assert left.names["a3"] == "Odile"
    assert table.state.nameable(0) == [], "the game is over"
    again = begun(arrange(2, purple={"cards": ("a3",)})).state
    assert again.nameable(0) == ["a3"], "without a name, the next game gives the chance again"
    named = begun(Charterstone(GAME.index, left))
    assert named.state.nameable(0) == []
    assert named.view(None)["names"]["a3"] == "Odile"


def test_a5_5_nothing_about_assistants_is_left_to_name_between_games() -> None:
    left = next_village(finish(taken()).state)
    assert "a3" not in left.rights
    with pytest.raises(Refused):
        GAME.editions.with_data({"village": left.to_json()}).legacy.between_games(
            {"deed": "name", "what": "a3", "name": "Odile", "by": "purple"}
        )


def test_a5_5_saved_states_keep_names_and_refuse_others() -> None:
    table = taken()
    table.state.give_name(0, "a3", "Odile")
    data = json.loads(json.dumps(table.state.to_json()))
    assert GAME.state_from_json(data).view(None)["names"] == {"a3": "Odile"}
    broken: list[Any] = [{"moon": "X"}, {"b22": "X"}, {"a3": ""}, {"a3": " X"}, {"a3": 7}, ["a3"], None]
    for names in broken:
        with pytest.raises(Refused) as refused:
            GAME.state_from_json({**data, "names": names})
        assert refused.value.code == "bad-state"


def holding(seats: int = 2, seed: int = 1) -> tuple[Match, int, str]:
    """A match of people at the first moment at which somebody holds an assistant, and which."""
    rng = Random(seed)
    players = [Player("Ann"), Player("Bob"), Player("Cat")][:seats]
    match = Match.start(load("charterstone"), players, secret=secret_from_seed(seed))
    while match.turn:
        for seat in range(seats):
            for what in match.state.nameable(seat):
                return match, seat, what
        seat = match.turn[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
    return holding(seats, seed + 1)


def test_a5_5_a_name_is_a_log_entry_that_replays_and_verifies() -> None:
    match, seat, what = holding()
    match.give_name(seat, what, "Odile")
    assert match.log[-1] == Named(seat, what, "Odile")
    assert match.log[-1].to_json() == {"by": seat, "named": what, "name": "Odile"}
    rng = Random(2)
    while match.turn:
        match.play(match.turn[0], rng.choice(match.state.moves(match.turn[0])))
    text = Record.of(match).dumps()
    again = Record.loads(text).verify()
    assert again.state.view(None)["names"] == {what: "Odile"}
    assert Record.of(again).dumps() == text


def test_a5_5_the_namer_takes_a_name_back_like_a_move() -> None:
    match, seat, what = holding()
    other = 1 - seat
    if match.turn == (seat,):
        match.play(seat, match.state.moves(seat)[0])
    before = canonical(match.state.to_json())
    match.give_name(seat, what, "Odile")
    with pytest.raises(Refused):
        match.undo(other, len(match.log) - 1)
    assert match.free_undo_position(seat) == len(match.log) - 1
    match.undo(seat)
    assert canonical(match.state.to_json()) == before
    match.give_name(seat, what, "Hob")
    assert match.state.view(None)["names"] == {what: "Hob"}


def test_a5_5_a_campaign_file_holds_the_name() -> None:
    whole = CampaignFile.found(load("charterstone"), "Ours")
    match = whole.begin([Player("Ann"), Player("Bob")], secret=secret_from_seed(4))
    rng = Random(4)
    named: dict[str, str] = {}
    while whole.match is not None:
        for seat in range(2):
            for what in match.state.nameable(seat):
                named[what] = f"Name {len(named)}"
                whole.give_name(seat, what, named[what])
        whole.play(match.turn[0], rng.choice(match.state.moves(match.turn[0])))
    assert named
    game = CampaignFile.loads(whole.dumps()).game
    assert isinstance(game, Charterstone)
    assert game.village.names == named
    broken = whole.dumps().replace("Name 0", "Name X")
    with pytest.raises(Refused) as refused:
        CampaignFile.loads(broken)
    assert refused.value.code == "broken-seal"
