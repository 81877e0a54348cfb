"""A game without a table of its own is played at the plain one: the third game, whole, by mouse, touch and keyboard."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import PHONE, Visit
from playing import Player, Toucher, Typist
from playwright.sync_api import Page, expect
from running import Running
from test_games import no_message_is_missing

SIDEWAYS = {"width": PHONE["height"], "height": PHONE["width"]}


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that finds the third game, which is in a package of its own."""
    folder = tmp_path_factory.mktemp("third-game")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "third_game"), prepend=os.pathsep)
        running = Running(f"sqlite:///{folder / 'tables.db'}", folder).start()
        yield running
        running.stop()


class Laying:
    """Chooses one of the listed moves, and confirms it."""

    def at_choose(self: Player) -> None:  # type: ignore[misc]  # mixed into players alone
        self.press(self.any_of("[data-move]"))
        self.confirm()


class Mouse(Laying, Player):
    """Plays the plain table by mouse."""


class Finger(Laying, Toucher):
    """Plays the plain table by touch."""


class Keyboard(Laying, Typist):
    """Plays the plain table by keyboard alone."""


def set_up(player: Player) -> Page:
    """A table for me and a bot, begun."""
    page = player.page
    player.press(page.locator('a[href="/new/charon"]'))
    player.press(page.locator('a[href="/new/pebbles"]'))
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    expect(page.locator("form ol li")).to_have_count(3)
    player.press(page.locator("form ol li button.icon").last)
    player.press(page.locator('[data-action="open-table"]'))
    page.wait_for_selector("[data-step]")
    return page


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = set_up(player := Mouse(visit(), seed=1))
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "3")
    expect(page.locator(".secret")).to_contain_text("Stone")
    expect(page.locator('.players [data-seat="0"]')).to_contain_text("Pebbles left 5")
    expect(page.locator('.players [data-seat="1"]')).not_to_contain_text("Stone")
    player.play()
    no_message_is_missing(page)
    expect(page.locator('[data-lesson="result"] [data-seat]')).to_have_count(2)
    assert player.steps == ["choose"] * 3
    log = page.locator('[role="log"]')
    expect(log).to_contain_text("Guest gets a stone worth")
    expect(log).to_contain_text("Mira: Dealt")  # nobody else knows its worth
    expect(log).to_contain_text("The stones: Guest")
    page.locator('[data-action="step-back"]').click()
    expect(page.locator("[data-moves]")).to_have_count(0)


def test_a_hint_is_chosen_on_the_table_and_waits_for_its_confirmation(visit: Visit) -> None:
    page = set_up(Mouse(visit(), seed=3))
    page.locator('[data-action="hint"]').click()
    thoughts = page.locator("[data-hint] li")
    thoughts.first.wait_for()
    expect(thoughts.first.locator(".words")).to_contain_text("Lay down")
    thoughts.first.locator('[data-action="follow"]').click()
    expect(page.locator("[data-hint]")).to_be_hidden()
    expect(page.locator('[data-move][aria-pressed="true"]')).to_have_count(1)
    before = page.get_attribute("[data-position]", "data-position")
    expect(page.locator('[data-action="confirm"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-position]:not([data-position="{before}"])')


def test_a_decision_is_taken_back(visit: Visit) -> None:
    page = set_up(Mouse(visit(), seed=2))
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-prompt]")).to_contain_text("Lay down nothing")
    page.locator('[data-action="cancel"]').click()
    expect(page.locator("[data-move][aria-pressed=true]")).to_have_count(0)
    page.locator("[data-move]").last.click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator('.players [data-seat="0"]')).to_contain_text("Pebbles left 3")
    page.locator('[data-action="undo"]').click()
    expect(page.locator('.players [data-seat="0"]')).to_contain_text("Pebbles left 5")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, size: dict[str, int]) -> None:
    page = visit(language="de", viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    player = Finger(page, seed=3)
    set_up(player)
    assert fits(page)
    player.play()
    no_message_is_missing(page)
    assert fits(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    player = Keyboard(visit(language="hu"), seed=4)
    page = set_up(player)
    player.play()
    expect(page.locator('[data-lesson="result"]')).to_be_visible()


def test_two_people_at_one_screen_do_not_see_each_others_stones(visit: Visit) -> None:
    page = visit()
    page.goto("/new/pebbles")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    page.locator("form ol li button.icon").last.click()
    page.locator('input[name="seat-1"][value="local"], input[name="seat-1"][value="here"]').check(force=True)
    page.locator('[data-action="open-table"]').click()
    player = Mouse(page, seed=5)
    player.play()
    assert player.steps == ["choose"] * 6
