"""Replays: by the scrubber, by keyboard, by a link to a moment, through any seat's eyes once the game is over."""

from __future__ import annotations

import re

from browsers import PHONE, Visit
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
    link = page.locator("aside li a").first
    target = (link.get_attribute("href") or "").removeprefix("?at=")
    page.locator('[data-action="since-close"]').click()  # it lies over the oldest lines
    link.click()
    page.wait_for_selector(f'[data-position="{target}"]')
    expect(page.locator('[data-asked="true"]')).to_have_count(0)
    page.locator('[data-action="present"]').click()
    expect(page.locator(f'[data-position="{target}"]')).to_have_count(0)


def test_the_log_follows_the_moment_and_leads_to_it(visit: Visit, sqlite_server: Running) -> None:
    page = visit(f"/table/{finished_game(sqlite_server)}", viewport={"width": 1366, "height": 768})
    page.wait_for_selector(OVER)
    scrubber, marked = page.locator('[data-action="scrub"]'), page.locator("aside [aria-current]")
    expect(marked).to_have_count(0)
    for step in ("0", "60", "20"):
        scrubber.fill(step)
        expect(marked).to_have_count(1)
        expect(marked).to_be_in_viewport(ratio=0.9)
        expect(page.locator(f'[data-position="{at(page)}"]')).to_be_attached()
        there = int((marked.get_attribute("href") or "").split("at=")[1].split("&")[0])
        assert there <= at(page)
    page.locator(".replay select").select_option("1")
    page.locator("aside li a").nth(9).click()
    expect(marked).to_have_count(1)
    assert page.locator("aside li a").nth(9).get_attribute("aria-current") == "step"
    assert "view=1" in page.url, "whose eyes see it is kept"
    expect(page.locator('[data-viewer="1"]')).to_be_attached()


def at(page: Page) -> int:
    """The moment in the address."""
    found = re.search(r"[?&]at=(\d+)", page.url)
    assert found is not None, page.url
    return int(found[1])


def test_a_copied_address_keeps_the_moment_and_whose_eyes_see_it(visit: Visit, sqlite_server: Running) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    page = visit(f"/table/{finished_game(sqlite_server)}", permissions=allowed)
    page.wait_for_selector(OVER)
    page.locator('[data-action="scrub"]').fill("30")
    page.locator(".replay select").select_option("2")
    expect(page.locator('[data-viewer="2"]')).to_be_attached()
    there = position(page)
    page.locator('[data-action="menu"]').click()
    page.locator('[data-action="copy-address"]').click()
    expect(page.locator("[data-toast], .toast, [role=status]").first).to_be_attached()
    address = page.evaluate("() => navigator.clipboard.readText()")
    other = visit(address.split("/", 3)[3].join(["/", ""]))
    other.wait_for_selector(f'[data-position="{there}"][data-viewer="2"]')


def test_turning_points_are_marked_stepped_through_and_explained(visit: Visit, sqlite_server: Running) -> None:
    page = visit(f"/table/{finished_game(sqlite_server)}")
    page.wait_for_selector(OVER)
    page.locator("svg[data-curve]").wait_for()
    page.locator('[data-action="turning-points"]').click()
    shown = page.locator("[data-turning-point]")
    expect(shown).to_contain_text(re.compile(r"1 of \d+.*lost \d+%", re.DOTALL))
    count = int(re.search(r"1 of (\d+)", shown.inner_text())[1])  # type: ignore[index]  # the line above has seen it
    assert count > 1, "bots that play at random lose much more than once"
    expect(page.locator("svg[data-curve] [data-mark]")).to_have_count(count)
    first = int(shown.get_attribute("data-turning-point") or -1)
    expect(page.locator(f'[data-position="{first}"][data-viewer="0"]')).to_be_attached()
    expect(shown).to_contain_text("Played: ")
    expect(page.locator("[data-better]")).to_have_count(0)
    page.locator('[data-action="show-better"]').click()
    expect(page.locator("[data-better]")).to_contain_text(re.compile("Better: .+"))
    page.locator('[data-action="turning-forth"]').click()
    expect(shown).not_to_have_attribute("data-turning-point", str(first))
    expect(page.locator("[data-better]")).to_have_count(0)
    page.locator("main").focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(shown).to_have_attribute("data-turning-point", str(first))
    expect(page.locator(f'[data-position="{first}"]')).to_be_attached()
    page.locator('[data-action="turning-close"]').click()
    expect(shown).to_have_count(0)
    page.locator(".replay select").select_option("2")
    page.locator('[data-action="turning-points"]').click()
    expect(page.locator('[data-viewer="2"]')).to_be_attached()
    expect(shown).to_be_visible()


def test_the_replay_bar_leaves_most_of_a_phone_to_the_table(visit: Visit, sqlite_server: Running) -> None:
    page = visit(
        f"/table/{finished_game(sqlite_server)}", language="de", viewport=PHONE, has_touch=True, is_mobile=True
    )
    page.wait_for_selector(OVER)
    page.locator("svg[data-curve]").wait_for()
    bar = page.locator(".replay")
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] < 0.2 * PHONE["height"]
    page.locator('[data-action="turning-points"]').click()
    page.locator('[data-action="show-better"]').click()
    expect(page.locator("[data-better]")).not_to_be_empty()
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] < 0.4 * PHONE["height"]
    small = bar.locator("button:visible").evaluate_all(
        "all => all.filter(one => one.offsetHeight < 44 || one.offsetWidth < 44).map(one => one.dataset.action)"
    )
    assert small == []


UNCOVERED = """() => {
  const card = document.querySelector('[data-lesson="hand"] [data-card]'), bar = document.querySelector(".replay");
  return card.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
}"""


def test_the_replay_bar_covers_no_hand(visit: Visit, sqlite_server: Running) -> None:
    page = visit(f"/table/{finished_game(sqlite_server)}?view=1", viewport={"width": 1366, "height": 768})
    page.wait_for_selector(OVER)
    page.locator('[data-action="scrub"]').fill("6")
    page.locator('[data-viewer="1"]').wait_for()
    for _ in range(2):
        cards = page.locator('[data-lesson="hand"] [data-card]')
        expect(cards.first).to_be_visible()
        page.wait_for_function(UNCOVERED)
        if not page.locator("[data-turning-point]").count():
            page.locator('[data-action="turning-points"]').click()
            page.locator("[data-turning-point]").wait_for()
