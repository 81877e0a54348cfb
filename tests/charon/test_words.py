"""Events as sentences, moves as they are typed and as plain data."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from positions import ODD, position, random_game

from moonstone.engine import Event, Json, Refused
from moonstone.games import charon
from moonstone.games.charon import GAME
from moonstone.games.charon.client.move_text import USAGE
from moonstone.games.charon.moves import FIELDS, KINDS_OF_MOVE
from moonstone.i18n.speaker import speaker

NAMES = ["Ann", "Bea", "Cid", "Dan", "Eve"]
ENGLISH = speaker("en", GAME)
EVENT = "charon-event-"
SENTENCES = {
    name.removeprefix(EVENT) for name in ENGLISH.messages if name.startswith(EVENT) and not name.endswith("-part")
}


def said(event: Event, viewer: int | None = None, names: list[str] = NAMES) -> str:
    """An event in English, as somebody sees it."""
    return ENGLISH.phrase(GAME.client.describe_event(event.seen_by(viewer), names))


QUIET = settings(deadline=None, derandomize=True)


def told(seeds: Iterable[int]) -> Iterator[tuple[int, Event]]:
    """The events of many games, each with the number of players."""
    for seed in seeds:
        for seats in (2, 3, 4, 5):
            for options in ({}, ODD):
                for _, events in random_game(seats, options, seed=seed):
                    yield from ((seats, event) for event in events)


def event_keys_in_the_source() -> set[str]:
    keys = set()
    for path in Path(charon.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                assert isinstance(node.args[0], ast.Constant)
                keys.add(str(node.args[0].value))
    return keys


# Events


def test_every_event_in_the_source_has_a_sentence_and_every_sentence_an_event() -> None:
    assert event_keys_in_the_source() == SENTENCES


def test_random_games_tell_every_kind_of_event() -> None:
    assert {event.key for _, event in told(range(3))} == SENTENCES


def test_every_event_is_a_whole_sentence_for_everybody() -> None:
    for seats, event in told([7]):
        for viewer in (*range(seats), None):
            sentence = said(event, viewer, NAMES[:seats])
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
            assert not set("{}[]_") & set(sentence)


def test_who_does_not_know_a_card_reads_of_a_card() -> None:
    secret = [(seats, event) for seats, event in told([3]) if "card" in event.secret]
    assert {event.key for _, event in secret} == {"dealt", "set-aside", "drew", "offered", "took"}
    for seats, event in secret:
        (owner,) = event.knowers
        card = str(event.secret["card"])
        for viewer in (*range(seats), None):
            words = said(event, viewer, NAMES[:seats]).rstrip(".").split()
            assert (card in words) == (viewer == owner)
            assert ("card" in words) == (viewer != owner)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("order-drawn", {"order": [1, 0]}), "Turn order, drawn at random: Bea and Ann."),
        (Event("seeded", {"zone": "d4", "gem": "blue", "count": 3}), "Zone d4 gets 3 blue."),
        (Event("staked", {"seat": 0, "area": "synchrotron", "spot": "d4"}), "Ann moves a flag from Synchrotron to d4."),
        (
            Event("claimed", {"seat": 0, "zone": "d4", "gem": "blue", "count": 3, "how": "roads", "tied": [0, 1]}),
            "Ann takes 3 blue from zone d4, winning the tie by roads.",
        ),
        (
            Event("tied", {"seats": [0, 1], "zone": "d4", "gem": "blue", "count": 3}),
            "Zone d4 is tied between Ann and Bea. Still there for the next round: 3 blue.",
        ),
        (Event("traded", {"seat": 0, "give": "bbk", "get": "y"}), "Ann trades 2 blue and 1 black for 1 yellow."),
        (
            Event("built", {"seat": 0, "card": "2b", "from": "row", "paid": "gc"}),
            "Ann builds 2b from the common row for 1 green and 1 clear.",
        ),
        (Event("kept", {"seat": 0, "gems": "bc"}), "Ann keeps 1 blue and 1 clear."),
        (Event("kept", {"seat": 0, "gems": ""}), "Ann keeps no gems."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert said(event) == sentence


def test_the_synchrotron_in_words_counts_its_gems_once() -> None:
    event = Event("transmuted", {"seat": 0, "give": "b", "get": "y", "count": 3})
    sentence = said(event)
    assert "3 blue" in sentence
    assert "yellow" in sentence
    assert "1" not in sentence


# Moves in words


def test_every_move_is_typed_as_it_is_written() -> None:
    for move in GAME.ids:
        assert GAME.move_from_text(str(move)) is move


def test_every_kind_of_move_has_its_usage() -> None:
    assert set(USAGE) == set(KINDS_OF_MOVE) == set(FIELDS)
    for verb, usage in USAGE.items():
        assert usage.split()[0] == verb
        assert len(usage.split()) == 1 + len(FIELDS[verb])


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("st synch d4", "stake synchrotron d4"),
        ("st w d4", "stake warehouse d4"),
        ("sta i d4", "stake intelligence d4"),
        ("r d4 e5", "relocate d4 e5"),
        ("o 7b", "offer 7b"),
        ("tr kbb y", "trade bbk y"),
        ("trade ckb y", "trade bkc y"),
        ("sy b y 3", "synchrotron b y 3"),
        ("bui 7b", "build 7b"),
        ("build 7b pb", "build 7b bp"),
        ("k kb", "keep bk"),
        ("  STAKE   Mineral  D4 ", "stake mineral d4"),
        ("e", "end"),
        ("p", "pass"),
        ("do", "done"),
        ("sw 7b", "swap 7b"),
    ],
)
def test_abbreviations(text: str, move: str) -> None:
    assert str(GAME.move_from_text(text)) == move


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("", "unknown-move", "not a move"),
        ("   ", "unknown-move", "not a move"),
        ("fly d4", "unknown-move", "“fly d4” is not a move"),
        ("s mineral d4", "unknown-move", "swap or stake or synchrotron"),
        ("t 7b", "unknown-move", "take or trade"),
        ("stake mineral", "bad-move", "stake AREA SPOT"),
        ("stake mineral d4 e5", "bad-move", "stake AREA SPOT"),
        ("build", "bad-move", "build CARD [GEMS]"),
        ("end now", "bad-move", "end"),
        ("stake moon d4", "unknown-area", "intelligence, mineral, engineering, synchrotron, warehouse"),
        ("trade xyz b", "unknown-gem", "b, y, g, p, k, c"),
        ("keep q", "unknown-gem", "“q” is not a heap of gems"),
        ("synchrotron b y many", "bad-move", "“many” is not a number"),
        ("synchrotron b y -1", "bad-move", "“-1” is not a number"),
        ("synchrotron b y ²", "bad-move", "“²” is not a number"),
        ("synchrotron b y 21", "unknown-move", "synchrotron b y 21"),
        ("synchrotron b b 2", "unknown-move", "synchrotron b b 2"),
        ("synchrotron c b 2", "unknown-move", "synchrotron c b 2"),
        ("relocate d4 d4", "unknown-move", "relocate d4 d4"),
        ("stake mineral z9", "unknown-spot", "z9"),
        ("build 13b", "unknown-card", "13b"),
        ("build 7b g", "unknown-move", "7b g"),
    ],
)
def test_refusals_that_help(text: str, code: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.move_from_text(text)
    assert refused.value.code == code
    assert says in refused.value.text
    assert refused.value.text.endswith(".")


def test_a_number_of_five_thousand_digits_is_refused() -> None:
    with pytest.raises(Refused):
        GAME.move_from_text("synchrotron b y " + "9" * 5000)


_words = st.sampled_from(
    [*KINDS_OF_MOVE, "d4", "e5", "7b", "12k", "bbk", "c", "0", "3", "mineral", "s", "²", "٣", "\0"]
)


@QUIET
@given(st.lists(_words | st.text(max_size=6), max_size=5).map(" ".join))
@example("\u0130")
@example("deal 99999999999999999999 7b")
def test_whatever_is_typed_is_a_move_or_refused(text: str) -> None:
    try:
        move = GAME.move_from_text(text)
    except Refused as refused:
        refusal = refused
    else:
        assert move in GAME.ids
        return
    assert refusal.code in ("unknown-move", "bad-move", "unknown-area", "unknown-gem", "unknown-spot", "unknown-card")
    assert refusal.text.endswith(".")


# Moves as plain data


def test_every_move_reads_back_from_plain_data() -> None:
    for move in GAME.ids:
        assert GAME.move_from_json(move.to_json()) is move


def test_plain_data_reads_like_the_rulebook() -> None:
    move = GAME.move_from_text("stake synchrotron d4")
    assert move.to_json() == {"move": "stake", "area": "synchrotron", "spot": "d4"}
    assert GAME.move_from_text("build 7b").to_json() == {"move": "build", "card": "7b", "clear": ""}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "bad-move"),
        ("stake mineral d4", "bad-move"),
        ([], "bad-move"),
        ({}, "bad-move"),
        ({"move": 3}, "bad-move"),
        ({"move": "fly"}, "unknown-move"),
        ({"move": "stake"}, "bad-move"),
        ({"move": "stake", "area": "mineral", "spot": "d4", "seat": 1}, "bad-move"),
        ({"move": "stake", "area": "mineral", "spot": None}, "bad-move"),
        ({"move": "stake", "area": ["mineral"], "spot": "d4"}, "bad-move"),
        ({"move": "stake", "area": "mineral", "spot": "z9"}, "unknown-spot"),
        ({"move": "lead", "seat": True}, "bad-move"),
        ({"move": "lead", "seat": 1.0}, "bad-move"),
        ({"move": "lead", "seat": "1"}, "unknown-move"),
        ({"move": "lead", "seat": 5}, "unknown-move"),
        ({"move": "trade", "give": "kbb", "get": "y"}, "unknown-move"),
        ({"move": "end", "verb": "end"}, "bad-move"),
        ({"move": "synchrotron", "give": "b", "get": "y", "count": 0}, "unknown-move"),
        ({"move": "synchrotron", "give": "b", "get": "y", "count": 2**80}, "unknown-move"),
    ],
)
def test_other_data_is_refused(data: Json, code: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.move_from_json(data)
    assert refused.value.code == code
    assert refused.value.text.endswith(".")


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
_objects = st.dictionaries(
    st.sampled_from(["move", "area", "spot", "to", "card", "clear", "give", "get", "count", "seat", "gems"]),
    st.sampled_from([*KINDS_OF_MOVE, "d4", "7b", "bbk", "b", "", 0, 3]) | _json,
    max_size=4,
)


@QUIET
@given(_json | _objects)
def test_whatever_is_sent_is_a_move_or_refused(data: Json) -> None:
    try:
        move = GAME.move_from_json(data)
    except Refused as refused:
        refusal = refused
    else:
        assert move.to_json() == data
        return
    assert refusal.code in ("unknown-move", "bad-move", "unknown-spot", "unknown-card")


def test_the_story_of_a_round_reads_as_it_was_played() -> None:
    state, rng, events = position(2).moon(d4="bb").flags({"d4": 0}).at("build").state, Random(2), list[Event]()
    state.play(0, GAME.move_from_text("end"), events)
    state.play(1, GAME.move_from_text("end"), events)
    state.resolve_chance(rng.randrange, events)
    story = [said(event) for event in events]
    assert story[:2] == ["Ann ends their turn.", "Bea ends their turn."]
    assert "Round 2 begins." in story
    assert story[-1] == "Bea is dealt a card."
