"""The page: from a click to the painted move, by the browser's own clock, on this machine's loopback."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.measure import Row, shorter
from bench.server import server
from moonstone.testing.chromium import NoChromiumError, chromium_path

GAMES = 8
LIMIT_MS = 100.0
WATCH = """() => {
    window.painted = [];
    window.bare = [];
    let clicked = 0;
    let unpainted = [];
    const nextFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => nextFrame((now) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            for (const [list, from] of unpainted) list.push(performance.now() - from);
            unpainted = [];
        };
        port2.postMessage(null);
        callback(now);
    });
    const note = (list, from) => {
        unpainted.push([list, from]);
        requestAnimationFrame(() => {});
    };
    addEventListener("click", (event) => {
        clicked = event.timeStamp;
        if (!event.target.closest("[data-action=confirm]")) note(window.bare, clicked);
    }, true);
    new MutationObserver(() => {
        if (clicked) note(window.painted, clicked);
        clicked = 0;
    }).observe(document.querySelector("[data-position]"), { attributes: true, attributeFilter: ["data-position"] });
}"""
"""Notes how long after a click the next frame is painted, and the frame that shows the move. A frame is painted right
after its callbacks, and a message that the first of them has posted is heard next, before what the page does then."""


def rows(say: Callable[[str], None]) -> Iterator[Row]:
    """The 95th percentile of the flags staked in a few games, beside the limit and a click that changes nothing."""
    try:
        path = chromium_path()
    except NoChromiumError as error:
        say(f"The page is not measured. {error}")
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        server(str(Path(folder) / "moonstone.db")) as (port, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(base_url=f"http://127.0.0.1:{port}")
        page.add_init_script("localStorage.setItem('moonstone-settings', JSON.stringify({pace: 0, sound: false}))")
        painted: list[float] = []
        bare: list[float] = []
        for _ in range(GAMES):
            moves, clicks = stake_flags(page)
            painted += moves
            bare += clicks
        browser.close()
    say(f"The page: {len(painted)} moves, median {statistics.median(painted):.0f} ms from click to paint.")
    ours, floor = _p95(painted), _p95(bare)
    yield shorter("click to painted move, p95", "ms", ours, "limit", LIMIT_MS, 1.0)
    yield shorter("click to painted move, p95", "ms", ours, "a click that only selects", floor, 0.1)


def stake_flags(page: Page) -> tuple[list[float], list[float]]:
    """Play the first round against a bot up to the last flag; the times of the moves, and of the clicks before them."""
    page.goto("/new/charon")
    page.wait_for_selector('[data-action="open-table"]:not([disabled])')
    page.locator("form li button.icon").last.click()
    page.locator("form li select").first.select_option("random")
    page.locator('[data-action="open-table"]').click()
    page.wait_for_selector('[data-asked="true"]')
    page.evaluate(WATCH)
    page.locator('[data-card][aria-disabled="false"]').first.click()
    page.locator('[data-action="confirm"][aria-disabled="false"]').click()
    for _ in range(4):
        page.wait_for_selector('[data-step="stake"][data-asked="true"]')
        page.locator('[data-spot][role="button"].legal').first.click()
        page.locator('[data-area][aria-disabled="false"]').first.click()
        confirm = page.locator('[data-action="confirm"][aria-disabled="false"]')
        confirm.hover()
        page.wait_for_timeout(100)
        before = page.get_attribute("[data-position]", "data-position")
        confirm.click()
        page.wait_for_selector(f'[data-position]:not([data-position="{before}"])')
        page.wait_for_timeout(50)
    return page.evaluate("() => painted"), page.evaluate("() => bare")


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]
