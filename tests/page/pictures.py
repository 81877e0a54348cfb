"""Take the pictures of the page that the documents show: `make pictures`. A game is played, each phase taken once.

Those of one game alone: `python tests/page/pictures.py charterstone`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal

from browsers import DESKTOP, PHONE, sign_in
from inpage import go_on, play_inside
from lategames import asked, found, full, position
from playing import ASKED, LEGAL_SPOT, OVER, Player
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from running import Running
from settling import Settler, played

from moonstone.engine import Match
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.testing.chromium import chromium_path

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SEED = 21
LOOKS: dict[str, tuple[ViewportSize, Literal["dark", "light"]]] = {
    "desktop-dark": (DESKTOP, "dark"),
    "desktop-light": (DESKTOP, "light"),
    "phone-dark": (PHONE, "dark"),
    "phone-light": (PHONE, "light"),
}
TAKEN = {
    "desktop-dark": {
        "home",
        "set-up",
        "rules",
        "offer",
        "stake",
        "intelligence",
        "engineering",
        "build",
        "keep",
        "over",
    },
    "desktop-light": {"home", "stake", "build", "over"},
    "phone-dark": {"home", "offer", "stake", "build", "keep", "over"},
    "phone-light": {"home", "stake", "over"},
}
IN_THE_VILLAGE = {
    "desktop-dark": {"village-late", "persona", "campaign", "book"},
    "desktop-light": {"village-early", "crate", "village-late", "chest", "story", "campaign", "book", "end"},
    "phone-dark": {"village-early", "village-late", "charter", "campaign"},
    "phone-light": {"crate", "village-late", "buildings", "campaign", "book", "end"},
}


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        with Running(str(Path(folder) / "moonstone.db"), Path(folder)) as server:
            for look in LOOKS:
                if "charterstone" not in sys.argv:
                    take(browser, server, look)
                if "charon" not in sys.argv:
                    take_the_village(browser, server, look)
                    take_the_campaign(browser, server, look)
        browser.close()


def opened(browser: Browser, server: Running, look: str) -> Page:
    """The page in a window of that size and theme."""
    size, theme = LOOKS[look]
    context = browser.new_context(
        viewport=size,
        color_scheme=theme,
        base_url=server.url,
        locale="en",
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('moonstone-settings', JSON.stringify({pace: 0, sound: false}))")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector('[data-action="play-now"]')
    return page


def busy(match: Match) -> bool:
    """A late turn with much to do: figures to place, and many buildings to go to."""
    moves = [str(move).split()[0] for move in match.state.moves(0)]
    return asked(match)["ask"] == "turn" and len(match.log) > 130 and "send" in moves and moves.count("place") > 13


def named(record: str) -> str:
    """A record in which Ann plays against good bots."""
    return record.replace("Maximiliane-Antoinette", "Ann").replace('"bot": "random"', '"bot": "greedy"')


def take_the_village(browser: Browser, server: Running, look: str) -> None:
    """Charterstone's pictures of one size and theme: a first game, a crate, and late games."""
    page = opened(browser, server, look)
    page.goto("/new/charterstone")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    page.locator('[data-action="open-table"]').click()
    play_inside(page, SEED, until='[data-step="turn"][data-asked="true"]')
    picture(page, look, "village-early")
    page.locator('.village .tile.open[data-building="charterstone"]').click()
    page.locator('[data-action="confirm"]').click()
    page.wait_for_selector("[data-opening]")
    picture(page, look, "crate")
    go_on(page, named(position(busy, full(4), 4)))
    picture(page, look, "village-late")
    page.locator(".village .charter.red .banner").click()
    picture(page, look, "charter")
    page.locator('[data-tab="buildings"]').click()
    page.locator('[data-list-building="basic-red"]').scroll_into_view_if_needed()
    picture(page, look, "buildings")
    page.locator('[data-action="chest"]').first.click()
    picture(page, look, "chest")
    page.keyboard.press("Escape")
    for name, ask in (("persona", FrameId.CHOOSE_PERSONA), ("story", FrameId.DECIDE)):
        if name in IN_THE_VILLAGE[look]:
            go_on(page, named(found(ask)))
            picture(page, look, name)
    page.context.close()


def take_the_campaign(browser: Browser, server: Running, look: str) -> None:
    """A campaign after two games of four: its home, its book, and how a game of it ended."""
    ann = Settler(server, "Ann")
    ann.bring(played(2, 4, "greedy"))
    for member, name in enumerate(("", "Bea", "Cid")):
        ann.ask("PUT", f"{ann.at}/members/{member}", json={"kind": "local", "name": name} if name else {"kind": "me"})
    page = opened(browser, server, look)
    sign_in(page, ann)
    page.goto(f"/campaign/{ann.campaign}")
    page.wait_for_selector(".village [data-building]")
    picture(page, look, "campaign")
    page.goto(f"/campaign/{ann.campaign}/book")
    page.wait_for_selector("[data-book] [data-slot]")
    page.locator('[data-book] nav [data-open="index"]').click()
    picture(page, look, "book")
    page.goto(f"/table/{ann.look()['games'][1]['table']}")
    page.wait_for_selector('[data-lesson="result"][data-page="points"]')
    picture(page, look, "end")
    page.context.close()


def take(browser: Browser, server: Running, look: str) -> None:
    """All pictures of one size and theme."""
    page = opened(browser, server, look)
    picture(page, look, "home")
    for name, path, ready in (
        ("set-up", "/new/charon", '[data-action="open-table"]:not([disabled])'),
        ("rules", "/rules/charon", "article section"),
    ):
        page.goto(path)
        page.wait_for_selector(ready)
        picture(page, look, name)
    page.goto("/")
    page.locator('[data-action="play-now"]').click()
    player = Player(page, SEED)
    while True:
        page.wait_for_selector(f"{ASKED}, {OVER}")
        step = page.get_attribute("[data-step]", "data-step") or ""
        if step == "over":
            break
        if step == "stake":
            page.locator(LEGAL_SPOT).nth(20).hover()
        picture(page, look, step)
        player.decide()
    picture(page, look, "over")
    page.context.close()


def picture(page: Page, look: str, name: str) -> None:
    """The latest one of each moment stays."""
    if name in TAKEN[look] | IN_THE_VILLAGE[look]:
        if name != "stake":  # the flag that is pointed at is what that picture shows
            page.mouse.move(0, 0)
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}-{look}.jpg", type="jpeg", quality=72)


if __name__ == "__main__":
    main()
