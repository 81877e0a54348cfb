"""Stories: read together by all at a table, alone and back again, kept over a reload and a restart."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import PHONE, SIDEWAYS, SMALL, Visit, sign_in
from playwright.sync_api import Page, expect
from running import Running, Somebody
from settling import Settler, played
from test_everyone import check
from test_games import no_message_is_missing
from villager import OPEN_TILE, Villager

from cases import at_length
from moonstone.games.charterstone import GAME

TELLING = "[data-telling]"
NEXT = '[data-action="ending-next"]'
BACK = '[data-action="ending-back"]'
RESULT = '[data-lesson="result"]'
PAGE_OF = f"{TELLING} header [role=status]"
FORWARD = """() => document.querySelector('[data-action="ending-next"]').click()"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed."""
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        yield server


def two_families(server: Running) -> tuple[Settler, Somebody, str]:
    """Ann and Ben, each with a charter, and the table of their first game."""
    ann, ben = Settler(server, "Ann"), Somebody(server, "Ben")
    ann.found([{"kind": "me"}, {"kind": "open"}])
    ben.post(f"{ann.at}/members/1/sit")
    return ann, ben, str(ann.begin(1)["table"])


def come_to(visit: Visit, person: Somebody, table: str, **options: Any) -> Page:
    page = visit("/rules/charterstone", **{"base_url": person.server.url, **options})
    page.route("**/curve", lambda route: route.fulfill(json={"points": []}))
    sign_in(page, person)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-step]")
    return page


def bots_finish(table: str, *people: Somebody) -> None:
    """Everybody lets a bot play on, to the end of the game."""
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/seats/{seat}/hand-over", bot="random")
    end = time.monotonic() + 120
    while people[0].table(table)["phase"] != "over":
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.1)


def test_a_page_is_turned_for_everybody(visit: Visit, sqlite_server: Running) -> None:
    ann, ben, table = two_families(sqlite_server)
    one, other = come_to(visit, ann, table), come_to(visit, ben, table)
    watching = come_to(visit, Somebody(sqlite_server, "Eve"), table)
    for page in (one, other):
        expect(page.locator(f"{TELLING} h2")).to_have_text("Six wagons")
        expect(page.locator(f"{TELLING} h2")).to_be_focused()
        expect(page.locator(PAGE_OF)).to_have_text("Page 1 of 2")
    expect(watching.locator(TELLING)).to_have_count(0)

    one.keyboard.press("ArrowRight")
    for page in (one, other, watching):
        expect(page.locator(PAGE_OF)).to_have_text("Page 2 of 2")
        expect(page.locator(f"{TELLING} h2")).to_be_focused()
    expect(one.locator("[data-reading]")).to_have_text("You are all reading this together.")
    expect(other.locator("[data-reading]")).to_have_text("Ann turned the page.")
    before = ann.table(table)["seq"]
    watching.keyboard.press("ArrowLeft")
    expect(watching.locator(PAGE_OF)).to_have_text("Page 1 of 2")
    assert ann.table(table)["seq"] == before, "those who look on turn it for themselves"
    watching.locator('[data-action="read-together"]').click()
    expect(watching.locator(PAGE_OF)).to_have_text("Page 2 of 2")

    other.locator('[data-action="read-alone"]').click()
    one.locator(BACK).click()
    expect(other.locator("[data-reading]")).to_have_text("The others are on page 1.")
    expect(other.locator(PAGE_OF)).to_have_text("Page 2 of 2")
    other.locator('[data-action="read-together"]').click()
    expect(other.locator(PAGE_OF)).to_have_text("Page 1 of 2")

    one.locator('[data-action="close-story"]').click()
    expect(one.locator(TELLING)).to_have_count(0)
    expect(other.locator(TELLING)).to_have_count(1)
    one.reload()
    one.wait_for_selector('[data-asked="true"]')
    expect(one.locator(TELLING)).to_have_count(0)


