"""Keeping the peace on the page: a menu at a name, and the administrators' page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsers import PHONE, SIDEWAYS, SMALL, Visit, sign_in
from layout import troubles
from playwright.sync_api import Page, expect
from running import Running, Somebody, seated, until
from test_everyone import check
from test_moderation import administrator, invitation

from moonstone.i18n import LANGUAGES

PARTS = ("overview", "reports", "people", "tables", "audit")
LONG_WORDS = "Das ist doch unerhört und gehört sich nicht unter Leuten, die miteinander spielen. " * 3


def at_the_table(visit: Visit, server: Running, **options: object) -> tuple[Page, Somebody, str]:
    """Ann's page of a table with Ben, who has something to say."""
    table, (ann, ben) = seated(server, 2)
    ben.post(f"/api/tables/{table}/chat", key="a", text="You play like a fool")
    page = visit("/rules/charon", **options)
    sign_in(page, ann)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-step]")
    return page, ben, table


def open_menu(page: Page, where: str) -> None:
    page.locator(f'{where} [data-action="person"]').first.click()
    expect(page.locator("[data-person-menu]")).to_be_visible()


def test_a_player_mutes_blocks_and_reports_another(visit: Visit, sqlite_server: Running) -> None:
    page, ben, table = at_the_table(visit, sqlite_server)
    page.locator('[data-action="chat"]').click()
    expect(page.locator("aside")).to_contain_text("You play like a fool")
    open_menu(page, "aside")
    page.locator('[data-action="person-mute"]').click()
    expect(page.locator("aside")).not_to_contain_text("You play like a fool")
    ben.post(f"/api/tables/{table}/chat", key="b", text="Answer me")
    open_menu(page, '[data-seat="1"]')
    expect(page.locator("aside")).not_to_contain_text("Answer me")
    page.locator('[data-action="person-mute"]').click()
    expect(page.locator("aside")).to_contain_text("Answer me")
    open_menu(page, "aside")
    page.keyboard.press("Escape")
    expect(page.locator("[data-person-menu]")).to_have_count(0)
    open_menu(page, "aside")
    page.locator('[data-action="person-block"]').click()
    page.locator("header .me").click()
    expect(page.locator("dialog li", has_text="Person 1")).to_have_count(1)
    page.locator('dialog [data-action="lift"]').click()
    expect(page.locator("dialog li", has_text="Person 1")).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("[data-step]")
    page.locator('[data-action="chat"]').click()
    open_menu(page, "aside")
    page.locator('[data-action="person-report"]').click()
    page.locator("dialog select").select_option("abuse")
    page.locator("dialog textarea").fill("He insults me.")
    page.locator('[data-action="report-send"]').click()
    expect(page.locator("dialog")).to_have_count(0)
    boss = administrator(sqlite_server)
    reports = [one for one in boss.get("/api/admin/reports")["reports"] if one["table"] == table]
    assert [(one["quote"], one["text"]) for one in reports] == [("You play like a fool", "He insults me.")]


def test_a_host_lets_somebody_write_no_more(visit: Visit, sqlite_server: Running) -> None:
    page, ben, table = at_the_table(visit, sqlite_server)
    page.locator('[data-action="chat"]').click()
    open_menu(page, "aside")
    page.locator('[data-action="person-silence"]').click()
    expect(page.locator("body")).to_contain_text("Person 1 can no longer write at this table.")
    assert ben.post(f"/api/tables/{table}/chat", 403, key="c", text="But")["code"] == "muted"


def test_an_administrator_acts_on_a_report(visit: Visit, sqlite_server: Running) -> None:
    table, (ann, ben) = seated(sqlite_server, 2)
    ann.post(f"/api/tables/{table}/reports", seat=1, reason="cheating", text="He knows my cards.")
    page = visit("/rules/charon")
    sign_in(page, Somebody(sqlite_server, "Boss"))
    page.goto("/admin")
    expect(page.locator("main h1")).to_have_text("There’s nothing here")
    page.goto("/")
    page.goto(f"/admin#{invitation(sqlite_server)}")
    page.locator('[data-action="claim"]').click()
    expect(page.locator("dl").first).to_contain_text("Version")
    page.locator('[data-part="reports"]').click()
    report = page.locator("[data-report]", has_text="He knows my cards.")
    report.locator("select").select_option("week")
    report.locator('[data-action="suspend"]').click()
    expect(page.locator("body")).to_contain_text("This player can now only watch.")
    assert ben.get("/api/session")["user"]["suspended_until"] is not None
    report.get_by_role("link").last.click()
    expect(page.locator("[data-person]")).to_contain_text("Suspended until")
    page.locator('[data-action="lift-suspend"]').click()
    expect(page.locator("[data-person]")).not_to_contain_text("Suspended until")
    page.locator('[data-part="reports"]').click()
    report.locator('[data-action="close-report"]').click()
    expect(report).to_have_count(0)
    page.locator('[data-part="tables"]').click()
    page.locator(f'[data-table="{table}"] [data-action="end"]').click()
    page.locator('[data-action="end-do"]').click()
    expect(page.locator(f'[data-table="{table}"]')).to_have_count(0)
    page.locator('[data-part="audit"]').click()
    expect(page.locator(".items")).to_contain_text("Table ended")
    page.goto(f"/table/{table}")
    expect(page.locator("[data-ended]")).to_contain_text("An administrator of this server has ended this table.")


