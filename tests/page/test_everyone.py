"""The page is for everyone: axe finds nothing serious, nothing scrolls sideways, it is light to load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browsers import Visit
from playing import ASKED, OVER, Player
from playwright.sync_api import Page
from test_games import start_against_a_bot

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
MOST_SCRIPT = 150_000
"""Bytes of JavaScript, compressed, before the page can be used."""


def check(page: Page, where: str) -> None:
    """No serious or critical finding of axe in either theme, and no sideways scrolling from phone to wide screen."""
    page.evaluate(AXE)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found: Any = page.evaluate("async () => (await axe.run(document)).violations")
        grave = [
            f"{where}, {theme}: {one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert grave == []
    size = page.viewport_size
    assert size is not None
    for width in (390, 768, 1100, 1440, 2560):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, f"{where} at {width}"
    page.set_viewport_size(size)


def test_every_screen(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector('[data-action="play-now"]')
    check(page, "home")
    page.locator("header .me").click()
    check(page, "preferences")
    page.keyboard.press("Escape")
    page.goto("/new/charon")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    page.locator("details summary").click()
    check(page, "set-up")
    page.locator('input[name="seat-1"][value="open"]').check(force=True)
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector('[data-action="start"]')
    check(page, "lobby")
    page.goto("/rules/charon")
    page.wait_for_selector("article section")
    check(page, "rules")
    page.goto("/recover")
    check(page, "recover")


def test_every_phase_of_a_game(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    player = Player(page, seed=14)
    seen = set()
    while not page.locator(OVER).count():
        page.wait_for_selector(f"{ASKED}, {OVER}")
        step = page.get_attribute("[data-step]", "data-step") or ""
        if step not in seen:
            seen.add(step)
            check(page, step)
        if step != "over":
            player.decide()
    check(page, "over")
    page.locator('[data-action="chat"]').click()
    check(page, "chat")
    page.goto(page.url + "?at=30")
    page.wait_for_selector('[data-position="30"]')
    check(page, "replay")


def test_the_page_is_light(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector('[data-action="play-now"]')
    page.wait_for_load_state("networkidle")
    scripts: Any = page.evaluate(
        "() => performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"
        ".map(one => ({name: one.name, bytes: one.encodedBodySize, whole: one.decodedBodySize}))"
    )
    assert scripts
    assert all(one["bytes"] < one["whole"] for one in scripts), scripts
    assert sum(one["bytes"] for one in scripts) <= MOST_SCRIPT
