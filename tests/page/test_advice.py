"""Hints at the table, where they are allowed, and the curve of chances above a replay."""

from __future__ import annotations

from browsers import Visit
from playing import ASKED, OVER
from playwright.sync_api import expect
from running import Running
from test_games import start_against_a_bot
from test_looking_back import finished_game, position


def test_a_hint_is_asked_for_and_followed(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    before = position(page)
    page.locator('[data-action="hint"]').click()
    hint = page.locator("[data-hint]")
    hint.wait_for()
    thoughts = hint.locator("li")
    assert 1 <= thoughts.count() <= 3
    expect(thoughts.first.locator(".chance")).to_contain_text("%")
    expect(thoughts.first.locator(".words")).to_contain_text("into the common row")
    thoughts.first.locator('[data-action="follow"]').click()
    page.wait_for_function(f"() => +document.querySelector('[data-position]').dataset.position > {before}")
    expect(hint).to_have_count(0)


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
