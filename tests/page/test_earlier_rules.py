"""Games of rules that are no longer played: the page says so calmly, and offers nothing that would go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import reading
from browsers import DESKTOP, PHONE, Visit, sign_in
from playwright.sync_api import Page, expect
from running import Running, Somebody

STORED: dict[str, Any] = json.loads((reading.HERE / "expected.json").read_text(encoding="utf-8"))["sqlite"]
GOES_ON = ("undo", "restart", "hint", "leave", "come-back", "begin", "rewind", "fork", "fork-now", "add-member", "away")
"""What people do where a game goes on."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Somebody]:
    """Ann, on a server whose database an earlier build has made."""
    folder = tmp_path_factory.mktemp("kept")
    (folder / "moonstone.db").write_bytes(reading.unpacked("moonstone.sqlite3.xz"))
    with Running(str(folder / "moonstone.db"), folder) as server:
        yield reading.person(server, STORED["people"]["Ann"])


def at(visit: Visit, ann: Somebody, path: str, **options: Any) -> Page:
    page = visit("/rules/charon", base_url=ann.server.url, **options)
    sign_in(page, ann)
    page.goto(path)
    return page


def offers_nothing(page: Page) -> None:
    for action in GOES_ON:
        expect(page.locator(f"[data-action={action}]")).to_have_count(0)


@pytest.mark.parametrize(("name", "language"), [("village", "en"), ("campaign-2", "de"), ("campaign-1", "hu")])
def test_a_kept_table_is_shown_and_saved(visit: Visit, kept: Somebody, name: str, language: str) -> None:
    table = STORED["tables"][name]["id"]
    page = at(visit, kept, f"/table/{table}", language=language, viewport=PHONE if language == "hu" else DESKTOP)
    expect(page.locator("[data-kept]")).to_be_visible()
    facts = STORED["tables"][name]["facts"]
    said = kept.table(table)["retired"]
    if said["followed"] < said["length"]:
        expect(page.locator("[data-kept]")).to_contain_text(f"{100 * said['followed'] // said['length']}")
    if facts["result"] is not None:
        expect(page.locator("[data-kept]")).to_contain_text(str(max(facts["result"]["scores"])))
    with page.expect_download() as download:
        page.locator("[data-action=save-kept]").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(record["log"]) == facts["now"]["position"]
    page.locator("[data-action=menu]").click()
    offers_nothing(page)


def test_a_kept_table_that_never_began_says_so(visit: Visit, kept: Somebody) -> None:
    page = at(visit, kept, f"/table/{STORED['tables']['open-village']['id']}")
    expect(page.locator("[data-kept]")).to_contain_text("its game can’t begin")
    offers_nothing(page)


def test_a_finished_game_is_over_although_its_end_is_not_shown(visit: Visit, kept: Somebody) -> None:
    table = STORED["tables"]["finished-village"]
    assert table["facts"]["result"] is not None
    page = at(visit, kept, f"/table/{table['id']}")
    expect(page.locator(".sentence")).to_contain_text("This game is over.")
    expect(page.locator("[data-kept]")).to_contain_text("They don’t lead to its actual end. Final scores")


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("records/charterstone-campaign-game.json", "[data-action=bring]"),
        ("campaigns/terminal.jsonl", "[data-action=bring-campaign]"),
    ],
)
def test_a_file_of_earlier_rules_is_declined_as_a_file(visit: Visit, kept: Somebody, name: str, field: str) -> None:
    page = at(visit, kept, "/")
    page.locator(field).set_input_files(reading.HERE / name)
    expect(page.locator("body")).to_contain_text("can’t be imported here")


def test_a_kept_campaign_is_looked_back_at_and_saved(visit: Visit, kept: Somebody) -> None:
    page = at(visit, kept, f"/campaign/{STORED['campaigns']['village']['id']}", language="fr")
    expect(page.locator("section.next")).to_contain_text("anciennes règles")
    expect(page.locator("section.next")).to_contain_text("enregistrer plus bas")
    expect(page.locator("[data-game='1']")).to_be_visible()
    expect(page.locator("[data-action=download]")).to_be_visible()
    offers_nothing(page)


def test_nobody_is_said_to_give_a_name_any_more(visit: Visit, kept: Somebody) -> None:
    page = at(visit, kept, f"/campaign/{STORED['campaigns']['fork']['id']}")
    expect(page.locator("section.next")).to_contain_text("old rules")
    expect(page.locator(".theirs")).to_have_count(0)


def test_lists_say_what_is_kept(visit: Visit, kept: Somebody) -> None:
    page = at(visit, kept, "/", language="it")
    for table in ("village", "finished-village"):
        expect(page.locator(f"[data-table='{STORED['tables'][table]['id']}']")).to_contain_text("regole precedenti")
    campaign = page.locator(f"[data-campaign='{STORED['campaigns']['village']['id']}']")
    expect(campaign).to_contain_text("regole precedenti")
