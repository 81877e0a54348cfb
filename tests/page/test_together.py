"""Several people at one table: two browsers, a network that fails, a spectator, one screen for three."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsers import PHONE, SIDEWAYS, SMALL, Visit, sign_in
from network import Network
from playing import ASKED, COVER, LEGAL_SPOT, OPEN_AREA, OPEN_CARD, OVER, Player
from playwright.sync_api import Page, ViewportSize, expect
from running import Running, Somebody

from cases import at_length
from moonstone.tables.projection import NEWEST_CHAT


def table_for_two(visit: Visit, **first: str) -> tuple[Page, Page, str]:
    """Two people at a table: the second came by the link to a seat."""
    ann = visit("/new/charon", **first)
    ann.wait_for_selector('[data-action="open-table"]:not([disabled])')
    ann.locator("form li button.icon").last.click()
    ann.locator('input[name="seat-1"][value="link"]').check(force=True)
    ann.locator('[data-action="open-table"]').click()
    link = ann.locator("[data-seat='1'] input").input_value()
    bob = visit(link.split("/", 3)[3].join(["/", ""]))
    bob.locator('[data-action="accept"]').click()
    ann.locator('[data-action="start"]:not([disabled])').click()
    for page in (ann, bob):
        page.wait_for_selector("[data-step]")
    return ann, bob, ann.url


def play_together(players: list[Player], until: str = OVER) -> None:
    """The person who must decide does."""
    for _ in range(1000):
        if all(player.page.locator(until).count() for player in players):
            return
        for player in players:
            if player.page.locator(ASKED).count():
                player.decide()
        players[0].page.wait_for_timeout(20)
    raise AssertionError("still playing")


def test_two_browsers_at_one_table_one_losing_its_network(visit: Visit, sqlite_server: Running) -> None:
    with Network(sqlite_server.port) as network:
        ann, bob, _ = table_for_two(visit, base_url=network.url)
        players = [Player(ann, 1), Player(bob, 2)]
        play_together(players[:1] + players[1:], until='[data-step="stake"]')
        while not ann.locator(ASKED).count():
            play_on(players[1])
        position = int(ann.get_attribute("[data-position]", "data-position") or 0)
        network.cut()
        ann.locator(LEGAL_SPOT).first.click()
        ann.locator(OPEN_AREA).first.click()
        ann.locator('[data-action="confirm"]').click()
        expect(ann.locator(".lost")).to_be_visible()
        assert bob.get_attribute("[data-position]", "data-position") == str(position)
        network.mend()
        bob.wait_for_selector(f'[data-position]:not([data-position="{position}"])')
        expect(ann.locator(".lost")).to_have_count(0)
        expect(ann.locator(f'[data-position="{position + 1}"]')).to_be_attached()
        play_together(players, until='[data-step="build"], [data-step="keep"]')
        assert ann.inner_text('[data-lesson="moon"]') == bob.inner_text('[data-lesson="moon"]')


def play_on(player: Player) -> None:
    if player.page.locator(ASKED).count():
        player.decide()
    else:
        player.page.wait_for_timeout(20)


def test_a_spectator_sees_everything_but_hands(visit: Visit) -> None:
    ann, bob, url = table_for_two(visit)
    eve = visit(url.split("/", 3)[3].join(["/", ""]))
    eve.wait_for_selector("[data-step]")
    play_together([Player(ann, 5), Player(bob, 6)], until='[data-step="stake"]')
    eve.wait_for_selector('[data-step="stake"]')
    hand = ann.locator('[data-lesson="hand"] [data-card]').evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert hand
    assert eve.locator('[data-lesson="hand"] [data-card]').count() == 0
    shown = eve.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert not set(hand) & set(shown)
    assert eve.locator(ASKED).count() == 0
    assert eve.locator('[data-action="undo"]').count() == 0
    ann.locator('[data-action="chat"]').click()
    ann.locator("aside input").fill("Good evening, Eve")
    ann.locator("aside input").press("Enter")
    eve.locator('[data-action="chat"]').click()
    expect(eve.locator("aside")).to_contain_text("Good evening, Eve")


def test_a_long_chat_is_read_back(visit: Visit, sqlite_server: Running) -> None:
    host, guest = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, "Eve")
    table = host.open(["me", "easy"], start=True)
    for number in range(NEWEST_CHAT + 5):
        host.post(f"/api/tables/{table}/chat", key=f"{number}", text=f"Message {number}.")
    guest.post(f"/api/tables/{table}/chat", key="a", text="Buy!")
    ann = visit("/rules/charon")
    sign_in(ann, host)
    ann.goto(f"/table/{table}")
    ann.locator('[data-action="chat"]').click()
    log = ann.locator('aside [role="log"]')
    expect(log).to_contain_text("Buy!")
    expect(log).not_to_contain_text("Message 4.")
    ann.locator('[data-action="chat-older"]').click()
    expect(log).to_contain_text("Message 0.")
    assert log.locator("p").count() == NEWEST_CHAT + 6
    expect(ann.locator('[data-action="chat-older"]')).to_have_count(0)


@pytest.mark.parametrize("stakes", at_length(3, 3 * 4))
def test_one_screen_for_three(visit: Visit, stakes: int) -> None:
    """Each stakes once or, in the long case, all four flags of the first round."""
    page = visit("/new/charon")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    for number in (1, 2):
        page.locator(f'input[name="seat-{number}"][value="local"]').check(force=True)
    page.locator('[data-action="open-table"]').click()
    covers = []
    player = Player(page, seed=7)
    hands: dict[str, set[str]] = {}
    for _ in range(3):
        page.wait_for_selector(COVER)
        assert page.locator("[data-card]").count() == 0
        seat = page.get_attribute(COVER, "data-cover") or ""
        covers.append(seat)
        page.locator('[data-action="uncover"]').click()
        page.wait_for_selector(ASKED)
        cards = page.locator(f'[data-lesson="hand"] {OPEN_CARD}')
        hands[seat] = set(cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))
        player.decide()
    assert covers == ["0", "1", "2"]
    assert all(len(hand) == 3 for hand in hands.values())
    assert len(set.union(*hands.values())) == 9
    while player.steps.count("stake") < stakes:
        page.wait_for_selector(f"{ASKED}, {COVER}")
        if page.locator(COVER).count():
            page.locator('[data-action="uncover"]').click()
            page.wait_for_selector(ASKED)
        player.decide()
    assert set(player.steps) == {"offer", "stake"}


def an_undo_request(visit: Visit, **first: Any) -> tuple[Page, Page]:
    """Two pages: that of the person who asks to take a move back, and that of the one who is asked."""
    ann, bob, _ = table_for_two(visit, **first)
    players = [Player(ann, 8), Player(bob, 9)]
    play_together(players, until='[data-step="stake"]')
    asked, asks = players if ann.locator(ASKED).count() else players[::-1]
    asked.decide()
    asks.page.wait_for_selector(ASKED)
    asks.decide()
    asked.page.wait_for_selector(ASKED)
    asks.page.locator('[data-action="undo"]:not([disabled])').click()
    return asks.page, asked.page


def test_undo_is_asked_of_the_other_person(visit: Visit) -> None:
    asks, asked = an_undo_request(visit)
    expect(asked.locator("[data-undo-request] li")).to_contain_text("moves a flag")
    expect(asked).to_have_title(re.compile("Undo request"))
    asked.locator('[data-action="agree"]').click()
    asks.wait_for_selector(ASKED)
    expect(asks.locator("aside .gone")).to_have_count(1)
    expect(asked.locator("[data-undo-request]")).to_have_count(0)
    expect(asked).not_to_have_title(re.compile("Undo request"))


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, SMALL], ids=["upright", "sideways", "desktop"])
def test_a_request_to_undo_is_in_sight_however_far_the_page_is_scrolled(visit: Visit, size: ViewportSize) -> None:
    asks, asked = an_undo_request(visit)
    for page in (asks, asked):
        page.set_viewport_size(size)
        request = page.locator("[data-undo-request]")
        request.wait_for()
        for way in (-10_000, 10_000):
            page.evaluate("way => scrollBy(0, way)", way)
            page.wait_for_timeout(50)
            for button in request.locator("button").all():
                box = button.bounding_box()
                assert box is not None
                assert 0 <= box["y"] <= size["height"] - box["height"]
                assert box["height"] >= 44
                middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
                on_top = "({x, y}) => document.elementFromPoint(x, y).closest('button')?.dataset.action"
                assert page.evaluate(on_top, middle) == button.get_attribute("data-action")


def test_the_person_who_asks_for_an_undo_thinks_better_of_it(visit: Visit) -> None:
    asks, asked = an_undo_request(visit)
    asked.locator('[data-action="refuse"]').wait_for()
    asks.locator('[data-action="withdraw"]').click()
    for page in (asks, asked):
        expect(page.locator("[data-undo-request]")).to_have_count(0)
        expect(page.locator("aside")).to_contain_text("no longer asks")


def test_leaving_and_coming_back(visit: Visit) -> None:
    ann, bob, _ = table_for_two(visit)
    ann.wait_for_selector(ASKED)
    ann.locator('[data-action="menu"]').click()
    ann.locator('[data-action="leave"]').click()
    ann.locator('[data-action="leave-do"]').click()
    ann.locator('[data-action="come-back"]').wait_for()
    Player(bob, 10).play(until='[data-step="stake"]')
    ann.wait_for_selector('[data-step="stake"]')
    ann.locator('[data-action="come-back"]').click()
    expect(ann.locator('[data-action="come-back"]')).to_have_count(0)
    bob_plays = Player(bob, 12)
    while not ann.locator(ASKED).count():
        play_on(bob_plays)
    ann_plays = Player(ann, 11)
    ann_plays.decide()
    assert ann_plays.steps == ["stake"]
