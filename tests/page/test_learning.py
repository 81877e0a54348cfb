"""The tutorial is played to its end; the rules are there in every language; prompts lead to them."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from browsers import Visit
from inpage import lessons_read, lessons_shown, note_lessons, play_charon_inside, play_inside
from playing import ASKED, OVER
from playwright.sync_api import expect
from test_games import start_against_a_bot

from cases import at_length
from moonstone.i18n import LANGUAGES

LESSON = "[data-lesson-shown]"


def test_the_tutorial_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/")
    page.locator('a[href="/learn/charon"]').first.click()
    page.wait_for_selector(f"{ASKED}")
    page.wait_for_selector(LESSON)
    note_lessons(page)
    steps = play_charon_inside(page, seed=13)
    page.wait_for_selector(OVER)
    while page.locator(LESSON).count():
        lesson = page.get_attribute(LESSON, "data-lesson-shown")
        page.locator('[data-action="next-lesson"]').click()
        expect(page.locator(f'[data-lesson-shown="{lesson}"]')).to_have_count(0)
    read = lessons_read(page)
    assert len(read) == len(set(read))
    assert {"welcome", "offer", "stake-first", "claim", "build", "over", "farewell"} <= set(read)
    assert ("keep" in read) == ("keep" in steps), "it is taught when somebody has too many gems"
    assert in_a_row(lessons_shown(page)) <= 2, "lessons are spread over the moves"


def in_a_row(shown: list[tuple[str, str, int]]) -> int:
    """How many lessons followed each other at most without a move in between, before the end of the game."""
    last = max(moves for _, _, moves in shown)
    return max(Counter(moves for _, _, moves in shown if moves < last).values())


@pytest.mark.parametrize("game", ["charon", "charterstone"])
def test_lessons_follow_somebody_who_plays_on_without_reading(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.wait_for_selector(ASKED)
    page.wait_for_selector(LESSON)
    page.evaluate("() => { window.readsNothing = true; }")
    note_lessons(page)
    play = play_charon_inside if game == "charon" else play_inside
    play(page, seed=3)
    shown = lessons_shown(page)
    names = [name for name, _, _ in shown]
    assert len(names) == len(set(names)) > 6
    assert shown[1][2] == 1, "the welcome makes way after the first decision"
    numbers = [int(re.search(r"Lesson (\d+)", text)[1]) for _, text, _ in shown]  # type: ignore[index]  # every lesson has a number
    assert numbers == sorted(numbers), "the count goes on"
    assert max(numbers) <= len(names), "and counts only what was shown"
    assert in_a_row(shown) <= 2


def test_a_lesson_with_a_task_stays_until_it_is_done(visit: Visit) -> None:
    page = visit("/learn/charon")
    page.wait_for_selector(ASKED)
    expect(page.locator('[data-lesson-shown="welcome"]')).to_be_visible()
    page.locator('[data-action="next-lesson"]').click()
    task = page.locator('[data-lesson-shown="offer"]')
    expect(task).to_be_visible()
    expect(page.locator('[data-action="next-lesson"]')).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    expect(task).to_be_visible()
    play_charon_inside(page, seed=2, until='[data-step="stake"]')
    expect(page.locator('[data-lesson-shown="moon"]')).to_be_visible()


def test_tutorial_of_the_village_says_how_one_wins(visit: Visit) -> None:
    page = visit("/learn/charterstone")
    page.wait_for_selector(LESSON)
    note_lessons(page)
    play_inside(page, seed=5, most=3)
    assert "village-aim" in lessons_read(page)


@pytest.mark.parametrize("language", at_length("de", *(one for one in LANGUAGES if one != "de")))
def test_the_rules_are_told(visit: Visit, language: str) -> None:
    page = visit("/rules/charon", language=language)
    expect(page.locator("article section").first).to_be_visible()
    assert page.locator("article section").count() >= 15
    assert all(len(text) > 80 for text in page.locator("article section").all_inner_texts())


def test_a_prompt_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/")
    page.locator('[data-action="play-now"]').click()
    page.wait_for_selector(ASKED)
    page.locator('[data-action="why"]').click()
    expect(page.locator("article section.now")).to_be_in_viewport()
    page.go_back()
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("game", ["charon", "charterstone"])
@pytest.mark.parametrize("language", at_length("de", *(one for one in LANGUAGES if one != "de")))
def test_the_rules_have_pictures_that_are_fetched_when_they_are_near(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", language=language, viewport={"width": 390, "height": 844})
    pictures = page.locator("figure[data-picture]")
    expect(pictures.first).to_be_attached()
    count = pictures.count()
    assert count >= 2
    expect(pictures.last.locator("svg")).to_have_count(0)
    for number in range(count):
        picture = pictures.nth(number)
        picture.scroll_into_view_if_needed()
        drawn = picture.locator("svg").last
        expect(drawn).to_be_visible()
        said = picture.locator(".drawing").get_attribute("aria-label") or ""
        assert len(said) > 30
        assert "picture-of" not in picture.inner_text() + said
        assert picture.locator("li").count() >= 3


def test_codes_of_cards_are_drawn_and_explained_in_the_log(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    play_charon_inside(page, seed=2, until='[data-step="stake"]')
    code = page.locator("aside [data-code]").first
    expect(code.locator("svg[data-gem]")).to_be_attached()
    number = (code.get_attribute("data-code") or "")[:-1]
    expect(code.locator("b")).to_have_text(number)
    code.hover()
    expect(page.locator(".tip, [role=tooltip]").filter(has_text="points").first).to_be_visible()
