"""Charterstone's first game through the page: whole games, turns by touch and by keyboard, for everyone, no secrets."""

from __future__ import annotations

import json
import re
import threading

import pytest
from browsers import PHONE, Visit
from inpage import go_on, play_inside
from lategames import asked, position
from playing import ASKED, OVER
from playwright.sync_api import Page, WebSocketRoute, expect
from running import Running, Somebody, until
from test_everyone import check
from test_games import no_message_is_missing
from villager import OPEN_PLOT, OPEN_TILE, TouchingVillager, TypingVillager, Villager, start_in_the_village

from cases import at_length
from moonstone.engine import load

TURN = '[data-step="turn"][data-asked="true"]'


def play_partly(player: Villager, by_hand: int) -> None:
    """Play so many decisions by hand and the others inside the page, to the end."""
    for _ in range(by_hand):
        player.page.wait_for_selector(f"{ASKED}, {OVER}")
        if player.page.locator(OVER).count():
            return
        player.decide()
    player.steps += play_inside(player.page)


def scale(page: Page) -> float:
    """How near the village is."""
    found = re.search(r"scale\(([\d.]+)\)", page.locator(".village .land").get_attribute("style") or "")
    assert found is not None
    return float(found[1])


@pytest.mark.parametrize("by_hand", at_length(8, 400))
def test_a_whole_first_game_against_a_bot(visit: Visit, by_hand: int) -> None:
    page = visit("/")
    start_in_the_village(page)
    player = Villager(page, seed=7)
    player.play(until=TURN)
    no_message_is_missing(page)
    expect(page.locator(OPEN_TILE).first).to_be_visible()
    play_partly(player, by_hand)
    assert {"settle", "turn"} < set(player.steps)
    expect(page.locator('[data-lesson="result"] [data-seat]')).to_have_count(2)
    expect(page.locator('[data-action="rematch"]')).to_be_visible()
    no_message_is_missing(page)


def test_settling_comes_before_the_first_round(visit: Visit) -> None:
    page = visit("/", language="hu")
    start_in_the_village(page)
    page.wait_for_selector('[data-step="settle"]')
    head = page.locator('[data-lesson="prompt"] .caps').first
    expect(head).to_contain_text("Az 1. forduló előtt")
    assert not re.search(r"\b0\b", head.inner_text())


def test_the_list_of_buildings_is_an_equal_way_and_says_why_not(visit: Visit) -> None:
    page = visit("/")
    start_in_the_village(page)
    Villager(page, seed=2).play(until=TURN)
    page.locator('[data-tab="buildings"]').click()
    rows = page.locator("[data-list-building]")
    assert rows.count() == 12
    page.locator('[data-action="filter"]').select_option("gives coal")
    assert rows.count() == 1
    page.locator('[data-action="filter"]').select_option("now")
    assert rows.count() == page.locator(OPEN_TILE).count() < 12
    page.locator('[data-action="filter"]').select_option("all")
    page.locator('[data-list-building="zeppelin"]').click(force=True)
    expect(page.locator(".hint.refusal")).to_have_text("You have no building card.")
    page.locator('.tile[data-building="grandstand"]').click(force=True)
    expect(page.locator(".hint.refusal")).not_to_have_text("You have no building card.")
    page.locator('[data-list-building="basic-black"]').click()
    expect(page.locator(".sentence")).to_contain_text("Coal Pit")
    page.locator('[data-action="confirm"]').click()
    expect(page.locator('.players [data-seat="0"] [data-good="coal"] b')).to_have_text("1")
    page.locator('[data-action="undo"]').click()
    expect(page.locator('.players [data-seat="0"] [data-good="coal"] b')).to_have_text("0")


def test_an_undo_that_the_others_overtake_still_counts(visit: Visit) -> None:
    """The bot has moved when undo is pressed, and the page does not know it yet."""
    page = visit("/")
    held: list[str] = []
    overtaking = threading.Event()

    def overtake(socket: WebSocketRoute) -> None:
        def deliver(message: str | bytes) -> None:
            said = json.loads(message)
            if (
                overtaking.is_set()
                and said["type"] == "update"
                and any(entry["seat"] == 1 for entry in said["entries"])
            ):
                held.append(str(message))
                return
            socket.send(message)
            if said["type"] == "refused":
                assert said["code"] == "stale"
                overtaking.clear()
                for late in held:
                    socket.send(late)

        socket.connect_to_server().on_message(deliver)

    page.route_web_socket("**/live?*", overtake)
    start_in_the_village(page)
    player = Villager(page, seed=2)
    player.play(until=TURN)
    player.clear_the_board()
    overtaking.set()
    page.locator('.tile[data-building="basic-black"]').click()
    page.locator('[data-action="confirm"]').click()
    coal = page.locator('.players [data-seat="0"] [data-good="coal"] b')
    expect(coal).to_have_text("1")
    until(lambda: page.evaluate("1") and held)
    page.locator('[data-action="undo"]').click()
    expect(coal).to_have_text("0")
    expect(page.locator(".toast.problem")).to_have_count(0)


def test_a_crate_is_opened_for_all_to_see(visit: Visit) -> None:
    page = visit("/")
    start_in_the_village(page)
    Villager(page, seed=2).play(until=TURN)
    page.locator(f'{OPEN_TILE}[data-building="charterstone"]').click()
    page.locator('[data-action="confirm"]').click()
    opening = page.locator('[data-opening="1"]')
    expect(opening).to_contain_text("opens crate 1")
    assert opening.locator("[data-shown-card]").count() == 2
    opening.locator('[data-action="close-opening"]').click()
    expect(opening).to_have_count(0)


