"""A family's whole campaign in the page: founded, twelve games played by clicks, its end read, and one game afterwards.

Two people at two screens, a bot and an Automa found it. One of the people is away for two games, a third joins for the
sixth, and the server is killed twice while the pages stay open.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import Visit
from campaigners import HOME, check_secrets, found
from family import Family
from playing import ASKED
from playwright.sync_api import Page, expect
from running import Running
from test_everyone import check

from commands import command
from moonstone.engine import CampaignFile

GAMES = 12
AWAY = (3, 4)
"""The games that Ben does not come to."""
JOINING = 6
"""Cleo's first game."""
SECRETS = 7
"""After which there may be victory cards."""
KILLED = (2, 9)
"""In the middle of which game, and after which, the server is killed."""
WISH = '[data-chooser] [data-choice="K"]'
"""What people choose in the seventh game where they may: then each has a victory card of their own."""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed."""
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        yield server


def found_together(family: Family) -> None:
    """Ann founds the campaign, and Ben comes by the link to his place."""
    ann = family.arrives("Ann")
    found(ann, "Our valley", way="apart", kinds={2: "bot", 3: "scripted"})
    link = ann.locator('[data-member="1"] input[readonly]').input_value()
    ben = family.arrives("Ben", link)
    ben.locator('[data-action="accept"]').click()
    ben.wait_for_selector(HOME)


def cleo_joins(family: Family) -> None:
    """Ann adds a place, and Cleo comes by its link."""
    ann = family.pages["Ann"]
    ann.locator('[data-action="add-member"]').click()
    ann.locator('dialog input[value="link"]').check(force=True)
    ann.locator('[data-action="save-member"]').click()
    link = ann.locator('[data-member="4"] input[readonly]').input_value()
    cleo = family.arrives("Cleo", link)
    cleo.locator('[data-action="accept"]').click()
    cleo.wait_for_selector(HOME)
    expect(ann.locator('[data-evening="here"][data-of="4"]')).to_be_visible()


def who_comes(family: Family, number: int) -> list[str]:
    """Those who play that game, the one first who begins it and turns the pages at its end."""
    if number == AWAY[0]:
        family.pages["Ben"].locator('[data-of="1"] [data-action="not-coming"]').click()
        expect(family.pages["Ann"].locator('[data-evening="away"][data-of="1"]')).to_be_visible()
    if number == AWAY[-1] + 1:
        family.pages["Ben"].locator('[data-of="1"] [data-action="be-back"]').click()
        expect(family.pages["Ann"].locator('[data-evening="here"][data-of="1"]')).to_be_visible()
    if number == JOINING:
        cleo_joins(family)
    names = [name for name in family.pages if name != "Ben" or number not in AWAY]
    return [*names[number % len(names) :], *names[: number % len(names)]]


def killed_in_the_middle(server: Running, pages: list[Page]) -> None:
    """The server is killed while everybody plays, and started again; what stands open goes on."""
    for page in pages:
        page.wait_for_function("() => Number(document.querySelector('[data-position]')?.dataset.position) > 30")
    server.kill()
    expect(pages[0].locator(".lost")).to_be_visible()
    server.start()


def look_at_a_late_table(family: Family, names: list[str]) -> None:
    """Ann stops at a turn of hers in the last game; everybody else waits for her."""
    ann = family.pages["Ann"]
    family.begin_to_play([ann], 90, most=12)
    family.begin_to_play([family.pages[name] for name in names if name != "Ann"], GAMES)
    asked = family.play_some(ann)
    assert asked == 12
    ann.wait_for_selector(ASKED)
    check(ann, "a late table")
    ann.emulate_media(reduced_motion="no-preference")
    family.begin_to_play([ann], GAMES)


def play(family: Family, server: Running, number: int, wish: str = "") -> None:
    """One game, from the campaign's home back to it."""
    with family.telling(f"game {number}"):
        names = who_comes(family, number)
        pages = family.to_the_table(*names)
        for name in family.pages.keys() - names:
            expect(family.pages[name].locator('[data-phase="playing"]')).to_be_visible()
        if number == 1:
            assert family.read_the_beginning(pages) == "Six wagons"
        if number == GAMES:
            look_at_a_late_table(family, names)
        else:
            family.begin_to_play(pages, number, wish)
        if number == KILLED[0]:
            killed_in_the_middle(server, pages)
        asked = family.play_out(pages)
        assert asked["turn"] > 5 * len(pages)
        kinds = family.read_the_end(pages)
        assert {"points", "home"} <= set(kinds)
        family.give_names(*names)
    print(f"  {', '.join(names)} were asked {dict(asked)} and read {kinds}")


