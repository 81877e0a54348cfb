"""Hints at the table, where they are allowed, and the curve of chances above a replay."""

from __future__ import annotations

from typing import Any

from browsers import PHONE, Visit
from inpage import play_inside
from playing import ASKED, OVER
from playwright.sync_api import Locator, Page, expect
from running import Running
from test_games import start_against_a_bot
from test_looking_back import finished_game, position
from villager import start_in_the_village

HINT = "[data-hint]"


def ask_for_a_hint(page: Page) -> Locator:
    page.locator('[data-action="hint"]').click()
    hint = page.locator(HINT)
    hint.wait_for()
    return hint


def test_a_hint_is_shown_on_the_table_before_it_is_played(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    hint = ask_for_a_hint(page)
    thoughts = hint.locator("li")
    assert 1 <= thoughts.count() <= 3
    chances = [int(text.strip("%")) for text in thoughts.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(thoughts.first.locator(".words")).to_contain_text("into the common row")
    thoughts.first.locator('[data-action="follow"]').click()
    expect(hint).to_be_hidden()
    expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)
    expect(page.locator('[data-step="offer"][data-asked="true"]')).to_be_attached()
    expect(page.locator('[data-action="confirm"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-step="offer"][data-asked="true"]')).to_have_count(0)


def test_a_hint_on_a_phone_can_be_read_and_closed_in_three_ways(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True)
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    hint = ask_for_a_hint(page)
    for button in hint.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    words = hint.locator(".words").first
    assert words.evaluate("words => parseFloat(getComputedStyle(words).fontSize)") >= 12
    hint.locator('[data-action="close-hint"]').tap()
    expect(hint).to_be_hidden()
    ask_for_a_hint(page)
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    ask_for_a_hint(page)
    page.touchscreen.tap(PHONE["width"] / 2, 20)
    expect(hint).to_be_hidden()


def test_a_hint_that_has_a_button_of_its_own_is_confirmed_where_it_is_told(visit: Visit) -> None:
    page = visit("/")
    page.route("**/hint*", lambda route: route.fulfill(json=retrieving(route.fetch().json())))
    start_in_the_village(page)
    play_inside(page, 1, until='[data-action="retrieve"]')
    before = position(page)
    hint = ask_for_a_hint(page)
    expect(hint.locator(".chance").first).to_have_text("under 1%")
    hint.locator('[data-action="follow"]').first.click()
    expect(hint.locator(".chosen")).to_contain_text("Take back all workers")
    assert position(page) == before
    hint.locator('[data-action="hint-back"]').click()
    hint.locator('[data-action="follow"]').first.click()
    hint.locator('[data-action="hint-confirm"]').click()
    page.wait_for_function(f"() => +document.querySelector('[data-position]').dataset.position > {before}")


def retrieving(hint: dict[str, Any]) -> dict[str, Any]:
    """A hint to take all workers back, which hardly ever wins."""
    return {**hint, "evaluations": [{"move": {"move": "retrieve"}, "win_probability": 0.002, "visits": 9}]}


def test_a_hint_in_the_village_is_marked_there(visit: Visit) -> None:
    page = visit("/")
    start_in_the_village(page)
    play_inside(page, 1, until='[data-step="turn"][data-asked="true"]')
    ask_for_a_hint(page).locator('[data-action="follow"]').first.click()
    expect(page.locator('.village .tile[aria-pressed="true"]')).to_have_count(1)


def test_chances_come_to_a_hundred(visit: Visit, sqlite_server: Running) -> None:
    page = visit()
    points = [{"position": 0, "win_probabilities": [0.001, 0.3346, 0.6644]}]
    page.route("**/curve", lambda route: route.fulfill(json={"points": points}))
    page.goto(f"/table/{finished_game(sqlite_server)}")
    label = page.locator("svg[data-curve]").get_attribute("aria-label") or ""
    assert ["under 1%" in label, "34%" in label, "66%" in label] == [True] * 3


def test_a_game_in_earnest_has_no_hints(visit: Visit) -> None:
    page = visit("/new/charon")
    page.locator('[data-action="hints"]').uncheck()
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector(ASKED)
    expect(page.locator('[data-action="undo"]')).to_be_visible()
    expect(page.locator('[data-action="hint"]')).to_have_count(0)


def test_the_curve_of_a_finished_game_leads_to_its_moments(visit: Visit, sqlite_server: Running) -> None:
    page = visit(f"/table/{finished_game(sqlite_server)}")
    page.wait_for_selector(OVER)
    last = position(page)
    curve = page.locator("svg[data-curve]")
    curve.wait_for()
    ends = curve.get_attribute("aria-label") or ""
    assert "100%" in ends or "50%" in ends or "33%" in ends
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    page.wait_for_function(f"() => +document.querySelector('[data-position]').dataset.position < {last}")
    assert "at=" in page.url
    assert curve.get_attribute("aria-label") != ends
