"""The end of a campaign: the last scoring step by step, its story in figures, a picture to keep, what comes then."""

from __future__ import annotations

import base64
import json
import struct
from pathlib import Path
from typing import Any

import pytest
from browsers import PHONE, SIDEWAYS, Visit, sign_in
from campaigners import HOME, begin, come, play_aside, through_the_ending
from playwright.sync_api import Locator, Page, Route, expect
from running import Running
from settling import Settler, played
from test_everyone import check
from test_games import no_message_is_missing
from test_sharing import colours

from cases import at_length

PARTS = ("capacity", "personas", "trophies", "glory", "values")
STEPS = ("cards", *PARTS, "result")
MOVING = {"reduced_motion": "no-preference"}
NEXT = '[data-action="final-next"]'
HOUR = 3_600_000


def finished(server: Running, games: int = 12, *others: dict[str, Any]) -> Settler:
    """A person with a campaign that is complete, in which everybody sits at their screen unless it is said who does."""
    ann = Settler(server, "Ann")
    ann.bring(played(games, 3, "greedy"))
    for number, request in enumerate(({"kind": "me"}, *(others or ({"kind": "local", "name": "Kit"},) * 2))):
        ann.ask("PUT", f"{ann.at}/members/{number}", json=request)
    return ann


def to_the_end(visit: Visit, ann: Settler, **options: Any) -> Page:
    """The end of her campaign."""
    page = come(visit, **options)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}/final")
    page.wait_for_selector("[data-scoring]")
    return page


def sums(page: Page) -> dict[str, int]:
    """By charter, what the page says it has so far."""
    rows = page.locator("[data-row]")
    said: Any = rows.evaluate_all(
        "rows => rows.map(row => [row.dataset.row, Number(row.querySelector('.total .unseen').textContent)])"
    )
    return dict(said)


