"""Charterstone's later games through the page: every kind of question by mouse, touch and keyboard, late villages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from browsers import PHONE, Visit
from inpage import go_on, lessons_read, note_lessons, play_inside
from lategames import LATER, asked, crowded, found, full, position
from playing import ASKED
from playwright.sync_api import expect
from test_everyone import check
from test_games import no_message_is_missing
from test_languages import SOURCE, code, messages
from villager import OPEN_TILE, TouchingVillager, TypingVillager, Villager, start_in_the_village

from cases import at_length
from moonstone.engine import Match
from moonstone.games.charterstone.content.constants import MINIONS, PERILS
from moonstone.games.charterstone.content.vocabulary import COUNTERS, PAYABLE, TARGETS, WHATS
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.i18n import LANGUAGES

SHOWN = {
    FrameId.CHOOSE_PERSONA: ".laid [data-persona] svg",
    FrameId.TURN: OPEN_TILE,
    FrameId.PAY: "[data-resource] svg",
    FrameId.GIVE: "[data-chooser] :is([data-token] svg, [data-card])",
    FrameId.BUILD: "[data-chooser] [data-card]",
    FrameId.OPEN_CRATE: "[data-chooser] [data-card]",
    FrameId.SCORE: "[data-chooser] [data-choose-objective]",
    FrameId.FILL_QUOTA: '[data-chooser] [data-choose-space][aria-disabled="false"]',
    FrameId.TAKE_CARD: '.mat [data-card][aria-disabled="false"]',
    FrameId.GAIN_RESOURCES: "[data-resource] svg",
    FrameId.ACCEPT_EFFECT: '[data-answer="yes"] .plate svg',
    FrameId.GAIN_PART: '[data-answer="part"] .plate svg',
    FrameId.PICK_EFFECT: '[data-answer="pick"] .plate svg',
    FrameId.DECIDE: ".laid [data-choice] svg",
    FrameId.MARK_STAR: ".laid [data-star] svg",
    FrameId.EXPAND_CAPACITY: "[data-chooser] [data-token] svg",
    FrameId.KEEP_RESOURCES: "[data-chooser] [data-token] svg",
    FrameId.KEEP_CARDS: ".laid [data-card]",
    FrameId.BUMP_OR_SHARE: "[data-answer] .plate svg",
    FrameId.PAY_COINS: '[data-token="coin"]',
    FrameId.RECALL_WORKER: OPEN_TILE,
    FrameId.SEARCH_DECK: ".laid [data-card]",
    FrameId.FINISH_TURN: "[data-chooser] [data-card]",
    FrameId.MOVE_PROGRESS: "[data-by] svg",
    FrameId.CHOOSE_OBJECTIVE: ".laid [data-choose-objective]",
    FrameId.TAKE_PERIL: OPEN_TILE,
    FrameId.KEEP_MINIONS: "[data-chooser] [data-token] svg",
    FrameId.TAKE_MINION: "[data-chooser] [data-token] svg",
    FrameId.LAY_TILE: "[data-chooser] [data-token] svg",
    FrameId.CHOOSE_MOOD: '[data-answer="companion"] .plate svg',
    FrameId.PICK_VICTORY: '[data-answer="victory"] .plate svg',
    FrameId.REDEEM: '[data-answer="redeem"] .plate svg',
    FrameId.LOSE_PERSONA: ".laid [data-persona] svg",
    FrameId.CHOOSE_SIDE: '[data-answer="side"] .plate svg',
    FrameId.LEVY_RESOURCE: '[data-answer="levy"] .plate svg',
    FrameId.LEVY_GIVE: "[data-chooser] :is([data-token] svg, [data-card])",
}
"""By question: what is seen of it on a wide page, where it is pressed. Each is a picture, or lies where it belongs."""


def test_every_question_has_its_picture() -> None:
    assert set(SHOWN) == set(LATER)


ANSWERED_BY_MOUSE = (FrameId.PAY, FrameId.KEEP_CARDS, FrameId.KEEP_RESOURCES, FrameId.RECALL_WORKER)
"""Questions that are answered by mouse each in another way."""


@pytest.mark.parametrize(
    "asks", at_length(ANSWERED_BY_MOUSE, [ask for ask in LATER if ask not in ANSWERED_BY_MOUSE]), ids=len
)
def test_every_question_is_shown_as_what_it_is_about_and_answered_by_mouse(
    visit: Visit, asks: Sequence[FrameId]
) -> None:
    page = visit("/")
    for ask in asks:
        go_on(page, found(ask))
        assert page.get_attribute("[data-step]", "data-step") == ask.written
        assert page.locator(SHOWN[ask]).first.is_visible(), ask.name
        Villager(page).decide()


ONE_OF_EACH = (
    FrameId.CHOOSE_PERSONA,
    FrameId.BUILD,
    FrameId.GIVE,
    FrameId.MARK_STAR,
    FrameId.MOVE_PROGRESS,
    FrameId.BUMP_OR_SHARE,
    FrameId.FILL_QUOTA,
    FrameId.FINISH_TURN,
)
"""Questions that are answered each in another way: these by finger, every other one of them by keyboard."""


@pytest.mark.parametrize("asks", at_length(ONE_OF_EACH, [ask for ask in LATER if ask not in ONE_OF_EACH]))
def test_every_question_is_answered_by_touch_on_a_phone(visit: Visit, asks: Sequence[FrameId]) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    for ask in asks:
        go_on(page, found(ask))
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"], ask.name
        TouchingVillager(page).decide()


@pytest.mark.parametrize("asks", at_length(ONE_OF_EACH[::2], [ask for ask in LATER if ask not in ONE_OF_EACH[::2]]))
def test_questions_of_every_kind_are_answered_by_keyboard_alone(visit: Visit, asks: Sequence[FrameId]) -> None:
    page = visit("/")
    for ask in asks:
        go_on(page, found(ask))
        TypingVillager(page).decide()


@pytest.mark.long
def test_turns_of_a_late_game_with_four_seats(visit: Visit) -> None:
    page = visit("/")
    go_on(page, crowded(4))
    player = Villager(page, seed=3)
    for _ in range(8):
        page.wait_for_selector(ASKED)
        player.decide()
    assert page.locator(".village .tile").count() == 42
    no_message_is_missing(page)


def test_a_figure_is_placed_and_a_building_says_why_not(visit: Visit) -> None:
    page = visit("/")
    go_on(page, position(lambda match: any(str(move).startswith("send") for move in match.state.moves(0)), full()))
    figure = page.locator('[data-chooser] [data-token][aria-disabled="false"]').first
    kind = figure.get_attribute("data-token")
    figure.click()
    assert page.locator(OPEN_TILE).count() < 7, "only buildings of one's charter"
    page.locator('.tile[data-building="market"]').click(force=True)
    expect(page.locator(".hint.refusal")).not_to_be_empty()
    page.locator(OPEN_TILE).first.click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'.village [data-minion="{kind}"]')).to_be_visible()


def test_what_costs_nothing_is_lit_in_the_charter_alone(visit: Visit) -> None:
    page = visit("/")
    go_on(page, position(lambda match: asked(match).get("free", False), full()))
    expect(page.locator(".sentence")).to_have_text(
        "Place a worker or figure in your charter. The building there costs you nothing."
    )
    lit = page.locator(OPEN_TILE)
    assert 0 < lit.count() < 7
    page.locator('.tile[data-building="market"]').click(force=True)
    expect(page.locator(".hint.refusal")).to_have_text("You can do that only in your own charter.")
    lit.first.click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(".sentence")).not_to_contain_text("costs you nothing")


def test_a_figure_on_the_board_is_given_where_it_stands(visit: Visit) -> None:
    def on_the_board(match: Match) -> bool:
        return len(match.state.moves(0)) > 1 and any(str(move).startswith("release") for move in match.state.moves(0))

    page = visit("/")
    go_on(page, position(on_the_board, full()))
    figures = page.locator(".village [data-minion]")
    standing = figures.count()
    page.locator(OPEN_TILE).first.click()
    expect(page.locator(".sentence")).to_contain_text("Give up the figure")
    page.locator('[data-action="confirm"]').click()
    expect(figures).to_have_count(standing - 1)


def test_two_workers_who_stand_together_are_both_seen(visit: Visit) -> None:
    def together(match: Match) -> bool:
        view: Any = match.state.view(0)
        return bool(view["question"]["ask"] == "turn" and view["beside"] == {"treasury": 1})

    page = visit("/")
    go_on(page, position(together, full(personas=("p231",)), first=298))
    counted = "places => places.map(place => place.querySelectorAll('.worker').length).filter(number => number > 1)"
    assert page.locator(".village .on").evaluate_all(counted) == [2]
    label = page.locator('.tile[data-building="treasury"]').get_attribute("aria-label") or ""
    assert "Your worker is here" in label
    assert "Bartholomäus Großmann’s worker stands beside it." in label
    page.locator('[data-tab="buildings"]').click()
    expect(page.locator('[data-list-building="treasury"] .worker svg')).to_have_count(2)


def test_building_over_by_pressing_the_building(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.BUILD))
    page.locator("[data-chooser] [data-card]").first.click()
    below = page.locator(f"{OPEN_TILE}[data-mine]").first
    name = below.get_attribute("data-building")
    below.click()
    expect(page.locator(".sentence")).to_contain_text("plot")
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'.tile[data-building="{name}"]')).to_have_count(0)


def test_an_own_thing_is_used_where_it_lies(visit: Visit) -> None:
    def usable(move: object) -> bool:
        return re.match(r"use [it]\d", str(move)) is not None

    page = visit("/")
    go_on(page, position(lambda match: any(map(usable, match.state.moves(0))), full()))
    thing = page.locator(".players button.chip.open").first
    thing.click()
    expect(thing).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-action="confirm"][aria-disabled="false"]')).to_be_visible()


def test_the_chest_is_looked_into(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.TURN))
    page.locator('.players [data-seat="0"] [data-action="chest"]').click()
    chest = page.locator("dialog")
    assert chest.locator("[data-shown-persona]").count() == 49
    assert chest.locator(".row.full").count() == 9
    check(page, "chest", ("aside li + li", "main"))
    page.keyboard.press("Escape")
    expect(chest).to_have_count(0)


def test_a_late_village_is_for_everyone(visit: Visit) -> None:
    page = visit("/")
    go_on(page, crowded())
    assert page.locator(".players [data-seat]").count() == 6
    check(page, "late turn", ("aside li + li",))
    page.locator('[data-tab="buildings"]').click()
    assert page.locator("[data-list-building]").count() == 42
    page.set_viewport_size(PHONE)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator('[data-action="filter"]').select_option("gives coal")
    assert page.locator("[data-list-building]").count() >= 1
    page.locator('[data-action="filter"]').select_option("charter red")
    assert page.locator("[data-list-building]").count() == 6


@pytest.mark.parametrize("ask", at_length(FrameId.CHOOSE_PERSONA, FrameId.DECIDE, FrameId.MARK_STAR), ids=str)
def test_a_question_is_for_everyone(visit: Visit, ask: FrameId) -> None:
    page = visit("/")
    go_on(page, found(ask))
    check(page, ask.name, ("aside li + li", ".village", ".players", ".tracks", ".mat"))


def test_a_charter_is_looked_at_from_near(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    go_on(page, crowded())
    expect(page.locator(".village .title")).to_have_count(0)
    page.locator(".village .charter.red .banner").tap()
    expect(page.locator(".village .title").first).to_be_attached()
    page.locator('[data-action="whole-village"]').tap()
    expect(page.locator(".village .title")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", ["hu", "fr", "it", "de"])
def test_a_whole_first_game_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    start_in_the_village(page)
    steps: list[str] = []
    for _ in range(12):
        steps += play_inside(page, seed=[*LANGUAGES].index(language) + len(steps), most=12)
        no_message_is_missing(page)
        if page.locator('[data-step="over"]').count():
            break
    assert {"settle", "turn"} < set(steps)
    expect(page.locator('[data-lesson="result"] [data-seat]')).to_have_count(2)


def test_the_tutorial_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/learn/charterstone")
    page.wait_for_selector("[data-lesson-shown]")
    note_lessons(page)
    play_inside(page, seed=5)
    while page.get_attribute("[data-lesson-shown]", "data-lesson-shown") != "village-over":
        page.locator('[data-action="next-lesson"]').click()
    read = lessons_read(page)
    assert len(read) == len(set(read))
    assert {
        "village-welcome",
        "village-settle",
        "village-aim",
        "village-turn",
        "village-supply",
        "village-over",
    } <= set(read)


def test_every_lesson_is_told_in_every_language() -> None:
    lessons = re.findall(r"""\blesson\(\s*"(village-[a-z-]+)\"""", code())
    assert len(lessons) == 14
    for language in LANGUAGES:
        told = messages(language)
        assert [name for name in lessons if f"lesson-{name}" not in told or f"lesson-{name}.title" not in told] == []


