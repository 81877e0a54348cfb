"""Charon's rarer questions through the page: gems to keep, and the Synchrotron before the builds."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from browsers import DESKTOP, PHONE, SIDEWAYS, SMALL, Visit
from inpage import go_on
from playing import ASKED, CONFIRM, KEEP_GEM, Player, Toucher, Typist
from playwright.sync_api import Page, expect

from moonstone.engine import Json, Match, Record, load
from moonstone.engine import Player as Person
from moonstone.engine.chance import Draws

SEEDS = 400
GIVE_UP = '[data-action="charon-keep-give-up"]'
ALL = "keep-all"
TOO_MANY = "keep-some"
EXACTLY = "keep-exactly"
TURN = "synchrotron"
HEAP = "heap"
HANDS = {"mouse": Player, "touch": Toucher, "keys": Typist}


@cache
def record(wanted: str) -> str:
    """The record of a game in which the first seat is asked that: bots play the others."""
    seats, options = (4, {"synchrotron": "before_building"}) if wanted == TURN else (2, {})
    given: dict[str, Json] = dict(options)
    game = load("charon").with_rules(1) if wanted == EXACTLY else load("charon")
    for seed in range(SEEDS):
        rng = Random(seed)
        players = [Person("Ann", None), *(Person(name, "random") for name in ("Bea", "Cid", "Dan")[: seats - 1])]
        match = Match(game, players, given, Draws(seed.to_bytes(32, "big")))
        match.resolve_chance()
        while match.state.turn:
            if match.state.turn[0] == 0 and fits(match, wanted):
                return Record.of(match, with_secret=True).dumps()
            moves = match.state.moves(match.state.turn[0])
            match.play(match.state.turn[0], rng.choice(moves))
    raise AssertionError("no such position was found")


def fits(match: Match, wanted: str) -> bool:
    view: Any = match.state.view(0)
    gems = sum(view["players"][0]["gems"].values())
    if wanted == TURN:
        return bool(view["step"] == "synchrotron" and len(match.state.moves(0)) > 4)
    if wanted == HEAP:
        return bool(view["step"] == "build" and gems > 16)
    return bool(view["step"] == "keep" and (gems == 2 if wanted == ALL else gems > 4))


def at(visit: Visit, wanted: str, hands: str = "mouse", **options: Any) -> Page:
    phone = {"viewport": PHONE, "has_touch": True} if hands == "touch" else {"viewport": DESKTOP}
    page = visit("/", **{**phone, **options})
    go_on(page, record(wanted))
    return page


def answered(page: Page) -> None:
    """The question has gone."""
    expect(page.locator(f'{ASKED}[data-step="keep"], {ASKED}[data-step="synchrotron"]')).to_have_count(0)


@pytest.mark.parametrize("hands", HANDS)
def test_8_1_all_gems_are_kept_by_one_press(visit: Visit, hands: str) -> None:
    page = at(visit, ALL, hands)
    confirm = page.locator(CONFIRM)
    expect(confirm).to_have_text("Keep all")
    expect(page.locator(GIVE_UP)).to_have_count(2)
    HANDS[hands](page).press(confirm)
    answered(page)


@pytest.mark.parametrize("hands", HANDS)
def test_8_1_a_gem_is_given_up_by_pressing_it(visit: Visit, hands: str) -> None:
    page = at(visit, ALL, hands)
    player = HANDS[hands](page)
    player.press(page.locator(GIVE_UP).first)
    expect(page.locator(KEEP_GEM)).to_have_count(1)
    expect(page.locator(CONFIRM)).to_have_text("Confirm")
    player.press(page.locator(KEEP_GEM))
    expect(page.locator(CONFIRM)).to_have_text("Keep all")
    player.press(page.locator(GIVE_UP).first)
    expect(page.locator(".sentence")).to_contain_text("Keep 1 ")
    player.press(page.locator(CONFIRM))
    answered(page)


@pytest.mark.parametrize("wanted", [ALL, TOO_MANY])
def test_8_1_all_gems_are_given_up_by_two_presses(visit: Visit, wanted: str) -> None:
    page = at(visit, wanted)
    if wanted == TOO_MANY:
        page.locator(KEEP_GEM).first.click()
    page.locator('[data-action="keep-none"]').click()
    expect(page.locator(".sentence")).to_have_text("Keep no gems.")
    page.locator(CONFIRM).click()
    answered(page)


def test_8_1_with_too_many_nothing_is_kept_by_mistake(visit: Visit) -> None:
    page = at(visit, TOO_MANY)
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.locator(KEEP_GEM).first.click()
    page.locator(KEEP_GEM).first.click()
    expect(page.locator(KEEP_GEM)).to_have_count(0)
    page.locator(CONFIRM).click()
    answered(page)


def test_8_1_under_the_first_version_the_number_is_fixed(visit: Visit) -> None:
    page = at(visit, EXACTLY)
    expect(page.locator(".sentence")).to_have_text(re.compile(r"^Choose gems to keep: \d\.$"))
    expect(page.locator(".bench h3")).to_have_text(re.compile(r"^Gems to keep: \d$"))
    page.locator('[data-action="why"]').hover()
    expect(page.locator("body")).not_to_contain_text("You may give up more")
    for _ in range(2):
        page.locator(KEEP_GEM).first.click()
    expect(page.locator('[data-action="keep-none"]')).to_have_count(0)


@pytest.mark.parametrize("hands", HANDS)
def test_9_the_synchrotron_before_the_builds(visit: Visit, hands: str) -> None:
    page = at(visit, TURN, hands)
    player = HANDS[hands](page)
    player.press(page.locator('[data-action="turn-from"]').first)
    player.press(page.locator('[data-action="turn-into"][aria-disabled="false"]').first)
    expect(page.locator(".sentence")).to_contain_text("Change ")
    player.press(page.locator(CONFIRM))
    answered(page)


def test_9_the_synchrotron_can_be_left_alone(visit: Visit) -> None:
    page = at(visit, TURN)
    page.locator('[data-action="pass"]').click()
    answered(page)


@pytest.mark.parametrize(("wanted", "language"), [(ALL, "hu"), (TURN, "de")])
def test_the_question_leaves_the_why_free(visit: Visit, wanted: str, language: str) -> None:
    page = at(visit, wanted, language=language, viewport=SMALL)
    caps, sentence = (page.locator(f".prompt-bar .{part}").bounding_box() for part in ("caps", "sentence"))
    assert caps is not None
    assert sentence is not None
    assert caps["y"] + caps["height"] <= sentence["y"] + 1
    page.locator('[data-action="why"]').click(trial=True)


@pytest.mark.parametrize("wanted", [ALL, TURN])
def test_a_phone_held_sideways_shows_the_gems_in_question(visit: Visit, wanted: str) -> None:
    page = at(visit, wanted, "touch", viewport=SIDEWAYS)
    gem = page.locator(".bench button[data-gem]").last
    expect(gem).to_be_in_viewport(ratio=1)
    place, bar = gem.bounding_box(), page.locator(".prompt-bar").bounding_box()
    assert place is not None
    assert bar is not None
    assert place["y"] + place["height"] <= bar["y"]


def test_more_gems_than_a_phone_has_room_for_are_piled_up_by_kind(visit: Visit) -> None:
    page = at(visit, HEAP, "touch", is_mobile=True)
    expect(page.locator('[data-action="get"]').last).to_be_in_viewport(ratio=1)
    give = page.locator('[data-action="charon-put-give"]')
    kinds = [give.nth(one).get_attribute("data-gem") for one in range(give.count())]
    assert len(set(kinds)) == len(kinds)
    pile = page.locator('[data-action="charon-put-give"][aria-disabled="false"]').first
    before = int(pile.inner_text())
    pile.tap()
    expect(pile).to_have_text(str(before - 1))
    page.locator('[data-action="charon-take-back"]').tap()
    expect(pile).to_have_text(str(before))


def test_by_keyboard_gems_are_near_and_clearing_keeps_the_focus(visit: Visit) -> None:
    page = at(visit, ALL)
    page.locator(CONFIRM).focus()
    for _ in range(6):
        page.keyboard.press("Tab")
    expect(page.locator(".bench :focus")).to_have_count(1)
    page.locator(GIVE_UP).first.press("Enter")
    clear = page.locator('[data-action="cancel"]')
    clear.press("Enter")
    expect(clear).to_have_attribute("aria-disabled", "true")
    expect(clear).to_be_focused()