def test_less_is_taken_of_a_building_that_is_chosen(visit: Visit) -> None:
    page = visit("/")
    start_in_the_village(page)
    Villager(page, seed=2).play(until=TURN)
    less = page.locator('[data-action="partly"]')
    expect(less).to_have_count(0)
    clay = page.locator(f'{OPEN_TILE}[data-building="basic-red"]')
    clay.click()
    less.click()
    expect(less).to_have_count(0)
    expect(page.locator(".prompt-bar p.hint")).to_contain_text("you choose how much")
    expect(clay).to_have_attribute("aria-pressed", "true")
    page.locator('[data-action="confirm"]').click()
    page.wait_for_selector('[data-step="part"][data-asked="true"]')
    page.locator("[data-answer]", has_text="nothing").click()
    expect(page.locator('[data-step="part"]')).to_have_count(0)
    expect(page.locator("aside")).to_contain_text("Guest places a worker: Clay Bank.")
    expect(page.locator("aside")).not_to_contain_text("Guest gains 1 clay.")


def test_the_village_is_zoomed_and_moved(visit: Visit) -> None:
    page = visit("/")
    start_in_the_village(page)
    page.wait_for_selector(OPEN_PLOT)
    whole = scale(page)
    page.locator('[data-action="nearer"]').click()
    assert scale(page) > whole
    page.locator('[data-action="whole-village"]').click()
    assert scale(page) == whole
    box = page.locator(".village").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -600)
    page.wait_for_function(
        "whole => +/scale\\(([\\d.]+)/.exec(document.querySelector('.village .land').style.transform)[1] > whole",
        arg=whole,
    )
    before = page.locator(".village .land").get_attribute("style")
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 240, steps=4)
    page.mouse.up()
    assert page.locator(".village .land").get_attribute("style") != before
    page.locator('[data-action="farther"]').focus()
    page.keyboard.press("0")
    assert scale(page) == whole


@pytest.mark.parametrize("until", at_length('[data-step="ship"][data-asked="true"]', OVER), ids=["quota", "over"])
def test_turns_of_every_kind_by_touch_on_a_phone(visit: Visit, until: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    start_in_the_village(page)
    player = TouchingVillager(page, seed=7)
    player.play(until=until)
    if until == OVER:
        expect(page.locator('[data-lesson="result"]')).to_be_visible()
    else:
        player.decide()
    assert {"settle", "turn", "ship"} <= set(player.steps)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_turns_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    start_in_the_village(page)
    typist = TypingVillager(page, seed=4)
    for _ in range(7):
        page.wait_for_selector(ASKED)
        typist.decide()
    assert {"settle", "turn"} <= set(typist.steps)


def test_it_is_for_everyone(visit: Visit) -> None:
    page = visit("/new/charterstone")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    assert page.locator('input[value="scripted"]').count() == 3
    check(page, "set-up of Charterstone")
    page.goto("/")
    start_in_the_village(page)
    player = Villager(page, seed=7)
    page.wait_for_selector(ASKED)
    check(page, "settle")
    player.play(until=TURN)
    check(page, "turn")
    page.locator('[data-tab="buildings"]').click()
    check(page, "buildings", ("aside li + li", ".village"))
    page.goto("/rules/charterstone")
    page.wait_for_selector("article section")
    check(page, "rules of Charterstone")


def test_one_to_six_seats_and_the_automa(visit: Visit) -> None:
    page = visit("/new/charterstone")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    for _ in range(3):
        page.locator("section > .button").click()
    assert page.locator("form li").count() == 6
    page.locator('input[name="seat-1"][value="scripted"]').check(force=True)
    page.locator('input[name="seat-2"][value="scripted"]').check(force=True)
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector("[data-step]")
    assert page.locator(".players [data-seat]").count() == 6
    expect(page.locator('.players [data-seat="5"] .name')).to_contain_text("Automa")
    expect(page.locator('.players [data-seat="1"] .name')).to_contain_text("Mira")


def test_a_finished_game_is_looked_back_at(visit: Visit, sqlite_server: Running) -> None:
    host = Somebody(sqlite_server, "Host")
    table = host.open(["greedy", "greedy"], game="charterstone", public=True, start=True)
    until(lambda: host.table(table)["phase"] == "over")
    page = visit(f"/table/{table}")
    page.wait_for_selector(OVER)
    check(page, "over")
    page.locator('[data-action="first"]').click()
    expect(page.locator('[data-step="settle"]')).to_be_attached()
    expect(page.locator('[data-asked="true"]')).to_have_count(0)
    page.locator('[data-action="last"]').click()
    expect(page.locator(OVER)).to_be_attached()


def test_chests_can_be_looked_at_and_take_stars_after_the_first_game(visit: Visit) -> None:
    """A7.3, B1.12: on a phone, where the rows lie below the village."""
    page = visit("/", viewport=PHONE, has_touch=True)
    start_in_the_village(page)
    page.locator('.players [data-action="chest"]').first.click()
    expect(page.locator("[data-chest] .row")).to_have_count(7)
    page.keyboard.press("Escape")
    game = load("charterstone")
    go_on(page, position(lambda match: (asked(match)["ask"], asked(match).get("number")) == ("star", 1), game))
    marked = page.locator("[data-chest] .marked").count()
    page.locator('[data-chooser] [data-star="vp"]').click()
    expect(page.locator('[data-step="over"]')).to_be_visible()
    page.locator('.players [data-action="chest"]').first.click()
    expect(page.locator("[data-chest] .marked")).to_have_count(marked + 1)