def test_every_building_looks_its_own(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.SEARCH_DECK))
    looks: Any = page.evaluate(
        """() => [...document.querySelectorAll(".tile .picture, .laid .middle > svg")].map(picture => {
            const of = picture.closest(".tile, .card").classList;
            const charter = ["purple", "green", "yellow", "black", "blue", "red"].find(name => of.contains(name));
            return [charter, ...[...picture.querySelectorAll("path")].map(path => path.getAttribute("d"))].join();
        })"""
    )
    assert len(looks) > 60
    assert len(looks) == len(set(looks))


def number_of(name: str) -> int:
    """The number that a drawing goes by (art/number.ts)."""
    found = 2166136261
    for letter in name:
        found = (found ^ ord(letter)) * 16777619 & 0xFFFFFFFF
    return found ^ found >> 13


def test_every_word_of_the_vocabulary_has_an_icon() -> None:
    art = SOURCE / "games" / "charterstone" / "art"
    symbols = set(re.findall(r'<symbol id="cs-([a-z-]+)"', (art / "Sprite.svelte").read_text(encoding="utf-8")))
    symbols |= set(re.findall(r'<symbol id="cs-([a-z-]+)"', (art / "LaterSprite.svelte").read_text(encoding="utf-8")))
    kinds = set(map(int, re.findall(r"^  (\d+): \[", (art / "kinds.ts").read_text(encoding="utf-8"), re.M)))
    words = {*WHATS, *COUNTERS, *PAYABLE, *TARGETS}
    assert sorted(word for word in words if word not in symbols and number_of(word) not in kinds) == []
    assert kinds == {number_of(name) for name in (*MINIONS, *PERILS)}


def test_no_drawing_names_what_a_crate_holds() -> None:
    """A7.1: icons of what comes out of crates go by numbers."""
    named = [name for name in (*MINIONS, *PERILS) if re.search(rf"""["'`]{name}["'`]|\\b{name}:""", code())]
    assert named == []
