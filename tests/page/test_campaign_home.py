"""Campaigns through the page: founded, played game by game, away and back, on one screen, for everyone, no secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import Visit, sign_in
from campaigners import (
    BEGIN,
    DURING_A_GAME,
    HOME,
    TURN,
    begin,
    buildings,
    check_secrets,
    come,
    found,
    killed,
    listen,
    name_all,
    play_aside,
    play_on,
    play_together,
    through_the_ending,
)
from playing import ASKED, COVER, OVER
from playwright.sync_api import Page, expect
from running import Running
from settling import Settler, played
from test_everyone import check
from test_games import no_message_is_missing
from villager import OPEN_PLOT, OPEN_TILE, TypingVillager, Villager

from cases import at_length


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server that may be killed."""
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        yield server


def build_a_card(page: Page) -> str:
    """Use the Zeppelin to build the first card; the building, which stands in the village now."""
    page.wait_for_selector(f'{TURN} {OPEN_TILE}[data-building="zeppelin"]')
    page.locator(f'{OPEN_TILE}[data-building="zeppelin"]').click()
    page.locator('[data-action="confirm"]').click()
    page.wait_for_selector('[data-step="build"][data-asked="true"]')
    own = page.locator("[data-chooser] [data-card]").first.get_attribute("data-card") or ""
    page.locator(f'[data-chooser] [data-card="{own}"]').click()
    page.locator(OPEN_PLOT).first.click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'.village [data-building="{own}"]')).to_be_visible()
    return own


@pytest.mark.long
def test_three_games_a_crate_a_building_names_and_a_server_that_is_killed(own_server: Running, visit: Visit) -> None:
    page = come(visit, base_url=own_server.url)
    listen(page)
    campaign = found(page, "Five Hills", kinds={1: "bot"})
    expect(page.locator("h1")).to_have_text("Five Hills")
    begin(page)
    Villager(page, seed=2).play(until=TURN)
    page.locator(f'{OPEN_TILE}[data-building="charterstone"]').click()
    page.locator('[data-action="confirm"]').click()
    page.locator('[data-opening="1"] [data-action="close-opening"]').click()

    before = buildings(page)
    assert play_on(page, 5, stop="zeppelin") == "zeppelin"
    own = build_a_card(page)
    assert own not in before
    assert play_on(page, 6) == "over"
    assert set(through_the_ending(page)) >= {"points", "home", "crates", "story"}
    expect(page.locator(f'.village [data-building="{own}"]')).to_be_visible()
    check_secrets(page)

    names = ["Marigold", "Hob Lane", "Underhill", "Wren", "Tansy", "Moss", "Fern", "Sedge", "Rush", "Bracken", "Ash"]
    given = name_all(page, names)
    assert "original-purple" in given
    expect(page.locator('[data-chest="purple"]')).to_contain_text(names[given.index("original-purple")])
    expect(page.locator('[data-game="1"]')).to_be_visible()

    begin(page)
    assert play_aside(page, 7) == "over"
    assert "guidepost" in through_the_ending(page)
    check_secrets(page)
    expect(page.locator("[data-choice]")).to_have_count(1)
    standing = buildings(page)

    killed(own_server, page)
    page.goto(f"/campaign/{campaign}")
    page.wait_for_selector(HOME)
    assert buildings(page) == standing
    assert len(standing) > len(before)
    for what, name in zip(given, names, strict=False):
        expect(page.locator(f'[data-named="{what}"]')).to_contain_text(name)
    scrub = page.locator('input[type="range"]')
    scrub.fill("0")
    expect(page.locator('[data-shown-after="0"]')).to_be_visible()
    expect(page.locator(f'.village [data-building="{own}"]')).to_have_count(0)
    scrub.fill("1")
    expect(page.locator(f'[data-shown-after="1"] .fresh[data-building="{own}"]')).to_be_visible()

    begin(page)
    play_on(page, 8, most=12)
    killed(own_server, page)
    page.goto("/")
    page.locator(f'a[data-campaign="{campaign}"]').click()
    expect(page.locator('[data-phase="playing"]')).to_be_visible()
    page.locator('.next [data-action="to-table"]').click()
    page.wait_for_selector("[data-step]")
    assert play_aside(page, 9) == "over"
    through_the_ending(page)
    check_secrets(page)
    assert page.locator("[data-game]").count() == 3
    assert own in buildings(page)


