"""The keyboard: few keys lead from the top of a table to what can be done, F6 from part to part, `?` to all keys."""

from __future__ import annotations

import pytest
from browsers import Visit
from inpage import go_on
from lategames import crowded, found
from playing import ASKED, OVER, Typist
from playwright.sync_api import Page, expect
from test_games import start_against_a_bot

from cases import at_length
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.i18n import LANGUAGES

FEW = 10
USEFUL = """() => {
  const at = document.activeElement;
  return Boolean(at.closest('[data-asked="true"]'))
    && !at.closest("header")
    && at.getAttribute("aria-disabled") !== "true"
    && !at.matches(":disabled, a[href]");
}"""
"""Whether the focus is on something with which the open question can be answered."""
STOPS = """selector => [...document.querySelectorAll(selector)].map(group =>
  [...group.querySelectorAll("a[href], button:not(:disabled), [tabindex]")]
    .filter(one => one.tabIndex >= 0 && one.getClientRects().length).length)"""


def from_the_top(page: Page) -> int:
    """How many keys lead from the top of the page to something to choose."""
    page.evaluate("() => { document.activeElement?.blur(); getSelection().removeAllRanges(); scrollTo(0, 0); }")
    page.evaluate(
        "() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex'); }"
    )
    for keys in range(1, FEW + 1):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.action") == "skip-to-choice":
            page.keyboard.press("Enter")
            assert page.evaluate(USEFUL), page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
            return keys + 1
    raise AssertionError("no way to the choices near the top")


def test_a_few_keys_lead_to_the_choices_of_every_phase(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    player, phases = Typist(page, seed=4), set[str]()
    for _ in range(40):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        step = page.get_attribute("[data-step]", "data-step") or ""
        if step == "over" or {"offer", "stake", "build"} <= phases:
            break
        if step not in phases:
            phases.add(step)
            assert from_the_top(page) < FEW
        player.decide()
    assert {"offer", "stake", "build"} <= phases


ASKS = [FrameId.TURN, FrameId.BUILD, FrameId.OPEN_CRATE, FrameId.FILL_QUOTA, FrameId.GAIN_PART, FrameId.MARK_STAR]


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: ask.written)
def test_a_few_keys_lead_to_the_choices_of_the_village(visit: Visit, ask: FrameId) -> None:
    page = visit("/")
    go_on(page, found(ask))
    assert from_the_top(page) < FEW


def test_each_group_is_one_stop_and_arrows_move_inside_it(visit: Visit) -> None:
    page = visit("/")
    go_on(page, crowded())
    groups = '[data-lesson="players"], [data-lesson="tracks"], aside ol'
    page.wait_for_function(f"() => ({STOPS})({groups!r}).every(stops => stops <= 1)")
    assert len(page.evaluate(STOPS, groups)) >= 3
    page.goto("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    page.keyboard.press(".")
    cards = page.locator('[data-lesson="hand"] [data-card]')
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()


def test_f6_goes_round_the_parts_of_the_screen(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    where = """() => {
      const at = document.activeElement;
      return at.closest("[data-lesson]")?.dataset.lesson ?? at.closest("header, aside, .shell")?.tagName ?? "";
    }"""
    been: list[str] = []
    for _ in range(12):
        page.keyboard.press("F6")
        been.append(page.evaluate(where))
    assert {"HEADER", "prompt", "hand", "ASIDE"} <= set(been)
    page.keyboard.press("Shift+F6")
    assert page.evaluate(where) == been[-2]


@pytest.mark.parametrize("language", at_length("hu", *(one for one in LANGUAGES if one != "hu")))
def test_the_keys_are_listed_on_every_screen(visit: Visit, language: str) -> None:
    for path in ("/", "/rules/charon", "/new/charon"):
        page = visit(path, language=language)
        page.locator("h1").first.wait_for()
        page.keyboard.press("?")
        listed = page.locator("dialog[open]")
        expect(listed.locator("kbd").first).to_have_text("?")
        assert listed.locator("dd").count() >= 10
        page.keyboard.press("Escape")
        expect(listed).to_have_count(0)


def test_a_question_mark_in_a_text_is_only_that(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    page.locator('[data-action="chat"]').click()
    field = page.locator("aside").locator("input, textarea").first
    field.click()
    page.keyboard.type("why? .")
    expect(field).to_have_value("why? .")
    expect(page.locator("dialog[open]")).to_have_count(0)
