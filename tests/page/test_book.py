"""The book through the page: slots and stories, crates, archive, icons; at a table and of a campaign; for everyone."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from browsers import PHONE, Visit, sign_in
from playwright.sync_api import Page, expect
from running import Running
from settling import Settler, nearly_over, played
from test_everyone import check

from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.client.languages import own_words, translated
from moonstone.games.charterstone.content.unlocking import Reached, open_texts

CONTENT = GAME.content
STATUS = "footer [data-page]"


@pytest.fixture
def ann(sqlite_server: Running) -> Settler:
    """Somebody with a campaign of two games, which are over."""
    person = Settler(sqlite_server, "Ann")
    person.bring(played(2))
    return person


def read(visit: Visit, person: Settler, language: str = "en", **options: Any) -> Page:
    """The book of the campaign."""
    page = visit(f"/campaign/{person.campaign}/book", language, **options)
    page.wait_for_selector("[data-book] [data-slot]")
    page.wait_for_function("() => +document.querySelector('[data-pages]').dataset.pages > 2")
    return page


def page_number(page: Page) -> int:
    return int(page.locator(STATUS).get_attribute("data-page") or 0)


def in_sight(page: Page, what: str) -> bool:
    """Whether something stands on the pages that lie open."""
    return bool(
        page.evaluate(
            """what => {
                const box = document.querySelector(what).getBoundingClientRect();
                const leaf = document.querySelector(".book .window").getBoundingClientRect();
                return box.left >= leaf.left && box.right <= leaf.right && box.top < leaf.bottom;
            }""",
            what,
        )
    )


def test_everything_unlocked_is_in_the_book_and_nothing_else(visit: Visit, ann: Settler) -> None:
    """Slots with the newest sticker, empty frames, stories in order, crates with who opened them; no sealed word."""
    page = read(visit, ann)
    village = ann.village()
    opened = village["opened"]
    now = open_texts(CONTENT, CONTENT.slots, Reached(tuple(opened), 3, tuple(village["choices"])))
    filled = {str(text.number): text for text in now}
    for number in sorted({text.number for text in CONTENT.slots}):
        slot = page.locator(f'[data-slot="{number}"]')
        if str(number) in filled:
            expect(slot.locator("h3")).to_have_text(filled[str(number)].title)
            expect(slot.locator("p").first).to_have_text(filled[str(number)].text)
        else:
            expect(slot).to_contain_text("No sticker here yet.")
    expect(page.locator('[data-slot="26"]')).to_contain_text("covers 2 earlier ones")
    stories = open_texts(CONTENT, CONTENT.stories, Reached(tuple(opened), 3, tuple(village["choices"])))
    assert page.locator("[data-story] h3").all_inner_texts() == [story.title for story in stories]
    assert page.locator("[data-closed]").count() == len(CONTENT.crates) - len(opened)
    assert page.locator("[data-crate]").count() == len(opened)
    for number, game, charter in village["finds"]:
        entry = page.locator(f'[data-crate="{number}"]')
        named = village["names"].get(charter, charter.capitalize())
        expect(entry.locator(".by")).to_have_text(f"Opened in game {game} by this charter: {named}")
        expect(entry.locator("h3")).to_have_text(f"Crate {number}: {CONTENT.crates[number].title}")
        things = entry.locator("[data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
        assert set(CONTENT.crates[number].buildings) <= set(things)
    archived = page.locator(".archive [data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert sorted(archived) == sorted(village["archive"])
    assert page.locator("[data-icon]").count() >= 24
    readable = GAME.editions.with_data(ann.get(f"{ann.at}/edition")["printed"]).client.words("en")
    seen = set(readable.values())
    said = without(page.content(), seen)
    sealed = [text for key, text in own_words(CONTENT).items() if key not in readable and text not in seen]
    long = [text for text in sealed if " " in text]
    assert len(long) > 200
    assert [text for text in long if text in said and not re.fullmatch(r"[a-z ]+", text)] == []


def without(said: str, texts: set[str]) -> str:
    """What is said beside these texts: a sealed title can be part of an open story."""
    for part in sorted({part for text in texts for part in text.split("\n") if " " in part}, key=len, reverse=True):
        said = said.replace(html.escape(part, quote=False), "\n")
    return said


def test_pages_are_turned_by_key_button_bookmark_and_finger(visit: Visit, ann: Settler) -> None:
    page = read(visit, ann)
    assert page_number(page) == 1
    assert in_sight(page, ".front")
    page.keyboard.press("ArrowRight")
    expect(page.locator(STATUS)).to_have_attribute("data-page", "3")
    page.locator('[data-action="page-next"]').click()
    expect(page.locator(STATUS)).to_have_attribute("data-page", "5")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STATUS)).to_have_attribute("data-page", "3")
    page.keyboard.press("End")
    assert in_sight(page, "[data-icon]:last-of-type")
    expect(page.locator('[data-action="page-next"]')).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    expect(page.locator(STATUS)).to_have_attribute("data-page", "1")
    for section in ("rules", "index", "archive", "icons", "stories"):
        page.locator(f'[data-open="{section}"]').click()
        expect(page.locator(f'[data-open="{section}"]')).to_be_visible()
        assert in_sight(page, f'[data-section="{section}"]')
    last = ann.village()["opened"][-1]
    page.locator(f'[data-crate-number="{last}"]').focus()
    assert in_sight(page, f'[data-crate-number="{last}"]')
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.activeElement.id === 'crate-{last}'")
    assert in_sight(page, f"#crate-{last} h3")
    phone = read(visit, ann, viewport=PHONE, has_touch=True)
    swipe = """across => {
        const cover = document.querySelector(".book .cover");
        const at = x => new Touch({identifier: 1, target: cover, clientX: x, clientY: 400});
        cover.dispatchEvent(new TouchEvent("touchstart", {touches: [at(200)], bubbles: true}));
        cover.dispatchEvent(new TouchEvent("touchend", {changedTouches: [at(200 + across)], bubbles: true}));
    }"""
    phone.evaluate(swipe, -120)
    expect(phone.locator(STATUS)).to_have_attribute("data-page", "2")
    phone.evaluate(swipe, 120)
    expect(phone.locator(STATUS)).to_have_attribute("data-page", "1")


def test_it_is_searched_without_accents_or_capitals_in_the_readers_language(visit: Visit, ann: Settler) -> None:
    page = read(visit, ann, "fr")
    first = ann.village()["opened"][0]
    title = translated("fr")[f"crate.{first}.title"]
    expect(page.locator(f'[data-crate="{first}"] h3')).to_contain_text(title)
    page.keyboard.press("/")
    page.keyboard.type("REVELEZ au")
    expect(page.locator("[data-slot]")).to_have_count(0)
    expect(page.locator(".found")).to_have_text("Aucun résultat dans le livre pour l’instant.")
    page.keyboard.press("Escape")
    expect(page.locator('[data-action="search-book"]')).to_have_value("")
    page.keyboard.type("reputation")
    expect(page.locator('[data-slot="23"]')).to_be_visible()
    expect(page.locator('[data-slot="10"]')).to_have_count(0)
    expect(page.locator(".found")).to_contain_text("résultats")
    page.locator('[data-action="search-book"]').fill("")
    expect(page.locator('[data-slot="10"]')).to_have_count(1)
    page.locator("header select").first.select_option("hu")
    expect(page.locator(f'[data-crate="{first}"] h3')).to_contain_text(translated("hu")[f"crate.{first}.title"])
    expect(page.locator('[data-slot="10"] h3')).to_have_text(translated("hu")["slot.10.title"])
    page.locator('[data-action="close-book"]').click()
    page.wait_for_url(f"**/campaign/{ann.campaign}")


def test_at_a_table_it_opens_over_the_game_and_back_closes_it(visit: Visit, sqlite_server: Running) -> None:
    person = Settler(sqlite_server, "Ann")
    table = person.bring(nearly_over(1, 3))["table"]
    page = visit("/", "de")
    sign_in(page, person)
    page.goto(f"/table/{table}")
    page.locator('[data-action="book"]').click()
    page.wait_for_selector("dialog [data-book]")
    expect(page.locator('[data-slot="15"] h3')).to_have_text(translated("de")["slot.15.title"])
    page.go_back()
    expect(page.locator("[data-book]")).to_have_count(0)
    expect(page.locator("[data-step]")).to_be_visible()
    page.keyboard.press("b")
    page.wait_for_selector("dialog [data-book]")
    view = person.update(table)["view"]
    assert page.locator("[data-crate]").count() == len(view["opened"])
    for number, _, charter in view["finds"]:
        expect(page.locator(f'[data-crate="{number}"] .by')).to_have_attribute("style", re.compile(f"role-{charter}"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-book]")).to_have_count(0)
    assert page.url.endswith(f"/table/{table}")
    page.goto(f"/table/{table}?book")
    page.wait_for_selector("dialog [data-book]")
    page.locator('[data-action="close-book"]').click()
    expect(page.locator("[data-book]")).to_have_count(0)
    page.locator('[data-action="chat"]').click()
    page.locator("aside input").fill("b")
    expect(page.locator("[data-book]")).to_have_count(0)


def test_what_a_crate_brings_is_told_in_the_readers_language(visit: Visit) -> None:
    """At the moment it is opened, in the log, and in the book; and again when the language is switched."""
    page = visit("/", "it")
    page.locator('a[href="/new/charterstone"]').first.click()
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    page.locator("form li button.icon").last.click()
    page.locator('[data-action="open-table"]').click()
    page.locator(".village .plot.open").first.click()
    page.locator('[data-action="confirm"]').click()
    page.wait_for_selector('[data-step="turn"][data-asked="true"]')
    page.locator('.village .tile.open[data-building="charterstone"]').click()
    page.locator('[data-action="confirm"]').click()
    opening = page.locator("[data-opening]")
    number = opening.get_attribute("data-opening")
    italian = translated("it")
    expect(opening.locator(".tale h3")).to_have_text(italian[f"crate.{number}.title"])
    expect(opening.locator(".tale p")).to_have_text(italian[f"crate.{number}.story"])
    crate = CONTENT.crates[int(number or 0)]
    expect(opening).to_contain_text(italian[f"persona.{crate.persona}.name"])
    expect(opening.locator(".persona .soft").first).to_contain_text("Quando usi un edificio con questo costo (1 ")
    for name in crate.buildings:
        expect(opening.locator(f'[data-shown-card="{name}"]')).to_contain_text(italian[f"building.{name}.name"])
        expect(page.locator("aside")).to_contain_text(italian[f"building.{name}.name"])
    page.locator("header select").first.select_option("de")
    expect(opening.locator(".tale h3")).to_have_text(translated("de")[f"crate.{number}.title"])
    page.keyboard.press("b")
    expect(page.locator(f'[data-crate="{number}"] h3')).to_contain_text(translated("de")[f"crate.{number}.title"])


def test_it_is_for_everyone(visit: Visit, ann: Settler) -> None:
    """Axe finds nothing, light and dark; nothing scrolls sideways; a phone has one page, a desktop two."""
    page = read(visit, ann)
    expect(page.locator(STATUS)).to_contain_text("Pages 1 and 2 of")
    check(page, "book")
    phone = read(visit, ann, viewport=PHONE)
    assert re.search(r"Page \d+ of", phone.locator(STATUS).inner_text())
    assert phone.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
