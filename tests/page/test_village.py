"""Charterstone's table at every size: the village is read and hit by a finger, tells what it is, and nothing moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from browsers import PHONE, SIDEWAYS, SMALL, Visit
from inpage import go_on, play_inside
from lategames import LATER, crowded, found
from layout import note_shifts, shifts
from playing import ASKED, OVER
from playwright.sync_api import Locator, Page, ViewportSize, expect
from test_everyone import check
from villager import OPEN_TILE, start_in_the_village

from cases import at_length
from moonstone.games.charterstone.rules.frames import FrameId

FINGER = 43
"""Pixels that a finger hits: 44, less what rounding takes."""
READABLE = 10
"""Pixels from the top of a line of text to its bottom that can still be read."""
MOST_SHIFT = 0.1
"""What browsers call a good score of how much a page moves."""
TIP = "#tip:popover-open"
SIZES = at_length(SIDEWAYS, PHONE, SMALL)


def opened(visit: Visit, size: ViewportSize, record: str) -> Page:
    """A saved game on a screen of that size; one of a phone is touched."""
    touch = size is not SMALL
    page = visit("/", viewport=size, has_touch=touch, is_mobile=touch)
    go_on(page, record)
    return page


def boxes(of: Locator) -> list[dict[str, float]]:
    measured: list[dict[str, float]] = of.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    return measured


def position(page: Page) -> str | None:
    return page.get_attribute("[data-position]", "data-position")


def test_the_whole_page_is_parchment_where_the_village_is_and_nowhere_else(visit: Visit) -> None:
    page = visit("/", color_scheme="light")
    root, header = page.locator("html"), page.locator("header").first
    expect(root).not_to_have_class("parchment")
    go_on(page, crowded(2))
    expect(root).to_have_class("parchment")
    expect(header).to_have_css("background-color", "rgb(253, 248, 234)")
    page.locator('.players [data-seat="0"] [data-action="chest"]').click()
    border = "one => getComputedStyle(one).getPropertyValue('--line')"
    assert page.locator("dialog").evaluate(border) == root.evaluate(border)
    page.keyboard.press("Escape")
    check(page, "village", ("aside li + li", ".village"))
    page.locator("header .brand").click()
    expect(root).not_to_have_class("parchment")


@pytest.mark.parametrize("size", SIZES[:2], ids=["sideways", "upright"])
def test_the_village_is_hit_and_read_on_a_phone(visit: Visit, size: ViewportSize) -> None:
    page = opened(visit, size, crowded())
    prompt = boxes(page.locator(".prompt"))[0]
    tiles = boxes(page.locator(".village .tile .reach"))
    assert len(tiles) == 42
    for tile in tiles:
        assert min(tile["width"], tile["height"]) >= FINGER, tile
        assert tile["left"] >= 0
        assert tile["top"] >= 0
        inside = tile["bottom"] <= prompt["top"] if size is PHONE else tile["right"] <= prompt["left"]
        assert inside, "the prompt covers a building"
    names = boxes(page.locator(".village .banner text"))
    assert len(names) == 6
    assert min(name["height"] for name in names) >= READABLE


OVER_IT = """choices => choices.filter(choice => {
  const {x, y, width, height} = choice.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return !choice.contains(at);
}).length"""
IN_SIGHT = (
    FrameId.FILL_QUOTA,
    FrameId.BUILD,
    FrameId.PAY,
    FrameId.SCORE,
    FrameId.BUMP_OR_SHARE,
    FrameId.RECALL_WORKER,
    FrameId.ACCEPT_EFFECT,
)


@pytest.mark.parametrize("size", SIZES[:2], ids=["sideways", "upright"])
@pytest.mark.parametrize("asks", at_length(IN_SIGHT, [ask for ask in LATER if ask not in IN_SIGHT]), ids=len)
def test_nothing_covers_what_is_asked(visit: Visit, size: ViewportSize, asks: Sequence[FrameId]) -> None:
    """What can be chosen in the village is in view as a whole, and of everything else the first choices."""
    page = visit("/", viewport=size, has_touch=True, is_mobile=True)
    for ask in asks:
        go_on(page, found(ask))
        page.wait_for_function("() => document.getAnimations().length === 0")
        page.wait_for_timeout(300)
        lit = page.locator(f"{OPEN_TILE}, .village .plot.open")
        elsewhere = page.locator(
            '[data-chooser] button:not([aria-disabled="true"]), .mat button[aria-disabled="false"]'
        )
        assert lit.count() + elsewhere.count() > 0, ask.name
        assert lit.evaluate_all(OVER_IT) == 0, f"{ask.name}: something covers what can be chosen in the village"
        assert elsewhere.first.evaluate(f"choice => ({OVER_IT})([choice])") == 0 if elsewhere.count() else True, (
            ask.name
        )
        confirm = page.locator('[data-action="confirm"]')
        if confirm.count():
            assert confirm.evaluate(f"choice => ({OVER_IT})([choice])") == 0, ask.name


def closed_tile(page: Page) -> Locator:
    """A building that cannot be used now."""
    return page.locator('.village .tile[aria-disabled="true"][data-building="charterstone"]')


def test_a_tap_tells_what_something_is_and_what_is_lacking(visit: Visit) -> None:
    page = opened(visit, PHONE, crowded(4))
    before = position(page)
    tip = page.locator(TIP)
    closed_tile(page).tap(force=True)
    expect(tip).to_contain_text("Charterstone: Pay: 4 coins")
    expect(tip).to_contain_text("you need more coins.")
    tile = page.locator(OPEN_TILE).first
    name = (tile.get_attribute("aria-label") or "").split(":")[0]
    tile.tap()
    expect(tip).to_contain_text(f"{name}:")
    expect(page.locator(".sentence")).to_contain_text(name)
    card = page.locator(".mat [data-shown-card]").first
    card.tap()
    expect(tip).to_contain_text(card.locator(".name").inner_text())
    persona = page.locator(".players span.chip[data-owned]").first
    persona.tap()
    expect(tip).to_contain_text(persona.inner_text().strip())
    objective = page.locator(".tracks [data-objective]").first
    objective.tap(force=True)
    expect(tip).to_contain_text(objective.locator(".name").inner_text().strip())
    assert position(page) == before, "a tap alone decides nothing"


def test_the_keyboard_comes_to_every_building_and_hears_the_same(visit: Visit) -> None:
    page = opened(visit, SMALL, crowded(4))
    entry = page.locator('.village [tabindex="0"]')
    expect(entry).to_have_count(1)
    entry.focus()
    seen = set()
    for key, times in (("Up", 5), ("Left", 6), ("Down", 7), ("Right", 9), ("Up", 7), ("Left", 4)):
        for _ in range(times):
            page.keyboard.press(f"Arrow{key}")
            seen.add(page.evaluate("() => document.activeElement.dataset.building"))
    assert len(seen) > 12
    closed_tile(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(TIP)).to_contain_text("you need more coins")
    expect(page.locator(".hint.refusal")).to_be_visible()


def test_who_waits_can_look_at_everything(visit: Visit) -> None:
    """The village is a stop of the keyboard, and taps tell, when nothing is asked."""
    page = opened(visit, SMALL, crowded(2))
    play_inside(page, 3)
    expect(page.locator(OVER)).to_be_attached()
    expect(page.locator('.village [tabindex="0"]')).to_have_count(1)
    assert page.locator(".village .tile.open").count() == 0


@pytest.mark.parametrize("size", SIZES, ids=["sideways", "upright", "small desktop"])
def test_nothing_moves_in_a_whole_game(visit: Visit, size: ViewportSize) -> None:
    touch = size is not SMALL
    page = visit("/", viewport=size, has_touch=touch, is_mobile=touch)
    start_in_the_village(page)
    page.wait_for_selector(ASKED)
    note_shifts(page)
    play_inside(page, 21)
    moved = shifts(page)
    assert sum(score for score, _ in moved) < MOST_SHIFT, moved[:8]


def test_a_card_keeps_its_space_until_it_is_taken(visit: Visit) -> None:
    page = opened(visit, SMALL, found(FrameId.TAKE_CARD))
    names = "all => all.map(one => one.dataset.card ?? one.dataset.shownCard)"
    cards = page.locator(".mat .card")
    before: list[Any] = cards.evaluate_all(names)
    taken = page.locator('.mat [data-card][aria-disabled="false"]').first
    name = taken.get_attribute("data-card")
    taken.click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'.mat [data-card="{name}"], .mat [data-shown-card="{name}"]')).to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('.mat .card').length === 5")
    after: list[Any] = cards.evaluate_all(names)
    assert [one for at, one in enumerate(before) if one != name and after[at] == one], "the others stay where they are"
