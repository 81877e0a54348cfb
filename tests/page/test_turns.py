"""What others do is seen: one thing after the other, Automas included, and summed up when it is one's turn."""

from __future__ import annotations

import json
from typing import Any

from browsers import PHONE, SMALL, Visit
from inpage import play_inside
from playing import ASKED
from playwright.sync_api import Page, expect

ONE_AFTER_THE_OTHER, STEP_BY_STEP = 1, 2
SHOWN = '[data-happenings="show"]'
SINCE = '[data-happenings="since"]'
OPEN_TABLE = """async automas => {
  const send = (path, body) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
  }).then(answer => answer.json());
  await send("/api/guests", {name: "Ann"});
  const seats = [{kind: "me"}, ...Array(automas).fill({kind: "bot", bot: "random"})];
  return (await send("/api/tables", {game: "charterstone", options: {automas}, seats, start: true})).table.id;
}"""


def beside_automas(visit: Visit, pace: int, automas: int = 2, **options: Any) -> Page:
    """A table of Charterstone with Automas, at my first turn."""
    page = visit("/", **options)
    page.goto("/table/" + page.evaluate(OPEN_TABLE, automas))
    play_inside(page, 1, until='[data-step="turn"][data-asked="true"]')
    settings = json.dumps({"pace": pace, "sound": False})
    page.evaluate("settings => localStorage.setItem('moonstone-settings', settings)", settings)
    page.reload()
    page.wait_for_selector(ASKED)
    return page


def take_a_turn(page: Page) -> None:
    """Place a worker where nothing more is asked."""
    before = page.get_attribute("[data-position]", "data-position")
    page.locator('.village .tile.open[data-building="basic-purple"]').click()
    page.locator('[data-action="confirm"]').click()
    page.wait_for_selector(f'[data-position]:not([data-position="{before}"])', state="attached")


def test_automas_are_seen_one_after_the_other_before_it_is_my_turn(visit: Visit) -> None:
    page = beside_automas(visit, ONE_AFTER_THE_OTHER, reduced_motion="no-preference")
    page.evaluate("""() => {
        [window.told, window.flown] = [[], 0];
        const note = () => {
            const told = document.querySelector('[data-happenings="show"] [role="status"]')?.innerText ?? "";
            const asked = document.querySelector("[data-asked]").dataset.asked;
            const prompt = document.querySelector(".prompt-bar .sentence").innerText;
            window.flown = Math.max(window.flown, document.querySelector("[data-overlay]").childElementCount);
            if (told !== window.told.at(-1)?.told) window.told.push({told, asked, prompt});
        };
        new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
    }""")
    take_a_turn(page)
    page.wait_for_selector(ASKED)
    told = page.evaluate("() => window.told.filter(({told}) => told)")
    assert [("Automa" in one["told"], one["asked"]) for one in told[:2]] == [(True, "false")] * 2
    assert all("Your turn" not in one["prompt"] for one in told[:2])
    assert page.evaluate("() => window.flown") > 0
    expect(page.locator("[data-overlay] > *")).to_have_count(0)
    since = page.locator(f"{SINCE} li")
    assert since.count() == 2
    assert all("Automa" in line for line in since.all_inner_texts())


def test_step_by_step_waits_for_next_and_the_keyboard_is_there(visit: Visit) -> None:
    page = beside_automas(visit, STEP_BY_STEP, viewport=PHONE)
    tile = page.locator('.village .tile.open[data-building="basic-purple"]')
    page.locator(".village").dispatch_event("click")
    tile.focus()
    page.keyboard.press("Enter")
    page.locator('[data-action="confirm"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(SHOWN)).to_contain_text("1 of 2")
    page.wait_for_timeout(2500)
    expect(page.locator(SHOWN)).to_contain_text("1 of 2")
    expect(page.locator('[data-action="show-next"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(SHOWN)).to_contain_text("2 of 2")
    expect(page.locator('[data-asked="false"]')).to_be_attached()
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    expect(page.locator(SHOWN)).to_have_count(0)


def test_escape_ends_the_showing(visit: Visit) -> None:
    page = beside_automas(visit, STEP_BY_STEP)
    take_a_turn(page)
    page.wait_for_selector(SHOWN)
    page.keyboard.press("Escape")
    page.wait_for_selector(ASKED)
    expect(page.locator(SHOWN)).to_have_count(0)


def test_a_click_on_the_table_ends_the_showing_and_does_what_it_is_for(visit: Visit) -> None:
    page = beside_automas(visit, ONE_AFTER_THE_OTHER)
    page.evaluate("""() => {
        const wait = window.setTimeout;
        window.setTimeout = (then, ms, ...rest) => (ms > 200 && ms < 2000 ? 0 : wait(then, ms, ...rest));
    }""")  # so that nothing that is shown ends by itself
    take_a_turn(page)
    page.wait_for_selector(SHOWN)
    patch = page.locator('.village .tile[data-building="basic-purple"]')
    patch.dispatch_event("click", {"detail": 1})
    page.wait_for_selector(ASKED)
    expect(page.locator(SHOWN)).to_have_count(0)
    expect(patch).to_have_attribute("aria-pressed", "true")


def test_what_happened_since_my_last_turn_points_to_its_places(visit: Visit) -> None:
    """Also for a player who comes back to the table. It moves nothing, and is put away."""
    page = beside_automas(visit, ONE_AFTER_THE_OTHER, viewport=SMALL)
    take_a_turn(page)
    page.wait_for_selector(ASKED)
    page.reload()
    page.wait_for_selector(SINCE)
    village = page.locator(".village").bounding_box()
    lines = page.locator(f"{SINCE} li")
    few = lines.count()
    assert 2 <= few <= 4
    page.locator('[data-action="since-more"]').click()
    assert lines.count() > few
    page.locator(f"{SINCE} button[data-points]").first.click()
    expect(page.locator("[data-overlay] .highlight")).to_have_count(1)
    page.locator('[data-action="since-close"]').click()
    expect(page.locator(SINCE)).to_have_count(0)
    assert page.locator(".village").bounding_box() == village


def test_on_a_phone_what_was_seen_is_folded_away(visit: Visit) -> None:
    page = beside_automas(visit, ONE_AFTER_THE_OTHER, viewport=PHONE)
    page.locator(".village").dispatch_event("click")
    expect(page.locator(SINCE)).to_have_count(0)
    take_a_turn(page)
    page.wait_for_selector(ASKED)
    page.locator('[data-happenings="folded"]').click()
    assert page.locator(f"{SINCE} li").count() > 2
    page.locator('[data-action="since-close"]').click()
    expect(page.locator("[data-happenings]")).to_have_count(0)


def test_the_pace_is_a_preference(visit: Visit) -> None:
    page = visit("/")
    page.locator("header button").last.click()
    page.locator('input[name="pace"][value="2"]').check()
    assert json.loads(page.evaluate("() => localStorage['moonstone-settings']"))["pace"] == STEP_BY_STEP
