"""Whole games through the page: in every language, by touch, by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from browsers import PHONE, Visit
from inpage import play_charon_inside
from playing import OVER, Player, Toucher, Typist
from playwright.sync_api import Page, expect

from cases import at_length
from moonstone.i18n import LANGUAGES

RAW_NAME = re.compile(r"^[a-z]+(-[a-z0-9_]+)+$")


def start_against_a_bot(page: Page, seats: int = 2) -> None:
    """Set up a table for me and bots, the weakest there are, and begin."""
    page.locator('a[href="/new/charon"]').click()
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    for _ in range(3 - seats):
        page.locator("form li button.icon").last.click()
    for number in range(1, seats):
        page.locator("form li select").nth(number - 1).select_option("random")
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector("[data-step]")


def no_message_is_missing(page: Page) -> None:
    """A message that is missing would be shown by its name."""
    texts = page.locator("main").all_inner_texts()
    names: Any = page.evaluate(
        "() => [...document.querySelectorAll('main [aria-label], main [title]')]"
        ".flatMap(element => [element.getAttribute('aria-label'), element.getAttribute('title')])"
    )
    lines = [line.strip() for text in texts for line in text.splitlines()] + [name for name in names if name]
    assert [line for line in lines if RAW_NAME.match(line) or "{$" in line] == []


STOPS = ('[data-step="stake"]', '[data-step="build"]', OVER)
"""Where a game is looked at on its way."""
a_round_or_a_game = pytest.mark.parametrize(
    "stops",
    [
        pytest.param(STOPS[:2], id="a round"),
        pytest.param(STOPS, id="to the end", marks=pytest.mark.long),
    ],
)
"""Every question but the rarest comes before the first build."""


def play_by_hand(player: Player, stops: Sequence[str]) -> None:
    """Play from stop to stop, looking for missing messages; at the end of the game look at how it ended."""
    for until in stops:
        player.play(until=until)
        no_message_is_missing(player.page)
    assert {"offer", "stake"} <= {*player.steps}
    if OVER in stops:
        assert "build" in player.steps
        check_the_result(player.page)


def check_the_result(page: Page) -> None:
    """The game of two is over: both have a score, and another can be played."""
    expect(page.locator('[data-action="rematch"]')).to_be_visible()
    assert page.locator('[data-lesson="result"] [data-seat]').count() == 2


@a_round_or_a_game
def test_a_game_by_mouse(visit: Visit, stops: Sequence[str]) -> None:
    page = visit()
    start_against_a_bot(page)
    play_by_hand(Player(page, seed=0), stops)


@pytest.mark.parametrize("language", at_length("de", "fr"))
def test_a_whole_game_in_another_language(visit: Visit, language: str) -> None:
    """It is played inside the page. Italian and Hungarian are played by touch and by keyboard."""
    page = visit(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    no_message_is_missing(page)
    start_against_a_bot(page)
    steps: set[str] = set()
    for until in STOPS:
        steps |= {*play_charon_inside(page, 1, until)}
        no_message_is_missing(page)
    assert {"offer", "stake", "build"} <= steps
    check_the_result(page)


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    page = visit()
    page.locator('[data-action="play-now"]').click()
    page.wait_for_selector("[data-step]")
    page.evaluate("() => (window.kept = true)")
    seen = set()
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        page.wait_for_selector(f'html[lang="{language}"]')
        seen.add(page.inner_text("[data-step]"))
        no_message_is_missing(page)
    assert len(seen) == len(LANGUAGES)
    assert page.evaluate("() => window.kept") is True


@a_round_or_a_game
def test_a_game_in_italian_by_touch_on_a_phone(visit: Visit, stops: Sequence[str]) -> None:
    page = visit(language="it", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    start_against_a_bot(page)
    play_by_hand(Toucher(page, seed=3), stops)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@a_round_or_a_game
def test_a_game_in_hungarian_by_keyboard_alone(visit: Visit, stops: Sequence[str]) -> None:
    page = visit(language="hu")
    typist = Typist(page, seed=4)
    typist.press(page.locator('a[href="/new/charon"]'))
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    typist.press(page.locator("form li button.icon").last)
    typist.press(page.locator('[data-action="open-table"]'))
    page.wait_for_selector("[data-step]")
    play_by_hand(typist, stops)
