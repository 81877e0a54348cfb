"""The tutorial is played to its end; the rules are there in every language; prompts lead to them."""

from __future__ import annotations

import pytest
from browsers import Visit
from inpage import lessons_read, note_lessons, play_charon_inside
from playing import ASKED, OVER
from playwright.sync_api import expect

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
