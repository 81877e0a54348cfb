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

GAMES = 6
SLOWED = 4
"""How many times slower the processor of a cheap phone is taken to be."""
LIMITS_MS = {1: 50.0, SLOWED: 100.0}
EMPTY = """() => {
    document.body.innerHTML = '<button style="position: fixed; inset: 0" data-position="0">0</button>';
    document.querySelector("button").onclick = ({target}) => (target.textContent = +target.textContent + 1);
}"""
"""A page that only counts clicks: how long a frame takes on this machine and in this browser, whatever is drawn."""
WATCH = """() => {
    window.painted = [];
    window.chosen = [];
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
        if (!event.target.closest("[data-action=confirm]")) note(window.chosen, clicked);
    }, true);
    new MutationObserver(() => {
        if (clicked) note(window.painted, clicked);
        clicked = 0;
    }).observe(document.querySelector("[data-position]"), { attributes: true, attributeFilter: ["data-position"] });
}"""
"""Notes how long after a click the next frame is painted, and the frame that shows the move. A frame is painted right
after its callbacks, and a message that the first of them has posted is heard next, before what the page does then."""


def rows(say: Callable[[str], None]) -> Iterator[Row]:
    """The 95th percentiles of clicks that choose and of flags that are staked in a few games, at full speed and on a
    slowed processor, beside the limits and clicks on an empty page.
    """
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
        processor = page.context.new_cdp_session(page)
        for slower, limit in LIMITS_MS.items():
            processor.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            painted: list[float] = []
            chosen: list[float] = []
            empty: list[float] = []
            for _ in range(GAMES):
                moves, choices = stake_flags(page)
                painted += moves
                chosen += choices
                empty += click_on_nothing(page)
            speed = "" if slower == 1 else f", processor {slower} times slower"
            median = statistics.median(painted)
            say(f"The page{speed}: {len(painted)} moves, median {median:.0f} ms from click to paint.")
            for what, times in (("choice", chosen), ("move", painted)):
                name, ours = f"click to painted {what}, p95{speed}", _p95(times)
                yield shorter(name, "ms", ours, "limit", limit, 1.0)
                yield shorter(name, "ms", ours, "a click on an empty page", _p95(empty), 0.1)
        browser.close()


def click_on_nothing(page: Page) -> list[float]:
    """The times from clicks to paint on an empty page."""
    page.goto("about:blank")
    page.evaluate(EMPTY)
    page.evaluate(WATCH)
    for _ in range(10):
        page.locator("button").click()
        page.wait_for_timeout(50)
    times: list[float] = page.evaluate("() => chosen")
    return times


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
    return page.evaluate("() => painted"), page.evaluate("() => chosen")


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]
