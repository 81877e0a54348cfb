"""Replays: by the scrubber, by keyboard, by a link to a moment, through any seat's eyes once the game is over."""

from __future__ import annotations

from browsers import Visit
from playing import ASKED, OVER, Player
from playwright.sync_api import Page, expect
from running import Running, Somebody, until
from test_games import start_against_a_bot


def position(page: Page) -> int:
    return int(page.get_attribute("[data-position]", "data-position") or -1)


def shown(page: Page) -> str:
    return page.inner_html("[data-step]")


def finished_game(server: Running) -> str:
    """A game that bots have played, for everybody to look at."""
    host = Somebody(server, "Host")
    table = host.open(["random", "random", "random"], public=True, start=True)
    until(lambda: host.table(table)["phase"] == "over")
    return table


def test_replay_by_scrubber_keyboard_and_link(visit: Visit, sqlite_server: Running) -> None:
    page = visit(f"/table/{finished_game(sqlite_server)}")
    page.wait_for_selector(OVER)
    last = position(page)
    page.locator('[data-action="first"]').click()
    expect(page.locator(f'[data-position="{last}"]')).to_have_count(0)
    expect(page.locator('[data-step="offer"]')).to_be_attached()
    start = position(page)
    scrubber = page.locator('[data-action="scrub"]')
    scrubber.fill("12")
    page.wait_for_function(f"() => +document.querySelector('[data-position]').dataset.position > {start}")
    page.wait_for_load_state("networkidle")
    there, picture = position(page), page.locator("svg [data-spot]").count()
    assert start < there < last
    assert f"at={there}" in page.url
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => +document.querySelector('[data-position]').dataset.position > {there}")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f'[data-position="{there}"]')
    flags = page.inner_html('[data-lesson="moon"]')

    other = visit(page.url.split("/", 3)[3].join(["/", ""]))
    other.wait_for_selector(f'[data-position="{there}"]')
    assert other.locator("svg [data-spot]").count() == picture
    assert other.locator("svg .standing").count() == flags.count('class="standing')

    page.locator(".replay select").select_option("1")
    expect(page.locator('[data-viewer="1"]')).to_be_attached()
    expect(page.locator('[data-lesson="hand"] [data-card]').first).to_be_visible()
    page.locator('[data-action="play-pause"]').click()
    page.wait_for_function(f"() => +document.querySelector('[data-position]').dataset.position > {there}")
    page.keyboard.press("Escape")
    expect(page.locator(OVER)).to_be_attached()
    assert "at=" not in page.url


def test_every_line_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    page = visit("/")
    start_against_a_bot(page)
    page.wait_for_selector(ASKED)
    Player(page, seed=12).play(until='[data-step="stake"]')
    link = page.locator("aside li a").nth(1)
    target = (link.get_attribute("href") or "").removeprefix("?at=")
    link.click()
    page.wait_for_selector(f'[data-position="{target}"]')
    expect(page.locator('[data-asked="true"]')).to_have_count(0)
    page.locator('[data-action="present"]').click()
    expect(page.locator(f'[data-position="{target}"]')).to_have_count(0)
