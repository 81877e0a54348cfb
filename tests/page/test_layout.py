"""Every screen at every size in every language: nothing scrolls sideways, no word breaks without a hyphen, no text is
cut off, a finger hits everything; and the parts of a table keep their places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

import pytest
from browsers import PHONE, SIDEWAYS, SMALL, Visit, sign_in
from inpage import go_on, play_charon_inside
from lategames import LATER, crowded, found
from layout import POINTED, TOUCHED, note_shifts, shifts, troubles
from playing import OVER
from playwright.sync_api import Page, ViewportSize, expect
from running import Running
from settling import Settler, played
from test_games import start_against_a_bot
from test_looking_back import finished_game

from cases import at_length
from moonstone.engine import Json, Match, Record, load
from moonstone.engine import Player as Person
from moonstone.engine.chance import Draws
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.i18n import LANGUAGES

NAMES = ("Maximiliane-Antoinette", "Bartholomäus Großmann", "Eszter Szentgyörgyi", "Dr. Ferdinand Y", "Io")
STEPS = ("stake", "build", "offer", "swap", "intelligence", "engineering", "synchrotron", "keep")
READY = '[data-action="open-table"]:not([disabled])'
SEEDS = 400
MOST_SHIFT = 0.1
"""What browsers call a good score, of a page's whole life."""


@cache
def asked_in_charon(step: str, seats: int = 5) -> str:
    """The record of a game in which the first seat has a choice at that step, and a bot every other."""
    options: dict[str, Json] = {"synchrotron": "before_building"} if step == "synchrotron" else {}
    for seed in range(SEEDS):
        rng = Random(seed)
        players = [Person(name, "random" if seat else None) for seat, name in enumerate(NAMES[:seats])]
        match = Match(load("charon"), players, options, Draws(seed.to_bytes(32, "big")))
        match.resolve_chance()
        while match.state.turn:
            seat = match.state.turn[0]
            moves = match.state.moves(seat)
            view = match.state.view(seat)
            if seat == 0 and view["step"] == step and len(moves) > 1 and (step != "build" or view["round"] == 3):
                return Record.of(match, with_secret=True).dumps()
            match.play(seat, rng.choice(moves))
    raise AssertionError("no such position was found")


def check(visit: Visit, show: Callable[[Page], object], path: str = "/", long: bool = True) -> None:
    """Show something, and see that it looks right: at all sizes in all languages, or at a sample of them."""
    wrong = []
    all_sizes: dict[bool, tuple[ViewportSize, ...]] = {True: TOUCHED, False: POINTED}
    sample: dict[bool, tuple[ViewportSize, ...]] = {True: (PHONE, SIDEWAYS), False: (SMALL,)}
    for touch, sizes in (all_sizes if long else sample).items():
        page = visit(path, viewport=sizes[0], has_touch=touch, is_mobile=touch)
        show(page)
        wrong += troubles(page, sizes, tuple(LANGUAGES) if long else ("hu",), touch)
    assert not wrong, "\n" + "\n".join(wrong)


def cases(names: Iterable[str], quick: Iterable[str]) -> list[Any]:
    """All names at length, and some of them as a sample for every change."""
    everything = [pytest.param(name, True, id=f"{name}-all", marks=pytest.mark.long) for name in names]
    return [*(pytest.param(name, False, id=name) for name in quick), *everything]


def shows(selector: str) -> Callable[[Page], object]:
    """Waits for what a screen is complete with."""
    return lambda page: page.wait_for_selector(selector)


