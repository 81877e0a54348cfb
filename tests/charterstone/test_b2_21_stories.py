"""B2.21: stories are told when they happen, and stand in the Chronicle with their kings and what led there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from story import chapter, settled

from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.client import languages
from moonstone.games.charterstone.client.languages import LANGUAGES, own_words, translated

CONTENT = GAME.content
STORIES = {story.name: story for story in CONTENT.stories}
CRATE_WITH_MINION = next(number for number, crate in CONTENT.crates.items() if crate.minion)
CRATE_WITH_PERILS = next(number for number, crate in CONTENT.crates.items() if "peril" in crate.unlocks)


def game(*opened: int, number: int = 1, choices: tuple[str, ...] = ()) -> Charterstone:
    return Charterstone(GAME.index, replace(GAME.village, opened=opened, number=number, choices=choices))


def told(state: Any) -> Any:
    return state.view(None)["told"]


def test_the_first_game_begins_with_the_first_story() -> None:
    assert told(game().start(2)) == ["1"]


def test_a_crate_tells_its_story_in_the_game_in_which_it_is_opened_and_no_more_in_the_next() -> None:
    state: Any = game().start(2)
    state.opened, state.openers = [CRATE_WITH_MINION], [0]
    assert told(state) == ["1", "2", "4"]
    later: Any = game(CRATE_WITH_MINION, number=2).start(2)
    assert told(later) == []
    later.opened, later.openers = [CRATE_WITH_PERILS], [0]
    assert told(later) == ["5"]


def test_what_a_chapter_unlocks_is_told_at_its_set_up() -> None:
    assert told(settled(chapter(7)).state) == []
    assert told(settled(chapter(8)).state) == ["5"]


def test_what_is_told_at_the_end_of_a_game_is_not_told_before() -> None:
    stories: Any = game(1, number=3, choices=("A",)).editions.public()
    found = {story["name"]: story for story in stories["stories"]}
    assert found.keys() == {"1", "2", "3", "6a"}
    assert {name: story["told"] for name, story in found.items()} == {
        "1": "game",
        "2": "game",
        "3": "end",
        "6a": "end",
    }
    assert told(game(1, number=3, choices=("A",)).start(2)) == []


def test_a_story_stands_in_the_chronicle_with_its_kings_and_the_choice_that_led_there() -> None:
    shown: Any = game(1, number=7, choices=("A", "D", "E", "G", "I")).editions.public()
    assert [(story["name"], story["choice"], story["kings"]) for story in shown["stories"]] == [
        *[("1", None, 0), ("2", None, 0), ("3", None, 0)],
        *[("6a", "A", 1), ("7d", "D", 1), ("8e", "E", 1), ("9g", "G", 1), ("10i", "I", 3)],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_at_a_table_has_as_many_pages(language: str) -> None:
    """Pages end where paragraphs do, so a story has as many paragraphs in every language."""
    theirs = translated(language)
    for name, story in STORIES.items():
        assert theirs[f"story.{name}.text"].count("\n\n") == story.text.count("\n\n") >= 1, name


def test_a_story_without_a_translation_is_there_in_english_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = languages.translated

    def without_the_first(language: str, rules: int | None = None) -> Mapping[str, str]:
        return {key: text for key, text in whole(language, rules).items() if key != "story.1.text"}

    assert "story.1.language" not in game().client.words("de")
    monkeypatch.setattr(languages, "translated", without_the_first)
    words = game().client.words("de")
    assert words["story.1.text"] == own_words(CONTENT)["story.1.text"]
    assert words["story.1.language"] == "en"
    assert words["story.1.title"] == whole("de")["story.1.title"]
    assert [key for key in words if key.endswith(".language")] == ["story.1.language"]
    assert "story.1.language" not in game().client.words("en")