@pytest.mark.long
def test_two_houses_one_away_for_a_game_and_back(visit: Visit) -> None:
    ann = come(visit)
    campaign = found(ann, "Two houses", way="apart", kinds={2: "scripted"})
    ann.locator('[data-member="3"] [data-action="remove-member"]').click()
    expect(ann.locator("[data-member]")).to_have_count(3)
    link = ann.locator('[data-member="1"] input[readonly]').input_value()
    expect(ann.locator(BEGIN)).to_be_disabled()
    expect(ann.locator(".next")).to_contain_text("One seat is still empty")

    bob = come(visit)
    bob.locator("header .me").click()
    bob.locator("dialog input").first.fill("Bob")
    bob.locator("dialog input").first.press("Enter")
    expect(bob.locator("header .me")).to_contain_text("Bob")
    bob.keyboard.press("Escape")
    bob.goto(link)
    bob.locator('[data-action="accept"]').click()
    bob.locator('[data-member="1"] [data-action="choose-role"]').select_option("blue")
    expect(ann.locator('[data-member="1"][data-role="blue"]')).to_contain_text("Bob")
    begin(ann)
    bob.locator('.next [data-action="to-table"]').click()
    bob.wait_for_selector("[data-step]")
    play_together([ann, bob], 1)
    for page in (ann, bob):
        page.wait_for_selector(OVER)
        page.locator('.corner [data-action="campaign"]').click()
        page.wait_for_selector(HOME)

    bob.locator('[data-member="1"] [data-action="go-away"]').click()
    expect(ann.locator('[data-member="1"] [data-away]')).to_be_visible()
    begin(ann)
    expect(bob.locator('[data-phase="playing"]')).to_be_visible()
    assert play_aside(ann, 2) == "over", "a bot has decided for Bob"
    ann.wait_for_selector(OVER)
    ann.locator('.corner [data-action="campaign"]').click()
    expect(bob.locator('[data-phase="between"] [data-action="be-back"]')).to_be_visible()
    bob.locator('[data-phase="between"] [data-action="be-back"]').click()
    expect(ann.locator('[data-member="1"] [data-away]')).to_have_count(0)

    begin(ann)
    bob.locator('.next [data-action="to-table"]').click()
    bob.wait_for_selector("[data-step]")
    for _ in range(40):
        play_on(ann, 3, patience=5)
        if bob.locator(ASKED).count():
            break
    Villager(bob, seed=4).decide()
    assert bob.url.split("/table/")[1] == ann.url.split("/table/")[1]
    assert campaign


def test_an_open_tab_shows_its_links_after_an_update(visit: Visit) -> None:
    """The server keeps no link, so the page must find those that an earlier version stored."""
    page = come(visit)
    campaign = found(page, "Two houses", way="apart")
    link = page.locator('[data-member="1"] input[readonly]')
    shown = link.input_value()
    stored = json.dumps({"1": shown.rpartition("=")[2]})
    page.evaluate("sessionStorage.clear()")
    page.evaluate("([key, links]) => sessionStorage.setItem(key, links)", [f"moonstone-places-{campaign}", stored])
    page.reload()
    expect(link).to_have_value(shown)


def test_three_round_one_screen(visit: Visit) -> None:
    """In Charterstone everything lies open: the screen changes hands by itself, and nothing is covered."""
    page = come(visit)
    page.locator('[data-action="found-campaign"]').click()
    page.locator('[data-way="here"]').click()
    for member, name in ((1, "Kit"), (2, "Lou")):
        page.locator(f'[data-member-row="{member}"] input.field').fill(name)
    page.locator('[data-action="found"]').click()
    page.wait_for_selector(HOME)
    begin(page)
    player = Villager(page, seed=5)
    turns = []
    for _ in range(9):
        page.wait_for_selector(ASKED)
        assert page.locator(COVER).count() == 0
        turns.append(page.get_attribute("[data-viewer]", "data-viewer"))
        player.decide()
    assert turns[:3] == ["0", "1", "2"]
    assert set(turns[3:]) == {"0", "1", "2"}
    expect(page.locator('.players [data-seat="1"] .name')).to_contain_text("Kit")