def test_it_is_added_up_step_by_step_and_a_reload_goes_on_there(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    village = ann.village()
    page = to_the_end(visit, ann, **MOVING)
    assert page.locator("[data-keepsake], [data-figure]").count() == 0, "the end is not given away"
    for number, step in enumerate(STEPS):
        expect(page.locator(f'[data-scoring="{step}"]')).to_be_visible()
        if number == 3:
            page.reload()
            expect(page.locator(f'[data-scoring="{step}"]')).to_be_visible()
        if step != "cards":
            counted = {
                charter: sum(score[part] for part in PARTS[:number]) for charter, score in village["final"].items()
            }
            assert sums(page) == counted
        if step != "result":
            page.locator(NEXT).click()
            expect(page.locator("#scoring")).to_be_focused()
    [champion] = village["champions"]
    expect(page.locator(".rows .winner")).to_have_attribute("data-row", champion)
    expect(page.locator("#scoring")).to_contain_text("won the campaign")
    page.reload()
    expect(page.locator("[data-keepsake]")).to_be_visible()
    page.locator('[data-action="count-again"]').click()
    expect(page.locator('[data-scoring="cards"]')).to_be_visible()
    page.locator(NEXT).click()
    page.locator('[data-action="final-back"]').click()
    expect(page.locator('[data-scoring="cards"]')).to_be_visible()
    page.locator('[data-action="final-skip"]').click()
    expect(page.locator("table tbody tr")).to_have_count(3)


def test_without_motion_all_of_it_is_there_at_once(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    page = to_the_end(visit, ann)
    expect(page.locator('[data-scoring="result"]')).to_be_visible()
    shown: Any = page.locator("table tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(one => Number(one.firstChild.data)))"
    )
    final = ann.village()["final"].values()
    told = sorted(([score[part] for part in PARTS] for score in final), key=sum, reverse=True)
    assert shown == [[*parts, sum(parts)] for parts in told]


def test_a_champion_that_kept_the_spectral_worker_is_named(visit: Visit, sqlite_server: Running) -> None:
    """The stored village with another charter as its champion: the first would have won, and is said to be barred."""
    ann = finished(sqlite_server)
    [first] = ann.village()["champions"]
    second = next(charter for charter in ("purple", "green", "yellow") if charter != first)
    page = come(visit)
    sign_in(page, ann)

    def crown_another(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["assets"]["village"]["champions"] = [second]
        route.fulfill(response=answer, json=told)

    page.route("**/edition*", crown_another)
    page.goto(f"/campaign/{ann.campaign}/final")
    expect(page.locator("[data-barred]")).to_have_attribute("data-barred", first)
    expect(page.locator(".rows .winner")).to_have_attribute("data-row", second)
    expect(page.locator(".rows .winner .rank")).to_have_text("1.")
    expect(page.locator(f'[data-row="{first}"] .rank')).to_have_text("–")


def test_the_figures_tell_the_records(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    page = come(visit)
    sign_in(page, ann)

    def take_time(route: Route) -> None:
        answer = route.fetch()
        told = answer.json() if answer.ok else None
        for game in told["games"] if told else []:
            game["ended_at"] = game["began_at"] + {4: 3 * HOUR, 9: HOUR // 2}.get(game["number"], HOUR)
        route.fulfill(response=answer, **({"json": told} if told else {}))

    page.route(f"**/api/campaigns/{ann.campaign}", take_time)
    page.goto(f"/campaign/{ann.campaign}/final")

    def figure(what: str) -> Locator:
        return page.locator(f'[data-figure="{what}"] dd')

    games = ann.look()["games"]
    best = max(score for game in games for score in game["result"]["scores"])
    expect(figure("games")).to_have_text("12")
    expect(figure("crates")).to_have_text(f"{len(ann.village()['opened'])} of 54")
    expect(figure("best")).to_contain_text(str(best))
    expect(figure("long")).to_have_text("Game 4: 3 hours")
    expect(figure("short")).to_have_text("Game 9: 30 minutes")
    expect(page.locator("[data-look-back]")).to_have_count(12)
    expect(page.locator("[data-choice]")).to_have_count(11)


def test_one_picture_is_kept(visit: Visit, sqlite_server: Running, tmp_path: Path) -> None:
    page = to_the_end(visit, finished(sqlite_server))
    with page.expect_download() as download:
        page.locator('[data-action="save-keepsake"]').click()
    download.value.save_as(tmp_path / "keepsake.png")
    png = (tmp_path / "keepsake.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    assert width >= 1600
    assert height > width
    assert colours(page, png) > 60, "it is no empty sheet"
    corners: Any = page.evaluate(
        """async data => {
            const picture = new Image();
            picture.src = `data:image/png;base64,${data}`;
            await picture.decode();
            const canvas = new OffscreenCanvas(picture.width, picture.height);
            const context = canvas.getContext("2d", {willReadFrequently: true});
            context.drawImage(picture, 0, 0);
            const {width, height} = picture;
            return [[3, 3], [width - 4, 3], [3, height - 4], [width - 4, height - 4]]
                .map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].join(" "));
        }""",
        base64.b64encode(png).decode(),
    )
    assert corners == ["244 231 197 255"] * 4, "the sheet reaches to its edges"


def test_the_picture_is_shared_where_the_system_can(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    page = come(visit)
    sign_in(page, ann)
    page.add_init_script(
        """navigator.canShare = () => true;
        navigator.share = async ({files}) => { window.shared = [files[0].type, files[0].size]; };"""
    )
    page.goto(f"/campaign/{ann.campaign}/final")
    page.locator('[data-action="share-keepsake"]').click()
    page.wait_for_function("() => window.shared")
    kind, size = page.evaluate("() => window.shared")
    assert kind == "image/png"
    assert size > 20_000


def test_its_home_leads_to_the_end_and_back_to_every_game(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    page = come(visit)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.locator('[data-action="final"]').click()
    page.wait_for_selector("[data-scoring]")
    page.locator('[data-action="campaign-home"]').click()
    page.wait_for_selector(HOME)
    games = page.locator("[data-look-at]")
    expect(games).to_have_count(12)
    tables = [game["table"] for game in ann.look()["games"]]
    assert games.evaluate_all("links => links.map(link => link.pathname.split('/')[2])") == tables
    games.nth(4).click()
    page.wait_for_selector('[data-lesson="result"]')
    assert page.url.endswith(tables[4])


@pytest.mark.long
def test_the_village_stays_playable(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    before = ann.village()["final"]
    page = come(visit)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    begin(page)
    assert play_aside(page, 5) == "over"
    through_the_ending(page)
    expect(page.locator('[data-game="13"]')).to_be_visible()
    expect(page.locator('[data-action="begin"]')).to_contain_text("14")
    expect(page.locator("[data-look-at]")).to_have_count(12)
    assert ann.village()["final"] == before
    page.locator('[data-action="final"]').click()
    expect(page.locator('[data-shown-after="12"]')).to_be_visible()
    assert sums(page) == {charter: sum(score[part] for part in PARTS) for charter, score in before.items()}


def test_it_is_founded_anew_with_the_same_people(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server)
    bob = Settler(sqlite_server, "Bob")
    token = ann.ask("PUT", f"{ann.at}/members/2", json={"kind": "link"})["links"]["2"]
    bob.post(f"{ann.at}/claim", token=token)
    page = come(visit)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.locator('[data-action="found-anew"]').click()
    page.locator("dialog input").fill("The next hill")
    page.locator('[data-action="confirm-anew"]').click()
    page.wait_for_selector(f'{HOME}:not([data-campaign="{ann.campaign}"])')
    expect(page.locator("h1")).to_have_text("The next hill")
    expect(page.locator('[data-action="begin"]')).to_have_text("Play game 1")
    expect(page.locator("[data-game], [data-look-at]")).to_have_count(0)
    old = ann.look()
    new = ann.get(f"/api/campaigns/{page.get_attribute(HOME, 'data-campaign')}")
    assert [(one["name"], one["role"]) for one in new["members"]] == [
        (one["name"], one["role"]) for one in old["members"]
    ]
    assert bob.get(f"/api/campaigns/{new['id']}")["yours"] == [2]
    begin(page)
    assert len(ann.look()["games"]) == 12, "the old one stays as it is"


def test_a_victory_card_is_for_its_owner_alone(visit: Visit, sqlite_server: Running) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    ann = finished(sqlite_server, 7, bot, bot)
    [(role, secret)] = ann.look()["secrets"].items()
    page = come(visit)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.wait_for_selector(f'[data-chest="{role}"]')
    page.locator("[data-chest]").last.scroll_into_view_if_needed()
    expect(page.locator("[data-victory]")).to_have_count(1)
    expect(page.locator(f'[data-chest="{role}"] [data-victory]')).to_have_attribute("data-victory", secret["victory"])
    stranger = come(visit)
    stranger.goto(f"/campaign/{ann.campaign}")
    stranger.wait_for_selector("[data-chest]")
    expect(stranger.locator("[data-victory]")).to_have_count(0)
    stranger.goto(f"/campaign/{ann.campaign}/final")
    expect(stranger.locator("main")).to_contain_text("isn’t complete")
    expect(stranger.locator("[data-scoring]")).to_have_count(0)


def test_players_say_whether_they_come(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server, 7)
    page = come(visit)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    kit = page.locator('[data-evening][data-of="1"]')
    expect(kit).to_have_attribute("data-evening", "here")
    kit.locator('[data-action="not-coming"]').click()
    expect(kit).to_have_attribute("data-evening", "away")
    assert ann.look()["members"][1]["away"]
    kit.locator('[data-action="be-back"]').click()
    expect(kit).to_have_attribute("data-evening", "here")
    assert ann.look()["members"][1]["away"] is None
    expect(page.locator("#next")).to_have_text("Next: game 8 of 12")
    expect(page.locator("[data-shown-after] p")).to_contain_text("After game 7. ")


def test_the_spectral_worker_is_seen_on_its_charter(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server, 7)
    page = come(visit)
    sign_in(page, ann)

    def haunt(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["assets"]["village"]["spectral"] = "green"
        route.fulfill(response=answer, json=told)

    page.route("**/edition*", haunt)
    page.goto(f"/campaign/{ann.campaign}")
    expect(page.locator('[data-chest="green"] [data-spectral]')).to_contain_text("spectral worker")
    expect(page.locator("[data-spectral]")).to_have_count(1)


def test_the_stars_of_a_chest_stand_apart(visit: Visit, sqlite_server: Running) -> None:
    ann = finished(sqlite_server, 7)
    page = come(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.wait_for_selector("[data-chest] .stars")
    overlaps: Any = page.locator("[data-chest] .stars").evaluate_all(
        """rows => rows.flatMap(row => {
            const boxes = [...row.children].map(one => one.getBoundingClientRect());
            return boxes.slice(1).filter((box, at) => box.top === boxes[at].top && box.left < boxes[at].right + 1.5);
        }).length"""
    )
    assert overlaps == 0


@pytest.mark.parametrize("language", at_length("hu", "de", "fr", "it", "en"))
def test_it_speaks_every_language(visit: Visit, sqlite_server: Running, language: str) -> None:
    ann = finished(sqlite_server)
    page = to_the_end(visit, ann, language=language, **MOVING)
    for _ in STEPS[1:]:
        no_message_is_missing(page)
        page.locator(NEXT).click()
    page.wait_for_selector("[data-keepsake]")
    no_message_is_missing(page)
    page.goto(f"/campaign/{ann.campaign}")
    page.wait_for_selector("[data-after-campaign]")
    no_message_is_missing(page)


def test_it_is_for_everyone(visit: Visit, sqlite_server: Running) -> None:
    page = to_the_end(visit, finished(sqlite_server), **MOVING)
    check(page, "the victory cards")
    page.locator(NEXT).click()
    check(page, "a category")
    page.locator('[data-action="final-skip"]').click()
    page.wait_for_selector("[data-keepsake]")
    check(page, "the end of a campaign")
    page.locator('[data-action="found-anew"]').click()
    check(page, "founding anew")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_phone_shows_a_step_as_a_whole(visit: Visit, sqlite_server: Running, size: Any) -> None:
    page = to_the_end(visit, finished(sqlite_server), viewport=size, has_touch=True, is_mobile=True, **MOVING)
    page.locator(NEXT).tap()
    page.wait_for_selector('[data-scoring="capacity"]')
    page.wait_for_function("() => document.getAnimations().length === 0")
    for part in ("#scoring", '[data-row="yellow"]', NEXT):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)


def test_by_keyboard_alone(visit: Visit, sqlite_server: Running) -> None:
    page = to_the_end(visit, finished(sqlite_server), **MOVING)
    page.locator(NEXT).focus()
    for step in STEPS[1:]:
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-scoring="{step}"]')).to_be_visible()
        for _ in range(8):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.dataset.action") in ("final-next", "count-again"):
                break
    assert json.loads(page.evaluate("() => JSON.stringify(document.activeElement.dataset.action)")) == "count-again"
