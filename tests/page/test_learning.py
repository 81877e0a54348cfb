"""The tutorial is played to its end; the rules are there in every language; prompts lead to them."""

from __future__ import annotations

import pytest
from browsers import Visit
from playing import ASKED, OVER, Player
from playwright.sync_api import Page, expect

from moonstone.i18n import LANGUAGES

LESSON = "[data-lesson-shown]"


class Pupil(Player):
    """Reads every lesson before deciding."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.read: list[str] = []

    def decide(self) -> None:
        self.study()
        super().decide()

    def study(self) -> None:
        while self.page.locator(LESSON).count():
            lesson = self.page.get_attribute(LESSON, "data-lesson-shown") or ""
            assert self.page.inner_text(LESSON).strip()
            self.read.append(lesson)
            self.page.locator('[data-action="next-lesson"]').click()
            expect(self.page.locator(f'[data-lesson-shown="{lesson}"]')).to_have_count(0)


def test_the_tutorial_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/")
    page.locator('a[href="/learn/charon"]').first.click()
    page.wait_for_selector(f"{ASKED}")
    page.wait_for_selector(LESSON)
    pupil = Pupil(page, seed=13)
    pupil.play()
    page.wait_for_selector(OVER)
    pupil.study()
    assert len(pupil.read) == len(set(pupil.read))
    assert {"welcome", "offer", "stake-first", "claim", "build", "over", "farewell"} <= set(pupil.read)
    assert ("keep" in pupil.read) == ("keep" in pupil.steps), "it is taught when somebody has too many gems"


@pytest.mark.parametrize("language", LANGUAGES)
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