def test_a_file_comes_goes_and_another_way_is_gone(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "village.jsonl"
    file.write_text(played(2), encoding="utf-8")
    page = come(visit)
    page.locator('[data-action="bring-campaign"]').set_input_files(file)
    page.wait_for_selector(HOME)
    first = page.get_attribute(HOME, "data-campaign")
    assert page.locator("[data-game]").count() == 2
    with page.expect_download() as download:
        page.locator('[data-action="download"]').click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")

    page.locator('[data-game="2"] [data-action="fork"]').click()
    page.locator("dialog input").fill("The other bank")
    page.locator('[data-action="confirm-way"]').click()
    page.wait_for_selector(f'{HOME}:not([data-campaign="{first}"])')
    expect(page.locator("h1")).to_have_text("The other bank")
    assert page.locator("[data-game]").count() == 1

    page.locator('[data-game="1"] [data-action="rewind"]').click()
    expect(page.locator("dialog .warning")).to_contain_text("no longer counts")
    page.keyboard.press("Escape")
    expect(page.locator("[data-game]")).to_have_count(1)
    page.locator('[data-game="1"] [data-action="rewind"]').click()
    page.locator('[data-action="confirm-way"]').click()
    expect(page.locator('[data-left="1"]')).to_be_visible()
    expect(page.locator(BEGIN)).to_have_text("Play game 1")

    page.locator('[data-action="add-member"]').click()
    page.locator('dialog input[value="scripted"]').check(force=True)
    page.locator('[data-action="save-member"]').click()
    expect(page.locator("[data-member]")).to_have_count(3)
    page.locator('[data-member="0"] [data-action="arrange"]').click()
    page.locator('dialog input[value="me"]').check(force=True)
    page.locator('[data-action="save-member"]').click()
    expect(page.locator("dialog")).to_have_count(0)
    begin(page)
    page.goto("/")
    expect(page.locator("section ul a[data-campaign]")).to_have_count(2)
    expect(page.locator("section ul").first).to_contain_text(
        re.compile("your turn|game 1 is in progress", re.IGNORECASE)
    )


def test_the_page_knows_which_game_it_is_about(visit: Visit) -> None:
    page = come(visit)
    page.locator('a[href="/learn/charterstone"]').click()
    page.wait_for_selector("[data-lesson-shown]")
    page.locator('header nav a[href="/rules/charterstone"]').click()
    expect(page.locator("article section").first).to_be_visible()


def settled(server: Running) -> Settler:
    """A person with a campaign after two games: a place of theirs, one at the same screen, one by link, one bot's."""
    ann = Settler(server, "Ann")
    ann.bring(played(2, 4))
    for member, request in enumerate(({"kind": "me"}, {"kind": "local", "name": "Kit"}, {"kind": "link"})):
        ann.ask("PUT", f"{ann.at}/members/{member}", json=request)
    ann.to_member(1, "away")
    return ann


def test_its_home_is_for_everyone(visit: Visit, sqlite_server: Running) -> None:
    ann = settled(sqlite_server)
    page = come(visit)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.wait_for_selector(".village [data-building]")
    check(page, "home of a campaign")
    page.locator('[data-member="1"] [data-action="arrange"]').click()
    check(page, "a place is changed")
    page.keyboard.press("Escape")
    page.locator('[data-game="2"] [data-action="rewind"]').click()
    check(page, "going back")


@pytest.mark.long
def test_what_is_around_it_is_for_everyone(visit: Visit, sqlite_server: Running) -> None:
    page = come(visit, "/campaigns/new")
    page.wait_for_selector('[data-action="found"]')
    check(page, "founding")
    ann = settled(sqlite_server)
    sign_in(page, ann)
    page.goto(f"/table/{ann.look()['games'][1]['table']}")
    for number, kind in enumerate(("points", "guidepost", "story", "story", "crates", "home")):
        page.wait_for_selector(f'[data-lesson="result"][data-page="{kind}"] [data-at="{number}"]')
        check(page, f"end of a game, {kind}", ("aside li + li", ".village", ".side"))
        page.locator('[data-action="ending-next"]').click()
    page.goto("/")
    page.wait_for_selector("[data-campaign]")
    check(page, "home with a campaign")


@pytest.mark.parametrize("language", at_length("de", "en", "fr", "it", "hu"))
def test_it_speaks_every_language(visit: Visit, sqlite_server: Running, language: str) -> None:
    page = come(visit, "/campaigns/new", language=language)
    page.wait_for_selector('[data-action="found"]')
    no_message_is_missing(page)
    ann = settled(sqlite_server)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.wait_for_selector(".village [data-building]")
    no_message_is_missing(page)
    said = ann.get(f"{ann.at}/words", language=language)["words"]
    story = page.locator("[data-story]").get_attribute("data-story")
    for paragraph in said[f"story.{story}.text"].split("\n\n"):
        expect(page.locator("[data-story]")).to_contain_text(paragraph)
    named = [what for what in ann.village()["names"] if f"card.{what}.title" in said]
    assert named, "assistants have names"
    for what in named:
        expect(page.locator(f'[data-named="{what}"] dt')).to_contain_text(said[f"card.{what}.title"])
    page.goto(f"/table/{ann.look()['games'][1]['table']}")
    page.wait_for_selector('[data-action="ending-next"]')
    no_message_is_missing(page)


def test_by_keyboard_alone(visit: Visit) -> None:
    page = come(visit)
    page.remove_locator_handler(page.locator(DURING_A_GAME))
    typist = TypingVillager(page, seed=4)
    typist.press(page.locator('[data-action="found-campaign"]'))
    page.wait_for_selector('[data-action="found"]')
    typist.press(page.locator('[data-way="apart"]'))
    typist.press(page.locator('[data-action="found"]'))
    page.wait_for_selector(HOME)
    for member in (1, 2):
        typist.press(page.locator(f'[data-member="{member}"] [data-action="remove-member"]'))
        expect(page.locator(f'[data-member="{member}"]')).to_have_count(0)
    typist.press(page.locator('[data-member="3"] [data-action="arrange"]'))
    page.wait_for_selector("dialog")
    typist.press(page.locator('[data-action="save-member"]'))
    typist.press(page.locator(f"{BEGIN}:not([disabled])"))
    page.wait_for_selector(ASKED)
    page.wait_for_selector("[data-telling] h2:focus")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('[data-action="story-done"]')
    page.keyboard.press("Escape")
    typist.decide()
    assert typist.steps == ["settle"]
