"""The home page, names, invitations and set-up: what somebody meets before and between games."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browsers import DESKTOP, PHONE, SIDEWAYS, SMALL, Visit
from playing import ASKED, COVER
from playwright.sync_api import Browser, Page, expect
from running import Running, Somebody
from test_everyone import AXE
from test_together import table_for_two

from moonstone.i18n import LANGUAGES

NAME = "[data-name-question]"
LEVELS = ["random", "easy", "medium", "hard"]
OVERLAPS = """() => [...document.querySelectorAll("[data-game-card]")].filter(card => {
    const picture = card.querySelector("img").getBoundingClientRect();
    return [...card.querySelectorAll("h2, p, .button")]
        .some(part => part.getBoundingClientRect().top < picture.bottom - 1);
}).length"""
"""How many cards of the home page have words over their picture."""


def sits_alone(page: Page, game: str) -> Page:
    """One click on the home page, to the first question."""
    page.locator(f'[data-game-card="{game}"] .primary').click()
    page.wait_for_selector(ASKED)
    return page


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS, DESKTOP], ids=lambda size: f"{size['width']}")
def test_a_newcomer_sees_what_to_press(visit: Visit, size: dict[str, int], language: str) -> None:
    page = visit(language=language, viewport=size)
    play = page.locator("[data-game-card] .primary")
    expect(play).to_have_count(2)
    for card in page.locator("[data-game-card]").all():
        expect(card.locator("img")).to_be_visible()
    assert page.evaluate(OVERLAPS) == 0
    box = play.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("game", ["charon", "charterstone"])
def test_one_click_and_one_plays(visit: Visit, game: str) -> None:
    page = sits_alone(visit(named=False), game)
    expect(page.locator(NAME)).to_have_count(0)
    page.goto("/")
    mine = page.locator(".mine li")
    expect(mine).to_have_count(1)
    expect(mine.locator(".turn")).to_be_visible()


def test_games_that_wait_are_counted_wherever_one_is(visit: Visit) -> None:
    page = sits_alone(visit("/"), "charon")
    expect(page.locator("[data-waiting]")).to_have_count(0)  # the game on the screen is not counted
    page.goto("/")
    expect(page.locator('[data-waiting="1"]')).to_be_visible()
    expect(page).to_have_title("(1) Moonstone")
    sits_alone(page, "charterstone")
    expect(page.locator('[data-waiting="1"]')).to_be_visible()
    page.wait_for_function("() => /^\\(1\\) ● .+ – Charterstone · Moonstone$/.test(document.title)")
    page.locator('[data-action="close-story"]').click()
    page.locator("header .brand").click()
    expect(page).to_have_title("(2) Moonstone")
    expect(page.locator(".mine li")).to_have_count(2)


def test_the_way_to_the_table_covers_nobody(visit: Visit) -> None:
    page = sits_alone(visit(language="hu", viewport=PHONE), "charterstone")
    page.goto("/")
    button = page.locator('.mine [data-action="to-table"]').bounding_box()
    members = page.locator(".mine .members").bounding_box()
    assert button is not None
    assert members is not None
    assert button["y"] >= members["y"] + members["height"]


def test_games_that_wait_come_first(visit: Visit, sqlite_server: Running) -> None:
    page = sits_alone(visit(), "charon")
    waits = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """async () => fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({game: "charon", seats: [{kind: "me"}, {kind: "open"}]})})"""
    )
    page.goto("/")
    expect(page.locator(".mine li")).to_have_count(2)
    expect(page.locator(".mine li").first.locator("a")).to_have_attribute("data-table", waits)


def test_a_name_is_asked_once_when_others_are_met(visit: Visit) -> None:
    ann = visit("/new/charon", named=False)
    ann.locator('input[name="seat-1"][value="link"]').check(force=True)
    ann.locator('[data-action="open-table"]:not([disabled])').click()
    expect(ann.locator(NAME)).to_be_focused()
    ann.locator(NAME).fill("Anna <Ann>")
    ann.locator(NAME).press("Enter")
    expect(ann.locator('[data-seat="0"] .name')).to_contain_text("Anna <Ann>")
    link = ann.locator('[data-seat="1"] input').input_value()
    bob = visit(link.split("/", 3)[3].join(["/", ""]), language="de", named=False)
    expect(bob.locator("h1")).to_have_text("Anna <Ann> lädt dich ein: Charon, Inc.")
    bob.locator('[data-action="accept"]').click()
    bob.locator('[data-action="stay-guest"]').click()
    expect(bob.locator('[data-seat="1"] .name')).to_contain_text("Gast")
    ann.locator('[data-action="start"]:not([disabled])').click()
    bob.wait_for_selector("[data-step]")
    bob.locator('[data-action="chat"]').click()
    bob.locator("aside input").fill("Hallo")
    bob.locator("aside input").press("Enter")
    expect(bob.locator(NAME)).to_have_count(0)
    expect(bob.locator("aside")).to_contain_text("Hallo")


def test_no_name_no_seat(visit: Visit, sqlite_server: Running) -> None:
    host = Somebody(sqlite_server, "Host")
    table = host.open(["me", "open"], public=True)
    page = visit(f"/table/{table}", named=False)
    page.locator('[data-action="sit-down"]').click()
    page.wait_for_selector(NAME)
    page.keyboard.press("Escape")
    expect(page.locator(NAME)).to_have_count(0)
    assert host.table(table)["seats"][1]["kind"] == "open"
    page.locator('[data-action="sit-down"]').click()
    page.locator(NAME).fill("Eve")
    page.locator('[data-action="name-go-on"]').click()
    expect(page.locator('[data-seat="1"] .name')).to_contain_text("Eve")


def test_levels_of_bots_stand_in_order_and_bots_have_names(visit: Visit) -> None:
    page = visit("/new/charon")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    level = page.locator("form li select").first
    assert level.locator("option").evaluate_all("all => all.map(one => one.value)") == LEVELS
    assert level.locator("option").all_inner_texts() == ["Random", "Easy", "Medium", "Hard"]
    expect(level).to_have_value("medium")
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector("[data-step]")
    names = page.locator("[data-seat] .name").all_inner_texts()[:3]
    assert names == ["Guest", "Vega", "Rigel"]
    page.goto("/campaigns/new")
    page.locator('input[name="member-1"][value="bot"]').check(force=True)
    options = page.locator(".detail select option")
    assert options.evaluate_all("all => all.map(one => one.value)") == LEVELS


def test_leaving_asks_first(visit: Visit) -> None:
    ann, _, _ = table_for_two(visit)
    leave = ann.locator('[data-action="leave"]')
    ann.locator('[data-action="menu"]').click()
    leave.click()
    expect(ann.locator("dialog")).to_contain_text("until you come back")
    ann.locator('[data-action="leave-not"]').click()
    expect(ann.locator("dialog")).to_have_count(0)
    expect(ann.locator('[data-action="come-back"]')).to_have_count(0)
    ann.locator('[data-action="menu"]').click()
    leave.click()
    ann.locator('[data-action="leave-do"]').click()
    expect(ann.locator('[data-action="come-back"]')).to_be_visible()


def test_the_first_message_of_a_game_is_marked(visit: Visit) -> None:
    ann, bob, _ = table_for_two(visit)
    ann.locator('[data-action="chat"]').click()
    expect(ann.locator("aside input")).to_be_focused()
    ann.keyboard.type("Hello")
    ann.keyboard.press("Enter")
    expect(bob.locator('[data-action="chat"] .unread')).to_have_text("1")
    bob.locator('[data-action="chat"]').click()
    expect(bob.locator("aside input")).to_be_focused()
    expect(bob.locator(".unread")).to_have_count(0)
    eve = visit(ann.url.split("/", 3)[3].join(["/", ""]))
    eve.wait_for_selector("[data-step]")
    expect(eve.locator(".unread")).to_have_count(0)  # what was said before she came is no news


def test_looking_as_another_goes_through_the_cover(visit: Visit) -> None:
    page = visit("/new/charon")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    page.locator('input[name="seat-1"][value="local"]').check(force=True)
    page.locator('[data-action="open-table"]').click()
    page.locator('[data-action="uncover"]').click()
    page.wait_for_selector(ASKED)
    for seat in ("1", "0"):
        page.locator('[data-action="menu"]').click()
        page.locator(f'[data-look-as="{seat}"]').click()
        expect(page.locator(f'[data-cover="{seat}"]')).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(0)
        page.locator('[data-action="uncover"]').click()
        expect(page.locator(f'[data-viewer="{seat}"]')).to_be_attached()
        expect(page.locator(COVER)).to_have_count(0)
        expect(page.locator('[data-lesson="hand"] [data-card]').first).to_be_visible()


def test_words_about_a_place_are_readable_on_a_phone(visit: Visit) -> None:
    page = visit("/campaigns/new", language="de", viewport=PHONE)
    page.wait_for_selector('[data-action="found"]')
    widths: Any = page.locator("li .detail").evaluate_all("all => all.map(one => one.clientWidth)")
    assert len(widths) == 3
    assert min(widths) >= 200


@pytest.mark.parametrize(("language", "way_home"), [("en", "Back to the home page"), ("hu", "Vissza a kezdőlapra")])
def test_an_unknown_address_is_a_page_with_a_way_home(
    browser: Browser, sqlite_server: Running, language: str, way_home: str
) -> None:
    """The browser itself notes the status, which would be a complaint elsewhere."""
    page = browser.new_page(base_url=sqlite_server.url, locale=language)
    answer = page.goto("/no/such/place")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("main a")).to_have_text(way_home)
    page.locator("main a").click()
    expect(page.locator('[data-action="play-now"]')).to_be_visible()
    page.close()


@pytest.mark.parametrize("game", ["charon", "charterstone"])
def test_headings_of_a_table_leave_no_step_out(visit: Visit, game: str) -> None:
    page = sits_alone(visit(), game)
    page.evaluate(AXE)
    found: Any = page.evaluate("async () => (await axe.run({runOnly: ['heading-order']})).violations")
    assert found == []


def test_every_screen_says_what_it_is(visit: Visit) -> None:
    page = visit("/")
    for name in ("description", "og:title", "og:description", "og:image"):
        content = page.get_attribute(f'meta[name="{name}"], meta[property="{name}"]', "content")
        assert content, name


def test_a_page_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    address = page.get_attribute('link[rel="manifest"]', "href") or ""
    manifest = json.loads(page.context.request.get(address).text())
    assert {"name", "short_name", "start_url", "display", "theme_color", "background_color"} <= set(manifest)
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        natural: Any = page.evaluate(
            "src => new Promise(done => { const image = new Image(); image.src = src;"
            " image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`) })",
            icon["src"],
        )
        assert natural == icon["sizes"]
