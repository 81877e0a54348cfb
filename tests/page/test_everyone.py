"""The page is for everyone: axe finds nothing serious, nothing scrolls sideways, it is light to load."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from browsers import PHONE, Visit, sign_in
from playing import ASKED, OVER, Player
from playwright.sync_api import Page, expect
from running import Running, Somebody
from test_games import start_against_a_bot
from test_looking_back import finished_game

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that ask for colours."""
MOST_SCRIPT = 120_000
"""Bytes of JavaScript, compressed, before the page can be used."""
TOO_SMALL_TO_COMPRESS = 200
"""Bytes of a file that only passes on what another exports."""


def check(page: Page, where: str, but: tuple[str, ...] = ("aside li + li",)) -> None:
    """No serious or critical finding of axe in either theme, and no sideways scrolling from phone to wide screen.

    The themes differ in their colours alone: what does not hang on those is looked at once.
    """
    page.evaluate(AXE)
    themes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for theme in themes:
        rules = {"runOnly": OF_COLOURS} if theme == "light" else {}
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function("() => document.getAnimations().length === 0")
        found: Any = page.evaluate(
            "async ([but, rules]) =>"
            " (await axe.run({exclude: but}, {resultTypes: ['violations'], ...rules})).violations",
            [list(but), rules],
        )
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


def test_the_richest_phase_of_a_game(visit: Visit) -> None:
    """While flags are staked, every spot and every area can be chosen."""
    page = visit("/")
    start_against_a_bot(page)
    Player(page, seed=14).play(until='[data-step="stake"][data-asked="true"]')
    check(page, "stake", ())


@pytest.mark.long
def test_every_other_phase_of_a_game(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    player = Player(page, seed=14)
    seen = {"stake"}
    for _ in range(25):
        page.wait_for_selector(ASKED)
        step = page.get_attribute("[data-step]", "data-step") or ""
        if step not in seen:
            # The moon is the same in every phase.
            check(page, step, ("aside li + li", '[data-lesson="moon"]'))
            seen.add(step)
        player.decide()
    assert seen >= {"offer", "stake", "build"}


@pytest.mark.long
def test_a_finished_game(visit: Visit, sqlite_server: Running) -> None:
    page = visit("/")
    page.goto(f"/table/{finished_game(sqlite_server)}")
    page.wait_for_selector(OVER)
    check(page, "over")
    page.locator('[data-action="chat"]').click()
    check(page, "chat")
    page.goto(page.url + "?at=30")
    page.wait_for_selector('[data-position="30"]')
    check(page, "replay")


def scripts_loaded(page: Page) -> int:
    """The bytes of all scripts that a page has loaded. Each is compressed."""
    page.wait_for_load_state("networkidle")
    scripts: Any = page.evaluate(
        "() => performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"
        ".map(one => ({name: one.name, bytes: one.encodedBodySize, whole: one.decodedBodySize}))"
    )
    assert scripts
    assert [one for one in scripts if one["bytes"] >= one["whole"] > TOO_SMALL_TO_COMPRESS] == []
    return int(sum(one["bytes"] for one in scripts))


def test_the_page_is_light(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector('[data-action="play-now"]')
    assert scripts_loaded(page) <= MOST_SCRIPT / 2


@pytest.mark.parametrize(("game", "most"), [("charon", MOST_SCRIPT), ("charterstone", MOST_SCRIPT * 1.1)])
def test_tables_are_light(visit: Visit, sqlite_server: Running, game: str, most: float) -> None:
    table = Somebody(sqlite_server, "Ann").open(["me", "easy"], game=game, start=True)
    page = visit(f"/table/{table}", viewport=PHONE)
    page.wait_for_selector("[data-step]")
    assert scripts_loaded(page) <= most


def test_a_table_is_drawn_in_steps_and_nothing_moves(visit: Visit, sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "easy"], start=True)
    page = visit("/rules/charon", viewport=PHONE)
    sign_in(page, ann)
    page.add_init_script(
        "window.moved = 0; new PerformanceObserver(list => list.getEntries().forEach(one => window.moved += one.value))"
        ".observe({type: 'layout-shift', buffered: true})"
    )
    for path in (f"/table/{table}", "/"):
        page.goto(path)
        page.wait_for_selector('[data-part="players"], [data-action="play-now"]')
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => window.moved") < 0.02, path


def test_kinds_of_seats_are_whole_words_on_a_phone(visit: Visit) -> None:
    page = visit("/new/charterstone", language="de", viewport=PHONE)
    kinds = page.locator(".kinds").first.locator("label")
    expect(kinds.first).to_be_visible()
    assert max(kinds.evaluate_all("all => all.map(one => one.clientHeight)")) <= 44
