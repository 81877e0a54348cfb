"""Naming an assistant in the middle of a game (A5.5): whoever holds it, on anybody's turn, seen by all at once."""

from __future__ import annotations

import re

import pytest
from assistants import with_an_assistant
from browsers import DESKTOP, PHONE, Visit, sign_in
from inpage import go_on
from lategames import automas_assistant
from playwright.sync_api import FloatRect, Page, expect
from running import Running, Somebody
from test_everyone import check
from test_games import no_message_is_missing

NAME_IT = '.players [data-action="name"]'
FIELD = ".players form[data-naming] input"


def at_the_table(visit: Visit, table: str, person: Somebody, **options: object) -> Page:
    page = visit("/", **options)
    sign_in(page, person)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-step]")
    return page


def test_a5_5_a_held_assistant_is_named_and_everybody_sees_it(visit: Visit, sqlite_server: Running) -> None:
    table, people, seat, what = with_an_assistant(sqlite_server)
    mine = at_the_table(visit, table, people[seat])
    theirs = at_the_table(visit, table, people[1 - seat])
    expect(mine.locator(NAME_IT)).to_have_count(1)
    expect(theirs.locator(NAME_IT)).to_have_count(0)
    chip = f'.players [data-owned="{what}"]'
    before = (mine.locator(chip).text_content() or "").strip()
    mine.locator(NAME_IT).click()
    expect(mine.locator(FIELD)).to_be_focused()
    mine.keyboard.type("Nobody")
    mine.keyboard.press("Escape")
    expect(mine.locator(FIELD)).to_have_count(0)
    expect(mine.locator(chip)).to_be_focused()
    mine.keyboard.press("Enter")
    mine.keyboard.type("  Odile ")
    mine.keyboard.press("Enter")
    for page in (mine, theirs):
        expect(page.locator(chip)).to_have_text("Odile")
        expect(page.locator("aside")).to_contain_text(": Odile.")
    expect(mine.locator(NAME_IT)).to_have_count(0)
    mine.locator('[data-action="undo"]').click()
    expect(mine.locator(chip)).to_have_text(before)
    expect(theirs.locator(chip)).not_to_have_text("Odile")
    expect(mine.locator("aside li.gone")).to_contain_text(": Odile.")


def test_b1_12_a_person_names_what_an_automa_holds(visit: Visit) -> None:
    page = visit("/")
    go_on(page, automas_assistant())
    chip = page.locator('.players [data-seat="1"] [data-owned="a3"]')
    chip.click()
    page.keyboard.type("Odile")
    page.keyboard.press("Enter")
    expect(chip).to_have_text("Odile")
    chip.hover()
    expect(page.locator("body")).to_contain_text(re.compile(r"Odile \(.+\)"))


def box(page: Page, place: str) -> FloatRect:
    found = page.locator(place).bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a5_5_the_field_is_for_everyone_and_fits(
    visit: Visit, sqlite_server: Running, language: str, size: dict[str, int]
) -> None:
    table, people, seat, what = with_an_assistant(sqlite_server)
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    page = at_the_table(visit, table, people[seat], language=language, viewport=size, **touch)
    page.locator(NAME_IT).scroll_into_view_if_needed()
    page.locator(NAME_IT).tap() if touch else page.locator(NAME_IT).click()
    expect(page.locator(FIELD)).to_be_focused()
    if touch:
        field = box(page, FIELD)
        assert field["y"] + field["height"] <= box(page, ".table .prompt")["y"], "the prompt covers the field"
        assert box(page, NAME_IT)["height"] >= 44
    no_message_is_missing(page)
    check(page, f"naming in {language}")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    page.locator(FIELD).fill("Wolfeschlegelsteinhausenbergerdorff Maria")
    assert len(page.locator(FIELD).input_value()) == 40
    page.locator(".players form[data-naming] .primary").click()
    expect(page.locator(f'.players [data-owned="{what}"]')).to_contain_text("Wolfeschlegelstein")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