def test_two_who_press_at_once_turn_one_page_and_a_reading_outlives_reload_and_restart(
    visit: Visit, own_server: Running
) -> None:
    ann, ben, table = two_families(own_server)
    bots_finish(table, ann, ben)
    pages = one, other = come_to(visit, ann, table), come_to(visit, ben, table)
    for page in pages:
        page.wait_for_selector(f'{RESULT} [data-at="0"]')
        page.wait_for_selector(NEXT)
    of = one.locator(f"{RESULT} [data-at]").inner_text()
    before = ann.table(table)["seq"]
    for page in pages:
        page.evaluate(
            "() => void setTimeout(() => document.querySelector('[data-action=\"ending-next\"]').click(), 600)"
        )
    for page in pages:
        expect(page.locator(f"{RESULT} [data-at]")).to_have_attribute("data-at", "1")
    assert ann.table(table)["seq"] == before + 1, "one page was turned, once"

    one.evaluate(FORWARD)
    one.evaluate(FORWARD)
    for page in pages:
        expect(page.locator(f"{RESULT} [data-at]")).to_have_attribute("data-at", "3")
    shown = [entry for entry in ann.update(table)["entries"] if entry["kind"] == "shown"]
    assert [entry["note"] for entry in shown] == [{"what": "end", "page": 3}]

    for page in pages:
        page.goto("/rules/charterstone")
        page.wait_for_selector("article section")
        page.wait_for_load_state("networkidle")
    own_server.kill()
    own_server.start()
    for page in pages:
        page.goto(f"/table/{table}")
        expect(page.locator(f"{RESULT} [data-at]")).to_have_attribute("data-at", "3")
    assert of.endswith(one.locator(f"{RESULT} [data-at]").inner_text().split()[-1])
    one.evaluate(FORWARD) if one.locator(NEXT).count() else one.locator(BACK).click()
    there = one.locator(f"{RESULT} [data-at]").get_attribute("data-at") or ""
    expect(other.locator(f"{RESULT} [data-at]")).to_have_attribute("data-at", there)


def test_the_end_of_a_game_is_told_step_by_step(visit: Visit, sqlite_server: Running) -> None:
    """Points, guidepost and choice, its story with its king, crates, what everybody keeps, what comes next."""
    ann = Settler(sqlite_server, "Ann")
    ann.bring(played(2))
    page = come_to(visit, ann, ann.look()["games"][1]["table"], viewport=SMALL)
    page.wait_for_selector(NEXT)
    kinds, told = [], set()
    while True:
        kinds.append(page.get_attribute(RESULT, "data-page") or "")
        if page.locator(TELLING).count():
            told.add(page.locator(f"{TELLING} [data-told]").get_attribute("data-told"))
        if kinds[-1] == "guidepost":
            expect(page.locator("[data-decided]")).to_contain_text("decided how the story continues")
        if not page.locator(NEXT).count():
            break
        page.keyboard.press("ArrowRight")
        expect(page.locator(f'{RESULT}[data-page] [data-at="{len(kinds)}"]')).to_have_count(1)
        page.wait_for_timeout(50)
    assert kinds == ["points", "guidepost", "story", "story", "crates", "home", "next"]
    expect(page.locator(RESULT)).to_contain_text("Game 3: Quiet merit")
    choice = ann.village()["choices"][0]
    assert told == {f"6{choice.lower()}"}
    page.keyboard.press("ArrowLeft")
    page.reload()
    page.wait_for_selector(f'{RESULT}[data-page="home"]')
    page.locator(NEXT).click()
    page.locator('[data-action="ending-home"]').click()
    page.wait_for_selector("[data-campaign]")
    page.goto(f"/campaign/{ann.campaign}/book")
    king = GAME.content.choices[choice].king
    expect(page.locator(f'[data-story="6{choice.lower()}"] [data-kings="{king} 1"]')).to_be_attached()
    expect(page.locator(f'[data-story="6{choice.lower()}"]')).to_contain_text("What led here:")


def test_the_end_of_the_last_game_is_read_to_the_campaigns_end(visit: Visit, sqlite_server: Running) -> None:
    """Its guidepost decides nothing."""
    ann = Settler(sqlite_server, "Ann")
    ann.bring(played(12, 3, "greedy"))
    page = come_to(visit, ann, ann.look()["games"][11]["table"])
    page.wait_for_selector(NEXT)
    kinds = [page.get_attribute(RESULT, "data-page")]
    while kinds[-1] != "next":
        page.locator(NEXT).click()
        expect(page.locator(f"{RESULT} [data-at]")).to_have_attribute("data-at", str(len(kinds)))
        kinds.append(page.get_attribute(RESULT, "data-page"))
        if kinds[-1] == "guidepost":
            expect(page.locator(f"{RESULT} .page")).to_contain_text("the guidepost")
            expect(page.locator("[data-decided]")).to_have_count(0)
    assert "guidepost" in kinds
    page.locator('[data-action="ending-home"]').click()
    page.wait_for_selector('[data-action="final"]')