def again_until_there_are_cards(family: Family, server: Running) -> dict[str, str]:
    """People wish for victory cards of their own; where a bot wished otherwise they play that game anew."""
    ann = family.pages["Ann"]
    for _ in range(4):
        cards = family.own_cards()
        if len(set(cards.values())) == len(cards):
            return cards
        ann.locator(f'[data-game="{SECRETS}"] [data-action="rewind"]').click()
        ann.locator('[data-action="confirm-way"]').click()
        expect(ann.locator(f'[data-game="{SECRETS}"]')).to_have_count(0)
        family.forget()
        play(family, server, SECRETS, WISH)
    raise AssertionError("a bot wished otherwise each time")


def read_the_last_scoring(family: Family) -> None:
    """Each part of it, to the figures and the keepsake."""
    for name, page in family.pages.items():
        page.emulate_media(reduced_motion="no-preference")
        page.locator('[data-action="final"]').click()
        page.wait_for_selector("[data-scoring]")
        while page.locator('[data-action="final-next"]').count():
            step = page.get_attribute("[data-scoring]", "data-scoring")
            page.locator('[data-action="final-next"]').click()
            page.wait_for_selector(f'[data-scoring]:not([data-scoring="{step}"])')
        expect(page.locator("[data-row]")).to_have_count(5)
        expect(page.locator("#scoring")).to_contain_text("won the campaign")
        expect(page.locator("[data-keepsake]")).to_be_visible()
        expect(page.locator("[data-look-back]")).to_have_count(GAMES)
        if name == "Ann":
            check(page, "the last scoring")
        page.locator('[data-action="campaign-home"]').click()
        page.wait_for_selector(HOME)


def check_the_file(family: Family, server: Running, folder: Path) -> None:
    """The campaign's file is whole, and all of the server's database can be played again."""
    ann = family.pages["Ann"]
    with ann.expect_download() as download:
        ann.locator('[data-action="download"]').click()
    file = folder / "campaign.jsonl"
    download.value.save_as(file)
    campaign = CampaignFile.loads(file.read_bytes())
    assert len(campaign.begun) == GAMES + 1
    assert not campaign.is_sealed, "all is told at the end"
    said = command("campaign", "import", str(file), str(folder / "copy.jsonl"))
    assert (said.returncode, "13 games begun" in said.stdout) == (0, True), said
    record = ann.evaluate("async path => (await quietly(path)).text()", f"/api/tables/{last_table(ann)}/record")
    (folder / "record.jsonl").write_text(record, encoding="utf-8")
    verified = command("verify", str(folder / "record.jsonl"))
    assert (verified.returncode, "is a true record" in verified.stdout) == (0, True), verified
    server.stop()
    validated = command("validate", "--database", str(folder / "moonstone.db"))
    assert validated.returncode == 0, validated


def last_table(page: Page) -> str:
    return (page.locator(f'[data-game="{GAMES + 1}"] a').first.get_attribute("href") or "").split("/")[2].split("?")[0]


@pytest.mark.long
def test_a_family_plays_a_whole_campaign(visit: Visit, own_server: Running, tmp_path: Path) -> None:
    family = Family(visit, own_server.url)
    found_together(family)
    ann, cards = family.pages["Ann"], dict[str, str]()
    for number in range(1, GAMES + 1):
        play(family, own_server, number, WISH)
        if number in (1, JOINING):
            check_secrets(ann)
        if number < SECRETS:
            family.forget()
            continue
        if number == SECRETS:
            cards = again_until_there_are_cards(family, own_server)
            check(ann, "the campaign's home")
        assert family.check_cards(cards) > 100
        if number == KILLED[1]:
            own_server.kill()
            expect(ann.locator(".lost")).to_be_visible()
            own_server.start()
            expect(ann.locator(".lost")).to_have_count(0)
    with family.telling("the last scoring"):
        read_the_last_scoring(family)
    play(family, own_server, GAMES + 1)
    assert family.named > 0
    print(f"Questions answered by clicks: {dict(family.asked.most_common())}; pages read: {dict(family.read)}")
    with family.telling("the file"):
        check_the_file(family, own_server, tmp_path)
