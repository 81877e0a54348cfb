"""The content's words: complete and up to date in every language, and only those of what is unlocked (A7.1)."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from translated import hashes, ledger

from moonstone.engine import Json, client_of, edition_data, legacy_of, load
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.client import phrases
from moonstone.games.charterstone.client.languages import LANGUAGES, own_words, translated
from moonstone.games.charterstone.content.content import Building, Minion, Objective
from moonstone.games.charterstone.content.read import read_edition
from moonstone.games.charterstone.content.unlocking import unlocked_by_crates
from moonstone.games.charterstone.rules.index import Index
from moonstone.i18n.speaker import speaker

CONTENT = GAME.content

EVERYWHERE = ("en", *LANGUAGES)
OWN = """
[building.basic-purple]
name = "The Unheard Of Orchard"
charter = "purple"
benefit = "1 pumpkin"
value = 1
crate = 1
"""


def after(*crates: int, number: int = 1, choices: tuple[str, ...] = ()) -> Charterstone:
    """The game in a village with these crates open, before this game, after these choices."""
    village = replace(GAME.village, opened=crates, number=number, choices=choices)
    return Charterstone(GAME.index, village)


def tables(words: dict[str, str]) -> set[str]:
    return {key.rpartition(".")[0] for key in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_what_english_says(language: str) -> None:
    theirs, ours = translated(language), own_words(CONTENT)
    assert sorted(ours.keys() - theirs.keys()) == [], "missing"
    assert sorted(theirs.keys() - ours.keys()) == [], "unused"
    assert [key for key, text in theirs.items() if not text or text != text.strip()] == []


def test_what_was_translated_is_what_the_content_says() -> None:
    """Stale: the English has changed since. Bring the languages up to it, then run tests/charterstone/translated.py."""
    then, now = ledger(), hashes()
    assert [key for key in {**then, **now} if then.get(key) != now.get(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language: str) -> None:
    """Only single words may be the same in two languages, and names of places."""
    ours = own_words(CONTENT)
    same = [key for key, text in translated(language).items() if text == ours[key] and " " in text]
    assert [key for key in same if key != "building.b70.name"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_rule_texts_are_the_same(language: str) -> None:
    for key, text in own_words(CONTENT).items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", translated(language)[key])), key


@pytest.mark.parametrize("language", EVERYWHERE)
def test_a_fresh_village_reads_of_no_crate(language: str) -> None:
    words = dict(GAME.client.words(language))
    seen = tables(words)
    names = unlocked_by_crates(CONTENT, ())
    assert {f"building.{name}" for name in ("zeppelin", "basic-red")} | {"card.a1", "objective.o1", "slot.4a"} <= seen
    assert {"story.1", "game.1"} <= seen
    assert not {table for table in seen if table.split(".")[0] in ("crate", "choice", "rule", "ability", "term")}
    for section in ("building", "card", "persona", "objective", "minion"):
        assert {table.split(".")[1] for table in seen if table.startswith(section)} <= names
    assert "slot.4b" not in seen
    assert "game.2" not in seen


@pytest.mark.parametrize("language", EVERYWHERE)
def test_a_crate_brings_its_words_and_no_others(language: str) -> None:
    before, now = tables(dict(after(1).client.words(language))), tables(dict(after(1, 8).client.words(language)))
    kinds = ("minion", "minion-kind", "minion-out", "cat")
    assert now - before == {
        *("building.b35", "persona.p229", "objective.o228", "minion.cat", "crate.8", "rule.minion", "slot.16"),
        "story.4",
        *(f"term.{kind}" for kind in kinds),
    }


def test_abilities_come_with_their_personas() -> None:
    assert "ability.three-objectives" in tables(dict(after(7).client.words("de")))
    assert "ability.omen" not in tables(dict(after(7).client.words("de")))


def test_choices_are_read_while_they_are_asked_about_and_the_one_that_was_made_ever_after() -> None:
    game = after(number=2)
    asked: dict[str, Json] = {"opened": [], "question": {"choices": {"A": {}, "B": {}}}, "guidepost": None}
    made: dict[str, Json] = {"opened": [], "question": None, "guidepost": {"choice": "B"}}
    assert {"choice.A", "choice.B"} <= tables(dict(game.client.words("it", asked)))
    assert {"choice.B"} == {name for name in tables(dict(game.client.words("it", made))) if name.startswith("choice")}
    assert {"choice.A", "story.6a"} <= tables(dict(after(number=3, choices=("A",)).client.words("it")))


def test_a_view_is_as_far_as_words_go() -> None:
    """In a game the words are those of the view: what its crates have brought, and nothing else."""
    game = load("charterstone")
    state, rng = game.start(2), Random(5)
    grown = 0
    for _ in range(600):
        state.resolve_chance(rng.randrange)
        if not state.turn:
            break
        seat = state.turn[0]
        moves = list(state.moves(seat))
        state.play(
            seat,
            next((move for move in moves if "open" in str(move) or "charterstone" in str(move)), None)
            or rng.choice(moves),
        )
        view = state.view(None)
        opened = view["opened"]
        assert isinstance(opened, list)
        shown = unlocked_by_crates(CONTENT, [number for number in opened if isinstance(number, int)])
        seen = tables(dict(client_of(game).words("hu", view)))
        assert {f"building.{b.name}" for b in CONTENT.buildings if b.name in shown} == {
            t for t in seen if t.startswith("building")
        }
        assert {f"crate.{number}" for number in opened} == {table for table in seen if table.startswith("crate")}
        assert client_of(game).words("hu", view).keys() == client_of(game).words("en", view).keys()
        grown = max(grown, len(opened))
    assert grown


def test_a_language_nobody_speaks_gets_the_contents_own_words() -> None:
    assert GAME.client.words("xx") == GAME.client.words("en")
    assert GAME.client.words("en")["building.zeppelin.name"] == "Zeppelin"
    assert GAME.client.words("fr")["building.zeppelin.name"] == "Dirigeable"


def test_an_edition_of_ones_own_keeps_its_own_words_where_they_differ() -> None:
    own = Charterstone(Index(read_edition(OWN)))
    for language in EVERYWHERE:
        words = own.client.words(language)
        assert words["building.basic-purple.name"] == "The Unheard Of Orchard"
        assert words["building.basic-red.name"] == GAME.client.words(language)["building.basic-red.name"]


def test_who_opened_a_crate_is_remembered() -> None:
    """A7.3: by number, game and charter; and a village from before that was written down can be read."""
    game = load("charterstone")
    state, rng = game.start(2), Random(5)
    while state.turn:
        state.resolve_chance(rng.randrange)
        if state.turn:
            moves = list(state.moves(state.turn[0]))
            state.play(
                state.turn[0], next((move for move in moves if "charterstone" in str(move)), None) or rng.choice(moves)
            )
    view: Any = state.view(None)
    after_it: Any = edition_data(legacy_of(game).next_game(state))
    village = after_it["village"]
    assert village["finds"] == view["finds"]
    assert [find[0] for find in view["finds"]] == view["opened"]
    assert view["opened"]
    assert {(find[1], find[2]) for find in view["finds"]} <= {(1, "purple"), (1, "green")}
    old = json.loads(json.dumps({**after_it, "village": {**village, "finds": []}}))
    del old["village"]["finds"]
    again: Any = edition_data(load(game.name, old))
    assert "finds" not in again["village"]
    assert "finds" not in json.dumps(GAME.editions.public())


@pytest.mark.parametrize("language", EVERYWHERE)
def test_what_every_part_does_can_be_said(language: str) -> None:
    titles, say = phrases.Titles(GAME.content, {}), speaker(language, GAME)
    say.words = {**own_words(GAME.content), **translated(language)}
    for part in GAME.content.parts:
        match part:
            case Building():
                said = say.phrase(phrases.building(part))
            case Minion():
                said = say.phrase(phrases.minion(part))
            case Objective():
                said = say.phrase(phrases.needs(part.needs))
            case _:
                said = say.phrase(titles.helper(part))
        assert said, part.name
        assert "charterstone-" not in said, said
        assert not set("{}$") & set(said), said


def news(game: Charterstone, **view: Json) -> set[str]:
    """What is explained in a village, and in a game as somebody views it."""
    words = client_of(game).words("en", view or None)
    return {key.split(".")[1] for key in words if key.startswith("news.")}


def test_nothing_is_explained_before_it_has_come() -> None:
    assert news(after()) == set()
    assert news(after(1, number=2)) == {"persona", "guidepost", "capacity"}
    fourth = news(after(1, number=4, choices=("A", "C")))
    assert fourth == {"persona", "guidepost", "capacity", "kings"}
    fifth = after(1, number=5, choices=("A", "C", "E"))
    assert news(fifth) - fourth == {"islands", "workers"}
    met: Json = {"purple": {"companion": {"name": "c1", "mood": None}}}
    assert news(fifth, charters=met) - news(fifth) == {"companion"}
    haunted: Json = [{"spectral": True, "victory": None}]
    assert news(fifth, players=haunted) - news(fifth) == {"spectral"}
    assert news(fifth, players=haunted, question={"ask": "redeem"}) - news(fifth) == {"spectral", "redeem"}
    assert news(fifth, question={"ask": "victory"}) - news(fifth) == {"victory"}
    ninth = after(1, number=9, choices=tuple("ACEGILN"))
    assert "candle" in news(ninth)
    assert "peril" in news(ninth)
    assert news(ninth, charters={"purple": {"side": "loyal"}}) - news(ninth) == {"side"}
    assert "alone" in news(after(1, number=13, choices=tuple("ACEGILNPQSV")))