@pytest.mark.long
def test_a_forced_choice_is_told_with_its_figures(visit: Visit, sqlite_server: Running) -> None:
    ann = Settler(sqlite_server, "Ann")
    ann.bring(played(6))
    page = come_to(visit, ann, ann.look()["games"][5]["table"])
    page.locator(NEXT).click()
    figures = page.locator('[data-figures="par"] dd')
    total, par = (int(text) for text in figures.all_inner_texts())
    choice = ann.village()["choices"][-1]
    assert ("I" if total > par else "J") == choice
    expect(page.locator(f'[data-decided="{choice}"]')).to_contain_text("What happened in the game decided")
    expect(page.locator(".prompt-bar")).not_to_contain_text("rolls the die")
    page.locator(NEXT).click()
    page.locator(NEXT).click()
    king = GAME.content.choices[choice].king
    expect(page.locator(f'{TELLING} [data-kings="{king} 3"]')).to_be_visible()


@pytest.mark.parametrize("language", at_length("de", "en", "hu", "fr", "it"))
def test_a_story_without_a_translation_is_there_in_english_and_says_so(
    visit: Visit, sqlite_server: Running, language: str
) -> None:
    ann, _, table = two_families(sqlite_server)
    text = ann.get(f"{ann.at}/words", language="en")["words"]["story.1.text"]
    said = ann.get(f"{ann.at}/words", language=language)["words"]
    untold = {"language": language, "words": {**said, "story.1.text": text, "story.1.language": "en"}}
    page = visit("/rules/charterstone", language=language)
    sign_in(page, ann)

    page.goto(f"/table/{table}")
    expect(page.locator(f"{TELLING} [data-told]")).to_be_visible()
    expect(page.locator("[data-untranslated]")).to_have_count(0)
    no_message_is_missing(page)
    if language == "en":
        return
    expect(page.locator(f"{TELLING} .prose")).not_to_contain_text("Six wagons stop")
    page.route("**/words?*", lambda route: route.fulfill(json=untold))
    page.reload()
    expect(page.locator("[data-untranslated]")).to_be_visible()
    expect(page.locator(f'{TELLING} .prose[lang="en"]')).to_contain_text("Six wagons stop")


@pytest.mark.parametrize("viewport", at_length(PHONE, SIDEWAYS, SMALL), ids=str)
def test_a_page_fits_every_screen(visit: Visit, sqlite_server: Running, viewport: Any) -> None:
    """The text is scrolled at most; the buttons stay in view, and nothing scrolls sideways."""
    ann, _, table = two_families(sqlite_server)
    touch = {} if viewport is SMALL else {"has_touch": True, "is_mobile": True}
    page = come_to(visit, ann, table, viewport=viewport, language="hu", **touch)
    page.wait_for_selector(TELLING)
    expect(page.locator(NEXT)).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-action="close-story"]')).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]
    sizes = page.locator(f"{TELLING} button").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert viewport is SMALL or min(sizes) >= 44
    check(page, "a story", ("aside li + li", ".village", ".side"))


def test_the_first_crate_is_told_and_lies_beside_the_village(visit: Visit, sqlite_server: Running) -> None:
    ann = Settler(sqlite_server, "Ann")
    ann.found([{"kind": "me"}, {"kind": "local", "name": "Kit"}])
    page = come_to(visit, ann, str(ann.begin(1)["table"]), viewport=SMALL)
    page.locator(NEXT).click()
    page.locator('[data-action="story-done"]').click()
    words = ann.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/words", language="en")["words"]
    assert {key for key in words if key.startswith("story.")} == {"story.1.title", "story.1.text"}

    Villager(page, seed=2).play(until='[data-step="turn"][data-asked="true"]')
    page.locator(f'{OPEN_TILE}[data-building="charterstone"]').click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f"{TELLING} h2")).to_have_text("The first lid")
    expect(page.locator("[data-opening]")).to_have_count(0)
    page.keyboard.press("Escape")
    opening = page.locator("[data-opening]")
    expect(opening).to_be_visible()
    village, card = page.locator(".village").bounding_box(), opening.bounding_box()
    assert village is not None
    assert card is not None
    assert card["width"] * card["height"] <= 0.4 * village["width"] * village["height"]
    opening.locator('[data-action="fold"]').click()
    folded = opening.bounding_box()
    assert folded is not None
    assert folded["height"] < 70
    opening.locator('[data-action="fold"]').click()
    page.locator(".village").click(position={"x": 20, "y": 20})
    expect(opening.locator('[data-action="fold"]')).to_have_attribute("aria-expanded", "false")
    opening.locator('[data-action="close-opening"]').click()
    expect(opening).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator('[data-story="2"]')).to_contain_text("Until today you have been using the crates as chairs.")
    assert not re.search(r"It begins on a Tuesday|On the wall", page.content())
