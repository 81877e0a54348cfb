"""What the twelve games bring to Charterstone's table: each game's rule, its pictures, and what is explained once."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from browsers import PHONE, SIDEWAYS, SMALL, Visit
from inpage import go_on
from lategames import asked, at_turn, found, helped, plots, position, story, told
from layout import troubles
from playing import ASKED
from playwright.sync_api import Page, WebSocket, expect
from test_everyone import check
from test_languages import SOURCE, code
from villager import OPEN_TILE, TouchingVillager, Villager

from cases import at_length
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.rules.frames import FrameId

BEGIN = '[data-action="begin-game"]'
NEWS = "[data-news]"
RULE = "Your small worker may not be placed where your large worker stands."
SKY: dict[str, object] = {"plots": ("basic-purple", "", "", "b26", "b31", "b32"), "tiles": ("b42", "b25", "", "")}
"""A charter with two buildings on sky islands, and two plots that stand empty."""


@cache
def fifth() -> str:
    """The first turn of the fifth game."""
    return at_turn(told(5), 2)


@cache
def haunted() -> str:
    """A turn of the eighth game, in which the first seat can place its spectral or its small worker."""

    def both(match: Any) -> bool:
        verbs = {str(move).split()[0] for move in match.state.moves(0)}
        return asked(match)["ask"] == "turn" and {"place", "small"} <= verbs and len(match.log) > 40

    return position(both, story(8, "ACEGIL", spectral="purple", purple=SKY))


@cache
def emblems() -> str:
    return at_turn(story(11, "ACEGILNPR", 3), 3, lambda view: any(one["emblem"] for one in view["charters"].values()))


@cache
def last() -> str:
    sides: dict[str, Any] = {name: {"side": ("loyal", "rebel")[at % 2]} for at, name in enumerate(CHARTERS)}
    return at_turn(story(12, "ACEGILNPQS", 3, **sides), 3, least=40)


def test_the_rule_of_a_game_is_read_at_its_set_up_and_stands_while_it_holds(visit: Visit) -> None:
    page = visit("/")
    go_on(page, fifth(), begin=False)
    window = page.get_by_role("dialog", name="Game 5: New faces")
    expect(window).to_contain_text(RULE)
    expect(window.locator("[data-rule-picture] svg, svg[data-rule-picture]")).to_be_visible()
    expect(page.locator(BEGIN)).to_be_focused()
    page.keyboard.press("Enter")
    expect(window).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page.locator(".caps [data-action=rule]")).to_be_visible()
    expect(window).to_have_count(0)
    page.locator('[data-action="rule"]').click()
    expect(window.locator("[data-rule-read]")).to_contain_text(RULE)
    expect(page.locator(BEGIN)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator('[data-action="rule"]')).to_be_focused()
    page.keyboard.press("b")
    expect(page.locator("[data-book-rule]")).to_have_text(RULE)


def test_a_game_without_a_rule_of_its_own_begins_at_once(visit: Visit) -> None:
    page = visit("/")
    go_on(page, at_turn(told(8), 2), begin=False)
    assert page.locator("[data-game-begins]").count() == 0
    page.locator('[data-action="rule"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Game 8: A clean house")
    assert page.locator("[data-rule-read]").count() == 0


def test_what_a_rule_forbids_is_refused_in_its_name(visit: Visit) -> None:
    page = visit("/")
    go_on(page, at_turn(told(11), 2))
    page.locator('.tile[data-building="basic-purple"]').click(force=True)
    expect(page.locator(".hint.refusal")).to_contain_text("No worker may be placed in its own charter.")


def laid_over(view: Any) -> bool:
    """Whether a building of a sky island lies over another."""
    return any(plot["building"] == "b42" and plot.get("under") for plot in plots(view))


def test_sky_islands_float_and_show_what_lies_beneath(visit: Visit) -> None:
    page = visit("/")
    go_on(page, at_turn(story(8, "ACEGIL", purple=SKY), 2, laid_over))
    assert page.locator(".village [data-tile]").count() == 4
    covered = page.locator(".village .built[data-tile]")
    assert covered.count() > 0
    page.locator('[data-action="beneath"]').click()
    expect(page.locator('.village [data-beneath]:not([data-beneath=""])')).to_have_count(covered.count())
    assert page.locator(".village [data-beneath]").count() == 4
    page.locator('[data-action="beneath"]').click()
    expect(page.locator(".village [data-beneath]")).to_have_count(0)
    label = page.locator('.tile.afloat[data-building="b42"]').get_attribute("aria-label") or ""
    assert "A sky island floats here. Beneath it, out of play: “" in label


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "touch"])
def test_an_island_is_laid_by_pressing_it_and_the_plot(visit: Visit, finger: bool) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if finger else {}
    page = visit("/", **phone)
    go_on(page, position(lambda match: asked(match)["ask"] == "lay", story(8, "ACEGIL", purple=SKY)))
    player = TouchingVillager(page) if finger else Villager(page)
    player.press(page.get_by_role("button", name=GAME_TITLE["b42"]).first)
    below = page.locator(".village .tile.open[data-mine]").first
    assert "lay the sky island over" in (below.get_attribute("aria-label") or "")
    plot = below.get_attribute("data-mine")
    player.press(below)
    expect(page.locator(".sentence")).to_have_text(f"Lay the sky island with “{GAME_TITLE['b42']}” on plot {plot}")
    player.press(page.locator('[data-action="confirm"]'))
    tile = page.locator('.village .tile[data-building="b42"] [data-tile]')
    expect(tile).to_be_visible()
    expect(tile).to_have_class(re.compile(r"\bbuilt\b"))


GAME_TITLE = {part.name: part.title for part in GAME.content.buildings}


def test_large_small_and_spectral_workers_are_told_apart_and_chosen_where_they_stand(visit: Visit) -> None:
    page = visit("/")
    go_on(page, haunted())
    mine = page.locator('.players [data-seat="0"]')
    expect(mine.locator("button[data-at-hand]")).to_have_count(2)
    shapes = page.locator(".players [data-worker] .body").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert len(set(shapes)) == 2, "the spectral one has a shape of its own"
    expect(page.locator('.players [data-worker="large"] .hat').first).to_be_attached()
    spectral = mine.locator('[data-at-hand="spectral"]')
    expect(spectral).to_have_attribute("aria-label", "Spectral worker")
    spectral.click()
    expect(spectral).to_have_attribute("aria-pressed", "true")
    tile = page.locator(OPEN_TILE).first
    building = tile.get_attribute("data-building")
    tile.click()
    expect(page.locator(".sentence")).to_contain_text("Place your spectral worker")
    page.locator('[data-action="confirm"]').click()
    piece = page.locator(f'.village [data-piece="{building} 0"] [data-worker="spectral"]')
    expect(piece).to_be_visible()
    label = page.locator(f'.tile[data-building="{building}"]').get_attribute("aria-label") or ""
    assert "It is the spectral worker." in label


def test_figures_at_hand_are_called_with_their_number(visit: Visit) -> None:
    page = visit("/")
    go_on(page, at_turn(helped(), 2))
    cat = page.locator('[data-chooser] [data-token="cat"]')
    expect(cat).to_have_text(re.compile(r"Cat\s*1"))
    expect(cat).to_have_attribute("aria-label", "Cat: 1")


def test_companions_join_the_charters_and_are_kind_or_not(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.CHOOSE_MOOD))
    assert page.locator(".village [data-companion]").count() == 6
    answers = page.locator('[data-answer="companion"]')
    expect(answers.nth(0)).to_contain_text("Kind")
    expect(answers.nth(0)).to_contain_text("1 capacity")
    answers.nth(0).click()
    expect(page.locator('.village [data-companion][data-mood="kind"]')).to_have_count(1)
    expect(page.locator('[data-joined="purple"]')).to_have_attribute(
        "aria-label", re.compile("Companion of the Purple charter, kind: ")
    )


def test_the_die_lies_beside_the_banner_of_the_player_who_rolled(visit: Visit) -> None:
    def rolled(view: Any) -> bool:
        return bool(
            view["round"] > 4 and any(plot["worker"] not in (None, 1) for plot in view["charters"]["green"]["plots"])
        )

    page = visit("/")
    go_on(page, at_turn(story(6, "ACEG"), 2, rolled))
    die = page.locator(".village [data-die]")
    while not die.count():
        Villager(page, seed=4).decide()
        page.wait_for_selector(ASKED)
    expect(die).to_have_count(1)
    assert "rolls the die, which shows" in (die.get_attribute("aria-label") or "")


def test_the_candle_burns_down_with_its_odds_and_says_on_whose_turn_it_went_out(visit: Visit) -> None:
    page = visit("/")
    heights = []
    for least in (0, 60):
        go_on(page, at_turn(told(9), 2, lambda view: view["candle"]["burns"], least))
        candle = page.locator('.village [data-candle="burns"]')
        label = candle.get_attribute("aria-label") or ""
        percent = re.search(r"([\d.]+)%", label)
        assert percent, label
        wax: Any = candle.locator(".wax").evaluate("one => one.getBBox().height")
        heights.append((float(percent[1]), wax))
    assert heights[0][0] < heights[1][0]
    assert heights[0][1] > heights[1][1], "the likelier it goes out, the shorter it is"
    go_on(page, at_turn(told(9), 2, lambda view: not view["candle"]["burns"]))
    expect(page.locator('.village [data-candle="out"]')).to_have_attribute(
        "aria-label", re.compile(r"The candle: It went out on .+’s turn\.")
    )


def test_a_figure_that_belongs_to_nobody_waits_and_is_taken_in(visit: Visit) -> None:
    page = visit("/")
    go_on(page, at_turn(told(10), 2, lambda view: any(one.get("loose") for one in plots(view))))
    waiting = page.locator(".village [data-loose]")
    before = waiting.count()
    told_by = page.locator('.tile[aria-label*="A figure that belongs to nobody waits here"]')
    assert told_by.count() == before > 0
    page.locator(f'{OPEN_TILE}[aria-label*="belongs to nobody"]').first.click()
    if page.locator('[data-chooser] [data-token="worker"]').count():
        page.locator('[data-chooser] [data-token="worker"]').first.click()
    page.locator('[data-action="confirm"]').click()
    expect(waiting).to_have_count(before - 1)


def test_emblems_show_whose_influence_lies_on_them(visit: Visit) -> None:
    page = visit("/")
    go_on(page, emblems())
    assert page.locator(".village [data-emblem]").count() == 6
    marked = page.locator(".village [data-emblem]:has([data-emblem-token])").first
    assert "Influence on the emblem of the " in (marked.get_attribute("aria-label") or "")
    empty = page.locator(".village [data-emblem]:not(:has([data-emblem-token]))").first
    assert "No influence on the emblem" in (empty.get_attribute("aria-label") or "")


def test_loyal_and_rebel_are_chosen_by_what_they_do_and_seen_afterwards(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.CHOOSE_SIDE))
    answers = page.locator('[data-answer="side"]')
    expect(answers).to_have_count(2)
    assert all("game" in text for text in answers.locator(".does").all_inner_texts())
    go_on(page, last())
    expect(page.locator('.village [data-side="loyal"]')).to_have_count(3)
    expect(page.locator('.village [data-side="rebel"]')).to_have_count(3)
    assert "rebels against the king" in (page.locator('[data-joined="green"]').get_attribute("aria-label") or "")


def test_the_kings_on_the_stories_are_counted(visit: Visit) -> None:
    page = visit("/")
    go_on(page, last())
    view: Any = GAME.content.choices
    happy = sum(view[name].kings for name in "ACEGILNPQS" if view[name].king == "happy")
    angry = sum(view[name].kings for name in "ACEGILNPQS" if view[name].king == "angry")
    expect(page.locator(".kings")).to_have_attribute(
        "aria-label", f"Kings on the stories so far: {happy} happy, {angry} angry."
    )


def test_a_victory_card_is_seen_by_its_owner_and_on_no_other_page(visit: Visit) -> None:
    owner = visit("/")
    go_on(owner, found(FrameId.PICK_VICTORY))
    expect(owner.locator('[data-answer="victory"]')).to_have_count(6)
    owner.locator('[data-answer="victory"]', has_text="Deep cellars").click()
    mine = owner.locator('.players [data-seat="0"] [data-victory]')
    expect(mine).to_have_attribute("data-victory", "open")
    expect(mine).to_have_attribute("aria-label", re.compile("Deep cellars"))
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    other = visit("/")
    other.on("websocket", listen)
    other.goto(owner.url)
    sealed = other.locator('.players [data-seat="0"] [data-victory]')
    expect(sealed).to_have_attribute("data-victory", "sealed")
    expect(sealed).to_have_attribute("aria-label", re.compile("stays secret until the last scoring"))
    assert "Deep cellars" not in other.content()
    assert heard
    assert [frame[:200] for frame in heard if '"victory":"v5"' in frame.replace(" ", "")] == []


def test_what_is_new_is_explained_once_and_again_only_when_asked_for(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.CHOOSE_MOOD))
    news = page.locator(NEWS)
    expect(news).to_have_attribute("data-news", "companion")
    expect(news.locator("svg")).to_be_visible()
    expect(page.locator(".hint.explains")).to_contain_text("A companion stays with each charter for good.")
    page.locator('[data-action="explained"]').click()
    expect(news).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page.locator(".caps [data-action=rule]")).to_be_visible()
    expect(news).to_have_count(0)
    page.locator('[data-action="rule"]').click()
    expect(page.locator('[data-explained="companion"]')).to_be_visible()
    page.locator('[data-action="explain-again"]').click()
    page.keyboard.press("Escape")
    expect(news).to_have_attribute("data-news", "companion")


def test_a_player_who_plays_on_has_read_what_was_explained(visit: Visit) -> None:
    page = visit("/")
    go_on(page, found(FrameId.CHOOSE_MOOD))
    expect(page.locator(NEWS)).to_have_attribute("data-news", "companion")
    page.locator('[data-answer="companion"]').first.click()
    page.wait_for_function("() => localStorage.getItem('moonstone-explained')?.includes('companion')")
    expect(page.locator('[data-news="companion"]')).to_have_count(0)


def test_what_a_game_brings_is_explained_as_it_begins(visit: Visit) -> None:
    page = visit("/")
    go_on(page, fifth(), begin=False)
    told_now = page.locator("dialog [data-explained]")
    expect(told_now).to_have_count(2)
    page.locator(BEGIN).click()
    assert page.evaluate("() => localStorage.getItem('moonstone-explained')") == '["islands","workers"]'


def shown(page: Page, record: str) -> None:
    go_on(page, record)
    page.wait_for_function("() => document.getAnimations().length === 0")


@pytest.mark.parametrize("of", at_length(haunted, emblems, last, fifth), ids=lambda of: of.__name__)
def test_the_table_of_a_later_game_is_for_everyone(visit: Visit, of: Any) -> None:
    page = visit("/")
    shown(page, of())
    check(page, of.__name__, ("aside li + li",))


@pytest.mark.parametrize("of", at_length(haunted, emblems, last), ids=lambda of: of.__name__)
def test_nothing_is_cut_or_too_small_on_the_table_of_a_later_game(visit: Visit, of: Any) -> None:
    page = visit("/", has_touch=True, viewport=PHONE)
    shown(page, of())
    page.locator('[data-action="rule"]').click()
    page.wait_for_selector("dialog [data-explained]")
    wrong = troubles(page, (PHONE, SIDEWAYS), ("de", "hu"), True)
    page.keyboard.press("Escape")
    wrong += troubles(page, (PHONE, SIDEWAYS), ("hu", "fr"), True)
    wrong += troubles(page, (SMALL,), ("de",), False)
    assert wrong == []


def test_a_title_and_what_is_said_of_it_are_one_message() -> None:
    """French puts a space before the colon."""
    parts = re.findall(r"`[^`\n]*\}: \$\{[^`\n]*`", code())
    assert [part for part in parts if re.search(r"\b(t|title)\(", part)] == []


def test_every_icon_of_the_vocabulary_is_drawn_by_its_name() -> None:
    icons = (SOURCE / "games" / "charterstone" / "art" / "icons.ts").read_text(encoding="utf-8")
    listed = re.search(r"const words = \[(.*?)\];", icons, re.S)
    assert listed
    symbols = set(re.findall(r'<symbol id="cs-([a-z-]+)"', code()))
    assert sorted({*" ".join(re.findall(r'"([^"]*)"', listed[1])).split()} - symbols) == []