def administration(server: Running) -> Callable[[Page], None]:
    """Signs an administrator in to whom much is reported."""
    boss = administrator(server)
    table, (ann, ben) = seated(server, 2, public=True)
    said = ben.post(f"/api/tables/{table}/chat", key="a", text=LONG_WORDS)["entry"]["seq"]
    ann.post(f"/api/tables/{table}/reports", entry=said, reason="abuse", text=LONG_WORDS)
    boss.post(f"/api/admin/people/{ben.get('/api/me')['id']}/mute", hours=None)
    return lambda page: sign_in(page, boss)


@pytest.mark.parametrize("part", PARTS)
def test_the_administrators_page_fits(visit: Visit, sqlite_server: Running, part: str) -> None:
    enter = administration(sqlite_server)
    wrong = []
    for touch, sizes in ((True, (PHONE, SIDEWAYS)), (False, (SMALL,))):
        page = visit("/rules/charon", viewport=sizes[0], has_touch=touch, is_mobile=touch)
        enter(page)
        page.goto(f"/admin?part={part}")
        page.wait_for_selector(f'[data-part="{part}"][aria-current]')
        page.wait_for_load_state("networkidle")
        wrong += troubles(page, sizes, tuple(LANGUAGES), touch)
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_menu_at_a_name_fits(visit: Visit, sqlite_server: Running) -> None:
    wrong = []
    for touch, sizes in ((True, (PHONE, SIDEWAYS)), (False, (SMALL,))):
        for size in sizes:
            page, _, _ = at_the_table(visit, sqlite_server, viewport=size, has_touch=touch, is_mobile=touch)
            wrong += troubles(page, (size,), ("hu", "de"), touch)
            open_menu(page, '[data-seat="1"]')
            box = page.locator("[data-person-menu]").bounding_box()
            assert box is not None
            assert min(box["x"], box["y"]) >= 0
            assert box["x"] + box["width"] <= size["width"]
            assert box["y"] + box["height"] <= size["height"]
            page.locator('[data-action="person-report"]').click()
            wrong += troubles(page, (size,), ("hu", "de"), touch)
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_administrators_page_is_a_chunk_of_its_own(visit: Visit, sqlite_server: Running) -> None:
    """Players do not load it."""
    loaded: list[str] = []
    page = visit("/rules/charon")
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/")
    page.wait_for_selector('[data-action="play-now"]')
    assert not [url for url in loaded if "AdminScreen" in url]
    page.goto("/admin")
    page.wait_for_selector("main h1")
    assert [url for url in loaded if "AdminScreen" in url]


def test_somebody_signs_a_device_out_and_deletes_themselves(visit: Visit, sqlite_server: Running) -> None:
    ann, phone = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server)
    phone.post("/api/recover", token=ann.post("/api/me/recovery")["token"])
    page = visit("/rules/charon", viewport=PHONE)
    sign_in(page, ann)
    page.goto("/")
    page.locator("header .me").click()
    page.locator("dialog summary").click()
    expect(page.locator("dialog details li")).to_have_count(2)
    page.locator('[data-action="end-session"]').click()
    expect(page.locator("dialog details li")).to_have_count(1)
    assert phone.get("/api/session")["user"] is None
    assert not troubles(page, (PHONE, SIDEWAYS, SMALL), tuple(LANGUAGES), False)
    page.locator('[data-action="delete-me"]').click()
    page.locator('[data-action="delete-me-do"]').click()
    until(lambda: ann.get("/api/session")["user"] is None)
    expect(page.locator("dialog")).to_have_count(0)


def test_axe_finds_nothing_grave(visit: Visit, sqlite_server: Running) -> None:
    enter = administration(sqlite_server)
    page = visit("/rules/charon")
    enter(page)
    for part in PARTS:
        page.goto(f"/admin?part={part}")
        page.wait_for_selector(f'[data-part="{part}"][aria-current]')
        page.wait_for_load_state("networkidle")
        check(page, part)
    table, _, _ = at_the_table(visit, sqlite_server)
    table.locator('[data-action="chat"]').click()
    open_menu(table, "aside")
    check(table, "menu at a name", ("aside p",))
    table.locator('[data-action="person-report"]').click()
    check(table, "report")