def goes_astray(page: Page) -> None:
    page.evaluate("() => { history.pushState({}, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    page.wait_for_selector("main h1")


def opens_a_lobby(page: Page) -> None:
    page.wait_for_selector(READY)
    page.locator('input[name="seat-1"][value="open"]').check(force=True)
    page.locator(READY).click()
    page.wait_for_selector('[data-action="start"]')


SCREENS: dict[str, tuple[str, Callable[[Page], object]]] = {
    "home": ("/", shows('[data-action="play-now"]')),
    "set-up-charon": ("/new/charon", shows(READY)),
    "set-up-charterstone": ("/new/charterstone", shows(READY)),
    "lobby": ("/new/charon", opens_a_lobby),
    "rules-charon": ("/rules/charon", shows("article section")),
    "rules-charterstone": ("/rules/charterstone", shows("article section")),
    "new-campaign": ("/campaigns/new", shows("form")),
    "recover": ("/recover", shows("main button, main p")),
    "nowhere": ("/", goes_astray),
}


@pytest.mark.parametrize(("screen", "long"), cases(SCREENS, ["home", "set-up-charterstone"]))
def test_a_screen(visit: Visit, screen: str, long: bool) -> None:
    path, show = SCREENS[screen]
    check(visit, show, path, long)


@pytest.mark.parametrize(("step", "long"), cases(STEPS, ["stake", "build"]))
def test_charons_table(visit: Visit, step: str, long: bool) -> None:
    check(visit, lambda page: go_on(page, asked_in_charon(step)), long=long)


@pytest.mark.parametrize(("moment", "long"), cases(["", "?at=30"], ["?at=30"]))
def test_a_game_that_is_over(visit: Visit, sqlite_server: Running, moment: str, long: bool) -> None:
    table = finished_game(sqlite_server)
    check(visit, shows("[data-step]"), f"/table/{table}{moment}", long)


@pytest.mark.parametrize(("ask", "long"), cases((ask.name for ask in LATER), ["DECIDE"]))
def test_charterstones_table(visit: Visit, ask: str, long: bool) -> None:
    check(visit, lambda page: go_on(page, found(FrameId[ask])), long=long)


@pytest.mark.long
def test_a_village_of_six(visit: Visit) -> None:
    check(visit, lambda page: go_on(page, crowded()))


@pytest.mark.parametrize(("place", "long"), cases(["", "/book"], [""]))
def test_a_campaign(visit: Visit, sqlite_server: Running, place: str, long: bool) -> None:
    ann = Settler(sqlite_server, "Ann")
    ann.bring(played(2, 4, "greedy"))
    ready = "[data-book] [data-slot]" if place else ".village [data-building]"

    def show(page: Page) -> None:
        sign_in(page, ann)
        page.goto(f"/campaign/{ann.campaign}{place}")
        page.wait_for_selector(ready)

    check(visit, show, long=long)


ASKED_ABOUT = {
    "offer": ['[data-lesson="hand"] [data-card]'],
    "stake": ['[data-spot="e5"]', '[data-area="intelligence"]', '[data-area="warehouse"]'],
    "build": ['[data-action="trade"]', '[data-action="get"]', '[data-action="end"]'],
}
"""What each question is about, whatever was dealt."""
A_CARD_IN_VIEW = """() => [...document.querySelectorAll('[data-part="hand"] [data-card]')].some(card => {
  const {left, right, top, bottom} = card.getBoundingClientRect();
  const at = y => document.elementFromPoint((left + right) / 2, y)?.closest("[data-card]");
  return [top + 2, bottom - 2].every(y => at(y) === card);
})"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, SMALL], ids=["upright", "sideways", "small desktop"])
def test_what_is_asked_is_in_view(visit: Visit, size: ViewportSize) -> None:
    touch = size is not SMALL
    page = visit(viewport=size, has_touch=touch, is_mobile=touch)
    start_against_a_bot(page)
    for step, things in ASKED_ABOUT.items():
        play_charon_inside(page, 3, f'[data-step="{step}"][data-asked="true"]')
        for thing in ('[data-part="prompt"]', *things):
            expect(page.locator(thing).first).to_be_in_viewport(ratio=0.95)
        if size is not PHONE:
            assert page.evaluate("() => document.documentElement.scrollHeight") == size["height"]
    page.wait_for_function(A_CARD_IN_VIEW)


def test_the_users_own_scrolling_is_left_alone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    start_against_a_bot(page)
    play_charon_inside(page, 3, '[data-step="stake"][data-asked="true"]')
    page.evaluate("() => { scrollTo(0, 400); dispatchEvent(new Event('touchmove')); }")
    page.locator('[data-action="undo"]').tap()
    page.wait_for_selector('[data-step="offer"][data-asked="true"]')
    assert page.evaluate("() => scrollY") == 400


def test_small_tools_hide_their_own_words_alone(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    start_against_a_bot(page)
    sizes = page.evaluate(
        """() => {
            const tools = document.querySelector(".tools");
            tools.insertAdjacentHTML("beforeend", "<div><button class='button'>Do this</button></div>");
            return [...tools.querySelectorAll("button")].map(one => parseFloat(getComputedStyle(one).fontSize));
        }"""
    )
    assert sizes[0] == 0
    assert sizes[-1] > 12


@pytest.mark.parametrize("size", at_length(PHONE, SIDEWAYS, SMALL), ids=["upright", "sideways", "small desktop"])
def test_nothing_changes_its_place_in_a_whole_game(visit: Visit, size: ViewportSize) -> None:
    touch = size is not SMALL
    page = visit(viewport=size, has_touch=touch, is_mobile=touch)
    start_against_a_bot(page)
    note_shifts(page)
    play_charon_inside(page, 3)
    expect(page.locator(OVER)).to_be_visible()
    moved = shifts(page)
    assert sum(score for score, _ in moved) < MOST_SHIFT, moved[:10]


def test_a_long_log_makes_no_page_longer(visit: Visit) -> None:
    page = visit(viewport=SMALL)
    go_on(page, asked_in_charon("build", 4))
    assert page.locator("#log-title").is_visible()
    assert page.locator("[role=log] [data-code]").count() > 4, "with cards that have a word for screen readers"
    assert page.evaluate("() => document.documentElement.scrollHeight") == SMALL["height"]
